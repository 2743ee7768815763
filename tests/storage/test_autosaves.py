"""Autosaves: a few of each game, and what is offered at the next start."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.toy_saves import ToyShelf, toy_document, toy_history
from yonder_desktop.storage import autosaves
from yonder_desktop.storage.autosaves import KEPT_PER_GAME, Autosaver, is_running, saves_of, sessions
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.recovery import last_unfinished


def test_the_last_few_are_kept(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    paths = [saver.keep(toy_document(toy_history(choices))) for choices in range(8)]
    saver.close()
    assert saves_of(tmp_path, saver.session) == paths[-KEPT_PER_GAME:]
    assert len(load(paths[-1], ToyShelf()).history.tokens()) == 7


def test_a_game_being_played_is_not_offered(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    saver.keep(toy_document())
    assert is_running(tmp_path, saver.session) and last_unfinished(tmp_path) is None
    saver.close()
    found = last_unfinished(tmp_path)
    assert found is not None and not found.crashed and found.summary.title == "Friday"


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    older = Autosaver(tmp_path, "toy")
    older.keep(toy_document(title="older"))
    older.close()
    saver = Autosaver(tmp_path, "toy")
    history = toy_history(2)
    while history.decision() is not None:
        history.choose("rest")
    saver.keep(toy_document(history))
    saver.close()
    found = last_unfinished(tmp_path)
    assert found is not None and found.summary.title == "older"


def test_a_game_that_was_gone_on_with_is_offered_from_its_last_session_alone(tmp_path: Path) -> None:
    first = Autosaver(tmp_path, "toy")
    first.keep(toy_document(title="first", played="a game"))
    first.close()
    second = Autosaver(tmp_path, "toy")
    second.keep(toy_document(toy_history(2), title="second", played="a game"))
    assert last_unfinished(tmp_path) is None, "it is being played"
    second.close()
    found = last_unfinished(tmp_path)
    assert found is not None and found.summary.title == "second"
    history = toy_history(2)
    while history.decision() is not None:
        history.choose("rest")
    third = Autosaver(tmp_path, "toy")
    third.keep(toy_document(history, played="a game"))
    third.close()
    assert last_unfinished(tmp_path) is None, "it is over"


def test_a_damaged_last_autosave_gives_the_one_before(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    saver.keep(toy_document(title="before"))
    saver.keep(toy_document(title="last")).write_text("{")
    saver.close()
    found = last_unfinished(tmp_path)
    assert found is not None and found.summary.title == "before"


def test_only_damaged_autosaves_offer_nothing(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    saver.keep(toy_document()).write_bytes(b"")
    saver.close()
    assert last_unfinished(tmp_path) is None and last_unfinished(tmp_path / "nowhere") is None


def test_a_killed_program_is_known_by_its_mark(tmp_path: Path) -> None:
    script = """
        import sys, time
        from pathlib import Path
        from tests.toy_saves import toy_document
        from yonder_desktop.storage.autosaves import Autosaver
        saver = Autosaver(Path(sys.argv[1]), "toy")
        saver.keep(toy_document())
        print("ready", flush=True)
        time.sleep(60)
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert child.stdout is not None and child.stdout.readline().strip() == b"ready"
    assert last_unfinished(tmp_path) is None
    child.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    child.wait()
    child.stdout.close()
    found = last_unfinished(tmp_path)
    assert found is not None and found.crashed
    assert load(found.summary.path, ToyShelf()).is_whole


def test_old_games_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosaves, "KEPT_GAMES", 2)
    names = []
    for _ in range(4):
        saver = Autosaver(tmp_path, "toy")
        saver.keep(toy_document())
        saver.close()
        names.append(saver.session)
    assert sessions(tmp_path) == names[1:]


def test_going_on_with_a_game_pushes_out_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosaves, "KEPT_GAMES", 2)
    for choices, played in ((1, "other"), (1, "a"), (2, "a"), (3, "a"), (4, "a")):
        saver = Autosaver(tmp_path, "toy")
        saver.keep(toy_document(toy_history(choices), title=played, played=played))
        saver.close()
    assert len(sessions(tmp_path)) == 2 and len(saves_of(tmp_path, sessions(tmp_path)[0])) == 1
    found = last_unfinished(tmp_path)
    assert found is not None and len(load(found.summary.path, ToyShelf()).history.tokens()) == 4


def test_what_the_last_autosave_does_not_hold_stays(tmp_path: Path) -> None:
    """An older save was opened: what had been played after it is not in it."""
    for choices in (5, 2):
        saver = Autosaver(tmp_path, "toy")
        saver.keep(toy_document(toy_history(choices), played="a"))
        saver.close()
    assert len(sessions(tmp_path)) == 2
    named = toy_history(2)
    named.root.bookmark = "a name that is in no save"
    for history in (named, toy_history(4)):
        saver = Autosaver(tmp_path, "toy")
        saver.keep(toy_document(history, played="b"))
        saver.close()
    assert len(sessions(tmp_path)) == 4
    torn = saves_of(tmp_path, sessions(tmp_path)[0])[0]
    torn.write_text("{")
    Autosaver(tmp_path, "toy").close()
    assert torn.exists()


def test_a_game_kept_elsewhere_is_forgotten(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    saver.keep(toy_document())
    saver.close(forget=True)
    assert os.listdir(tmp_path) == []


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageProblem):
        Autosaver(tmp_path / "file" / "autosaves", "toy")


def test_the_mark_goes_when_the_game_is_left(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, "toy")
    assert os.listdir(tmp_path) == [saver.session + ".running"]
    saver.close()
    assert os.listdir(tmp_path) == []


def test_a_mark_without_autosaves_is_forgotten(tmp_path: Path) -> None:
    left = tmp_path / "toy-20260101-000000-000000.running"
    left.write_text("")
    saver = Autosaver(tmp_path, "toy")
    assert os.listdir(tmp_path) == [saver.session + ".running"]
    other = Autosaver(tmp_path, "toy")
    assert sorted(os.listdir(tmp_path)) == [saver.session + ".running", other.session + ".running"]
    saver.close()
    other.close()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of another kind")
def test_a_game_is_offered_where_the_file_system_knows_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def no_locks(_file: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    saver = Autosaver(tmp_path, "toy")
    saver.keep(toy_document())
    found = last_unfinished(tmp_path)
    assert found is not None and found.crashed
    saver.close()
