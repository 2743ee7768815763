"""Faces of ships: whole, in the harbour, as a chip in the supply, as a little picture."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, fitting_style, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, Theme
from yonder_desktop.ui.yonder import art, cards

PICTURES = (0.5, 0.45, 0.4, 0.36)
"""Shares of the height that the picture of a large ship may have, the best first."""
NAME_IN_BERTH = style(13, fonts.SEMIBOLD, leading=1.05)


@dataclass(frozen=True)
class ShipFace:
    """A ship card, 3:2. `cargo` is markup; `short` says the ability in pictures, `text` in words."""

    id: str
    name: str
    cargo: str
    short: str
    text: str
    foot: str
    cargo_title: str = ""
    colour: str = ""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint the ship in the way that suits its size."""
        if width >= 170 and height >= 110:
            paint_large(canvas, self, width, height)
        elif height >= 62 and width >= 60:
            paint_berth(canvas, self, width, height)
        elif width >= 60:
            paint_chip(canvas, self, width, height)
        else:
            paint_sign(canvas, self, width, height)


def paint_large(canvas: Canvas, face: ShipFace, width: float, height: float) -> None:
    """Picture with the crate of cargo, name, ability in words."""
    cards.frame(canvas, width, height)
    margin = width * 0.035
    picture = _picture(face, width, height, canvas.theme)
    art.paint_ship(canvas, face.id, picture, 8, 0.27)
    crate = Rect(width * 0.46, margin + picture.h * 0.14, width * 0.48, picture.h * 0.7)
    canvas.rect(*crate, canvas.theme.card, 10, INK, 1.8)
    small = max(11, round(width * 0.042))
    soft = canvas.theme.card_ink_soft
    canvas.text(
        crate.x + crate.w / 2, crate.y + small + 4, face.cargo_title, small, fonts.SEMIBOLD, soft, "middle"
    )
    goods = style(max(12, round(width * 0.062)), icon=1.3)
    flow_in(canvas, crate.x + 4, crate.y + small + 5, crate.w - 8, crate.h - small - 8, face.cargo, goods)
    size = round(width * 0.066)
    baseline = picture.bottom + size * 1.25
    canvas.text(
        margin + 5, baseline, face.name, size, fonts.BOLD, canvas.theme.card_ink, "left", True, width * 0.8
    )
    if face.colour:
        canvas.icon(f"player_{face.colour}", width - margin - size * 1.2, baseline - size, size * 1.1)
    foot = max(11, round(width * 0.038))
    room = _room_for_text(width, height, picture.bottom)
    flow_in(canvas, *room, face.text, _sentence_style(width, canvas.theme), canvas.theme.card_ink, "left")
    canvas.text(width - margin - 4, height - foot * 0.7, face.foot, foot, fonts.SEMIBOLD, soft, "right")


def _picture(face: ShipFace, width: float, height: float, theme: Theme) -> Rect:
    """The highest picture that leaves room for the sentence."""
    margin = width * 0.035
    for share in PICTURES:
        picture = Rect(margin, margin, width - 2 * margin, height * share)
        room = _room_for_text(width, height, picture.bottom)
        if fits(face.text, room.w, room.h, _sentence_style(width, theme)):
            return picture
    return Rect(margin, margin, width - 2 * margin, height * PICTURES[0])


def _sentence_style(width: float, theme: Theme) -> Style:
    return style(theme.card_size(max(12, round(width * 0.05))))


def _room_for_text(width: float, height: float, top: float) -> Rect:
    """The room below the name, and above the foot."""
    margin, foot = width * 0.035, max(11, round(width * 0.038))
    top += round(width * 0.066) * 1.25 + 4
    return Rect(margin + 5, top, width - 2 * margin - 10, height - top + 4 - foot * 2)


def paint_berth(canvas: Canvas, face: ShipFace, width: float, height: float) -> None:
    """In the harbour: picture and name, cargo, and the ability where there is room for it."""
    cards.frame(canvas, width, height)
    if width < 120:
        _small_berth(canvas, face, width, height)
        return
    icon, ink = 27.0, canvas.theme.card_ink
    canvas.icon(art.ship_drawing(face.id), 4, 2, icon)
    flow_in(canvas, icon + 9, 2, width - icon - 12, icon - 1, face.name, NAME_IN_BERTH, ink, "left")
    flow_in(canvas, 5, icon + 3, width - 9, 17, face.cargo, style(12, fonts.BOLD, icon=1.35), ink, "left")
    room = Rect(5, icon + 20, width - 9, height - icon - 22)
    how = fitting_style(face.text, room.w, room.h, style(12, leading=1.1))
    if fits(face.text, room.w, room.h, how) and how.face.narrow > 85:
        flow_in(canvas, *room, face.text, how, canvas.theme.card_ink_soft, "left")
    else:
        flow_in(canvas, *room, face.short, style(13, fonts.BOLD, icon=1.4), ink, "left")


def _small_berth(canvas: Canvas, face: ShipFace, width: float, height: float) -> None:
    ink = canvas.theme.card_ink
    flow_in(canvas, 2, 2, width - 4, 25, face.name, style(11, fonts.SEMIBOLD, leading=1.1), ink)
    canvas.icon_at(art.ship_drawing(face.id), width / 2, 26 + (height - 43) / 2, min(26.0, height - 43))
    flow_in(canvas, 3, height - 17, width - 6, 16, face.cargo, style(11, fonts.BOLD, icon=1.2), ink)


def paint_chip(canvas: Canvas, face: ShipFace, width: float, height: float) -> None:
    """In the supply: picture, name, and the ability in pictures where there is room."""
    cards.frame(canvas, width, height)
    icon = min(height - 5, 38.0, width * 0.3)
    ink = canvas.theme.card_ink
    if height < 22:
        icon = 0.0
    else:
        canvas.icon_at(art.ship_drawing(face.id), 3 + icon / 2, height / 2, icon)
    words = Rect(icon + 6, 1, width - icon - 8, height - 2)
    if height >= 40 and face.short:
        upper = Rect(words.x, 3, words.w, height * 0.46)
        flow_in(canvas, *upper, face.name, style(12, fonts.SEMIBOLD, leading=1.1), ink, "left")
        lower = Rect(words.x, height * 0.5, words.w, height * 0.48 - 1)
        flow_in(canvas, *lower, face.short, style(12, fonts.BOLD, icon=1.35), ink, "left")
    else:
        flow_in(canvas, *words, face.name, style(12, fonts.SEMIBOLD, leading=1.1), ink, "left")


def paint_sign(canvas: Canvas, face: ShipFace, width: float, height: float) -> None:
    """Only the picture."""
    cards.frame(canvas, width, height)
    canvas.icon_at(art.ship_drawing(face.id), width / 2, height / 2, min(width, height) * 0.86)
