"""What the layout of the table depends on: which things lie where, by their item keys. Made from a view. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.yro.forecast import open_cells
from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import ORIGIN, cell_at, x_of, y_of

SIDE = 3
"""Columns and rows that a guild has in the end."""

Place = tuple[str, int, int]
"""An item key, its column from the left and its row from the front, both from 0."""


@dataclass(frozen=True)
class Guild:
    """A guild as it is shown: cards, free cells, how many columns and rows there are to be seen.

    used: column and row of the first card's corner, columns and rows in use. open: keys of cells where a card may go.
    new: items of cards that another seat has revealed and not placed yet.
    """

    seat: int
    cards: tuple[Place, ...]
    cells: tuple[Place, ...]
    columns: int
    rows: int
    used: tuple[int, int, int, int]
    open: frozenset[str] = frozenset()
    new: tuple[str, ...] = ()


@dataclass(frozen=True)
class Facts:
    """Everything that has a place. `home` is the seat at the front edge; `others` follow it clockwise.

    hand: keys of the open hand, or as many "" as cards are held hidden. tray: what lies beside the guild: `plan`, `new`
    or `picks`, and the keys of the items on it. quests: ids, open ones first. shadow: keys of the shadow's cards.
    confirms: the tray has a plate that confirms a choice of several cards.
    """

    home: int
    others: tuple[int, ...]
    guilds: tuple[Guild, ...]
    hand: tuple[str, ...]
    tray: str = "plan"
    on_tray: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    shadow: tuple[str, ...] = ()
    is_solo: bool = False
    confirms: bool = False
    raised: frozenset[str] = field(default_factory=frozenset)


def cell_item(cell: int) -> str:
    """The item key of a cell."""
    return f"cell:{x_of(cell)},{y_of(cell)}"


def facts_of(view: View, home: int, chosen: tuple[str, ...] = (), confirms: bool = False) -> Facts:
    """The facts of a view, seen from the seat `home`; `chosen` are keys of hand cards that are chosen so far."""
    others = tuple((home + step) % view.seats for step in range(1, view.seats))
    quests = [view.tables.card_set.quests[number].id for number in (*view.quests, *view.closed_quests)]
    tray, on_tray = _tray(view, home, chosen)
    return Facts(
        home=home,
        others=others,
        guilds=tuple(guild_of(view, seat, seat == home) for seat in range(view.seats)),
        hand=_hand(view, home),
        tray=tray,
        on_tray=on_tray,
        quests=tuple(quests),
        shadow=tuple(view.tables.keys[card] for card in view.shadow),
        is_solo=view.seats == 1,
        confirms=confirms,
        raised=frozenset(f"hand:{key}" for key in chosen),
    )


def _hand(view: View, home: int) -> tuple[str, ...]:
    """The open hand without what is placed or laid out already; as many "" as cards are hidden."""
    if view.seat != home:
        return ("",) * view.hand_counts[home]
    away = set(view.placings[::2]) | set(unplaced(view, home))
    if view.draft_round:
        away |= set(sealed_plan(view))
    return tuple(view.tables.keys[card] for card in view.hand if card not in away)


def unplaced(view: View, seat: int) -> tuple[int, ...]:
    """New adventurers of a seat that lie beside its guild: revealed, or known to their owner with quick placing."""
    cards = view.recruited[seat]
    if seat == view.seat and not cards and view.plan and not view.answered[seat]:
        cards = view.plan
    done = view.placings[::2] if seat == view.seat else ()
    return tuple(card for card in cards if card not in done)


def sealed_plan(view: View) -> tuple[int, ...]:
    """The viewer's sealed cards, while the others still choose theirs."""
    if view.seat < 0 or not view.answered[view.seat] or view.placings:
        return ()
    return view.plan


def _tray(view: View, home: int, chosen: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    keys = view.tables.keys
    new = unplaced(view, home)
    if new:
        return "new", tuple(f"new:{keys[card]}" for card in new)
    if view.draft_round:
        picks = view.picks if view.seat == home else ()
        sealed = sealed_plan(view) if view.seat == home else ()
        return "picks", tuple(f"pick:{keys[card]}" for card in (*picks, *sealed))
    if view.seat == home and sealed_plan(view):
        return "plan", tuple(f"plan:{keys[card]}" for card in sealed_plan(view))
    return "plan", tuple(f"plan:{key}" for key in chosen)


# ---- guilds


def placed_cards(view: View, seat: int) -> list[tuple[int, int]]:
    """(card, cell) of a guild, those included whose cell only the viewer knows."""
    found = list(zip(view.guilds[seat], view.cells[seat], strict=True))
    if seat == view.seat:
        found += zip(view.placings[::2], view.placings[1::2], strict=True)
    return found


def guild_of(view: View, seat: int, own: bool) -> Guild:
    """The guild of a seat in the window through which it is seen: the own one with the cells that are still open."""
    placed = placed_cards(view, seat)
    cells = [cell for _, cell in placed]
    free = open_cells(view, seat) if own else []
    left, front, columns, rows = _window([*cells, *free] or [ORIGIN])

    def place(key: str, cell: int) -> Place:
        return key, x_of(cell) - left, front - y_of(cell)

    cards = tuple(place(f"card:{view.tables.keys[card]}", cell) for card, cell in placed)
    blank = []
    if own:
        shown = [(x, y) for y in range(front, front - rows, -1) for x in range(left, left + columns)]
        inside = [cell_at(x, y) for x, y in shown if abs(x) <= 2 and abs(y) <= 2]
        blank = [place(cell_item(cell), cell) for cell in inside if cell not in cells]
    used = _used(cards)
    new = () if own else tuple(f"card:{view.tables.keys[card]}" for card in view.recruited[seat])
    return Guild(seat, cards, tuple(blank), columns, rows, used, frozenset(map(cell_item, free)), new)


def _window(cells: list[int]) -> tuple[int, int, int, int]:
    """Leftmost column, frontmost row, and how many there are: three at the least."""
    columns, rows = [x_of(cell) for cell in cells], [y_of(cell) for cell in cells]
    left, right, back, front = min(columns), max(columns), min(rows), max(rows)
    while right - left + 1 < SIDE:
        left, right = (left - 1, right) if left > -2 and right - left == 0 else (left, right + 1)
    while front - back + 1 < SIDE:
        back, front = (back, front + 1) if front - back == 0 else (back - 1, front)
    return left, front, right - left + 1, front - back + 1


def _used(cards: tuple[Place, ...]) -> tuple[int, int, int, int]:
    """The corner and the extent of the cards."""
    if not cards:
        return 0, 0, 0, 0
    columns, rows = [column for _, column, _ in cards], [row for _, _, row in cards]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
