"""`sim`: games of computer players without a window, and figures about them."""

from __future__ import annotations

import json
import time
import traceback
from argparse import Namespace
from fractions import Fraction
from typing import Any

from yonder_desktop.ai.bots import Bot
from yonder_desktop.ai.registry import BOTS, make_bot
from yonder_desktop.ai.selfplay import BrokenGame, PlayedGame, play_game
from yonder_desktop.cli.games import checked_seats, options_from_words, take_game
from yonder_desktop.cli.progress import Progress
from yonder_desktop.cli.usage import FAILED, OK, UsageError, complain
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import BadSetup, Setup
from yonder_desktop.storage.shelf import BoxedGame, Shelf
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.catalogue import ngettext
from yonder_desktop.wording.faults import error_words


class Tally:
    """The sums of a run. A shared win counts as a fraction for each winner; if a rival wins, nobody does."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.errors = 0
        self.wins = [Fraction(0)] * players
        self.scores = [0] * players
        self.rounds = 0
        self.rival = 0
        self.has_rival = False

    def add(self, played: PlayedGame) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += played.decisions
        self.rounds += played.outcome.rounds
        for score in played.outcome.scores:
            self.scores[score.seat] += score.total
        for seat in played.outcome.winners:
            self.wins[seat] += Fraction(1, len(played.outcome.winners))
        if played.outcome.rival is not None:
            self.has_rival = True
            self.rival += played.outcome.rival.total

    def to_record(self) -> dict[str, Any]:
        """The figures as JSON values. games: those played to their end; errors: those that broke.

        `rival_mean`, the mean score of an opponent without a seat, is there only if there was one.
        """
        games = max(1, self.games)
        record = {
            "game": self.game,
            "games": self.games,
            "players": self.players,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins": [round(float(won), 4) for won in self.wins],
            "mean_scores": [round(total / games, 3) for total in self.scores],
            "mean_rounds": round(self.rounds / games, 3),
            "errors": self.errors,
        }
        if self.has_rival:
            record["rival_mean"] = round(self.rival / games, 3)
        return record


def run(args: Namespace, shelf: Shelf) -> int:
    """Play the games that the words ask for; 1 if any of them broke an invariant."""
    boxed = take_game(shelf, args.game, args.cards)
    players = checked_seats(boxed.rules.info, args.players)
    names = bot_names(args.bots, players)
    options = options_from_words(boxed.rules.info, args.set)
    if args.games < 1:
        raise UsageError(_("--games must be 1 or more."))
    tally = Tally(boxed.name, players)
    progress = Progress(args.games)
    for seed in range(args.seed, args.seed + args.games):
        _play(boxed, Setup(players, seed, options), names, tally)
        progress.step()
    progress.close()
    print(json.dumps(tally.to_record()) if args.json else "\n".join(report(tally, names)))
    return FAILED if tally.errors else OK


def bot_names(words: str, players: int) -> list[str]:
    """The computer player of every seat; a shorter list is repeated. Raises UsageError."""
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if name not in BOTS:
            known = ", ".join(BOTS)
            message = _("There is no computer player “{name}”; there are: {known}.")
            raise UsageError(message.format(name=name, known=known))
    if len(names) > players:
        message = _("{bots} computer players are named for {players} seats.")
        raise UsageError(message.format(bots=len(names), players=players))
    return [names[seat % len(names)] for seat in range(players)]


def make_bots(names: list[str], game: str, seed: int) -> list[Bot]:
    """The computer players of a game; each has chance of its own, given by the game's seed."""
    return [make_bot(name, game, mixed(seed) + seat) for seat, name in enumerate(names)]


def report(tally: Tally, names: list[str]) -> list[str]:
    """The figures for a person to read."""
    record = tally.to_record()
    lines = [
        ngettext("{n} game of {game}", "{n} games of {game}", tally.games).format(
            n=tally.games, game=tally.game
        ),
        _("{decisions} choices in {seconds} seconds, {decisions_per_second} a second").format(**record),
        _("{mean_rounds} rounds a game on average").format(**record),
    ]
    for seat, name in enumerate(names):
        line = _("seat {seat}, {name}: {wins}, {score} points on average")
        wins, score = wins_in_words(tally.wins[seat]), record["mean_scores"][seat]
        lines.append(line.format(seat=seat + 1, name=name, wins=wins, score=score))
    if tally.has_rival:
        lines.append(_("the opponent: {rival_mean} points on average").format(**record))
    if tally.errors:
        lines.append(ngettext("{n} game broke", "{n} games broke", tally.errors).format(n=tally.errors))
    return lines


def wins_in_words(wins: Fraction) -> str:
    """`1 win`, `3 wins`; shared ones in parts, `2 1/2 wins`."""
    whole, part = divmod(wins, 1)
    number = f"{whole} {part}" if whole and part else str(wins)
    return ngettext("{n} win", "{n} wins", whole if not part else 2).format(n=number)


def _play(boxed: BoxedGame, setup: Setup, names: list[str], tally: Tally) -> None:
    """Play one game. A failure is told with its seed, so that it can be played again, and counted."""
    begun = time.perf_counter()
    try:
        tally.add(play_game(boxed.rules, setup, make_bots(names, boxed.name, setup.seed)))
    except BadSetup as error:
        raise UsageError(error_words(error)) from error
    except BrokenGame as error:
        tally.errors += 1
        complain(_("broken game: {error}").format(error=error_words(error)))
    except Exception:
        tally.errors += 1
        complain(_("broken game: seed {seed}").format(seed=setup.seed), traceback.format_exc())
    tally.seconds += time.perf_counter() - begun
