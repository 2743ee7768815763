"""Makes the sounds of the program: a few plucked and struck tones, worked out from sines.

    python3 packaging/sounds.py [FOLDER]

writes the files of `resources/sounds`, or of another folder.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path

RATE = 22_050
LOUDNESS = 0.5
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Tone = tuple[float, float, float, float]
"""When it begins and how long it takes to die away, in seconds; its pitch in hertz; its strength from 0 to 1."""

SOUNDS: dict[str, tuple[float, tuple[Tone, ...]]] = {
    "place": (0.16, ((0.0, 0.03, 196.0, 1.0), (0.0, 0.02, 523.3, 0.35), (0.0, 0.01, 1318.5, 0.15))),
    "turn": (0.55, ((0.0, 0.14, 587.3, 0.55), (0.11, 0.18, 880.0, 0.5))),
    "refuse": (0.22, ((0.0, 0.06, 155.6, 0.8), (0.0, 0.05, 164.8, 0.5))),
    "end": (1.0, ((0.0, 0.3, 392.0, 0.4), (0.12, 0.3, 493.9, 0.4), (0.24, 0.35, 587.3, 0.4), (0.36, 0.4, 784.0, 0.4))),
}  # fmt: skip
"""Length in seconds, and the tones of each sound."""


def samples(length: float, tones: tuple[Tone, ...]) -> array[int]:
    """A sound as samples of 16 bits, that begins and ends in silence."""
    count = round(length * RATE)
    made = array("h")
    for number in range(count):
        time = number / RATE
        level = sum(level_of(tone, time) for tone in tones) * min(1.0, (length - time) / 0.03)
        made.append(round(max(-1.0, min(1.0, level * LOUDNESS)) * 32_767))
    return made


def level_of(tone: Tone, time: float) -> float:
    """How a tone stands at a time: struck, with two overtones, then dying away."""
    begin, decay, pitch, strength = tone
    since = time - begin
    if since < 0:
        return 0.0
    wave_form = math.sin(math.tau * pitch * since) + 0.3 * math.sin(2 * math.tau * pitch * since)
    wave_form += 0.1 * math.sin(3 * math.tau * pitch * since)
    return strength * min(1.0, since / 0.004) * math.exp(-since / decay) * wave_form / 1.4


def main(folder: Path) -> None:
    """Write all sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (length, tones) in SOUNDS.items():
        made = samples(length, tones)
        if sys.byteorder == "big":
            made.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
