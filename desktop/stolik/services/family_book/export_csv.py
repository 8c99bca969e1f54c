"""The family book as a table for spreadsheets: a row for every seat of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.engine.spreadsheet import Cell, csv_file
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


def book_csv(rows: Iterable[Sequence[Any]], day: Callable[[int], str], separator: str = ",") -> bytes:
    """Return the file.

    ``rows`` hold number, day, game, options, whether it is over, seat, name, level, score and place;
    ``day`` tells a date by the number of its day.
    """
    heads = [translated(CONTEXT, head) for head in HEADS]
    return csv_file([heads, *[_cells(row, day) for row in rows]], separator)


def _cells(row: Sequence[Any], day: Callable[[int], str]) -> list[Cell]:
    number, date, game, options, is_over, seat, name, level, score, place = row
    return [
        number,
        day(date),
        title_of(game),
        "" if options == "{}" else options,
        translated(CONTEXT, PLAYED if is_over else GIVEN_UP),
        seat + 1,
        name,
        level or "",
        score if is_over else "",
        place if is_over else "",
    ]
