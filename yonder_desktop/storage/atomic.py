"""Files written so that there is always a whole one: the old one or the new one."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from yonder_desktop.storage.paths import ensure_folder
from yonder_desktop.storage.problems import problem_of

STALE_SECONDS = 3600.0


def write_atomically(path: Path, content: bytes) -> None:
    """Write `content` to `path`, or leave what was there. Raises StorageProblem."""
    target = Path(os.path.realpath(path))
    ensure_folder(target.parent)
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        _write_through(temporary, content)
        os.replace(temporary, target)
        _sync_folder(target.parent)
    except OSError as error:
        _remove(temporary)
        raise problem_of(error, path, "not_written") from error


def remove_stale(folder: Path) -> None:
    """Remove temporary files that a killed program left in `folder`."""
    try:
        found = list(folder.glob(".*.tmp"))
    except OSError:
        return
    for path in found:
        if _age(path) > STALE_SECONDS:
            _remove(path)


def _write_through(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make the new name of the file last; systems that cannot do this for folders need not."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    with contextlib.suppress(OSError):
        os.fsync(handle)
    os.close(handle)


def _age(path: Path) -> float:
    """Seconds since the file was written; 0 if it is gone."""
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return 0.0


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
