"""Whole games as readable text: set-up, each choice with what it brought in words, scores by source, digest.

The tokens in the text are the game; all other lines follow from them. Playing the tokens again must give the same
text, whatever the computer players would choose today.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tests.golden.start import start_lines
from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.core.records import digest
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.markup import plain

HERE = Path(__file__).resolve().parent
NAMES = ("Mira", "Bo", "Ann", "Kai", "Uma")
CHOICE = re.compile(r"^ *\d+  \w+: (\S+)$", re.MULTILINE)
ONLOOKER = -1

GAMES: dict[str, Setup] = {
    "yonder-2-seats": Setup(2, 21),
    "yonder-3-seats": Setup(3, 31),
    "yonder-4-seats": Setup(4, 41),
    "yonder-4-seats-ventures": Setup(4, 42, {"ventures": 1, "start_ships": "chosen"}),
    "yonder-solo-level-1": Setup(1, 11, {"level": 1}),
    "yonder-solo-level-2": Setup(1, 12, {"level": 2}),
    "yonder-solo-level-3": Setup(1, 13, {"level": 3, "ventures": 1}),
    "yro-solo": Setup(1, 11),
    "yro-solo-draft-quests": Setup(1, 12, {"draft": 1, "quests": 1}),
    "yro-2-seats": Setup(2, 21),
    "yro-2-seats-draft": Setup(2, 22, {"draft": 1}),
    "yro-3-seats-quests": Setup(3, 31, {"quests": 1}),
    "yro-3-seats-quick": Setup(3, 32, {"quick": 1}),
    "yro-4-seats-draft-quests": Setup(4, 41, {"draft": 1, "quests": 1}),
    "yro-5-seats": Setup(5, 51),
    "ylandyss-2-seats": Setup(2, 21),
    "ylandyss-3-seats": Setup(3, 31, {"end": 15}),
    "ylandyss-4-seats": Setup(4, 41, {"end": 10}),
}
"""The playthroughs by the names of their files; the name of the game comes first."""


def path_of(name: str) -> Path:
    """The file of a playthrough."""
    return HERE / f"{name}.txt"


def tokens_in(text: str) -> list[str]:
    """The choices that a playthrough tells, in order."""
    return CHOICE.findall(text)


def chosen_by_bots(boxed: BoxedGame, setup: Setup) -> list[str]:
    """The choices of greedy players."""
    rules, state = boxed.rules, boxed.rules.new_game(setup)
    bots = [make_bot("greedy", boxed.name, mixed(setup.seed) + seat) for seat in range(setup.seats)]
    tokens: list[str] = []
    while (decision := rules.decision(state)) is not None:
        seat = decision.seat
        option = ask(bots[seat], rules, state, seat, mixed(setup.seed + len(tokens)))
        tokens.append(rules.token(state, option))
        rules.apply(state, option)
    return tokens


def told(boxed: BoxedGame, setup: Setup, tokens: Iterable[str]) -> str:
    """The text of a game in which these choices are made. Raises IllegalChoice for one that cannot be made."""
    rules, names = boxed.rules, NAMES[: setup.seats]
    words = words_of(boxed, list(names))
    state = rules.new_game(setup)
    lines = [*setup_lines(boxed, setup, words), *start_lines(boxed.name, state, names), ""]
    for number, token in enumerate(tokens, 1):
        decision = rules.decision(state)
        seat = decision.seat if decision is not None else ONLOOKER
        events: list[Event] = []
        rules.apply(state, find_option(rules, state, token), events)
        lines.append(f"{number:4}  {names[seat]}: {token}")
        lines += [f"        {line}" for line in log_lines(events, words, names)]
    return "\n".join([*lines, "", *end_lines(boxed, state, words)]) + "\n"


def setup_lines(boxed: BoxedGame, setup: Setup, words: GameWords) -> list[str]:
    """What a person would choose in the dialog to get this game."""
    lines = [f"{plain(words.title())}, seats: {setup.seats}, seed: {setup.seed}"]
    for option in boxed.rules.info.options:
        value = setup.options.get(option.key, option.default)
        if not option.seats or setup.seats in option.seats:
            lines.append(
                f"{plain(words.setup_option(option.key))}: {plain(words.setup_value(option.key, value))}"
            )
    return lines


def log_lines(events: Sequence[Event], words: GameWords, names: Sequence[str]) -> list[str]:
    """What an onlooker reads of these events."""
    told = (words.event_line(event, ONLOOKER, names) for event in events)
    return [plain(line) for line in told if line is not None]


def end_lines(boxed: BoxedGame, state: Any, words: GameWords) -> list[str]:
    """Scores by source, and the digest of the last position."""
    return [*result_lines(boxed.rules, state, words), f"digest {digest(boxed.rules.to_record(state))}"]
