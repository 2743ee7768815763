"""The scene: what it shows is the view, whatever it showed before."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.ui.theme import NIGHT
from yonder_desktop.ui.yonder.board_contents import gold_space
from yonder_desktop.ui.yonder.table import YonderTable


def picture_of(table: YonderTable) -> dict[str, object]:
    """Every item with its place and its picture."""
    shown = {}
    for name, layer in table.table._layers.items():
        for key, item in layer.items():
            shown[f"{name}/{key}"] = (
                item.sprite.picture,
                item.pos().toTuple(),
                item.zValue(),
                item.pixmap().cacheKey(),
            )
    return shown


def test_sync_twice_changes_nothing(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(4, 60)
    show(game)
    before, items = picture_of(table), set(map(id, table.table.items()))
    show(game)
    assert picture_of(table) == before
    assert set(map(id, table.table.items())) == items


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sync_from_anywhere_shows_the_same(
    qtbot: QtBot, table: YonderTable, show: Callable[..., None], start: Callable[..., object], seats: int
) -> None:
    game, chance = start(seats), random.Random(seats)
    fresh = YonderTable(game.rules.tables, table.table.faces.words)
    qtbot.addWidget(fresh)
    fresh.resize(1500, 1000)
    fresh.show()
    for _ in range(12):
        game.play(chance.randint(1, 25), chance)
        show(game)
        fresh.table.home = table.table.home
        fresh.set_position(game.view(), ("Mira", "Bo", "Cael", "Dara")[:seats],
                           ("yellow", "blue", "red", "green")[:seats], game.choices())  # fmt: skip
        one, other = table.table.sprites(), fresh.table.sprites()
        assert one == other
        fresh.table.set_layer("table", [])


def test_all_items_that_choices_name_are_on_the_table(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    chance = random.Random(3)
    for seats in (1, 2, 3, 4):
        game = start(seats, 0, seats)
        while game.choices():
            show(game)
            for choice in game.choices():
                for key in (choice.subject, choice.target):
                    assert not key or table.table.item_of(key) is not None, f"{choice.token}: no item {key}"
            game.play(1, chance)


def test_items_move_to_where_they_belong(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    chance = random.Random(4)
    game = start(3, 30)
    game.play_to_turn(chance)
    table.set_animation(True)
    show(game)
    assert not table.table.is_moving, "nothing moves at the first sight"
    placed = next(choice for choice in game.choices() if choice.verb == "place")
    seat = game.seat
    game.choose(placed.token)
    names, colours = ("Mira", "Bo", "Cael"), ("yellow", "blue", "red")
    table.set_position(game.view(seat), names, colours, [])
    assert table.table.is_moving
    table.table.finish_motion()
    resting = picture_of(table)
    table.set_animation(False)
    table.set_position(game.view(seat), names, colours, [])
    now = picture_of(table)
    assert {key: value for key, value in resting.items() if key.startswith("table/")} == {
        key: value for key, value in now.items() if key.startswith("table/")
    }


def test_another_look_keeps_the_items(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(4, 60)
    show(game)
    keys = set(table.table.sprites())
    table.set_theme(NIGHT)
    assert set(table.table.sprites()) == keys
    assert table.table.theme == NIGHT


FITS = [((1500, 1000), 100), ((960, 640), 100), ((960, 640), 250), ((3400, 2000), 200), ((300, 200), 100)]


@pytest.mark.parametrize(("size", "percent"), FITS)
def test_the_table_fits_its_widget(
    table: YonderTable,
    show: Callable[..., None],
    start: Callable[..., object],
    size: tuple[int, int],
    percent: int,
) -> None:
    table.resize(*size)
    table.set_scale(percent)
    table.fit()
    show(start(4, 60))
    bounds = table.table.sceneRect()
    assert abs(bounds.width() * table.transform().m11() - size[0]) < 1
    assert abs(bounds.height() * table.transform().m22() - size[1]) < 1
    for sprite in table.table.sprites().values():
        assert table.table.bounds().contains(sprite.rect, 1), sprite.key


def test_zoom_stays_within_bounds_and_fit_undoes_it(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    show(start(2, 10))
    for _ in range(20):
        table.zoom_in()
    assert table.zoom == 3.0
    table.fit()
    assert table.zoom == 1.0
    table.zoom_out()
    assert table.zoom == 1.0


def test_quick_resizing_lays_out_once_it_rests(
    qtbot: QtBot, table: YonderTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    show(start(3, 30))
    for width in range(1400, 1000, -40):
        table.resize(width, 800)
    qtbot.waitUntil(lambda: abs(table.table.sceneRect().width() - 1040) < 1)
    assert all(table.table.bounds().contains(sprite.rect, 1) for sprite in table.table.sprites().values())


@pytest.mark.parametrize(
    ("gold", "space", "over"),
    [(0, 0, 0), (99, 99, 0), (100, 100, 0), (101, 1, 100), (200, 100, 100), (201, 1, 200)],
)
def test_gold_beyond_the_track_starts_again(gold: int, space: int, over: int) -> None:
    assert gold_space(gold) == (space, over)
