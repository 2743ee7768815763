"""Words that flow over several lines, with pictures among them: `{wood}`, `**bold**`, `[key|live name]`."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.fonts import Face
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import SMALLEST_TEXT
from yonder_desktop.wording.markup import SOFT_HYPHEN, Icon, Link, parts, unbroken

PIECES = re.compile(r"(?P<bold>\*\*)|(?P<space>\s+)|(?P<word>(?:[^\s*]|\*(?!\*))+)")
JOINTS = re.compile(rf"(?<=\w-)(?=\w)|{SOFT_HYPHEN}")
ICON_GAP, PICTURES_GAP = 1.5, 0.5
CLOSING = (".", ",", ";", ":", ")")
SMALLEST_ICON = 1.0
"""In text sizes."""


@dataclass(frozen=True)
class Bit:
    """A word or an icon with its width in pixels; `face` is None for an icon, `key` the item of a live name.

    pieces: what the word may be broken into at its hyphens, as `pieces_of` gives it.
    """

    text: str
    width: float
    face: Face | None
    key: str = ""
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Style:
    """How flowing words look. `icon` (size of pictures) and `leading` (line height) are in text sizes."""

    face: Face = field(default_factory=lambda: Face(14))
    icon: float = 1.25
    leading: float = 1.32

    @property
    def size(self) -> int:
        return self.face.size

    @property
    def line_height(self) -> float:
        return round(self.size * self.leading)

    @property
    def space(self) -> float:
        return fonts.text_width(" ", self.face)


def style(
    size: int,
    weight: int = fonts.REGULAR,
    serif: bool = False,
    italic: bool = False,
    icon: float = 1.25,
    leading: float = 1.32,
) -> Style:
    """A style from its parts."""
    return Style(Face(size, weight, serif, italic), icon, leading)


@dataclass
class Line:
    """Units (bits without a space between them) that stand on one line; lines with pictures may be higher."""

    units: list[list[Bit]] = field(default_factory=list)
    width: float = 0
    height: float = 0


@lru_cache(maxsize=4096)
def lay_out(markup: str, width: float, how: Style) -> tuple[Line, ...]:
    """Break markup into lines of at most `width` pixels; a longer word is broken at hyphens, else stands alone.

    Panels ask again for the same words whenever they are painted; the answer is to be read, not to be changed.
    """
    space = how.space
    lines = [Line(height=how.line_height)]
    for unit, goes_on in _broken(units_of(markup, how), width):
        wide = width_of(unit)
        if lines[-1].units and (goes_on or lines[-1].width + space + wide > width + 0.01):
            lines.append(Line(height=how.line_height))
        line = lines[-1]
        line.width += wide + (space if line.units else 0)
        line.height = max(line.height, *(round(bit.width * 1.12) for bit in unit if bit.face is None), 0)
        line.units.append(unit)
    return tuple(lines)


def _broken(units: list[list[Bit]], width: float) -> Iterator[tuple[list[Bit], bool]]:
    """The units, those wider than a line in pieces; and whether a piece goes on with the word of the line before."""
    for unit in units:
        if len(unit) > 1 or not unit[0].pieces or unit[0].width <= width:
            yield unit, False
            continue
        for number, piece in enumerate(_filled(unit[0], width)):
            yield [piece], number > 0


def _filled(bit: Bit, width: float) -> Iterator[Bit]:
    """A word in as few pieces as fit into lines of that width."""
    assert bit.face is not None
    whole, *rest = bit.pieces
    for piece in rest:
        longer = whole + piece
        if fonts.text_width(_shown(longer), bit.face) > width:
            yield _word(whole, bit.face, bit.key)
            longer = piece
        whole = longer
    yield _word(whole, bit.face, bit.key)


def pieces_of(word: str) -> tuple[str, ...]:
    """What a word may be broken into; a soft hyphen ends the pieces that need a hyphen at the end of a line."""
    found, end = [], 0
    for joint in JOINTS.finditer(word):
        found.append(word[end : joint.end()])
        end = joint.end()
    return (*found, word[end:])


def longest_piece(name: str, face: Face) -> float:
    """The width that a name needs at the least, broken wherever it may be."""
    return max(fonts.text_width(_shown(piece), face) for word in name.split() for piece in pieces_of(word))


def _shown(text: str) -> str:
    """A piece of a word as it is read: of soft hyphens only the one at its end is seen."""
    return unbroken(text) + ("-" if text.endswith(SOFT_HYPHEN) else "")


def units_of(markup: str, how: Style) -> list[list[Bit]]:
    """Bits of markup, grouped by the spaces between them. A picture stands in the place of its word."""
    units: list[list[Bit]] = [[]]
    bold = False
    for part in parts(markup):
        if isinstance(part, Icon):
            if _is_counted(units):
                units.pop()
            units[-1].append(_icon(part, how))
            continue
        key = part.key if isinstance(part, Link) else ""
        for match in PIECES.finditer(part.text):
            if match["bold"]:
                bold = not bold
            elif match["space"]:
                units.append([])
            else:
                weight = fonts.BOLD if bold else fonts.SEMIBOLD if key else how.face.weight
                face = how.face if weight == how.face.weight else replace(how.face, weight=weight)
                units[-1].append(_word(match["word"], face, key))
    return [unit for unit in units if unit]


def _is_counted(units: list[list[Bit]]) -> bool:
    """Whether a number stands right before: no line is broken between it and the picture that it counts."""
    return len(units) > 1 and not units[-1] and units[-2] != [] and units[-2][-1].text[-1:].isdecimal()


def _icon(part: Icon, how: Style) -> Bit:
    """A picture, or its word if nobody has drawn it."""
    if pictures.has_picture(part.name):
        return Bit(part.name, how.size * how.icon, None)
    return _word(part.word, how.face)


def _word(text: str, face: Face, key: str = "") -> Bit:
    pieces, shown = pieces_of(text), _shown(text)
    return Bit(shown, fonts.text_width(shown, face), face, key, pieces if len(pieces) > 1 else ())


def width_of(unit: list[Bit]) -> float:
    """The width of a unit with the small gaps beside its icons."""
    return sum(bit.width for bit in unit) + sum(_gap(a, b) for a, b in itertools.pairwise(unit))


def _gap(first: Bit, second: Bit) -> float:
    """Pictures side by side stand close; beside words they get a little air."""
    if (first.face and second.face) or second.text[:1] in CLOSING:
        return 0
    return ICON_GAP if first.face or second.face else PICTURES_GAP


def flow_height(markup: str, width: float, how: Style) -> float:
    """How high the words would be."""
    return sum(line.height for line in lay_out(markup, width, how))


def flow(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    markup: str,
    how: Style,
    colour: str = "",
    align: str = "left",
    max_height: float = 0,
    pointed: str = "",
) -> float:
    """Write markup from (x, y) downwards and return its height. What is too wide or too high is reported.

    pointed: the key of a live name to underline.
    """
    lines = lay_out(markup, width, how)
    if any(line.width > width + 0.5 for line in lines):
        canvas.report(f"wide: {markup!r} in {width:.0f} px")
    height = sum(line.height for line in lines)
    if max_height and height > max_height + 1:
        canvas.report(f"tall: {markup!r} {height:.0f} > {max_height:.0f}")
    for line in lines:
        indent = {"left": 0.0, "middle": (width - line.width) / 2, "right": width - line.width}[align]
        for bit, left in bits_of(line, how):
            _write_bit(canvas, x + indent + left, y + line.height / 2, bit, how, colour)
            if pointed and bit.key == pointed:
                low = y + line.height / 2 + how.size * 0.5
                canvas.line(x + indent + left, low, x + indent + left + bit.width, low, canvas.theme.act, 1.6)
        y += line.height
    return height


def bits_of(line: Line, how: Style) -> list[tuple[Bit, float]]:
    """The words and pictures of a line, and how far from its beginning each stands."""
    found, x = [], 0.0
    for unit in line.units:
        for number, bit in enumerate(unit):
            found.append((bit, x))
            x += bit.width
            if number + 1 < len(unit):
                x += _gap(bit, unit[number + 1])
        x += how.space
    return found


def name_at(markup: str, width: float, how: Style, x: float, y: float) -> str:
    """The key of the live name at a point of flowing words that begin at (0, 0); "" where there is none."""
    top = 0.0
    for line in lay_out(markup, width, how):
        if top <= y < top + line.height:
            near = how.space
            return next(
                (bit.key for bit, left in bits_of(line, how) if left <= x < left + bit.width + near), ""
            )
        top += line.height
    return ""


def _write_bit(canvas: Canvas, x: float, middle: float, bit: Bit, how: Style, colour: str) -> None:
    if bit.face is None:
        canvas.icon_at(bit.text, x + bit.width / 2, middle, bit.width)
        return
    canvas.write(x, middle + how.size * 0.34, bit.text, bit.face, colour)


def fitting_style(markup: str, width: float, height: float, how: Style) -> Style:
    """The style made tighter step by step until the words fit into the box, as far as that goes."""
    while not fits(markup, width, height, how):
        tighter = _tighter(how)
        if tighter is None:
            break
        how = tighter
    return how


def _tighter(how: Style) -> Style | None:
    """Smaller letters first, then smaller pictures, then narrower letters."""
    if how.size <= SMALLEST_TEXT and how.icon > SMALLEST_ICON:
        return replace(how, icon=max(SMALLEST_ICON, how.icon - 0.1))
    face = fonts.narrower(how.face, SMALLEST_TEXT)
    return replace(how, face=face) if face is not None else None


def fits(markup: str, width: float, height: float, how: Style) -> bool:
    """Whether the words stay inside a box."""
    lines = lay_out(markup, width, how)
    return sum(line.height for line in lines) <= height + 1 and all(
        line.width <= width + 0.5 for line in lines
    )


def flow_in(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    markup: str,
    how: Style,
    colour: str = "",
    align: str = "middle",
) -> None:
    """Write markup into a box, shrunk if it must be, and centred from top to bottom."""
    how = fitting_style(markup, width, height, how)
    used = flow_height(markup, width, how)
    flow(canvas, x, y + max(0, (height - used) / 2), width, markup, how, colour, align, height)
