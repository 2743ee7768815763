"""The decision panel: lists the pending options and plays every game on its own, with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.bridge.picker import bag_of, suits_picking
from yonder_desktop.bridge.teller import Question
from yonder_desktop.ui.buttons import WordyButton, button
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.option_groups import sort_offers
from yonder_desktop.ui.option_list import OptionList
from yonder_desktop.ui.pick_many import suits_toggling
from yonder_desktop.ui.picker_panel import PickerPanel
from yonder_desktop.ui.pictures import has_picture
from yonder_desktop.ui.set_panel import SetPanel, SetWords
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, ngettext

Say = Callable[[str], str]


class DecisionPanel(QFrame):
    """What is asked, the options in groups, what the selected one brings, and the costly ones apart.

    Once the keyboard is here it stays here, through the turns of others, until it is taken elsewhere.

    `chosen` is a token to be submitted; `confirm_wanted` one that has to be confirmed first; `focused` the token
    that is selected now ("" for none), which the table shows as a ghost, or a set as far as it is picked; `grown`
    says that the panel wants another height.
    """

    chosen = Signal(str)
    confirm_wanted = Signal(str)
    focused = Signal(str)
    grown = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._name: Say = str
        self._key_words: Say = str
        self._preview: Say = str
        self._why_not: Say = str
        self._labels: dict[str, str] = {}
        self._token = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._make_parts()
        self._lay_out()
        self.set_look(look)

    def set_words(self, name: Say, key_words: Say, preview: Say, why_not: Say = str) -> None:
        """How items and the keys of bags are called, what follows a token, why one is not allowed, all as markup."""
        self._name, self._key_words, self._preview, self._why_not = name, key_words, preview, why_not

    @property
    def token(self) -> str:
        """The token selected now, "" for none."""
        return self._token

    # ---- parts

    def _make_parts(self) -> None:
        self._heading = as_part(QLabel(), "heading")
        self._count = as_part(QLabel(), "act")
        self._prompt = MarkupLabel(self._look, style(15, icon=1.35, leading=1.35))
        self.options = OptionList(self._look)
        self.options.selected.connect(self._on_selected)
        self.options.submitted.connect(self._on_submitted)
        self.picker = PickerPanel(self._look)
        self.picker.picked.connect(self._on_selected)
        self.sets = SetPanel(self._look)
        self.sets.picked.connect(self._on_set_picked)
        self.sets.refused.connect(self._show_result)
        self.sets.submitted.connect(self._on_submitted)
        self._result = as_part(QFrame(), "result")
        self._result_words = MarkupLabel(self._look, style(14, icon=1.35, leading=1.38))
        self.go = button(gettext("Choose this"), "primary", lambda: self._on_submitted(self._token))
        self._plain, self._costly = QWidget(), QWidget()
        self._rule = as_part(QFrame(), "rule")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._count)
        QVBoxLayout(self._result).addWidget(self._result_words)
        self._box = QVBoxLayout(self)
        self._box.addLayout(head)
        self._box.addWidget(self._prompt)
        self._box.addWidget(self.options, 1)
        for part in (self.picker, self.sets, self._result, self.go, self._plain, self._rule, self._costly):
            self._box.addWidget(part)
        for holder in (self._plain, self._costly):
            QVBoxLayout(holder).setContentsMargins(0, 0, 0, 0)

    def set_look(self, look: Look) -> None:
        """Take another look; the question has to be shown anew."""
        self._look = look
        self._box.setContentsMargins(look.px(14), look.px(10), look.px(14), look.px(12))
        self._box.setSpacing(look.px(7))
        inside = self._result.layout()
        if inside is not None:
            inside.setContentsMargins(look.px(10), look.px(6), look.px(10), look.px(6))
        for part in (self._prompt, self._result_words, self.options, self.picker, self.sets):
            part.set_look(look)

    # ---- showing

    def show_question(self, question: Question | None, heading: str, note: str = "") -> None:
        """Offer the options of a question; without any only the heading, and what is asked or a note."""
        offers = question.offers if question is not None else []
        self._heading.setText(heading)
        self._prompt.set_markup(question.prompt if question is not None else note)
        self._prompt.setVisible(bool(self._prompt.markup))
        count = len(offers)
        words = ngettext("{number} choice", "{number} choices", count).format(number=count)
        self._count.setText(words if count else "")
        as_part(self, "asked" if offers else "panel")
        holds_keyboard = self.hasFocus() or self.isAncestorOf(QApplication.focusWidget() or self)
        if holds_keyboard:
            self.setFocus()
        self._show_offers(offers)
        if holds_keyboard and offers:
            QTimer.singleShot(0, self, self.set_focus)

    def _show_offers(self, offers: Sequence[Offer]) -> None:
        choices = [offer.choice for offer in offers]
        self._labels = {offer.choice.token: offer.label for offer in offers}
        toggling, picking = suits_toggling(choices), suits_picking(choices)
        bags = [offer for offer in offers if picking and bag_of(offer.choice.token) is not None]
        rest = [offer for offer in offers if offer not in bags]
        found = sort_offers(rest, self._name, has_picture)
        beside = [offer for group in found.groups for offer in group.offers] if picking else []
        groups = [] if picking or toggling else found.groups
        self.options.setVisible(bool(groups))
        self.options.show_groups(groups)
        self.go.setVisible(bool(groups) or picking)
        self.picker.setVisible(picking)
        self.sets.setVisible(toggling)
        if picking:
            self.picker.show_choices([offer.choice for offer in bags], self._key_words)
        elif toggling:
            words = SetWords(self._key_words, self._label, self._preview, self._why_not)
            self.sets.show_choices(choices, words)
            self._count.clear()
            self._take_set()
        if not toggling:
            self.sets.forget()
        self._show_plain(beside)
        self._show_costly(found.costly)

    def _show_plain(self, offers: Sequence[Offer]) -> None:
        """Answers such as declining, below things to pick."""
        column = _emptied(self._plain)
        self._plain.setVisible(bool(offers))
        for offer in offers:
            one = WordyButton(self._look, "ink")
            one.set_words(offer.label, "")
            one.clicked.connect(lambda _checked=False, token=offer.choice.token: self.chosen.emit(token))
            column.addWidget(one)

    def _show_costly(self, offers: Sequence[Offer]) -> None:
        column = _emptied(self._costly)
        self._rule.setVisible(bool(offers))
        self._costly.setVisible(bool(offers))
        for offer in offers:
            token = offer.choice.token
            one = as_part(WordyButton(self._look), "warn")
            one.set_words(self._costly_title(offer), self._preview(token))
            one.clicked.connect(lambda _checked=False, token=token: self.confirm_wanted.emit(token))
            column.addWidget(one)

    def _costly_title(self, offer: Offer) -> str:
        key = offer.choice.subject
        name = self._name(key) if key else ""
        # Translators: a choice that is asked again before it is made
        return gettext("{choice} …").format(choice=name if name and name != key else offer.label)

    def hasHeightForWidth(self) -> bool:
        """No: the rail sets the height itself, since layouts keep heights for widths that have become wrong."""
        return False

    def wanted_heights(self, width: int) -> tuple[int, int]:
        """How high the panel has to be, and would be if it could, at that width: its list can be scrolled."""
        box = self._box
        wanted = box.totalHeightForWidth(width) if box.hasHeightForWidth() else box.totalSizeHint().height()
        slack = self.options.slack() if self.options.isVisibleTo(self) else 0
        return max(1, wanted - slack), wanted

    # ---- choosing

    def set_focus(self) -> None:
        """Take the keyboard to what can be chosen."""
        if self.options.isVisible():
            self.options.take_focus()
        elif self.picker.isVisible():
            self.picker.take_focus()
        elif self.sets.isVisible():
            self.sets.take_focus()
        else:
            self.setFocus()

    def select_token(self, token: str) -> None:
        """Select an option, as when a place of the table has the focus; "" selects none."""
        if self.sets.isVisibleTo(self):
            self.sets.show_token(token)
        elif token != self._token:
            self.options.select(token)

    def narrow(self, tokens: Sequence[str]) -> None:
        """Show the group that holds these tokens, as when a thing is taken up at the table; no other stays selected."""
        if not tokens or self.sets.isVisibleTo(self):
            return
        self.options.show_group_of(tokens[0])
        if self._token not in tokens and not self.picker.isVisibleTo(self):
            self.select_token(tokens[0] if len(tokens) == 1 else "")

    def event(self, event: QEvent) -> bool:
        """Parts that want more or less room say so by a request, which comes once for all of them."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is selected or picked; held down, it takes nothing further."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._token:
            if not event.isAutoRepeat():
                self._on_submitted(self._token)
        elif event.key() == Qt.Key.Key_Escape and self._token and self.options.isVisible():
            self.options.clear_selection()
        else:
            super().keyPressEvent(event)

    def _on_selected(self, token: str | None) -> None:
        changed = (token or "") != self._token
        self._token = token or ""
        self.go.setEnabled(bool(self._token))
        self._show_result(self._preview(self._token) if self._token else "")
        if changed:
            self.focused.emit(self._token)

    def _show_result(self, text: str) -> None:
        self._result_words.set_markup(text)
        self._result.setVisible(bool(text))

    def _on_set_picked(self, intent: str) -> None:
        """The table shows the set as far as it is picked."""
        self._take_set()
        self.focused.emit(intent)

    def _take_set(self) -> None:
        """What is picked is what Enter takes."""
        self._token = self.sets.token
        self._show_result("")

    def _label(self, token: str) -> str:
        return self._labels.get(token, token)

    def _on_submitted(self, token: str) -> None:
        if token:
            self.chosen.emit(token)


def _emptied(holder: QWidget) -> QVBoxLayout:
    """The column of a widget, with what stood in it taken away."""
    column = holder.layout()
    assert isinstance(column, QVBoxLayout)
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    return column
