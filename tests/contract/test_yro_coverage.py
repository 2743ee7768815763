"""Over the games that CI plays, everything of YRO happens at least once; players with tastes see to it, not luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.tastes import Idle, Taste
from tests.contract.yro_lines import Lines, watched
from tests.contract.yro_tastes import Collector, Curious, Restless, Strong
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Outcome
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import VERBS

COLLECTIONS = 3
CURIOUS_GAMES = 40
STRONG_GAMES = 6

LAST_TURNS: dict[int, dict[str, object]] = {
    2: {"seat1.vp": 36, "seat2.vp": 36, "seat1.money": 5, "seat2.money": 6},
    5: {
        "seat1.guild": ["wyvern_lancer@0,0"],
        "seat2.guild": ["wyvern_lancer~2@0,0"],
        "seat3.guild": ["wyvern_lancer~3@0,0"],
        "seat4.guild": ["tale_peddler@0,0"],
        "seat4.vp": 50,
        "seat5.vp": 50,
    },
}
"""By number of seats: where money decides, and where the power of those without a prize does."""


class Played:
    """All games: events, outcomes, verbs chosen, and lines that never paid."""

    def __init__(self, rules: YroRules, base: int = 0) -> None:
        self.rules = rules
        self.base = base
        self.lines = Lines(rules)
        self.events: list[Event] = []
        self.outcomes: list[tuple[Any, Outcome]] = []
        self.verbs: set[str] = set()
        self.recruited: Counter[str] = Counter()

    def play(self, state: Any, tastes: list[Taste]) -> None:
        """A game to its end, every promise of the invariants kept."""
        rules, events = self.rules, []  # type: YroRules, list[Event]
        while (decision := rules.decision(state)) is not None:
            option = tastes[decision.seat].pick(state, decision)
            self.verbs.add(VERBS[option[0]])
            rules.apply(state, option, events)
            assert rules.breaches(state) == []
        self.recruited.update(
            rules.tables.cards[event.args[0]].id for event in events if event.kind == "placed"
        )
        self.events += events
        outcome = rules.outcome(state)
        assert outcome is not None
        self.outcomes.append((state, outcome))

    def all_games(self) -> None:
        self.play_collections()
        self.play_curious()
        self.play_strong()
        self.play_ends()

    def new_game(self, seats: int, seed: int, rich: int = 0, **options: int | str) -> Any:
        """A game with quests; `rich` is more money and points for everybody."""
        state = self.rules.new_game(Setup(seats, self.base + seed, {"quests": 1, **options}))
        state.money = [money + 4 * rich for money in state.money]
        state.magic = [rich] * seats
        state.tech = [rich] * seats
        state.pending = None
        return state

    def play_collections(self) -> None:
        """Every faction and profession is collected by one player of a pair, who can afford it."""
        for seed in range(12 * COLLECTIONS):
            kind, badge = divmod(seed % 12, 6)
            state = self.new_game(2, 100 + seed, rich=6)
            self.play(state, [Collector(self.base + seed, kind, badge), Idle(seed)])

    def play_curious(self) -> None:
        for seed in range(CURIOUS_GAMES):
            seats = 1 + seed % 5
            options = {"draft": seed // 5 % 2, **({"quick": seed % 2} if seats > 1 else {})}
            state = self.new_game(seats, 200 + seed, rich=seed % 4, **options)
            unpaid, recruited = self.lines.unpaid, self.recruited
            self.play(
                state, [Curious(self.base + 9 * seed + seat, unpaid, recruited) for seat in range(seats)]
            )

    def play_strong(self) -> None:
        for seed in range(STRONG_GAMES):
            state = self.new_game(2 + seed % 2, 300 + seed, rich=8)
            self.play(state, [Strong(self.base + seed), Taste(seed), Taste(seed + 1)])

    def play_ends(self) -> None:
        """Players who do nothing: shared wins, tie-breaks from positions made for them, the shadow, the deck's end."""
        self.play(self.rules.new_game(Setup(2, self.base)), [Idle(1), Idle(2)])
        self.play(self.rules.new_game(Setup(1, self.base)), [Idle(3)])
        self.play(self.rules.new_game(Setup(5, self.base)), [Restless(seat) for seat in range(5)])
        for seats, facts in LAST_TURNS.items():
            state = self.rules.blank_game(Setup(seats, self.base))
            self.rules.set_facts(state, facts)
            self.play(state, [Idle(seat) for seat in range(seats)])


def played_with(base: int) -> Played:
    """All games from other seeds."""
    rules = YroRules(load_card_set("yro"))
    games = Played(rules, base)
    with watched(games.lines):
        games.all_games()
    return games


@pytest.fixture(scope="module")
def played() -> Iterator[Played]:
    yield played_with(0)


def numbers(games: Played, kind: str) -> set[tuple[int, ...]]:
    return {event.args for event in games.events if event.kind == kind}


def missing(games: Played) -> list[str]:
    """All that did not happen."""
    found = [f"recruited: {design}" for design in never_recruited(games)]
    found += [f"paid: {games.lines.names[line]}" for line in sorted(games.lines.unpaid)]
    found += [f"link: {badge}" for badge in never_linked(games)]
    found += [f"quest: {quest}" for quest in never_met(games)]
    found += [f"end: {end}" for end in sorted({"cards", "points", "shadow"} - ends(games))]
    decided = {outcome.decided_by for _, outcome in games.outcomes}
    found += [f"tie-break: {key}" for key in sorted({"", "money", "power", "shared", "shadow"} - decided)]
    found += [f"verb: {verb}" for verb in sorted(set(VERBS) - games.verbs)]
    return found + [f"event: {kind}" for kind in sorted(KINDS - {event.kind for event in games.events})]


KINDS = {
    "turn_began", "locked", "cards_drawn", "cards_discarded", "reshuffled", "packs_passed", "phantom_picked",
    "phantom_discarded", "revealed", "placed", "money_changed", "vp_gained", "art_gained", "linked", "fought",
    "shadow_grew", "quest_met", "game_ended",
}  # fmt: skip


def never_recruited(games: Played) -> list[str]:
    return [design.id for design in games.rules.tables.card_set.adventurers if not games.recruited[design.id]]


def never_linked(games: Played) -> list[str]:
    card_set, linked = games.rules.tables.card_set, numbers(games, "linked")
    badges = [*enumerate(card_set.factions)], [*enumerate(card_set.professions)]
    return [badge.id for kind in (0, 1) for at, badge in badges[kind] if (kind, at) not in linked]


def never_met(games: Played) -> list[str]:
    met = numbers(games, "quest_met")
    return [quest.id for at, quest in enumerate(games.rules.tables.card_set.quests) if (at,) not in met]


def ends(games: Played) -> set[str]:
    """Why games ended: a full guild alone, enough points alone, the shadow."""
    found = set()
    board = games.rules.tables.card_set.board
    for state, outcome in games.outcomes:
        full = max(len(cards) for cards in state.guilds) >= board.adventurers_to_end
        enough = (
            max(score.total - dict(score.sources)["money"] for score in outcome.scores) >= board.vp_to_end
        )
        if state.lost:
            found.add("shadow")
        elif full != enough:
            found.add("cards" if full else "points")
    return found


def test_everything_happens(played: Played) -> None:
    assert missing(played) == []


def test_a_game_ends_in_good_time(played: Played) -> None:
    assert max(outcome.rounds for _, outcome in played.outcomes) <= 12


@pytest.mark.full
@pytest.mark.parametrize("base", range(1000, 12000, 1000))
def test_everything_happens_whatever_the_seeds(base: int) -> None:
    assert missing(played_with(base)) == []
