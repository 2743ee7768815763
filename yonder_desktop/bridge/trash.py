"""The trash of the system: files are moved there, and can be put back."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QFile

from yonder_desktop.storage.paths import numbered

INFO = ".trashinfo"


class Trashed:
    """A file that was moved to the trash: where it lay, and where it lies."""

    __slots__ = ("path", "place")

    def __init__(self, path: Path, place: Path) -> None:
        self.path = path
        self.place = place

    def put_back(self) -> bool:
        """Move the file back, beside another one that lies in its place by now; False if it is not in the trash."""
        path = next(path for path in numbered(self.path) if not path.exists())
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.replace(self.place, path)
        except OSError:
            return False
        # What the desktops of Linux keep of it beside it.
        with contextlib.suppress(OSError):
            (self.place.parent.parent / "info" / (self.place.name + INFO)).unlink()
        return True


def move_to_trash(path: Path) -> Trashed | None:
    """Move a file to the trash of the system; None where there is no trash, and the file stays."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    return Trashed(path, Path(file.fileName()))
