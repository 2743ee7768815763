"""The text on cards and places, made from what they do, so that it cannot say anything else."""

from __future__ import annotations

from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import (
    Building,
    CitySpot,
    Envoy,
    FavourSpace,
    Modifier,
    Score,
    Ship,
    Trigger,
    UpperSpot,
)
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of, any_of, sentence
from yonder_desktop.wording.yonder.clauses import effect
from yonder_desktop.wording.yonder.ship_text import ship_text
from yonder_desktop.wording.yonder.things import (
    a_worker,
    amount,
    amounts,
    gold,
    noun,
    of_class,
    pictured,
    price_words,
)

Design = Building | Envoy | Ship | CitySpot | UpperSpot | FavourSpace


def rules_text(design: Design) -> str:
    """What a printed design does, in full sentences."""
    if isinstance(design, Building):
        return building_text(design)
    if isinstance(design, Envoy):
        return envoy_text(design)
    if isinstance(design, Ship):
        return ship_text(design)
    return sentence(effect(design.effect))


def building_text(building: Building) -> str:
    """Effect, trigger with effect, modifier or final score of a building."""
    sentences: list[str] = []
    if building.score is not None:
        sentences.append(score_text(building.score))
    if building.trigger is not None and building.effect:
        sentences.append(trigger_text(building.trigger, effect(building.effect)))
    elif building.effect:
        sentences.append(sentence(effect(building.effect)))
    if building.modifier is not None:
        sentences.append(modifier_text(building.modifier, building.trigger))
    if building.trigger is not None and building.trigger.own_construction:
        sentences.append(gettext("This counts for the placement that builds this card, too."))
    return " ".join(sentences)


def trigger_text(trigger: Trigger, clause: str) -> str:
    """When a building reacts, and what it does then."""
    if trigger.on == w.ON_PLACE:
        return gettext("Whenever you place {placement}, {clause}.").format(
            placement=placement(trigger), clause=clause
        )
    if trigger.on == w.ON_PAY:
        text = gettext("Whenever an action of yours spends any {good}, {clause}.")
        return text.format(good=pictured(trigger.good), clause=clause)
    if trigger.on == w.ON_DWARF_DISCOUNT:
        return gettext("Whenever a dwarf you place lets you leave a good unpaid, {clause}.").format(
            clause=clause
        )
    if trigger.on == w.ON_FULFIL:
        return gettext("Whenever you fulfil an envoy, {clause}.").format(clause=clause)
    if trigger.on == w.ON_FEED:
        return gettext("When you feed your workers, {clause}.").format(clause=clause)
    if trigger.on == w.ON_SELL_FISH:
        return gettext("When you sell fish, {clause}.").format(clause=clause)
    return gettext("When you lock up, before feeding, {clause}.").format(clause=clause)


def placement(trigger: Trigger) -> str:
    """Which worker is placed where, after `whenever you place`."""
    if trigger.onto_other_kind:
        text = gettext("{worker} on a city spot where a worker of another kind stands")
    elif trigger.ogre_icon:
        text = {
            w.IN_CITY: gettext("{worker} on a city spot with the ogre sign"),
            w.IN_OTHER_SETTLEMENT: gettext(
                "{worker} on a spot with the ogre sign in another player's settlement"
            ),
        }.get(trigger.where, gettext("{worker} on a spot with the ogre sign"))
    else:
        text = {
            w.IN_CITY: gettext("{worker} on the city board"),
            w.IN_OTHER_SETTLEMENT: gettext("{worker} in another player's settlement"),
            w.ON_HEADQUARTERS: gettext("{worker} on any headquarters"),
            # Translators: a worker placed wherever it may be, after “whenever you place”
        }.get(trigger.where, pgettext("placement", "{worker}"))
    said = text.format(worker=a_worker(trigger.worker))
    if trigger.gained_class < 0:
        return said
    gained = {
        w.RESOURCE_CLASS: gettext("{placement} and gain resources there"),
        w.FOOD_CLASS: gettext("{placement} and gain food there"),
    }.get(trigger.gained_class, gettext("{placement} and gain goods there"))
    return gained.format(placement=said)


