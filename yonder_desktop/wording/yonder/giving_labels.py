"""Lines of the decision panel for what is given, given up or smuggled, and for the choice of a starting ship."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.questions import Decision
from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Price
from yonder_desktop.games.yonder.view import View
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import amount, amounts, coins, price_words
from yonder_desktop.wording.yonder.tokens import Token, number


def _give(names: Names, view: View, decision: Decision, token: Token) -> str:
    price = view.tables.programs[decision.args[0]][decision.args[1]].price
    seat = number(token.what.removeprefix("seat")) - 1
    text = gettext("Give {things} to {name}")
    if view.locked[seat]:
        text = gettext("Give {things} to {name}, who has locked up")
    return text.format(things=amounts(price.stuff if price is not None else ()), name=names.seat(seat))


def _release(names: Names, view: View, decision: Decision, token: Token) -> str:
    n = token.count()
    if not n:
        return gettext("Leave all fish on the card")
    text = ngettext("Take off {things} and sell it", "Take off {things} and sell them", n)
    return text.format(things=amount(w.FISH, n))


def _smuggle(names: Names, view: View, decision: Decision, token: Token) -> str:
    envoy = view.tables.index["envoy"][token.what]
    price, waived = view.tables.envoys[envoy].price, token.marks.get("waive", "")
    text = gettext("Deliver to {envoy} of {owner} for {price}")
    saved = ""
    if waived in w.STUFF:
        text = gettext("Deliver to {envoy} of {owner} for {price}, saving {things}")
        price = without_one(price, w.STUFF.index(waived))
        saved = amount(w.STUFF.index(waived), 1)
    return text.format(
        envoy=names.envoy(envoy),
        owner=names.seat(owner_of_envoy(view, envoy)),
        price=price_words(price) or gettext("nothing"),
        things=saved,
    )


def without_one(price: Price, kind: int) -> Price:
    """A price that is one unit of a kind lower."""
    stuff = tuple(n - (other == kind) for other, n in enumerate(price.stuff))
    return Price(stuff, any_worker=price.any_worker, hand_cards=price.hand_cards, buildings=price.buildings)


def owner_of_envoy(view: View, envoy: int) -> int:
    """The seat whose settlement holds an envoy; -1 for the camp of Olos."""
    for seat in range(view.seats):
        if envoy in view.envoys[seat]:
            return seat
    return -1


def _remove(names: Names, view: View, decision: Decision, token: Token) -> str:
    text = gettext("Take {arcana} off {place}")
    return text.format(arcana=amount(w.ARCANA, 1), place=names.by_key("upper", token.what))


def _send(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Pay {price}").format(price=amounts(token.twelve()))


def _tear_down(names: Names, view: View, decision: Decision, token: Token) -> str:
    cards = [view.tables.index["building"][key] for key in token.what.split("+")]
    return gettext("Tear down {cards}").format(
        cards=all_of([_with_losses(names, view, card) for card in cards])
    )


def _with_losses(names: Names, view: View, card: int) -> str:
    lost = lying_on(view, card)
    if not lost:
        return names.card(card)
    # Translators: a building and what is lost with it, as in “Quarry (with 1 elf and 2 coins)”
    return pgettext("loss", "{card} (with {things})").format(card=names.card(card), things=all_of(lost))


def lying_on(view: View, card: int) -> Sequence[str]:
    """Workers, fish and coins on a building."""
    kinds = list(view.held.get(card, ()))
    for spot in view.tables.card_spots[card]:
        kinds += [kind for kind in range(5) if view.spots[spot] >> kind & 1]
    things = [amount(w.DWARF + kind, kinds.count(kind)) for kind in range(5) if kind in kinds]
    if view.stash.get(card, 0):
        things.append(amount(w.FISH, view.stash[card]))
    if view.coins[card]:
        things.append(coins(view.coins[card]))
    return things


def _captain(names: Names, view: View, decision: Decision, token: Token) -> str:
    ship = view.tables.index["ship"][token.what]
    text = gettext("Start with {ship}, which brings {cargo}")
    return text.format(ship=names.ship(ship), cargo=amounts(view.tables.ships[ship].cargo))


GIVING_LABELS = {
    "give": _give,
    "release": _release,
    "smuggle": _smuggle,
    "remove": _remove,
    "send": _send,
    "tear_down": _tear_down,
    "captain": _captain,
}
