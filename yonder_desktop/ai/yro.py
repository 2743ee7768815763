"""What a choice of YRO is worth to a seat, in victory points at the end of the game.

Answers are sealed and carried out only when all have given them, so options are rated by playing them through for the
own guild alone: a plan by its best placing, a placing by the guild it makes, cards in hand by what they would add.
"""

from __future__ import annotations

from math import exp

from yonder_desktop.core.questions import Option
from yonder_desktop.games.yro.forecast import forecast_of
from yonder_desktop.games.yro.guild import full_lines, legal_cells
from yonder_desktop.games.yro.phases import shadow_power
from yonder_desktop.games.yro.recruiting import change_of, pay_links, recruit_lines
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import ASK_PLACE, DISCARD, KEEP, PICK, PLACE, x_of, y_of

# Victory points that one money is worth while several turns are left, and at the end.
MONEY_EARLY = 0.52
MONEY_LATE = 0.34
LINE_IN_SIGHT = 0.5
CARDS_A_TURN = 1.45
POINTS_A_TURN = 8.0
POWER_GROWTH = 1.6
POWER_SPREAD = 2.2
SHADOW_A_TURN = 2.6
UNKNOWN_CARD = 3.2
UNKNOWN_SPREAD = 2.4
SPREAD_OF_BEST = (0.0, 0.0, 0.56, 0.85, 1.03, 1.16)


def rate(state: State, seat: int, option: Option) -> float:
    """The worth of an option of a sealed question."""
    if option[0] == DISCARD:
        kept = [card for card in state.hands[seat] if card not in option[1:]]
        return hand_worth(state, seat, kept, len(option) - 1)
    if option[0] == KEEP:
        return hand_worth(state, seat, list(option[1:]), 0)
    if option[0] == PICK:
        return hand_worth(state, seat, [*state.picks[seat], option[1]], 0)
    if option[0] == PLACE:
        return rate_placing(state, seat, option)
    return rate_plan(state, seat, option[1:])


def rate_plan(state: State, seat: int, cards: tuple[int, ...]) -> float:
    """A plan with its best placing, card by card in the better order."""
    after = alone(state)
    after.money[seat] += change_of(after, seat, cards)
    if not cards:
        return promise(after, seat)
    orders = [cards] if len(cards) == 1 else [cards, (cards[1], cards[0])]
    return max(best_placing(after, seat, order) for order in orders)


def best_placing(state: State, seat: int, cards: tuple[int, ...]) -> float:
    """Lay cards down one after the other, each where it promises most."""
    now = state
    for at, card in enumerate(cards):
        tries = [placed(now, seat, card, cell) for cell in legal_cells(now.cells[seat])]
        now = max(tries, key=lambda after: promise(after, seat))
        if at == len(cards) - 1:
            return promise(now, seat)
    return promise(now, seat)


def rate_placing(state: State, seat: int, option: Option) -> float:
    """A card on a cell, after those already fixed; a second card to come goes where it is best."""
    frame = state.agenda[-1]
    now = alone(state)
    left = list(frame.args)
    if -1 in left:
        mark = left.index(-1)
        pairs = left[mark + 1 :]
        for at in range(0, len(pairs), 2):
            now = placed(now, seat, pairs[at], pairs[at + 1])
        left = left[:mark]
    now = placed(now, seat, option[1], option[2])
    left.remove(option[1])
    return best_placing(now, seat, tuple(left)) if left and frame.op == ASK_PLACE else promise(now, seat)


def alone(state: State) -> State:
    """A copy to play through, without the cards that are being placed."""
    after = state.copy()
    after.pending = None
    return after


def placed(state: State, seat: int, card: int, cell: int) -> State:
    """A copy with a card laid down, its Recruit lines and the links it completes."""
    after = state.copy()
    full = full_lines(after.cells[seat])
    after.guilds[seat] = (*after.guilds[seat], card)
    after.cells[seat] = (*after.cells[seat], cell)
    recruit_lines(after, seat)
    pay_links(after, seat, full)
    return after


