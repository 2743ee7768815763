"""Pictures and live names in sentences, and what is left of them in plain words."""

import pytest

from yonder_desktop.wording.lists import all_of, any_of, sentence
from yonder_desktop.wording.markup import Icon, Link, Words, escape, icon, link, parts, plain, unbroken


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("Take 2 {wood}.", "Take 2 wood."),
        ("2 {goblin|goblins} left", "2 goblins left"),
        ("{fish}{fish} → {coin}", "fish fish → coin"),
        ("5{gold} / {arcana}", "5 gold / arcana"),
        ("on [spot:wood_spot|Wood].", "on Wood."),
        (r"a \{b\} \[c\] \\", r"a {b} [c] \ ".strip()),
        ("{unheard_of}", "unheard of"),
    ],
)
def test_plain(text: str, expected: str) -> None:
    assert plain(text) == expected


def test_parts_in_reading_order() -> None:
    found = parts("Place {elf|an elf} on [spot:quarry|Quarry]!")
    assert found == [
        Words("Place "),
        Icon("elf", "an elf"),
        Words(" on "),
        Link("spot:quarry", "Quarry"),
        Words("!"),
    ]


@pytest.mark.parametrize("name", ["Bo", "{wood}", "[a|b]", "x|y", "\\", "{", "]", "Ann \\{", "**b**", "***"])
def test_any_name_survives_its_sentence(name: str) -> None:
    assert plain(escape(name)) == name
    assert plain(f"{link('ship:argo', name)} and {icon('elf', name)}") == f"{name} and {name}"
    assert [
        (one.key, unbroken(one.text)) for one in parts(link("ship:argo", name)) if isinstance(one, Link)
    ] == [("ship:argo", name)]


def test_lists() -> None:
    assert [all_of([]), all_of(["a"]), all_of(["a", "b"])] == ["", "a", "a and b"]
    assert all_of(["a", "b", "c", "d"]) == "a, b, c and d"
    assert any_of(["a", "b", "c"]) == "a, b or c"


def test_a_clause_becomes_a_sentence() -> None:
    assert sentence("take 1 wood") == "Take 1 wood."
