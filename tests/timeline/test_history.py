"""The history tree: steps, branches, seeking, and what a take-back passes."""

from __future__ import annotations

import pytest

from tests.toy_game import ToyRules
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import IllegalChoice
from yonder_desktop.core.records import digest
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.timeline.turns import turn_after, turn_before


def new_history(people: tuple[int, ...] = (0,), seed: int = 3) -> History:
    rules = ToyRules()
    return History(rules, rules.new_game(Setup(2, seed)), people)


def first_token(history: History) -> str:
    decision = history.decision()
    assert decision is not None
    return history.rules.token(history.state, decision.options[0])


def play(history: History, choices: int) -> None:
    for _ in range(choices):
        history.choose(first_token(history))


def position(history: History) -> str:
    return digest(history.rules.to_record(history.state))


def test_choices_lead_on_and_are_told():
    history = new_history()
    play(history, 4)
    assert len(history.tokens()) == 4
    assert history.tokens()[0].startswith("keep:")
    assert [event.kind for event in history.events()][:2] == ["kept", "kept"]
    assert [node.depth for node in history.line()] == [0, 1, 2, 3, 4]


def test_states_of_nodes_never_change():
    history = new_history()
    before = [position(history)]
    for _ in range(6):
        play(history, 1)
        before.append(position(history))
    assert [digest(history.rules.to_record(node.state)) for node in history.line()] == before


def test_an_illegal_choice_leaves_everything_in_place():
    history = new_history()
    with pytest.raises(IllegalChoice):
        history.choose("fly:moon")
    assert history.current is history.root and not history.root.children


def test_a_step_is_a_choice_of_a_person_with_the_replies():
    history = new_history(people=(0,))
    play(history, 2)  # keep of both seats
    start = position(history)
    play(history, 2)  # seat 0, then the computer
    end = position(history)
    history.undo()
    assert position(history) == start
    history.redo()
    assert position(history) == end
    history.undo()
    history.undo()
    assert history.current is history.root and not history.can_undo()


def test_undo_stops_before_the_first_choice_of_a_person():
    history = new_history(people=(1,))
    play(history, 1)  # the computer keeps
    assert not history.can_undo()
    with pytest.raises(LookupError):
        history.undo()


def test_undo_amid_the_computers_replies_takes_the_step_back():
    history = new_history(people=(0,))
    play(history, 3)
    assert history.undo().depth == 2
    assert history.redo().depth == 3


def test_without_people_every_choice_is_a_step():
    history = new_history(people=())
    play(history, 3)
    assert history.undo().depth == 2


def test_choosing_differently_opens_a_branch_and_keeps_the_old_one():
    history = new_history(people=(0, 1))
    play(history, 3)
    old = history.current
    history.undo()
    history.choose("rest")
    assert history.current is not old
    assert [node.token for node in history.current.parent.children] == [old.token, "rest"]
    history.seek(old)
    assert history.tokens()[-1] == old.token


def test_choosing_the_same_again_follows_the_old_line():
    history = new_history(people=(0, 1))
    play(history, 4)
    end = history.current
    token = history.tokens()[2]
    history.seek(history.line()[2])
    history.choose(token)
    assert len(history.current.parent.children) == 1
    assert history.redo() is end


def test_redo_follows_the_branch_last_followed():
    history = new_history(people=(0, 1))
    play(history, 3)
    history.undo()
    history.choose("rest")
    branch = history.current
    history.undo()
    assert history.redo() is branch
    assert history.future() == []


def test_to_the_start_and_to_the_end():
    history = new_history(people=(0, 1), seed=11)
    positions = [position(history)]
    while history.decision() is not None:
        play(history, 1)
        positions.append(position(history))
    back = [position(history)]
    while history.can_undo():
        history.undo()
        back.append(position(history))
    assert back == positions[::-1]
    assert len(history.future()) == len(positions) - 1
    while history.can_redo():
        history.redo()
    assert position(history) == positions[-1]


def test_seeking_a_foreign_position_is_refused():
    history, other = new_history(), new_history()
    with pytest.raises(ValueError, match="another game"):
        history.seek(other.root)


