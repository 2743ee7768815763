"""Everything of Yonder has a scenario: what comes into play in none of them is named here."""

from __future__ import annotations

import re

import pytest

from tests.scenario_play import YONDER, Played, all_cases, play
from yonder_desktop.content import load_card_set
from yonder_desktop.games.registry import make_rules
from yonder_desktop.games.yonder import olos, verbs
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.words import STUFF, WORKERS

# The difficult combinations: each at least one scenario.
COMBINATIONS = {
    "Goliath with two envoys": ["r020-goliath", "r020-goliath-and-prices-of-choice", "r026-swapped-for-goliath"],
    "Artful Dodger pays another envoy's cost": [
        "s27-6-artful-dodger", "r024-artful-dodger", "r024-equal-prices", "r024-price-of-choice-of-another-envoy",
    ],
    "Merry Goer's swap": [
        "s29-2-merry-goer", "r026-merry-goer", "r026-swapped-for-goliath", "r026-swapped-for-ventures-ships",
    ],
    "several discounts on one delivery": ["r018-discounts-add-up", "r018-four-discounts-at-once"],
    "dwarf discount with Dwarven Treasury": [
        "s11-1-dwarf-builds-the-treasury", "s11-2-treasury-on-the-marketplace", "s11-4-treasury-and-goblin-inn",
        "r048-treasury-between-repetitions", "r057-treasury-with-any-resource", "r057-dwarf-discount-and-treasury",
        "r071-smugglers-hut",
    ],
    "elves onto taken spots with Elven Recruiters": [
        "s15-elven-recruiters", "r029-elven-recruiters", "r029-recruiters-work-in-the-city-alone",
        "solo-elves-join-workers-of-olos",
    ],
    "a favour step that fulfils an envoy inside a fulfilment": [
        "r077-a-second-envoy-in-one-turn", "r077-a-fulfilment-inside-a-delivery", "r047-finished-before-the-next",
    ],
    "a build inside a bonus inside a placement": ["r077-a-build-inside-a-bonus-inside-a-placement"],
    "empty stacks and supplies": [
        "r031-shortage", "r031-everything-has-run-out", "r031-arcana-of-the-favour-track-has-run-out",
        "r062-paying-for-what-has-run-out", "r072-drawing-from-an-empty-display", "r091-a-replacement-that-has-run-out",
        "s36-2-no-arcana-left-in-round-4", "s36-4-cargo-that-has-run-out", "solo-worker-substitute",
    ],
    "the stack of the wharf runs out": [
        "s06-3-shipwright-and-empty-wharf", "r104-empty-wharf", "r110-a-short-harbour", "r110-the-wharf-runs-out",
        "solo-seize",
    ],
    "the gold floor at zero": ["r016-gold-stops-at-nought-each-time", "r016-no-gold-and-many-losses"],
}  # fmt: skip

# Buildings that work by themselves: the scenario in which what they do is seen.
ONGOING = {
    "dwarven_merchants": "r059-merchants-count-before-paying",
    "dwarven_smithy": "s13-1-to-3-smithy-counts-actions",
    "dwarven_treasury": "s11-1-dwarf-builds-the-treasury",
    "elven_bakery": "r060-elven-bakery",
    "elven_recruiters": "s15-elven-recruiters",
    "elven_swingers": "s16-elven-swingers",
    "goblin_soup_boat": "s17-goblin-soup-boat",
    "goblin_thieves_guild": "r047-finished-before-the-next",
    "ogre_peddler": "r064-ogre-peddler",
    "sandcakery": "s19-1-sandcakery-and-smithy",
    "dwarf_masons": "s21-1-dwarf-masons",
    "goblin_fishing_hut": "s16-swingers-and-fishing-hut",
    "ogre_muscle_beach": "s21-2-ogre-muscle-beach",
    "smokehouse": "s21-3-smokehouse",
}

# The same for what no event names.
WORKER_POWERS = {
    "dwarf: a good less for a building": "s04-1-dwarf-builds-quarry",
    "dwarf: a good less for the first repetition of a trade": "s05-1-dwarf-on-arcana-market",
    "dwarf: a delivery by the Smugglers Hut": "s20-6-smugglers-hut",
    "dwarf: never arcana": "s04-4-arcana-is-never-discounted",
    "elf: onto a taken spot": "s03-elves-and-occupied-spots",
    "elf: not beside another elf": "r002-no-second-elf",
    "goblin: no power": "s02-1-one-good-for-small-workers",
    "ogre: twice the goods": "s02-2-two-goods-for-ogres",
    "ogre: eats twice": "r108-one-hungry-ogre",
    "skeleton: need not be fed": "s34-a-whole-lock-up",
}
TIE_BREAKS = {
    "most gold": "s40-1-most-gold-wins",
    "arcana": "s40-2-arcana-break-the-tie",
    "buildings": "s40-3-fewer-buildings-break-the-tie",
    "shared": "s40-4-a-shared-win",
    "olos": "solo-end-totals",
}
LIMITS = {
    "dwarf": "r069-skeleton-reverser",
    "elf": "r069-skeleton-reverser",
    "goblin": "r031-shortage",
    "ogre": "s06-5-city-gates-without-ogres",
    "skeleton": "r031-everything-has-run-out",
    "arcana": "s14-3-mine-with-one-arcana-left",
    "ships": "r110-a-short-harbour",
    "gold and goods have none": "r114-gold-beyond-one-hundred",
}
CLEANUPS = {
    1: "s37-cleanup-by-round",
    2: "s37-cleanup-by-round",
    3: "s37-cleanup-by-round",
    4: "s37-cleanup-by-round",
    5: "s36-5-lock-up-in-the-last-round",
}
TABLES = (ONGOING, WORKER_POWERS, TIE_BREAKS, LIMITS, CLEANUPS)


