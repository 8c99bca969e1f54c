"""The page of the family book, the last games on the first page, and the book as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.names import name_key
from stolik.models.rows import RowsModel
from stolik.models.translation import translate
from stolik.shell.luck_over_time import LuckOverTime
from stolik.shell.page_opener import PageOpener
from stolik.shell.saved_document import SENTENCES, SavedDocument, cell_separator
from stolik.shell.sentences import CONTEXT, say
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.shell.game_results import GameResultKeeper
    from stolik.shell.puzzles import Puzzles
    from stolik.tournament.championship import Cup

    Solved = Callable[[], Mapping[str, tuple[int, int]]]
    MakeBook = Callable[
        [GameResultKeeper, Solved, Callable[[], Sequence[Cup]], Callable[[Path], None], Callable[[], int]],
        QObject,
    ]

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

LATEST: Final = 3
"""So many of the last games are shown on the first page."""

FILE: Final = QT_TRANSLATE_NOOP("shell", "Family book")


@QmlElement
@QmlUncreatable("The shell makes it.")
class FamilyBookPage(PageOpener):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Opens the page, and shows the last games once somebody has looked for them."""

    def __init__(
        self,
        paths: Paths,
        luck: LuckOverTime,
        puzzles: Puzzles,
        make_page: MakeBook | None,
        look_back: Callable[[Path], None],
        today: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """Show no page yet; without ``make_page`` there is none.

        ``look_back`` opens a record to look back on it, ``today`` gives the number of the date's day.
        """
        super().__init__(parent)
        self._paths = paths
        self._luck = luck
        self._puzzles = puzzles
        self._make_page = make_page
        self._look_back = look_back
        self._today = today
        self._followed: GameResultKeeper | None = None
        self._latest = RowsModel(("key", "title", "result", "day", "record"), self)
        self._document = SavedDocument(SENTENCES, self)
        luck.changed.connect(self.show_latest)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def latest(self) -> RowsModel:
        """The last games that ended, the latest first; empty until somebody has looked."""
        return self._latest

    @Property(SavedDocument, constant=True)
    def document(self) -> SavedDocument:
        """The table that was written, and one sentence on what became of it."""
        return self._document

    @Slot()
    def open(self) -> None:
        """Open the page; games that aren't in the book yet come into it."""
        keeper = self._luck.results
        if self._make_page is None or keeper is None:
            return
        self.close()
        self._document.turn_to(None)
        page = self._make_page(keeper, self._solved, self._cups(), self._look_back, self._today)
        keeper.look()
        self.show(page)

    @Slot()
    def saveTable(self) -> None:
        """Write the whole book as a table for spreadsheets."""
        keeper = self._luck.results
        if keeper is None:
            return
        from datetime import date, datetime

        from stolik.family_book.export_csv import book_csv

        rows = keeper.book.everything()
        data = book_csv(rows, lambda day: date.fromordinal(day).isoformat(), translate, cell_separator())
        self._document.keep(f"Stolik – {say(CONTEXT, FILE)} – {datetime.now():%Y-%m-%d %H.%M}.csv", data)

    # ------------------------------------------------------------------ what Python asks

    @Slot()
    def show_latest(self) -> None:
        """Show the last games on the first page, where there are any."""
        if (keeper := self._luck.results if self._luck.is_known else None) is None:
            return
        if keeper is not self._followed:
            self._followed = keeper
            keeper.changed.connect(self.show_latest)
        from stolik.family_book.presenter import game_rows
        from stolik.family_book.qt import day_text

        book = keeper.book
        self._latest.set_rows(game_rows(book.latest(LATEST), day_text, translate, book.best()))

    @Slot()
    def end_evening(self) -> None:
        """End an evening whose day is over while the page is open."""
        if self.model is not None and (keeper := self._luck.results) is not None:
            keeper.end_day()

    # ------------------------------------------------------------------ inside

    def _solved(self) -> Mapping[str, tuple[int, int]]:
        if not self._paths.puzzles.exists():
            return {}
        people = self._puzzles.keeper.people()
        return {name_key(person["name"]): (person["total"], person["streak"]) for person in people}

    def _cups(self) -> Callable[[], Sequence[Cup]]:
        """Return what gives the cups; the tournaments are read once for every page that is opened."""
        found: list[Sequence[Cup]] = []

        def cups() -> Sequence[Cup]:
            if not found:
                from stolik.storage.tournaments import Tournaments

                found.append(Tournaments(self._paths).cups())
            return found[0]

        return cups
