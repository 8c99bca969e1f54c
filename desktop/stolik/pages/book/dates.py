"""Dates as they are typed."""

from __future__ import annotations

import re
from datetime import date


def date_text(day: date) -> str:
    """Return a date as it can be typed again.

    >>> date_text(date(2026, 3, 9))
    '9.03.2026'
    """
    return f"{day.day}.{day.month:02}.{day.year}"


def read_date(text: str) -> date | None:
    """Return the date that was typed, day or year first, ``None`` where it is none.

    >>> read_date("9.3.2026") == read_date("2026-03-09") == date(2026, 3, 9), read_date("31.2.2026")
    (True, None)
    """
    parts = re.fullmatch(r"\s*(\d{1,4})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{1,4})\s*", text, re.ASCII)
    if parts is None:
        return None
    first, month, last = (int(part) for part in parts.groups())
    year, day = (first, last) if len(parts[1]) == 4 else (last, first)
    try:
        return date(year, month, day) if year >= 1000 else None
    except ValueError:
        return None