def modifier_text(modifier: Modifier, trigger: Trigger | None) -> str:
    """The rule that a building changes."""
    if modifier.op == w.DISCOUNT:
        return discount_text(modifier, trigger)
    if modifier.op == w.OGRE_MULTIPLIER:
        in_city = trigger is not None and trigger.where == w.IN_CITY
        if in_city:
            text = gettext(
                "On city spots with the ogre sign your ogres take {n} times the goods shown, not twice."
            )
        else:
            text = gettext(
                "On spots with the ogre sign your ogres take {n} times the goods shown, not twice."
            )
        return text.format(n=modifier.n)
    if modifier.op == w.FOOD_VALUE:
        eaters = noun(modifier.only_for, 2) if modifier.only_for >= w.DWARF else gettext("workers")
        text = gettext(
            "When you feed your workers, your {eaters} may eat {good} as well; each counts as {food}."
        )
        food = of_class(w.FOOD_CLASS, modifier.n)
        return text.format(eaters=eaters, good=pictured(modifier.good), food=food)
    if modifier.op == w.STORED_FOOD:
        text = gettext("Each {good} on this card may be eaten as {food} at feeding and need not be sold.")
        return text.format(good=pictured(modifier.good), food=of_class(w.FOOD_CLASS, modifier.n))
    text = ngettext(
        "At each lock-up the first {n} fish you sell brings {gold}.",
        "At each lock-up the first {n} fish you sell bring {gold} each.",
        modifier.first,
    )
    return text.format(n=modifier.first, gold=gold(modifier.n))


def discount_text(modifier: Modifier, trigger: Trigger | None) -> str:
    """What a building takes off the price of envoys."""
    less = of_class(modifier.goods_class, modifier.n)
    if modifier.price is not None:
        text = gettext(
            "For each envoy you fulfil you may once pay {price} to lower its whole price by up to {goods}."
        )
        return text.format(price=price_words(modifier.price), goods=less)
    if trigger is not None and any(trigger.min_workers):
        text = gettext(
            "While {workers} or more are in your supply and settlement, "
            "each envoy you fulfil costs {goods} less in total."
        )
        return text.format(workers=amounts(trigger.min_workers), goods=less)
    return gettext("Each envoy you fulfil costs {goods} less in total.").format(goods=less)


def score_text(score: Score) -> str:
    """What a C building pays when the game ends."""
    pays = gold(score.each)
    if score.kind == w.SCORE_FLAT:
        return gettext("At the end of the game it pays {gold}.").format(gold=pays)
    if score.kind == w.SCORE_PER:
        return per_text(score)
    if score.kind == w.SCORE_PER_LETTER:
        text = gettext(
            "At the end of the game it pays {gold} for each {letter} building and each {letter} envoy "
            "in your settlement."
        )
        return text.format(gold=pays, letter=w.LETTERS[score.per])
    if score.kind == w.SCORE_ALL_KINDS:
        text = gettext("At the end of the game it pays {gold} if a worker of every kind is in your supply.")
        return text.format(gold=pays)
    text = gettext("At the end of the game it pays {gold} if your supply holds at least {amounts}.")
    return text.format(
        gold=any_of([str(pair[1]) for pair in score.steps[:-1]] + [gold(score.steps[-1][1])]),
        amounts=any_of([str(pair[0]) for pair in score.steps[:-1]] + [amount(score.per, score.steps[-1][0])]),
    )


def per_text(score: Score) -> str:
    """A score that counts things, with the most it pays."""
    counted = {
        w.PER_BUILDING: gettext("each building in your settlement, headquarters included"),
        w.PER_ENVOY: gettext("each envoy in your settlement"),
        w.PER_SHIP: gettext("each ship of yours"),
        w.PER_NON_SKELETON: gettext("each worker in your supply that is not a skeleton"),
        w.PER_RESOURCE_TRIO: gettext("each set of {goods} in your supply").format(
            goods=all_of([pictured(good) for good in w.RESOURCES])
        ),
    }
    if score.per in counted:
        thing = counted[score.per]
    else:
        thing = gettext("each {thing} in your supply").format(thing=pictured(score.per))
    if score.cap:
        text = gettext("At the end of the game it pays {gold} for {thing}, {cap} at most.")
        return text.format(gold=gold(score.each), thing=thing, cap=gold(score.cap))
    return gettext("At the end of the game it pays {gold} for {thing}.").format(
        gold=gold(score.each), thing=thing
    )


def envoy_text(envoy: Envoy) -> str:
    """Range, price and bonus of an envoy."""
    price = price_words(envoy.price)
    if envoy.most == 1:
        text = gettext(
            "Make one delivery. It costs {price} and brings the market value in gold. With it, {clause}."
        )
    elif envoy.most == envoy.least + 1:
        text = gettext(
            "Make {least} or {most} deliveries. Each costs {price} and brings the market value in gold. "
            "With each, {clause}."
        )
    else:
        text = gettext(
            "Make {least} to {most} deliveries. Each costs {price} and brings the market value in gold. "
            "With each, {clause}."
        )
    return text.format(least=envoy.least, most=envoy.most, price=price, clause=effect(envoy.bonus))
