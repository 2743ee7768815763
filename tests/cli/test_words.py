"""The words of the command line: what is understood, and what is said of the rest."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from yonder_desktop import __version__
from yonder_desktop.cli.main import Actions, run
from yonder_desktop.cli.progress import Progress


class Recorder:
    """Stands for the window and its like: keeps the words it was given."""

    def __init__(self) -> None:
        self.given: Namespace | None = None

    def __call__(self, args: Namespace) -> int:
        self.given = args
        return 0


def given(*words: str) -> Namespace:
    """What the window or another action is given for these words."""
    recorder = Recorder()
    assert run(words, Actions(recorder, recorder, recorder)) == 0
    assert recorder.given is not None
    return recorder.given


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of words that cannot be used."""
    recorder = Recorder()
    try:
        status = run(words, Actions(recorder, recorder, recorder))
    except SystemExit as leaving:
        status = int(str(leaving.code))
    captured = capsys.readouterr()
    assert status == 2 and recorder.given is None and captured.out == ""
    return captured.err


def test_no_words_open_the_window() -> None:
    args = given()
    assert (args.command, args.seed, args.load, args.lang, args.scale, args.theme, args.data_dir) == (
        None, None, None, None, None, None, None
    )  # fmt: skip


@pytest.mark.parametrize(
    "words", [("a.yonder",), ("open", "a.yonder"), ("--theme", "night", "a.yonder"), ("b.json",)]
)
def test_a_file_alone_is_opened(words: tuple[str, ...]) -> None:
    """As a file manager names it."""
    args = given(*words)
    assert (args.command, args.take_in, args.load) == ("open", words[-1], None)


def test_a_file_needs_no_ending_if_it_is_there(tmp_path: Path) -> None:
    path = tmp_path / "Friday evening"
    path.write_text("{}")
    assert given("--scale=150", str(path)).take_in == str(path)
    assert given("--load", "sim.json").take_in is None, "the value of a flag is no command"


def test_the_flags_of_the_window() -> None:
    args = given("--seed", "7", "--load", "a.json", "--lang", "de", "--scale", "150", "--theme", "night",
                 "--data-dir", "d")  # fmt: skip
    assert (args.seed, args.load, args.lang, args.scale, args.theme, args.data_dir) == (
        7, "a.json", "de", 150, "night", "d"
    )  # fmt: skip
    assert given("--scale", "auto").scale == 0


def test_flags_may_stand_before_or_after_the_command() -> None:
    before = given("--seed", "7", "--theme", "day", "snapshot", "yonder", "--out", "x.png")
    after = given("snapshot", "yonder", "--out", "x.png", "--seed", "7", "--theme", "day")
    assert vars(before) == vars(after)
    assert (after.size, after.moves, after.players, after.source) == ((1920, 1080), 0, 4, "yonder")


def test_the_flags_of_snapshot_and_demo() -> None:
    args = given("snapshot", "a.json", "--size", "1280X720", "--moves", "9", "--out", "x.png")
    assert (args.command, args.size, args.moves, args.out) == ("snapshot", (1280, 720), 9, "x.png")
    assert (given("demo").game, given("demo", "yonder", "--players", "2").players) == ("", 2)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["frobnicate"], "frobnicate"),
        (["--scale", "60"], "60"),
        (["--scale", "huge"], "huge"),
        (["--seed", "-3"], "-3"),
        (["--seed", "x"], "x"),
        (["--theme", "pink"], "pink"),
        (["--nonsense"], "--nonsense"),
        (["snapshot", "yonder"], "--out"),
        (["snapshot", "yonder", "--out", "x.png", "--size", "10x10"], "10x10"),
        (["snapshot", "yonder", "--out", "x.png", "--size", "big"], "big"),
        (["replay"], "FILE"),
        (["scenario"], "FILE"),
        (["sim"], "GAME"),
        (["sim", "chess"], "chess"),
        (["sim", "yonder", "--players", "7"], "7"),
        (["sim", "yonder", "--bots", "genius"], "genius"),
        (["sim", "yonder", "--players", "2", "--bots", "random,random,random"], "3"),
        (["sim", "yonder", "--games", "0"], "--games"),
        (["sim", "yonder", "--set", "colour"], "colour"),
        (["sim", "yonder", "--set", "colour=red"], "colour"),
    ],
    ids=" ".join,
)
def test_wrong_words_are_named(capsys: pytest.CaptureFixture[str], words: list[str], named: str) -> None:
    said = refused(capsys, *words)
    assert named in said and "Traceback" not in said


def test_the_version_is_told_without_loading_much() -> None:
    script = (
        "import sys; sys.argv = ['yonder-desktop', '--version']\n"
        "from yonder_desktop.app.main import main\n"
        "try: main()\n"
        "except SystemExit as leaving: assert leaving.code == 0\n"
        "print([name for name in ('PySide6', 'pydantic', 'platformdirs') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"yonder-desktop {__version__}", "[]"]


def test_the_package_runs_as_a_module(tmp_path: Path, checkout: Path) -> None:
    command = [sys.executable, "-m", "yonder_desktop", "replay", str(tmp_path / "no.json")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=checkout, check=False)
    assert done.returncode == 2 and "no.json" in done.stderr


class Terminal:
    """A stream that says it is a terminal, or not."""

    def __init__(self, is_terminal: bool) -> None:
        self.is_terminal = is_terminal
        self.written = ""

    def isatty(self) -> bool:
        return self.is_terminal

    def write(self, text: str) -> None:
        self.written += text

    def flush(self) -> None:
        pass


def test_progress_is_drawn_on_a_terminal_alone() -> None:
    for is_terminal in (True, False):
        stream = Terminal(is_terminal)
        progress = Progress(3, stream)  # type: ignore[arg-type]
        for _ in range(3):
            progress.step()
        progress.close()
        assert ("3/3" in stream.written) == is_terminal
        assert bool(stream.written) == is_terminal
