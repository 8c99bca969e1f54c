"""The family book on disk: all games of the people of the house, in the order of entry.

It is a database because ten thousand games as JSON would take longer to read than a page may take to open.
Games are ordered by entry number, since the clock may be set back and make dates unreliable.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from stolik.analysis.luck import FinishedGame, PlayedGame
from stolik.engine.dice import Rolled
from stolik.engine.game import TABLE
from stolik.engine.moments import AT_THE_END, FIRST_WIN, Moment
from stolik.engine.names import name_key
from stolik.engine.session import Session
from stolik.services.family_book.database import (
    NAMELESS_MOMENTS_GO,
    copy_in_memory,
    database_fault,
    open_database,
    take_in_copies,
)
from stolik.storage.atomic import by_age, demand_writing
from stolik.storage.faults import Fault, fault_of


class SeatEntry(NamedTuple):
    """The result of a game at one seat.

    ``name`` is that of a person of the house, empty at all other seats; ``level`` is a computer's. ``result``
    is 1 for a win, a share of it for a shared win, and the points in a game played alone.
    """

    name: str
    level: str | None
    score: int
    place: int
    result: float


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A finished or abandoned game; if abandoned, its scores and places are 0.

    ``options`` are the game's options as JSON. ``ended`` is in nanoseconds since 1970 and ``day`` the ordinal
    of that date, by the computer's clock at that time. ``dice`` counts random rolls by face; games with the
    same ``seed``, unless it is empty, had the same dice. A ``rated`` game had no help; ``moments`` are those
    of people.
    """

    game: str
    options: str
    ended: int
    day: int
    seats: tuple[SeatEntry, ...]
    is_over: bool = True
    dice: Mapping[int, int] = field(default_factory=dict)
    seed: str = ""
    rated: bool = False
    moments: Sequence[Moment] = ()


class BookMoment(NamedTuple):
    """The greatest moment of its kind of people of the house; ``still`` is ``None`` until it is drawn.

    ``game`` names the kind of game and ``key`` the game, as in ``PersonGame``.
    """

    game: str
    key: str
    kind: str
    name: str
    day: int
    seat: int
    entry: int
    worth: int
    still: str | None


class PersonGame(NamedTuple):
    """A game of one person; ``key`` names the game, and ``number`` is its number in the book."""

    number: int
    key: str
    game: str
    seats: int
    is_over: bool
    day: int
    score: int
    place: int
    result: float


class Duel(NamedTuple):
    """A finished game of one person against one computer, named as in ``PersonGame``.

    ``level`` is the computer's level or strength, ``adjusted`` the ``result`` without luck and ``error`` the
    cost of the person's mistakes, both ``None`` if unknown. ``seed`` and ``rated`` are as in ``GameEntry``.
    """

    key: str
    game: str
    day: int
    seed: str
    rated: bool
    level: str
    result: float
    adjusted: float | None = None
    error: float | None = None


class TableGame(NamedTuple):
    """A finished game, with name, score and place of every person of the house, by seat.

    ``others`` holds level, score and place of all others; the level of people is empty.
    """

    key: str
    game: str
    seats: int
    day: int
    people: tuple[tuple[str, int, int], ...]
    others: tuple[tuple[str, int, int], ...] = ()


class Evening(NamedTuple):
    """An evening of games played by some people: ``most`` games, or any number if it is 0.

    ``day`` is the ordinal of the date on which it began.
    """

    number: int
    day: int
    most: int
    people: tuple[str, ...]
    is_over: bool


def rolled_dice(session: Session) -> dict[int, int]:
    """Return how often each face was rolled in a game; empty for games without dice."""
    counts: Counter[int] = Counter()
    for entry in session.log:
        if entry.seat == TABLE and isinstance(entry.move, Rolled):
            counts.update(entry.move.dice)
    return dict(counts)


T = TypeVar("T")


class SeatLuck(NamedTuple):
    """The analysis of a game for one seat, in chances to win, or in points for a person alone."""

    start: float
    luck: float
    error: float
    decisions: int


