"""Choosing a set of things: a toggle for each of them, and one button that says what the set does and takes it.

Only sets within an offered one can be picked. What cannot be added says why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QVBoxLayout, QWidget

from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.buttons import WordyButton
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pick_many import PickMany, named_keys
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.markup import plain, tip

Say = Callable[[str], str]


@dataclass(frozen=True)
class SetWords:
    """What a key is called, a set, what follows it, and why one is not allowed: all markup."""

    key: Say = str
    label: Say = str
    preview: Say = str
    why_not: Say = str


class Toggle(QCheckBox):
    """A box to tick, in a row that can be pressed all over."""

    def __init__(self, words: str) -> None:
        super().__init__(words.replace("&", "&&"))
        as_part(self, "toggle")

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class SetPanel(QWidget):
    """Toggles in one column, or in two where their words have room, and below them the button.

    `picked` tells the set that is picked as a token, offered or not; `refused` why a thing cannot be added;
    `submitted` the set that is taken.
    """

    picked = Signal(str)
    refused = Signal(str)
    submitted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._many: PickMany | None = None
        self._words = SetWords()
        self.toggles: dict[str, Toggle] = {}
        self._holder = QWidget()
        self._grid = QGridLayout(self._holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.go = as_part(WordyButton(look, "act_ink"), "primary")
        self.go.clicked.connect(lambda _checked=False: self.submitted.emit(self.token))
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self._holder)
        self._box.addWidget(self.go)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._grid.setSpacing(look.px(4))
        self._box.setSpacing(look.px(7))
        self.go.set_look(look)

    def show_choices(self, choices: Sequence[Choice], words: SetWords) -> None:
        """Offer these sets, nothing picked unless they are the same as before."""
        self._words = words
        if self._many is None or not self._many.is_same(choices):
            self._many = PickMany(choices, named_keys(choices), "", "")
        for one in self.toggles.values():
            self._grid.removeWidget(one)
            one.hide()
            one.deleteLater()
        self.toggles = {key: self._toggle(key, words.key(key)) for key in self._many.keys}
        self._place()
        self._show_state()

    def forget(self) -> None:
        """Nothing is asked that is answered by a set; the next question begins with nothing picked."""
        self._many = None

    @property
    def token(self) -> str:
        """The offered set that is picked, "" while it is none."""
        legal = self._many.choice() if self._many is not None else None
        return legal.token if legal is not None else ""

    @property
    def intent(self) -> str:
        """What is picked as a token, offered or not."""
        return self._many.intent() if self._many is not None else ""

    def show_token(self, token: str) -> None:
        """Pick what a token names, as when it is picked on the table."""
        if self._many is not None and token and token != self.intent:
            self._many.show(token)
            self._show()

    def take_focus(self) -> None:
        """Take the keyboard to the first toggle."""
        for one in self.toggles.values():
            one.setFocus()
            return

    def _toggle(self, key: str, words: str) -> Toggle:
        one = Toggle(plain(words))
        one.clicked.connect(lambda _checked=False: self._on_clicked(key))
        return one

    def _on_clicked(self, key: str) -> None:
        many = self._many
        if many is None:
            return
        if not many.can_toggle(key):
            self._show_state()
            self.refused.emit(self._words.why_not(many.intent(key)))
            return
        many.toggle(key)
        self._show()

    def _show(self) -> None:
        self._show_state()
        self.picked.emit(self.intent)

    def _show_state(self) -> None:
        """What is picked, what cannot be added and why, and what the button does or what it still lacks."""
        many, token = self._many, self.token
        if many is None:
            return
        for key, one in self.toggles.items():
            reason = "" if many.can_toggle(key) else plain(self._words.why_not(many.intent(key)))
            one.setChecked(key in many.picked)
            one.setToolTip(tip(reason))
            one.setAccessibleDescription(reason)
        self.go.setEnabled(bool(token))
        self.go.set_colour("act_ink" if token else "ink_soft")
        if token:
            self.go.set_words(self._words.label(token), self._words.preview(token))
        else:
            self.go.set_words(self._words.why_not(many.intent()), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Two columns where the longest words fit into half of the width."""
        gap = self._look.px(4)
        widest = max((one.sizeHint().width() for one in self.toggles.values()), default=0)
        columns = 2 if len(self.toggles) > 1 and 2 * widest + gap <= self.width() else 1
        for number, one in enumerate(self.toggles.values()):
            self._grid.addWidget(one, number // columns, number % columns)
