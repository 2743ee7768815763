"""A screen for the smoke test: Xvfb with a window manager, its keys, mouse and pixels. From outside, as a person."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from PIL import Image, ImageGrab

TOOLS = ("Xvfb", "openbox", "xdotool")
SIZE = (2560, 1440)
PATIENCE_S = 60.0
STEP_S = 0.02
POINT = 8
"""Pixels of the screen for a point that is looked at."""
SAME_COLOUR = 6


class Failed(Exception):
    """Something is not as it should be; the message says what."""


def wait_until(is_so: Any, what: str, seconds: float = PATIENCE_S) -> Any:
    """Wait until a condition gives something, and return that. Raises Failed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = is_so()
        if found:
            return found
        time.sleep(STEP_S)
    raise Failed(f"waited {seconds:.0f} s in vain for {what}")


class Screen:
    """A display of its own, ended with what was started on it."""

    def __init__(self) -> None:
        missing = [tool for tool in TOOLS if not shutil.which(tool)]
        if missing:
            raise Failed(f"these programs are missing: {', '.join(missing)}")
        self._started: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> "Screen":
        read, write = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
        self._started.append(subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL))
        os.close(write)
        with os.fdopen(read) as number:
            self.name = f":{number.readline().strip()}"
        manager = ["openbox", "--sm-disable"]
        environ = {**os.environ, "DISPLAY": self.name}
        self._started.append(subprocess.Popen(manager, env=environ, stderr=subprocess.DEVNULL))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._started):
            process.terminate()
            process.wait(10)

    # ---- hands

    def _tell(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        environ = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        self._tell("key", "--delay", 25, *names)

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse there."""
        self._tell("mousemove", round(x), round(y), "sleep", 0.03, "click", 1)

    # ---- eyes

    def titles(self) -> list[str]:
        """The titles of the windows that are shown, the one in front first."""
        shown = self._tell("search", "--onlyvisible", "--name", ".+").split()
        front = self._tell("getactivewindow")
        windows = sorted(set(shown), key=lambda window: window != front)
        return [self._tell("getwindowname", window) for window in windows]

    def front(self) -> str:
        """The title of the window in front."""
        return self._tell("getactivewindow", "getwindowname")

    def picture(self) -> Image.Image:
        """All of the screen."""
        return ImageGrab.grab(xdisplay=self.name).convert("RGB")

    def points(self, colour: tuple[int, int, int]) -> list[tuple[int, int]]:
        """Where the screen has that colour, looked at in steps."""
        picture = self.picture()
        small = picture.resize((picture.width // POINT, picture.height // POINT), Image.Resampling.NEAREST)
        found = []
        for number, pixel in enumerate(small.getdata()):
            if max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) <= SAME_COLOUR:
                found.append((number % small.width * POINT, number // small.width * POINT))
        return found

    def keep(self, path: Path) -> None:
        """Write a picture of the screen to a file."""
        self.picture().save(path)
