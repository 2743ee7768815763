"""Designs: the printed adventurers, factions, professions, quests and numbers of YRO, from a checked card set."""

from __future__ import annotations


class Line:
    """One effect line. `phase` when it works; `gain` five numbers (power, VP, Magic, Technology, money).

    per: what multiplies the gain (`arg`: the faction or profession it counts); most: upper limit of the count, 0 for
    none; when: a condition.
    """

    __slots__ = ("arg", "gain", "most", "per", "phase", "when")

    def __init__(
        self, phase: int, gain: tuple[int, ...], per: int = 0, arg: int = -1, most: int = 0, when: int = 0
    ) -> None:
        self.phase = phase
        self.gain = gain
        self.per = per
        self.arg = arg
        self.most = most
        self.when = when


class Badge:
    """A faction or a profession, with the bonus of a link (R25)."""

    __slots__ = ("id", "link", "name", "sources")

    def __init__(self, id: str, name: str, link: tuple[int, ...], sources: dict[str, str]) -> None:
        self.id = id
        self.name = name
        self.link = link
        self.sources = sources


class Adventurer:
    """An adventurer design. faction, profession: indices of the card set. plus, star: marks behind the power."""

    __slots__ = (
        "copies",
        "cost",
        "faction",
        "id",
        "lines",
        "name",
        "plus",
        "power",
        "profession",
        "sources",
        "star",
    )

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        profession: int,
        cost: int,
        power: int,
        plus: bool,
        star: bool,
        copies: int,
        lines: tuple[Line, ...],
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.faction = faction
        self.profession = profession
        self.cost = cost
        self.power = power
        self.plus = plus
        self.star = star
        self.copies = copies
        self.lines = lines
        self.sources = sources


class Quest:
    """A quest: the phases at whose end it is checked, and tests (measure, comparison, value) that must all hold."""

    __slots__ = ("checks", "id", "name", "sources", "tests", "vp")

    def __init__(
        self,
        id: str,
        name: str,
        vp: int,
        checks: tuple[int, ...],
        tests: tuple[tuple[int, int, int], ...],
        sources: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        self.vp = vp
        self.checks = checks
        self.tests = tests
        self.sources = sources


class Board:
    """Numbers of `board.toml`. prizes: victory points by rank, one row for each number of seats from 2."""

    __slots__ = ("adventurers_to_end", "bonus_when_none", "bonus_when_one", "hand", "income", "kept", "last_space",
                 "levels", "money", "money_per_vp", "prizes", "quests_drawn", "shadow_limit", "shadow_prize",
                 "vp_to_end")  # fmt: skip

    def __init__(
        self,
        money: int,
        hand: int,
        kept: int,
        bonus_when_none: int,
        bonus_when_one: int,
        income: int,
        prizes: tuple[tuple[int, ...], ...],
        levels: tuple[int, ...],
        last_space: int,
        vp_to_end: int,
        adventurers_to_end: int,
        money_per_vp: int,
        quests_drawn: int,
        shadow_limit: int,
        shadow_prize: int,
    ) -> None:
        self.money = money
        self.hand = hand
        self.kept = kept
        self.bonus_when_none = bonus_when_none
        self.bonus_when_one = bonus_when_one
        self.income = income
        self.prizes = prizes
        self.levels = levels
        self.last_space = last_space
        self.vp_to_end = vp_to_end
        self.adventurers_to_end = adventurers_to_end
        self.money_per_vp = money_per_vp
        self.quests_drawn = quests_drawn
        self.shadow_limit = shadow_limit
        self.shadow_prize = shadow_prize


class CardSet:
    """A whole card set of YRO, and the digest of its files."""

    __slots__ = ("adventurers", "board", "digest", "factions", "name", "professions", "quests")

    def __init__(
        self,
        name: str,
        digest: str,
        adventurers: tuple[Adventurer, ...],
        factions: tuple[Badge, ...],
        professions: tuple[Badge, ...],
        quests: tuple[Quest, ...],
        board: Board,
    ) -> None:
        self.name = name
        self.digest = digest
        self.adventurers = adventurers
        self.factions = factions
        self.professions = professions
        self.quests = quests
        self.board = board
