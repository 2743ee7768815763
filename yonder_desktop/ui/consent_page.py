"""Stands before the table while a person at the screen is asked whether something may be taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import SheetPage
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

SIGN = 64


class ConsentPage(SheetPage):
    """Asks one person; nothing of the table can be seen. `agreed` and `refused` are the answers."""

    agreed = Signal()
    refused = Signal()

    def __init__(
        self, look: Look, player: Player, paragraphs: list[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, 560, parent)
        sign = QLabel()
        sign.setPixmap(picture(f"player_{player.colour}", look.px(SIGN), self.devicePixelRatioF()))
        title = as_part(QLabel(gettext("{name}, do you agree?").format(name=player.name)), "great")
        said = [as_part(QLabel(text), "soft") for text in paragraphs]
        for part in (sign, title, *said):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            part.setWordWrap(part is not sign)
            self.column.addWidget(part)
        self.no = button(gettext("No, leave it"), "primary", self.refused.emit)
        self.yes = button(
            gettext("I am {name}: take it back").format(name=player.name), "warn", self.agreed.emit
        )
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addStretch(1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        row.addStretch(1)
        self.column.addLayout(row)
        self.no.setDefault(True)
        self.setFocusProxy(self.no)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape is a no."""
        if event.key() == Qt.Key.Key_Escape:
            self.refused.emit()
        else:
            super().keyPressEvent(event)
