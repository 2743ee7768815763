"""Dates by the customs of a place."""

import pytest
from PySide6.QtCore import QLocale

from yonder_desktop.bridge.dates import local_time, locale_in_use
from yonder_desktop.wording.catalogue import set_language

STAMP = "2026-11-30T15:53:20"
"""Without a zone: the time of this machine."""


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("C", "30 Nov 2026, 15:53"),
        ("en_GB", "30 Nov 2026, 15:53"),
        ("en_US", "Nov 30, 2026, 3:53\u202fPM"),
        ("de_DE", "30. Nov. 2026, 15:53"),
        ("ja_JP", "2026年11月30日, 15:53"),
        ("sv_SE", "30 nov. 2026, 15:53"),
    ],
)
def test_short_and_readable(place: str, said: str) -> None:
    assert local_time(STAMP, QLocale(place)) == said


def test_no_weekday_anywhere() -> None:
    for place in ("hu_HU", "ar_EG", "lt_LT", "ko_KR", "zh_CN", "eu_ES"):
        said = local_time(STAMP, QLocale(place))
        assert QLocale(place).dayName(1) not in said and not said.startswith((",", " "))


@pytest.mark.parametrize("words", ["", "yesterday", "9999999-01-01"])
def test_words_that_are_no_date_stay(words: str) -> None:
    assert local_time(words) == words


def test_a_language_that_is_not_the_machine_s_brings_its_own_way_of_writing() -> None:
    assert set_language("de") == "de"
    assert locale_in_use().toString(63.5, "f", 1) == "63,5"
    assert local_time(STAMP) == local_time(STAMP, QLocale("de"))
    assert set_language("en") == "en"
    assert locale_in_use() == QLocale()
