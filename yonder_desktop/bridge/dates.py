"""Dates and numbers as people write them; dates are short, and with the month as a word where they do."""

from __future__ import annotations

import re
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from yonder_desktop.wording.catalogue import SOURCE_LANGUAGE, current_language, gettext

WEEKDAY = re.compile(r"[\s,،]*dddd[\s,،]*")


def local_time(stamp: str, locale: QLocale | None = None) -> str:
    """An ISO time as “30 Nov 2026, 15:53” or what is customary; the words themselves if they are none."""
    try:
        seconds = datetime.fromisoformat(stamp).timestamp()
    except (ValueError, OverflowError, OSError):
        return stamp
    locale = locale if locale is not None else locale_in_use()
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    date = locale.toString(when.date(), date_format(locale))
    time = locale.toString(when.time(), QLocale.FormatType.ShortFormat)
    return gettext("{date}, {time}").format(date=date, time=time)


def locale_in_use() -> QLocale:
    """How this machine writes dates and numbers, or how the language does that was chosen instead of its own."""
    machine, language = QLocale(), current_language()
    chosen = QLocale(language)
    return machine if language == SOURCE_LANGUAGE or chosen.language() == machine.language() else chosen


def date_format(locale: QLocale) -> str:
    """The long format without the weekday, and with the month shortened."""
    return WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat)).replace("MMMM", "MMM")
