"""When Python looks for garbage: a look through everything would stop the window in the middle of a move."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QObject, QTimer

from yonder_desktop.ui.play import Play

AS_USUAL = gc.get_threshold()
NEVER = 1_000_000_000
REST_MS = 1500


class Garbage(QObject):
    """Lets Python look through young objects as it likes, and through older ones now and then, a few at a time.

    What has outlived such a look is set aside (`gc.freeze`), so that the next one is short; that is looked through
    when the next game is opened, which takes its time anyway: the game before is garbage then.
    """

    def __init__(self, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._has_opened = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(look_through)
        play.page_opened.connect(self._on_page_opened)
        gc.set_threshold(*AS_USUAL[:2], NEVER)
        gc.freeze()
        gc.callbacks.append(self._on_looked)
        parent.destroyed.connect(self.end)

    def end(self) -> None:
        """Leave it to Python again."""
        if self._on_looked in gc.callbacks:
            gc.callbacks.remove(self._on_looked)
            gc.set_threshold(*AS_USUAL)
            gc.unfreeze()

    def _on_page_opened(self) -> None:
        if self._has_opened:
            gc.unfreeze()
            gc.collect()
        self._has_opened = True
        gc.freeze()

    def _on_looked(self, phase: str, info: dict[str, int]) -> None:
        """Python has looked through what is not quite young any more: some of it has grown old."""
        is_ours = threading.current_thread() is threading.main_thread()
        if phase == "stop" and info["generation"] == 1 and is_ours and not self._rest.isActive():
            self._rest.start()


def look_through() -> None:
    """Look through what has grown old since the last time, and set aside what is in use."""
    gc.collect()
    gc.freeze()
