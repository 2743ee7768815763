"""The whole table of YRO as one picture, without a window: bar, table, and a rail with standing, card and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QImage

from yonder_desktop.games.yro.forecast import forecast
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating, seating
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.whole_picture import Frame, Occasion, paint_bar, paint_log, paint_table, render
from yonder_desktop.ui.yro.captions import CardWords, Faces
from yonder_desktop.ui.yro.contents import Moment
from yonder_desktop.ui.yro.layout import LEAST
from yonder_desktop.ui.yro.whole import table_sprites
from yonder_desktop.wording.catalogue import gettext

__all__ = ["Occasion", "render_picture"]


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
    subjects = {choice.subject for choice in occasion.choices if choice.subject}
    sprites = table_sprites(view, people, words, frame.table, home, _moment(view, occasion))
    paint_table(canvas, frame, sprites, subjects)
    where = occasion.where or gettext("Turn {n}").format(n=max(1, view.turn))
    asked = view.seat if occasion.choices else -1
    paint_bar(canvas, frame, gettext("YRO"), people, replace(occasion, where=where), asked)
    _rail(canvas, view, words, people, occasion, frame.rail)


def _moment(view: View, occasion: Occasion) -> Moment:
    """A sole new card foretells what it would do everywhere."""
    verb = occasion.choices[0].verb if occasion.choices else ""
    new = {choice.option[1] for choice in occasion.choices if choice.verb == "place"}
    return Moment(verb=verb, wish=next(iter(new)) if len(new) == 1 else -1)


def _rail(
    canvas: Canvas, view: View, words: CardWords, people: Seating, occasion: Occasion, box: Rect
) -> None:
    """Standing, then a card, then the log as far as there is room."""
    standing, rest = box.split_top(46 + 29 * view.seats, 10)
    _standing(canvas, view, people, standing)
    card = _featured(view, occasion)
    high = min(360.0, rest.h * 0.52)
    if card >= 0 and high > 220:
        shown, rest = rest.split_top(high, 10)
        _card(canvas, view, words, card, shown)
    paint_log(canvas, people, occasion, rest, gettext("turn {n}").format(n=max(1, view.turn)))


COLUMNS = ("money", "magic", "technology", "power")


def _standing(canvas: Canvas, view: View, people: Seating, box: Rect) -> None:
    """A row for each seat: money, levels, power, victory points."""
    canvas.panel(*box)
    canvas.text(box.x + 14, box.y + 25, gettext("Standing"), 16, fonts.BOLD, serif=True)
    step = (box.w - 168) / len(COLUMNS)
    columns = [box.x + 132 + step * (number + 0.5) for number in range(len(COLUMNS))]
    for icon, x in zip(COLUMNS, columns, strict=True):
        canvas.icon_at(icon, x, box.y + 20, 19)
    canvas.icon_at("vp", box.right - 24, box.y + 20, 20)
    for seat in range(view.seats):
        y = box.y + 58 + 29 * seat
        if seat == view.seat:
            canvas.rect(box.x + 8, y - 20, box.w - 16, 27, canvas.theme.act_soft, 6)
        canvas.icon(f"player_{people.colours[seat]}", box.x + 14, y - 15, 18)
        canvas.text(box.x + 38, y, people.names[seat], 15, fonts.BOLD, max_width=92, may_cut=True)
        found = forecast(view, seat)
        for number, x in zip(
            (view.money[seat], found.magic_level, found.tech_level, found.power), columns, strict=True
        ):
            canvas.text(x, y, str(number), 14, align="middle")
        canvas.text(box.right - 14, y + 1, str(view.vp[seat]), 18, fonts.BOLD, canvas.theme.gold, "right")


def _featured(view: View, occasion: Occasion) -> int:
    """A card worth looking at: the one named, the first of the own hand, or the newest anybody has placed."""
    if occasion.featured in view.tables.index["card"]:
        return view.tables.index["card"][occasion.featured]
    for cards in (view.hand, *(guild[-1:] for guild in view.guilds)):
        if cards:
            return cards[0]
    return -1


def _card(canvas: Canvas, view: View, words: CardWords, card: int, box: Rect) -> None:
    canvas.panel(*box)
    height = box.h - 28
    width = height / 1.4
    canvas.painter.save()
    canvas.painter.translate(box.x + (box.w - width) / 2, box.y + 14)
    Faces(view.tables, words).card(card).paint(canvas, width, height)
    canvas.painter.restore()
