"""The database of the family book: its tables, how its file is opened, and what its errors mean.

If a file can't be used there is a database in memory, so that the book always has one.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing, suppress
from datetime import date
from itertools import compress, groupby
from pathlib import Path
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST
from stolik.engine.dice import FACES
from stolik.engine.names import name_key
from stolik.storage.atomic import make_private_folder, put_away, read_bytes, set_aside, write_new
from stolik.storage.faults import Fault, fault_of
from stolik.storage.paths import MERGED

VERSION: Final = 4
"""The form of the book: before version 4 it held no moments, before version 3 no game was rated, and in
version 1 names had other keys. It grows too if a game gives the drawing of a moment other values."""

_RATED: Final = "rated INTEGER NOT NULL DEFAULT 0"

_GAME: Final = "game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE"
_EVENING: Final = "evening INTEGER NOT NULL REFERENCES evenings (number) ON DELETE CASCADE"

_COLUMNS: Final = {
    "games": "number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL,"
    " options TEXT NOT NULL, seats INTEGER NOT NULL, ended INTEGER NOT NULL, day INTEGER NOT NULL,"
    f" is_over INTEGER NOT NULL, seed TEXT NOT NULL, {_RATED}",
    "seats": f"{_GAME}, seat INTEGER NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL, level TEXT,"
    " score INTEGER NOT NULL, place INTEGER NOT NULL, result REAL NOT NULL, start REAL, luck REAL,"
    " error REAL, decisions INTEGER, PRIMARY KEY (game, seat)",
    "dice": f"{_GAME}, face INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (game, face)",
    "moments": f"{_GAME}, kind TEXT NOT NULL, seat INTEGER NOT NULL, entry INTEGER NOT NULL,"
    " worth INTEGER NOT NULL, still TEXT, PRIMARY KEY (game, kind, seat)",
    "files": "name TEXT PRIMARY KEY, written INTEGER NOT NULL, key TEXT NOT NULL",
    "evenings": "number INTEGER PRIMARY KEY AUTOINCREMENT, day INTEGER NOT NULL, most INTEGER NOT NULL,"
    " people TEXT NOT NULL, is_over INTEGER NOT NULL",
    "evening_games": f"{_EVENING}, key TEXT NOT NULL, PRIMARY KEY (evening, key)",
}

SCHEMA: Final = (
    *[f"CREATE TABLE {table} ({columns}) STRICT" for table, columns in _COLUMNS.items()],
    "CREATE INDEX seats_by_person ON seats (folded, game)",
    "CREATE INDEX files_by_game ON files (key)",
    "CREATE INDEX moments_by_kind ON moments (kind, worth, game)",
)

_NUMBERED: Final = (("games", "number"), ("seats", "game"), ("dice", "game"), ("moments", "game"))

_MOMENTS: Final = [text for text in SCHEMA if " moments " in text]

_BEGIN: Final = "BEGIN IMMEDIATE"

NAMELESS_MOMENTS_GO: Final = (
    "DELETE FROM moments WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE folded = '')"
)
"""What leaves the moments of the people of the house alone in the book."""

_TAKE_IN: Final = (
    _BEGIN,
    "PRAGMA defer_foreign_keys = ON",
    *[f"UPDATE {table} SET {number} = -{number}" for table, number in _NUMBERED],
    "INSERT INTO games SELECT * FROM copy.games WHERE key NOT IN (SELECT key FROM main.games)",
    *[
        f"INSERT INTO {table} SELECT * FROM copy.{table} WHERE game IN (SELECT number FROM main.games)"
        for table in ("seats", "dice", "moments")
    ],
    "UPDATE seats SET name = '', folded = '' WHERE game > 0 AND NOT is_known(folded)",
    NAMELESS_MOMENTS_GO,
    "DELETE FROM games WHERE number > 0 AND number NOT IN (SELECT game FROM seats WHERE folded != '')",
    # The order of each book stays, whatever its clock has said.
    "CREATE TEMP TABLE places (old INTEGER PRIMARY KEY, new INTEGER)",
    """INSERT INTO places SELECT number, row_number() OVER (ORDER BY latest, number > 0, abs(number)) FROM
    (SELECT number, max(ended) OVER (PARTITION BY number > 0 ORDER BY abs(number)) AS latest FROM games)""",
    *[
        f"UPDATE {table} SET {number} = {change.format(number)}"
        for change in ("(SELECT new FROM places WHERE old = {0}) + (1 << 40)", "{0} - (1 << 40)")
        for table, number in _NUMBERED
    ],
    "DROP TABLE places",
)
"""What takes the games of a copy in, among those of their time."""

_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NOT_WRITABLE: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)

MAGIC: Final = b"SQLite format 3\0"


class OpenedDatabase(NamedTuple):
    """An open database; a ``fault`` that keeps it in memory alone, and what the player must be ``told``."""

    database: sqlite3.Connection
    fault: Fault | None
    told: Fault | None


def open_database(path: Path) -> OpenedDatabase:
    """Open the database in a file, which is made if there is none.

    A file that is damaged or comes from a newer program is kept aside, and an empty one takes its place.
    """
    told = fault = None
    for _ in range(2):
        database: sqlite3.Connection | None = None
        try:
            make_private_folder(path.parent)
            if not _can_be_looked_at(path):
                # That says nothing of what it holds.
                fault = Fault("unreadable", {"file": str(path)}, lasts=True)
                break
            # The files that come and go beside it have its mode.
            with suppress(FileExistsError):
                path.touch(0o600, exist_ok=False)
            database = sqlite3.connect(path, timeout=1)
            _prepare(database)
            _check(database)
            return _brought_up(database, path, told)
        except OSError as error:
            fault = fault_of(error, path.parent)
            if fault.code == "only_looks":
                uri = f"{path.as_uri()}?mode=ro"
                with suppress(sqlite3.Error), closing(sqlite3.connect(uri, uri=True, timeout=1)) as seen:
                    return OpenedDatabase(copy_in_memory(seen), fault, fault)
            break
        except sqlite3.Error as error:
            if database is not None:
                database.close()
            fault = database_fault(error, path.parent)
            if told is not None or _code_of(error, sqlite3.SQLITE_CORRUPT) not in _DAMAGED:
                break
            try:
                told = Fault("book_damaged", {"file": str(set_aside(path, "damaged"))})
            except OSError as unmoved:
                fault = fault_of(unmoved, path.parent)
                break
    return OpenedDatabase(_empty(), fault, told or fault)


def copy_in_memory(database: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory with what was not saved yet, or an empty book if none can be made.

    It is made from the dump, since a backup would wait forever for its own connection's writes.
    """
    memory = sqlite3.connect(":memory:")
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        memory.executescript("\n".join(database.iterdump()))
        memory.execute(f"PRAGMA user_version = {version}")
        _check(memory)
        _prepare(memory)
        _upgrade(memory)
        leave_out_cells(memory, None)
    except sqlite3.Error:
        memory.close()
        return _empty()
    return memory


