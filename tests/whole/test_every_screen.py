"""Every screen at every size, scale and in longer words: nothing is cut, overlaps or cannot be reached."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from tests.languages import LANGUAGES
from tests.pseudo import speak_it
from tests.whole.conftest import Start
from tests.whole.screens import SCREENS, faults_of
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.rules_dialog import RulesDialog
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording.catalogue import set_language

SHOWN = [
    *(((1280, 720), 100, language) for language in LANGUAGES),
    ((1920, 1080), 200, "longer"),
]
FULLY = [
    ((width, height), percent, language)
    for width, height in ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
    for percent in (75, 100, 150, 250)
    for language in (*LANGUAGES, "longer")
]


class Screen:
    """A screen that a window of some size fills."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, *self._size)

    def geometry(self) -> QRect:
        return self.availableGeometry()

    def availableSize(self) -> QSize:
        return QSize(*self._size)


@pytest.mark.parametrize(
    ("size", "percent", "language"), [*SHOWN, *(pytest.param(*one, marks=pytest.mark.full) for one in FULLY)]
)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut(
    start: Start,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    size: tuple[int, int],
    percent: int,
    language: str,
) -> None:
    if language == "longer":
        speak_it()
    else:
        assert set_language(language) == language
    for kind in (SheetDialog, RulesDialog, MainWindow):
        monkeypatch.setattr(kind, "screen", lambda _window: Screen(size))
    window = start(size=size, scale=percent)
    SCREENS[screen](window, tmp_path)
    assert faults_of(window, QRect(0, 0, *size)) == []
