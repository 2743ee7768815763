"""Draws the rows of lists: words with pictures, marks of selection and focus."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from yonder_desktop.bridge.option_model import MARKUP_ROLE
from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, flow, flow_height, name_at, style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import NOTE

MOST_ROWS = 8
"""A list asks for no more height than that many rows need."""

RIGHT_EDGE = 12
EYE = 17
"""The sign of what shows something hidden, at the right end of a row."""
AnyIndex = QModelIndex | QPersistentModelIndex


class MarkupRows(QStyledItemDelegate):
    """Rows of a list whose model gives markup. `sign_role`, where given, gives the name of a small picture.

    boxed: rows look like things to press; otherwise they are lines of text. heading_role: says which rows begin
    something new; rule_role: which have a line above; eye_role: which show something hidden; new_role: which have a
    bar at their left. `pointed` is a row and the key of the live name in it that is underlined.
    """

    def __init__(
        self,
        view: QAbstractItemView,
        look: Look,
        how: Style | None = None,
        sign_role: int = 0,
        spacing: int = 4,
        boxed: bool = False,
        heading_role: int = 0,
        rule_role: int = 0,
        eye_role: int = 0,
        new_role: int = 0,
    ) -> None:
        super().__init__(view)
        self._new_role = new_role
        self._eye_role = eye_role
        self._boxed = boxed
        self._heading_role = heading_role
        self._rule_role = rule_role
        self.pointed: tuple[int, str] = (-1, "")
        self._heights: dict[tuple[str, float], int] = {}
        self._view = view
        self._look = look
        self._how = how or style(14, icon=1.35, leading=1.35)
        self._sign_role = sign_role
        self._spacing = spacing

    def set_look(self, look: Look) -> None:
        self._look = look
        self._heights.clear()

    @property
    def _indent(self) -> float:
        return 26 if self._sign_role else 8

    def _style(self, index: AnyIndex) -> Style:
        bold = self._is_heading(index)
        return replace(self._how, face=replace(self._how.face, weight=fonts.BOLD)) if bold else self._how

    def _is_heading(self, index: AnyIndex) -> bool:
        return bool(self._heading_role and index.data(self._heading_role))

    def _inner(self, index: AnyIndex) -> float:
        """The width of the words, in pixels at 100 %: the same with a scroll bar and without, or rows would overlap."""
        bar = self._view.verticalScrollBar().sizeHint().width()
        width = self._view.maximumViewportSize().width() - bar - self._inset(index)
        edge = RIGHT_EDGE + (EYE if self._eye_role else 0)
        return max(40.0, width / self._look.factor - self._indent - edge)

    def _inset(self, index: AnyIndex) -> int:
        """How far a row begins to the right of the others, in pixels of the screen."""
        return 0

    def _ink(self, index: AnyIndex) -> str:
        """The colour of the words, "" for the usual one."""
        return ""

    def name_at(self, index: AnyIndex, point: QPoint) -> str:
        """The key of the live name at a point of the viewport, "" for none."""
        rect = self._view.visualRect(index)
        x = (point.x() - rect.x()) / self._look.factor - self._indent
        y = (point.y() - rect.y()) / self._look.factor - self._spacing
        return name_at(str(index.data(MARKUP_ROLE)), self._inner(index), self._style(index), x, y)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Worked out once for a text and a width: a list asks for all its rows whenever one is added."""
        width, text = self._view.viewport().width(), str(index.data(MARKUP_ROLE))
        inner = self._inner(index)
        known = self._heights.get((text, inner))
        if known is None:
            height = flow_height(text, inner, self._style(index))
            known = self._look.px(height + 2 * self._spacing)
            self._heights[text, inner] = known
        return QSize(width, known)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        factor = self._look.factor
        canvas = Canvas(painter, self._look.theme, self._view.devicePixelRatioF() * factor)
        rect: QRect = option.rect
        painter.translate(rect.topLeft())
        painter.scale(factor, factor)
        width, height = rect.width() / factor, rect.height() / factor
        self._marks(canvas, option, index, width, height)
        self._sign(canvas, index, height)
        if self._eye_role and index.data(self._eye_role):
            canvas.icon_at("reveals", width - EYE / 2 - 6, height / 2, EYE)
        pointed = self.pointed[1] if self.pointed[0] == index.row() else ""
        flow(
            canvas, self._indent, self._spacing, self._inner(index), str(index.data(MARKUP_ROLE)),
            self._style(index), self._ink(index), pointed=pointed,
        )  # fmt: skip
        painter.restore()

    def _marks(
        self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex, width: float, height: float
    ) -> None:
        state: QStyle.StateFlag = option.state
        theme = canvas.theme
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        gap = 2.0 if self._boxed else 0.5
        fill = theme.act_soft if chosen else theme.panel_inset if hovered or self._boxed else None
        line = theme.act if chosen else theme.ink_soft if hovered and self._boxed else None
        if self._rule_role and index.data(self._rule_role):
            canvas.line(4, 0.5, width - 8, 0.5, theme.line)
        if fill:
            canvas.rect(1, gap, width - 3, height - 2 * gap, fill, 6, line, 1.6 if chosen else 1)
        if self._new_role and index.data(self._new_role):
            canvas.rect(0, 1, 3, height - 2, theme.changed, 1)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            canvas.rect(1.5, gap + 0.5, width - 4, height - 2 * gap - 1, None, 6, theme.ink, 2.4)

    def _sign(self, canvas: Canvas, index: AnyIndex, height: float) -> None:
        name = index.data(self._sign_role) if self._sign_role else ""
        if name:
            canvas.icon(str(name), 4, self._spacing + 1, 16)


class MarkupList(QListView):
    """A list that wants to be as high as its rows, so that panels are no larger than what they offer."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes one option: held down it takes no further ones, and what stands around the list never sees it.

        By then another question may be asked there, which the same press must not answer.
        """
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            super().keyPressEvent(event)
            event.accept()

    def sizeHint(self) -> QSize:
        model = self.model()
        rows = model.rowCount() if model is not None else 0
        height = sum(self.sizeHintForRow(row) for row in range(min(rows, MOST_ROWS)))
        return QSize(200, height + 2 * self.frameWidth() + 2)


def markup_list(
    look: Look,
    sign_role: int = 0,
    size: int = 14,
    spacing: int = 4,
    boxed: bool = False,
    heading_role: int = 0,
    rule_role: int = 0,
    eye_role: int = 0,
    new_role: int = 0,
) -> tuple[QListView, MarkupRows]:
    """A list view that draws markup, with its rows as high as their words need."""
    view = MarkupList()
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMouseTracking(True)
    view.setUniformItemSizes(False)
    how = style(size, icon=1.4 if size > NOTE else 1.25, leading=1.35)
    rows = MarkupRows(view, look, how, sign_role, spacing, boxed, heading_role, rule_role, eye_role, new_role)
    view.setItemDelegate(rows)
    return view, rows
