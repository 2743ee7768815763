"""The running game over the toy game: viewers, hand-over, replies, undo."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.bridge.fake_bots import FakeBots
from tests.toy_game import ToyRules
from yonder_desktop.bridge.seats import ONLOOKER, Player, human_seats
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import Setup
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
    assert session.undo_stack.count() == 1
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
    assert session.history.current is session.history.root and session.undo_stack.count() == 0


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
    assert not session.undo_needs_consent()
    session.take_seat()
    assert session.undo_needs_consent() and session.undo_crosses().people == (0,)


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


def test_the_undo_stack_of_a_loaded_game_has_its_steps(qtbot: QtBot) -> None:
    session, bots = make_session(MIRA, BO)
    session.start()
    session.choose(session.choices()[0].token)
    bots.answer(f"keep:{session.history.state.hands[1][0]}")
    session.choose("rest")
    again = GameSession(session.boxed, session.setup, session.history, session.players)
    assert again.undo_stack.count() == 2
    again.undo()
    again.undo()
    assert again.history.current is again.history.root and not again.can_undo()


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
