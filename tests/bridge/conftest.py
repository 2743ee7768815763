"""What tests of QObjects without a window stand on."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _garbage_is_collected_between_tests() -> Iterator[None]:
    """Sessions made here have no parent, so that Python ends them, in whatever call it collects its garbage.

    Inside a call that connects or disconnects, Qt then waits for a lock that this very call holds. In the program
    the desk is the parent of every session.
    """
    gc.disable()
    yield
    gc.enable()
    gc.collect(1)
