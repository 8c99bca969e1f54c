"""The tables of the house: the one in play, and the line-up of the next one."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.engine.coaching.strength import FITS
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import find_game
from stolik.engine.names import UNNAMED, changed_pieces, without_entrant, without_name
from stolik.engine.package import SUFFIX
from stolik.engine.record import RecordFault
from stolik.models.rows import OFFER_SECONDS
from stolik.services.family_book.database import MAGIC
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.sentences import say_record_fault
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.record_reader import Found, RecordReader
from stolik.services.tables.table_setup import (
    TableSetup,
    resume,
    sit_down,
    sit_down_again,
    sit_down_to_the_same,
)
from stolik.services.tables.waiting_games import WaitingGames, is_same_game
from stolik.services.tournaments.saves import place_of
from stolik.storage.atomic import LOOKED_AT, delete, digest, exchange, read_bytes, real_path, remove_parts
from stolik.storage.faults import Fault, name_left, not_forgotten
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, load_people, store_people
from stolik.storage.saves import NEWER, SavedGame, Saves, fault_of_folder, game_of
from stolik.tournament.file_format import SUFFIX as TOURNAMENT

if TYPE_CHECKING:
    from stolik.services.base import BaseServices
    from stolik.services.results.finished_games import FinishedGames
    from stolik.services.tables.tournament_tables import TournamentTables
    from stolik.services.tournaments.saves import TablePlace
    from stolik.tournament.state import State


_TICK_MS: Final = 100


class AgainUndo(QObject):
    """Holds a finished game for a while; ``now`` returns monotonic seconds."""

    changed = Signal()

    def __init__(self, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._result: TableSetup | None = None
        self._since = 0.0
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    @property
    def is_open(self) -> bool:
        return self._result is not None and self._now() - self._since < OFFER_SECONDS

    def offer(self, result: TableSetup) -> None:
        self._result, self._since = result, self._now()
        self._ticks.start(_TICK_MS)
        self.changed.emit()

    def take(self) -> TableSetup | None:
        """Return the finished game, but only once and while there is time."""
        result = self._result if self.is_open else None
        self.close()
        return result

    def close(self) -> None:
        self._ticks.stop()
        if self._result is not None:
            self._result = None
            self.changed.emit()

    @Slot()
    def _tick(self) -> None:
        if not self.is_open:
            self.close()


class TableManager(QObject):
    """Sets and clears tables, and saves every game."""

    changed = Signal()
    """Emitted when another table is in play, or none."""

    helped = Signal()
    """Emitted when a person's helps change."""

    ended = Signal(object)
    """Emitted with the setup of a game as soon as it is over, and possibly again."""

    finished = Signal()
    """Emitted when a game has been put away among the finished ones."""

    def __init__(
        self,
        services: BaseServices,
        finished_games: FinishedGames,
        set_table: Callable[[TableSetup, Callable[[], None]], QObject],
    ) -> None:
        super().__init__(services)
        self._rng = services.rng
        self._finished_games = finished_games
        self._kept_names = services.kept_names
        self._set_table = set_table
        self._paths = paths = services.paths
        self._notices = notices = services.notices
        self.table: QObject | None = None
        """The table in play."""
        self.setup: TableSetup | None = None
        """The setup of the game on it."""
        self.only_looks = False
        """Whether a finished game is there only to be looked back on."""
        self._name = ""
        self._saves = Saves(paths)
        self._autosave = Autosave(self._saves, self)
        self._autosave.faulted.connect(notices.tell)
        self._autosave.faulted.connect(self._take_other)
        self._autosave.recovered.connect(notices.saving_works)
        self._autosave.finished.connect(self.finished)
        people = load_people(paths.people)
        self._people = people.document
        self._place: TablePlace | None = None
        self._tournament_tables: TournamentTables | None = None
        self._removals: list[Iterator[None]] = []
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._go_on_removing)
        self.line_up = LineUpModel(services, finished_games, self._people, self)
        """The line-up of the next table."""
        self.line_up.forgetting.connect(self._note_removal)
        self.again_undo = AgainUndo(services.now, self)
        """Holds the previous result for a while after another game has begun."""
        self.reader = RecordReader(self)
        """Reads the requested records, long ones in the background."""
        notices.tell(fault_of_folder(paths.root) or fault_of_folder(paths.saves))
        notices.tell(people.fault)
        self.waiting = WaitingGames(self._saves, self._autosave, notices, services.now, self)
        """The waiting games in progress."""

    @property
    def people(self) -> People:
        return self._people

    def help_person(self, name: str, **helps: Any) -> None:
        """Change helps, given by name, for a person of the house."""
        person = self._people.find(name)
        if person is not None:
            person.helps = replace(person.helps, **helps)
            self._notices.tell(store_people(self._paths.people, self._people))
            self.helped.emit()

    def choose(self, game_id: str) -> None:
        info = find_game(game_id)
        if info is not None:
            self.line_up.open(info)

    def choose_by_code(self, code: GameCode) -> None:
        """Start setting up a game with the luck of another."""
        self.line_up.open(code.info, code)

    def sit(self) -> None:
        """Set the table for the line-up; any game of the same kind in progress stays saved."""
        line_up, info = self.line_up, self.line_up.info
        if info is None or line_up.obstacle():
            return
        line_up.remember()
        self._notices.tell(store_people(self._paths.people, self._people))
        self._begin(
            sit_down(
                info,
                line_up.line_up(),
                self._rng,
                line_up.code,
                real_dice=line_up.real_dice,
                rated=line_up.is_rated,
                strength=line_up.strength(),
            )
        )

    @property
    def tournament_tables(self) -> TournamentTables:
        """The games of tournaments, which are kept separately; created if needed."""
        if self._tournament_tables is None:
            from stolik.services.tables.tournament_tables import TournamentTables

            self._tournament_tables = TournamentTables(self._paths, self._people, self._notices, self)
            self._tournament_tables.finished.connect(self.finished)
            self._tournament_tables.faulted.connect(self._notices.tell)
            self._tournament_tables.faulted.connect(self._take_other)
        return self._tournament_tables

    @property
    def keeps_secrets(self) -> bool:
        privacy = getattr(self.table, "privacy", None)
        return privacy is not None and privacy.keeps

    @property
    def place(self) -> TablePlace | None:
        """The place in a tournament of the game on the table; ``None`` if it doesn't belong to one."""
        return self._place

    def sit_for_tournament(self, name: str, state: State, round_number: int, table_number: int) -> bool:
        """Set the table for a tournament's table; return whether a game is due there.

        A game in progress goes on, otherwise a new one begins. ``name`` is the tournament's name; both
        numbers are 1-based. When a game ends, ``tournament_tables.played`` is emitted.
        """
        here = None if self._place is None else self._place[:4]
        if here == (name, state.created.seed, round_number, table_number):
            # Leaving first gives the game its current state; if its games are over, the next one is due.
            self.leave()
        found = self.tournament_tables.sit(name, state, round_number, table_number)
        if found is None:
            return False
        place, setup = found
        self._seat("", setup, place=place)
        self._save(self.setup)
        return True

    def play_on(self, setup: TableSetup) -> None:
        """Set the table for a trial game, covered like the game in play, which can be continued later."""
        self._begin(replace(setup, agreed=replace(setup.agreed, covered=self.keeps_secrets)))

    def again(self) -> None:
        """Set the table again for the same people."""
        if self.setup is not None and not self.setup.agreed.in_tournament:
            seats = self.setup.seats
            strength = None
            if any(sitting.kind == FITS for sitting in seats):
                names = [sitting.name for sitting in seats if sitting.is_person]
                strength = self._finished_games.fitting(self.setup.info.id, names)
            self._begin_after(self.setup, sit_down_again(self.setup, self._rng, strength))

    def same_again(self) -> None:
        """Set the table again for the same people, with the same luck."""
        if self.setup is not None and self.setup.session.seed is not None:
            self._begin_after(self.setup, sit_down_to_the_same(self.setup))

    def undo_again(self) -> None:
        """Return to the previous result; the new game is kept if a person has moved in it."""
        result = self.again_undo.take()
        if result is None:
            return
        begun, name = self.setup, self._name
        old = self._put_down()
        if begun is not None and not begun.has_persons_move:
            self.waiting.discard(name)
        # Its record is already among the finished games, so it needs no name to save it under.
        self._seat("", result, old)

    def resume(self, name: str) -> None:
        if name == self._name and self.table is not None:
            return
        kept = self.waiting.kept(name)
        if kept is not None:
            self._seat(name, kept)
            self._save(self.setup)
            return
        self.reader.read(self._saves.path(name), partial(self._resume_read, name), game_of(name))

    def _resume_read(self, name: str, found: Found) -> None:
        loaded = self.waiting.settle(name, found)
        if isinstance(loaded, SavedGame):
            self._seat(name, resume(loaded))
        elif isinstance(found, SavedGame):
            # It turned out to be over, and is now among the finished games.
            self.finished.emit()
            self._look_back_read(self._saves.path(name), found)
        elif loaded is None:
            self._notices.tell(Fault("unreadable", {"file": str(self._saves.path(name))}))

    def cut_off_removals(self) -> list[str]:
        """Return the names of people whose removal was interrupted, and delete leftover pictures."""
        if self._paths.root in LOOKED_AT:
            return []
        people = self._people
        for name in [name for name in people.removed if people.find(name) is not None]:
            # An older version of the program let them play again.
            people.note_removed(name)
        if people.faces_left:
            self.line_up.drop_pictures()
            self._store_once_more()
        return list(people.removed)

    @Slot()
    def _note_removal(self) -> None:
        file = self._paths.people
        self._notices.tell(not_forgotten(store_people(file, self._people), file))

    def forget_person(self, name: str, *, is_last: bool = True) -> None:
        """Remove a person's name from all files of the tables and from the waiting games.

        If this ``is_last`` and nothing is left, the removal is complete.
        """
        self.leave()
        self._autosave.flush()
        if self._tournament_tables is not None:
            self._tournament_tables.close()
        self.waiting.forget_person(name)
        self._removals.append(self._removing(name, is_last))
        self._go_on_removing()
        self._saves.read_again()
        if self._tournament_tables is not None:
            self._tournament_tables.forget_person(name)

    @Slot()
    def _go_on_removing(self) -> None:
        """Take the next step of the latest removal, so that large files don't block the window."""
        if next(self._removals[-1], self) is self:
            self._removals.pop()
        self._slices.start() if self._removals else self._slices.stop()

    def _removing(self, name: str, is_last: bool) -> Iterator[None]:
        removal = PersonRemoval(self._paths, name, self._kept_names)
        yield from removal.steps()
        self._notices.tell(removal.fault)
        faces = [self._paths.faces / f"{face}.png" for face in self._people.faces_left]
        self._notices.tell(name_left(faces, "faces_left"))
        if is_last and removal.is_whole:
            self._people.note_removed(name)
        self._store_once_more()

    def _store_once_more(self) -> None:
        """Store the people; if that fails, everything is tried again at the next start."""
        fault = store_people(self._paths.people, self._people)
        self._notices.tell(fault if fault is not None and fault.is_done else None)

    def open_file(self, file: str) -> None:
        """Continue the game of a record file; any game of the same kind in progress stays saved."""
        path = Path(file)
        name = self._name_of(path)
        if name is not None and (name != self._name or self.setup is None):
            self.resume(name)
            return
        if name is not None:
            # The queued writes belong to the game on the table.
            self._autosave.flush()
        self.reader.read(path, partial(self._open_read, path))

    def look_back(self, path: Path, entries: int = 0) -> None:
        """Set the table with a finished game to look back on; its record doesn't change.

        It is first shown after this many ``entries``.
        """
        self.reader.read(path, partial(self._look_back_read, path, entries=entries))

    def _look_back_read(self, path: Path, found: Found, entries: int = 0) -> None:
        if not isinstance(found, SavedGame):
            self._notices.tell(Fault("unreadable", {"file": str(path)}))
            return
        old = self._put_down()
        # It is among the finished games, so it needs no name to save it under.
        self._seat("", replace(resume(found), looks_at=entries), old, only_looks=True)

    def _open_read(self, path: Path, found: Found) -> None:
        if isinstance(found, RecordFault):
            self._notices.say(partial(say_record_fault, path.name, found))
            return
        if isinstance(found, OSError):
            self._notices.tell(Fault("unreadable", {"file": str(path)}))
            return
        setup = resume(found)
        own, name = self.setup, self._name
        if own is None or self._name_of(path) != name:
            self._begin(setup)
        elif not is_same_game(setup, own):
            self._begin(setup)
            if not own.session.over:
                # Its file was changed; the game on the table is saved in another file by now.
                self._autosave.flush()
                self._saves.note_read(name, found)
                self._autosave.put(name, own.record(), over=False)
                self.waiting.add(name, own)

    def leave(self) -> None:
        """Leave the table; the game can be continued later."""
        table = self._put_down()
        if table is None:
            return
        self.changed.emit()
        table.deleteLater()

    def close(self) -> None:
        """Close the table, and write everything that hasn't been written yet."""
        self.reader.stop()
        # An unfinished removal is noted, and continues at the next start.
        self._slices.stop()
        self.waiting.close()
        getattr(self.table, "close", int)()
        if self._tournament_tables is not None:
            self._tournament_tables.close()
        self._autosave.flush()

    # ------------------------------------------------------------------ inside

    def _begin(self, setup: TableSetup) -> None:
        """Set the table for a game without a save, which gets one beside those of all waiting games."""
        old = self._put_down()
        self._seat(self.waiting.name_for(setup), setup, old)
        self._save(self.setup)

    def _begin_after(self, over: TableSetup, setup: TableSetup) -> None:
        """Set the table for another game; for a while the people can return to the previous result."""
        self._begin(setup)
        if over.session.over:
            self.again_undo.offer(over)

    def _best_of(self, setup: TableSetup) -> int | None:
        """Return the best earlier score of a person who plays alone, if there is one."""
        lone = setup.lone_person if setup.agreed.counts else None
        return None if lone is None else self._people.best_of(setup.info.id, lone)

    def _note_result(self, setup: TableSetup) -> None:
        """Keep the score of a person who plays alone if it is their best."""
        if (lone := setup.lone_person) is None or not setup.agreed.counts:
            return
        (standing,) = setup.session.standings
        if self._people.note_score(setup.info.id, lone, standing.score):
            self._notices.tell(store_people(self._paths.people, self._people))

    def _seat(
        self,
        name: str,
        setup: TableSetup,
        old: QObject | None = None,
        place: TablePlace | None = None,
        *,
        only_looks: bool = False,
    ) -> None:
        old = old or self._put_down()
        # A record still being read must not replace the new table.
        self.reader.stop()
        self.waiting.take(name)
        # A restored result is still compared with the best score before it.
        if name and (best := self._best_of(setup)) != setup.own_best:
            setup = replace(setup, own_best=best)
        self._name, self._place, self.setup = name, place, setup
        self.only_looks = only_looks
        table = self._set_table(setup, lambda: self._save(setup))
        table.setParent(self)
        self.table = table
        self.changed.emit()
        if old is not None:
            old.deleteLater()

    @Slot(object)
    def _take_other(self, fault: Fault) -> None:
        """List another computer's game, found in place of this one's file, among the waiting games."""
        if fault.code == "other_game":
            self.waiting.look_for_saves(self._name)
            self.waiting.judge_on()

    def _put_down(self) -> QObject | None:
        """Close the table in play and return it; its game is a waiting game from now on."""
        table, setup, name, place = self.table, self.setup, self._name, self._place
        if table is None or setup is None:
            return None
        getattr(table, "close", int)()
        self.table, self.setup, self._name, self._place = None, None, "", None
        self.again_undo.close()
        if place is not None:
            self.tournament_tables.leave(place, setup)
            return table
        if not setup.session.over:
            self.waiting.add(name, setup)
        return table

    def _save(self, setup: TableSetup | None) -> None:
        # A table that was left no longer saves its game.
        if setup is None or setup is not self.setup:
            return
        if self._place is not None:
            self.tournament_tables.save(self._place, setup)
        if not self._name:
            return
        self._autosave.put(self._name, setup.record(), setup.session.over)
        if setup.session.over:
            self.ended.emit(setup)
            self._note_result(setup)

    def _name_of(self, path: Path) -> str | None:
        """Return the name of the save in a file; ``None`` if it is another file."""
        is_own = self._name and real_path(path) == real_path(self._saves.path(self._name))
        return self._name if is_own else self.waiting.name_of(path)


