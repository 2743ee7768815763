"""Every registered game keeps the contract of `core/contract.py` under random play."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.contract.play import CheckedGame, rules_of
from yonder_desktop.core.contract import BadSetup, IllegalChoice, Setup, find_option
from yonder_desktop.games.registry import game_names

SHORT_RUN = range(20)
LONG_RUNS = [range(first, first + 21) for first in range(20, 167, 21)]
OPTION_RUNS = [range(2, 21), range(21, 40)]
"""In parts, so that one that hangs is told from one that goes on, on a slow machine too."""
CASES = [(game, seats) for game in game_names() for seats in rules_of(game).info.seats]
Options = dict[str, int | str]


def option_sets(game: str, seats: int) -> list[Options]:
    """Every single departure from the defaults, and all of them together."""
    offered = [option for option in rules_of(game).info.options if not option.seats or seats in option.seats]
    single: list[Options] = [
        {option.key: value} for option in offered for value in option.choices if value != option.default
    ]
    together = {key: value for options in single for key, value in options.items()}
    return single if together in single else [*single, together]


OPTION_CASES = [(game, seats, options) for game, seats in CASES for options in option_sets(game, seats)]


@pytest.mark.parametrize("game,seats", CASES)
def test_random_games_keep_every_promise(game: str, seats: int) -> None:
    for seed in SHORT_RUN:
        played = CheckedGame(rules_of(game), Setup(seats, seed), deep=seed < 5)
        played.play()
        played.replay()


@pytest.mark.parametrize("game,seats,options", OPTION_CASES)
def test_options_keep_every_promise(game: str, seats: int, options: Options) -> None:
    for seed in range(2):
        played = CheckedGame(rules_of(game), Setup(seats, seed, options), deep=seed == 0)
        played.play()
        played.replay()


@pytest.mark.full
@pytest.mark.parametrize("seeds", LONG_RUNS, ids=lambda seeds: f"from {seeds[0]}")
@pytest.mark.parametrize("game,seats", CASES)
def test_many_random_games_keep_every_promise(game: str, seats: int, seeds: range) -> None:
    for seed in seeds:
        played = CheckedGame(rules_of(game), Setup(seats, seed))
        played.play()
        played.replay()


@pytest.mark.full
@pytest.mark.parametrize("seeds", OPTION_RUNS, ids=lambda seeds: f"from {seeds[0]}")
@pytest.mark.parametrize("game,seats,options", OPTION_CASES)
def test_many_games_with_options_keep_every_promise(
    game: str, seats: int, options: Options, seeds: range
) -> None:
    for seed in seeds:
        played = CheckedGame(rules_of(game), Setup(seats, seed, options))
        played.play()
        played.replay()


@pytest.mark.parametrize("game,seats", CASES)
def test_undo_to_the_start_and_redo_to_the_end(game: str, seats: int) -> None:
    from yonder_desktop.timeline.history import History

    rules = rules_of(game)
    played = CheckedGame(rules, Setup(seats, 99), deep=False)
    played.play()
    history = History(rules, rules.new_game(played.setup), people=range(seats))
    for token in played.tokens:
        history.choose(token)
    end = rules.to_record(history.state)
    while history.can_undo():
        history.undo()
    assert rules.to_record(history.state) == rules.to_record(rules.new_game(played.setup))
    while history.can_redo():
        history.redo()
    assert rules.to_record(history.state) == end


@pytest.mark.parametrize("game", game_names())
def test_hash_seeds_do_not_change_a_game(game: str) -> None:
    code = (
        "from tests.contract.play import CheckedGame, rules_of\n"
        "from yonder_desktop.core.contract import Setup\n"
        f"game = CheckedGame(rules_of('{game}'), Setup(3, 4), deep=False)\n"
        "game.play()\n"
        "print(game.digests[-1], game.tokens[-1])"
    )
    outputs = set()
    for hash_seed in ("0", "1", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1


@pytest.mark.parametrize("game", game_names())
def test_an_unknown_token_is_refused_with_a_reason(game: str) -> None:
    rules = rules_of(game)
    state = rules.new_game(Setup(2, 1))
    with pytest.raises(IllegalChoice) as refused:
        find_option(rules, state, "sing:loudly")
    assert refused.value.reason is not None and "sing:loudly" in str(refused.value)


@pytest.mark.parametrize("game", game_names())
def test_impossible_setups_are_refused(game: str) -> None:
    rules = rules_of(game)
    with pytest.raises(BadSetup, match="seats"):
        rules.new_game(Setup(9, 1))
    with pytest.raises(BadSetup, match="no setup option 'weather'"):
        rules.new_game(Setup(2, 1, {"weather": "fine"}))


@pytest.mark.parametrize("game", game_names())
def test_damaged_records_name_the_field(game: str) -> None:
    rules = rules_of(game)
    record = rules.to_record(rules.new_game(Setup(2, 1)))
    for field in sorted(record):
        with pytest.raises(ValueError, match=field):
            rules.from_record({key: record[key] for key in record if key != field})
