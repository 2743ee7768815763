"""The pill of a ghost: what a choice would bring the seat that makes it, in signed numbers and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import DWARF, STUFF
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import icon, icon_word
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import noun

Part = Callable[[Names, Event], str]


def foretold(names: Names, events: Sequence[Event], seat: int) -> str:
    """The net change of the own supply and gold, then what else happens to `seat`; "" where nothing is certain."""
    own = [event for event in events if event.seat == seat]
    parts = [signed(n, icon(STUFF[kind], noun(kind, abs(n)))) for kind, n in enumerate(net_supply(own)) if n]
    gold = sum(event.args[0] for event in own if event.kind == "gold_changed")
    if gold:
        parts.append(signed(gold, icon("gold", gettext("gold"))))
    parts += [PARTS[event.kind](names, event) for event in own if event.kind in PARTS]
    return pgettext("list of results", "  ").join(parts)


def net_supply(events: Sequence[Event]) -> list[int]:
    """What comes and goes of each kind of the supply; a placed worker or arcana is not counted, it is seen."""
    net = [0] * 12
    for event in events:
        if event.kind in ("gained", "paid"):
            sign = 1 if event.kind == "gained" else -1
            for kind, n in zip(event.args[::2], event.args[1::2], strict=True):
                net[kind] += sign * n
        elif event.kind == "worker_recalled" and event.args[3] == 0:
            net[DWARF + event.args[0]] += 1
        elif event.kind == "went_hungry":
            net[DWARF + event.args[0]] -= event.args[1]
    return net


def signed(n: int, thing: str) -> str:
    """`+2` or `−2` before a picture."""
    if n > 0:
        return pgettext("result", "+{n} {thing}").format(n=n, thing=thing)
    return pgettext("result", "−{n} {thing}").format(n=-n, thing=thing)


def _coin(names: Names, event: Event) -> str:
    coin = signed(event.args[1], icon("coin", gettext("coin")))
    return pgettext("result", "{coin} on {card}").format(coin=coin, card=names.card(event.args[0]))


def _envoy_coin(names: Names, event: Event) -> str:
    coin = signed(event.args[1], icon("coin", gettext("coin")))
    return pgettext("result", "{coin} on {card}").format(coin=coin, card=names.envoy(event.args[0]))


def _drawn(names: Names, event: Event) -> str:
    return pgettext("result", "{card} to the hand").format(card=names.card(event.args[0]))


def _built(names: Names, event: Event) -> str:
    return pgettext("result", "{card} built").format(card=names.card(event.args[0]))


def _discarded(names: Names, event: Event) -> str:
    return pgettext("result", "{card} thrown away").format(card=names.card(event.args[0]))


def _favour(names: Names, event: Event) -> str:
    text = pgettext("result", "{favour} space {space}")
    return text.format(favour=icon("favour", gettext("favour")), space=event.args[1])


def _blocked(names: Names, event: Event) -> str:
    return gettext("no free space above on the favour track")


def _ship(names: Names, event: Event) -> str:
    picture = icon("ship", icon_word("ship"))
    return signed(1, f"{picture} {names.ship(event.args[0])}")


def _dropped(names: Names, event: Event) -> str:
    return pgettext("result", "{envoy} discarded").format(envoy=names.envoy(event.args[0]))


def _hidden(names: Names, event: Event) -> str:
    return pgettext("result", "{envoy} face down").format(envoy=names.envoy(event.args[0]))


def _locked(names: Names, event: Event) -> str:
    return icon("lock", pgettext("picture", "lock-up"))


def _missed(names: Names, event: Event) -> str:
    kind, n = event.args[:2]
    return pgettext("result", "no {thing} left").format(thing=icon(STUFF[kind], noun(kind, n)))


PARTS: dict[str, Part] = {
    "coin_added": _coin,
    "envoy_coin_added": _envoy_coin,
    "card_drawn": _drawn,
    "card_built": _built,
    "card_discarded": _discarded,
    "favour_moved": _favour,
    "favour_blocked": _blocked,
    "ship_taken": _ship,
    "envoy_dropped": _dropped,
    "envoy_hidden": _hidden,
    "locked_up": _locked,
    "missed": _missed,
}