def test_a_take_back_tells_of_other_people():
    history = new_history(people=(0, 1))
    play(history, 2)
    assert history.undo_crosses(1).people == ()
    assert history.undo_crosses(0).people == (1,)
    assert history.crosses(history.root, 1).people == (0,)


def test_a_take_back_tells_of_what_was_revealed():
    history = new_history(people=(0, 1))
    history.choose(first_token(history))
    assert not history.undo_crosses(0).revealed  # keeping one of two known cards shows nothing new
    history.choose(first_token(history))
    history.choose("rest")
    assert not history.undo_crosses(0).revealed
    history.choose("roll")
    assert history.undo_crosses(1).revealed  # dice are chance


def test_at_the_start_nothing_is_passed():
    crossing = new_history().undo_crosses(0)
    assert crossing.people == () and not crossing.revealed


def test_lines_hold_every_position_once_and_say_where_they_leave():
    history = new_history(people=(0, 1))
    play(history, 5)
    end = history.current
    history.seek(history.line()[3])
    history.choose("rest")
    inner = history.current
    history.choose("rest")
    history.seek(inner)
    history.choose("roll")
    history.seek(end)
    lines = history.lines()
    assert [(line.parent, line.depth) for line in lines] == [(0, 0), (0, 3), (1, 4)]
    assert [line.tokens() for line in lines[1:]] == [["rest", "roll"], ["rest"]]
    assert lines[0].tokens() == history.tokens()


def test_going_to_another_branch_passes_what_the_line_on_the_table_has_of_its_own():
    history = new_history(people=(0, 1))
    play(history, 2)
    history.choose("rest")
    other = history.current
    history.undo()
    history.choose("roll")
    assert history.crosses(other, 1).people == (0,) and history.crosses(other, 1).revealed
    assert history.crosses(history.current, 1).people == ()


def test_a_sealed_choice_of_somebody_else_reveals_nothing():
    """The cards of the other one are different in every world, so that its choice is not offered in most of them."""
    for seed in range(20):
        history = new_history(people=(0, 1), seed=seed)
        history.choose(first_token(history))
        history.choose(first_token(history))
        assert history.crosses(history.root, 0).people == (1,)
        assert not history.crosses(history.root, 0).revealed_to((0, 1))


def test_growing_from_elsewhere_stays_where_it_is():
    history = new_history(people=(0, 1))
    play(history, 4)
    end, third = history.current, history.line()[3]
    grown = history.grow(third, "rest")
    assert history.current is end and grown.parent is third and third.latest is end
    with pytest.raises(IllegalChoice):
        history.grow(third, "fly:moon")


def yonder_history(seats: int, people: tuple[int, ...], choices: int) -> History:
    rules = GameShelf().take("yonder").rules
    history = History(rules, rules.new_game(Setup(seats, 4)), people)
    play(history, choices)
    return history


@pytest.mark.parametrize("people", [(1,), (0, 2), ()])
def test_turns_back_and_forth_meet_the_same_places(people: tuple[int, ...]):
    """Every place is one where a person begins a turn; there are fewer of them than steps."""
    history = yonder_history(3, people, 60)
    end, back = history.current, []
    while (node := turn_before(history)) is not None:
        history.seek(node)
        decision = history.decision()
        assert decision is not None and decision.seat in (people or (0, 1, 2))
        back.append(node)
    assert 5 < len(back) < 60
    forth = []
    while (node := turn_after(history)) is not None:
        history.seek(node)
        forth.append(node)
    assert forth[-1] is end and [*forth[-2::-1], *back[-1:]] in (back, back[1:])
    assert turn_after(history) is None


def test_a_turn_holds_all_choices_made_in_it():
    history = yonder_history(2, (0, 1), 40)
    for node in history.line()[1:]:
        history.seek(node)
        before = turn_before(history)
        passed = history.crosses(before, 0) if before is not None else None
        assert passed is None or before.depth < node.depth
        if any(event.kind == "turn_began" for event in node.events):
            history.seek(node.children[0] if node.children else node)
            assert history.current is node or turn_before(history) is node
