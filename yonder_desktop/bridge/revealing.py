"""Which choices will show something hidden, told before they are made and without looking at what is hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.chance import below
from yonder_desktop.core.contract import ONLOOKER, Rules
from yonder_desktop.timeline import History, Node

# Possible worlds: a choice shows something hidden if it does so in each of them.
WORLD_SEEDS = (31, 47, 59)
FARTHEST = 16
"""So many choices of others are thought ahead."""


class Revealing:
    """Says of the viewer's choices whether a take-back of them will pass something that came to light."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._asked: tuple[Node, int] | None = None
        self._known: dict[str, bool] = {}

    def shows_hidden(self, token: str) -> bool:
        """Whether a choice shows the viewer something hidden. Worked out once for each choice of a question."""
        known = self.known(token)
        if known is None:
            session = self._session
            state, seat = session.history.state, session.viewer
            known = self._known[token] = will_reveal(session.rules, state, seat, token, session.people)
        return known

    def known(self, token: str) -> bool | None:
        """The same if it was worked out already, else None."""
        asked = (self._session.history.current, self._session.viewer)
        if self._asked != asked:
            self._asked, self._known = asked, {}
        return self._known.get(token)


def will_reveal(rules: Rules, state: Any, seat: int, token: str, people: Collection[int]) -> bool:
    """Whether `token`, chosen by `seat`, shows it something hidden in every world tried.

    A choice does if it draws, deals or rolls, or if it is sealed and opened together with those of computer players.
    """
    return all(
        _reveals_in(rules, rules.determinize(state, seat, seed), seat, token, people, seed)
        for seed in WORLD_SEEDS
    )


def _reveals_in(rules: Rules, world: Any, seat: int, token: str, people: Collection[int], seed: int) -> bool:
    """Whether it does in one world. The same game after another choice tells when the choice is opened."""
    history, twin = History(rules, world, people), History(rules, world, people)
    history.choose(token)
    if history.crosses(history.root, seat).revealed:
        return True
    other = next((other for other in tokens_of(twin) if other != token), "")
    if other:
        twin.choose(other)
        for number in range(FARTHEST):
            if onlookers_record(history) != onlookers_record(twin):
                # Right after the choice itself nothing had come to light, see above.
                return number > 0 and history.crosses(history.root, seat).revealed
            asked = history.decision()
            if asked is None or asked.seat in people:
                break
            offered = sorted(set(tokens_of(history)) & set(tokens_of(twin)))
            if not offered:
                break
            reply = offered[below(seed + number, len(offered))[0]]
            history.choose(reply)
            twin.choose(reply)
    return False


def tokens_of(history: History) -> list[str]:
    """All that can be chosen."""
    decision = history.decision()
    options = decision.options if decision is not None else []
    return [history.rules.token(history.state, option) for option in options]


def onlookers_record(history: History) -> dict[str, Any]:
    """What nobody's hand is needed to see."""
    return history.rules.view_record(history.rules.view(history.state, ONLOOKER))