LARGEST: Final = 64 * 1024 * 1024
"""The largest file that is read, in bytes; no file of the program is larger."""

_MOST_AT_ONCE: Final = 256 * 1024
"""The largest file that is changed in one step if the program doesn't read it, in characters."""

_MARK: Final = "\ufeff"
_BYTES: Final = "surrogateescape"


class PersonRemoval:
    """Removes a name from records, tournaments and files that were kept aside.

    Every file is tried. File times stay, so that no finished game is taken for a new one. Nothing else may
    write to the folder during a step.
    """

    def __init__(self, paths: Paths, name: str, kept: Collection[str]) -> None:
        """Start before the first of the ``steps``; ``kept`` are the names of the files that pages keep."""
        self._paths = paths
        self._name = name
        self._kept = kept
        self._left: list[Path] = []
        self.is_whole = True
        """Whether no file is left for which another attempt could help, as after a full disk."""

    @property
    def fault(self) -> Fault | None:
        """The fault about files that may still contain the name, if any."""
        return name_left(self._left)

    def steps(self) -> Iterator[None]:
        """Remove the name, from most files in one step, from large damaged ones piece by piece."""
        remove_parts(self._paths.own_folders)
        # Tournament records are identified by the names in them, so they come after the tournaments.
        last = self._paths.tournament_tables
        unnamed: dict[str, str] = {}
        for path in sorted(self._files(), key=lambda path: (_is_kept_aside(path), path.parent == last)):
            with self._noting(path):
                if path.parent == self._paths.copies:
                    # A restored backup must not bring anybody back.
                    delete(path)
                else:
                    yield from _remove(path, self._name, unnamed)

    def _files(self) -> list[Path]:
        """Return the files that may contain names, and note folders and links that can't be searched."""
        found: list[Path] = []
        for folder in (self._paths.root, *self._paths.folders):
            if not self._paths.is_own(folder):
                self._left += [folder] * folder.is_symlink()
                continue
            with self._noting(folder):
                names = self._paths.own_files(self._kept, folder)
                found += filter(_may_hold_names, [self._paths.root / name for name in names])
        self._left += filter(Path.is_symlink, found)
        return [path for path in found if not path.is_symlink()]

    @contextlib.contextmanager
    def _noting(self, path: Path) -> Iterator[None]:
        try:
            yield
        except (OSError, MemoryError):
            self._left.append(path)
            self.is_whole = False
        except (ValueError, RecursionError):
            self._left.append(path)


