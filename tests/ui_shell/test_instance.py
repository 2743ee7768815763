"""One window: what a second start asks for is done in the window of the first."""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import NO_FILES
from yonder_desktop.app import instance as door
from yonder_desktop.app.instance import Instance
from yonder_desktop.app.window import Program, make_app
from yonder_desktop.app.wishes import (
    ACTIVATION,
    LOAD,
    POSITION,
    SHOW,
    TAKE_IN,
    Wish,
    read_wish,
    suits_others,
    wish_of,
)
from yonder_desktop.ui.new_game_dialog import NewGameDialog

NAMES = ("a game.yonder", "игра 1.yonder", "ゲーム ‘2’.yonder", "لعبة.json", "l\udce9gacy.yonder")

OTHER = """
import sys
from PySide6.QtCore import QCoreApplication
from yonder_desktop.app import instance, wishes
app = QCoreApplication([])
for text in sys.argv[2:]:
    print(instance.knock(sys.argv[1], wishes.read_wish(text)))
"""


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[Instance]:
    """The program that runs already."""
    made = Instance(tmp_path)
    assert not made.hand_over(Wish())
    yield made
    made.close()


def knock_from_elsewhere(qtbot: QtBot, name: str, *wishes: Wish) -> list[str]:
    """Knock as another process does, while this one goes on; what it was answered."""
    texts = [wish.to_text() for wish in wishes or (Wish(),)]
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER, name, *texts],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    qtbot.waitUntil(lambda: other.poll() is not None, timeout=60_000)
    return other.communicate()[0].split()


def test_a_second_start_hands_its_file_to_the_first(qtbot: QtBot, first: Instance, tmp_path: Path) -> None:
    heard: list[Wish] = []
    first.wished.connect(heard.append)
    wishes = [Wish(TAKE_IN, str(tmp_path / name), "token") for name in NAMES]
    assert knock_from_elsewhere(qtbot, first.name, *wishes) == ["True"] * len(NAMES)
    assert heard == wishes


def test_a_second_start_ends_without_a_window_of_its_own(
    qtbot: QtBot, first: Instance, tmp_path: Path, checkout: Path
) -> None:
    heard: list[Wish] = []
    first.wished.connect(heard.append)
    command = [
        sys.executable,
        "-X",
        "importtime",
        "-m",
        "yonder_desktop",
        "--data-dir",
        str(tmp_path),
        "a b.yonder",
    ]
    second = subprocess.Popen(
        command, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    said = second.communicate()[0]
    assert second.returncode == 0 and "PySide6.QtNetwork" in said and "PySide6.QtWidgets" not in said
    assert heard == [Wish(TAKE_IN, str(checkout / "a b.yonder"))]


def test_programs_with_other_data_folders_know_nothing_of_each_other(
    qtbot: QtBot, first: Instance, tmp_path: Path
) -> None:
    other = Instance(tmp_path / "other")
    assert other.name != first.name and not other.hand_over(Wish())
    other.close()


def test_nobody_is_at_home_after_the_end_and_the_next_start_is_the_first(
    qtbot: QtBot, first: Instance, tmp_path: Path
) -> None:
    first.close()
    assert not door.knock(first.name, Wish())
    again = Instance(tmp_path)
    assert not again.hand_over(Wish())
    assert knock_from_elsewhere(qtbot, again.name, Wish()) == ["True"]
    again.close()


def test_a_door_that_a_killed_program_left_does_not_keep_the_next_from_opening(
    qtbot: QtBot, tmp_path: Path
) -> None:
    name = door.door_name(tmp_path)
    if Path(name).is_absolute():
        Path(name).write_bytes(b"")
    program = Instance(tmp_path)
    assert not program.hand_over(Wish())
    assert knock_from_elsewhere(qtbot, name, Wish()) == ["True"]
    program.close()


def test_a_program_that_does_not_answer_is_not_waited_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "ANSWER_MS", 50)
    silent = QLocalServer()
    assert silent.listen(door.door_name(tmp_path))
    assert not Instance(tmp_path).hand_over(Wish())
    silent.close()


@pytest.mark.parametrize(
    "said", [b"\n", b"{}}\n", b'{"kind":"format"}\n', b'{"kind":"load","what":"x"}\n', b"[1]\n"]
)
def test_what_is_no_wish_is_sent_away(qtbot: QtBot, first: Instance, said: bytes) -> None:
    wishes: list[Wish] = []
    first.wished.connect(wishes.append)
    visitor = QLocalSocket()
    visitor.connectToServer(first.name)
    visitor.write(said)
    qtbot.waitUntil(lambda: visitor.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert wishes == [] and bytes(visitor.readAll().data()) == b""


@pytest.mark.parametrize(
    ("words", "kind"),
    [({}, SHOW), ({"load": "a b"}, LOAD), ({"take_in": "c"}, TAKE_IN), ({"position": "YD1-x"}, POSITION)],
)
def test_what_the_words_ask_for_goes_through_text(words: dict[str, str], kind: str) -> None:
    wish = wish_of(argparse.Namespace(**{**NO_FILES, **words}), "t")
    assert wish.kind == kind and read_wish(wish.to_text()) == wish
    assert kind not in (LOAD, TAKE_IN) or Path(wish.what) == Path(next(iter(words.values()))).absolute()
    assert all(letter.isascii() for letter in wish.to_text()) and json.loads(wish.to_text())


def test_flags_for_one_run_begin_a_window_of_their_own() -> None:
    flags = {"seed": None, "lang": None, "scale": None, "theme": None}
    assert suits_others(argparse.Namespace(**flags))
    for name in flags:
        assert not suits_others(argparse.Namespace(**{**flags, name: 0}))


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    given = {"data_dir": tmp_path, "seed": 7, "theme": "day", "scale": 100, **NO_FILES}
    made = Program(make_app([]), argparse.Namespace(**given))
    made.window.show()
    yield made
    made.window.close()
    made.window.deleteLater()


def test_a_file_handed_over_is_opened_in_front_of_dialogs(
    program: Program, alone: Path, tmp_path: Path
) -> None:
    window = program.window
    window.saving.ask_new_game()
    assert isinstance(window.saving.dialog, NewGameDialog)
    path = tmp_path / "игра one.yonder"
    shutil.copyfile(alone, path)
    program.carry_out(Wish(TAKE_IN, str(path)))
    assert window.desk.session is not None and window.play.path is not None
    assert window.play.path.parent == tmp_path / "saves" and window.play.path.stem == "игра-one"
    assert not window.saving.dialog.isVisible()


def test_a_start_without_a_file_brings_the_window_back_and_leaves_the_game(
    program: Program, alone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ACTIVATION, "")
    program.carry_out(Wish(LOAD, str(alone)))
    session = program.desk.session
    program.window.saving.ask_new_game()
    dialog = program.window.saving.dialog
    program.window.showMinimized()
    program.carry_out(Wish(SHOW, token="clicked"))
    assert not program.window.isMinimized() and program.desk.session is session
    assert dialog is not None and dialog.isVisible() and os.environ[ACTIVATION] == "clicked"
    dialog.reject()
