"""The whole table of Ylandyss as one picture, without a window: bar, table, and a rail with forecast, card and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QImage

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui import fonts
from yonder_desktop.ui.faces import Forecast
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.pick_many import CONFIRM, PickMany
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating, seating
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.whole_picture import Frame, Occasion, paint_bar, paint_log, paint_table, render
from yonder_desktop.ui.ylandyss.captions import CardWords, faces_for
from yonder_desktop.ui.ylandyss.facts import PLATES, Moment
from yonder_desktop.ui.ylandyss.layout import LEAST
from yonder_desktop.ui.ylandyss.offers import are_sets, offers_of, told_of
from yonder_desktop.ui.ylandyss.outlook import forecast
from yonder_desktop.ui.ylandyss.whole import table_sprites
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
    offers = picture_offers(view, occasion)
    subjects = {choice.subject for choice in offers if choice.subject}
    moment = moment_of(view, occasion, subjects)
    sprites = table_sprites(view, people, faces_for(view, words), frame.table, home, moment)
    paint_table(canvas, frame, _renamed(sprites), subjects - set(PLATES))
    where = occasion.where or gettext("Round {n}").format(n=view.round)
    asked = view.seat if occasion.choices else -1
    paint_bar(canvas, frame, gettext("Ylandyss"), people, replace(occasion, where=where), asked)
    _rail(canvas, view, words, people, occasion, frame.rail)


def picture_offers(view: View, occasion: Occasion) -> tuple[Choice, ...]:
    """What can be acted with, at the beginning of a choice."""
    if view.seat < 0:
        return ()
    if are_sets(occasion.choices):
        keys = [view.tables.keys[card] for card in view.hand]
        return PickMany(occasion.choices, keys, "hand", "plan").offers()
    return offers_of(view, occasion.choices)


def moment_of(view: View, occasion: Occasion, subjects: set[str]) -> Moment:
    """What is being done, as far as a picture can tell."""
    picking = view.seat >= 0 and are_sets(occasion.choices)
    told = (
        told_of(view, occasion.choices, picture_offers(view, occasion))
        if view.seat >= 0 and not picking
        else ()
    )
    kinds = {subject.partition(":")[0] for subject in subjects}
    return Moment(
        sheet="looked" if view.looked else "discard" if "pile" in kinds else "",
        sheet_seat=max(0, view.seat),
        told=frozenset(told),
        picking=picking,
        confirm=gettext("Keep none") if CONFIRM in subjects else gettext("Choose the cards"),
        can_confirm=CONFIRM in subjects,
        plates=(CONFIRM,) if picking else tuple(name for name in PLATES if name in subjects),
        nothing=gettext("None of them"),
        verb=occasion.choices[0].verb if occasion.choices else "",
    )


def _renamed(sprites: list[Sprite]) -> list[Sprite]:
    """The picture knows the table top as `table`."""
    names = {"table": "own line", "backdrop": "table"}
    return [replace(sprite, key=names.get(sprite.key, sprite.key)) for sprite in sprites]


# ---- the rail


def _rail(
    canvas: Canvas, view: View, words: CardWords, people: Seating, occasion: Occasion, box: Rect
) -> None:
    """The forecast, then a card, then the log as far as there is room."""
    found = forecast(view)
    if found is not None:
        ahead, box = box.split_top(50 + 29 * view.seats, 10)
        _forecast(canvas, view, people, found, ahead)
    card = _featured(view, occasion)
    high = min(360.0, box.h * 0.52)
    if card >= 0 and high > 220:
        shown, box = box.split_top(high, 10)
        _card(canvas, view, words, card, shown)
    paint_log(canvas, people, occasion, box, gettext("round {n}").format(n=view.round))


def _forecast(canvas: Canvas, view: View, people: Seating, found: Forecast, box: Rect) -> None:
    canvas.panel(*box)
    canvas.text(box.x + 14, box.y + 25, found.title, 16, fonts.BOLD, serif=True, max_width=box.w - 130)
    canvas.text(
        box.right - 14, box.y + 25, found.note, 13, colour=canvas.theme.ink_soft, align="right", max_width=118
    )
    step = (box.w - 184) / len(found.columns)
    for row in found.rows:
        y = box.y + 60 + 29 * row.seat
        if row.seat == view.active:
            canvas.rect(box.x + 8, y - 20, box.w - 16, 27, canvas.theme.act_soft, 6)
        canvas.icon(f"player_{people.colours[row.seat]}", box.x + 14, y - 15, 18)
        canvas.text(box.x + 38, y, people.names[row.seat], 15, fonts.BOLD, max_width=88, may_cut=True)
        for number, ((_, icon), text) in enumerate(zip(found.columns, row.numbers, strict=True)):
            x = box.x + 132 + step * number
            canvas.icon_at(icon, x + 9, y - 5, 18)
            canvas.text(x + 21, y, text, 14)
        canvas.icon_at("coin", box.right - 46, y - 5, 20)
        canvas.text(box.right - 14, y + 1, str(row.total), 18, fonts.BOLD, canvas.theme.gold, "right")


def _featured(view: View, occasion: Occasion) -> int:
    """A card worth looking at: the one named, the first of the own hand, or the newest anybody has played."""
    if occasion.featured in view.tables.index:
        return view.tables.index[occasion.featured]
    for cards in (view.hand, *(line[-1:] for line in view.plays), view.offer, view.face_up, view.pack):
        if cards:
            return cards[0]
    return -1


def _card(canvas: Canvas, view: View, words: CardWords, card: int, box: Rect) -> None:
    canvas.panel(*box)
    height = box.h - 28
    width = height / 1.4
    canvas.painter.save()
    canvas.painter.translate(box.x + (box.w - width) / 2, box.y + 14)
    faces_for(view, words).card(card).paint(canvas, width, height)
    canvas.painter.restore()
