"""Items of Yonder as the inspector shows them: the card large, how things stand, notes, sources."""

from __future__ import annotations

from typing import Any

from yonder_desktop.games.yonder.forecast import building_scores
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import HIDDEN, NO_SHIP, NOBODY
from yonder_desktop.ui.faces import Inspected
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.yonder.captions import Faces
from yonder_desktop.ui.yonder.facts import workers_on
from yonder_desktop.ui.yonder.lens import CARD_SIZE, SHIP_SIZE
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape, icon

BUILDING_KINDS = ("card", "hand", "display")
SHIP_KINDS = ("ship", "harbour")


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key; None where nothing is to be said about it."""
    kind, rest = subject_of(view.tables, key)
    design = design_of(view.tables, kind, rest)
    name = words.name(key)
    notes = tuple(escape(note) for note in words.rulings(key))
    facts = tuple(facts_of(view, words, kind, rest))
    if design is None:
        return Inspected(key, name, facts=facts, notes=notes) if notes or facts else None
    picture, size = picture_of(view, words, kind, rest)
    return Inspected(
        key,
        name,
        picture,
        size,
        facts,
        words.rules_text(design),
        notes,
        tuple(escape(line) for line in words.sources(design)),
    )


def subject_of(tables: Tables, key: str) -> tuple[str, str]:
    """What an item key is about: `building`, `envoy`, `ship`, `spot`, `upper`, `favour` or its own kind; its key.

    A worker place on a card is about that card, and so is a worker that stands there.
    """
    kind, _, rest = key.partition(":")
    if kind == "piece":
        kind, rest = "spot", rest.partition("@")[2]
    if kind == "spot" and rest in tables.index["spot"]:
        card = tables.spots[tables.index["spot"][rest]].card
        if card != NOBODY:
            kind, rest = "card", tables.building_keys[card]
    if kind == "spot" and rest in tables.index["building"]:
        kind = "card"
    if kind in BUILDING_KINDS:
        return "building", rest
    return ("ship" if kind in SHIP_KINDS else kind), rest


def design_of(tables: Tables, kind: str, rest: str) -> Any:
    """The printed design of a subject, or None."""
    if kind == "favour":
        spaces = tables.card_set.board.favour
        return spaces[int(rest) - 1] if rest.isdecimal() and 0 < int(rest) <= len(spaces) else None
    number = tables.index.get(kind, {}).get(rest, -1)
    if number < 0:
        return None
    if kind == "spot":
        return tables.card_set.board.city_spots[tables.spots[number].city_spot]
    zones: dict[str, Any] = {
        "building": tables.buildings,
        "envoy": tables.envoys,
        "ship": tables.ships,
        "upper": tables.card_set.board.upper,
    }
    return zones[kind][number]


def picture_of(
    view: View, words: GameWords, kind: str, rest: str
) -> tuple[Picture | None, tuple[float, float]]:
    """The card large, None for what is no card."""
    faces = Faces(view.tables, words)
    if kind == "building":
        return faces.building(rest), CARD_SIZE
    if kind == "envoy":
        return faces.envoy(rest), CARD_SIZE
    if kind == "ship":
        return faces.ship(rest), SHIP_SIZE
    return None, (0, 0)


# ---- how things stand


def facts_of(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    """Where the item is, who and what is on it, what it is worth now."""
    number = view.tables.index.get(kind, {}).get(rest, -1)
    if number < 0:
        return []
    tellers = {"building": _building, "envoy": _envoy, "ship": _ship, "spot": _spot, "upper": _upper}
    return tellers[kind](view, words, number)


def _owner(view: View, words: GameWords, seat: int) -> str:
    if seat == view.seat:
        return gettext("In your settlement.")
    return gettext("In the settlement of {name}.").format(name=escape(words.seat_names[seat]))


def _building(view: View, words: GameWords, card: int) -> list[str]:
    facts = []
    for seat in range(view.seats):
        if card in view.buildings[seat]:
            facts.append(_owner(view, words, seat))
            if view.tables.buildings[card].score is not None:
                facts.append(_worth(view, seat, card))
    if card in view.hand:
        facts.append(gettext("In your hand."))
    if card in view.display:
        facts.append(gettext("In the display."))
    facts += _standing(view, view.tables.card_spots[card])
    facts += _count(view.coins[card], "coin") + _count(view.stash.get(card, 0), "fish")
    return facts


def _worth(view: View, seat: int, card: int) -> str:
    gold = dict(building_scores(view, seat))[card]
    return gettext("Worth {gold} gold as things stand.").format(gold=gold)


def _standing(view: View, spots: tuple[int, ...]) -> list[str]:
    """Who stands on worker places, and how many are free."""
    if not spots:
        return []
    names = [name for spot in spots for name in workers_on(view.spots[spot])]
    free = sum(1 for spot in spots if not view.spots[spot])
    lines = (
        [gettext("On it: {workers}.").format(workers=all_of([icon(name) for name in names]))] if names else []
    )
    if free:
        lines.append(ngettext("{n} free place.", "{n} free places.", free).format(n=free))
    return lines


def _count(number: int, name: str) -> list[str]:
    return [gettext("{n} {picture} on it.").format(n=number, picture=icon(name))] if number else []


def _envoy(view: View, words: GameWords, envoy: int) -> list[str]:
    facts = [_owner(view, words, seat) for seat in range(view.seats) if envoy in view.envoys[seat]]
    if envoy in view.city_envoys:
        facts.append(gettext("In the city."))
    carried = view.carried[envoy]
    if carried == HIDDEN:
        facts.append(gettext("Turned face down until its owner has locked up."))
    elif carried != NO_SHIP:
        ship = words.name(f"ship:{view.tables.ship_keys[carried]}")
        facts.append(gettext("Served by {ship}.").format(ship=escape(ship)))
    elif facts and envoy not in view.city_envoys:
        facts.append(gettext("Without a ship."))
    return facts + _count(view.envoy_coins[envoy], "coin")


def _ship(view: View, words: GameWords, ship: int) -> list[str]:
    for seat in range(view.seats):
        if ship in view.ships[seat]:
            if seat == view.seat:
                return [gettext("In your supply.")]
            return [gettext("In the supply of {name}.").format(name=escape(words.seat_names[seat]))]
    if ship in view.harbour:
        return [gettext("In the harbour.")]
    return [gettext("On top of the wharf.")] if ship == view.wharf_top else []


def _spot(view: View, words: GameWords, spot: int) -> list[str]:
    same = view.tables.spots[spot].city_spot
    places = tuple(
        other
        for other in view.tables.city_spots_open[view.seats]
        if view.tables.spots[other].city_spot == same
    )
    return _standing(view, places)


def _upper(view: View, words: GameWords, place: int) -> list[str]:
    if view.upper >> place & 1:
        return [gettext("Filled for the rest of the game.")]
    return [gettext("Free.")]
