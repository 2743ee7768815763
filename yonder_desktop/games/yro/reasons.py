"""Why not: the keys of reasons, and the reason for a token that is not among the options."""

from __future__ import annotations

from yonder_desktop.core.questions import Decision, Reason, why_closed
from yonder_desktop.games.yro.flow import FLOW
from yonder_desktop.games.yro.guild import legal_cells, neighbours
from yonder_desktop.games.yro.recruiting import cards_left, change_of, placings_of, room_for
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.tokens import token
from yonder_desktop.games.yro.words import VERBS, cell_at

KEYS = (
    "not_your_turn", "game_over", "not_asked", "not_in_hand", "too_many_cards", "short_of_money", "guild_nearly_full",
    "cell_taken", "not_adjacent", "too_wide", "too_deep", "not_new", "exactly_two", "same_card", "unknown",
)  # fmt: skip


def why_not(state: State, seat: int, intent: str) -> Reason | None:
    """Why `seat` may not answer with this token now; None if it may."""
    asked = FLOW.decision(state)
    closed = why_closed(asked, seat)
    if asked is None or closed is not None:
        return closed
    for option in asked.options:
        if token(state, option) == intent:
            return None
    verb, _, rest = intent.partition(":")
    if verb not in VERBS:
        return Reason("unknown")
    if verb != asked.kind:
        return Reason("not_asked", {"question": asked.kind})
    if verb == "place":
        return why_not_place(state, seat, rest, asked)
    return why_not_cards(state, seat, rest, asked)


def why_not_cards(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Cards that are not there, too many of them, or too dear."""
    keys = [] if rest == "nothing" else rest.split("+")
    cards = [state.tables.index["card"].get(key, -1) for key in keys]
    if any(card not in state.hands[seat] for card in cards):
        return Reason("not_in_hand")
    if asked.kind == "keep" and len(cards) != state.tables.card_set.board.kept:
        return Reason("exactly_two")
    if asked.kind == "recruit":
        room = room_for(state, seat)
        if len(cards) > 2:
            return Reason("too_many_cards", {"most": 2})
        if len(cards) > room:
            return Reason("guild_nearly_full", {"room": room})
        short = -(state.money[seat] + change_of(state, seat, tuple(cards)))
        if short > 0:
            return Reason("short_of_money", {"n": short, "have": state.money[seat]})
    # an equal copy is offered in its stead
    return Reason("same_card")


def why_not_place(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """A cell that is taken, touches nothing, or makes the guild too large (R15)."""
    key, _, place = rest.partition("@")
    x, _, y = place.partition(",")
    frame = state.agenda[-1]
    card = state.tables.index["card"].get(key, -1)
    if card not in cards_left(frame):
        return Reason("not_new")
    try:
        column, row = int(x), int(y)
    except ValueError:
        return Reason("unknown")
    cells = state.cells[seat] + tuple(cell for _, cell in placings_of(frame))
    if abs(column) > 2 or abs(row) > 2:
        return Reason("too_wide" if abs(column) > 2 else "too_deep")
    cell = cell_at(column, row)
    if cell in cells:
        return Reason("cell_taken")
    if cells and not any(beside in cells for beside in neighbours(cell)):
        return Reason("not_adjacent")
    if cell in legal_cells(cells):
        return Reason("same_card")
    columns = [other % 5 - 2 for other in cells]
    wide = max([*columns, column]) - min([*columns, column]) > 2
    return Reason("too_wide" if wide else "too_deep")
