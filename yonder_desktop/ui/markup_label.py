"""A label for words with pictures and live names among them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yonder_desktop.ui.flow import Style, flow, flow_height, lay_out, style
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.wording.markup import plain

UNBOUND = 100_000.0
BODY_STYLE = style(14, icon=1.4, leading=1.4)


class MarkupLabel(QWidget):
    """Shows markup over as many lines as its width asks for. `colour` names a colour of the theme."""

    def __init__(
        self,
        look: Look,
        how: Style = BODY_STYLE,
        colour: str = "ink",
        align: str = "left",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._how = how
        self._colour = colour
        self._align = align
        self._markup = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def markup(self) -> str:
        return self._markup

    def set_markup(self, markup: str) -> None:
        """Show other words."""
        if markup != self._markup:
            self._markup = markup
            self.setAccessibleName(plain(markup))
            self.updateGeometry()
            self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_style(self, how: Style) -> None:
        """Write in another way."""
        self._how = how
        self.updateGeometry()
        self.update()

    def set_colour(self, colour: str) -> None:
        """Write in another colour of the theme."""
        self._colour = colour
        self.update()

    def heightForWidth(self, width: int) -> int:
        return self._look.px(flow_height(self._markup, self._inner(width), self._how)) if self._markup else 0

    def sizeHint(self) -> QSize:
        wide = max((line.width for line in lay_out(self._markup, UNBOUND, self._how)), default=0.0)
        width = min(self._look.px(wide) + 2, self._look.px(360))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(60), self._look.px(self._how.line_height) if self._markup else 0)

    def _inner(self, width: int) -> float:
        return max(20.0, width / self._look.factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = canvas_for(self, self._look)
        colour = getattr(self._look.theme, self._colour)
        flow(canvas, 0, 0, self._inner(self.width()), self._markup, self._how, colour, self._align)
        canvas.painter.end()
