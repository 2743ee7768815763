"""What the order cards and the levels of Captain Olos say, made from their numbers."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import OrderCard, Solo, SoloLevel
from yonder_desktop.games.yonder.words import GOBLIN, OGRE
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.lists import all_of, sentence
from yonder_desktop.wording.yonder.things import a_worker, gold


def order_text(solo: Solo, card: OrderCard, spots: dict[str, str]) -> str:
    """What Olos does on an order card, in full sentences. `spots` are the names of the city spots by id."""
    return " ".join([sentence(order_clause(card, spots)), *otherwise(solo, card, spots)])


def order_clause(card: OrderCard, spots: dict[str, str]) -> str:
    """What Olos does on an order card."""
    if card.kind == "occupy":
        text = gettext("he sends {ogre} to the first empty place of {first}, {goblin} to that of {second}")
        return text.format(
            ogre=a_worker(OGRE),
            goblin=a_worker(GOBLIN),
            first=all_of([spots[name] for name in card.first]),
            second=all_of([spots[name] for name in card.second]),
        )
    if card.kind == "deliver":
        text = gettext("he serves the first envoy of the city, counted from place {n} on")
        return text.format(n=card.slot)
    if card.kind == "seize":
        text = gettext(
            "he takes the first ship of the harbour, counted from place {n} on, else the top one of the wharf"
        )
        return text.format(n=card.slot)
    if card.newest_first:
        text = gettext(
            "he sends {worker} to the first empty place of the settlement, the newest building first"
        )
    else:
        text = gettext("he sends {worker} to the first empty place of the settlement, the headquarters first")
    return text.format(worker=a_worker(card.worker))


def otherwise(solo: Solo, card: OrderCard, spots: dict[str, str]) -> list[str]:
    """What more there is to know of an order card: what it brings him, and what he does where it cannot be done."""
    if card.kind == "occupy":
        reward = gettext("He takes no reward.")
        if "audience_chamber" in spots:
            text = gettext("He takes no reward, but on {place} he climbs the favour track.")
            reward = text.format(place=spots["audience_chamber"])
        return [
            gettext("If none of them is empty, he takes the next empty one of the city in his own order."),
            reward,
        ]
    if card.kind == "deliver":
        return [
            gettext("After the last place he goes on with the first."),
            gettext("He makes one delivery, and one more for every two ships, as far as the envoy allows."),
            gettext("Each brings him the market value, and the envoy joins his camp."),
            gettext(
                "If the city has no envoy, he makes as many deliveries as his camp has envoys, 2 at most."
            ),
        ]
    if card.kind == "seize":
        text = gettext("If there is no ship at all, he gains {gold}.")
        return [
            gettext("After the last place he goes on with the first."),
            text.format(gold=gold(solo.seize_gold)),
        ]
    return [
        gettext("The worker becomes yours when you lock up, and has to be fed."),
        gettext("If it cannot be placed, or you have locked up, he gains the market value."),
    ]


def level_text(level: SoloLevel) -> str:
    """What a level of Olos means, in full sentences."""
    said = [
        gettext("In rounds 1 to {n} Olos turns up {cards} order cards.").format(
            n=len(level.cards_per_round), cards=all_of([str(n) for n in level.cards_per_round])
        )
    ]
    if level.start_gold:
        said.append(gettext("He starts with {gold}.").format(gold=gold(level.start_gold)))
    if level.tribute:
        text = gettext("At each lock-up he takes {gold} for each envoy in his camp.")
        said.append(text.format(gold=gold(level.tribute)))
    if level.extra_gold:
        text = gettext("Each of his deliveries brings {gold} more than the market value.")
        said.append(text.format(gold=gold(level.extra_gold)))
    return " ".join(said)


def olos_text(solo: Solo) -> list[str]:
    """What counts for Olos at the end, and who wins."""
    text = gettext(
        "At the end he counts his gold, {ship} for each ship, {envoy} for each envoy in his camp "
        "and {space} for each space that he has climbed on the favour track."
    )
    total = text.format(
        ship=gold(solo.gold_per_ship), envoy=gold(solo.gold_per_envoy), space=gold(solo.gold_per_favour)
    )
    return [total, gettext("You win with more gold than that; if it is as much, he wins.")]
