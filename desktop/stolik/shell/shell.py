"""The way from the home screen to a table and back, as QML sees it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from stolik.models import default_names  # noqa: F401 - QML asks for what it registers
from stolik.models.rows import RowsModel
from stolik.shell.calendar import Calendar
from stolik.shell.faces.pictures import FacePictures
from stolik.shell.family_book import FamilyBookPage
from stolik.shell.file_list import GAMES, FileList
from stolik.shell.game_cards import GameCards
from stolik.shell.help import Help
from stolik.shell.language import Language
from stolik.shell.lessons import Lessons
from stolik.shell.licences import Licences
from stolik.shell.luck_over_time import LuckOverTime
from stolik.shell.notices import Notices
from stolik.shell.opened_pages import OpenedPages, PageFactories
from stolik.shell.outside_wishes import OutsideWishes
from stolik.shell.puzzles import Puzzles
from stolik.shell.score_card import ScoreCard
from stolik.shell.sentences import CONTEXT, NO_GAME, say
from stolik.shell.settings import Settings
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.hotseat.bot_seats import JobRunner
    from stolik.shell.earlier_games import EarlierGames
    from stolik.shell.family_book import MakeBook
    from stolik.shell.lessons import MakeLesson
    from stolik.shell.lineup import LineUpModel
    from stolik.shell.luck_over_time import MakeLuck
    from stolik.shell.puzzles import MakePuzzles
    from stolik.shell.table_manager import SetTable, TableManager

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)

GAME_FIELDS = (
    "save",
    "gameId",
    "title",
    "caption",
    "seats",
    "active",
    "player",
    "length",
    "savedAt",
    "picture",
    "position",
    "secrets",
    "deleted",
)
"""The fields of a saved game's row."""

_PREPARED_AFTER_MS = 60


