"""Names of people, games and files are shown as they are written, never taken for markup of the window."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.steering import begin, page_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.save_browser import SaveBrowser

MIRA, BO = "<b>Mira</b>", "<i>Bo</i>"
BEGINNING = re.compile(r"\s*<[a-z]+[^>]*>", re.IGNORECASE)
TAGS = ("<b>", "</b>", "<i>", "</i>")


def read(text: str) -> str:
    """A text as Qt shows it where it takes for markup what begins like a tag."""
    if not BEGINNING.match(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def indexes(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[QModelIndex]:
    """All cells of a model."""
    above = parent or QModelIndex()
    found, columns = [], 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            found.append(model.index(row, column, above))
        if not isinstance(model, QAbstractListModel):
            found += indexes(model, model.index(row, 0, above))
    return found


def taken_for_markup(window: QWidget) -> list[str]:
    """What labels and tooltips of a window say with a part of a name lost, and how often a name is said at all."""
    lost, named = [], 0
    for widget in [window, *window.findChildren(QWidget)]:
        said = [widget.toolTip()]
        if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.AutoText:
            said.append(widget.text())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            tips = [index.data(Qt.ItemDataRole.ToolTipRole) for index in indexes(widget.model())]
            said += [words for words in tips if isinstance(words, str)]
        for text in said:
            named += "Mira" in text or "Bo" in text
            if read(text).count("<") < max(text.count(tag) for tag in TAGS):
                lost.append(text)
    assert named, "no name is said"
    return lost


@pytest.mark.parametrize("game", ["yonder", "yro", "ylandyss"])
def test_odd_names_are_read_whole(start: Start, qtbot: QtBot, tmp_path: Path, game: str) -> None:
    window = start()
    session = begin(window, Player(MIRA, "yellow"), Player(BO, "blue", "random"), game=game)
    taste = Taste(4)
    for _ in range(14):
        if wait_for_turn(window, qtbot):
            session.choose(taste.pick(session.choices()).token)
    page_of(window).rail.show_history()
    assert taken_for_markup(window) == []
    assert session.decision() is not None
    window.desk.save(tmp_path / "saves" / "odd.json")
    window.desk.library.rename(window.desk.library.rows()[0], "<i>Bo</i> and <b>Mira</b>")
    window.actions_.open.trigger()
    browser = window.saving.dialog
    assert isinstance(browser, SaveBrowser)
    assert taken_for_markup(browser) == []
    browser.reject()
    window.note.tell("<b>Mira</b> is no file.", stays=True)
    assert taken_for_markup(window) == []
