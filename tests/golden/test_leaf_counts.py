"""Leaf counts: the trees of choices from fixed positions have as many leaves as ever."""

from __future__ import annotations

import pytest

from tests.golden.leaves import POSITIONS, Position, leaves, reached
from yonder_desktop.core.contract import Rules
from yonder_desktop.storage.shelf import GameShelf

# for each of POSITIONS; `python -m tests.golden.leaves` prints them
LEAVES = (
    79_352,
    244_601,
    204_643,
    192_856,
    125_433,
    550_559,
    54_594,
    109_245,
    226_680,
    125_952,
    149_574,
    60_409,
    41_251,
    101_847,
    33_786,
    121_995,
    260_450,
)


@pytest.fixture(scope="module")
def rules() -> Rules:
    return GameShelf().take("yonder").rules


def name_of(position: object) -> str:
    if isinstance(position, Position):
        return f"{position.seats}-seats-seed-{position.seed}-after-{position.choices}"
    return ""


@pytest.mark.parametrize(("position", "count"), list(zip(POSITIONS, LEAVES, strict=True)), ids=name_of)
def test_the_tree_of_choices_has_as_many_leaves_as_ever(position: Position, count: int, rules: Rules) -> None:
    state = reached(rules, position)
    assert rules.decision(state) is not None and leaves(rules, state, position.depth) == count
