"""The settings: every change holds at once, and can be undone while the dialog is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.setting_fields import Field, FieldPage, Value
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

WIDTH = 640


class SettingsDialog(SheetDialog):
    """Shows pages of settings. `changed` gives the name and the new value of a setting.

    values: of all settings by name. defaults: what they are at first.
    """

    changed = Signal(str, object)

    def __init__(
        self,
        look: Look,
        pages: Callable[[], Sequence[FieldPage]],
        values: Mapping[str, Value],
        defaults: Mapping[str, Value],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, gettext("Settings"), parent)
        self._pages = pages
        self._before = dict(values)
        self._values = dict(values)
        self._defaults = dict(defaults)
        self.parts: dict[str, QComboBox | QCheckBox] = {}
        self._fill()

    def take_look(self, look: Look) -> None:
        """Show the same in another look or language; page and focus stay, the window takes the size it needs."""
        focus = next((name for name, part in self.parts.items() if part.hasFocus()), "")
        page = self.tabs.currentIndex()
        self.clear(look, gettext("Settings"))
        self._fill()
        self.tabs.setCurrentIndex(min(page, self.tabs.count() - 1))
        if focus in self.parts:
            self.parts[focus].setFocus()
        QTimer.singleShot(0, self, self.fit)

    # ---- parts

    def _fill(self) -> None:
        self.parts = {}
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.tabBar().setAccessibleName(gettext("Settings"))
        for page in self._pages():
            self.tabs.addTab(self._page(page), page.title)
        self.column.addWidget(self.tabs)
        self.reset = button(gettext("Reset"), "", lambda: self._set_all(self._defaults))
        self.reset.setToolTip(gettext("Set everything to what it was when the program was new"))
        self.undo = button(gettext("Undo"), "", lambda: self._set_all(self._before))
        self.undo.setToolTip(gettext("Set everything to what it was when this was opened"))
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        self.add_buttons([self.reset, self.undo], [self.close_button])
        self._show_buttons()
        self.wish_for(WIDTH)

    def _page(self, page: FieldPage) -> QWidget:
        holder = as_part(QWidget(), "page")
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, self.look.px(12), 0, 0)
        form = QFormLayout()
        form.setHorizontalSpacing(self.look.px(16))
        form.setVerticalSpacing(self.look.px(10))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in page.fields:
            self._add(form, field)
        column.addLayout(form)
        column.addStretch(1)
        return holder

    def _add(self, form: QFormLayout, field: Field) -> None:
        part = self._combo(field) if field.choices else self._check(field)
        part.setAccessibleDescription(field.note)
        self.parts[field.name] = part
        label = QLabel(field.label if field.choices else "")
        if not field.note:
            form.addRow(label, part)
            return
        note = as_part(QLabel(field.note), "note")
        note.setWordWrap(True)
        both = QVBoxLayout()
        both.setSpacing(self.look.px(2))
        both.addWidget(part)
        both.addWidget(note)
        form.addRow(label, both)

    def _combo(self, field: Field) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(field.label)
        for value, words in field.choices:
            box.addItem(words, value)
        box.setCurrentIndex(_nearest(box, self._values[field.name]))
        box.activated.connect(lambda _index: self._change(field.name, box.currentData()))
        return box

    def _check(self, field: Field) -> QCheckBox:
        box = QCheckBox(field.label)
        box.setChecked(bool(self._values[field.name]))
        box.clicked.connect(lambda checked: self._change(field.name, checked))
        return box

    # ---- changing

    def _change(self, name: str, value: Value) -> None:
        if self._values[name] != value:
            self._values[name] = value
            self._show_buttons()
            self.changed.emit(name, value)

    def _set_all(self, values: Mapping[str, Value]) -> None:
        """Every setting that is shown becomes what it is there."""
        for name, part in list(self.parts.items()):
            if isinstance(part, QComboBox):
                part.setCurrentIndex(_nearest(part, values[name]))
            else:
                part.setChecked(bool(values[name]))
            self._change(name, values[name])

    def _show_buttons(self) -> None:
        shown = [name for name in self.parts if name in self._values]
        self.undo.setEnabled(any(self._values[name] != self._before[name] for name in shown))
        self.reset.setEnabled(any(self._values[name] != self._defaults[name] for name in shown))


def _nearest(box: QComboBox, value: Value) -> int:
    """The place of a value among the choices; of a number between them, that of the nearest."""
    found = box.findData(value)
    if found >= 0 or not isinstance(value, int | float):
        return found
    return min(range(box.count()), key=lambda index: abs(box.itemData(index) - value))
