"""The running game over the toy game: viewers, hand-over, replies, undo."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.bridge.fake_bots import FakeBots
from tests.toy_game import ToyRules
from yonder_desktop.bridge.revealing import Revealing
from yonder_desktop.bridge.seats import Player, human_seats
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import ONLOOKER, Setup
from yonder_desktop.storage.documents import SaveDocument
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.timeline import History

MIRA, BO, DARA = Player("Mira", "yellow"), Player("Bo", "blue", "random"), Player("Dara", "green")


def make_session(*players: Player, seed: int = 5, keep: Any = None) -> tuple[GameSession, FakeBots]:
    rules, setup = ToyRules(), Setup(2, seed)
    history = History(rules, rules.new_game(setup), human_seats(players))
    bots = FakeBots()
    boxed = BoxedGame("toy", rules, "house", "0")
    return GameSession(boxed, setup, history, players, bots, keep), bots  # type: ignore[arg-type]


def test_a_person_against_the_computer_always_sees_the_own_hand(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    assert session.viewer == 0
    assert len(session.choices()) == 2
    session.choose(session.choices()[0].token)
    assert session.viewer == 0 and session.choices() == []
    assert session.is_bot_thinking and len(bots.requests) == 1


def test_the_computer_gets_a_possible_world_not_the_true_one(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    _ticket, level, seat, record = bots.requests[0]
    true = session.rules.to_record(session.history.state)
    assert (level, seat) == ("random", 1)
    assert record["hands"][1] == true["hands"][1]
    assert record["hands"][0] != true["hands"][0] or record["deck"] != true["deck"]


def test_replies_belong_to_the_step_and_are_undone_with_it(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    assert session.can_undo()
    end = session.history.current
    session.undo()
    assert session.history.current is session.history.root and not session.can_undo()
    session.redo()
    assert session.history.current is end


def test_a_late_reply_is_dropped(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    session.undo()
    assert bots.cancelled and not session.is_bot_thinking
    bots.answer("rest")
    assert session.history.current is session.history.root


def test_redo_of_a_step_without_its_reply_asks_the_computer_again(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    session.undo()
    session.redo()
    assert session.is_bot_thinking and len(bots.requests) == 2


def test_a_failing_computer_player_is_told_and_the_game_goes_on(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    with qtbot.waitSignal(session.fault_occurred) as told:
        bots.failed.emit(1, "it fell over")
    assert told.args == ["it fell over"]
    assert session.decision().seat == 0 and session.history.current.depth == 2


def test_a_reply_that_is_not_offered_is_told_and_the_game_goes_on(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    with qtbot.waitSignal(session.fault_occurred) as told:
        bots.answer("fly:away")
    assert "fly:away" in told.args[0]
    assert session.decision().seat == 0 and session.history.current.depth == 2


def test_every_event_is_told_once(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    told: list[str] = []
    session.advanced.connect(lambda node: told.extend(event.kind for event in node.events))
    session.start()
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    session.undo()
    assert told == ["kept", "kept"]


def test_an_illegal_token_is_reported_and_changes_nothing(qtbot: QtBot) -> None:
    session, _bots = make_session(MIRA, BO)
    session.start()
    with qtbot.waitSignal(session.problem_occurred):
        session.choose("rest")
    assert session.history.current is session.history.root and not session.can_undo()


def test_two_people_hand_the_screen_over(qtbot: QtBot) -> None:
    session, _bots = make_session(MIRA, DARA)
    wanted: list[int] = []
    session.handover_wanted.connect(wanted.append)
    session.start()
    assert wanted == [0] and session.viewer == ONLOOKER and session.choices() == []
    session.take_seat()
    assert session.viewer == 0 and session.choices()
    session.choose(session.choices()[0].token)
    assert wanted == [0, 1] and session.viewer == ONLOOKER and session.view()["hand"] == []
    session.take_seat()
    assert session.viewer == 1 and session.handover_seat == ONLOOKER


def test_an_own_step_needs_no_consent_but_another_persons_does(qtbot: QtBot) -> None:
    session, _bots = make_session(MIRA, DARA)
    session.start()
    session.take_seat()
    session.choose(session.choices()[0].token)
    assert session.crossing(session.history.undo_target()).people == ()
    session.take_seat()
    assert session.crossing(session.history.undo_target()).people == (0,)


def test_it_is_kept_after_every_choice_and_a_failure_is_told(qtbot: QtBot) -> None:
    kept: list[SaveDocument] = []
    session, _bots = make_session(MIRA, DARA, keep=kept.append)
    session.start()
    session.take_seat()
    session.choose(session.choices()[0].token)
    assert [document.tokens for document in kept] == [session.history.tokens()]

    def full(_document: SaveDocument) -> None:
        raise StorageProblem("disk_full", Path("full"))

    session, _bots = make_session(MIRA, DARA, keep=full)
    session.start()
    session.take_seat()
    with qtbot.waitSignal(session.problem_occurred) as told:
        session.choose(session.choices()[0].token)
    assert "no room left" in told.args[0]
    assert session.history.current.depth == 1


def test_the_steps_of_a_loaded_game_can_be_taken_back(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    session.choose("rest")
    again = GameSession(session.boxed, session.setup, session.history, session.players)
    again.undo()
    assert again.can_undo()
    again.undo()
    assert again.history.current is again.history.root and not again.can_undo()
    again.undo()
    assert again.history.current is again.history.root, "nothing is left to take back"


def test_taking_back_what_showed_something_hidden_makes_it_practice(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    session.undo()
    assert not session.practice and not session.document().practice
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    session.choose("roll")
    session.undo()
    assert session.practice and session.document().practice


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_is_certain(qtbot: QtBot, seed: int) -> None:
    session, bots = make_session(MIRA, BO, seed=seed)
    session.start()
    kept = session.choices()[0].token
    assert [event.kind for event in session.foresee(kept)] == ["kept"]
    session.choose(kept)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    assert [event.kind for event in session.foresee("rest")] == ["rested"]


def test_the_end_of_the_game_is_told(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    with qtbot.waitSignal(session.game_ended):
        while session.decision() is not None:
            decision = session.decision()
            token = session.rules.token(session.history.state, decision.options[-1])
            if decision.seat == 0:
                session.choose(token)
            else:
                bots.answer(token)
    assert session.outcome() is not None


def test_going_anywhere_keeps_the_whole_tree(qtbot: QtBot) -> None:
    kept: list[SaveDocument] = []
    session, _bots = make_session(MIRA, DARA, keep=kept.append)
    session.start()
    line = []
    for _ in range(6):
        session.take_seat()
        session.choose(session.choices()[-1].token)
        line.append(session.history.current)
    session.go_to(line[2])
    assert session.history.current is line[2] and session.viewer == ONLOOKER, "who sits there is not known"
    session.take_seat()
    session.choose("rest" if line[3].token != "rest" else "roll")
    branch = session.history.current
    session.go_to(line[5])
    assert session.history.current is line[5] and branch in line[2].children
    assert kept[-1].tokens == [node.token for node in line] and kept[-1].branches[0].tokens == [branch.token]


def test_among_people_alone_nothing_becomes_practice(qtbot: QtBot) -> None:
    session, _bots = make_session(MIRA, DARA)
    session.start()
    for token in ("", "", "roll"):
        session.take_seat()
        session.choose(token or session.choices()[0].token)
    target = session.history.undo_target()
    assert session.shows_again(target) and not session.counts
    session.undo()
    assert not session.practice and session.history.current is target


def test_bookmarks_are_kept_and_taken_away(qtbot: QtBot) -> None:
    kept: list[SaveDocument] = []
    session, _bots = make_session(MIRA, BO, keep=kept.append)
    session.start()
    session.set_bookmark(session.history.root, "  Start " + "x" * 200)
    assert session.history.bookmarks() == [session.history.root]
    assert kept[-1].bookmarks[0].name.startswith("Start x") and len(kept[-1].bookmarks[0].name) == 80
    session.set_bookmark(session.history.root, "")
    assert session.history.bookmarks() == [] and kept[-1].bookmarks == []


def test_replies_wait_for_everybody_who_holds_them_back(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    session.replies.hold(True, "one")
    session.replies.hold(True, "other")
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    session.replies.hold(False, "one")
    assert session.history.current.depth == 1
    session.replies.hold(False, "other")
    assert session.history.current.depth == 2


@pytest.mark.parametrize("seed", range(8))
def test_what_will_be_shown_is_told_before(qtbot: QtBot, seed: int) -> None:
    """Dice show something; resting and keeping one of two known cards do not, whatever the computer holds."""
    session, bots = make_session(MIRA, BO, seed=seed)
    session.start()
    told = Revealing(session)
    keep = session.choices()[0].token
    assert told.known(keep) is None and not told.shows_hidden(keep) and told.known(keep) is False
    session.choose(keep)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    assert told.known("roll") is None, "another question"
    assert told.shows_hidden("roll") and not told.shows_hidden("rest")
