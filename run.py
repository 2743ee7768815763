#!/usr/bin/env python3
"""Sets up everything in the folder .venv and runs the program or its checks.

    python3 run.py                  set up and open the program
    python3 run.py test [--full]    set up and run lint, types and tests; further words go to pytest
    python3 run.py translate        extract, update and compile the catalogues of words
    python3 run.py package [STEP…]  build what people install: wheel, bundle, archive, Debian package, bill, checksums
    python3 run.py WORDS…           set up and hand the words to the program

Standard library only, and no syntax newer than Python 3.7, so that an old Python can still say what is wrong.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))
from setup_words import gettext as _  # noqa: E402  (its folder has to be known first)

sys.path.pop(0)

VENV = ROOT / ".venv"
STAMP = VENV / "set-up.json"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
CONSTRAINTS_DEV = ROOT / "packaging" / "constraints-dev.txt"
CONSTRAINTS_PACKAGE = ROOT / "packaging" / "constraints-package.txt"
PACKAGE_VENV = ROOT / "build" / "package-venv"
SUPPORTED = ((3, 11), (3, 12), (3, 13))

# What an editable install needs beside the build requirements of pyproject.toml.
EDITABLE_REQUIREMENTS = ("editables",)

# What builds the packages, beside the build requirements of pyproject.toml.
PACKAGE_REQUIREMENTS = ("build", "cyclonedx-python-lib", "pillow", "pyinstaller")

# Commands of the program that open no Qt library.
WITHOUT_QT = ("sim", "replay", "scenario", "--version", "--help", "-h")

# The Debian package of each shared library that Qt opens: for every platform, then for X11 and Wayland.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


class SetupFailed(Exception):
    """The set-up cannot go on; the message says what a person can do about it."""


# ---- what was asked ------------------------------------------------------------------------------


class Plan:
    """What one call of run.py comes to: a `kind` (program, test, translate, package) and the words for it."""

    def __init__(self, kind: str, words: list[str], note: str = "") -> None:
        self.kind = kind
        self.words = words
        self.note = note


def plan_of(words: list[str], environ: dict[str, str], platform: str) -> Plan:
    """Read the words of the command line; nothing is done yet."""
    if words[:1] == ["test"]:
        return Plan("test", words[1:])
    if words == ["translate"]:
        return Plan("translate", [])
    if words[:1] == ["package"]:
        return Plan("package", words[1:])
    if not words and not has_display(environ, platform):
        note = _("There is no display here, so computer players play a demo game instead.")
        return Plan("program", ["demo"], note)
    return Plan("program", words)


def needs_qt(plan: Plan) -> bool:
    """Whether the plan can only fail where the shared libraries of Qt are missing."""
    if plan.kind == "program":
        return not plan.words or plan.words[0] not in WITHOUT_QT
    return plan.kind in ("test", "package")


def has_display(environ: dict[str, str], platform: str) -> bool:
    """Whether a window can be opened. A Qt platform that is asked for by name is taken at its word."""
    if not platform.startswith("linux"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def pytest_words(words: list[str]) -> list[str]:
    """The words for pytest; `--full` lifts the limits that pyproject.toml lays on long runs."""
    full = ["-m", "full or not full", "-o", "faulthandler_timeout=3600"] if "--full" in words else []
    return ["-n", "2", *full, *(word for word in words if word != "--full")]


# ---- Python --------------------------------------------------------------------------------------


def main(words: list[str]) -> int:
    """Set up, then do what was asked, and return its exit status."""
    try:
        if sys.version_info[:2] not in SUPPORTED:
            return run_with_supported_python(words)
        plan = plan_of(words, dict(os.environ), sys.platform)
        if plan.kind == "package":
            return package(plan.words)
        set_up(plan)
    except SetupFailed as failure:
        say(str(failure))
        return 1
    return carry_out(plan)


def run_with_supported_python(words: list[str]) -> int:
    """Hand over to another Python of this machine that is new enough, but not too new."""
    for major, minor in reversed(SUPPORTED):
        other = shutil.which(f"python{major}.{minor}")
        if other and subprocess.call([other, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return subprocess.call([other, str(ROOT / "run.py"), *words])
    said = _(
        "Yonder Desktop needs Python 3.11, 3.12 or 3.13, and none of those was found; this is Python {version}."
    )
    raise SetupFailed(said.format(version=f"{sys.version_info[0]}.{sys.version_info[1]}"))


def venv_program(name: str, system: str = os.name, venv: Path | None = None) -> Path:
    """The path of a program inside the environment, as this system spells it."""
    home = venv or VENV
    if system == "nt":
        return home / "Scripts" / (name + ".exe")
    return home / "bin" / name


def say(text: str) -> None:
    """Tell the person at the terminal; standard output belongs to the program."""
    print(text, file=sys.stderr, flush=True)


# ---- set-up --------------------------------------------------------------------------------------


def set_up(plan: Plan) -> None:
    """Bring the system, the environment and the catalogues to the state that the plan needs."""
    ensure_libraries(strict=needs_qt(plan))
    dev = plan.kind == "test"
    wanted = fingerprints()
    done = read_stamp()
    if done.get("python") != wanted["python"] or not venv_program("python").exists():
        create_environment()
        done = {"python": wanted["python"]}
    if dev and done.get("dev") != wanted["dev"]:
        install(requirements() + dev_requirements(), [CONSTRAINTS, CONSTRAINTS_DEV])
    elif done.get("run") != wanted["run"]:
        install(requirements(), [CONSTRAINTS])
    if done.get("run") != wanted["run"]:
        install_project()
    write_stamp(done, wanted, dev)
    compile_stale_catalogues()


def fingerprints() -> dict[str, str]:
    """What the environment depends on; it is brought up to date when one of these changes."""
    python = f"{sys.version.split()[0]} {ROOT}"
    run = digest(python, CONSTRAINTS, ROOT / "pyproject.toml")
    return {"python": python, "run": run, "dev": digest(run, CONSTRAINTS_DEV)}


def digest(start: str, *paths: Path) -> str:
    """One short word for a text and the contents of some files."""
    content = hashlib.sha256(start.encode("utf-8"))
    for path in paths:
        content.update(path.read_bytes())
    return content.hexdigest()[:32]


def read_stamp() -> dict[str, str]:
    """What the last set-up left behind; nothing when there was none or it was interrupted."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_stamp(done: dict[str, str], wanted: dict[str, str], dev: bool) -> None:
    """Remember what is set up. The tools of an earlier test run stay noted while they still fit."""
    now = dict(wanted)
    if not dev and done.get("dev") != wanted["dev"]:
        del now["dev"]
    if now != done:
        STAMP.write_text(json.dumps(now), encoding="utf-8")


