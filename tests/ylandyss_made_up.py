"""Made-up cards of Ylandyss for tests: the house set with other effects on one card, and a table that plays it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from yonder_desktop.content import load_card_set
from yonder_desktop.content.ylandyss.cards import CardEntry
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss.designs import CardSet
from yonder_desktop.games.ylandyss.rules import YlandyssRules

CARDS = Path(__file__).resolve().parent.parent / "resources" / "cards" / "ylandyss" / "cards.toml"
BROKER, SPOILS = "salt_broker", "spoils_of_war"
"""The character (strength 2) and the action that take the made-up effects."""

FALLBACK = '{ trigger = "TRIGGER", op = "gain", amount = 9, otherwise = true }'
MOMENTS = ("on_play", "resolution")
TARGETS = ("self", "own", "own_other", "opponent", "any_other")
OTHERS = {1: ["acolyte"], 2: ["infantry_soldier", "cavalry_troop"], 3: ["mage_apprentice"]}
"""Characters in play beside the Broker, by seat from 1; each has 3 or less."""


@cache
def entries() -> dict[str, dict[str, Any]]:
    found = tomllib.loads(CARDS.read_text(encoding="utf-8"))["card"]
    return {entry["id"]: entry for entry in found}


@cache
def house() -> CardSet:
    loaded: CardSet = load_card_set("ylandyss")
    return loaded


@cache
def rules_with(card: str, effects: str) -> YlandyssRules:
    """The house set with other effects on one card, checked like any card set."""
    own = {**entries()[card], "effects": tomllib.loads(f"effects = [{effects}]")["effects"]}
    made = CardEntry.model_validate(own).design()
    cards = tuple([made if design.id == card else design for design in house().cards])
    return YlandyssRules(CardSet("made up", "", cards, house().board))


class Table:
    """A game of three in which the first seat plays the made-up card, or has it in play when the melee ends."""

    def __init__(self, effects: str, trigger: str, facts: dict[str, Any], card: str = BROKER) -> None:
        self.rules = rules_with(card, effects.replace("TRIGGER", trigger))
        self.state = self.rules.blank_game(Setup(3, 1))
        self.told: list[Event] = []
        play, hand = facts.get("seat1.play", []), facts.get("seat1.hand", [])
        if trigger == "on_play":
            waiting = {"seat1.hand": [*hand, card], "seat2.hand": ["acolyte~7"]}
            self.rules.set_facts(self.state, {**facts, **waiting})
            self.choose(f"play:{card}")
        else:
            over = {"seat1.play": [*play, card], "seat2.out": True, "seat3.out": True}
            self.rules.set_facts(self.state, {**facts, **over})
            self.choose("pass")

    def choose(self, token: str) -> None:
        self.rules.apply(self.state, find_option(self.rules, self.state, token), self.told)

    def offered(self, kind: str) -> list[str]:
        """The answers to a question of this kind, if it stands."""
        decision = self.rules.decision(self.state)
        if decision is None or decision.kind != kind:
            return []
        return [self.rules.token(self.state, option) for option in decision.options]

    def fact(self, name: str) -> Any:
        return self.rules.get_fact(self.state, name)

    def gained(self) -> list[int]:
        """Coins that the first seat gained by effects: what is more than the winnings."""
        coins = [event.args[0] for event in self.told if event.kind == "coins_gained" and event.seat == 0]
        return coins[1:] if any(event.kind == "melee_won" for event in self.told) else coins


def in_play(others: dict[int, list[str]]) -> dict[str, Any]:
    return {f"seat{seat}.play": cards for seat, cards in others.items()}


def fitting(target: str, others: dict[int, list[str]]) -> list[tuple[int, str]]:
    """The characters that a target means, with their seats, in the order in which they are offered."""
    everybody = [(seat, card) for seat in (1, 2, 3) for card in others.get(seat, [])]
    everybody.insert(len(others.get(1, [])), (1, BROKER))
    own = {
        "self": [(1, BROKER)],
        "own": [(seat, card) for seat, card in everybody if seat == 1],
        "own_other": [(seat, card) for seat, card in everybody if seat == 1 and card != BROKER],
        "opponent": [(seat, card) for seat, card in everybody if seat != 1],
        "any_other": [(seat, card) for seat, card in everybody if card != BROKER],
        "total": [],
    }
    return own[target]


def picked(found: list[tuple[int, str]], pick: int | str) -> list[str]:
    """What is changed if always the first one offered is chosen."""
    if pick == "all":
        return [card for _, card in found]
    if pick == "each":
        return [
            next(card for seat, card in found if seat == rival) for rival in sorted({at for at, _ in found})
        ]
    return [card for _, card in found[: int(pick)]]


def choose_first(table: Table, found: Iterable[str]) -> None:
    """Answer every question for a target with the first answer; each offers what is left of `found`, or a part."""
    left = [f"choose:{card}" for card in found]
    while offered := table.offered("target"):
        assert len(offered) > 1 and [token for token in left if token in offered] == offered
        left.remove(offered[0])
        table.choose(offered[0])


def picks_of(target: str) -> list[int | str]:
    if target in ("self", "total"):
        return [1]
    return [1, 2, "all", "each"] if target == "opponent" else [1, 2, "all"]


def effect(op: str, target: str, pick: int | str, more: str = "") -> str:
    choice = "" if target in ("self", "total") else f", pick = {pick!r}".replace("'", '"')
    return f'{{ trigger = "TRIGGER", op = "{op}", target = "{target}"{choice}{more} }}'
