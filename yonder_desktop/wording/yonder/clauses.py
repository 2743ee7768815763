"""Steps of effects as clauses: `take 2 wood`. Put together they make the sentences on cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Price, Step
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.things import amount, amounts, coins, gold, of_class, price_words


def effect(steps: Sequence[Step], optional: bool = False) -> str:
    """All steps as one clause; `optional` says that they may be declined as a whole."""
    if optional:
        return may(all_of([plain_clause(step) for step in steps]))
    return all_of([clause(step) for step in steps])


def clause(step: Step) -> str:
    """One step, with `you may` where it may be declined."""
    said = plain_clause(step)
    return may(said) if step.optional and step.op != w.TRADE else said


def may(said: str) -> str:
    """A clause that may be declined."""
    # Translators: a deed that may be left undone, as in “you may build a card from your hand”
    return gettext("you may {clause}").format(clause=said)


def plain_clause(step: Step) -> str:
    """One step as an order."""
    return CLAUSES[step.op](step)


def _gain(step: Step) -> str:
    return gettext("take {things}").format(things=amounts(step.goods))


def _gain_any(step: Step) -> str:
    return gettext("take {things} of your choice").format(things=of_class(step.kind, step.n))


def _gain_arcana(step: Step) -> str:
    return gettext("take {things}").format(things=amount(w.ARCANA, step.n))


def _gain_worker(step: Step) -> str:
    if step.kind >= w.DWARF:
        return gettext("take {things} from the general supply").format(things=amount(step.kind, step.n))
    if step.kind == w.ANY_BUT_SKELETON:
        text = ngettext(
            "take {n} worker of your choice, but no skeleton, from the general supply",
            "take {n} workers of your choice, but no skeletons, from the general supply",
            step.n,
        )
    else:
        text = ngettext(
            "take {n} worker of your choice from the general supply",
            "take {n} workers of your choice from the general supply",
            step.n,
        )
    return text.format(n=step.n)


def _gain_discounted(step: Step) -> str:
    text = ngettext("take {n} of that good from the stock", "take {n} of that good from the stock", step.n)
    return text.format(n=step.n)


def _gold(step: Step) -> str:
    if step.n < 0:
        return gettext("lose {gold}").format(gold=gold(-step.n))
    return gettext("take {things}").format(things=gold(step.n))


def _coin(step: Step) -> str:
    if step.on_envoy:
        return gettext("put {coins} on that envoy").format(coins=coins(step.n))
    return gettext("put {coins} on this card").format(coins=coins(step.n))


def _draw(step: Step) -> str:
    text = ngettext(
        "take {n} building card from the display into your hand",
        "take {n} building cards from the display into your hand",
        step.n,
    )
    return text.format(n=step.n)


def _build(step: Step) -> str:
    if step.free:
        return gettext("build a card from your hand without paying")
    if step.discount:
        less = of_class(w.RESOURCE_CLASS, step.discount)
        return gettext("build a card from your hand for {resources} less").format(resources=less)
    return gettext("build a card from your hand at its price")


def _favour(step: Step) -> str:
    text = ngettext("climb the favour track by {n} step", "climb the favour track by {n} steps", step.n)
    return text.format(n=step.n)


def _trade(step: Step) -> str:
    price, gained = step.price or Price(), effect(step.gain)
    if step.mode == "give":
        text = gettext("you may give {price} to another player: {gain}")
    elif step.mode == "stash":
        text = gettext("you may move {price} onto this card: {gain}")
    elif price.gained_resource:
        text = gettext("you may hand back {price}: {gain}")
    else:
        text = gettext("you may pay {price}: {gain}")
    said = text.format(price=price_words(price), gain=gained)
    if step.n == 1:
        return said
    often = ngettext("up to {n} time, {clause}", "up to {n} times, {clause}", step.n)
    return often.format(n=step.n, clause=said)


def _take_ship(step: Step) -> str:
    return gettext("take the ship on top of the wharf, without its cargo")


def _recall(step: Step) -> str:
    text = {
        (True, True, w.TO_OWN_SUPPLY): gettext(
            "take {who} from your settlement or the city board into your supply"
        ),
        (True, False, w.TO_OWN_SUPPLY): gettext("take {who} from your settlement into your supply"),
        (False, True, w.TO_OWN_SUPPLY): gettext("take {who} from the city board into your supply"),
        (True, True, w.TO_GENERAL_SUPPLY): gettext(
            "send {who} from your settlement or the city board to the general supply"
        ),
        (True, False, w.TO_GENERAL_SUPPLY): gettext("send {who} from your settlement to the general supply"),
        (False, True, w.TO_GENERAL_SUPPLY): gettext("send {who} from the city board to the general supply"),
    }[step.own, step.city, step.place]
    return text.format(who=recalled(step.kind, step.n))


def recalled(kind: int, n: int) -> str:
    """Who may be recalled: `1 worker`, `up to 2 goblins`."""
    if kind >= w.DWARF:
        # Translators: workers that are taken or sent, as in “1 goblin” and “up to 2 goblins”
        return ngettext("{workers}", "up to {workers}", n).format(workers=amount(kind, n))
    return ngettext("{n} worker", "up to {n} workers", n).format(n=n)


def _hold_worker(step: Step) -> str:
    return gettext("move that worker onto this card; when you lock up, it becomes yours")


def _drop_envoy(step: Step) -> str:
    if step.place == w.CARRYING:
        return gettext("discard that envoy without losing gold")
    return gettext("discard an unfulfilled envoy of yours without losing gold")


def _hide_envoy(step: Step) -> str:
    return gettext(
        "turn an unfulfilled envoy of yours face down; until your lock-up is over it counts as fulfilled"
    )


def _fulfil(step: Step) -> str:
    if step.n == 0:
        return gettext("fulfil an envoy at once")
    text = ngettext(
        "fulfil an envoy at once, with {n} delivery unpaid",
        "fulfil an envoy at once, with {n} deliveries unpaid",
        step.n,
    )
    return text.format(n=step.n)


def _side_delivery(step: Step) -> str:
    text = ngettext(
        "make {n} delivery to an unfulfilled envoy in another player's settlement, for which you need no ship; "
        "it stays unfulfilled",
        "make {n} deliveries to an unfulfilled envoy in another player's settlement, for which you need no ship; "
        "it stays unfulfilled",
        step.n,
    )
    return text.format(n=step.n)


def _remove_arcana(step: Step) -> str:
    things = amount(w.ARCANA, step.n)
    return gettext("send {things} from the upper city to the general supply").format(things=things)


def _swap_with_wharf(step: Step) -> str:
    return gettext("swap it for the ship on top of the wharf")


def _discard_envoy_and_ship(step: Step) -> str:
    return gettext("discard both this ship and that envoy")


CLAUSES: dict[int, Callable[[Step], str]] = {
    w.GAIN: _gain,
    w.GAIN_ANY: _gain_any,
    w.GAIN_ARCANA: _gain_arcana,
    w.GAIN_WORKER: _gain_worker,
    w.GAIN_DISCOUNTED: _gain_discounted,
    w.GOLD: _gold,
    w.COIN: _coin,
    w.DRAW: _draw,
    w.BUILD: _build,
    w.FAVOUR: _favour,
    w.TRADE: _trade,
    w.TAKE_SHIP: _take_ship,
    w.RECALL: _recall,
    w.HOLD_WORKER: _hold_worker,
    w.DROP_ENVOY: _drop_envoy,
    w.HIDE_ENVOY: _hide_envoy,
    w.FULFIL: _fulfil,
    w.SIDE_DELIVERY: _side_delivery,
    w.REMOVE_ARCANA: _remove_arcana,
    w.SWAP_WITH_WHARF: _swap_with_wharf,
    w.DISCARD_ENVOY_AND_SHIP: _discard_envoy_and_ship,
}
