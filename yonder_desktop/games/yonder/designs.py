"""Designs: the printed cards and the board as data. Made by the content layer from a checked card set."""

from __future__ import annotations

from yonder_desktop.games.yonder.words import ANY_WORKER, NOTHING


class Price:
    """What is paid: twelve numbers of a supply, and what the payer chooses freely."""

    __slots__ = (
        "any_resource",
        "any_worker",
        "buildings",
        "gained_resource",
        "hand_cards",
        "other_envoy",
        "stuff",
    )

    def __init__(
        self,
        stuff: tuple[int, ...] = NOTHING,
        any_resource: int = 0,
        any_worker: int = 0,
        hand_cards: int = 0,
        buildings: int = 0,
        gained_resource: int = 0,
        other_envoy: int = 0,
    ) -> None:
        self.stuff = stuff
        self.any_resource = any_resource
        self.any_worker = any_worker
        self.hand_cards = hand_cards
        self.buildings = buildings
        self.gained_resource = gained_resource
        self.other_envoy = other_envoy


class Step:
    """One step of an effect. `op` is a step code of `words`; the other fields mean what that step says.

    n: how many (goods, cards, steps, gold, repetitions of a trade, unpaid deliveries). goods: twelve numbers of GAIN.
    kind: a worker (RECALL, GAIN_WORKER), ANY_WORKER, or a class of goods (GAIN_ANY). price, gain: of a TRADE.
    mode: how a trade is paid ("pay", "give", "stash"). free: BUILD without paying. discount: resources off a build.
    place: FROM_WHARF / TO_OWN_SUPPLY / OWN_UNFULFILLED and the like. own, city: zones of a RECALL.
    """

    __slots__ = ("city", "discount", "free", "gain", "goods", "kind", "mode", "n", "on_envoy", "op", "optional",
                 "own", "place", "price")  # fmt: skip

    def __init__(
        self,
        op: int,
        n: int = 1,
        goods: tuple[int, ...] = NOTHING,
        kind: int = ANY_WORKER,
        price: Price | None = None,
        gain: tuple[Step, ...] = (),
        mode: str = "pay",
        free: bool = False,
        discount: int = 0,
        place: int = 0,
        own: bool = False,
        city: bool = False,
        on_envoy: bool = False,
        optional: bool = False,
    ) -> None:
        self.op = op
        self.n = n
        self.goods = goods
        self.kind = kind
        self.price = price
        self.gain = gain
        self.mode = mode
        self.free = free
        self.discount = discount
        self.place = place
        self.own = own
        self.city = city
        self.on_envoy = on_envoy
        self.optional = optional


class Trigger:
    """What a card waits for, narrowed. `worker` is a kind or ANY_WORKER; `good` a supply index or -1.

    min_workers: twelve numbers that supply and settlement must hold together. ogre_icon: only spots with that icon.
    gained_class: only placements that brought goods of that class; -1 for any.
    """

    __slots__ = ("gained_class", "good", "min_workers", "ogre_icon", "on", "onto_other_kind", "own_construction",
                 "where", "worker")  # fmt: skip

    def __init__(
        self,
        on: int,
        worker: int = ANY_WORKER,
        where: int = 3,
        good: int = -1,
        onto_other_kind: bool = False,
        own_construction: bool = False,
        min_workers: tuple[int, ...] = NOTHING,
        ogre_icon: bool = False,
        gained_class: int = -1,
    ) -> None:
        self.on = on
        self.worker = worker
        self.where = where
        self.good = good
        self.onto_other_kind = onto_other_kind
        self.own_construction = own_construction
        self.min_workers = min_workers
        self.ogre_icon = ogre_icon
        self.gained_class = gained_class


class Modifier:
    """A rule that changes while it applies. `op` is a modifier code of `words`.

    n: how much. goods_class: of a DISCOUNT. deliveries: how many it touches (ALL_DELIVERIES for each one).
    price: what it costs (Bakery) or what is paid instead (ALTERNATIVE_COST). without: of a FREE_DELIVERY.
    what, by: of a REPLACE. good, only_for: of a FOOD_VALUE. first: of a FISH_PRICE.
    """

    __slots__ = ("by", "deliveries", "first", "good", "goods_class", "n", "only_for", "op", "optional", "price",
                 "what", "without")  # fmt: skip

    def __init__(
        self,
        op: int,
        n: int = 1,
        goods_class: int = 0,
        deliveries: int = 0,
        price: Price | None = None,
        without: int = 0,
        what: int = 0,
        by: tuple[Step, ...] = (),
        good: int = -1,
        only_for: int = ANY_WORKER,
        first: int = 0,
        optional: bool = False,
    ) -> None:
        self.op = op
        self.n = n
        self.goods_class = goods_class
        self.deliveries = deliveries
        self.price = price
        self.without = without
        self.what = what
        self.by = by
        self.good = good
        self.only_for = only_for
        self.first = first
        self.optional = optional


class Score:
    """What a C building pays. `kind` is a score code of `words`; `per` a supply index, PER_… or letter index."""

    __slots__ = ("cap", "each", "kind", "per", "steps")

    def __init__(
        self, kind: int, each: int = 0, per: int = -1, cap: int = 0, steps: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.kind = kind
        self.each = each
        self.per = per
        self.cap = cap
        self.steps = steps


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


class Ability:
    """What a ship does: when (`on`, a trigger code), narrowed by letters, rounds, deliveries; steps or a modifier."""

    __slots__ = ("effect", "from_city", "letters", "min_deliveries", "modifier", "on", "optional", "placed", "rounds",
                 "without_coin")  # fmt: skip

    def __init__(
        self,
        on: int,
        effect: tuple[Step, ...] = (),
        modifier: Modifier | None = None,
        letters: tuple[str, ...] = (),
        rounds: tuple[int, ...] = (),
        min_deliveries: int = 0,
        placed: bool = False,
        from_city: bool = False,
        without_coin: bool = False,
        optional: bool = False,
    ) -> None:
        self.on = on
        self.effect = effect
        self.modifier = modifier
        self.letters = letters
        self.rounds = rounds
        self.min_deliveries = min_deliveries
        self.placed = placed
        self.from_city = from_city
        self.without_coin = without_coin
        self.optional = optional


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


class CardSet:
    """A whole card set of Yonder: designs in the order of the files, and the digest of the files."""

    __slots__ = ("board", "buildings", "digest", "envoys", "name", "ships")

    def __init__(
        self,
        name: str,
        digest: str,
        buildings: tuple[Building, ...],
        envoys: tuple[Envoy, ...],
        ships: tuple[Ship, ...],
        board: Board,
    ) -> None:
        self.name = name
        self.digest = digest
        self.buildings = buildings
        self.envoys = envoys
        self.ships = ships
        self.board = board
