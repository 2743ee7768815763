"""The table with real events: a hand card is played, a card bought, targets chosen, cards discarded, piles opened."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yonder_desktop.core.contract import Setup
from yonder_desktop.ui.pick_many import keys_of
from yonder_desktop.ui.table_scene import LENS_AFTER_MS
from yonder_desktop.ui.ylandyss.table import YlandyssTable

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def place_of(table: YlandyssTable, key: str) -> QPoint:
    middle = table.table.middle_of(key)
    assert middle is not None, f"{key} is not on the table"
    return table.mapFromScene(QPointF(*middle))


def drag(table: YlandyssTable, subject: str, target: str) -> None:
    view, start, end = table.viewport(), place_of(table, subject), place_of(table, target)
    QTest.mousePress(view, LEFT, PLAIN, start)
    QTest.mouseMove(view, start + QPoint(4, -6))
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, PLAIN, end)


def click(table: YlandyssTable, key: str) -> None:
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, place_of(table, key))


def plays(game: object) -> list[object]:
    return [choice for choice in game.choices() if choice.verb == "play"]


@pytest.fixture
def melee(asked: Callable[..., object], show: Callable[..., None]) -> object:
    game = asked("melee", 3, lambda one: one.state.round >= 2 and len(plays(one)) >= 2)
    show(game)
    return game


def test_a_card_is_dragged_onto_the_table(qtbot: QtBot, table: YlandyssTable, melee: object) -> None:
    choice = plays(melee)[0]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, choice.subject, "table")
    assert heard.args == [choice.token]


def test_anywhere_above_the_hand_is_the_table(qtbot: QtBot, table: YlandyssTable, melee: object) -> None:
    choice = plays(melee)[0]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, choice.subject, f"total:{(melee.seat + 1) % 3}")
    assert heard.args == [choice.token]


def test_dropped_in_the_hand_nothing_is_played(table: YlandyssTable, melee: object) -> None:
    chosen: list[str] = []
    table.chosen.connect(chosen.append)
    drag(table, plays(melee)[0].subject, "deck")
    assert chosen == []
    assert table.table.gestures.carry is None


def test_two_clicks_do_the_same(qtbot: QtBot, table: YlandyssTable, melee: object) -> None:
    choice = plays(melee)[-1]
    click(table, choice.subject)
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, "table")
    assert heard.args == [choice.token]


def test_the_same_by_keyboard(qtbot: QtBot, table: YlandyssTable, melee: object) -> None:
    choice, gestures = plays(melee)[-1], table.table.gestures
    table.setFocus()
    while gestures.focus != choice.subject:
        QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert gestures.focus == "table"
    with qtbot.waitSignal(table.chosen) as heard:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert heard.args == [choice.token]


def test_passing_asks_first_and_comes_last(qtbot: QtBot, table: YlandyssTable, melee: object) -> None:
    assert table.table.gestures.stops()[-1] == "pass"
    with qtbot.waitSignal(table.confirm_wanted) as heard:
        click(table, "pass")
    assert heard.args == ["pass"]


def test_an_equal_copy_plays_as_well(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    twins = asked("melee", 3, lambda one: len(copies(one)) > 1)
    show(twins)
    first, second = copies(twins)[:2]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, f"hand:{second}", "table")
    assert heard.args == [f"play:{first}"]


def copies(game: object) -> list[str]:
    """Keys of equal playable hand cards, the offered one first."""
    view, tables = game.view(), game.rules.tables
    for choice in plays(game):
        card = choice.option[1]
        found = [tables.keys[one] for one in view.hand if tables.twins[one] == tables.twins[card]]
        if len(found) > 1:
            return found
    return []


def test_a_card_that_cannot_be_played_says_why(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("melee", 3, lambda one: bool(unplayable(one)))
    table.set_advice(lambda token: "", lambda token: f"not {token}", lambda token: token)
    show(game)
    key = unplayable(game)[0]
    with qtbot.waitSignal(table.refused) as heard:
        click(table, f"hand:{key}")
    assert heard.args == [f"not play:{key}"]
    assert not table.table.sprites()[f"caption hand {key}"].picture.legal


def unplayable(game: object) -> list[str]:
    tables = game.rules.tables
    able = {tables.twins[choice.option[1]] for choice in plays(game)}
    return [tables.keys[card] for card in game.view().hand if tables.twins[card] not in able]


def test_a_card_that_is_to_be_discarded_is_not_played(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("throw", 3)
    table.set_advice(lambda token: "", lambda token: f"not {token}", lambda token: token)
    show(game)
    key = keys_of(game.choices()[0].token)[0]
    with qtbot.waitSignal(table.refused) as heard:
        drag(table, f"hand:{key}", "table")
    assert heard.args == [f"not play:{key}"]
    assert table.table.many is None or not table.table.many.picked


def test_hovering_a_card_foretells_the_row(table: YlandyssTable, melee: object) -> None:
    choice = plays(melee)[0]
    QTest.mouseMove(table.viewport(), place_of(table, choice.subject))
    assert table.table.moment.wish == choice.option[1]
    QTest.mouseMove(table.viewport(), place_of(table, "offer"))
    assert table.table.moment.wish == -1


def test_buying_asks_how_to_pay(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("buy", 3, lambda one: bool(several_payments(one)))
    show(game)
    subject = several_payments(game)[0]
    options = [choice.token for choice in game.choices() if choice.subject == subject]
    with qtbot.waitSignal(table.narrowed) as heard:
        click(table, subject)
    assert heard.args == [options]
    with qtbot.waitSignal(table.chosen) as bought:
        click(table, "fork:1")
    assert bought.args == [options[1]]


def several_payments(game: object) -> list[str]:
    subjects = [choice.subject for choice in game.choices() if choice.verb == "buy"]
    return [subject for subject in dict.fromkeys(subjects) if subjects.count(subject) > 1]


def test_buying_with_one_payment_goes_to_the_discard_pile(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("buy", 3, lambda one: any(c.verb == "buy" and c.subject not in several_payments(one)
                                           for c in one.choices()))  # fmt: skip
    show(game)
    one = next(c for c in game.choices() if c.verb == "buy" and c.subject not in several_payments(game))
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, one.subject, "discard")
    assert heard.args == [one.token]


@pytest.mark.parametrize("place", ["card", "pile"])
def test_targets_are_pressed(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object], place: str
) -> None:
    game = asked("target", 3, lambda one: any(c.subject.startswith(place) for c in one.choices()))
    show(game)
    choice = next(c for c in game.choices() if c.subject.startswith(place))
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, choice.subject)
    assert heard.args == [choice.token]


def test_a_seat_is_robbed(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("rob")
    show(game)
    choice = game.choices()[-1]
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, choice.subject)
    assert heard.args == [choice.token]


def test_several_cards_are_kept_one_by_one(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("keep", 3, lambda one: any(len(keys_of(c.token)) == 2 for c in one.choices()))
    show(game)
    token = next(c.token for c in game.choices() if len(keys_of(c.token)) == 2)
    first, second = keys_of(token)
    click(table, f"hand:{first}")
    drag(table, f"hand:{second}", "plan")
    assert table.table.moment.chosen
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, "confirm")
    assert heard.args == [token]


def test_a_single_card_is_discarded_at_once(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("throw", 3, lambda one: all(len(keys_of(c.token)) == 1 for c in one.choices()))
    show(game)
    key = keys_of(game.choices()[0].token)[0]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, f"hand:{key}", "discard")
    assert heard.args == [f"throw:{key}"]


def test_a_played_card_is_removed_or_none(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("remove", 3, lambda one: any(table_place(one, c) for c in one.choices()))
    show(game)
    choice = next(c for c in game.choices() if table_place(game, c))
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, table_place(game, choice))
    assert heard.args == [choice.token]
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, "nothing")
    assert heard.args == ["remove:nothing"]


@pytest.mark.parametrize(
    ("place", "token"),
    [("card:barrow_knight", "remove:barrow_knight"), ("hand:barrow_knight~2", "remove:barrow_knight~2")],
)
def test_of_two_equal_cards_the_one_that_is_pressed_is_removed(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], melee: object, place: str, token: str
) -> None:
    melee.state = melee.rules.blank_game(Setup(3, 1))
    facts = {"seat1.play": ["barrow_knight"], "seat1.hand": ["barrow_knight~2"], "stands": "remove"}
    melee.rules.set_facts(melee.state, {**facts, "seat1.played": ["barrow_knight", "barrow_knight~2"]})
    show(melee)
    with qtbot.waitSignal(table.chosen) as heard:
        click(table, place)
    assert heard.args == [token]


def table_place(game: object, choice: object) -> str:
    """The item in play that a removal is about."""
    key = choice.token.partition(":")[2]
    card = game.rules.tables.index.get(key, -1)
    return f"card:{key}" if card in game.view().plays[game.seat] else ""


def test_a_draft_card_is_dragged_to_the_picks(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("pick")
    show(game)
    choice = game.choices()[0]
    with qtbot.waitSignal(table.chosen) as heard:
        drag(table, choice.subject, "drafted")
    assert heard.args == [choice.token]


def test_piles_open_and_close(table: YlandyssTable, melee: object) -> None:
    shown = table.table.sprites
    click(table, "deck")
    assert "sheet" in shown()
    click(table, "close")
    assert "sheet" not in shown()
    click(table, f"discard_of:{(melee.seat + 1) % 3}")
    assert table.table.moment.sheet_seat == (melee.seat + 1) % 3
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert "sheet" not in shown()
    QTest.keyClick(table, Qt.Key.Key_P)
    assert table.table.sheet == ("discard", melee.seat)


def test_a_whole_round_by_gestures(
    table: YlandyssTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    """Every question of some rounds is answered at the table."""
    game, chance = start(3), random.Random(4)
    heard: list[str] = []
    table.chosen.connect(heard.append)
    table.confirm_wanted.connect(heard.append)
    for _ in range(160):
        if not game.kind:
            break
        show(game)
        heard.clear()
        answer(table, game, chance)
        assert heard, f"{game.kind} cannot be answered"
        game.choose(heard[0])


def answer(table: YlandyssTable, game: object, chance: random.Random) -> None:
    """Answer a question with the mouse."""
    scene = table.table
    if scene.many is not None:
        for key in keys_of(chance.choice(game.choices()).token):
            click(table, f"hand:{key}")
        click(table, "confirm")
        return
    offers = [choice for choice in scene.gestures.choices if scene.item_of(choice.subject) is not None]
    assert {choice.token for choice in offers} == {choice.token for choice in game.choices()}
    choice = chance.choice(offers)
    click(table, choice.subject)
    if scene.gestures.fork:
        click(table, "fork:0")
    elif scene.gestures.carry is not None:
        click(table, choice.target or choice.subject)


def test_a_lens_never_lies_over_what_is_to_be_chosen(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    """Neither over the ways to pay, nor where a card that is in hand can go; pointing elsewhere opens it again."""
    game = asked("buy", 3, lambda one: several_ways(one) != "")
    show(game)
    card = several_ways(game)
    QTest.mouseMove(table.viewport(), place_of(table, card))
    qtbot.waitUntil(lambda: lenses(table) == 1)
    click(table, card)
    assert table.table.gestures.fork
    qtbot.wait(LENS_AFTER_MS * 2)
    assert lenses(table) == 0
    table.cancel()
    table.table._show_lens()
    assert lenses(table) == 1
    table.table.gestures.pick(card)
    assert lenses(table) == 0


def several_ways(game: object) -> str:
    """A card that can be paid in several ways, "" if there is none."""
    cards = [choice.subject for choice in game.choices() if choice.verb == "buy"]
    return next((card for card in cards if cards.count(card) > 1), "")


def lenses(table: YlandyssTable) -> int:
    """How many things lie enlarged on the table."""
    return sum(1 for item in table.table.items() if item.sprite.key == "lens")
