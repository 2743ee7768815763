"""The process of the computer players: reads requests from a pipe and answers with tokens. No Qt in here."""

from __future__ import annotations

import contextlib
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
from yonder_desktop.storage.shelf import HOUSE, GameShelf, copy_name

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


def rules_from_shelf(cards: Path | None, game: str, card_set: str, digest: str) -> Rules:
    """The rules of a game with a card set, taken anew from the shelf: of an own set the copy that was kept.

    The set itself may have been changed, or taken away, since the game was begun with it.
    """
    shelf = GameShelf(cards)
    if card_set != HOUSE:
        with contextlib.suppress(KeyError, ValueError):
            return shelf.take(game, copy_name(card_set, digest)).rules
    return shelf.take(game, card_set).rules


def bot_for(game: str, seed: int, level: str, seat: int) -> Bot:
    """The computer player of a seat; its chances come from the game's seed."""
    return make_bot(level, game, seed + SEED_STRIDE * (seat + 1))


class Players:
    """The computer players of one game, each made when it is first asked, and so the rules."""

    def __init__(self, make_rules: RulesMaker, new_bot: BotMaker) -> None:
        self._make_rules = make_rules
        self._new_bot = new_bot
        self._rules: Rules | None = None
        self._bots: dict[tuple[str, int], Bot] = {}

    def answer(self, request: Request) -> Answer:
        """One answer; whatever fails is told, and does not end the process."""
        try:
            return Answer(request.ticket, self._token(request))
        except Exception:
            return Answer(request.ticket, "", traceback.format_exc())

    def _token(self, request: Request) -> str:
        rules = self._rules = self._rules or self._make_rules()
        key = (request.level, request.seat)
        if key not in self._bots:
            self._bots[key] = self._new_bot(*key)
        world = rules.from_record(request.record)
        return rules.token(world, self._bots[key].choose(rules, world, request.seat))


def serve(pipe: Connection, make_rules: RulesMaker, new_bot: BotMaker) -> None:
    """Answer requests until the other end of the pipe is closed or None is received."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    players = Players(make_rules, new_bot)
    while True:
        try:
            request = pipe.recv()
            if request is None:
                return
            pipe.send(players.answer(request))
        except (EOFError, OSError):  # the program has ended; nobody waits for an answer
            return
