"""The positions of a history in words: by whom and what was chosen, as far as the viewer may know it."""

from __future__ import annotations

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.summary import summary
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.timeline import Node
from yonder_desktop.timeline.lines import followed
from yonder_desktop.timeline.node import path_to
from yonder_desktop.timeline.turns import BEGINNING
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import escape

__all__ = ["Node", "NodeWords"]


class NodeWords:
    """Lines of markup for nodes, kept as long as the same seat looks."""

    def __init__(self, session: GameSession, words: GameWords) -> None:
        self._session = session
        self._words = words
        self._viewer = session.viewer
        self._lines: dict[Node, str] = {}
        self._told: dict[Node, bool] = {}

    def line(self, node: Node) -> str:
        """What was chosen, and by whom. A choice that the viewer may not know is told as one that was made."""
        self._look()
        if node not in self._lines:
            self._lines[node] = self._made(node)
        return self._lines[node]

    def is_told(self, node: Node) -> bool:
        """Whether the viewer knows anything of a choice. Those that tell nothing are passed over.

        Their number, too, may be a secret: a sealed plan can take one question or two.
        """
        self._look()
        if node not in self._told:
            self._told[node] = (
                node.parent is None or node.seat == self._viewer or bool(self._lines_of(node, self._viewer))
            )
        return self._told[node]

    def line_through(self, node: Node) -> list[Node]:
        """All positions of the line being played, if it holds this one; else of the one last followed through it."""
        history = self._session.history
        played = history.line() + history.future()
        return played if node in played else path_to(node) + followed(node)

    def stations(self, line: list[Node], shown: Node) -> list[Node]:
        """Those positions of a line that the viewer knows of, with the one on the table and the one shown."""
        return [node for node in line if node in (shown, self._session.history.current) or self.is_told(node)]

    def _look(self) -> None:
        if self._viewer != self._session.viewer:
            self._viewer = self._session.viewer
            self._lines.clear()
            self._told.clear()

    def _made(self, node: Node) -> str:
        if node.parent is None:
            return gettext("The beginning")
        name = escape(self._session.players[node.seat].name)
        if node.seat == self._viewer:
            # Translators: who made a choice, and which
            return gettext("{name}: {choice}").format(name=name, choice=self._label(node, node.parent))
        return self._seen(node, name, self._viewer)

    def public_line(self, node: Node) -> str:
        """What everybody at the screen may know of a choice."""
        if node.parent is None:
            return gettext("The beginning")
        return self._seen(node, escape(self._session.players[node.seat].name), ONLOOKER)

    def _seen(self, node: Node, name: str, viewer: int) -> str:
        """What another one than the chooser may know."""
        beat = summary(self._words, node.events, node.seat, viewer)
        if beat is not None:
            return beat.text
        lines = [line for kind, line in self._lines_of(node, viewer) if not kind.endswith(BEGINNING)]
        return lines[0] if lines else gettext("{name} has chosen.").format(name=name)

    def _label(self, node: Node, parent: Node) -> str:
        """A choice of the viewer as it was offered."""
        rules = self._session.rules
        decision = rules.decision(parent.state)
        for option in decision.options if decision is not None else ():
            if decision is not None and rules.token(parent.state, option) == node.token:
                choice = rules.choice(parent.state, option)
                return self._words.option_label(self._session.view_at(parent), decision, choice)
        return escape(node.token)

    def _lines_of(self, node: Node, viewer: int) -> list[tuple[str, str]]:
        """The lines of the log that a choice gives a viewer, each with the kind of its event."""
        said = [
            (event.kind, self._words.event_line(event, viewer, self._words.seat_names))
            for event in node.events
        ]
        return [(kind, line) for kind, line in said if line]
