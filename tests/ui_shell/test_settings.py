"""Every setting, by its effect in the window; how they are kept, undone, and read from a damaged file."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtDBus import QDBusMessage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QMenu
from pytestqt.qtbot import QtBot

from tests.pseudo import speak_it
from tests.ui_shell.conftest import MakeLook, check_nothing_cut, session_of
from tests.ui_shell.test_window import BO, MIRA, Start, begin, wait_for_choice
from yonder_desktop.bridge import sound
from yonder_desktop.storage.settings import Settings
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.portal import INTERFACE, PATH, Portal
from yonder_desktop.ui.setting_fields import pages
from yonder_desktop.ui.settings_dialog import SettingsDialog
from yonder_desktop.wording import catalogue


def dialog_of(window: MainWindow) -> SettingsDialog:
    dialog = window.preferences.dialog
    assert dialog is not None
    return dialog


@pytest.fixture
def window(start: Start, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with a game and the open settings."""
    made = start()
    begin(made, MIRA, BO)
    wait_for_choice(made, qtbot)
    made.actions_.settings.trigger()
    qtbot.waitUntil(lambda: dialog_of(made).isVisible())
    yield made
    if made.preferences.dialog is not None:
        made.preferences.dialog.close()


def choose(window: MainWindow, name: str, value: object) -> None:
    """Choose with the keyboard, as a person without a mouse does."""
    part = dialog_of(window).parts[name]
    index = next(
        number for number in range(dialog_of(window).tabs.count())
        if dialog_of(window).tabs.widget(number).isAncestorOf(part)
    )  # fmt: skip
    dialog_of(window).tabs.setCurrentIndex(index)
    part.setFocus()
    if isinstance(part, QCheckBox):
        if part.isChecked() != value:
            QTest.keyClick(part, Qt.Key.Key_Space)
    else:
        QTest.keyClick(part, Qt.Key.Key_Home)
        for _ in range(part.findData(value)):
            QTest.keyClick(dialog_of(window).parts[name], Qt.Key.Key_Down)
    QApplication.processEvents()


def kept(window: MainWindow) -> dict[str, object]:
    text = window.desk.folders.settings.read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


def table_of(window: MainWindow) -> object:
    assert window.play.page is not None
    return window.play.page.table


# ---- look


@pytest.mark.parametrize("name", ["day", "night", "contrast"])
def test_the_theme_dresses_everything_at_once(window: MainWindow, name: str) -> None:
    choose(window, "theme", name)
    assert window.look.theme.name == name == kept(window)["theme"]
    assert table_of(window).look.name == name  # type: ignore[attr-defined]
    assert dialog_of(window).look.theme.name == name
    assert dialog_of(window).parts["theme"].hasFocus(), "the keyboard stays where it was"


def test_the_safe_palette_changes_what_is_painted(window: MainWindow) -> None:
    table = window.play.page.table_widget  # type: ignore[union-attr]
    before = table.grab().toImage()
    choose(window, "palette", "safe")
    assert window.look.theme.palette == "safe" == kept(window)["palette"]
    assert table.grab().toImage() != before


@pytest.mark.parametrize("percent", [75, 250])
def test_the_size_of_everything(window: MainWindow, percent: int) -> None:
    choose(window, "scale", percent)
    assert window.look.percent == percent == kept(window)["scale"]
    assert window.bar.height() == window.look.px(60)
    assert table_of(window).percent == percent  # type: ignore[attr-defined]


def test_text_on_cards_grows_in_the_inspector_and_enlarged_cards_with_it(window: MainWindow) -> None:
    page = window.play.page
    assert page is not None
    scene = page.table.table  # type: ignore[attr-defined]
    card = next(sprite.key for sprite in scene.sprites().values() if scene.lens_of(sprite) is not None)
    inspector = page.rail.inspector
    inspector.inspect(card)
    size, width = inspector._facts._how.size, lens_width(scene, card)
    choose(window, "card_text", 150)
    assert kept(window)["card_text"] == 150
    assert inspector._facts._how.size == round(1.5 * size)
    assert inspector._text.isVisibleTo(inspector) and inspector._text.markup, "beside the card"
    assert lens_width(scene, card) == pytest.approx(1.25 * width)


def lens_width(scene: Any, key: str) -> float:
    scene._hover = key
    scene._show_lens()
    return float(scene._layers["lens"]["lens"].sprite.rect.w)


