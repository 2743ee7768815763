"""Computer players that think until a file appears: a test decides how long."""

import functools
import time
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.ai.bots import Bot
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.bridge import desk

GLANCE_S = 0.002


class GatedBot:
    """Answers as another one does, but only once the gate is open."""

    looks_ahead = False

    def __init__(self, gate: str, inner: Bot) -> None:
        self._gate = Path(gate)
        self._inner = inner

    def choose(self, rules: Any, state: Any, seat: int, budget: int = 0) -> Any:
        while not self._gate.exists():
            time.sleep(GLANCE_S)
        return self._inner.choose(rules, state, seat)


def gated_bot_for(gate: str, game: str, seed: int, level: str, seat: int) -> GatedBot:
    return GatedBot(gate, make_bot(level, game, seed + seat))


class Gate:
    """Opens and closes the way for the answers of the computer players."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._path = path
        monkeypatch.setattr(desk, "bot_for", functools.partial(gated_bot_for, str(path)))

    def open(self) -> None:
        self._path.touch()

    def close(self) -> None:
        self._path.unlink(missing_ok=True)
