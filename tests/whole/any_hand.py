"""Choosing by mouse, by keys or in the panel, as it comes."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from tests.whole.keys import Keys
from tests.whole.mouse import Mouse
from yonder_desktop.core.chance import below
from yonder_desktop.ui.main_window import MainWindow


class AnyHand:
    """Uses one of the hands for each choice, by chance of a seed."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int) -> None:
        mouse, keys = Mouse(window, qtbot), Keys(window, qtbot)
        self._ways: tuple[Callable[[str], None], ...] = (
            mouse.choose,
            keys.choose,
            mouse.choose_in_panel,
            keys.choose_in_panel,
        )
        self._seed = seed

    def choose(self, token: str) -> None:
        number, self._seed = below(self._seed, len(self._ways))
        self._ways[number](token)
