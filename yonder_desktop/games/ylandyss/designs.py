"""Designs: the printed cards and settings of Ylandyss, from a checked card set."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.words import ANY_KIND, ANY_RESULT, NO_TARGET


class Count:
    """What an amount is multiplied by, or a condition looks at: whose cards, where, of which types (empty: any)."""

    __slots__ = ("exhausted", "types", "who", "zone")

    def __init__(self, who: int, zone: int, types: tuple[int, ...] = (), exhausted: bool = False) -> None:
        self.who = who
        self.zone = zone
        self.types = types
        self.exhausted = exhausted


class Condition:
    """When an effect works: a count of at least `least`, or a result of the melee."""

    __slots__ = ("count", "least", "result")

    def __init__(self, count: Count | None, least: int = 1, result: int = ANY_RESULT) -> None:
        self.count = count
        self.least = least
        self.result = result


class Effect:
    """One effect of a card; codes of `words`. See the vocabulary at the head of `resources/cards/ylandyss/cards.toml`.

    pick: how many targets, PICK_ALL or PICK_EACH. types, kind, max_strength (-1: any): which cards may be targets.
    amount, per, cap (0: none): how much. otherwise: only if the effect before changed nothing; same: the targets of
    the effect before. source: FROM_… of a steal or return; to: TO_…; keep: cards kept of a look; against: ops.
    """

    __slots__ = ("against", "amount", "cap", "keep", "kind", "max_strength", "op", "otherwise", "per", "pick", "same",
                 "source", "target", "to", "trigger", "types", "when")  # fmt: skip

    def __init__(
        self,
        trigger: int,
        op: int,
        target: int = NO_TARGET,
        pick: int = 1,
        types: tuple[int, ...] = (),
        kind: int = ANY_KIND,
        max_strength: int = -1,
        amount: int = 1,
        per: Count | None = None,
        cap: int = 0,
        when: Condition | None = None,
        otherwise: bool = False,
        same: bool = False,
        source: int = 0,
        to: int = 0,
        keep: int = 0,
        against: tuple[int, ...] = (),
    ) -> None:
        self.trigger = trigger
        self.op = op
        self.target = target
        self.pick = pick
        self.types = types
        self.kind = kind
        self.max_strength = max_strength
        self.amount = amount
        self.per = per
        self.cap = cap
        self.when = when
        self.otherwise = otherwise
        self.same = same
        self.source = source
        self.to = to
        self.keep = keep
        self.against = against


class Card:
    """A printed card. kind: CHARACTER or ACTION; types: codes; level 0 where there is none; cost -1 where none."""

    __slots__ = ("copies", "cost", "effects", "id", "kind", "level", "name", "set", "sources", "strength", "types",
                 "value")  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        set: int,
        kind: int,
        types: tuple[int, ...],
        level: int,
        strength: int,
        cost: int,
        value: int,
        copies: int,
        effects: tuple[Effect, ...],
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.set = set
        self.kind = kind
        self.types = types
        self.level = level
        self.strength = strength
        self.cost = cost
        self.value = value
        self.copies = copies
        self.effects = effects
        self.sources = sources


class Board:
    """Numbers of `setup.toml`. start: (card id, copies for each player); offers: cards laid out for 2, 3, 4 seats."""

    __slots__ = ("base_winnings", "draft_cards", "end_choices", "end_default", "face_down", "face_up", "first_game",
                 "free_pass", "hand", "offers", "pack", "purchases", "start")  # fmt: skip

    def __init__(
        self,
        start: tuple[tuple[str, int], ...],
        hand: int,
        offers: tuple[int, ...],
        purchases: int,
        base_winnings: int,
        free_pass: int,
        draft_cards: int,
        pack: int,
        face_up: int,
        face_down: int,
        end_choices: tuple[int, ...],
        end_default: int,
        first_game: int,
    ) -> None:
        self.start = start
        self.hand = hand
        self.offers = offers
        self.purchases = purchases
        self.base_winnings = base_winnings
        self.free_pass = free_pass
        self.draft_cards = draft_cards
        self.pack = pack
        self.face_up = face_up
        self.face_down = face_down
        self.end_choices = end_choices
        self.end_default = end_default
        self.first_game = first_game


class CardSet:
    """A whole card set of Ylandyss, and the digest of its files."""

    __slots__ = ("board", "cards", "digest", "name")

    def __init__(self, name: str, digest: str, cards: tuple[Card, ...], board: Board) -> None:
        self.name = name
        self.digest = digest
        self.cards = cards
        self.board = board
