"""Computer players in their own process: round trip, tickets, crashes, closing."""

import multiprocessing
import os
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.toy_game import ToyRules
from yonder_desktop.bridge.bot_process import Request, serve
from yonder_desktop.bridge.bot_runner import BotRunner
from yonder_desktop.core.contract import Setup


class LastBot:
    """Takes the last option; as `crash` it ends its process, as `fail` it raises."""

    def __init__(self, level: str) -> None:
        self.level = level

    looks_ahead = False

    def choose(self, rules: Any, state: Any, seat: int, budget: int = 0) -> Any:
        if self.level == "crash":
            os._exit(3)
        if self.level == "fail":
            raise RuntimeError("no idea")
        return rules.decision(state).options[-1]


def make_last(level: str, _seat: int) -> LastBot:
    return LastBot(level)


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:
    runner = BotRunner(ToyRules, make_last)
    yield runner
    runner.close()


def toy_record() -> dict[str, Any]:
    rules = ToyRules()
    return rules.to_record(rules.new_game(Setup(2, 7)))


def test_a_question_is_answered_and_the_process_stays(runner: BotRunner, qtbot: QtBot) -> None:
    record = toy_record()
    with qtbot.waitSignal(runner.answered, timeout=20000) as first:
        ticket = runner.request("last", 0, record)
        assert runner.is_thinking
    assert first.args == [ticket, f"keep:{record['hands'][0][1]}"]
    process = runner.process_id()
    with qtbot.waitSignal(runner.answered, timeout=20000) as second:
        runner.request("last", 0, record)
    assert second.args[0] == ticket + 1 and runner.process_id() == process


def test_late_answers_are_dropped(runner: BotRunner, qtbot: QtBot) -> None:
    tickets: list[int] = []
    runner.answered.connect(lambda ticket, _token: tickets.append(ticket))
    runner.request("last", 0, toy_record())
    runner.cancel()
    with qtbot.waitSignal(runner.answered, timeout=20000):
        wanted = runner.request("last", 0, toy_record())
    assert tickets == [wanted]


def test_a_failing_player_is_told_and_the_process_stays(runner: BotRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.failed, timeout=20000) as failed:
        runner.request("fail", 0, toy_record())
    assert "no idea" in failed.args[1]
    with qtbot.waitSignal(runner.answered, timeout=20000):
        runner.request("last", 0, toy_record())


def test_a_crash_is_retried_once_then_told(runner: BotRunner, qtbot: QtBot) -> None:
    restarts: list[int] = []
    runner.restarted.connect(lambda: restarts.append(1))
    with qtbot.waitSignal(runner.failed, timeout=30000):
        ticket = runner.request("crash", 0, toy_record())
    assert restarts == [1, 1] and not runner.is_thinking
    with qtbot.waitSignal(runner.answered, timeout=20000) as answered:
        runner.request("last", 0, toy_record())
    assert answered.args[0] == ticket + 1


def no_rules() -> ToyRules:
    raise FileNotFoundError("the card set is gone")


def test_rules_that_cannot_be_made_are_told_and_the_process_stays(qtbot: QtBot) -> None:
    runner = BotRunner(no_rules, make_last)
    with qtbot.waitSignal(runner.failed, timeout=20000) as failed:
        runner.request("last", 0, toy_record())
    assert "the card set is gone" in failed.args[1] and runner.process_id() is not None
    runner.close()


def test_a_process_that_cannot_be_started_is_told(
    runner: BotRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_memory(_process: object) -> None:
        raise OSError("cannot allocate memory")

    with monkeypatch.context() as broken:
        broken.setattr(SpawnProcess, "start", no_memory)
        with qtbot.waitSignal(runner.failed, timeout=20000) as failed:
            ticket = runner.request("last", 0, toy_record())
        assert failed.args[0] == ticket and not runner.is_thinking
    with qtbot.waitSignal(runner.answered, timeout=20000):
        runner.request("last", 0, toy_record())


def test_closing_ends_the_process(runner: BotRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.answered, timeout=20000):
        runner.request("last", 0, toy_record())
    process = runner.process_id()
    assert process is not None
    runner.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_the_process_ends_quietly_when_the_program_is_killed() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, ToyRules, make_last))
    process.start()
    theirs.close()
    ours.send(Request(1, "last", 0, toy_record()))
    ours.close()
    process.join(20)
    assert process.exitcode == 0
