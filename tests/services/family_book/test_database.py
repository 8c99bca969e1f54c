"""The family book's database is copied with what wasn't saved, and tells its errors apart."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

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


@pytest.mark.parametrize("step", ["_check", "_upgrade"])
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, step: str
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    before = file.read_bytes()
    error = sqlite3.DatabaseError("damaged")
    error.sqlite_errorcode = code
    work, faults = getattr(database_module, step), [error]

    def damaged(database: sqlite3.Connection) -> None:
        if faults:
            raise faults.pop()
        work(database)

    monkeypatch.setattr(database_module, step, damaged)
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


OLD_BOOK = Path(__file__).parents[2] / "saves" / "house_of_0.1.0" / "family_book.sqlite"

Watch = Callable[[sqlite3.Connection], object]


def earlier_book(folder: Path, version: int = 1) -> Path:
    folder.mkdir()
    file = folder / "family_book.sqlite"
    shutil.copyfile(OLD_BOOK, file)
    with sqlite3.connect(file) as made:
        made.executescript(
            "INSERT INTO games VALUES (1, 'old', 'pickomino', '{}', 2, 1, 1, 1, '');"
            "INSERT INTO seats VALUES (1, 0, 'Ala', 'of old', NULL, 1, 1, 1, 0.5, 0.25, 0, 9);"
            "INSERT INTO evenings VALUES (1, 7, 5, '[]', 1);"
            f"PRAGMA user_version = {version};"
        )
    made.close()
    return file


def watched(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> None:
    connect = sqlite3.connect

    def connected(path: Any, **more: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(path, **more)
        if path != ":memory:":
            watch(made)
        return made

    monkeypatch.setattr(sqlite3, "connect", connected)


def moments_of(file: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    moments: list[Path] = []

    def left(statement: str) -> None:
        moments.append(file.parents[1] / f"{len(moments)}" / file.name)
        shutil.copytree(file.parent, moments[-1].parent)

    with monkeypatch.context() as patch:
        watched(patch, lambda made: made.set_trace_callback(left))
        open_database(file).database.close()
    return moments


def failing_at(number: int) -> Callable[..., int]:
    """Return what lets a step of the first transaction fail; what comes before and after it works."""
    asked: list[str] = []

    def refuse(action: int, step: str | None, *_: object) -> int:
        begins = action == sqlite3.SQLITE_TRANSACTION
        if asked[-1:] == ["COMMIT"] or not (asked or begins):
            return sqlite3.SQLITE_OK
        asked.append(f"{step}" if begins else "")
        return sqlite3.SQLITE_DENY if len(asked) == number else sqlite3.SQLITE_OK

    return refuse


def content(database: sqlite3.Connection) -> tuple[Any, ...]:
    games = database.execute("SELECT key, rated FROM games").fetchall()
    return games, database.execute("SELECT name, folded, luck FROM seats").fetchall(), evenings(database)


WHOLE = ([("old", 0)], [("Ala", "ala", 0.25)], [7])


def opens_whole(file: Path) -> None:
    made, fault, told = open_database(file)
    assert (fault, told, content(made)) == (None, None, WHOLE)
    made.close()


def test_an_upgrade_that_is_cut_off_anywhere_is_made_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = earlier_book(tmp_path / "stolik")
    moments = moments_of(file, monkeypatch)
    assert len(moments) > 8
    opens_whole(file)
    for moment in moments:
        opens_whole(moment)


@pytest.mark.parametrize("version", [1, 2])
def test_a_fault_anywhere_in_an_upgrade_leaves_the_book_as_it_was_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    number = failed = 0
    while failed == number:
        number += 1
        file = earlier_book(tmp_path / f"{number}", version)
        before = file.read_bytes()
        with monkeypatch.context() as patch:
            watched(patch, partial(sqlite3.Connection.set_authorizer, authorizer_callback=failing_at(number)))
            made, fault, told = open_database(file)
        made.set_authorizer(None)
        if fault is not None:
            failed += 1
            assert fault == told == Fault("not_saved")
            assert file.read_bytes() == before
            assert content(made)[0::2] == WHOLE[0::2]
        made.close()
        assert [each.name for each in file.parent.iterdir()] == [file.name]
        if version == 1:
            opens_whole(file)
    assert failed > 10


def test_a_book_that_cannot_be_written_is_upgraded_in_memory_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = earlier_book(tmp_path / "stolik")
    before = file.read_bytes()
    with monkeypatch.context() as patch:
        watched(patch, lambda made: made.execute("PRAGMA query_only = ON"))
        made, fault, told = open_database(file)
    assert fault == told == Fault("not_writable", {"folder": str(file.parent)})
    assert content(made) == WHOLE
    made.close()
    assert file.read_bytes() == before
    opens_whole(file)


def test_what_an_upgrade_of_before_has_left_half_done_is_a_whole_book(tmp_path: Path) -> None:
    file = earlier_book(tmp_path / "stolik")
    with sqlite3.connect(file) as made:
        made.execute("ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0")
    made.close()
    opens_whole(file)


def test_a_new_book_that_was_cut_off_is_begun_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moment in moments_of(tmp_path / "stolik" / "family_book.sqlite", monkeypatch):
        made, fault, told = open_database(moment)
        assert (fault, told) == (None, None)
        made.close()
