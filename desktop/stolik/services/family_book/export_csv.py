"""The family book as a table for spreadsheets: a row for every seat of every game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.services.family_book.sentences import CONTEXT, title_of

HEADS: Final = (
    QT_TRANSLATE_NOOP("family_book", "Number"),
    QT_TRANSLATE_NOOP("family_book", "Date"),
    QT_TRANSLATE_NOOP("family_book", "Game"),
    QT_TRANSLATE_NOOP("family_book", "Options"),
    QT_TRANSLATE_NOOP("family_book", "Ended"),
    QT_TRANSLATE_NOOP("family_book", "Seat"),
    QT_TRANSLATE_NOOP("family_book", "Name"),
    QT_TRANSLATE_NOOP("family_book", "Computer level"),
    QT_TRANSLATE_NOOP("family_book", "Score"),
    QT_TRANSLATE_NOOP("family_book", "Place"),
)
PLAYED: Final = QT_TRANSLATE_NOOP("family_book", "played to the end")
GIVEN_UP: Final = QT_TRANSLATE_NOOP("family_book", "given up")


def heads() -> list[str]:
    """Return the names of the columns."""
    return [translated(CONTEXT, head) for head in HEADS]


def cells(row: Sequence[Any]) -> list[int | str]:
    """Return the cells of a seat, which the book gives in the order of the columns."""
    number, day, game, options, is_over, seat, name, level, score, place = row
    return [
        number,
        date.fromordinal(day).isoformat(),
        title_of(game),
        "" if options == "{}" else options,
        translated(CONTEXT, PLAYED if is_over else GIVEN_UP),
        seat + 1,
        name,
        level or "",
        score if is_over else "",
        place if is_over else "",
    ]
