"""The tables of the house: the one in play, the games that wait, and the line-up of the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.engine.game_code import GameCode
from stolik.engine.game_library import find_game
from stolik.engine.record import RecordFault
from stolik.models.deleted_rows import OFFERED, DeletedRows
from stolik.models.rows import Row
from stolik.shell.again_undo import AgainUndo
from stolik.shell.autosave import Autosave
from stolik.shell.face_pictures import FacePictures
from stolik.shell.lineup import LineUpModel
from stolik.shell.notices import Notices
from stolik.shell.page_opener import close_model
from stolik.shell.record_reader import Found, RecordReader
from stolik.shell.saved_game_rows import in_language_of_moment, waiting_row
from stolik.shell.saved_game_rows import without_person as row_without_person
from stolik.shell.sentences import say_record_fault
from stolik.shell.table_setup import (
    TableSetup,
    fitting_caption,
    resume,
    sit_down,
    sit_down_again,
    sit_down_to_the_same,
    without_person,
)
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.person_removal import remove_person
from stolik.storage.profiles import People, load_people, store_people
from stolik.storage.saves import SavedGame, Saves, fault_of_folder, game_of, try_to_read

if TYPE_CHECKING:
    from stolik.shell.tournament_tables import TournamentTables
    from stolik.storage.tournament_saves import TablePlace
    from stolik.tournament.state import State

SetTable: TypeAlias = Callable[[TableSetup, Callable[[], None]], QObject]
"""Makes the table of a setup; the second argument saves the game and is to be called after every move."""

_JUDGED_AT_ONCE = 48 * 1024
"""So many bytes of saves are judged before the first page is painted, in some 30 ms; longer ones after it."""


class TableManager(QObject):
    """Sets tables and clears them, and keeps every game."""

    changed = Signal()
    """Another table is in play, or none."""

    waitingChanged = Signal()
    """Other games wait."""

    finished = Signal()
    """A game that is over lies among the finished ones."""

    def __init__(
        self,
        paths: Paths,
        notices: Notices,
        rng: Random,
        set_table: SetTable,
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = monotonic,
        pictures: FacePictures | None = None,
    ) -> None:
        """Find what waits.

        ``now`` gives seconds that grow steadily; ``pictures`` are those that people wear as faces.
        """
        super().__init__(parent)
        self._paths = paths
        self._notices = notices
        self._rng = rng
        self._set_table = set_table
        self.table: QObject | None = None
        """The table in play."""
        self.setup: TableSetup | None = None
        """Who sits at it, and what they play."""
        self._name = ""
        self._saves = Saves(paths)
        self._autosave = Autosave(self._saves, self)
        self._autosave.faulted.connect(notices.tell)
        self._autosave.recovered.connect(notices.saving_works)
        self._autosave.finished.connect(self.finished)
        self._autosave.settled.connect(self._note_written)
        people = load_people(paths.people)
        self._people = people.document
        self._place: TablePlace | None = None
        self._tournament_tables: TournamentTables | None = None
        self.line_up = LineUpModel(self._people, self, pictures=pictures)
        """Who is to sit at the next table."""
        self.again_undo = AgainUndo(now, self)
        """For a while after another game was begun: the result of the game before."""
        self._deleted = DeletedRows(now, self)
        self._deleted.expired.connect(self._delete)
        self._waiting: dict[str, Row] = {}
        self._unjudged: list[str] = []
        self._judging = QTimer(self, interval=0)
        self._judging.timeout.connect(self._judge_next)
        self._judge = RecordReader(self)
        self.reader = RecordReader(self)
        """Reads the records that are asked for; a long one beside the window."""
        # Games that are not written yet, or could not be; those go on as long as the program runs.
        self._kept: dict[str, TableSetup] = {}
        notices.tell(fault_of_folder(paths.root) or fault_of_folder(paths.saves))
        notices.tell(people.fault)
        self._look_for_saves()

    @property
    def people(self) -> People:
        """The people of the house."""
        return self._people

    @property
    def waiting(self) -> list[Row]:
        """The rows of the games in progress, the latest first."""
        return [row for row in self.saved_games if not row["deleted"]]

    @property
    def saved_games(self) -> list[Row]:
        """The same rows, with those of games that were deleted since the list was last seen."""
        return [
            {**in_language_of_moment(row), "deleted": self._deleted.state(name)}
            for name, row in self._waiting.items()
        ]

    def choose(self, game_id: str) -> None:
        """Begin to set up a game."""
        info = find_game(game_id)
        if info is not None:
            self.line_up.open(info)

    def choose_by_code(self, code: GameCode) -> None:
        """Begin to set up a game by the chance of another."""
        self.line_up.open(code.info, code)

    def sit(self) -> None:
        """Set the table for the line-up; a game in progress of the same kind waits on."""
        info = self.line_up.info
        if info is None or self.line_up.obstacle():
            return
        self.line_up.remember()
        self._notices.tell(store_people(self._paths.people, self._people))
        line_up = self.line_up
        self._begin(
            sit_down(info, line_up.line_up(), self._rng, line_up.game_code, real_dice=line_up.has_real_dice)
        )

    @property
    def tournament_tables(self) -> TournamentTables:
        """The games of tournaments, which are kept apart; made at the first question."""
        if self._tournament_tables is None:
            from stolik.shell.tournament_tables import TournamentTables

            self._tournament_tables = TournamentTables(self._paths, self._people, self._notices, self)
            self._tournament_tables.finished.connect(self.finished)
        return self._tournament_tables

    @property
    def place(self) -> TablePlace | None:
        """Where the game on the table belongs in a tournament; ``None`` where it belongs to none."""
        return self._place

    def sit_for_tournament(self, name: str, state: State, round_number: int, table_number: int) -> bool:
        """Set the table for those who sit at a table of a tournament; return whether a game is due there.

        The game in progress goes on, else a new one begins. ``name`` is that of the tournament; both numbers
        count from 1. When a game ends, ``tournament_tables.played`` tells of it.
        """
        here = None if self._place is None else self._place[:4]
        if here == (name, state.created.seed, round_number, table_number):
            # Left first, it is found as it stands now, and where its games are over another one is due.
            self.leave()
        found = self.tournament_tables.sit(name, state, round_number, table_number)
        if found is None:
            return False
        place, setup = found
        self._seat("", setup, place=place)
        self._save(self.setup)
        return True

    def again(self) -> None:
        """Set the table anew for the people who sit there."""
        if self.setup is not None and not self.setup.in_tournament:
            self._begin_after(self.setup, sit_down_again(self.setup, self._rng))

    def same_again(self) -> None:
        """Set the table anew for the people who sit there, with the chance of the game on it."""
        if self.setup is not None and self.setup.session.seed is not None:
            self._begin_after(self.setup, sit_down_to_the_same(self.setup))

    def undo_again(self) -> None:
        """Come back to the result of the game before; the new game waits where a person has moved in it."""
        result = self.again_undo.take()
        if result is None:
            return
        begun, name = self.setup, self._name
        old = self._put_down()
        if begun is not None and not begun.has_persons_move:
            self._waiting.pop(name, None)
            self._notices.tell(self._drop(name))
        # Its record is among the finished games already, so there is no name to save it by.
        self._seat("", result, old)

    def resume(self, name: str) -> None:
        """Go on with the game in progress that has this name."""
        if name == self._name and self.table is not None:
            return
        kept = self._kept.pop(name, None)
        if kept is not None:
            self._seat(name, kept)
            self._save(self.setup)
            return
        self.reader.read(self._saves.path(name), partial(self._resume_read, name), game_of(name))

    def _resume_read(self, name: str, found: Found) -> None:
        loaded = self._settle(name, found)
        if isinstance(loaded, SavedGame):
            self._seat(name, resume(loaded))
            return
        if loaded is None:
            self._notices.tell(Fault("unreadable", {"file": str(self._saves.path(name))}))
        self.waitingChanged.emit()

    def setup_of(self, name: str) -> TableSetup | None:
        """Return the setup of a game in progress that waits, to be looked at; ``None`` where it can't be."""
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        loaded = self._load(name)
        self.waitingChanged.emit()
        return resume(loaded) if isinstance(loaded, SavedGame) else None

    def delete(self, name: str) -> None:
        """Delete a game in progress soon; until then it can be brought back."""
        if name in self._waiting:
            self._deleted.offer(name)
            self.waitingChanged.emit()

    def undelete(self, name: str) -> None:
        """Bring a game back that was to be deleted."""
        if self._deleted.state(name) == OFFERED:
            self._deleted.release(name)
            self.waitingChanged.emit()

    def clear_deleted(self) -> None:
        """Take the lines of deleted games off the list."""
        for name in self._deleted.clear_gone():
            self._waiting.pop(name, None)
        self.waitingChanged.emit()

    def rename_game(self, name: str, caption: str) -> None:
        """Give a game in progress a name of its own, or none; where that fails it keeps the old one."""
        row = self._waiting.get(name)
        if row is None:
            return
        caption = fitting_caption(caption)
        kept = self._kept.get(name)
        if kept is not None:
            kept = self._kept[name] = replace(kept, caption=caption)
            self._autosave.put(name, kept.record(), over=False)
        elif (fault := self._saves.set_caption(name, caption)) is not None:
            self._notices.tell(fault)
            return
        self._waiting[name] = {**row, "caption": caption}
        self.waitingChanged.emit()

    def forget_person(self, name: str) -> None:
        """Take a person's name out of every file of the tables, and out of the games that wait."""
        self.leave()
        self._autosave.flush()
        if self._tournament_tables is not None:
            self._tournament_tables.forget_person(name)
        self._notices.tell(store_people(self._paths.people, self._people))
        self._kept = {save: without_person(setup, name) for save, setup in self._kept.items()}
        self._waiting = {save: row_without_person(row, name) for save, row in self._waiting.items()}
        self._notices.tell(remove_person(self._paths, name))
        self.waitingChanged.emit()

    def open_file(self, file: str) -> None:
        """Go on with the game of a record file; a game in progress of the same kind waits on."""
        path = Path(file)
        name = self._name_of(path)
        if name is not None and (name != self._name or self.setup is None):
            self.resume(name)
            return
        if name is not None:
            # What is written there soon is the game on the table.
            self._autosave.flush()
        self.reader.read(path, partial(self._open_read, path))

    def look_back(self, path: Path) -> None:
        """Lay the table of a finished game to look back on it; its record stays as it is."""
        self.reader.read(path, partial(self._look_back_read, path))

    def _look_back_read(self, path: Path, found: Found) -> None:
        if not isinstance(found, SavedGame):
            self._notices.tell(Fault("unreadable", {"file": str(path)}))
            return
        old = self._put_down()
        # It lies among the finished games, so there is no name to save it by.
        self._seat("", resume(found), old)

    def _open_read(self, path: Path, found: Found) -> None:
        if isinstance(found, RecordFault):
            self._notices.say(partial(say_record_fault, path.name, found))
            return
        if isinstance(found, OSError):
            self._notices.tell(Fault("unreadable", {"file": str(path)}))
            return
        setup = resume(found)
        if self.setup is not None and self._name_of(path) == self._name:
            if is_same_game(setup, self.setup):
                return
            # Somebody changed the file of the game on the table, which is written again to wait beside it.
            self._save(self.setup)
        self._begin(setup)

    def leave(self) -> None:
        """Go away from the table; the game waits to be continued."""
        table = self._put_down()
        if table is None:
            return
        self.waitingChanged.emit()
        self.changed.emit()
        table.deleteLater()

    def judge_on(self) -> None:
        """Read, bit by bit, the games that were too long to be read before the first page."""
        if self._unjudged:
            self._judging.start()

    def close(self) -> None:
        """Close the table, and write everything that has not been written yet."""
        self._judging.stop()
        self._judge.stop()
        self.reader.stop()
        self._deleted.expire_all()
        close_model(self.table)
        if self._tournament_tables is not None:
            self._tournament_tables.close()
        self._autosave.flush()

    # ------------------------------------------------------------------ inside

    def _begin(self, setup: TableSetup) -> None:
        """Set the table for a game that has no save yet, beside all that wait."""
        old = self._put_down()
        self._seat(self._place_for(setup), setup, old)
        self._save(self.setup)

    def _begin_after(self, over: TableSetup, setup: TableSetup) -> None:
        """Set the table for another game of the same people; for a while they can come back to the result."""
        self._begin(setup)
        if over.session.over:
            self.again_undo.offer(over)

    def _best_of(self, setup: TableSetup) -> int | None:
        """Return the most points that somebody who sits there alone has made, if they have."""
        lone = setup.lone_person
        return None if lone is None else self._people.best_of(setup.info.id, lone)

    def _note_result(self, setup: TableSetup) -> None:
        """Keep what somebody has made alone, where it is their best."""
        if (lone := setup.lone_person) is None:
            return
        (standing,) = setup.session.standings
        if self._people.note_score(setup.info.id, lone, standing.score):
            self._notices.tell(store_people(self._paths.people, self._people))

    def _seat(
        self, name: str, setup: TableSetup, old: QObject | None = None, place: TablePlace | None = None
    ) -> None:
        old = old or self._put_down()
        # Whoever sits down at another table wants none of what is being read.
        self.reader.stop()
        if name in self._unjudged:
            self._unjudged.remove(name)
        self._deleted.release(name)
        self._waiting.pop(name, None)
        self._kept.pop(name, None)
        # A result that comes back is compared with what was the best before it.
        if name and (best := self._best_of(setup)) != setup.own_best:
            setup = replace(setup, own_best=best)
        self._name, self._place, self.setup = name, place, setup
        table = self._set_table(setup, lambda: self._save(setup))
        table.setParent(self)
        self.table = table
        self.waitingChanged.emit()
        self.changed.emit()
        if old is not None:
            old.deleteLater()

    def _place_for(self, setup: TableSetup) -> str:
        """Return a name to save a game by: a free one, or that of a waiting game that loses nothing by it."""
        for name, row in list(self._waiting.items()):
            if row["gameId"] == setup.info.id and (not row["length"] or self._is_same(row, setup)):
                return name
        return self._saves.free_name(setup.info.id, self._waiting)

    def _is_same(self, row: Row, setup: TableSetup) -> bool:
        """Return whether the waiting game is this very one: somebody may open a file twice."""
        if row["length"] != setup.session.length:
            return False
        waiting = self._kept.get(row["save"])
        if waiting is None and isinstance(loaded := self._load(row["save"]), SavedGame):
            waiting = resume(loaded)
        return waiting is not None and is_same_game(waiting, setup)

    def _put_down(self) -> QObject | None:
        """Close the table in play and return it; its game waits from now on."""
        table, setup, name, place = self.table, self.setup, self._name, self._place
        if table is None or setup is None:
            return None
        close_model(table)
        self.table, self.setup, self._name, self._place = None, None, "", None
        self.again_undo.close()
        if place is not None:
            self.tournament_tables.leave(place, setup)
            return table
        if not setup.session.over:
            self._waiting = {name: waiting_row(name, setup, self._saves.saved_at(name)), **self._waiting}
            self._kept[name] = setup
            self._note_written(name)
        return table

    @Slot(str)
    def _note_written(self, name: str) -> None:
        """Let a game that waits go on from its file from now on, where it could be written."""
        setup = self._kept.get(name)
        if setup is None or self._autosave.is_writing(name):
            return
        if self._autosave.has_lost(name):
            self._notices.tell(Fault("kept_for_now"))
            return
        del self._kept[name]
        self._waiting[name] = waiting_row(name, setup, self._saves.saved_at(name))
        self.waitingChanged.emit()

    def _save(self, setup: TableSetup | None) -> None:
        # A table that was left has nothing more to say about its game.
        if setup is None or setup is not self.setup:
            return
        if self._place is not None:
            self.tournament_tables.save(self._place, setup)
        if not self._name:
            return
        self._autosave.put(self._name, setup.record(), setup.session.over)
        if setup.session.over:
            self._note_result(setup)

    @Slot(str)
    def _delete(self, name: str) -> None:
        """Delete the file of a game; where that doesn't work, the game goes on waiting."""
        fault = self._drop(name)
        if fault is None:
            self._deleted.note_gone(name)
        self._notices.tell(fault)
        self.waitingChanged.emit()

    def _drop(self, name: str) -> Fault | None:
        """Delete what there is of a game that waits; return what went wrong."""
        kept = self._kept.pop(name, None)
        if self._autosave.is_writing(name):
            self._autosave.flush()
        fault = self._saves.drop(name)
        return fault if kept is None or self._saves.path(name).exists() else None

    def _look_for_saves(self) -> None:
        """Read the games in progress, the latest first; what would hold the first page up waits for it."""
        size = 0
        for name in self._saves.waiting():
            size += self._saves.size(name)
            if size <= _JUDGED_AT_ONCE:
                self._load(name)
            else:
                self._unjudged.append(name)
        self.waitingChanged.emit()

    @Slot()
    def _judge_next(self) -> None:
        self._judging.stop()
        if self._unjudged and not self._judge.is_reading:
            name = self._unjudged[0]
            self._judge.read(self._saves.path(name), partial(self._take_judged, name), game_of(name))

    def _take_judged(self, name: str, found: Found) -> None:
        # Somebody may have gone on with it meanwhile.
        if name in self._unjudged:
            self._unjudged.remove(name)
            self._settle(name, found)
            self.waitingChanged.emit()
        self.judge_on()

    def _load(self, name: str) -> SavedGame | Fault | None:
        """Read a game in progress, and return what ``_settle`` does."""
        return self._settle(name, try_to_read(self._saves.path(name), game_of(name)))

    def _settle(self, name: str, found: Found) -> SavedGame | Fault | None:
        """Return a game in progress, which is shown as waiting; what can't go on is kept aside and told."""
        loaded = self._saves.settle(name, found)
        if isinstance(loaded, SavedGame):
            self._waiting[name] = waiting_row(name, resume(loaded), self._saves.saved_at(name))
            return loaded
        self._waiting.pop(name, None)
        self._notices.tell(loaded)
        return loaded

    def _name_of(self, path: Path) -> str | None:
        """Return the name of the save that a file is, ``None`` where it is any other file."""
        name = path.stem
        known = name in self._waiting or name in self._unjudged or name == self._name
        return name if known and path.resolve() == self._saves.path(name).resolve() else None


def is_same_game(one: TableSetup, other: TableSetup) -> bool:
    """Return whether two tables are of one game as far as it has come."""
    return one.players == other.players and one.session.log == other.session.log
