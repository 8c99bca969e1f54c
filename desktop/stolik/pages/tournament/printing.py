"""The papers of a tournament: score cards to write on, the report as PDF, and tables for spreadsheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QDate, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.printing.heading import TOURNAMENT
from stolik.services.saved_document import SENTENCES, SavedDocument, cell_separator
from stolik.services.sentences import CONTEXT, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stolik.pages.tournament.card_pages import Card
    from stolik.services.printing.sheet import Page
    from stolik.tournament.tournament import Tournament

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

BOTH_KEPT: Final = QT_TRANSLATE_NOOP("shell", "The files “{file}” and “{other}” are in the folder {folder}.")
CARDS: Final = QT_TRANSLATE_NOOP("shell", "score cards, round {round}")
BLANK_CARD: Final = QT_TRANSLATE_NOOP("shell", "score card")
REPORT: Final = QT_TRANSLATE_NOOP("shell", "report")
STANDINGS: Final = QT_TRANSLATE_NOOP("shell", "standings")
GAMES: Final = QT_TRANSLATE_NOOP("shell", "games")
_NOT_IN_A_NAME: Final = '<>:"/\\|?*'


@QmlElement
@QmlUncreatable("The shell makes it.")
class TournamentPrinting(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Writes what is printed or calculated with of the tournament that is open, each into a new file."""

    paperChanged = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        paper: Callable[[], str] = lambda: "a4",
        keep_paper: Callable[[str], object] = lambda _: None,
    ) -> None:
        """Write for the size that ``paper`` gives; ``keep_paper`` takes another one that was chosen."""
        super().__init__(SENTENCES, parent)
        self._paper = paper
        self._keep_paper = keep_paper
        self._tournament: Tournament | None = None
        self._name = ""

    def follow(self, tournament: Tournament | None, name: str = "") -> None:
        """Turn to a tournament, or to none; ``name`` is what it is called, empty where it has no name."""
        self._tournament, self._name = tournament, name
        self.turn_to(None)

    @Property(str, notify=paperChanged)
    def paper(self) -> str:
        """The size of the paper that is written for, ``a4`` or ``a5``."""
        return self._paper()

    @Slot(str)
    def choosePaper(self, paper: str) -> None:
        """Write for paper of another size from now on."""
        self._keep_paper(paper)
        self.paperChanged.emit()

    @Slot(int)
    def printCards(self, number: int) -> None:
        """Write the score cards of all tables of a round, counted from 1 over all parts."""
        if self._tournament is not None:
            from stolik.pages.tournament.card_pages import cards_of_round

            state = self._tournament.state
            self._cards(cards_of_round(state, number, self._name), say(CONTEXT, CARDS, {"round": number}))

    @Slot()
    def printBlankCard(self) -> None:
        """Write a score card without names and numbers."""
        if self._tournament is not None:
            from stolik.pages.tournament.card_pages import blank_card

            card = blank_card(self._tournament.state, self._name)
            self._cards([card], say(CONTEXT, BLANK_CARD))

    @Slot()
    def exportPdf(self) -> None:
        """Write the report: standings, bracket, all games and the corrections."""
        if self._tournament is None:
            return
        from stolik.pages.tournament.export_pages import tournament_paper
        from stolik.pages.tournament.papers import lay_out_tournament
        from stolik.services.printing.sheet import PAPERS

        content = tournament_paper(self._tournament, self._name, _now())
        self._keep_pages(lay_out_tournament(content, PAPERS[self._paper()]), say(CONTEXT, REPORT))

    @Slot()
    def exportCsv(self) -> None:
        """Write the standings and the games as tables, each into its own file."""
        if self._tournament is None:
            return
        from stolik.pages.tournament.export_csv import games_csv, standings_csv

        separator = cell_separator()
        standings = standings_csv(self._tournament.state, separator)
        if not self.keep(self._file_name(say(CONTEXT, STANDINGS), "csv"), standings):
            return
        first = self.file
        games = games_csv(self._tournament, separator)
        if first is None or not self.keep(self._file_name(say(CONTEXT, GAMES), "csv"), games):
            return
        second = self.file
        assert second is not None, "it has just been kept"
        facts = {"folder": first.parent, "file": first.name, "other": second.name}
        self._tell(second, lambda: say(CONTEXT, BOTH_KEPT, facts))

    def _cards(self, cards: Sequence[Card], about: str) -> None:
        # Printing is for a moment of a long evening, and the start of the program needn't wait for it.
        from stolik.pages.tournament.papers import lay_out_card
        from stolik.services.printing.sheet import PAPERS

        paper = PAPERS[self._paper()]
        self._keep_pages([page for card in cards for page in lay_out_card(card, paper)], about)

    def _keep_pages(self, pages: Sequence[Page], about: str) -> None:
        from stolik.services.printing.painting import pdf_of

        title = " – ".join((self._name or say(CONTEXT, TOURNAMENT), about))
        self.keep(self._file_name(about, "pdf"), pdf_of(pages, title))

    def _file_name(self, about: str, ending: str) -> str:
        from datetime import datetime

        letters = (" " if letter in _NOT_IN_A_NAME else letter for letter in self._name)
        title = " ".join("".join(letters).split()).strip(" .") or say(CONTEXT, TOURNAMENT)
        return f"Stolik – {title} – {about} – {datetime.now():%Y-%m-%d %H.%M}.{ending}"


def _now() -> str:
    """Return date and time as they are read in the language of the moment."""
    from datetime import datetime

    now = datetime.now()
    date = QLocale().toString(QDate(now.year, now.month, now.day), QLocale.FormatType.LongFormat)
    return f"{date}, {now:%H:%M}"
