"""A tiny game for the tests of history, saves and bots: two seats, hidden cards, dice, nested questions.

Each seat keeps one of two hidden cards, the other one leaves unseen. In every round each seat rolls a die
or rests. A roll of 1 costs a point, a 6 asks whether to take 3 points or to draw another hidden card. At the
end the hidden cards count.
"""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.chance import below, shuffled
from yonder_desktop.core.contract import BadSetup, GameInfo, Setup, SetupOption, setup_from_record
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import Fault
from yonder_desktop.core.questions import Choice, Decision, Option, Outcome, Reason, SeatScore

KEEP, ROLL, REST, POINTS, CARD = range(5)
WORDS = ("keep", "roll", "rest", "points", "card")
CARDS = 12


class ToyState:
    """Numbers and lists; `asked` is 0 for keep, 1 for turn, 2 for six, 3 for over."""

    __slots__ = ("asked", "deck", "hands", "points", "rng", "round", "seat", "setup")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rng = setup.seed
        self.asked, self.seat, self.round = 0, 0, 1
        self.points = [0, 0]
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [(), ()]

    def copy(self) -> ToyState:
        new = ToyState(self.setup)
        new.rng, new.asked, new.seat, new.round = self.rng, self.asked, self.seat, self.round
        new.points, new.deck, new.hands = self.points[:], self.deck, self.hands[:]
        return new


class ToyRules:
    """The Rules of the toy game."""

    def __init__(self, card_set: Any = None) -> None:
        rounds = SetupOption("rounds", (2, 3, 4), 3)
        self.info = GameInfo("toy", 1, (2,), (1, 2), (rounds,))

    def new_game(self, setup: Setup) -> ToyState:
        if setup.seats != 2:
            raise BadSetup(f"seats = {setup.seats}: the toy game is for 2")
        if setup.options.get("rounds", 3) not in (2, 3, 4):
            raise BadSetup(f"rounds = {setup.options['rounds']}: allowed are 2, 3, 4")
        state = ToyState(setup)
        deck, state.rng = shuffled(state.rng, list(range(CARDS)))
        state.hands = [tuple(sorted(deck[0:2])), tuple(sorted(deck[2:4]))]
        state.deck = tuple(deck[4:])
        return state

    def decision(self, state: ToyState) -> Decision | None:
        if state.asked == 0:
            return Decision("keep", state.seat, [(KEEP, card) for card in state.hands[state.seat]])
        if state.asked == 1:
            return Decision("turn", state.seat, [(ROLL,), (REST,)], (state.round,))
        if state.asked == 2:
            return Decision("six", state.seat, [(POINTS,), (CARD,)])
        return None

    def apply(self, state: ToyState, option: Option, sink: list[Event] | None = None) -> None:
        events: list[Event] = sink if sink is not None else []
        seat = state.seat
        if option[0] == KEEP:
            state.hands[seat] = (option[1],)
            events.append(Event("kept", seat, (option[1],), 1 << seat))
            self._next(state)
        elif option[0] == ROLL:
            self._roll(state, events)
        elif option[0] == POINTS:
            self._score(state, 3, events)
            self._next(state)
        elif option[0] == CARD:
            state.hands[seat] = tuple(sorted((*state.hands[seat], state.deck[0])))
            state.deck = state.deck[1:]
            events.append(Event("drew", seat, (state.hands[seat][-1],), 1 << seat))
            self._next(state)
        else:
            events.append(Event("rested", seat))
            self._next(state)

    def _roll(self, state: ToyState, events: list[Event]) -> None:
        pips, state.rng = below(state.rng, 6)
        events.append(Event("rolled", state.seat, (pips + 1,)))
        if pips == 5 and state.deck:
            state.asked = 2
            return
        self._score(state, -1 if pips == 0 else pips, events)
        self._next(state)

    def _score(self, state: ToyState, points: int, events: list[Event]) -> None:
        state.points[state.seat] += points
        events.append(Event("scored", state.seat, (points,)))

    def _next(self, state: ToyState) -> None:
        was_keep = state.asked == 0
        state.asked = 1
        if state.seat == 0:
            state.seat, state.asked = 1, 0 if was_keep else 1
            return
        state.seat = 0
        if not was_keep:
            state.round += 1
            if state.round > int(state.setup.options.get("rounds", 3)):
                state.asked = 3

    def token(self, state: ToyState, option: Option) -> str:
        word = WORDS[option[0]]
        return f"{word}:{option[1]}" if len(option) > 1 else word

    def choice(self, state: ToyState, option: Option) -> Choice:
        return Choice(option, self.token(state, option), "", "")

    def why_not(self, state: ToyState, seat: int, intent: str) -> Reason | None:
        decision = self.decision(state)
        if decision is None:
            return Reason("game_over")
        if decision.seat != seat:
            return Reason("not_your_turn", {"seat": decision.seat})
        tokens = [self.token(state, option) for option in decision.options]
        return None if intent in tokens else Reason("not_offered")

    def view(self, state: ToyState, seat: int) -> dict[str, Any]:
        hand = list(state.hands[seat]) if seat >= 0 else []
        return {
            "seat": seat,
            "hand": hand,
            "counts": [len(held) for held in state.hands],
            "round": state.round,
            "points": state.points[:],
            "asked": state.asked,
            "turn": state.seat,
            "deck": len(state.deck),
        }

    def view_record(self, view: dict[str, Any]) -> dict[str, Any]:
        return view

    def determinize(self, state: ToyState, seat: int, seed: int) -> ToyState:
        world = state.copy()
        known = state.hands[seat]
        unknown, world.rng = shuffled(seed, [card for card in range(CARDS) if card not in known])
        other = 1 - seat
        held = len(state.hands[other])
        world.hands[other] = tuple(sorted(unknown[:held]))
        world.deck = tuple(unknown[held : held + len(state.deck)])
        return world

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.asked != 3:
            return None
        scores = []
        for seat in (0, 1):
            sources = [("points", state.points[seat]), ("cards", sum(state.hands[seat]))]
            scores.append(SeatScore(seat, sum(amount for _, amount in sources), sources, []))
        best = max(score.total for score in scores)
        winners = [score.seat for score in scores if score.total == best]
        return Outcome(winners, scores, "", state.round - 1)

    def score_groups(self, state: ToyState) -> dict[str, int | str]:
        return {}

    def to_record(self, state: ToyState) -> dict[str, Any]:
        return {"setup": state.setup.to_record(), "rng": state.rng, "asked": state.asked, "seat": state.seat,
                "round": state.round, "points": state.points[:], "deck": list(state.deck),
                "hands": [list(hand) for hand in state.hands]}  # fmt: skip

    def from_record(self, record: dict[str, Any]) -> ToyState:
        try:
            state = ToyState(setup_from_record(record["setup"]))
            for name in ("rng", "asked", "seat", "round"):
                setattr(state, name, int(record[name]))
            state.points = [int(n) for n in record["points"]]
            state.deck = tuple(int(n) for n in record["deck"])
            state.hands = [tuple(int(n) for n in hand) for hand in record["hands"]]
        except KeyError as error:
            raise ValueError(f"the position lacks the field {error}") from error
        except TypeError as error:
            raise ValueError(f"the position holds a field of a wrong kind: {error}") from error
        return state

    def breaches(self, state: ToyState) -> list[Fault]:
        cards = [*state.deck, *state.hands[0], *state.hands[1]]
        return [] if len(cards) == len(set(cards)) else [Fault("a card is there twice")]


def toy_evaluator(state: ToyState, seat: int) -> float:
    """Points and own cards."""
    return float(state.points[seat] + sum(state.hands[seat]))
