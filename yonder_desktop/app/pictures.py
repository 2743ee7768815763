"""`snapshot` and `demo`: tables drawn to files, without a window and without a display."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path
from typing import Any

from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.app.shown_table import Table
from yonder_desktop.cli.games import checked_seats, take_game
from yonder_desktop.cli.position import game_of_code, text_of
from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.cli.sim import bot_names, make_bots
from yonder_desktop.cli.usage import FAILED, OK, UsageError, complain
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import ONLOOKER, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import Fault
from yonder_desktop.storage.loading import LoadedGame, load
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.storage.position_codes import holds_code
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.shelf import BoxedGame, GameShelf
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import error_words
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.problems import notice_line, problem_lines

SEATS = (("Mira", "yellow"), ("Bo", "blue"), ("Ann", "red"), ("Kai", "green"), ("Lou", "pink"))
DEMO_SIZE = (1920, 1080)
DEMO_BOT = "greedy"
DEMO_PARTS = ("1-start", "2-middle", "3-end")


def snapshot(args: Namespace) -> int:
    """Draw the table of a save, or of a new game after some random choices."""
    shelf, folder = GameShelf(find_folders(args.data_dir).cards), Path(args.out).parent
    if not folder.is_dir():
        message = _("There is no folder {folder}; make it first, or choose another place for --out.")
        raise UsageError(message.format(folder=folder))
    if holds_code(text_of(args.source)):
        table = _table_of(game_of_code(text_of(args.source), shelf))
    elif args.source in shelf.names():
        table = _table_of_game(take_game(shelf, args.source, args.cards), args)
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
    boxed = take_game(shelf, args.game or shelf.names()[0], args.cards)
    players = checked_seats(boxed.rules.info, args.players)
    seed = args.seed if args.seed is not None else secrets.randbits(31)
    print(_("A game of computer players; seed {seed}.").format(seed=seed), flush=True)
    words = words_of(boxed, [name for name, _colour in SEATS[:players]])
    states, events = _play(boxed, Setup(players, seed), words)
    print("\n".join(result_lines(boxed.rules, states[-1], words)), flush=True)
    status = OK
    for part, number in zip(DEMO_PARTS, (0, len(states) // 2, len(states) - 1), strict=True):
        told = [event for choice in events[: number + 1] for event in choice]
        table = Table(boxed, states[number], SEATS[:players], told)
        status = max(status, _drawn(table, Path(f"{boxed.name}-demo-{part}.png"), DEMO_SIZE, args))
    return status


def _play(boxed: BoxedGame, setup: Setup, words: GameWords) -> tuple[list[Any], list[list[Event]]]:
    """Play a game and tell it as it goes; every position, and what happened on the way to it."""
    rules = boxed.rules
    states: list[Any] = [rules.new_game(setup)]
    told: list[list[Event]] = [[]]

    def tell(state: Any, events: list[Event]) -> None:
        states.append(state.copy())
        told.append(events)
        for event in events:
            line = words.event_line(event, ONLOOKER, words.seat_names)
            if line is not None:
                print(plain(line), flush=True)

    bots = [make_bot(DEMO_BOT, boxed.name, mixed(setup.seed) + seat) for seat in range(setup.seats)]
    play_game(rules, setup, bots, tell)
    return states, told


def _table_of_game(boxed: BoxedGame, args: Namespace) -> Table:
    rules = boxed.rules
    players = checked_seats(rules.info, args.players)
    seed = args.seed if args.seed is not None else 1
    state: Any = rules.new_game(Setup(players, seed))
    bots = make_bots(bot_names(args.bots, players), boxed.name, seed)
    events: list[Event] = []
    for move in range(args.moves):
        decision = rules.decision(state)
        if decision is None:
            break
        rules.apply(state, ask(bots[decision.seat], rules, state, decision.seat, mixed(seed + move)), events)
    return Table(boxed, state, SEATS[:players], events).seen_by_asked()


def _table_of_save(path: Path, shelf: GameShelf) -> Table:
    game = load(path, shelf)
    for notice in game.notices:
        complain(notice_line(notice.key, notice.facts))
    return _table_of(game)


def _table_of(game: LoadedGame) -> Table:
    seats = [(seat.name, seat.colour) for seat in game.document.seats]
    return Table(game.boxed, game.history.state, seats, game.history.events()).seen_by_asked()


def _drawn(table: Table, path: Path, size: tuple[int, int], args: Namespace) -> int:
    """Draw a table to a file and say so; 1 if that is not possible."""
    try:
        from yonder_desktop.app.drawing import draw

        draw(table, path, size, args.theme or "day", args.scale or 0)
    except (ImportError, OSError, Fault) as error:
        said = _("The picture {path} cannot be drawn: {error}")
        complain(said.format(path=path, error=error_words(error)))
        return FAILED
    print(path)
    return OK
