"""Bug report files: a position with its history, the versions, and the end of the log, as one JSON file.

Nothing in it tells of the machine or its person, apart from the names of the players.
"""

from __future__ import annotations

import contextlib
import getpass
import json
import platform
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from yonder_desktop.storage.documents import REPORT, SaveDocument
from yonder_desktop.storage.scrubbing import scrubbed

VERSION = 1
LOG_LINES = 400
LOG_BYTES = 200_000
OFTEN = ("root", "user", "admin", "home")
"""Names of people at machines that say nothing, and are words of logs."""


def make_report(
    said: str,
    versions: dict[str, str],
    log: Sequence[str],
    document: SaveDocument | None = None,
    code: str = "",
) -> str:
    """The text of a report file. said: what the person writes; log: lines that were scrubbed.

    The game in it is a practice game: whoever looks into a fault plays on from there, and that counts for nobody.
    """
    content: dict[str, Any] = {
        REPORT: VERSION,
        "written_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "said": said,
        "versions": versions,
        "position": code,
        "save": None,
        "log": list(log),
    }
    if document is not None:
        anonymous = document.model_copy(update={"title": "", "practice": True})
        content["save"] = anonymous.model_dump(mode="json")
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def end_of_log(path: Path, folders: Sequence[Path]) -> list[str]:
    """The last lines of the log as others may read them; none where there is no log."""
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - LOG_BYTES))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return []
    private = [*folders, Path.home(), Path(tempfile.gettempdir())]
    return scrubbed(text, private, _names()).splitlines()[-LOG_LINES:]


def _names() -> list[str]:
    """What the person and the machine are called."""
    names = [platform.node()]
    with contextlib.suppress(
        OSError, KeyError, ImportError
    ):  # there may be no name for the number of the person
        names.append(getpass.getuser())
    return [name for name in names if name.lower() not in OFTEN]
