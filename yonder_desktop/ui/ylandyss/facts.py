"""What the layout of the table depends on: which things lie where, by their item keys. Made from a view. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.games.ylandyss.words import DRAFTING

Entry = tuple[str, int, int]
"""An item key, a card, and how many equal ones it stands for."""
PLATES = ("pass", "skip", "nothing", "confirm")


@dataclass(frozen=True)
class Moment:
    """What is being done, for the picture of the table.

    sheet: the pile that lies open: `discard`, `deck`, `removed` or `looked` and a seat, "" for none. chosen: keys of
    hand cards that are picked so far; picking: several are. confirm: what the plate says. told: items of which can be
    said why not. plates: which there are. wish: the hand card whose play is thought about, -1 for none.
    """

    sheet: str = ""
    sheet_seat: int = 0
    chosen: tuple[str, ...] = ()
    picking: bool = False
    confirm: str = ""
    can_confirm: bool = False
    told: frozenset[str] = frozenset()
    plates: tuple[str, ...] = ()
    nothing: str = ""
    wish: int = -1
    verb: str = ""


@dataclass(frozen=True)
class Facts:
    """Everything that has a place. `home` is the seat at the front edge; `others` follow it clockwise.

    lines: for every seat the keys of its cards in play and whether they are exhausted. hand: keys of the open hand, or
    as many "" as cards are held hidden. sheet: entries of the open pile. pack, face_up, drafted: of the opening draft.
    """

    home: int
    others: tuple[int, ...]
    lines: tuple[tuple[tuple[str, bool], ...], ...]
    hand: tuple[str, ...]
    offer: tuple[str, ...]
    sheet: tuple[Entry, ...] = ()
    has_sheet: bool = False
    is_draft: bool = False
    face_up: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    drafted: tuple[tuple[str, ...], ...] = ()
    start: tuple[Entry, ...] = ()
    plates: tuple[str, ...] = ()
    picking: bool = False
    raised: frozenset[str] = field(default_factory=frozenset)


def is_draft(view: View) -> bool:
    """Whether the opening draft runs."""
    return view.phase == DRAFTING and view.round == 0


def facts_of(view: View, home: int, moment: Moment) -> Facts:
    """The facts of a view, seen from the seat `home`."""
    keys = view.tables.keys
    return Facts(
        home=home,
        others=tuple((home + step) % view.seats for step in range(1, view.seats)),
        lines=tuple(
            tuple((f"card:{keys[card]}", bool(view.exhausted >> card & 1)) for card in line)
            for line in view.plays
        ),
        hand=_hand(view, home),
        offer=tuple(f"offer:{keys[card]}" for card in view.offer),
        sheet=sheet_entries(view, moment),
        has_sheet=bool(moment.sheet),
        is_draft=is_draft(view),
        face_up=tuple(f"draft:{keys[card]}" for card in view.face_up),
        pack=tuple(f"draft:{keys[card]}" for card in view.pack) if view.seat == home else (),
        drafted=tuple(tuple(f"drafted:{keys[card]}" for card in cards) for cards in view.drafted),
        start=grouped(view, view.deck, "list") if view.seat == home and is_draft(view) else (),
        plates=moment.plates,
        picking=moment.picking,
        raised=frozenset(f"hand:{key}" for key in moment.chosen),
    )


def _hand(view: View, home: int) -> tuple[str, ...]:
    if view.seat != home:
        return ("",) * view.hand_counts[home]
    return tuple(f"hand:{view.tables.keys[card]}" for card in view.hand)


def pile_of(view: View, moment: Moment) -> tuple[int, ...]:
    """The cards of the pile that lies open, as far as the viewer may know them."""
    seat = moment.sheet_seat
    if moment.sheet == "discard":
        return view.discards[seat]
    if moment.sheet == "removed":
        return view.removed[seat]
    if moment.sheet == "deck":
        return view.deck if seat == view.seat else ()
    return view.looked if moment.sheet == "looked" else ()


def sheet_entries(view: View, moment: Moment) -> tuple[Entry, ...]:
    """The cards of the open pile, sorted, equal ones together; what is looked at lies card by card."""
    cards = pile_of(view, moment)
    if moment.sheet == "looked":
        return tuple((f"looked:{view.tables.keys[card]}", card, 1) for card in cards)
    return grouped(view, cards, "pile" if moment.sheet == "discard" else "list")


def grouped(view: View, cards: tuple[int, ...], kind: str) -> tuple[Entry, ...]:
    """Equal cards as one, in the order of the card set: the order of a pile says nothing."""
    first: dict[int, int] = {}
    counts: dict[int, int] = {}
    for card in cards:
        twin = view.tables.twins[card]
        first.setdefault(twin, card)
        counts[twin] = counts.get(twin, 0) + 1
    return tuple(
        (f"{kind}:{view.tables.keys[first[twin]]}", first[twin], counts[twin]) for twin in sorted(first)
    )