def take_in_copies(database: sqlite3.Connection, path: Path, people: Collection[str]) -> Fault | None:
    """Merge what only copies of a book hold, such as a cloud leaves; return the notices about them.

    ``people`` are the keys of the names that stay: somebody may have been removed since. A copy that is whole
    is kept aside then; what can't be written or moved waits for the next start.
    """
    database.create_function("is_known", 1, people.__contains__)
    kept: list[str] = []
    for copy in sorted(path.parent.glob(f"{path.stem}*{path.suffix}")):
        if copy == path or re.search(rf"\.(damaged|{MERGED})-", copy.stem):
            continue
        with suppress(sqlite3.Error, OSError):
            with closing(sqlite3.connect(copy)) as other:
                if other.execute("PRAGMA user_version").fetchone() != (VERSION,):
                    continue
                _check(other)
            database.execute("ATTACH ? AS copy", (str(copy),))
            try:
                with database:
                    for statement in _TAKE_IN:
                        database.execute(statement)
            finally:
                database.execute("DETACH copy")
            leave_out_cells(database, None)
            kept.append(str(put_away(copy, path.parent, f"{path.stem}.{MERGED}")))
    return Fault("book_merged", {"file": ", ".join(kept)}) if kept else None


def database_fault(error: sqlite3.Error, folder: Path) -> Fault:
    """Return what the player is told of an error; ``folder`` if nothing can be written into it."""
    code = _code_of(error, sqlite3.SQLITE_ERROR)
    if code == sqlite3.SQLITE_FULL:
        return Fault("disk_full")
    if code in _NOT_WRITABLE:
        return Fault("not_writable", {"folder": str(folder)})
    return Fault("not_saved")


def _code_of(error: sqlite3.Error, unknown: int) -> int:
    """Return the primary code of an error, which each of its extended codes ends in."""
    code: int = getattr(error, "sqlite_errorcode", unknown)
    return code & 0xFF


