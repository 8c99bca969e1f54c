"""The way from the home screen to a table and back, as QML sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from desktop import __version__
from desktop.engine.game import Seat
from desktop.engine.info import GameInfo
from desktop.engine.library import find_game
from desktop.engine.record import RecordFault
from desktop.models.rows import RowsModel
from desktop.shell.autosave import Autosave
from desktop.shell.language import Language
from desktop.shell.library import Library
from desktop.shell.lineup import LineUpModel
from desktop.shell.places import game_file
from desktop.shell.seating import Seating, line_up_of, resume, sit_down
from desktop.shell.settings import Settings
from desktop.shell.wording import say_fault, say_record_fault
from desktop.storage.faults import Fault
from desktop.storage.paths import Paths
from desktop.storage.profiles import LineUp, load_people, store_people
from desktop.storage.saves import SavedGame, Saves, fault_of_folder, read_game

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

SetTable = Callable[[Seating, Callable[[], None]], QObject]
"""Makes the table of a seating; the second argument saves the game and is to be called after every move."""

Told = Callable[[], str]

_TOLD_ONCE = frozenset({"not_writable"})


@QmlElement
class Shell(QObject):
    """Holds what the pages show, the table in play, and the one sentence that is to be told."""

    tableChanged = Signal()
    noticeChanged = Signal()
    waitingChanged = Signal()
    raiseWanted = Signal()
    pagePainted = Signal(str)

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        language: Language,
        rng: Random,
        set_table: SetTable,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._settings = settings
        self._rng = rng
        self._set_table = set_table
        self._notices: list[Told] = []
        self._told: set[str] = set()
        self._table: QObject | None = None
        self._seating: Seating | None = None
        self._saves = Saves(paths)
        self._autosave = Autosave(self._saves, self)
        self._autosave.faulted.connect(self.tell)
        settings.faulted.connect(self.tell)
        language.switched.connect(self._retell)
        people = load_people(paths.people)
        self._people = people.document
        self.library_rows = Library(self)
        self.line_up = LineUpModel(self._people, self)
        self.waiting_rows = RowsModel(("gameId", "title", "seats", "active", "player"), self)
        self._resumable: dict[str, SavedGame] = {}
        self._tell_of(fault_of_folder(paths.root))
        self._tell_of(people.fault)
        self._look_for_saves()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def library(self) -> RowsModel:
        return self.library_rows

    @Property(LineUpModel, constant=True)
    def lineUp(self) -> LineUpModel:
        return self.line_up

    @Property(RowsModel, constant=True)
    def waiting(self) -> RowsModel:
        """The games in progress, the latest first."""
        return self.waiting_rows

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._table

    @Property(str, notify=tableChanged)
    def tableGame(self) -> str:
        """The id of the game on the table; empty where there is none."""
        return self._seating.info.id if self._seating is not None else ""

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        """The sentence that is to be told now; empty where there is none."""
        return self._notices[0]() if self._notices else ""

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, game_id: str) -> None:
        """Begin to set up a game."""
        info = find_game(game_id)
        if info is not None:
            self.line_up.open(info)

    @Slot()
    def sit(self) -> None:
        """Set the table for the line-up; a game in progress of the same kind is put away."""
        info = self.line_up.info
        if info is None or self.line_up.obstacle():
            return
        self.line_up.remember()
        self._tell_of(store_people(self._paths.people, self._people))
        self._begin(info, self.line_up.line_up())

    @Slot()
    def again(self) -> None:
        """Set the table anew for the people who sit there."""
        if self._seating is not None:
            self._begin(self._seating.info, line_up_of(self._seating))

    @Slot(str)
    def resume(self, game_id: str) -> None:
        """Go on with a game in progress."""
        saved = self._resumable.get(game_id)
        if saved is not None:
            self._seat(resume(saved))

    @Slot(str)
    def openFile(self, file: str) -> None:
        """Go on with the game of a record file; a game in progress of the same kind is put away."""
        path = Path(file)
        try:
            saved = read_game(path)
        except RecordFault as fault:
            self._tell_later(partial(say_record_fault, path.name, fault))
            return
        except OSError:
            self.tell(Fault("unreadable", {"file": str(path)}))
            return
        self._autosave.flush()
        if path.resolve() != self._saves.path(saved.record.game).resolve():
            self._tell_of(self._saves.finish(saved.record.game))
        seating = resume(saved)
        self._seat(seating)
        self._save(seating)

    @Slot()
    def leave(self) -> None:
        """Go away from the table; the game waits to be continued."""
        table, self._table, self._seating = self._table, None, None
        if table is None:
            return
        self._autosave.flush()
        self._look_for_saves()
        self.tableChanged.emit()
        table.deleteLater()

    @Slot(str)
    def painted(self, page: str) -> None:
        """Hear that the first frame of a page is on the screen."""
        self.pagePainted.emit(page)

    @Slot()
    def dismissNotice(self) -> None:
        """Take the sentence that was read away; the next one follows."""
        if self._notices:
            del self._notices[0]
            self.noticeChanged.emit()

    @Slot(str, str, result=str)
    def helpText(self, game_id: str, language: str) -> str:
        """Return a game's rules in the words of its help page, as Markdown."""
        path = game_file(game_id, f"help.{language}.md")
        return path.read_text("utf-8") if path is not None else ""

    @Slot(str, result=QUrl)
    def gameFolder(self, game_id: str) -> QUrl:
        """Return where a game's own pictures lie."""
        path = game_file(game_id, "__init__.py")
        return QUrl.fromLocalFile(f"{path.parent}/") if path is not None else QUrl()

    # ------------------------------------------------------------------ what Python asks

    def tell(self, fault: Fault) -> None:
        """Show the sentence of a fault until it has been read; a folder's state is told once."""
        if fault.code in _TOLD_ONCE:
            if fault.code in self._told:
                return
            self._told.add(fault.code)
        self._tell_later(lambda: say_fault(fault))

    def open_from_start(self, file: str) -> None:
        """Do what another start asked for: come forward, and open its file."""
        self.raiseWanted.emit()
        if file:
            self.openFile(file)

    def close(self) -> None:
        """Write everything that has not been written yet."""
        self._autosave.flush()
        self._settings.flush()

    # ------------------------------------------------------------------ inside

    def _begin(self, info: GameInfo, line_up: LineUp) -> None:
        self._autosave.flush()
        self._tell_of(self._saves.finish(info.id))
        seating = sit_down(info, line_up, self._rng)
        self._seat(seating)
        self._save(seating)

    def _seat(self, seating: Seating) -> None:
        old = self._table
        self._seating = seating
        table = self._set_table(seating, lambda: self._save(seating))
        table.setParent(self)
        self._table = table
        self.tableChanged.emit()
        if old is not None:
            old.deleteLater()

    def _save(self, seating: Seating) -> None:
        self._autosave.put(seating.record(), seating.session.over)

    def _tell_of(self, fault: Fault | None) -> None:
        if fault is not None:
            self.tell(fault)

    def _tell_later(self, told: Told) -> None:
        self._notices.append(told)
        self.noticeChanged.emit()

    def _retell(self) -> None:
        self.noticeChanged.emit()

    def _look_for_saves(self) -> None:
        """Read the games in progress; what can't go on is kept aside and told."""
        self._resumable = {}
        for game_id in self._saves.waiting():
            loaded = self._saves.load(game_id)
            if isinstance(loaded, Fault):
                self.tell(loaded)
            elif loaded is not None:
                self._resumable[game_id] = loaded
        self.waiting_rows.set_rows([_waiting_row(resume(saved)) for saved in self._resumable.values()])
        self.library_rows.refresh(tuple(self._resumable))
        self.waitingChanged.emit()


def _waiting_row(seating: Seating) -> dict[str, Any]:
    """Return the picture of a position: who sits there, with how much, and who is to move."""
    session = seating.session
    to_act = session.to_act
    active = next((seat for seat in to_act if seat >= 0), _last_seat(session.log))
    scores = {standing.seat: standing.score for standing in session.standings}
    return {
        "gameId": seating.info.id,
        "title": seating.info.title,
        "seats": [
            {
                "name": player.name,
                "bot": player.level or "",
                "face": face,
                "score": scores.get(seat, 0),
                "active": seat == active,
            }
            for seat, (player, face) in enumerate(zip(seating.players, seating.faces, strict=True))
        ],
        "active": active,
        "player": seating.players[active].name,
    }


def _last_seat(log: Any) -> Seat:
    """Return who moved last: while the dice roll it is still that seat's turn."""
    return next((entry.seat for entry in reversed(log) if entry.seat >= 0), 0)
