"""The settings as they stand in `setup.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.fields import Count, Id, Positive, Table
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss import designs

MIN_SEATS, MAX_SEATS = 2, 4
Turn = Literal["first", "second"]
ORDER = ["first", "second", "second", "first"]


class CardsPart(Table):
    total: Annotated[int, Field(ge=1, le=999)]


class Players(Table):
    min: Literal[2]
    max: Literal[4]


class Suggested(Table):
    """Coins that end the game, by number of players."""

    two: Annotated[Positive, Field(alias="2")]
    three: Annotated[Positive, Field(alias="3")]
    four: Annotated[Positive, Field(alias="4")]


class End(Table):
    default: Positive
    choices: Annotated[list[Positive], Field(min_length=1)]
    first_game: Positive
    short_game: Positive
    suggested: Suggested

    @model_validator(mode="after")
    def _can_be_chosen(self) -> Self:
        if sorted(set(self.choices)) != self.choices:
            raise Fault(N_("choices must rise and name each number once"))
        named = (self.suggested.two, self.suggested.three, self.suggested.four)
        for n in (self.default, self.first_game, self.short_game, *named):
            if n not in self.choices:
                raise Fault(N_("{n} is not among choices; add it there or write another number"), n=n)
        return self


class Hand(Table):
    size: Annotated[int, Field(ge=1, le=12)]
    maximum_kept: Literal["any"]


class Offer(Table):
    two_players: Annotated[int, Field(ge=1, le=12)]
    per_player: Annotated[int, Field(ge=1, le=4)]
    refill_between_purchases: Literal[False]
    purchases_per_player: Annotated[int, Field(ge=1, le=4)]

    def by_seats(self) -> tuple[int, ...]:
        """Cards laid out for two, three and four players."""
        more = [seats * self.per_player for seats in range(MIN_SEATS + 1, MAX_SEATS + 1)]
        return (self.two_players, *more)


class Winnings(Table):
    base: Count


class Melee(Table):
    free_pass_min_strength: Count


class StartCard(Table):
    card: Id
    copies: Positive


class Deck(Table):
    start: Annotated[list[StartCard], Field(min_length=1)]
    draft_cards: Positive
    removals_per_round: Literal[1]


class FirstPlayer(Table):
    method: Literal["random"]
    next: Literal["melee winner"]


class SmallDraft(Table):
    """The opening draft of two players."""

    face_up: Annotated[int, Field(ge=4, le=12)]
    dealt_face_down: Annotated[int, Field(ge=1, le=6)]
    pick_order: list[Turn]
    keep_of_face_down: Literal[1]
    left_over: Count

    @model_validator(mode="after")
    def _known_order(self) -> Self:
        if self.pick_order != ORDER:
            raise Fault(N_("pick_order must be {wanted}; the rules know no other"), wanted=list(ORDER))
        return self


class PackDraft(Table):
    """The opening draft of three or four players."""

    dealt: Annotated[int, Field(ge=1, le=12)]
    picks: Positive
    pass_direction: Literal["left"]
    left_over: Count


class Draft(Table):
    pool: Positive
    two: Annotated[SmallDraft, Field(alias="2")]
    three: Annotated[PackDraft, Field(alias="3")]
    four: Annotated[PackDraft, Field(alias="4")]


class BoardParts(Table):
    """All tables of the file."""

    cards: CardsPart
    players: Players
    end: End
    hand: Hand
    offer: Offer
    winnings: Winnings
    melee: Melee
    deck: Deck
    first_player: FirstPlayer
    draft: Draft

    def design(self) -> designs.Board:
        return designs.Board(
            start=tuple((entry.card, entry.copies) for entry in self.deck.start),
            hand=self.hand.size,
            offers=self.offer.by_seats(),
            purchases=self.offer.purchases_per_player,
            base_winnings=self.winnings.base,
            free_pass=self.melee.free_pass_min_strength,
            draft_cards=self.deck.draft_cards,
            pack=self.draft.four.dealt,
            face_up=self.draft.two.face_up,
            face_down=self.draft.two.dealt_face_down,
            end_choices=tuple(self.end.choices),
            end_default=self.end.default,
            first_game=self.end.first_game,
        )
