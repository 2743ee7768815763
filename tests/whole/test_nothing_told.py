"""At one screen nothing in the window tells what another person holds or has sealed.

Two games that differ only in what the person at the screen may not know look, read and sound the same to that
person, before the curtain and behind it.
"""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.unseen import Pair, pairs, saved, told
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.shelf import GameShelf

GAMES: list[tuple[str, int, dict[str, int | str]]] = [
    ("yonder", 2, {}),
    ("yonder", 3, {"ventures": 1}),
    ("yro", 2, {}),
    ("yro", 3, {"draft": 1, "quests": 1}),
    ("yro", 2, {"quick": 1}),
    ("ylandyss", 2, {}),
    ("ylandyss", 3, {}),
]
LONGEST = 120
OF_A_KIND = 2
"""How many pairs of games are compared where the same kind of choice differs."""


def chosen_pairs(game: str, seats: int, options: dict[str, int | str]) -> list[Pair]:
    """Some pairs for each kind of choice that another person does not see."""
    kinds: dict[str, list[Pair]] = {}
    rules = GameShelf(None).take(game).rules
    for pair in pairs(rules, Setup(seats, 5, options), LONGEST):
        kinds.setdefault(pair.verb, []).append(pair)
    return [pair for found in kinds.values() for pair in (found[0], found[-1])[:OF_A_KIND]]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_another_keeps_secret(
    start: Start, qtbot: QtBot, tmp_path: Path, game: str, seats: int, options: dict[str, int | str]
) -> None:
    found = chosen_pairs(game, seats, options)
    assert found, "nothing is secret in this game"
    window = start()
    for pair in found:
        covered, uncovered = [], []
        for which in (0, 1):
            window.play.open(saved(tmp_path, game, pair, which))
            session = window.desk.session
            assert session is not None and session.handover_seat == pair.seat
            covered.append(told(window))
            session.take_seat()
            assert session.viewer == pair.seat and session.choices()
            uncovered.append(told(window))
        for one, other in (covered, uncovered):
            different = [name for name in {**one, **other} if one.get(name) != other.get(name)]
            assert different == [], f"{pair.verb}: {pair.tokens[0][-3:]} or {pair.tokens[1][-3:]}"
