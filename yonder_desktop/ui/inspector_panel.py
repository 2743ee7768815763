"""The card inspector: whatever is pointed at, large, with its text, how it stands, and where its numbers come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.faces import Inspected
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.picture_box import PictureBox
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

READABLE = 170
"""From that width on, at 100 %, a card shows its whole text."""
PICTURE_SHARE, SMALL_SHARE = 0.48, 0.36
"""Of the panel, at most, so that words beside the picture have room; more words stand beside one that says less."""
FACTS, TEXT = style(14, icon=1.3, leading=1.35), style(14, icon=1.35, leading=1.38)
NOTES, SOURCES = style(13, icon=1.25, leading=1.32), style(12, leading=1.3)
"""Ways of writing at the usual size of card texts."""


class InspectorPanel(QFrame):
    """Shows an item by its key. Pinned, it keeps what it shows while the pointer moves on.

    `rules_wanted` asks for the rules on the item, or with "" on what is asked now.
    """

    rules_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._look = look
        self._find: Callable[[str], Inspected | None] = lambda _key: None
        self._key = ""
        self._item: Inspected | None = None
        self._make_parts()
        self._lay_out()
        self.set_look(look)
        self._show(None)

    def set_finder(self, find: Callable[[str], Inspected | None]) -> None:
        """Who knows the items."""
        self._find = find

    def set_notes(self, notes: Sequence[str]) -> None:
        """Rulings on what is asked, shown while nothing is pointed at."""
        said = [gettext("Point at a card, a place or a line of the log to read it."), *notes]
        self._hint.setText("\n".join(said))

    @property
    def is_pinned(self) -> bool:
        return self.pin.isChecked()

    @property
    def key(self) -> str:
        """The key of the item shown, "" for none."""
        return self._key

    def hasHeightForWidth(self) -> bool:
        """No: the rail gives it what is left over, and its words can be scrolled."""
        return False

    def _make_parts(self) -> None:
        self._title = as_part(QLabel(gettext("Inspector"), wordWrap=True), "heading")
        self.pin = button(gettext("Pin"), "quiet")
        self.pin.setCheckable(True)
        self.pin.setToolTip(gettext("Keep this card here while the pointer moves on"))
        self.pin.toggled.connect(self._on_pin_toggled)
        self.rules = button(gettext("Rules"), "quiet", lambda: self.rules_wanted.emit(self._key))
        self.rules.setToolTip(gettext("Look up the rules on this"))
        self._picture = PictureBox(self._look)
        self._facts = MarkupLabel(self._look, FACTS)
        self._text = MarkupLabel(self._look, TEXT)
        self._notes = MarkupLabel(self._look, NOTES, "ink_soft")
        self._sources = MarkupLabel(self._look, SOURCES, "ink_soft")
        self._hint = as_part(QLabel(), "note")
        self._hint.setWordWrap(True)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.rules)
        head.addWidget(self.pin)
        words = QWidget()
        self._words = QVBoxLayout(words)
        for label in (self._hint, self._facts, self._text, self._notes, self._sources):
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(words)
        self._scroll.setWidgetResizable(True)
        self._scroll.viewport().setAutoFillBackground(False)
        words.setAutoFillBackground(False)
        as_part(words, "page")
        self._body = QHBoxLayout()
        self._body.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self._body.addWidget(self._scroll, 1)
        self._box = QVBoxLayout(self)
        self._box.addLayout(head)
        self._box.addLayout(self._body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_picture()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._box.setContentsMargins(look.px(14), look.px(8), look.px(10), look.px(10))
        self._box.setSpacing(look.px(4))
        self._body.setSpacing(look.px(8))
        self._words.setContentsMargins(0, 0, look.px(4), 0)
        self._words.setSpacing(look.px(5))
        self._picture.set_look(look)
        labels = (self._facts, self._text, self._notes, self._sources)
        for label, how in zip(labels, (FACTS, TEXT, NOTES, SOURCES), strict=True):
            label.set_style(replace(how, face=replace(how.face, size=look.theme.card_size(how.size))))
            label.set_look(look)

    def inspect(self, key: str) -> None:
        """Show the item with this key, unless another one is pinned or nobody knows it."""
        if not self.is_pinned and key and key != self._key:
            self._look_up(key)

    def refresh(self) -> None:
        """Show how the item stands now."""
        if self._key:
            self._look_up(self._key)

    def clear(self) -> None:
        self.pin.setChecked(False)
        self._show(None)

    def _look_up(self, key: str) -> None:
        found = self._find(key)
        if found is not None:
            self._show(found)

    def _show(self, item: Inspected | None) -> None:
        self._key = item.key if item is not None else ""
        self._title.setText(
            item.title[:1].upper() + item.title[1:] if item is not None else gettext("Inspector")
        )
        self._hint.setVisible(item is None)
        self.pin.setVisible(item is not None)
        self._item = item
        self._show_picture()
        self._say(self._facts, " ".join(item.facts) if item is not None else "")
        self._say(self._notes, " ".join(item.notes) if item is not None else "")
        self._say(self._sources, " · ".join(item.sources) if item is not None else "")

    def _show_picture(self) -> None:
        item = self._item
        self._picture.setVisible(item is not None and item.picture is not None)
        if item is not None and item.picture is not None:
            self._picture.show_picture(item.picture, self._fitting(item.size))
        self._say(self._text, item.text if item is not None and not self._is_readable(item) else "")

    def _is_readable(self, item: Inspected) -> bool:
        """Whether the card is shown large enough to bear its text."""
        large = self._look.theme.card_text > 100
        return item.picture is not None and not large and self._fitting(item.size)[0] >= READABLE

    def _fitting(self, size: tuple[float, float]) -> tuple[float, float]:
        """The size of the card in the room there is: beside words, and not higher than the panel."""
        width, height = size
        whole = self.width() / self._look.factor
        room = whole * (PICTURE_SHARE if whole * PICTURE_SHARE >= READABLE else SMALL_SHARE)
        high = max(120.0, self.height() / self._look.factor - 66)
        share = min(1.0, room / width, high / height)
        return round(width * share), round(height * share)

    def _say(self, label: MarkupLabel, markup: str) -> None:
        label.set_markup(markup)
        label.setVisible(bool(markup))

    def _on_pin_toggled(self, pinned: bool) -> None:
        self.pin.setText(gettext("Pinned") if pinned else gettext("Pin"))
