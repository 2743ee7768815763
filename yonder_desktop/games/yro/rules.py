"""YRO's rules behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yonder_desktop.core.contract import GameInfo, Setup, SetupOption, check_setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import Fault
from yonder_desktop.core.questions import Choice, Decision, Option, Outcome, Reason
from yonder_desktop.games.yro import facts, flow, invariants, reasons, scoring, tokens, worlds
from yonder_desktop.games.yro import state as states
from yonder_desktop.games.yro import view as views
from yonder_desktop.games.yro.designs import CardSet
from yonder_desktop.games.yro.flow import FLOW
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View

OPTIONS = (
    SetupOption("draft", (0, 1), 0),
    SetupOption("quests", (0, 1), 0),
    SetupOption("quick", (0, 1), 0, (2, 3, 4, 5)),
)
INFO = GameInfo("yro", 2, (1, 2, 3, 4, 5), (30, 60), OPTIONS)


class YroRules:
    """YRO for 1 to 5 seats with one card set."""

    def __init__(self, card_set: CardSet) -> None:
        self.info = INFO
        self.tables = Tables(card_set)

    def new_game(self, setup: Setup) -> State:
        check_setup(self.info, setup)
        state = flow.new_state(self.tables, setup)
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
        """Solo games are compared by the variants played (S2.12)."""
        if state.seats > 1:
            return {}
        return {key: int(state.setup.options.get(key, 0)) for key in ("draft", "quests")}

    def to_record(self, state: State) -> dict[str, Any]:
        return states.to_record(state)

    def from_record(self, record: dict[str, Any]) -> State:
        return states.from_record(self.tables, record)

    def view_record(self, view: View) -> dict[str, Any]:
        return views.view_record(view)

    def breaches(self, state: State) -> list[Fault]:
        return invariants.breaches(state)

    def blank_game(self, setup: Setup) -> State:
        """A position in which nobody owns anything, for scenarios to set facts in."""
        check_setup(self.info, setup)
        return facts.blank_position(self.tables, setup)

    def set_facts(self, state: State, wanted: Mapping[str, object]) -> None:
        """Make facts hold, by name (`docs/scenarios-yro.md`). Raises ValueError naming the fact."""
        facts.set_facts(state, wanted)

    def get_fact(self, state: State, name: str) -> Any:
        """A fact of the position. Raises ValueError for an unknown name."""
        return facts.get_fact(state, name)

    def normal_fact(self, state: State, name: str, value: object) -> Any:
        """`value` in the form in which `get_fact` gives it."""
        return facts.normal_fact(state, name, value)


def make(card_set: CardSet) -> YroRules:
    """The rules for a card set, under the name that every game has for them."""
    return YroRules(card_set)
