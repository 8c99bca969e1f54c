"""The content of the home page: game cards, the latest results, the rules and their search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo
from stolik.models.rows import Fields, RowsModel, fields
from stolik.services.family_book.game_row import GameRow
from stolik.services.help_pages import Answer, Chapter
from stolik.services.program_paths import game_file

if TYPE_CHECKING:
    from stolik.services.results.game_results import GameResultKeeper
    from stolik.services.services import Services
    from stolik.services.tables.stills import Still


class GameCard(NamedTuple):
    """A game's card; titles are source strings in the game's own context."""

    gameId: str
    title: str
    playsAs: str
    tagline: str
    fewest: int
    most: int
    shortest: int
    longest: int
    minAge: int
    picture: QUrl
    tradeMark: str


class GameCards(RowsModel[GameCard]):
    """One row per game, in the order of the home page."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(GameCard, parent)
        self.set_rows([_row(info) for info in sorted(find_games(), key=lambda info: info.order)])


def _row(info: GameInfo) -> GameCard:
    picture = game_file(info.id, "Card.qml")
    return GameCard(
        info.id,
        info.title,
        info.plays_as,
        info.tagline,
        *info.seats,
        *info.minutes,
        info.min_age,
        QUrl.fromLocalFile(str(picture)) if picture else QUrl(),
        info.trade_mark,
    )


QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

STEP: Final = 6
"""How many games are shown at first, and how many more each time older ones are asked for."""


@QmlElement
@QmlUncreatable("The shell makes it.")
class LatestGames(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Lists the last games, latest first, once they have been looked up."""

    changed = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._finished = services.finished_games
        self._followed: GameResultKeeper | None = None
        self._most = STEP
        self._has_older = False
        self._looked = False
        self.game_rows = RowsModel(GameRow, self)
        self._finished.changed.connect(self.show)

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel[GameRow]:
        """The games; empty until they have been looked up."""
        return self.game_rows

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:
        return self._has_older

    @Slot(str, result=bool)
    def hasRecord(self, key: str) -> bool:
        return self._finished.results.record_of(key) is not None

    @Slot(str)
    def lookBack(self, key: str) -> None:
        path = self._finished.results.record_of(key)
        if path is not None:
            self._services.tables.look_back(path)

    @Slot()
    def showOlder(self) -> None:
        self._most += STEP
        self.show()

    @Slot()
    def look(self) -> None:
        """Show only the latest games, including those not yet entered in the family book."""
        self._most = STEP
        self._looked = True
        self._finished.find()
        self.show()
        if self._finished.is_known:
            self._finished.results.look()

    @Slot()
    def show(self) -> None:
        # The family book isn't opened until somebody looks at it.
        if not self._looked or not self._finished.is_known:
            return
        keeper = self._finished.results
        if keeper is not self._followed:
            self._followed = keeper
            keeper.changed.connect(self.show)
        from stolik.services.family_book.rows import game_rows

        book = keeper.book
        games = book.latest(self._most + 1)
        self._has_older = len(games) > self._most
        self.game_rows.set_rows(game_rows(games[: self._most], book.best()))
        self.changed.emit()


@QmlElement
@QmlUncreatable("The shell holds it.")
class Help(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Reads help pages on demand; a page is named by a game's id, or by its own name."""

    @Slot(str, str, result="QVariantList")
    def chapters(self, page: str, language: str) -> list[Fields[Chapter]]:
        from stolik.services.help_pages import help_chapters

        return [fields(chapter) for chapter in help_chapters(page, language)]

    @Slot(str, str, result="QVariantList")
    def stills(self, game_id: str, scene: str) -> list[Fields[Still]]:
        """Return the pictures, in order, of the scene that illustrates a passage."""
        from stolik.services.tables.stills import stills_of

        return [fields(still) for still in stills_of(game_id, scene)]

    @Slot(str, str, str, result="QVariantList")
    def search(self, page: str, language: str, question: str) -> list[Fields[Answer]]:
        """Return the places where a help page answers a question, the best first."""
        from stolik.services.help_pages import search_help

        found = search_help(question, language, page)
        return [fields(Answer(passage.chapter, passage.place)) for passage in found]
