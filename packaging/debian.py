"""Makes the Debian package of a bundle with dpkg-deb: the same bundle always gives the same package."""

import gzip
import hashlib
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import elf

HERE = Path(__file__).resolve().parent
HOME = "usr/lib/yonder-desktop"
MAINTAINER = "Yonder Desktop contributors <maintainers@yonder-desktop.invalid>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
}
"""The package of each library that is left to the system. What is not here has to be in the bundle."""
GLIBC = (
    "ld-linux",
    "libc.so",
    "libdl.so",
    "libm.so",
    "libmvec.so",
    "libpthread.so",
    "libresolv.so",
    "librt.so",
)
DATA = ("libx11-data", "xkb-data")
"""Packages with files that libraries of the bundle read: what keys mean, and how they are combined."""

DESCRIPTION = """Three tabletop games for one screen
 Yonder, YRO and Ylandyss, against computer players or with others at the same
 screen: by drag, by clicks, by keyboard or from a list. Every choice can be
 taken back and is saved at once."""


class Release(NamedTuple):
    """version: as Python spells it. machine: as the kernel calls it. epoch: seconds that all files are dated with."""

    version: str
    machine: str
    epoch: int


class UnknownLibrary(Exception):
    """A file of the bundle needs a library that is neither in it nor in a known package."""


def debian_version(version: str) -> str:
    """A version as Debian sorts it: `1.0rc1` comes before `1.0`."""
    for mark in (".dev", "a", "b", "rc"):
        version = version.replace(mark, f"~{mark.strip('.')}")
    return version


def depends(bundle: Path) -> list[str]:
    """The packages that have to be installed for the bundle to start. Raises UnknownLibrary."""
    names = [name for name in elf.missing(bundle) if not name.startswith(GLIBC)]
    unknown = sorted(set(names) - set(PACKAGES))
    if unknown:
        raise UnknownLibrary(f"not in the bundle, and of no known package: {', '.join(unknown)}")
    return [f"libc6 (>= {elf.glibc_of(bundle)})", *sorted({PACKAGES[name] for name in names} | set(DATA))]


def build(bundle: Path, icons: Path, sbom: Path, work: Path, target: Path, release: Release) -> Path:
    """Write the package of a bundle to `target`; `work` is emptied and filled with what goes into it."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(bundle, work / HOME, symlinks=True)
    _add_to_desktop(work, icons, release)
    _add_documents(work / "usr/share/doc/yonder-desktop", sbom, release.epoch)
    (work / "usr/bin").mkdir(parents=True)
    (work / "usr/bin/yonder-desktop").symlink_to("../lib/yonder-desktop/yonder-desktop")
    _tidy(work)
    control = work / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(bundle, work, release), encoding="utf-8")
    (control / "md5sums").write_text(_sums(work), encoding="utf-8")
    _date(work, release.epoch)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(target)]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(release.epoch)})
    return target


def _add_to_desktop(work: Path, icons: Path, release: Release) -> None:
    """Menu entry, description for software centres, kinds of files, icons."""
    share = work / "usr/share"
    shutil.copytree(icons, share / "icons/hicolor")
    for source, place in (
        ("yonder-desktop.desktop", "applications/yonder-desktop.desktop"),
        ("yonder-desktop.metainfo.xml", "metainfo/yonder-desktop.metainfo.xml"),
        ("yonder-desktop-mime.xml", "mime/packages/yonder-desktop.xml"),
    ):
        text = (HERE / "linux" / source).read_text(encoding="utf-8")
        (share / place).parent.mkdir(parents=True)
        (share / place).write_text(filled(text, release), encoding="utf-8")


def filled(text: str, release: Release) -> str:
    """A text with version and date of the release in their places."""
    date = datetime.fromtimestamp(release.epoch, UTC).date().isoformat()
    return text.replace("@VERSION@", release.version).replace("@DATE@", date)


def _add_documents(folder: Path, sbom: Path, epoch: int) -> None:
    folder.mkdir(parents=True)
    shutil.copyfile(HERE / "linux" / "copyright", folder / "copyright")
    shutil.copyfile(sbom, folder / "yonder-desktop.cdx.json")
    with gzip.GzipFile(folder / "changelog.gz", "wb", mtime=epoch) as file:
        file.write((HERE.parent / "CHANGELOG.md").read_bytes())


def _control(bundle: Path, work: Path, release: Release) -> str:
    size = sum(path.stat().st_size for path in work.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": "yonder-desktop",
        "Version": debian_version(release.version),
        "Section": "games",
        "Priority": "optional",
        "Architecture": ARCHITECTURES[release.machine],
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join(depends(bundle)),
        "Recommends": "hicolor-icon-theme, libasound2t64 | libasound2, shared-mime-info",
        "Suggests": "xdg-desktop-portal",
        "Maintainer": MAINTAINER,
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _sums(work: Path) -> str:
    files = sorted(path for path in (work / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(work)}\n"
        for path in files
    )


def _tidy(work: Path) -> None:
    """What the build machine's habits do not change: only programs may be run, everybody may read."""
    for path in [work, *work.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def _date(work: Path, epoch: int) -> None:
    for path in [*work.rglob("*"), work]:
        os.utime(path, (epoch, epoch), follow_symlinks=False)
