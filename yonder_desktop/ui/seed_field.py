"""The field for the seed of a game: a whole number, or nothing where chance decides."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

LARGEST_SEED = 2**63 - 1


class SeedField(QWidget):
    """Says below itself what is wrong with what was typed, until it is typed anew."""

    def __init__(self, seed: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem = as_part(QLabel(), "warn")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.line = QLineEdit("" if seed is None else str(seed))
        self.line.setAccessibleName(gettext("Seed"))
        self.line.setPlaceholderText(gettext("by chance"))
        self.line.setToolTip(gettext("The same number gives the same cards. Left empty, chance decides."))
        self.line.textEdited.connect(self.problem.hide)
        self.setFocusProxy(self.line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.line)
        box.addWidget(self.problem)

    @property
    def seed(self) -> int | None:
        """The number; None for none, and for what is no seed."""
        text = self.line.text().strip()
        return int(text) if text and is_seed(text) else None

    def check(self) -> bool:
        """Whether it is empty or holds a seed; if not, that is said and the field is gone to."""
        text = self.line.text().strip()
        if not text or is_seed(text):
            return True
        said = gettext("“{text}” is no seed: it is a whole number from 0 to {largest}, or nothing.")
        self.problem.setText(said.format(text=text, largest=LARGEST_SEED))
        self.line.setAccessibleDescription(self.problem.text())
        self.problem.show()
        self.line.setFocus()
        self.line.selectAll()
        return False


def is_seed(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 25 and int(text) <= LARGEST_SEED
