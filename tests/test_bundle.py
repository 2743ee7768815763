"""What builds the packages: what is left out of a bundle, what it needs of the system, what is written about it."""

import re
import runpy
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

LANGUAGES = ("de", "en")
USED = (
    "PySide6/QtCore.abi3.so",
    "PySide6/Qt/lib/libQt6Svg.so.6",
    "PySide6/Qt/lib/libicudata.so.73",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    "PySide6/Qt/translations/qtbase_de.qm",
    "libQt6Core.so.6",
    "libxcb-cursor.so.0",
    "libsqlite3.so.0",
    "pydantic_core/_pydantic_core.so",
    "font_source_sans_pro/files/SourceSansPro-Semibold.ttf",
    "font_source_sans_pro/files/LICENSE.txt",
    "yonder_desktop/translations/de/LC_MESSAGES/yonder_desktop.mo",
    "yonder_desktop/resources/cards/yonder/ships.toml",
)
LEFT_OUT = (
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "libQt6Qml.so.6",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/platforms/libqvnc.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/imageformats/libqtiff.so",
    "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
    "PySide6/Qt/translations/qtbase_fr.qm",
    "PySide6/Qt/translations/qtdeclarative_de.qm",
    "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
    "libgtk-3.so.0",
    "libstdc++.so.6",
    "font_source_sans_pro/files/SourceSansPro-Black.ttf",
    "font_source_sans_pro/files/SourceSansPro-Regular.otf",
    "yonder_desktop/translations/de/LC_MESSAGES/yonder_desktop.po",
    "yonder_desktop/translations/messages.pot",
)


@pytest.fixture
def tools(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The modules of packaging/ can be imported, and are let go again."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(checkout / "packaging"))
    yield
    for name in ("bundle", "debian", "elf", "package"):
        if name not in before:
            sys.modules.pop(name, None)


@pytest.fixture
def bundle(tools: None) -> ModuleType:
    return import_module("bundle")


@pytest.fixture
def debian(tools: None) -> ModuleType:
    return import_module("debian")


@pytest.mark.parametrize("place", USED)
def test_what_the_program_uses_goes_in(bundle: ModuleType, place: str) -> None:
    assert bundle.is_used(place, LANGUAGES)


@pytest.mark.parametrize("place", LEFT_OUT)
def test_what_nobody_uses_stays_out(bundle: ModuleType, place: str) -> None:
    assert not bundle.is_used(place, LANGUAGES)


def test_every_part_of_qt_that_the_program_imports_goes_in(bundle: ModuleType, checkout: Path) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (checkout / "yonder_desktop").rglob("*.py")]
    imported = {name for text in sources for name in re.findall(r"from PySide6\.Qt(\w+) import", text)}
    assert {"Core", "Gui", "Widgets", "Svg", "Network"} <= imported
    for name in imported:
        assert bundle.is_used(f"PySide6/Qt{name}.abi3.so", LANGUAGES)
        assert bundle.is_used(f"PySide6/Qt/lib/libQt6{name}.so.6", LANGUAGES)
        assert f"PySide6.Qt{name}" not in bundle.EXCLUDED_MODULES


def test_every_font_that_the_program_loads_goes_in(bundle: ModuleType) -> None:
    from yonder_desktop.ui.fonts import FILES

    assert set(bundle.FONTS) == {package for package, _name in FILES}
    for package, name in FILES:
        assert bundle.is_used(f"{package}/files/{name}", LANGUAGES)


def test_a_library_that_only_left_out_ones_needed_stays_out(bundle: ModuleType) -> None:
    needs = {"/q": {"liba.so.1"}, "/a": {"libb.so.1", "libc.so.6"}, "/gtk": {"libcairo.so.2"}}
    entries = [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q", "BINARY"),
        ("liba.so.1", "/a", "BINARY"),
        ("libb.so.1", "/b", "BINARY"),
        ("libcairo.so.2", "/cairo", "BINARY"),
        ("libpython3.11.so.1.0", "/python", "BINARY"),
    ]
    left = [place for place, _source, _kind in bundle.reachable(entries, lambda path: needs.get(path, set()))]
    assert left == [entry[0] for entry in entries if "cairo" not in entry[0]]


