"""What builds packages where no test can run it agrees with itself: names, paths and languages of every recipe."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.languages import LANGUAGES

FOREIGN = [language for language in LANGUAGES if language != "en"]
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


class Recorder:
    """Stands for PyInstaller: keeps what a spec makes, by the name of the function."""

    def __init__(self) -> None:
        self.made: dict[str, list[dict[str, Any]]] = {}
        self.binaries: list[Any] = []
        self.datas: list[Any] = []
        self.pure: list[Any] = []
        self.scripts: list[Any] = []

    def called(self, function: str) -> Any:
        def call(*words: Any, **facts: Any) -> Recorder:
            self.made.setdefault(function, []).append({**facts, "words": words})
            return self

        return call


@pytest.fixture
def packaging(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder, with its modules and a PyInstaller that makes nothing to be imported."""
    before = set(sys.modules)
    hooks = ModuleType("PyInstaller.utils.hooks")
    vars(hooks).update(collect_data_files=lambda _name: [], collect_submodules=lambda _name: [])
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    folder = checkout / "packaging"
    monkeypatch.syspath_prepend(str(folder))
    yield folder
    for name in {"bundle", "package", "elf", "debian", "icons"} - before:
        sys.modules.pop(name, None)


def run_spec(packaging: Path, system: str) -> dict[str, list[dict[str, Any]]]:
    """What the spec of a system makes."""
    path = packaging / f"yonder-desktop-{system}.spec"
    recorder = Recorder()
    words = {name: recorder.called(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), {"SPECPATH": str(packaging), **words})
    return recorder.made


def workflow(checkout: Path) -> str:
    return (checkout / ".github/workflows/packages.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_a_spec_makes_the_folder_that_the_packages_are_made_of(packaging: Path, system: str) -> None:
    package = import_module("package")
    made = run_spec(packaging, system)
    assert [one["name"] for one in made["COLLECT"]] == [package.BUNDLE.name]
    assert made["EXE"][0]["name"] == import_module("bundle").PROGRAM
    entry = Path(made["Analysis"][0]["words"][0][0])
    assert entry.is_file() and entry.parent == packaging


def test_the_installer_for_windows_takes_what_the_spec_makes(packaging: Path) -> None:
    package = import_module("package")
    text = (packaging / "windows" / "yonder-desktop.iss").read_text(encoding="utf-8")
    programs = {f"{one['name']}.exe" for one in run_spec(packaging, "windows")["EXE"]}
    assert re.search(r'#define Executable "(.+)"', text)[1] in programs  # type: ignore[index]
    defined = set(re.findall(r"\{#(\w+)\}", text)) - set(re.findall(r"#define (\w+)", text))
    handed = set(re.findall(r"/D(\w+)=", (packaging / "package.py").read_text(encoding="utf-8")))
    assert defined == handed
    named = re.search(r"OutputBaseFilename=(.+)", text)[1]  # type: ignore[index]
    whole = named.replace("{#Version}", package.version())
    package.SYSTEM, system = "windows", package.SYSTEM
    assert package.named("-setup").name.replace(package.machine(), "x86_64") == whole
    package.SYSTEM = system
    licence = re.search(r"LicenseFile=(.+)", text)[1]  # type: ignore[index]
    assert (packaging / "windows" / licence.replace("\\", "/")).resolve().is_file()


def test_the_installer_for_windows_speaks_every_language(packaging: Path) -> None:
    text = (packaging / "windows" / "yonder-desktop.iss").read_text(encoding="utf-8")
    assert sorted(re.findall(r'^Name: "(\w\w)"; MessagesFile', text, re.MULTILINE)) == LANGUAGES
    for message in set(re.findall(r"^\w\w\.(\w+)=", text, re.MULTILINE)):
        told = re.findall(rf"^(\w\w)\.{message}=", text, re.MULTILINE)
        assert sorted(told) == LANGUAGES and f"{{cm:{message}}}" in text


def test_the_application_for_macos_is_where_its_image_is_made_from(packaging: Path, checkout: Path) -> None:
    made = run_spec(packaging, "macos")["BUNDLE"][0]
    assert f'"{made["name"]}"' in (packaging / "package.py").read_text(encoding="utf-8")
    assert made["info_plist"]["CFBundleLocalizations"] == LANGUAGES
    program = f"{made['name']}/Contents/MacOS/{import_module('bundle').PROGRAM}"
    assert program in workflow(checkout)
    assert Path(made["icon"]) == import_module("package").WORK / "yonder-desktop.png"


def test_the_workflow_names_programs_that_the_specs_make(packaging: Path, checkout: Path) -> None:
    programs = {f"{one['name']}.exe" for one in run_spec(packaging, "windows")["EXE"]}
    used = {
        name for name in re.findall(r"[\w-]+\.exe", workflow(checkout)) if name.startswith("yonder-desktop")
    }
    assert used and used <= programs


def test_the_workflow_names_files_and_steps_that_are_there(packaging: Path, checkout: Path) -> None:
    text, package = workflow(checkout), import_module("package")
    for path in re.findall(r"(?<![\w/])packaging/[\w./-]+\w", text):
        assert (checkout / path).exists(), path
    assert (
        str(package.BUNDLE.relative_to(checkout)) in text and str(package.ICONS.relative_to(checkout)) in text
    )
    steps = set(re.findall(r"run\.py package (\w+)", text)) - {"version"}
    assert steps <= set(package.KNOWN)
    jobs = re.findall(r"^  (\w+):\n    runs-on", text, re.MULTILINE)
    assert set(package.STEPS) <= set(jobs)
    needed = re.search(r"needs: \[(.+)\]", text)[1].split(", ")  # type: ignore[index]
    assert set(needed) == set(package.STEPS), "nothing is attached before all systems have passed"


def test_the_workflow_checks_with_tools_that_it_installs(checkout: Path) -> None:
    text = workflow(checkout)
    tools = {
        "desktop-file-validate": "desktop-file-utils",
        "appstreamcli": "appstream",
        "smoke_test.py": "xdotool",
    }
    for tool, tools_package in tools.items():
        assert text.index(tools_package) < text.index(tool)


def test_the_appimage_takes_files_that_are_there(packaging: Path, checkout: Path) -> None:
    text = (packaging / "linux" / "appimage.sh").read_text(encoding="utf-8")
    for name in re.findall(r'"\$here/([\w.-]+)"', text):
        assert (packaging / "linux" / name).is_file()
    icons = import_module("icons")
    size = int(re.search(r"\$icons/(\d+)x\d+/apps/", text)[1])  # type: ignore[index]
    assert size in icons.SIZES
    assert text.count(import_module("bundle").PROGRAM) > 5


@pytest.mark.parametrize("language", FOREIGN)
def test_menus_and_software_centres_speak_every_language(packaging: Path, language: str) -> None:
    linux = packaging / "linux"
    entry = ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(linux / "yonder-desktop.desktop", encoding="utf-8")
    fields = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert fields[f"{key}[{language}]"] not in ("", fields[key])
    for name in ("yonder-desktop.metainfo.xml", "yonder-desktop-mime.xml"):
        root = ET.parse(linux / name).getroot()
        for tag in ("summary", "p", "li", "comment"):
            nodes = [node for node in root.iter() if node.tag.rpartition("}")[2] == tag]
            said = [node for node in nodes if node.get(XML_LANG) == language]
            assert len(said) == len([node for node in nodes if node.get(XML_LANG) is None]), (name, tag)