class FamilyBook:
    """The family book; changes are permanent once ``save`` has been called.

    If the file can no longer be read or written, the book continues in memory, and ``save`` returns why.
    """

    def __init__(self, database: sqlite3.Connection, folder: Path, fault: Fault | None = None) -> None:
        """Take a prepared database; faults name ``folder`` if it isn't writable."""
        self._db = database
        self._folder = folder
        self._fault = fault

    @property
    def lasts(self) -> bool:
        """Whether the book is in its file rather than only in memory."""
        return self._fault is None

    # ------------------------------------------------------------------ the files of the finished games

    def unread(self, files: Mapping[str, int]) -> list[str]:
        """Return the names of the files that haven't been read yet, the oldest first; forget missing ones.

        ``files`` gives the time of writing of every file, by name.
        """
        rows = self._rows(
            "SELECT name, written, files.key = '' OR games.key IS NOT NULL FROM files"
            " LEFT JOIN games ON games.key = files.key"
        )
        gone = [(name,) for name, _, _ in rows if name not in files]
        if gone:
            self._do(lambda db: db.executemany("DELETE FROM files WHERE name = ?", gone))
        read = {name: written for name, written, is_known in rows if is_known}
        unread = [name for name, at in files.items() if read.get(name) != at]
        return sorted(unread, key=lambda name: by_age((files[name], Path(name))))

    def note(self, file: str, written: int, key: str, entry: GameEntry | None) -> bool:
        """Note the game in a file, ``None`` if nothing in it counts; return whether the game is new.

        If a known game was resumed and ended differently, the later end counts, and the game comes last.
        """

        def write(db: sqlite3.Connection) -> bool:
            known = "" if entry is None else key
            db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (file, written, known))
            if entry is None:
                return False
            before = db.execute("SELECT number, is_over FROM games WHERE key = ?", (key,)).fetchone()
            if before is not None:
                # A person of the house may have been a stranger at an earlier reading.
                db.executemany(
                    "UPDATE seats SET name = ?, folded = ? WHERE game = ? AND seat = ? AND folded = ''",
                    [
                        (each.name, name_key(each.name), before[0], seat)
                        for seat, each in enumerate(entry.seats)
                        if each.name
                    ],
                )
                self._insert_moments(db, before[0], entry)
                ends = db.execute(
                    "SELECT score, place FROM seats WHERE game = ? ORDER BY seat", (before[0],)
                ).fetchall()
                if not entry.is_over or ends == [(seat.score, seat.place) for seat in entry.seats]:
                    return False
                db.execute("DELETE FROM games WHERE number = ?", (before[0],))
            self._insert(db, key, entry)
            return before is None or not before[1]

        return self._do(write)

    def note_copy(self, file: str, written: int, key: str) -> None:
        """Note a file with a copy of a known game."""
        self._do(lambda db: db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (file, written, key)))

    def files_of(self, key: str) -> list[str]:
        """Return the names of the files with a game, the latest first."""
        rows = self._rows("SELECT name FROM files WHERE key = ? ORDER BY written DESC, name", key)
        return [name for (name,) in rows]

    # ------------------------------------------------------------------ luck

    def waiting(self) -> list[str]:
        """Return the names of the files of games whose luck isn't known yet, the oldest first."""
        rows = self._rows(
            "SELECT files.name FROM files JOIN games ON games.key = files.key WHERE games.is_over AND EXISTS"
            " (SELECT 1 FROM seats WHERE seats.game = games.number AND folded != '' AND start IS NULL)"
            " GROUP BY files.key ORDER BY files.written, files.name"
        )
        return [name for (name,) in rows]

    def set_luck(self, key: str, seats: Mapping[int, SeatLuck]) -> None:
        """Store the analysis of a game by seat."""
        found = self._rows("SELECT number FROM games WHERE key = ?", key)
        rows = [(*luck, number, seat) for (number,) in found for seat, luck in seats.items()]
        self._do(
            lambda db: db.executemany(
                "UPDATE seats SET start = ?, luck = ?, error = ?, decisions = ?"
                " WHERE game = ? AND seat = ? AND folded != ''",
                rows,
            )
        )

    def luck_games(self, name: str) -> list[FinishedGame]:
        """Return a person's games with their luck, in the order in which they ended."""
        rows = self._rows(
            "SELECT games.game, seats, result, start, luck, error, decisions"
            " FROM seats JOIN games ON games.number = seats.game"
            " WHERE folded = ? AND is_over ORDER BY games.number, seat",
            name_key(name),
        )
        return [
            FinishedGame(game, seats == 1, result, None if luck[0] is None else PlayedGame(result, *luck))
            for game, seats, result, *luck in rows
        ]

    def count(self) -> tuple[int, int]:
        """Return how many games are finished, and for how many of them the luck is known."""
        ((known, undone),) = self._rows(
            "SELECT count(*), total(EXISTS (SELECT 1 FROM seats WHERE seats.game = games.number"
            " AND folded != '' AND start IS NULL)) FROM games WHERE is_over"
        )
        return known, known - int(undone)

    # ------------------------------------------------------------------ games and people

    def game_counts(self) -> dict[str, int]:
        """Return how many games each person has finished, by name key."""
        rows = self._rows(
            "SELECT folded, count(*) FROM seats JOIN games ON games.number = seats.game"
            " WHERE folded != '' AND is_over GROUP BY folded"
        )
        return dict(rows)

    def games_of(self, name: str) -> list[PersonGame]:
        """Return all games of a person in the order of the book, including abandoned ones."""
        rows = self._rows(
            "SELECT games.number, key, games.game, seats, is_over, day, score, place, result"
            " FROM seats JOIN games ON games.number = seats.game"
            " WHERE folded = ? ORDER BY games.number, seat",
            name_key(name),
        )
        return [
            PersonGame(number, key, game, seats, bool(is_over), *end)
            for number, key, game, seats, is_over, *end in rows
        ]

    def duels(self, name: str) -> list[Duel]:
        """Return a person's finished games against one computer, in the order of the book."""
        rows = self._rows(
            "SELECT key, games.game, day, seed, rated, other.level, own.result,"
            " own.result - own.luck, own.error"
            " FROM seats AS own JOIN games ON games.number = own.game"
            " JOIN seats AS other ON other.game = own.game AND other.seat != own.seat"
            " WHERE own.folded = ? AND is_over AND seats = 2 AND other.level IS NOT NULL"
            " ORDER BY games.number",
            name_key(name),
        )
        return [
            Duel(key, game, day, seed, bool(rated), level, *told)
            for key, game, day, seed, rated, level, *told in rows
        ]

    def between(self, first: int, last: int) -> list[TableGame]:
        """Return the games that ended between two days, both included, in the order of the book."""
        return self._tables("day BETWEEN ? AND ?", first, last)

    def latest(self, most: int) -> list[TableGame]:
        """Return at most ``most`` games, the latest first."""
        rows = self._rows("SELECT number FROM games WHERE is_over ORDER BY number DESC LIMIT ?", most)
        if not rows:
            return []
        return self._tables("games.number >= ?", rows[-1][0])[::-1]

    def everything(self) -> list[tuple[Any, ...]]:
        """Return a row per seat: number, day, game, options, over, seat, name, level, score, place."""
        return self._rows(
            "SELECT number, day, games.game, options, is_over, seat, name, level, score, place FROM games"
            " JOIN seats ON seats.game = games.number ORDER BY number, seat"
        )

    def dice(self) -> dict[int, int]:
        """Return how often each face was rolled; games with the same dice count once."""
        rows = self._rows(
            "SELECT face, sum(count) FROM dice WHERE game IN"
            " (SELECT min(number) FROM games GROUP BY CASE seed WHEN '' THEN key ELSE seed END)"
            " GROUP BY face ORDER BY face"
        )
        return dict(rows)

    def best(self) -> dict[str, list[str]]:
        """Return the names of the people whose best score a game holds, by the game's key.

        People who have played a kind of game only once aren't named.
        """
        rows = self._rows(
            # SQLite takes the other columns from the row with the maximum, the first of equals.
            "SELECT key, name, count(*), max(score * 4294967296 - number) FROM seats"
            " JOIN games ON games.number = seats.game WHERE is_over AND folded != ''"
            " GROUP BY folded, games.game, games.seats = 1"
        )
        found: dict[str, list[str]] = {}
        for key, name, games, _ in rows:
            found.setdefault(key, []).extend([name] if games > 1 else [])
        return found

    # ------------------------------------------------------------------ moments

    def album(self) -> list[BookMoment]:
        """Return the greatest moment of each kind, the latest of equals, and the latest first win.

        A first win is a person's first against one computer of a level; computers that adapt have no level.
        """
        found = [
            row
            for (kind,) in self._rows("SELECT DISTINCT kind FROM moments")
            for row in self._rows(
                "SELECT games.game, key, kind, name, day, seats.seat, entry, worth, still, number"
                " FROM moments JOIN games ON number = moments.game"
                " JOIN seats ON seats.game = number AND seats.seat = moments.seat"
                " WHERE kind = ? AND is_over AND folded != '' ORDER BY worth DESC, moments.game DESC LIMIT 1",
                kind,
            )
        ]
        found += self._rows(
            "SELECT games.game, key, ?, own.name, day, own.seat, 0, 0, '', min(number) AS first"
            " FROM seats AS own JOIN games ON number = own.game"
            " JOIN seats AS other ON other.game = number AND other.seat != own.seat"
            " WHERE own.folded != '' AND is_over AND games.seats = 2 AND own.result = 1"
            " AND other.level IS NOT NULL AND NOT other.level GLOB '[0-9]*'"
            " GROUP BY own.folded, games.game, other.level ORDER BY first DESC LIMIT 1",
            FIRST_WIN,
        )
        return [BookMoment(*row[:-1]) for row in found]

    def keep_still(self, moment: BookMoment, still: str) -> None:
        """Store the picture of a moment; empty if there is none."""
        self._do(
            lambda db: db.execute(
                "UPDATE moments SET still = ? WHERE kind = ? AND seat = ?"
                " AND game = (SELECT number FROM games WHERE key = ?)",
                (still, moment.kind, moment.seat, moment.key),
            )
        )

    # ------------------------------------------------------------------ evenings

    def evening(self) -> Evening | None:
        """Return the latest evening; ``None`` if there was none."""
        rows = self._rows(
            "SELECT number, day, most, people, is_over FROM evenings ORDER BY number DESC LIMIT 1"
        )
        for number, day, most, people, is_over in rows:
            return Evening(number, day, most, tuple(json.loads(people)), bool(is_over))
        return None

    def begin_evening(self, day: int, most: int, people: Sequence[str]) -> None:
        """Begin an evening; this ends the one before."""
        names = json.dumps(list(people), ensure_ascii=False)

        def write(db: sqlite3.Connection) -> None:
            db.execute("UPDATE evenings SET is_over = 1")
            db.execute(
                "INSERT INTO evenings (day, most, people, is_over) VALUES (?, ?, ?, 0)", (day, most, names)
            )

        self._do(write)

    def end_evening(self) -> None:
        self._do(lambda db: db.execute("UPDATE evenings SET is_over = 1"))

    def count_for_evening(self, evening: int, key: str) -> None:
        self._do(lambda db: db.execute("INSERT OR IGNORE INTO evening_games VALUES (?, ?)", (evening, key)))

    def evening_games(self, evening: int) -> list[TableGame]:
        """Return the games of an evening in the order of the book."""
        return self._tables("key IN (SELECT key FROM evening_games WHERE evening = ?)", evening)

    # ------------------------------------------------------------------ the book itself

    def forget_person(self, name: str) -> None:
        """Delete a person, with games that nobody else played and evenings of fewer than two people."""
        folded = name_key(name)

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET name = '', folded = '', start = NULL, luck = NULL, error = NULL,"
                " decisions = NULL WHERE folded = ?",
                (folded,),
            )
            db.execute(NAMELESS_MOMENTS_GO)
            db.execute("DELETE FROM games WHERE number NOT IN (SELECT game FROM seats WHERE folded != '')")
            # Their files aren't read again.
            db.execute("UPDATE files SET key = '' WHERE key NOT IN (SELECT key FROM games)")
            db.execute("DELETE FROM evening_games WHERE key NOT IN (SELECT key FROM games)")
            for number, people in db.execute("SELECT number, people FROM evenings").fetchall():
                others = [each for each in json.loads(people) if name_key(each) != folded]
                if len(others) < 2:
                    db.execute("DELETE FROM evenings WHERE number = ?", (number,))
                else:
                    text = json.dumps(others, ensure_ascii=False)
                    db.execute("UPDATE evenings SET people = ? WHERE number = ?", (text, number))

        self._do(write)

    def take_in_copies(self, path: Path, people: Iterable[str]) -> Fault | None:
        """Merge games of these people that only copies of the book hold; return a notice about them."""
        return take_in_copies(self._db, path, {name_key(name) for name in people})

    def save(self) -> Fault | None:
        """Make all changes permanent; return the fault if that failed."""
        self._do(lambda db: db.commit())
        return self._fault

    def close(self) -> None:
        """Close the database; unsaved changes are lost."""
        self._db.close()

    # ------------------------------------------------------------------ inside

    def _insert(self, db: sqlite3.Connection, key: str, entry: GameEntry) -> None:
        number = db.execute(
            "INSERT INTO games (key, game, options, seats, ended, day, is_over, seed, rated)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                key,
                entry.game,
                entry.options,
                len(entry.seats),
                entry.ended,
                entry.day,
                int(entry.is_over),
                entry.seed,
                int(entry.rated),
            ),
        ).lastrowid
        db.executemany(
            "INSERT INTO seats (game, seat, name, folded, level, score, place, result)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    number,
                    seat,
                    each.name,
                    name_key(each.name),
                    each.level,
                    each.score,
                    each.place,
                    each.result,
                )
                for seat, each in enumerate(entry.seats)
            ],
        )
        db.executemany(
            "INSERT INTO dice VALUES (?, ?, ?)", [(number, face, count) for face, count in entry.dice.items()]
        )
        self._insert_moments(db, number, entry)

    def _insert_moments(self, db: sqlite3.Connection, number: int | None, entry: GameEntry) -> None:
        # Moments at the end of a game have no picture; the games draw all others.
        rows = [(number, *each, "" if each.kind in AT_THE_END else None) for each in entry.moments]
        db.executemany(
            "INSERT OR IGNORE INTO moments (game, kind, seat, entry, worth, still) VALUES (?, ?, ?, ?, ?, ?)",
            rows,
        )

    def _tables(self, which: str, *facts: Any) -> list[TableGame]:
        """Return the finished games that meet a condition, with the people of the house."""
        rows = self._rows(
            "SELECT games.number, key, games.game, seats, day, folded, name, level, score, place"
            " FROM games JOIN seats ON seats.game = games.number"
            f" WHERE is_over AND {which} ORDER BY games.number, seat",
            *facts,
        )
        found: dict[int, TableGame] = {}
        for number, key, game, seats, day, folded, name, level, *end in rows:
            table = found.get(number, TableGame(key, game, seats, day, ()))
            if folded:
                table = table._replace(people=(*table.people, (name, *end)))
            else:
                table = table._replace(others=(*table.others, (level or "", *end)))
            found[number] = table
        return [table for table in found.values() if table.people]

    def _rows(self, query: str, *facts: Any) -> list[Any]:
        return self._do(lambda db: db.execute(query, facts).fetchall())

    def _do(self, act: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the database; if it fails, continue with a copy in memory."""
        try:
            if self.lasts:
                demand_writing(self._folder)
            return act(self._db)
        except OSError as error:
            self._fault = fault_of(error, self._folder)
        except sqlite3.Error as error:
            self._fault = database_fault(error, self._folder)
        old, self._db = self._db, copy_in_memory(self._db)
        with suppress(sqlite3.Error):
            old.close()
        return act(self._db)


def open_book(path: Path) -> tuple[FamilyBook, Fault | None]:
    """Return the book in a file, and the fault that the player must be told of.

    A file that is damaged or comes from a newer program is kept aside, and a new book begins.
    """
    opened = open_database(path)
    return FamilyBook(opened.database, path.parent, opened.fault), opened.told
