"""Games of Ylandyss between computer players, each boiled down to one record of what every seat did and scored."""

from __future__ import annotations

from collections import Counter
from typing import Any

from balance_series import Game, WithGifts
from balance_ylandyss_gifts import DraftsByChance, give

from yonder_desktop.ai.bots import Bot
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import SeatScore
from yonder_desktop.games.ylandyss.scoring import owned
from yonder_desktop.games.ylandyss.words import SET_KEYS

PLAYER = "greedy"
BEFORE_POT = 5
"""Numbers noted of a melee before its pot is paid."""


class SeatNotes:
    """What one seat did in a game: for each kind, how often or how much by name.

    drafted: the place of the pick, from 1. played: once a design and melee; won_with: those of them in melees won.
    removed_in, acquired_in: the rounds of that, added up. coins: from pots and effects, stolen from and by others,
    spent, and hand cards thrown to pay ("cards"). passes: "free" ones, "out", of both those without a card in hand
    ("forced"), free ones with a card played later ("back"), melees with a free one ("melees"), those won ("won").
    suffered: own characters "exhausted" and "eliminated", by whomever. worth: points of the cards owned at the end,
    by set.
    """

    KINDS = ("drafted", "drawn", "played", "won_with", "removed", "removed_in", "acquired", "acquired_in", "coins",
             "passes", "suffered", "worth")  # fmt: skip

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {kind: Counter() for kind in self.KINDS}
        self.melee: list[str] = []
        self.free = self.freed = False

    def add(self, kind: str, name: str, n: int = 1) -> None:
        self.counts[kind][name] += n

    def to_record(self) -> dict[str, Any]:
        return {kind: dict(sorted(counts.items())) for kind, counts in self.counts.items() if counts}


class Notes:
    """Listens to a game and writes down what each seat does, and of each melee who began, won, and by how much.

    melees: holder of the token, winner, the two highest totals, cards played by all, pot. offered: reinforcements laid
    out, by name. hands: numbers of cards in hand before the choice that is told.
    """

    def __init__(self, rules: Any, seats: int) -> None:
        self.tables = rules.tables
        self.seats = [SeatNotes() for _ in range(seats)]
        self.round = 0
        self.token = 0
        self.hands = [0] * seats
        self.melees: list[list[int]] = []
        self.offered: Counter[str] = Counter()

    def name(self, card: int) -> str:
        return str(self.tables.cards[card].id)

    def watch(self, state: Any, events: list[Event]) -> None:
        """Note what happened in one choice."""
        for event in events:
            if event.kind == "round_began":
                self.round, self.token = event.args[0], event.seat
            elif event.kind == "offer_revealed":
                self.offered.update(map(self.name, event.args))
            elif event.kind == "melee_won":
                self.fought(event)
            elif event.seat >= 0:
                self.note(self.seats[event.seat], event)
        self.hands = [len(hand) for hand in state.hands]

    def note(self, seat: SeatNotes, event: Event) -> None:
        """Note an event of one seat."""
        if event.kind == "draft_ended":
            for place, card in enumerate(event.args, 1):
                seat.add("drafted", self.name(card), place)
        elif event.kind == "drawn":
            seat.counts["drawn"].update(map(self.name, event.args))
        elif event.kind == "entered":
            self.entered(seat, self.name(event.args[0]))
        elif event.kind == "passed":
            self.passed(seat, event)
        elif event.kind == "removed":
            seat.add("removed", self.name(event.args[0]))
            seat.add("removed_in", self.name(event.args[0]), self.round)
        elif event.kind == "acquired":
            seat.add("acquired", self.name(event.args[0]))
            seat.add("acquired_in", self.name(event.args[0]), self.round)
            seat.add("coins", "spent", event.args[1])
            seat.add("coins", "cards", event.args[2])
        elif event.kind in ("exhausted", "eliminated"):
            seat.add("suffered", event.kind)
        else:
            self.note_coins(seat, event)

    def note_coins(self, seat: SeatNotes, event: Event) -> None:
        """Coins that come: the first that are gained after a melee are its pot."""
        if event.kind == "coins_gained":
            is_pot = (
                bool(self.melees) and len(self.melees[-1]) == BEFORE_POT and self.melees[-1][1] == event.seat
            )
            seat.add("coins", "pot" if is_pot else "effects", event.args[0])
            if is_pot:
                self.melees[-1].append(event.args[0])
        elif event.kind == "coins_stolen":
            seat.add("coins", "stolen", event.args[1])
            self.seats[event.args[0]].add("coins", "robbed", event.args[1])

    def entered(self, seat: SeatNotes, name: str) -> None:
        """A card played; a free pass before it has paid off."""
        if seat.free:
            seat.add("passes", "back")
            seat.free = False
        seat.melee.append(name)

    def passed(self, seat: SeatNotes, event: Event) -> None:
        """A pass, which keeps the strongest seat in."""
        seat.free = bool(event.args[0])
        seat.freed = seat.freed or seat.free
        seat.add("passes", "free" if seat.free else "out")
        if not self.hands[event.seat]:
            seat.add("passes", "forced")

    def fought(self, event: Event) -> None:
        """The end of a melee: each design counts once a seat, whatever copies of it were played."""
        best, second = sorted(event.args, reverse=True)[:2]
        self.melees.append(
            [self.token, event.seat, best, second, sum(len(seat.melee) for seat in self.seats)]
        )
        for number, seat in enumerate(self.seats):
            won = number == event.seat
            for name in sorted(set(seat.melee)):
                seat.add("played", name)
                seat.add("won_with", name, int(won))
            if seat.freed:
                seat.add("passes", "melees")
                seat.add("passes", "won", int(won))
            seat.melee, seat.free, seat.freed = [], False, False


def played(rules: Any, setup: Setup, gifts: bool = False) -> Game:
    """Play one game and boil it down; with `gifts` drafts go by chance and everybody is given reinforcements."""
    giving = WithGifts(rules, give)
    bots: list[Bot] = [
        make_bot(PLAYER, rules.info.name, mixed(setup.seed) + seat) for seat in range(setup.seats)
    ]
    if gifts:
        bots = [DraftsByChance(bot, mixed(setup.seed) ^ seat) for seat, bot in enumerate(bots)]
    notes = Notes(rules, setup.seats)
    game = play_game(giving if gifts else rules, setup, bots, notes.watch)
    record: Game = {
        "setup": setup.to_record(),
        "choices": game.decisions,
        "rounds": game.outcome.rounds,
        "decided_by": game.outcome.decided_by,
        "offered": dict(sorted(notes.offered.items())),
        "melees": notes.melees,
        "seats": [],
    }
    for score in game.outcome.scores:
        won = 1 / len(game.outcome.winners) if score.seat in game.outcome.winners else 0
        record["seats"].append(seat_record(score, won, notes, game.state))
    for seat, given in enumerate(giving.given):
        record["seats"][seat]["given"] = dict.fromkeys(given, 1)
    return record


def seat_record(score: SeatScore, won: float, notes: Notes, state: Any) -> dict[str, Any]:
    """One seat: place in the first round, points, share of the win, sources, deck at the end, what it did."""
    own = owned(state, score.seat)
    for card in own:
        notes.seats[score.seat].add(
            "worth", SET_KEYS[notes.tables.cards[card].set], notes.tables.cards[card].value
        )
    return {
        "order": (score.seat - notes.melees[0][0]) % state.seats,
        "total": score.total,
        "won": won,
        "sources": {key: points for key, points in score.sources if points},
        "deck": len(own),
        **notes.seats[score.seat].to_record(),
    }
