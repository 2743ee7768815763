"""Unexpected failures: written to a rotated log, and shown in a dialog. The autosave is never touched."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.positions import versions
from yonder_desktop.storage.paths import LOG_NAME, ensure_folder
from yonder_desktop.storage.problems import StorageProblem

LARGEST_BYTES, KEPT_FILES = 500_000, 3


class Faults(QObject):
    """Catches what nothing else has caught. `reported` gives the text of a report, from whatever thread it came."""

    reported = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / LOG_NAME
        self._before = (sys.excepthook, threading.excepthook)
        self._log = logging.getLogger("yonder_desktop")
        self._add_file(folder)

    def _add_file(self, folder: Path) -> None:
        """Without a folder to write to, the report is shown all the same."""
        self._log.propagate = False
        for handler in list(self._log.handlers):
            self._log.removeHandler(handler)
            handler.close()
        try:
            ensure_folder(folder)
            handler = RotatingFileHandler(
                self.path, maxBytes=LARGEST_BYTES, backupCount=KEPT_FILES, encoding="utf-8", delay=True
            )
        except (OSError, StorageProblem):
            self._log.addHandler(logging.NullHandler())
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self._log.addHandler(handler)

    def install(self) -> None:
        """Catch failures of this process from now on."""
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def remove(self) -> None:
        """Catch nothing any more."""
        sys.excepthook, threading.excepthook = self._before

    def report(self, text: str) -> None:
        """Write a report and show it."""
        whole = f"{machine()}\n\n{text}"
        self._log.error("%s", whole)
        self.reported.emit(whole)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report("".join(traceback.format_exception(kind, error, trace)))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        error = args.exc_value or args.exc_type()
        self.report("".join(traceback.format_exception(args.exc_type, error, args.exc_traceback)))


def machine() -> str:
    """What a report says of program and machine."""
    found = versions()
    return f"Yonder Desktop {found['program']}, Qt {found['Qt']}, Python {found['Python']}, {found['system']}"
