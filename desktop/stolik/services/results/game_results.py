"""Enters games in the family book, keeps the records of the best ones, and finds strengths that fit people.

The luck of a game is analysed while no game is played.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.analysis.analysis import Analysis
from stolik.analysis.jobs import KeptReports, Phase, ReportJob
from stolik.analysis.luck import FinishedGame
from stolik.analysis.practice import game_key
from stolik.analysis.rating import unknown
from stolik.engine.bot_jobs import JobRunner
from stolik.engine.chance import seed_text
from stolik.engine.coaching.seat_values import result_of
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.moments import Moment, moments_of
from stolik.engine.names import fitting_name, name_key, plain_name
from stolik.engine.package import SUFFIX, GameInfo
from stolik.engine.record import RecordFault
from stolik.engine.session import Session
from stolik.engine.sitting import agreed_of, said, seats_of
from stolik.models.words import shown_name
from stolik.services.family_book.figures import course, different_duels
from stolik.services.family_book.game_row import PersonRow
from stolik.services.family_book.store import (
    BookMoment,
    Duel,
    Evening,
    FamilyBook,
    GameEntry,
    SeatEntry,
    SeatLuck,
    open_book,
    rolled_dice,
)
from stolik.services.tables.record_reader import Found, RecordReader
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.atomic import demand_writing, is_file, oldest_first, write_bytes, written_at
from stolik.storage.document import is_whole, kept_aside
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import RECORDS
from stolik.storage.profiles import LONGEST_NAME, People
from stolik.storage.saves import SavedGame, read_content


class KeptRecords:
    """Copies of records, each named after the key of its game; a failed copy is retried later."""

    def __init__(self, finished: Path) -> None:
        """Take the folder of the finished games, which may be empty or missing."""
        self._finished = finished
        self._folder = finished / RECORDS

    def names(self) -> list[str]:
        """Return the names of the copies relative to the folder of the finished games."""
        return [f"{RECORDS}/{path.name}" for path in oldest_first(self._folder, SUFFIX)]

    def name_of(self, key: str) -> str:
        """Return the name of a game's copy, whether or not it exists."""
        return f"{RECORDS}/{key}{SUFFIX}"

    def keep(self, key: str, file: str) -> int | None:
        """Copy a record; return the time of the copy, ``None`` if it can't be made."""
        path, source = self._finished / self.name_of(key), self._finished / file
        try:
            written = written_at(source)
            # The copy keeps the record's time, so that the book can be rebuilt in the same order.
            write_bytes(path, read_content(source), dated=written)
            return written_at(path)
        except (OSError, RecordFault):
            return None

    def drop_others(self, keys: Collection[str]) -> None:
        """Delete all copies except those of these games."""
        wanted = {self.name_of(key) for key in keys}
        for name in self.names():
            if name not in wanted:
                with suppress(OSError):
                    demand_writing(self._finished)
                    (self._finished / name).unlink()


NO_DAY = 1
"""Stands for an unknown day."""


class Ratings:
    """Knows every game as soon as it ends, while the book reads finished games only between games."""

    def __init__(self, book: Callable[[], FamilyBook | None]) -> None:
        """Start without games; ``book`` returns the family book, ``None`` if there are no finished games."""
        self._book = book
        self._latest: dict[str, tuple[str, Duel]] = {}

    def note(self, setup: TableSetup) -> None:
        """Note a finished game if one person played against one computer."""
        if (played := self._duel_of(setup)) is not None:
            person, duel = played
            self._latest[duel.key] = person, duel

    def is_first_win(self, setup: TableSetup) -> bool:
        """Return whether a game is a person's first win against a computer of its level.

        Computers that adapt have no level.
        """
        if (played := self._duel_of(setup)) is None:
            return False
        person, duel = played
        return (
            duel.result == 1
            and not duel.level.isdecimal()
            and not any(
                (each.game, each.level, each.result) == (duel.game, duel.level, 1) and each.key != duel.key
                for each in self._duels(person)
            )
        )

    def _duel_of(self, setup: TableSetup) -> tuple[str, Duel] | None:
        """Return a person's name key and their game against one computer, if it is such a game and counts."""
        people = [player for player in setup.players if player.level is None]
        levels = [player.level for player in setup.players if player.level is not None]
        if len(people) != 1 or len(levels) != 1 or not setup.agreed.counts or setup.session.laid is not None:
            return None
        (person,), (level,), session = people, levels, setup.session
        key = name_of_game(setup.info, session, setup.started_at)
        result = result_of(session.standings)[setup.players.index(person)]
        seed = "" if session.seed is None else seed_text(session.seed)
        duel = Duel(key, setup.info.id, NO_DAY, seed, setup.agreed.rated, level, result)
        return name_key(person.name), duel

    def forget_person(self, name: str) -> None:
        self._latest = {key: each for key, each in self._latest.items() if each[0] != name_key(name)}

    def fitting(self, game: str, names: Sequence[str]) -> int:
        """Return the strength that fits the weakest of the people with these names, 0 to 100.

        A person without a name counts as unknown.
        """
        scale = load_package(game).scale
        assert scale is not None, "only a game with a scale has a computer that fits"
        guess = unknown(scale).strength
        known = [course(different_duels(self._duels(name), game), scale) for name in names]
        fitting = [moments[-1].rating.strength if moments else guess for moments in known]
        return min(fitting, default=guess)

    def _duels(self, name: str) -> list[Duel]:
        """Return a person's games, ending with those that aren't in the book yet."""
        book, who = self._book(), name_key(name)
        noted = [] if book is None or not name else book.duels(name)
        known = {duel.key for duel in noted}
        return noted + [
            duel for key, (person, duel) in self._latest.items() if person == who and key not in known
        ]


