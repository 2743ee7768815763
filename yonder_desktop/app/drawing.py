"""Drawing a table to a picture file with Qt, on its offscreen platform unless another one is asked for."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from yonder_desktop.app.shown_table import Table
from yonder_desktop.ui.theme import DAY, NIGHT

LOG_LINES = 40


def draw(table: Table, path: Path, size: tuple[int, int], theme: str, scale: int) -> None:
    """Write a picture of the table. `scale` is in per cent, 0 for one that grows with the height.

    Raises OSError if the file cannot be written.
    """
    _application()
    drawing = import_module(f"yonder_desktop.ui.{table.boxed.name}.snapshot")
    view = table.boxed.rules.view(table.state, table.seat)
    occasion = drawing.Occasion(
        prompt=table.prompt(),
        where=table.words.phase(view),
        log=table.log(LOG_LINES),
        choices=table.choices(),
    )
    picture = drawing.render_picture(
        view,
        table.words,
        size,
        NIGHT if theme == "night" else DAY,
        table.names,
        table.colours,
        occasion=occasion,
        scale=scale,
    )
    if not picture.save(str(path)):
        raise OSError(f"no picture format for {path.suffix or path.name}, or no permission to write")


@lru_cache(maxsize=1)
def _application() -> QCoreApplication:
    """The one application of the process, kept until its end: pictures in caches belong to it."""
    return QApplication.instance() or QApplication([])
