"""What small things show when the pointer rests on them: the card with its whole text, the parts of a total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from yonder_desktop.games.ylandyss.forecast import totals
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.ylandyss.card_face import WHOLE, CardFace, size_class
from yonder_desktop.ui.ylandyss.parts_table import PartsSheet
from yonder_desktop.ui.ylandyss.sums import levels_words, part_rows, tie_words
from yonder_desktop.wording.catalogue import gettext

CARD_SIZE = (222.0, 311.0)
LENS_LEVEL = 55.0
SHEET_WIDTH = 430.0


def lens_of(sprite: Sprite, view: View | None, names: Sequence[str], bounds: Rect) -> Sprite | None:
    """What stands beside a thing; None for what says enough where it lies."""
    if sprite.key.startswith("total:") and view is not None:
        return _parts(sprite, view, names, bounds)
    face = sprite.picture
    if not isinstance(face, CardFace) or size_class(face, sprite.rect.w, sprite.rect.h) == WHOLE:
        return None
    whole = replace(face, exhausted=False, faint=False, count=1, brief=False)
    return beside(sprite, whole, CARD_SIZE, bounds)


def _parts(sprite: Sprite, view: View, names: Sequence[str], bounds: Rect) -> Sprite | None:
    seat = int(sprite.key.partition(":")[2])
    total = totals(view)[seat]
    title = gettext("Where the {n} of {name} comes from").format(n=total, name=names[seat])
    sheet = PartsSheet(
        title, part_rows(view, seat), levels_words(view, seat), total, tie_words(view, seat, names)
    )
    return beside(sprite, sheet, (SHEET_WIDTH, sheet.height(SHEET_WIDTH)), bounds)


def beside(sprite: Sprite, picture: Picture, size: tuple[float, float], bounds: Rect) -> Sprite:
    """A picture at the side of a sprite where there is room for it."""
    width, height = min(size[0], bounds.w - 12), min(size[1], bounds.h - 12)
    near = sprite.rect
    x = near.right + 12 if near.right + 12 + width < bounds.right - 4 else near.x - width - 12
    x = min(max(x, bounds.x + 6), bounds.right - width - 6)
    y = min(max(near.middle[1] - height / 2, bounds.y + 6), bounds.bottom - height - 8)
    return Sprite("lens", Rect(x, y, width, height), LENS_LEVEL, picture, margin=10, solid=False)
