"""Where the window stands: at first, as it was left, on a screen that is gone, and in full screen."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from yonder_desktop.ui import window_place
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.theme import DAY

Start = Callable[..., MainWindow]


def leave(window: MainWindow, **settings: object) -> None:
    """Close it, so that the next start finds what it leaves."""
    window.close()
    for name, value in settings.items():
        setattr(window.desk.settings, name, value)
    window.desk.save_settings()


def test_a_first_window_leaves_some_of_a_large_screen() -> None:
    rect = window_place.first_rect(QRect(0, 0, 1920, 1080))
    assert (rect.width(), rect.height()) == (1766, 994)
    assert abs(rect.center().x() - 960) <= 1 and abs(rect.center().y() - 540) <= 1
    assert QRect(1920, 30, 2560, 1410).contains(window_place.first_rect(QRect(1920, 30, 2560, 1410)))


def test_a_small_screen_is_filled() -> None:
    assert window_place.is_small(QRect(0, 0, 1280, 720), Look(DAY, 100))
    assert not window_place.is_small(QRect(0, 0, 1920, 1040), Look(DAY, 100))
    assert window_place.is_small(QRect(0, 0, 1920, 1040), Look(DAY, 150)), "what is shown is larger"


def test_the_first_start_fills_a_small_screen(start: Start) -> None:
    """The screen of the tests is wide; at this scale it is small."""
    window = start(scale=300)
    window.hide()
    window.appear()
    assert window.isMaximized() and not window.actions_.full_screen.isChecked()


def test_size_and_place_come_back(start: Start) -> None:
    window = start()
    window.setMinimumSize(0, 0)
    window.setGeometry(60, 70, 640, 500)
    leave(window)
    again = start()
    again.hide()
    again.setMinimumSize(0, 0)
    again.appear()
    assert again.geometry() == QRect(60, 70, 640, 500) and not again.isMaximized()


def test_a_window_left_on_a_screen_that_is_gone_is_seen_again(start: Start) -> None:
    window = start()
    window.setMinimumSize(0, 0)
    window.setGeometry(5000, 4000, 640, 500)
    leave(window)
    again = start()
    again.hide()
    again.appear()
    assert window_place.is_seen(again.geometry())


def test_words_that_are_no_geometry_are_as_a_first_start(start: Start) -> None:
    leave(start(), geometry="bm9uc2Vuc2U=")
    window = start()
    window.hide()
    window.appear()
    assert window_place.is_seen(window.geometry())


def test_a_part_of_the_upper_edge_is_not_enough() -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert window_place.is_seen(QRect(room.x() + 10, room.y() + 10, 300, 300))
    assert not window_place.is_seen(QRect(room.right() - 100, room.y(), 300, 300))
    assert not window_place.is_seen(QRect(room.x(), room.y() - 40, 300, 300)), "it cannot be taken hold of"


def test_full_screen_and_back_to_maximised(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.setWindowState(Qt.WindowState.WindowMaximized)
    window.actions_.full_screen.trigger()
    assert window.isFullScreen()
    window.actions_.full_screen.trigger()
    assert window.isMaximized() and not window.isFullScreen()


def test_the_action_follows_the_window_manager(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
    assert window.actions_.full_screen.isChecked()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
    assert not window.actions_.full_screen.isChecked()


def test_full_screen_is_kept_for_the_next_start(start: Start) -> None:
    window = start()
    window.actions_.full_screen.trigger()
    leave(window)
    again = start()
    again.hide()
    again.appear()
    assert again.isFullScreen() and again.actions_.full_screen.isChecked()


def test_a_window_that_has_to_grow_stays_on_the_screen(start: Start) -> None:
    """As where everything becomes larger at once; one that is large enough stays where somebody put it."""
    window = start()
    room = window_place.screen_of(window).availableGeometry()
    window.setGeometry(room.right() - 1100, room.bottom() - 700, 1000, 620)
    window_place.limit(window, Look(DAY, 250))
    assert window.width() >= 2500 and room.contains(window.frameGeometry())
    window.setMinimumSize(0, 0)
    window.setGeometry(room.right() - 500, 40, 1200, 700)
    window_place.limit(window, Look(DAY, 100))
    assert window.geometry().left() == room.right() - 500


def test_what_is_larger_than_the_room_begins_in_its_corner() -> None:
    room = QRect(100, 50, 800, 600)
    assert window_place.inside(QRect(0, 900, 900, 200), room) == QRect(100, 450, 900, 200)
    assert window_place.inside(QRect(200, 100, 300, 200), room) == QRect(200, 100, 300, 200)
