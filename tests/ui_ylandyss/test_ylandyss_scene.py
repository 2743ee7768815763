"""The scene: what it shows is the view, whatever it showed before; what is told of items and of what lies ahead."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.games.ylandyss.forecast import pass_keeps_in, pot_for, total_after, totals
from yonder_desktop.ui.ylandyss import face
from yonder_desktop.ui.ylandyss.card_face import WHOLE, size_class
from yonder_desktop.ui.ylandyss.sums import part_rows, sum_words
from yonder_desktop.ui.ylandyss.table import YlandyssTable
from yonder_desktop.wording.ylandyss.words import YlandyssWords

NAMES, COLOURS = ("Mira", "Bo", "Edda", "Cael"), ("yellow", "blue", "pink", "green")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sync_from_anywhere_shows_the_same(
    qtbot: QtBot, table: YlandyssTable, show: Callable[..., None], start: Callable[..., object],
    words: YlandyssWords, seats: int,
) -> None:  # fmt: skip
    game, chance = start(seats), random.Random(seats)
    for _ in range(10):
        for _ in range(chance.randint(1, 25)):
            if game.kind:
                game.step(chance)
        show(game)
        fresh = YlandyssTable(game.rules.tables, words)
        qtbot.addWidget(fresh)
        fresh.resize(1500, 1000)
        fresh.show()
        fresh.table.home = table.table.home
        fresh.set_position(game.view(), NAMES[:seats], COLOURS[:seats], game.choices())
        assert table.table.sprites() == fresh.table.sprites()


def test_all_things_acted_with_are_on_the_table(
    table: YlandyssTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game, chance = start(4), random.Random(2)
    for _ in range(250):
        if not game.kind:
            break
        show(game)
        scene = table.table
        assert [key for key in scene.gestures.subjects() if key != "confirm" and scene.item_of(key) is None
                and not key.startswith("plan:")] == []  # fmt: skip
        game.step(chance)


def test_parts_add_up_to_the_total(start: Callable[..., object]) -> None:
    game, chance = start(3), random.Random(5)
    for _ in range(200):
        if not game.kind:
            break
        view = game.view()
        for seat, total in enumerate(totals(view)):
            assert sum(int(adds) for _, _, _, adds in part_rows(view, seat)) == total
            assert sum_words(view, seat, total).endswith(f"**{total}**")
        game.step(chance)


def test_the_total_after_a_play_comes_true(start: Callable[..., object]) -> None:
    """Where no choice follows, what was foretold is what happens."""
    game, chance, tried = start(3, seed=3), random.Random(3), 0
    while game.kind and tried < 40:
        plays = [choice for choice in game.choices() if choice.verb == "play"]
        if not plays:
            game.step(chance)
            continue
        choice, seat = chance.choice(plays), game.seat
        foretold = total_after(game.view(), choice.option[1])
        game.choose(choice.token)
        if game.kind == "melee" and game.view(seat).plays[seat]:
            assert totals(game.view(seat))[seat] == foretold, choice.token
            tried += 1
    assert tried


def test_the_pass_plate_and_its_consequence_agree(asked: Callable[..., object]) -> None:
    for stays in (True, False):
        game = asked("melee", 3, lambda one, stays=stays: pass_keeps_in(one.view(), one.seat) == stays)
        assert ("You stay in" in face.consequence(game.view(), "pass")) == stays
        assert face.consequence(game.view(), "play:stun") == ""


def test_the_forecast_tells_what_winning_pays(asked: Callable[..., object]) -> None:
    view = asked("melee", 3, lambda one: one.state.round >= 2).view()
    ahead = face.forecast(view)
    assert ahead is not None
    assert [row.total for row in ahead.rows] == [pot_for(view, seat) for seat in range(3)]
    assert [row.numbers[0] for row in ahead.rows] == [str(total) for total in totals(view)]


def test_nothing_is_foretold_in_the_draft(start: Callable[..., object]) -> None:
    assert face.forecast(start(3).view()) is None


def test_cards_and_totals_can_be_inspected(asked: Callable[..., object], words: YlandyssWords) -> None:
    game = asked("melee", 3, lambda one: len(one.view().plays[one.seat]) >= 2)
    view, keys = game.view(), game.rules.tables.keys
    shown = face.inspect(view, words, f"card:{keys[view.plays[game.seat][0]]}")
    assert shown is not None and shown.picture is not None
    assert shown.facts[0] == "In your line."
    total = face.inspect(view, words, f"total:{game.seat}")
    assert total is not None and total.facts
    offer = face.inspect(view, words, f"offer:{keys[view.offer[0]]}")
    assert offer is not None and len(offer.facts) == 2
    assert face.inspect(view, words, "hand:nobody") is None


def test_hovering_a_total_opens_its_parts(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("melee", 3, lambda one: len(one.view().plays[one.seat]) >= 2)
    show(game)
    item = table.table.item_of(f"total:{game.seat}")
    assert item is not None
    lens = table.table.lens_of(item.sprite)
    assert lens is not None and lens.picture.total == totals(game.view())[game.seat]


def test_a_lens_tells_the_whole_text_of_a_card(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    show(asked("melee", 3, lambda one: len(one.view().plays[one.seat]) >= 2))
    found = [
        (item.sprite, table.table.lens_of(item.sprite))
        for kind in ("offer:", "card:")
        for item in map(table.table.item_of, table.table.sprites())
        if item is not None and item.sprite.key.startswith(kind)
    ]
    assert found
    for sprite, lens in found:
        assert lens is not None, sprite.key
        assert size_class(lens.picture, lens.rect.w, lens.rect.h) == WHOLE, sprite.key


def test_everything_pressed_has_a_name(
    table: YlandyssTable, show: Callable[..., None], start: Callable[..., object]
) -> None:
    game, chance = start(3), random.Random(6)
    for _ in range(120):
        show(game)
        assert [key for key, title, _ in table.stops() if not title] == []
        game.step(chance)
