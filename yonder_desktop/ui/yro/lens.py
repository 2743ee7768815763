"""What small things show when the pointer rests on them: the card with its whole text, another guild enlarged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, columns, rows
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.yro.adventurer_face import WHOLE, AdventurerFace
from yonder_desktop.ui.yro.contents import Stage
from yonder_desktop.ui.yro.facts import SIDE
from yonder_desktop.ui.yro.panels import SeatPanel

CARD_SIZE = (212.0, 300.0)
GUILD_SIZE = (470.0, 440.0)
LENS_LEVEL = 55.0


@dataclass(frozen=True)
class GuildInLarge:
    """Another guild as it would look from near: its seat, and its cards by column and row."""

    panel: Picture
    head: float
    cards: tuple[tuple[AdventurerFace, int, int], ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        self.panel.paint(canvas, width, height)
        area = Rect(16, self.head, width - 26, height - self.head - 10)
        lines = [columns(line, SIDE, 6) for line in rows(area, SIDE, 6)]
        for face, column, row in self.cards:
            field = lines[row][column]
            canvas.painter.save()
            canvas.painter.translate(field.x, field.y)
            face.paint(canvas, field.w, field.h)
            canvas.painter.restore()


def guild_lens(stage: Stage, seat: int, bounds: Rect) -> Sprite | None:
    """The guild of another seat, large; None where it is large already."""
    sprites = {sprite.key: sprite for sprite in stage.sprites}
    panel = sprites.get(f"seat{seat + 1}")
    guild = stage.facts.guilds[seat]
    if panel is None or not guild.cards or not isinstance(panel.picture, SeatPanel):
        return None
    faces = []
    for key, column, row in guild.cards:
        picture = sprites[key].picture
        if isinstance(picture, AdventurerFace) and column < SIDE and row < SIDE:
            faces.append((picture, column, row))
    head = 68.0
    return beside(
        panel, GuildInLarge(replace(panel.picture, head=head, new=0), head, tuple(faces)), GUILD_SIZE, bounds
    )


def lens_of(sprite: Sprite, bounds: Rect) -> Sprite | None:
    """The large card beside a sprite that is too small to be read; None for other things."""
    face = sprite.picture
    if not isinstance(face, AdventurerFace):
        return None
    if face.layout(sprite.rect.w, sprite.rect.h) == WHOLE and not face.placed:
        return None
    return beside(sprite, replace(face, placed=False, sealed=False), CARD_SIZE, bounds)


def beside(sprite: Sprite, picture: Picture, size: tuple[float, float], bounds: Rect) -> Sprite:
    """A picture at the side of a sprite where there is room for it."""
    width, height = min(size[0], bounds.w - 12), min(size[1], bounds.h - 12)
    near = sprite.rect
    x = near.right + 12 if near.right + 12 + width < bounds.right - 4 else near.x - width - 12
    x = min(max(x, bounds.x + 6), bounds.right - width - 6)
    y = min(max(near.middle[1] - height / 2, bounds.y + 6), bounds.bottom - height - 8)
    return Sprite("lens", Rect(x, y, width, height), LENS_LEVEL, picture, margin=10, solid=False)
