"""Designs: the printed cards and the board as data. Made by the content layer from a checked card set."""

from __future__ import annotations

from yonder_desktop.games.yonder.vocabulary import Ability, Modifier, Price, Score, Step, Trigger

__all__ = [
    "Ability",
    "Board",
    "Building",
    "CardSet",
    "CitySpot",
    "Envoy",
    "FavourSpace",
    "Modifier",
    "Price",
    "RoundRow",
    "Score",
    "Ship",
    "Step",
    "Trigger",
    "UpperSpot",
]


class Building:
    """A building design. `cost` is twelve numbers; `letter` one of HQ A B C; `sources` tell where numbers are from."""

    __slots__ = ("copies", "cost", "dwarf_icon", "effect", "id", "kind", "letter", "modifier", "name", "ogre_icon",
                 "score", "sources", "spots", "trigger", "ventures", "white_copies")  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        letter: str,
        ventures: bool,
        copies: int,
        white_copies: int,
        kind: str,
        cost: tuple[int, ...],
        spots: int,
        dwarf_icon: bool,
        ogre_icon: bool,
        effect: tuple[Step, ...],
        trigger: Trigger | None,
        modifier: Modifier | None,
        score: Score | None,
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.letter = letter
        self.ventures = ventures
        self.copies = copies
        self.white_copies = white_copies
        self.kind = kind
        self.cost = cost
        self.spots = spots
        self.dwarf_icon = dwarf_icon
        self.ogre_icon = ogre_icon
        self.effect = effect
        self.trigger = trigger
        self.modifier = modifier
        self.score = score
        self.sources = sources


