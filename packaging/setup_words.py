"""The words of run.py in the language of the person, read from the catalogues before anything is set up.

Standard library only, and no syntax newer than Python 3.7, as run.py.
"""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path

CATALOGUES = Path(__file__).resolve().parent.parent / "translations"
NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_catalogues: dict[str, dict[str, str]] = {}


def gettext(message: str) -> str:
    """The message in the language asked for with --lang, else that of the system, else in English."""
    language = wanted_language(sys.argv[1:], dict(os.environ))
    if language not in _catalogues:
        _catalogues[language] = catalogue(CATALOGUES / language / "LC_MESSAGES" / "yonder_desktop.po")
    return _catalogues[language].get(message) or message


def wanted_language(words: list[str], environ: dict[str, str]) -> str:
    """The first two or three letters of it, such as `de`."""
    system = next((environ[name] for name in NAMES if environ.get(name)), "en")
    asked = [word[7:] for word in words if word.startswith("--lang=")]
    asked += [after for word, after in zip(words, words[1:]) if word == "--lang"]
    letters = (asked[:1] or [system])[0].replace(":", "_").replace(".", "_").replace("-", "_").split("_")[0]
    return letters if letters.isalpha() else "en"


def catalogue(path: Path) -> dict[str, str]:
    """The messages of a .po file that have neither context nor plural; none where it cannot be read."""
    try:
        blocks = path.read_text(encoding="utf-8").split("\n\n")
        return dict(
            _read(block) for block in blocks if "\nmsgid " in "\n" + block and "\nmsgctxt " not in block
        )
    except (OSError, ValueError, SyntaxError):
        return {}


def _read(block: str) -> tuple[str, str]:
    """Message and translation of one entry, each in one line or in several."""
    texts = {"msgid": "", "msgstr": ""}
    key = ""
    for line in block.splitlines():
        word, _space, rest = line.partition(" ")
        if line.startswith('"') and key in texts:
            texts[key] += str(ast.literal_eval(line))
        elif not line.startswith("#"):
            key = word
            if key in texts:
                texts[key] = str(ast.literal_eval(rest))
    return texts["msgid"], texts["msgstr"]
