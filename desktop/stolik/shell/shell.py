"""The way from the home page to a table and back, as QML sees it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QDir, QObject, QStandardPaths, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from stolik.engine.game_library import load_package
from stolik.models import (
    motion,  # noqa: F401 - QML asks for what they register
)
from stolik.models.rows import RowsModel
from stolik.pages import find_page
from stolik.services.calendar import Calendar
from stolik.services.faces.pictures import FacePictures
from stolik.services.kept import LESSONS
from stolik.services.notices import Notices
from stolik.services.saved_document import documents
from stolik.services.score_card import ScoreCard
from stolik.services.sentences import CONTEXT, NO_GAME, say
from stolik.services.tables.saved_game_row import SavedGameRow
from stolik.shell.game_cards import GameCards, Help, LatestGames
from stolik.shell.opened_pages import OpenedPages
from stolik.shell.outside_wishes import OutsideWishes
from stolik.start_wishes import GAMES
from stolik.storage.atomic import is_file, is_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stolik.services.line_up.lineup import LineUpModel
    from stolik.services.services import Services
    from stolik.services.tables.table_manager import TableManager

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)

_PREPARED_AFTER_MS = 60
_COPY_STEP_MS = 500
_CHOSEN: Final = {
    "games": GAMES,
    "records": GAMES[:1],
    "pictures": (".png", ".jpg", ".jpeg", ".webp"),
    "folders": (),
}
_LISTED = 60
"""How many games in progress are listed at first, and how many more each time the end is reached."""


@QmlElement
class Shell(QObject):
    """Holds what the pages show, and passes their requests to the tables.

    The tables read records and people, and the code that checks those takes longer to load than the first
    page to paint. So the tables are made at once only if a game is to be shown, and otherwise after that.
    """

    tableChanged = Signal()
    waitingChanged = Signal()
    closed = Signal()
    againUndoChanged = Signal()
    readingChanged = Signal()
    raiseWanted = Signal()
    pageWanted = Signal(str)
    """Asks for a page under all open ones: ``home``, ``table`` or ``tournaments``."""
    pagePainted = Signal(str)

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.opened_pages = OpenedPages(services)
        self._wishes = OutsideWishes(services, self.opened_pages.open, self.pageWanted.emit)
        self._preparing = QTimer(self, singleShot=True)
        self._preparing.timeout.connect(self.prepare)
        self._copying = QTimer(self)
        self._copying.timeout.connect(self._copy)
        # Before the very first start Stolik was never closed, so there is no day of it.
        self._copy_steps: Iterator[None] | None = None if is_file(services.paths.settings) else iter(())
        self.help_pages = Help(self)
        self.library_rows = GameCards(self)
        self.folder: Path | None = None
        """The folder of the last chosen file."""
        self.latest_games = LatestGames(services, self)
        services.language.switched.connect(self._retell)
        services.language.switched.connect(self.latest_games.show)
        self.waiting_rows = RowsModel(SavedGameRow, self)
        self.latest_rows = RowsModel(SavedGameRow, self)
        self.saved_rows = RowsModel(SavedGameRow, self)
        self._listed = _LISTED
        services.tablesMade.connect(self._follow_tables)
        if services.paths.has_saves():
            _ = services.tables

    # ------------------------------------------------------------------ what QML sees

    @Property(Calendar, constant=True)
    def calendar(self) -> Calendar:
        return self.services.calendar

    @Property(RowsModel, constant=True)
    def library(self) -> GameCards:
        return self.library_rows

    @Property(QObject, constant=True)
    def lineUp(self) -> LineUpModel:
        return self.tables.line_up

    @Property(RowsModel, constant=True)
    def waiting(self) -> RowsModel[SavedGameRow]:
        return self.waiting_rows

    @Property(RowsModel, constant=True)
    def latest(self) -> RowsModel[SavedGameRow]:
        return self.latest_rows

    @Property(int, notify=waitingChanged)
    def waitingCount(self) -> int:
        return self._tables.waiting.count if self._tables is not None else 0

    @Property(RowsModel, constant=True)
    def savedGames(self) -> RowsModel[SavedGameRow]:
        """The games in progress listed so far, including those just deleted."""
        return self.saved_rows

    @Property(FacePictures, constant=True)
    def facePictures(self) -> FacePictures:
        return self.services.faces

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._tables.table if self._tables is not None else None

    @Property(bool, notify=againUndoChanged)
    def canUndoAgain(self) -> bool:
        """Whether another game has only just started, so that its people can go back to the last result."""
        return self._tables is not None and self._tables.again_undo.is_open

    @Property(ScoreCard, constant=True)
    def scoreCard(self) -> ScoreCard:
        return self.services.score_card

    @Property(OpenedPages, constant=True)
    def pages(self) -> OpenedPages:
        return self.opened_pages

    @Property(LatestGames, constant=True)
    def latestGames(self) -> LatestGames:
        return self.latest_games

    @Property("QVariant", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def lessons(self) -> QObject:
        return self.services.kept(LESSONS)

    @Property(str, notify=tableChanged)
    def tableGame(self) -> str:
        """The id of the game on the table; empty for none."""
        setup = self._tables.setup if self._tables is not None else None
        return setup.info.id if setup is not None else ""

    @Property(bool, notify=tableChanged)
    def tableOnlyLooks(self) -> bool:
        return self._tables is not None and self._tables.table is not None and self._tables.only_looks

    @Slot(str, result="QStringList")
    def helpOn(self, page: str) -> list[str]:
        model = self.opened_pages.model(page)
        table = getattr(getattr(model, "solving", None) or model, "table", None)
        game = "" if table is None or page == "report" else table.property("gameId")
        if page == "players":
            game = self.tables.line_up.gameId
        elif page in ("table", "report", "earlier"):
            game = self.tableGame
        if game or page == "tournament":
            return [str(game or page), ""]
        found = find_page(page)
        return ["program", found.help if found is not None else ""]

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        return self.services.notices

    @Property(Help, constant=True)
    def help(self) -> Help:
        return self.help_pages

    @Property(str, notify=readingChanged)
    def reading(self) -> str:
        """The name of the long record being read; empty for none."""
        return self._tables.reader.file if self._tables is not None else ""

    @Property(float, notify=readingChanged)
    def readingProgress(self) -> float:
        """The share of it that has been read, 0 to 1."""
        return self._tables.reader.progress if self._tables is not None else 0.0

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, game_id: str) -> None:
        self.tables.choose(game_id)

    @Slot(str, result=str)
    def enterCode(self, written: str) -> str:
        """Start setting up the game of a code; return why that isn't possible, or an empty text."""
        from stolik.engine.game import Rejection
        from stolik.engine.game_code import read_code
        from stolik.models.words import reason_text

        code = read_code(written)
        if isinstance(code, Rejection):
            return reason_text(None, code)
        self.tables.choose_by_code(code)
        return ""

    @Slot(result="QVariantList")
    def partsOfTable(self) -> list[QUrl]:
        """Return the QML files that draw the table being set up, after registering their types."""
        return [self.opened_pages.address("table"), *self.services.parts_of_table()]

    @Slot()
    def sit(self) -> None:
        """Set the table for the line-up; any game of the same kind in progress stays saved."""
        self.tables.sit()

    @Slot()
    def again(self) -> None:
        self.tables.again()

    @Slot()
    def sameAgain(self) -> None:
        """Set the table again for the same people, with the same luck."""
        self.tables.same_again()

    @Slot()
    def undoAgain(self) -> None:
        self.tables.undo_again()

    @Slot(str)
    def resume(self, name: str) -> None:
        self.tables.resume(name)

    @Slot(str)
    def deleteGame(self, name: str) -> None:
        """Delete a game in progress after a while, until which it can be restored."""
        self.tables.waiting.delete(name)

    @Slot(str)
    def undeleteGame(self, name: str) -> None:
        self.tables.waiting.undelete(name)

    @Slot()
    def lookAtGames(self) -> None:
        self._listed = 0
        self.listMoreGames()

    @Slot()
    def listMoreGames(self) -> None:
        self._listed += _LISTED
        self.tables.waiting.look(self._listed)

    @Slot(str)
    def seeGame(self, name: str) -> None:
        """Check a game in progress whose row has come into view."""
        self.tables.waiting.see(name)

    @Slot(str, result=bool)
    def waits(self, game_id: str) -> bool:
        return self.tables.waiting.has(game_id)

    @Slot()
    def clearDeleted(self) -> None:
        self.tables.waiting.clear_deleted()

    @Slot(str, str)
    def renameGame(self, name: str, caption: str) -> None:
        """Give a game in progress a name of its own; an empty text removes the name."""
        self.tables.waiting.rename(name, caption)

    @Slot(str)
    def openFile(self, file: str) -> None:
        """Go on with the game of a record, or open the desk of a tournament; a game on the table waits."""
        self._wishes.open_file(file)

    @Slot("QVariantList")
    def openDropped(self, addresses: list[QUrl]) -> None:
        files = [address.toLocalFile() for address in addresses]
        wanted = next((file for file in files if file.casefold().endswith(GAMES)), "")
        if wanted:
            self.openFile(wanted)
        else:
            self.services.notices.say(lambda: say(CONTEXT, NO_GAME))

    @Slot(str, result="QStringList")
    def patternsOf(self, what: str) -> list[str]:
        """Return the patterns of the files to choose from; none if a folder is to be chosen."""
        return [f"*{suffix}" for suffix in _CHOSEN[what]]

    @Slot(str, result=QUrl)
    def folderOf(self, what: str) -> QUrl:
        """Return the folder to show first: that of the last choice, or else a usual one."""
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        usual = Path(QStandardPaths.writableLocation(pictures)) if what == "pictures" else documents()
        folders = [folder for folder in (self.folder, usual) if folder is not None and folder.is_absolute()]
        folder = next((str(folder) for folder in folders if is_folder(folder)), QDir.homePath())
        return QUrl.fromLocalFile(folder)

    @Slot(QUrl, result=str)
    def chosenPath(self, place: QUrl) -> str:
        path = Path(place.toLocalFile())
        self.folder = path if is_folder(path) else path.parent
        return str(path)

    @Slot()
    def stopReading(self) -> None:
        self.tables.reader.stop()

    @Slot()
    def leave(self) -> None:
        """Leave the table; the game can be continued later."""
        self.tables.leave()

    @Slot(str)
    def painted(self, page: str) -> None:
        self._copying.start(_COPY_STEP_MS)
        self.pagePainted.emit(page)
        if self._tables is None or not self.opened_pages.knows_due:
            self._preparing.start(_PREPARED_AFTER_MS)
        else:
            self._tables.waiting.judge_on()

    # ------------------------------------------------------------------ what Python asks

    @property
    def tables(self) -> TableManager:
        return self.services.tables

    @property
    def _tables(self) -> TableManager | None:
        return self.services.tables if self.services.has_tables else None

    @Slot()
    def prepare(self) -> None:
        """Make the tables and import the code of the waiting game, to save that time later."""
        self.tables.waiting.judge_on()
        self.services.finished_games.find()
        self.opened_pages.find_due()
        for row in self.latest_rows.rows:
            _ = load_package(row.gameId).view_model

    @Slot(str)
    def open_from_start(self, wish: str) -> None:
        self.raiseWanted.emit()
        self.fulfil(wish)

    def fulfil(self, wish: str) -> None:
        """Open the file named at a start, or do what its option says (`start_wishes`)."""
        self._wishes.fulfil(wish)

    def close(self) -> None:
        """Close the table, and write everything that hasn't been written yet."""
        self._preparing.stop()
        self._copying.stop()
        self.closed.emit()
        self.opened_pages.close("")
        self.services.close()
        list(self.services.copies.keep())

    # ------------------------------------------------------------------ inside

    @Slot()
    def _copy(self) -> None:
        """Take a step of the backup that the last run of the program didn't make when it ended."""
        self._copy_steps = self._copy_steps or self.services.copies.keep()
        if next(self._copy_steps, self) is self:
            self._copying.stop()

    @Slot()
    def _follow_tables(self) -> None:
        self._preparing.stop()
        tables = self.services.tables
        tables.changed.connect(self._turn_to_table)
        tables.waiting.changed.connect(self._show_waiting)
        tables.again_undo.changed.connect(self.againUndoChanged)
        tables.reader.changed.connect(self.readingChanged)
        self._show_waiting()

    @Slot()
    def _turn_to_table(self) -> None:
        self.services.score_card.follow(self.tables.setup, self.tables.table)
        self.services.finished_games.pause()
        self.services.finished_games.go_on()
        self.tableChanged.emit()

    @Slot()
    def _show_waiting(self) -> None:
        rows = self.tables.waiting.rows
        self.waiting_rows.set_rows(rows)
        self.latest_rows.set_rows(rows[:1])
        self.saved_rows.set_rows(self.tables.waiting.rows_with_deleted(self._listed))
        self.waitingChanged.emit()

    @Slot()
    def _retell(self) -> None:
        if self._tables is not None:
            self._show_waiting()
