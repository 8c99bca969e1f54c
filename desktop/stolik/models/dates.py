"""Dates in the language of the moment."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale


def day_text(day: int) -> str:
    """Return a date as the language of the moment writes it, by the number of its day."""
    found = date.fromordinal(day)
    return QLocale().toString(QDate(found.year, found.month, found.day), QLocale.FormatType.ShortFormat)
