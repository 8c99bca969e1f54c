"""The family book's database is copied with what wasn't saved, and tells its errors apart."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest
from stolik.services.family_book import database as database_module
from stolik.services.family_book.database import copy_in_memory, database_fault, open_database
from stolik.storage.faults import Fault


def evenings(database: sqlite3.Connection) -> list[int]:
    return [day for (day,) in database.execute("SELECT day FROM evenings ORDER BY number")]


@pytest.fixture
def database(tmp_path: Path) -> sqlite3.Connection:
    made, fault, told = open_database(tmp_path / "stolik" / "family_book.sqlite")
    assert (fault, told) == (None, None)
    made.execute("INSERT INTO evenings (day, most, people, is_over) VALUES (7, 5, '[]', 0)")
    return made


def test_a_copy_in_memory_has_what_was_not_saved(database: sqlite3.Connection) -> None:
    copy = copy_in_memory(database)
    database.rollback()
    assert (evenings(copy), evenings(database)) == ([7], [])
    database.close()
    with pytest.raises(sqlite3.IntegrityError):
        copy.execute("INSERT INTO dice VALUES (99, 6, 1)")
    copy.close()


def test_of_a_database_that_cannot_be_read_the_copy_is_an_empty_book(database: sqlite3.Connection) -> None:
    database.close()
    copy = copy_in_memory(database)
    assert evenings(copy) == []
    copy.close()


def test_a_folder_in_place_of_the_file_leaves_a_book_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "family_book.sqlite"
    file.mkdir()
    made, fault, told = open_database(file)
    assert fault is not None
    assert told == fault
    assert evenings(made) == []
    made.close()


def test_a_book_that_may_not_be_read_stays_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    before = file.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", refuse)
        made, fault, told = open_database(file)
    made.close()
    assert told == fault == Fault("unreadable", {"file": str(file)})
    assert fault is not None
    assert fault.lasts
    assert [(path, path.read_bytes()) for path in tmp_path.iterdir()] == [(file, before)]


@pytest.mark.parametrize(
    "code, fault",
    [
        (sqlite3.SQLITE_FULL, Fault("disk_full")),
        (sqlite3.SQLITE_READONLY_DBMOVED, Fault("not_writable", {"folder": "there"})),
        (sqlite3.SQLITE_CANTOPEN, Fault("not_writable", {"folder": "there"})),
        (sqlite3.SQLITE_BUSY, Fault("not_saved")),
        (None, Fault("not_saved")),
    ],
)
def test_an_error_is_told_by_what_can_be_done_about_it(code: int | None, fault: Fault) -> None:
    error = sqlite3.OperationalError()
    if code is not None:
        error.sqlite_errorcode = code
    assert database_fault(error, Path("there")) == fault


@pytest.mark.parametrize(
    "code",
    [
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_CORRUPT_INDEX,
        sqlite3.SQLITE_CORRUPT_SEQUENCE,
        sqlite3.SQLITE_NOTADB,
    ],
)
def test_a_book_is_set_aside_whatever_of_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    before = file.read_bytes()
    error = sqlite3.DatabaseError("damaged")
    error.sqlite_errorcode = code
    check, faults = database_module._check, [error]

    def damaged(database: sqlite3.Connection) -> None:
        if faults:
            raise faults.pop()
        check(database)

    monkeypatch.setattr(database_module, "_check", damaged)
    made, fault, told = open_database(file)
    made.close()
    assert fault is None
    assert told is not None
    assert told.code == "book_damaged"
    assert Path(told.facts["file"]).read_bytes() == before


def test_a_book_of_version_2_has_no_rated_games_and_can_have_them(tmp_path: Path) -> None:
    file = tmp_path / "family_book.sqlite"
    made = open_database(file).database
    made.execute("ALTER TABLE games DROP COLUMN rated")
    made.execute(
        "INSERT INTO games (key, game, options, seats, ended, day, is_over, seed)"
        " VALUES ('old', 'pickomino', '{}', 2, 1, 1, 1, '')"
    )
    made.execute("PRAGMA user_version = 2")
    made.commit()
    made.close()
    for _ in range(2):
        opened, fault, told = open_database(file)
        assert (fault, told) == (None, None)
        assert opened.execute("SELECT key, rated FROM games").fetchall() == [("old", 0)]
        assert opened.execute("PRAGMA user_version").fetchone() == (database_module.VERSION,)
        opened.close()


def test_a_book_of_version_2_that_cannot_be_written_gets_the_form_of_today_in_memory(
    tmp_path: Path, database: sqlite3.Connection
) -> None:
    database.execute("ALTER TABLE games DROP COLUMN rated")
    database.execute("PRAGMA user_version = 2")
    copy = copy_in_memory(database)
    assert evenings(copy) == [7]
    assert copy.execute("SELECT rated FROM games").fetchall() == []
    copy.close()
    database.close()
