"""The lines of the decision panel: every option in words."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Choice, Decision
from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Step
from yonder_desktop.games.yonder.view import View
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape
from yonder_desktop.wording.yonder.clauses import effect
from yonder_desktop.wording.yonder.delivery_label import delivery_label, given_up
from yonder_desktop.wording.yonder.giving_labels import GIVING_LABELS
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.prompts import ship_modifier
from yonder_desktop.wording.yonder.things import a_worker, amount, amounts, the_worker
from yonder_desktop.wording.yonder.tokens import Token, number

Label = Callable[[Names, View, Decision, Token], str]


def option_label(names: Names, view: View, decision: Decision, choice: Choice) -> str:
    """One line for an option; its bare token if nothing better is known."""
    token = Token(choice.token)
    if token.verb == "decline":
        return decline(decision)
    if token.verb == "pay" and decision.kind == "trade":
        return _pay_trade(names, view, decision, token)
    if token.verb == "pay" and choice.facts:
        return _pay(names, view, decision, token) + given_up(choice.facts)
    if token.verb == "deliver" and choice.facts:
        return delivery_label(names, token.count(), choice.facts)
    label = LABELS.get(token.verb)
    return label(names, view, decision, token) if label is not None else escape(choice.token)


def decline(decision: Decision) -> str:
    """What it means to say no to this question."""
    refusals = {
        "build": gettext("Build nothing"),
        "recall": gettext("Leave all workers where they are"),
        "hold_worker": gettext("Leave the worker there"),
        "drop_envoy": gettext("Keep all envoys"),
        "hide_envoy": gettext("Hide no envoy"),
        "fulfil": gettext("Serve no envoy now"),
        "swap": gettext("Keep the ship"),
        "second_envoy": gettext("Serve one envoy only"),
        "hand_back": gettext("Keep all you gained"),
        "throw_away": gettext("Keep ship and envoy"),
        "trade": gettext("Give nothing"),
        "smuggle": gettext("Deliver nothing"),
        "remove_arcana": gettext("Leave all arcana where they are"),
    }
    return refusals.get(decision.kind, gettext("No"))


def _place(names: Names, view: View, decision: Decision, token: Token) -> str:
    worker, spot = a_worker(w.STUFF.index(token.what)), names.place(token.where)
    owner = owner_of_spot(view, token.where)
    others = standing_on(view, token.where)
    if owner < 0 or owner == decision.seat or is_headquarters(view, token.where):
        if others:
            # Translators: an elf joins a worker, as in “Place an elf on Quarry beside the ogre”
            text = gettext("Place {worker} on {spot} beside {others}")
            return text.format(worker=worker, spot=spot, others=others)
        return gettext("Place {worker} on {spot}").format(worker=worker, spot=spot)
    text = gettext("Place {worker} on {spot} in the settlement of {owner}")
    return text.format(worker=worker, spot=spot, owner=names.seat(owner))


def standing_on(view: View, key: str) -> str:
    """The workers that stand on a spot, "" if it is free."""
    spot = view.tables.index["spot"].get(key, -1)
    mask = view.spots[spot] if spot >= 0 else 0
    return all_of([the_worker(kind) for bit, kind in enumerate(w.WORKERS) if mask >> bit & 1])


def owner_of_spot(view: View, key: str) -> int:
    """The seat in whose settlement a spot lies, or -1."""
    spot = view.tables.index["spot"].get(key, -1)
    card = view.tables.spots[spot].card if spot >= 0 else -1
    for seat in range(view.seats):
        if card >= 0 and card in view.buildings[seat]:
            return seat
    return -1


def is_headquarters(view: View, key: str) -> bool:
    """Whether a spot is that of a headquarters, whose name tells its owner."""
    card = view.tables.spots[view.tables.index["spot"][key]].card
    return view.tables.buildings[card].letter == "HQ"


def _arcana(names: Names, view: View, decision: Decision, token: Token) -> str:
    arcana = amount(w.ARCANA, 1)
    text = gettext("Place {arcana} on {place} in the upper city")
    return text.format(arcana=arcana, place=names.by_key("upper", token.what))


def _fulfil(names: Names, view: View, decision: Decision, token: Token) -> str:
    number_of_envoy = view.tables.index["envoy"].get(token.where, -1)
    text = gettext("Serve {envoy} with {ship}")
    if number_of_envoy in view.city_envoys:
        # Translators: an envoy that still lies in the city, as opposed to one in the own settlement
        text = gettext("Serve {envoy} of the city with {ship}")
    return text.format(envoy=names.by_key("envoy", token.where), ship=names.by_key("ship", token.what))


def _lock_up(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Lock up: your workers come home and must be fed, and your round is over")


def _end(names: Names, view: View, decision: Decision, token: Token) -> str:
    if view.seats == 1:
        return gettext("End the turn: Olos goes on if he has not locked up, then you have another turn")
    return gettext("End the turn: the next player goes on, you will have another turn this round")


def _done(names: Names, view: View, decision: Decision, token: Token) -> str:
    if len(decision.args) > 6 and decision.args[6] == 0:
        return gettext("Pay nothing")
    return gettext("That is enough")


def _keep(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Keep {card}").format(card=names.by_key("building", token.what))


def _hold(names: Names, view: View, decision: Decision, token: Token) -> str:
    text = gettext("Move {worker} onto {card}")
    return text.format(
        worker=the_worker(w.STUFF.index(token.what)), card=names.by_key("building", token.where)
    )


def _gain(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Take {things}").format(things=amounts(token.twelve()))


def _worker(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Take {things}").format(things=a_worker(w.STUFF.index(token.what)))


def _draw(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Take {card}").format(card=names.by_key("building", token.what))


def _build(names: Names, view: View, decision: Decision, token: Token) -> str:
    card = names.by_key("building", token.what)
    number_of_card = view.tables.index["building"].get(token.what, -1)
    if number_of_card < 0 or (decision.args and decision.args[0]):
        return gettext("Build {card} without paying").format(card=card)
    cost = list(view.tables.buildings[number_of_card].cost)
    waived = token.marks.get("waive", "")
    if waived not in w.STUFF:
        return gettext("Build {card} for {price}").format(card=card, price=amounts(cost))
    cost[w.STUFF.index(waived)] -= 1
    text = gettext("Build {card} for {price}, saving {things}")
    return text.format(card=card, price=amounts(cost), things=amount(w.STUFF.index(waived), 1))


def _trade(names: Names, view: View, decision: Decision, token: Token) -> str:
    times = token.count()
    if not times:
        return gettext("Do not trade")
    step = view.tables.programs[decision.args[0]][decision.args[1]]
    if step.price is None:
        return ngettext("Trade {n} time", "Trade {n} times", times).format(n=times)
    paid = [n * times for n in step.price.stuff]
    price, gain = amounts(less_dwarf(view, decision, step, paid)), effect(step.gain)
    if times == 1:
        return once(step).format(price=price, gain=gain)
    text = {
        "stash": gettext("{n} times, move {price} in all onto the card: each time, {gain}"),
    }.get(step.mode, gettext("{n} times, pay {price} in all: each time, {gain}"))
    return text.format(n=times, price=price, gain=gain)


def once(step: Step) -> str:
    """A trade done a single time, with places for the price and what it brings."""
    return {
        "stash": gettext("Move {price} onto the card: {gain}"),
    }.get(step.mode, gettext("Pay {price}: {gain}"))


def less_dwarf(view: View, decision: Decision, step: Step, paid: list[int]) -> list[int]:
    """What is really paid where a dwarf on a dwarf sign saves one good (R19)."""
    worker, spot = decision.args[2], decision.args[3]
    saves = worker == 0 and spot >= 0 and view.tables.spots[spot].dwarf_icon
    kinds = [kind for kind, n in enumerate(paid) if n and kind < w.ARCANA]
    if saves and kinds and not (len(decision.args) > 6 and decision.args[6]):
        paid[kinds[0]] -= 1
    return paid


def _pay_trade(names: Names, view: View, decision: Decision, token: Token) -> str:
    step = view.tables.programs[decision.args[0]][decision.args[1]]
    return once(step).format(price=amounts(token.twelve()), gain=effect(step.gain))


def _pay(names: Names, view: View, decision: Decision, token: Token) -> str:
    details = [detail(names, mark, value) for mark, value in token.marks.items()]
    price = gettext("Pay {price}").format(price=amounts(token.twelve()))
    if not details:
        return price
    # Translators: a payment and what is special about it, as in “Pay 1 wood (1 delivery unpaid)”
    return gettext("{payment} ({details})").format(payment=price, details=all_of(details))


def detail(names: Names, mark: str, value: str) -> str:
    """What is special about a payment."""
    n = number(value)
    if mark == "free":
        return ngettext("{n} delivery unpaid", "{n} deliveries unpaid", n).format(n=n)
    if mark == "bakery":
        text = ngettext("lowered by a card of yours", "lowered by {n} cards of yours", n)
        return text.format(n=n)
    if mark == "by" and value == "card":
        return gettext("one delivery with a card of your hand")
    if mark == "by" and value == "worker":
        return gettext("one delivery with a worker")
    if mark == "by":
        envoy = names.by_key("envoy", value)
        return gettext("one delivery at the price of {envoy}").format(envoy=envoy)
    return escape(f"{mark} {value}")


def _name(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("It saved {things}").format(things=amount(w.STUFF.index(token.what), 1))


def _hand_back(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Hand back {things}").format(things=amount(w.STUFF.index(token.what), 1))


def _recall(names: Names, view: View, decision: Decision, token: Token) -> str:
    worker, place = the_worker(w.STUFF.index(token.what)), names.place(token.where)
    if len(decision.args) > 4 and decision.args[4] == w.TO_GENERAL_SUPPLY:
        return gettext("Send {worker} away from {place}").format(worker=worker, place=place)
    return gettext("Take {worker} back from {place}").format(worker=worker, place=place)


def _drop(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Discard {envoy}").format(envoy=names.by_key("envoy", token.what))


def _hide(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Turn {envoy} face down").format(envoy=names.by_key("envoy", token.what))


def _swap(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Take {ship} in exchange").format(ship=names.ship(view.wharf_top))


def _second(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Serve {envoy} as well").format(envoy=names.by_key("envoy", token.what))


def _deliver(names: Names, view: View, decision: Decision, token: Token) -> str:
    n = token.count()
    return ngettext("Make {n} delivery", "Make {n} deliveries", n).format(n=n)


def _discard(names: Names, view: View, decision: Decision, token: Token) -> str:
    cards = [names.by_key("building", key) for key in token.what.split("+")]
    return gettext("Throw away {cards}").format(cards=all_of(cards))


def _replace(names: Names, view: View, decision: Decision, token: Token) -> str:
    n = token.count()
    if not n:
        return gettext("In none")
    modifier = ship_modifier(view, decision.seat, decision.args[0])
    if modifier is None:
        return ngettext("In {n} delivery", "In {n} deliveries", n).format(n=n)
    text = ngettext("In {n} delivery: {clause}", "In {n} deliveries: each time, {clause}", n)
    return text.format(n=n, clause=effect(modifier.by))


def _throw_away(names: Names, view: View, decision: Decision, token: Token) -> str:
    return gettext("Throw both away")


def _feed(names: Names, view: View, decision: Decision, token: Token) -> str:
    eaten = meal(token)
    if not token.hungry:
        return gettext("Eat {food}; nobody stays hungry").format(food=eaten)
    workers = all_of([amount(kind, n) for kind, n in token.hungry.items()])
    loss = view.tables.card_set.board.unfed * sum(token.hungry.values())
    text = gettext("Eat {food}; {workers} leave hungry and you lose {n} gold")
    if sum(token.hungry.values()) == 1:
        text = gettext("Eat {food}; {workers} leaves hungry and you lose {n} gold")
    return text.format(food=eaten, workers=workers, n=loss)


def meal(token: Token) -> str:
    """What is eaten, fish from cards by themselves."""
    things = [amount(kind, n) for kind, n in enumerate(token.twelve()) if n]
    caged = number(token.marks.get("caged", "0"))
    if caged:
        things.append(gettext("{things} from your cards").format(things=amount(w.FISH, caged)))
    return all_of(things) if things else gettext("nothing")


def _ship(names: Names, view: View, decision: Decision, token: Token) -> str:
    ship = names.by_key("ship", token.what)
    design = view.tables.index["ship"].get(token.what, -1)
    if design < 0:
        return gettext("Take {ship}").format(ship=ship)
    cargo = view.tables.ships[design].cargo
    return gettext("Take {ship} with {cargo}").format(ship=ship, cargo=amounts(cargo))


LABELS: dict[str, Label] = {
    "place": _place,
    "arcana": _arcana,
    "fulfil": _fulfil,
    "lock_up": _lock_up,
    "end": _end,
    "done": _done,
    "keep": _keep,
    "hold": _hold,
    "gain": _gain,
    "worker": _worker,
    "draw": _draw,
    "build": _build,
    "trade": _trade,
    "pay": _pay,
    "name": _name,
    "hand_back": _hand_back,
    "recall": _recall,
    "drop": _drop,
    "hide": _hide,
    "swap": _swap,
    "second": _second,
    "deliver": _deliver,
    "discard": _discard,
    "replace": _replace,
    "throw_away": _throw_away,
    "feed": _feed,
    "ship": _ship,
    **GIVING_LABELS,
}
