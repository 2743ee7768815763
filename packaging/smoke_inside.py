"""Compares a bundle with its bill of materials: what is inside stands on it, and what stands on it is inside."""

import hashlib
import json
from pathlib import Path
from typing import Any

from smoke_screen import Failed

OF_QT = ("libQt6", "libicu", "libpyside6", "libshiboken6")
OF_PYTHON = ("libpython", "python3", "base_library", "_internal")
FOLDERS = {
    "PySide6": "PySide6_Essentials",
    "_cffi_backend": "cffi",
    "_miniaudio": "miniaudio",
    "font_source_sans_pro": "font-source-sans-pro",
    "font_source_serif_pro": "font-source-serif-pro",
    "yonder_desktop": "yonder-desktop",
}
"""Names in the bundle that are not those of their packages."""
WITHOUT_FOLDER = {"cpython": "Python", "qt": "PySide6 and Qt", "icu": "PySide6 and Qt",
                  "PySide6_Essentials": "PySide6 and Qt", "shiboken6": "PySide6 and Qt",
                  "pyinstaller-bootloader": "pyinstaller"}  # fmt: skip
"""Where the licence of a part lies that has no folder of its own name."""


def check(bundle: Path, bill: Path) -> str:
    """What was compared, in words. Raises Failed."""
    told = json.loads(bill.read_text(encoding="utf-8"))
    parts = [told["metadata"]["component"], *told["components"]]
    names = {part["name"] for part in parts}
    sums = {one["content"] for part in parts for one in part.get("hashes", ())}
    internal = bundle / "_internal"
    libraries = _libraries(internal)
    strangers = [path.name for path in libraries if _sum(path) not in sums]
    strangers += [name for name in _packages(internal) if name not in names]
    gone = sums - {_sum(path) for path in libraries}
    silent = [part["name"] for part in parts if not _has_licence(bundle, part)]
    unsaid = [part["name"] for part in parts if not part.get("version") or not part.get("purl")]
    for problem, found in (
        ("inside, but not on the bill", strangers),
        ("on the bill, but not inside", sorted(gone)),
        ("without a licence text", silent),
        ("without version or address", unsaid),
    ):
        if found:
            raise Failed(f"{problem}: {', '.join(found)}")
    return f"{len(parts)} parts on the bill; {len(libraries)} libraries by their sums; a licence text for each part"


def _libraries(internal: Path) -> list[Path]:
    """The libraries beside the program that are neither Qt's nor Python's."""
    found = [path for path in sorted(internal.glob("lib*.so*")) if not path.is_symlink()]
    return [path for path in found if not path.name.startswith((*OF_QT, *OF_PYTHON))]


def _packages(internal: Path) -> list[str]:
    """The packages of Python that have a folder or a file of their own."""
    others = ("lib", "pydantic-", *OF_PYTHON)
    names = {path.name.partition(".")[0] for path in internal.iterdir() if not path.name.startswith(others)}
    return sorted(FOLDERS.get(name, name) for name in names)


def _has_licence(bundle: Path, part: dict[str, Any]) -> bool:
    folder = bundle / "licences" / WITHOUT_FOLDER.get(part["name"], part["name"])
    return folder.is_dir() and any(path.stat().st_size for path in folder.iterdir())


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
