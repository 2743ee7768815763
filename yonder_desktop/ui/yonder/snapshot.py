"""The whole table as one picture, without a window: bar, table, and a rail with standing, card and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QImage

from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import DWARF
from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating, seating
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.whole_picture import Frame, Occasion, paint_bar, paint_log, paint_table, render
from yonder_desktop.ui.yonder.captions import CardWords, Faces
from yonder_desktop.ui.yonder.layout import LEAST
from yonder_desktop.ui.yonder.lens import Peopled
from yonder_desktop.ui.yonder.whole import table_sprites
from yonder_desktop.wording.catalogue import gettext


def render_picture(
    view: View,
    words: CardWords,
    size: tuple[int, int],
    theme: Theme = DAY,
    seat_names: Sequence[str] = (),
    seat_colours: Sequence[str] = (),
    seat_notes: Sequence[str] = (),
    occasion: Occasion | None = None,
    scale: int = 0,
    home: int = 0,
    reports: list[str] | None = None,
) -> QImage:
    """The table of a view, see `whole_picture.render`; `home` is the seat at the front for an onlooker."""
    people = seating(seat_names, seat_colours, seat_notes)
    front = view.seat if view.seat >= 0 else home
    shown = occasion or Occasion()

    def paint(canvas: Canvas, frame: Frame) -> None:
        _paint(canvas, view, words, people, shown, front, frame)

    return render(size, LEAST, theme, scale, reports, paint)


def _paint(
    canvas: Canvas, view: View, words: CardWords, people: Seating, occasion: Occasion, home: int, frame: Frame
) -> None:
    subjects = {choice.subject for choice in occasion.choices}
    sprites = table_sprites(view, people, Faces(view.tables, words), frame.table, home, subjects)
    paint_table(canvas, frame, sprites, subjects - {"lock_up"})
    rounds = len(view.tables.card_set.board.rounds)
    where = occasion.where or gettext("Round {n} of {all}").format(n=max(1, view.round), all=rounds)
    asked = -1 if view.over else view.active
    paint_bar(canvas, frame, gettext("Yonder"), people, replace(occasion, where=where), asked)
    _rail(canvas, view, words, people, occasion, frame.rail)


def _rail(
    canvas: Canvas, view: View, words: CardWords, people: Seating, occasion: Occasion, box: Rect
) -> None:
    """Standing, then a card, then the log as far as there is room."""
    standing, rest = box.split_top(46 + 29 * view.seats, 10)
    _standing(canvas, view, people, standing)
    card = _featured(view, occasion)
    high = min(360.0, rest.h * 0.52)
    if card and high > 220:
        shown, rest = rest.split_top(high, 10)
        _card(canvas, view, words, card, shown)
    paint_log(canvas, people, occasion, rest, gettext("round {n}").format(n=view.round))


def _standing(canvas: Canvas, view: View, people: Seating, box: Rect) -> None:
    """A row for each seat: gold, and how much it owns."""
    canvas.panel(*box)
    canvas.text(box.x + 14, box.y + 25, gettext("Standing"), 16, fonts.BOLD, serif=True)
    step = (box.w - 168) / 4
    columns = [box.x + 132 + step * (number + 0.5) for number in range(4)]
    for icon, x in zip(("building", "envoy", "ship", "any_worker"), columns, strict=True):
        canvas.icon_at(icon, x, box.y + 20, 19)
    for seat in range(view.seats):
        y = box.y + 58 + 29 * seat
        if seat == view.active and not view.over:
            canvas.rect(box.x + 8, y - 20, box.w - 16, 27, canvas.theme.act_soft, 6)
        canvas.icon(f"player_{people.colours[seat]}", box.x + 14, y - 15, 18)
        canvas.text(box.x + 38, y, people.names[seat], 15, fonts.BOLD, max_width=92, may_cut=True)
        ships = len(view.ships[seat]) + sum(1 for card in view.envoys[seat] if view.carried[card] >= 0)
        owned = (len(view.buildings[seat]), len(view.envoys[seat]), ships, sum(view.supply[seat][DWARF:]))
        for number, x in zip(owned, columns, strict=True):
            canvas.text(x, y, str(number), 14, align="middle")
        canvas.text(box.right - 14, y + 1, str(view.gold[seat]), 18, fonts.BOLD, canvas.theme.gold, "right")


def _featured(view: View, occasion: Occasion) -> str:
    """A card worth looking at: the one named, else the first on offer."""
    if occasion.featured:
        return occasion.featured
    for card in view.display:
        if card >= 0:
            return view.tables.building_keys[card]
    return ""


def _card(canvas: Canvas, view: View, words: CardWords, key: str, box: Rect) -> None:
    canvas.panel(*box)
    height = box.h - 28
    width = height / 1.4
    face = Faces(view.tables, words).building(key)
    canvas.painter.save()
    canvas.painter.translate(box.x + (box.w - width) / 2, box.y + 14)
    Peopled(face, ((),) * face.spots).paint(canvas, width, height)
    canvas.painter.restore()
