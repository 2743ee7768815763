"""Files that are dropped on a window from the file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class Drops(QObject):
    """Lets a window take files; `dropped` gives their paths. Nothing else is taken."""

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Files are copied, whatever the file manager proposes: what was dropped stays where it is."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = files_in(event.mimeData())
        if not paths:
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True


def files_in(data: QMimeData) -> list[Path]:
    """The files of this machine among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
