"""About the program: its version, and the licences of what is inside."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from yonder_desktop import __version__
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

INSIDE = (
    ("Yonder Desktop", "MIT", ""),
    ("Qt {qt}, PySide6", "LGPL 3", "https://www.qt.io"),
    ("pydantic", "MIT", "https://docs.pydantic.dev"),
    ("platformdirs", "MIT", "https://platformdirs.readthedocs.io"),
    ("Source Sans, Source Serif", "SIL OFL 1.1", "https://github.com/adobe-fonts"),
)


class AboutDialog(SheetDialog):
    """What this is, and of what it is made."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("About Yonder Desktop"), parent)
        self.add_words(gettext("Version {version}").format(version=__version__), "soft")
        self.add_words(gettext("Tabletop games on one table, for people and computer players."))
        said = gettext(
            "Rules of published games are told in own words; all pictures were drawn for this program. "
            "It is not connected with the authors or publishers of the games."
        )
        self.add_words(said)
        self.add_words(gettext("What is inside"), "heading")
        self.column.addLayout(self._inside())
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        self.add_buttons([], [self.close_button])
        self.wish_for(520)

    def _inside(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(18))
        grid.setVerticalSpacing(self.look.px(4))
        grid.setColumnStretch(2, 1)
        for row, (name, licence, home) in enumerate(INSIDE):
            grid.addWidget(as_part(QLabel(name.format(qt=qVersion())), "strong"), row, 0)
            grid.addWidget(QLabel(licence), row, 1)
            grid.addWidget(as_part(QLabel(home), "note"), row, 2)
        return grid