def seat_of(page: Any) -> Any:
    """Where the panel of the other seat lies."""
    return page.table.table.item_of("seat:1").sprite.rect


def test_left_handed_play_has_the_panels_on_the_left(window: MainWindow) -> None:
    page = window.play.page
    assert page is not None
    QApplication.processEvents()
    assert page.rail.x() > page.table_widget.mapTo(page, QPoint()).x()
    middle = page.table.table.bounds().middle[0]  # type: ignore[attr-defined]
    assert seat_of(page).middle[0] < middle
    choose(window, "left_handed", True)
    QApplication.processEvents()
    assert page.rail.x() == 0 and page.table_widget.mapTo(page, QPoint()).x() >= page.rail.width()
    assert seat_of(page).middle[0] > middle, "the other seats are on the right of the table"
    edge = page.rail.decision.mapTo(page, QPoint(0, 0)).x()
    assert edge == window.look.px(14) and kept(window)["left_handed"] is True


# ---- language


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    """A catalogue with a few words in it, beside English."""
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    words = Catalog(locale="de")
    for english, said in (
        ("Settings", "Einstellungen"),
        ("&Game", "&Spiel"),
        ("Settings …", "Einstellungen …"),
        ("&Undo", "&Zurück"),
        ("Best scores …", "Bestenliste …"),
        ("Your move", "Du bist am Zug"),
        ("Log", "Verlauf"),
    ):
        words.add(english, said)
    folder = tmp_path / "words" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "yonder_desktop.mo").open("wb") as file:
        write_mo(file, words)
    monkeypatch.setattr(catalogue, "translations_path", lambda: tmp_path / "words")


def test_the_language_changes_at_once_and_the_game_goes_on(german: None, window: MainWindow) -> None:
    session = session_of(window)
    tokens = [choice.token for choice in session.choices()]
    old = window.play.page
    choose(window, "language", "de")
    page = window.play.page
    assert page is not None and page is not old
    assert dialog_of(window).windowTitle() == "Einstellungen"
    assert dialog_of(window).parts["language"].hasFocus()
    assert window.bar.menus.findChildren(QMenu)[0].title() == "&Spiel"
    assert window.actions_.undo.text() == "&Zurück"
    assert page.rail.decision._heading.text() == "Du bist am Zug"
    assert [choice.token for choice in session.choices()] == tokens
    session.choose(tokens[0])
    assert session.can_undo() and window.actions_.undo.isEnabled()
    dialog_of(window).undo.click()
    assert catalogue.current_language() == "en" and window.actions_.undo.text() == "&Undo"


def test_the_start_page_changes_its_language(german: None, start: Start, qtbot: QtBot) -> None:
    window = start()
    window.preferences.set("language", "de")
    assert window._start is not None and window._start.settings.text() == "Einstellungen …"
    window.close()
    assert start()._start.settings.text() == "Einstellungen …", "and the next time"  # type: ignore[union-attr]


# ---- play


def played_item_moves(window: MainWindow) -> bool:
    """Whether things are on their way after a choice."""
    session = session_of(window)
    table = table_of(window).table  # type: ignore[attr-defined]
    for _ in range(30):
        choice = next((one for one in session.choices() if one.verb == "place"), None)
        session.choose(choice.token if choice is not None else session.choices()[0].token)
        if choice is not None:
            return bool(table.is_moving)
        table.finish_motion()
    raise AssertionError("no worker could be placed")


@pytest.fixture
def alone(start: Start, qtbot: QtBot) -> MainWindow:
    """Two people at one table would hand over; this one plays alone."""
    window = start()
    begin(window, MIRA)
    wait_for_choice(window, qtbot)
    return window


@pytest.mark.parametrize(("animation", "ms"), [("fast", 130), ("normal", 260), ("slow", 520)])
def test_motion_is_as_quick_as_is_set(alone: MainWindow, animation: str, ms: int) -> None:
    alone.preferences.set("animation", animation)
    assert played_item_moves(alone)
    assert table_of(alone).table._motion._clock.duration() == ms  # type: ignore[attr-defined]


def test_motion_can_be_switched_off_and_changes_are_marked_all_the_same(alone: MainWindow) -> None:
    alone.preferences.set("animation", "off")
    assert not played_item_moves(alone)
    assert table_of(alone).table._changed  # type: ignore[attr-defined]


