"""Cells of the own guild where no card lies: what the card in hand would do there, or that none may go there."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.games.yro.forecast import PlacingForecast
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.words import MAGIC, MONEY, TECH, VP
from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, flow_height, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import mixed
from yonder_desktop.ui.yro.adventurer_face import AdventurerFace
from yonder_desktop.ui.yro.captions import GAIN_ICONS

ARROW, MINUS = "→", "−"


@dataclass(frozen=True)
class Field:
    """A place of another guild where no card lies."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.rect(0.5, 0.5, width - 1, height - 1, None, 6, canvas.theme.line, 1.1, dash=(4, 4))


@dataclass(frozen=True)
class Closed:
    """A cell in which no card may lie now."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.rect(1, 1, width - 2, height - 2, None, 8, canvas.theme.line, 1.1, dash=(2, 7))


@dataclass(frozen=True)
class Ghost:
    """A cell where a card may go. where: told by its neighbours; lines: what the card would do, as markup, the most
    important first; better: it completes a link."""

    where: str = ""
    lines: tuple[str, ...] = ()
    better: bool = False

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        fill = theme.act_soft if self.better else mixed(theme.panel, theme.panel_inset, 0.6)
        canvas.rect(1, 1, width - 2, height - 2, fill if self.lines else None, 8)
        canvas.rect(1, 1, width - 2, height - 2, None, 8, theme.ink_soft, 1.5, dash=(6, 5))
        if not self.lines:
            return
        box = Rect(6, 12 if height > 110 else 5, width - 12, height - (18 if height > 110 else 9))
        if self.where and height > 100 and width > 120:
            head = style(13, fonts.SEMIBOLD, leading=1.2)
            high = min(flow_height(self.where, box.w, head), box.h * 0.42)
            flow_in(canvas, box.x, box.y, box.w, high, self.where, head, theme.ink)
            box = Rect(box.x, box.y + high + 3, box.w, box.h - high - 3)
        _lines(canvas, box, self.lines)


def _lines(canvas: Canvas, box: Rect, lines: tuple[str, ...]) -> None:
    """Each on its own line, as large as fits; where they do not, one after the other."""
    for size in (16, 15, 14, 13, 12, 11):
        how = style(size, fonts.SEMIBOLD, icon=1.35, leading=1.34)
        heights = [flow_height(line, box.w, how) for line in lines]
        if sum(heights) <= box.h and all(fits(line, box.w, 99, how) for line in lines):
            _stacked(canvas, box, lines, heights, how)
            return
    flow_in(
        canvas, *box, "  ".join(lines), style(12, fonts.SEMIBOLD, icon=1.2, leading=1.25), canvas.theme.ink
    )


def _stacked(canvas: Canvas, box: Rect, lines: tuple[str, ...], heights: list[float], how: Style) -> None:
    y = box.y + (box.h - sum(heights)) / 2
    for line, height in zip(lines, heights, strict=True):
        flow_in(canvas, box.x, y, box.w, height, line, how, canvas.theme.ink)
        y += height


@dataclass(frozen=True)
class Trial:
    """A card shown where it would go: veiled, since it does not lie there yet."""

    face: AdventurerFace

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        self.face.paint(canvas, width, height)
        canvas.rect(0, 0, width, height, canvas.theme.panel, 8, opacity=0.28)


def ghost_of(tables: Tables, found: PlacingForecast | None, where: str) -> Ghost:
    """What a card would do on a cell; without a forecast the cell is shown as open only."""
    if found is None:
        return Ghost()
    lines = [_power(found)]
    if found.links:
        lines.append(_links(tables, found))
    at_once = _gains(found.gained)
    if at_once:
        lines.append(f"{{phase_recruit}} {at_once}")
    lines += _later(found)
    return Ghost(where[:1].upper() + where[1:], tuple(lines), bool(found.links))


def _power(found: PlacingForecast) -> str:
    before, after = found.power
    return f"{{power}} {after}" if before == after else f"{{power}} {before} {ARROW} {after}"


def _links(tables: Tables, found: PlacingForecast) -> str:
    badges = (tables.card_set.factions, tables.card_set.professions)
    kinds = ("faction", "profession")
    signs = " ".join(f"{{{kinds[kind]}_{badges[kind][badge].id}}}" for kind, badge in found.links)
    return f"{{link}} {signs}"


def _gains(gain: tuple[int, ...]) -> str:
    """Signed gains with their pictures; power is told apart."""
    return " ".join(
        f"{'+' if gain[kind] > 0 else MINUS}{abs(gain[kind])}{{{GAIN_ICONS[kind]}}}"
        for kind in (MAGIC, TECH, VP, MONEY)
        if gain[kind]
    )


def _later(found: PlacingForecast) -> list[str]:
    """What Production, Income and VP phase of this turn would bring more."""
    before, after = found.before, found.after
    produced = _gains((0, 0, after.magic - before.magic, after.tech - before.tech, 0))
    earned = _gains((0, after.vp - before.vp, 0, 0, after.money - before.money))
    lines = [f"{{phase_production}} {produced}"] if produced else []
    if after.money != before.money and after.vp != before.vp:
        lines.append(f"{{phase_income}}{{phase_vp}} {earned}")
    elif earned:
        lines.append(f"{{{'phase_income' if after.money != before.money else 'phase_vp'}}} {earned}")
    return lines
