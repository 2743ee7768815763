"""Drawing a table to a picture file with Qt, on its offscreen platform."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yonder_desktop.app.pictures import Table


def draw(table: Table, path: Path, size: tuple[int, int], theme: str, scale: int) -> None:
    """Write a picture of the table. Raises OSError if the file cannot be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raise OSError("not yet")
    import_module(f"yonder_desktop.ui.{table.boxed.name}")