def _may_hold_names(path: Path) -> bool:
    """Return whether this class removes names from a file; the program's documents have keepers."""
    return path.suffix in (SUFFIX, TOURNAMENT, ".zip", ".txt") or "." in path.stem


def _is_kept_aside(path: Path) -> bool:
    """Return whether a file was kept aside for people to look at, so that no program reads it."""
    return "." in path.stem and NEWER not in path.stem


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> Iterator[None]:
    """Remove a name from a file; a large damaged one is treated as plain text, one piece per step.

    Raises:
        OSError: The file can't be read or written.
        ValueError: The file is too large.
    """
    times = path.stat()
    text, is_whole = _text_of(path)
    is_small = len(text) <= _MOST_AT_ONCE
    changed = None
    if is_whole and (is_small or not _is_kept_aside(path)):
        changed = _changed(path, text, name, unnamed)
    if changed is None:
        pieces = []
        for piece in _pieces(text, name, is_whole):
            pieces.append(piece)
            if not is_small:
                yield
        changed = "".join(pieces)
    if (now := path.stat()).st_ino != times.st_ino or now.st_mtime_ns != times.st_mtime_ns:
        # Another name has been removed from it in the meantime.
        yield from _remove(path, name, unnamed)
    elif changed != text:
        before, after = text.encode("utf-8", _BYTES), changed.encode("utf-8", _BYTES)
        if exchange(path, after, digest(before), times.st_mtime_ns) is not None:
            raise OSError(f"{path} was changed meanwhile")


