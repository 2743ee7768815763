"""The bundle as the smoke test runs it: with an empty home, from a folder that nobody may write to."""

import contextlib
import gettext
import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from smoke_screen import PATIENCE_S, Failed, Screen, wait_until

NOBODY = 65534
TITLE = "Yonder Desktop"
PAINTED = (0x3A, 0x2C, 0x20)
"""The colour of the bar by day, which is there once the window is painted."""
ENDING_S = 10.0


class Program:
    """A start of the program after another over one home. `place` holds a copy of the bundle, made read-only."""

    def __init__(self, bundle: Path, place: Path, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.home = place / "home"
        self.folder = place / "opt with spaces" / bundle.name
        shutil.copytree(bundle, self.folder, symlinks=True)
        for path in [self.folder, *self.folder.rglob("*")]:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & ~0o222)
        for name in ("home", "run", "tmp"):
            (place / name).mkdir(mode=0o700)
        self._place = place
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            # Root may write anywhere: only somebody else finds out that the folder is read-only.
            self._user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            for path in (place, *place.iterdir()):
                os.chown(path, NOBODY, NOBODY)
        self._process: subprocess.Popen[bytes] | None = None
        self.words = self._catalogue()

    # ---- starting and ending

    def environ(self, display: str = "") -> dict[str, str]:
        """Nothing of the machine's own settings comes in."""
        return {
            "DISPLAY": display,
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "LANGUAGE": self.language,
            "PATH": "/usr/bin:/bin",
            "TMPDIR": str(self._place / "tmp"),
            "XDG_RUNTIME_DIR": str(self._place / "run"),
        }

    def start(self, *words: str) -> None:
        """Start the window, and wait until it is painted. Raises Failed if it does not come."""
        self._log = (self._place / "output.txt").open("ab")
        self._process = subprocess.Popen(
            [str(self.folder / "yonder-desktop"), *words], env=self.environ(self.screen.name), cwd="/",
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT, **self._user,
        )  # fmt: skip
        wait_until(lambda: self.is_running() and TITLE in self.screen.front(), "the window")
        wait_until(lambda: self.screen.points(PAINTED), "a painted window")

    def run(self, *words: str) -> str:
        """What a command on the terminal says. Raises Failed if it fails."""
        done = subprocess.run(
            [str(self.folder / "yonder-desktop"), *words], env=self.environ(), cwd="/", stdin=subprocess.DEVNULL,
            capture_output=True, text=True, encoding="utf-8", timeout=300, check=False, **self._user,
        )  # fmt: skip
        if done.returncode != 0:
            raise Failed(f"yonder-desktop {' '.join(words)} ended with {done.returncode}: {done.stderr}")
        said: str = done.stdout
        return said

    def second_start(self, *words: str) -> float:
        """Start again while the window is open; the seconds until that second program has ended by itself."""
        begun = time.monotonic()
        done = subprocess.run(
            [str(self.folder / "yonder-desktop"), *words], env=self.environ(self.screen.name), cwd="/",
            stdin=subprocess.DEVNULL, timeout=120, check=False, **self._user,
        )  # fmt: skip
        if done.returncode != 0:
            raise Failed(f"the second start ended with {done.returncode}")
        return time.monotonic() - begun

    def quit(self) -> None:
        """Quit by the keyboard. Raises Failed if it goes wrong, or if it said anything on the terminal."""
        end = time.monotonic() + PATIENCE_S
        while self.is_running() and time.monotonic() < end:
            self.screen.keys("ctrl+q")
            time.sleep(0.5)
        wait_until(lambda: not self.is_running(), "the end of the program", ENDING_S)
        assert self._process is not None
        if self._process.returncode != 0:
            raise Failed(f"it ended with {self._process.returncode}: {self.output()}")

    def stop(self) -> None:
        """End it, however it is."""
        if self._process is not None and self.is_running():
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def output(self) -> str:
        """What all starts have said on the terminal."""
        return (self._place / "output.txt").read_text(encoding="utf-8", errors="replace")

    # ---- measures

    def seconds_of_processor(self) -> float:
        """Processor time since the start, in seconds, with that of its children that have ended."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    def mapped(self) -> set[Path]:
        """The files that are mapped into the running program: itself and its libraries."""
        assert self._process is not None
        lines = Path(f"/proc/{self._process.pid}/maps").read_text().splitlines()
        return {Path(line.split(maxsplit=5)[5]) for line in lines if "/" in line}

    def forget(self) -> None:
        """Take the files of the bundle out of the system's memory, as after a restart of the machine."""
        for path in self.folder.rglob("*"):
            if path.is_file():
                with path.open("rb") as file:
                    os.fsync(file.fileno())
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    # ---- what it keeps

    @property
    def data(self) -> Path:
        return self.home / ".local/share/yonder-desktop"

    def files(self, pattern: str) -> list[Path]:
        """Files of the data folder, the newest at the end. One that the program takes away just now is none."""
        dated: list[tuple[int, Path]] = []
        for path in self.data.glob(pattern):
            with contextlib.suppress(FileNotFoundError):
                dated.append((path.stat().st_mtime_ns, path))
        return [path for _date, path in sorted(dated)]

    def game(self) -> str:
        """The game on the table, as its mark calls it."""
        marks = self.files("autosaves/*.running")
        return marks[-1].stem if marks else ""

    def moves(self) -> int:
        """The moves made in the game on the table."""
        kept = self.files(f"autosaves/{self.game()}_*.json")
        try:
            return len(json.loads(kept[-1].read_text(encoding="utf-8"))["tokens"]) if kept else 0
        except (OSError, ValueError):
            return 0

    def _catalogue(self) -> gettext.NullTranslations:
        """The words of the bundle itself in the language of the test."""
        folder = self.folder / "_internal/yonder_desktop/translations"
        return gettext.translation("yonder_desktop", folder, [self.language], fallback=False)
