"""Asks before something costly or surprising is done, with what follows from it. Cancel is the default."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext


class ConfirmDialog(SheetDialog):
    """A question with its consequences, as markup; `on_yes` is done if it is answered with yes.

    The first paragraph says what it is; all others are what follows, and stand out.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        paragraphs: Sequence[str],
        yes: str,
        on_yes: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, title, parent)
        self._do = on_yes
        for number, paragraph in enumerate(paragraphs):
            self._add(paragraph, warned=number > 0)
        self.yes = button(yes, "warn", self._on_yes)
        self.no = button(gettext("Cancel"), "primary", self.reject)
        self.no.setDefault(True)
        self.add_buttons([], [self.yes, self.no])
        self.wish_for(440)
        self.no.setFocus()

    def _add(self, paragraph: str, warned: bool) -> None:
        label = MarkupLabel(self.look, style(15, icon=1.35, leading=1.4))
        label.set_markup(paragraph)
        if not warned:
            self.column.addWidget(label)
            return
        frame = as_part(QFrame(), "warned")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(*(self.look.px(length) for length in (12, 9, 12, 9)))
        inside.addWidget(label)
        self.column.addWidget(frame)

    def _on_yes(self) -> None:
        self.accept()
        self._do()