def _text_of(path: Path) -> tuple[str, bool]:
    """Return the content of a file, and whether all of it is text."""
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError("no file of the program")
    try:
        return content.decode("utf-8"), True
    except UnicodeDecodeError:
        return content.decode("utf-8", _BYTES), False


def _pieces(text: str, name: str, is_whole: bool) -> Iterator[str]:
    if is_whole:
        return changed_pieces(text, name, lambda found: "Player")
    # Damaged files and databases keep their length, so that nothing else in them moves.
    return changed_pieces(
        text,
        name,
        lambda found: "*" * len(found.encode("utf-8", _BYTES)),
        # In a database nothing separates one text from the next.
        within=text.startswith(MAGIC.decode()),
    )


def _changed(path: Path, text: str, name: str, unnamed: dict[str, str]) -> str | None:
    """Return the text of a game or tournament without the name; ``None`` for any other file.

    ``unnamed`` holds the new names of entrants by tournament.
    """
    try:
        if path.suffix == TOURNAMENT:
            changed, unnamed[path.stem] = without_entrant(text.removeprefix(_MARK), name)
            return changed
        if path.suffix == SUFFIX:
            place = place_of(path.stem)
            given = "" if place is None else unnamed.get(place.tournament, "")
            return without_name(text.removeprefix(_MARK), name, given or UNNAMED)
    except ValueError:
        # A damaged file is only kept for people to look at.
        pass
    return None
