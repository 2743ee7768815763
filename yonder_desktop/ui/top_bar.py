"""The bar along the upper edge: name of the game, menus, where in the game it is, the banner, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QPushButton, QWidget

from yonder_desktop.ui.arrows import arrow_icon
from yonder_desktop.ui.banner import Banner
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

HEIGHT = 60
SIGN = 18
NARROW = 1180
"""Below this width, at 100 %, the name of the game makes room for the banner."""


class TopBar(QFrame):
    """Stands above everything. Its buttons carry out actions of the menus; `phase_pressed` asks what the phase is."""

    phase_pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        as_part(self, "bar")
        self.brand = as_part(QLabel(), "brand")
        self.menus = QMenuBar()
        self.menus.setNativeMenuBar(False)
        self.phase = button("", "phase", self.phase_pressed.emit)
        self.practice = as_part(QLabel(), "practice")
        self.practice.hide()
        self.banner = Banner(look)
        self._signs: dict[QPushButton, str] = {}
        self._buttons = QHBoxLayout()
        self._row = QHBoxLayout(self)
        for part in (self.brand, self.menus, self.phase, self.practice):
            self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.banner, 1)
        self._row.addLayout(self._buttons)
        self.say_anew()
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(HEIGHT))
        self._row.setContentsMargins(look.px(18), 0, look.px(16), 0)
        self._row.setSpacing(look.px(14))
        self._buttons.setSpacing(look.px(7))
        self.banner.set_look(look)
        self._show_signs()
        self._make_room()

    def say_anew(self) -> None:
        """Say what stands here in the language now in use; the buttons follow their actions."""
        self.practice.setText(gettext("Practice"))
        self.practice.setToolTip(
            gettext("What had been hidden was seen and taken back: no best score is kept.")
        )
        self.phase.setToolTip(gettext("Look up the rules on this"))

    def add_button(self, action: QAction, sign: str) -> QPushButton:
        """A button with a sign for an action of the menus; it is there while the action is visible."""
        made = button("", "bar", action.trigger)

        def follow() -> None:
            words = action.text().replace("&", "")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            made.setAccessibleName(words)
            # Translators: what a button does, and its key
            made.setToolTip(gettext("{action} ({key})").format(action=words, key=keys) if keys else words)
            made.setEnabled(action.isEnabled())
            made.setVisible(action.isVisible())

        action.changed.connect(follow)
        follow()
        self._buttons.addWidget(made)
        self._signs[made] = sign
        self._show_signs()
        return made

    def _show_signs(self) -> None:
        pixels = self._look.px(SIGN)
        for made, sign in self._signs.items():
            made.setIcon(arrow_icon(sign, self._look.theme.bar_ink, pixels, self.devicePixelRatioF()))
            made.setIconSize(QSize(pixels, pixels))

    def set_game(self, title: str, phase: str, practice: bool = False) -> None:
        """Name the game and where in it the table is; "" where no game is played. practice: whether it is one."""
        self.brand.setText(title)
        self.phase.setText(phase)
        self.practice.setVisible(practice)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        wide = self.width() >= self._look.px(NARROW)
        self.brand.setVisible(bool(self.brand.text()) and (wide or not self.phase.text()))
        self.phase.setVisible(bool(self.phase.text()))
