"""The history as a model: its line, branches by their first choice, nothing that the viewer may not know."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.bridge.history_model import AWAY_ROLE, HERE_ROLE, NODE_ROLE, HistoryModel
from yonder_desktop.bridge.node_words import NodeWords
from yonder_desktop.bridge.seats import Player, human_seats
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import ONLOOKER, Setup
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.wording import words_for

MIRA, DARA, BO = Player("Mira", "yellow"), Player("Dara", "green"), Player("Bo", "blue", "random")


class Told:
    """A session with its model, played by hand."""

    def __init__(
        self, game: str, players: tuple[Player, ...], options: dict[str, int | str] | None = None
    ) -> None:
        boxed = GameShelf().take(game)
        setup = Setup(len(players), 9, dict(options or {}))
        history = History(boxed.rules, boxed.rules.new_game(setup), human_seats(players))
        self.session = GameSession(boxed, setup, history, players)
        self.history = history
        self.words = NodeWords(
            self.session, words_for(game, boxed.tables, [player.name for player in players])
        )
        self.model = HistoryModel(history, self.words)
        self.session.start()

    def play(self, choices: int, which: int = 0) -> None:
        for _ in range(choices):
            decision = self.history.decision()
            assert decision is not None
            option = decision.options[which % len(decision.options)]
            self.history.choose(self.history.rules.token(self.history.state, option))
        self.model.follow()

    def texts(self, above: object = None) -> list[str]:
        model = self.model
        rows = model.rowCount(above) if above is not None else model.rowCount()
        return [str(self.at(row, above).data()) for row in range(rows)]

    def at(self, row: int, above: object = None):  # type: ignore[no-untyped-def]
        return self.model.index(row, 0, above) if above is not None else self.model.index(row, 0)


@pytest.fixture
def told(qtbot: QtBot) -> Told:
    made = Told("yonder", (MIRA, BO))
    made.session._viewer = 0
    made.play(6)
    return made


def test_the_line_is_told_from_its_beginning(told: Told) -> None:
    texts = told.texts()
    assert texts[0] == "The beginning" and texts[1].startswith("Mira: ")
    assert len(texts) <= 7 and any(text.startswith("Bo ") for text in texts)
    here = [told.at(row).data(HERE_ROLE) for row in range(len(texts))]
    assert here == [False] * (len(texts) - 1) + [True]


def test_a_branch_stands_below_the_choice_that_was_made_instead(told: Told) -> None:
    left = told.history.current
    told.history.undo()
    here = told.history.current
    told.play(1, which=1)
    row = told.model.index_of(told.history.current)
    assert told.texts(row)[0].startswith("Instead: ") and told.model.rowCount(row) == 1
    branch = told.at(0, row)
    assert branch.data(NODE_ROLE) is here.child(left_first(left, here)) and branch.data(AWAY_ROLE)
    assert told.model.index_of(branch.data(NODE_ROLE)).parent() == row


def left_first(left: object, here: object) -> str:
    """The choice with which a line left a place."""
    while left.parent is not here:  # type: ignore[attr-defined]
        left = left.parent  # type: ignore[attr-defined]
    return str(left.token)  # type: ignore[attr-defined]


def test_what_was_taken_back_stays_in_the_line(told: Told) -> None:
    before = told.texts()
    end = told.history.current
    told.history.undo()
    told.model.follow()
    assert told.texts() == before
    away = told.model.index_of(end)
    assert away.data(AWAY_ROLE) and not away.data(HERE_ROLE)
    assert "taken back" in str(told.model.data(away, 11))  # Qt.AccessibleTextRole


def test_it_is_a_sound_model_through_everything(told: Told, qtmodeltester: object) -> None:
    """Qt's own checks, after it has grown, branched, jumped, and got names."""
    check = qtmodeltester.check  # type: ignore[attr-defined]
    check(told.model)
    left = told.history.current
    told.history.undo()
    told.play(4, which=1)
    check(told.model)
    told.history.root.bookmark = "Start"
    told.history.seek(left)
    told.model.follow()
    check(told.model)
    told.play(3)
    check(told.model)


