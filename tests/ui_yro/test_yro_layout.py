"""The layout: everything has a place of its own, at every size, for every shape of a guild."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import ORIGIN, SIDE, x_of, y_of
from yonder_desktop.ui.rects import SIGN_REACH, Rect, heading
from yonder_desktop.ui.yro.facts import Facts, facts_of
from yonder_desktop.ui.yro.layout import LEAST, Layout, arrange
from yonder_desktop.ui.yro.tracks import marker_places

SIZES = [LEAST, (960, 640), (980, 660), (1100, 700), (940, 1000), (1250, 820), (1528, 1020), (1700, 700), (2100, 1180),
         (2600, 1100)]  # fmt: skip


def grown(count: int, chance: random.Random) -> tuple[int, ...]:
    """Cells of a guild of so many cards, grown by chance within three by three."""
    cells = [ORIGIN]
    while len(cells) < count:
        cell = chance.choice(cells) + chance.choice((1, -1, SIDE, -SIDE))
        columns, rows = [x_of(one) for one in (*cells, cell)], [y_of(one) for one in (*cells, cell)]
        inside = max(columns) - min(columns) < 3 and max(rows) - min(rows) < 3
        beside = any(abs(x_of(cell) - x_of(one)) + abs(y_of(cell) - y_of(one)) == 1 for one in cells)
        if 0 <= cell < 25 and cell not in cells and inside and beside:
            cells.append(cell)
    return tuple(cells)


def shaped(view: View, chance: random.Random) -> View:
    """The view with guilds of other shapes: any cards, any number of them."""
    elsewhere = {card for cards in (view.hand, *view.recruited) for card in cards}
    cards = [card for card in range(len(view.tables.cards)) if card not in elsewhere]
    chance.shuffle(cards)
    for seat in range(view.seats):
        count = chance.randint(0, 9)
        view.cells[seat] = grown(count, chance) if count else ()
        view.guilds[seat] = tuple(cards.pop() for _ in range(count))
    return view


STEPS = (
    ("discard", {}),
    ("recruit", {"quests": 1}),
    ("place", {}),
    ("pick", {"draft": 1}),
    ("keep", {"draft": 1}),
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("kind", "options"), STEPS, ids=str)
def test_everything_has_its_own_place(
    start: Callable[..., object], seats: int, kind: str, options: dict[str, int]
) -> None:
    chance = random.Random(seats)
    game = start(seats, **options).play_to(kind, 2)
    for number in range(12):
        view = shaped(game.view(0), chance)
        chosen = tuple(view.tables.keys[card] for card in view.hand[: number % 4]) if kind != "place" else ()
        facts = facts_of(view, 0, chosen, confirms=kind in ("discard", "recruit", "keep"))
        for size in SIZES:
            assert_in_order(arrange(*size, facts, left_handed=number % 2 == 1), facts, size)


def assert_in_order(made: Layout, facts: Facts, size: tuple[float, float]) -> None:
    whole = Rect(0, 0, *size)
    for name, rect in {**made.zones, **made.items}.items():
        if name == "dial":
            continue
        assert whole.contains(rect, 1), f"{name} {rect} leaves the table"
        assert rect.w > 0 and rect.h > 0, f"{name} {rect} is nothing"
    apart(made.zones, panels(made))
    apart({**made.zones, **made.items}, ["ribbon", "deck", "pile", "board", "guild", "numbers", "hand"])
    apart(
        made.items, [f"phase:{name}" for name in ("draw", "recruit", "combat", "production", "income", "vp")]
    )
    apart(made.items, ["money", "power", "vp", "magic", "technology", facts.tray])
    apart(made.items, [key for key in made.items if key.startswith(("hand:", "back "))])
    apart(made.items, list(facts.on_tray))
    apart(made.items, [key for key in made.items if key.startswith("quest:")])
    for guild in facts.guilds:
        keys = [key for key, _column, _row in (*guild.cards, *guild.cells)]
        apart(made.items, keys)
        zone = made.zones["guild" if guild.seat == facts.home else f"guild:{guild.seat}"]
        assert all(zone.contains(made.items[key], 1) for key in keys)
        assert all(min(made.items[key].w, made.items[key].h) >= 18 for key in keys)
    assert all(made.zones["tray cards"].contains(made.items[key], 1) for key in facts.on_tray)
    if facts.confirms:
        assert not any(made.items["confirm"].overlaps(made.items[key]) for key in facts.on_tray)


def panels(made: Layout) -> list[str]:
    names = ("board", "guild", "numbers", "hand", "quests", "shadow", "census")
    return [
        name for name in made.zones if name in names or (name.startswith("seat") and name[4:].isdecimal())
    ]


def apart(rects: dict[str, Rect], names: list[str]) -> None:
    for one, other in itertools.combinations(names, 2):
        assert not rects[one].overlaps(rects[other]), f"{one} lies on {other}"


def test_tracks_have_all_their_spaces(start: Callable[..., object]) -> None:
    facts = facts_of(start(5).view(0), 0)
    for size in SIZES:
        made = arrange(*size, facts)
        assert (len(made.power_spaces), len(made.vp_spaces)) == (21, 41)
        assert all(made.zones["board"].contains(space) for space in (*made.power_spaces, *made.vp_spaces))
        assert min(space.w for space in made.vp_spaces) >= 14


def test_the_own_guild_shows_every_cell_that_is_open(start: Callable[..., object]) -> None:
    game = start(3).play_to("place", 2)
    facts = facts_of(game.view(), game.seat)
    targets = {choice.target for choice in game.choices()}
    guild = facts.guilds[game.seat]
    assert targets <= set(guild.open)
    assert guild.open <= {key for key, _column, _row in guild.cells}


def test_bounds_are_framed_as_far_as_they_are_in_use(start: Callable[..., object]) -> None:
    view = start(2).view(0)
    view.guilds[0], view.cells[0] = (0, 5, 9), (ORIGIN, ORIGIN + 1, ORIGIN + 1 + SIDE)
    made = arrange(1528, 1020, facts_of(view, 0))
    cards = [rect for key, rect in made.items.items() if key.startswith("card:")]
    assert all(made.used[0].contains(card) for card in cards)
    assert made.used[0].w < made.zones["guild"].w * 0.7


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("space", [Rect(0, 0, 17, 25), Rect(0, 0, 33, 27), Rect(0, 0, 25, 34)], ids=str)
def test_markers_that_share_a_space_are_all_seen(space: Rect, count: int) -> None:
    """No two markers lie over one another by more than half of one, across and down; none leaves the row of spaces."""
    places = marker_places(space, count)
    assert len(places) == count
    for one, other in itertools.combinations(places, 2):
        apart = max(abs(one.x - other.x), abs(one.y - other.y))
        assert apart >= one.w * 0.5, (one, other)
    assert all(rect.y >= space.y and rect.bottom <= space.bottom for rect in places)
    assert all(rect.x >= space.x - 4 and rect.right <= space.right + 4 for rect in places)
    assert all(rect.w >= 10 for rect in places)


def test_markers_hide_nothing_where_there_is_room() -> None:
    """Three on a wide space touch one another at most."""
    for one, other in itertools.combinations(marker_places(Rect(0, 0, 52, 47), 3), 2):
        assert max(abs(one.x - other.x), abs(one.y - other.y)) >= one.w - 0.1


@pytest.mark.parametrize("size", [*SIZES, (1215, 840)], ids=str)
def test_signs_on_cards_stand_clear_of_headings(
    start: Callable[..., object], size: tuple[float, float]
) -> None:
    game = start(3).play_to("place", 2)
    made = arrange(*size, facts_of(game.view(), game.seat))
    letters, baseline = heading(made.roomy)
    for zone, kinds in (("hand", ("hand:", "back")), ("guild", ("card:", "cell:"))):
        cards = [rect for key, rect in made.items.items() if key.startswith(kinds)]
        tops = [rect.y for rect in cards if made.zones[zone].contains(rect)]
        assert min(tops) - SIGN_REACH >= made.zones[zone].y + baseline + letters * 0.2, zone
