"""A progress bar on a terminal, and nothing elsewhere."""

from __future__ import annotations

import sys
from typing import TextIO

WIDTH = 30


class Progress:
    """Counts steps of a known number; drawn on standard error if that is a terminal."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = max(1, total)
        self._stream = stream if stream is not None else sys.stderr
        self._drawn = -1
        self._done = 0
        self._is_shown = self._stream.isatty()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        cells = WIDTH * self._done // self._total
        if self._is_shown and (cells != self._drawn or self._done == self._total):
            self._drawn = cells
            bar = "█" * cells + "░" * (WIDTH - cells)
            self._stream.write(f"\r{bar} {self._done}/{self._total}")
            self._stream.flush()

    def close(self) -> None:
        """Leave an empty line for what follows."""
        if self._is_shown and self._drawn >= 0:
            self._stream.write("\r" + " " * (WIDTH + 20) + "\r")
            self._stream.flush()
