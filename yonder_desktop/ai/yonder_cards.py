"""What buildings of Yonder are worth: those that pay at the end, those that help until then, the hand."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Building, Score
from yonder_desktop.games.yonder.scoring import fleet_size, score_value
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, SCORE_THRESHOLD

# Gold that a building brings its owner who has it from the start of the game on, as measured by giving it to seats at
# random; what is not named brings as much as the average. Those that collect coins bring less if built late.
HELP = {
    "logging_site": 17.0, "hay_stacks": 16.0, "quarry": 16.0, "grain_field": 16.0, "fishing_boats": 16.0,
    "ore_merchant": 13.0, "wood_merchant": 12.0, "camp": 13.0, "cattle_ranch": 10.0, "drawing_board": 8.0,
    "goblin_inn": 8.0,
    "goblin_thieves_guild": 20.0, "dwarven_smithy": 17.0, "elven_bakery": 12.0, "goblin_soup_boat": 11.0,
    "ogre_peddler": 7.0, "dwarven_merchants": 6.0, "dwarven_treasury": 5.5, "elven_swingers": 5.5,
    "elven_recruiters": 5.0, "dwarven_mine": 4.0, "giant_golden_geese": 3.5, "sandcakery": 0.5, "goblin_brewery": 0.0,
    "ogre_muscle_beach": 12.0, "butcher_shop": 12.0, "smugglers_hut": 10.0, "goblin_fishing_hut": 9.5,
    "fish_cages": 9.0, "skeleton_reverser": 6.0, "dwarf_masons": 5.5, "beef_trees": 4.0, "smokehouse": 3.0,
}  # fmt: skip
HELP_OF_OTHERS = 9.0
# The part of it that a seat should be ready to pay goods and turns for, by self-play; A buildings come early and many.
HELP_PAID_FOR = {"A": 0.5, "B": 0.75}
COIN_MAKERS = ("goblin_thieves_guild", "dwarven_smithy", "ogre_peddler", "elven_swingers", "giant_golden_geese",
               "goblin_brewery", "butcher_shop", "dwarf_masons", "fish_cages")  # fmt: skip
# The share of that for a building that is there from round 1 to 5 on.
WHEN_BUILT = (1.0, 0.77, 0.55, 0.32, 0.09)
WHEN_COINS = (1.0, 0.67, 0.4, 0.2, 0.05)
STEP_AHEAD = 0.35
HAND_SHARE = 0.4
BUILDING_ACTION = 1.5
HANDS_BUILT = 3
PRICE_OF_GOOD = (1.3, 1.3, 1.2, 1.1, 0.55, 0.0)
PRICE_OF_ARCANA = 1.5


def scores_of_buildings(state: State, seat: int) -> float:
    """What the C buildings of the settlement would pay for what the seat has now, and part of a next step."""
    total = 0.0
    supply = None
    for card in state.buildings[seat]:
        score = state.tables.buildings[card].score
        if score is not None:
            if supply is None:
                supply = supply_at_home(state, seat)
            total += score_now(state, seat, score, supply)
    return total


def supply_at_home(state: State, seat: int) -> list[int]:
    """The supply with the workers of the settlement."""
    supply = state.supply[seat][:]
    for spot in state.places[seat]:
        for kind in range(5):
            supply[DWARF + kind] += state.spots[spot] >> kind & 1
    return supply


def score_now(state: State, seat: int, score: Score, supply: list[int]) -> float:
    """What a score pays for this supply; a part of a step not yet reached while there is time to reach it."""
    ships = fleet_size(state.ships[seat], state.envoys[seat], state.carried)
    gold = score_value(state.tables, score, supply, state.buildings[seat], state.envoys[seat], ships)
    if score.kind != SCORE_THRESHOLD or state.locked[seat]:
        return float(gold)
    for amount, reward in score.steps:
        if supply[score.per] < amount:
            return gold + STEP_AHEAD * (reward - gold) * supply[score.per] / amount
    return float(gold)


def future_of_buildings(state: State, seat: int) -> float:
    """What buildings that work during the game will still bring."""
    total = 0.0
    for card in state.buildings[seat][1:]:
        total += help_of(state, state.tables.buildings[card])
    return total


def help_of(state: State, building: Building) -> float:
    """What one building that works during the game will still bring."""
    if building.score is not None:
        return 0.0
    share = WHEN_COINS if building.id in COIN_MAKERS else WHEN_BUILT
    paid_for = HELP_PAID_FOR.get(building.letter, 0.0)
    return HELP.get(building.id, HELP_OF_OTHERS) * paid_for * share[state.round - 1]


def cards_in_hand(state: State, seat: int) -> float:
    """What the best cards of the hand would bring, less their price and the action that builds them."""
    hand = state.hands[seat]
    later = len(state.tables.card_set.board.rounds) - state.round
    if not hand or (state.locked[seat] and not later):
        return 0.0
    now = state.round - 1 + state.locked[seat]
    supply = supply_at_home(state, seat)
    worths = sorted((worth_in_hand(state, seat, card, now, supply) for card in hand), reverse=True)
    return HAND_SHARE * sum(worths[:HANDS_BUILT])


def worth_in_hand(state: State, seat: int, card: int, now: int, supply: list[int]) -> float:
    """The gain of building a card; never below zero, as nobody has to."""
    building = state.tables.buildings[card]
    price = sum(building.cost[:ARCANA]) * PRICE_OF_GOOD[now] + building.cost[ARCANA] * PRICE_OF_ARCANA
    if building.score is not None:
        gain = score_now(state, seat, building.score, supply)
    else:
        gain = help_of(state, building)
    return max(0.1, gain - price - BUILDING_ACTION)