def _can_be_looked_at(path: Path) -> bool:
    """Return whether a file can be read, if there is one; from here on it is its owner's alone.

    Raises:
        sqlite3.DatabaseError: It is something else, which would be overwritten if it is short.
    """
    try:
        with suppress(PermissionError):
            if os.name == "posix" and (mode := path.stat().st_mode) & 0o077:
                path.chmod(mode & 0o700)
        content = read_bytes(path, len(MAGIC))
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    # A power cut may have taken the beginning, which the journal beside it gives back.
    if content and content != MAGIC and not path.with_name(f"{path.name}-journal").exists():
        raise sqlite3.DatabaseError("no database")
    return True


def _empty() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    _prepare(database)
    _create(database)
    return database


def _prepare(database: sqlite3.Connection) -> None:
    # A text with damaged bytes is one all the same.
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    database.execute("PRAGMA foreign_keys = ON")
    # A commit lasts once it is made: else the journal may come back after a power cut, and undo it.
    database.execute("PRAGMA synchronous = EXTRA")
    # A forgotten person is gone from the bytes of the file too.
    database.execute("PRAGMA secure_delete = ON")


def _create(database: sqlite3.Connection) -> None:
    with database:
        database.execute(_BEGIN)
        for statement in SCHEMA:
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")


def _check(database: sqlite3.Connection) -> None:
    """Make sure that the database is a book, and make an empty one a book.

    Raises:
        sqlite3.Error: It is damaged, is something else, or comes from a newer program.
    """
    found = [text for (text,) in database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")]
    if not found:
        _create(database)
        return
    (version,) = database.execute("PRAGMA user_version").fetchone()
    told = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    tables: Iterable[str] = [text for text in found if "sqlite_sequence" not in text]
    third = [text for text in SCHEMA if text not in _MOMENTS]
    earlier = [text.replace(f", {_RATED}", "") for text in third]
    # An upgrade that was cut off may have left a column that the version doesn't tell of.
    forms = [SCHEMA] if version == VERSION else [third, earlier]
    if version not in range(1, VERSION + 1) or told != "ok" or sorted(tables) not in map(sorted, forms):
        raise sqlite3.DatabaseError("no book")


def _brought_up(database: sqlite3.Connection, path: Path, told: Fault | None) -> OpenedDatabase:
    """Give a whole book the form of today, and leave out cells that can't be.

    If that can't be written a copy in memory has it; the file stays, and the next start tries again.

    Raises:
        sqlite3.Error: It is damaged after all.
    """
    try:
        _upgrade(database)
        return OpenedDatabase(database, None, leave_out_cells(database, path) or told)
    except OSError as error:
        fault = fault_of(error, path.parent)
    except sqlite3.Error as error:
        if _code_of(error, sqlite3.SQLITE_ERROR) in _DAMAGED:
            raise
        fault = database_fault(error, path.parent)
    memory = copy_in_memory(database)
    database.close()
    return OpenedDatabase(memory, fault, told or fault)


def _upgrade(database: sqlite3.Connection) -> None:
    """Convert a book from an earlier version to the current one, as a whole or not at all.

    Raises:
        sqlite3.Error: It can't be written; it is as it was.
    """
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == VERSION:
        return
    with database:
        # Python begins no transaction by itself for what changes tables.
        database.execute(_BEGIN)
        if version == 1:
            _give_keys(database)
        if "rated" not in [column[1] for column in database.execute("PRAGMA table_info(games)")]:
            database.execute(f"ALTER TABLE games ADD COLUMN {_RATED}")
        for statement in _MOMENTS:
            database.execute(statement)
        # Moments are found in the records, which are read again.
        database.execute("DELETE FROM files WHERE key IN (SELECT key FROM games)")
        database.execute(f"PRAGMA user_version = {VERSION}")


def _give_keys(database: sqlite3.Connection) -> None:
    """Give the names the keys of today.

    A name from right to left was taken for a stranger's: files with strangers are read again.
    """
    for (name,) in database.execute("SELECT DISTINCT name FROM seats WHERE folded != ''").fetchall():
        database.execute("UPDATE seats SET folded = ? WHERE name = ?", (name_key(name), name))
    database.execute(
        "DELETE FROM files WHERE key = '' OR key IN (SELECT key FROM games"
        " JOIN seats ON seats.game = games.number WHERE level IS NULL AND folded = '')"
    )


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
    "moments.game": _OF_NONE,
    "moments.entry": _COUNT,
    "moments.worth": _NUMBER,
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
    """Leave out what depends on impossible cells; return the notice, and the copy that it mentions.

    That copy of the whole file is made first, if the database has a file's ``path``. A game that is left
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
