"""Larger sentences on cards: larger where there is room, and never cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import canvas_on
from yonder_desktop.ui.setting_fields import CARD_TEXTS
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import DAY
from yonder_desktop.ui.ylandyss.captions import Faces as YlandyssFaces
from yonder_desktop.ui.yonder.captions import Faces as YonderFaces
from yonder_desktop.ui.yro.captions import Faces as YroFaces
from yonder_desktop.wording import words_for

SIZES = {
    "buildings": [(206, 288), (345, 483)],
    "envoys": [(206, 288), (345, 483)],
    "ships": [(234, 156), (292, 195)],
    "adventurers": [(150, 212), (345, 483)],
    "ylandyss": [(128, 176), (278, 389)],
}


def faces(kind: str) -> list[Picture]:
    """Every design of a kind."""
    game = {"adventurers": "yro", "ylandyss": "ylandyss"}.get(kind, "yonder")
    tables = GameShelf().take(game).tables
    words = words_for(game, tables)
    fonts.load_fonts()
    if kind == "adventurers":
        yro = YroFaces(tables, words)  # type: ignore[arg-type]
        return [yro.card(card) for card in range(len(tables.cards))]
    if kind == "ylandyss":
        ylandyss = YlandyssFaces(tables, words)
        return [ylandyss.card(card) for card in range(len(tables.cards))]
    yonder = YonderFaces(tables, words)  # type: ignore[arg-type]
    made = {"buildings": yonder.building, "envoys": yonder.envoy, "ships": yonder.ship}[kind]
    return [made(key) for key in getattr(tables, f"{kind[:-1]}_keys")]  # type: ignore[operator]


def painted(face: Picture, size: tuple[int, int], percent: int, reports: list[str]) -> QImage:
    image = QImage(size[0] + 20, size[1] + 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    canvas = canvas_on(image, DAY.with_card_text(percent), 1, reports)
    face.paint(canvas, *size)
    canvas.painter.end()
    return image


@pytest.mark.parametrize("percent", CARD_TEXTS[1:])
@pytest.mark.parametrize("kind", sorted(SIZES))
def test_nothing_is_cut_at_any_size_of_text(qapp: object, kind: str, percent: int) -> None:
    reports: list[str] = []
    for face in faces(kind):
        for size in SIZES[kind]:
            painted(face, size, percent, reports)
    assert reports == []


@pytest.mark.parametrize("kind", sorted(SIZES))
def test_most_large_cards_show_larger_sentences(qapp: object, kind: str) -> None:
    made = faces(kind)
    size = SIZES[kind][-1]
    changed = [face for face in made if painted(face, size, 100, []) != painted(face, size, 130, [])]
    assert len(changed) > len(made) * 0.65
