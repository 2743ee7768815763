"""Over games of random players with all options, everything of YRO's card set comes into play at least once."""

from __future__ import annotations

import pytest

from tests.contract.play import CheckedGame, rules_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.rules import YroRules

OPTIONS: tuple[dict[str, int | str], ...] = (
    {"quests": 1},
    {"quests": 1, "draft": 1},
    {"quests": 1, "quick": 1},
)
THREE_LEADERS = "leader"
"""The profession whose link random players hardly ever complete: a scenario shows it."""


@pytest.fixture(scope="module")
def rules() -> YroRules:
    rules = rules_of("yro")
    assert isinstance(rules, YroRules)
    return rules


@pytest.fixture(scope="module")
def events(rules: YroRules) -> list[Event]:
    """All events of 150 games at 1 to 5 seats."""
    happened: list[Event] = []
    for seed in range(150):
        seats = 1 + seed % 5
        options = {key: value for key, value in OPTIONS[seed // 5 % 3].items() if seats > 1 or key != "quick"}
        game = CheckedGame(rules, Setup(seats, seed, options), deep=False)
        game.play()
        happened += game.events
    return happened


def test_every_adventurer_is_recruited_and_placed(events: list[Event], rules: YroRules) -> None:
    designs = {design.id for design in rules.tables.card_set.adventurers}
    revealed = {card for event in events if event.kind == "revealed" for card in event.args}
    placed = {event.args[0] for event in events if event.kind == "placed"}
    assert designs - {rules.tables.cards[card].id for card in revealed} == set()
    assert designs - {rules.tables.cards[card].id for card in placed} == set()


def test_every_link_is_completed(events: list[Event], rules: YroRules) -> None:
    card_set = rules.tables.card_set
    completed = {event.args for event in events if event.kind == "linked"}
    factions = {(0, number) for number in range(len(card_set.factions))}
    professions = {(1, n) for n, badge in enumerate(card_set.professions) if badge.id != THREE_LEADERS}
    assert (factions | professions) - completed == set()


def test_every_quest_is_met(events: list[Event], rules: YroRules) -> None:
    met = {event.args[0] for event in events if event.kind == "quest_met"}
    assert set(range(len(rules.tables.card_set.quests))) - met == set()


def test_every_kind_of_event_happens(events: list[Event]) -> None:
    wanted = {
        "art_gained", "cards_discarded", "cards_drawn", "fought", "game_ended", "linked", "locked", "money_changed",
        "packs_passed", "phantom_discarded", "phantom_picked", "placed", "quest_met", "reshuffled", "revealed",
        "shadow_grew", "turn_began", "vp_gained",
    }  # fmt: skip
    assert wanted - {event.kind for event in events} == set()
