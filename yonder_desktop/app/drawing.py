"""Drawing a table to a picture file with Qt, on its offscreen platform unless another one is asked for."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from yonder_desktop.app.shown_table import Table
from yonder_desktop.core.faults import N_, Fault, system_fault
from yonder_desktop.ui.theme import DAY, NIGHT

LOG_LINES = 40


def draw(table: Table, path: Path, size: tuple[int, int], theme: str, scale: int) -> None:
    """Write a picture of the table. `scale` is in per cent, 0 for one that grows with the height.

    Raises Fault if the file cannot be written.
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
    _save(picture, path)


def _save(picture: QImage, path: Path) -> None:
    """Write a picture. Raises Fault, since Qt says only that it did not work."""
    known = sorted({bytes(kind.data()).decode("ascii") for kind in QImageWriter.supportedImageFormats()})
    if path.suffix.lower().removeprefix(".") not in known:
        message = N_("no kind of picture is called “{name}”; name it like {example}, or with one of {known}")
        raise Fault(message, name=path.name, example=f"{path.stem}.png", known=known)
    try:
        path.open("ab").close()
    except OSError as error:
        message = N_("no file can be written there ({system}); choose another place for --out")
        raise Fault(message, system=system_fault(error)) from error
    if not picture.save(str(path)):
        raise Fault(N_("the file could not be written whole; make room, or choose another place for --out"))


@lru_cache(maxsize=1)
def _application() -> QCoreApplication:
    """The one application of the process, kept until its end: pictures in caches belong to it."""
    return QApplication.instance() or QApplication([])
