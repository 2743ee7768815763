"""The tree of a history as lines: the one on the table, and every branch with the place where it leaves another."""

from __future__ import annotations

from yonder_desktop.timeline.node import Node, path_to


class Line:
    """Positions one after the other. It leaves line `parent` (a number, smaller than its own) at `depth`.

    Line 0 leads from the root to the position on the table; every other one follows what was last followed. Where
    several lines leave one place, redo goes down the line that holds that place, else down the first of them.
    """

    __slots__ = ("depth", "nodes", "parent")

    def __init__(self, parent: int, depth: int, nodes: list[Node]) -> None:
        self.parent = parent
        self.depth = depth
        self.nodes = nodes

    def tokens(self) -> list[str]:
        return [node.token for node in self.nodes]


def lines_of(root: Node, current: Node) -> list[Line]:
    """All lines of a tree; together they hold every position but the root, each of them once."""
    lines = [Line(0, 0, path_to(current)[1:])]
    placed = {id(node) for node in lines[0].nodes}
    for number, line in enumerate(lines):  # grows while it is gone through
        for node in [root, *line.nodes] if number == 0 else line.nodes:
            for child in _latest_first(node):
                if id(child) not in placed:
                    nodes = [child, *followed(child)]
                    placed.update(id(one) for one in nodes)
                    lines.append(Line(number, node.depth, nodes))
    return lines


def followed(node: Node) -> list[Node]:
    """The positions after a node along the line last followed."""
    nodes = []
    step = node.latest
    while step is not None:
        nodes.append(step)
        step = step.latest
    return nodes


def _latest_first(node: Node) -> list[Node]:
    return sorted(node.children, key=lambda child: child is not node.latest)
