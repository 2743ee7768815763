"""Writes the software bill of materials of a bundle, in CycloneDX: what is inside, in which version and licence."""

import hashlib
import subprocess
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution, packages_distributions, version
from pathlib import Path

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from PyInstaller.archive.readers import CArchiveReader

PROJECT = "yonder-desktop"
LICENCES = LicenseFactory()
KNOWN_LICENCES = {
    "font-source-sans-pro": "OFL-1.1",
    "font-source-serif-pro": "OFL-1.1",
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}
"""Of packages whose own data names several, or none in the words of SPDX."""


def write(bundle: Path, target: Path, epoch: int) -> Path:
    """Write the bill of a bundle as JSON; the same bundle always gives the same bill."""
    bom = Bom(serial_number=_serial(bundle))
    bom.metadata.timestamp = datetime.fromtimestamp(epoch, UTC)
    bom.metadata.component = _of_python(distribution(PROJECT), ComponentType.APPLICATION)
    parts = [*python_packages(bundle), *runtime(), *system_libraries(bundle)]
    for part in sorted(parts, key=lambda part: str(part.purl)):
        bom.components.add(part)
    bom.register_dependency(bom.metadata.component, bom.components)
    made = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)
    target.write_text(made + "\n", encoding="utf-8")
    return target


def python_packages(bundle: Path) -> Iterator[Component]:
    """The packages of which modules are inside."""
    known = packages_distributions()
    names = {name for module in modules(bundle) for name in known.get(module, ())}
    for name in sorted(names - {PROJECT}):
        yield _of_python(distribution(name), ComponentType.LIBRARY)


def modules(bundle: Path) -> set[str]:
    """The top-level modules in the archive of the program, and the folders beside it."""
    program = next(path for path in (bundle / PROJECT, bundle / f"{PROJECT}.exe") if path.exists())
    archive = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz")
    inside = {str(name).partition(".")[0] for name in archive.toc}
    return inside | {path.name.partition(".")[0] for path in (bundle / "_internal").iterdir()}


def runtime() -> Iterator[Component]:
    """What runs the program: Python, the starter, Qt and what Qt brings along."""
    python = ".".join(map(str, sys.version_info[:3]))
    qt = version("PySide6-Essentials")
    yield _generic("cpython", python, "PSF-2.0")
    yield _generic(
        "pyinstaller-bootloader", version("pyinstaller"), "GPL-2.0-or-later WITH Bootloader-exception"
    )
    yield _generic("qt", qt, "LGPL-3.0-only")
    yield _generic("icu", "73", "Unicode-3.0")


def system_libraries(bundle: Path) -> Iterator[Component]:
    """The packages of Debian whose libraries are inside, each with the sums of its libraries."""
    if not sys.platform.startswith("linux"):
        return
    sources = library_sources()
    found: dict[tuple[str, str], list[Path]] = {}
    for path in sorted((bundle / "_internal").glob("lib*.so*")):
        if not path.is_symlink() and path.name in sources and not path.name.startswith("libpython"):
            found.setdefault(package_of(sources[path.name]), []).append(path)
    for (name, number), files in found.items():
        hashes = [HashType(alg=HashAlgorithm.SHA_256, content=_sum(path)) for path in files]
        url = PackageURL("deb", "debian", name, number) if number else PackageURL("generic", None, name)
        yield Component(
            name=name,
            version=number or None,
            type=ComponentType.LIBRARY,
            purl=url,
            bom_ref=str(url),
            hashes=hashes,
        )


def library_sources() -> dict[str, Path]:
    """Where the loader of this system finds each library."""
    listing = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=False).stdout
    lines = [line.split() for line in listing.splitlines() if " => " in line]
    return {words[0]: Path(words[-1]) for words in reversed(lines)}


def package_of(library: Path) -> tuple[str, str]:
    """The Debian package of a library and its version; the name of the library itself where nobody knows."""
    for path in (library, library.resolve()):
        for place in (path, Path("/usr") / path.relative_to("/")):
            asked = ["dpkg-query", "-S", str(place)]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                name = done.stdout.partition(": ")[0].partition(",")[0]
                asked = ["dpkg-query", "-W", "-f", "${Version}", name]
                number = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
                return name.partition(":")[0], number
    return library.name, ""


def _of_python(found: Distribution, kind: ComponentType) -> Component:
    name = found.metadata["Name"]
    said = KNOWN_LICENCES.get(name.lower().replace("_", "-")) or found.metadata["License-Expression"]
    said = said or found.metadata["License"]
    url = PackageURL("pypi", None, name.lower().replace("_", "-"), found.version)
    licences = [LICENCES.make_from_string(said)] if said and "\n" not in said else []
    return Component(
        name=name, version=found.version, type=kind, purl=url, bom_ref=str(url), licenses=licences,
        description=found.metadata["Summary"],
    )  # fmt: skip


def _generic(name: str, number: str, licence: str) -> Component:
    url = PackageURL("generic", None, name, number)
    return Component(
        name=name, version=number, type=ComponentType.LIBRARY, purl=url, bom_ref=str(url),
        licenses=[LICENCES.make_from_string(licence)],
    )  # fmt: skip


def _serial(bundle: Path) -> uuid.UUID:
    """A number of this bundle's own, from the names and sums of all its files."""
    files = sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    text = "\n".join(f"{path.relative_to(bundle).as_posix()} {_sum(path)}" for path in files)
    return uuid.uuid5(uuid.NAMESPACE_URL, text)


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
