"""The way from the home screen to a table and back, as QML sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from desktop import __version__
from desktop.engine.library import find_game
from desktop.engine.record import RecordFault
from desktop.models.rows import Row, RowsModel
from desktop.shell.autosave import Autosave
from desktop.shell.language import Language
from desktop.shell.library import Library
from desktop.shell.lineup import LineUpModel
from desktop.shell.places import game_file
from desktop.shell.score_card import ScoreCard
from desktop.shell.seating import Seating, resume, sit_down, sit_down_again, sit_down_to_the_same
from desktop.shell.settings import Settings
from desktop.shell.waiting import waiting_row
from desktop.shell.wording import say_fault, say_record_fault
from desktop.storage.faults import Fault
from desktop.storage.paths import Paths
from desktop.storage.profiles import load_people, store_people
from desktop.storage.saves import SavedGame, Saves, fault_of_folder, read_game

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

SetTable = Callable[[Seating, Callable[[], None]], QObject]
"""Makes the table of a seating; the second argument saves the game and is to be called after every move."""

Told = Callable[[], str]

_TOLD_ONCE = frozenset({"not_writable"})

_JUDGED_AT_ONCE = 48 * 1024
"""So many bytes of saves are judged before the first page is painted, in some 30 ms; longer ones after it."""


@QmlElement
class Shell(QObject):
    """Holds what the pages show, the table in play, and the one sentence that is to be told."""

    tableChanged = Signal()
    noticeChanged = Signal()
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
        self._name = ""
        self._saves = Saves(paths)
        self._autosave = Autosave(self._saves, self)
        self._autosave.faulted.connect(self.tell)
        settings.faulted.connect(self.tell)
        language.switched.connect(self._retell)
        people = load_people(paths.people)
        self._people = people.document
        self.library_rows = Library(self)
        self.line_up = LineUpModel(self._people, self)
        self.waiting_rows = RowsModel(
            ("save", "gameId", "title", "seats", "active", "player", "length"), self
        )
        self._waiting: dict[str, Row] = {}
        self._unjudged: list[str] = []
        self._judging = QTimer(self, interval=0)
        self._judging.timeout.connect(self._judge_next)
        # Games that could not be saved; they go on as long as the program runs.
        self._kept: dict[str, Seating] = {}
        # The chance of the games that were left, by the names of their saves.
        self._seeds: dict[str, int | None] = {}
        self.score_card = ScoreCard(self)
        language.switched.connect(self.score_card.changed)
        self._tell_of(fault_of_folder(paths.root) or fault_of_folder(paths.saves))
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

    @Property(ScoreCard, constant=True)
    def scoreCard(self) -> ScoreCard:
        return self.score_card

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
        """Set the table for the line-up; a game in progress of the same kind waits on."""
        info = self.line_up.info
        if info is None or self.line_up.obstacle():
            return
        self.line_up.remember()
        self._tell_of(store_people(self._paths.people, self._people))
        self._begin(sit_down(info, self.line_up.line_up(), self._rng))

    @Slot()
    def again(self) -> None:
        """Set the table anew for the people who sit there."""
        if self._seating is not None:
            self._begin(sit_down_again(self._seating, self._rng))

    @Slot()
    def sameAgain(self) -> None:
        """Set the table anew for the people who sit there, with the chance of the game on it."""
        if self._seating is not None and self._seating.session.seed is not None:
            self._begin(sit_down_to_the_same(self._seating))

    @Slot(str)
    def resume(self, name: str) -> None:
        """Go on with the game in progress that has this name."""
        if name == self._name and self._table is not None:
            return
        kept = self._kept.pop(name, None)
        if kept is not None:
            self._seat(name, kept)
            self._save(kept)
            return
        loaded = self._load(name)
        if isinstance(loaded, SavedGame):
            self._seat(name, resume(loaded, self._seeds.get(name)))
            return
        if loaded is None:
            self.tell(Fault("unreadable", {"file": str(self._saves.path(name))}))
        self._show_waiting()

    @Slot(str)
    def putAway(self, name: str) -> None:
        """Take a game in progress off the list; its file goes to the finished games."""
        self._waiting.pop(name, None)
        if self._kept.pop(name, None) is None:
            self._tell_of(self._saves.finish(name))
        self._show_waiting()

    @Slot(str)
    def openFile(self, file: str) -> None:
        """Go on with the game of a record file; a game in progress of the same kind waits on."""
        path = Path(file)
        if (name := self._name_of(path)) is not None:
            self.resume(name)
            return
        try:
            saved = read_game(path)
        except RecordFault as fault:
            self._tell_later(partial(say_record_fault, path.name, fault))
            return
        except OSError:
            self.tell(Fault("unreadable", {"file": str(path)}))
            return
        self._begin(resume(saved))

    @Slot()
    def leave(self) -> None:
        """Go away from the table; the game waits to be continued."""
        table = self._put_down()
        if table is None:
            return
        self._show_waiting()
        self.tableChanged.emit()
        table.deleteLater()

    @Slot(str)
    def painted(self, page: str) -> None:
        """Hear that the first frame of a page is on the screen."""
        self.pagePainted.emit(page)
        if self._unjudged:
            self._judging.start()

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
        """Close the table, and write everything that has not been written yet."""
        _close(self._table)
        self._autosave.flush()
        self._settings.flush()

    # ------------------------------------------------------------------ inside

    def _begin(self, seating: Seating) -> None:
        """Set the table for a game that has no save yet, beside all that wait."""
        old = self._put_down()
        self._seat(self._place_for(seating), seating, old)
        self._save(seating)

    def _seat(self, name: str, seating: Seating, old: QObject | None = None) -> None:
        old = old or self._put_down()
        self._waiting.pop(name, None)
        self._kept.pop(name, None)
        self._name, self._seating = name, seating
        table = self._set_table(seating, lambda: self._save(seating))
        table.setParent(self)
        self._table = table
        self.score_card.follow(seating, table)
        self._show_waiting()
        self.tableChanged.emit()
        if old is not None:
            old.deleteLater()

    def _place_for(self, seating: Seating) -> str:
        """Return a name to save a game by: a free one, or that of a waiting game that loses nothing by it."""
        for name, row in list(self._waiting.items()):
            if row["gameId"] == seating.info.id and (not row["length"] or self._is_same(row, seating)):
                return name
        return self._saves.free_name(seating.info.id, self._waiting)

    def _is_same(self, row: Row, seating: Seating) -> bool:
        """Return whether the waiting game is this very one: somebody may open a file twice."""
        if row["length"] != seating.session.length:
            return False
        waiting = self._kept.get(row["save"])
        if waiting is None and isinstance(loaded := self._load(row["save"]), SavedGame):
            waiting = resume(loaded)
        return (
            waiting is not None
            and waiting.players == seating.players
            and waiting.session.log == seating.session.log
        )

    def _put_down(self) -> QObject | None:
        """Close the table in play and return it; its game waits from now on."""
        table, seating, name = self._table, self._seating, self._name
        if table is None or seating is None:
            return None
        _close(table)
        self._table, self._seating, self._name = None, None, ""
        self._seeds[name] = seating.session.seed
        self.score_card.follow(None, None)
        self._autosave.flush()
        if not seating.session.over:
            self._waiting = {name: waiting_row(name, seating), **self._waiting}
            if self._autosave.has_lost(name):
                self._kept[name] = seating
                self.tell(Fault("kept_for_now"))
        return table

    def _save(self, seating: Seating) -> None:
        # A table that was left has nothing more to say about its game.
        if seating is self._seating:
            self._autosave.put(self._name, seating.record(), seating.session.over)

    def _tell_of(self, fault: Fault | None) -> None:
        if fault is not None:
            self.tell(fault)

    def _tell_later(self, told: Told) -> None:
        self._notices.append(told)
        self.noticeChanged.emit()

    def _retell(self) -> None:
        self.noticeChanged.emit()

    def _look_for_saves(self) -> None:
        """Read the games in progress, the latest first; what would hold the first page up waits for it."""
        size = 0
        for name in self._saves.waiting():
            size += self._saves.size(name)
            if size <= _JUDGED_AT_ONCE:
                self._load(name)
            else:
                self._unjudged.append(name)
        self._show_waiting()

    def _judge_next(self) -> None:
        if self._unjudged:
            name = self._unjudged.pop(0)
            if name != self._name:
                self._load(name)
                self._show_waiting()
        if not self._unjudged:
            self._judging.stop()

    def _load(self, name: str) -> SavedGame | Fault | None:
        """Return a game in progress, which is shown as waiting; what can't go on is kept aside and told."""
        loaded = self._saves.load(name)
        if isinstance(loaded, SavedGame):
            self._waiting.setdefault(name, waiting_row(name, resume(loaded)))
            return loaded
        self._waiting.pop(name, None)
        self._tell_of(loaded)
        return loaded

    def _name_of(self, path: Path) -> str | None:
        """Return the name of the save that a file is, ``None`` where it is any other file."""
        name = path.stem
        known = name in self._waiting or name in self._unjudged or name == self._name
        return name if known and path.resolve() == self._saves.path(name).resolve() else None

    def _show_waiting(self) -> None:
        self.waiting_rows.set_rows(list(self._waiting.values()))
        self.library_rows.refresh({row["gameId"] for row in self._waiting.values()})


def _close(table: QObject | None) -> None:
    """Tell a table that it is left for good, where it wants to know."""
    close = getattr(table, "close", None)
    if callable(close):
        close()
