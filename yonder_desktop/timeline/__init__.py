"""The tree of a game's history and the policy of taking back; pure."""

from yonder_desktop.timeline.history import History
from yonder_desktop.timeline.lines import Line
from yonder_desktop.timeline.node import Node
from yonder_desktop.timeline.takeback import Crossing

__all__ = ["Crossing", "History", "Line", "Node"]
