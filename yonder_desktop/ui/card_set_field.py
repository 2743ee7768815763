"""The choice of a card set, with what is wrong with those that cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QVBoxLayout, QWidget

from yonder_desktop.bridge.card_sets import HOUSE, CardSetEntry
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.faults import fault_lines


@dataclass(frozen=True)
class CardChoice:
    """The own card sets of a game, and the name of the one that is chosen."""

    own: Sequence[CardSetEntry]
    chosen: str = HOUSE


class CardSetField(QWidget):
    """`chosen` gives the name of another card set. Broken ones stand in the list, but cannot be chosen."""

    chosen = Signal(str)

    def __init__(self, choice: CardChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QComboBox()
        self.box.setAccessibleName(gettext("Cards"))
        self.box.addItem(gettext("House set"), HOUSE)
        for entry in choice.own:
            self._add(entry)
        self.box.setCurrentIndex(max(0, self.box.findData(choice.chosen)))
        self.box.activated.connect(lambda _index: self.chosen.emit(self.box.currentData()))
        self.setFocusProxy(self.box)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        self.problems = as_part(QLabel(_words([entry for entry in choice.own if entry.problem])), "warn")
        self.problems.setWordWrap(True)
        self.problems.setTextFormat(Qt.TextFormat.PlainText)
        self.problems.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problems.setVisible(bool(self.problems.text()))
        self.box.setAccessibleDescription(self.problems.text())
        column.addWidget(self.problems)

    def _add(self, entry: CardSetEntry) -> None:
        if not entry.problem:
            self.box.addItem(entry.name, entry.name)
            return
        self.box.addItem(gettext("{name} (cannot be used)").format(name=entry.name), entry.name)
        model = self.box.model()
        if isinstance(model, QStandardItemModel):
            model.item(self.box.count() - 1).setEnabled(False)


def _words(broken: Sequence[CardSetEntry]) -> str:
    """What is wrong: whole for one set, the first line of each for several."""
    told = [(entry.name, fault_lines(entry.problem)) for entry in broken if entry.problem is not None]
    return "\n".join(f"{name}: {chr(10).join(lines) if len(told) == 1 else lines[0]}" for name, lines in told)
