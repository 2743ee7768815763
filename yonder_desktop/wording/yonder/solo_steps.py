"""The steps of Captain Olos in short: one line for each order card, with what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import DWARF
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import a_worker, gold

Step = tuple[str, tuple[str, ...]]
PREFIX = "olos_"
BEGIN = ("olos_turned", "olos_locked_up")


def steps(names: Names, events: Sequence[Event]) -> list[Step]:
    """A line for each card and for his lock-up, and the items that each concerns."""
    groups: list[list[Event]] = []
    for event in events:
        if event.kind in BEGIN:
            groups.append([])
        if event.kind.startswith(PREFIX) and groups:
            groups[-1].append(event)
    return [(_line(names, group), _keys(names, group)) for group in groups]


def _line(names: Names, group: Sequence[Event]) -> str:
    what = [CLAUSES[event.kind](names, event) for event in group[1:]]
    said = all_of([clause for clause in what if clause])
    if group[0].kind == "olos_locked_up":
        if not said:
            return gettext("{name} locks up.").format(name=names.olos())
        return gettext("{name} locks up: {what}.").format(name=names.olos(), what=said)
    card = names.order(group[0].args[0])
    return gettext("{name} turns up {card}: {what}.").format(name=names.olos(), card=card, what=said)


def _placed(names: Names, event: Event) -> str:
    return pgettext("order", "{worker} on {spot}").format(
        worker=a_worker(DWARF + event.args[0]), spot=names.spot(event.args[1])
    )


def _skipped(names: Names, event: Event) -> str:
    reasons = (
        pgettext("order", "no place is empty"),
        pgettext("order", "no such worker is left"),
        pgettext("order", "there is no envoy"),
        pgettext("order", "there is no ship"),
    )
    return reasons[event.args[0]]


def _advanced(names: Names, event: Event) -> str:
    return pgettext("order", "space {n} of the favour track").format(n=event.args[1])


def _served(names: Names, event: Event) -> str:
    envoy, n = event.args[:2]
    if envoy < 0:
        return ngettext("{n} delivery to his camp", "{n} deliveries to his camp", n).format(n=n)
    text = ngettext("{n} delivery to {envoy}", "{n} deliveries to {envoy}", n)
    return text.format(n=n, envoy=names.envoy(envoy))


def _took_ship(names: Names, event: Event) -> str:
    return pgettext("order", "{ship} joins his fleet").format(ship=names.ship(event.args[0]))


def _gold(names: Names, event: Event) -> str:
    return pgettext("order", "+{gold}").format(gold=gold(event.args[0]))


CLAUSES: dict[str, Callable[[Names, Event], str]] = {
    "olos_placed": _placed,
    "olos_skipped": _skipped,
    "olos_advanced": _advanced,
    "olos_served": _served,
    "olos_took_ship": _took_ship,
    "olos_gold": _gold,
    "olos_tribute": lambda _names, _event: "",
}


def _keys(names: Names, group: Sequence[Event]) -> tuple[str, ...]:
    """The card, where he placed workers, what he serves, his counters."""
    tables, keys = names.tables, []
    for event in group:
        if event.kind == "olos_turned":
            keys.append(f"order:{names.order_card(event.args[0]).id}")
        elif event.kind == "olos_placed":
            keys.append(f"spot:{tables.spots[event.args[1]].key}")
        elif event.kind == "olos_served" and event.args[0] >= 0:
            keys.append(f"envoy:{tables.envoy_keys[event.args[0]]}")
        elif event.kind == "olos_gold":
            keys.append("gold:olos")
        elif event.kind == "olos_advanced":
            keys.append("favour:olos")
        elif event.kind == "olos_locked_up":
            keys.append("olos")
    return tuple(keys)
