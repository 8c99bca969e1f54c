"""The games in progress: one file a game, judged like any other record when it is read.

A file that can't be continued is never overwritten: it is moved aside, and where even that fails, the game is
played unsaved.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from desktop.engine.game import Rejection
from desktop.engine.library import find_games
from desktop.engine.record import (
    SUFFIX,
    Record,
    RecordFault,
    open_session,
    parse_record,
    record_text,
)
from desktop.engine.session import Session
from desktop.storage.atomic import probe, put_away, set_aside, write_text
from desktop.storage.faults import Fault, fault_of
from desktop.storage.paths import Paths

MOST_FINISHED: Final = 200
_LARGEST: Final = 16 * 1024 * 1024
_NEWER: Final = "newer"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can go on: its record and the session that the record leads to."""

    record: Record
    session: Session


class Saves:
    """The folder of saves; every method reports a fault instead of raising."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        # Games whose file could be neither read nor moved; writing would destroy it.
        self._blocked: dict[str, Fault] = {}

    def path(self, game_id: str) -> Path:
        """Return the file of a game in progress, whether it exists or not."""
        return self._paths.saves / f"{game_id}{SUFFIX}"

    def waiting(self) -> tuple[str, ...]:
        """Return the ids of the games that have a save, the latest first."""
        times: list[tuple[float, str]] = []
        for info in find_games():
            self._take_back(info.id)
            try:
                times.append((self.path(info.id).stat().st_mtime, info.id))
            except OSError:
                continue
        return tuple(game_id for _, game_id in sorted(times, reverse=True))

    def save(self, record: Record) -> Fault | None:
        """Write a game in progress; return what went wrong, if anything did."""
        if (blocked := self._blocked.get(record.game)) is not None:
            return blocked
        path = self.path(record.game)
        try:
            write_text(path, record_text(record))
        except OSError as error:
            return fault_of(error, self._paths.root)
        return None

    def load(self, game_id: str) -> SavedGame | Fault | None:
        """Return the game in progress, why it can't go on, or ``None`` where there is none."""
        path = self.path(game_id)
        try:
            content = _read(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            return self._block(game_id, Fault("unreadable", {"file": str(path)}))
        try:
            saved = _judge(content, game_id)
        except RecordFault as fault:
            return self._set_aside(game_id, fault.rejection.code)
        if saved.session.over:
            self.finish(game_id)
            return None
        return saved

    def finish(self, game_id: str) -> Fault | None:
        """Put a game's save away among the finished ones, of which the latest are kept."""
        if (blocked := self._blocked.get(game_id)) is not None:
            return blocked
        path = self.path(game_id)
        try:
            put_away(path, self._paths.finished, game_id)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return fault_of(error, self._paths.root)
        self._thin_out()
        return None

    def _set_aside(self, game_id: str, code: str) -> Fault:
        future = code == "from_the_future"
        path = self.path(game_id)
        try:
            aside = set_aside(path, _NEWER if future else "damaged")
        except OSError as error:
            return self._block(game_id, fault_of(error, self._paths.root))
        names = {
            "from_the_future": "save_from_the_future",
            "save_of_another_game": "save_of_another_game",
            "unknown_game": "save_of_another_game",
            "cut_short": "save_damaged",
            "not_a_record": "save_damaged",
        }
        return Fault(names.get(code, "save_edited"), {"file": str(aside)})

    def _block(self, game_id: str, fault: Fault) -> Fault:
        self._blocked[game_id] = fault
        return fault

    def _take_back(self, game_id: str) -> None:
        """Bring back a save that an older program kept aside for this one."""
        path = self.path(game_id)
        if path.exists():
            return
        for kept in sorted(self._paths.saves.glob(f"{game_id}.{_NEWER}-*{SUFFIX}")):
            try:
                _judge(_read(kept), game_id)
                # A link fails where the name is taken; a rename would replace what lies there.
                path.hardlink_to(kept)
                kept.unlink()
            except (OSError, RecordFault):
                continue
            return

    def _thin_out(self) -> None:
        """Forget the oldest finished games once there are too many."""
        dated: list[tuple[float, Path]] = []
        for path in self._paths.finished.glob(f"*{SUFFIX}"):
            try:
                dated.append((path.stat().st_mtime, path))
            except OSError:
                continue
        for _, path in sorted(dated)[: max(0, len(dated) - MOST_FINISHED)]:
            try:
                path.unlink()
            except OSError:
                continue


def fault_of_folder(folder: Path) -> Fault | None:
    """Return why nothing can be written into a folder; it is made where it isn't there yet."""
    try:
        probe(folder)
    except OSError as error:
        return fault_of(error, folder)
    return None


def read_game(path: Path) -> SavedGame:
    """Return the game in any record file.

    Raises:
        RecordFault: The file is no record or breaks the rules.
        OSError: The file can't be read.
    """
    return _judge(_read(path), None)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_LARGEST + 1)


def _judge(content: bytes, game_id: str | None) -> SavedGame:
    if len(content) > _LARGEST:
        raise RecordFault(Rejection("not_a_record"))
    record = parse_record(content)
    if game_id is not None and record.game != game_id:
        raise RecordFault(Rejection("save_of_another_game"))
    return SavedGame(record, open_session(record))
