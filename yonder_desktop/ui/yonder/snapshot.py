"""The whole table as one picture, without a window: bar, table, and a rail with standing, card and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QImage

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import DWARF
from yonder_desktop.ui import fonts, marks, pictures
from yonder_desktop.ui.flow import flow, flow_height, flow_in, style
from yonder_desktop.ui.paint import Canvas, canvas_on
from yonder_desktop.ui.rects import Rect, mix, share_of
from yonder_desktop.ui.sprites import Sprite, paint_all
from yonder_desktop.ui.theme import DAY, Theme, automatic_scale
from yonder_desktop.ui.yonder.captions import CardWords, Faces
from yonder_desktop.ui.yonder.contents import Seating, seating
from yonder_desktop.ui.yonder.layout import LEAST
from yonder_desktop.ui.yonder.lens import Peopled
from yonder_desktop.ui.yonder.whole import table_sprites
from yonder_desktop.wording.catalogue import gettext

BAR = 60.0
LINE = style(14, icon=1.3, leading=1.35)


@dataclass(frozen=True)
class Occasion:
    """What stands beside the table: the question, the log (seat and line, the newest last), what can be done."""

    prompt: str = ""
    where: str = ""
    log: tuple[tuple[int, str], ...] = ()
    choices: tuple[Choice, ...] = ()
    featured: str = ""


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
    """The table of a view, `size` device pixels large; `scale` in percent, 0 for what suits the height.

    Needs a QGuiApplication (any platform). `reports` collects what did not fit.
    """
    fonts.load_fonts()
    pictures.make_room()
    factor = (scale or automatic_scale(size[1])) / 100
    factor = min(factor, size[0] / (LEAST[0] + 320), size[1] / (LEAST[1] + BAR))
    width, height = size[0] / factor, size[1] / factor
    people = seating(seat_names, seat_colours, seat_notes)
    front = view.seat if view.seat >= 0 else home
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    canvas = canvas_on(image, theme, factor, reports)
    canvas.painter.scale(factor, factor)
    _paint(canvas, view, words, people, occasion or Occasion(), front, width, height)
    canvas.painter.end()
    return image


def _paint(
    canvas: Canvas,
    view: View,
    words: CardWords,
    people: Seating,
    occasion: Occasion,
    home: int,
    width: float,
    height: float,
) -> None:
    rail = mix(300, 404, share_of(width, 1240, 1900))
    bar = mix(48, BAR, share_of(height, 700, 1000))
    table = (width - rail, height - bar)
    subjects = {choice.subject for choice in occasion.choices}
    sprites = table_sprites(view, people, words, table, home, subjects)
    canvas.rect(0, 0, width, height, canvas.theme.table)
    canvas.painter.translate(0, bar)
    paint_all(canvas, [*_stretched(sprites, width), *_marks(sprites, subjects)])
    canvas.painter.translate(0, -bar)
    _bar(canvas, view, people, occasion, width, bar)
    _rail(canvas, view, words, people, occasion, Rect(table[0], bar + 12, rail - 14, height - bar - 26))


def _stretched(sprites: list[Sprite], width: float) -> list[Sprite]:
    """The table top goes on under the rail."""
    return [
        replace(sprite, rect=Rect(0, 0, width, sprite.rect.h)) if sprite.key == "table" else sprite
        for sprite in sprites
    ]


def _marks(sprites: list[Sprite], subjects: set[str]) -> list[Sprite]:
    return [marks.mark(sprite, marks.ACT) for sprite in sprites if sprite.key in subjects - {"lock_up"}]


def _bar(
    canvas: Canvas, view: View, people: Seating, occasion: Occasion, width: float, height: float
) -> None:
    """The game, where in it the table is, and the banner with the question."""
    theme, middle = canvas.theme, height / 2
    canvas.rect(0, 0, width, height, theme.bar)
    x = 20 + canvas.text(20, middle + 9, gettext("Yonder"), 25, fonts.BOLD, theme.bar_ink, serif=True) + 20
    canvas.line(x, middle - 14, x, middle + 14, theme.bar_ink, 1.2)
    rounds = len(view.tables.card_set.board.rounds)
    where = occasion.where or gettext("Round {n} of {all}").format(n=max(1, view.round), all=rounds)
    x += 20 + canvas.text(x + 20, middle + 6, where, 16, colour=theme.bar_ink)
    if view.over or not occasion.prompt:
        return
    seat = view.active
    name = people.names[seat]
    who = fonts.text_width(name, fonts.Face(20, fonts.BOLD))
    what = min(fonts.text_width(occasion.prompt, fonts.Face(18)), width - x - who - 160)
    wide = who + what + 84
    left = max(x + 24, min(width / 2 - wide / 2, width - wide - 16))
    canvas.rect(left, middle - 22, wide, 44, theme.banner, 22)
    canvas.icon_at(f"player_{people.colours[seat]}", left + 26, middle, 24)
    ink = "#2B2018"
    canvas.text(left + 46, middle + 7, name, 20, fonts.BOLD, ink)
    flow_in(canvas, left + 58 + who, middle - 20, what + 14, 40, occasion.prompt, style(18), ink, "left")


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
    _log(canvas, people, occasion, rest, view.round)


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


def _log(canvas: Canvas, people: Seating, occasion: Occasion, box: Rect, round_number: int) -> None:
    """The newest lines of the log, the last at the foot."""
    canvas.panel(*box)
    canvas.text(box.x + 14, box.y + 25, gettext("Log"), 16, fonts.BOLD, serif=True)
    note = gettext("round {n}").format(n=round_number)
    canvas.text(box.right - 14, box.y + 25, note, 13, colour=canvas.theme.ink_soft, align="right")
    room, lines = box.h - 48, []
    for seat, text in reversed(occasion.log):
        height = flow_height(text, box.w - 54, LINE) + 4
        if height > room:
            break
        room -= height
        lines.append((seat, text, height))
    y = box.y + 38
    for seat, text, height in reversed(lines):
        if 0 <= seat < len(people.colours):
            canvas.icon(f"player_{people.colours[seat]}", box.x + 14, y + 2, 16)
        flow(canvas, box.x + 38, y, box.w - 54, text, LINE)
        y += height
