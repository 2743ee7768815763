"""Hidden information: nothing that another seat holds hidden is in any sprite, name, or text of a view."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.yro import inspection
from yonder_desktop.ui.yro.contents import Moment
from yonder_desktop.ui.yro.rail_contents import census_of
from yonder_desktop.ui.yro.sheets import card_list
from yonder_desktop.ui.yro.table import YroTable
from yonder_desktop.ui.yro.whole import table_sprites
from yonder_desktop.wording import GameWords

NAMES = ("Mira", "Bo", "Cael", "Dara", "Edda")
COLOURS = ("yellow", "blue", "red", "green", "pink")
GAMES = [(1, {"draft": 1}), (2, {}), (3, {"draft": 1, "quests": 1}), (4, {"quick": 1}), (5, {"quests": 1})]


def positions(game: object, chance: random.Random) -> Iterator[object]:
    """Positions of a game now and then, to its end."""
    while game.choices():
        game.choose(chance.choice(game.choices()).token)
        if chance.random() < 0.2:
            yield game


def picture_of(view: View, words: GameWords, seats: int) -> list[object]:
    """Everything that the table shows of a view."""
    people = seating(NAMES[:seats], COLOURS[:seats])
    home = max(0, view.seat)
    return list(table_sprites(view, people, words, (1500, 1000), home, Moment()))


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_on_its_table(
    start: Callable[..., object], words: GameWords, seats: int, options: dict[str, int]
) -> None:
    """Hands, packs, picks, deck and sealed answers of others are dealt anew: the table stays as it is."""
    game, chance = start(seats, 30 + seats, **options), random.Random(seats)
    for position in positions(game, chance):
        for seat in range(-1, seats):
            view = game.rules.view(position.state, seat)
            shown = picture_of(view, words, seats)
            lists = [card_list(view, which) for which in ("deck", "pile")]
            for seed in (5, 6):
                world = game.rules.determinize(position.state, seat, seed)
                other = game.rules.view(world, seat)
                assert picture_of(other, words, seats) == shown
                assert [card_list(other, which) for which in ("deck", "pile")] == lists


@pytest.mark.parametrize(("seats", "options"), GAMES[1:], ids=str)
def test_no_hidden_card_is_named_anywhere(
    start: Callable[..., object], table: YroTable, words: GameWords, seats: int, options: dict[str, int]
) -> None:
    """Neither a key, nor a picture, nor a title of an item belongs to a card that others hold."""
    game, chance = start(seats, 40 + seats, **options), random.Random(seats)
    for position in positions(game, chance):
        for seat in range(-1, seats):
            view = game.rules.view(position.state, seat)
            hidden = hidden_keys(position.state, seat)
            asked = game.choices() if game.seat == seat else []
            table.set_position(view, NAMES[:seats], COLOURS[:seats], asked)
            for key in table.table.sprites():
                assert key.partition(":")[2] not in hidden, f"seat {seat} sees {key}"


def hidden_keys(state: object, seat: int) -> set[str]:
    """Keys of the cards in other hands, packs and picks, and in the deck."""
    cards = set(state.deck) | set(state.phantom_pack) | set(state.phantom_picks)
    for other in range(state.seats):
        if other != seat:
            cards |= set(state.hands[other]) | set(state.picks[other])
    return {state.tables.keys[card] for card in cards} - {
        state.tables.keys[card] for zone in (*state.recruited, *state.guilds) for card in zone
    }


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (3, {"quick": 1})], ids=str)
def test_the_table_does_not_tell_how_many_cards_a_plan_holds(
    start: Callable[..., object], words: GameWords, seats: int, options: dict[str, int]
) -> None:
    """R10: whoever has locked, whatever the plan, the others see the same."""
    game = start(seats, 9, **options).play_to("recruit", 2)
    shown = []
    for choice in game.choices():
        state = game.state.copy()
        game.rules.apply(state, choice.option)
        while (decision := game.rules.decision(state)) is not None and decision.seat == 0:
            game.rules.apply(state, decision.options[0])
        shown.append(picture_of(game.rules.view(state, 1), words, seats))
    assert len(shown) > 2
    assert all(one == shown[0] for one in shown)


def test_the_inspector_tells_the_same_in_every_possible_world(
    start: Callable[..., object], words: GameWords
) -> None:
    game = start(3, 12).play_to("recruit", 3)
    view = game.rules.view(game.state, 0)
    keys = [f"card:{key}" for key in view.tables.keys] + ["deck", "pile", "seat2", "seat3", "magic"]
    told = [inspection.inspect(view, words, key) for key in keys]
    for seed in (5, 6):
        other = game.rules.view(game.rules.determinize(game.state, 0, seed), 0)
        assert [inspection.inspect(other, words, key) for key in keys] == told


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_pack_that_was_passed_on_is_not_listed_as_unseen(
    start: Callable[..., object], words: GameWords, seats: int
) -> None:
    """The composition of the deck, on the table and as a list, counts what this seat has held in the draft."""
    game, held, counted = start(seats, 7, draft=1), set(), 0
    for _ in range(5 * seats):
        state = game.state
        if state.draft_round:
            held.update(state.hands[0])
            view = game.rules.view(state, 0)
            unseen = len(view.tables.cards) - len(held | {*view.discard})
            assert census_of(view).note.startswith(f"{unseen} ")
            groups = card_list(view, "deck").groups
            assert sum(entry.count for _, _, entries in groups for entry in entries) == unseen
            counted += 1
        game.choose(game.choices()[0].token)
    assert counted > 3 * seats
