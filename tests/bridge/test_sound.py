"""Sounds, with a player in the place of miniaudio that keeps what it is given."""

from __future__ import annotations

import runpy
import sys
import types
import wave
from array import array
from pathlib import Path
from typing import Any, ClassVar

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.bridge import sound


class Device:
    """A sound device without a sound."""

    made: ClassVar[list[Device]] = []
    fails = False

    def __init__(self, *_how: object, **_more: object) -> None:
        if Device.fails:
            raise FakeError("no device")
        self.is_open = True
        Device.made.append(self)

    def start(self, stream: Any) -> None:
        self.stream = stream

    def close(self) -> None:
        self.is_open = False


class FakeError(Exception):
    """What miniaudio raises."""


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> type[Device]:
    """miniaudio, as far as the program uses it."""
    fake = types.ModuleType("miniaudio")
    fake.PlaybackDevice = Device  # type: ignore[attr-defined]
    fake.MiniaudioError = FakeError  # type: ignore[attr-defined]
    fake.SampleFormat = types.SimpleNamespace(SIGNED16=2)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "miniaudio", fake)
    monkeypatch.setattr(sound, "is_installed", lambda: True)
    Device.made, Device.fails = [], False
    return Device


def read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sound.RATE)
        return array("h", file.readframes(file.getnframes()))


def test_the_sounds_are_those_that_the_script_makes(checkout: Path, tmp_path: Path) -> None:
    runpy.run_path(str(checkout / "packaging" / "sounds.py"))["main"](tmp_path)
    folder = resource_path("sounds")
    assert sorted(path.stem for path in folder.iterdir()) == sorted(sound.NAMES)
    for name in sound.NAMES:
        kept, made = read(folder / f"{name}.wav"), read(tmp_path / f"{name}.wav")
        assert len(kept) == len(made)
        # Sines of other systems may differ in their last digit.
        assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1
        assert len(kept) / sound.RATE <= 1.0 and abs(kept[-1]) < 300 and max(map(abs, kept)) > 3000


def test_nothing_is_opened_without_loudness_or_without_the_package(
    player: type[Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds = sound.Sounds()
    sounds.play("turn")
    sounds.volume = 50
    monkeypatch.setattr(sound, "is_installed", lambda: False)
    sounds.play("turn")
    assert player.made == []


def test_sounds_are_mixed_as_loud_as_is_wished(player: type[Device]) -> None:
    sounds = sound.Sounds()
    sounds.volume = 50
    sounds.play("place")
    sounds.play("refuse")
    assert len(player.made) == 1
    place, refuse = (read(resource_path("sounds", f"{name}.wav")) for name in ("place", "refuse"))
    heard = player.made[0].stream.send(400)
    assert list(heard) == [round((a + b) / 2) for a, b in zip(place[:400], refuse[:400], strict=True)]
    rest = sounds.mixed(10_000)
    assert rest[len(place) - 400 - 1] == round((place[-1] + refuse[len(place) - 1]) / 2)
    assert list(sounds.mixed(10)) == [0] * 10, "all of them have died away"


def test_closing_lets_the_device_go_and_the_next_sound_opens_one(player: type[Device]) -> None:
    sounds = sound.Sounds()
    sounds.volume = 100
    sounds.play("end")
    sounds.close()
    assert not player.made[0].is_open
    sounds.play("end")
    assert len(player.made) == 2


def test_without_a_device_it_stays_silent(player: type[Device]) -> None:
    player.fails = True
    sounds = sound.Sounds()
    sounds.volume = 100
    for _ in range(2):
        sounds.play("end")
    assert player.made == [] and list(sounds.mixed(4)) == [0] * 4
