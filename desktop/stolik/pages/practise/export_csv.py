"""The log of answers as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.engine.messages import translated
from stolik.engine.spreadsheet import Cell, csv_file
from stolik.pages.practise.answers import LoggedAnswer
from stolik.pages.practise.sentences import CONTEXT, HEADS, NO, YES


def answers_csv(answers: Iterable[LoggedAnswer], separator: str, decimal_point: str) -> bytes:
    """Return the file: a row for every answer, the oldest first."""
    said = {True: translated(CONTEXT, YES), False: translated(CONTEXT, NO)}
    heads = [translated(CONTEXT, head) for head in HEADS]
    rows: list[list[Cell]] = [
        [
            each.at,
            each.name,
            each.position,
            each.box,
            f"{each.seconds:.1f}".replace(".", decimal_point),
            said[each.right],
            said[each.first],
        ]
        for each in answers
    ]
    return csv_file([[*heads], *rows], separator)
