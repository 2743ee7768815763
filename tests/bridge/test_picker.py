"""Plus and minus over the bags that the rules offer."""

import itertools

import pytest

from yonder_desktop.bridge.picker import Picker, bag_of, suits_picking
from yonder_desktop.core.questions import Choice


def choices(*tokens: str) -> list[Choice]:
    return [Choice((number,), token, "", "") for number, token in enumerate(tokens)]


def any_of(goods: str, number: int) -> list[Choice]:
    tokens = []
    for picked in itertools.combinations_with_replacement(goods, number):
        tokens.append("gain:" + ",".join(f"{good}={picked.count(good)}" for good in goods if good in picked))
    return choices(*tokens)


@pytest.mark.parametrize(
    ("token", "bag"),
    [
        ("gain:wood=1,hay=2", {"wood": 1, "hay": 2}),
        ("pay:nothing", {}),
        ("pay:wood=2,by=card", {"wood": 2, "by=card": 1}),
        ("feed:grain=1,hungry.goblin=1", {"grain": 1, "hungry.goblin": 1}),
        ("place:elf@quarry", None),
        ("build:quarry,waive=hay", None),
        ("done", None),
    ],
)
def test_tokens_are_read_as_bags(token: str, bag: dict[str, int] | None) -> None:
    assert bag_of(token) == bag


def test_any_three_are_picked_one_by_one() -> None:
    picker = Picker(any_of("abc", 3), start_full=False)
    assert picker.keys == ["a", "b", "c"] and picker.token() is None and picker.missing() == 3
    for key in "aab":
        picker.add(key)
    assert picker.token() == "gain:a=2,b=1" and picker.missing() == 0


def test_a_full_pick_is_changed_with_one_press() -> None:
    picker = Picker(any_of("abc", 3), start_full=True)
    assert picker.token() == "gain:a=3"
    picker.add("c")
    assert picker.token() == "gain:a=2,c=1"
    assert not picker.can_remove("b")
    picker.remove("c")
    assert picker.token() is None and picker.missing() == 1


def test_every_offered_bag_can_be_reached() -> None:
    offered = any_of("abcd", 3)
    for choice in offered:
        picker = Picker(offered, start_full=False)
        for key, number in (bag_of(choice.token) or {}).items():
            for _ in range(number):
                picker.add(key)
        assert picker.token() == choice.token


def test_what_has_no_choice_in_it_is_fixed() -> None:
    picker = Picker(choices("pay:wood=2,ore=1", "pay:wood=2,hay=1", "pay:wood=2,by=card"), start_full=False)
    assert [picker.is_fixed(key) for key in picker.keys] == [True, False, False, False]
    assert picker.count("wood") == 2
    picker.add("by=card")
    assert picker.token() == "pay:wood=2,by=card"
    picker.add("hay")
    assert picker.token() == "pay:wood=2,hay=1"


def test_only_questions_with_several_bags_are_asked_so() -> None:
    assert suits_picking(any_of("abc", 2))
    assert suits_picking([*any_of("abc", 2), *choices("decline")])
    assert not suits_picking(choices("place:elf@quarry", "place:ogre@quarry", "end"))
    assert not suits_picking(any_of("abc", 1))
    assert not suits_picking(choices("deliver:1", "deliver:2", "deliver:3"))
