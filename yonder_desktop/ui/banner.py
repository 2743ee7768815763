"""The banner: whose turn it is and what is asked. The brightest thing on the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import fitting_style, flow, flow_height, lay_out, style
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.ui.theme import ASK, INK, WHO
from yonder_desktop.wording.markup import escape, plain, tip

HEIGHT = 44
SIGN = 22
EDGE = 16
GAP = 9
ASKED = style(ASK, icon=1.3, leading=1.2)


class Banner(QWidget):
    """A pill with the sign and name of who is asked, and what. It grows with its words, up to its room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sign = ""
        self._name = ""
        self._prompt = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, sign: str, name: str, prompt: str) -> None:
        """Show a player's sign (the name of a drawing), the plain name, and markup."""
        self._sign, self._name, self._prompt = sign, name, prompt
        said = " ".join(part for part in (name, plain(prompt)) if part)
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(480), self._look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._prompt and not self._name:
            return
        canvas = canvas_for(self, self._look)
        room = self.width() / self._look.factor
        name = escape(self._name)
        name_face = fonts.Face(WHO, fonts.BOLD, True)
        before = (SIGN + GAP if self._sign else 0) + (
            fonts.text_width(self._name, name_face) + 12 if name else 0
        )
        inner = max(40.0, room - 2 * EDGE - before)
        how = fitting_style(self._prompt, inner, HEIGHT - 6, ASKED)
        lines = lay_out(self._prompt, inner, how)
        wide = before + max((line.width for line in lines), default=0.0) + 2 * EDGE
        x = (room - wide) / 2
        canvas.rect(x, 0, wide, HEIGHT, canvas.theme.banner, HEIGHT / 2)
        x += EDGE
        if self._sign:
            canvas.icon_at(self._sign, x + SIGN / 2, HEIGHT / 2, SIGN)
            x += SIGN + GAP
        if name:
            ink = canvas.theme.card_ink if canvas.theme.dark else INK
            canvas.text(x, HEIGHT / 2 + 7, self._name, WHO, fonts.BOLD, ink, serif=True)
        x = (room - wide) / 2 + EDGE + before
        height = flow_height(self._prompt, inner, how)
        ink = canvas.theme.card_ink if canvas.theme.dark else INK
        flow(canvas, x, (HEIGHT - height) / 2, inner, self._prompt, how, ink)
        canvas.painter.end()
