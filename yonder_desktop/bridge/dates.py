"""Dates as people at this machine write them: short, and with the month as a word where they do."""

from __future__ import annotations

import re
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from yonder_desktop.wording.catalogue import gettext

WEEKDAY = re.compile(r"[\s,،]*dddd[\s,،]*")


def local_time(stamp: str, locale: QLocale | None = None) -> str:
    """An ISO time as “30 Nov 2026, 15:53” or what is customary; the words themselves if they are none."""
    try:
        seconds = datetime.fromisoformat(stamp).timestamp()
    except (ValueError, OverflowError, OSError):
        return stamp
    locale = locale if locale is not None else QLocale()
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    date = locale.toString(when.date(), date_format(locale))
    time = locale.toString(when.time(), QLocale.FormatType.ShortFormat)
    return gettext("{date}, {time}").format(date=date, time=time)


def date_format(locale: QLocale) -> str:
    """The long format without the weekday, and with the month shortened."""
    return WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat)).replace("MMMM", "MMM")
