"""Without a screen the program says so in a sentence, and nothing aborts."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from yonder_desktop.app.display import why_no_window, x11_answers

SOME_NUMBER = 4711
"""Of a display that nobody has."""


@pytest.mark.parametrize(
    ("environ", "platform", "begins"),
    [
        ({}, "linux", "There is no display"),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, "linux", "There is no display"),
        ({"DISPLAY": f":{SOME_NUMBER}"}, "linux", f"The display “:{SOME_NUMBER}” does not answer"),
        ({"DISPLAY": f"localhost:{SOME_NUMBER}.0"}, "linux", "The display “localhost"),
        ({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", "There is no display"),
        ({"QT_QPA_PLATFORM": "wayland"}, "linux", "There is no Wayland display"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ""}, "linux", "There is no display"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", ""),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, "linux", ""),
        ({"QT_QPA_PLATFORM": "vnc"}, "linux", ""),
        ({}, "win32", ""),
        ({}, "darwin", ""),
        ({"DISPLAY": "/private/tmp/launch/org.xquartz:0"}, "linux", ""),
    ],
)
def test_why_no_window_can_be_opened(environ: dict[str, str], platform: str, begins: str) -> None:
    said = why_no_window(environ, platform)
    assert said.startswith(begins) and bool(said) == bool(begins) and "\n" not in said


def test_a_compositor_is_found(tmp_path: Path) -> None:
    (tmp_path / "wayland-0").touch()
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert why_no_window(environ, "linux") == ""
    assert why_no_window({**environ, "QT_QPA_PLATFORM": "wayland;xcb"}, "linux") == ""
    assert why_no_window({**environ, "QT_QPA_PLATFORM": "xcb"}, "linux") != ""


def test_a_server_that_listens_is_found() -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        number = server.getsockname()[1] - 6000
        if number >= 0:
            assert x11_answers(f"127.0.0.1:{number}.0")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_the_program_ends_with_a_sentence_and_1(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in hidden}
    words = [sys.executable, "-m", "yonder_desktop", "--data-dir", str(tmp_path)]
    done = subprocess.run(words, env=environ, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("There is no display for the window") and done.stderr.count("\n") == 1
