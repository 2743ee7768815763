"""Random play that checks every promise of the contract on the way, for any registered game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from yonder_desktop.content import load_card_set
from yonder_desktop.core.chance import below
from yonder_desktop.core.contract import Rules, Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Option
from yonder_desktop.core.records import digest
from yonder_desktop.games.registry import make_rules

LONGEST_GAME = 3000
"""Choices after which a game is held to be endless."""

RELUCTANT = {"lock_up": 100_000, "end": 10_000, "decline": 10_000, "done": 10_000, "trade:0": 10_000}
"""Words that a curious player says only when there is nothing else to try."""

EAGER = ("@builders", "@headquarters", "@architect", "build:")


def curiosity(token: str, count: int, builder: bool) -> int:
    """The less, the more it is wanted; a builder tries ten times as often what leads to building."""
    if builder and token == "decline":
        return count
    if builder and (token.startswith(EAGER) or token.split("~")[0].endswith(EAGER)):
        return count // 10
    return count + RELUCTANT.get(token, 0)


def rules_of(game: str) -> Rules:
    return make_rules(game, load_card_set(game))


def state_digest(rules: Rules, state: Any) -> str:
    return digest(rules.to_record(state))


class CheckedGame:
    """One random game, with a curious player where `used` counts the tokens chosen so far.

    `deep` games check clones, records, worlds and views at every decision.
    """

    def __init__(
        self, rules: Rules, setup: Setup, deep: bool = True, used: Counter[str] | None = None
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.deep = deep
        self.used = used
        self.seed = setup.seed ^ 0x5EED
        self.tokens: list[str] = []
        self.digests: list[str] = []
        self.states: list[Any] = []
        self.events: list[Event] = []
        self.state = rules.new_game(setup)

    def play(self) -> None:
        while (decision := self.rules.decision(self.state)) is not None:
            assert len(self.tokens) < LONGEST_GAME, "the game does not end"
            self.check_decision(decision)
            option = self.pick(decision.options)
            self.tokens.append(self.rules.token(self.state, option))
            self.states.append(self.state.copy())
            self.rules.apply(self.state, option, self.events)
        assert self.rules.breaches(self.state) == []
        self.digests.append(state_digest(self.rules, self.state))

    def pick(self, options: list[Option]) -> Option:
        """One of the options at random; a curious player takes what was chosen least often so far."""
        if self.used is not None:
            tokens = [self.rules.token(self.state, option) for option in options]
            counts = [curiosity(token, self.used[token], self.setup.seed % 3 != 0) for token in tokens]
            options = [option for option, n in zip(options, counts, strict=True) if n == min(counts)]
        pick, self.seed = below(self.seed, len(options))
        if self.used is not None:
            self.used[self.rules.token(self.state, options[pick])] += 1
        return options[pick]

    def check_decision(self, decision: Any) -> None:
        rules, state = self.rules, self.state
        before = state_digest(rules, state)
        self.digests.append(before)
        assert decision.options, f"{decision.kind} offers nothing"
        tokens = [rules.token(state, option) for option in decision.options]
        assert len(set(tokens)) == len(tokens), f"{decision.kind} offers a token twice: {sorted(tokens)}"
        assert rules.breaches(state) == []
        assert rules.outcome(state) is None
        if self.deep:
            self.check_deep(decision, tokens, before)

    def check_deep(self, decision: Any, tokens: list[str], before: str) -> None:
        rules, state = self.rules, self.state
        record = json.loads(json.dumps(rules.to_record(state)))
        again = rules.from_record(record)
        assert state_digest(rules, again) == before
        listed = rules.decision(again)
        assert listed is not None and [rules.token(again, option) for option in listed.options] == tokens
        assert listed.kind == decision.kind and listed.seat == decision.seat
        clone = state.copy()
        pick, _ = below(self.seed + 1, len(decision.options))
        rules.apply(clone, decision.options[pick])
        assert state_digest(rules, state) == before, "applying to a clone changed the original"
        for seat in range(-1, self.setup.seats):
            self.check_world(seat)

    def check_world(self, seat: int) -> None:
        """A possible world looks to its seat just as the real one, keeps all components, and can be played on."""
        rules, state = self.rules, self.state
        seen = rules.view_record(rules.view(state, seat))
        world = rules.determinize(state, seat, self.seed + seat + 7)
        assert rules.view_record(rules.view(world, seat)) == seen
        assert rules.breaches(world) == []
        asked = rules.decision(state)
        if asked is not None and asked.seat == seat:
            guess = rules.decision(world)
            assert guess is not None and guess.options == asked.options

    def replay(self) -> None:
        """The same setup and tokens give the same positions."""
        state = self.rules.new_game(self.setup)
        for at, token in enumerate(self.tokens):
            assert state_digest(self.rules, state) == self.digests[at]
            self.rules.apply(state, find_option(self.rules, state, token))
        assert state_digest(self.rules, state) == self.digests[-1]
