"""Players of YRO who steer a game towards what a test wants to see: each rates options, the best one is taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.contract.tastes import Taste
from yonder_desktop.core.questions import Option
from yonder_desktop.games.yro.guild import full_lines, power_of
from yonder_desktop.games.yro.words import DISCARD, KEEP, PICK, PLACE, RECRUIT_CARDS

TAKING = (KEEP, PICK, RECRUIT_CARDS)


def guild_with(state: Any, seat: int, option: Option) -> Any:
    """A position in which the placing asked for is carried out."""
    after = state.copy()
    after.guilds[seat] = (*after.guilds[seat], option[1])
    after.cells[seat] = (*after.cells[seat], option[2])
    return after


class Restless(Taste):
    """Never recruits, discards all cards."""

    def rate(self, state: Any, seat: int, option: Option) -> float:
        return len(option) if option[0] == DISCARD else -len(option)


class Curious(Taste):
    """Wants cards with lines that have not paid yet, then those recruited least often so far."""

    def __init__(self, seed: int, unpaid: set[int], recruited: Counter[str]) -> None:
        super().__init__(seed)
        self.unpaid = unpaid
        self.recruited = recruited

    def rate(self, state: Any, seat: int, option: Option) -> float:
        if option[0] == PLACE:
            return 0
        designs = [state.tables.cards[card] for card in option[1:]]
        worth = [self.worth(design) for design in designs]
        return -sum(worth) if option[0] == DISCARD else sum(worth)

    def worth(self, design: Any) -> float:
        new = sum(1 for line in design.lines if id(line) in self.unpaid)
        return 10 * new + 1 / (1 + self.recruited[design.id])


class Collector(Taste):
    """Recruits one faction (kind 0) or profession (kind 1) alone and lays it in lines."""

    def __init__(self, seed: int, kind: int, badge: int) -> None:
        super().__init__(seed)
        self.kind = kind
        self.badge = badge

    def fits(self, state: Any, card: int) -> bool:
        design = state.tables.cards[card]
        return bool((design.profession if self.kind else design.faction) == self.badge)

    def rate(self, state: Any, seat: int, option: Option) -> float:
        if option[0] == PLACE:
            return self.lines(guild_with(state, seat, option), seat)
        fitting = sum(1 if self.fits(state, card) else -1 for card in option[1:])
        return -fitting if option[0] == DISCARD else fitting

    def lines(self, state: Any, seat: int) -> float:
        """Full lines; before that, cards in the row of the first one."""
        straight = sum(1 for cell in state.cells[seat] if cell // 5 == state.cells[seat][0] // 5)
        return 10 * len(full_lines(state.cells[seat])) + straight


class Strong(Taste):
    """Wants power now."""

    def rate(self, state: Any, seat: int, option: Option) -> float:
        if option[0] == PLACE:
            return power_of(guild_with(state, seat, option), seat)
        power = sum(self.worth(state.tables.cards[card]) for card in option[1:])
        return -power if option[0] == DISCARD else power

    def worth(self, design: Any) -> float:
        return float(design.power + 4 * design.plus - 3)
