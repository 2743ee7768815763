"""What every game's words offer. Windows, logs and the command line know nothing else of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice, Decision, Reason
from yonder_desktop.wording.reference import Page

RIVAL = "rival"
"""The item that names an opponent without a seat, in every game that has one."""


class About(Protocol):
    """The module `wording.<game>`: a game on the start page, before its cards are read. Texts as in `GameWords`."""

    def title(self) -> str:
        """The name of the game."""

    def description(self) -> str:
        """One line for the start page."""

    def length(self) -> str:
        """How long a game takes."""


class GameWords(About, Protocol):
    """A game in words, in the language in use. All texts may hold markup (see `wording.markup`).

    `seat_names` are the names of the seats for labels and prompts; sequences shorter than the table are filled up
    with "Seat 3" and the like. They are plain text.
    """

    seat_names: Sequence[str]

    def name(self, key: str) -> str:
        """What the item with this key is called; the key itself for one that nobody knows."""

    def prompt(self, view: Any, decision: Decision) -> str:
        """The banner: what is asked of the seat that looks, or for whom the table waits."""

    def option_label(self, view: Any, decision: Decision, choice: Choice) -> str:
        """One line of the decision panel."""

    def reason(self, reason: Reason) -> str:
        """Why something may not be done, in one sentence."""

    def event_line(self, event: Event, viewer_seat: int, seat_names: Sequence[str]) -> str | None:
        """One line of the log as `viewer_seat` may read it (-1: an onlooker); None if it deserves none."""

    def weight(self, event: Event) -> int:
        """How well an event stands for the choice it follows: 0 for most, less for a mere heading."""

    def foretold(self, events: Sequence[Event], seat: int) -> str:
        """What a choice would bring `seat`, in signed numbers and pictures; "" where nothing is certain."""

    def rules_text(self, design: Any) -> str:
        """What a printed design does, in full sentences."""

    def symbols(self, design: Any) -> str:
        """What it does in pictures, for small faces."""

    def sources(self, design: Any) -> list[str]:
        """Where its numbers come from, one line a group."""

    def rulings(self, key: str) -> list[str]:
        """Short notes on an item, a design or a kind of question."""

    def phase(self, view: Any) -> str:
        """Where in the game the table is."""

    def setup_option(self, key: str) -> str:
        """What a setup option is called."""

    def setup_value(self, key: str, value: int | str) -> str:
        """What a value of a setup option is called."""

    def score_source(self, key: str) -> str:
        """What a line of the result is called."""

    def tie_break(self, key: str) -> str:
        """What decided between equals."""


@runtime_checkable
class TellsRules(Protocol):
    """Words of a game whose rules can be looked up."""

    def reference(self) -> list[Page]:
        """All pages, in the order of a handbook."""

    def page_key(self, key: str) -> str:
        """The key of the page that tells of an item, a phase or a kind of question; "" for what has none."""


@runtime_checkable
class TellsRank(Protocol):
    """Words of a game that has a title for each score of a game played alone."""

    def solo_rank(self, score: int, lost: bool) -> str:
        """The title, as plain text."""


@runtime_checkable
class TellsSteps(Protocol):
    """Words of a game with an opponent who has no seat and acts step by step within the choices of a person."""

    def steps_without_seat(self, events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
        """One line of markup for each step among the events of a choice, and the keys of the items it concerns."""


@runtime_checkable
class TellsPhases(Protocol):
    """Words of a game in which all seats are paid at once after the last of them has chosen."""

    def before_phases(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those events of a choice that come before what all are paid."""
