"""Bug report files: they open at their position, and tell nothing of the machine and its person."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.toy_saves import ToyShelf, toy_document, toy_history
from yonder_desktop.storage import reports
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.reports import LOG_LINES, end_of_log, make_report
from yonder_desktop.storage.scrubbing import scrubbed

HOME, DATA = Path("/home/wilhelmina"), Path("/media/My Own Disk/games")


@pytest.fixture(autouse=True)
def _person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's machine."""
    monkeypatch.setattr(reports.getpass, "getuser", lambda: "wilhelmina")
    monkeypatch.setattr(reports.platform, "node", lambda: "attic-pc")
    monkeypatch.setattr(reports.Path, "home", lambda: HOME)


def clean(text: str) -> str:
    return scrubbed(text, [HOME, DATA], ["wilhelmina", "attic-pc"])


def test_a_report_opens_as_the_game_that_it_tells_of(tmp_path: Path) -> None:
    document = toy_document(toy_history(6), title="Love letters", played="p")
    path = tmp_path / "report.json"
    path.write_text(make_report("It hung.", {"program": "1"}, ["a line"], document, "YD1-…"), "utf-8")
    game = load(path, ToyShelf())
    assert game.is_whole and game.history.tokens() == document.tokens and game.document.practice
    content = json.loads(path.read_text("utf-8"))
    assert (
        content["said"] == "It hung."
        and content["versions"] == {"program": "1"}
        and content["log"] == ["a line"]
    )
    assert "Love letters" not in path.read_text("utf-8"), "what a game is called is nobody's business"


def test_a_report_without_a_game_is_no_save(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(make_report("It does not start.", {}, []), "utf-8")
    with pytest.raises(UnreadableSave) as caught:
        load(path, ToyShelf())
    assert caught.value.key == "no_game_inside"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('File "/home/wilhelmina/x/yonder_desktop/ui/play.py", line 3', 'File "yonder_desktop/ui/play.py", line 3'),
        (
            'File "/home/wilhelmina/.venv/lib/python3.11/site-packages/pydantic/main.py", line 3, in so',
            'File "site-packages/pydantic/main.py", line 3, in so',
        ),
        ('File "/usr/lib/python3.12/json/decoder.py", line 1', 'File "python/json/decoder.py", line 1'),
        (r'File "C:\Users\Wilhelmina\yonder_desktop\ui\play.py", line 3', 'File "yonder_desktop/ui/play.py", line 3'),
        ("No such file: '/home/wilhelmina/Love letters/to Bo.json'", "No such file: '<path>'"),
        (r"No such file: 'D:\My games\evening.json'", "No such file: '<path>'"),
        ("not_written: /media/My Own Disk/games/saves/bo.json, system no", "not_written: <path>, system no"),
        ("not_written: /home/wilhelmina/to Bo.json", "not_written: <path>"),
        ("not_written: /mnt/Love letters/all of them/x.json, system no", "not_written: <path>, system no"),
        ("damaged: /tmp/x/evening.json", "damaged: <path>"),
        (r"damaged: C:\x\evening.json", "damaged: <path>"),
        ("ask wilhelmina@example.org at attic-pc, says Wilhelmina.", "ask <address> at <name>, says <name>."),
        ("2026-11-30 22:45:01,123 3/4 of 1/2, and/or 5 // 2", "2026-11-30 22:45:01,123 3/4 of 1/2, and/or 5 // 2"),
        ("'place:dwarf@builders' is not among the options", "'place:dwarf@builders' is not among the options"),
    ],
)  # fmt: skip
def test_nothing_of_the_machine_is_told(text: str, expected: str) -> None:
    assert clean(text) == expected


def test_the_end_of_the_log_is_told(tmp_path: Path) -> None:
    path = tmp_path / "log.txt"
    lines = [f"line {number} of /home/wilhelmina/secret" for number in range(LOG_LINES + 50)]
    path.write_text("\n".join(lines), "utf-8")
    found = end_of_log(path, [DATA])
    assert len(found) == LOG_LINES and found[-1] == f"line {LOG_LINES + 49} of <path>"
    assert end_of_log(tmp_path / "nowhere.txt", []) == []


def test_a_log_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "log.txt").write_bytes(b"\xff\xfe\x00 line")
    assert len(end_of_log(tmp_path / "log.txt", [])) == 1
