"""What all seats do at once, told in chapters: reveal, placing, Combat, and what the phases after it pay."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro import words as w
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.things import amount, signed

REVEAL, PLACING, COMBAT, HARVEST = "reveal", "placing", "combat", "harvest"
BEGINNINGS = {"revealed": REVEAL, "placed": PLACING, "shadow_grew": COMBAT, "fought": COMBAT}
GAINS = ("money_changed", "art_gained", "vp_gained", "linked", "quest_met")
PHASES = {REVEAL: "recruit", PLACING: "recruit", COMBAT: "combat", HARVEST: "vp"}
Chapter = tuple[str, list[Event]]


def chapters(events: Sequence[Event]) -> list[Chapter]:
    """Events that all seats share, in chapters; what belongs to none is left out."""
    found: list[Chapter] = []
    current = ""
    for event in events:
        if event.kind in ("turn_began", "game_ended", "locked"):
            current = ""
        name = _chapter_of(event, current)
        if name and name != current:
            found.append((name, []))
            current = name
        if name:
            found[-1][1].append(event)
    return found


def _chapter_of(event: Event, current: str) -> str:
    """The chapter that an event begins or goes on with; "" for none."""
    if event.kind in BEGINNINGS:
        return BEGINNINGS[event.kind]
    if event.kind not in GAINS or not current:
        return ""
    if current == COMBAT and not _is_of_combat(event):
        return HARVEST
    return current


def _is_of_combat(event: Event) -> bool:
    """Rank prizes, asterisks and quests come before Production (R54)."""
    if event.kind == "vp_gained":
        return event.args[2] in (w.FROM_COMBAT, w.FROM_STARS, w.FROM_QUESTS)
    return event.kind == "quest_met"


def steps(names: Names, events: Sequence[Event]) -> list[tuple[str, tuple[str, ...]]]:
    """A line for each chapter, and the items it concerns; the first of them names the chapter."""
    told = []
    for name, inside in chapters(events):
        said = LINES[name](names, inside)
        if said:
            told.append((said, (f"chapter:{name}", f"phase:{PHASES[name]}", *_cards(names, inside))))
    return told


def _cards(names: Names, events: Sequence[Event]) -> list[str]:
    """The cards that were laid open or placed."""
    keys = names.tables.keys
    found: list[str] = []
    for event in events:
        if event.kind == "placed":
            found.append(f"card:{keys[event.args[0]]}")
        elif event.kind == "revealed":
            found += [f"card:{keys[card]}" for card in event.args]
        elif event.kind == "shadow_grew":
            found.append(f"shadow:{keys[event.args[0]]}")
    return found


def before_combat(events: Sequence[Event]) -> Sequence[Event]:
    """The events up to where Combat begins."""
    begins = (at for at, event in enumerate(events) if BEGINNINGS.get(event.kind) == COMBAT)
    return events[: next(begins, len(events))]


def _each(names: Names, parts: Sequence[tuple[int, str]]) -> str:
    """`Mira …; Bo …`."""
    # Translators: what one of several players did or gained
    one = pgettext("chapter", "{name} {what}")
    said = [one.format(name=names.seat(seat), what=what) for seat, what in parts if what]
    return pgettext("chapter", "; ").join(said)


def _reveal(names: Names, events: Sequence[Event]) -> str:
    """Whom everybody recruited; alone that is no news."""
    return "" if len(names.seat_names) == 1 else gettext("All plans are revealed.")


def _placing(names: Names, events: Sequence[Event]) -> str:
    return "" if len(names.seat_names) == 1 else gettext("The new adventurers take their places.")


def _combat(names: Names, events: Sequence[Event]) -> str:
    fought = [event for event in events if event.kind == "fought"]
    fought.sort(key=lambda event: -event.args[0])
    parts = []
    for event in fought:
        prize = f" ({signed(w.VP, event.args[1])})" if event.args[1] else ""
        parts.append((event.seat, f"{amount(w.POWER, event.args[0])}{prize}"))
    shadow = [(-1, amount(w.POWER, event.args[1])) for event in events if event.kind == "shadow_grew"]
    return gettext("Combat: {what}.").format(what=_each(names, [*parts, *shadow]))


def _harvest(names: Names, events: Sequence[Event]) -> str:
    return gettext("Production, income and victory points are paid.")


LINES = {REVEAL: _reveal, PLACING: _placing, COMBAT: _combat, HARVEST: _harvest}
