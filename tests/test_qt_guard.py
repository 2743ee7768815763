"""The Qt binding in use must be one that counts references right (docs/dependencies.md)."""

import sys

from PySide6.QtCore import QObject


def test_void_calls_take_no_reference_of_none() -> None:
    """A faulty binding drops one at every void call and ends the program after some thousands."""
    thing, calls = QObject(), 100
    before = sys.getrefcount(None)
    for _ in range(calls):
        thing.setObjectName("thing")
    assert sys.getrefcount(None) > before - calls // 2
