"""Forecasts of YRO from a view: what the next phases would bring, and what a placing would change."""

from __future__ import annotations

from yonder_desktop.core.contract import Setup
from yonder_desktop.games.yro.guild import (
    counted,
    full_lines,
    holds,
    is_front,
    legal_cells,
    level,
    power_of,
    power_of_card,
)
from yonder_desktop.games.yro.phases import gains_of, shadow_power
from yonder_desktop.games.yro.quests import measured, meets
from yonder_desktop.games.yro.recruiting import pay_links, recruit_lines
from yonder_desktop.games.yro.state import State, empty_state
from yonder_desktop.games.yro.view import OPEN_LISTS, OPEN_TUPLES, OPEN_ZONES, View
from yonder_desktop.games.yro.words import INCOME, MAGIC, MONEY, NO_GAIN, PRODUCTION, TECH, VP, VP_PHASE


class Forecast:
    """A guild as it stands: power, levels, what Production, Income and the VP phase of this turn would bring.

    money: income with its base. to_vp, to_cards: what is missing to 40 points and to nine adventurers.
    """

    __slots__ = ("links", "magic", "magic_level", "money", "power", "seat", "tech", "tech_level", "to_cards", "to_vp",
                 "vp")  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.power = self.magic = self.tech = self.money = self.vp = 0
        self.magic_level = self.tech_level = self.links = self.to_vp = self.to_cards = 0


class PlacingForecast:
    """What a card on a cell would change at once and from then on.

    power: before and after. links: faction and profession badges completed, as (0 or 1, number). gained: VP, Magic,
    Technology and money at once by Recruit lines and links. before, after: forecasts of the guild.
    """

    __slots__ = ("after", "before", "gained", "links", "power")

    def __init__(self, before: Forecast, after: Forecast) -> None:
        self.before = before
        self.after = after
        self.power = (before.power, after.power)
        self.links: list[tuple[int, int]] = []
        self.gained: tuple[int, ...] = (0, 0, 0, 0, 0)


def position_of(view: View) -> State:
    """A position with the open facts of a view and nothing hidden: for counting, not for playing on."""
    state = empty_state(view.tables, Setup(view.seats, 0))
    for name in OPEN_TUPLES:
        setattr(state, name, getattr(view, name))
    for name in OPEN_LISTS + OPEN_ZONES:
        setattr(state, name, getattr(view, name)[:])
    return state


def forecast(view: View, seat: int) -> Forecast:
    """The guild of a seat as everybody can see it."""
    return forecast_of(position_of(view), seat)


def forecast_of(state: State, seat: int) -> Forecast:
    """What the phases after Combat would bring; levels rise by Production first, as in play (R42, R43)."""
    found = Forecast(seat)
    board = state.tables.card_set.board
    found.power = power_of(state, seat)
    produced = gains_of(state, seat, PRODUCTION)
    found.magic, found.tech = produced[MAGIC], produced[TECH]
    found.links = state.links[seat]
    found.to_vp = max(0, board.vp_to_end - state.vp[seat])
    found.to_cards = board.adventurers_to_end - len(state.guilds[seat])
    found.magic_level = level(state, state.magic[seat])
    found.tech_level = level(state, state.tech[seat])
    later = state.copy()
    later.magic[seat] = min(board.last_space, state.magic[seat] + found.magic)
    later.tech[seat] = min(board.last_space, state.tech[seat] + found.tech)
    found.money = board.income + gains_of(later, seat, INCOME)[MONEY]
    later.money[seat] += found.money
    found.vp = gains_of(later, seat, VP_PHASE)[VP]
    return found


def with_placings(view: View, seat: int) -> State:
    """The position once the placings that only `view.seat` knows of are carried out, where they are of `seat`."""
    state = position_of(view)
    if seat == view.seat:
        for at in range(0, len(view.placings), 2):
            put(state, seat, view.placings[at], view.placings[at + 1])
    return state


def open_cells(view: View, seat: int) -> list[int]:
    """Where a guild can still grow (R15); nowhere once it is full."""
    cells = with_placings(view, seat).cells[seat]
    return legal_cells(cells) if len(cells) < view.tables.card_set.board.adventurers_to_end else []


def powers(view: View, seat: int) -> list[int]:
    """What each card of a guild adds to its power now, sealed ones at the end (R28 to R33)."""
    state = with_placings(view, seat)
    return [power_of_card(state, seat, at) for at in range(len(state.guilds[seat]))]


def frontline(view: View, seat: int) -> list[bool]:
    """Which cards of a guild stand in the frontline, sealed ones at the end (R28)."""
    cells = with_placings(view, seat).cells[seat]
    return [is_front(cells, cell) for cell in cells]


def line_gains(view: View, seat: int, at: int) -> list[tuple[int, ...]]:
    """What each line of a placed card would bring as things stand: five numbers, none where its condition fails."""
    state = with_placings(view, seat)
    lines = state.tables.cards[state.guilds[seat][at]].lines
    return [
        tuple(each * counted(state, seat, line, at) for each in line.gain)
        if holds(state, seat, line, at)
        else NO_GAIN
        for line in lines
    ]


def quest_standing(view: View, seat: int, quest: int) -> tuple[bool, list[tuple[int, int]]]:
    """Whether a seat would meet a quest as things stand, and (has, wanted) for each of its tests (R48, R50)."""
    state = with_placings(view, seat)
    state.power[seat] = power_of(state, seat)
    tests = state.tables.card_set.quests[quest].tests
    return meets(state, seat, quest), [
        (measured(state, seat, measure), value) for measure, _op, value in tests
    ]


def shadow_total(view: View) -> int:
    """Printed power of the shadow's cards (S1.3)."""
    return shadow_power(position_of(view))


def placing_forecast(view: View, seat: int, card: int, cell: int) -> PlacingForecast | None:
    """What `card` on `cell` would do, after the placings already fixed; None for a cell that is not legal."""
    state = with_placings(view, seat)
    if cell not in legal_cells(state.cells[seat]):
        return None
    before = forecast_of(state, seat)
    had = (state.vp[seat], state.magic[seat], state.tech[seat], state.money[seat])
    full = full_lines(state.cells[seat])
    state.sink = []
    put(state, seat, card, cell)
    pay_links(state, seat, full)
    found = PlacingForecast(before, forecast_of(state, seat))
    found.links = [(event.args[0], event.args[1]) for event in state.sink if event.kind == "linked"]
    now = (state.vp[seat], state.magic[seat], state.tech[seat], state.money[seat])
    found.gained = (0, *[later - earlier for later, earlier in zip(now, had, strict=True)])
    return found


def put(state: State, seat: int, card: int, cell: int) -> None:
    """Lay a card down and resolve its Recruit lines."""
    state.guilds[seat] = (*state.guilds[seat], card)
    state.cells[seat] = (*state.cells[seat], cell)
    recruit_lines(state, seat)
