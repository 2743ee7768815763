"""Where everything lies: at every size nothing overlaps or leaves the table, with up to ten cards in a line."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

from yonder_desktop.ui.rects import SIGN_REACH, Rect, heading
from yonder_desktop.ui.ylandyss.facts import Facts
from yonder_desktop.ui.ylandyss.layout import Layout, arrange

SIZES = [
    (940, 600),
    (980, 660),
    (1060, 700),
    (1228, 840),
    (1528, 1020),
    (1580, 1050),
    (1300, 620),
    (960, 1000),
]


def facts(seats: int, cards: int, hand: int, seed: int = 3, **more: object) -> Facts:
    chance = random.Random(seed)
    lines = tuple(
        tuple((f"card:{seat}_{number}", chance.random() < 0.3) for number in range(chance.randint(0, cards)))
        for seat in range(seats)
    )
    offer = tuple(f"offer:{number}" for number in range((5, 6, 8)[seats - 2]))
    return Facts(
        home=0,
        others=tuple(range(1, seats)),
        lines=(tuple((f"card:0_{number}", number % 4 == 1) for number in range(cards)), *lines[1:]),
        hand=tuple(f"hand:{number}" for number in range(hand)),
        offer=offer,
        **more,  # type: ignore[arg-type]
    )


def assert_apart(members: dict[str, Rect]) -> None:
    for one, other in itertools.combinations(members, 2):
        assert not members[one].overlaps(members[other]), f"{one} lies on {other}"


def assert_on_table(made: Layout) -> None:
    whole = Rect(0, 0, made.width, made.height)
    for name, rect in {**made.zones, **made.items}.items():
        if name != "pile words":
            assert whole.contains(rect, 1), f"{name} {rect} leaves the table"
            assert rect.w > 0 and rect.h > 0, f"{name} {rect} is nothing"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("cards", "hand"), [(0, 0), (3, 4), (6, 7), (10, 9)])
def test_everything_has_its_own_place(size: tuple[int, int], seats: int, cards: int, hand: int) -> None:
    made = arrange(*size, facts(seats, cards, hand, plates=("pass",)), left_handed=hand % 2 == 1)
    assert_on_table(made)
    panels = {key: rect for key, rect in made.items.items() if key.startswith("seat") or key == "table"}
    assert_apart(panels | {name: made.zones[name] for name in ("offer", "hand")})
    inner = {
        key: rect
        for key, rect in made.items.items()
        if key.startswith(("card:", "offer:", "total:", "hand_of", "deck_of", "discard_of", "removed_of"))
    }
    captions = {name: rect for name, rect in made.zones.items() if name.startswith(("parts:", "price:"))}
    assert_apart(inner)
    for name, rect in captions.items():
        cards_only = [
            other for key, other in inner.items() if not key.startswith("offer:") or "price" in name
        ]
        assert not any(rect.overlaps(other, 1) for other in cards_only), f"{name} lies on a card"
    own = {key: rect for key, rect in made.items.items() if key.startswith("hand:")}
    assert_apart(own | {key: made.items[key] for key in ("deck", "discard", "pass")})


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_lie_in_their_lines_and_can_be_hit(size: tuple[int, int], seats: int) -> None:
    made = arrange(*size, facts(seats, 10, 9))
    for key, rect in made.items.items():
        kind, _, name = key.partition(":")
        if kind == "card":
            assert made.zones[f"cards:{name[0]}"].contains(rect, 1), f"{key} hangs over"
            assert min(rect.w, rect.h) >= 36, f"{key} is {rect.w:.0f} x {rect.h:.0f}"
        if kind in ("hand", "offer"):
            assert made.zones[kind].contains(rect, 1), f"{key} hangs over"
            assert min(rect.w, rect.h) >= 46, f"{key} is {rect.w:.0f} x {rect.h:.0f}"


def test_an_exhausted_card_lies_on_its_side_where_there_is_room() -> None:
    roomy = arrange(1528, 1020, facts(3, 4, 4))
    assert roomy.items["card:0_1"].w > roomy.items["card:0_1"].h
    tired = tuple((f"card:0_{number}", True) for number in range(12))
    full = arrange(940, 600, replace(facts(2, 0, 4), lines=(tired, ())))
    assert full.items["card:0_1"].w < full.items["card:0_1"].h


def test_the_parts_of_a_total_stand_beside_the_cards_where_there_is_room() -> None:
    assert "parts:0" in arrange(980, 660, facts(3, 4, 4)).zones
    assert "parts:0" not in arrange(940, 600, facts(3, 10, 4)).zones


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("entries", [0, 3, 9, 24])
def test_an_open_pile_shows_all_its_cards(size: tuple[int, int], entries: int) -> None:
    sheet = tuple((f"pile:{number}", number, 1) for number in range(entries))
    made = arrange(*size, facts(4, 5, 5, sheet=sheet, has_sheet=True))
    assert_on_table(made)
    cards = {key: rect for key, rect in made.items.items() if key.startswith("pile:")}
    assert len(cards) == entries
    assert all(made.items["sheet"].contains(rect) for rect in cards.values())
    assert_apart(cards | {"close": made.items["close"]})


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_has_room(size: tuple[int, int], seats: int) -> None:
    drafted = tuple(tuple(f"drafted:{seat}_{number}" for number in range(3)) for seat in range(seats))
    open_row = tuple(f"draft:open{number}" for number in range(5)) if seats == 2 else ()
    made = arrange(
        *size,
        facts(
            seats, 0, 0, is_draft=True, face_up=open_row, drafted=drafted,
            pack=tuple(f"draft:{number}" for number in range(2 if seats == 2 else 4)),
            start=tuple((f"list:{number}", number, 2) for number in range(6)),
        ),
    )  # fmt: skip
    assert_on_table(made)
    for kind in ("draft:", "drafted:", "list:"):
        assert_apart({key: rect for key, rect in made.items.items() if key.startswith(kind)})


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entries", [1, 4])
def test_a_small_pile_covers_the_whole_row(size: tuple[int, int], seats: int, entries: int) -> None:
    """No edge of the panel below looks out at its foot."""
    sheet = tuple((f"pile:{number}", number, 1) for number in range(entries))
    made = arrange(*size, facts(seats, 5, 5, sheet=sheet, has_sheet=True))
    assert made.items["sheet"].contains(made.zones["offer"], 1)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("hand", [1, 5, 9])
def test_signs_on_hand_cards_stand_clear_of_the_heading(size: tuple[int, int], hand: int) -> None:
    made = arrange(*size, facts(3, 4, hand))
    letters, baseline = heading(made.roomy)
    top = min(rect.y for key, rect in made.items.items() if key.startswith("hand:"))
    assert top - SIGN_REACH >= made.zones["hand"].y + baseline + letters * 0.2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_row_tells_names_in_the_smallest_window(seats: int) -> None:
    made = arrange(980, 660, facts(seats, 4, 5))
    smallest = min(
        (rect for key, rect in made.items.items() if key.startswith("offer:")), key=lambda one: one.w
    )
    assert smallest.w >= 60 and smallest.h >= 62
