"""Forecasts: what locking up now would mean for a seat, and what its C buildings would pay, from a view."""

from __future__ import annotations

from yonder_desktop.games.yonder.feeding import stored_food, units
from yonder_desktop.games.yonder.lock_up import fish_income
from yonder_desktop.games.yonder.scoring import fleet_size, score_value
from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import (
    ARCANA,
    DWARF,
    FISH,
    GAIN,
    GRAIN,
    MEAT,
    NO_SHIP,
    ON_COPY,
    ON_LOCK_UP,
)


class LockUpForecast:
    """Locking up now: food needed and held, fish to sell, workers unfed, envoys without a ship, coins; gold in all.

    `unfed` is the least number of workers that would leave, as the owner would rather lose few. Losses are negative.
    `total` is less of a loss than they are where the gold would fall below 0 on the way (R16). `buildings` is what C
    buildings would pay now, per card. `locked` seats have done it: their other numbers are zero.
    """

    __slots__ = ("buildings", "coins", "empty", "empty_loss", "fish", "food", "locked", "need", "seat", "total",
                 "unfed", "unfed_loss")  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.locked = False
        self.need = self.food = self.fish = self.unfed = self.empty = self.coins = 0
        self.unfed_loss = self.empty_loss = self.total = 0
        self.buildings: list[tuple[int, int]] = []


def lock_up_forecast(view: View, seat: int) -> LockUpForecast:
    """What locking up now would bring and cost `seat`; a harbour ship and choices on the way are left out."""
    forecast = LockUpForecast(seat)
    forecast.locked = bool(view.locked[seat])
    forecast.buildings = building_scores(view, seat)
    if not forecast.locked:
        count_food(view, forecast)
        board = view.tables.card_set.board
        forecast.empty = sum(1 for envoy in view.envoys[seat] if view.carried[envoy] == NO_SHIP)
        forecast.coins = sum(view.coins[card] for card in view.buildings[seat])
        forecast.coins += sum(
            view.envoy_coins[envoy] for envoy in view.envoys[seat] if view.carried[envoy] != NO_SHIP
        )
        forecast.unfed_loss = -board.unfed * forecast.unfed
        forecast.empty_loss = -board.unfulfilled * forecast.empty
        after = max(0, view.gold[seat] + forecast.unfed_loss) + forecast.fish
        forecast.total = max(0, after + forecast.empty_loss) + forecast.coins - view.gold[seat]
    return forecast


def goods_at_lock_up(view: View, seat: int) -> list[int]:
    """The supply of a seat with what its ships bring when it locks up (R100)."""
    own = list(view.supply[seat])
    fleet = [*view.ships[seat], *(view.carried[envoy] for envoy in view.envoys[seat])]
    for ship in sorted({one for one in fleet if one >= 0}):
        ability = view.tables.ships[ship].ability
        if ability.on == ON_COPY:
            ability = view.tables.ships[view.start_ships[seat]].ability
        if ability.on != ON_LOCK_UP or (ability.placed and ship in view.ships[seat]):
            continue
        for step in ability.effect:
            if step.op == GAIN:
                for good in range(ARCANA):
                    own[good] += step.goods[good]
    return own


def home_workers(view: View, seat: int) -> list[int]:
    """The five kinds of workers a seat would have after they came home."""
    workers = view.supply[seat][DWARF:]
    for card in view.buildings[seat]:
        for spot in view.tables.card_spots[card]:
            for kind in range(5):
                workers[kind] += view.spots[spot] >> kind & 1
        for kind in view.held.get(card, ()):
            workers[kind] += 1
    return workers


def count_food(view: View, forecast: LockUpForecast) -> None:
    """Food needed and held; gold for the fish that stay over; how many workers would leave at best."""
    board, own = view.tables.card_set.board, goods_at_lock_up(view, forecast.seat)
    buildings = view.buildings[forecast.seat]
    workers = home_workers(view, forecast.seat)
    forecast.need = sum(n * need for n, need in zip(workers, board.food_need, strict=True))
    forecast.food = sum(own[GRAIN + i] * board.food_value[i] for i in range(3))
    forecast.food += stored_food(view.tables, buildings, view.stash)
    missing = forecast.need - forecast.food
    for kind in sorted(range(5), key=lambda one: -board.food_need[one]):
        for _ in range(workers[kind]):
            if missing > 0 and board.food_need[kind]:
                missing -= board.food_need[kind]
                forecast.unfed += 1
    needed = forecast.food + missing  # by those who stay: an ogre that leaves may leave food over
    rest = needed - own[MEAT] * board.food_value[1] - own[GRAIN] * board.food_value[0]
    left = max(0, own[FISH] - units(rest, board.food_value[2]))
    forecast.fish = fish_income(view.tables, buildings, left)


def building_scores(view: View, seat: int) -> list[tuple[int, int]]:
    """(card, gold) of every C building of a settlement, from the supply as it is."""
    ships = fleet_size(view.ships[seat], view.envoys[seat], view.carried)
    scores: list[tuple[int, int]] = []
    for card in view.buildings[seat]:
        score = view.tables.buildings[card].score
        if score is not None:
            gold = score_value(
                view.tables, score, view.supply[seat], view.buildings[seat], view.envoys[seat], ships
            )
            scores.append((card, gold))
    return scores
