"""What small things show when the pointer rests on them: the card with its whole text, the parts of a total."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.games.ylandyss.forecast import totals
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.ylandyss.card_face import WHOLE, CardFace, size_class
from yonder_desktop.ui.ylandyss.line_contents import levels_words, part_rows
from yonder_desktop.ui.ylandyss.panels import PartRow, PartsTable
from yonder_desktop.wording.catalogue import gettext

CARD_SIZE = (222.0, 311.0)
LENS_LEVEL = 55.0


@dataclass(frozen=True)
class PartsSheet:
    """A total opened into its parts."""

    title: str
    rows: tuple[PartRow, ...]
    foot: str
    total: int

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height)
        canvas.painter.save()
        canvas.painter.translate(14, 6)
        PartsTable(self.title, self.rows, self.foot, self.total).paint(canvas, width - 28, height - 14)
        canvas.painter.restore()


def lens_of(sprite: Sprite, view: View | None, bounds: Rect) -> Sprite | None:
    """What stands beside a thing; None for what says enough where it lies."""
    if sprite.key.startswith("total:") and view is not None:
        return _parts(sprite, view, bounds)
    face = sprite.picture
    if not isinstance(face, CardFace) or size_class(face, sprite.rect.w, sprite.rect.h) == WHOLE:
        return None
    return beside(sprite, replace(face, exhausted=False, faint=False, count=1), CARD_SIZE, bounds)


def _parts(sprite: Sprite, view: View, bounds: Rect) -> Sprite | None:
    seat = int(sprite.key.partition(":")[2])
    rows = part_rows(view, seat)
    if not rows:
        return None
    total = totals(view)[seat]
    picture = PartsSheet(
        gettext("Where the {n} comes from").format(n=total), rows, levels_words(view, seat), total
    )
    return beside(sprite, picture, (430.0, 48.0 + 28.0 * (len(rows) + 1)), bounds)


def beside(sprite: Sprite, picture: Picture, size: tuple[float, float], bounds: Rect) -> Sprite:
    """A picture at the side of a sprite where there is room for it."""
    width, height = min(size[0], bounds.w - 12), min(size[1], bounds.h - 12)
    near = sprite.rect
    x = near.right + 12 if near.right + 12 + width < bounds.right - 4 else near.x - width - 12
    x = min(max(x, bounds.x + 6), bounds.right - width - 6)
    y = min(max(near.middle[1] - height / 2, bounds.y + 6), bounds.bottom - height - 8)
    return Sprite("lens", Rect(x, y, width, height), LENS_LEVEL, picture, margin=10, solid=False)
