"""The rail beside the table: decision, inspector, forecast, log. With little height the last ones share tabs."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QTabWidget, QVBoxLayout, QWidget

from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.forecast_panel import ForecastPanel
from yonder_desktop.ui.inspector_panel import InspectorPanel
from yonder_desktop.ui.log_panel import LogPanel
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

NARROWEST, WIDEST = 300, 392
SHARE = 0.205
"""Of the window's width, between the narrowest and the widest."""
LEAST_INSPECTOR, LEAST_LOG, LEAST_TABS = 210, 110, 210
"""Heights in pixels at 100 %."""
UNBOUND = 16_777_215
LOW = 880
"""Below this height, at 100 %, the inspector, the forecast and the log share tabs."""


def rail_width(window_width: float) -> float:
    """The width of the rail for a window, in pixels at 100 %."""
    return min(WIDEST, max(NARROWEST, window_width * SHARE))


class SideRail(QWidget):
    """Four panels, one below the other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._low: bool | None = None
        self._has_forecast = False
        self.decision = DecisionPanel(look)
        self.inspector = InspectorPanel(look)
        self.forecast = ForecastPanel(look)
        self.log = LogPanel(look)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self._tab_frame = as_part(QFrame(), "panel")
        self._tab_box = QVBoxLayout(self._tab_frame)
        self._tab_box.addWidget(self.tabs)
        self._box = QVBoxLayout(self)
        self.decision.grown.connect(self.fit_decision)
        self._arrange(False)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._box.setContentsMargins(0, look.px(12), look.px(14), look.px(12))
        self._box.setSpacing(look.px(10))
        self._tab_box.setContentsMargins(look.px(4), look.px(2), look.px(4), look.px(4))
        for panel in (self.decision, self.inspector, self.forecast, self.log):
            panel.set_look(look)
        self.forecast.setVisible(self._has_forecast)
        self._set_limits()

    def set_forecast_shown(self, shown: bool) -> None:
        """Whether there is anything to foretell."""
        if shown != self._has_forecast:
            self._has_forecast = shown
            self._arrange(bool(self._low))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_decision()
        low = self.height() < self._look.px(LOW)
        if low != self._low:
            self._arrange(low)

    def _arrange(self, low: bool) -> None:
        """Put the panels one below the other, or the last three into tabs."""
        self._low = low
        while self._box.count():
            self._box.takeAt(0)
        self.tabs.clear()
        parts = [(self.log, gettext("Log")), (self.inspector, gettext("Card"))]
        if self._has_forecast:
            parts.insert(1, (self.forecast, gettext("Forecast")))
        self._box.addWidget(self.decision, 0)
        if low:
            for panel, title in parts:
                self.tabs.addTab(panel, title)
            self._box.addWidget(self._tab_frame, 3)
        else:
            self._box.addWidget(self.inspector, 4)
            self._box.addWidget(self.forecast)
            self._box.addWidget(self.log, 3)
        self._show(low)
        self._set_limits()

    def _show(self, low: bool) -> None:
        self._tab_frame.setVisible(low)
        self.log.set_headed(not low)
        for panel in (self.decision, self.inspector, self.log):
            as_part(panel, "page" if low and panel is not self.decision else "panel")
        as_part(self.forecast, "page" if low else "panel")
        if not low:
            self.inspector.show()
            self.log.show()
            self.forecast.setVisible(self._has_forecast)

    def fit_decision(self) -> None:
        """Give the decision panel the height that it asks for, and the rest to the others."""
        least, wanted = self.decision.wanted_heights(self.width() - self._look.px(14))
        room = self.height() - self._least_below()
        self.decision.setFixedHeight(max(least, min(wanted, room)))

    def _least_below(self) -> int:
        """What the panels below the decision get at the least, if the decision can do with less."""
        look = self._look
        if self._low:
            return look.px(LEAST_TABS + 34)
        forecast = self.forecast.sizeHint().height() + look.px(10) if self._has_forecast else 0
        return look.px(LEAST_INSPECTOR + LEAST_LOG + 44) + forecast

    def _set_limits(self) -> None:
        low = bool(self._low)
        self.inspector.setMinimumHeight(0 if low else self._look.px(LEAST_INSPECTOR))
        self.inspector.setMaximumHeight(UNBOUND if low else self._look.px(372))
        self.log.setMinimumHeight(0 if low else self._look.px(LEAST_LOG))
        self._tab_frame.setMinimumHeight(self._look.px(LEAST_TABS) if low else 0)
