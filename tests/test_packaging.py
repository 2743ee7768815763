"""The wheel, installed and used far from the checkout."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

SOURCES = (".gitignore", "LICENSE", "README.md", "packaging", "pyproject.toml", "resources", "translations")

FOREIGN = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "card"
msgid "Castle"
msgstr "Burg"
"""

PROBE = """
import sys, tomllib
from yonder_desktop import assets
from yonder_desktop.wording import catalogue
assert assets.resource_path().is_relative_to(sys.prefix), assets.resource_path()
cards = tomllib.loads(assets.resource_path("cards", "yonder", "buildings.toml").read_text(encoding="utf-8"))
print("card:", next(card["name"] for card in cards["building"] if card["id"] == "castle"))
print("languages:", *catalogue.available_languages())
print("message:", catalogue.set_language("de_AT"), catalogue.pgettext("card", "Castle"))
from PySide6.QtSvg import QSvgRenderer
print("icon:", QSvgRenderer(str(assets.resource_path("icons", "elf.svg"))).isValid())
"""


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built, through a source archive, from sources without compiled catalogues, with one more language."""
    source = tmp_path_factory.mktemp("source")
    copy_sources(checkout, source)
    foreign = source / "translations" / "de" / "LC_MESSAGES"
    foreign.mkdir(parents=True, exist_ok=True)
    (foreign / "yonder_desktop.po").write_text(FOREIGN, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        source / "dist",
        source,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((source / "dist").glob("*.whl"))


def copy_sources(checkout: Path, target: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.mo", "*.tmp")
    for name in (*SOURCES, "yonder_desktop"):
        if (checkout / name).is_dir():
            shutil.copytree(checkout / name, target / name, ignore=ignored)
        else:
            shutil.copy2(checkout / name, target / name)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; what it needs is borrowed from the environment of the tests."""
    home = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    python = program(home, "python")
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "-q",
        "--no-index",
        "--no-deps",
        wheel,
    ]
    subprocess.run([*map(str, install), "--disable-pip-version-check"], check=True)
    lent = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
    Path(lent, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return home


def program(home: Path, name: str) -> Path:
    return home / "Scripts" / f"{name}.exe" if os.name == "nt" else home / "bin" / name


def run_outside(command: list[str], folder: Path) -> str:
    """Run in a folder outside the checkout, with no path of the checkout in the environment."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_installed_wheel_finds_a_card_an_icon_and_a_translated_message(
    installed: Path, tmp_path: Path, checkout: Path
) -> None:
    said = run_outside([str(program(installed, "python")), "-I", "-c", PROBE], tmp_path)
    languages = sorted(folder.name for folder in (checkout / "translations").iterdir() if folder.is_dir())
    assert said.splitlines() == [
        "card: Castle",
        " ".join(["languages:", *languages]),
        "message: de Burg",
        "icon: True",
    ]


def test_an_installed_wheel_has_its_command(installed: Path, tmp_path: Path) -> None:
    assert run_outside([str(program(installed, "yonder-desktop")), "--version"], tmp_path).strip()


def test_the_wheel_holds_what_it_should_and_no_more(wheel: Path, checkout: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    icons = {path.name for path in (checkout / "resources" / "icons").iterdir()}
    assert {f"yonder_desktop/resources/icons/{name}" for name in icons} <= names
    assert "yonder_desktop/translations/en/LC_MESSAGES/yonder_desktop.mo" in names
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"yonder_desktop"}
    assert not [name for name in names if "__pycache__" in name]


def test_the_wheel_says_what_it_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode("utf-8"))
    needed = [text for text in metadata.get_all("Requires-Dist", []) if "extra ==" not in text]
    assert sorted(text.split("<")[0].split(">")[0].lower() for text in needed) == [
        "font-source-sans-pro",
        "font-source-serif-pro",
        "platformdirs",
        "pydantic",
        "pyside6-essentials",
    ]
    assert metadata["License-Expression"] == "MIT"
