"""The list of options with its chips: selecting shows what an option brings, a second click or Enter takes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from yonder_desktop.bridge.option_model import REVEALS_ROLE, TOKEN_ROLE, OptionModel
from yonder_desktop.ui.group_chips import GroupChips
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_rows import markup_list
from yonder_desktop.ui.option_groups import Group
from yonder_desktop.wording.catalogue import gettext

AnyIndex = QModelIndex | QPersistentModelIndex
MARKED = QItemSelectionModel.SelectionFlag.ClearAndSelect


class OptionList(QWidget):
    """One group of options at a time. `selected` tells a token, or "" for none; `submitted` takes it."""

    selected = Signal(str)
    submitted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: Sequence[Group] = ()
        self._armed = ""
        self._since_shown = QElapsedTimer()
        self.model = OptionModel(self)
        self.chips = GroupChips(look)
        self.chips.picked.connect(self._on_group_picked)
        self.list, self._rows = markup_list(look, spacing=7, boxed=True, eye_role=REVEALS_ROLE)
        self.list.setAccessibleName(gettext("Options"))
        self.list.setModel(self.model)
        self.list.clicked.connect(self._on_clicked)
        self.list.activated.connect(self._on_activated)
        self.list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self.chips)
        self._box.addWidget(self.list, 1)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._box.setSpacing(look.px(6))
        self._rows.set_look(look)
        self.chips.set_look(look)
        self.list.setMinimumHeight(look.px(64))
        self.list.scheduleDelayedItemsLayout()

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Offer these groups; nothing is selected."""
        self._groups = groups
        self._since_shown.start()
        self.chips.show_groups(groups if len(groups) > 1 else ())
        self._list_group(groups[0] if groups else None)

    def select(self, token: str) -> None:
        """Select an option wherever it is; "" or an unknown token selects none."""
        self.show_group_of(token)
        row = self.model.row_of(token)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row, 0))
        else:
            self.clear_selection()

    def show_group_of(self, token: str) -> None:
        """List the group that a token belongs to."""
        for group in self._groups:
            if self.model.row_of(token) < 0 and any(offer.choice.token == token for offer in group.offers):
                self.chips.set_current(group.key)
                self._list_group(group)

    def slack(self) -> int:
        """By how much the list could be lower than its rows."""
        return max(0, self.list.sizeHint().height() - self.list.minimumHeight())

    def take_focus(self) -> None:
        """Take the keyboard to the list, with an option selected."""
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))

    def clear_selection(self) -> None:
        self._armed = ""
        self.list.selectionModel().clear()
        self.selected.emit("")

    def _list_group(self, group: Group | None) -> None:
        self._armed = ""
        self.model.show(group.offers if group is not None else [])
        self.list.scrollToTop()
        self.list.updateGeometry()
        self.selected.emit("")

    def _on_group_picked(self, key: str) -> None:
        for group in self._groups:
            if group.key == key:
                self._list_group(group)

    def _on_current_changed(self, current: AnyIndex, _previous: AnyIndex) -> None:
        """What would be chosen is always marked: the keyboard's arrival makes a row current without selecting it."""
        if current.isValid():
            self.list.selectionModel().select(current, MARKED)
        self.selected.emit(str(current.data(TOKEN_ROLE)) if current.isValid() else "")

    def _on_clicked(self, index: AnyIndex) -> None:
        """The second click on a row takes it. The end of a double click on the question before takes nothing."""
        if self._since_shown.elapsed() < QApplication.doubleClickInterval():
            return
        token = str(index.data(TOKEN_ROLE))
        if token == self._armed:
            self.submitted.emit(token)
        else:
            self._armed = token

    def _on_activated(self, index: AnyIndex) -> None:
        if self._since_shown.elapsed() >= QApplication.doubleClickInterval() or not self._is_by_mouse():
            self.submitted.emit(str(index.data(TOKEN_ROLE)))

    def _is_by_mouse(self) -> bool:
        return QApplication.mouseButtons() != QApplication.mouseButtons().NoButton
