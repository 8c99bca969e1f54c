"""The database of the family book: its tables, how its file is opened, and its errors.

If the file can't be used, a database in memory takes its place, so the book always has one.
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
"""The version of the book: there were no moments before 4 and no rated games before 3, and names had other
keys in 1. It must also grow if a game changes the values with which a moment is drawn."""

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
"""The statement that deletes all moments except those of people of the house."""

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
    # Each book keeps its own order, whatever its clock said.
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
"""The statements that merge the games of a copy, sorted in by time."""

_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NOT_WRITABLE: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)

MAGIC: Final = b"SQLite format 3\0"


class OpenedDatabase(NamedTuple):
    """An open database, the ``fault`` that keeps it only in memory, and the one the player is ``told``."""

    database: sqlite3.Connection
    fault: Fault | None
    told: Fault | None


def open_database(path: Path) -> OpenedDatabase:
    """Open the database in a file, which is created if it doesn't exist.

    A file that is damaged or comes from a newer program is kept aside and replaced by an empty one.
    """
    told = fault = None
    for _ in range(2):
        database: sqlite3.Connection | None = None
        try:
            make_private_folder(path.parent)
            if not _can_be_looked_at(path):
                # That says nothing about its content.
                fault = Fault("unreadable", {"file": str(path)}, lasts=True)
                break
            # SQLite gives its temporary files the same mode.
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
    """Return a copy in memory that includes unsaved changes, or an empty book if none can be made.

    It is made from a dump, since a backup would wait forever for the writes of its own connection.
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
    """Merge games that only copies of a book hold, such as those a cloud leaves; return a notice about them.

    ``people`` are the keys of the names to keep, since somebody may have been removed in the meantime. A
    merged copy is kept aside; one that can't be merged or moved waits for the next start.
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
    """Return the fault that tells the player of an error; it names ``folder`` if that isn't writable."""
    code = _code_of(error, sqlite3.SQLITE_ERROR)
    if code == sqlite3.SQLITE_FULL:
        return Fault("disk_full")
    if code in _NOT_WRITABLE:
        return Fault("not_writable", {"folder": str(folder)})
    return Fault("not_saved")


def _code_of(error: sqlite3.Error, unknown: int) -> int:
    """Return the primary code of an error, which is the last byte of an extended code."""
    code: int = getattr(error, "sqlite_errorcode", unknown)
    return code & 0xFF


def _can_be_looked_at(path: Path) -> bool:
    """Return whether a file, if it exists, can be read, after making it accessible to its owner only.

    Raises:
        sqlite3.DatabaseError: It isn't a database; SQLite would overwrite it if it is short.
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
    # A power cut may have destroyed the beginning, which the journal beside it restores.
    if content and content != MAGIC and not path.with_name(f"{path.name}-journal").exists():
        raise sqlite3.DatabaseError("no database")
    return True


def _empty() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    _prepare(database)
    _create(database)
    return database


def _prepare(database: sqlite3.Connection) -> None:
    # Texts with damaged bytes remain readable.
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    database.execute("PRAGMA foreign_keys = ON")
    # Every commit is final; otherwise the journal might reappear after a power cut and undo it.
    database.execute("PRAGMA synchronous = EXTRA")
    # Deleted people also disappear from the bytes of the file.
    database.execute("PRAGMA secure_delete = ON")


def _create(database: sqlite3.Connection) -> None:
    with database:
        database.execute(_BEGIN)
        for statement in SCHEMA:
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")


def _check(database: sqlite3.Connection) -> None:
    """Check that the database is a book, and turn an empty one into a book.

    Raises:
        sqlite3.Error: The database is damaged, isn't a book, or comes from a newer program.
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
    # An interrupted upgrade may have left a column of a later version.
    forms = [SCHEMA] if version == VERSION else [third, earlier]
    if version not in range(1, VERSION + 1) or told != "ok" or sorted(tables) not in map(sorted, forms):
        raise sqlite3.DatabaseError("no book")


def _brought_up(database: sqlite3.Connection, path: Path, told: Fault | None) -> OpenedDatabase:
    """Upgrade a checked book to the current version, and leave out impossible cells.

    If the file can't be written, the result is a copy in memory, and the next start tries again.

    Raises:
        sqlite3.Error: The database turns out to be damaged.
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
    """Convert a book from an earlier version to the current one, completely or not at all.

    Raises:
        sqlite3.Error: The book can't be written; it is unchanged.
    """
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == VERSION:
        return
    with database:
        # Python doesn't begin a transaction by itself for statements that change tables.
        database.execute(_BEGIN)
        if version == 1:
            _give_keys(database)
        if "rated" not in [column[1] for column in database.execute("PRAGMA table_info(games)")]:
            database.execute(f"ALTER TABLE games ADD COLUMN {_RATED}")
        for statement in _MOMENTS:
            database.execute(statement)
        # Moments come from the records, so those are read again.
        database.execute("DELETE FROM files WHERE key IN (SELECT key FROM games)")
        database.execute(f"PRAGMA user_version = {VERSION}")


def _give_keys(database: sqlite3.Connection) -> None:
    """Give names the keys that are used today.

    Files with strangers are read again, since right-to-left names used to count as strangers'.
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
"""The condition for an impossible number; after the largest one, no more could be given out."""
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
"""The condition for an impossible cell, by table and column."""

_LUCK: Final = ("start", "luck", "error", "decisions")


def leave_out_cells(database: sqlite3.Connection, path: Path | None) -> Fault | None:
    """Delete everything that depends on impossible cells; return a notice that names a copy of the file.

    The copy is made first, if the database has a ``path``. Games that are left out are read again from their
    files, and their luck is computed again.

    Raises:
        sqlite3.Error: They can't be left out; nothing is.
        OSError: No copy can be made; nothing is left out.
    """
    database.create_function("are_names", 1, _are_names)
    cells: list[str] = []
    for table, of in groupby(_CELLS, lambda cell: cell.partition(".")[0]):
        named = list(of)
        # One query checks all cells of a table, because this happens at every start.
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
    """Return whether a text is a JSON list of names."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, list) and all(isinstance(each, str) for each in found)
