"""The running game in words: what is asked, what can be answered, what follows, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yonder_desktop.bridge.following import Beat
from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.summary import steps_without_seat, summary
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision
from yonder_desktop.timeline import Node
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import current_language, gettext, pgettext
from yonder_desktop.wording.lists import capital
from yonder_desktop.wording.markup import escape, plain


class Question:
    """A question as the window shows it. `offers` is empty where the viewer is not the one who is asked.

    seat: who is asked. kind: as the rules call it, "" where another seat is asked: which question it is at can tell
    what it has sealed. prompt: what is asked, as markup.
    """

    __slots__ = ("kind", "offers", "prompt", "seat")

    def __init__(self, decision: Decision, prompt: str, offers: list[Offer]) -> None:
        self.kind = decision.kind if offers else ""
        self.seat = decision.seat
        self.prompt = prompt
        self.offers = offers


class Teller:
    """Makes sentences of what a session knows; only ever of what its viewer may know."""

    def __init__(self, session: GameSession, words: GameWords) -> None:
        self._session = session
        self.words = words
        self._known: tuple[tuple[object, ...], Question | None] = ((), None)

    def seat_name(self, seat: int) -> str:
        """The plain name of who sits there."""
        return self._session.players[seat].name

    def question(self) -> Question | None:
        """The open question, None once the game is over. Worked out once for a position and who looks at it."""
        session = self._session
        now = (session.history.current, session.viewer, session.is_bot_thinking, current_language())
        if now != self._known[0]:
            self._known = (now, self._told_question())
        return self._known[1]

    def _told_question(self) -> Question | None:
        session = self._session
        decision = session.decision()
        if decision is None:
            return None
        view = session.view()
        choices = session.choices()
        labels = told_apart([capital(self.words.option_label(view, decision, choice)) for choice in choices])
        offers = [Offer(choice, label) for choice, label in zip(choices, labels, strict=True)]
        return Question(decision, self._prompt(decision), offers)

    def _prompt(self, decision: Decision) -> str:
        if self._session.is_bot_thinking:
            name = escape(self.seat_name(decision.seat))
            return gettext("{name} is thinking …").format(name=name)
        return self.words.prompt(self._session.view(), decision)

    def phase(self) -> str:
        """Where in the game the table is."""
        return self.words.phase(self._session.view())

    def preview(self, token: str) -> str:
        """What is certain to follow a choice, as markup; "" where nothing is."""
        return self.words.foretold(self._session.foresee(token), self._session.viewer)

    def why_not(self, token: str) -> str:
        """Why the viewer may not do what a token says; "" if it may."""
        reason = self._session.why_not(token)
        return self.words.reason(reason) if reason is not None else ""

    def beats(self, node: Node) -> list[Beat]:
        """What others did in a choice, step by step, as the viewer may know it."""
        session, made = self._session, []
        if not session.players[node.seat].is_human:
            made = [summary(self.words, node.events, node.seat, session.viewer)]
        return [beat for beat in made if beat is not None] + steps_without_seat(self.words, node.events)

    def event_line(self, event: Event, viewer: int) -> str | None:
        """A line of the log as `viewer` may read it, None where there is nothing to tell."""
        return self.words.event_line(event, viewer, self.words.seat_names)


def told_apart(labels: Sequence[str]) -> list[str]:
    """Labels with a number behind those that read alike, as for copies of a card."""
    read = [plain(label) for label in labels]
    alike, told, found = Counter(read), Counter[str](), []
    for words, label in zip(read, labels, strict=True):
        told[words] += 1
        if alike[words] > 1:
            # Translators: behind one of several equal lines, as in “Take Quarry · 1 of 2”
            text = pgettext("one of several alike", "{label} · {n} of {all}")
            label = text.format(label=label, n=told[words], all=alike[words])
        found.append(label)
    return found
