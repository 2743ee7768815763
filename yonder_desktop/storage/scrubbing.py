"""Texts for others: without the folders of this machine, and without the names of its person and of itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

PATH = "<path>"
CODE_ROOTS = ("yonder_desktop/", "site-packages/", "dist-packages/")
PYTHON = re.compile(r"/(?:lib|Lib)/python3\.\d+/")
QUOTED = re.compile(r"""(["'])((?:[A-Za-z]:)?[/\\][^"'\n]*)\1""")
PART = r"""[^\s"'<>|,;()]*"""
# A space within a path is known by a slash that still follows.
BARE = re.compile(
    rf"""(?<![\w.:/\\<>~])(?:[A-Za-z]:[/\\]|/(?=[^/\s])){PART}(?: [^\n"'<>|,;()/\\]+[/\\]{PART})*"""
)
ADDRESS = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")


def scrubbed(text: str, folders: Sequence[Path], names: Sequence[str]) -> str:
    """The text without paths, apart from where in the program or in Python something happened.

    folders: those of the person, which may have spaces in their names. names: of the person and the machine.
    """
    text = QUOTED.sub(lambda found: f"{found[1]}{_short(found, 2)}{found[1]}", text)
    for folder in sorted((str(folder) for folder in folders), key=len, reverse=True):
        if len(folder) > 1:
            text = re.sub(re.escape(folder) + r"[^\n\"',]*", _short, text)
    text = BARE.sub(_short, text)
    text = ADDRESS.sub("<address>", text)
    for name in names:
        if len(name) > 2:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text, flags=re.IGNORECASE)
    return text


def _short(found: re.Match[str], group: int = 0) -> str:
    """A path as others may see it: where it lies in the program or in Python, else nothing of it."""
    path = found[group].replace("\\", "/")
    for root in CODE_ROOTS:
        if root in path and path.endswith(".py"):
            return path[path.rindex(root) :]
    python = PYTHON.search(path)
    if python is not None and path.endswith(".py"):
        return "python/" + path[python.end() :]
    return PATH
