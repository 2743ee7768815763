"""A whole table as one picture, without a window: the parts that all games share: bar, log, marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtGui import QImage

from yonder_desktop.core.questions import Choice
from yonder_desktop.ui import fonts, marks, pictures
from yonder_desktop.ui.flow import flow, flow_height, flow_in, style
from yonder_desktop.ui.paint import Canvas, canvas_on
from yonder_desktop.ui.rects import Rect, mix, share_of
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Sprite, paint_all
from yonder_desktop.ui.theme import Theme, automatic_scale
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


@dataclass(frozen=True)
class Frame:
    """Where the parts of the picture lie: the bar above, the table on the left, the rail on the right."""

    width: float
    height: float
    bar: float
    table: tuple[float, float]
    rail: Rect


def frame_of(width: float, height: float) -> Frame:
    """The parts of a picture of that logical size."""
    rail = mix(300, 404, share_of(width, 1240, 1900))
    bar = mix(48, BAR, share_of(height, 700, 1000))
    table = (width - rail, height - bar)
    return Frame(width, height, bar, table, Rect(table[0], bar + 12, rail - 14, height - bar - 26))


def render(
    size: tuple[int, int],
    least: tuple[float, float],
    theme: Theme,
    scale: int,
    reports: list[str] | None,
    paint: Callable[[Canvas, Frame], None],
) -> QImage:
    """A picture `size` device pixels large; `scale` in percent, 0 for what suits the height.

    Needs a QGuiApplication (any platform). `reports` collects what did not fit.
    """
    fonts.load_fonts()
    pictures.make_room()
    factor = (scale or automatic_scale(size[1])) / 100
    factor = min(factor, size[0] / (least[0] + 320), size[1] / (least[1] + BAR))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    canvas = canvas_on(image, theme, factor, reports)
    canvas.painter.scale(factor, factor)
    paint(canvas, frame_of(size[0] / factor, size[1] / factor))
    canvas.painter.end()
    return image


def paint_table(canvas: Canvas, frame: Frame, sprites: list[Sprite], subjects: set[str]) -> None:
    """The table below the bar, with marks around what can be acted with."""
    canvas.rect(0, 0, frame.width, frame.height, canvas.theme.table)
    canvas.painter.translate(0, frame.bar)
    paint_all(canvas, [*_stretched(sprites, frame.width), *_marks(sprites, subjects)])
    canvas.painter.translate(0, -frame.bar)


def _stretched(sprites: list[Sprite], width: float) -> list[Sprite]:
    """The table top goes on under the rail."""
    return [
        replace(sprite, rect=Rect(0, 0, width, sprite.rect.h)) if sprite.key == "table" else sprite
        for sprite in sprites
    ]


def _marks(sprites: list[Sprite], subjects: set[str]) -> list[Sprite]:
    return [marks.mark(sprite, marks.ACT) for sprite in sprites if sprite.key in subjects]


def paint_bar(
    canvas: Canvas, frame: Frame, game: str, people: Seating, occasion: Occasion, asked: int
) -> None:
    """The game, where in it the table is, and the banner with the question to the seat that is asked (-1: none)."""
    width, height = frame.width, frame.bar
    theme, middle = canvas.theme, height / 2
    canvas.rect(0, 0, width, height, theme.bar)
    x = 20 + canvas.text(20, middle + 9, game, 25, fonts.BOLD, theme.bar_ink, serif=True) + 20
    canvas.line(x, middle - 14, x, middle + 14, theme.bar_ink, 1.2)
    x += 20 + canvas.text(x + 20, middle + 6, occasion.where, 16, colour=theme.bar_ink)
    if asked < 0 or not occasion.prompt:
        return
    name = people.names[asked]
    who = fonts.text_width(name, fonts.Face(20, fonts.BOLD))
    what = min(fonts.text_width(occasion.prompt, fonts.Face(18)), width - x - who - 160)
    wide = who + what + 84
    left = max(x + 24, min(width / 2 - wide / 2, width - wide - 16))
    canvas.rect(left, middle - 22, wide, 44, theme.banner, 22)
    canvas.icon_at(f"player_{people.colours[asked]}", left + 26, middle, 24)
    ink = "#2B2018"
    canvas.text(left + 46, middle + 7, name, 20, fonts.BOLD, ink)
    flow_in(canvas, left + 58 + who, middle - 20, what + 14, 40, occasion.prompt, style(18), ink, "left")


def paint_log(canvas: Canvas, people: Seating, occasion: Occasion, box: Rect, note: str) -> None:
    """The newest lines of the log, the last at the foot."""
    canvas.panel(*box)
    canvas.text(box.x + 14, box.y + 25, gettext("Log"), 16, fonts.BOLD, serif=True)
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
