"""The shipped card set of Yonder as the rules get it."""

import shutil
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.yonder import FILES
from yonder_desktop.content.yonder.solo_checks import SOLO
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


def test_olos_and_his_levels(card_set: CardSet) -> None:
    solo = card_set.solo
    assert solo is not None
    assert [level.name for level in solo.levels] == ["Calm", "Stern", "Furious"]
    assert [level.cards_per_round for level in solo.levels][1:] == [(4, 5, 6, 7, 8)] * 2
    furious = solo.levels[2]
    assert (furious.level, furious.start_gold, furious.tribute, furious.extra_gold) == (3, 5, 1, 1)
    assert (solo.gold_per_ship, solo.gold_per_envoy, solo.gold_per_favour, solo.seize_gold) == (2, 2, 1, 2)
    assert solo.your_rounds == (1, 3, 5)
    assert solo.removed == ("elven_swingers", "goblin_fishing_hut", "butcher_shop")
    assert len(solo.spot_order) == 13
    assert (solo.spot_order[0], solo.spot_order[-1]) == ("audience_chamber", "shipwright")


def test_the_order_cards(card_set: CardSet) -> None:
    assert card_set.solo is not None
    cards = {card.id: card for card in card_set.solo.cards}
    assert [card.kind for card in card_set.solo.cards] == (
        ["occupy"] * 3 + ["deliver"] * 2 + ["seize"] + ["trouble"] * 2
    )
    assert cards["market_bullies"].first == ("builders", "marketplace", "shipwright")
    assert cards["nosy_neighbours"].second == ("hay_spot", "wood_spot", "arcana_market")
    assert (cards["loud_promises"].slot, cards["boarding_hooks"].slot) == (3, 2)
    guests, brawlers = cards["uninvited_guests"], cards["brawlers"]
    assert (guests.worker, guests.newest_first) == (words.GOBLIN, True)
    assert (brawlers.worker, brawlers.newest_first) == (words.OGRE, False)


def test_a_set_without_solo_file_has_no_solo_game(tmp_path: Path) -> None:
    copy = tmp_path / "mine"
    shutil.copytree(resource_path("cards", "yonder"), copy)
    (copy / SOLO).unlink()
    smaller = load_card_set("yonder", copy)
    assert smaller.solo is None
    assert smaller.digest != load_card_set("yonder").digest


def test_the_digest_depends_on_the_contents_but_not_on_line_ends(tmp_path: Path) -> None:
    for name in (*FILES, SOLO):
        text = resource_path("cards", "yonder", name).read_text(encoding="utf-8")
        (tmp_path / name).write_bytes(text.replace("\n", "\r\n").encode())
    house = load_card_set("yonder")
    same = load_card_set("yonder", tmp_path)
    assert (same.name, same.digest) == (tmp_path.name, house.digest)
    for name in ("ships.toml", SOLO):
        before = load_card_set("yonder", tmp_path).digest
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("# a remark\n")
        assert load_card_set("yonder", tmp_path).digest != before
    assert len(house.digest) == 16


def test_unknown_game() -> None:
    with pytest.raises(ModuleNotFoundError):
        load_card_set("chess")
