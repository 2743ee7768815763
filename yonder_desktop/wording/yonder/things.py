"""Goods, workers, gold and coins in words, with their pictures."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.yonder.designs import Price
from yonder_desktop.games.yonder.words import DWARF, FOOD_CLASS, RESOURCE_CLASS, STUFF
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import icon


def noun(kind: int, n: int) -> str:
    """The word for n of a supply kind, such as `goblins`, without picture."""
    nouns = (
        ngettext("wood", "wood", n),
        ngettext("ore", "ore", n),
        ngettext("hay", "hay", n),
        ngettext("grain", "grain", n),
        ngettext("meat", "meat", n),
        ngettext("fish", "fish", n),
        ngettext("arcana", "arcana", n),
        ngettext("dwarf", "dwarves", n),
        ngettext("elf", "elves", n),
        ngettext("goblin", "goblins", n),
        ngettext("ogre", "ogres", n),
        ngettext("skeleton", "skeletons", n),
    )
    return nouns[kind]


def pictured(kind: int, n: int = 1) -> str:
    """The word for n of a supply kind with its picture."""
    return icon(STUFF[kind], noun(kind, n))


def amount(kind: int, n: int) -> str:
    """`2 goblins`, with the picture."""
    # Translators: a number of things, as in “2 goblins”
    return pgettext("amount", "{n} {things}").format(n=n, things=pictured(kind, n))


def amounts(stuff: Sequence[int], first: int = 0) -> str:
    """`1 wood and 2 hay` for the numbers of a supply that begin with the kind `first`; `nothing` if all are 0."""
    named = [amount(first + kind, n) for kind, n in enumerate(stuff) if n]
    return all_of(named) if named else gettext("nothing")


def gold(n: int) -> str:
    """`3 gold`, with the picture."""
    return pgettext("amount", "{n} {things}").format(n=n, things=icon("gold", ngettext("gold", "gold", n)))


def coins(n: int) -> str:
    """`2 coins`, with the picture."""
    return pgettext("amount", "{n} {things}").format(n=n, things=icon("coin", ngettext("coin", "coins", n)))


def of_class(goods_class: int, n: int) -> str:
    """`2 resources` for a class of goods."""
    if goods_class == RESOURCE_CLASS:
        return ngettext("{n} resource", "{n} resources", n).format(n=n)
    if goods_class == FOOD_CLASS:
        # Translators: one piece of food: a grain, a meat or a fish
        return ngettext("{n} food", "{n} food", n).format(n=n)
    return ngettext("{n} good", "{n} goods", n).format(n=n)


def a_worker(kind: int) -> str:
    """`an elf` for a kind of worker (a place in the supply), `a worker` for any kind (negative)."""
    articled = (
        gettext("a dwarf"),
        gettext("an elf"),
        gettext("a goblin"),
        gettext("an ogre"),
        gettext("a skeleton"),
    )
    return icon(STUFF[kind], articled[kind - DWARF]) if kind >= DWARF else gettext("a worker")


def the_worker(kind: int) -> str:
    """`the elf` for a kind of worker (a place in the supply)."""
    articled = (
        gettext("the dwarf"),
        gettext("the elf"),
        gettext("the goblin"),
        gettext("the ogre"),
        gettext("the skeleton"),
    )
    return icon(STUFF[kind], articled[kind - DWARF])


def price_words(price: Price) -> str:
    """What is paid, as the object of `pay` or `costs`."""
    things = [amount(kind, n) for kind, n in enumerate(price.stuff) if n]
    if price.any_resource:
        n = price.any_resource
        things.append(ngettext("{n} resource of your choice", "{n} resources of your choice", n).format(n=n))
    if price.gained_resource:
        n = price.gained_resource
        things.append(ngettext("{n} of those resources", "{n} of those resources", n).format(n=n))
    if price.any_worker:
        n = price.any_worker
        things.append(ngettext("{n} worker of any kind", "{n} workers of any kind", n).format(n=n))
    if any(price.stuff[DWARF:]) or price.any_worker:
        # Translators: workers that are paid, as in “1 meat and 1 goblin from your supply”
        things = [gettext("{things} from your supply").format(things=all_of(things))]
    return all_of(things + _cards(price))


def _cards(price: Price) -> list[str]:
    cards: list[str] = []
    if price.hand_cards:
        n = price.hand_cards
        cards.append(ngettext("{n} card from your hand", "{n} cards from your hand", n).format(n=n))
    if price.buildings:
        n = price.buildings
        text = ngettext(
            "{n} building of your settlement with all that lies on it",
            "{n} buildings of your settlement with all that lies on them",
            n,
        )
        cards.append(text.format(n=n))
    if price.other_envoy:
        cards.append(gettext("the price of another envoy in your settlement"))
    return cards
