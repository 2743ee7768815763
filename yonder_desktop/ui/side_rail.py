"""The rail beside the table: decision, inspector, forecast, and tabs with log and history; more where it is low."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QTabWidget, QVBoxLayout, QWidget

from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.forecast_panel import ForecastPanel
from yonder_desktop.ui.history_panel import HistoryPanel
from yonder_desktop.ui.inspector_panel import InspectorPanel
from yonder_desktop.ui.log_panel import LogPanel
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

NARROWEST, WIDEST = 300, 392
SHARE = 0.205
"""Of the window's width, between the narrowest and the widest."""
LEAST_INSPECTOR, LEAST_TABS = 210, 210
"""Heights in pixels at 100 %."""
UNBOUND = 16_777_215
TALL, LOW = 1060, 800
"""Below the one height, at 100 %, the forecast goes into the tabs; below the other the inspector as well."""


def rail_width(window_width: float) -> float:
    """The width of the rail for a window, in pixels at 100 %."""
    return min(WIDEST, max(NARROWEST, window_width * SHARE))


class TabFrame(QFrame):
    """Around the tabs. Their height is what is left over, whatever their words would ask for at some width."""

    def hasHeightForWidth(self) -> bool:
        return False


class SideRail(QWidget):
    """Five panels: so many of them stand alone, one below the other, the rest share tabs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._alone = -1
        self._has_forecast = False
        self._is_left = False
        self.decision = DecisionPanel(look)
        self.inspector = InspectorPanel(look)
        self.forecast = ForecastPanel(look)
        self.log = LogPanel(look)
        self.history = HistoryPanel(look)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self._tab_frame = as_part(TabFrame(), "panel")
        self._tab_box = QVBoxLayout(self._tab_frame)
        self._tab_box.addWidget(self.tabs)
        self._box = QVBoxLayout(self)
        self.decision.grown.connect(self.fit_decision)
        self.log.inspected.connect(self.inspector.inspect)
        self.log.opened.connect(self.open_item)
        self._arrange(3)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        outer = look.px(14)
        left, right = (outer, 0) if self._is_left else (0, outer)
        self._box.setContentsMargins(left, look.px(12), right, look.px(12))
        self._box.setSpacing(look.px(10))
        self._tab_box.setContentsMargins(look.px(4), look.px(2), look.px(4), look.px(4))
        for panel in (self.decision, self.inspector, self.forecast, self.log, self.history):
            panel.set_look(look)
        self._dress()
        self._fit_tabs()
        self._set_limits()

    def set_left(self, left: bool) -> None:
        """Stand at the left edge of the window, or at the right one."""
        self._is_left = left
        self.set_look(self._look)

    def set_forecast_shown(self, shown: bool) -> None:
        """Whether there is anything to foretell."""
        if shown != self._has_forecast:
            self._has_forecast = shown
            self._arrange(self._alone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = self.height() / self._look.factor
        alone = 3 if height >= TALL else 2 if height >= LOW else 1
        if alone != self._alone:
            self._arrange(alone)
        self._fit_tabs()
        self.fit_decision()

    def _arrange(self, alone: int) -> None:
        """Put the first panels one below the other, and the others into tabs; a tab that was looked at stays."""
        shown = self.tabs.currentWidget()
        self._alone = alone
        while self._box.count():
            self._box.takeAt(0)
        self.tabs.clear()
        self._box.addWidget(self.decision, 0)
        if alone > 1:
            self._box.addWidget(self.inspector, 3)
        if alone > 2:
            self._box.addWidget(self.forecast)
        for panel, title in self._tabbed():
            self.tabs.addTab(panel, title)
        self._box.addWidget(self._tab_frame, 3)
        self.tabs.setCurrentIndex(max(0, self.tabs.indexOf(shown)) if shown is not None else 0)
        self._dress()
        self._fit_tabs()
        self._set_limits()

    def _fit_tabs(self) -> None:
        """Write smaller on the tabs where they would not all be seen otherwise."""
        bar = self.tabs.tabBar()
        as_part(bar, "")
        if bar.sizeHint().width() > self.width() - self._look.px(24):
            as_part(bar, "tight")

    def _tabbed(self) -> list[tuple[QWidget, str]]:
        tabs: list[tuple[QWidget, str]] = [(self.log, gettext("Log")), (self.history, gettext("History"))]
        if self._alone < 3 and self._has_forecast:
            tabs.append((self.forecast, gettext("Forecast")))
        if self._alone < 2:
            tabs.append((self.inspector, gettext("Card")))
        return tabs

    def _dress(self) -> None:
        tabbed = [panel for panel, _title in self._tabbed()]
        for panel in (self.decision, self.inspector, self.forecast, self.log, self.history):
            as_part(panel, "page" if panel in tabbed else "panel")
        if self.inspector not in tabbed:
            self.inspector.show()
        if self.forecast not in tabbed:
            self.forecast.setVisible(self._has_forecast)

    def open_item(self, key: str) -> None:
        """Show an item in the inspector, and the inspector if another tab covers it."""
        self.inspector.inspect(key)
        if self.tabs.indexOf(self.inspector) >= 0:
            self.tabs.setCurrentWidget(self.inspector)

    def show_history(self) -> None:
        """Take the keyboard to the history."""
        self.tabs.setCurrentWidget(self.history)
        self.history.tree.setFocus()

    def show_recap(self) -> None:
        """Show the one who has come to the screen what happened since its last choice."""
        self.tabs.setCurrentWidget(self.log)
        self.log.show_recap()

    def fit_decision(self) -> None:
        """Give the decision panel the height that it asks for, and the rest to the others."""
        least, wanted = self.decision.wanted_heights(self.width() - self._look.px(14))
        room = self.height() - self._least_below()
        self.decision.setFixedHeight(max(least, min(wanted, room)))
        self._set_limits(max(0, least - room))

    def _least_below(self) -> int:
        """What the panels below the decision get at the least, if the decision can do with less."""
        look = self._look
        if self._alone == 1:
            return look.px(LEAST_TABS + 34)
        if self._alone == 2:
            return look.px(LEAST_INSPECTOR + LEAST_TABS + 44)
        forecast = self.forecast.sizeHint().height() + look.px(10) if self._has_forecast else 0
        return look.px(LEAST_INSPECTOR + LEAST_TABS + 44) + forecast

    def _set_limits(self, taken: int = 0) -> None:
        """How low the other panels may become. taken: pixels that the decision has to take from them."""
        look, tabbed = self._look, self._alone < 2
        share = taken if tabbed else (taken + 1) // 2
        self.inspector.setMinimumHeight(0 if tabbed else max(0, look.px(LEAST_INSPECTOR) - share))
        self.inspector.setMaximumHeight(UNBOUND if tabbed else look.px(372))
        self._tab_frame.setMinimumHeight(max(0, look.px(LEAST_TABS) - share))
