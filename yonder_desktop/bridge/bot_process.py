"""The process of the computer players: reads requests from a pipe and answers with tokens. No Qt in here."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from yonder_desktop.ai.bots import Bot
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.core.contract import Rules
from yonder_desktop.storage.shelf import GameShelf

SEED_STRIDE = 7919

BotMaker = Callable[[str, int], Bot]
RulesMaker = Callable[[], Rules]


@dataclass(frozen=True)
class Request:
    """A question for a computer player. `record` is a world its seat holds possible, not the true one."""

    ticket: int
    level: str
    seat: int
    record: dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """The token chosen, or what went wrong."""

    ticket: int
    token: str
    error: str = ""


def rules_from_shelf(cards: Path | None, game: str, card_set: str) -> Rules:
    """The rules of a game with a card set, taken anew from the shelf."""
    return GameShelf(cards).take(game, card_set).rules


def bot_for(game: str, seed: int, level: str, seat: int) -> Bot:
    """The computer player of a seat; its chances come from the game's seed."""
    return make_bot(level, game, seed + SEED_STRIDE * (seat + 1))


def serve(pipe: Connection, make_rules: RulesMaker, new_bot: BotMaker) -> None:
    """Answer requests until the other end of the pipe is closed or None is received."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    players: dict[tuple[str, int], Bot] = {}
    rules: Rules | None = None
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError):
            return
        if request is None:
            return
        rules = rules or make_rules()
        try:
            pipe.send(_answered(request, rules, players, new_bot))
        except OSError:  # the program has ended meanwhile; nobody waits for the answer
            return


def _answered(
    request: Request, rules: Rules, players: dict[tuple[str, int], Bot], new_bot: BotMaker
) -> Answer:
    """One answer; a failure of a player is told, and does not end the process."""
    try:
        key = (request.level, request.seat)
        if key not in players:
            players[key] = new_bot(request.level, request.seat)
        state = rules.from_record(request.record)
        option = players[key].choose(rules, state, request.seat)
        return Answer(request.ticket, rules.token(state, option))
    except Exception:
        return Answer(request.ticket, "", traceback.format_exc())
