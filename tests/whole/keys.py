"""Choosing with the keyboard alone. Keys go to the window that has the focus, as those of a real keyboard do."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.whole.mouse import changes_to, label_of, picked, toggles_to, wordy_button
from tests.whole.steering import choice_of, gesture_of, many_of, panel_of, table_of
from yonder_desktop.bridge.picker import bag_of
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.pick_many import CONFIRM

Key = Qt.Key
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
PLAIN = Qt.KeyboardModifier.NoModifier
MOST_STEPS = 80
MOUSE_EVENTS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
)


class MouseWatch(QObject):
    """Notes any mouse event that the program gets."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOUSE_EVENTS:
            self.seen.append(event.type())
        return False


class Keys:
    """Two hands on a keyboard. `ways` counts how choices were made."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.ways: dict[str, int] = {}

    # ---- keys

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN, times: int = 1) -> None:
        """Press a key in the window that has the focus; where none has it, the system gives it to the topmost."""
        for _ in range(times):
            window = QGuiApplication.focusWindow()
            if window is None or not window.isVisible():
                self._activate_topmost()
            QTest.keyClick(QGuiApplication.focusWindow(), key, modifiers)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(QGuiApplication.focusWindow(), letter)

    def _activate_topmost(self) -> None:
        """What a window manager does when a dialog has closed; on the offscreen platform nobody does it."""
        top = QApplication.activeModalWidget() or self.window
        top.activateWindow()
        self.qtbot.waitUntil(top.isActiveWindow)

    @property
    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()

    def tab_to(self, wanted: Callable[[QWidget | None], bool], back: bool = False) -> None:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(MOST_STEPS):
            if wanted(self.focus):
                return
            self.press(Key.Key_Backtab if back else Key.Key_Tab, SHIFT if back else PLAIN)
        raise AssertionError(f"Tab does not lead there; the focus is on {self.focus}")

    def press_button(self, button: QAbstractButton) -> None:
        """Go to a button with Tab and press it."""
        self.qtbot.waitUntil(lambda: button.isVisible() and button.isEnabled())
        self.tab_to(lambda focus: focus is button)
        self.press(Key.Key_Space)

    def _count(self, way: str) -> None:
        self.ways[way] = self.ways.get(way, 0) + 1

    # ---- the table

    def choose(self, token: str) -> None:
        """Make a choice: on the table where it acts on a thing, else in the panel."""
        gesture, many = gesture_of(self.window, token), many_of(self.window)
        if gesture is None and many is None:
            self.choose_in_panel(token)
            return
        self._count("on the table")
        self.press(Key.Key_F6)
        if many is not None:
            self._gather(token)
            return
        assert gesture is not None
        self.walk_to(gesture.subject)
        self.press(Key.Key_Return)
        gestures = table_of(self.window).table.gestures
        if gesture.target and gestures.carry is not None and not gestures.fork:
            self.walk_to(gesture.target)
            self.press(Key.Key_Return)
        self._choose_of_fork(token)
        if gesture.costly:
            self.confirm()

    def _gather(self, token: str) -> None:
        """Pick the things of a set one by one, and confirm."""
        for change in changes_to(self.window, token):
            gesture = gesture_of(self.window, change)
            assert gesture is not None, f"{change} is not offered"
            self.walk_to(gesture.subject)
            self.press(Key.Key_Return)
        self._count("gathered")
        self.walk_to(CONFIRM)
        self.press(Key.Key_Return)

    def walk_to(self, key: str) -> None:
        """Move the focus to a thing: by arrows as long as they come nearer, then by Tab."""
        gestures, been = table_of(self.window).table.gestures, set[str]()
        for _ in range(MOST_STEPS):
            if gestures.focus == key:
                return
            arrow = self._arrow_to(key) if gestures.focus not in been else None
            been.add(gestures.focus)
            self._count("arrows" if arrow else "tabs")
            self.press(arrow or Key.Key_Tab)
        raise AssertionError(f"no key leads to {key}; the focus is on {gestures.focus}")

    def _arrow_to(self, key: str) -> Qt.Key | None:
        """The arrow that points to a thing from where the focus is."""
        scene = table_of(self.window).table
        here, there = scene.middle_of(scene.gestures.focus), scene.middle_of(key)
        assert there is not None, f"{key} is not on the table"
        if here is None:
            return None
        across, down = there[0] - here[0], there[1] - here[1]
        if abs(across) > abs(down):
            return Key.Key_Right if across > 0 else Key.Key_Left
        return Key.Key_Down if down > 0 else Key.Key_Up

    def _choose_of_fork(self, token: str) -> None:
        fork = [choice.token for choice in table_of(self.window).table.gestures.fork]
        if fork:
            self._count("forked")
            self.press(Key.Key_Down, times=fork.index(token))
            self.press(Key.Key_Return)

    # ---- the panel

    def choose_in_panel(self, token: str) -> None:
        """Make a choice in the decision panel alone."""
        self._count("by panel")
        panel = panel_of(self.window)
        self.press(Key.Key_F7)
        if choice_of(self.window, token).costly:
            self.press_button(wordy_button(panel, "…"))
            self.confirm()
        elif panel.picker.isVisible() and bag_of(token) is not None:
            self._pick(panel, token)
        elif panel.sets.isVisible():
            for toggle in toggles_to(panel, token):
                self._count("toggles")
                self.press_button(toggle)
            assert panel.token == token
            self.press(Key.Key_Return)
        elif panel.options.isVisible():
            self._select_row(panel, token)
        else:
            self.press_button(wordy_button(panel, label_of(self.window, token)))

    def _pick(self, panel: DecisionPanel, token: str) -> None:
        """Take away what is too much, then add what lacks; Enter takes it."""
        wanted = bag_of(token)
        assert wanted is not None
        for by in (-1, +1):
            for key, (less, more) in panel.picker._buttons.items():
                while (wanted.get(key, 0) - picked(panel, key)) * by > 0:
                    self._count("plus and minus")
                    self.press_button(less if by < 0 else more)
        assert panel.picker.token() == token
        self.press_button(panel.go)

    def _select_row(self, panel: DecisionPanel, token: str) -> None:
        """Go to the chip of the option's group where it has another, then to its row; Enter takes it."""
        options = panel.options
        if options.model.row_of(token) < 0:
            self._go_to_chip(panel, token)
        self.tab_to(lambda focus: focus is options.list)
        row = options.model.row_of(token)
        self.press(Key.Key_Home)
        self.press(Key.Key_Down, times=row)
        assert panel.token == token
        self.press(Key.Key_Return)

    def _go_to_chip(self, panel: DecisionPanel, token: str) -> None:
        """Tab stops at the chip that is down; arrows go from there to the others, and press them."""
        options = panel.options
        chips = [chip for chip in options.chips.findChildren(QAbstractButton) if chip.isVisible()]
        self.tab_to(lambda focus: focus in chips)
        groups = [group for group in options._groups if token in [one.choice.token for one in group.offers]]
        wanted = options.chips._chips[groups[0].key]
        for _ in chips:
            if wanted.isChecked():
                break
            self._count("chips")
            self.press(_arrow_between(self.focus, wanted))
        assert options.model.row_of(token) >= 0, "arrows do not lead to the chip"

    def confirm(self) -> None:
        """Say yes to what is asked before a costly choice."""
        self._count("confirmed")
        self.press_button(self.window.play.question.yes)


def _arrow_between(here: QWidget | None, there: QWidget) -> Qt.Key:
    """The arrow from a chip to another: first to its line, then along it."""
    assert here is not None
    way = there.geometry().center() - here.geometry().center()
    if abs(way.y()) > here.height() // 2:
        return Key.Key_Down if way.y() > 0 else Key.Key_Up
    return Key.Key_Right if way.x() > 0 else Key.Key_Left
