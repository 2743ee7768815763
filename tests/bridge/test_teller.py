"""What is asked, in words, as the one who looks may know it."""

import pytest

from yonder_desktop.bridge.seats import Player
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.teller import Teller
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.wording import words_for

MIRA, BO = Player("Mira", "yellow"), Player("Bo", "blue", "random")


@pytest.fixture
def quick(qapp: object) -> tuple[GameSession, Teller]:
    """A game of YRO with quick placing, in which Mira has sealed that she recruits nobody."""
    boxed = GameShelf(None).take("yro")
    setup = Setup(2, 5, {"quick": 1})
    history = History(boxed.rules, boxed.rules.new_game(setup), {0})
    for token in ("discard:nothing", "discard:nothing", "recruit:nothing"):
        history.choose(token)
    session = GameSession(boxed, setup, history, (MIRA, BO))
    return session, Teller(session, words_for("yro", boxed.tables, ["Mira", "Bo"]))


def told(teller: Teller) -> tuple[int, str, str, int]:
    question = teller.question()
    assert question is not None
    return question.seat, question.kind, question.prompt, len(question.offers)


def test_at_which_question_another_is_does_not_tell_what_it_has_sealed(
    quick: tuple[GameSession, Teller],
) -> None:
    session, teller = quick
    kinds, shown, phases = [], [], []
    while (decision := session.decision()) is not None and decision.seat == 1:
        kinds.append(decision.kind)
        shown.append(told(teller))
        phases.append(teller.phase())
        session.history.choose(session.rules.token(session.history.state, decision.options[-1]))
    assert kinds[:2] == ["recruit", "place"]
    assert len(set(shown)) == 1 and len(set(phases)) == 1 and shown[0][1:] == ("", "Waiting for Bo.", 0)


def test_the_own_question_has_its_kind(quick: tuple[GameSession, Teller]) -> None:
    session, teller = quick
    session.history.seek(session.history.line()[2])
    question = teller.question()
    assert question is not None and question.kind == "recruit" and question.offers
