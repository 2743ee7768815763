"""Folders, atomic writing, settings: nothing is lost and nothing stops the program."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from yonder_desktop.storage import atomic
from yonder_desktop.storage.atomic import remove_stale, write_atomically
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.paths import ensure_folder, find_folders
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.settings import NewGameChoice, Settings, load_settings, save_settings
from yonder_desktop.wording.problems import notice_line, problem_lines


def test_a_data_folder_holds_everything(tmp_path: Path) -> None:
    folders = find_folders(tmp_path / "mine")
    for folder in (
        folders.saves,
        folders.autosaves,
        folders.cards,
        folders.config,
        folders.log,
    ):
        assert folder.is_relative_to(tmp_path / "mine")
    assert not (tmp_path / "mine").exists(), "folders are made when they are needed"


def test_the_systems_folders_are_used_otherwise() -> None:
    folders = find_folders()
    assert "yonder-desktop" in str(folders.data) and "yonder-desktop" in str(folders.settings)


def test_a_file_in_the_way_of_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StorageProblem) as caught:
        ensure_folder(tmp_path / "data" / "saves")
    assert caught.value.key == "no_folder"
    assert str(tmp_path) in problem_lines(caught.value.key, caught.value.path, caught.value.facts)[1]


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.json"
    write_atomically(path, b"old")
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new" and os.listdir(path.parent) == ["a.json"]


@pytest.mark.parametrize(
    ("number", "key"),
    [(errno.ENOSPC, "disk_full"), (errno.EROFS, "no_permission"), (errno.EIO, "not_written")],
)
def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def fail(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(atomic.os, "fsync", fail)
    with pytest.raises(StorageProblem) as caught:
        write_atomically(path, b"new")
    assert caught.value.key == key
    assert all(problem_lines(key, caught.value.path, caught.value.facts))
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["a.json"]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_bytes(b"old")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_atomically(tmp_path / "link.json", b"new")
    assert (tmp_path / "real.json").read_bytes() == b"new" and (tmp_path / "link.json").is_symlink()


def test_only_old_temporary_files_are_removed(tmp_path: Path) -> None:
    for name in (".old.json.1.tmp", ".new.json.2.tmp", "kept.tmp"):
        (tmp_path / name).write_text("")
    os.utime(tmp_path / ".old.json.1.tmp", (1, 1))
    remove_stale(tmp_path)
    assert sorted(os.listdir(tmp_path)) == [".new.json.2.tmp", "kept.tmp"]


def test_settings_come_back(tmp_path: Path) -> None:
    seats = [SeatRecord(name="Mira", colour="red"), SeatRecord(name="Bo", colour="blue", player="greedy")]
    settings = Settings(theme="night", scale=150, language="de")
    settings.new_game["toy"] = NewGameChoice(seats=seats, options={"rounds": 4})
    save_settings(tmp_path / "settings.json", settings)
    again, notices = load_settings(tmp_path / "settings.json")
    assert again == settings and notices == []


def test_no_settings_are_the_first_ones(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), [])


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"17", b"[" * 100_000])
def test_damaged_settings_start_afresh_and_are_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, notices = load_settings(path)
    assert settings == Settings() and [notice.key for notice in notices] == ["settings_broken"]
    assert (tmp_path / "settings.json.broken").read_bytes() == content
    assert str(tmp_path / "settings.json.broken") in notice_line(notices[0].key, notices[0].facts)


def test_one_wrong_setting_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "pink", "scale": 30, "language": "fr", "later": 1}))
    settings, notices = load_settings(path)
    assert (settings.theme, settings.scale, settings.language) == ("system", 0, "fr")
    assert notices[0].facts["fields"] == "theme, scale"
