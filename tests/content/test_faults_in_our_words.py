"""Whatever stands in a card file in the place of a value: what is wrong with it is told in our own words."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from tests.marked_words import unmarked
from tests.spoiling import WRONG, places, spoilt
from yonder_desktop.content import files, load_card_set
from yonder_desktop.content.errors import OTHER_KIND, bad_card
from yonder_desktop.content.toml_faults import bad_toml
from yonder_desktop.core.faults import Fault
from yonder_desktop.games.registry import game_names

Entry = tuple[type[BaseModel], Any]


def entries(game: str, monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The tables of the house set with what they are checked by, one for each set of keys."""
    found: dict[tuple[str, str], Entry] = {}

    def seen(model: type[BaseModel], given: Any, file: str, card: str) -> BaseModel:
        found.setdefault((model.__qualname__, str(sorted(shape(given)))), (model, given))
        return model.model_validate(given)

    with monkeypatch.context() as patch:
        patch.setattr(files, "_checked", seen)
        load_card_set(game)
    return list(found.values())


def shape(given: Any) -> list[str]:
    """The places of a table, numbers left out."""
    return sorted({".".join(str(part) for part in place if isinstance(part, str)) for place in places(given)})


@pytest.mark.parametrize("game", game_names())
def test_a_wrong_value_anywhere_is_told_in_our_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()
    for model, given in entries(game, monkeypatch):
        for place in places(given):
            for wrong in WRONG:
                told |= _messages(model, spoilt(given, place, wrong), wrong)
    assert OTHER_KIND not in told
    assert len(told) > 12, "the wrong values reached the checks"


def _messages(model: type[BaseModel], given: Any, wrong: Any) -> set[str]:
    """The sentences for what is wrong; each is marked for the catalogues."""
    try:
        model.model_validate(given)
    except ValidationError as error:
        fault = bad_card("cards.toml", "card 'one'", error, given)
        assert unmarked(fault, f"{given!r} {wrong!r}") == []
        return {one.facts["problem"].message for one in (fault, *fault.further) if "problem" in one.facts}
    return set()


BROKEN_TOML = [
    'a = 1\na = 2', "[a]\n[a]", "a = [1,\n2\nb = 3", 'a = "x', 'a = "x\ny"', "a = {b = 1", "[a\nb = 1",
    "a = 1x", "= 3", "a",
    'a = """x', "a = 2020-99-99", "a.b = 1\na = 2", "a = {b = 1, b = 2}", "\x01", 'a = "\\q"', "a = ", "[[a]\n",
]  # fmt: skip


@pytest.mark.parametrize("text", BROKEN_TOML)
def test_what_is_no_toml_is_told_in_our_words(text: str) -> None:
    import tomllib

    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    fault = bad_toml(caught.value, text.count("\n") + 1)
    assert unmarked(fault) == [] and "is not valid TOML" in str(fault)
    assert all(isinstance(fact, int) for fact in fault.facts.values())


def test_words_that_are_not_marked_are_found() -> None:
    assert unmarked(Fault("there is no such sentence")) == ["there is no such sentence"]
    nested = Fault(
        "{place}: {problem}", place=["cards.toml", Fault("line {number}", number=3)], problem="is not good"
    )
    assert unmarked(nested) == ["is not good"]
    assert unmarked(Fault("is missing; add it")) == []
