"""Ctrl+C in the terminal, and the system asking the program to end: both close the window as its own button does."""

from __future__ import annotations

import signal
import socket
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ASKED_TO_END = (signal.SIGINT, signal.SIGTERM)


class Interrupts(QObject):
    """`caught` tells that the program is asked to end.

    While nothing happens Qt's loop runs no Python, and Python would not look at signals: it is told to write a
    byte to a socket for each, which wakes the loop.
    """

    caught = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._near, self._far = socket.socketpair()
        self._far.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)
        self._before: dict[int, Any] = {}

    def install(self) -> None:
        """Catch signals from now on."""
        self._before = {number: signal.signal(number, _nothing) for number in ASKED_TO_END}
        signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)

    def remove(self) -> None:
        """Leave signals to whoever had them before."""
        signal.set_wakeup_fd(-1)
        for number, before in self._before.items():
            signal.signal(number, before)
        self._notifier.setEnabled(False)
        self._near.close()
        self._far.close()

    def _on_woken(self) -> None:
        woken_by = self._near.recv(64)
        if any(number in ASKED_TO_END for number in woken_by):
            self.caught.emit()


def _nothing(_number: int, _frame: FrameType | None) -> None:
    """Only a signal that has a handler of Python's is written to the socket."""
