"""The shipped card set of YRO as the rules get it."""

from collections import Counter
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.yro.checks import ADVENTURERS, BOARD, QUESTS
from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import Adventurer, CardSet, Line

FILES = (ADVENTURERS, BOARD, QUESTS)


@pytest.fixture(scope="module")
def card_set() -> CardSet:
    loaded: CardSet = load_card_set("yro")
    return loaded


def card(card_set: CardSet, name: str) -> Adventurer:
    return next(design for design in card_set.adventurers if design.id == name)


def numbers(line: Line) -> tuple[object, ...]:
    return line.phase, line.gain, line.per, line.arg, line.most, line.when


def test_all_cards_are_there(card_set: CardSet) -> None:
    assert (len(card_set.adventurers), len(card_set.quests)) == (53, 8)
    copies: Counter[int] = Counter()
    for design in card_set.adventurers:
        copies[design.faction] += design.copies
    assert [copies[faction] for faction in range(6)] == [17] * 6
    assert {design.profession for design in card_set.adventurers} == set(range(6))
    assert sum(design.copies * design.power for design in card_set.adventurers) == 265


def test_marks_follow_from_the_lines(card_set: CardSet) -> None:
    for design in card_set.adventurers:
        of_combat = [line for line in design.lines if line.phase == w.COMBAT]
        assert design.plus == any(line.gain[w.POWER] for line in of_combat), design.id
        assert design.star == any(line.gain[w.VP] for line in of_combat), design.id


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("badger_wrestler", [(w.COMBAT, (0, 1, 0, 0, 0), w.PER_NOTHING, -1, 0, w.WON_VP)]),
        ("vixen_bladedancer", [(w.COMBAT, (1, 0, 0, 0, 0), w.PER_ADJACENT, -1, 2, w.ALWAYS)]),
        (
            "blast_engineer",
            [
                (w.RECRUIT, (0, 0, 0, 2, 0), w.PER_NOTHING, -1, 0, w.ALWAYS),
                (w.RECRUIT, (0, 2, 0, 0, 0), w.PER_PROFESSION, 2, 3, w.ALWAYS),
            ],
        ),
        ("marshal_of_the_red_wing", [(w.VP_PHASE, (0, 1, 0, 0, 0), w.PER_FACTION, 5, 0, w.ALWAYS)]),
        ("scale_armourer", [(w.COMBAT, (1, 0, 0, 0, 0), w.PER_TECH_LEVEL, -1, 0, w.BEHIND)]),
        ("skiff_balloonist", [(w.RECRUIT, (0, 2, 2, 2, 0), w.PER_NOTHING, -1, 0, w.ALWAYS)]),
    ],
)
def test_lines(card_set: CardSet, name: str, lines: list[tuple[object, ...]]) -> None:
    assert [numbers(line) for line in card(card_set, name).lines] == lines


def test_links(card_set: CardSet) -> None:
    links = {badge.id: badge.link for badge in (*card_set.factions, *card_set.professions)}
    assert links["floating"] == (0, 0, 2, 2, 0)
    assert links["wizard"] == (0, 3, 0, 0, 1)
    assert links["leader"] == (0, 5, 0, 0, 0)
    assert len(links) == 12


def test_board_and_quests(card_set: CardSet) -> None:
    board = card_set.board
    assert (board.money, board.hand, board.kept, board.income) == (5, 5, 2, 3)
    assert (board.bonus_when_none, board.bonus_when_one) == (2, 1)
    assert [len(row) for row in board.prizes] == [2, 3, 4, 5]
    assert (board.levels, board.last_space) == ((1, 3, 6, 10), 10)
    assert (board.vp_to_end, board.adventurers_to_end, board.money_per_vp) == (40, 9, 3)
    assert (board.shadow_limit, board.shadow_prize, board.quests_drawn) == (20, 4, 4)
    summit = card_set.quests[1]
    assert summit.checks == (w.RECRUIT, w.PRODUCTION)
    assert summit.tests == ((w.MEASURE_HIGH_LEVEL, w.AT_LEAST, 4), (w.MEASURE_LOW_LEVEL, w.AT_LEAST, 2))


def test_sources_are_found_by_id_by_kind_and_by_default(card_set: CardSet) -> None:
    assert card(card_set, "badger_wrestler").sources["effects"] == "rulebook"
    assert card(card_set, "badger_wrestler").sources["cost"] == "house"
    assert card(card_set, "hare_messenger").sources == {"all": "house"}
    assert card_set.factions[2].sources["name"] == "rulebook"
    assert card_set.factions[2].sources["link"].startswith("derived: ")
    assert card_set.quests[0].sources == {
        "name": "house", "vp": "rulebook", "check": "house", "tests": "house",
    }  # fmt: skip


def test_the_digest_depends_on_the_contents_but_not_on_line_ends(tmp_path: Path) -> None:
    for name in FILES:
        text = resource_path("cards", "yro", name).read_text(encoding="utf-8")
        (tmp_path / name).write_bytes(text.replace("\n", "\r\n").encode())
    house, same = load_card_set("yro"), load_card_set("yro", tmp_path)
    assert (same.name, same.digest) == (tmp_path.name, house.digest)
    for name in FILES:
        before = load_card_set("yro", tmp_path).digest
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("# a remark\n")
        assert load_card_set("yro", tmp_path).digest != before
