"""A note over the lower edge of the page: something to know, gone by itself after a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

WIDEST = 620
MS_PER_LETTER = 70
LEAST_MS = 4000
MOST_PROBLEMS = 2


class Note(QFrame):
    """Stays as long as it takes to read, or until it is closed. Problems stay until they are closed."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        as_part(self, "panel")
        self._look = look
        self._page = page
        self._problems: list[str] = []
        self._words = as_part(QLabel(), "")
        self._words.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self.close_button = button("", "quiet", self.hide)
        self._row.addWidget(self.close_button)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        page.installEventFilter(self)
        self.set_look(look)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.close_button.setText(gettext("Close"))
        self._row.setContentsMargins(look.px(16), look.px(10), look.px(12), look.px(10))

    def tell(self, text: str, stays: bool = False) -> None:
        """Show a note. A problem that nobody has closed yet is not hidden by the next one: both are told."""
        before = self._problems if stays and self.isVisible() else []
        self._problems = [*(one for one in before if one != text), text][-MOST_PROBLEMS:] if stays else []
        text = "\n\n".join(self._problems) if stays else text
        self._words.setText(text)
        as_part(self._words, "warn" if stays else "")
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.stop()
        if not stays:
            self._timer.start(max(LEAST_MS, MS_PER_LETTER * len(text)))

    @property
    def text(self) -> str:
        """What is told now, "" if nothing is."""
        return self._words.text() if self.isVisible() else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        width = min(self._look.px(WIDEST), self._page.width() - self._look.px(40))
        height = max(self.heightForWidth(width), self.sizeHint().height())
        x = (self._page.width() - width) // 2
        self.setGeometry(x, self._page.height() - height - self._look.px(18), width, height)
