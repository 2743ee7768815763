"""The log of Captain Olos: what he does and why, one line an event."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import DWARF
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.solo_text import order_clause
from yonder_desktop.wording.yonder.things import a_worker, gold


def _turned(names: Names, event: Event) -> str:
    text = gettext("{name} turned up {card}: {clause}.")
    card = names.order_card(event.args[0])
    return text.format(
        name=names.olos(), card=names.order(event.args[0]), clause=order_clause(card, names.city_spots())
    )


def _placed(names: Names, event: Event) -> str:
    kind, spot = event.args[:2]
    text = gettext("{name} placed {worker} on {spot}.")
    return text.format(name=names.olos(), worker=a_worker(DWARF + kind), spot=names.spot(spot))


def _skipped(names: Names, event: Event) -> str:
    reasons = (
        gettext("{name} found no empty place and left the worker out."),
        gettext("{name} placed nobody: the general supply had neither ogres nor goblins."),
        gettext("{name} found no envoy, neither in the city nor in his camp."),
        gettext("{name} found no ship, neither in the harbour nor on the wharf."),
    )
    reason = event.args[0]
    text = reasons[reason] if 0 <= reason < len(reasons) else gettext("{name} could do nothing.")
    return text.format(name=names.olos())


def _advanced(names: Names, event: Event) -> str:
    text = gettext("{name} climbed the favour track to space {n}, without its reward.")
    return text.format(name=names.olos(), n=event.args[1])


def _served(names: Names, event: Event) -> str:
    envoy, n = event.args[:2]
    if envoy < 0:
        text = ngettext(
            "The city had no envoy, so {name} made {n} delivery to his camp.",
            "The city had no envoy, so {name} made {n} deliveries to his camp.",
            n,
        )
        return text.format(name=names.olos(), n=n)
    text = ngettext(
        "{name} made {n} delivery to {envoy}, which joined his camp.",
        "{name} made {n} deliveries to {envoy}, which joined his camp.",
        n,
    )
    return text.format(name=names.olos(), n=n, envoy=names.envoy(envoy))


def _gold(names: Names, event: Event) -> str:
    change, after = event.args[:2]
    text = gettext("{name} gained {gold} and has {total}.")
    return text.format(name=names.olos(), gold=gold(change), total=after)


def _took_ship(names: Names, event: Event) -> str:
    ship, harbour = event.args[:2]
    if harbour:
        text = gettext("{name} took {ship} from the harbour into his fleet.")
    else:
        text = gettext("{name} took {ship} from the wharf into his fleet.")
    return text.format(name=names.olos(), ship=names.ship(ship))


def _locked_up(names: Names, event: Event) -> str:
    return gettext("{name} locked up.").format(name=names.olos())


def _tribute(names: Names, event: Event) -> str:
    text = gettext("The camp of {name} owed him {gold} as tribute.")
    return text.format(name=names.olos(), gold=gold(event.args[0]))


SOLO_LINES: dict[str, Callable[[Names, Event], str]] = {
    "olos_turned": _turned,
    "olos_placed": _placed,
    "olos_skipped": _skipped,
    "olos_advanced": _advanced,
    "olos_served": _served,
    "olos_gold": _gold,
    "olos_took_ship": _took_ship,
    "olos_locked_up": _locked_up,
    "olos_tribute": _tribute,
}
