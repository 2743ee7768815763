"""Games of YRO between computer players, each boiled down to one record of what every seat did and what it scored."""

from __future__ import annotations

from collections import Counter
from typing import Any

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import SeatScore
from yonder_desktop.games.yro.phases import shadow_power

PLAYER = "greedy"


class SeatNotes:
    """What one seat did: adventurers drawn by name, what it placed in which turn, links, quests, and turn by turn its
    power and its rank prize."""

    def __init__(self) -> None:
        self.drawn: Counter[str] = Counter()
        self.placed: list[tuple[str, int]] = []
        self.links: Counter[str] = Counter()
        self.quests: list[str] = []
        self.powers: list[int] = []
        self.prizes: list[int] = []

    def to_record(self) -> dict[str, Any]:
        return {
            "drawn": dict(sorted(self.drawn.items())),
            "placed": [list(pair) for pair in self.placed],
            "links": dict(sorted(self.links.items())),
            "quests": self.quests,
            "powers": self.powers,
            "prizes": self.prizes,
        }


class Notes:
    """Listens to a game and writes down what each seat does."""

    def __init__(self, rules: Any, seats: int) -> None:
        self.tables = rules.tables
        self.seats = [SeatNotes() for _ in range(seats)]
        # the first turn has begun, and the first hands are dealt, before anybody can listen
        self.turn = 1
        self.decks = 1

    def dealt(self, state: Any) -> None:
        """The hands of a new game; in a draft nobody has any yet."""
        for seat, hand in enumerate(state.hands):
            self.seats[seat].drawn.update(self.tables.cards[card].id for card in hand)

    def watch(self, state: Any, events: list[Event]) -> None:
        """Note what happened in one choice."""
        for event in events:
            if event.kind == "turn_began":
                self.turn = event.args[0]
            elif event.kind == "reshuffled":
                self.decks += 1
            elif event.seat >= 0:
                self.note(self.seats[event.seat], event)

    def note(self, seat: SeatNotes, event: Event) -> None:
        """Note an event of one seat."""
        if event.kind == "cards_drawn":
            seat.drawn.update(self.tables.cards[card].id for card in event.args)
        elif event.kind == "placed":
            seat.placed.append((self.tables.cards[event.args[0]].id, self.turn))
        elif event.kind == "linked":
            card_set = self.tables.card_set
            badges = card_set.professions if event.args[0] else card_set.factions
            seat.links[badges[event.args[1]].id] += 1
        elif event.kind == "quest_met":
            seat.quests.append(self.tables.card_set.quests[event.args[0]].id)
        elif event.kind == "fought":
            seat.powers.append(event.args[0])
            seat.prizes.append(event.args[1])


def played(rules: Any, setup: Setup) -> dict[str, Any]:
    """Play one game and boil it down."""
    bots = [make_bot(PLAYER, rules.info.name, mixed(setup.seed) + seat) for seat in range(setup.seats)]
    notes = Notes(rules, setup.seats)
    notes.dealt(rules.new_game(setup))
    game = play_game(as_rules(rules), setup, bots, notes.watch)
    state, outcome = game.state, game.outcome
    quests = [rules.tables.card_set.quests[quest].id for quest in (*state.quests, *state.closed_quests)]
    record: dict[str, Any] = {
        "setup": setup.to_record(),
        "choices": game.decisions,
        "turns": state.turn,
        "decks": notes.decks,
        "end": ended_by(state),
        "decided_by": outcome.decided_by,
        "quests": sorted(quests),
        "seats": [],
    }
    if setup.seats == 1:
        record["shadow"] = [rules.tables.cards[card].power for card in state.shadow]
        record["shadow_power"] = shadow_power(state)
    for score in outcome.scores:
        won = 1 / len(outcome.winners) if score.seat in outcome.winners else 0
        record["seats"].append({**seat_record(score, won, state), **notes.seats[score.seat].to_record()})
    return record


def as_rules(rules: Any) -> Rules:
    """The rules with their type."""
    typed: Rules = rules
    return typed


def ended_by(state: Any) -> str:
    """Why a game ended: "shadow", "points", "guild" or "both"."""
    if state.lost:
        return "shadow"
    board = state.tables.card_set.board
    full = any(len(guild) >= board.adventurers_to_end for guild in state.guilds)
    points = any(points_before_money(state, seat) >= board.vp_to_end for seat in range(state.seats))
    return "both" if full and points else "guild" if full else "points"


def points_before_money(state: Any, seat: int) -> int:
    """Victory points on the track before money was turned into some."""
    paid = 0 if state.lost else state.money[seat] // state.tables.card_set.board.money_per_vp
    return int(state.vp[seat]) - int(paid)


def seat_record(score: SeatScore, won: float, state: Any) -> dict[str, Any]:
    """One seat: place in the order of drawing, points, share of the win, sources, what it ended with."""
    seat = score.seat
    return {
        "order": seat,
        "total": score.total,
        "won": won,
        "points": points_before_money(state, seat),
        "sources": {key: points for key, points in score.sources if points},
        "money": state.money[seat],
        "magic": state.magic[seat],
        "tech": state.tech[seat],
    }
