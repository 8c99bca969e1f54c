"""The last games that ended, as the list of the house's games shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import RowsModel
from stolik.services.family_book.rows import GameRow

if TYPE_CHECKING:
    from stolik.services.results.game_results import GameResultKeeper
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

STEP: Final = 6
"""How many games are shown at first, and how many more at each wish for older ones."""


@QmlElement
@QmlUncreatable("The shell makes it.")
class LatestGames(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows the last games, the latest first, once they have been looked for."""

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
        """The games; empty until they have been looked for."""
        return self.game_rows

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:
        """Whether there are older games than those that are shown."""
        return self._has_older

    @Slot(str, result=bool)
    def hasRecord(self, key: str) -> bool:
        """Return whether the record of a game is still there."""
        return self._finished.results.record_of(key) is not None

    @Slot(str)
    def lookBack(self, key: str) -> None:
        """Open a game to look back on it."""
        path = self._finished.results.record_of(key)
        if path is not None:
            self._services.tables.look_back(path)

    @Slot()
    def showOlder(self) -> None:
        self._most += STEP
        self.show()

    @Slot()
    def look(self) -> None:
        """Show the latest games alone, with those that have ended since the book was last written."""
        self._most = STEP
        self._looked = True
        self._finished.find()
        self.show()
        if self._finished.is_known:
            self._finished.results.look()

    @Slot()
    def show(self) -> None:
        # The book is opened for nobody who doesn't look.
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
