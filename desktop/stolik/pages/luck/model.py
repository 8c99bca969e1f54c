"""Luck over time as QML sees it: the people of the house, and the cards of the one who was chosen."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import RowsModel
from stolik.pages.luck.rows import CardRow, card_rows
from stolik.pages.luck.sentences import coverage_text
from stolik.services.family_book.game_row import PersonRow
from stolik.services.results.game_results import GameResultKeeper

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Luck"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class LuckModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows one person at a time, the first one until another is chosen."""

    changed = Signal()

    def __init__(self, results: GameResultKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._chosen = ""
        self._people = RowsModel(PersonRow, self)
        self._cards = RowsModel(CardRow, self)
        results.changed.connect(self.retranslate)
        self.retranslate()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        """The people of the house who have finished a game, the latest first."""
        return self._people

    @Property(RowsModel, constant=True)
    def cards(self) -> RowsModel[CardRow]:
        """What can be told of the person who was chosen: of all games together, and of each kind."""
        return self._cards

    @Property(str, notify=changed)
    def chosen(self) -> str:
        """The name of the person who is shown; empty where there is nobody."""
        return self._chosen

    @Property(str, notify=changed)
    def coverage(self) -> str:
        """How many of the finished games are counted."""
        done, known, failed = self._results.coverage()
        return coverage_text(done, known, failed) if known else ""

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show a person, by their name."""
        self._chosen = name
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        people = self._results.people()
        names = [person.name for person in people]
        if self._chosen not in names:
            self._chosen = names[0] if names else ""
        self._people.set_rows(people)
        self._cards.set_rows(card_rows(self._results.games_of(self._chosen)))
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self._results.changed.disconnect(self.retranslate)
