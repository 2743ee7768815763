"""The rules of Yonder to look things up in: subjects in our own words, and a page for every place and card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yonder_desktop.games.yonder.designs import (
    Building,
    CardSet,
    CitySpot,
    Envoy,
    FavourSpace,
    Ship,
    UpperSpot,
)
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import DWARF, OGRE
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape
from yonder_desktop.wording.reference import Page, pages_of
from yonder_desktop.wording.yonder import round_pages
from yonder_desktop.wording.yonder import rules_pages as written
from yonder_desktop.wording.yonder.names import Names, printed
from yonder_desktop.wording.yonder.notes import notes_for, solo_notes
from yonder_desktop.wording.yonder.rules_text import rules_text
from yonder_desktop.wording.yonder.things import amounts, noun

Design = Building | Envoy | Ship | CitySpot | UpperSpot | FavourSpace

SUBJECTS = {
    "start_card": "rules:setup", "choose_ship": "rules:starting_ships", "turn": "rules:turn",
    "hold_worker": "rules:placing", "gain_any": "rules:trades", "gain_worker": "rules:workers",
    "draw": "rules:building", "build": "rules:building", "trade": "rules:trades", "name_waived": "rules:discounts",
    "hand_back": "rules:trades", "recall": "rules:placing", "drop_envoy": "rules:envoys",
    "hide_envoy": "rules:envoys", "fulfil": "rules:envoys", "swap": "rules:ships", "second_envoy": "rules:envoys",
    "deliveries": "rules:envoys", "payment": "rules:envoys", "discard_cards": "rules:envoys",
    "replace": "rules:ships", "throw_away": "rules:ships", "feed": "rules:feeding", "harbour": "rules:ships",
    "release_fish": "rules:feeding", "smuggle": "rules:envoys", "remove_arcana": "rules:arcana",
    "send_workers": "rules:envoys", "tear_down": "rules:building",
    "arcana": "rules:arcana", "settlement": "rules:things", "hand": "rules:things", "supply": "rules:things",
    "wharf": "rules:ships", "lock_up": "rules:lock_up", "end": "rules:turn", "olos": "rules:olos_end",
    "rival": "rules:solo",
}  # fmt: skip
"""Pages of questions, and of items that are one of a kind."""
KINDS = {
    "hand": "building", "display": "building", "card": "building", "ship": "ship", "harbour": "ship",
    "envoy": "envoy", "upper": "upper", "favour": "favour", "order": "order", "level": "level",
}  # fmt: skip
"""Kinds of items, and the kinds of pages that tell of them."""


def pages(names: Names) -> list[Page]:
    """All pages, in the order of a handbook."""
    card_set = names.tables.card_set
    numbers = numbers_of(card_set)
    found = [
        *pages_of(gettext("The game"), written.GAME, numbers),
        *pages_of(gettext("A round"), round_pages.ROUND, numbers),
        *pages_of(gettext("Workers"), written.WORKERS, numbers),
        *pages_of(gettext("Variants"), written.VARIANTS, numbers),
    ]
    if card_set.solo is not None:
        found += pages_of(gettext("Captain Olos"), written.SOLO, numbers)
        found += _solo(names)
    return [*found, *_places(names.tables), *_cards(names.tables)]


def page_key(tables: Tables, key: str) -> str:
    """The page that tells of an item or a question; "" for what has none."""
    kind, _, rest = key.partition(":")
    if kind.startswith("seat"):
        return "rules:things"
    if not rest:
        return SUBJECTS.get(kind, "")
    if kind in ("worker", "stock"):
        return "rules:arcana" if rest == "arcana" else f"rules:{rest}"
    if kind == "piece":
        return f"rules:{rest.partition('@')[0]}"
    design = rest.partition("~")[0].partition(".")[0]
    if kind == "spot":
        is_city = any(design == spot.id for spot in tables.card_set.board.city_spots)
        return f"spot:{design}" if is_city else f"building:{design}"
    return f"{KINDS[kind]}:{design}" if kind in KINDS else ""


def numbers_of(card_set: CardSet) -> dict[str, object]:
    """The numbers that the pages name, as words where they are several."""
    board, solo = card_set.board, card_set.solo
    needs = [
        pgettext("food needed", "{worker} {n}").format(worker=noun(DWARF + kind, 1), n=n)
        for kind, n in enumerate(board.food_need)
    ]
    foods = [
        pgettext("what food is worth", "{food} {n}").format(food=noun(3 + kind, 1), n=n)
        for kind, n in enumerate(board.food_value)
    ]
    return {
        "rounds": len(board.rounds), "dealt": board.dealt, "kept": board.kept, "unfed": board.unfed,
        "unfulfilled": board.unfulfilled, "fish_price": board.fish_price,
        "ogre_need": board.food_need[OGRE - DWARF], "needs": all_of(needs), "values": all_of(foods),
        "markets": all_of([str(row.market) for row in board.rounds]),
        "your_rounds": all_of([str(number) for number in solo.your_rounds]) if solo is not None else "",
        "seize_gold": solo.seize_gold if solo is not None else 0,
        "gold_per_ship": solo.gold_per_ship if solo is not None else 0,
        "gold_per_envoy": solo.gold_per_envoy if solo is not None else 0,
    }  # fmt: skip


# ---- places


def _places(tables: Tables) -> list[Page]:
    board = tables.card_set.board
    city, upper, favour = gettext("City spots"), gettext("Upper city"), gettext("Favour track")
    return [
        *(_page(tables, f"spot:{spot.id}", city, spot, ("rules:placing",)) for spot in board.city_spots),
        *(
            _page(tables, f"upper:{spot.id}", upper, spot, ("rules:arcana",), _upper_line(spot))
            for spot in board.upper
        ),
        *(
            _page(tables, f"favour:{space.space}", favour, space, ("rules:favour",), _space_line(space))
            for space in board.favour
        ),
    ]


def _upper_line(spot: UpperSpot) -> str:
    above = gettext("Pair {n}, the place above: it opens when the one below it is filled.")
    below = gettext("Pair {n}, the place below.")
    return (above if spot.top else below).format(n=spot.link)


def _space_line(space: FavourSpace) -> str:
    return gettext("Space {n} of the favour track.").format(n=space.space)


# ---- cards


def _cards(tables: Tables) -> list[Page]:
    card_set = tables.card_set
    letters: dict[str, Callable[[], str]] = {
        "HQ": lambda: gettext("Headquarters"),
        "A": lambda: gettext("A buildings"),
        "B": lambda: gettext("B buildings"),
        "C": lambda: gettext("C buildings"),
    }
    found = [
        _page(tables, f"building:{card.id}", said(), card, ("rules:building",), *_building_lines(card))
        for letter, said in letters.items()
        for card in card_set.buildings
        if card.letter == letter
    ]
    found += [
        _page(tables, f"envoy:{envoy.id}", gettext("Envoys"), envoy, ("rules:envoys",), _envoy_line(envoy))
        for envoy in card_set.envoys
    ]
    found += [
        _page(tables, f"ship:{ship.id}", gettext("Ships"), ship, ("rules:ships",), _ship_line(ship))
        for ship in card_set.ships
    ]
    return found


def _building_lines(card: Building) -> list[str]:
    """What stands on the card beside its text."""
    if card.letter == "HQ":
        return []
    lines = [_letter(gettext("Building {letter}."), card.letter, card.ventures)]
    lines.append(gettext("Price: {price}.").format(price=amounts(card.cost)))
    if card.spots:
        lines.append(
            ngettext("{n} place for workers.", "{n} places for workers.", card.spots).format(n=card.spots)
        )
    return [" ".join(lines)]


def _envoy_line(envoy: Envoy) -> str:
    return _letter(gettext("Envoy {letter}."), envoy.letter, envoy.ventures)


def _ship_line(ship: Ship) -> str:
    return gettext("Brings {cargo} when it is taken from the harbour or dealt at the start.").format(
        cargo=amounts(ship.cargo)
    )


def _letter(text: str, letter: str, ventures: bool) -> str:
    said = text.format(letter=letter)
    # Translators: what is said of a card, then that it comes with the expansion
    return gettext("{text} Ventures only.").format(text=said) if ventures else said


def _page(tables: Tables, key: str, group: str, design: Design, see: Sequence[str], *before: str) -> Page:
    kind, _, rest = key.partition(":")
    notes = notes_for(tables, rest if kind in ("building", "envoy", "ship") else key)
    lines = [*before, rules_text(design), *(escape(note) for note in notes)]
    return Page(key, group, printed(design.name), tuple(line for line in lines if line), tuple(see))


def _solo(names: Names) -> list[Page]:
    """The order cards and levels of Captain Olos."""
    solo, group = names.solo(), gettext("Captain Olos")
    entries = [(f"order:{card.id}", card.name) for card in solo.cards]
    entries += [(f"level:{level.level}", level.name) for level in solo.levels]
    return [
        Page(key, group, printed(name), tuple(map(escape, solo_notes(names.tables, key))), ("rules:solo",))
        for key, name in entries
    ]
