"""The games in progress: one file per game, checked like any other record when read.

The first game of a kind is saved as ``<game>.stolik``, others that wait beside it as ``<game>-2.stolik`` and
so on; that stem is the save's name. A file that can't be continued is never overwritten: it is moved aside,
or left alone if even that fails. A file with another name, such as a cloud service gives to conflicting
versions, is renamed in this way and waits too, and so does a version that another program or computer wrote
meanwhile. Such files among tournaments' games are moved here as well.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stolik.engine.game import Rejection
from stolik.engine.game_library import find_game
from stolik.engine.package import SUFFIX
from stolik.engine.record import (
    LARGEST,
    MOST_ENTRIES,
    Player,
    Record,
    RecordFault,
    open_session,
    parse_record,
    record_text,
)
from stolik.engine.session import Session
from stolik.storage.atomic import (
    demand_writing,
    digest,
    digest_of,
    make_private_folder,
    move,
    oldest_first,
    probe,
    put_away,
    read_bytes,
    set_aside,
    thin_out,
)
from stolik.storage.faults import Fault, fault_of
from stolik.storage.own_files import OwnFiles
from stolik.storage.paths import Paths

MOST_FINISHED: Final = 200

CAPTION: Final = "caption"
"""The key, among the program's data in a record, of the name that people gave the game."""

NEWER: Final = "newer"

TABLE: Final = re.compile(r"(.+)-(\d{1,16})-round-(\d{1,4})-table-(\d{1,4})-game-(\d{1,4})")
"""The name of a game at a tournament's table: the tournament's name, the seed and three numbers."""

_ASIDE: Final = re.compile(rf"\.(damaged|{NEWER})-\d+$")

_HEAD: Final = 64 * 1024
_LOG: Final = b'\n  "log": ['
"""The beginning of the log in saved files; nearly always it is well within `_HEAD` bytes."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be continued: its record, and the session that results from it.

    ``digest`` is that of its file.
    """

    record: Record
    session: Session
    digest: str = ""


class Saves:
    """The folder of saves; every method reports a fault instead of raising."""

    def __init__(self, paths: Paths, folder: Path | None = None) -> None:
        """Use the folder of the games in progress, or another one under the same root."""
        self._paths = paths
        self._folder = paths.saves if folder is None else folder
        self._own = OwnFiles(folder=paths.root)

    def path(self, name: str) -> Path:
        """Return the path of a save, whether or not it exists."""
        return self._folder / f"{name}{SUFFIX}"

    def free_name(self, game_id: str, taken: Collection[str] = ()) -> str:
        """Return a free name for another game of this kind, beside those that wait."""
        name, number = game_id, 1
        # A broken link counts as taken too.
        while name in taken or self.path(name) in self._own.blocked or os.path.lexists(self.path(name)):
            number += 1
            name = f"{game_id}-{number}"
        return name

    def waiting(self) -> tuple[str, ...]:
        """Return the names of the saves, latest first."""
        self._take_in()
        found = [path for path in oldest_first(self._folder, SUFFIX) if not _ASIDE.search(path.stem)]
        return tuple(path.stem for path in reversed(found) if game_of(path.stem) or path.is_file())

    def size(self, name: str) -> int:
        """Return a save's size in bytes, by which the time to check it is estimated; 0 if unknown."""
        try:
            return self.path(name).stat().st_size
        except OSError:
            return 0

    def saved_at(self, name: str) -> float:
        """Return the time at which a save was written, in seconds since 1970; 0 if unknown."""
        try:
            return self.path(name).stat().st_mtime
        except OSError:
            return 0

    def save(self, record: Record, name: str | None = None) -> Fault | None:
        """Write a game, by default under its kind's first name; return what went wrong, if anything."""
        # A record too long to be read again isn't written.
        largest = LARGEST if len(record.log) <= MOST_ENTRIES else 0
        return self._own.write(self.path(name or record.game), lambda: record_text(record), largest)

    def load(self, name: str) -> SavedGame | Fault | None:
        """Return a saved game, the reason why it can't be continued, or ``None`` if there is none."""
        return self.settle(name, try_to_read(self.path(name), game_of(name)))

    def note_read(self, name: str, found: SavedGame | RecordFault | OSError) -> None:
        """Treat what was read as the file's content, which may be overwritten, put away or deleted."""
        if isinstance(found, SavedGame):
            self._own.known[self.path(name)] = found.digest

    def read_again(self) -> None:
        """Treat the present content of all files as read, since this program wrote it."""
        self._own.known = {path: digest_of(path) or "" for path in self._own.known}

    def settle(self, name: str, found: SavedGame | RecordFault | OSError) -> SavedGame | Fault | None:
        """Return what `load` returns, given what was read; a game that can't be continued is moved aside.

        A game that is over is moved to the finished ones; the result is then ``None``, or what went wrong.
        """
        self.note_read(name, found)
        match found:
            case FileNotFoundError() | NotADirectoryError():
                return None
            case OSError():
                path = self.path(name)
                return self._own.block(path, Fault("unreadable", {"file": str(path)}))
            case RecordFault():
                return self._set_aside(name, found.rejection.code)
            case SavedGame() if found.session.over:
                return self.finish(name)
        return found

    def set_caption(self, name: str, caption: str) -> Fault | None:
        """Give a saved game a caption, or remove it if that is empty; return what went wrong, if anything.

        The time of saving stays the same, and so does the file if writing fails.
        """
        path = self.path(name)
        try:
            times = path.stat()
            content = read_content(path)
            record = parse_record(content)
            program = record.program
            # A record from elsewhere may hold anything there, which is kept.
            known = program if isinstance(program, dict) else {} if program is None else {"program": program}
            said = {key: value for key, value in known.items() if key != CAPTION}
            said |= {CAPTION: caption} if caption else {}
        except OSError as error:
            return fault_of(error, self._paths.root)
        except RecordFault:
            return Fault("not_saved")
        self._own.known[path] = digest(content)
        fault = self.save(record.model_copy(update={"program": said or None}), name)
        if fault is None:
            with suppress(OSError):
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return fault

    def finish(self, name: str) -> Fault | None:
        """Move a save to the finished games, of which only the latest are kept."""

        def put(path: Path) -> None:
            kept = put_away(path, self._paths.finished, game_of(name) or name, SUFFIX)
            thin_out(kept, MOST_FINISHED)

        return self._own.take(self.path(name), put)

    def drop(self, name: str) -> Fault | None:
        """Delete the save of a game that has no moves or that people deleted."""
        return self._own.take(self.path(name), Path.unlink)

    def _set_aside(self, name: str, code: str) -> Fault:
        future = code == "from_the_future"
        path = self.path(name)
        try:
            aside = set_aside(path, NEWER if future else "damaged")
        except OSError as error:
            return self._own.block(path, fault_of(error, self._paths.root))
        return Fault(fault_of_record(code), {"file": str(aside)})

    def _take_in(self) -> None:
        """Rename games with other names: those renamed by a cloud service, and those moved aside.

        A game that an older version moved aside for this one is checked first, and left if it is invalid.
        """
        here = [path for path in oldest_first(self._folder, SUFFIX) if game_of(path.stem) is None]
        tables = oldest_first(self._paths.tournament_tables, SUFFIX)
        for kept in [*here, *[path for path in tables if TABLE.fullmatch(path.stem) is None]]:
            aside = _ASIDE.search(kept.stem)
            if aside is not None and aside[1] != NEWER:
                continue
            try:
                demand_writing(kept)
                make_private_folder(self._folder)
                content = read_content(kept)
                record = parse_record(content) if aside is None else _judge(content, None).record
                move(kept, self.path(self.free_name(record.game)))
            except (OSError, RecordFault):
                continue


