"""What shared libraries and programs of Linux need, as binutils' objdump tells it."""

import re
import subprocess
from functools import lru_cache
from pathlib import Path

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
MAGIC = b"\x7fELF"


def is_elf(path: Path) -> bool:
    """Whether a file is a program or a shared library of Linux."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def needed(path: str | Path) -> set[str]:
    """The names of the libraries that a file is linked with itself."""
    return set(NEEDED.findall(_headers(str(path))))


def glibc(path: str | Path) -> tuple[int, int]:
    """The version of glibc that a file needs at least."""
    found = [(int(major), int(minor)) for major, minor in GLIBC.findall(_headers(str(path)))]
    return max(found, default=(2, 0))


@lru_cache(maxsize=2048)
def _headers(path: str) -> str:
    done = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    return done.stdout


def missing(bundle: Path) -> set[str]:
    """The libraries that files of a folder need, and that are not in it: the system has to have them."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    there = {path.name for path in bundle.rglob("*")}
    return {name for path in files for name in needed(path)} - there


def glibc_of(bundle: Path) -> str:
    """The version of glibc that a folder needs at least, such as `2.34`."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    major, minor = max(glibc(path) for path in files)
    return f"{major}.{minor}"