@pytest.fixture(scope="module")
def rules() -> YonderRules:
    rules = make_rules("yonder", load_card_set("yonder"))
    assert isinstance(rules, YonderRules)
    return rules


@pytest.fixture(scope="module")
def played(rules: YonderRules) -> list[Played]:
    return [play(rules, scenario, case) for scenario, case in all_cases()]


@pytest.fixture(scope="module")
def tokens(played: list[Played]) -> set[str]:
    return {token for case in played for token in case.tokens()}


def numbers(played: list[Played], kind: str, at: int) -> set[int]:
    """A number of every event of a kind in all scenarios."""
    return {event.args[at] for case in played for event in case.events if event.kind == kind}


def test_every_spot_takes_a_worker(played: list[Played], rules: YonderRules) -> None:
    used = numbers(played, "worker_placed", 1)
    designs = {spot_design(rules, spot) for spot in used}
    assert {spot_design(rules, spot) for spot in range(len(rules.tables.spots))} - designs == set()


def spot_design(rules: YonderRules, spot: int) -> str:
    """A spot's key without the number of its card: two cards of one name are the same."""
    return re.sub(r"~\d", "", rules.tables.spots[spot].key)


def test_every_c_building_scores(played: list[Played], rules: YonderRules) -> None:
    paid = {
        rules.tables.buildings[event.args[0]].id
        for case in played
        for event in case.events
        if event.kind == "scored" and event.args[1] > 0
    }
    assert {design.id for design in rules.tables.buildings if design.score is not None} - paid == set()


def test_every_other_building_has_a_spot_or_stands_in_the_table(rules: YonderRules) -> None:
    without = {design.id for design in rules.tables.buildings if not design.spots and design.score is None}
    assert without == set(ONGOING)


@pytest.mark.parametrize("building", ONGOING)
def test_an_ongoing_building_is_in_its_scenario(building: str) -> None:
    assert building in (YONDER / f"{ONGOING[building]}.toml").read_text(encoding="utf-8")


def test_every_envoy_is_served(played: list[Played], rules: YonderRules) -> None:
    served = {rules.tables.envoys[envoy].id for envoy in numbers(played, "delivered", 0)}
    assert {design.id for design in rules.tables.envoys} - served == set()


def test_every_ship_serves(played: list[Played], rules: YonderRules) -> None:
    serving = {rules.tables.ships[ship].id for ship in numbers(played, "ship_placed", 0)}
    assert {design.id for design in rules.tables.ships} - serving == set()


def test_every_favour_step_is_taken(played: list[Played], rules: YonderRules) -> None:
    spaces = {space.space for space in rules.tables.card_set.board.favour}
    assert spaces - numbers(played, "favour_moved", 1) == set()


def test_every_place_of_the_upper_city_is_filled(played: list[Played], rules: YonderRules) -> None:
    filled = {rules.tables.card_set.board.upper[place].id for place in numbers(played, "arcana_placed", 0)}
    assert {place.id for place in rules.tables.card_set.board.upper} - filled == set()


def test_every_order_card_is_turned_up(played: list[Played], rules: YonderRules) -> None:
    solo = rules.tables.card_set.solo
    assert solo is not None
    turned = {solo.cards[card].id for card in numbers(played, "olos_turned", 0)}
    assert {card.id for card in solo.cards} - turned == set()
    skipped = {olos.NO_SPOT, olos.NO_WORKER, olos.NO_ENVOY, olos.NOTHING_LEFT}
    assert skipped - numbers(played, "olos_skipped", 0) == set()


def test_every_kind_of_answer_is_given(tokens: set[str]) -> None:
    given = {token.partition(":")[0] for token in tokens}
    assert set(verbs.VERBS) - given == set()


def test_every_kind_of_worker_stands_somewhere_and_runs_out(played: list[Played]) -> None:
    assert numbers(played, "worker_placed", 0) == set(range(5))
    assert {STUFF[kind] for kind in WORKERS} | {"arcana", "ships", "gold and goods have none"} == set(LIMITS)


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_every_difficult_combination_has_scenarios(combination: str) -> None:
    assert COMBINATIONS[combination]
    assert [stem for stem in COMBINATIONS[combination] if not (YONDER / f"{stem}.toml").is_file()] == []


def test_every_entry_of_the_tables_is_a_scenario() -> None:
    stems = [stem for table in TABLES for stem in table.values()]
    assert [stem for stem in stems if not (YONDER / f"{stem}.toml").is_file()] == []
