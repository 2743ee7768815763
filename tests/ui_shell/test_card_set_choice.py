"""Own card sets in the window: chosen for a new game, dropped, explained when broken."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, check_nothing_cut, session_of
from tests.ui_shell.test_library_dialog import drop
from tests.ui_shell.test_window import Start, wait_for_choice
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.ui.card_set_field import CardChoice
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.new_game_dialog import NewGameDialog

EXAMPLES = {"yonder": "harvest-home", "yro": "sea-watch", "ylandyss": "night-watch"}


@pytest.fixture
def examples(checkout: Path) -> dict[str, Path]:
    return {game: checkout / "docs" / "card-sets" / game / name for game, name in EXAMPLES.items()}


def dialog_of(window: MainWindow) -> NewGameDialog:
    dialog = window.saving.dialog
    assert isinstance(dialog, NewGameDialog)
    return dialog


def choose_cards(window: MainWindow, name: str) -> None:
    field = dialog_of(window).cards_field
    assert field is not None
    field.box.setCurrentIndex(field.box.findData(name))
    field.box.activated.emit(field.box.currentIndex())


@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_an_example_is_dropped_chosen_played_saved_and_opened(
    start: Start, qtbot: QtBot, examples: dict[str, Path], tmp_path: Path, game: str
) -> None:
    window = start()
    drop(window, examples[game])
    assert EXAMPLES[game] in window.note.text
    window.saving.ask_new_game(game)
    choose_cards(window, EXAMPLES[game])
    again = dialog_of(window)
    assert again.plan().card_set == EXAMPLES[game]
    again.begin.click()
    wait_for_choice(window, qtbot)
    session = session_of(window)
    assert session.boxed.card_set == EXAMPLES[game]
    session.choose(session.choices()[0].token)
    path = tmp_path / "kept.json"
    window.desk.save(path)
    digest = session.boxed.digest
    assert digest in path.read_text(encoding="utf-8")
    window.show_start()
    window.note.hide()
    window.play.open(path)
    assert session_of(window).boxed.digest == digest and window.note.text == ""
    window.saving.ask_new_game(game)
    assert dialog_of(window).plan().card_set == EXAMPLES[game], "the choice is remembered"
    dialog_of(window).reject()


def test_a_save_opens_when_its_set_is_gone(
    start: Start, qtbot: QtBot, examples: dict[str, Path], tmp_path: Path
) -> None:
    window = start()
    drop(window, examples["yro"])
    window.saving.ask_new_game("yro")
    choose_cards(window, "sea-watch")
    dialog_of(window).begin.click()
    wait_for_choice(window, qtbot)
    path = tmp_path / "kept.json"
    window.desk.save(path)
    window.show_start()
    shutil.rmtree(window.desk.folders.cards)
    window.saving.ask_new_game("yro")
    assert dialog_of(window).plan().card_set == "house"
    dialog_of(window).reject()
    window.play.open(path)
    assert "sea-watch" in window.note.text


def test_a_broken_set_that_is_dropped_is_explained(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    window = start()
    broken = tmp_path / "torn"
    broken.mkdir()
    (broken / "ships.toml").write_text(
        'format = 1\nbased_on = "house"\n[[ship]]\nid = "argo"\ncargo = 3\n', encoding="utf-8"
    )
    drop(window, broken)
    assert "ships.toml, line 5, ship 'argo', field 'cargo'" in window.note.text
    assert "nothing was taken in" in window.note.text
    (tmp_path / "empty").mkdir()
    drop(window, tmp_path / "empty")
    assert "no card set" in window.note.text
    assert window.desk.card_sets("yonder") == []


def test_broken_sets_are_listed_but_cannot_be_chosen_and_nothing_else_suffers(
    start: Start, qtbot: QtBot, examples: dict[str, Path]
) -> None:
    window = start()
    folder = window.desk.folders.cards / "yonder"
    shutil.copytree(examples["yonder"], folder / "good")
    (folder / "bad").mkdir()
    (folder / "bad" / "ships.toml").write_bytes(b"\xff\xfe")
    window.saving.ask_new_game("yonder")
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.isVisible)
    field = dialog.cards_field
    assert field is not None
    assert [field.box.itemData(row) for row in range(field.box.count())] == ["house", "bad", "good"]
    assert not field.box.model().flags(field.box.model().index(1, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert "bad: ships.toml: the file is not text" in field.problems.text()
    assert field.box.accessibleName() == "Cards" and "bad" in field.box.accessibleDescription()
    check_nothing_cut(dialog)
    choose_cards(window, "good")
    assert dialog_of(window).plan().card_set == "good"
    assert dialog_of(window).cards_field.box.hasFocus() or not window.isActiveWindow()  # type: ignore[union-attr]
    dialog_of(window).reject()


@pytest.mark.parametrize(("theme", "percent"), [("day", 100), ("night", 75), ("day", 250)])
def test_nothing_is_cut(
    qtbot: QtBot, look: MakeLook, tmp_path: Path, examples: dict[str, Path], theme: str, percent: int
) -> None:
    desk = Desk(find_folders(tmp_path))
    shutil.copytree(examples["yonder"], desk.folders.cards / "yonder" / "good")
    for name in ("bad one", "worse"):
        (desk.folders.cards / "yonder" / name).mkdir()
        (desk.folders.cards / "yonder" / name / "ships.toml").write_text("format = 3\n", encoding="utf-8")
    cards = CardChoice(desk.card_sets("yonder"))
    dialog = NewGameDialog(look(theme, percent), desk.info("yonder"), desk.words("yonder"), cards=cards)
    qtbot.addWidget(dialog)
    dialog.show()
    check_nothing_cut(dialog)
    assert dialog.cards_field is not None and dialog.cards_field.problems.text().count("\n") == 1
