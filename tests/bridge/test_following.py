"""What others do, told beat by beat: replies wait for it, a person never does, and it can be skipped."""

from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from tests.bridge.fake_bots import FakeBots
from tests.bridge.test_session import BO, MIRA, make_session
from yonder_desktop.bridge.following import Beat, Following
from yonder_desktop.bridge.paces import BY_STEPS
from yonder_desktop.bridge.seats import Player
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.summary import summary
from yonder_desktop.core.events import Event
from yonder_desktop.timeline import Node

PACE = 0.08


def beats_of(node: Node) -> list[Beat]:
    """Choices of seat 1 are told, each in a line of a usual length."""
    return [Beat(1, node.token.ljust(45, "."))] if node.seat == 1 else []


class Told:
    """A session of the toy game that is followed; `beats` are those that were begun."""

    def __init__(self, *players: Player, pace: float = PACE, beats: Any = beats_of) -> None:
        self.pace = pace
        self.session, self.bots = make_session(*players)
        self.following = Following(self.session, beats, lambda: self.pace, self.session)
        self.beats: list[str] = []
        self.rests = 0
        self.following.beat_changed.connect(self._on_beat_changed)
        self.following.rested.connect(self._on_rested)
        self.session.start()

    def _on_beat_changed(self) -> None:
        beat = self.following.beat
        if beat is not None:
            self.beats.append(beat.text.rstrip("."))

    def _on_rested(self) -> None:
        self.rests += 1

    def choose(self, number: int = 0) -> None:
        self.session.choose(self.session.choices()[number].token)

    def reply(self) -> None:
        """The computer answers with its first option."""
        decision = self.session.decision()
        assert decision is not None
        self.bots.answer(self.session.rules.token(self.session.history.state, decision.options[-1]))


def test_without_a_pace_nothing_is_told_and_nothing_waits(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=0.0)
    told.choose()
    told.reply()
    assert told.beats == [] and told.session.choices() and told.rests == 0


def test_a_person_who_is_asked_need_not_wait(qtbot: QtBot) -> None:
    told = Told(MIRA, BO)
    told.choose()
    told.reply()
    assert len(told.beats) == 1 and told.beats[0].startswith("keep")
    assert told.session.choices(), "the question is there while the reply is told"
    told.choose(1)
    assert told.session.history.current.depth == 3 and told.following.beat is None


def test_the_next_reply_waits_until_the_first_is_told(qtbot: QtBot) -> None:
    told = Told(BO, BO, beats=lambda node: [Beat(node.seat, node.token.ljust(45, "."))])
    clock = QElapsedTimer()
    clock.start()
    told.reply()
    told.reply()
    assert told.session.history.current.depth == 1 and told.following.is_busy
    qtbot.waitUntil(lambda: told.session.history.current.depth == 2, timeout=2000)
    assert clock.elapsed() >= 1000 * PACE * 0.9
    qtbot.waitUntil(lambda: told.rests == 1, timeout=2000)
    assert len(told.beats) == 2 and not told.following.is_busy


def test_skipping_gives_the_reply_at_once_and_tells_no_more_until_a_person_is_asked(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=5.0, beats=lambda node: [Beat(1, "one"), Beat(1, "two")])
    told.choose()
    assert told.beats == ["one"]
    told.reply()
    assert told.session.history.current.depth == 1, "held back"
    told.following.skip()
    assert told.session.history.current.depth == 2 and told.beats == ["one"]
    assert not told.following.is_busy and told.session.choices()
    told.choose(1)
    assert told.beats == ["one", "one"], "from then on it is told again"


def test_a_take_back_ends_what_is_told(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=5.0)
    told.choose()
    told.reply()
    told.session.undo()
    assert not told.following.is_busy and told.session.history.current is told.session.history.root


def test_long_lines_are_told_longer(qtbot: QtBot) -> None:
    times = []
    for letters in (5, 45, 90, 900):
        told = Told(MIRA, BO, pace=1.0, beats=lambda node, letters=letters: [Beat(1, "x" * letters)])
        told.choose()
        times.append(told.following.beat_ms)
        told.following.stop()
    assert times == [750, 1000, 2000, 2500]


def test_the_last_line_stays_longer_while_a_person_is_asked(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=1.0)
    told.choose()
    told.reply()
    assert told.session.choices() and told.following.beat_ms == 2500


def test_the_end_of_the_game_comes_after_what_is_told(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=0.01)
    while told.session.decision() is not None:
        if told.session.choices():
            told.choose(-1)
        else:
            told.reply()
    assert told.following.is_busy
    qtbot.waitUntil(lambda: not told.following.is_busy, timeout=2000)


