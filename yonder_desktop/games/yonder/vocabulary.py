"""The vocabulary of cards: prices, steps, triggers, modifiers, scores and abilities as data."""

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

    __slots__ = ("by", "deliveries", "first", "good", "goods_class", "n", "only_for", "op", "price",
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
