"""The settings of a Linux desktop, asked over D-Bus and heard of when they change."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
PATIENCE_MS = 2000


class Portal(QObject):
    """`told` gives a setting, by its space and key, and its value. Without a portal nothing is told."""

    told = Signal(str, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = QDBusConnection.sessionBus()

    def ask(self, settings: Iterable[tuple[str, str]]) -> None:
        """Ask for settings, now and whenever they change; nothing waits for the answers."""
        bus = self._bus
        if not bus.isConnected():
            return
        # PySide takes the words of SLOT() as they are, whatever its stubs say.
        slot = SLOT("on_setting_changed(QDBusMessage)")
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for space, key in settings:
            message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "ReadOne")
            message.setArguments([space, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE_MS), self)
            watcher.setProperty("setting", [space, key])
            watcher.finished.connect(self._on_read)

    def _on_read(self, watcher: QDBusPendingCallWatcher) -> None:
        space, key = watcher.property("setting")
        values = watcher.reply().arguments()
        if watcher.reply().type() == QDBusMessage.MessageType.ReplyMessage and values:
            self.told.emit(space, key, _inside(values[0]))
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def on_setting_changed(self, message: QDBusMessage) -> None:
        """The desktop tells of a setting that was changed."""
        values = message.arguments()
        if len(values) == 3:
            self.told.emit(values[0], values[1], _inside(values[2]))


def _inside(value: object) -> object:
    return value.variant() if isinstance(value, QDBusVariant) else value
