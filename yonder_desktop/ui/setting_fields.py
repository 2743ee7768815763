"""What can be set, in words: the pages of the settings dialog, and what each setting can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from yonder_desktop.ui.actions import PACES, SCALES, THEMES, pace_words, scale_words, theme_words
from yonder_desktop.wording.catalogue import available_languages, gettext, pgettext

CARD_TEXTS = (100, 115, 130, 150)
VOLUMES = (25, 50, 75, 100)

Value = str | int | float | bool


@dataclass(frozen=True)
class Field:
    """A setting by its name. choices: values and words; none for something that is either so or not."""

    name: str
    label: str
    choices: tuple[tuple[Value, str], ...] = ()
    note: str = ""


@dataclass(frozen=True)
class FieldPage:
    """Settings that belong together."""

    title: str
    fields: tuple[Field, ...]


def pages(motion_is_reduced: bool, has_sound: bool) -> list[FieldPage]:
    """All settings; those of sound only where there is anything to play sounds with."""
    made = [
        FieldPage(gettext("Look"), (*_look(), _language())),
        FieldPage(gettext("Play"), (*_motion(motion_is_reduced), *_play())),
    ]
    if has_sound:
        made.append(FieldPage(gettext("Sound"), _sound()))
    return made


def _look() -> tuple[Field, ...]:
    return (
        Field("theme", gettext("Look"), _pairs(THEMES, theme_words())),
        Field("palette", gettext("Colours"), (
            ("usual", pgettext("colours", "Usual")),
            ("safe", gettext("Safe with colour blindness")),
        ), gettext("Signs tell everything that colours tell, in both.")),
        Field("scale", gettext("Size of everything"), _pairs(SCALES, scale_words()), gettext(
            "No larger than the screen has room for."
        )),
        Field("card_text", gettext("Text on cards"), tuple(
            (size, gettext("{percent} %").format(percent=size)) for size in CARD_TEXTS
        ), gettext("On cards as far as they have room; enlarged cards and the inspector grow with it.")),
        Field("left_handed", gettext("Panels on the left, for left-handed play")),
    )  # fmt: skip


def _language() -> Field:
    system = (("", gettext("As the system")),)
    return Field(
        "language",
        gettext("Language"),
        (*system, *((name, own_name(name)) for name in available_languages())),
    )


def own_name(language: str) -> str:
    """What a language calls itself, with a capital in front; its code where Qt does not know it."""
    locale = QLocale(language)
    if locale.language() == QLocale.Language.C:
        return language
    name = "English" if language == "en" else locale.nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def _motion(is_reduced: bool) -> tuple[Field, ...]:
    note = gettext("The system asks for less motion.") if is_reduced else gettext("The system allows motion.")
    return (
        Field("animation", gettext("Motion on the table"), (
            ("off", pgettext("pace", "Off")),
            ("fast", pgettext("pace", "Fast")),
            ("normal", pgettext("pace", "Normal")),
            ("slow", pgettext("pace", "Slow")),
        )),
        Field("reduced_motion", gettext("Reduced motion"), (
            ("system", gettext("As the system")),
            ("on", gettext("Reduced: changes are only marked")),
            ("off", gettext("Not reduced")),
        ), note),
        Field("pace", gettext("Pace of the others"), _pairs(PACES, pace_words()),
              gettext("How long each step of the others is told. Off tells none; step by step waits for a click "
                      "or a key.")),
    )  # fmt: skip


def _play() -> tuple[Field, ...]:
    return (
        Field("confirm_costly", gettext("Ask before costly choices")),
        Field("autosave", gettext("Keep the game by itself after every choice"),
              note=gettext("Switched off, only what you save yourself is kept.")),
    )  # fmt: skip


def _sound() -> tuple[Field, ...]:
    volumes = tuple((volume, gettext("{percent} %").format(percent=volume)) for volume in VOLUMES)
    return (
        Field("sound", gettext("Short sounds")),
        Field("volume", gettext("Loudness"), volumes),
    )


def _pairs(values: Sequence[Value], words: Sequence[str]) -> tuple[tuple[Value, str], ...]:
    return tuple(zip(values, words, strict=True))
