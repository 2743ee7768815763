"""Whatever stands in a save in the place of a value: why it cannot be opened is told in our own words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.marked_words import unmarked
from tests.spoiling import WRONG, places, spoilt
from yonder_desktop.content.errors import OTHER_KIND
from yonder_desktop.core.faults import Fault
from yonder_desktop.storage.documents import checked_document
from yonder_desktop.storage.loading import opened
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording.problems import problem_lines

SAVES = Path(__file__).parents[1] / "fixtures" / "saves"
PATH = Path("spoilt.json")


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A save of the last format whose lists are short."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(SAVES.glob("*.json"))]
    known = [one for one in found if one["game"] in GameShelf().names()]
    whole: dict[str, Any] = max(known, key=lambda one: int(one["format"]))
    return {**whole, "tokens": whole["tokens"][:2], "branches": whole.get("branches", [])[:1]}


def told(problem: StorageProblem, given: Any) -> list[Fault]:
    """The faults in a problem. None of their words is unmarked, and the whole can be said."""
    assert all(problem_lines(problem.key, problem.path, problem.facts))
    faults = [fact for fact in problem.facts.values() if isinstance(fact, Fault)]
    assert [words for fault in faults for words in unmarked(fault, repr(given))] == []
    return faults


def test_a_wrong_field_is_told_in_our_words(save: dict[str, Any]) -> None:
    messages = set()
    for place in places({key: save[key] for key in save if key != "snapshot"}):
        for wrong in WRONG:
            spoiled = spoilt(save, place, wrong)
            try:
                checked_document(PATH, spoiled)
            except StorageProblem as problem:
                messages |= {fault.message for fault in told(problem, spoiled)}
    assert OTHER_KIND not in messages and len(messages) >= 5


def test_a_position_that_does_not_fit_is_told_in_our_words(save: dict[str, Any]) -> None:
    """Its digest is right, as if somebody had written it by hand."""
    from yonder_desktop.core.records import digest

    shelf, messages = GameShelf(), set()
    for key in save["snapshot"]:
        for wrong in (None, [], "no such word", [[999]]):
            snapshot = spoilt(save["snapshot"], (key,), wrong)
            spoiled = {**save, "snapshot": snapshot, "digest": digest(snapshot), "tokens": []}
            try:
                opened(PATH, checked_document(PATH, spoiled), shelf)
            except StorageProblem as problem:
                messages |= {fault.message for fault in told(problem, spoiled)}
    assert len(messages) >= 2
