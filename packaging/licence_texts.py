"""Puts the licence texts of everything that is inside into a bundle."""

import re
import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import sbom

HERE = Path(__file__).resolve().parent
LICENCE = re.compile(r"(^|/)(licen[cs]es?|copying|notice)[^/]*(/.*)?$", re.IGNORECASE)
DOCUMENTS = Path("/usr/share/doc")


def collect(bundle: Path, target: Path) -> list[str]:
    """Fill a folder with the licences of a bundle; the names of what has a text there.

    PySide6 and Qt name their licences without their texts: those lie in packaging/licences.
    """
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HERE / "licences", target / "PySide6 and Qt")
    for part in [sbom.PROJECT, *(part.name for part in sbom.python_packages(bundle))]:
        found = distribution(part)
        for file in found.files or ():
            if ".dist-info" in str(file) and LICENCE.search(str(file.as_posix()).partition("/")[2]):
                _copy(Path(str(found.locate_file(file))), target / part)
    _copy(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), target / "Python")
    for part in sbom.system_libraries(bundle):
        _copy(DOCUMENTS / part.name / "copyright", target / part.name)
    return sorted(path.name for path in target.iterdir())


def _copy(source: Path, folder: Path) -> None:
    if source.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / source.name)
