"""What a person has told the system: that less shall move, that contrasts shall be high."""

from __future__ import annotations

import ctypes
import sys

from PySide6.QtCore import SLOT, QObject, QProcess, Qt, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtGui import QGuiApplication

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
MOTION = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings of Linux desktops, and the value of each that asks for less motion."""
PATIENCE_MS = 2000
SPI_GETCLIENTAREAANIMATION = 0x1042


class SystemWishes(QObject):
    """`changed` comes whenever a wish is heard of or altered; nothing waits for it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._still: dict[tuple[str, str], bool] = {}
        # Without the one PySide forgets the other.
        self._hints = QGuiApplication.styleHints()
        self._accessibility = self._hints.accessibility()
        self._accessibility.contrastPreferenceChanged.connect(self._on_contrast_changed)
        if sys.platform == "win32":
            self._still["windows", ""] = _is_still_on_windows()
        elif sys.platform == "darwin":
            self._ask_macos()
        else:
            self._ask_portal(QDBusConnection.sessionBus())

    @property
    def reduced_motion(self) -> bool:
        return any(self._still.values())

    @property
    def high_contrast(self) -> bool:
        return bool(self._accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast)

    def _on_contrast_changed(self, _preference: Qt.ContrastPreference) -> None:
        self.changed.emit()

    def _hear(self, space: str, key: str, value: object) -> None:
        """A setting of the desktop, as it is told."""
        if (space, key) in MOTION:
            before = self.reduced_motion
            self._still[space, key] = value == MOTION[space, key]
            if self.reduced_motion != before:
                self.changed.emit()

    # ---- Linux

    def _ask_portal(self, bus: QDBusConnection) -> None:
        if not bus.isConnected():
            return
        # PySide takes the words of SLOT() as they are, whatever its stubs say.
        slot = SLOT("on_setting_changed(QDBusMessage)")
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for space, key in MOTION:
            message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "ReadOne")
            message.setArguments([space, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE_MS), self)
            watcher.setProperty("setting", [space, key])
            watcher.finished.connect(self._on_read)

    def _on_read(self, watcher: QDBusPendingCallWatcher) -> None:
        space, key = watcher.property("setting")
        values = watcher.reply().arguments()
        if watcher.reply().type() == QDBusMessage.MessageType.ReplyMessage and values:
            self._hear(space, key, _inside(values[0]))
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def on_setting_changed(self, message: QDBusMessage) -> None:
        """The desktop tells of a setting that was changed."""
        values = message.arguments()
        if len(values) == 3:
            self._hear(values[0], values[1], _inside(values[2]))

    # ---- macOS

    def _ask_macos(self) -> None:
        process = QProcess(self)
        process.finished.connect(lambda _code, _status: self._on_macos_told(process))
        process.start("defaults", ["read", "com.apple.universalaccess", "reduceMotion"])

    def _on_macos_told(self, process: QProcess) -> None:
        self._still["macos", ""] = bytes(process.readAllStandardOutput().data()).strip() == b"1"
        process.deleteLater()
        self.changed.emit()


def _inside(value: object) -> object:
    return value.variant() if isinstance(value, QDBusVariant) else value


def _is_still_on_windows() -> bool:
    """Whether animations of windows are switched off there."""
    moves = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.user32.SystemParametersInfoW(
        SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(moves), 0
    ):
        return False
    return not moves.value
