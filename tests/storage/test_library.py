"""The library: what is listed, and what renaming, copying, taking in and out do to the files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tests.toy_saves import ToyShelf, toy_document, toy_history, toy_save
from yonder_desktop.storage import atomic, listing
from yonder_desktop.storage.autosaves import Autosaver
from yonder_desktop.storage.documents import SaveDocument, read_document
from yonder_desktop.storage.library import FINISHED, KEPT, SAVED, Library
from yonder_desktop.storage.listing import SaveSummary
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.paths import Folders, find_folders
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.saves import save_game
from yonder_desktop.timeline import History


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return find_folders(tmp_path / "data")


@pytest.fixture
def library(folders: Folders) -> Library:
    return Library(folders)


def over() -> History:
    history = toy_history(2)
    while history.decision() is not None:
        history.choose("rest")
    return history


def keep(folders: Folders, document: SaveDocument, times: int = 1) -> None:
    """Autosaves of a game that was left."""
    saver = Autosaver(folders.autosaves, document.game)
    for _ in range(times):
        saver.keep(document)
    saver.close()


def row_of(library: Library, kind: str) -> SaveSummary:
    [row] = [row for row in library.rows()[0] if row.kind == kind]
    return row


def listed(library: Library) -> list[tuple[str, str]]:
    return sorted((row.kind, row.title) for row in library.rows()[0])


def test_saved_finished_and_kept_games_are_in_one_list(folders: Folders, library: Library) -> None:
    assert library.rows() == ([], [])
    toy_save(folders.saves / "friday.json")
    library.keep_finished(toy_document(over(), title="", played="f"))
    keep(folders, toy_document(title="", played="k"), times=3)
    assert listed(library) == [(FINISHED, ""), (KEPT, ""), (SAVED, "Friday")]


def test_a_finished_game_says_how_it_ended(folders: Folders, library: Library) -> None:
    history = over()
    outcome = history.rules.outcome(history.state)
    assert outcome is not None
    library.keep_finished(toy_document(history, played="f"))
    facts = row_of(library, FINISHED).facts
    assert facts["totals"] == ",".join(str(score.total) for score in outcome.scores) and facts["over"] == 1
    assert facts["winners"] == ",".join(str(seat) for seat in outcome.winners) and "rival" not in facts


def test_a_game_that_is_over_is_listed_once(folders: Folders, library: Library) -> None:
    """Its autosaves, of several sessions, are the same game."""
    keep(folders, toy_document(toy_history(1), title="", played="f"))
    keep(folders, toy_document(over(), title="", played="f"))
    assert listed(library) == [(FINISHED, "")], "the program failed before it could keep it as finished"
    library.keep_finished(toy_document(over(), title="", played="f"))
    assert listed(library) == [(FINISHED, "")]


def test_a_game_being_played_is_not_listed_as_kept(folders: Folders, library: Library) -> None:
    keep(folders, toy_document(toy_history(1), played="a"))
    saver = Autosaver(folders.autosaves, "toy")
    saver.keep(toy_document(toy_history(2), played="a"))
    assert library.rows()[0] == [], "neither from where it is now nor from where it was left before"
    saver.close()
    assert len(library.rows()[0]) == 1 and library.rows(toy_document(toy_history(2), played="a"))[0] == []


def test_ending_a_game_again_replaces_what_was_kept_but_not_its_name(library: Library) -> None:
    path = library.keep_finished(toy_document(over(), title="", played="f"))
    library.rename(row_of(library, FINISHED), "A fine game")
    assert library.keep_finished(toy_document(over(), title="", played="f")) == path
    assert listed(library) == [(FINISHED, "A fine game")]


def test_a_word_out_of_a_file_does_not_lead_out_of_the_folder(folders: Folders, library: Library) -> None:
    path = library.keep_finished(toy_document(over(), played="../../x/../y"))
    assert path.parent == folders.finished and path.name == "toy-xy.json"
    assert library.keep_finished(toy_document(over(), played="../")).parent == folders.finished


def test_a_renamed_save_has_a_file_of_its_new_name(folders: Folders, library: Library) -> None:
    toy_save(folders.saves / "a.json")
    before = read_document(folders.saves / "a.json")
    path = library.rename(row_of(library, SAVED), "Mira's great evening")
    assert path == folders.saves / "mira-s-great-evening.json" and os.listdir(folders.saves) == [path.name]
    assert read_document(path) == before.model_copy(update={"title": "Mira's great evening"})
    assert load(path, ToyShelf()).is_whole


def test_a_name_that_is_taken_takes_nobody_elses_file(folders: Folders, library: Library) -> None:
    toy_save(folders.saves / "friday.json")
    save_game(folders.saves / "b.json", toy_document(title="b"))
    row = next(row for row in library.rows()[0] if row.title == "b")
    assert library.rename(row, "Friday") == folders.saves / "friday-2.json"
    assert listed(library) == [(SAVED, "Friday"), (SAVED, "Friday")]
    row = next(row for row in library.rows()[0] if row.path.name == "friday-2.json")
    assert library.rename(row, "Friday 2") == row.path, "its own name is not taken"


def test_a_kept_game_that_is_named_is_saved_under_that_name(folders: Folders, library: Library) -> None:
    keep(folders, toy_document(title="", played="k"))
    path = library.rename(row_of(library, KEPT), "Later")
    assert path == folders.saves / "later.json" and read_document(path).played == "k"
    assert listed(library) == [(KEPT, ""), (SAVED, "Later")]


def test_a_broken_file_can_be_renamed_copied_and_taken_out(
    folders: Folders, library: Library, tmp_path: Path
) -> None:
    folders.saves.mkdir(parents=True)
    (folders.saves / "torn.json").write_bytes(b'{"format": 1, "ga')
    path = library.rename(row_of(library, SAVED), "To be mended")
    assert path.read_bytes() == b'{"format": 1, "ga' and os.listdir(folders.saves) == ["to-be-mended.json"]
    library.export(row_of(library, SAVED), tmp_path / "out.yonder")
    assert (tmp_path / "out.yonder").read_bytes() == b'{"format": 1, "ga'
    assert library.duplicate(row_of(library, SAVED), "Again").read_bytes() == b'{"format": 1, "ga'


def test_a_copy_is_a_game_of_its_own_file(folders: Folders, library: Library) -> None:
    toy_save(folders.saves / "friday.json")
    path = library.duplicate(row_of(library, SAVED), "Friday (copy)")
    assert path.name == "friday-copy.json" and (folders.saves / "friday.json").exists()
    assert (
        load(path, ToyShelf()).history.tokens()
        == load(folders.saves / "friday.json", ToyShelf()).history.tokens()
    )


def test_what_was_taken_out_can_be_taken_in(folders: Folders, library: Library, tmp_path: Path) -> None:
    toy_save(folders.saves / "friday.json")
    library.export(row_of(library, SAVED), tmp_path / "out.yonder")
    assert library.take_in(tmp_path / "out.yonder") == (folders.saves / "friday.json", False), "it is there"
    other = Library(find_folders(tmp_path / "other"))
    path, is_new = other.take_in(tmp_path / "out.yonder")
    assert is_new and path == tmp_path / "other" / "saves" / "friday.json" and load(path, ToyShelf()).is_whole
    assert other.take_in(tmp_path / "out.yonder") == (path, False) and len(other.rows()[0]) == 1
    assert other.take_in(path) == (path, False)


def test_what_is_no_save_is_not_taken_in(library: Library, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("Dear diary")
    with pytest.raises(StorageProblem) as caught:
        library.take_in(tmp_path / "note.txt")
    assert caught.value.key == "not_json" and library.rows() == ([], [])


def test_a_game_kept_by_itself_is_all_its_files(folders: Folders, library: Library) -> None:
    keep(folders, toy_document(toy_history(1), played="k"), times=2)
    keep(folders, toy_document(toy_history(2), played="other"))
    killed = Autosaver(folders.autosaves, "toy")
    for _ in range(3):
        killed.keep(toy_document(toy_history(3), played="k"))
    killed._mark.close()
    row = next(row for row in library.rows()[0] if row.played == "k")
    assert len(library.files(row)) == 5 and row.path in library.files(row)
    [other] = [one for one in library.rows()[0] if one.played == "other"]
    assert library.files(other) == [other.path]


def other_way(choices: int = 1) -> History:
    """The toy game with another first choice than `toy_history` makes."""
    history = toy_history(0)
    history.choose(history.rules.token(history.state, history.decision().options[1]))  # type: ignore[union-attr]
    for _ in range(choices - 1):
        history.choose(history.rules.token(history.state, history.decision().options[0]))  # type: ignore[union-attr]
    return history


def test_a_game_gone_on_with_in_two_ways_is_listed_in_both(folders: Folders, library: Library) -> None:
    """An older save was opened: what had been played after it is still there, and goes to the trash by itself."""
    keep(folders, toy_document(toy_history(5), title="", played="k"), times=2)
    keep(folders, toy_document(other_way(), title="", played="k"))
    rows = library.rows()[0]
    assert [(row.kind, row.facts["choices"]) for row in rows] == [(KEPT, 1), (KEPT, 5)]
    assert [len(library.files(row)) for row in rows] == [1, 2]
    both = toy_history(5)
    both.seek(both.root)
    both.choose(other_way().tokens()[0])
    keep(folders, toy_document(both, title="", played="k"))
    assert [(row.kind, row.facts["choices"]) for row in library.rows()[0]] == [(KEPT, 1)], "it holds all"
    assert library.rows(toy_document(both, played="k"))[0] == []
    assert len(library.rows(toy_document(toy_history(5), played="k"))[0]) == 1


def test_what_was_tried_after_the_end_is_listed(folders: Folders, library: Library) -> None:
    """A finished game that was taken back, gone on with in another way, and left."""
    library.keep_finished(toy_document(over(), title="", played="f"))
    again = over()
    again.undo()
    keep(folders, toy_document(again, title="", played="f"))
    assert listed(library) == [(FINISHED, "")], "nothing new"
    again.seek(again.root)
    again.choose(other_way().tokens()[0])
    keep(folders, toy_document(again, title="", played="f"))
    assert listed(library) == [(FINISHED, ""), (KEPT, "")]


def test_another_end_of_a_game_does_not_replace_one_that_it_does_not_hold(library: Library) -> None:
    """An older save, or a copy, was played to its end as well."""
    first, second = over(), other_way(2)
    while second.decision() is not None:
        second.choose("rest")
    path = library.keep_finished(toy_document(first, title="", played="f"))
    other = library.keep_finished(toy_document(second, title="", played="f"))
    assert other != path and read_document(path).tokens == first.tokens()
    assert library.keep_finished(toy_document(second, title="", played="f")) == other
    assert len(library.rows()[0]) == 2


def test_a_finished_game_that_is_looked_at_keeps_its_date(library: Library) -> None:
    document = toy_document(over(), title="", played="f").model_copy(
        update={"saved_at": "2026-01-01T10:00:00"}
    )
    path = library.keep_finished(document)
    library.keep_finished(document.model_copy(update={"saved_at": "2026-02-02T10:00:00"}))
    assert read_document(path).saved_at == "2026-01-01T10:00:00"


def test_a_torn_finished_game_is_not_written_over(library: Library) -> None:
    path = library.keep_finished(toy_document(over(), played="f"))
    path.write_bytes(path.read_bytes()[:-300])
    torn = path.read_bytes()
    assert library.keep_finished(toy_document(over(), played="f")) != path and path.read_bytes() == torn


def test_a_kept_game_that_cannot_be_read_is_listed_with_what_is_wrong(
    folders: Folders, library: Library
) -> None:
    """Kept by a newer program, say."""
    keep(folders, toy_document(played="k"), times=2)
    for path in folders.autosaves.iterdir():
        path.write_text(path.read_text().replace('"format": 2', '"format": 99'))
    [row] = library.rows()[0]
    assert row.kind == KEPT and row.problem is not None and row.problem.key == "newer_format"
    assert len(library.files(row)) == 2


@pytest.mark.parametrize(("number", "key"), [(errno.ENOSPC, "disk_full"), (errno.EROFS, "no_permission")])
def test_a_full_or_read_only_disk_changes_nothing(
    folders: Folders, library: Library, monkeypatch: pytest.MonkeyPatch, number: int, key: str, tmp_path: Path
) -> None:
    toy_save(folders.saves / "friday.json")
    content, row = (folders.saves / "friday.json").read_bytes(), row_of(library, SAVED)

    def fail(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(atomic.os, "fsync", fail)
    for do in (
        lambda: library.rename(row, "Saturday"),
        lambda: library.duplicate(row, "Saturday"),
        lambda: library.export(row, tmp_path / "out" / "x.yonder"),
        lambda: library.keep_finished(toy_document(over(), played="f")),
    ):
        with pytest.raises(StorageProblem) as caught:
            do()
        assert caught.value.key == key
    assert (
        os.listdir(folders.saves) == ["friday.json"]
        and (folders.saves / "friday.json").read_bytes() == content
    )


def test_a_file_that_went_away_meanwhile_is_told(folders: Folders, library: Library, tmp_path: Path) -> None:
    toy_save(folders.saves / "friday.json")
    row = row_of(library, SAVED)
    (folders.saves / "friday.json").unlink()
    for do in (lambda: library.rename(row, "x"), lambda: library.export(row, tmp_path / "x.yonder")):
        with pytest.raises(StorageProblem) as caught:
            do()
        assert caught.value.key == "missing"


def test_a_folder_that_may_not_be_read_is_not_taken_for_an_empty_one(
    folders: Folders, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy_save(folders.saves / "friday.json")
    scan = os.scandir

    def fail(path: Path) -> object:
        if path == folders.saves:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return scan(path)

    monkeypatch.setattr(listing.os, "scandir", fail)
    library.keep_finished(toy_document(over(), played="f"))
    rows, problems = library.rows()
    assert [row.kind for row in rows] == [FINISHED]
    assert [(problem.key, problem.path) for problem in problems] == [("folder_not_read", folders.saves)]
