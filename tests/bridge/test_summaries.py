"""What stands for a choice of another player, in games of every kind: the deed itself, not what it was paid with."""

import pytest

from yonder_desktop.bridge.summary import summary
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.registry import make_rules
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain

NAMES = ("Mira", "Bo", "Cael")


def told_in(game: str, options: dict[str, int | str] | None = None) -> list[tuple[list[Event], str]]:
    """The events of each choice of Cael, who chooses last, and what is said of them. All play as it comes."""
    rules = make_rules(game, load_card_set(game))
    words = words_for(game, rules.tables, NAMES)  # type: ignore[attr-defined]
    state = rules.new_game(Setup(3, 4, options or {}))
    told, chosen = [], 0
    while (decision := rules.decision(state)) is not None:
        events: list[Event] = []
        chosen += 7
        rules.apply(state, decision.options[chosen % len(decision.options)], events)
        if decision.seat == 2:
            beat = summary(words, events, 2, 0)
            told.append((events, plain(beat.text) if beat is not None else ""))
    return told


def kinds_of(events: list[Event]) -> list[tuple[str, int]]:
    return [(one.kind, one.seat) for one in events]


@pytest.mark.parametrize(
    ("game", "kind", "said"),
    [
        ("ylandyss", "acquired", "Cael acquired "),
        ("yonder", "locked_up", ("Cael locked up.", "Cael was the first to lock up.")),
        ("yro", "revealed", "Cael recruited "),
    ],
)
def test_the_deed_comes_first(game: str, kind: str, said: str | tuple[str, ...]) -> None:
    lines = [text for events, text in told_in(game) if (kind, 2) in kinds_of(events)]
    assert lines and [line for line in lines if not line.startswith(said)] == []


@pytest.mark.parametrize("game", ["yonder", "yro", "ylandyss"])
def test_others_are_told_of_in_the_third_person(game: str) -> None:
    lines = [text for _events, text in told_in(game)]
    assert [line for line in lines if {"you", "your"} & set(line.lower().replace(".", " ").split())] == []


def test_the_heading_of_a_turn_is_no_deed() -> None:
    assert [text for _events, text in told_in("yonder") if text.startswith(("Turn of", "Round"))] == []


def test_what_all_are_paid_at_the_end_of_a_turn_is_not_what_the_last_one_did() -> None:
    paid = [(events, text) for events, text in told_in("yro") if ("fought", 2) in kinds_of(events)]
    assert paid
    for events, text in paid:
        before = kinds_of(events[: kinds_of(events).index(("fought", 0))])
        assert text.startswith("Cael placed ")
        assert (" VP" in text) == (("vp_gained", 2) in before)
        assert (" money" in text) == (("money_changed", 2) in before)
