"""The table with real events: drags, clicks, keys, hovering."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yonder_desktop.ui.yonder.table import YonderTable

LEFT, RIGHT, PLAIN = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


def place_of(table: YonderTable, key: str) -> QPoint:
    middle = table.table.middle_of(key)
    assert middle is not None, f"{key} is not on the table"
    return table.mapFromScene(QPointF(*middle))


def drag(table: YonderTable, subject: str, target: str) -> None:
    view, start, end = table.viewport(), place_of(table, subject), place_of(table, target)
    QTest.mousePress(view, LEFT, PLAIN, start)
    QTest.mouseMove(view, start + QPoint(4, -6))
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, PLAIN, end)


def click(table: YonderTable, key: str) -> None:
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, place_of(table, key))


@pytest.fixture
def turn(start: Callable[..., object], show: Callable[..., None]) -> object:
    """A turn in which several workers can be placed, shown on the table."""
    game, chance = start(4, 40), random.Random(9)
    game.play_to_turn(chance)
    show(game)
    return game


def placements(game: object) -> list[object]:
    return [choice for choice in game.choices() if choice.verb == "place"]


def test_a_worker_is_dragged_onto_each_kind_of_place(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    options = placements(turn)
    city = next(choice for choice in options if choice.target.endswith("_spot"))
    house = next(choice for choice in options if "headquarters" in choice.target)
    for choice in (city, house):
        with qtbot.waitSignal(table.chosen) as heard:
            drag(table, choice.subject, choice.target)
        assert heard.args == [choice.token]


def test_two_clicks_do_the_same(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    choice = placements(turn)[0]
    click(table, choice.subject)
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, choice.target)
    assert heard.args == [choice.token]


def test_the_same_by_keyboard(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    choice = placements(turn)[-1]
    gestures = table.table.gestures
    table.setFocus()
    while gestures.focus != choice.subject:
        QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert gestures.carry is not None
    while gestures.focus != choice.target:
        QTest.keyClick(table, Qt.Key.Key_Tab)
    with qtbot.waitSignal(table.chosen) as heard:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert heard.args == [choice.token]


def test_right_click_and_escape_cancel_a_drag(table: YonderTable, turn: object) -> None:
    chosen: list[str] = []
    table.chosen.connect(chosen.append)
    choice, view = placements(turn)[0], table.viewport()
    for cancel in (
        lambda: QTest.mouseClick(view, RIGHT, PLAIN, place_of(table, choice.target)),
        lambda: QTest.keyClick(table, Qt.Key.Key_Escape),
    ):
        QTest.mousePress(view, LEFT, PLAIN, place_of(table, choice.subject))
        QTest.mouseMove(view, place_of(table, choice.target))
        assert table.table.gestures.is_dragging
        cancel()
        QTest.mouseRelease(view, LEFT, PLAIN, place_of(table, choice.target))
        assert table.table.gestures.carry is None
    assert chosen == []


def test_a_refused_drop_says_why(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    table.set_advice(lambda token: "", lambda token: f"not {token}", lambda token: token)
    subject = placements(turn)[0].subject
    legal = {choice.target for choice in placements(turn) if choice.subject == subject}
    taken = next(key for key in table.table.sprites() if key.startswith("spot:") and key not in legal)
    with qtbot.waitSignal(table.refused) as heard:
        drag(table, subject, taken)
    assert heard.args == [f"not place:{subject[7:]}@{taken[5:]}"]


def test_a_reason_stays_a_while_and_goes_by_itself_or_with_the_next_carry(
    qtbot: QtBot, table: YonderTable, turn: object
) -> None:
    table.set_advice(lambda token: "", lambda token: f"not {token}", lambda token: token)
    scene, subject = table.table, placements(turn)[0].subject
    scene._refusal.setInterval(60)
    legal = {choice.target for choice in placements(turn) if choice.subject == subject}
    taken = next(key for key in scene.sprites() if key.startswith("spot:") and key not in legal)
    drag(table, subject, taken)
    scene.gestures.set_focus("lock_up")
    assert scene._layers["refusal"]
    qtbot.waitUntil(lambda: not scene._layers["refusal"], timeout=2000)
    drag(table, subject, taken)
    scene.gestures.pick(subject)
    assert not scene._layers["refusal"]


def test_the_place_where_cards_lie_is_no_card(table: YonderTable, turn: object) -> None:
    """Pressed beside its cards, the hand is neither picked up nor refused anywhere."""
    table.set_advice(lambda token: "", lambda token: f"not {token}", lambda token: token)
    gestures = table.table.gestures
    assert [key for key in ("hand", "harbour", "display") if gestures.can_pick(key)] == []
    assert gestures.can_pick("arcana") and any(
        gestures.can_pick(key) for key in table.table.sprites() if key.startswith("hand:")
    )


def test_the_pill_shows_the_result_over_a_legal_target(table: YonderTable, turn: object) -> None:
    table.set_advice(lambda token: f"gain {token}", lambda token: "", lambda token: token)
    choice, view = placements(turn)[0], table.viewport()
    click(table, choice.subject)
    QTest.mouseMove(view, place_of(table, choice.target))
    pill = table.table._layers["pill"]["pill"].sprite.picture
    assert pill.legal
    assert pill.text == f"gain {choice.token}"


def test_locking_up_asks_first(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    assert any(choice.token == "lock_up" for choice in turn.choices())
    with qtbot.waitSignal(table.confirm_wanted) as heard:
        click(table, "lock_up")
    assert heard.args == ["lock_up"]


def corner_of(table: YonderTable, key: str) -> QPoint:
    rect = table.table.sprites()[key].rect
    return table.mapFromScene(QPointF(rect.x + 8, rect.y + 5))


def lens_is_up(table: YonderTable) -> bool:
    return "lens" in table.table._layers.get("lens", {})


def test_hovering_names_what_lies_there_and_shows_small_cards_large(
    qtbot: QtBot, table: YonderTable, turn: object
) -> None:
    heard: list[str] = []
    table.hovered.connect(heard.append)
    table.resize(960, 640)
    table.fit()
    card = next(key for key in table.table.sprites() if key.startswith("display:"))
    QTest.mouseMove(table.viewport(), corner_of(table, card))
    assert heard[-1] == card
    qtbot.waitUntil(lambda: lens_is_up(table))
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    assert not lens_is_up(table)


def test_focus_shows_small_cards_large(qtbot: QtBot, table: YonderTable, turn: object) -> None:
    table.resize(960, 640)
    table.fit()
    choice = next(choice for choice in placements(turn) if "headquarters" in choice.target)
    table.setFocus()
    table.table.gestures.set_focus(choice.subject)
    table.table.gestures.enter()
    table.table.gestures.set_focus(choice.target)
    card = table.table.sprites()[f"card:{choice.target[5:]}"]
    if card.rect.w < 90:
        qtbot.waitUntil(lambda: lens_is_up(table))
    table.cancel()
    assert table.table.gestures.carry is None


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_whole_game_is_played_by_mouse(
    table: YonderTable, show: Callable[..., None], start: Callable[..., object], seats: int
) -> None:
    """Whatever names an item is done on the table; the rest belongs to the decision panel."""
    game, chance, heard = start(seats, 0, 20 + seats), random.Random(seats), []
    table.chosen.connect(heard.append)
    table.confirm_wanted.connect(heard.append)
    for _ in range(2000):
        if not game.choices():
            break
        show(game)
        wish = chance.choice(game.choices())
        if not wish.subject:
            game.choose(wish.token)
            continue
        heard.clear()
        if not wish.target:
            click(table, wish.subject)
        elif chance.random() < 0.5:
            drag(table, wish.subject, wish.target)
        else:
            click(table, wish.subject)
            click(table, wish.target)
        if table.table.gestures.fork:
            number = [choice.token for choice in table.table.gestures.fork].index(wish.token)
            click(table, f"fork:{number}")
        assert heard == [wish.token]
        game.choose(heard[0])
    assert not game.choices(), "the game ends"


def test_what_can_be_acted_with_has_a_name_and_a_place(table: YonderTable, turn: object) -> None:
    stops = table.stops()
    assert {key for key, _, _ in stops} == {choice.subject for choice in turn.choices() if choice.subject}
    for key, name, shape in stops:
        assert name and name != key
        assert table.viewport().rect().contains(shape)
