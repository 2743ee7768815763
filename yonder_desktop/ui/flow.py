"""Words that flow over several lines, with pictures among them: `{wood}`, `**bold**`, `[key|live name]`."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import SMALLEST_TEXT

PIECES = re.compile(
    r"(?P<bold>\*\*)|\{(?P<icon>\w+)\}|\[[^|\]]*\|(?P<link>[^\]]*)\]|(?P<space>\s+)|(?P<word>[^\s{}*\[]+|.)"
)
ICON_GAP = 1.5


@dataclass(frozen=True)
class Bit:
    """A word or an icon with its width in pixels."""

    text: str
    is_icon: bool
    width: float
    weight: int


@dataclass(frozen=True)
class Style:
    """How flowing words look. `icon` (size of pictures) and `leading` (line height) are in text sizes."""

    size: int = 14
    weight: int = fonts.REGULAR
    serif: bool = False
    italic: bool = False
    icon: float = 1.25
    leading: float = 1.32

    @property
    def line_height(self) -> float:
        return round(self.size * self.leading)


@dataclass
class Line:
    """Units (bits without a space between them) that stand on one line; a line with pictures may be higher."""

    units: list[list[Bit]] = field(default_factory=list)
    width: float = 0
    height: float = 0


def lay_out(markup: str, width: float, style: Style) -> list[Line]:
    """Break markup into lines of at most `width` pixels; a longer word stands alone on its line."""
    space = fonts.text_width(" ", style.size, style.weight, style.serif, style.italic)
    lines = [Line(height=style.line_height)]
    for unit in units_of(markup, style):
        wide = width_of(unit)
        if lines[-1].units and lines[-1].width + space + wide > width + 0.01:
            lines.append(Line(height=style.line_height))
        line = lines[-1]
        line.width += wide + (space if line.units else 0)
        line.height = max(line.height, *(round(bit.width * 1.12) for bit in unit if bit.is_icon), 0)
        line.units.append(unit)
    return lines


def units_of(markup: str, style: Style) -> list[list[Bit]]:
    """Bits of markup, grouped by the spaces between them."""
    units: list[list[Bit]] = [[]]
    bold = False
    for match in PIECES.finditer(markup):
        if match["bold"]:
            bold = not bold
        elif match["space"]:
            units.append([])
        elif match["link"] is not None:
            for number, word in enumerate(match["link"].split()):
                if number:
                    units.append([])
                units[-1].append(_word(word, style, fonts.SEMIBOLD))
        elif match["icon"]:
            units[-1].append(Bit(match["icon"], True, style.size * style.icon, style.weight))
        else:
            units[-1].append(_word(match["word"], style, fonts.BOLD if bold else style.weight))
    return [unit for unit in units if unit]


def _word(text: str, style: Style, weight: int) -> Bit:
    return Bit(text, False, fonts.text_width(text, style.size, weight, style.serif, style.italic), weight)


def width_of(unit: list[Bit]) -> float:
    """The width of a unit with the small gaps beside its icons."""
    gaps = sum(1 for a, b in itertools.pairwise(unit) if a.is_icon or b.is_icon)
    return sum(bit.width for bit in unit) + ICON_GAP * gaps


def flow_height(markup: str, width: float, style: Style) -> float:
    """How high the words would be."""
    return sum(line.height for line in lay_out(markup, width, style))


def flow(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    markup: str,
    style: Style,
    colour: str = "",
    align: str = "left",
    max_height: float = 0,
) -> float:
    """Write markup from (x, y) downwards and return its height. What is too wide or too high is reported."""
    lines = lay_out(markup, width, style)
    if any(line.width > width + 0.5 for line in lines):
        canvas.report(f"wide: {markup!r} in {width:.0f} px")
    height = sum(line.height for line in lines)
    if max_height and height > max_height + 1:
        canvas.report(f"tall: {markup!r} {height:.0f} > {max_height:.0f}")
    for line in lines:
        indent = {"left": 0.0, "middle": (width - line.width) / 2, "right": width - line.width}[align]
        _write_line(canvas, x + indent, y + line.height / 2, line, style, colour)
        y += line.height
    return height


def _write_line(canvas: Canvas, x: float, middle: float, line: Line, style: Style, colour: str) -> None:
    space = fonts.text_width(" ", style.size, style.weight, style.serif, style.italic)
    for unit in line.units:
        for number, bit in enumerate(unit):
            _write_bit(canvas, x, middle, bit, style, colour)
            x += bit.width
            if number + 1 < len(unit) and (bit.is_icon or unit[number + 1].is_icon):
                x += ICON_GAP
        x += space


def _write_bit(canvas: Canvas, x: float, middle: float, bit: Bit, style: Style, colour: str) -> None:
    if bit.is_icon:
        canvas.icon_at(bit.text, x + bit.width / 2, middle, bit.width)
        return
    baseline = middle + style.size * 0.34
    canvas.text(x, baseline, bit.text, style.size, bit.weight, colour, "left", style.serif, style.italic)


def fitting_style(markup: str, width: float, height: float, style: Style) -> Style:
    """The style, shrunk down to 11 px until the words fit into the box."""
    while style.size > SMALLEST_TEXT and not fits(markup, width, height, style):
        style = Style(style.size - 1, style.weight, style.serif, style.italic, style.icon, style.leading)
    return style


def fits(markup: str, width: float, height: float, style: Style) -> bool:
    """Whether the words stay inside a box."""
    lines = lay_out(markup, width, style)
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
    style: Style,
    colour: str = "",
    align: str = "middle",
) -> None:
    """Write markup into a box, shrunk if it must be, and centred from top to bottom."""
    style = fitting_style(markup, width, height, style)
    used = flow_height(markup, width, style)
    flow(canvas, x, y + max(0, (height - used) / 2), width, markup, style, colour, align, height)
