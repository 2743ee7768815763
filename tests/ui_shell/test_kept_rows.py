"""Rows of lists are drawn once and kept: equal ones are not drawn again, and what changes is seen."""

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook
from yonder_desktop.bridge.option_model import Offer, OptionModel
from yonder_desktop.core.questions import Choice, Option
from yonder_desktop.ui import markup_rows
from yonder_desktop.ui.kept_pixmaps import KeptPixmaps
from yonder_desktop.ui.markup_rows import MarkupRows, markup_list


def square(side: int) -> QPixmap:
    return QPixmap(side, side)


def test_what_was_not_used_for_longest_makes_room(qtbot: QtBot) -> None:
    kept, drawn = KeptPixmaps(most_pixels=250), []

    def draw(name: str) -> QPixmap:
        drawn.append(name)
        return square(10)

    for name in ("a", "b", "a", "c", "a", "b"):
        kept.get(name, lambda name=name: draw(name))
    assert drawn == ["a", "b", "c", "b"]


@pytest.fixture
def shown(qtbot: QtBot, look: MakeLook) -> tuple[QListView, MarkupRows]:
    """A list with three lines of text."""
    view, rows = markup_list(look("day", 100))
    model = OptionModel(view)
    model.show(
        [
            Offer(Choice(Option("take"), f"take:{number}", "", ""), f"Take **{number}** of {{wood}}")
            for number in range(3)
        ]
    )
    view.setModel(model)
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    return view, rows


def picture(view: QListView) -> QImage:
    return view.grab().toImage()


def test_a_row_is_laid_down_as_it_was_until_something_changes(
    shown: tuple[QListView, MarkupRows], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, rows = shown
    first, drawn = picture(view), []
    monkeypatch.setattr(markup_rows, "flow", lambda *words, **how: drawn.append(words[4]) or 0.0)
    assert picture(view) == first and not drawn
    rows.pointed = (1, "wood")
    picture(view)
    assert drawn == ["Take **1** of {wood}"]


def test_selection_and_theme_are_seen(shown: tuple[QListView, MarkupRows], look: MakeLook) -> None:
    view, rows = shown
    first = picture(view)
    view.setCurrentIndex(view.model().index(1, 0))
    chosen = picture(view)
    view.selectionModel().clear()
    assert chosen != first and picture(view) == first
    night = look("night", 100)
    rows.set_look(night)
    inside = view.visualRect(view.model().index(0, 0)).bottomRight()
    assert picture(view).pixelColor(inside).name().upper() == night.theme.panel.upper()