def turns_left(state: State) -> float:
    """How many turns are still to come, this one included, by the guild or points that are furthest."""
    board = state.tables.card_set.board
    cards = max(len(guild) for guild in state.guilds)
    by_cards = (board.adventurers_to_end - cards) / CARDS_A_TURN
    left = min(by_cards, (board.vp_to_end - max(state.vp)) / POINTS_A_TURN)
    if state.seats == 1:
        left = min(left, (board.shadow_limit - shadow_power(state)) / SHADOW_A_TURN)
    return max(0.4, left)


def promise(state: State, seat: int) -> float:
    """Points so far, and what the guild will bring in the turns that are left."""
    left = turns_left(state)
    later = state.copy()
    first = forecast_of(later, seat)
    last = state.tables.card_set.board.last_space
    later.magic[seat] = min(last, round(state.magic[seat] + first.magic * left / 2))
    later.tech[seat] = min(last, round(state.tech[seat] + first.tech * left / 2))
    middle = forecast_of(later, seat)
    rate_of_money = MONEY_EARLY if left > 2 else MONEY_LATE
    total = state.vp[seat] + middle.vp * left + combat_points(state, seat, middle.power, left)
    total += (state.money[seat] + middle.money * max(0.0, left - 0.5)) * rate_of_money
    return total + LINE_IN_SIGHT * lines_in_sight(state, seat) * min(1.0, left / 2)


def combat_points(state: State, seat: int, power: int, left: float) -> float:
    """Points that this power would win in the combats to come."""
    if state.seats == 1:
        return shadow_points(state, power, left)
    beaten_by = sum(
        chance(state.power[other] + POWER_GROWTH - power) for other in range(state.seats) if other != seat
    )
    prizes = state.tables.card_set.board.prizes[state.seats - 2]
    at = min(beaten_by, len(prizes) - 1)
    low = int(at)
    high = min(low + 1, len(prizes) - 1)
    return left * (prizes[low] + (prizes[high] - prizes[low]) * (at - low))


def shadow_points(state: State, power: int, left: float) -> float:
    """Prizes against a shadow that grows by one card a combat."""
    board, shadow, points = state.tables.card_set.board, float(shadow_power(state)), 0.0
    for turn in range(max(1, round(left))):
        shadow += SHADOW_A_TURN
        points += board.shadow_prize * chance(power + turn * POWER_GROWTH - shadow)
    return points


def chance(lead: float) -> float:
    """How likely a lead of so much power holds."""
    return 1.0 / (1.0 + exp(-lead / POWER_SPREAD))


def lines_in_sight(state: State, seat: int) -> int:
    """Pairs of cards in one row or column with the same faction or profession that a third could make a link."""
    cells, cards = state.cells[seat], [state.tables.cards[card] for card in state.guilds[seat]]
    found = 0
    for first in range(len(cells)):
        for second in range(first):
            same_line = x_of(cells[first]) == x_of(cells[second]) or y_of(cells[first]) == y_of(cells[second])
            if same_line:
                found += int(cards[first].faction == cards[second].faction)
                found += int(cards[first].profession == cards[second].profession)
    return found


def hand_worth(state: State, seat: int, kept: list[int], unknown: int) -> float:
    """What the two best cards of a hand would add, with so many cards still to be drawn."""
    now = promise(state, seat)
    gains = [card_gain(state, seat, card) - now for card in kept]
    for best in range(unknown):
        gains.append(UNKNOWN_CARD + UNKNOWN_SPREAD * (SPREAD_OF_BEST[min(5, unknown)] - best * 0.6))
    gains.sort(reverse=True)
    return sum(max(0.0, gain) for gain in gains[:2]) + 0.05 * sum(gains)


def card_gain(state: State, seat: int, card: int) -> float:
    """The promise of the guild with this card at its best place, paid for."""
    after = alone(state)
    after.money[seat] -= state.tables.cards[card].cost
    cells = legal_cells(after.cells[seat])
    if not cells:
        return promise(state, seat)
    return max(promise(placed(after, seat, card, cell), seat) for cell in cells[:6])
