"""The log of lock-ups, cleanups and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import DWARF, FISH, GRAIN, MEAT, ORE
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import amount, amounts, gold


def _locked_up(names: Names, event: Event) -> str:
    if event.args[0] == 1:
        return gettext("{name} was the first to lock up.").format(name=names.seat(event.seat))
    return gettext("{name} locked up.").format(name=names.seat(event.seat))


def _workers_came_home(names: Names, event: Event) -> str:
    text = ngettext("{workers} came home to {name}.", "{workers} came home to {name}.", sum(event.args))
    return text.format(name=names.seat(event.seat), workers=amounts(event.args, DWARF))


def _fed(names: Names, event: Event) -> str:
    needed, grain, meat, fish, ore, caged = event.args[:6]
    eaten = [amount(kind, n) for kind, n in ((GRAIN, grain), (MEAT, meat), (FISH, fish), (ORE, ore)) if n]
    if caged:
        eaten.append(gettext("{things} from cards").format(things=amount(FISH, caged)))
    if not eaten:
        text = ngettext(
            "The workers of {name} needed {n} food and ate nothing.",
            "The workers of {name} needed {n} food and ate nothing.",
            needed,
        )
        return text.format(name=names.seat(event.seat), n=needed)
    text = ngettext(
        "The workers of {name} needed {n} food and ate {things}.",
        "The workers of {name} needed {n} food and ate {things}.",
        needed,
    )
    return text.format(name=names.seat(event.seat), n=needed, things=all_of(eaten))


def _went_hungry(names: Names, event: Event) -> str:
    kind, n = event.args[:2]
    text = ngettext("{workers} of {name} left hungry.", "{workers} of {name} left hungry.", n)
    return text.format(name=names.seat(event.seat), workers=amount(DWARF + kind, n))


def _fish_sold(names: Names, event: Event) -> str:
    fish, income = event.args[:2]
    text = gettext("{name} sold {fish} for {gold}.")
    return text.format(name=names.seat(event.seat), fish=amount(FISH, fish), gold=gold(income))


def _meat_spoiled(names: Names, event: Event) -> str:
    text = gettext("{name} had to throw away {things}.")
    return text.format(name=names.seat(event.seat), things=amount(MEAT, event.args[0]))


def _ship_came_home(names: Names, event: Event) -> str:
    text = gettext("{ship} came home to {name}.")
    return text.format(name=names.seat(event.seat), ship=names.ship(event.args[0]))


def _coins_paid(names: Names, event: Event) -> str:
    text = gettext("The coins on the cards of {name} paid {gold}.")
    return text.format(name=names.seat(event.seat), gold=gold(event.args[0]))


def _harbour_cleared(names: Names, event: Event) -> str:
    text = ngettext(
        "{ships} left the harbour for good.", "{ships} left the harbour for good.", len(event.args)
    )
    return text.format(ships=all_of([names.ship(ship) for ship in event.args if ship >= 0]))


def _harbour_dealt(names: Names, event: Event) -> str:
    text = gettext("New in the harbour: {ships}.")
    return text.format(ships=all_of([names.ship(ship) for ship in event.args if ship >= 0]))


def _buildings_dealt(names: Names, event: Event) -> str:
    text = gettext("New in the display: {cards}.")
    return text.format(cards=all_of([names.card(card) for card in event.args if card >= 0]))


def _envoys_dealt(names: Names, event: Event) -> str:
    text = gettext("New in the city: {envoys}.")
    return text.format(envoys=all_of([names.envoy(envoy) for envoy in event.args if envoy >= 0]))


def _city_cleared(names: Names, event: Event) -> str:
    text = ngettext(
        "{workers} went from the city to the general supply.",
        "{workers} went from the city to the general supply.",
        sum(event.args),
    )
    return text.format(workers=amounts(event.args, DWARF))


def _scored(names: Names, event: Event) -> str:
    text = gettext("{card} paid {name} {gold}.")
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]), gold=gold(event.args[1]))


def _game_ended(names: Names, event: Event) -> str:
    """The winners; without any it is the opponent of the solo game who won."""
    if not event.args:
        return gettext("The game is over: {names} won.").format(names=names.olos())
    winners = all_of([names.seat(seat) for seat in event.args])
    text = ngettext(
        "The game is over: {names} won.", "The game is over: {names} share the win.", len(event.args)
    )
    return text.format(names=winners)


def _fish_stashed(names: Names, event: Event) -> str:
    text = gettext("{name} put {things} on {card}.")
    return text.format(
        name=names.seat(event.seat), things=amount(FISH, event.args[1]), card=names.card(event.args[0])
    )


def _fish_released(names: Names, event: Event) -> str:
    text = gettext("{name} took {things} off {card}.")
    return text.format(
        name=names.seat(event.seat), things=amount(FISH, event.args[1]), card=names.card(event.args[0])
    )


ROUND_LINES: dict[str, Callable[[Names, Event], str]] = {
    "locked_up": _locked_up,
    "workers_came_home": _workers_came_home,
    "fed": _fed,
    "went_hungry": _went_hungry,
    "fish_sold": _fish_sold,
    "meat_spoiled": _meat_spoiled,
    "ship_came_home": _ship_came_home,
    "coins_paid": _coins_paid,
    "harbour_cleared": _harbour_cleared,
    "harbour_dealt": _harbour_dealt,
    "buildings_dealt": _buildings_dealt,
    "envoys_dealt": _envoys_dealt,
    "city_cleared": _city_cleared,
    "scored": _scored,
    "game_ended": _game_ended,
    "fish_stashed": _fish_stashed,
    "fish_released": _fish_released,
}
