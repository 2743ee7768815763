"""The seats' part of the table: the rail with the others, the own settlement, supply and hand."""

from __future__ import annotations

from yonder_desktop.games.yonder.words import ARCANA, HIDDEN, NO_SHIP, STUFF
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yonder.contents import CARD, PANEL, PIECE, SHADOW, TRAY, Stage, add_pieces, add_spots
from yonder_desktop.ui.yonder.envoy_face import EnvoyFace
from yonder_desktop.ui.yonder.facts import GOODS, WORKER_ORDER
from yonder_desktop.ui.yonder.layout import rail_head
from yonder_desktop.ui.yonder.pieces import CardBack
from yonder_desktop.ui.yonder.seats import (
    Count,
    Heap,
    OwnPanel,
    Plate,
    SeatPanel,
    SupplyPanel,
    Tray,
    WorkerHeap,
)
from yonder_desktop.wording.catalogue import gettext, ngettext


def add_seats(stage: Stage) -> None:
    """All seats."""
    for seat in range(stage.view.seats):
        if seat != stage.home:
            _rail(stage, seat)
    _own_panels(stage)
    for seat in range(stage.view.seats):
        _settlement(stage, seat)
    _hand(stage)
    _supply(stage)


def _counts(stage: Stage, seat: int, names: tuple[str, ...]) -> tuple[Count, ...]:
    held = stage.view.supply[seat]
    return tuple((name, held[STUFF.index(name)]) for name in names)


def _status(stage: Stage, seat: int) -> str:
    if not stage.view.locked[seat]:
        return ""
    if stage.view.round >= len(stage.tables.card_set.board.rounds):
        return gettext("locked up for good")
    return gettext("locked up, back next round")


def _rail(stage: Stage, seat: int) -> None:
    view, zone = stage.view, stage.layout.zones[f"seat:{seat}"]
    rest = (
        ("ship", len(view.ships[seat])),
        ("arcana", view.supply[seat][ARCANA]),
        ("card", view.hand_counts[seat]),
    )
    panel = SeatPanel(
        name=stage.seating.names[seat],
        note=stage.seating.notes[seat],
        colour=stage.seating.colours[seat],
        gold=view.gold[seat],
        workers=_counts(stage, seat, WORKER_ORDER),
        goods=_counts(stage, seat, GOODS),
        rest=rest,
        status=_status(stage, seat),
        active=view.active == seat and not view.over,
        first=view.first == seat,
        head=rail_head(stage.layout.tall, zone.h),
    )
    stage.add(f"seat:{seat}", zone, PANEL, panel, margin=SHADOW, closed=True)


def _own_panels(stage: Stage) -> None:
    view, zones, home = stage.view, stage.layout.zones, stage.home
    colour, roomy = stage.seating.colours[home], stage.layout.roomy
    mine = view.seat == home
    plates_here = zones["settlement"].contains(stage.layout.items["end"])
    note = "" if plates_here else gettext("workers here come home at lock-up")
    title = (
        gettext("Your settlement")
        if mine
        else gettext("{name}: settlement").format(name=stage.seating.names[home])
    )
    stage.add("settlement", zones["settlement"], PANEL, OwnPanel(title, note, colour, roomy), margin=SHADOW)
    count = view.hand_counts[home]
    cards = ngettext("{n} building card", "{n} building cards", count).format(n=count)
    empty = "" if count else gettext("No building cards in hand. The Architect draws them.")
    title = gettext("Your hand") if mine else gettext("{name}: hand").format(name=stage.seating.names[home])
    stage.add("hand", zones["hand"], PANEL, OwnPanel(title, cards, colour, roomy, empty), margin=SHADOW)
    gold = ngettext("{n} gold", "{n} gold", view.gold[home]).format(n=view.gold[home])
    strip = "purse" in zones
    panel = SupplyPanel(
        stage.seating.names[home], colour, view.gold[home], gold, _status(stage, home),
        view.active == home, view.first == home, strip,
    )  # fmt: skip
    stage.add("supply", zones["supply"], PANEL, panel, margin=SHADOW)


def _settlement(stage: Stage, seat: int) -> None:
    """Buildings with their worker places, coins and stored fish; envoys with the ships that lie there."""
    view, tables = stage.view, stage.tables
    z = CARD
    for card in view.buildings[seat]:
        key = tables.building_keys[card]
        rect = stage.layout.items[f"card:{key}"]
        face = stage.faces.building(key, view.coins[card], view.stash.get(card, 0), built=True)
        origin = (f"hand:{key}", f"display:{key}", f"seat:{seat}")
        stage.add(f"card:{key}", rect, z, face, margin=SHADOW, origin=origin, back=CardBack())
        add_spots(stage, tables.card_spots[card], rect, z, in_city=False)
        _held(stage, card, key, rect, z)
        z += 0.1
    for card in view.envoys[seat]:
        key = tables.envoy_keys[card]
        stage.add(
            f"envoy:{key}", stage.layout.items[f"envoy:{key}"], z, _envoy(stage, seat, card), margin=SHADOW
        )
        z += 0.1


