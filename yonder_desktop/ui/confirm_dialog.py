"""Asks before something costly or surprising is done, with what follows from it. Cancel is the default."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext


class ConfirmDialog(QDialog):
    """A question with its consequences, as markup, one a paragraph; `on_yes` is done if it is answered with yes."""

    def __init__(
        self,
        look: Look,
        title: str,
        paragraphs: Sequence[str],
        yes: str,
        on_yes: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(look.px(22), look.px(18), look.px(22), look.px(18))
        self._box.setSpacing(look.px(12))
        heading = as_part(QLabel(title), "title")
        heading.setWordWrap(True)
        self._box.addWidget(heading)
        for number, paragraph in enumerate(paragraphs):
            self._add(look, paragraph, warned=number > 0)
        self.yes = button(yes, "warn", self._on_yes)
        self.no = button(gettext("Cancel"), "primary", self.reject)
        self.no.setDefault(True)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self._box.addLayout(row)
        self._do = on_yes
        self.setMinimumWidth(look.px(440))
        self.no.setFocus()

    def _add(self, look: Look, paragraph: str, warned: bool) -> None:
        label = MarkupLabel(look, style(15, icon=1.35, leading=1.4))
        label.set_markup(paragraph)
        if not warned:
            self._box.addWidget(label)
            return
        frame = as_part(QFrame(), "warned")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(look.px(12), look.px(9), look.px(12), look.px(9))
        inside.addWidget(label)
        self._box.addWidget(frame)

    def _on_yes(self) -> None:
        self.accept()
        self._do()
