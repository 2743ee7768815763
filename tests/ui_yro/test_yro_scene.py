"""The scene: what it shows is the view, whatever it showed before; what is told is shown on sheets."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import FROM_COMBAT, FROM_MONEY, FROM_STARS, FROM_VP_PHASE, MAGIC
from yonder_desktop.ui.theme import NIGHT
from yonder_desktop.ui.yro import inspection, outlook
from yonder_desktop.ui.yro.facts import cell_item, placed_cards
from yonder_desktop.ui.yro.shows import show_of
from yonder_desktop.ui.yro.table import YroTable
from yonder_desktop.ui.yro.tracks import POWER_WRAP, VP_WRAP, space_of
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.yro.steps import COMBAT, HARVEST, PLACING, REVEAL, chapters

NAMES = ("Mira", "Bo", "Cael", "Dara", "Edda")
COLOURS = ("yellow", "blue", "red", "green", "pink")


def items_of(table: YroTable) -> dict[str, object]:
    return {
        f"{name}/{key}": (item.sprite.picture, item.pos().toTuple(), item.zValue(), item.pixmap().cacheKey())
        for name, layer in table.table._layers.items()
        for key, item in layer.items()
    }


def test_sync_twice_changes_nothing(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(4, quests=1).play_to("place", 3)
    show(game)
    before, items = items_of(table), set(map(id, table.table.items()))
    show(game)
    assert items_of(table) == before
    assert set(map(id, table.table.items())) == items


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"draft": 1}), (2, {}), (3, {"quick": 1}), (5, {"quests": 1})]
)
def test_sync_from_anywhere_shows_the_same(
    qtbot: QtBot, table: YroTable, words: GameWords, show: Callable[..., None], start: Callable[..., object],
    seats: int, options: dict[str, int],
) -> None:  # fmt: skip
    game, chance = start(seats, **options), random.Random(seats)
    fresh = YroTable(game.rules.tables, words)
    qtbot.addWidget(fresh)
    fresh.resize(1500, 1000)
    fresh.show()
    for _ in range(10):
        for _step in range(chance.randint(1, 12)):
            if game.choices():
                game.choose(chance.choice(game.choices()).token)
        show(game)
        fresh.table.home = table.table.home
        fresh.remember([event for event in game.events if event.visible_to(game.seat)])
        fresh.set_position(game.view(), NAMES[:seats], COLOURS[:seats], game.choices())
        assert table.table.sprites() == fresh.table.sprites()
        fresh.table.set_layer("table", [])


@pytest.mark.parametrize("options", [{}, {"draft": 1, "quests": 1}, {"quick": 1}], ids=str)
def test_all_items_that_choices_name_are_on_the_table(
    table: YroTable, show: Callable[..., None], start: Callable[..., object], options: dict[str, int]
) -> None:
    chance = random.Random(3)
    for seats in (1, 3, 5):
        game = start(seats, seats, **{key: on for key, on in options.items() if key != "quick" or seats > 1})
        while game.choices():
            show(game)
            for choice in (*game.choices(), *table.table.gestures.choices):
                for key in (choice.subject, choice.target):
                    assert not key or table.table.item_of(key) is not None, f"{choice.token}: no item {key}"
            game.choose(chance.choice(game.choices()).token)


def test_another_look_keeps_the_items(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    show(start(4).play_to("recruit", 3))
    keys = set(table.table.sprites())
    table.set_theme(NIGHT)
    assert set(table.table.sprites()) == keys


FITS = [((1500, 1000), 100), ((960, 640), 100), ((960, 640), 250), ((3400, 2000), 200), ((300, 200), 100)]


@pytest.mark.parametrize(("size", "percent"), FITS)
def test_the_table_fits_its_widget(
    table: YroTable,
    show: Callable[..., None],
    start: Callable[..., object],
    size: tuple[int, int],
    percent: int,
) -> None:
    table.resize(*size)
    table.set_scale(percent)
    table.fit()
    show(start(5, quests=1).play_to("place", 3))
    bounds = table.table.sceneRect()
    assert abs(bounds.width() * table.transform().m11() - size[0]) < 1
    for sprite in table.table.sprites().values():
        assert table.table.bounds().contains(sprite.rect, 4), sprite.key


def test_revealed_cards_lie_beside_the_guilds_of_the_others(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(4).play_to("place", 2)
    show(game)
    view = game.view()
    for seat in range(view.seats):
        kind = "new" if seat == view.seat else "card"
        for card in view.recruited[seat]:
            assert table.table.item_of(f"{kind}:{view.tables.keys[card]}") is not None


def test_a_lock_tells_who_has_answered(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(3).play_to("recruit", 2, seat=1)
    show(game)
    panels = {key: table.table.sprites()[key].picture for key in ("seat1", "seat3")}
    assert panels["seat1"].locked and not panels["seat3"].locked


@pytest.mark.parametrize(
    ("amount", "wrap", "space", "turned"),
    [(0, 20, 0, False), (20, 20, 20, False), (24, 20, 4, True), (40, 40, 40, False), (47, 40, 7, True)],
)
def test_markers_begin_again_turned_over(amount: int, wrap: int, space: int, turned: bool) -> None:
    """R40."""
    assert space_of(amount, wrap) == (space, turned)
    assert (POWER_WRAP, VP_WRAP) == (20, 40)


# ---- what is told


def test_chapters_of_a_turn() -> None:
    events = [
        Event("revealed", 0, (3,), -1),
        Event("money_changed", 0, (-2, 3), -1),
        Event("placed", 0, (3, 12), -1),
        Event("art_gained", 0, (MAGIC, 1, 1, 0), -1),
        Event("linked", 0, (0, 2), -1),
        Event("fought", 0, (5, 4), -1),
        Event("vp_gained", 0, (4, 4, FROM_COMBAT), -1),
        Event("vp_gained", 0, (1, 5, FROM_STARS), -1),
        Event("art_gained", 0, (MAGIC, 2, 3, 1), -1),
        Event("money_changed", 0, (3, 6), -1),
        Event("turn_began", -1, (2,), -1),
        Event("cards_drawn", 0, (9,), 1),
    ]
    told = chapters(events)
    assert [name for name, _inside in told] == [REVEAL, PLACING, COMBAT, HARVEST]
    assert [len(inside) for _name, inside in told] == [2, 3, 3, 2]


def test_what_all_do_is_shown_while_it_is_told(
    table: YroTable, show: Callable[..., None], start: Callable[..., object], words: GameWords
) -> None:
    game = start(3).play_to("recruit", 2)
    show(game)
    steps = words.steps_without_seat(game.events)
    assert {keys[0] for _text, keys in steps} == {
        f"chapter:{name}" for name in (REVEAL, PLACING, COMBAT, HARVEST)
    }
    for _text, keys in steps:
        table.show_beat(keys)
        assert "show" in table.table._layers["show"]
    table.show_beat(())
    assert table.table._layers["show"] == {}


def test_money_at_the_end_is_told_apart_from_the_phases(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(2)
    show(game)
    paid = [
        Event("fought", 0, (5, 4), -1),
        Event("money_changed", 0, (6, 11), -1),
        Event("vp_gained", 0, (4, 46, FROM_VP_PHASE), -1),
        Event("vp_gained", 0, (3, 49, FROM_MONEY), -1),
    ]
    sheet = show_of(HARVEST, paid, table.table.people, table.table.faces)
    assert sheet is not None
    assert sheet.rows[0].text == "{phase_income} +6{money}   {phase_vp} +4{vp}   {money} → +3{vp}"


def test_closed_quests_show_who_met_them(
    table: YroTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game = start(4, 3, quests=1).play_to("")
    met = [event for event in game.events if event.kind == "quest_met"]
    assert met, "a quest was met in this game"
    show(game, 0)
    quest = game.rules.tables.card_set.quests[met[0].args[0]]
    shown = table.table.sprites()[f"quest:{quest.id}"].picture
    assert shown.closed and COLOURS[met[0].seat] in shown.winners


# ---- beside the table


TOLD = ("card", "hand", "new", "quest", "shadow", "cell", "seat2", "pile", "deck")
BARE = ("seat2", "pile", "deck")


def test_every_item_can_be_inspected(
    table: YroTable, show: Callable[..., None], start: Callable[..., object], words: GameWords
) -> None:
    for seats in (1, 4):
        game = start(seats, quests=1).play_to("place", 3)
        show(game)
        for key, sprite in table.table.sprites().items():
            found = inspection.inspect(game.view(), words, key)
            if sprite.solid and (":" in key or key in BARE) and key.partition(":")[0] in TOLD:
                assert found is not None and (found.facts or found.text or found.notes), key


def test_a_cell_that_is_taken_by_now_tells_its_card(start: Callable[..., object], words: GameWords) -> None:
    view = start(2).play_to("place", 3).view()
    taken = placed_cards(view, view.seat)
    assert taken
    for card, cell in taken:
        found = inspection.inspect(view, words, cell_item(cell))
        assert found is not None and found.title == words.name(f"card:{view.tables.keys[card]}")


def test_a_card_says_what_it_is_worth_now(
    start: Callable[..., object], rules: YroRules, words: GameWords
) -> None:
    game = start(2).play_to("recruit", 4)
    view = game.view()
    key = f"card:{view.tables.keys[view.guilds[view.seat][0]]}"
    found = inspection.inspect(view, words, key)
    assert found is not None and found.picture is not None
    assert any("{power}" in fact for fact in found.facts)
    assert found.sources and found.text


def test_the_outlook_has_a_row_for_everybody(start: Callable[..., object]) -> None:
    game = start(5).play_to("recruit", 3)
    found = outlook.forecast(game.view())
    assert found is not None and [row.seat for row in found.rows] == [0, 1, 2, 3, 4]
    assert all(len(row.numbers) == len(found.columns) for row in found.rows)
    assert outlook.forecast(game.play_to("").view(0)) is None
