"""Cells of the family book that can't be: another program has written them, and no page could show them."""

from __future__ import annotations

import json
import sqlite3
from datetime import date
from itertools import compress, groupby
from pathlib import Path
from typing import Final

from stolik.engine.bot import Level
from stolik.engine.dice import FACES
from stolik.engine.strength import MOST
from stolik.storage.atomic import write_new
from stolik.storage.faults import Fault

_LEVELS: Final = ", ".join([f"'{level}'" for level in (*Level, *range(MOST + 1))])
_LARGEST: Final = 1_000_000_000
_DAY: Final = f"NOT BETWEEN 1 AND {date.max.toordinal()}"
_NUMBER: Final = f"NOT BETWEEN -{_LARGEST} AND {_LARGEST}"
_COUNT: Final = "NOT BETWEEN 0 AND 1000000"
_PLACE: Final = f"NOT BETWEEN 0 AND {_LARGEST}"
"""After the greatest number that there can be nothing more would have one."""
_OF_NONE: Final = "NOT IN (SELECT number FROM games)"

_CELLS: Final = {
    "games.number": _PLACE,
    "games.day": _DAY,
    "games.seats": "NOT BETWEEN 1 AND 100",
    "seats.game": _OF_NONE,
    "seats.level": f"NOT IN ({_LEVELS})",
    "seats.score": _NUMBER,
    "seats.place": _COUNT,
    "seats.result": _NUMBER,
    "seats.start": _NUMBER,
    "seats.luck": _NUMBER,
    "seats.error": _NUMBER,
    "seats.decisions": _COUNT,
    "dice.game": _OF_NONE,
    "dice.face": f"NOT BETWEEN {FACES[0]} AND {FACES[-1]}",
    "dice.count": _COUNT,
    "evenings.number": _PLACE,
    "evenings.day": _DAY,
    "evenings.most": _COUNT,
    "evenings.people": "IS NULL OR NOT are_names(CAST(people AS BLOB))",
    "sqlite_sequence.seq": _PLACE,
}
"""What a cell that can't be is, by its table and column."""

_LUCK: Final = ("start", "luck", "error", "decisions")


def leave_out_cells(database: sqlite3.Connection, path: Path | None) -> Fault | None:
    """Leave out what hangs on cells that can't be; return what is told, and the copy that it tells of.

    That copy of the whole file is made first, where the database has a file's ``path``. A game that is left
    out is read again from its file, and luck is worked out again.

    Raises:
        sqlite3.Error: It can't be left out; nothing is.
        OSError: The copy can't be made; nothing is left out.
    """
    database.create_function("are_names", 1, _are_names)
    cells: list[str] = []
    for table, of in groupby(_CELLS, lambda cell: cell.partition(".")[0]):
        named = list(of)
        # One look at a table for all its cells: this happens at every start.
        asked = ", ".join([f"max({cell} {_CELLS[cell]})" for cell in named])
        cells += compress(named, database.execute(f"SELECT {asked} FROM {table}").fetchone())
    if not cells:
        return None
    kept = path and write_new(path.with_stem(f"{path.stem}.damaged-1"), path.read_bytes(), private=True)
    with database:
        database.execute("BEGIN IMMEDIATE")
        for cell in cells:
            database.execute(_left_out(cell))
    return Fault("book_cells", {"cells": ", ".join(cells), "file": str(kept)})


def _left_out(cell: str) -> str:
    table, column = cell.split(".")
    rows = f"WHERE {column} {_CELLS[cell]}"
    if column in _LUCK:
        return f"UPDATE seats SET {', '.join([f'{each} = NULL' for each in _LUCK])} {rows}"
    if table == "seats" and column != "game":
        return f"DELETE FROM games WHERE number IN (SELECT game FROM seats {rows})"
    return f"DELETE FROM {table} {rows}"


def _are_names(text: bytes) -> bool:
    """Return whether a text holds a list of names, as JSON."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, list) and all(isinstance(each, str) for each in found)
