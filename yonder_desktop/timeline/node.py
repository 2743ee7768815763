"""Nodes of the history tree: a position, and the choice that led to it."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.events import Event


class Node:
    """A position of a game. Its `state` is read, copied and shown, but never changed.

    token: the choice that led here ("" at the root), made by `seat`; `person` tells whether a person made it.
    events: what happened from the position before to this one. depth: number of choices since the root.
    children: every choice tried from here, oldest first; `latest` is the one last followed, where redo goes.
    bookmark: what a person calls this position, "" for nothing.
    """

    __slots__ = (
        "bookmark", "children", "depth", "events", "latest", "parent", "person", "seat", "state", "token",
    )  # fmt: skip

    def __init__(
        self,
        state: Any,
        parent: Node | None = None,
        token: str = "",
        seat: int = -1,
        person: bool = False,
        events: list[Event] | None = None,
    ) -> None:
        self.state = state
        self.parent = parent
        self.token = token
        self.seat = seat
        self.person = person
        self.events: list[Event] = events if events is not None else []
        self.depth: int = parent.depth + 1 if parent is not None else 0
        self.children: list[Node] = []
        self.latest: Node | None = None
        self.bookmark = ""

    def child(self, token: str) -> Node | None:
        """The position that `token` led to when it was chosen here before, or None."""
        for node in self.children:
            if node.token == token:
                return node
        return None


def path_to(node: Node) -> list[Node]:
    """The nodes from the root to `node`, both included."""
    path = []
    step: Node | None = node
    while step is not None:
        path.append(step)
        step = step.parent
    path.reverse()
    return path


def fork_of(one: Node, other: Node) -> Node:
    """The last position that two positions of one tree have in common. Raises ValueError for two trees."""
    while one is not other:
        older, newer = (one, other) if one.depth <= other.depth else (other, one)
        if newer.parent is None:
            raise ValueError("the positions belong to two games")
        one, other = older, newer.parent
    return one


def path_between(older: Node, newer: Node) -> list[Node]:
    """The nodes after `older` down to `newer`. Raises ValueError if `newer` does not descend from `older`."""
    path = []
    step: Node | None = newer
    while step is not older:
        if step is None:
            raise ValueError("the second position does not follow from the first")
        path.append(step)
        step = step.parent
    path.reverse()
    return path
