"""The settings at work: each is kept, and the window follows it at once."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge import sound
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.ui import theme, window_place
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.hearing import Hearing
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.palettes import with_palette
from yonder_desktop.ui.setting_fields import FieldPage, Value, pages
from yonder_desktop.ui.settings_dialog import SettingsDialog
from yonder_desktop.ui.system_wishes import SystemWishes
from yonder_desktop.wording.catalogue import current_language, set_language

LOOK = ("theme", "palette", "scale", "card_text")
PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""How long motion takes, in parts of the usual time."""


class Preferences(QObject):
    """Knows what holds now: what is kept, unless something else was given for this run, and what the system wishes.

    `changed` comes after every change; `look_changed` and `language_changed` ask the window to show itself anew.
    """

    changed = Signal()
    look_changed = Signal()
    language_changed = Signal()

    def __init__(self, desk: Desk, given: dict[str, Value], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._given = given
        self._window = parent
        self._page: GamePage | None = None
        self._translator: QTranslator | None = None
        self._system_language = language_of_system()
        self.dialog: SettingsDialog | None = None
        self.sounds = sound.Sounds()
        self.wishes = SystemWishes(self)
        self.wishes.changed.connect(self._on_wishes_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)
        self._speak()
        self._set_volume()

    def value(self, name: str) -> Value:
        """What holds now for a setting."""
        found: Value = self._given.get(name, getattr(self._desk.settings, name))
        return found

    def set(self, name: str, value: Value) -> None:
        """Change a setting now and for the next time."""
        self._given.pop(name, None)
        setattr(self._desk.settings, name, value)
        self._desk.save_settings()
        if name in LOOK:
            self.look_changed.emit()
        elif name == "language":
            self._speak()
            self.language_changed.emit()
        elif name in ("sound", "volume"):
            self._set_volume()
            self.sounds.play("turn")
        elif self._page is not None:
            self._adjust(self._page)
        self.changed.emit()

    # ---- what follows the settings

    def look(self) -> Look:
        """The look that holds now; never larger than the screen has room for."""
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        screen = self._window.screen() or QGuiApplication.primaryScreen()
        percent = int(self.value("scale")) or theme.automatic_scale(screen.geometry().height())
        found = theme.theme_of(str(self.value("theme")), dark, self.wishes.high_contrast)
        return Look(
            with_palette(found, str(self.value("palette"))).with_card_text(int(self.value("card_text"))),
            min(percent, window_place.most_percent(screen)),
        )

    def motion(self) -> float:
        """How long motion takes, in parts of the usual time; 0 where nothing shall move."""
        wish = self.value("reduced_motion")
        if wish == "on" or (wish == "system" and self.wishes.reduced_motion):
            return 0.0
        return PACES[str(self.value("animation"))]

    def attend(self, page: GamePage) -> None:
        """Let the page of a game follow the settings."""
        self._page = page
        page.destroyed.connect(self._on_page_destroyed)
        Hearing(page, self.sounds)
        self._adjust(page)

    def close(self) -> None:
        """Let go what the system lent."""
        self.sounds.close()

    # ---- the dialog

    def show(self) -> None:
        """Open the dialog."""
        if self.dialog is not None:
            return
        first = type(self._desk.settings)()
        names = [field.name for page in self._pages() for field in page.fields]
        values = {name: self.value(name) for name in names}
        defaults = {name: getattr(first, name) for name in names}
        self.dialog = SettingsDialog(self.look(), self._pages, values, defaults, self._window)
        self.dialog.changed.connect(self.set)
        self.dialog.finished.connect(self._on_finished)
        self.dialog.open()

    def show_anew(self) -> None:
        """Show the dialog, if it is open, in the look and language that hold now."""
        if self.dialog is not None:
            self.dialog.take_look(self.look())

    def _pages(self) -> list[FieldPage]:
        return pages(self.wishes.reduced_motion, sound.is_installed())

    def _on_finished(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    # ---- inside

    def _adjust(self, page: GamePage) -> None:
        page.table.set_animation(self.motion())
        page.set_left_handed(bool(self.value("left_handed")))
        page.following.follow_pace()

    def _on_page_destroyed(self, page: QObject) -> None:
        if self._page is page:
            self._page = None

    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self.look_changed.emit()

    def _on_wishes_changed(self) -> None:
        if self._page is not None:
            self._adjust(self._page)
        self.look_changed.emit()

    def _set_volume(self) -> None:
        self.sounds.volume = int(self.value("volume")) if self.value("sound") else 0
        if not self.sounds.volume:
            self.sounds.close()

    def _speak(self) -> None:
        """Use the language that was given or chosen, or that of the system, for Qt's own dialogs as well."""
        language = str(self.value("language")) or self._system_language
        if language != current_language():
            language = set_language(language)
        app = QCoreApplication.instance()
        if app is None:
            return
        if self._translator is not None:
            app.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language}", folder):
            app.installTranslator(self._translator)


def language_of_system() -> str:
    """The language of the system. Where its environment says it, it is in use already."""
    return QLocale.system().name() if sys.platform in ("win32", "darwin") else current_language()
