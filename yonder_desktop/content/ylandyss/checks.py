"""Checks between cards and settings: ids once, copies, starting decks, the draft of every number of players."""

from __future__ import annotations

from yonder_desktop.content.errors import BadCardSet
from yonder_desktop.content.ylandyss.board import MAX_SEATS, BoardParts, PackDraft
from yonder_desktop.content.ylandyss.cards import CardEntry
from yonder_desktop.core.faults import N_, Fault

CARDS, SETUP = "cards.toml", "setup.toml"
ALL_COPIES = N_("the copies of all cards are {copies}, but {where} in {file} is {wanted}; make them equal")
DRAFT_COPIES = N_(
    "the copies of draft cards are {copies}, but {where} in {file} is {wanted}; make them equal"
)


def check_cards(cards: list[CardEntry], board: BoardParts) -> None:
    """Ids once; all copies, the draft cards and the reinforcements are as many as the settings say and need."""
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise BadCardSet(CARDS, f"card '{card.id}'", "id", Fault(N_("is used already; give it another")))
        seen.add(card.id)
    _as_many(sum(card.copies for card in cards), board.cards.total, ALL_COPIES, "[cards] total")
    _as_many(copies_of(cards, "draft"), board.draft.pool, DRAFT_COPIES, "[draft] pool")
    needed, there = max(board.offer.by_seats()), copies_of(cards, "reinforcement")
    if there < needed:
        problem = Fault(
            N_("there are too few reinforcements: {there}, and {needed} are laid out; add some"),
            there=there,
            needed=needed,
        )
        raise BadCardSet(CARDS, "", "set", problem)


def copies_of(cards: list[CardEntry], which: str) -> int:
    return sum(card.copies for card in cards if card.set == which)


def _as_many(copies: int, wanted: int, message: str, where: str) -> None:
    if copies != wanted:
        problem = Fault(message, copies=copies, where=where, file=SETUP, wanted=wanted)
        raise BadCardSet(CARDS, "", "copies", problem)


def check_start(cards: list[CardEntry], board: BoardParts) -> None:
    """Every starting card is dealt, and there is a set of them for each player."""
    dealt: dict[str, int] = {}
    for entry in board.deck.start:
        if entry.card in dealt:
            raise BadCardSet(
                SETUP,
                "[deck]",
                "start",
                Fault(N_("names '{name}' twice; add the copies up"), name=entry.card),
            )
        dealt[entry.card] = entry.copies
    starting = {card.id: card.copies for card in cards if card.set == "start"}
    for name in dealt:
        if name not in starting:
            problem = Fault(
                N_("'{name}' is no card with set = 'start' in {cards}; correct its spelling"),
                name=name,
                cards=CARDS,
            )
            raise BadCardSet(SETUP, "[deck]", "start", problem)
    for name, copies in starting.items():
        needed = dealt.get(name, 0) * MAX_SEATS
        if copies != needed:
            problem = Fault(
                N_("must be {needed}, {each} for each of {seats} players, not {copies}"),
                needed=needed,
                each=dealt.get(name, 0),
                seats=MAX_SEATS,
                copies=copies,
            )
            raise BadCardSet(CARDS, f"card '{name}'", "copies", problem)


def check_draft(board: BoardParts) -> None:
    """Everybody ends with the agreed number of draft cards, and what is left over is what is written."""
    small, pool, wanted = board.draft.two, board.draft.pool, board.deck.draft_cards
    got = len(small.pick_order) // 2 + small.keep_of_face_down
    if got != wanted:
        problem = Fault(N_("must be {got}: two players pick that many, not {wanted}"), got=got, wanted=wanted)
        raise BadCardSet(SETUP, "[deck]", "draft_cards", problem)
    needed = small.face_up + 2 * small.dealt_face_down
    if needed > pool:
        raise BadCardSet(
            SETUP,
            "[draft]",
            "pool",
            Fault(N_("must be {needed} or more, not {pool}"), needed=needed, pool=pool),
        )
    _left_over("[draft.2]", small.left_over, pool - 2 * wanted)
    for seats, draft in ((3, board.draft.three), (4, board.draft.four)):
        check_packs(seats, draft, board)


def check_packs(seats: int, draft: PackDraft, board: BoardParts) -> None:
    """The packs of three or four players."""
    where, pool, wanted = f"[draft.{seats}]", board.draft.pool, board.deck.draft_cards
    if draft.picks != wanted:
        raise BadCardSet(
            SETUP,
            where,
            "picks",
            Fault(
                N_("must be {wanted}, as [deck] draft_cards, not {given}"), wanted=wanted, given=draft.picks
            ),
        )
    if draft.dealt != board.draft.four.dealt:
        problem = Fault(
            N_("must be {wanted}, as with four players, not {given}"),
            wanted=board.draft.four.dealt,
            given=draft.dealt,
        )
        raise BadCardSet(SETUP, where, "dealt", problem)
    if not wanted <= draft.dealt <= pool // seats:
        problem = Fault(
            N_("must be {wanted} to {most} for {pool} draft cards, not {given}"),
            wanted=wanted,
            most=pool // seats,
            pool=pool,
            given=draft.dealt,
        )
        raise BadCardSet(SETUP, where, "dealt", problem)
    _left_over(where, draft.left_over, pool - seats * wanted)


def _left_over(where: str, given: int, wanted: int) -> None:
    if given != wanted:
        raise BadCardSet(
            SETUP,
            where,
            "left_over",
            Fault(N_("must be {wanted}, not {given}; correct it or the cards"), wanted=wanted, given=given),
        )
