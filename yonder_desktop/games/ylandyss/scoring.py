"""The end: chest and value of all cards; ties (R19, R60, R61)."""

from __future__ import annotations

from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.games.ylandyss.state import State


def owned(state: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat wherever they lie; removed ones are not its own any more."""
    return state.decks[seat] + state.hands[seat] + state.discards[seat] + state.plays[seat]


def value_of_cards(state: State, seat: int) -> int:
    return sum(state.tables.cards[card].value for card in owned(state, seat))


def rank(state: State, seat: int) -> tuple[int, int]:
    """Victory points, then the value of the cards."""
    value = value_of_cards(state, seat)
    return state.chest[seat] + value, value


def outcome(state: State) -> Outcome | None:
    """The result; None while the game runs."""
    if not state.over:
        return None
    ranks = [rank(state, seat) for seat in range(state.seats)]
    best = max(ranks)
    winners = [seat for seat in range(state.seats) if ranks[seat] == best]
    level = [one for one in ranks if one[0] == best[0]]
    decided = "" if len(level) == 1 else ("cards" if len(winners) == 1 else "shared")
    scores = [seat_score(state, seat) for seat in range(state.seats)]
    return Outcome(winners, scores, decided, state.round)


def seat_score(state: State, seat: int) -> SeatScore:
    """One seat's points by source."""
    value = value_of_cards(state, seat)
    sources = [("chest", state.chest[seat]), ("cards", value)]
    return SeatScore(seat, state.chest[seat] + value, sources, [("cards", value)])