def test_reduced_motion_follows_the_system_while_the_program_runs(alone: MainWindow) -> None:
    preferences = alone.preferences
    preferences.set("animation", "normal")
    assert preferences.motion() == 1.0
    preferences.wishes.hear("org.gnome.desktop.interface", "enable-animations", False)
    assert preferences.motion() == 0.0 and not played_item_moves(alone)
    preferences.set("reduced_motion", "off")
    assert preferences.motion() == 1.0
    preferences.set("reduced_motion", "system")
    preferences.wishes.hear("org.gnome.desktop.interface", "enable-animations", True)
    assert preferences.motion() == 1.0
    preferences.wishes.hear("org.freedesktop.appearance", "reduced-motion", 1)
    assert preferences.motion() == 0.0
    preferences.wishes.hear("org.gnome.desktop.interface", "clock-format", "24h")
    preferences.wishes.hear("org.freedesktop.appearance", "reduced-motion", 0)
    assert preferences.motion() == 1.0
    preferences.set("reduced_motion", "on")
    assert not played_item_moves(alone)


def test_the_portal_of_the_desktop_is_understood(qtbot: QtBot) -> None:
    portal, heard = Portal(), []
    portal.told.connect(lambda *told: heard.append(told))
    message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
    portal.on_setting_changed(message)
    message.setArguments(["org.gnome.desktop.interface", "enable-animations", False])
    portal.on_setting_changed(message)
    assert heard == [("org.gnome.desktop.interface", "enable-animations", False)]


def test_the_pace_of_the_others_is_set_apart_from_motion(window: MainWindow) -> None:
    choose(window, "pace", 2.0)
    page = window.play.page
    assert page is not None and page.following._pace() == 2.0
    assert kept(window)["animation"] == "normal" or kept(window)["animation"] == "off"
    assert window.actions_.paces.checkedAction().data() == 2.0, "the menu says the same"


def test_costly_choices_are_asked_about_only_if_that_is_wished(alone: MainWindow) -> None:
    page, session = alone.play.page, session_of(alone)
    assert page is not None
    for _ in range(30):
        if any(choice.token == "lock_up" for choice in session.choices()):
            break
        session.choose(session.choices()[0].token)
    page.confirm_wanted.emit("lock_up")
    assert alone.play.question.isVisible()
    alone.play.question.reject()
    alone.preferences.set("confirm_costly", False)
    before = session.history.current.depth
    page.confirm_wanted.emit("lock_up")
    assert session.history.current.depth > before


def test_games_are_kept_by_themselves_only_if_that_is_wished(alone: MainWindow) -> None:
    session, folder = session_of(alone), alone.desk.folders.autosaves
    alone.preferences.set("autosave", False)
    before = sorted(folder.glob("*.json"))
    session.choose(session.choices()[0].token)
    assert sorted(folder.glob("*.json")) == before
    alone.preferences.set("autosave", True)
    session.choose(session.choices()[0].token)
    assert len(sorted(folder.glob("*.json"))) == len(before) + 1


