"""The tables of `board.toml`. What the rules of the program cannot play otherwise may have one value only."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.fields import Count, Positive, Table
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro import designs

SEATS = (2, 3, 4, 5)
"""Numbers of seats that rank against each other; one seat plays against the shadow."""


class Setup(Table):
    """What everybody starts with."""

    money: Count
    hand: Annotated[int, Field(ge=2, le=7)]
    cards: Annotated[int, Field(ge=1, le=999)]
    magic: Literal[0]
    tech: Literal[0]
    power: Literal[0]
    vp: Literal[0]
    min_players: Literal[1]
    max_players: Literal[5]


class Turn(Table):
    """The phases in their order."""

    phases: list[str]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        wanted = ["draw", "recruit", "combat", "production", "income", "vp"]
        if self.phases != wanted:
            raise Fault(N_("phases must be {wanted}, in this order"), wanted=list(wanted))
        return self


class Draw(Table):
    """The Draw phase."""

    discards_per_phase: Literal[1]
    refill_order: Literal["seat"]


class Recruit(Table):
    """Recruiting and its bonus."""

    max_per_turn: Literal[2]
    bonus_money_when_none: Count
    bonus_money_when_one: Count
    discount_when_one: Count

    @model_validator(mode="after")
    def _same_bonus(self) -> Self:
        if self.bonus_money_when_one != self.discount_when_one:
            raise Fault(N_("bonus_money_when_one and discount_when_one must be equal"))
        return self


class Grid(Table):
    """The grid of a guild."""

    width: Literal[3]
    height: Literal[3]
    floating: Literal[True]
    adjacency: Literal["orthogonal"]


class Income(Table):
    """The Income phase."""

    base: Count


class Prize(Table):
    """Victory points by rank, one row for each number of seats."""

    two: Annotated[list[Count], Field(alias="2")]
    three: Annotated[list[Count], Field(alias="3")]
    four: Annotated[list[Count], Field(alias="4")]
    five: Annotated[list[Count], Field(alias="5")]

    @model_validator(mode="after")
    def _a_number_for_each_rank(self) -> Self:
        for seats, row in zip(SEATS, self.rows(), strict=True):
            if len(row) != seats:
                raise Fault(
                    N_("the row of {seats} players needs {seats} numbers, not {number}"),
                    seats=seats,
                    number=len(row),
                )
            if any(before < after for before, after in pairwise(row)):
                raise Fault(N_("the row of {seats} players must not rise from rank to rank"), seats=seats)
        return self

    def rows(self) -> tuple[list[int], ...]:
        return self.two, self.three, self.four, self.five


class Combat(Table):
    """The Combat phase."""

    front: Literal["frontmost of each column"]
    ties: Literal["share the better rank, skip the following"]
    minimum_power: Literal[0]
    display_wrap: Literal[20]
    prize: Prize


class Track(Table):
    """The track of an art."""

    last_space: Annotated[int, Field(ge=1, le=20)]
    level_at: Annotated[list[Positive], Field(min_length=4, max_length=4)]
    max_level: Literal[4]
    overflow: Literal["lost"]

    @model_validator(mode="after")
    def _levels_rise(self) -> Self:
        if any(before >= after for before, after in pairwise(self.level_at)):
            raise Fault(N_("level_at must rise from level to level"))
        if self.level_at[-1] > self.last_space:
            raise Fault(N_("level_at must not pass last_space = {last_space}"), last_space=self.last_space)
        return self


class VpTrack(Table):
    """The track of victory points."""

    display_wrap: Literal[40]


class End(Table):
    """The end of the game."""

    vp: Positive
    adventurers: Annotated[int, Field(ge=1, le=9)]
    finish_turn: Literal[True]
    money_per_vp: Positive
    tie_breakers: list[Literal["money", "power", "shared"]]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.tie_breakers != ["money", "power", "shared"]:
            raise Fault(N_("tie_breakers must be money, power, shared, in this order"))
        return self


class Quests(Table):
    """How many quests there are, and how many are used."""

    number: Positive
    drawn: Positive

    @model_validator(mode="after")
    def _enough(self) -> Self:
        if self.drawn > self.number:
            raise Fault(
                N_("drawn = {drawn} is more than number = {number}"), drawn=self.drawn, number=self.number
            )
        return self


class Solo(Table):
    """The shadow of a game alone."""

    shadow_cards_per_combat: Literal[1]
    shadow_limit: Positive
    win_vp: Count
    must_exceed: Literal[True]
    shadow_power: Literal["printed"]


class Draft(Table):
    """The draft."""

    keep: Positive
    direction: Literal["left"]
    solo_phantom: Literal[True]


class BoardParts(Table):
    """All tables of the file."""

    setup: Setup
    turn: Turn
    draw: Draw
    recruit: Recruit
    grid: Grid
    income: Income
    combat: Combat
    track: Track
    vp_track: VpTrack
    end: End
    quests: Quests
    solo: Solo
    draft: Draft

    def design(self) -> designs.Board:
        return designs.Board(
            self.setup.money,
            self.setup.hand,
            self.draft.keep,
            self.recruit.bonus_money_when_none,
            self.recruit.bonus_money_when_one,
            self.income.base,
            tuple(tuple(row) for row in self.combat.prize.rows()),
            tuple(self.track.level_at),
            self.track.last_space,
            self.end.vp,
            self.end.adventurers,
            self.end.money_per_vp,
            self.quests.drawn,
            self.solo.shadow_limit,
            self.solo.win_vp,
        )
