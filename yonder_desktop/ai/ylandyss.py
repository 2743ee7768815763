"""What a position of Ylandyss is worth to a seat, in victory points at the end of the game.

Points in chest and cards count as they are; a deck is worth what its cards do on average in the rounds that are left;
in a melee the lead, the pot and the strength for acquiring are weighed against the cards still in hand.
"""

from __future__ import annotations

from math import exp

from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.resolution import pot, price_of
from yonder_desktop.games.ylandyss.rounds import end_at
from yonder_desktop.games.ylandyss.scoring import owned
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import total, turn_order
from yonder_desktop.games.ylandyss.words import (
    ANY_OTHER,
    DISCARD,
    DRAW,
    ELIMINATE,
    EXHAUST,
    FINAL,
    GAIN,
    MELEE,
    MIRACLE,
    NO_CARD,
    OWN,
    OWN_OTHER,
    REINFORCING,
    RETURN,
    SELF,
    SPELL,
    STEAL,
)

SETTLED = ("melee", "buy")

CARD_IN_HAND = 0.2
DECK = 3.5
EFFECT = {GAIN: 1.2, STEAL: 0.9, DRAW: 0.9, EXHAUST: 1.4, ELIMINATE: 1.7, RETURN: 1.0}
FIXED = 0.5
"""An effect of any other kind."""
COST = {EXHAUST: 0.6, ELIMINATE: 0.4, DISCARD: 0.3}
"""What it costs to exhaust or eliminate a character of one's own, or to discard a card; the least one is chosen."""
WEAKER = 0.3
"""What it costs that a bonus or a limit is below 0."""
SOMETIMES = 0.5
"""How often a cost falls due that has a condition."""
NEEDS_A_CHARACTER = 0.8
HIDDEN_CARD = 1.15
CARDS_TO_COME = 3
SPREAD = 2.3
LIMIT_POINT = 0.5
COIN_IN_LOOT = 0.97


def value(state: State, seat: int) -> float:
    """The worth of a position for `seat`, from what it may know."""
    cards = [state.tables.cards[card] for card in cards_of(state, seat)]
    points = state.chest[seat] + sum(card.value for card in cards)
    if state.over:
        return points + sum(card.value for card in cards) * 0.001
    worth = (
        points + COIN_IN_LOOT * state.loot[seat] + DECK * quality_of_deck(state, seat) * rounds_left(state)
    )
    worth += CARD_IN_HAND * len(state.hands[seat]) + kept_worth(state, seat)
    if state.phase == MELEE and state.winner < 0:
        worth += chance_to_win(state, seat) * pot(state, seat)
        worth += acquiring(state, seat, total(state, seat))
    elif state.phase == REINFORCING:
        worth += acquiring(state, seat, state.limit[seat])
    return worth


def cards_of(state: State, seat: int) -> list[int]:
    """All cards of a seat, with what it has drafted and without what it has said to remove."""
    cards = list(owned(state, seat))
    if state.round == 0:
        cards += [*state.drafted[seat], *state.plans[seat]]
    elif state.phase == FINAL and state.plans[seat] and state.plans[seat][0] != NO_CARD:
        removed = state.plans[seat][0]
        cards = [card for card in cards if card != removed]
    return cards


def quality(state: State, card: int) -> float:
    """What playing a card does for its owner, in strength and the like."""
    design = state.tables.cards[card]
    worth = float(design.strength) + 0.25 * max(0, design.level - 1)
    for effect in design.effects:
        worth += effect_worth(effect)
    if SPELL in design.types or MIRACLE in design.types:
        worth -= NEEDS_A_CHARACTER
    return worth


def effect_worth(effect: Effect) -> float:
    """What an effect does for its owner; below 0 what it costs: own characters, hand cards, strength.

    A cost that falls due otherwise is the same price as the one before. What touches everybody is even.
    """
    share = 1.0 if effect.when is None else SOMETIMES
    if effect.op == DISCARD or (effect.op in COST and effect.target in (SELF, OWN, OWN_OTHER)):
        return 0.0 if effect.otherwise else -share * COST[effect.op]
    if effect.amount < 0:
        return -share * WEAKER
    return 0.0 if effect.target == ANY_OTHER else EFFECT.get(effect.op, FIXED)


def quality_of_deck(state: State, seat: int) -> float:
    """The average quality of the cards a seat owns."""
    cards = cards_of(state, seat)
    return sum(quality(state, card) for card in cards) / max(1, len(cards))


def rounds_left(state: State) -> float:
    """How much of the game is still to come, from the fullest chest: 3 at the start, 0 at the end."""
    return 3.0 * max(0.0, 1.0 - max(state.chest) / end_at(state))


def kept_worth(state: State, seat: int) -> float:
    """Cards that a sealed answer keeps for the next round: good ones are worth more than an unknown draw."""
    if state.phase != FINAL or not state.answered[seat]:
        return 0.0
    average = quality_of_deck(state, seat)
    kept = state.plans[seat][1:]
    thrown = len(state.hands[seat]) - len(kept)
    return 0.35 * sum(quality(state, card) - average for card in kept) - CARD_IN_HAND * thrown


def prospects(state: State, seat: int, own: bool) -> float:
    """The total a seat may still reach in this melee."""
    now = total(state, seat)
    if state.out[seat]:
        return float(now)
    if not own:
        return now + HIDDEN_CARD * min(CARDS_TO_COME, len(state.hands[seat]))
    strengths = sorted(
        [max(0, state.tables.cards[card].strength) for card in state.hands[seat]], reverse=True
    )
    return now + 0.75 * sum(strengths[:CARDS_TO_COME])


def chance_to_win(state: State, seat: int) -> float:
    """How likely this seat wins the melee: its prospects against the best of the others, ties by turn order."""
    order = turn_order(state)
    lead = prospects(state, seat, True) - 0.1 * order.index(seat)
    best = max(
        prospects(state, other, False) - 0.1 * order.index(other)
        for other in range(state.seats)
        if other != seat
    )
    return 1.0 / (1.0 + exp(-(lead - best) / SPREAD))


def acquiring(state: State, seat: int, limit: int) -> float:
    """What the strength for acquiring is worth: the best card within reach, and a little for the rest."""
    if state.bought[seat] >= state.tables.card_set.board.purchases:
        return 0.0
    have = state.loot[seat] + len(state.hands[seat])
    best = 0.0
    for card in state.offer:
        cost = state.tables.cards[card].cost
        if cost <= limit and price_of(state, seat, card) <= have:
            best = max(best, LIMIT_POINT * cost + 0.3 * state.tables.cards[card].value)
    return best + 0.05 * min(limit, 8)
