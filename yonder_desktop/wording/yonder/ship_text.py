"""The text on ships, made from their abilities."""

from __future__ import annotations

from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Ability, Modifier, Ship
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import any_of, sentence
from yonder_desktop.wording.yonder.clauses import effect
from yonder_desktop.wording.yonder.things import of_class, price_words


def ship_text(ship: Ship) -> str:
    """What a ship does, in a full sentence."""
    ability = ship.ability
    if ability.on == w.ON_COPY:
        return gettext("It has the ability of the ship you started the game with.")
    if ability.modifier is not None:
        clause = modifier_clause(ability.modifier)
    else:
        clause = moment(ability).format(clause=effect(ability.effect, ability.optional))
    for condition in conditions(ability):
        # Translators: a condition in front of a clause, as in “in round 4: one delivery may stay unpaid”
        clause = gettext("{condition}: {clause}").format(condition=condition, clause=clause)
    return sentence(clause)


def conditions(ability: Ability) -> list[str]:
    """What narrows an ability, as the beginning of a sentence."""
    found: list[str] = []
    if ability.rounds:
        text = ngettext("in round {rounds}", "in rounds {rounds}", len(ability.rounds))
        found.append(text.format(rounds=any_of([str(number) for number in ability.rounds])))
    if ability.letters:
        found.append(gettext("on {letters} envoys").format(letters=any_of(list(ability.letters))))
    return found


def moment(ability: Ability) -> str:
    """When an ability works, with a place for what it does."""
    if ability.on == w.ON_DELIVERY:
        return gettext("for each delivery with this ship, {clause}")
    if ability.on == w.ON_BEFORE_FULFIL:
        return gettext("before you place this ship on an envoy, {clause}")
    if ability.on == w.ON_AFTER_FULFIL:
        return gettext("after this ship has served an envoy, {clause}")
    if ability.on == w.ON_LOCK_UP:
        if ability.placed:
            return gettext("when you lock up while this ship lies on an envoy, {clause}")
        return gettext("each time you lock up, before feeding, {clause}")
    return moment_of_service(ability)


def moment_of_service(ability: Ability) -> str:
    """When an ability works that comes once a fulfilment."""
    if ability.min_deliveries:
        text = ngettext(
            "when this ship makes at least {n} delivery, {clause}",
            "when this ship makes {n} or more deliveries at once, {clause}",
            ability.min_deliveries,
        )
        return text.replace("{n}", str(ability.min_deliveries))
    if ability.from_city:
        return gettext("when this ship serves an envoy straight from the city, {clause}")
    if ability.without_coin:
        return gettext("when this ship serves an envoy on which no coin lies, {clause}")
    return gettext("when this ship serves an envoy, {clause}")


def modifier_clause(modifier: Modifier) -> str:
    """The rule that a ship changes."""
    if modifier.op == w.DISCOUNT:
        return _discount(modifier)
    if modifier.op == w.FREE_DELIVERY:
        return _free_delivery(modifier)
    if modifier.op == w.EXTRA_BONUS:
        text = ngettext(
            "the delivery bonus is paid one extra time",
            "the delivery bonus is paid {n} extra times",
            modifier.n,
        )
        return text.format(n=modifier.n)
    if modifier.op == w.EXTRA_MAX:
        text = ngettext(
            "the range of the envoy it serves reaches one delivery further",
            "the range of the envoy it serves reaches {n} deliveries further",
            modifier.n,
        )
        return text.format(n=modifier.n)
    if modifier.op == w.ALTERNATIVE_COST:
        return _alternative_cost(modifier)
    if modifier.op == w.REPLACE:
        return _replace(modifier)
    return gettext("it may serve 2 envoys in one action: pay for both first, then receive everything")


def _discount(modifier: Modifier) -> str:
    less = of_class(modifier.goods_class, modifier.n)
    if modifier.deliveries:
        text = ngettext(
            "one delivery with this ship costs {goods} less",
            "{n} deliveries with this ship cost {goods} less each",
            modifier.deliveries,
        )
        return text.format(n=modifier.deliveries, goods=less)
    return gettext("an envoy it serves costs {goods} less in total").format(goods=less)


def _free_delivery(modifier: Modifier) -> str:
    text = {
        w.WITHOUT_NOTHING: ngettext(
            "one delivery with this ship may stay unpaid and still brings gold and bonus",
            "{n} deliveries with this ship may stay unpaid and still bring gold and bonus",
            modifier.n,
        ),
        w.WITHOUT_GOLD: ngettext(
            "one delivery with this ship may stay unpaid; it brings its bonus but no gold",
            "{n} deliveries with this ship may stay unpaid; they bring their bonus but no gold",
            modifier.n,
        ),
        w.WITHOUT_BONUS: ngettext(
            "one delivery with this ship may stay unpaid; it brings gold but no bonus",
            "{n} deliveries with this ship may stay unpaid; they bring gold but no bonus",
            modifier.n,
        ),
    }[modifier.without]
    return text.format(n=modifier.n)


def _alternative_cost(modifier: Modifier) -> str:
    price = modifier.price
    assert price is not None
    text = ngettext(
        "one delivery with this ship may be paid with {price}",
        "{n} deliveries with this ship may be paid with {price} each",
        modifier.deliveries,
    )
    return text.format(n=modifier.deliveries, price=price_words(price))


def _replace(modifier: Modifier) -> str:
    gained = effect(modifier.by)
    if modifier.deliveries == w.ALL_DELIVERIES:
        if modifier.what == w.REPLACE_GOLD:
            text = gettext("for each delivery you may go without the market gold: {clause} instead")
        else:
            text = gettext("for each delivery you may go without the bonus: {clause} instead")
        return text.format(clause=gained)
    if modifier.what == w.REPLACE_GOLD:
        text = ngettext(
            "for one delivery you may go without the market gold: {clause} instead",
            "for {n} deliveries you may go without the market gold: {clause} instead",
            modifier.deliveries,
        )
    else:
        text = ngettext(
            "for one delivery you may go without the bonus: {clause} instead",
            "for {n} deliveries you may go without the bonus: {clause} instead",
            modifier.deliveries,
        )
    return text.format(n=modifier.deliveries, clause=gained)