@pytest.mark.parametrize(
    ("python", "debian_spelling"),
    [("1.0", "1.0"), ("1.0rc1", "1.0~rc1"), ("1.0a2", "1.0~a2"), ("1.0.dev3", "1.0~dev3")],
)
def test_versions_before_a_release_come_before_it(
    debian: ModuleType, python: str, debian_spelling: str
) -> None:
    assert debian.debian_version(python) == debian_spelling


def test_the_package_declares_what_the_bundle_lacks(
    debian: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lacking = {"libc.so.6", "ld-linux-x86-64.so.2", "libGL.so.1", "libdbus-1.so.3"}
    monkeypatch.setattr(debian.elf, "missing", lambda _bundle: lacking)
    monkeypatch.setattr(debian.elf, "glibc_of", lambda _bundle: "2.34")
    declared = debian.depends(tmp_path)
    assert declared[0] == "libc6 (>= 2.34)" and {"libgl1", "libdbus-1-3", "xkb-data"} <= set(declared)
    lacking.add("libfuture.so.9")
    with pytest.raises(debian.UnknownLibrary, match=r"libfuture\.so\.9"):
        debian.depends(tmp_path)


HEADERS = """
Dynamic Section:
  NEEDED               libxcb.so.1
  NEEDED               libc.so.6
  SONAME               libmade.so.1

Version References:
  required from libc.so.6:
    0x09691a75 0x00 07 GLIBC_2.2.5
    0x069691b4 0x00 04 GLIBC_2.34
"""


def test_what_a_library_needs_is_read(tools: None, monkeypatch: pytest.MonkeyPatch) -> None:
    elf = import_module("elf")
    monkeypatch.setattr(elf, "_headers", lambda _path: HEADERS)
    assert elf.needed("made") == {"libxcb.so.1", "libc.so.6"} and elf.glibc("made") == (2, 34)


def test_the_same_files_give_the_same_archive(
    tools: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = import_module("package")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for number in range(2):
        folder = tmp_path / str(number) / "yonder-desktop"
        folder.mkdir(parents=True)
        for name in ("b", "a") if number else ("a", "b"):
            (folder / name).write_text(name)
            (folder / name).chmod(0o640 if number else 0o664)
        monkeypatch.setattr(package, "BUNDLE", folder)
        monkeypatch.setattr(package, "DIST", folder.parent)
        package.archive()
        made.append(package.named(".tar.xz").read_bytes())
    assert made[0] == made[1]


def test_versions_dates_and_kinds_of_files_agree(debian: ModuleType, checkout: Path) -> None:
    linux = checkout / "packaging" / "linux"
    entry = ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(linux / "yonder-desktop.desktop", encoding="utf-8")
    kinds = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
    release = debian.Release("1.2", "x86_64", 0)
    text = debian.filled((linux / "yonder-desktop.metainfo.xml").read_text(encoding="utf-8"), release)
    described = ET.fromstring(text)
    assert {node.text for node in described.iter("mediatype")} == kinds
    assert [(node.get("version"), node.get("date")) for node in described.iter("release")] == [
        ("1.2", "1970-01-01")
    ]
    mime = ET.parse(linux / "yonder-desktop-mime.xml").getroot()
    named = {node.get("type") for node in mime.iter() if node.tag.endswith("mime-type")}
    assert named == kinds


def test_kinds_of_files_are_those_that_the_program_writes(checkout: Path) -> None:
    from yonder_desktop.storage.listing import EXPORTED

    text = (checkout / "packaging/linux/yonder-desktop-mime.xml").read_text(encoding="utf-8")
    assert f'pattern="*{EXPORTED}"' in text
    assert EXPORTED in (checkout / "packaging/windows/yonder-desktop.iss").read_text(encoding="utf-8")
    assert EXPORTED.strip(".") in (checkout / "packaging/yonder-desktop-macos.spec").read_text(
        encoding="utf-8"
    )


def test_what_builds_the_packages_is_pinned(checkout: Path) -> None:
    run = runpy.run_path(str(checkout / "run.py"))
    pinned = (checkout / "packaging/constraints-package.txt").read_text(encoding="utf-8")
    for name in run["PACKAGE_REQUIREMENTS"]:
        assert re.search(rf"^{re.escape(name)}==\d", pinned, re.MULTILINE), name


def test_specs_exist_for_all_systems_and_can_be_read(tools: None, checkout: Path) -> None:
    package = import_module("package")
    for system in package.STEPS:
        path = checkout / "packaging" / f"yonder-desktop-{system}.spec"
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    assert package.version() == import_module("yonder_desktop").__version__
