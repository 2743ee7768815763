"""What buildings of Yonder are worth: those that pay at the end, those that help until then, the hand."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Building, Score
from yonder_desktop.games.yonder.scoring import fleet_size, score_value
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, SCORE_THRESHOLD

HELP_A_ROUND = 1.4
SECOND_SPOT = 0.4
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
    """What one building that works during the game will still bring, beyond what city spots would."""
    if building.score is not None:
        return 0.0
    later = len(state.tables.card_set.board.rounds) - state.round
    return HELP_A_ROUND * (later + 0.4) * (1.0 + (SECOND_SPOT if building.spots > 1 else 0.0))


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