# ---- sound


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds that are played, without playing them."""
    names: list[str] = []

    def play(sounds: sound.Sounds, name: str) -> None:
        if sounds.volume:
            names.append(name)

    monkeypatch.setattr(sound, "is_installed", lambda: True)
    monkeypatch.setattr(sound.Sounds, "play", play)
    return names


def test_sounds_are_heard_at_the_table_and_can_be_switched_off(
    heard: list[str], alone: MainWindow, qtbot: QtBot
) -> None:
    session = session_of(alone)
    session.choose(session.choices()[0].token)
    assert heard.count("place") == 1
    table_of(alone).refused.emit("no")  # type: ignore[attr-defined]
    assert heard[-1] == "refuse"
    alone.actions_.settings.trigger()
    assert {"sound", "volume"} <= set(dialog_of(alone).parts)
    choose(alone, "volume", 100)
    assert alone.preferences.sounds.volume == 100 and heard[-1] == "turn", "so that one hears how loud it is"
    choose(alone, "sound", False)
    count = len(heard)
    session.choose(session.choices()[0].token)
    assert len(heard) == count and alone.preferences.sounds.volume == 0
    dialog_of(alone).close()


def test_the_turn_is_heard_when_it_comes(heard: list[str], start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO)
    wait_for_choice(window, qtbot)
    session = session_of(window)
    before = heard.count("turn")
    while session.choices():
        session.choose(session.choices()[-1].token)
    qtbot.waitUntil(lambda: bool(session.choices()), timeout=30_000)
    assert heard.count("turn") == before + 1


def test_without_the_package_nothing_of_sound_is_offered(window: MainWindow) -> None:
    assert not sound.is_installed() or "sound" in dialog_of(window).parts
    assert [page.title for page in pages(False, has_sound=False)] == ["Look", "Play"]


# ---- the dialog itself


def test_changes_can_be_undone_and_everything_set_as_at_first(window: MainWindow) -> None:
    dialog = dialog_of(window)
    assert not dialog.undo.isEnabled()
    choose(window, "theme", "night")
    choose(window, "card_text", 130)
    dialog_of(window).undo.click()
    QApplication.processEvents()
    assert (window.look.theme.name, window.look.theme.card_text) == ("day", 100)
    assert not dialog_of(window).undo.isEnabled()
    dialog_of(window).reset.click()
    QApplication.processEvents()
    first = Settings()
    assert all(kept(window)[name] == getattr(first, name) for name in dialog_of(window).parts)


def test_it_opens_by_key_by_menu_and_from_the_start_page(start: Start, qtbot: QtBot) -> None:
    window = start()
    assert window._start is not None
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for open_it in (
        lambda: QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier),
        window.actions_.settings.trigger,
        window._start.settings.click,
    ):
        open_it()
        dialog = dialog_of(window)
        assert dialog.isVisible()
        open_it()
        assert len(window.findChildren(SettingsDialog)) == 1
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert window.preferences.dialog is None
        QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


def test_every_part_has_a_name_and_is_reached_by_tab(window: MainWindow) -> None:
    dialog = dialog_of(window)
    for index in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(index)
        page = dialog.tabs.widget(index)
        inside = {name for name, part in dialog.parts.items() if page.isAncestorOf(part)}
        dialog.tabs.tabBar().setFocus()
        reached = set()
        for _ in range(40):
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            reached |= {name for name, part in dialog.parts.items() if part.hasFocus()}
        assert reached == inside
    for part in dialog.parts.values():
        assert part.accessibleName() or (isinstance(part, QCheckBox) and part.text())


@pytest.mark.parametrize("has_sound", [False, True])
@pytest.mark.parametrize(("theme", "percent"), [("day", 100), ("night", 75), ("contrast", 200), ("day", 250)])
def test_nothing_is_cut_in_longer_words(
    qtbot: QtBot, look: MakeLook, theme: str, percent: int, has_sound: bool
) -> None:
    speak_it()
    made = look(theme, percent)
    values = Settings().model_dump()
    dialog = SettingsDialog(made, lambda: pages(True, has_sound), values, values)
    qtbot.addWidget(dialog)
    dialog.show()
    for index in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(index)
        check_nothing_cut(dialog)


def test_a_value_between_the_choices_shows_the_nearest(qtbot: QtBot, look: MakeLook) -> None:
    values = {**Settings().model_dump(), "scale": 110, "pace": 1.8}
    dialog = SettingsDialog(look(), lambda: pages(False, False), values, values)
    qtbot.addWidget(dialog)
    scale, pace = dialog.parts["scale"], dialog.parts["pace"]
    assert isinstance(scale, QComboBox) and scale.currentData() == 100
    assert isinstance(pace, QComboBox) and pace.currentData() == 2.0


def test_a_damaged_file_is_set_aside_and_told(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"theme": "night", "card_text": 999, "left_handed": "perhaps"}', encoding="utf-8")
    window = start(theme=None)
    assert window.look.theme.name == "night" and window.look.theme.card_text == 100
    assert "settings.json.broken" in window.note.text
    assert "999" in (path.parent / "settings.json.broken").read_text(encoding="utf-8")


def test_words_of_the_command_line_hold_for_the_run_until_changed(start: Callable[..., MainWindow]) -> None:
    window = start(theme="night", scale=150)
    assert (window.look.theme.name, window.look.percent) == ("night", 150)
    assert window.desk.settings.theme == "system"
    window.preferences.set("theme", "contrast")
    assert (window.look.theme.name, window.look.percent) == ("contrast", 150)
