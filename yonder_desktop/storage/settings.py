"""The settings of the program. A damaged file never keeps it from starting."""

from __future__ import annotations

import contextlib
import json
import shutil
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from yonder_desktop.storage.atomic import write_atomically
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.paces import BY_STEPS, LONGEST_PACE
from yonder_desktop.storage.problems import Notice
from yonder_desktop.storage.scales import LARGEST_SCALE, SMALLEST_SCALE

BROKEN = ".broken"


class NewGameChoice(BaseModel):
    """What was last chosen in the new-game dialog, for a game."""

    model_config = ConfigDict(extra="ignore")

    seats: list[SeatRecord] = Field(min_length=1, max_length=12)
    options: dict[str, int | str] = {}
    card_set: str = "house"


class Settings(BaseModel):
    """What a person can set, and what the window remembers.

    scale: SMALLEST_SCALE to LARGEST_SCALE per cent; 0 grows with the screen. card_text: the size of sentences on cards,
    in per cent.
    language: "" follows the system. animation: of the table; `pace` of the others' turns, in seconds for a step of
    theirs, 0 to tell none, BY_STEPS to wait at each. replay_pace: seconds for a position of a game that is watched
    again. reduced_motion: nothing moves on its own, whatever `animation` says. left_handed: the rail of panels is on
    the left. volume: of sounds, in per cent. geometry: the window's, as Qt writes it, in base 64. new_game: the last
    choice by game.
    """

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    theme: Literal["system", "day", "night", "contrast"] = "system"
    palette: Literal["usual", "safe"] = "usual"
    scale: int = Field(default=0, ge=0, le=LARGEST_SCALE)
    card_text: int = Field(default=100, ge=100, le=150)
    left_handed: bool = False
    language: str = Field(default="", max_length=20)
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    pace: float = 1.0
    replay_pace: float = Field(default=1.0, ge=0.1, le=10.0)
    reduced_motion: Literal["system", "on", "off"] = "system"
    confirm_costly: bool = True
    autosave: bool = True
    sound: bool = True
    volume: int = Field(default=50, ge=0, le=100)
    geometry: str = Field(default="", max_length=4000)
    full_screen: bool = False
    last_game: str = Field(default="", max_length=50)
    new_game: dict[str, NewGameChoice] = {}

    @field_validator("pace")
    @classmethod
    def _known_pace(cls, pace: float) -> float:
        if pace != BY_STEPS and not 0.0 <= pace <= LONGEST_PACE:
            raise ValueError(f"{BY_STEPS:g}, or 0 to {LONGEST_PACE:g}")
        return pace

    @field_validator("scale")
    @classmethod
    def _known_scale(cls, scale: int) -> int:
        if 0 < scale < SMALLEST_SCALE:
            raise ValueError(f"0, or {SMALLEST_SCALE} to {LARGEST_SCALE}")
        return scale


def load_settings(path: Path) -> tuple[Settings, list[Notice]]:
    """The settings in a file; what cannot be read is as at first, is told, and is kept beside the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), []
    except (OSError, UnicodeDecodeError):
        return Settings(), [_broken(path)]
    given = _parsed(text)
    if given is None:
        return Settings(), [_broken(path)]
    settings, refused = _kept(given)
    return settings, [_broken(path, ", ".join(refused))] if refused else []


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises StorageProblem."""
    text = json.dumps(settings.model_dump(mode="json"), indent=1, ensure_ascii=False)
    write_atomically(path, (text + "\n").encode("utf-8", "backslashreplace"))


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return given if isinstance(given, dict) else None


def _kept(given: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings with every field that is right, and the names of those that are not."""
    settings, refused = Settings(), []
    for name in Settings.model_fields:
        if name in given:
            try:
                setattr(settings, name, given[name])
            except ValidationError:
                refused.append(name)
    return settings, refused


def _broken(path: Path, fields: str = "") -> Notice:
    """Keep a copy of the damaged file, and tell where."""
    kept = path.with_name(path.name + BROKEN)
    with contextlib.suppress(OSError):
        shutil.copyfile(path, kept)
    return Notice("settings_broken", {"path": str(path), "kept": str(kept), "fields": fields})
