"""Where the turns of people begin along the line being played: undo and redo by turns."""

from __future__ import annotations

from yonder_desktop.timeline.history import History
from yonder_desktop.timeline.node import Node

BEGINNING = "_began"
"""How kinds of events end that tell of a turn, a round or a phase which begins."""


def turn_before(history: History) -> Node | None:
    """Where the turn of a person began last, before the position on the table; None if there is no such place."""
    node = history.current.parent
    while node is not None and not begins_turn(history, node):
        node = node.parent
    return node


def turn_after(history: History) -> Node | None:
    """Where the next turn of a person begins on the line last followed, or where that ends; None at its end."""
    node = history.current.latest
    while node is not None and node.latest is not None and not begins_turn(history, node):
        node = node.latest
    return node


def begins_turn(history: History, node: Node) -> bool:
    """Whether a person is asked here for the first time since something began (without people: anybody)."""
    decision = history.rules.decision(node.state)
    if decision is None or (history.people and decision.seat not in history.people):
        return False
    step: Node | None = node
    while step is not None:
        if step.parent is None or any(event.kind.endswith(BEGINNING) for event in step.events):
            return True
        if step.seat == decision.seat:
            return False
        step = step.parent
    return True
