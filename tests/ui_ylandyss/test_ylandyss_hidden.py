"""Hidden information: the table shows nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from yonder_desktop.ui.ylandyss.table import YlandyssTable


def keys_shown(table: YlandyssTable) -> set[str]:
    return {key.partition(":")[2] for key in table.table.sprites() if ":" in key}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_others_are_numbers(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object], seats: int
) -> None:
    game = asked("melee", seats, lambda one: one.state.round >= 2)
    show(game)
    state, keys = game.state, game.rules.tables.keys
    for seat in range(seats):
        if seat != game.seat:
            hidden = {keys[card] for card in state.hands[seat] + state.decks[seat]}
            assert not hidden & keys_shown(table)
            assert table.table.sprites()[f"hand_of:{seat}"].picture.count == len(state.hands[seat])


def test_an_onlooker_sees_no_hand_and_no_deck(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("melee")
    show(game, -1)
    table.table.toggle_sheet("deck", table.table.home)
    shown = table.table.sprites()
    assert [key for key in shown if key.startswith(("hand:", "list:"))] == []
    assert (
        len([key for key in shown if key.startswith("back ")]) == game.view(-1).hand_counts[table.table.home]
    )


def test_the_own_deck_is_open_but_not_its_order(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("melee", 3, lambda one: len(one.view().deck) > 3)
    show(game)
    table.table.toggle_sheet("deck", game.seat)
    before = {key: sprite.rect for key, sprite in table.table.sprites().items() if key.startswith("list:")}
    assert before
    deck = game.state.decks[game.seat]
    game.state.decks[game.seat] = deck[::-1]
    show(game)
    assert {
        key: sprite.rect for key, sprite in table.table.sprites().items() if key.startswith("list:")
    } == before


def test_packs_and_picks_of_others_stay_face_down(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("pick", 3, lambda one: one.state.draft_round == 3)
    show(game)
    keys = game.rules.tables.keys
    for seat in range(3):
        if seat != game.seat:
            hidden = {keys[card] for card in game.state.packs[seat] + game.state.drafted[seat]}
            assert not hidden & keys_shown(table)


def test_looked_cards_are_shown_to_who_looks_only(
    table: YlandyssTable, show: Callable[..., None], asked: Callable[..., object]
) -> None:
    game = asked("look")
    show(game)
    assert len([key for key in table.table.sprites() if key.startswith("looked:")]) == len(game.state.looked)
    show(game, (game.seat + 1) % 3)
    assert [key for key in table.table.sprites() if key.startswith("looked:")] == []