class PlainWords:
    """Words that name what the test says."""

    seat_names = ("Mira", "Bo")

    def __init__(self, lines: dict[str, str]) -> None:
        self.lines = lines

    def event_line(self, event: Event, viewer: int, _names: object) -> str | None:
        return self.lines.get(event.kind)

    def weight(self, event: Event) -> int:
        return {"main": 1, "head": -1}.get(event.kind, 0)

    def foretold(self, events: list[Event], seat: int) -> str:
        return " ".join(f"+{event.kind}" for event in events)


@pytest.mark.parametrize(
    ("lines", "text", "keys"),
    [
        ({"b": "Bo built [card:camp|Camp]."}, "Bo built [card:camp|Camp].", ("card:camp",)),
        (
            {"a": "Bo took [envoy:x|X].", "b": "Bo sent [ship:y|Y] to [envoy:x|X].", "c": "Bo paid."},
            "Bo sent [ship:y|Y] to [envoy:x|X]. +a +c",
            ("envoy:x", "ship:y"),
        ),
        (
            {"a": "Bo sent [ship:y|Y] to [envoy:x|X].", "main": "Bo locked up.", "head": "Turn of Bo"},
            "Bo locked up. +a",
            ("ship:y", "envoy:x"),
        ),
        ({"head": "Turn of Bo"}, None, ()),
        ({"other": "Mira did."}, None, ()),
    ],
)
def test_a_summary_is_the_line_that_stands_for_the_choice_or_names_the_most(
    lines: dict[str, str], text: str | None, keys: tuple[str, ...]
) -> None:
    events = [Event(kind, 0 if kind == "other" else 1) for kind in lines]
    beat = summary(PlainWords(lines), events, 1, 0)  # type: ignore[arg-type]
    assert (beat.text if beat else None, beat.keys if beat else ()) == (text, keys)


def test_what_the_viewer_may_not_know_is_not_added(qtbot: QtBot) -> None:
    words = PlainWords({"a": "Bo drew a card.", "b": "Bo built [card:camp|Camp]."})
    events = [Event("a", 1, (7,), 1 << 1), Event("b", 1)]
    beat = summary(words, events, 1, 0)  # type: ignore[arg-type]
    assert beat is not None and beat.text == "Bo built [card:camp|Camp]."


def test_a_session_without_followers_holds_nothing_back(qtbot: QtBot) -> None:
    session: GameSession
    bots: FakeBots
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    assert session.choices()


def test_step_by_step_everything_waits_to_be_answered(qtbot: QtBot) -> None:
    told = Told(BO, BO, pace=BY_STEPS, beats=lambda node: [Beat(node.seat, node.token)] * 2)
    told.reply()
    told.reply()
    qtbot.wait(150)
    assert len(told.beats) == 1 and told.following.waits and told.session.history.current.depth == 1
    told.following.go_on()
    assert len(told.beats) == 2 and told.following.waits and told.session.history.current.depth == 1
    told.following.go_on()
    qtbot.waitUntil(lambda: told.session.history.current.depth == 2)
    assert len(told.beats) == 3, "then comes the next reply"


def test_step_by_step_a_choice_ends_what_waits(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=BY_STEPS)
    told.choose()
    told.reply()
    assert told.following.waits and told.session.choices()
    told.choose(1)
    assert told.following.beat is None and not told.following.waits
    told.reply()
    assert told.following.waits, "what comes then is told again"
    told.following.skip()
    assert not told.following.is_busy and told.rests


def test_what_waits_when_nothing_is_told(qtbot: QtBot) -> None:
    told = Told(MIRA, BO, pace=BY_STEPS)
    told.following.go_on()
    assert not told.following.waits and told.rests == 0


def change_pace(told: Told, pace: float) -> None:
    told.pace = pace
    told.following.follow_pace()


def test_another_pace_holds_for_what_is_being_told(qtbot: QtBot) -> None:
    told = Told(BO, BO, pace=BY_STEPS, beats=lambda node: [Beat(node.seat, node.token.ljust(45, "."))])
    told.reply()
    told.reply()
    change_pace(told, PACE)
    assert not told.following.waits and told.following.beat_ms == 1000 * PACE
    change_pace(told, BY_STEPS)
    assert told.following.waits
    change_pace(told, PACE)
    qtbot.waitUntil(lambda: told.session.history.current.depth == 2, timeout=2000)


def test_no_pace_ends_what_is_being_told(qtbot: QtBot) -> None:
    told = Told(BO, BO, pace=5.0, beats=lambda node: [Beat(node.seat, node.token)] * 2)
    told.reply()
    told.reply()
    change_pace(told, 0.0)
    assert not told.following.is_busy and told.rests == 1
    assert told.session.history.current.depth == 2


def test_a_setting_that_is_not_the_pace_starts_no_line_anew(qtbot: QtBot) -> None:
    told = Told(MIRA, BO)
    told.choose()
    told.reply()
    change_pace(told, told.pace)
    assert len(told.beats) == 1
