"""Finds the resources and the catalogues of words, in an installed package or in a checkout.

A wheel carries both folders inside the package; a checkout has them beside it.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


class MissingResource(FileNotFoundError):
    """A file or folder that belongs to the program is not there; the message names it."""


def resource_path(*parts: str) -> Path:
    """The path of a file or folder below `resources`, for example `resource_path("icons", "elf.svg")`."""
    return _existing(_top_folder("resources").joinpath(*parts))


def translations_path() -> Path:
    """The folder that holds `<language>/LC_MESSAGES`."""
    return _top_folder("translations")


def _top_folder(name: str) -> Path:
    inside, beside = PACKAGE / name, PACKAGE.parent / name
    if inside.is_dir():
        return inside
    if beside.is_dir():
        return beside
    raise MissingResource(f"the program's folder '{name}' is missing; looked for {inside} and {beside}")


def _existing(path: Path) -> Path:
    if not path.exists():
        raise MissingResource(f"a file of the program is missing: {path}")
    return path
