"""A click or a key on the page of a game ends what is being told of the others' turns, or goes on with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from yonder_desktop.bridge.following import Following

HELD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
BARE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)
WHOLE_PROGRAM = range(Qt.Key.Key_F1, Qt.Key.Key_F35 + 1)


class Skipper(QObject):
    """Looks at the events of the program only while something is told.

    A click or key that comes while nobody at this screen is asked does nothing else: what the table shows a
    moment later must not be acted on by accident. Keys of the menus stay what they are. What waits for an answer goes
    on by one step, and Escape ends it all.
    """

    def __init__(self, page: QWidget, following: Following, is_asked: Callable[[], bool]) -> None:
        super().__init__(page)
        self._page = page
        self._following = following
        self._is_asked = is_asked
        self._watches = False
        following.beat_changed.connect(self._on_beat_changed)

    def _on_beat_changed(self) -> None:
        app = QApplication.instance()
        if app is None or self._watches == self._following.is_busy:
            return
        self._watches = self._following.is_busy
        if self._watches:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._skips(watched, event):
            return False
        following = self._following
        if following.waits and not _is_escape(event):
            following.go_on()
            return following.is_busy or not self._is_asked()
        acts = self._is_asked()
        following.skip()
        return not acts

    def _skips(self, watched: QObject, event: QEvent) -> bool:
        """Whether it is a press of a button or key that is meant for the page."""
        if event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            return False
        if not isinstance(watched, QWidget) or not self._page.isVisible():
            return False
        on_page = watched is self._page or self._page.isAncestorOf(watched)
        if isinstance(event, QKeyEvent):
            return is_plain(event) and (on_page or watched is self._page.window())
        return on_page


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key is none of the menus' and no modifier alone."""
    return not event.modifiers() & HELD and event.key() not in BARE and event.key() not in WHOLE_PROGRAM