WAIT_MS: Final = 3000
"""The delay after the end of a game before its file is read, in milliseconds, so that the end runs first."""

MORNING: Final = 5
"""The hour at which an evening's day ends."""

_NEXT_MS: Final = 20
"""The time that the window gets between reading two files, in milliseconds."""


class _Reckoned(NamedTuple):
    """A game being analysed."""

    file: str
    key: str
    job: ReportJob


class GameResultKeeper(QObject):
    """Reads the finished games, and asks for a report on each while the bots are idle.

    Luck over time must cover all games, not just those looked at. Reports are kept so that they open at once.
    """

    changed = Signal()

    def __init__(
        self,
        file: Path,
        finished: Path,
        people: People,
        runner: Callable[[], JobRunner],
        kept: KeptReports,
        is_busy: Callable[[], bool],
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = monotonic,
        time_of_day: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Open the book in the ``file``.

        ``finished`` is the folder of the finished games; ``people`` are those of the house. ``is_busy``
        returns whether the bots' process, returned by ``runner``, is needed elsewhere.
        """
        super().__init__(parent)
        self._finished = finished
        self._known = people
        self._runner = runner
        self._kept = kept
        self._is_busy = is_busy
        self._tell = tell
        self._now = now
        self._time_of_day = time_of_day
        self._file = file
        self._book, fault = open_book(file)
        self._records = KeptRecords(finished)
        # Files that were already there when the evening began don't belong to it.
        self._before_evening: frozenset[str] = frozenset()
        self._unread: list[str] = []
        self._failed: set[str] = set()
        self._under_way: _Reckoned | None = None
        self._reader = RecordReader(self)
        self._steps = QTimer(self, singleShot=True)
        self._steps.timeout.connect(self._step)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.look)
        tell(fault)
        # If a list of people is missing or was kept aside, more people may belong to the house.
        if people.people and not people.may_lack and self._book.lasts:
            tell(self._book.take_in_copies(file, [person.name for person in people.people]))

    # ------------------------------------------------------------------ what is known

    def house(self) -> list[PersonRow]:
        """Return all people of the house with their numbers of finished games."""
        counts = self._book.game_counts()
        return [
            PersonRow(
                shown_name(person.name),
                person.face,
                person.colour or 0,
                counts.get(name_key(person.name), 0),
            )
            for person in self._known.people
        ]

    @property
    def book(self) -> FamilyBook:
        return self._book

    def record_of(self, key: str) -> Path | None:
        """Return the file with the record of a game; ``None`` if it is gone."""
        for name in (*self._book.files_of(key), self._records.name_of(key)):
            if is_file(path := self._finished / name):
                return path
        return None

    def games_of(self, name: str) -> list[FinishedGame]:
        return self._book.luck_games(name)

    def coverage(self) -> tuple[int, int, int]:
        """Return the number of analysed games, of all games, and of games that can't be analysed.

        The last are games whose file is gone and those that have failed since the program started.
        """
        known, done = self._book.count()
        hoped = [file for file in self._book.waiting() if file not in self._failed]
        return done, known, known - done - len(hoped)

    # ------------------------------------------------------------------ what is asked

    def look_soon(self) -> None:
        self._soon.start(WAIT_MS)

    @Slot()
    def look(self) -> None:
        self._reader.stop()
        self._unread = self._book.unread(self._files())
        self._step()

    def pause(self) -> None:
        """Leave the bots' process to others."""
        self._soon.stop()
        self._steps.stop()
        self._reader.stop()
        under_way, self._under_way = self._under_way, None
        if under_way is not None:
            under_way.job.stop()

    def forget_person(self, name: str) -> None:
        self._book.forget_person(name)
        self._tell(None if self._book.save() is None else name_left([self._file]))
        self.changed.emit()

    # ------------------------------------------------------------------ evenings

    def evening(self) -> Evening | None:
        """Return the latest evening; it is over once its games are played or its day has ended.

        A day lasts until five in the morning; another day ends the evening, even if the clock was set back.
        """
        found = self._book.evening()
        if found is None or found.is_over:
            return found
        played = len(self._book.evening_games(found.number))
        if found.day == self._day() and not 0 < found.most <= played:
            return found
        self._book.end_evening()
        self._tell(self._book.save())
        return found._replace(is_over=True)

    @Slot()
    def end_day(self) -> None:
        before = self._book.evening()
        if self.evening() != before:
            self.changed.emit()

    def begin_evening(self, most: int, people: Sequence[str]) -> None:
        """Begin an evening of ``most`` games, or of any number if it is 0."""
        self._before_evening = frozenset(self._book.unread(self._files()))
        self._book.begin_evening(self._day(), most, [plain_name(name) for name in people])
        self._store()

    def end_evening(self) -> None:
        self._book.end_evening()
        self._store()

    def close(self) -> None:
        self.pause()
        self._tell(self._book.save())
        self._book.close()

    # ------------------------------------------------------------------ inside

    def _files(self) -> dict[str, int]:
        """Return the time of writing of each finished game's file, by name."""
        found = {}
        names = [*[path.name for path in oldest_first(self._finished, SUFFIX)], *self._records.names()]
        # The database holds no other names.
        for name in filter(is_whole, names):
            # A link may be broken, and a file may be gone by now.
            with suppress(OSError):
                found[name] = written_at(self._finished / name)
        return found

    @Slot()
    def _step(self) -> None:
        """Read the next file; once all are read, draw the next moment, then analyse the next game."""
        if self._is_busy() or self._under_way is not None or self._reader.is_reading:
            return
        if self._unread:
            self._reader.read(self._finished / self._unread[0], partial(self._note, self._unread[0]))
            return
        if (moment := next(iter(self._undrawn()), None)) is not None:
            self._reader.read(self.record_of(moment.key) or self._finished, partial(self._draw, moment.key))
            return
        file = next((file for file in self._book.waiting() if file not in self._failed), None)
        if file is not None:
            self._reader.read(self._finished / file, partial(self._reckon, file))

    def _note(self, file: str, found: Found) -> None:
        """Enter the game in a file if people of the house have played it."""
        self._unread.remove(file)
        self._failed.discard(file)
        written = self._files().get(file, 0)
        entry = self._entry_of(found, written) if isinstance(found, SavedGame) else None
        key = key_of(found) if isinstance(found, SavedGame) and entry is not None else ""
        if self._book.note(file, written, key, entry) and entry is not None:
            self._count_for_evening(file, key, entry)
        if not self._unread:
            self._keep_records()
            self._store()
        self._steps.start(_NEXT_MS)

    def _undrawn(self) -> list[BookMoment]:
        return [moment for moment in self._book.album() if moment.still is None]

    def _draw(self, key: str, found: Found) -> None:
        """Store the pictures of a game's moments; without the record there are none."""
        for moment in self._undrawn():
            if moment.key == key:
                self._book.keep_still(moment, _drawn(moment, found) if isinstance(found, SavedGame) else "")
        self._store()
        self._steps.start(_NEXT_MS)

    def _entry_of(self, saved: SavedGame, written: int) -> GameEntry | None:
        """Return the entry of a game for the book; ``None`` if it doesn't belong there.

        That is so if nobody of the house has moved in it, or it was a trial game or began in mid-game.
        """
        record, session = saved.record, saved.session
        agreed = agreed_of(record)
        if not agreed.counts:
            return None
        known = {name_key(person.name) for person in self._known.people}
        ends = {standing.seat: standing for standing in session.standings} if session.over else {}
        results = result_of(session.standings) if session.over else (0.0,) * len(record.seats)
        seats = tuple(
            SeatEntry(
                fitting_name(player.name, LONGEST_NAME)
                if player.level is None and name_key(player.name) in known
                else "",
                player.level,
                ends[seat].score if ends else 0,
                ends[seat].rank if ends else 0,
                results[seat],
            )
            for seat, player in enumerate(record.seats)
        )
        moved = {entry.seat for entry in session.log if entry.seat != TABLE}
        if not any(each.name and seat in moved for seat, each in enumerate(seats)):
            return None
        seed = said(record, "dice_seed")
        return GameEntry(
            record.game,
            json.dumps(to_plain(session.options), sort_keys=True),
            written,
            _day_of(written),
            seats,
            session.over,
            {} if agreed.real_dice else rolled_dice(session),
            seed if isinstance(seed, str) else "",
            agreed.rated,
            [
                moment
                for moment in moments_of(load_package(record.game).moments_at, session)
                if seats[moment.seat].name
            ],
        )

    def _count_for_evening(self, file: str, key: str, entry: GameEntry) -> None:
        """Count a game that has just ended for the evening if two of its people played."""
        evening = self.evening()
        if evening is None or evening.is_over or not entry.is_over or file in self._before_evening:
            return
        taking_part = {name_key(name) for name in evening.people}
        if len([seat for seat in entry.seats if seat.name and name_key(seat.name) in taking_part]) > 1:
            self._book.count_for_evening(evening.number, key)

    def _keep_records(self) -> None:
        """Keep copies of the records of exactly the best games and those in the album."""
        best = {*self._book.best(), *[moment.key for moment in self._book.album()]}
        are_kept = True
        for key in sorted(best):
            name, files = self._records.name_of(key), self._book.files_of(key)
            if name not in files and files:
                written = self._records.keep(key, files[0])
                are_kept = are_kept and written is not None
                if written is not None:
                    self._book.note_copy(name, written, key)
        # A book or list of people that was kept aside may need other copies.
        if are_kept and self._book.lasts and not kept_aside(self._file) and not self._known.may_lack:
            self._records.drop_others(best)

    def _day(self) -> int:
        """Return the ordinal of the day to which an evening now belongs."""
        return (self._time_of_day() - timedelta(hours=MORNING)).toordinal()

    def _reckon(self, file: str, found: Found) -> None:
        if not isinstance(found, SavedGame):
            self._fail(file)
            return
        package = load_package(found.record.game)
        job = ReportJob(package, found.session, self._runner(), self._kept, self._follow, self._now)
        self._under_way = _Reckoned(file, key_of(found), job)
        job.begin()

    def _follow(self) -> None:
        under_way = self._under_way
        if under_way is None or under_way.job.phase is Phase.WORKING:
            return
        self._under_way = None
        report = under_way.job.report
        if report is None:
            self._fail(under_way.file)
            return
        self._book.set_luck(under_way.key, _luck_of(report.analysis))
        self._store()
        self._steps.start(_NEXT_MS)

    def _fail(self, file: str) -> None:
        self._failed.add(file)
        self.changed.emit()
        self._steps.start(_NEXT_MS)

    def _store(self) -> None:
        self._tell(self._book.save())
        self.changed.emit()


def key_of(saved: SavedGame) -> str:
    """Return the key of a game, which stays the same if it is resumed after its end.

    A record without a start time is identified by its moves.
    """
    record = saved.record
    return name_of_game(load_package(record.game).info, saved.session, record.started_at)


def name_of_game(info: GameInfo, session: Session, started_at: str | None) -> str:
    """Return the key of a game that started at a time, ``None`` if that isn't known."""
    if started_at is None:
        return game_key(session, info)
    # Names don't count: a deleted person is removed from records, which must keep the same keys.
    of = [info.id, started_at, f"{session.seats}"]
    return hashlib.sha256("\n".join(of).encode()).hexdigest()[:32]


def _drawn(moment: BookMoment, found: SavedGame) -> str:
    """Return the picture of a moment as JSON: the game's drawing and the colours of the seats."""
    at = Moment(moment.kind, moment.seat, moment.entry)
    drawn = load_package(moment.game).drawn(found.session, at)
    return json.dumps({**drawn, "colours": [sitting.colour for sitting in seats_of(found.record)]})


def _luck_of(analysis: Analysis) -> dict[int, SeatLuck]:
    return {each.seat: SeatLuck(each.start, each.luck, each.error, each.decisions) for each in analysis.seats}


def _day_of(written: int) -> int:
    """Return the ordinal of the date of a time in nanoseconds; 1 if it is out of range."""
    try:
        return datetime.fromtimestamp(written / 1e9).toordinal()
    except (OSError, OverflowError, ValueError):
        return 1
