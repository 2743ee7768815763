"""`snapshot` and `demo`: tables drawn to files, without a window and without a display."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yonder_desktop.ai.bots import RandomBot
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.cli.games import checked_seats, take_game
from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.cli.usage import FAILED, OK, UsageError, complain
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.shelf import BoxedGame, GameShelf
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.problems import notice_line, problem_lines

NAMES = ("Mira", "Bo", "Ann", "Kai", "Lou")
COLOURS = ("yellow", "blue", "red", "green", "pink")
DEMO_SIZE = (1920, 1080)
DEMO_BOT = "greedy"
DEMO_PARTS = ("1-start", "2-middle", "3-end")
ONLOOKER = -1


class Table:
    """What a picture shows: a position, as `seat` may know it (-1: as an onlooker), and who plays."""

    def __init__(
        self, boxed: BoxedGame, state: Any, seat: int, names: Sequence[str], colours: Sequence[str]
    ) -> None:
        self.boxed = boxed
        self.state = state
        self.seat = seat
        self.names = tuple(names)
        self.colours = tuple(colours)
        self.tables = getattr(boxed.rules, "tables", None)
        self.words = words_of(boxed, list(names))

    def choices(self) -> list[Choice]:
        """What the seat can choose; nothing for an onlooker."""
        rules = self.boxed.rules
        decision = rules.decision(self.state)
        if decision is None or decision.seat != self.seat:
            return []
        return [rules.choice(self.state, option) for option in decision.options]


def snapshot(args: Namespace) -> int:
    """Draw the table of a save, or of a new game after some random choices."""
    shelf = GameShelf(find_folders(args.data_dir).cards)
    if args.source in shelf.names():
        table = _table_of_game(take_game(shelf, args.source), args)
    elif Path(args.source).exists():
        try:
            table = _table_of_save(Path(args.source), shelf)
        except UnreadableSave as problem:
            raise UsageError("\n".join(problem_lines(problem.key, problem.path, problem.facts))) from problem
    else:
        games = ", ".join(shelf.names())
        raise UsageError(
            _("“{source}” is neither a file nor a game ({games}).").format(source=args.source, games=games)
        )
    return _drawn(table, Path(args.out), args.size, args)


def demo(args: Namespace) -> int:
    """Computer players play a whole game: its log on the terminal, three pictures of its table in this folder."""
    shelf = GameShelf(find_folders(args.data_dir).cards)
    boxed = take_game(shelf, args.game or shelf.names()[0])
    players = checked_seats(boxed.rules.info, args.players)
    seed = args.seed if args.seed is not None else secrets.randbits(31)
    names = NAMES[:players]
    print(_("A game of computer players; seed {seed}.").format(seed=seed), flush=True)
    words = words_of(boxed, list(names))
    states = _play(boxed, Setup(players, seed), words)
    print("\n".join(result_lines(boxed.rules, states[-1], words)), flush=True)
    status = OK
    for part, state in zip(DEMO_PARTS, (states[0], states[len(states) // 2], states[-1]), strict=True):
        table = Table(boxed, state, ONLOOKER, names, COLOURS[:players])
        status = max(status, _drawn(table, Path(f"{boxed.name}-demo-{part}.png"), DEMO_SIZE, args))
    return status


def _play(boxed: BoxedGame, setup: Setup, words: GameWords) -> list[Any]:
    """Play a game and tell it as it goes; every position."""
    rules = boxed.rules
    states = [rules.new_game(setup)]

    def tell(state: Any, events: list[Event]) -> None:
        states.append(state.copy())
        for event in events:
            line = words.event_line(event, ONLOOKER, words.seat_names)
            if line is not None:
                print(plain(line), flush=True)

    bots = [make_bot(DEMO_BOT, boxed.name, mixed(setup.seed) + seat) for seat in range(setup.seats)]
    play_game(rules, setup, bots, tell)
    return states


def _table_of_game(boxed: BoxedGame, args: Namespace) -> Table:
    rules = boxed.rules
    players = checked_seats(rules.info, args.players)
    state = rules.new_game(Setup(players, args.seed if args.seed is not None else 1))
    bot = RandomBot(args.seed if args.seed is not None else 1)
    for _move in range(args.moves):
        decision = rules.decision(state)
        if decision is None:
            break
        rules.apply(state, bot.choose(rules, state, decision.seat))
    return Table(boxed, state, _asked(rules, state), NAMES[:players], COLOURS[:players])


def _table_of_save(path: Path, shelf: GameShelf) -> Table:
    game = load(path, shelf)
    for notice in game.notices:
        complain(notice_line(notice.key, notice.facts))
    seats = game.document.seats
    state = game.history.state
    seat = _asked(game.rules, state)
    return Table(game.boxed, state, seat, [one.name for one in seats], [one.colour for one in seats])


def _asked(rules: Rules, state: Any) -> int:
    decision = rules.decision(state)
    return decision.seat if decision is not None else ONLOOKER


def _drawn(table: Table, path: Path, size: tuple[int, int], args: Namespace) -> int:
    """Draw a table to a file and say so; 1 if that is not possible."""
    try:
        from yonder_desktop.app.drawing import draw

        draw(table, path, size, args.theme or "day", args.scale or 0)
    except (ImportError, OSError) as error:
        complain(_("The picture {path} cannot be drawn: {error}").format(path=path, error=error))
        return FAILED
    print(path)
    return OK
