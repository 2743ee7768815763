"""The banner: what is asked. The arguments of a question are those of its frame (see `games.yonder.flow`)."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Decision
from yonder_desktop.games.yonder import verbs
from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Modifier
from yonder_desktop.games.yonder.feeding import stored_food
from yonder_desktop.games.yonder.view import View
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import any_of, sentence
from yonder_desktop.wording.yonder.clauses import effect, plain_clause, recalled
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import amount, amounts, gold, of_class


def prompt(names: Names, view: View, decision: Decision) -> str:
    """What is asked of the seat that looks, or for whom the table waits."""
    if view.seat != decision.seat:
        return gettext("Waiting for {name}.").format(name=names.seat(decision.seat))
    ask = PROMPTS.get(decision.kind)
    return ask(names, view, decision) if ask is not None else gettext("Choose one.")


def phase(view: View) -> str:
    """The round, or that the game is over."""
    if view.over:
        return gettext("The game is over")
    if view.round < 1:
        return gettext("Set-up")
    return gettext("Round {n} of {rounds}").format(
        n=view.round, rounds=len(view.tables.card_set.board.rounds)
    )


def _start_card(names: Names, view: View, decision: Decision) -> str:
    if view.seats == 1:
        return gettext("Keep one of your starting cards.")
    return gettext("Keep one of your starting cards. Nobody else sees which.")


def _choose_ship(names: Names, view: View, decision: Decision) -> str:
    return gettext("Choose the ship you start with. It brings its cargo.")


def _turn(names: Names, view: View, decision: Decision) -> str:
    offered = {option[0] for option in decision.options}
    deeds = {
        verbs.PLACE: gettext("place a worker"),
        verbs.ARCANA_TO: gettext("place an arcana"),
        verbs.FULFIL_WITH: gettext("serve an envoy"),
        verbs.END: gettext("end the turn"),
        verbs.LOCK_UP: gettext("lock up"),
    }
    # Translators: what the player may do, as in “Your turn: place a worker or lock up.”
    return gettext("Your turn: {deeds}.").format(
        deeds=any_of([deeds[verb] for verb in deeds if verb in offered])
    )


def _hold_worker(names: Names, view: View, decision: Decision) -> str:
    spot, card = decision.args[0], decision.args[1]
    text = gettext("Move the other worker from {spot} onto {card}? It comes home with you when you lock up.")
    return text.format(spot=names.spot(spot), card=names.card(card))


def _gain_any(names: Names, view: View, decision: Decision) -> str:
    goods = of_class(decision.args[0], decision.args[1])
    return gettext("Choose {goods} to take.").format(goods=goods)


def _gain_worker(names: Names, view: View, decision: Decision) -> str:
    return gettext("Choose a worker to take from the general supply.")


def _draw(names: Names, view: View, decision: Decision) -> str:
    return gettext("Take a building card from the display into your hand.")


def _build(names: Names, view: View, decision: Decision) -> str:
    free, off, dwarf = decision.args[:3]
    if free:
        return gettext("Build a card from your hand without paying?")
    if dwarf:
        return gettext("Build a card from your hand? The dwarf saves you one good.")
    if off:
        goods = of_class(w.RESOURCE_CLASS, off)
        return gettext("Build a card from your hand for {resources} less?").format(resources=goods)
    return gettext("Build a card from your hand at its price?")


def _trade(names: Names, view: View, decision: Decision) -> str:
    step = view.tables.programs[decision.args[0]][decision.args[1]]
    done = decision.args[6] if len(decision.args) > 6 else 0
    rule = sentence(plain_clause(step))
    if done:
        left = step.n - done
        text = ngettext("{rule} It can be done {n} more time.", "{rule} It can be done {n} more times.", left)
        return text.format(rule=rule, n=left)
    return rule


def _name_waived(names: Names, view: View, decision: Decision) -> str:
    n = decision.args[0]
    text = ngettext(
        "Which resource did the dwarf save you? You gain {n} of it.",
        "Which resource did the dwarf save you? You gain {n} of it.",
        n,
    )
    return text.format(n=n)


def _hand_back(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Hand back one of the resources you just gained for {card}?")
    return text.format(card=names.card(decision.args[0]))


def _recall(names: Names, view: View, decision: Decision) -> str:
    n, kind, _own, _city, to = decision.args[:5]
    who = recalled(kind, n)
    if to == w.TO_OWN_SUPPLY:
        return gettext("Take {who} into your supply?").format(who=who)
    return gettext("Send {who} to the general supply?").format(who=who)


def _drop_envoy(names: Names, view: View, decision: Decision) -> str:
    return gettext("Discard one of your envoys without losing gold?")


def _hide_envoy(names: Names, view: View, decision: Decision) -> str:
    return gettext("Turn one of your unfulfilled envoys face down until your lock-up is over?")


def _fulfil(names: Names, view: View, decision: Decision) -> str:
    n = decision.args[0]
    if not n:
        return gettext("Serve an envoy now?")
    text = ngettext(
        "Serve an envoy now? {n} delivery may stay unpaid.",
        "Serve an envoy now? {n} deliveries may stay unpaid.",
        n,
    )
    return text.format(n=n)


def _swap(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Swap {ship} for {other} on top of the wharf?")
    return text.format(ship=names.ship(decision.args[0]), other=names.ship(view.wharf_top))


def _second_envoy(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Serve a second envoy with {ship}, besides {envoy}?")
    return text.format(ship=names.ship(decision.args[0]), envoy=names.envoy(decision.args[4]))


def _deliveries(names: Names, view: View, decision: Decision) -> str:
    return gettext("How many deliveries to {envoy}?").format(envoy=names.envoy(_asked_envoy(decision, 5)))


def _payment(names: Names, view: View, decision: Decision) -> str:
    args = decision.args
    second = len(args) > 8 and args[8] == 1
    envoy, n = (args[6], args[7]) if second else (args[4], args[5])
    text = ngettext("How do you pay {n} delivery to {envoy}?", "How do you pay {n} deliveries to {envoy}?", n)
    return text.format(n=n, envoy=names.envoy(envoy))


def _asked_envoy(decision: Decision, chosen: int) -> int:
    """The envoy whose deliveries are asked: the second one once those of the first are chosen."""
    return decision.args[4] if decision.args[chosen] == 0 else decision.args[6]


def _discard_cards(names: Names, view: View, decision: Decision) -> str:
    n = decision.args[0]
    text = ngettext(
        "Choose {n} card of your hand to throw away.", "Choose {n} cards of your hand to throw away.", n
    )
    return text.format(n=n)


def _replace(names: Names, view: View, decision: Decision) -> str:
    modifier = ship_modifier(view, decision.seat, decision.args[0])
    if modifier is None:
        return gettext("In how many deliveries does the ship replace what they bring?")
    if modifier.what == w.REPLACE_GOLD:
        text = gettext("In how many deliveries do you go without the market gold? Each time, {clause}.")
    else:
        text = gettext("In how many deliveries do you go without the bonus? Each time, {clause}.")
    return text.format(clause=effect(modifier.by))


def ship_modifier(view: View, seat: int, ship: int) -> Modifier | None:
    """What a ship changes; one that copies is asked as the ship its seat started with."""
    ability = view.tables.ships[ship].ability
    if ability.on == w.ON_COPY:
        ability = view.tables.ships[view.start_ships[seat]].ability
    return ability.modifier


def _throw_away(names: Names, view: View, decision: Decision) -> str:
    ship, envoy = decision.args[:2]
    steps = [step for step in view.tables.ships[ship].ability.effect if step.op != w.DISCARD_ENVOY_AND_SHIP]
    text = gettext("Throw away {ship} and {envoy}? Then {clause}.")
    return text.format(ship=names.ship(ship), envoy=names.envoy(envoy), clause=effect(steps))


def _feed(names: Names, view: View, decision: Decision) -> str:
    board, supply = view.tables.card_set.board, view.supply[decision.seat]
    needed = sum(supply[w.DWARF + kind] * need for kind, need in enumerate(board.food_need))
    held = [supply[good] for good in w.FOOD]
    food = sum(n * value for n, value in zip(held, board.food_value, strict=True))
    food += stored_food(view.tables, view.buildings[decision.seat], view.stash)
    text = gettext("Feed your workers: they need {needed} food, you have {things}, worth {food} food in all.")
    return text.format(needed=needed, food=food, things=amounts(held, w.GRAIN))


def _harbour(names: Names, view: View, decision: Decision) -> str:
    return gettext("Choose a ship from the harbour. It brings its cargo.")


def _release_fish(names: Names, view: View, decision: Decision) -> str:
    fish = sum(view.stash.get(card, 0) for card in view.buildings[decision.seat])
    text = gettext("Fish is sold now. How many of the {things} on your cards do you sell with it?")
    return text.format(things=amount(w.FISH, fish))


def _smuggle(names: Names, view: View, decision: Decision) -> str:
    market = view.tables.card_set.board.rounds[view.round - 1].market
    if view.seats == 1:
        text = gettext("Make a delivery to an envoy in the camp of Olos? It brings {gold} and its bonus.")
    else:
        text = gettext("Make a delivery to an envoy of another player? It brings {gold} and its bonus.")
    return text.format(gold=gold(market))


def _remove_arcana(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Send {arcana} of the upper city to the general supply? Its place opens again.")
    return text.format(arcana=amount(w.ARCANA, 1))


def _send_workers(names: Names, view: View, decision: Decision) -> str:
    n = decision.args[0]
    text = ngettext(
        "Choose {n} worker of your supply to pay with.", "Choose {n} workers of your supply to pay with.", n
    )
    return text.format(n=n)


def _tear_down(names: Names, view: View, decision: Decision) -> str:
    n = decision.args[0]
    text = ngettext(
        "Choose {n} building of your settlement to tear down.",
        "Choose {n} buildings of your settlement to tear down.",
        n,
    )
    return text.format(n=n)


PROMPTS: dict[str, Callable[[Names, View, Decision], str]] = {
    "start_card": _start_card,
    "turn": _turn,
    "hold_worker": _hold_worker,
    "gain_any": _gain_any,
    "gain_worker": _gain_worker,
    "draw": _draw,
    "build": _build,
    "trade": _trade,
    "name_waived": _name_waived,
    "hand_back": _hand_back,
    "recall": _recall,
    "drop_envoy": _drop_envoy,
    "hide_envoy": _hide_envoy,
    "fulfil": _fulfil,
    "swap": _swap,
    "second_envoy": _second_envoy,
    "deliveries": _deliveries,
    "payment": _payment,
    "discard_cards": _discard_cards,
    "replace": _replace,
    "throw_away": _throw_away,
    "feed": _feed,
    "harbour": _harbour,
    "choose_ship": _choose_ship,
    "release_fish": _release_fish,
    "smuggle": _smuggle,
    "remove_arcana": _remove_arcana,
    "send_workers": _send_workers,
    "tear_down": _tear_down,
}
