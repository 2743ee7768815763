"""Over the games that CI plays, everything of Ylandyss happens at least once; tastes see to it, not luck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.tastes import Idle, Taste
from tests.contract.ylandyss_effects import Effects, watched
from tests.contract.ylandyss_tastes import Curious
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Outcome
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import KINDS, REINFORCEMENT, VERBS

CURIOUS_GAMES = 30

LAST_CARDS = (
    ("ambush",),
    ("forced_march",),
    ("merra_quiet_step",),
    ("mage_apprentice", "frost_shackles"),
    ("kettil_two_rings",),
    ("guild_mage", "meteor_shower"),
    ("guild_mage", "forked_lightning"),
    ("archmage_of_the_spire", "unmaking"),
)
"""Hands of a player who has no other cards."""

EVENTS = {
    "acquired", "bonus_given", "coins_gained", "coins_stolen", "draft_ended", "drawn", "eliminated", "entered",
    "exhausted", "game_ended", "guarded", "limit_changed", "locked", "loot_stored", "melee_won", "offer_cleared",
    "offer_revealed", "packs_passed", "passed", "picked", "removed", "repeated", "reshuffled", "returned",
    "round_began", "skipped", "straightened", "supply_reshuffled", "thrown", "token_moved", "total_raised",
    "turn_began",
}  # fmt: skip


class Played:
    """All games: events, outcomes, verbs chosen, questions asked, and the effects that have been resolved."""

    def __init__(self, rules: YlandyssRules, base: int = 0) -> None:
        self.rules = rules
        self.base = base
        self.effects = Effects(rules)
        self.happened: set[str] = set()
        self.outcomes: list[Outcome] = []
        self.ends: set[int] = set()
        self.verbs: set[str] = set()
        self.questions: set[str] = set()
        self.played: Counter[int] = Counter()
        self.acquired: Counter[int] = Counter()

    def play(self, state: Any, tastes: list[Taste]) -> None:
        """A game to its end."""
        rules = self.rules
        while (decision := rules.decision(state)) is not None:
            option = tastes[decision.seat].pick(state, decision)
            self.verbs.add(VERBS[option[0]])
            self.questions.add(decision.kind)
            self.effects.watch_decision(state)
            events: list[Event] = []
            rules.apply(state, option, events)
            self.note(events)
        outcome = rules.outcome(state)
        assert outcome is not None
        self.outcomes.append(outcome)

    def note(self, events: list[Event]) -> None:
        self.happened |= {event.kind for event in events}
        self.played.update(event.args[0] for event in events if event.kind == "entered")
        self.acquired.update(event.args[0] for event in events if event.kind == "acquired")

    def all_games(self) -> None:
        with watched(self.effects):
            self.play_curious()
            self.play_last_cards()
            self.play_idle()

    def new_game(self, seats: int, seed: int, end: int) -> Any:
        self.ends.add(end)
        return self.rules.new_game(Setup(seats, self.base + seed, {"end": end}))

    def curious(self, seed: int, held: int) -> Taste:
        return Curious(self.base + seed, held, self.effects, self.played, self.acquired)

    def play_curious(self) -> None:
        """Everybody is curious, at every number of seats and to every end."""
        choices = self.rules.tables.card_set.board.end_choices
        for seed in range(CURIOUS_GAMES):
            state = self.new_game(4 - seed % 3, seed, choices[-1 - seed % len(choices)])
            self.play(
                state, [self.curious(7 * seed + seat, (seed + seat) % 4) for seat in range(state.seats)]
            )
            assert self.rules.breaches(state) == []

    def play_last_cards(self) -> None:
        """One is curious with nothing but a few cards in hand, so that it draws in vain; the other ones have none."""
        for seats in (2, 3, 4):
            for hand in LAST_CARDS:
                state = self.rules.blank_game(Setup(seats, self.base, {"end": 10}))
                self.rules.set_facts(state, {"seat1.hand": list(hand), "seat1.loot": 3})
                self.play(state, [self.curious(0, 0), *[Idle(seat) for seat in range(1, seats)]])

    def play_idle(self) -> None:
        """Nobody does anything: all coins go to the first player, and equal decks leave only the chest to decide."""
        for seats in (2, 3, 4):
            self.play(self.new_game(seats, 200, 10), [Idle(seat) for seat in range(seats)])


def played_with(base: int) -> Played:
    """All games from other seeds."""
    games = Played(YlandyssRules(load_card_set("ylandyss")), base)
    games.all_games()
    return games


@pytest.fixture(scope="module")
def played() -> Played:
    return played_with(0)


def missing(games: Played) -> list[str]:
    """All that did not happen, by name."""
    tables = games.rules.tables
    found = [f"played: {key}" for card, key in enumerate(tables.keys) if not games.played[card]]
    for card, design in enumerate(tables.cards):
        if design.set == REINFORCEMENT and not games.acquired[card]:
            found.append(f"acquired: {tables.keys[card]}")
    found += [f"effect: {effect}" for effect in games.effects.missing()]
    found += [f"verb: {verb}" for verb in sorted(set(VERBS) - games.verbs)]
    found += [f"question: {question}" for question in sorted(set(KINDS) - games.questions)]
    found += [f"end: {end}" for end in sorted(set(tables.card_set.board.end_choices) - games.ends)]
    return found + [f"event: {kind}" for kind in sorted(EVENTS - games.happened)]


def test_everything_happens(played: Played) -> None:
    assert missing(played) == []


def test_there_are_148_cards_and_80_to_acquire(played: Played) -> None:
    assert len(played.played) == 148
    assert len(played.acquired) == 80


def test_what_never_happened_is_named(played: Played) -> None:
    """A card that nobody played and an effect that was never in vain."""
    fresh = Played(played.rules)
    found = missing(fresh)
    assert "played: elder_wyrm" in found and "acquired: guild_mage~3" in found
    assert "acquired: heliana" not in found
    assert "effect: stun 1 without" in found and "effect: celestial_ally 1 with a target" in found
    assert "effect: celestial_ally 1 without" not in found


@pytest.mark.full
@pytest.mark.parametrize("base", range(1000, 12000, 1000))
def test_everything_happens_whatever_the_seeds(base: int) -> None:
    assert missing(played_with(base)) == []
