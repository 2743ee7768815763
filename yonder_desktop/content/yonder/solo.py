"""The game against Captain Olos as it stands in `solo.toml`.

What the rules of the solo game fix is written as the one value allowed, as in `board.toml`.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from yonder_desktop.content.yonder.models import (
    Count,
    Id,
    Label,
    Name,
    Positive,
    Table,
    WorkerName,
    worker_index,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import designs

ROUNDS = 5
DECK = 8
LEVELS = 3


def _each_once(given: list[str]) -> list[str]:
    for name in given:
        if given.count(name) > 1:
            raise Fault(N_("'{name}' stands there more than once; take one out"), name=name)
    return given


Ids = Annotated[list[Id], AfterValidator(_each_once)]
SomeIds = Annotated[Ids, Field(min_length=1)]
RoundNumbers = list[Annotated[int, Field(ge=1, le=ROUNDS)]]
CardsPerRound = Annotated[
    list[Annotated[int, Field(ge=1, le=DECK)]], Field(min_length=ROUNDS, max_length=ROUNDS)
]


class OlosStart(Table):
    """What Olos has at the start beside the gold of his level."""

    favour: Literal[0]
    ships: Literal[0]
    camp: Literal[0]


class FirstPlayerRounds(Table):
    """Who holds the first player eye in which rounds: each round goes to one of the two."""

    you: RoundNumbers
    olos: RoundNumbers

    @model_validator(mode="after")
    def _every_round_once(self) -> Self:
        if sorted(self.you + self.olos) != list(range(1, ROUNDS + 1)):
            raise Fault(
                N_("you and olos together must name each round from 1 to {rounds} once"), rounds=ROUNDS
            )
        return self


class Setup(Table):
    board_side: Literal["solo"]
    deck_size: Literal[8]
    your_cards_dealt: Literal[2]
    your_cards_kept: Literal[1]
    olos_start: OlosStart
    removed_buildings: Ids
    removed_reason: str
    first_player_rounds: FirstPlayerRounds
    source: Label


class Scoring(Table):
    """Gold that Olos counts at the end for what he has."""

    gold_per_ship: Count
    gold_per_camp_envoy: Count
    gold_per_favour_space: Count
    tie: Literal["olos"]
    source: Label


class Substitutes(Table):
    """Who stands in on an occupy card when the general supply lacks a kind."""

    ogre: Literal["goblin"]
    goblin: Literal["ogre"]


class Rules(Table):
    """What Olos does where a card leaves it open. Sentences stand for rules that no card set changes."""

    deliveries: Literal["smaller of the envoy's upper limit and 1 + ships // 2"]
    deliver_without_city_envoy: Literal["smaller of 2 and the number of camp envoys"]
    seize_without_ship_gold: Count
    trouble_without_spot: Literal["market value of the round"]
    worker_substitute: Substitutes
    audience_chamber: Literal["his favour marker climbs to the next unoccupied space, without reward"]
    lock_up_ship_rounds: RoundNumbers
    lock_up_ship: Literal["filled harbour slot with the lowest number, its cargo is not taken"]
    spot_order: SomeIds
    source: Label


class Level(Table):
    """One of the three levels."""

    level: Annotated[int, Field(ge=1, le=LEVELS)]
    name: Name
    cards_per_round: CardsPerRound
    start_gold: Count
    tribute_per_camp_envoy: Count
    extra_gold_per_delivery: Count
    source: Label

    def design(self) -> designs.SoloLevel:
        return designs.SoloLevel(
            self.level,
            self.name,
            tuple(self.cards_per_round),
            self.start_gold,
            self.tribute_per_camp_envoy,
            self.extra_gold_per_delivery,
        )


KEYS_OF_KIND: dict[str, tuple[str, ...]] = {
    "occupy": ("first", "second"),
    "deliver": ("slot",),
    "seize": ("slot",),
    "trouble": ("worker", "order"),
}
"""What each kind of order card says; it must say all of it and nothing else."""


class OrderCard(Table):
    """One order card of Olos."""

    id: Id
    name: Name
    kind: Literal["occupy", "deliver", "seize", "trouble"]
    first: SomeIds | None = None
    second: SomeIds | None = None
    slot: Positive | None = None
    worker: WorkerName | None = None
    order: Literal["newest_first", "headquarters_first"] | None = None
    source: Label

    @model_validator(mode="after")
    def _keys_of_its_kind(self) -> Self:
        for key in ("first", "second", "slot", "worker", "order"):
            is_there, belongs = getattr(self, key) is not None, key in KEYS_OF_KIND[self.kind]
            if belongs and not is_there:
                raise Fault(N_("a card of kind '{kind}' needs {key}; add it"), kind=self.kind, key=key)
            if is_there and not belongs:
                raise Fault(N_("a card of kind '{kind}' has no {key}; take it out"), kind=self.kind, key=key)
        return self

    def design(self) -> designs.OrderCard:
        return designs.OrderCard(
            self.id,
            self.name,
            self.kind,
            tuple(self.first or ()),
            tuple(self.second or ()),
            self.slot or 0,
            -1 if self.worker is None else worker_index(self.worker),
            self.order == "newest_first",
        )


class SoloParts:
    """All tables of `solo.toml`."""

    def __init__(
        self, setup: Setup, scoring: Scoring, rules: Rules, levels: list[Level], cards: list[OrderCard]
    ) -> None:
        self.setup = setup
        self.scoring = scoring
        self.rules = rules
        self.levels = levels
        self.cards = cards

    def design(self) -> designs.Solo:
        return designs.Solo(
            levels=tuple(level.design() for level in self.levels),
            cards=tuple(card.design() for card in self.cards),
            spot_order=tuple(self.rules.spot_order),
            removed=tuple(self.setup.removed_buildings),
            your_rounds=tuple(sorted(self.setup.first_player_rounds.you)),
            gold_per_ship=self.scoring.gold_per_ship,
            gold_per_envoy=self.scoring.gold_per_camp_envoy,
            gold_per_favour=self.scoring.gold_per_favour_space,
            seize_gold=self.rules.seize_without_ship_gold,
        )