def create_environment() -> None:
    """Make `.venv` anew."""
    make_venv(VENV)


def make_venv(folder: Path) -> None:
    """Make an environment anew."""
    if not has_ensurepip():
        install_venv_package()
    say(_("Setting up the folder {folder} …").format(folder=folder.relative_to(ROOT)))
    if run_quietly([sys.executable, "-m", "venv", "--clear", str(folder)]) != 0:
        raise SetupFailed(
            _("The environment in {folder} could not be made; see the message above.").format(folder=folder)
        )


def has_ensurepip() -> bool:
    """Debian ships Python without the part that puts pip into an environment."""
    return subprocess.call([sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) == 0


def install_venv_package() -> None:
    """Get the missing part from Debian, or say how to."""
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if not is_debian():
        raise SetupFailed(
            _("This Python has no 'ensurepip' module; install its venv package and start again.")
        )
    install_debian_packages([package])
    if not has_ensurepip():
        raise SetupFailed(
            _("This Python ({python}) still has no 'ensurepip' module.").format(python=sys.executable)
        )


def requirements() -> list[str]:
    """What the program needs to run, and to build itself in place."""
    project = read_project()
    return [
        *project["project"]["dependencies"],
        *project["build-system"]["requires"],
        *EDITABLE_REQUIREMENTS,
    ]


def dev_requirements() -> list[str]:
    """The development tools."""
    return list(read_project()["project"]["optional-dependencies"]["dev"])


def read_project() -> dict[str, Any]:
    """The contents of pyproject.toml."""
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def install(packages: list[str], constraints: list[Path], python: str = "") -> None:
    """Install packages in the versions that the constraint files name; `python` is that of another environment."""
    names = ", ".join(sorted({name_of(package) for package in packages}))
    say(_("Installing {names} …").format(names=names))
    pinned = [word for path in constraints for word in ("-c", str(path))]
    if run_quietly([*pip_command(python), "install", "-q", *pinned, *packages]) != 0:
        raise SetupFailed(_("The packages could not be installed; see the message above."))


def name_of(requirement: str) -> str:
    """The name in a requirement such as `pydantic>=2,<3`."""
    match = re.match(r"[\w.-]+", requirement)
    return match.group() if match else requirement


def install_project() -> None:
    """Make the checkout itself importable, with its command."""
    say(_("Installing Yonder Desktop in place …"))
    words = ["install", "-q", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    if run_quietly([*pip_command(), *words]) != 0:
        raise SetupFailed(_("The checkout could not be installed in place; see the message above."))


def pip_command(python: str = "") -> list[str]:
    """pip of the environment, with nothing to say about its own version."""
    return [python or str(venv_program("python")), "-m", "pip", "--disable-pip-version-check"]


def run_quietly(command: list[str]) -> int:
    """Run a command of the set-up with its output on standard error."""
    return subprocess.call(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, cwd=str(ROOT))


def compile_stale_catalogues() -> None:
    """Compile the catalogues of words when one of them is newer than its compiled form."""
    sources = (ROOT / "translations").glob("*/LC_MESSAGES/*.po")
    if any(is_newer(source, source.with_suffix(".mo")) for source in sources):
        run_catalogues(["compile"])


def is_newer(source: Path, compiled: Path) -> bool:
    """Whether a file has to be made again from its source."""
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def run_catalogues(steps: list[str]) -> int:
    """Do steps of packaging/catalogues.py."""
    return run_quietly([str(venv_program("python")), str(ROOT / "packaging" / "catalogues.py"), *steps])


# ---- packages ------------------------------------------------------------------------------------


def package(words: list[str]) -> int:
    """Build what people install, in an environment that holds nothing but what goes in and what builds it."""
    ensure_libraries(strict=True)
    python = str(venv_program("python", venv=PACKAGE_VENV))
    stamp = PACKAGE_VENV / "set-up.txt"
    wanted = digest(fingerprints()["run"], CONSTRAINTS_PACKAGE)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        make_venv(PACKAGE_VENV)
        sound = read_project()["project"]["optional-dependencies"]["sound"]
        packages = [*requirements(), *sound, *PACKAGE_REQUIREMENTS]
        install(packages, [CONSTRAINTS, CONSTRAINTS_PACKAGE], python)
        stamp.write_text(wanted, encoding="utf-8")
    return subprocess.call([python, str(ROOT / "packaging" / "package.py"), *words], cwd=str(ROOT))


# ---- Debian and Ubuntu ---------------------------------------------------------------------------


def ensure_libraries(strict: bool) -> None:
    """Install the shared libraries that Qt needs; where that may not be done, tell how.

    Without `strict` the work goes on all the same, as many commands of the program need no Qt.
    """
    if not is_debian():
        return
    missing = missing_packages(known_libraries())
    if not missing:
        return
    try:
        install_debian_packages(missing)
    except SetupFailed as failure:
        if strict:
            raise
        say(str(failure))


def is_debian(os_release: Path = Path("/etc/os-release")) -> bool:
    """Whether this is Debian or one of its children, Ubuntu among them."""
    try:
        lines = os_release.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    values = [line.split("=", 1)[1].strip("\"'") for line in lines if line.startswith(("ID=", "ID_LIKE="))]
    return "debian" in " ".join(values).split() or "ubuntu" in " ".join(values).split()


def known_libraries() -> str:
    """The list of shared libraries that the loader of this system finds."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"
    try:
        return subprocess.check_output([ldconfig, "-p"], stderr=subprocess.DEVNULL).decode("utf-8", "replace")
    except (OSError, subprocess.CalledProcessError):
        return ""


def missing_packages(listing: str) -> list[str]:
    """The Debian packages whose library is not in the listing of `ldconfig -p`."""
    found = {line.split()[0] for line in listing.splitlines() if line.strip()}
    return [package for library, package in QT_LIBRARIES.items() if library not in found]


def install_debian_packages(packages: list[str]) -> None:
    """Install by apt-get, as root or by sudo that asks for no password."""
    say(_("Missing system packages: {names}").format(names=" ".join(packages)))
    prefix = root_prefix()
    by_hand = (
        _("Please type:") + f"\n\n    sudo apt-get install --no-install-recommends {' '.join(packages)}\n"
    )
    if prefix is None:
        raise SetupFailed(by_hand)
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    run_quietly([*prefix, *quiet, "update"])
    if run_quietly([*prefix, *quiet, "install", "--no-install-recommends", *packages]) != 0:
        raise SetupFailed(_("apt-get could not install them.") + " " + by_hand)


def root_prefix() -> list[str] | None:
    """The words that make a command run as root; None where that is not allowed."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.call(["sudo", "-n", "true"], stderr=subprocess.DEVNULL) == 0:
        return ["sudo", "-n"]
    return None


# ---- carrying out --------------------------------------------------------------------------------


def carry_out(plan: Plan) -> int:
    """Do what was asked, in the environment that is now ready."""
    if plan.note:
        say(plan.note)
    if plan.kind == "test":
        return run_checks(plan.words)
    if plan.kind == "translate":
        return run_catalogues(["extract", "update", "compile"])
    return run_program(plan.words)


def run_program(words: list[str]) -> int:
    """Become the program where the system can do that, else run it as a child."""
    # -P: a file of the current folder must not stand in for a module of the program.
    command = [str(venv_program("python")), "-P", "-m", "yonder_desktop", *words]
    if os.name != "nt":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def run_checks(words: list[str]) -> int:
    """Run every check even when one fails; pytest comes last, so that its closing line is the last one."""
    python = str(venv_program("python"))
    failed = []
    for name, tool in (
        ("lint", ["ruff", "check"]),
        ("format", ["ruff", "format", "--check"]),
        ("types", ["mypy"]),
    ):
        say(f"== {name}")
        if subprocess.call([python, "-m", *tool], cwd=str(ROOT)) != 0:
            failed.append(name)
    say("== tests")
    status = subprocess.call([python, "-m", "pytest", *pytest_words(words)], cwd=str(ROOT))
    if failed:
        say(_("Failed beside the tests: {names}").format(names=", ".join(failed)))
    return status or (1 if failed else 0)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
