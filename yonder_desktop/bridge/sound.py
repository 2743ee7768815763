"""Short sounds, where the optional package `miniaudio` is installed. Nothing in the program waits for a sound."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Generator
from importlib.util import find_spec
from typing import Any

from yonder_desktop.assets import resource_path

RATE = 22_050
"""Samples a second of all sounds; they have one channel of 16 bits."""
NAMES = ("place", "turn", "refuse", "end")
LOUDEST = 32_767


def is_installed() -> bool:
    """Whether there is anything to play sounds with."""
    return find_spec("miniaudio") is not None


class Sounds:
    """Plays sounds by name, one over the other. volume: in per cent; with 0 nothing is opened at all.

    Where no sound device can be opened it stays silent: sounds are never needed.
    """

    def __init__(self) -> None:
        self.volume = 0
        self._device: Any = None
        self._is_broken = False
        self._samples: dict[str, array[int]] = {}
        self._voices: list[tuple[array[int], int]] = []

    def play(self, name: str) -> None:
        """Begin a sound."""
        if self.volume and is_installed() and not self._is_broken:
            self._open()
        if self._device is not None:
            self._voices = [*self._voices, (self._read(name), 0)]

    def close(self) -> None:
        """Let the sound device go; the next sound opens it again."""
        device, self._device = self._device, None
        self._voices = []
        if device is not None:
            device.close()

    def _open(self) -> None:
        if self._device is not None:
            return
        import miniaudio

        try:
            device = miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, RATE, buffersize_msec=60)
            stream = self._stream()
            next(stream)
            device.start(stream)
        except miniaudio.MiniaudioError:
            self._is_broken = True
            return
        self._device = device

    def _read(self, name: str) -> array[int]:
        if name not in self._samples:
            with wave.open(str(resource_path("sounds", f"{name}.wav")), "rb") as file:
                self._samples[name] = array("h", file.readframes(file.getnframes()))
            if sys.byteorder == "big":
                self._samples[name].byteswap()
        return self._samples[name]

    def _stream(self) -> Generator[array[int], int, None]:
        """What the device plays; it runs in the device's own thread."""
        frames = yield array("h")
        while True:
            frames = yield self.mixed(frames)

    def mixed(self, frames: int) -> array[int]:
        """The next so many samples of all that sounds, as loud as is wished."""
        voices, share = self._voices, self.volume / 100
        mix = [0.0] * frames
        going = []
        for samples, start in voices:
            part = samples[start : start + frames]
            for number, sample in enumerate(part):
                mix[number] += sample * share
            if start + frames < len(samples):
                going.append((samples, start + frames))
        # Sounds that were begun meanwhile stand behind those that were mixed.
        self._voices = going + self._voices[len(voices) :]
        return array("h", (max(-LOUDEST, min(LOUDEST, round(sample))) for sample in mix))
