"""The end of a game: every seat's score by its sources, what decided between equals, and what to do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from yonder_desktop.bridge.seats import Player
from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import SheetPage, scrolling
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.lists import all_of, capital
from yonder_desktop.wording.markup import plain

MINUS = "−"
NARROWEST, EDGE = 104, 8
"""Of a column of points, and beside its numbers, in pixels at 100 %."""
Say = Callable[[str], str]


class ResultPage(SheetPage):
    """A table of points: a line a source, a column a seat, best seat first.

    rival: an opponent without a seat. standing: the rank, and the place among the best scores or why it has none.
    has_scores: whether there are any to look at.
    """

    look_wanted = Signal()
    replay_wanted = Signal()
    save_wanted = Signal()
    again_wanted = Signal()
    scores_wanted = Signal()

    def __init__(
        self,
        look: Look,
        outcome: Outcome,
        players: Sequence[Player],
        source: Say,
        tie_break: Say,
        rival: str = "",
        standing: Sequence[str] = (),
        has_scores: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, 900, parent)
        self._rival = capital(rival)
        self._players = players
        self._source = source
        self._tie_break = tie_break
        self.column.addLayout(self._title(outcome, rival))
        for said in (decided_line(outcome, tie_break), *standing):
            if said:
                note = as_part(QLabel(said), "soft")
                note.setWordWrap(True)
                self.column.addWidget(note)
        self.column.addWidget(scrolling(self._table(outcome)), 1)
        self.column.addLayout(self._buttons(has_scores))

    def _title(self, outcome: Outcome, rival: str) -> QHBoxLayout:
        """Who has won, behind the signs of the winners."""
        row = QHBoxLayout()
        row.setSpacing(self.look.px(8))
        for seat in outcome.winners:
            row.addWidget(self._sign(seat, 34))
        words = as_part(QLabel(capital(winners_line(outcome, self._players, rival))), "great")
        words.setWordWrap(True)
        row.addWidget(words, 1)
        return row

    def _sign(self, seat: int, size: int) -> QLabel:
        sign = QLabel()
        name = f"player_{self._players[seat].colour}"
        sign.setPixmap(picture(name, self.look.px(size), self.devicePixelRatioF()))
        return sign

    # ---- the table of points

    def _table(self, outcome: Outcome) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.look.px(6))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        ranked = ranking(outcome)
        for column, score in enumerate(ranked):
            grid.setColumnMinimumWidth(column + 1, self.look.px(NARROWEST))
            grid.addLayout(self._head(score.seat), 0, column + 1)
        keys = source_keys(outcome)
        for line, key in enumerate(keys):
            if line % 2 == 0:  # every other line is tinted, so that the eye finds its numbers
                grid.addWidget(as_part(QFrame(), "inset"), line + 1, 0, 1, len(ranked) + 1)
            self._line(grid, line + 1, plain(self._source(key)), [amount_of(score, key) for score in ranked])
        grid.addWidget(as_part(QFrame(), "rule"), len(keys) + 1, 0, 1, len(ranked) + 1)
        self._total(grid, len(keys) + 2, ranked)
        ties = tie_keys(outcome)
        for line, key in enumerate(ties):
            amounts = [dict(score.ties).get(key, 0) for score in ranked]
            self._line(grid, len(keys) + 3 + line, plain(self._tie_break(key)), amounts)
        grid.setRowStretch(len(keys) + len(ties) + 3, 1)
        return holder

    def _head(self, seat: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        row.setContentsMargins(0, 0, self.look.px(EDGE), 0)
        row.addStretch(1)
        if seat >= 0:
            row.addWidget(self._sign(seat, 22))
        row.addWidget(as_part(QLabel(self._players[seat].name if seat >= 0 else self._rival), "heading"))
        return row

    def _line(self, grid: QGridLayout, line: int, words: str, amounts: Sequence[int | None]) -> None:
        """A source and what it brought each; nothing where somebody does not have that source at all."""
        grid.addWidget(self._cell(words, ""), line, 0)
        for column, amount in enumerate(amounts):
            if amount is None:
                continue
            cell = self._cell(signed(amount), "warn" if amount < 0 else "number" if amount else "soft")
            cell.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(cell, line, column + 1)

    def _total(self, grid: QGridLayout, line: int, ranked: Sequence[SeatScore]) -> None:
        grid.addWidget(self._cell(gettext("Total"), "heading"), line, 0)
        for column, score in enumerate(ranked):
            cell = self._cell(signed(score.total), "title")
            cell.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(cell, line, column + 1)

    def _cell(self, words: str, part: str) -> QLabel:
        made = as_part(QLabel(words), part)
        edge = self.look.px(EDGE)
        made.setContentsMargins(edge, self.look.px(3), edge, self.look.px(3))
        return made

    # ---- what to do now

    def _buttons(self, has_scores: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(8))
        several = len(self._players) > 1
        again = gettext("Play again with the same seats") if several else gettext("Play again")
        self.again = button(again, "primary", self.again_wanted.emit)
        self.look_at = button(gettext("Look at the table"), "", self.look_wanted.emit)
        self.replay = button(gettext("Watch it again"), "", self.replay_wanted.emit)
        self.save = button(gettext("Save …"), "", self.save_wanted.emit)
        self.scores = button(gettext("Best scores …"), "", self.scores_wanted.emit)
        self.scores.setVisible(has_scores)
        for part in (self.look_at, self.replay, self.save, self.scores):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.again)
        return row


def ranking(outcome: Outcome) -> list[SeatScore]:
    """The seats, winners first, then by their totals; an opponent without a seat among them."""
    scores = all_scores(outcome)
    return sorted(scores, key=lambda score: (score.seat not in outcome.winners, -score.total, score.seat))


def all_scores(outcome: Outcome) -> list[SeatScore]:
    return [*outcome.scores, *([outcome.rival] if outcome.rival is not None else [])]


def source_keys(outcome: Outcome) -> list[str]:
    """Every source that gave or cost anybody anything, in the order of the rules."""
    keys: list[str] = []
    for score in all_scores(outcome):
        for key, amount in score.sources:
            if amount and key not in keys:
                keys.append(key)
    return keys


def all_tie_keys(outcome: Outcome) -> list[str]:
    return [key for key, _amount in outcome.scores[0].ties] if outcome.scores else []


def tie_keys(outcome: Outcome) -> list[str]:
    """The tie-breaks that were looked at: up to the one that decided, all if several seats win, else none."""
    keys = all_tie_keys(outcome)
    if outcome.decided_by in keys:
        return keys[: keys.index(outcome.decided_by) + 1]
    return keys if len(outcome.winners) > 1 else []


def amount_of(score: SeatScore, key: str) -> int | None:
    """What a source brought a seat; None where the seat does not have it."""
    amounts = [amount for source, amount in score.sources if source == key]
    return sum(amounts) if amounts else None


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


def winners_line(outcome: Outcome, players: Sequence[Player], rival: str = "") -> str:
    """Who has won, in one sentence."""
    names = [players[seat].name for seat in outcome.winners] or [rival]
    if len(names) == 1:
        return gettext("{name} has won").format(name=names[0])
    return gettext("{names} have won together").format(names=all_of(names))


def decided_line(outcome: Outcome, tie_break: Say) -> str:
    """The tie-break that decided between equal totals, or what else did; "" if the totals alone did."""
    words = plain(tie_break(outcome.decided_by))
    if outcome.decided_by not in all_tie_keys(outcome):
        return words
    return gettext("Equal totals; decided by: {what}").format(what=words)
