"""Counts every finished game of the people of the house, and has its luck worked out while nobody plays."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from stolik.analysis.analysis import Analysis
from stolik.drill.positions import game_key
from stolik.engine.game_library import load_package
from stolik.engine.package import SUFFIX
from stolik.engine.seat_values import result_of
from stolik.hotseat.bot_seats import JobRunner
from stolik.luck_over_time.figures import FinishedGame
from stolik.models.rows import Row
from stolik.report.job import KeptReports, ReportJob
from stolik.report.part_job import Phase
from stolik.shell.record_reader import Found, RecordReader
from stolik.storage.faults import Fault
from stolik.storage.game_results import StoredGame, StoredLuck, StoredResult, load_results, store_results
from stolik.storage.profiles import LONGEST_NAME, People
from stolik.storage.saves import SavedGame

WAIT_MS: Final = 3000
"""So long after the end of a game it is looked for: the end is seen first."""

_NEXT_MS: Final = 20
"""The window gets so long between two files that are read."""


class _Reckoned(NamedTuple):
    """A game that is worked out."""

    file: str
    key: str
    job: ReportJob


class GameResultKeeper(QObject):
    """Reads the finished games, and asks for the report on each while nobody waits for the bots.

    Luck over time is only true of all games, not of those that somebody looked at. The reports are kept, so
    that they open at once.
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
    ) -> None:
        """Read what is known.

        ``finished`` is the folder of the finished games, ``people`` are those of the house. ``is_busy`` tells
        whether somebody else needs the bots' process, which ``runner`` gives. What goes wrong is told.
        """
        super().__init__(parent)
        self._file = file
        self._finished = finished
        self._known = people
        self._runner = runner
        self._kept = kept
        self._is_busy = is_busy
        self._tell = tell
        self._now = now
        loaded = load_results(file)
        self._results = loaded.document
        self._unread: list[str] = []
        self._failed: set[str] = set()
        self._under_way: _Reckoned | None = None
        self._reader = RecordReader(self)
        self._steps = QTimer(self, singleShot=True, interval=_NEXT_MS)
        self._steps.timeout.connect(self._step)
        self._soon = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._soon.timeout.connect(self.look)
        tell(loaded.fault)

    # ------------------------------------------------------------------ what is known

    def people(self) -> list[Row]:
        """Return the people of the house who have finished a game."""
        rows = [
            {
                "name": person.name,
                "avatar": person.face,
                "colour": person.colour or 0,
                "games": len(self._results.games_of(person.name)),
            }
            for person in self._known.people
        ]
        return [row for row in rows if row["games"]]

    def games_of(self, name: str) -> list[FinishedGame]:
        """Return the games of a person in the order in which they ended."""
        return self._results.games_of(name)

    def coverage(self) -> tuple[int, int, int]:
        """Return of how many games the luck is known, how many there are, and how many can't be worked out.

        Those are games whose file is gone, and games that have failed in this sitting.
        """
        known, done = self._results.count()
        hoped = [file for file in self._results.waiting() if file not in self._failed]
        return done, known, known - done - len(hoped)

    # ------------------------------------------------------------------ what is asked

    def look_soon(self) -> None:
        """Look for finished games in a while."""
        self._soon.start()

    def look(self) -> None:
        """Look for finished games, and go on with what isn't worked out yet."""
        self._reader.stop()
        self._unread = self._results.unread(self._files())
        self._step()

    def pause(self) -> None:
        """Leave the bots' process to somebody else."""
        self._soon.stop()
        self._steps.stop()
        self._reader.stop()
        under_way, self._under_way = self._under_way, None
        if under_way is not None:
            under_way.job.stop()

    def forget_person(self, name: str) -> None:
        """Forget everything about a person."""
        if self._results.games:
            self._results.forget_person(name)
            self._store()

    # ------------------------------------------------------------------ inside

    def _files(self) -> dict[str, int]:
        """Return the names of the finished games' files, with the time at which each was written."""
        found = {}
        for path in self._finished.glob(f"*{SUFFIX}"):
            # A link may lead nowhere, and a file be gone by now.
            with suppress(OSError):
                found[path.name] = path.stat().st_mtime_ns
        return found

    def _step(self) -> None:
        """Read the next file; when all are read, have the next game worked out."""
        if self._is_busy() or self._under_way is not None or self._reader.is_reading:
            return
        take = self._note if self._unread else self._reckon
        waiting = (file for file in self._results.waiting() if file not in self._failed)
        file = next(iter(self._unread), None) or next(waiting, None)
        if file is not None:
            self._reader.read(self._finished / file, partial(take, file))

    def _note(self, file: str, found: Found) -> None:
        """Note the game in a file, where it is over and people of the house have played it."""
        self._unread.remove(file)
        self._failed.discard(file)
        written = self._files().get(file, 0)
        if isinstance(found, SavedGame) and found.session.over:
            game = self._game_of(found, written)
            self._results.note(file, written, key_of(found), game if game.people else None)
        else:
            self._results.note(file, written, "", None)
        if not self._unread:
            self._store()
        self._steps.start()

    def _game_of(self, saved: SavedGame, written: int) -> StoredGame:
        record, results = saved.record, result_of(saved.session.standings)
        names = {person.name.casefold() for person in self._known.people}
        people = {
            seat: StoredResult(name=player.name, result=results[seat])
            for seat, player in enumerate(record.seats)
            if player.level is None and len(player.name) <= LONGEST_NAME and player.name.casefold() in names
        }
        return StoredGame(game=record.game, seats=len(results), ended=written, people=people)

    def _reckon(self, file: str, found: Found) -> None:
        if not isinstance(found, SavedGame):
            self._fail(file)
            return
        package = load_package(found.record.game)
        job = ReportJob(package, found.session, self._runner(), self._kept, self._follow, self._now)
        # The key that the game was noted under: the name of somebody who was deleted may have made it.
        self._under_way = _Reckoned(file, self._results.files[file].game, job)
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
        self._results.set_luck(under_way.key, _luck_of(report.analysis))
        self._store()
        self._steps.start()

    def _fail(self, file: str) -> None:
        self._failed.add(file)
        self.changed.emit()
        self._steps.start()

    def _store(self) -> None:
        self._tell(store_results(self._file, self._results))
        self.changed.emit()


def key_of(saved: SavedGame) -> str:
    """Return the name of a game: the same when it was taken up again after its end.

    A record without the time at which the game began is known by its moves.
    """
    record = saved.record
    if record.started_at is None:
        return game_key(saved.session, load_package(record.game).info)
    of = [record.game, record.started_at, *[player.name for player in record.seats]]
    return hashlib.sha256("\n".join(of).encode()).hexdigest()[:32]


def _luck_of(analysis: Analysis) -> dict[int, StoredLuck]:
    return {
        each.seat: StoredLuck(start=each.start, luck=each.luck, error=each.error, decisions=each.decisions)
        for each in analysis.seats
    }
