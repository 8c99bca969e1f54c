"""The last games that ended, as the first page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from stolik.models.rows import RowsModel
from stolik.services.family_book.game_row import GameRow
from stolik.services.results.finished_games import FinishedGames

if TYPE_CHECKING:
    from stolik.services.results.game_results import GameResultKeeper

MOST: Final = 3
"""How many of the last games are shown."""


class LatestGames(QObject):
    """Shows the last games, the latest first, once they have been looked for."""

    def __init__(self, finished: FinishedGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._finished = finished
        self._followed: GameResultKeeper | None = None
        self.rows = RowsModel(GameRow, self)
        finished.changed.connect(self.show)

    @Slot()
    def show(self) -> None:
        if not self._finished.is_known:
            return
        keeper = self._finished.results
        if keeper is not self._followed:
            self._followed = keeper
            keeper.changed.connect(self.show)
        from stolik.models.dates import day_text
        from stolik.services.family_book.rows import game_rows

        book = keeper.book
        self.rows.set_rows(game_rows(book.latest(MOST), day_text, book.best()))
