"""Stands before the table until the next person has taken over the screen, so that no hand is seen by another."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import SheetPage
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

SIGN = 64


class HandoverPage(SheetPage):
    """Says who is next; nothing of the table can be seen."""

    taken = Signal()

    def __init__(self, look: Look, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(look, 460, parent)
        sign = QLabel()
        sign.setPixmap(picture(f"player_{player.colour}", look.px(SIGN), self.devicePixelRatioF()))
        title = as_part(QLabel(gettext("Hand over to {name}").format(name=player.name)), "great")
        title.setWordWrap(True)
        note = as_part(
            QLabel(gettext("The table stays covered until {name} is here.").format(name=player.name)), "soft"
        )
        note.setWordWrap(True)
        self.go = button(gettext("I am {name}").format(name=player.name), "primary", self.taken.emit)
        self.go.setDefault(True)
        for part in (sign, title, note):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(part)
        self.column.addWidget(self.go, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self.go)
