"""`snapshot` and `demo`: pictures and a log, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from yonder_desktop.app.main import main
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History

pytestmark = pytest.mark.usefixtures("qapp")


def colours(path: Path) -> int:
    """The number of different colours on a grid over a picture: an empty one has one."""
    image = QImage(str(path))
    places = ((x, y) for x in range(5, image.width(), 23) for y in range(5, image.height(), 23))
    return len({image.pixel(x, y) for x, y in places})


def status(*words: str) -> int:
    try:
        return main(words)
    except SystemExit as leaving:
        return int(str(leaving.code))


def test_a_new_game_is_drawn(tmp_path: Path, qapp: QApplication) -> None:
    out = tmp_path / "table.png"
    words = ("snapshot", "yonder", "--seed", "3", "--moves", "30", "--size", "1280x720", "--out", str(out))
    assert status(*words) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1280, 720) and colours(out) > 40


def test_a_picture_is_not_put_where_there_is_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "tabel" / "table.png"
    assert status("snapshot", "yonder", "--out", str(out)) == 2
    assert str(out.parent) in capsys.readouterr().err and not out.parent.exists()


def test_day_and_night_differ_and_the_same_words_draw_the_same(tmp_path: Path) -> None:
    shots = []
    for number, theme in enumerate(("day", "day", "night")):
        out = tmp_path / f"{number}.png"
        assert status("snapshot", "yonder", "--size", "1000x700", "--theme", theme, "--out", str(out)) == 0
        shots.append(QImage(str(out)))
    assert shots[0] == shots[1] and shots[0] != shots[2]


def test_a_save_is_drawn(tmp_path: Path) -> None:
    boxed = GameShelf().take("yonder")
    history = History(boxed.rules, boxed.rules.new_game(Setup(2, 5)), (0,))
    seats = [SeatRecord(name="Mira", colour="red"), SeatRecord(name="Bo", colour="blue", player="greedy")]
    save_game(tmp_path / "a.json", make_document(boxed, history, Setup(2, 5), seats))
    out = tmp_path / "a.png"
    assert status("snapshot", str(tmp_path / "a.json"), "--size", "1000x700", "--out", str(out)) == 0
    assert colours(out) > 40


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("snapshot", "chess", "--out", "x.png"), "chess"),
        (("snapshot", "broken.json", "--out", "x.png"), "broken.json"),
        (("snapshot", "yonder", "--players", "9", "--out", "x.png"), "9"),
        (("demo", "chess"), "chess"),
    ],
)
def test_what_cannot_be_drawn_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.json").write_text("{")
    assert status(*words) == 2
    assert named in capsys.readouterr().err and not (tmp_path / "x.png").exists()


def test_a_picture_that_cannot_be_written_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.nothing"
    assert status("snapshot", "yonder", "--size", "1000x700", "--out", str(out)) == 1
    assert str(out) in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert status("snapshot", "yonder", "--size", "1000x700", "--out", str(tmp_path / "file" / "x.png")) == 2
    assert f"There is no folder {tmp_path / 'file'}" in capsys.readouterr().err


def test_why_a_picture_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A name without a known ending, a folder of that name, and (for whoever is not root too) a place for no files."""
    (tmp_path / "folder.png").mkdir()
    for name, why in (("table.mp3", "table.png"), ("table", "table.png"), ("folder.png", "it is a folder")):
        assert status("snapshot", "yro", "--out", str(tmp_path / name)) == 1
        assert why in capsys.readouterr().err
    if Path("/proc").is_dir():
        assert status("snapshot", "yro", "--out", "/proc/x.png") == 1
        assert "choose another place for --out" in capsys.readouterr().err


def test_who_makes_the_choices_before_a_picture_can_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures = []
    for bots in ("random", "greedy", "greedy,random"):
        out = tmp_path / f"{bots}.png"
        assert status("snapshot", "yro", "--moves", "20", "--bots", bots, "--out", str(out)) == 0
        pictures.append(out.read_bytes())
    assert len(set(pictures)) == 3
    assert status("snapshot", "yro", "--bots", "genius", "--out", str(tmp_path / "x.png")) == 2
    assert "genius" in capsys.readouterr().err


def test_a_demo_tells_a_game_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert status("demo", "--players", "2", "--seed", "3") == 0
    told = capsys.readouterr().out.splitlines()
    assert "3" in told[0] and len(told) > 200 and not [line for line in told if "{" in line or "[" in line]
    assert [line for line in told if line.startswith("* ")]
    pictures = [f"yonder-demo-{part}.png" for part in ("1-start", "2-middle", "3-end")]
    assert told[-3:] == pictures == sorted(path.name for path in tmp_path.iterdir())
    assert all(colours(tmp_path / name) > 40 for name in pictures)
