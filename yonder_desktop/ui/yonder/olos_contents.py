"""The opponent of the solo game on the table: Captain Olos has numbers, a camp and orders, but no settlement."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.games.yonder.designs import OrderCard
from yonder_desktop.games.yonder.words import STUFF
from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.seating import seat_panel, spare_colour
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yonder.contents import CARD, PANEL, SHADOW, Stage
from yonder_desktop.ui.yonder.seats import counted
from yonder_desktop.wording.catalogue import gettext

KIND_SIGNS = {"occupy": "any_worker", "deliver": "envoy", "seize": "ship"}


@dataclass(frozen=True)
class OlosPanel:
    """His sign, name and gold; ships, camp and favour; headings for camp and orders."""

    name: str
    colour: str
    gold: int
    ships: int
    favour: int
    camp: int
    status: str
    headings: tuple[tuple[float, str], ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        canvas.icon(f"player_{self.colour}", 16, 9, 20)
        canvas.icon_at("ogre", 56, 19, 26)
        canvas.text(74, 25, self.name, 16, fonts.BOLD, max_width=width - 170)
        canvas.text(width - 13, 26, str(self.gold), 20, fonts.BOLD, align="right")
        wide = fonts.text_width(str(self.gold), fonts.Face(20, fonts.BOLD))
        canvas.icon_at("gold", width - 28 - wide, 19, 24)
        counts = (("ship", self.ships), ("envoy", self.camp), ("favour", self.favour))
        counted(canvas, 17, 52, counts, 22, 14, 58)
        if self.status:
            canvas.icon_at("lock", width - 24, 52, 21)
        for y, text in self.headings:
            canvas.text(16, y + 15, text, 14, fonts.BOLD, serif=True, max_width=width - 30)


@dataclass(frozen=True)
class OrderRow:
    """An order that he has carried out this round; the newest stands out."""

    name: str
    sign: str
    newest: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.rect(0, 0, width, height, canvas.theme.card, 6, INK, 1.8 if self.newest else 1.1)
        canvas.icon_at(self.sign, 15, height / 2, height - 5)
        weight = fonts.BOLD if self.newest else fonts.SEMIBOLD
        canvas.text(31, height / 2 + 4.5, self.name, 13, weight, canvas.theme.card_ink, max_width=width - 38)


def add_olos(stage: Stage) -> None:
    """His panel, the envoys of his camp and the orders of this round."""
    view, zones = stage.view, stage.layout.zones
    zone = zones["olos"]
    headings = (
        (zones["camp"].y - zone.y, gettext("His camp")),
        (zones["orders"].y - zone.y, gettext("His orders")),
    )
    panel = OlosPanel(
        stage.faces.name("olos"),
        spare_colour(stage.seating),
        view.olos_gold,
        view.olos_ships,
        view.olos_favour,
        len(view.olos_camp),
        gettext("locked up") if view.olos_locked else "",
        headings,
    )
    stage.add("olos", zone, PANEL, panel, margin=SHADOW)
    for card in view.olos_camp:
        key = stage.tables.envoy_keys[card]
        stage.add(
            f"envoy:{key}", stage.layout.items[f"envoy:{key}"], CARD, stage.faces.envoy(key), margin=SHADOW
        )
    _orders(stage)


def _orders(stage: Stage) -> None:
    solo = stage.tables.card_set.solo
    if solo is None:
        return
    for number in stage.view.olos_turned:
        card = solo.cards[number]
        key = f"order:{card.id}"
        row = OrderRow(stage.faces.name(key), _sign(card), number == stage.view.olos_turned[-1])
        stage.add(key, stage.layout.items[key], CARD, row)


def _sign(card: OrderCard) -> str:
    return KIND_SIGNS.get(card.kind) or STUFF[card.worker]
