"""What every test stands on: no screen, no real folders of the person at the machine, English words."""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Before Qt is imported by the first plugin or test that wants it.
PLATFORM = os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_STYLE_OVERRIDE"):
    os.environ.pop(name, None)

_home = tempfile.TemporaryDirectory(prefix="yonder-tests-")
for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
    folder = Path(_home.name, name.lower())
    folder.mkdir(mode=0o700)
    os.environ[name] = str(folder)

if PLATFORM == "offscreen":
    # The screen that comes with it has 800 by 800 pixels, less than any that people play at.
    screens = Path(_home.name, "screens.json")
    screen = {"name": "wide", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96, "dpr": 1}
    screens.write_text(json.dumps({"screens": [screen]}), encoding="ascii")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"

import pytest  # noqa: E402

from yonder_desktop.wording import catalogue  # noqa: E402


@pytest.fixture(autouse=True)
def _source_language() -> Iterator[None]:
    """A test that changes the language leaves it as it was."""
    before = catalogue.current_language()
    yield
    if catalogue.current_language() != before:
        catalogue.set_language(before)


@pytest.fixture(autouse=True)
def _clear_desk() -> Iterator[None]:
    """A test that holds a mouse button down or leaves something open in front fails itself, not the tests after it."""
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return
    app, left = widgets.QApplication, []
    if held := app.mouseButtons():
        left.append(f"{held} held down")
        _let_go(held)
    while (open_one := app.activePopupWidget() or app.activeModalWidget()) is not None:
        left.append(f"{open_one} open")
        open_one.close()
        open_one.deleteLater()
        app.processEvents()
    if (grabber := widgets.QWidget.mouseGrabber()) is not None:
        left.append(f"the mouse grabbed by {grabber}")
        grabber.releaseMouse()
    assert left == [], "the test has to leave the desk as it was"


def _let_go(held: Any) -> None:
    """Release mouse buttons over a window made for it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QWidget

    place = QWidget()
    place.show()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if held & button:
            QTest.mouseRelease(place, button)
    place.close()


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder that holds the whole project."""
    return Path(__file__).resolve().parent.parent
