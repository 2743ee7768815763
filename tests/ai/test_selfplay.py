"""Whole games of computer players, and games that break."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy_game import ToyRules
from yonder_desktop.ai import selfplay
from yonder_desktop.ai.bots import RandomBot
from yonder_desktop.ai.selfplay import BrokenGame, play_game
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import Fault


class LeakyRules(ToyRules):
    """Breaks an invariant from the second round on."""

    def breaches(self, state: Any) -> list[Fault]:
        return [Fault("a card is lost")] if state.round > 1 else []


def bots(seed: int = 1) -> list[RandomBot]:
    return [RandomBot(seed), RandomBot(seed + 1)]


def test_a_game_is_played_to_its_end() -> None:
    played = play_game(ToyRules(), Setup(2, 4), bots())
    assert played.outcome.rounds == 3 and played.decisions >= 8
    assert play_game(ToyRules(), Setup(2, 4), bots()).decisions == played.decisions


def test_a_watcher_sees_every_choice() -> None:
    seen: list[list[Event]] = []
    played = play_game(ToyRules(), Setup(2, 4), bots(), lambda state, events: seen.append(events))
    assert len(seen) == played.decisions and all(seen)


def test_a_broken_invariant_ends_the_game_with_its_seed() -> None:
    with pytest.raises(BrokenGame, match=r"seed 4, choice 4: a card is lost") as caught:
        play_game(LeakyRules(), Setup(2, 4), bots())
    assert caught.value.seed == 4


def test_a_game_without_an_end_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_DECISIONS", 5)
    with pytest.raises(BrokenGame, match="no end"):
        play_game(ToyRules(), Setup(2, 4), bots())
