"""The shipped card set of Yonder as the rules get it."""

from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.yonder import FILES
from yonder_desktop.games.yonder import words
from yonder_desktop.games.yonder.designs import Building, CardSet, Ship


@pytest.fixture(scope="module")
def card_set() -> CardSet:
    return load_card_set("yonder")


def building(card_set: CardSet, name: str) -> Building:
    return next(card for card in card_set.buildings if card.id == name)


def ship(card_set: CardSet, name: str) -> Ship:
    return next(card for card in card_set.ships if card.id == name)


def test_all_cards_are_there(card_set: CardSet) -> None:
    assert (len(card_set.buildings), len(card_set.envoys), len(card_set.ships)) == (54, 24, 27)
    assert sum(card.copies for card in card_set.buildings if not card.ventures) == 4 + 17 + 18 + 20
    assert len(card_set.board.city_spots) == 13
    assert len(card_set.board.upper) == 14
    assert [space.space for space in card_set.board.favour] == list(range(1, 9))


def test_board_numbers(card_set: CardSet) -> None:
    board = card_set.board
    assert board.limits[words.GOBLIN] == 22
    assert board.limits[words.ARCANA] == 20
    assert board.food_need == (1, 1, 1, 2, 0)
    assert board.food_value == (1, 2, 1)
    assert [row.market for row in board.rounds] == [2, 3, 3, 3, 4]
    assert board.city_spots[0].places == (1, 1, 2, 2)


def test_a_trade_and_its_price(card_set: CardSet) -> None:
    (step,) = building(card_set, "skeleton_reverser").effect
    assert (step.op, step.n, step.mode, step.optional) == (words.TRADE, 1, "pay", True)
    assert step.price is not None
    assert (step.price.stuff[words.MEAT], step.price.stuff[words.SKELETON]) == (1, 1)
    assert [inner.op for inner in step.gain] == [words.COIN, words.GAIN_WORKER]
    assert step.gain[1].kind == words.ANY_BUT_SKELETON


def test_a_trigger_with_all_its_narrowing(card_set: CardSet) -> None:
    trigger = building(card_set, "ogre_peddler").trigger
    assert trigger is not None
    assert (trigger.on, trigger.worker, trigger.where) == (words.ON_PLACE, words.OGRE, words.ANYWHERE)
    assert trigger.ogre_icon
    assert trigger.gained_class == words.RESOURCE_CLASS
    merchants = building(card_set, "dwarven_merchants").trigger
    assert merchants is not None
    assert merchants.min_workers[words.DWARF] == 2


def test_ship_abilities(card_set: CardSet) -> None:
    ability = ship(card_set, "the_artful_dodger").ability
    assert ability.modifier is not None
    assert ability.modifier.price is not None
    assert (ability.modifier.deliveries, ability.modifier.price.other_envoy) == (1, 1)
    mac_donald = ship(card_set, "old_mac_donald").ability.modifier
    assert mac_donald is not None
    assert mac_donald.deliveries == words.ALL_DELIVERIES
    assert ship(card_set, "late_bloomer").ability.rounds == (4,)
    assert ship(card_set, "midas").ability.without_coin
    assert ship(card_set, "vetinari").ability.from_city
    assert ship(card_set, "gemini").ability.on == words.ON_COPY


def test_scores(card_set: CardSet) -> None:
    smelter = building(card_set, "ore_smelter").score
    assert smelter is not None
    assert (smelter.per, smelter.steps) == (words.ORE, ((6, 8), (8, 15), (10, 18)))
    toolmaker = building(card_set, "toolmaker").score
    assert toolmaker is not None
    assert words.LETTERS[toolmaker.per] == "A"


def test_the_digest_depends_on_the_contents_but_not_on_line_ends(tmp_path: Path) -> None:
    for name in FILES:
        text = resource_path("cards", "yonder", name).read_text(encoding="utf-8")
        (tmp_path / name).write_bytes(text.replace("\n", "\r\n").encode())
    house = load_card_set("yonder")
    same = load_card_set("yonder", tmp_path)
    assert (same.name, same.digest) == (tmp_path.name, house.digest)
    with (tmp_path / "ships.toml").open("a", encoding="utf-8") as file:
        file.write("# a remark\n")
    assert load_card_set("yonder", tmp_path).digest != house.digest
    assert len(house.digest) == 16


def test_unknown_game() -> None:
    with pytest.raises(ModuleNotFoundError):
        load_card_set("chess")
