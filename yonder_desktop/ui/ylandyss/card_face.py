"""Faces of Ylandyss' cards, from the head with its strength to the whole text.

Characters have round corners and a strength shield, actions cut corners and a diamond, so that they differ in outline.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, fitting_style, flow_height, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.ylandyss import art, cards
from yonder_desktop.ui.ylandyss.colours import box_colour, type_colour

WHOLE, COMPACT, TILE, MINI = range(4)
PICTURES = (0.47, 0.43, 0.39, 0.35, 0.31, 0.27)
"""Shares of the height that the picture of a whole card may have, the best first."""
EMPTY_PICTURE = 0.6
"""The share where there is no text."""


@dataclass(frozen=True)
class CardFace:
    """A card. types: keys of the words; kind: what it is in words; strength, level, cost: -1 or 0 where there is none.

    now: its strength in play, -1 elsewhere. count: so many equal ones are meant. faint: nothing can be done with it.
    brief: signs in place of the text, as where many cards lie in a row.
    """

    id: str
    name: str
    is_character: bool
    types: tuple[str, ...]
    kind: str
    group: str
    level: int
    strength: int
    cost: int
    value: int
    card_set: str
    text: str
    now: int = -1
    exhausted: bool = False
    count: int = 1
    faint: bool = False
    brief: bool = False

    @property
    def first_type(self) -> str:
        return self.types[0] if self.types else ""

    @property
    def colour(self) -> str:
        return type_colour(self.first_type)

    @property
    def sign(self) -> str:
        """The drawing of its type."""
        return cards.sign_of(self.first_type, self.is_character)

    def in_play(self, now: int, exhausted: bool) -> CardFace:
        """The same card lying in a line."""
        return replace(self, now=now, exhausted=exhausted, brief=True)

    def several(self, count: int) -> CardFace:
        """So many equal cards."""
        return replace(self, count=count)

    def in_row(self) -> CardFace:
        """The same card told in signs."""
        return replace(self, brief=True)

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint the card in the way that suits its size; an exhausted one lies on its side where it is wide."""
        turned = self.exhausted and width > height
        if turned:
            canvas.painter.save()
            canvas.painter.translate(width, 0)
            canvas.painter.rotate(90)
            self._upright(canvas, height, width)
            canvas.painter.restore()
        else:
            self._upright(canvas, width, height)
        if self.exhausted:
            canvas.icon_at("exhausted", width / 2, height / 2, min(40.0, width * 0.44, height * 0.44))
        if self.count > 1:
            cards.times(canvas, width, height, self.count)

    def _upright(self, canvas: Canvas, width: float, height: float) -> None:
        PAINTERS[size_class(self, width, height)](canvas, self, width, height)
        if self.exhausted or self.faint:
            shade = "#5B5448" if self.exhausted else canvas.theme.panel
            cards.veil(canvas, width, height, self.is_character, shade, 0.42 if self.exhausted else 0.4)


def size_class(face: CardFace, width: float, height: float) -> int:
    """Which of the layouts a card of that size has: the whole text only where it fits."""
    if not face.brief and width >= 122 and height >= 170 and _picture_share(face, width, height):
        return WHOLE
    if width >= 76 and height >= 98:
        return COMPACT
    if width >= 60 and height >= 62:
        return TILE
    return MINI


# ---- the whole card


def _sentence(width: float, percent: int = 100) -> Style:
    size = max(12, min(16, round(width * 0.066)))
    return style(round(size * percent / 100), leading=1.27)


def _head(width: float) -> float:
    return max(22.0, width * 0.14)


def _sentence_box(width: float, height: float, share: float) -> Rect:
    """The room for the text below picture and type row."""
    margin = width * 0.045
    top = _head(width) + height * share + _type_row(width) + 4
    return Rect(margin + 6, top, width - 2 * margin - 12, height - margin - top - 5)


def _type_row(width: float) -> float:
    return max(22.0, width * 0.14)


