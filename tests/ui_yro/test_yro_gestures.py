"""The table of YRO with real events: placing by drag, clicks and keys; picking several cards; lists."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.ui.pick_many import PickMany
from yonder_desktop.ui.yro.ghosts import Ghost
from yonder_desktop.ui.yro.table import YroTable

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def place_of(table: YroTable, key: str) -> QPoint:
    middle = table.table.middle_of(key)
    assert middle is not None, f"{key} is not on the table"
    return table.mapFromScene(QPointF(*middle))


def drag(table: YroTable, subject: str, target: str) -> None:
    view, start, end = table.viewport(), place_of(table, subject), place_of(table, target)
    QTest.mousePress(view, LEFT, PLAIN, start)
    QTest.mouseMove(view, start + QPoint(4, -6))
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, PLAIN, end)


def click(table: YroTable, key: str) -> None:
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, place_of(table, key))


def press(table: YroTable, key: Qt.Key) -> None:
    QTest.keyClick(table, key)


def focus_on(table: YroTable, key: str) -> None:
    """Walk with Tab to an item."""
    for _ in range(40):
        if table.table.gestures.focus == key:
            return
        press(table, Qt.Key.Key_Tab)
    raise AssertionError(f"{key} is not reached")


def hand_keys(token: str) -> list[str]:
    rest = token.partition(":")[2]
    return [] if rest == "nothing" else [f"hand:{key}" for key in rest.split("+")]


def reasons(token: str) -> str:
    return f"not {token}"


# ---- placing


@pytest.fixture
def placing(start: Callable[..., object], show: Callable[..., None]) -> object:
    """A seat that places the second of its new cards or the only one, shown on the table."""
    game = start(3, 5).play_to("place", 3)
    while len({choice.subject for choice in game.choices()}) > 1:
        game.choose(game.choices()[0].token)
    show(game)
    return game


def test_a_new_card_is_dragged_onto_an_open_cell(qtbot: QtBot, table: YroTable, placing: object) -> None:
    choice = placing.choices()[-1]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, choice.subject, choice.target)
    assert heard.args == [choice.token]


def test_card_then_cell_or_the_cell_alone(qtbot: QtBot, table: YroTable, placing: object) -> None:
    choice = placing.choices()[0]
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, choice.subject)
        click(table, choice.target)
    assert heard.args == [choice.token]
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, choice.target)
    assert heard.args == [choice.token]


def test_placing_by_keyboard(qtbot: QtBot, table: YroTable, placing: object) -> None:
    choice = placing.choices()[-1]
    table.setFocus()
    focus_on(table, choice.subject)
    press(table, Qt.Key.Key_Return)
    assert table.table.gestures.carry is not None
    focus_on(table, choice.target)
    with qtbot.waitSignal(table.chosen) as heard:
        press(table, Qt.Key.Key_Return)
    assert heard.args == [choice.token]


def test_of_two_new_cards_a_cell_asks_which(
    qtbot: QtBot, table: YroTable, start: Callable[..., object], show: Callable[..., None]
) -> None:
    game = start(2, 11).play_to("place", 2)
    assert len({choice.subject for choice in game.choices()}) == 2
    show(game)
    cell = game.choices()[0].target
    meant = [choice for choice in game.choices() if choice.target == cell][-1]
    click(table, cell)
    fork = [choice.token for choice in table.table.gestures.fork]
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, f"fork:{fork.index(meant.token)}")
    assert heard.args == [meant.token]


def test_open_cells_foretell_what_the_card_would_do(table: YroTable, placing: object) -> None:
    for choice in placing.choices():
        ghost = table.table.sprites()[choice.target].picture
        assert any("{power}" in line for line in ghost.lines)


def test_a_card_that_was_dropped_is_foretold_nowhere_else(
    table: YroTable, show: Callable[..., None], placing: object
) -> None:
    """The pointer was last on the card among the new ones, which is gone from there."""
    choice, seat = placing.choices()[0], placing.seat
    QTest.mouseMove(table.viewport(), place_of(table, choice.subject))
    drag(table, choice.subject, choice.target)
    placing.choose(choice.token)
    show(placing, seat)
    ghosts = [
        sprite.picture for sprite in table.table.sprites().values() if isinstance(sprite.picture, Ghost)
    ]
    assert ghosts and all(ghost.lines == () for ghost in ghosts)


def test_the_card_is_shown_where_it_would_go(table: YroTable, placing: object) -> None:
    table.set_advice(lambda token: "", reasons, lambda token: token)
    choice = placing.choices()[0]
    click(table, choice.subject)
    QTest.mouseMove(table.viewport(), place_of(table, choice.target))
    trial = table.table._layers["trial"]["trial"].sprite
    assert trial.picture.face.id == choice.subject.partition(":")[2].partition("~")[0]
    pill = table.table._layers["pill"]["pill"].sprite.picture
    assert pill.legal and "{power" in pill.text
    table.cancel()
    assert table.table._layers["trial"] == {}


def test_an_option_of_the_panel_is_shown_on_the_table(table: YroTable, placing: object) -> None:
    choice = placing.choices()[-1]
    table.show_token(choice.token)
    assert table.table._layers["trial"]["trial"].sprite.rect == table.table.sprites()[choice.target].rect
    table.show_token("")
    assert table.table._layers["trial"] == {}


def test_a_card_on_a_card_is_refused_with_the_reason(qtbot: QtBot, table: YroTable, placing: object) -> None:
    table.set_advice(lambda token: "", reasons, lambda token: token)
    subject, view = placing.choices()[0].subject, placing.view()
    own = f"card:{view.tables.keys[view.guilds[view.seat][0]]}"
    with qtbot.waitSignal(table.refused) as heard:
        drag(table, subject, own)
    assert heard.args[0].startswith(f"not place:{subject[4:]}@")


def test_the_place_where_cards_lie_is_no_card(table: YroTable, placing: object) -> None:
    gestures = table.table.gestures
    assert gestures.can_pick(placing.choices()[0].subject) and not gestures.can_pick("hand")


def test_sealed_placings_are_shown_to_their_owner_alone(
    table: YroTable, start: Callable[..., object], show: Callable[..., None]
) -> None:
    game = start(3, 5).play_to("place", 3)
    seat, card = game.seat, game.choices()[0].subject.partition(":")[2]
    while (game.kind, game.seat) == ("place", seat):
        mine = [choice for choice in game.choices() if choice.subject == f"new:{card}"]
        game.choose((mine or game.choices())[0].token)
    show(game, seat)
    assert table.table.sprites()[f"card:{card}"].picture.sealed
    other = (seat + 1) % 3
    show(game, other)
    sprite = table.table.sprites()[f"card:{card}"]
    assert not sprite.picture.sealed
    zone = table.table.stage.layout.zones[f"guild:{seat}"]
    assert not zone.contains(sprite.rect), "others see the new card beside the guild, not its cell"


# ---- several cards


@pytest.fixture
def planning(start: Callable[..., object], show: Callable[..., None]) -> object:
    game = start(3, 8).play_to("recruit", 2)
    show(game)
    return game


def widest(game: object) -> Choice:
    return max(game.choices(), key=lambda choice: len(hand_keys(choice.token)))


def test_cards_are_picked_by_clicks_and_confirmed(qtbot: QtBot, table: YroTable, planning: object) -> None:
    choice = widest(planning)
    for key in hand_keys(choice.token):
        click(table, key)
    assert table.table.many.choice().token == choice.token
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, "confirm")
    assert heard.args == [choice.token]


def test_cards_are_dragged_into_the_plan_and_back(qtbot: QtBot, table: YroTable, planning: object) -> None:
    first = next(choice for choice in planning.choices() if len(hand_keys(choice.token)) == 1)
    key = hand_keys(first.token)[0]
    with qtbot.waitSignal(table.picked) as heard:
        drag(table, key, "plan")
    assert heard.args == [first.token]
    with qtbot.waitSignal(table.picked) as heard:
        drag(table, key.replace("hand:", "plan:"), "hand")
    assert heard.args == ["recruit:nothing"]


def test_a_card_dropped_elsewhere_is_not_picked_and_a_cell_says_why(
    qtbot: QtBot, table: YroTable, planning: object
) -> None:
    table.set_advice(lambda token: "", reasons, lambda token: token)
    key = hand_keys(planning.choices()[-1].token)[0]
    cell = next(one for one in table.table.sprites() if one.startswith("cell:"))
    drag(table, key, "board")
    assert not table.table.many.picked
    with qtbot.waitSignal(table.refused) as heard:
        drag(table, key, cell)
    place = f"{key.partition(':')[2]}@{cell.partition(':')[2]}"
    assert heard.args == [f"not place:{place}"] and not table.table.many.picked


def test_a_second_click_takes_a_card_back(table: YroTable, planning: object) -> None:
    key = hand_keys(next(one.token for one in planning.choices() if len(hand_keys(one.token)) == 1))[0]
    click(table, key)
    assert table.table.many.picked
    click(table, key)
    assert not table.table.many.picked


def test_several_cards_by_keyboard(qtbot: QtBot, table: YroTable, planning: object) -> None:
    choice = widest(planning)
    table.setFocus()
    for key in hand_keys(choice.token):
        focus_on(table, key)
        press(table, Qt.Key.Key_Return)
    focus_on(table, "confirm")
    with qtbot.waitSignal(table.chosen) as heard:
        press(table, Qt.Key.Key_Return)
    assert heard.args == [choice.token]


def test_a_card_too_many_is_refused_with_the_reason(qtbot: QtBot, table: YroTable, planning: object) -> None:
    table.set_advice(lambda token: "", reasons, lambda token: token)
    for key in hand_keys(widest(planning).token):
        click(table, key)
    refused = table.table.gestures.advisor.told
    assert refused, "some card of the hand cannot be added"
    with qtbot.waitSignal(table.refused) as heard:
        click(table, refused[0])
    assert heard.args[0].startswith("not recruit:")
    table.setFocus()
    focus_on(table, refused[-1])
    with qtbot.waitSignal(table.refused):
        press(table, Qt.Key.Key_Return)


def test_what_is_picked_stays_when_the_window_changes(table: YroTable, planning: object) -> None:
    key = hand_keys(next(one.token for one in planning.choices() if len(hand_keys(one.token)) == 1))[0]
    click(table, key)
    table.resize(1200, 800)
    table.fit()
    assert table.table.many.picked == (key.partition(":")[2],)


def test_an_option_of_the_panel_is_picked_on_the_table(table: YroTable, planning: object) -> None:
    heard: list[str] = []
    table.picked.connect(heard.append)
    choice = widest(planning)
    table.show_token(choice.token)
    assert sorted(f"hand:{key}" for key in table.table.many.picked) == sorted(hand_keys(choice.token))
    assert heard == [], "what the panel shows is not told to it again"


@pytest.mark.parametrize(("kind", "options"), [("discard", {}), ("keep", {"draft": 1})])
def test_discarding_and_keeping_by_clicks(
    qtbot: QtBot, table: YroTable, start: Callable[..., object], show: Callable[..., None], kind: str,
    options: dict[str, int],
) -> None:  # fmt: skip
    game = start(2, **options).play_to(kind, 2)
    show(game)
    choice = game.choices()[len(game.choices()) // 2]
    for key in hand_keys(choice.token):
        click(table, key)
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, "confirm")
    assert heard.args == [choice.token]


def test_an_unfinished_set_cannot_be_confirmed(
    table: YroTable, start: Callable[..., object], show: Callable[..., None]
) -> None:
    game = start(2, draft=1).play_to("keep", 2)
    show(game)
    chosen: list[str] = []
    table.chosen.connect(chosen.append)
    click(table, hand_keys(game.choices()[0].token)[0])
    click(table, "confirm")
    assert chosen == []
    assert not table.table.moment.can_confirm


def test_equal_cards_stand_for_each_other(rules: object) -> None:
    tables: Tables = rules.tables
    keys = ["clock_mage", "clock_mage~2", "hare_messenger"]
    tokens = ["keep:clock_mage+clock_mage~2", "keep:clock_mage+hare_messenger"]
    many = PickMany([Choice((), token, "", "") for token in tokens], keys, "hand", "plan")
    many.toggle("clock_mage~2")
    many.toggle("hare_messenger")
    assert many.choice().token == tokens[1]
    assert many.refused() == ("hand:clock_mage",)
    assert set(keys) <= set(tables.keys)


# ---- whole games, lists


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"draft": 1}), (2, {"quests": 1}), (3, {"quick": 1}), (5, {})]
)
def test_a_whole_game_is_played_by_mouse(
    table: YroTable,
    show: Callable[..., None],
    start: Callable[..., object],
    seats: int,
    options: dict[str, int],
) -> None:
    game, chance, heard = start(seats, 20 + seats, **options), random.Random(seats), []
    table.chosen.connect(heard.append)
    for _ in range(900):
        if not game.choices():
            break
        show(game)
        wish = chance.choice(game.choices())
        heard.clear()
        if wish.verb in ("discard", "keep", "recruit"):
            for key in hand_keys(wish.token):
                click(table, key) if chance.random() < 0.6 else drag(table, key, "plan")
            click(table, "confirm")
        elif chance.random() < 0.5:
            drag(table, wish.subject, wish.target)
        else:
            click(table, wish.subject)
            click(table, wish.target)
        assert heard == [wish.token]
        game.choose(heard[0])
    assert not game.choices(), "the game ends"


def test_a_whole_game_is_played_by_keyboard(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game, chance, heard = start(1, 5, quests=1), random.Random(5), []
    table.chosen.connect(heard.append)
    while game.choices():
        show(game)
        table.setFocus()
        wish = chance.choice(game.choices())
        heard.clear()
        if wish.verb == "place":
            stops = [wish.subject, wish.target]
        else:
            stops = [*hand_keys(wish.token), "confirm"]
        for key in stops:
            focus_on(table, key)
            press(table, Qt.Key.Key_Return)
        assert heard == [wish.token]
        game.choose(heard[0])


def test_deck_and_pile_open_as_lists(table: YroTable, planning: object) -> None:
    def sheet() -> object:
        return table.table._layers.get("sheet", {}).get("sheet")

    chosen: list[str] = []
    table.chosen.connect(chosen.append)
    click(table, "pile")
    assert sheet() is not None
    click(table, hand_keys(widest(planning).token)[0])
    assert sheet() is None and not table.table.many.picked, "a click puts the list away and does nothing else"
    table.setFocus()
    press(table, Qt.Key.Key_D)
    assert sheet() is not None
    press(table, Qt.Key.Key_Escape)
    assert sheet() is None
    assert chosen == []


def test_what_can_be_acted_with_has_a_name_and_a_place(table: YroTable, placing: object) -> None:
    for key, name, shape in table.stops():
        assert name and name != key
        assert table.viewport().rect().contains(shape)


def test_hovering_enlarges_small_cards_and_guilds(qtbot: QtBot, table: YroTable, placing: object) -> None:
    def lens() -> object:
        found = table.table._layers.get("lens", {}).get("lens")
        return found.sprite.picture if found is not None else None

    view = placing.view()
    other = (view.seat + 1) % view.seats
    card = f"card:{view.tables.keys[view.guilds[other][0]]}"
    QTest.mouseMove(table.viewport(), place_of(table, card))
    qtbot.waitUntil(lambda: lens() is not None)
    rect = table.table.sprites()[f"seat{other + 1}"].rect
    QTest.mouseMove(table.viewport(), table.mapFromScene(QPointF(rect.x + 60, rect.y + 12)))
    qtbot.waitUntil(lambda: lens() is not None and hasattr(lens(), "cards"))
    assert len(lens().cards) == len(view.guilds[other])
