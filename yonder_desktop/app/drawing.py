"""Drawing a table to a picture file with Qt, on its offscreen platform unless another one is asked for."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from yonder_desktop.ui.faces import face_of
from yonder_desktop.ui.fonts import load_fonts
from yonder_desktop.ui.theme import DAY, NIGHT

if TYPE_CHECKING:
    from yonder_desktop.app.pictures import Table

FULL_HEIGHT = 1080
SCALE_STEP = 25
LARGEST_SCALE = 250


def draw(table: Table, path: Path, size: tuple[int, int], theme: str, scale: int) -> None:
    """Write a picture of the table. `scale` is in per cent, 0 for one that grows with the height.

    Raises OSError if the file cannot be written.
    """
    application = _application()
    load_fonts()
    rules = table.boxed.rules
    face = face_of(table.boxed.name)
    widget = face.make_table(table.tables, table.words, NIGHT if theme == "night" else DAY)
    widget.resize(*size)
    widget.set_scale(scale or automatic_scale(size[1]))
    widget.set_position(rules.view(table.state, table.seat), table.names, table.colours, table.choices())
    picture = widget.grab()
    widget.deleteLater()
    application.processEvents()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(path)):
        raise OSError(f"no picture format for {path.suffix or path.name}, or no permission to write")


@lru_cache(maxsize=1)
def _application() -> QCoreApplication:
    """The one application of the process, kept until its end: pictures in caches belong to it."""
    return QApplication.instance() or QApplication([])


def automatic_scale(height: int) -> int:
    """Per cent that grow with the height over that of a full screen, in steps."""
    steps = (height * 100 // FULL_HEIGHT - 100) // SCALE_STEP
    return min(LARGEST_SCALE, 100 + max(0, steps) * SCALE_STEP)
