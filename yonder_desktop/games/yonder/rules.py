"""Yonder's rules behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yonder_desktop.core.contract import GameInfo, Setup, SetupOption, check_setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import Fault
from yonder_desktop.core.questions import Choice, Decision, Option, Outcome, Reason
from yonder_desktop.games.yonder import (
    facts,
    invariants,
    olos,
    reasons,
    rounds,
    scoring,
    tokens,
    worlds,
)
from yonder_desktop.games.yonder import state as states
from yonder_desktop.games.yonder import view as views
from yonder_desktop.games.yonder.designs import CardSet
from yonder_desktop.games.yonder.flow import FLOW
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View

OPTIONS = (
    SetupOption("ventures", (0, 1), 0),
    SetupOption("start_ships", ("dealt", "chosen"), "dealt"),
)


def game_info(card_set: CardSet) -> GameInfo:
    """Seats and options of a card set; alone one plays against Captain Olos, if the set has him."""
    if card_set.solo is None:
        return GameInfo("yonder", 1, (2, 3, 4), (60, 120), OPTIONS)
    levels = tuple(level.level for level in card_set.solo.levels)
    alone = SetupOption("level", levels, levels[0], (1,))
    return GameInfo("yonder", 1, (1, 2, 3, 4), (60, 120), (*OPTIONS, alone))


class YonderRules:
    """Yonder for 1 to 4 seats with one card set."""

    def __init__(self, card_set: CardSet) -> None:
        self.info = game_info(card_set)
        self.tables = Tables(card_set)

    def new_game(self, setup: Setup) -> State:
        check_setup(self.info, setup)
        state = rounds.new_state(self.tables, setup)
        FLOW.run(state)
        return state

    def decision(self, state: State) -> Decision | None:
        return FLOW.decision(state)

    def apply(self, state: State, option: Option, sink: list[Event] | None = None) -> None:
        FLOW.apply(state, option, sink)

    def choice(self, state: State, option: Option) -> Choice:
        return tokens.choice(state, option)

    def token(self, state: State, option: Option) -> str:
        return tokens.token(state, option)

    def why_not(self, state: State, seat: int, intent: str) -> Reason | None:
        return reasons.why_not(state, seat, intent)

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return worlds.determinize(state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def score_groups(self, state: State) -> dict[str, int | str]:
        """Solo games are compared by level, starting ship and expansion."""
        if state.seats > 1:
            return {}
        ship = state.tables.ship_keys[state.start_ships[0]] if state.start_ships[0] >= 0 else ""
        ventures = int(state.setup.options.get("ventures", 0))
        return {"level": olos.level(state).level, "ship": ship, "ventures": ventures}

    def to_record(self, state: State) -> dict[str, Any]:
        return states.to_record(state)

    def from_record(self, record: dict[str, Any]) -> State:
        return states.from_record(self.tables, record)

    def view_record(self, view: View) -> dict[str, Any]:
        return views.view_record(view)

    def breaches(self, state: State) -> list[Fault]:
        return invariants.breaches(state)

    def blank_game(self, setup: Setup) -> State:
        """A position with nothing but headquarters, for scenarios to set facts in."""
        check_setup(self.info, setup)
        return facts.blank_position(self.tables, setup)

    def set_facts(self, state: State, wanted: Mapping[str, object]) -> None:
        """Make facts hold, by name (`docs/scenarios-yonder.md`). Raises ValueError naming the fact."""
        facts.set_facts(state, wanted)

    def get_fact(self, state: State, name: str) -> Any:
        """A fact of the position. Raises ValueError for an unknown name."""
        return facts.get_fact(state, name)

    def normal_fact(self, state: State, name: str, value: object) -> Any:
        """`value` in the form in which `get_fact` gives it."""
        return facts.normal_fact(state, name, value)


def make(card_set: CardSet) -> YonderRules:
    """The rules for a card set, under the name that every game has for them."""
    return YonderRules(card_set)