class Envoy:
    """An envoy design: `least` to `most` deliveries, the price and the bonus of each."""

    __slots__ = ("bonus", "copies", "id", "least", "letter", "most", "name", "price", "sources", "ventures")

    def __init__(
        self,
        id: str,
        name: str,
        letter: str,
        ventures: bool,
        copies: int,
        least: int,
        most: int,
        price: Price,
        bonus: tuple[Step, ...],
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.letter = letter
        self.ventures = ventures
        self.copies = copies
        self.least = least
        self.most = most
        self.price = price
        self.bonus = bonus
        self.sources = sources


class Ship:
    """A ship design; every ship exists once. `group` is starting, base or ventures; `cargo` twelve numbers."""

    __slots__ = ("ability", "cargo", "colour", "group", "id", "name", "sources")

    def __init__(
        self,
        id: str,
        name: str,
        group: str,
        colour: str,
        cargo: tuple[int, ...],
        ability: Ability,
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.colour = colour
        self.cargo = cargo
        self.ability = ability
        self.sources = sources


class CitySpot:
    """A kind of worker spot on the city board. `places` is how many are open with 1, 2, 3 and 4 players (R39)."""

    __slots__ = ("dwarf_icon", "effect", "id", "name", "ogre_icon", "places", "sources")

    def __init__(
        self,
        id: str,
        name: str,
        places: tuple[int, int, int, int],
        dwarf_icon: bool,
        ogre_icon: bool,
        effect: tuple[Step, ...],
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.places = places
        self.dwarf_icon = dwarf_icon
        self.ogre_icon = ogre_icon
        self.effect = effect
        self.sources = sources


class UpperSpot:
    """A place for an arcana in the upper city; a top one opens when the bottom one of its link is filled."""

    __slots__ = ("effect", "id", "link", "name", "sources", "top")

    def __init__(
        self, id: str, name: str, link: int, top: bool, effect: tuple[Step, ...], sources: dict[str, str]
    ) -> None:
        self.id = id
        self.name = name
        self.link = link
        self.top = top
        self.effect = effect
        self.sources = sources


class FavourSpace:
    """A space of the favour track, 1 at the bottom."""

    __slots__ = ("effect", "name", "sources", "space")

    def __init__(self, space: int, name: str, effect: tuple[Step, ...], sources: dict[str, str]) -> None:
        self.space = space
        self.name = name
        self.effect = effect
        self.sources = sources


class RoundRow:
    """What a round brings (rows of `board.toml`): market value in gold, ships dealt, gifts of locking up."""

    __slots__ = ("arcana_for_first", "building_letters", "cleanup", "deal_cards", "deal_ships", "envoy_letters",
                 "market", "round", "ship_when_locking")  # fmt: skip

    def __init__(
        self,
        round: int,
        market: int,
        building_letters: tuple[str, ...],
        envoy_letters: tuple[str, ...],
        ship_when_locking: bool,
        arcana_for_first: bool,
        cleanup: bool,
        deal_ships: bool,
        deal_cards: bool,
    ) -> None:
        self.round = round
        self.market = market
        self.building_letters = building_letters
        self.envoy_letters = envoy_letters
        self.ship_when_locking = ship_when_locking
        self.arcana_for_first = arcana_for_first
        self.cleanup = cleanup
        self.deal_ships = deal_ships
        self.deal_cards = deal_cards


class Board:
    """Everything of the board and the setup that is a number: see `resources/cards/yonder/board.toml`.

    start_goods and limits (of the general supply, 0 for what has none) are twelve numbers of a supply, food_need five
    numbers of the kinds of workers, food_value three of grain, meat and fish. building_stack, envoy_stack: letters
    from the top. dealt, kept: starting cards of every seat.
    """

    __slots__ = ("building_slots", "building_stack", "city_spots", "dealt", "envoy_slots", "envoy_stack", "favour",
                 "fish_price", "food_need", "food_value", "harbour_slots", "kept", "limits", "rounds", "start_gold",
                 "start_goods", "unfed", "unfulfilled", "upper")  # fmt: skip

    def __init__(
        self,
        start_goods: tuple[int, ...],
        start_gold: int,
        dealt: int,
        kept: int,
        building_stack: tuple[str, ...],
        envoy_stack: tuple[str, ...],
        building_slots: int,
        envoy_slots: int,
        harbour_slots: int,
        limits: tuple[int, ...],
        unfed: int,
        unfulfilled: int,
        fish_price: int,
        food_need: tuple[int, ...],
        food_value: tuple[int, ...],
        rounds: tuple[RoundRow, ...],
        city_spots: tuple[CitySpot, ...],
        upper: tuple[UpperSpot, ...],
        favour: tuple[FavourSpace, ...],
    ) -> None:
        self.start_goods = start_goods
        self.start_gold = start_gold
        self.dealt = dealt
        self.kept = kept
        self.building_stack = building_stack
        self.envoy_stack = envoy_stack
        self.building_slots = building_slots
        self.envoy_slots = envoy_slots
        self.harbour_slots = harbour_slots
        self.limits = limits
        self.unfed = unfed
        self.unfulfilled = unfulfilled
        self.fish_price = fish_price
        self.food_need = food_need
        self.food_value = food_value
        self.rounds = rounds
        self.city_spots = city_spots
        self.upper = upper
        self.favour = favour


class OrderCard:
    """One of Olos' eight order cards. `kind` is occupy, deliver, seize or trouble.

    first, second: city spot ids of an occupy card, in order. slot: 1 to 4 of a deliver or seize card. worker: supply
    index of a trouble card's worker; newest_first: whether it tries the newest building first.
    """

    __slots__ = ("first", "id", "kind", "name", "newest_first", "second", "slot", "worker")

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        first: tuple[str, ...] = (),
        second: tuple[str, ...] = (),
        slot: int = 0,
        worker: int = -1,
        newest_first: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.first = first
        self.second = second
        self.slot = slot
        self.worker = worker
        self.newest_first = newest_first


class SoloLevel:
    """A level of Olos: order cards in each round, gold at the start, tribute and extra gold."""

    __slots__ = ("cards_per_round", "extra_gold", "level", "name", "start_gold", "tribute")

    def __init__(
        self,
        level: int,
        name: str,
        cards_per_round: tuple[int, ...],
        start_gold: int,
        tribute: int,
        extra_gold: int,
    ) -> None:
        self.level = level
        self.name = name
        self.cards_per_round = cards_per_round
        self.start_gold = start_gold
        self.tribute = tribute
        self.extra_gold = extra_gold


class Solo:
    """The game against Captain Olos: see `resources/cards/yonder/solo.toml`."""

    __slots__ = ("cards", "gold_per_envoy", "gold_per_favour", "gold_per_ship", "levels", "removed", "seize_gold",
                 "spot_order", "your_rounds")  # fmt: skip

    def __init__(
        self,
        levels: tuple[SoloLevel, ...],
        cards: tuple[OrderCard, ...],
        spot_order: tuple[str, ...],
        removed: tuple[str, ...],
        your_rounds: tuple[int, ...],
        gold_per_ship: int,
        gold_per_envoy: int,
        gold_per_favour: int,
        seize_gold: int,
    ) -> None:
        self.levels = levels
        self.cards = cards
        self.spot_order = spot_order
        self.removed = removed
        self.your_rounds = your_rounds
        self.gold_per_ship = gold_per_ship
        self.gold_per_envoy = gold_per_envoy
        self.gold_per_favour = gold_per_favour
        self.seize_gold = seize_gold


class CardSet:
    """A whole card set of Yonder: designs in the order of the files, and the digest of the files."""

    __slots__ = ("board", "buildings", "digest", "envoys", "name", "ships", "solo")

    def __init__(
        self,
        name: str,
        digest: str,
        buildings: tuple[Building, ...],
        envoys: tuple[Envoy, ...],
        ships: tuple[Ship, ...],
        board: Board,
        solo: Solo | None = None,
    ) -> None:
        self.solo = solo
        self.name = name
        self.digest = digest
        self.buildings = buildings
        self.envoys = envoys
        self.ships = ships
        self.board = board
