"""Tokens: the short readable words of options, and the items of the table that an option concerns.

`discard:nothing`, `discard:clock_mage+hare_messenger`, `keep:…+…`, `pick:clock_mage`, `recruit:nothing`,
`recruit:clock_mage+owl_chronicler~2`, `place:clock_mage@1,0` (x to the right, y to the front).
"""

from __future__ import annotations

from yonder_desktop.core.questions import Choice, Option
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import KEEP, PICK, PLACE, RECRUIT_CARDS, VERBS, x_of, y_of


def cell_key(cell: int) -> str:
    """`1,-1` for a cell."""
    return f"{x_of(cell)},{y_of(cell)}"


def token(state: State, option: Option) -> str:
    """The token of an option."""
    keys = state.tables.keys
    if option[0] == PLACE:
        return f"place:{keys[option[1]]}@{cell_key(option[2])}"
    return f"{VERBS[option[0]]}:{'+'.join(keys[card] for card in option[1:]) or 'nothing'}"


def choice(state: State, option: Option) -> Choice:
    """The token and the items of an option: cards of the hand, cells of the own guild."""
    keys = state.tables.keys
    if option[0] == PLACE:
        return Choice(option, token(state, option), f"new:{keys[option[1]]}", f"cell:{cell_key(option[2])}")
    subject = target = ""
    if len(option) == 2:
        subject = f"hand:{keys[option[1]]}"
        target = {PICK: "picks", RECRUIT_CARDS: "plan"}.get(option[0], "")
    elif option[0] == KEEP:
        target = "hand"
    return Choice(option, token(state, option), subject, target)