def fault_of_record(code: str) -> str:
    """Return the fault code for a save, given the code of the reason why it can't be played."""
    codes = {
        "from_the_future": "save_from_the_future",
        "save_of_another_game": "save_of_another_game",
        "unknown_game": "save_of_another_game",
        "cut_short": "save_damaged",
        "not_a_record": "save_damaged",
    }
    return codes.get(code, "save_edited")


def game_of(name: str) -> str | None:
    """Return the id of the game in a save's name, or ``None`` if the name has another form."""
    game_id, _, number = name.rpartition("-")
    told = game_id if number.isdecimal() else name
    return None if find_game(told) is None else told


def fault_of_folder(folder: Path) -> Fault | None:
    """Return why a folder can't be read or written, or ``None``; a missing one is created."""
    try:
        # Elsewhere, a folder that can't be listed seems to be empty.
        with suppress(FileNotFoundError, NotADirectoryError):
            next(folder.iterdir(), None)
    except OSError:
        return Fault("unlisted", {"folder": str(folder)})
    try:
        probe(folder)
    except OSError as error:
        return fault_of(error, folder)
    return None


def read_game(path: Path) -> SavedGame:
    """Return the game in any record file.

    Raises:
        RecordFault: The file isn't a record, or breaks the rules.
        OSError: The file can't be read.
    """
    return _judge(read_content(path), None)


def try_to_read(
    path: Path, game_id: str | None = None, heard: Callable[[float], object] | None = None
) -> SavedGame | RecordFault | OSError:
    """Return the game in a record file, or why it can't be read, without writing anything.

    Args:
        path: The file.
        game_id: The game that the record must be of; by default, any.
        heard: Called now and then with the share read so far, from 0 to 1; if it raises, reading ends.
    """
    try:
        return _judge(read_content(path), game_id, heard)
    except (RecordFault, OSError) as error:
        return error


def read_head(path: Path) -> Record | None:
    """Return a record without its log: game, seats, snapshot and the program's data, from the first bytes.

    It isn't checked, which would take long. The result is ``None`` if the bytes aren't enough.
    """
    try:
        data = json.loads(read_bytes(path, _HEAD).partition(_LOG)[0] + _LOG + b"]}")
        seats = tuple([Player.model_validate(seat) for seat in data["seats"]])
        program, snapshot = data.get("program"), data.get("snapshot")
        return Record.model_construct(
            game=data["game"], rules=1, seats=seats, program=program, snapshot=snapshot, log=()
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def read_content(path: Path) -> bytes:
    """Return a file's bytes; a file too large for a record isn't read to its end.

    Raises:
        RecordFault: The file is too large.
        OSError: The file can't be read.
    """
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise RecordFault(Rejection("not_a_record"))
    return content


def _judge(content: bytes, game_id: str | None, heard: Callable[[float], object] | None = None) -> SavedGame:
    record = parse_record(content)
    if game_id is not None and record.game != game_id:
        raise RecordFault(Rejection("save_of_another_game"))
    most = max(1, len(record.log))
    session = open_session(record, None if heard is None else lambda number: heard(number / most))
    return SavedGame(record, session, digest(content))
