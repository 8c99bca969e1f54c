"""The papers of a tournament: score cards to write on, the report as a PDF, and spreadsheet tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_
from stolik.pages.tournament.card_pages import Card, blank_card, cards_of_round
from stolik.pages.tournament.export_csv import games_csv, standings_csv
from stolik.pages.tournament.export_pages import tournament_paper
from stolik.pages.tournament.papers import lay_out_card, lay_out_tournament
from stolik.services.printing.sheet import PAPERS, Page, pdf_of
from stolik.services.saved_document import SENTENCES, SavedDocument, cell_separator
from stolik.services.sentences import CONTEXT, TOURNAMENT, moment_text, say
from stolik.tournament.tournament import Tournament

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

BOTH_KEPT: Final = N_("shell", "The files “{file}” and “{other}” are in the folder {folder}.")
CARDS: Final = N_("shell", "score cards, round {round}")
BLANK_CARD: Final = N_("shell", "score card")
REPORT: Final = N_("shell", "report")
STANDINGS: Final = N_("shell", "standings")
GAMES: Final = N_("shell", "games")
_NOT_IN_A_NAME: Final = '<>:"/\\|?*'


@QmlElement
@QmlUncreatable("The shell makes it.")
class TournamentPrinting(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Writes papers and spreadsheet tables of the open tournament, each to a new file."""

    paperChanged = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        paper: Callable[[], str] = lambda: "a4",
        keep_paper: Callable[[str], object] = lambda _: None,
    ) -> None:
        """Write for the size that ``paper`` returns; ``keep_paper`` takes a newly chosen one."""
        super().__init__(SENTENCES, parent)
        self._paper = paper
        self._keep_paper = keep_paper
        self._tournament: Tournament | None = None
        self._name = ""

    def follow(self, tournament: Tournament | None, name: str = "") -> None:
        """Switch to a tournament, or to none; ``name`` is its own name, or empty."""
        self._tournament, self._name = tournament, name
        self.turn_to(None)

    @Property(str, notify=paperChanged)
    def paper(self) -> str:
        """The paper size, ``a4`` or ``a5``."""
        return self._paper()

    @Slot(str)
    def choosePaper(self, paper: str) -> None:
        self._keep_paper(paper)
        self.paperChanged.emit()

    @Slot(int)
    def printCards(self, number: int) -> None:
        """Write the score cards of a round's tables; ``number`` is 1-based over all stages."""
        if self._tournament is not None:
            state = self._tournament.state
            self._cards(cards_of_round(state, number, self._name), say(CONTEXT, CARDS, {"round": number}))

    @Slot()
    def printBlankCard(self) -> None:
        if self._tournament is not None:
            card = blank_card(self._tournament.state, self._name)
            self._cards([card], say(CONTEXT, BLANK_CARD))

    @Slot()
    def exportPdf(self) -> None:
        if self._tournament is None:
            return
        content = tournament_paper(self._tournament, self._name, moment_text(datetime.now()))
        self._keep_pages(lay_out_tournament(content, PAPERS[self._paper()]), say(CONTEXT, REPORT))

    @Slot()
    def exportCsv(self) -> None:
        if self._tournament is None:
            return
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
        paper = PAPERS[self._paper()]
        self._keep_pages([page for card in cards for page in lay_out_card(card, paper)], about)

    def _keep_pages(self, pages: Sequence[Page], about: str) -> None:
        title = " – ".join((self._name or say(CONTEXT, TOURNAMENT), about))
        self.keep(self._file_name(about, "pdf"), pdf_of(pages, title))

    def _file_name(self, about: str, ending: str) -> str:
        letters = (" " if letter in _NOT_IN_A_NAME else letter for letter in self._name)
        title = " ".join("".join(letters).split()).strip(" .") or say(CONTEXT, TOURNAMENT)
        return f"Stolik – {title} – {about} – {datetime.now():%Y-%m-%d %H.%M}.{ending}"
