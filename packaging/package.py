"""Builds what people install, for the system that it runs on: run.py calls it in an environment of its own.

    python packaging/package.py            wheel, source archive, bundle and what is made from it, bill, checksums
    python packaging/package.py STEP…      only these, of: wheel bundle archive deb sbom installer dmg sums

Everything is written to `dist/`; what it is made from lies in `build/package/`.
"""

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "package"
BUNDLE = WORK / "bundle" / "yonder-desktop"
ICONS = WORK / "icons"
SYSTEM = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
STEPS = {
    "linux": ("wheel", "bundle", "sbom", "deb", "archive", "sums"),
    "windows": ("wheel", "bundle", "sbom", "archive", "installer", "sums"),
    "macos": ("wheel", "bundle", "sbom", "dmg", "sums"),
}


def version() -> str:
    """The version of the program, as it says itself."""
    text = (ROOT / "yonder_desktop" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def machine() -> str:
    """The kind of processor, as the names of the packages tell it."""
    return {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())


def epoch() -> int:
    """What all files are dated with: SOURCE_DATE_EPOCH, else the last commit, else the list of changes."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return int(os.environ["SOURCE_DATE_EPOCH"])
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def named(ending: str) -> Path:
    """The place of a package, such as `yonder-desktop-0.1.0-linux-x86_64.tar.xz`."""
    return DIST / f"yonder-desktop-{version()}-{SYSTEM}-{machine()}{ending}"


def run(*words: object) -> None:
    """Run a tool of the environment, away from the checkout: what is installed goes in, not what lies about.

    Chance and clock play no part in what it makes.
    """
    steady = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(epoch())}
    subprocess.run([str(word) for word in words], check=True, cwd=WORK, env={**os.environ, **steady})


# ---- steps ---------------------------------------------------------------------------------------


def wheel() -> None:
    """The wheel and the source archive, and the wheel installed here: the bundle is made from it."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT)
    made = DIST / f"yonder_desktop-{version()}-py3-none-any.whl"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps")
    run(*pip, "--no-index", "--force-reinstall", made)


def bundle() -> None:
    """One folder with the program, all that it needs and the licences of that; icons on the way."""
    import icons
    import licence_texts

    shutil.rmtree(ICONS, ignore_errors=True)
    icons.write_theme(ICONS)
    icons.draw(icons.PROGRAM_DRAWING, WORK / "yonder-desktop.png", icons.LARGEST)
    icons.draw(icons.FILE_DRAWING, WORK / "saved-game.png", icons.LARGEST)
    spec = ROOT / "packaging" / f"yonder-desktop-{SYSTEM}.spec"
    places = ("--distpath", BUNDLE.parent, "--workpath", WORK / "pyinstaller")
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec)
    for inside in (BUNDLE, *BUNDLE.parent.glob("*.app/Contents/Resources")):
        licence_texts.collect(BUNDLE, inside / "licences")


def sbom() -> None:
    """The bill of materials."""
    import sbom as bill

    bill.write(BUNDLE, named(".cdx.json"), epoch())


def archive() -> None:
    """The bundle in one file, to be unpacked anywhere."""
    if SYSTEM == "windows":
        with ZipFile(named(".zip"), "w", ZIP_DEFLATED, compresslevel=9) as packed:
            for path in sorted(BUNDLE.rglob("*")):
                packed.write(path, path.relative_to(BUNDLE.parent))
        return
    with (
        lzma.open(named(".tar.xz"), "wb", preset=6) as file,
        tarfile.open(fileobj=file, mode="w", format=tarfile.PAX_FORMAT) as packed,
    ):
        for path in [BUNDLE, *sorted(BUNDLE.rglob("*"))]:
            packed.add(path, path.relative_to(BUNDLE.parent), recursive=False, filter=_nobody)


def _nobody(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Files in the archive belong to nobody in particular and are as old as the last change."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = epoch()
    info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
    return info


def deb() -> None:
    """The package for Debian and Ubuntu."""
    import debian

    release = debian.Release(version(), machine(), epoch())
    name = f"yonder-desktop_{debian.debian_version(version())}_{debian.ARCHITECTURES[machine()]}.deb"
    debian.build(BUNDLE, ICONS, named(".cdx.json"), WORK / "deb", DIST / name, release)


def installer() -> None:
    """The installer for Windows, by Inno Setup."""
    script = ROOT / "packaging" / "windows" / "yonder-desktop.iss"
    run("iscc", f"/DVersion={version()}", f"/DBundle={BUNDLE}", f"/DTarget={DIST}", script)


def dmg() -> None:
    """The disk image for macOS, with the program to be dragged into its folder."""
    run("bash", ROOT / "packaging" / "macos" / "dmg.sh", BUNDLE.parent / "Yonder Desktop.app", named(".dmg"))


def sums() -> None:
    """The checksums of all packages, in the form that `sha256sum --check` reads."""
    files = sorted(
        path for path in DIST.iterdir() if path.is_file() and not path.name.startswith("SHA256SUMS")
    )
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / f"SHA256SUMS-{SYSTEM}").write_text("".join(lines), encoding="utf-8", newline="\n")


KNOWN = {step.__name__: step for step in (wheel, bundle, sbom, archive, deb, installer, dmg, sums)}


def main(words: list[str]) -> int:
    """Do the steps that are named, or all of this system; `version` alone says which version they are of."""
    if words == ["version"]:
        print(version())
        return 0
    unknown = [word for word in words if word not in KNOWN]
    if unknown:
        print(f"unknown step '{unknown[0]}'; the steps are {', '.join(KNOWN)}", file=sys.stderr)
        return 2
    if not words:
        shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    for word in words or STEPS[SYSTEM]:
        print(f"== {word}", file=sys.stderr, flush=True)
        KNOWN[word]()
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
