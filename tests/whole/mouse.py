"""Choosing with the mouse: drags and clicks on the table, clicks in the panel and in dialogs."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.whole.steering import choice_of, gesture_of, many_of, page_of, panel_of, table_of
from yonder_desktop.bridge.picker import bag_of
from yonder_desktop.ui.buttons import WordyButton
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.pick_many import CONFIRM, TOGGLE, PickMany
from yonder_desktop.ui.pick_many import bag_of as bag_of_keys
from yonder_desktop.wording.markup import plain

LEFT, RIGHT, PLAIN = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


def send(act: Callable[..., None], part: QWidget, place: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Do something with the mouse at a place of a part. It goes to the window, which finds out what lies there."""
    settle(part)
    window = part.window()
    act(window.windowHandle(), button, PLAIN, part.mapTo(window, place))


def settle(part: QWidget) -> None:
    """Let the window come to rest, so that the part lies where a person sees it."""
    before = QRect()
    while (now := QRect(part.mapTo(part.window(), QPoint()), part.size())) != before:
        before = now
        QApplication.processEvents()


class Mouse:
    """A hand with a mouse. `ways` counts how choices were made: dragged, clicked, forked, confirmed, by panel."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.ways: dict[str, int] = {}

    # ---- the table

    def choose(self, token: str) -> None:
        """Make a choice: by a drag if it leads somewhere, by a click if it is one thing, else in the panel."""
        if many_of(self.window) is not None:
            self._gather(token)
            return
        gesture = gesture_of(self.window, token)
        if gesture is None:
            self.choose_in_panel(token)
            return
        if gesture.target:
            self._count("dragged")
            self.drag(gesture.subject, gesture.target)
        else:
            self._count("clicked")
            self.click(gesture.subject)
        self._choose_of_fork(token)
        if gesture.costly:
            self.confirm()

    def _gather(self, token: str) -> None:
        """Lay the things of a set on the tray, by drags and clicks in turn, take off what is too much, and confirm."""
        for number, change in enumerate(changes_to(self.window, token)):
            gesture = gesture_of(self.window, change)
            assert gesture is not None, f"{change} is not offered"
            if gesture.target and number % 2 == 0:
                self._count("dragged")
                self.drag(gesture.subject, gesture.target)
            else:
                self._count("clicked")
                self.click(gesture.subject)
            check_same_set(self.window)
        self._count("gathered")
        self.click(CONFIRM)

    def place_of(self, key: str) -> QPoint:
        """The middle of a thing on the table, in the viewport; it must not lie outside."""
        table = table_of(self.window)
        settle(table.viewport())
        middle = table.table.middle_of(key)
        assert middle is not None, f"{key} is not on the table"
        place = table.mapFromScene(QPointF(*middle))
        assert table.viewport().rect().contains(place), f"{key} lies outside the window"
        return place

    def press(self, key: str) -> None:
        send(QTest.mousePress, table_of(self.window).viewport(), self.place_of(key))

    def move(self, place: QPoint) -> None:
        """Move to a place of the viewport, pressed or not."""
        view = table_of(self.window).viewport()
        QTest.mouseMove(view.window().windowHandle(), view.mapTo(view.window(), place))

    def release(self, place: QPoint) -> None:
        send(QTest.mouseRelease, table_of(self.window).viewport(), place)

    def lift(self, subject: str) -> None:
        """Press on a thing and move far enough to drag it."""
        start = self.place_of(subject)
        self.press(subject)
        self.move(start + QPoint(5, -7))

    def drag(self, subject: str, target: str) -> None:
        start, end = self.place_of(subject), self.place_of(target)
        self.lift(subject)
        self.move((start + end) / 2)
        self.move(end)
        self.release(end)

    def click(self, key: str) -> None:
        send(QTest.mouseClick, table_of(self.window).viewport(), self.place_of(key))

    def double_click(self, key: str) -> None:
        send(QTest.mouseDClick, table_of(self.window).viewport(), self.place_of(key))

    def _choose_of_fork(self, token: str) -> None:
        """Where a drop can mean several things, choose on the sheet that asks which one."""
        fork = [choice.token for choice in table_of(self.window).table.gestures.fork]
        if fork:
            self._count("forked")
            self.click(f"fork:{fork.index(token)}")

    # ---- the panel

    def choose_in_panel(self, token: str) -> None:
        """Make a choice in the decision panel alone."""
        panel, choice = panel_of(self.window), choice_of(self.window, token)
        self._count("by panel")
        if choice.costly:
            self.press_button(wordy_button(panel, "…"))
            self.confirm()
        elif panel.picker.isVisible() and bag_of(token) is not None:
            self._pick(panel, token)
            self.press_button(panel.go)
        elif panel.sets.isVisible():
            for toggle in toggles_to(panel, token):
                self._count("toggles")
                self.press_button(toggle)
                check_same_set(self.window)
            self.press_button(panel.sets.go)
        elif panel.options.isVisible():
            self._select_row(panel, token)
            self.press_button(panel.go)
        else:
            self.press_button(wordy_button(panel, label_of(self.window, token)))

    def _pick(self, panel: DecisionPanel, token: str) -> None:
        """Take away what is too much, then add what lacks, with minus and plus."""
        wanted = bag_of(token)
        assert wanted is not None
        for by in (-1, +1):
            for key, (less, more) in panel.picker._buttons.items():
                while (lacking := wanted.get(key, 0) - picked(panel, key)) * by > 0:
                    self._count("plus and minus")
                    self.press_button(less if by < 0 else more)
                    assert wanted.get(key, 0) - picked(panel, key) == lacking - by, (
                        "a click changes it by one"
                    )
        assert panel.picker.token() == token

    def _select_row(self, panel: DecisionPanel, token: str) -> None:
        """Go to the group of an option and click on its row, scrolled to where it can be seen."""
        options = panel.options
        for chip in options.chips.findChildren(QPushButton):
            if options.model.row_of(token) < 0 and chip.isVisible():
                self.press_button(chip)
        index = options.model.index(options.model.row_of(token), 0)
        settle(options.list)
        options.list.scrollTo(index)
        send(QTest.mouseClick, options.list.viewport(), options.list.visualRect(index).center())
        assert panel.token == token

    def press_button(self, button: QWidget) -> None:
        """Click in the middle of a button that can be seen and pressed."""
        self.qtbot.waitUntil(lambda: button.isVisible() and button.isEnabled())
        send(QTest.mouseClick, button, button.rect().center())

    def confirm(self) -> None:
        """Say yes to what is asked before a costly choice."""
        self._count("confirmed")
        self.press_button(self.window.play.question.yes)

    def _count(self, way: str) -> None:
        self.ways[way] = self.ways.get(way, 0) + 1


def changes_to(window: MainWindow, token: str) -> list[str]:
    """What has to be laid on the tray or taken off it for a set, one by one."""
    many = many_of(window)
    assert many is not None
    wanted = PickMany(many.choices, many.keys, many.kind, many.tray)
    wanted.picked = many.picked
    wanted.show(token)
    off = [key for key in many.picked if key not in wanted.picked]
    return [f"{TOGGLE}{key}" for key in (*off, *(key for key in wanted.picked if key not in many.picked))]


def toggles_to(panel: DecisionPanel, token: str) -> list[QCheckBox]:
    """The toggles that have to be pressed for a set."""
    many = panel.sets._many
    assert many is not None
    wanted = PickMany(many.choices, many.keys, "", "")
    wanted.show(token)
    off = [key for key in many.picked if key not in wanted.picked]
    on = [key for key in wanted.picked if key not in many.picked]
    return [panel.sets.toggles[key] for key in (*off, *on)]


def check_same_set(window: MainWindow) -> None:
    """The panel and the table, where it has a tray, show the same set."""
    many, panel = many_of(window), panel_of(window).sets
    checked = [key for key, toggle in panel.toggles.items() if toggle.isChecked()]
    if many is not None and panel.isVisible():
        assert bag_of_keys(many.picked) == bag_of_keys(checked)


def wordy_button(panel: DecisionPanel, words: str) -> WordyButton:
    """The button with these words in its title."""
    shown = [one for one in panel.findChildren(WordyButton) if one.isVisible()]
    return next(one for one in shown if words in one.accessibleName())


def picked(panel: DecisionPanel, key: str) -> int:
    """How many of a key the panel says are picked."""
    return int(panel.picker._counts[key].text())


def label_of(window: MainWindow, token: str) -> str:
    """What an option is called in the panel, without pictures."""
    question = page_of(window).question
    assert question is not None
    return plain(next(offer.label for offer in question.offers if offer.choice.token == token))
