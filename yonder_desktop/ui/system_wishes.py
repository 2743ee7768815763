"""What a person has told the system: that less shall move, that contrasts shall be high."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

MOTION = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings of Linux desktops, and the value of each that asks for less motion."""
SPI_GETCLIENTAREAANIMATION = 0x1042


class SystemWishes(QObject):
    """`changed` comes whenever a wish is heard of or altered; nothing waits for it.

    The system is asked once the window has had time to appear.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._still: dict[tuple[str, str], bool] = {}
        # Without the one PySide forgets the other.
        self._hints = QGuiApplication.styleHints()
        self._accessibility = self._hints.accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self._on_contrast_changed)
        QTimer.singleShot(0, self, self._ask)

    @property
    def reduced_motion(self) -> bool:
        return any(self._still.values())

    @property
    def high_contrast(self) -> bool:
        return bool(self._accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast)

    def hear(self, space: str, key: str, value: object) -> None:
        """A setting of the desktop, as it is told."""
        if (space, key) in MOTION:
            self._set_still(space, key, value == MOTION[space, key])

    def _set_still(self, space: str, key: str, is_still: bool) -> None:
        before = self.reduced_motion
        self._still[space, key] = is_still
        if self.reduced_motion != before:
            self.changed.emit()

    def _on_contrast_changed(self, _preference: Qt.ContrastPreference) -> None:
        self.changed.emit()

    # ---- asking

    def _ask(self) -> None:
        if sys.platform == "win32":
            self._set_still("windows", "", _is_still_on_windows())
        elif sys.platform == "darwin":
            self._ask_macos()
        else:
            from yonder_desktop.ui.portal import Portal

            portal = Portal(self)
            portal.told.connect(self.hear)
            portal.ask(MOTION)

    def _ask_macos(self) -> None:
        process = QProcess(self)
        process.finished.connect(lambda _code, _status: self._on_macos_told(process))
        process.start("defaults", ["read", "com.apple.universalaccess", "reduceMotion"])

    def _on_macos_told(self, process: QProcess) -> None:
        self._set_still("macos", "", bytes(process.readAllStandardOutput().data()).strip() == b"1")
        process.deleteLater()


def _is_still_on_windows() -> bool:
    """Whether animations of windows are switched off there."""
    import ctypes

    moves = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.user32.SystemParametersInfoW(
        SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(moves), 0
    ):
        return False
    return not moves.value
