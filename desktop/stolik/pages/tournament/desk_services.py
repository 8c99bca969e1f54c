"""The services that the tournament pages use from the rest of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages.tournament.background_tables import BackgroundTables
from stolik.pages.tournament.card_form import CardForm
from stolik.pages.tournament.printing import TournamentPrinting
from stolik.pages.tournament.setup_model import LARGEST_SEED, PersonRow, person_rows
from stolik.storage.faults import Fault
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament

if TYPE_CHECKING:
    from stolik.services.services import Services
    from stolik.services.tables.tournament_tables import TournamentTables


def time_text() -> str:
    """Return the current date and time as written in a tournament's log."""
    from datetime import datetime  # slow to import, and not needed by the first page

    return datetime.now().strftime("%Y-%m-%d %H:%M")


class DeskServices:
    """Provides time, people, seeds and paper, and the ways to play a table: typed, by computers, or here."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def now(self) -> float:
        return self._services.now()

    def time(self) -> str:
        """Return the current time for an entry in the log."""
        return time_text()

    def tell(self, fault: Fault) -> None:
        """Show a notice about a fault until it has been read."""
        self._services.notices.tell(fault)

    def saving_works(self) -> None:
        """Withdraw the notices that saving failed."""
        self._services.notices.saving_works()

    def people(self) -> list[PersonRow]:
        return person_rows(self._services.tables.people.people)

    def seed(self) -> int:
        return self._services.rng.randint(0, LARGEST_SEED)

    def make_card_form(self) -> CardForm:
        return CardForm(self.time)

    def make_background(self) -> BackgroundTables:
        """Return a player of the computers' tables in the background."""
        return BackgroundTables()

    def make_printing(self, tournament: Tournament) -> TournamentPrinting:
        """Return the writer of a tournament's papers and tables."""
        settings = self._services.settings
        printing = TournamentPrinting(
            paper=lambda: settings.stored.paper, keep_paper=lambda paper: settings.setProperty("paper", paper)
        )
        printing.follow(tournament, tournament.state.created.name)
        return printing

    @property
    def tables_here(self) -> TournamentTables:
        return self._services.tables.tournament_tables

    def sit_here(self, tournament: str, state: State, round_number: int, table: int) -> None:
        """Set the table for a table of the tournament with this name."""
        self._services.tables.sit_for_tournament(tournament, state, round_number, table)

    def in_play(self, tournament: str) -> bool:
        """Return whether a table of the tournament with this name is now being played here."""
        place = self._services.tables.place
        return place is not None and place.tournament == tournament
