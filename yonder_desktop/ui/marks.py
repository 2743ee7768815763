"""Marks on the table: outline and sign for each state, pills with results and reasons, rows to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, flow, flow_in, lay_out, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture, Sprite

ACT, TARGET, SELECTED, REFUSED, CHANGED, FOCUS = "act", "target", "selected", "refused", "changed", "focus"
SIGNS = {ACT: "can_act", TARGET: "target", REFUSED: "refused", CHANGED: "changed"}
LEVELS = {ACT: 30.0, TARGET: 31.0, CHANGED: 32.0, SELECTED: 33.0, REFUSED: 34.0, FOCUS: 35.0}
GHOST_LEVEL, PILL_LEVEL, FORK_LEVEL = 50.0, 60.0, 61.0
PAD = 12.0
LOW = 40.0
"""Things lower than that have their words where the sign would be."""
PILL_STYLE = style(14, fonts.SEMIBOLD, icon=1.35, leading=1.3)
PILL_WIDTH = 300.0


@dataclass(frozen=True)
class Outline:
    """The outline of a state, painted around a frame that lies `PAD` inside."""

    state: str
    ring: bool
    signed: bool = True

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        gap = 6.5 if self.state == FOCUS else 2.5
        box = Rect(PAD, PAD, width - 2 * PAD, height - 2 * PAD).inset(-gap)
        radius = box.w / 2 if self.ring else min(10.0, max(6.0, box.w * 0.08)) + gap
        STATES[self.state](canvas, box, radius, self.ring)
        sign = SIGNS.get(self.state)
        if sign and self.signed:
            self._sign(canvas, box, sign)

    def _sign(self, canvas: Canvas, box: Rect, sign: str) -> None:
        """On the middle of the upper edge, at the upper right of a ring, at the left end of what is low."""
        if self.ring:
            canvas.icon_at(
                sign, box.right - box.w * 0.15, box.y + box.h * 0.15, min(17.0, max(14.0, box.w * 0.42))
            )
        elif box.h < LOW and box.w > 2 * box.h:
            canvas.icon_at(sign, box.x - 1, box.y + box.h / 2, 16)
        else:
            canvas.icon_at(sign, box.x + box.w / 2, box.y - 1, 17)


def _solid(canvas: Canvas, box: Rect, radius: float, colour: str, width: float) -> None:
    canvas.rect(*box, None, radius, colour, width)


def _act(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    _solid(canvas, box, radius, canvas.theme.card_act if ring else canvas.theme.act, 3)


def _target(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    theme = canvas.theme
    if ring:
        canvas.rect(*box, None, radius, theme.card, 5)
        canvas.rect(*box, None, radius, theme.card_act, 3.4, dash=(6, 4))
    else:
        canvas.rect(*box, None, radius, theme.panel, 5.5)
        canvas.rect(*box, None, radius, theme.act, 3.2, dash=(9, 5))


def _selected(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    _solid(canvas, box, radius, canvas.theme.selected, 4.5)


def _refused(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    canvas.rect(*box, None, radius, canvas.theme.panel, 5)
    canvas.rect(*box, None, radius, canvas.theme.warn, 3, dash=(3, 5))


def _changed(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    if canvas.theme.name == "contrast":
        _solid(canvas, box, radius, canvas.theme.ink, 6.5)
    _solid(canvas, box, radius, canvas.theme.changed, 4)


def _focus(canvas: Canvas, box: Rect, radius: float, ring: bool) -> None:
    """Two lines, so that it is seen on anything, outside of every other outline."""
    _solid(canvas, box.inset(-2), radius + 2, canvas.theme.panel, 2)
    _solid(canvas, box, radius, canvas.theme.ink, 2)


STATES = {
    ACT: _act,
    TARGET: _target,
    SELECTED: _selected,
    REFUSED: _refused,
    CHANGED: _changed,
    FOCUS: _focus,
}


def mark(sprite: Sprite, state: str, signed: bool = True) -> Sprite:
    """The mark of a state around a sprite."""
    rect = sprite.frame.inset(-PAD)
    key = f"mark {state} {sprite.key}"
    return Sprite(
        key, rect, LEVELS[state] + min(sprite.z, 40) * 0.01, Outline(state, sprite.ring, signed), solid=False
    )


@dataclass(frozen=True)
class Pill:
    """A result or a reason; refusals are outlined in brick, never filled."""

    text: str
    legal: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.shadow(0, 0, width, height, min(14.0, height / 2), 4)
        fill = theme.selected_fill if self.legal else theme.panel
        line = theme.selected_fill if self.legal else theme.warn
        canvas.rect(0, 0, width, height, fill, min(14.0, height / 2), line, 2)
        left = 12.0
        if not self.legal:
            canvas.icon_at("refused", 20, height / 2, 20)
            left = 36.0
        ink = "#FFFFFF" if self.legal else theme.ink
        flow(canvas, left, 6, width - left - 10, self.text, PILL_STYLE, ink)


def pill(text: str, legal: bool, near: Rect, bounds: Rect, key: str = "pill") -> Sprite:
    """A pill above (or below) a frame, inside the bounds."""
    left = 12.0 if legal else 36.0
    lines = lay_out(text, min(PILL_WIDTH, bounds.w - 60), PILL_STYLE)
    width = max(line.width for line in lines) + left + 13
    height = sum(line.height for line in lines) + 12
    x = min(max(near.x + near.w / 2 - width / 2, bounds.x + 6), bounds.right - width - 6)
    y = near.y - height - 14
    if y < bounds.y + 4:
        y = min(near.bottom + 12, bounds.bottom - height - 4)
    return Sprite(key, Rect(x, y, width, height), PILL_LEVEL, Pill(text, legal), margin=8, solid=False)


@dataclass(frozen=True)
class ForkRow:
    """One of several things that the same gesture can mean."""

    text: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel, 8, theme.act, 1.6)
        flow_in(canvas, 12, 1, width - 24, height - 2, self.text, FORK_STYLE, theme.ink, "left")


@dataclass(frozen=True)
class ForkSheet:
    """The sheet under the rows."""

    title: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height, canvas.theme.act, 3)
        canvas.text(14, 22, self.title, 15, fonts.BOLD, serif=True, max_width=width - 28)


FORK_STYLE: Style = style(14, fonts.SEMIBOLD, icon=1.3)
ROW = 34.0


def fork(texts: list[str], title: str, near: Rect, bounds: Rect) -> list[Sprite]:
    """A sheet with one row for each text, beside a frame."""
    widest = max(max(line.width for line in lay_out(text, 420, FORK_STYLE)) for text in texts)
    width = min(
        max(widest + 48, fonts.text_width(title, fonts.Face(15, fonts.BOLD, True)) + 34, 170), bounds.w - 20
    )
    row = min(ROW, (bounds.h - 60) / len(texts) - 6)
    height = 38 + len(texts) * (row + 6)
    x = min(max(near.right + 10, bounds.x + 8), bounds.right - width - 8)
    if x < near.right and near.x - width - 10 > bounds.x:
        x = near.x - width - 10
    y = min(max(near.y, bounds.y + 8), bounds.bottom - height - 8)
    made = [
        Sprite("fork sheet", Rect(x, y, width, height), FORK_LEVEL, ForkSheet(title), margin=6, solid=False)
    ]
    for number, text in enumerate(texts):
        rect = Rect(x + 12, y + 34 + number * (row + 6), width - 24, row)
        made.append(Sprite(f"fork:{number}", rect, FORK_LEVEL + 1, ForkRow(text), title=text))
    return made


@dataclass(frozen=True)
class Lifted:
    """A picture in the hand: the same with a deeper shadow."""

    picture: Picture

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.shadow(2, 2, width - 4, height - 4, 8, 8)
        self.picture.paint(canvas, width, height)
