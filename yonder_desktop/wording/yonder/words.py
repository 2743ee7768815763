"""Yonder in words: all that is said of a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice, Decision, Reason
from yonder_desktop.games.yonder.designs import OrderCard, SoloLevel
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View
from yonder_desktop.wording import yonder
from yonder_desktop.wording.reference import Page
from yonder_desktop.wording.sources import source_lines
from yonder_desktop.wording.yonder import (
    events,
    foretold,
    labels,
    names,
    notes,
    prompts,
    reasons,
    reference,
    results,
    rules_text,
    solo_steps,
    solo_text,
    sources,
    symbols,
)
from yonder_desktop.wording.yonder.rules_text import Design


class YonderWords:
    """What `wording.contract.GameWords` promises, for Yonder."""

    def __init__(self, tables: Tables, seat_names: Sequence[str] = ()) -> None:
        self.names = names.Names(tables, seat_names)

    @property
    def seat_names(self) -> Sequence[str]:
        return self.names.seat_names

    @seat_names.setter
    def seat_names(self, seat_names: Sequence[str]) -> None:
        self.names.seat_names = seat_names

    def title(self) -> str:
        return yonder.title()

    def description(self) -> str:
        return yonder.description()

    def length(self) -> str:
        return yonder.length()

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

    def steps_without_seat(self, events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
        return solo_steps.steps(self.names, events)

    def rules_text(self, design: Design | OrderCard | SoloLevel) -> str:
        if isinstance(design, OrderCard):
            return solo_text.order_text(self.names.solo(), design, self.names.city_spots())
        if isinstance(design, SoloLevel):
            return solo_text.level_text(design)
        return rules_text.rules_text(design)

    def symbols(self, design: Design) -> str:
        return symbols.symbols(design)

    def sources(self, design: Design) -> list[str]:
        return source_lines(design.sources, sources.groups())

    def rulings(self, key: str) -> list[str]:
        return notes.notes_for(self.names.tables, key)

    def reference(self) -> list[Page]:
        return reference.pages(self.names)

    def page_key(self, key: str) -> str:
        return reference.page_key(self.names.tables, key)

    def phase(self, view: View) -> str:
        return prompts.phase(view)

    def setup_option(self, key: str) -> str:
        return results.setup_option(key)

    def setup_value(self, key: str, value: int | str) -> str:
        return results.setup_value(self.names, key, value)

    def score_source(self, key: str) -> str:
        return results.score_source(self.names, key)

    def tie_break(self, key: str) -> str:
        return results.tie_break(key)
