"""The program as a process of its own, played by a timer, to be killed from outside.

`python -m tests.whole.driven FOLDER GAME WHERE` runs `python -m yonder_desktop --data-dir FOLDER` and plays the game
there until it stands where it is to be killed (see `PLACES`), prints where that is as a line of JSON, and then waits.
"""

import json
import runpy
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.whole.steering import BO, DARA, MIRA, begin, panel_of, record_of, steps_made
from tests.whole.taste import Taste
from yonder_desktop.app.window import make_app
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.ui.main_window import MainWindow

LEAST_STEPS = (6, 2, 0)
"""So many choices of people are made before it stops, so that there is something to take back: in the first game, in
the second, and in all others, as some things are only asked at the beginning."""
MOST_STEPS = 40
"""After so many, and after a game that ends, another one begins."""


def is_nested(session: GameSession) -> bool:
    """The person is asked again right after a choice of its own: in the middle of it."""
    decision = session.decision()
    return decision is not None and session.history.current.seat == decision.seat and bool(session.choices())


def is_sealed(session: GameSession) -> bool:
    """The person is asked after another one chose without its seeing what: another choice looks the same to it."""
    node, decision, rules = session.history.current, session.decision(), session.rules
    if decision is None or node.parent is None or node.seat == decision.seat or not session.choices():
        return False
    shown = rules.view_record(rules.view(node.state, decision.seat))
    asked = rules.decision(node.parent.state)
    for option in asked.options if asked is not None else []:
        other = node.parent.state.copy()
        rules.apply(other, option)
        alike = rules.view_record(rules.view(other, decision.seat)) == shown
        if alike and rules.to_record(other) != rules.to_record(node.state):
            return True
    return False


def is_thinking(session: GameSession) -> bool:
    """The computer player is asked."""
    return session.is_bot_thinking


def is_covered(session: GameSession) -> bool:
    """The screen changes hands, and what was chosen last is sealed or not."""
    return session.handover_seat != ONLOOKER


PLACES: dict[str, tuple[bool, Callable[[GameSession], bool]]] = {
    "nested": (False, is_nested),
    "sealed": (False, is_sealed),
    "thinking": (False, is_thinking),
    "covered": (True, is_covered),
    "seated": (True, is_nested),
}
"""Where to stop: whether two people play at one screen, and what has to hold."""


class Driver(QObject):
    """Looks at the window again and again, and answers what a person is asked."""

    def __init__(self, game: str, where: str) -> None:
        super().__init__()
        self._game, self._where = game, where
        self._is_shared, self._holds = PLACES[where]
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
        if session is None or session.decision() is None or steps_made(session) > MOST_STEPS:
            self._begin(window)
        elif steps_made(session) >= self._least() and self._holds(session):
            if (
                not session._keeping.isActive()
            ):  # replies of computer players are kept together, a moment later
                self._timer.stop()
                self._tell(window, session)
        elif session.handover_seat != ONLOOKER:
            session.take_seat()
        elif session.choices():
            panel_of(window).chosen.emit(self._taste.pick(session.choices()).token)

    def _least(self) -> int:
        return LEAST_STEPS[min(self._seed, len(LEAST_STEPS)) - 1]

    def _begin(self, window: MainWindow) -> None:
        """Begin a game; the computer player is asked first, so that its sealed choice lies there when Mira is asked."""
        self._seed += 1
        self._taste = Taste(self._seed)
        window.desk.settings.pace = 0.0
        players = (MIRA, DARA) if self._is_shared else (BO, MIRA)
        begin(window, *players, game=self._game, seed=self._seed)

    def _tell(self, window: MainWindow, session: GameSession) -> None:
        decision = session.decision()
        assert decision is not None
        where = {
            "tokens": session.history.tokens(),
            "record": record_of(window),
            "kind": decision.kind,
            "seat": decision.seat,
            "options": [session.rules.token(session.history.state, option) for option in decision.options],
        }
        print(json.dumps(where), flush=True)


def main() -> None:
    folder, game, where = sys.argv[1:]
    make_app(sys.argv[:1])
    driver = Driver(game, where)
    sys.argv = ["yonder_desktop", "--data-dir", folder]
    runpy.run_module("yonder_desktop", run_name="__main__", alter_sys=True)
    driver.deleteLater()


if __name__ == "__main__":
    main()
