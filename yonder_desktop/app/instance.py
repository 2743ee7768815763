"""One window for a person and a data folder: a second start hands its wish to the first and ends."""

from __future__ import annotations

import getpass
import hashlib
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from yonder_desktop.app.wishes import Wish, read_wish

CONNECT_MS, ANSWER_MS, LOCK_MS = 500, 3000, 3000
LONGEST = 4_000_000
"""Bytes of a wish, which can hold a text with a position's code."""
DONE = b"done\n"
Access = QLocalServer.SocketOption


class Instance(QObject):
    """The door at which later starts knock. `wished` gives what they ask for.

    data: the data folder; programs with different ones know nothing of each other.
    """

    wished = Signal(object)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = door_name(data)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(Access.UserAccessOption)
        self._server.newConnection.connect(self._on_knocked)

    def hand_over(self, wish: Wish | None) -> bool:
        """Give the wish to the program that runs already; False where there is none, or where it does not answer.

        Without a wish nothing is given. Where no program runs, later starts knock here from now on.
        """
        lock = QLockFile(door_lock(self.name))
        lock.setStaleLockTime(LOCK_MS)
        # Of two that start at the same moment one has to come first. A door is no reason not to start.
        lock.tryLock(LOCK_MS)
        try:
            if wish is not None and knock(self.name, wish):
                return True
            if not self._server.listen(self.name) and not is_answered(self.name):
                # A killed program has left its door.
                QLocalServer.removeServer(self.name)
                self._server.listen(self.name)
        finally:
            lock.unlock()
        return False

    def close(self) -> None:
        """Later starts find nobody."""
        self._server.close()

    def _on_knocked(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.readyRead.connect(lambda visitor=visitor: self._on_said(visitor))
            self._on_said(visitor)

    def _on_said(self, visitor: QLocalSocket) -> None:
        """One line is a wish; whoever says more than a wish can hold is sent away."""
        if not visitor.canReadLine():
            if visitor.bytesAvailable() > LONGEST:
                visitor.abort()
            return
        wish = read_wish(bytes(visitor.readLine(LONGEST).data()).decode("ascii", "replace"))
        if wish is None:
            visitor.abort()
            return
        visitor.write(DONE)
        visitor.flush()
        visitor.disconnectFromServer()
        self.wished.emit(wish)


def knock(name: str, wish: Wish) -> bool:
    """Whether a program behind that door has taken the wish."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(CONNECT_MS):
        return False
    socket.write(wish.to_text().encode("ascii") + b"\n")
    waited = QElapsedTimer()
    waited.start()
    while not socket.canReadLine() and waited.elapsed() < ANSWER_MS:
        if not socket.waitForReadyRead(ANSWER_MS):
            break
    return bytes(socket.readLine(LONGEST).data()) == DONE


def is_answered(name: str) -> bool:
    """Whether a program stands behind that door."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(CONNECT_MS)


def door_name(data: Path) -> str:
    """The address for this person and this data folder: short, since systems take some hundred letters."""
    mark = hashlib.sha256(f"{person()} {data.absolute()}".encode("utf-8", "surrogateescape"))
    name = f"yonder-desktop-{mark.hexdigest()[:16]}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if sys.platform.startswith("linux") and runtime and Path(runtime).is_dir():
        return str(Path(runtime, name))
    return name


def door_lock(name: str) -> str:
    """The file that tells who comes first."""
    return f"{name}.lock" if Path(name).is_absolute() else str(Path(tempfile.gettempdir(), f"{name}.lock"))


def person() -> str:
    """Who is at the machine; systems without numbers for people have names."""
    return str(os.getuid()) if sys.platform != "win32" else getpass.getuser()
