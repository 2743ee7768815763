"""The layout: everything has a place of its own, at every size."""

from __future__ import annotations

import itertools
import random

import pytest

from yonder_desktop.ui.rects import SIGN_REACH, Rect, Shape, grid, heading
from yonder_desktop.ui.yonder.facts import SPOT_ORDER, CardPlace, Facts, Holding
from yonder_desktop.ui.yonder.layout import LARGEST, LEAST, Layout, arrange
from yonder_desktop.ui.yonder.measures import COMPACT, NARROW, size_class

SIZES = [
    LEAST,
    (960, 640),
    (1100, 640),
    (940, 1000),
    (1250, 820),
    (1500, 1000),
    (1700, 700),
    LARGEST,
    (2600, 1100),
]
SMALLEST_CARD = 18


def facts(seats: int, buildings: int, envoys: int, hand: int, ships: int) -> Facts:
    """A table with that many things for every seat."""
    holdings = []
    for seat in range(seats):
        cards = [
            CardPlace(f"b{seat}_{n}", tuple(f"b{seat}_{n}.{p}" for p in range(n % 3)))
            for n in range(buildings)
        ]
        cards += [CardPlace(f"e{seat}_{n}", is_envoy=True) for n in range(envoys)]
        holdings.append(Holding(seat, tuple(cards), tuple(f"s{seat}_{n}" for n in range(ships))))
    city = tuple(
        (name, (name, f"{name}.2") if number < 4 and seats > 2 else (name,))
        for number, name in enumerate(SPOT_ORDER)
    )
    upper = tuple((f"u{link}{top}", link, top) for link in range(1, 8) for top in (False, True))
    return Facts(
        home=0,
        others=tuple(range(1, seats)),
        holdings=tuple(holdings),
        city=city,
        upper=upper,
        favour_spaces=8,
        rounds=5,
        display=("a", "b", "", "c", "d", "e"),
        envoys=("x", "", "y", "z"),
        harbour=("h", "", "i", "j"),
        hand=tuple(f"c{n}" for n in range(hand)),
        is_solo=seats == 1,
        camp=tuple(f"k{n}" for n in range(envoys)) if seats == 1 else (),
        orders=tuple(f"o{n}" for n in range(8)) if seats == 1 else (),
    )


def cases() -> list[tuple[int, int, int, int, int]]:
    fixed = [
        (2, 1, 0, 0, 1),
        (3, 5, 2, 3, 3),
        (4, 8, 3, 4, 4),
        (4, 14, 9, 12, 8),
        (2, 14, 9, 12, 8),
        (1, 6, 3, 2, 4),
    ]
    chance = random.Random(5)
    for _ in range(30):
        fixed.append((chance.randint(2, 4), chance.randint(1, 14), chance.randint(0, 9), chance.randint(0, 12),
                      chance.randint(0, 8)))  # fmt: skip
    return fixed


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_everything_has_its_own_place(
    size: tuple[float, float], case: tuple[int, int, int, int, int]
) -> None:
    made = arrange(*size, facts(*case), left_handed=case[1] % 2 == 1)
    whole = Rect(0, 0, *size)
    for name, rect in {**made.zones, **made.items}.items():
        assert whole.contains(rect, 1), f"{name} {rect} leaves the table"
        assert rect.w > 0 and rect.h >= 0, f"{name} {rect} is nothing"
    assert_apart(made, panels(made))
    assert_apart(made, ["upper", "round", "favour", "city", "harbour", "envoy_row", "display_row"])
    assert_apart_items(made)
    assert_inside(made)


@pytest.mark.parametrize("size", [*SIZES, (1378, 933)], ids=str)
@pytest.mark.parametrize("case", [(2, 1, 0, 2, 1), (3, 5, 2, 3, 3)], ids=str)
def test_signs_on_cards_stand_clear_of_headings(
    size: tuple[float, float], case: tuple[int, int, int, int, int]
) -> None:
    made = arrange(*size, facts(*case))
    letters, baseline = heading(made.roomy)
    words = baseline + letters * 0.2
    for zone, kinds in (("hand", "hand:"), ("settlement", ("card:b0", "envoy:e0"))):
        cards = [rect for key, rect in made.items.items() if key.startswith(kinds)]
        assert min(rect.y for rect in cards) - SIGN_REACH >= made.zones[zone].y + words, zone