def _envoy(stage: Stage, seat: int, card: int) -> EnvoyFace:
    """An envoy in a settlement: with its ship, turned down, or waiting for one while its owner is not locked up."""
    view, tables = stage.view, stage.tables
    carried = view.carried[card]
    ship = tables.ship_keys[carried] if carried >= 0 else ""
    return stage.faces.envoy(
        tables.envoy_keys[card],
        view.envoy_coins[card],
        stage.seating.colours[seat] if ship else "",
        ship,
        hidden=carried == HIDDEN,
        awaits=carried == NO_SHIP and not view.locked[seat],
    )


def _held(stage: Stage, card: int, key: str, rect: Rect, z: float) -> None:
    """Workers waiting on a card until lock-up."""
    kinds = stage.view.held.get(card, ())
    size = min(22.0, rect.w * 0.3)
    for number, kind in enumerate(kinds):
        name = STUFF[STUFF.index("dwarf") + kind]
        box = Rect(rect.x + 4 + number * size * 0.8, rect.bottom - size - 4, size, size)
        add_pieces(stage, f"{key}", (name,), box, z + PIECE + number * 0.005)


def _hand(stage: Stage) -> None:
    z = CARD
    for key, rect in stage.layout.items.items():
        kind, _, card = key.partition(":")
        if kind != "hand":
            continue
        if card.isdecimal():
            stage.add(f"back {card}", rect, z, CardBack(), margin=SHADOW, solid=False)
        else:
            origin = (f"card:{card}", f"display:{card}", "building_stack")
            stage.add(key, rect, z, stage.faces.building(card), margin=SHADOW, origin=origin, back=CardBack())
        z += 0.1


def _supply(stage: Stage) -> None:
    """Heaps of workers, goods and arcana, and the ships at hand."""
    items, home = stage.layout.items, stage.home
    captions = _worker_captions()
    for kind, count in _counts(stage, home, WORKER_ORDER):
        heap = WorkerHeap(kind, count, captions[kind].format(n=count))
        stage.add(f"worker:{kind}", items[f"worker:{kind}"], CARD, heap, margin=2)
    for kind, count in _counts(stage, home, GOODS):
        stage.add(f"good:{kind}", items[f"good:{kind}"], CARD, Heap(kind, count))
    stage.add("arcana", items["arcana"], CARD, Heap("arcana", stage.view.supply[home][ARCANA]))
    ships = [key for key in items if key.startswith("ship:")]
    if "good:fleet" in items:
        owned = len(ships) + sum(1 for card in stage.view.envoys[home] if stage.view.carried[card] >= 0)
        text = gettext("{at_hand}/{all}").format(at_hand=len(ships), all=owned)
        stage.add("fleet", items["good:fleet"], CARD, Heap("ship", len(ships), text))
    for number, key in enumerate(ships):
        ship = key.partition(":")[2]
        origin = (f"harbour:{ship}", "wharf")
        stage.add(key, items[key], CARD + number * 0.1, stage.faces.ship(ship), margin=SHADOW, origin=origin)


def _worker_captions() -> dict[str, str]:
    return {
        "ogre": gettext("Ogre {n}"),
        "elf": gettext("Elf {n}"),
        "goblin": gettext("Goblin {n}"),
        "dwarf": gettext("Dwarf {n}"),
        "skeleton": gettext("Skeleton {n}"),
    }


def add_stock(stage: Stage) -> None:
    """The tray of the general supply."""
    stage.add(
        "stock",
        stage.layout.zones["stock"],
        TRAY,
        Tray(gettext("Choose a worker")),
        margin=SHADOW,
        solid=False,
    )
    captions = _worker_captions()
    for bit, kind in enumerate(("dwarf", "elf", "goblin", "ogre", "skeleton")):
        count = stage.view.stock[bit]
        heap = WorkerHeap(kind, count, captions[kind].format(n=count))
        stage.add(f"stock:{kind}", stage.layout.items[f"stock:{kind}"], TRAY + 0.1, heap, margin=2)


def add_plates(stage: Stage, offered: set[str]) -> None:
    """The plates that end a turn, where there is room for them and they may be used."""
    items = stage.layout.items
    if "end" in items and "end" in offered:
        stage.add("end", items["end"], CARD, Plate(gettext("End turn"), "", False))
    if "lock_up" in items and "lock_up" in offered:
        stage.add("lock_up", items["lock_up"], CARD, Plate(gettext("Lock up…"), "lock", True))