@QmlElement
class Shell(QObject):
    """Holds what the pages show, and hands what they ask for on to the tables.

    The tables read records and people, and what judges those takes longer to load than the first page to
    paint. So they are there at once only where a game waits to be shown; else as soon as the page is painted.
    """

    tableChanged = Signal()
    closed = Signal()
    againUndoChanged = Signal()
    readingChanged = Signal()
    raiseWanted = Signal()
    pageWanted = Signal(str)
    """What is to be seen, whatever is laid over it: ``home``, ``table`` or ``tournaments``."""
    pagePainted = Signal(str)

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        language: Language,
        rng: Random,
        set_table: SetTable,
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = monotonic,
        factories: PageFactories | None = None,
        make_luck: MakeLuck | None = None,
        make_book: MakeBook | None = None,
        make_puzzles: MakePuzzles | None = None,
        make_lesson: MakeLesson | None = None,
        bots: Callable[[], JobRunner] | None = None,
        today: Callable[[], int] = int,
    ) -> None:
        """Show the first page.

        ``now`` gives seconds that grow steadily. ``factories`` make the pages that are opened on need,
        ``make_puzzles`` the puzzles, ``make_lesson`` the lesson of a game, ``make_luck`` the page of luck
        over time, for which the ``bots`` work finished games out, ``make_book`` that of the family book.
        ``today`` gives the number of the day.
        """
        super().__init__(parent)
        self._now = now
        self._paths = paths
        self._settings = settings
        self._rng = rng
        self._set_table = set_table
        self._tables: TableManager | None = None
        self._earlier: EarlierGames | None = None
        self._wishes = OutsideWishes(self)
        self.day_calendar = Calendar(today, self)
        self._preparing = QTimer(self, singleShot=True)
        self._preparing.timeout.connect(self.prepare)
        self.notice_list = Notices(self)
        settings.faulted.connect(self.notice_list.tell)
        language.switched.connect(self.notice_list.retell)
        language.switched.connect(self._retell)
        self.help_pages = Help(self)
        self.library_rows = GameCards(self)
        self._licences = Licences(self)
        self.file_list = FileList(self)
        self.face_pictures = FacePictures(paths.faces, self)
        self.luck_over_time = LuckOverTime(
            paths,
            lambda: self.tables.people,
            bots,
            make_luck,
            self._needs_bots,
            self.notice_list.tell,
            self,
            now=now,
        )
        self.puzzles_page = Puzzles(
            paths,
            lambda: self.tables.people,
            self.day_calendar.today,
            make_puzzles,
            self.notice_list.tell,
            self,
        )
        self.family_book = FamilyBookPage(
            paths,
            self.luck_over_time,
            self.puzzles_page,
            make_book,
            lambda path: self.tables.look_back(path),
            self.day_calendar.today,
            self,
        )
        language.switched.connect(self.family_book.show_latest)
        self.day_calendar.looked.connect(self.family_book.end_evening)
        self.lessons_page = Lessons(paths, make_lesson, self.notice_list.tell, self)
        self.waiting_rows = RowsModel(GAME_FIELDS, self)
        self.saved_rows = RowsModel(GAME_FIELDS, self)
        self.score_card = ScoreCard(self, lambda: settings.stored.paper)
        language.switched.connect(self.score_card.changed)
        self.opened_pages = OpenedPages(
            paths,
            factories or PageFactories(),
            lambda: self.tables,
            self.luck_over_time,
            self.score_card,
            self.day_calendar.today,
            self.notice_list.tell,
            self,
        )
        self.day_calendar.changed.connect(self.opened_pages.practiceChanged)
        if paths.has_saves():
            self._make_tables()

    # ------------------------------------------------------------------ what QML sees

    @Property(Calendar, constant=True)
    def calendar(self) -> Calendar:
        return self.day_calendar

    @Property(RowsModel, constant=True)
    def library(self) -> RowsModel:
        return self.library_rows

    @Property(QObject, constant=True)
    def lineUp(self) -> LineUpModel:
        return self.tables.line_up

    @Property(RowsModel, constant=True)
    def waiting(self) -> RowsModel:
        """The games in progress, the latest first."""
        return self.waiting_rows

    @Property(RowsModel, constant=True)
    def savedGames(self) -> RowsModel:
        """The same games, with those that were just deleted."""
        return self.saved_rows

    @Property(FacePictures, constant=True)
    def facePictures(self) -> FacePictures:
        return self.face_pictures

    @Property(FileList, constant=True)
    def files(self) -> FileList:
        """What lies in the folders of this computer."""
        return self.file_list

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._tables.table if self._tables is not None else None

    @Property(bool, notify=againUndoChanged)
    def canUndoAgain(self) -> bool:
        """Whether another game was begun so lately that its people can come back to the result before."""
        return self._tables is not None and self._tables.again_undo.is_open

    @Property(ScoreCard, constant=True)
    def scoreCard(self) -> ScoreCard:
        return self.score_card

    @Property(OpenedPages, constant=True)
    def pages(self) -> OpenedPages:
        """The pages that are made when somebody opens them."""
        return self.opened_pages

    @Property(LuckOverTime, constant=True)
    def luckOverTime(self) -> LuckOverTime:
        return self.luck_over_time

    @Property(FamilyBookPage, constant=True)
    def familyBook(self) -> FamilyBookPage:
        return self.family_book

    @Property(Puzzles, constant=True)
    def puzzles(self) -> Puzzles:
        return self.puzzles_page

    @Property(Lessons, constant=True)
    def lessons(self) -> Lessons:
        return self.lessons_page

    @Property(str, notify=tableChanged)
    def tableGame(self) -> str:
        """The id of the game on the table; empty where there is none."""
        setup = self._tables.setup if self._tables is not None else None
        return setup.info.id if setup is not None else ""

    @Property(bool, notify=tableChanged)
    def tableIsOver(self) -> bool:
        """Whether the game on the table was over when it was laid there."""
        setup = self._tables.setup if self._tables is not None else None
        return setup is not None and setup.session.over

    @Slot(str, result="QStringList")
    def helpOn(self, page: str) -> list[str]:
        """Return the help on a page of the window, and the place in it."""
        from stolik.shell.help_pages import help_on

        models = {
            "drill": self.opened_pages.drill,
            "puzzles": getattr(self.puzzles_page.model, "solving", None),
            "lesson": self.lessons_page.model,
        }
        table = getattr(models.get(page), "table", None)
        game = table.property("gameId") if table is not None else ""
        if page == "players":
            game = self.tables.line_up.gameId
        elif page in ("table", "report", "earlier"):
            game = self.tableGame
        return list(help_on(page, str(game)))

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        return self.notice_list

    @Property(Help, constant=True)
    def help(self) -> Help:
        return self.help_pages

    @Property(QObject, constant=True)
    def earlierGames(self) -> EarlierGames:
        """The finished games that were played by the chance of the game on the table."""
        if self._earlier is None:
            from stolik.shell.earlier_games import EarlierGames

            self._earlier = EarlierGames(self._paths.finished, lambda: self.tables.setup, self)
        return self._earlier

    @Property(str, notify=readingChanged)
    def reading(self) -> str:
        """The name of a long record that is being read; empty where none is."""
        return self._tables.reader.file if self._tables is not None else ""

    @Property(float, notify=readingChanged)
    def readingProgress(self) -> float:
        """Which part of it has been read, from 0 to 1."""
        return self._tables.reader.progress if self._tables is not None else 0.0

    @Property(Licences, constant=True)
    def licences(self) -> Licences:
        return self._licences

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, game_id: str) -> None:
        """Begin to set up a game."""
        self.tables.choose(game_id)

    @Slot(str, result=str)
    def enterCode(self, written: str) -> str:
        """Begin to set up the game of a code; return why that can't be, or nothing."""
        from stolik.engine.game import Rejection
        from stolik.engine.game_code import read_code
        from stolik.models.translation import reason_text

        code = read_code(written)
        if isinstance(code, Rejection):
            return reason_text(None, code)
        self.tables.choose_by_code(code)
        return ""

    @Slot()
    def sit(self) -> None:
        """Set the table for the line-up; a game in progress of the same kind waits on."""
        self.tables.sit()

    @Slot()
    def again(self) -> None:
        """Set the table anew for the people who sit there."""
        self.tables.again()

    @Slot()
    def sameAgain(self) -> None:
        """Set the table anew for the people who sit there, with the chance of the game on it."""
        self.tables.same_again()

    @Slot()
    def undoAgain(self) -> None:
        """Come back to the result of the game before."""
        self.tables.undo_again()

    @Slot(str)
    def resume(self, name: str) -> None:
        """Go on with the game in progress that has this name."""
        self.tables.resume(name)

    @Slot(str)
    def deleteGame(self, name: str) -> None:
        """Delete a game in progress soon; until then it can be brought back."""
        self.tables.waiting.delete(name)

    @Slot(str)
    def undeleteGame(self, name: str) -> None:
        """Bring a game back that was to be deleted."""
        self.tables.waiting.undelete(name)

    @Slot()
    def clearDeleted(self) -> None:
        """Take the lines of deleted games off the list."""
        self.tables.waiting.clear_deleted()

    @Slot(str, str)
    def renameGame(self, name: str, caption: str) -> None:
        """Give a game in progress a name of its own; an empty one takes it away."""
        self.tables.waiting.rename(name, caption)

    @Slot(str)
    def openFile(self, file: str) -> None:
        """Go on with the game of a record, or open the desk of a tournament; a game on the table waits."""
        self._wishes.open_file(file)

    @Slot("QVariantList")
    def openDropped(self, addresses: list[QUrl]) -> None:
        """Open the first record or tournament among files that were dropped on the window."""
        files = [address.toLocalFile() for address in addresses]
        wanted = next((file for file in files if file.casefold().endswith(GAMES)), "")
        if wanted:
            self.openFile(wanted)
        else:
            self.notice_list.say(lambda: say(CONTEXT, NO_GAME))

    @Slot()
    def stopReading(self) -> None:
        """Read no more of the record that is being read."""
        self.tables.reader.stop()

    @Slot()
    def leave(self) -> None:
        """Go away from the table; the game waits to be continued."""
        self.tables.leave()

    @Slot(str)
    def painted(self, page: str) -> None:
        """Hear that the first frame of a page is on the screen."""
        self.pagePainted.emit(page)
        if self._tables is None or not self.opened_pages.has_practice:
            self._preparing.start(_PREPARED_AFTER_MS)
        else:
            self._tables.waiting.judge_on()

    # ------------------------------------------------------------------ what Python asks

    @property
    def tables(self) -> TableManager:
        """The tables of the house, which are made at the first question."""
        return self._tables or self._make_tables()

    @Slot()
    def prepare(self) -> None:
        """Make the tables, so that nobody has to wait for them later, and look what is known of people."""
        self.tables.waiting.judge_on()
        self.luck_over_time.find()
        self.opened_pages.find_practice()

    @Slot(str)
    def open_from_start(self, wish: str) -> None:
        """Do what another start asked for, and come forward."""
        self.raiseWanted.emit()
        self.fulfil(wish)

    def fulfil(self, wish: str) -> None:
        """Open the file that a start names, or do what its option says (`start_wishes`)."""
        self._wishes.fulfil(wish)

    def close(self) -> None:
        """Close the table, and write everything that has not been written yet."""
        self._preparing.stop()
        self.closed.emit()
        self.face_pictures.close()
        self.opened_pages.close()
        self.puzzles_page.close()
        self.lessons_page.close()
        self.luck_over_time.close()
        self.family_book.close()
        self.luck_over_time.end()
        if self._tables is not None:
            self._tables.close()
        self._settings.flush()

    # ------------------------------------------------------------------ inside

    def _make_tables(self) -> TableManager:
        from stolik.shell.table_manager import TableManager

        self._preparing.stop()
        self._tables = TableManager(
            self._paths,
            self.notice_list,
            self._rng,
            self._set_table,
            self,
            now=self._now,
            pictures=self.face_pictures,
        )
        self._tables.line_up.clockless = lambda: self._settings.stored.by_ear
        self._tables.changed.connect(self._turn_to_table)
        self._tables.waiting.changed.connect(self._show_waiting)
        self._tables.again_undo.changed.connect(self.againUndoChanged)
        self._tables.finished.connect(self.luck_over_time.note_end)
        self._tables.line_up.forgotten.connect(self._forget_person)
        self._tables.reader.changed.connect(self.readingChanged)
        self._show_waiting()
        return self._tables

    @Slot(str)
    def _forget_person(self, name: str) -> None:
        """Take a person who was deleted out of everything that is kept."""
        for keeper in (
            self.opened_pages,
            self.luck_over_time,
            self.puzzles_page,
            # Last, since what the others find damaged they keep aside.
            self.tables,
        ):
            try:
                keeper.forget_person(name)
            except Exception:  # whatever it is, the others forget the person all the same
                log.exception("a person could not be forgotten by %s", type(keeper).__name__)
                self.notice_list.tellUnexpected()

    @Slot()
    def _turn_to_table(self) -> None:
        self.score_card.follow(self.tables.setup, self.tables.table)
        self.luck_over_time.pause()
        self.luck_over_time.go_on()
        self.tableChanged.emit()

    @Slot()
    def _show_waiting(self) -> None:
        rows = self.tables.waiting.rows
        self.waiting_rows.set_rows(rows)
        self.saved_rows.set_rows(self.tables.waiting.rows_with_deleted)
        self.library_rows.refresh({row["gameId"] for row in rows})

    def _needs_bots(self) -> bool:
        """Return whether a game, a report, the drill, a puzzle or a tournament needs the bots."""
        setup = self._tables.setup if self._tables is not None else None
        playing = setup is not None and not setup.session.over
        return playing or self.puzzles_page.model is not None or self.opened_pages.need_bots

    @Slot()
    def _retell(self) -> None:
        if self._tables is not None:
            self._show_waiting()
