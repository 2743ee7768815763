"""The city board's part of the table: tracks, upper city, houses, harbour, rows of cards."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Board
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import spare_colour
from yonder_desktop.ui.yonder import signs
from yonder_desktop.ui.yonder.board import BoardPicture, Heading, House
from yonder_desktop.ui.yonder.captions import card_name
from yonder_desktop.ui.yonder.contents import BOARD, CARD, MARKER, SHADOW, Stage, add_spots
from yonder_desktop.ui.yonder.facts import is_solo
from yonder_desktop.ui.yonder.pieces import (
    ArcanaPlace,
    CardBack,
    Gap,
    Marker,
    RoundRow,
    RoundTrack,
    Stack,
    Wharf,
)
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext

STATIC_ZONES = ("upper", "round", "favour", "city", "harbour", "envoy_row", "display_row")


def add_board(stage: Stage) -> None:
    """Everything on the board."""
    board = stage.layout.zones["board"]
    size = stage.layout.width, stage.layout.height
    picture = stage.faces.keep(("board", board, size), lambda: _picture(stage, board))
    stage.add("board", board, BOARD, picture, margin=SHADOW, solid=False)
    _rounds(stage)
    _upper(stage)
    _city(stage)
    _harbour(stage)
    _rows(stage)
    _favour_markers(stage)
    _gold_markers(stage)


def _picture(stage: Stage, board: Rect) -> BoardPicture:
    """The part of the board that stays the same all game."""
    zones = stage.layout.zones
    tight = not stage.layout.roomy
    headings = [heading for heading in _headings(stage) if not (tight and heading.zone.endswith("_row"))]
    return BoardPicture(
        cells=tuple(_relative(cell, board) for cell in stage.layout.gold_cells),
        zones=tuple((name, _relative(zones[name], board)) for name in STATIC_ZONES),
        houses=tuple(_houses(stage, board)),
        favour=tuple(_favour_spaces(stage, board)),
        headings=tuple(headings),
        roomy=stage.layout.roomy,
    )


def _relative(rect: Rect, to: Rect) -> Rect:
    return Rect(round(rect.x - to.x, 2), round(rect.y - to.y, 2), round(rect.w, 2), round(rect.h, 2))


def _houses(stage: Stage, board: Rect) -> list[House]:
    found = []
    for spot in stage.tables.card_set.board.city_spots:
        cell = stage.layout.zones.get(f"house:{spot.id}")
        if cell is None:
            continue
        badges = [("dwarf_discount", spot.dwarf_icon), ("ogre_double", spot.ogre_icon)]
        shown = tuple(name for name, there in badges if there)
        places = sum(1 for one in stage.tables.spots if one.card < 0 and one.key.startswith(spot.id))
        name = pgettext("card", spot.name)
        found.append(House(spot.id, _relative(cell, board), name, signs.steps(spot.effect), shown, places))
    return found


def _favour_spaces(stage: Stage, board: Rect) -> list[tuple[Rect, str]]:
    spaces = stage.tables.card_set.board.favour
    texts = [pgettext("favour track", "start"), *(signs.steps(space.effect) for space in spaces)]
    rects = [stage.layout.items[f"favour_space:{number}"] for number in range(len(texts))]
    return [(_relative(rect, board), text) for rect, text in zip(rects, texts, strict=True)]


def _headings(stage: Stage) -> list[Heading]:
    return [
        Heading(
            "upper",
            gettext("Upper city"),
            gettext(
                "an arcana stays for the rest of the game; a place above opens when the one below it is filled"
            ),
        ),
        Heading("round", gettext("Round and market"), tail=gettext("gold a delivery")),
        Heading("favour", gettext("Favour"), gettext("skip taken"), icon="favour"),
        Heading("harbour", gettext("Harbour"), tail=gettext("take one when you lock up")),
        Heading("envoy_row", gettext("Envoys"), gettext("fulfil with a ship")),
        Heading("display_row", gettext("Buildings"), gettext("drawn by the Architect; new ones in cleanup")),
    ]


def _rounds(stage: Stage) -> None:
    rows = stage.faces.keep("rounds", lambda: _round_rows(stage.tables.card_set.board))
    head = 25.0 if stage.layout.roomy else 17.0
    stage.add("round", stage.layout.zones["round"], BOARD + 1, RoundTrack(rows, stage.view.round, head))


def _round_rows(board: Board) -> tuple[RoundRow, ...]:
    rows = []
    for row in board.rounds:
        ships = board.harbour_slots if row.ship_when_locking else 0
        letters = " ".join(sorted(set(row.building_letters)))
        rows.append(RoundRow(row.market, letters, ships, _round_note(row.arcana_for_first, row.cleanup)))
    return tuple(rows)


def _round_note(arcana_for_first: bool, cleanup: bool) -> str:
    if arcana_for_first:
        return gettext("{arcana} first")
    return "" if cleanup else gettext("end")


def _upper(stage: Stage) -> None:
    """Arcana places; a top one is locked until the place below it is filled."""
    board = stage.tables.card_set.board
    filled = {upper.id for number, upper in enumerate(board.upper) if stage.view.upper >> number & 1}
    below = {upper.link: upper for upper in board.upper if not upper.top}
    for upper in board.upper:
        rect = stage.layout.items[f"upper:{upper.id}"]
        link = 0.0
        state = "filled" if upper.id in filled else "open"
        if upper.top:
            link = stage.layout.items[f"upper:{below[upper.link].id}"].y - rect.bottom
            if state == "open" and below[upper.link].id not in filled:
                state = "locked"
        picture = ArcanaPlace(state, stage.faces.sign(upper), round(link, 1))
        stage.add(f"upper:{upper.id}", rect, CARD, picture, margin=SHADOW + round(link))


def _city(stage: Stage) -> None:
    """Worker places of the houses, and the wharf."""
    places: dict[int, list[int]] = {}
    for spot in stage.tables.city_spots_open[stage.view.seats]:
        places.setdefault(stage.tables.spots[spot].city_spot, []).append(spot)
    for number, spots in places.items():
        house = stage.layout.zones[f"house:{stage.tables.card_set.board.city_spots[number].id}"]
        add_spots(stage, tuple(spots), house, CARD, in_city=True)
    top = stage.view.wharf_top
    ship = stage.tables.ships[top] if top >= 0 else None
    left = stage.view.wharf_left
    caption = ngettext("Wharf · {n} left", "Wharf · {n} left", left).format(n=left)
    picture = Wharf(ship.id if ship else "", card_name(ship) if ship else "", caption)
    stage.add("wharf", stage.layout.items["wharf"], CARD, picture)


def _harbour(stage: Stage) -> None:
    rounds = stage.tables.card_set.board.rounds
    sails = rounds[min(stage.view.round, len(rounds)) - 1].ship_when_locking if stage.view.round else True
    caption = gettext("taken") if sails else gettext("no ship in this round")
    for key, rect in _items(stage, "harbour:"):
        ship = key.partition(":")[2]
        if ship.isdecimal():
            stage.add(f"gap {key}", rect, CARD, Gap(caption), solid=False)
        else:
            stage.add(key, rect, CARD, stage.faces.ship(ship), margin=SHADOW)


def _items(stage: Stage, prefix: str) -> list[tuple[str, Rect]]:
    return [(key, rect) for key, rect in stage.layout.items.items() if key.startswith(prefix)]


def _rows(stage: Stage) -> None:
    """Envoys and buildings on offer, with their stacks."""
    view = stage.view
    coins = view.envoy_coins
    slots = [card for card in view.city_envoys if card >= 0]
    for card in slots:
        key = stage.tables.envoy_keys[card]
        stage.add(
            f"envoy:{key}",
            stage.layout.items[f"envoy:{key}"],
            CARD,
            stage.faces.envoy(key, coins[card]),
            margin=SHADOW,
            origin=("envoy_stack",),
            back=CardBack("envoy"),
        )
    for card in view.display:
        if card >= 0:
            key = stage.tables.building_keys[card]
            rect = stage.layout.items[f"display:{key}"]
            stage.add(
                f"display:{key}", rect, CARD, stage.faces.building(key), margin=SHADOW,
                origin=("building_stack",), back=CardBack(),
            )  # fmt: skip
    for key, rect in [*_items(stage, "envoy:"), *_items(stage, "display:")]:
        if key.partition(":")[2].isdecimal():
            stage.add(f"gap {key}", rect, CARD, Gap(gettext("taken")), solid=False)
    _stack(stage, "envoy_stack", view.envoy_letters)
    _stack(stage, "building_stack", view.building_letters)


def _stack(stage: Stage, key: str, letters: tuple[str, ...]) -> None:
    left = len(letters)
    caption = ngettext("{n} left", "{n} left", left).format(n=left) if left else gettext("none left")
    stage.add(
        key, stage.layout.items[key], CARD, Stack(letters[0] if letters else "", left, caption), closed=True
    )


def _players(stage: Stage) -> list[tuple[str, str, int, int]]:
    """Who has markers on the tracks: key, colour, favour space, gold."""
    view = stage.view
    found = [
        (str(seat), stage.seating.colours[seat], view.favour[seat], view.gold[seat])
        for seat in range(view.seats)
    ]
    if is_solo(view):
        found.append(("olos", spare_colour(stage.seating), view.olos_favour, view.olos_gold))
    return found


def _favour_markers(stage: Stage) -> None:
    """Markers on the favour track; on the start all of them may lie together."""
    groups: dict[int, list[tuple[str, str]]] = {}
    for who, colour, space, _ in _players(stage):
        groups.setdefault(space, []).append((who, colour))
    for space, there in groups.items():
        rect = stage.layout.items[f"favour_space:{space}"]
        size = min(21.0, rect.h - 8)
        step = min(size * 0.55, (rect.w - 6 - size) / max(1, len(there) - 1)) if space == 0 else 0
        for number, (who, colour) in enumerate(there):
            box = Rect(rect.x + 3 + number * step, rect.y + (rect.h - size) / 2, size, size)
            stage.add(f"favour:{who}", box, MARKER + number * 0.01, Marker(colour), solid=False)


def gold_space(gold: int) -> tuple[int, int]:
    """The space of the gold track and what is added to it: 0 to 100 lie on it, 101 is space 1 with +100 (R114)."""
    if gold <= 100:
        return gold, 0
    rounds = (gold - 1) // 100
    return gold - 100 * rounds, 100 * rounds


def _gold_markers(stage: Stage) -> None:
    """Markers on the gold track, fanned out along it where several lie on one space."""
    groups: dict[int, list[tuple[int, str, str]]] = {}
    for who, colour, _, gold in _players(stage):
        space, over = gold_space(gold)
        groups.setdefault(space, []).append((over, who, colour))
    for space, there in groups.items():
        there.sort()
        for number, (over, who, colour) in enumerate(there):
            box = _on_track(stage, space, number, len(there))
            last_of_its_round = number + 1 == len(there) or there[number + 1][0] != over
            marker = Marker(colour, over if last_of_its_round else 0)
            stage.add(f"gold:{who}", box, MARKER + number * 0.01, marker, margin=14)


def _on_track(stage: Stage, space: int, number: int, count: int) -> Rect:
    """Where the number-th of several markers on a space lies; on 0 they spread away from the corner."""
    cell, board, size = stage.layout.gold_cells[space], stage.layout.zones["board"], 18.0
    x, y = cell.middle
    shift = (number - (count - 1) / 2) * 13.0
    if space == 0:
        shift += 8.0 * (count - 1)
    if cell.y < board.y + 10 or cell.bottom > board.bottom - 10:
        x += shift
    else:
        y += shift
    return Rect(x - size / 2, y - size / 2, size, size)
