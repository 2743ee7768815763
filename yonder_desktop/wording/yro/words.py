"""YRO in words: all that is said of a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice, Decision, Reason
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View
from yonder_desktop.wording import yro
from yonder_desktop.wording.reference import Page
from yonder_desktop.wording.sources import source_lines
from yonder_desktop.wording.yro import (
    events,
    foretold,
    labels,
    names,
    notes,
    phases,
    places,
    prompts,
    reasons,
    reference,
    results,
    rules_text,
    sources,
    steps,
    symbols,
)
from yonder_desktop.wording.yro.rules_text import Design


class YroWords:
    """What `wording.contract.GameWords` promises, for YRO, and what its table says of cells and ranks."""

    def __init__(self, tables: Tables, seat_names: Sequence[str] = ()) -> None:
        self.names = names.Names(tables, seat_names)

    @property
    def seat_names(self) -> Sequence[str]:
        return self.names.seat_names

    @seat_names.setter
    def seat_names(self, seat_names: Sequence[str]) -> None:
        self.names.seat_names = seat_names

    def title(self) -> str:
        return yro.title()

    def description(self) -> str:
        return yro.description()

    def length(self) -> str:
        return yro.length()

    def name(self, key: str) -> str:
        return self.names.item(key)

    def prompt(self, view: View, decision: Decision) -> str:
        return prompts.prompt(self.names, view, decision)

    def option_label(self, view: View, decision: Decision, choice: Choice) -> str:
        return labels.option_label(self.names, view, decision, choice)

    def reason(self, reason: Reason) -> str:
        return reasons.reason_sentence(self.names, reason)

    def event_line(self, event: Event, viewer_seat: int, seat_names: Sequence[str]) -> str | None:
        named = self.names if seat_names is self.seat_names else names.Names(self.names.tables, seat_names)
        return events.event_line(named, event, viewer_seat)

    def weight(self, event: Event) -> int:
        return events.WEIGHTS.get(event.kind, 0)

    def foretold(self, events: Sequence[Event], seat: int) -> str:
        return foretold.foretold(self.names, events, seat)

    def rules_text(self, design: Design) -> str:
        return rules_text.rules_text(self.names, design)

    def symbols(self, design: Design) -> str:
        return symbols.symbols(self.names.tables, design)

    def symbol_rows(self, design: Design) -> list[str]:
        """The symbols of an adventurer line by line, each with the pennant of its phase in front."""
        return symbols.rows(self.names.tables, design)

    def sources(self, design: Design) -> list[str]:
        return source_lines(design.sources, sources.groups())

    def rulings(self, key: str) -> list[str]:
        return notes.notes_for(self.names.tables, key)

    def steps_without_seat(self, events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
        """What all seats do at once: reveal, placing, Combat and what the phases after it pay."""
        return steps.steps(self.names, events)

    def before_phases(self, events: Sequence[Event]) -> Sequence[Event]:
        """The choice and the placing, without Combat and what the phases after it pay."""
        return steps.before_combat(events)

    def reference(self) -> list[Page]:
        return reference.pages(self.names)

    def page_key(self, key: str) -> str:
        return reference.page_key(self.names.tables, key)

    def phase(self, view: View) -> str:
        return phases.phase(view)

    def phase_name(self, phase: int) -> str:
        """A phase of the turn by its number."""
        return phases.phase_name(phase)

    def where(self, view: View, cell: int) -> str:
        """A free cell of the viewer's guild by what lies beside it."""
        return places.where(self.names, view, cell)

    def outlook(self, view: View, card: int, cell: int) -> str:
        """What a card would do on a cell, in short."""
        return places.outlook(self.names, view, card, cell)

    def setup_option(self, key: str) -> str:
        return results.setup_option(key)

    def setup_value(self, key: str, value: int | str) -> str:
        return results.setup_value(key, value)

    def score_source(self, key: str) -> str:
        return results.score_source(key)

    def tie_break(self, key: str) -> str:
        return results.tie_break(key)

    def solo_rank(self, score: int, lost: bool) -> str:
        """The rank of a game played alone."""
        return results.solo_rank(score, lost)
