"""The program as a process of its own, played by a timer, to be killed from outside.

`python -m tests.whole.driven FOLDER KINDS` runs `python -m yonder_desktop --data-dir FOLDER` and plays games there
until the person is asked a question of one of those kinds (or, with "thinking", until the computer player thinks),
prints where it stands as a line of JSON, and then waits.
"""

import json
import runpy
import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.whole.steering import BO, MIRA, begin, panel_of, record_of, steps_made
from tests.whole.taste import Taste
from yonder_desktop.app.window import make_app
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.main_window import MainWindow

THINKING = "thinking"
LEAST_STEPS = 6
"""So many choices of the person are made before it stops, so that there is something to take back."""


class Driver(QObject):
    """Looks at the window again and again, and answers what the person is asked."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__()
        self._kinds = kinds
        self._seed = 0
        self._timer = QTimer(self, interval=1)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    def _on_time(self) -> None:
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        if windows and windows[0].isVisible():
            self._step(windows[0])

    def _step(self, window: MainWindow) -> None:
        session = window.desk.session
        if session is None or session.decision() is None:
            self._begin(window)
        elif self._has_arrived(session):
            self._timer.stop()
            self._tell(window, session)
        elif session.choices():
            panel_of(window).chosen.emit(self._taste.pick(session.choices()).token)

    def _begin(self, window: MainWindow) -> None:
        """Begin a game, or another one where the last went by without such a question."""
        self._seed += 1
        self._taste = Taste(self._seed)
        window.desk.settings.pace = 0.0
        begin(window, MIRA, BO, seed=self._seed)

    def _has_arrived(self, session: GameSession) -> bool:
        decision = session.decision()
        if decision is None or steps_made(session) < LEAST_STEPS:
            return False
        if session.is_bot_thinking:
            return THINKING in self._kinds
        return decision.kind in self._kinds and bool(session.choices())

    def _tell(self, window: MainWindow, session: GameSession) -> None:
        tokens = session.history.tokens()
        print(json.dumps({"tokens": tokens, "record": record_of(window)}), flush=True)


def main() -> None:
    folder, kinds = sys.argv[1:]
    make_app(sys.argv[:1])
    driver = Driver(kinds.split(","))
    sys.argv = ["yonder_desktop", "--data-dir", folder]
    runpy.run_module("yonder_desktop", run_name="__main__", alter_sys=True)
    driver.deleteLater()


if __name__ == "__main__":
    main()
