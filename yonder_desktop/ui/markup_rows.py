"""Draws the rows of lists: words with pictures, marks of selection and focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from yonder_desktop.bridge.option_model import MARKUP_ROLE
from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, flow, flow_height, name_at, style
from yonder_desktop.ui.kept_pixmaps import KeptPixmaps
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.paint import Canvas, canvas_on
from yonder_desktop.ui.theme import NOTE

MOST_ROWS = 8
"""A list asks for no more height than that many rows need."""

RIGHT_EDGE = 12
SIGN_AT = 4
LEAST_WIDTH = 10
"""What a row asks for: views make rows as wide as themselves, with a scroll bar and without."""
EYE = 17
"""The sign of what shows something hidden, at the right end of a row."""
AnyIndex = QModelIndex | QPersistentModelIndex
Sign = Callable[[int], str]
State = QStyle.StateFlag


@dataclass(frozen=True, slots=True)
class RowFace:
    """All that the looks of a row depend on, besides its size: equal rows are drawn once.

    sign: a small picture before the words; ink: their colour, "" for the usual one; pointed: a live name to underline.
    """

    text: str
    inner: float
    is_heading: bool = False
    is_ruled: bool = False
    is_new: bool = False
    is_here: bool = False
    has_eye: bool = False
    sign: str = ""
    ink: str = ""
    pointed: str = ""
    is_chosen: bool = False
    is_hovered: bool = False
    is_focused: bool = False


class MarkupRows(QStyledItemDelegate):
    """Rows of a list whose model gives markup. sign_role, where given, gives a seat, and `sign` its small picture.

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
        self.sign: Sign = lambda _seat: ""
        self._kept = KeptPixmaps()
        self._rooms: dict[int, int] = {}
        self._heights: dict[tuple[str, float], int] = {}
        self._view = view
        self._look = look
        self._how = how or style(14, icon=1.35, leading=1.35)
        self._sign_role = sign_role
        self._spacing = spacing

    def set_look(self, look: Look) -> None:
        self._look = look
        self._kept.clear()
        self._rooms.clear()
        self._heights.clear()

    @property
    def _indent(self) -> float:
        return 26 if self._sign_role else 8

    def _style(self, is_heading: bool) -> Style:
        bold = replace(self._how.face, weight=fonts.BOLD)
        return replace(self._how, face=bold) if is_heading else self._how

    def _is_heading(self, index: AnyIndex) -> bool:
        return bool(self._heading_role and index.data(self._heading_role))

    def _inner(self, index: AnyIndex) -> float:
        """The width of the words, in pixels at 100 %: the same with a scroll bar and without, or rows would overlap."""
        edge = RIGHT_EDGE + (EYE if self._eye_role else 0)
        width = (self._room() - self._inset(index)) / self._look.factor
        return max(40.0, width - self._indent - edge)

    def _room(self) -> int:
        """The width of the view beside its scroll bar: found out once, as a list asks for each of its rows."""
        width = self._view.width()
        if width not in self._rooms:
            bar = self._view.verticalScrollBar().sizeHint().width()
            self._rooms = {width: self._view.maximumViewportSize().width() - bar}
        return self._rooms[width]

    def _inset(self, index: AnyIndex) -> int:
        """How far a row begins to the right of the others, in pixels of the screen."""
        return 0

    def name_at(self, index: AnyIndex, point: QPoint) -> str:
        """The key of the live name at a point of the viewport, "" for none."""
        rect = self._view.visualRect(index)
        x = (point.x() - rect.x()) / self._look.factor - self._indent
        y = (point.y() - rect.y()) / self._look.factor - self._spacing
        return name_at(
            str(index.data(MARKUP_ROLE)), self._inner(index), self._style(self._is_heading(index)), x, y
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Worked out once for a text and a width: a list asks for all its rows whenever one is added."""
        text, inner = str(index.data(MARKUP_ROLE)), self._inner(index)
        known = self._heights.get((text, inner))
        if known is None:
            height = flow_height(text, inner, self._style(self._is_heading(index)))
            known = self._look.px(height + 2 * self._spacing)
            self._heights[text, inner] = known
        return QSize(LEAST_WIDTH, known)

    def changes_height(self, roles: Sequence[int]) -> bool:
        """Whether rows may be higher or lower once these roles have changed."""
        return not roles or any(role in (MARKUP_ROLE, self._heading_role) for role in roles)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        rect: QRect = option.rect
        face, density = self.face(option, index), self._view.devicePixelRatioF()
        key = (face, rect.width(), rect.height(), density)
        pixmap = self._kept.get(key, lambda: self._drawn(face, rect.size(), density))
        painter.drawPixmap(rect.topLeft(), pixmap)

    def face(self, option: QStyleOptionViewItem, index: AnyIndex) -> RowFace:
        """What a row looks like now."""
        state: State = option.state
        is_chosen = bool(state & State.State_Selected)
        return RowFace(
            str(index.data(MARKUP_ROLE)),
            self._inner(index),
            is_heading=self._is_heading(index),
            is_ruled=bool(self._rule_role and index.data(self._rule_role)),
            is_new=bool(self._new_role and index.data(self._new_role)),
            has_eye=bool(self._eye_role and index.data(self._eye_role)),
            sign=self._sign_of(index),
            pointed=self.pointed[1] if self.pointed[0] == index.row() else "",
            is_chosen=is_chosen,
            is_hovered=not is_chosen and bool(state & State.State_MouseOver),
            is_focused=is_chosen and bool(state & State.State_HasFocus),
        )

    def _sign_of(self, index: AnyIndex) -> str:
        seat = index.data(self._sign_role) if self._sign_role else None
        return self.sign(seat) if isinstance(seat, int) and seat >= 0 else ""

    def _drawn(self, face: RowFace, size: QSize, density: float) -> QPixmap:
        """A row on the ground of its panel: words on a see-through one would be drawn less sharp."""
        factor = self._look.factor
        pixmap = QPixmap((size.toSizeF() * density).toSize())
        pixmap.setDevicePixelRatio(density)
        pixmap.fill(QColor(self._look.theme.panel))
        canvas = canvas_on(pixmap, self._look.theme, density * factor)
        canvas.painter.scale(factor, factor)
        width, height = size.width() / factor, size.height() / factor
        self._marks(canvas, face, width, height)
        if face.sign:
            canvas.icon(face.sign, SIGN_AT, self._spacing + 1, 16)
        if face.has_eye:
            canvas.icon_at("reveals", width - EYE / 2 - 6, height / 2, EYE)
        flow(
            canvas, self._indent, self._spacing, face.inner, face.text,
            self._style(face.is_heading), face.ink, pointed=face.pointed,
        )  # fmt: skip
        canvas.painter.end()
        return pixmap

    def _marks(self, canvas: Canvas, face: RowFace, width: float, height: float) -> None:
        theme = canvas.theme
        gap = 2.0 if self._boxed else 0.5
        inset = theme.panel_inset if face.is_hovered or self._boxed else None
        frame = theme.ink_soft if face.is_hovered and self._boxed else None
        if face.is_ruled:
            canvas.line(4, 0.5, width - 8, 0.5, theme.line)
        if face.is_chosen:
            canvas.rect(1, gap, width - 3, height - 2 * gap, theme.act_soft, 6, theme.act, 1.6)
        elif inset:
            canvas.rect(1, gap, width - 3, height - 2 * gap, inset, 6, frame, 1)
        if face.is_new or face.is_here:
            canvas.rect(0, 1, 3, height - 2, theme.changed if face.is_new else theme.act, 1)
        if face.is_focused:
            canvas.rect(1.5, gap + 0.5, width - 4, height - 2 * gap - 1, None, 6, theme.ink, 2.4)


class ListRows(MarkupRows):
    """Rows of a list, one below the other: their sizes are kept by row."""

    def __init__(self, view: QAbstractItemView, look: Look, *how: Any, **more: Any) -> None:
        super().__init__(view, look, *how, **more)
        self._sizes: list[QSize] = []
        self._width = -1

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.forget(0)

    def forget(self, row: int) -> None:
        """The rows from this one on are others now."""
        del self._sizes[max(0, row) :]

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        row, width = index.row(), self._view.width()
        if width != self._width:
            self._width = width
            self.forget(0)
        if row < len(self._sizes):
            return self._sizes[row]
        size = super().sizeHint(option, index)
        if row == len(self._sizes):
            self._sizes.append(size)
        return size


class MarkupList(QListView):
    """A list that wants to be as high as its rows, so that panels are no larger than what they offer.

    What Qt would do for all rows is done for those that have changed: most lists grow at their end.
    """

    _laid_out = -1
    """The width for which the rows were laid out."""
    rows: ListRows | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are laid out anew for another width only: Qt would do so for another height as well."""
        super().resizeEvent(event)
        if self.width() != self._laid_out:
            self._laid_out = self.width()
            self.scheduleDelayedItemsLayout()

    def dataChanged(self, first: AnyIndex, last: AnyIndex, roles: Sequence[int] = ()) -> None:
        if self.rows is None or self.rows.changes_height(roles):
            self._forget(first.row())
            super().dataChanged(first, last, list(roles))
        else:
            QAbstractItemView.dataChanged(self, first, last, list(roles))

    def rowsInserted(self, parent: AnyIndex, start: int, end: int) -> None:
        self._forget(start)
        super().rowsInserted(parent, start, end)

    def rowsAboutToBeRemoved(self, parent: AnyIndex, start: int, end: int) -> None:
        self._forget(start)
        super().rowsAboutToBeRemoved(parent, start, end)

    def reset(self) -> None:
        self._forget(0)
        super().reset()

    def _forget(self, row: int) -> None:
        if self.rows is not None:
            self.rows.forget(row)

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
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMouseTracking(True)
    view.setUniformItemSizes(False)
    how = style(size, icon=1.4 if size > NOTE else 1.25, leading=1.35)
    view.rows = rows = ListRows(
        view, look, how, sign_role, spacing, boxed, heading_role, rule_role, eye_role, new_role
    )
    view.setItemDelegate(rows)
    return view, rows
