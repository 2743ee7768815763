"""Draws the icons of the program and of its files in every size that desktops want, from their drawings."""

import os
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
LARGEST = 1024
ROOT = Path(__file__).resolve().parent.parent
PROGRAM_DRAWING = ROOT / "resources" / "icons" / "ship.svg"
FILE_DRAWING = ROOT / "packaging" / "linux" / "saved-game.svg"
THEMED = (
    (PROGRAM_DRAWING, "apps", "yonder-desktop"),
    (FILE_DRAWING, "mimetypes", "application-x-yonder-desktop-game"),
)
"""Each drawing with the folder of the icon theme and the name it has there."""


def write_theme(folder: Path) -> None:
    """Fill the folder of the icon theme `hicolor`."""
    for drawing, kind, name in THEMED:
        for size in SIZES:
            draw(drawing, folder / f"{size}x{size}" / kind / f"{name}.png", size)
        scalable = folder / "scalable" / kind / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        scalable.write_bytes(drawing.read_bytes())


def draw(drawing: Path, path: Path, size: int) -> Path:
    """Draw one picture of that many pixels; returns its path. Raises OSError."""
    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(path)):
        raise OSError(f"{path} could not be written by {application.applicationName() or 'Qt'}")
    return path
