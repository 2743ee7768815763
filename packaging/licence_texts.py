"""Puts the licence texts of everything that is inside into a bundle."""

import re
import shutil
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

import sbom

HERE = Path(__file__).resolve().parent
LICENCE = re.compile(r"(^|/)(licen[cs]es?|copying|notice)[^/]*(/.*)?$", re.IGNORECASE)
DOCUMENTS = Path("/usr/share/doc")
QT = "PySide6 and Qt"
OF_QT = ("PySide6_Essentials", "shiboken6")
"""Packages that name their licences without their texts: those lie in packaging/licences, with that of ICU."""
STARTER = "pyinstaller"
"""Its starter is in every bundle, though none of its modules is."""


class NoLicence(Exception):
    """Something is inside of which no licence text was found."""


def collect(bundle: Path, target: Path) -> list[str]:
    """Fill a folder with the licences of a bundle; the names of what has a text there. Raises NoLicence."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(HERE / "licences", target / QT)
    packages = [sbom.PROJECT, STARTER, *(str(part.name) for part in sbom.python_packages(bundle))]
    for name in packages:
        for text in licences_of(distribution(name)):
            _copy(text, target / name)
    _copy(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), target / "Python")
    libraries = [str(part.name) for part in sbom.system_libraries(bundle)]
    for name in libraries:
        _copy(DOCUMENTS / name / "copyright", target / name)
    there = {path.name for path in target.iterdir()}
    missing = {"Python", *packages, *libraries} - there - set(OF_QT)
    if missing:
        raise NoLicence(f"no licence text was found for: {', '.join(sorted(missing))}")
    return sorted(there)


def licences_of(found: Distribution) -> list[Path]:
    """The licence texts of an installed package: those of its own description, else any that it brings."""
    files = [file for file in found.files or () if LICENCE.search(file.as_posix().partition("/")[2])]
    described = [file for file in files if ".dist-info" in str(file)]
    return [Path(str(found.locate_file(file))) for file in described or files]


def _copy(source: Path, folder: Path) -> None:
    if source.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / source.name)
