"""Times as people write them; the record of a tournament keeps them as ``2026-11-22 18:40``."""

from __future__ import annotations

import re
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.tournament.sentences import CONTEXT

DATE_AND_TIME: Final = QT_TRANSLATE_NOOP("desk", "{day}/{month}/{year}, {time}")

_KEPT: Final = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d) (?P<time>\d\d:\d\d)")


def shown_time(kept: str) -> str:
    """Return a time that a record keeps as people write it; what isn't one stays as it is.

    >>> shown_time("2026-11-22 18:40"), shown_time("today")
    ('22/11/2026, 18:40', 'today')
    """
    found = _KEPT.fullmatch(kept)
    return sentence(CONTEXT, DATE_AND_TIME, found.groupdict()) if found else kept
