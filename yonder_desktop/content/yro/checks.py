"""Checks between cards and files: ids once, as many cards and quests as the board says, enough for five seats."""

from __future__ import annotations

from collections.abc import Iterable

from yonder_desktop.content.errors import BadCardSet
from yonder_desktop.content.yro.board import BoardParts
from yonder_desktop.content.yro.cards import (
    FACTIONS,
    PROFESSIONS,
    AdventurerCard,
    FactionEntry,
    ProfessionEntry,
)
from yonder_desktop.content.yro.quests import QuestCard
from yonder_desktop.core.faults import N_, Fault

ADVENTURERS, BOARD, QUESTS = "adventurers.toml", "board.toml", "quests.toml"


def check_badges(factions: list[FactionEntry], professions: list[ProfessionEntry]) -> None:
    """Every faction and profession once, in the order of the program's signs."""
    for kind, entries, wanted in (
        ("faction", [entry.id for entry in factions], FACTIONS),
        ("profession", [entry.id for entry in professions], PROFESSIONS),
    ):
        if tuple(entries) != wanted:
            problem = Fault(
                N_("needs one table [[{kind}]] each for {wanted}, in this order"),
                kind=kind,
                wanted=list(wanted),
            )
            raise BadCardSet(ADVENTURERS, "", kind, problem)


def check_cards(cards: list[AdventurerCard], board: BoardParts) -> None:
    """Ids once; the copies add up to the deck of the board, which must do for all seats at once (R9)."""
    _once(ADVENTURERS, "card", (card.id for card in cards))
    copies, wanted = sum(card.copies for card in cards), board.setup.cards
    if copies != wanted:
        problem = Fault(
            N_(
                "the copies of all cards are {copies}, but [setup] cards in {file} is {wanted}; make them equal"
            ),
            copies=copies,
            file=BOARD,
            wanted=wanted,
        )
        raise BadCardSet(ADVENTURERS, "", "copies", problem)
    needed = board.setup.max_players * (board.setup.hand + board.end.adventurers)
    if copies < needed:
        problem = Fault(
            N_("{copies} cards are too few for {seats} players; they may need {needed}"),
            copies=copies,
            seats=board.setup.max_players,
            needed=needed,
        )
        raise BadCardSet(BOARD, "[setup]", "cards", problem)


def check_quests(quests: list[QuestCard], board: BoardParts) -> None:
    """Ids once; as many quests as the board says."""
    _once(QUESTS, "quest", (quest.id for quest in quests))
    if len(quests) != board.quests.number:
        problem = Fault(
            N_("the file has {number}, but [quests] number in {file} is {wanted}; make them equal"),
            number=len(quests),
            file=BOARD,
            wanted=board.quests.number,
        )
        raise BadCardSet(QUESTS, "", "quest", problem)


def check_draft(board: BoardParts) -> None:
    """A hand after recruiting still holds the cards to keep (D2)."""
    if board.draft.keep > board.setup.hand - board.recruit.max_per_turn:
        problem = Fault(
            N_("must leave room: a hand of {hand} may shrink by {number}"),
            hand=board.setup.hand,
            number=board.recruit.max_per_turn,
        )
        raise BadCardSet(BOARD, "[draft]", "keep", problem)


def _once(file: str, kind: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            raise BadCardSet(file, f"{kind} '{name}'", "id", Fault(N_("is used already; give it another")))
        seen.add(name)
