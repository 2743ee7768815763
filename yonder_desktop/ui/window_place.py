"""Where the window stands and how large it is: at first, and as it was left."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from yonder_desktop.bridge.scales import SMALLEST_SCALE
from yonder_desktop.ui.look import Look

LEAST_SIZE = (1000, 620)
"""In pixels at 100 %; smaller only where the screen is."""
SMALL_SCREEN = (1440, 860)
"""In pixels at 100 %: a screen below that in either direction is filled."""
SHARE = 0.92
"""Of the room on a larger screen."""
MAXIMIZED, FULL_SCREEN = Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen


def limit(window: QMainWindow, look: Look) -> None:
    """The least size of the window in this look, frame and all on the screen. A window that grows stays on it."""
    room, before = screen_of(window).availableGeometry(), window.size()
    frame = window.frameGeometry().size() - before
    window.setMinimumSize(QSize(*(look.px(length) for length in LEAST_SIZE)).boundedTo(room.size() - frame))
    if window.isVisible() and window.size() != before:
        window.move(inside(window.frameGeometry(), room).topLeft())


def inside(rect: QRect, room: QRect) -> QRect:
    """A rectangle moved as little as it takes to lie in the room; its upper left corner, where it is larger."""
    x = max(room.left(), min(rect.left(), room.right() + 1 - rect.width()))
    y = max(room.top(), min(rect.top(), room.bottom() + 1 - rect.height()))
    return QRect(QPoint(x, y), rect.size())


def most_percent(screen: QScreen) -> int:
    """The largest scale at which the least size of the window fits onto a screen, in percent."""
    room = screen.availableSize()
    return max(SMALLEST_SCALE, min(100 * room.width() // LEAST_SIZE[0], 100 * room.height() // LEAST_SIZE[1]))


def put_back(window: QMainWindow, look: Look, geometry: str, full_screen: bool) -> None:
    """As it was left, onto a screen that is there; at first nearly all of the screen. The window is not shown yet."""
    saved = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
    if saved.isEmpty() or not window.restoreGeometry(saved) or not is_seen(window.geometry()):
        room = screen_of(window).availableGeometry()
        window.setGeometry(first_rect(room))
        if is_small(room, look):
            window.setWindowState(MAXIMIZED)
    if full_screen:
        window.setWindowState(window.windowState() | FULL_SCREEN)


def first_rect(room: QRect) -> QRect:
    """In the middle of the room, with some of it left on all sides."""
    rect = QRect(0, 0, round(room.width() * SHARE), round(room.height() * SHARE))
    rect.moveCenter(room.center())
    return rect


def is_small(room: QRect, look: Look) -> bool:
    """Whether a screen is too small to leave any of it to others."""
    return room.width() < look.px(SMALL_SCREEN[0]) or room.height() < look.px(SMALL_SCREEN[1])


def is_seen(rect: QRect) -> bool:
    """Whether the greater part of a window's upper edge, where it is taken hold of, lies on a screen."""
    edge = QRect(rect.x(), rect.y(), rect.width(), 1)
    shown = [screen.availableGeometry().intersected(edge).width() for screen in QGuiApplication.screens()]
    return 2 * sum(shown) >= rect.width()


def kept(window: QMainWindow) -> str:
    """Size and place in words, for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def screen_of(window: QMainWindow) -> QScreen:
    return window.screen() or QGuiApplication.primaryScreen()
