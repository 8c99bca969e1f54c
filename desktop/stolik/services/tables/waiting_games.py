"""The games in progress that can be continued: their rows, their names, and deleted ones."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from stolik.models.rows import OFFERED, DeletedRows
from stolik.services.notices import Notices
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.record_reader import Found, RecordReader
from stolik.services.tables.saved_game_row import SavedGameRow
from stolik.services.tables.saved_game_rows import UNREAD, head_row, in_language_of_moment, waiting_row
from stolik.services.tables.saved_game_rows import without_person as row_without_person
from stolik.services.tables.table_setup import TableSetup, fitting_caption, resume, without_person
from stolik.storage.atomic import real_path
from stolik.storage.faults import Fault
from stolik.storage.saves import SavedGame, Saves, game_of, read_head, try_to_read

_JUDGED_AT_ONCE = 48 * 1024
"""The bytes of saves that are checked before the first page is painted, in about 30 ms."""

_JUDGED_UNASKED = 12
"""How many others are checked after that; the rest only when they come into view."""


class WaitingGames(QObject):
    """Knows every waiting game by the name of its save; the game on the table isn't one of them."""

    changed = Signal()

    def __init__(
        self,
        saves: Saves,
        autosave: Autosave,
        notices: Notices,
        now: Callable[[], float],
        parent: QObject,
    ) -> None:
        """Find the waiting games; ``now`` returns monotonic seconds."""
        super().__init__(parent)
        self._saves = saves
        self._autosave = autosave
        self._notices = notices
        self._rows: dict[str, SavedGameRow] = {}
        # Games not written yet, or that can't be; they go on as long as the program runs.
        self._kept: dict[str, TableSetup] = {}
        self._deleted = DeletedRows(now, self)
        # Their rows show what is known of a save without its log.
        self._unjudged: dict[str, None] = {}
        self._wanted: list[str] = []
        self._judging = QTimer(self)
        self._judge = RecordReader(self)
        self._deleted.expired.connect(self._delete)
        self._judging.timeout.connect(self._judge_next)
        autosave.settled.connect(self._note_written)
        self.look_for_saves()

    # ------------------------------------------------------------------ what is shown

    @property
    def rows(self) -> list[SavedGameRow]:
        """The rows of the checked games that can be continued, the latest first."""
        return self._in_language([name for name in self._waiting() if name not in self._unjudged])

    @property
    def count(self) -> int:
        return len(self._waiting())

    def has(self, game_id: str) -> bool:
        return any(self._rows[name].gameId == game_id for name in self._waiting())

    def rows_with_deleted(self, most: int) -> list[SavedGameRow]:
        """Return the first rows, including games that aren't checked yet and recently deleted ones."""
        return self._in_language(list(self._rows)[:most])

    @property
    def latest(self) -> str | None:
        """The name of the game that was left last; ``None`` if none can be continued."""
        return next(iter(self._waiting()), None)

    def setup_of(self, name: str) -> TableSetup | None:
        """Return the setup of a game to look at; ``None`` if it can't be read."""
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        loaded = self._load(name)
        return resume(loaded) if isinstance(loaded, SavedGame) else None

    def kept(self, name: str) -> TableSetup | None:
        """Return a game that continues from memory, since no file holds it yet."""
        return self._kept.get(name)

    # ------------------------------------------------------------------ what people ask for

    def look(self, most: int) -> None:
        """Show for the first games what the beginnings of their saves reveal."""
        for name in list(self._rows)[:most]:
            if name in self._unjudged and not self._rows[name].names:
                head = read_head(self._saves.path(name))
                self._rows[name] = head_row(name, head, self._rows[name].savedAt)
                if head is None:
                    # It is damaged, which must be reported, or another program has written it.
                    self.see(name)
        self.changed.emit()

    def see(self, name: str) -> None:
        """Check a game soon, because its row has come into view."""
        if name in self._unjudged:
            self._wanted = [name, *[other for other in self._wanted if other != name]]
            self._judging.start()

    def delete(self, name: str) -> None:
        """Delete a game after a while, until which it can be restored."""
        if name in self._rows:
            self._deleted.offer(name)
            self.changed.emit()

    def undelete(self, name: str) -> None:
        """Restore a game that was to be deleted."""
        if self._deleted.state(name) == OFFERED:
            self._deleted.release(name)
            self.changed.emit()

    def clear_deleted(self) -> None:
        """Remove the rows of deleted games from the list."""
        for name in self._deleted.clear_gone():
            self._rows.pop(name, None)
        self.changed.emit()

    def rename(self, name: str, caption: str) -> None:
        """Give a game a name of its own, or none; if that fails, it keeps the old one."""
        row = self._rows.get(name)
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
        self._rows[name] = row._replace(caption=caption)
        self.changed.emit()

    def forget_person(self, name: str) -> None:
        """Remove a person's name from the games in memory; the caller cleans the files."""
        self._kept = {save: without_person(setup, name) for save, setup in self._kept.items()}
        self._rows = {save: row_without_person(row, name) for save, row in self._rows.items()}
        self.changed.emit()

    # ------------------------------------------------------------------ what tables ask for

    def add(self, name: str, setup: TableSetup) -> None:
        """Add a waiting game, which continues from memory until it has been written."""
        self._rows = {name: waiting_row(name, setup, self._saves.saved_at(name)), **self._rows}
        if self._autosave.is_writing(name) or self._autosave.has_lost(name):
            self._kept[name] = setup
            self._note_written(name)
        self.changed.emit()

    def look_for_saves(self, playing: str = "") -> None:
        """Read the games in progress that aren't known yet or ``playing``, the latest first.

        Games that would delay the first page are read later.
        """
        size = 0
        for name in self._saves.waiting():
            if name in self._rows or name == playing or self._autosave.is_writing(name):
                continue
            size += self._saves.size(name)
            # The game of a save without a usual name is only known once it is checked.
            if size <= _JUDGED_AT_ONCE or game_of(name) is None:
                self._load(name)
            else:
                self._unjudged[name] = None
                self._rows[name] = head_row(name, None, self._saves.saved_at(name))
        self._wanted = list(self._unjudged)[:_JUDGED_UNASKED]

    def take(self, name: str) -> None:
        """Remove a game from the list, because it is being continued."""
        self._unjudged.pop(name, None)
        self._deleted.release(name)
        self._rows.pop(name, None)
        self._kept.pop(name, None)
        self.changed.emit()

    def discard(self, name: str) -> None:
        """Delete a game at once."""
        self._rows.pop(name, None)
        self._notices.tell(self._drop(name))

    def settle(self, name: str, found: Found) -> SavedGame | Fault | None:
        """Return a waiting game that was read; one that can't be continued is kept aside and reported."""
        self._unjudged.pop(name, None)
        loaded = self._saves.settle(name, found)
        if isinstance(loaded, SavedGame):
            self._rows[name] = waiting_row(name, resume(loaded), self._saves.saved_at(name))
        else:
            self._rows.pop(name, None)
            self._notices.tell(loaded)
        self.changed.emit()
        return loaded

    def name_for(self, setup: TableSetup) -> str:
        """Return a name to save a game under: a free one, or that of a waiting game that loses nothing."""
        session = setup.session
        position = json.loads(json.dumps(session.game.describe(session.state)))
        for name, row in list(self._rows.items()):
            if row.gameId != setup.info.id:
                continue
            may_be = row.length in (0, session.length)
            # An unchecked game can't be this one if it is new; otherwise the first bytes tell.
            if row.length == UNREAD and (session.length or session.laid is not None):
                head = read_head(self._saves.path(name))
                may_be = head is None or (head.seats == setup.players and head.snapshot in (None, position))
            if may_be and self._loses_nothing(name, setup):
                return name
        return self._saves.free_name(setup.info.id, self._rows)

    def name_of(self, path: Path) -> str | None:
        """Return the name of the save in a file; ``None`` if it is another file."""
        name = path.stem
        return name if name in self._rows and real_path(path) == real_path(self._saves.path(name)) else None

    def judge_on(self) -> None:
        """Read, step by step, the latest games that were too long to be read before the first page."""
        if self._wanted:
            self._judging.start()

    def close(self) -> None:
        """Stop reading, and delete the games that are due for deletion."""
        self._judging.stop()
        self._judge.stop()
        self._deleted.expire_all()

    # ------------------------------------------------------------------ inside

    def _waiting(self) -> list[str]:
        return [name for name in self._rows if not self._deleted.state(name)]

    def _in_language(self, names: Iterable[str]) -> list[SavedGameRow]:
        return [
            in_language_of_moment(self._rows[name])._replace(deleted=self._deleted.state(name))
            for name in names
        ]

    @Slot(str)
    def _note_written(self, name: str) -> None:
        """Continue a game from its file from now on, if it could be written."""
        setup = self._kept.get(name)
        if setup is None or self._autosave.is_writing(name):
            return
        if self._autosave.has_lost(name):
            self._notices.tell(Fault("kept_for_now"))
            return
        del self._kept[name]
        self._rows[name] = waiting_row(name, setup, self._saves.saved_at(name))
        self.changed.emit()

    @Slot(str)
    def _delete(self, name: str) -> None:
        """Delete the file of a game; if that fails, the game stays in the list."""
        fault = self._drop(name)
        if fault is None:
            self._deleted.note_gone(name)
        else:
            self._load(name)
        self._notices.tell(fault)
        self.changed.emit()

    def _drop(self, name: str) -> Fault | None:
        """Delete all files of a game; return the fault, if any."""
        kept = self._kept.pop(name, None)
        if self._autosave.is_writing(name):
            self._autosave.flush()
        fault = self._saves.drop(name)
        return fault if kept is None or os.path.lexists(self._saves.path(name)) else None

    def _loses_nothing(self, name: str, setup: TableSetup) -> bool:
        """Return whether a game can replace a waiting one, which hasn't begun or is the same game.

        A game with a set-up position or a name has begun. A file may be opened twice.
        """
        waiting = self.setup_of(name)
        if waiting is None or waiting.caption not in ("", setup.caption):
            return False
        is_new = not waiting.session.length and waiting.session.laid is None
        return is_new or is_same_game(waiting, setup)

    @Slot()
    def _judge_next(self) -> None:
        self._judging.stop()
        self._wanted = [name for name in self._wanted if name in self._unjudged]
        if self._wanted and not self._judge.is_reading:
            name = self._wanted.pop(0)
            self._judge.read(self._saves.path(name), partial(self._take_judged, name), game_of(name))

    def _take_judged(self, name: str, found: Found) -> None:
        # It may have been continued meanwhile.
        if name in self._unjudged:
            self.settle(name, found)
        self.judge_on()

    def _load(self, name: str) -> SavedGame | Fault | None:
        """Read a game in progress, and return the result of ``settle``."""
        return self.settle(name, try_to_read(self._saves.path(name), game_of(name)))


def is_same_game(one: TableSetup, other: TableSetup) -> bool:
    """Return whether two setups are the same game at the same point; a trial game is a different one."""
    same = one.players == other.players and one.session.origin == other.session.origin
    return same and one.session.log == other.session.log and one.agreed.counts == other.agreed.counts
