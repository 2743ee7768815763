"""The Debian package in a clean root: installed by dpkg beside nothing but what it declares, started, removed."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from smoke_program import Program
from smoke_screen import Failed, wait_until

SUITE = "bookworm"
HOME = "usr/lib/yonder-desktop"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
INSTALLED = (
    "usr/bin/yonder-desktop",
    "usr/share/applications/yonder-desktop.desktop",
    "usr/share/metainfo/yonder-desktop.metainfo.xml",
    "usr/share/mime/packages/yonder-desktop.xml",
    "usr/share/icons/hicolor/48x48/apps/yonder-desktop.png",
    "usr/share/icons/hicolor/48x48/mimetypes/application-x-yonder-desktop-game.png",
)


def check(package: Path, program: Program, pictures: Path) -> str:
    """Install, start, look, remove. Raises Failed. Needs root."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        raise Failed("a clean root needs debootstrap, and to be root")
    root = Path(tempfile.mkdtemp(prefix="clean-root-"))
    root.chmod(0o755)
    try:
        wanted = dependencies(package)
        bootstrap(root, wanted)
        shutil.copyfile(package, root / "package.deb")
        told("mount", "-t", "proc", "proc", root / "proc")
        try:
            return _used(root, program, pictures, wanted)
        finally:
            told("umount", root / "proc")
    finally:
        shutil.rmtree(root)


def dependencies(package: Path) -> list[str]:
    """The packages that a package declares to need; of alternatives the last, which this suite has."""
    listed = told("dpkg-deb", "--field", package, "Depends")
    return [name.split("|")[-1].split()[0] for name in listed.split(",")]


def bootstrap(root: Path, names: list[str]) -> None:
    """A smallest Debian with these packages, from the mirror that this machine itself uses."""
    words: list[str] = []
    for line in told(
        "apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)", "Created-By: Packages"
    ).splitlines():
        site, _space, release = line.partition(" ")
        if release == SUITE:
            words = [site]
    command = ("debootstrap", "--variant=minbase", f"--include={','.join(names)}", SUITE, root, *words)
    told(*command)


def _used(root: Path, program: Program, pictures: Path, wanted: list[str]) -> str:
    before = set(told("chroot", root, "dpkg-query", "-W", "-f", "${Package}\n").split())
    told("chroot", root, "dpkg", "--install", "/package.deb")
    missing = [path for path in INSTALLED if not (root / path).is_file()]
    owners = {path.lstat().st_uid for path in (root / HOME).rglob("*")}
    if missing or owners != {0}:
        raise Failed(f"missing after the installation: {missing}; owners: {owners}")
    version = told("chroot", root, "yonder-desktop", "--version").strip()
    _start(root, program, pictures)
    told("chroot", root, "dpkg", "--purge", "yonder-desktop")
    left = [path for path in (*INSTALLED, HOME) if (root / path).exists()]
    if left:
        raise Failed(f"left behind by its removal: {left}")
    return f"{version} beside {len(before)} packages, {len(wanted)} of them declared; started, purged, nothing left"


def _start(root: Path, outside: Program, pictures: Path) -> None:
    told("chroot", root, "useradd", "--create-home", "player")
    screen = outside.screen
    environ = {"DISPLAY": screen.name, "HOME": "/home/player", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    environ["LANGUAGE"] = outside.language
    command = ["/usr/sbin/chroot", "--userspec=player", str(root), "yonder-desktop", "--scale", "200"]
    program = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        wait_until(
            lambda: program.poll() is not None or screen.front() == "Yonder Desktop", "the window in the root"
        )
        time.sleep(2)
        screen.keep(pictures / "deb.png")
        screen.keys("ctrl+q")
        wait_until(lambda: program.poll() is not None, "the end of the program in the root")
    finally:
        program.kill()
        said = program.communicate()[0].decode("utf-8", "replace")
    if program.returncode != 0 or said:
        raise Failed(f"it ended with {program.returncode}: {said}")


def told(*words: object) -> str:
    """What a tool says. Raises Failed with its complaint."""
    environ = {**os.environ, "PATH": PATH, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    command = [str(word) for word in words]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"{words[0]}: {done.stdout[-500:]}{done.stderr[-1500:]}")
    return done.stdout