def panels(made: Layout) -> list[str]:
    return [name for name in made.zones if name.startswith("seat:") or name == "olos"] + [
        "board",
        "settlement",
        "supply",
        "hand",
    ]


def assert_apart(made: Layout, names: list[str]) -> None:
    for one, other in itertools.combinations(names, 2):
        assert not made.zones[one].overlaps(made.zones[other]), f"{one} lies on {other}"


FAMILIES = (
    ("upper:",),
    ("favour_space:",),
    ("harbour:",),
    ("worker:", "good:", "arcana", "ship:", "end", "lock_up", "card:b0", "envoy:e0"),
    ("stock:",),
    ("order:", "envoy:k"),
)


def assert_apart_items(made: Layout) -> None:
    for family in FAMILIES:
        members = {key: rect for key, rect in made.items.items() if key.startswith(family)}
        overlapping(members)
    row = {
        key: rect for key, rect in made.items.items() if key.startswith("display:") or key.endswith("_stack")
    }
    row |= {f"envoy:{name}": made.items[f"envoy:{name}"] for name in ("x", "y", "z")}
    overlapping(row)
    overlapping({name: rect for name, rect in made.zones.items() if name.startswith("house:")})
    overlapping({str(number): cell for number, cell in enumerate(made.gold_cells)})
    for zone in [name for name in made.zones if name.startswith("cards:")] + ["settlement"]:
        cards = {key: rect for key, rect in cards_of(made).items() if made.zones[zone].contains(rect, 1)}
        overlapping(cards)


def overlapping(members: dict[str, Rect]) -> None:
    for one, other in itertools.combinations(members, 2):
        assert not members[one].overlaps(members[other]), f"{one} lies on {other}"


def cards_of(made: Layout) -> dict[str, Rect]:
    return {key: rect for key, rect in made.items.items() if key.startswith(("card:", "envoy:e"))}


def assert_inside(made: Layout) -> None:
    """Worker places lie on their cards and houses, cards in their panels, and none is too small to be hit."""
    for key, rect in made.items.items():
        kind, _, name = key.partition(":")
        if kind == "spot":
            card, house = (
                made.items.get(f"card:{name.rpartition('.')[0]}"),
                made.zones.get(f"house:{name.partition('.')[0]}"),
            )
            assert (card or house or Rect(0, 0, 0, 0)).contains(rect, 1), f"{key} hangs over"
            assert rect.w >= 12, f"{key} is {rect.w:.0f} px wide"
        elif kind in ("card", "hand") or key.startswith("envoy:e"):
            assert min(rect.w, rect.h) >= SMALLEST_CARD, f"{key} is {rect.w:.0f} x {rect.h:.0f}"
            assert any(zone.contains(rect, 1) for zone in made.zones.values()), f"{key} lies nowhere"


def test_the_gold_track_goes_once_around() -> None:
    made = arrange(1500, 1000, facts(4, 3, 1, 2, 2))
    assert len(made.gold_cells) == 101
    board = made.zones["board"]
    assert all(board.contains(cell) for cell in made.gold_cells)
    for one, other in itertools.pairwise(made.gold_cells):
        assert one.inset(-3).overlaps(other), "neighbouring spaces touch"


def test_the_own_area_grows_with_the_window() -> None:
    small, large = arrange(960, 640, facts(4, 3, 1, 2, 2)), arrange(1500, 1000, facts(4, 3, 1, 2, 2))
    assert large.zones["own"].h > small.zones["own"].h
    assert large.items["card:b0_0"].w > 80


def test_a_grid_prefers_large_cards() -> None:
    cards = grid(Rect(0, 0, 300, 200), 3, 6, Shape(120, 1.0, 1.5, 40))
    assert len({card.y for card in cards}) == 1
    assert cards[0].w > 90


def test_too_many_cards_lie_over_one_another() -> None:
    room = Rect(0, 0, 200, 60)
    cards = grid(room, 12, 4, Shape(120, 1.0, 1.5, 56))
    assert all(room.contains(card) for card in cards)
    assert cards[1].x > cards[0].x


@pytest.mark.parametrize("height", [620, 638, 660])
def test_cards_on_the_board_tell_their_price_on_a_small_screen(height: float) -> None:
    """Below the bars of a desktop and of the window as well."""
    made = arrange(980, height, facts(4, 3, 2, 2, 2))
    for key in ("display:a", "envoy:x"):
        assert size_class(*made.items[key][2:]) in (NARROW, COMPACT), key
