"""The start page: its tiles stand side by side, equally high, however many there are and wherever it is shown."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, cut_words
from tests.ui_shell.test_window import BO, MIRA, begin
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.start_page import StartPage, Tile
from yonder_desktop.ui.yonder.cover import Cover
from yonder_desktop.wording import catalogue

LINES = (
    "1 to 4 players · 1 to 2 hours",
    "Send workers into the city, build a settlement, and let your ships serve.",
)


@pytest.mark.parametrize("games", [1, 2, 3])
@pytest.mark.parametrize("unfinished", [False, True])
@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [(1280, 640, 100), (1000, 560, 100), (1766, 934, 100), (3533, 1900, 200), (1280, 640, 75)],
)
def test_tiles_fit_side_by_side(
    qtbot: QtBot, look: MakeLook, games: int, unfinished: bool, width: int, height: int, percent: int
) -> None:
    tiles = [Tile(f"g{number}", f"Game {number}", LINES, Cover()) for number in range(games)]
    last = Tile(
        "", "Go on: Game 1", ("Mira, Bo, Cael", "Round 2, 30 Nov 2026, 16:41", "Nothing is lost."), Cover()
    )
    page = StartPage(look("day", percent), tiles, last if unfinished else None, True)
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    qtbot.wait(20)
    shown = [*([page.go_on] if page.go_on is not None else []), *page.tiles]
    assert len({tile.height() for tile in shown}) == 1 and len({tile.y() for tile in shown}) == 1
    left = min(tile.mapTo(page, tile.rect().topLeft()).x() for tile in shown)
    right = max(tile.mapTo(page, tile.rect().topRight()).x() for tile in shown)
    assert left >= 0 and right < width, (left, right)
    assert cut_words(page) == []


@pytest.mark.parametrize(
    ("width", "height", "least"), [(1280, 660, 330), (1920, 1020, 480), (3840, 2100, 500)]
)
def test_pictures_grow_with_the_window(
    qtbot: QtBot, look: MakeLook, width: int, height: int, least: int
) -> None:
    page = StartPage(
        look(), [Tile(f"g{number}", f"Game {number}", LINES, Cover()) for number in range(3)], None
    )
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    assert all(tile.width() >= least for tile in page.tiles)
    assert all(tile.height() < height / 2 for tile in page.tiles)


def test_menus_without_anything_to_do_are_absent(start: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = start()
    assert not window.actions_.edit.isVisible()
    begin(window, MIRA, BO)
    assert window.actions_.edit.isVisible()
    window.show_start()
    assert not window.actions_.edit.isVisible()


@pytest.mark.parametrize(("width", "percent", "rows"), [(1766, 100, 1), (1590, 160, 2), (1000, 100, 2)])
def test_what_else_can_be_done_takes_two_rows_where_one_is_too_long(
    qtbot: QtBot, look: MakeLook, width: int, percent: int, rows: int
) -> None:
    catalogue.set_language("es")
    tiles = [Tile(f"g{number}", f"Game {number}", LINES, Cover()) for number in range(3)]
    page = StartPage(look("day", percent), tiles, tiles[0], True, True)
    qtbot.addWidget(page)
    page.resize(width, 980)
    page.show()
    qtbot.wait(20)
    parts = [page.new_game, page.load, page.watch, page.scores, page.statistics, page.rules, page.settings]
    places = [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in parts]
    assert len({place.center().y() // 20 for place in places}) == rows
    assert all(place.left() >= 0 and place.right() < width for place in places)
    assert cut_words(page) == []
