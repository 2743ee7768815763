"""About the program: its version, and the licences of what is inside."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop import __version__
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

INSIDE = (
    ("Yonder Desktop", "MIT", ""),
    ("Qt {qt}, PySide6", "LGPL 3", "https://www.qt.io"),
    ("pydantic", "MIT", "https://docs.pydantic.dev"),
    ("platformdirs", "MIT", "https://platformdirs.readthedocs.io"),
    ("Source Sans, Source Serif", "SIL OFL 1.1", "https://github.com/adobe-fonts"),
)


class AboutDialog(QDialog):
    """What this is, and of what it is made."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(gettext("About Yonder Desktop"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(26), look.px(22), look.px(26), look.px(20))
        column.setSpacing(look.px(12))
        column.addWidget(as_part(QLabel("Yonder Desktop"), "great"))
        column.addWidget(as_part(QLabel(gettext("Version {version}").format(version=__version__)), "soft"))
        column.addWidget(
            self._words(gettext("Tabletop games on one table, for people and computer players."))
        )
        said = gettext(
            "Rules of published games are told in own words; all pictures were drawn for this program. "
            "It is not connected with the authors or publishers of the games."
        )
        column.addWidget(self._words(said))
        column.addWidget(as_part(QLabel(gettext("What is inside")), "heading"))
        column.addLayout(self._inside(look))
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        column.addWidget(self.close_button)
        self.setMinimumWidth(look.px(520))

    def _words(self, text: str) -> QLabel:
        made = QLabel(text)
        made.setWordWrap(True)
        return made

    def _inside(self, look: Look) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(18))
        grid.setVerticalSpacing(look.px(4))
        for row, (name, licence, home) in enumerate(INSIDE):
            grid.addWidget(as_part(QLabel(name.format(qt=qVersion())), "strong"), row, 0)
            grid.addWidget(QLabel(licence), row, 1)
            grid.addWidget(as_part(QLabel(home), "note"), row, 2)
        return grid