def test_a_bookmark_is_told_first_and_has_a_row_of_its_own(told: Told) -> None:
    node = told.history.line()[3]
    node.bookmark = "Now [or] {never}"
    told.model.follow()
    assert str(told.model.index_of(node).data()).startswith("“Now [or] {never}” · ")


def test_going_on_only_adds_rows(told: Told, qtbot: QtBot) -> None:
    """So that a view keeps its place; going elsewhere begins anew."""
    resets: list[int] = []
    told.model.modelReset.connect(lambda: resets.append(1))
    told.play(3)
    assert resets == []
    told.history.undo()
    told.play(1, which=1)
    assert resets == [1]


QUICK: dict[str, int | str] = {"quick": 1}


def sealed(plan: str) -> Told:
    """Mira has planned; Dara plans for her with no card, or with one that she places at once, all of it sealed."""
    told = Told("yro", (MIRA, DARA, BO), QUICK)
    rules, history = told.history.rules, told.history
    while (decision := history.decision()) is not None and (history.state.turn, decision.kind) != (
        2,
        "recruit",
    ):
        history.choose(rules.token(history.state, decision.options[-1]))
    told.play(1)
    while (decision := history.decision()) is not None and decision.seat == 0:
        told.play(1)
    tokens = [rules.token(history.state, option) for option in decision.options]
    history.choose(next(token for token in tokens if (token == "recruit:nothing") == (plan == "none")))
    while (decision := history.decision()) is not None and decision.seat == 1:
        told.play(1)
    return told


@pytest.mark.parametrize("viewer", [0, ONLOOKER])
def test_a_sealed_plan_of_another_seat_tells_neither_what_it_is_nor_how_many_choices_it_took(
    qtbot: QtBot, viewer: int
) -> None:
    none, one_card = sealed("none"), sealed("one")
    assert len(none.history.line()) < len(one_card.history.line())
    told = []
    for one in (none, one_card):
        one.session._viewer = viewer
        one.model.follow()
        told.append((one.texts(), [one.model.data(one.at(row), 11) for row in range(one.model.rowCount())]))
    assert told[0] == told[1]


def test_the_chooser_reads_the_own_sealed_plan_and_nobody_else(qtbot: QtBot) -> None:
    told = sealed("one")
    told.session._viewer = 1
    told.model.follow()
    own = [text for text in told.texts() if text.startswith("Dara: ")]
    told.session._viewer = 0
    told.model.follow()
    assert own and not [text for text in told.texts() if text in own or text.startswith("Dara: ")]


@pytest.mark.parametrize("game", GameShelf().names())
def test_no_row_names_a_card_that_only_another_seat_knows(qtbot: QtBot, game: str) -> None:
    """The same positions with everything hidden dealt anew tell the viewer the same, as long as nothing is opened."""
    told = Told(game, (MIRA, DARA))
    rules = told.history.rules
    for _ in range(60):
        decision = told.history.decision()
        if decision is None:
            break
        if decision.seat == 1:
            world = History(rules, rules.determinize(told.history.state, 0, 5), (0, 1))
            check_same_unseen(told, world)
        told.play(1)


def check_same_unseen(told: Told, world: History) -> None:
    """A choice of seat 1 that seat 0 sees nothing of is told in the same words, whatever world it is made in."""
    rules, words = told.history.rules, told.words
    told.session._viewer = 0
    lines = set()
    for history in (told.history, world):
        decision = history.decision()
        assert decision is not None
        for option in decision.options[:3]:
            node = history.grow(history.current, rules.token(history.state, option))
            if not any(event.visible_to(0) and event.seat == 1 for event in node.events):
                lines.add(words.line(node))
    assert len(lines) <= 1, lines
