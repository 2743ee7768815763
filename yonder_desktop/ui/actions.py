"""The actions of the menus, with their keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from yonder_desktop.bridge.paces import BY_STEPS
from yonder_desktop.bridge.scales import LARGEST_SCALE, SCALE_STEP, SMALLEST_SCALE
from yonder_desktop.wording.catalogue import gettext, pgettext

Keys = QKeySequence | QKeySequence.StandardKey | str
Standard = QKeySequence.StandardKey

SCALES = (0, *range(SMALLEST_SCALE, LARGEST_SCALE + 1, SCALE_STEP))
"""In per cent; 0 grows with the screen."""
THEMES = ("system", "day", "night", "contrast")
PACES = (0.0, 0.5, 1.0, 2.0, BY_STEPS)
"""Seconds in which a step of the others is told; 0 tells none."""


class Actions(QObject):
    """One attribute an action. What cannot be done at the moment is disabled or hidden by the window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.new_game = self._action(gettext("&New game …"), Standard.New)
        self.open = self._action(gettext("&Open …"), Standard.Open)
        self.open_position = self._action(gettext("Open a pos&ition …"), "Ctrl+Shift+O")
        self.save = self._action(gettext("&Save"), Standard.Save)
        self.save_as = self._action(gettext("Save &as …"), "Ctrl+Shift+S")
        self.start_page = self._action(gettext("Start &page"), "Alt+Home")
        self.quit = self._action(gettext("&Quit"), "Ctrl+Q")
        self.undo = self._action(gettext("&Undo"), Standard.Undo)
        self.redo = self._action(gettext("&Redo"), "Ctrl+Shift+Z", "Ctrl+Y")
        self.undo_turn = self._action(gettext("Undo the &turn"), "Ctrl+PgUp")
        self.redo_turn = self._action(gettext("Redo the tur&n"), "Ctrl+PgDown")
        self.bookmark = self._action(gettext("&Bookmark this position …"), "Ctrl+D")
        self.replay = self._action(gettext("&Watch from the beginning"), "Ctrl+Shift+R")
        self.go_to_history = self._action(gettext("Go to the &history"), "F8")
        self.copy_position = self._action(gettext("&Copy the position"), "Ctrl+Shift+C")
        self.zoom_in = self._action(gettext("Zoom &in"), "Ctrl++", "Ctrl+=")
        self.zoom_out = self._action(gettext("Zoom &out"), "Ctrl+-")
        self.fit = self._action(gettext("&Fit the table"), "Ctrl+0")
        self.full_screen = self._action(gettext("F&ull screen"), "F11")
        self.full_screen.setCheckable(True)
        self.go_to_table = self._action(gettext("Go to the &table"), "F6")
        self.go_to_options = self._action(gettext("Go to the o&ptions"), "F7")
        self.pin = self._action(gettext("Pin the ca&rd"), "Ctrl+I")
        self.settings = self._action(gettext("Settin&gs …"), "Ctrl+,")
        self.rules = self._action(gettext("&Rules"), "F1")
        self.shortcuts = self._action(gettext("&Keyboard shortcuts"), "Shift+F1", "Ctrl+/")
        self.report = self._action(gettext("&Write a bug report …"))
        self.about = self._action(gettext("&About Yonder Desktop"))
        self.result = self._action(gettext("Show the &result"), "Ctrl+R")
        self.scores = self._action(gettext("&Best scores …"), "Ctrl+B")
        self.statistics = self._action(gettext("S&tatistics …"), "Ctrl+Shift+B")
        self.themes = self._choices(theme_words(), THEMES)
        self.scales = self._choices(scale_words(), SCALES)
        self.paces = self._choices(pace_words(), PACES)

    def _action(self, text: str, *keys: Keys) -> QAction:
        made = QAction(text, self)
        made.setShortcuts([QKeySequence(key) for key in keys])
        made.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        return made

    def _choices(self, words: Sequence[str], values: Sequence[object]) -> QActionGroup:
        """A group of which one is checked; the value is the action's data."""
        group = QActionGroup(self)
        for text, value in zip(words, values, strict=True):
            made = group.addAction(text)
            made.setCheckable(True)
            made.setData(value)
        return group

    def in_game(self) -> list[QAction]:
        """Those that need a game on the table."""
        return [
            self.save, self.save_as, self.start_page, self.undo, self.redo, self.zoom_in, self.zoom_out,
            self.fit, self.go_to_table, self.go_to_options, self.pin, self.undo_turn, self.redo_turn, self.bookmark,
            self.replay, self.go_to_history, self.copy_position,
        ]  # fmt: skip

    def in_view(self) -> list[QAction]:
        """Those of the view's menu that have keys."""
        return [
            self.zoom_in, self.zoom_out, self.fit, self.full_screen, self.go_to_table, self.go_to_options,
            self.go_to_history, self.pin,
        ]  # fmt: skip

    def everything(self) -> list[QAction]:
        """All actions with keys, in the order of the menus."""
        return [
            self.new_game, self.open, self.open_position, self.save, self.save_as, self.start_page, self.quit,
            self.undo, self.redo, self.undo_turn, self.redo_turn, self.bookmark, self.replay, self.copy_position,
            *self.in_view(), self.result, self.statistics, self.settings, self.rules, self.shortcuts, self.report,
            self.about,
        ]  # fmt: skip

    def fill(self, bar: QMenuBar) -> None:
        """Put everything into menus."""
        game = bar.addMenu(gettext("&Game"))
        _add(game, self.new_game, self.open, self.open_position, None, self.save, self.save_as, None, self.result,
             self.scores, self.statistics, self.start_page, None, self.settings, None, self.quit)  # fmt: skip
        edit = bar.addMenu(gettext("&Edit"))
        _add(edit, self.undo, self.redo, self.undo_turn, self.redo_turn, None, self.bookmark)
        self.bookmarks = edit.addMenu(gettext("Book&marks"))
        _add(edit, None, self.replay, None, self.copy_position)
        self.edit = edit.menuAction()
        view = bar.addMenu(gettext("&View"))
        _add(view, self.zoom_in, self.zoom_out, self.fit, None, self.full_screen, None)
        for title, group in (
            (gettext("&Look"), self.themes),
            (gettext("&Size of everything"), self.scales),
            (gettext("Pa&ce of the others"), self.paces),
        ):
            menu = view.addMenu(title)
            menu.addActions(group.actions())
        view.addSeparator()
        _add(view, self.go_to_table, self.go_to_options, self.go_to_history, self.pin)
        _add(bar.addMenu(gettext("&Help")), self.rules, self.shortcuts, self.report, None, self.about)

    def say_anew(self, bar: QMenuBar) -> None:
        """Say everything, the menus of the bar as well, in the language now in use."""
        fresh, menus = Actions(), QMenuBar()
        fresh.fill(menus)
        for name, old in vars(self).items():
            new = getattr(fresh, name)
            if isinstance(old, QActionGroup):
                for action, said in zip(old.actions(), new.actions(), strict=True):
                    action.setText(said.text())
            elif isinstance(old, QAction):
                old.setText(new.text())
        _retitle(bar.actions(), menus.actions())


def _retitle(menus: Sequence[QAction], fresh: Sequence[QAction]) -> None:
    """Give menus, and the menus in them, the titles of others."""
    # What is listed in a menu as it is opened has no fresh ones.
    for old, new in zip(menus, fresh, strict=False):
        inside, said = old.menu(), new.menu()
        if isinstance(inside, QMenu) and isinstance(said, QMenu):
            inside.setTitle(said.title())
            _retitle(inside.actions(), said.actions())


def _add(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def check(group: QActionGroup, value: object) -> None:
    """Check the choice that stands for a value."""
    for action in group.actions():
        action.setChecked(action.data() == value)


def theme_words() -> list[str]:
    return [gettext("As the system"), gettext("Day"), gettext("Night"), gettext("High contrast")]


def scale_words() -> list[str]:
    # Translators: the size of everything grows with the screen
    automatic = pgettext("size", "Automatic")
    return [automatic if not scale else gettext("{percent} %").format(percent=scale) for scale in SCALES]


def pace_words() -> list[str]:
    return [
        pgettext("pace", "Off"),
        pgettext("pace", "Fast"),
        pgettext("pace", "Normal"),
        pgettext("pace", "Slow"),
        pgettext("pace", "Step by step"),
    ]
