"""The end of a game: what is said of it, whatever decided, and whatever the players are called."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, result_of
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage

Start = Callable[..., MainWindow]
PLAYERS = (Player("Mira", "yellow"), Player("<b>Bo</b>", "blue"))
TIES = [("arcana", 2), ("buildings", -4)]


def page_of(look: MakeLook, outcome: Outcome, rival: str = "") -> ResultPage:
    words = {"": "", "arcana": "More arcana", "buildings": "Fewer buildings"}
    return ResultPage(
        look(),
        outcome,
        PLAYERS,
        lambda key: key,
        lambda key: words.get(key, f"by {key}"),
        rival,
        ["Rank: High"],
    )


def said_on(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("decided", "winners", "line", "ties"),
    [
        ("", [0], "", []),
        ("arcana", [0], "Equal totals; decided by: More arcana", ["More arcana"]),
        ("buildings", [0], "Equal totals; decided by: Fewer buildings", ["More arcana", "Fewer buildings"]),
        ("shared", [0, 1], "by shared", ["More arcana", "Fewer buildings"]),
        ("olos", [], "by olos", []),
    ],
)
def test_what_decided(
    qtbot: QtBot, look: MakeLook, decided: str, winners: list[int], line: str, ties: list[str]
) -> None:
    """Equal totals are spoken of where a tie-break decided, and only the tie-breaks that were looked at are shown."""
    outcome = Outcome(winners, [SeatScore(seat, 9, [("gold", 9)], TIES) for seat in (0, 1)], decided, 5)
    page = page_of(look, outcome, "Olos")
    qtbot.addWidget(page)
    said = said_on(page)
    assert [words for words in said if "Equal" in words or words.startswith("by ")] == [line] * bool(line)
    assert [words for words in said if words in ("More arcana", "Fewer buildings")] == ties
    assert "Rank: High" in said


def test_a_name_with_signs_in_it_is_no_markup(qtbot: QtBot, look: MakeLook) -> None:
    outcome = Outcome([1], [SeatScore(seat, seat, [("<i>", 1)], []) for seat in (0, 1)], "", 5)
    page = page_of(look, outcome)
    qtbot.addWidget(page)
    shown = [label for label in page.findChildren(QLabel) if "<" in label.text()]
    assert len(shown) == 3
    assert {label.textFormat() for label in shown} == {Qt.TextFormat.PlainText}


def test_a_game_lost_to_the_shadow_has_a_rank_and_no_place(start: Start, qtbot: QtBot) -> None:
    """It has no score: what was gained before goes again, nothing speaks of a tie."""
    window = start()
    window.play.begin(GamePlan("yro", (Player("Mira", "yellow"),), {}, 4))
    session = window.desk.session
    assert session is not None
    while session.decision() is not None:
        session.choose(session.choices()[0].token)
    outcome = session.outcome()
    assert outcome is not None and outcome.decided_by == "shadow"
    assert [sum(amount for _key, amount in score.sources) for score in outcome.scores] == [0]
    said = said_on(result_of(window, qtbot))
    assert "Rank: Swallowed by the Shadow" in said
    assert [words for words in said if "Equal totals" in words or words.startswith(("Place", "More"))] == []