def _picture_share(face: CardFace, width: float, height: float, percent: int = 100) -> float:
    """The largest picture that leaves room for the text at that size, 0 if none does."""
    if not face.text:
        return EMPTY_PICTURE
    for share in PICTURES:
        box = _sentence_box(width, height, share)
        if box.h > 12 and fits(face.text, box.w, box.h, _sentence(width, percent)):
            return share
    box = _sentence_box(width, height, PICTURES[-1])
    small = replace(_sentence(width), face=fonts.Face(11), leading=1.22)
    return PICTURES[-1] if fits(face.text, box.w, box.h, small) else 0.0


def paint_whole(canvas: Canvas, face: CardFace, width: float, height: float) -> None:
    """Cost, name, picture, strength, types and level, value, sentence."""
    cards.frame(canvas, width, height, face.is_character, face.types)
    margin, head = width * 0.045, _head(width)
    disc = max(22.0, width * 0.17)
    side = disc * 0.95 if face.cost >= 0 else margin + (6 if not face.is_character else 0)
    right = margin + (8 if not face.is_character else 2)
    size = max(12, min(21, round(width * 0.066)))
    name = style(size, fonts.BOLD, serif=True, leading=1.05)
    flow_in(canvas, side + 1, 1, width - side - right - 1, head, face.name, name, "#FFFFFF")
    share = _picture_share(face, width, height, canvas.theme.card_text)
    picture = Rect(margin, head, width - 2 * margin, height * share)
    art.paint(canvas, face.id, face.first_type, face.is_character, picture, 4)
    box = Rect(margin, picture.bottom + 3, width - 2 * margin, height - margin - picture.bottom - 3)
    cards.text_box(canvas, box, face.is_character, box_colour(canvas.theme, face.card_set))
    _types(canvas, face, box, width)
    _words(canvas, face, width, height, share)
    if face.cost >= 0:
        cards.cost_disc(canvas, disc * 0.52 + 2, disc * 0.52 + 2, disc, face.cost)
    shield = max(26.0, width * 0.2)
    cards.strength_of(canvas, face, picture.right - shield * 0.56, picture.y + shield * 0.56, shield)


def _types(canvas: Canvas, face: CardFace, box: Rect, width: float) -> None:
    """Signs and words of the types with the level; the value in its gem."""
    row = _type_row(width)
    sign, middle = row * 0.82, box.y + row * 0.58
    x = box.x + 6
    for name in face.types or ("",):
        canvas.icon_at(cards.sign_of(name, face.is_character), x + sign / 2, middle, sign)
        x += sign + 2
    gem = row * 0.92
    cards.value_gem(canvas, box.right - gem * 0.62 - 3, middle, gem, face.value)
    size, room = max(12, min(18, round(width * 0.062))), box.right - gem * 1.3 - x - 8
    words = f"{face.kind} {face.level}" if face.level else face.kind
    if fonts.text_width(words, fonts.Face(11, fonts.BOLD)) > room:
        # two types are told by their signs alone
        words = str(face.level or "")
    wide = canvas.text(
        x + 3, middle + size * 0.35, words, size, fonts.BOLD, canvas.theme.card_ink, max_width=room
    )
    note = max(11, round(width * 0.046))
    if face.group and fonts.text_width(face.group, fonts.Face(note)) < room - wide - 10:
        canvas.text(x + wide + 10, middle + size * 0.35, face.group, note, colour=canvas.theme.card_ink_soft)


def _words(canvas: Canvas, face: CardFace, width: float, height: float, share: float) -> None:
    box = _sentence_box(width, height, share)
    if face.text:
        flow_in(canvas, *box, face.text, _sentence(width, canvas.theme.card_text), canvas.theme.card_ink)


# ---- smaller ones

NAME = style(12, fonts.SEMIBOLD, leading=1.16)
SMALL_NAME = style(11, fonts.SEMIBOLD, leading=1.1)


def _named(canvas: Canvas, face: CardFace, width: float, how: Style, most: float) -> float:
    """The name at the head on one or two lines; returns its height."""
    edge = 4.0 if face.is_character else max(6.0, width * 0.08)
    one = fitting_style(face.name, width - 2 * edge, how.line_height, how)
    single = one.face.narrow == 100 and one.size >= how.size - 1
    high = how.line_height + 5 if single else min(most, flow_height(face.name, width - 2 * edge, how) + 4)
    flow_in(canvas, edge, 2, width - 2 * edge, high - 2, face.name, one if single else how, "#FFFFFF")
    return high


