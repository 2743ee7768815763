"""The result in lines: winners first, an opponent without a seat by name."""

from __future__ import annotations

from typing import Any

import pytest

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.shelf import GameShelf


def lines_of(setup: Setup, gold: dict[int, int]) -> list[str]:
    """The result of a random game in which seats then have this gold; that of Olos stands at -1."""
    boxed = GameShelf().take("yonder")
    bots = [make_bot("random", "yonder", seat) for seat in range(setup.seats)]
    state: Any = play_game(boxed.rules, setup, bots).state
    for seat, amount in gold.items():
        if seat < 0:
            state.olos_gold, state.olos_ships, state.olos_camp, state.olos_favour = amount, 0, (), 0
        else:
            state.gold[seat] = amount
    return result_lines(boxed.rules, state, words_of(boxed, ["Mira", "Bo", "Ann"][: setup.seats]))


def test_winners_stand_first_with_a_mark() -> None:
    lines = lines_of(Setup(3, 1), {0: 4, 1: 30, 2: 9})
    assert [line.partition(" (")[0] for line in lines] == ["* Bo: 30", "  Ann: 9", "  Mira: 4"]


@pytest.mark.parametrize(
    ("mine", "his", "heads"),
    [
        (30, 29, ["* Mira: 30", "  Captain Olos: 29"]),
        (30, 31, ["* Captain Olos: 31", "  Mira: 30"]),
        (30, 30, ["* Captain Olos: 30", "  Mira: 30", "As much gold as Olos: he wins ties"]),
    ],
)
def test_alone_the_rival_is_told_too(mine: int, his: int, heads: list[str]) -> None:
    lines = lines_of(Setup(1, 1), {0: mine, -1: his})
    assert [line.partition(" (")[0] for line in lines] == heads
    assert f"(Gold of Olos {his})" in "".join(lines)


@pytest.mark.parametrize(("game", "rival"), [("yonder", "Captain Olos"), ("yro", "the shadow")])
def test_every_game_names_its_rival(game: str, rival: str) -> None:
    boxed = GameShelf().take(game)
    state = play_game(boxed.rules, Setup(1, 1), [make_bot("random", game, 0)]).state
    told = [
        line[2:].partition(": ")[0] for line in result_lines(boxed.rules, state, words_of(boxed, ["Mira"]))
    ]
    assert {"Mira", rival} <= set(told)
