"""What goes into a frozen program and what is left out of it; shared by the .spec files of the three systems."""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

PROGRAM = "yonder-desktop"
WINDOW_NAME = "Yonder Desktop"
IDENTIFIER = "io.github.yonder_desktop.YonderDesktop"

Entry = tuple[str, str, str]
"""Of PyInstaller's tables: place in the bundle, file it is taken from, kind."""

COLLECTED = ("yonder_desktop",)
"""Packages of which all modules and data go in: games and faces are imported by name."""

FONTS = ("font_source_sans_pro", "font_source_serif_pro")

OPENED_BY_NAME = (*FONTS, "_cffi_backend", "miniaudio")
"""Modules that are not found by reading the program: they are data, or looked for when they are needed."""

EXCLUDED_MODULES = (
    "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtPrintSupport", "PySide6.QtQml", "PySide6.QtQuick",
    "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtUiTools", "PySide6.QtXml",
    "PySide6.scripts", "_hashlib", "_ssl", "babel", "doctest", "email.mime", "ensurepip", "hatchling", "idlelib",
    "lib2to3", "mypy", "numpy", "pdb", "pip", "pydantic.mypy", "pydantic.v1", "pydoc", "pytest", "setuptools", "ssl",
    "tkinter", "turtle", "unittest", "venv", "wheel", "xmlrpc",
)  # fmt: skip

KEPT_PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "imageformats": ("qsvg", "qico"),
    "iconengines": ("qsvgicon",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("adwaita", "bradient"),
}
"""Plugins of Qt that are used: a window, its pictures, letters of every script, the system's file dialog."""

KEPT_LIBRARIES = ("Core", "DBus", "Gui", "Network", "OpenGL", "Svg", "WaylandClient", "Widgets", "XcbQpa")
"""Libraries of Qt itself; the OpenGL one is needed by the platform plugins."""

LEFT_TO_THE_SYSTEM = (
    "libX11-xcb", "libX11.so", "libdbus-1", "libexpat", "libfontconfig", "libfreetype", "libgcc_s", "libgdk-3",
    "libglib-2.0", "libgthread-2.0", "libgtk-3", "libmvec", "libstdc++",
)  # fmt: skip
"""Libraries that have to fit the rest of the system, and are on every desktop."""

FONT_FILE = re.compile(r"Source(Sans|Serif)Pro-(Regular|It|Semibold|Bold)\.ttf$")
QT_LIBRARY = re.compile(r"(?:lib)?Qt6(?P<name>\w+?)(?:\.so[.\d]*|\.dll|\.dylib|\.abi3\.so|\.framework)?$")
PLUGIN = re.compile(r"^(?:lib)?(?P<name>.+?)\.(?:so|dll|dylib)$")


def kept(entries: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """The entries that are used. languages: of the program, whose words Qt's own dialogs need too."""
    known = tuple(languages)
    return [entry for entry in entries if is_used(entry[0].replace("\\", "/"), known)]


def reachable(entries: Iterable[Entry], needed_by: Callable[[str], set[str]]) -> list[Entry]:
    """The entries without shared libraries beside the program that none of the others needs any more.

    needed_by: the names of the libraries that a file is linked with.
    """
    found = list(entries)
    beside = {place: source for place, source, _kind in found if is_shared_library(place)}
    wanted = [source for place, source, _kind in found if place not in beside]
    reached: set[str] = set()
    while wanted:
        for name in needed_by(wanted.pop()) - reached:
            reached.add(name)
            if name in beside:
                wanted.append(beside[name])
    return [entry for entry in found if entry[0] not in beside or entry[0] in reached]


def is_shared_library(place: str) -> bool:
    """Whether an entry is a library that others are linked with; Python's is opened by the program itself."""
    return re.search(r"^lib(?!python)[^/]+\.so(\.|$)", place) is not None


def is_used(place: str, languages: tuple[str, ...]) -> bool:
    """Whether a file at that place of the bundle is used by the program."""
    path = PurePosixPath(place)
    if path.name.startswith(LEFT_TO_THE_SYSTEM):
        return False
    if path.parts[0] in FONTS:
        return FONT_FILE.search(path.name) is not None or path.suffix.lower() not in (".ttf", ".otf")
    if path.parts[0] == "PySide6":
        return _is_used_of_qt(path, languages)
    if path.parts[0] == "yonder_desktop":
        return path.suffix not in (".po", ".pot")
    return not path.name.startswith("libQt6") or _is_kept_library(path.name)


def _is_used_of_qt(path: PurePosixPath, languages: tuple[str, ...]) -> bool:
    if "plugins" in path.parts:
        kind = path.parts[path.parts.index("plugins") + 1]
        match = PLUGIN.match(path.name)
        return match is not None and match["name"] in KEPT_PLUGINS.get(kind, ())
    if "translations" in path.parts:
        return path.name in [f"qtbase_{language}.qm" for language in languages]
    if "Qt6" in path.name and not _is_kept_library(path.name):
        return False
    return not {"qml", "metatypes", "resources", "libexec"} & set(path.parts)


def _is_kept_library(name: str) -> bool:
    match = QT_LIBRARY.search(name)
    return match is None or match["name"] in KEPT_LIBRARIES