def paint_compact(canvas: Canvas, face: CardFace, width: float, height: float) -> None:
    """Name, picture with cost and strength, and a foot with type, level and value."""
    cards.frame(canvas, width, height, face.is_character, face.types)
    head = _named(canvas, face, width, NAME, 34)
    foot = max(21.0, min(30.0, height * 0.16))
    picture = Rect(4, head + 1, width - 8, height - head - foot - 8)
    art.paint(canvas, face.id, face.first_type, face.is_character, picture, 4)
    shield = max(23.0, min(38.0, width * 0.27))
    if face.cost >= 0:
        disc = shield * 0.86
        cards.cost_disc(canvas, picture.x + disc * 0.54, picture.y + disc * 0.54, disc, face.cost)
    cards.strength_of(canvas, face, picture.right - shield * 0.54, picture.y + shield * 0.54, shield)
    cut = 0.0 if face.is_character else width * 0.06
    box = Rect(4 + cut, height - foot - 4, width - 8 - 2 * cut, foot)
    canvas.rect(*box, box_colour(canvas.theme, face.card_set), 4, INK, 1)
    _foot(canvas, face, box)


def _foot(canvas: Canvas, face: CardFace, box: Rect) -> None:
    sign, middle = box.h * 0.86, box.y + box.h / 2
    x = box.x + 2
    for name in face.types or ("",):
        canvas.icon_at(cards.sign_of(name, face.is_character), x + sign / 2, middle, sign)
        x += sign + 1
    if face.level:
        size = max(12, round(box.h * 0.62))
        canvas.text(x + 2, middle + size * 0.36, str(face.level), size, fonts.BOLD, canvas.theme.card_ink)
    cards.value_gem(canvas, box.right - sign * 0.56 - 1, middle, sign, face.value)


def paint_tile(canvas: Canvas, face: CardFace, width: float, height: float) -> None:
    """Name and picture; type, strength, cost and value lie on the picture."""
    cards.frame(canvas, width, height, face.is_character, face.types)
    head = _named(canvas, face, width, SMALL_NAME, 27)
    picture = Rect(3, head, width - 6, height - head - 3)
    art.paint(canvas, face.id, face.first_type, face.is_character, picture, 3)
    _on_picture(canvas, face, picture, max(19.0, min(26.0, width * 0.34)))


def paint_mini(canvas: Canvas, face: CardFace, width: float, height: float) -> None:
    """The picture in the frame of its type, with type and strength."""
    cards.frame(canvas, width, height, face.is_character, face.types)
    picture = Rect(3, 4, width - 6, height - 8)
    art.paint(canvas, face.id, face.first_type, face.is_character, picture, 3)
    _on_picture(canvas, face, picture, max(16.0, min(22.0, width * 0.42)))


def _on_picture(canvas: Canvas, face: CardFace, picture: Rect, size: float) -> None:
    """Signs in the corners of a small picture."""
    cards.strength_of(canvas, face, picture.right - size * 0.5, picture.y + size * 0.54, size)
    if face.cost >= 0 and picture.w >= size * 2:
        disc = size * 0.84
        cards.cost_disc(canvas, picture.x + disc * 0.5, picture.y + disc * 0.52, disc, face.cost)
    sign = max(14.0, size * 0.78)
    if picture.h < size + sign:
        return
    canvas.icon_at(face.sign, picture.x + sign * 0.54, picture.bottom - sign * 0.54, sign)
    if face.level and picture.w > sign * 2.4:
        cards.level_disc(canvas, picture.x + sign * 1.5, picture.bottom - sign * 0.54, face.level)
    if face.value and picture.w > sign * 3:
        cards.value_gem(canvas, picture.right - sign * 0.54, picture.bottom - sign * 0.54, sign, face.value)


PAINTERS = {WHOLE: paint_whole, COMPACT: paint_compact, TILE: paint_tile, MINI: paint_mini}
