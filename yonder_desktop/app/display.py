"""Whether there is a screen for a window. Qt itself aborts the process where there is none."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from pathlib import Path

from yonder_desktop.wording.catalogue import gettext as _

ON_SCREENS = ("", "xcb", "wayland")
"""Platforms of Qt that need a display server; the others, such as `offscreen` and `vnc`, do without."""
ADDRESS = re.compile(r"(?:unix|(?P<host>[^:/]*)(?:/unix)?):(?P<number>\d+)(?:\.\d+)?")
FIRST_PORT, PATIENCE_S = 6000, 2.0


def why_no_window(environ: Mapping[str, str], platform: str) -> str:
    """Why no window can be opened, in one sentence; "" where one can, as far as can be told beforehand."""
    wanted = environ.get("QT_QPA_PLATFORM", "").partition(";")[0].partition(":")[0].partition("-")[0]
    if not platform.startswith(("linux", "freebsd")) or wanted not in ON_SCREENS:
        return ""
    display = environ.get("DISPLAY", "")
    if wanted != "xcb" and wayland_answers(environ):
        return ""
    if wanted == "wayland":
        return _("There is no Wayland display for the window; start the program in a desktop session.")
    if not display:
        return _(
            "There is no display for the window (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "“yonder-desktop demo” plays a game without one."
        )
    if x11_answers(display):
        return ""
    return _("The display “{display}” does not answer, so no window can be opened.").format(display=display)


def wayland_answers(environ: Mapping[str, str]) -> bool:
    """Whether there is a socket of a Wayland compositor."""
    name = environ.get("WAYLAND_DISPLAY", "")
    folder = environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and (Path(folder) / name).exists()


def x11_answers(display: str) -> bool:
    """Whether an X server listens at that address; True for addresses of a kind that is not known here."""
    match = ADDRESS.fullmatch(display)
    if match is None:
        return True
    number, host = int(match["number"]), match["host"]
    if host:
        return _connects(socket.AF_INET, (host, FIRST_PORT + number))
    path = f"/tmp/.X11-unix/X{number}"
    return any(_connects(socket.AF_UNIX, address) for address in (path, f"\0{path}"))


def _connects(family: int, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family, socket.SOCK_STREAM) as made:
            made.settimeout(PATIENCE_S)
            made.connect(address)
    except OSError:
        return False
    return True
