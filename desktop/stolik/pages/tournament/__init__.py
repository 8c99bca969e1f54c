"""Tournaments: the list of them, a new one, and the desk of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stolik.pages.tournament.model import TournamentPages
    from stolik.pages.tournament.parts import Surroundings
    from stolik.services.services import Services
    from stolik.services.tournaments.tournaments import Tournaments
    from stolik.tournament.tournament import Tournament


def time_text() -> str:
    """Return the day and the time of the day, as they are written down in a tournament."""
    from datetime import datetime  # the first page doesn't ask, and it takes time to import

    return datetime.now().strftime("%Y-%m-%d %H:%M")


def _model(services: Services, arguments: Arguments) -> TournamentPages:
    """Return the pages with the list, or with the desk of a ``tournament`` that lies in a ``file``."""
    from stolik.pages.tournament.model import TournamentPages

    files: Tournaments = services.pages.keeper(PAGE.id)
    pages = TournamentPages(files, _surroundings(services))
    services.language.switched.connect(pages.retranslate)
    if "file" in arguments:
        file: Path = arguments["file"]
        pages.open_file(file, arguments["tournament"])
    return pages


def _surroundings(services: Services) -> Surroundings:
    """Return what the pages need; the ways to fill a table are wired here alone."""
    from stolik.pages.tournament.background_tables import BackgroundTables
    from stolik.pages.tournament.card_form import CardForm
    from stolik.pages.tournament.parts import Surroundings
    from stolik.pages.tournament.printing import TournamentPrinting
    from stolik.pages.tournament.setup_model import LARGEST_SEED, person_rows
    from stolik.tournament.championship import begin_championship

    def make_printing(tournament: Tournament) -> QObject:
        printing = TournamentPrinting(
            paper=lambda: services.settings.stored.paper,
            keep_paper=lambda paper: services.settings.setProperty("paper", paper),
        )
        printing.follow(tournament, tournament.state.created.name)
        return printing

    def plays_table_of(tournament: str) -> bool:
        place = services.tables.place
        return place is not None and place.tournament == tournament

    return Surroundings(
        tell=services.notices.tell,
        saving_works=services.notices.saving_works,
        time=time_text,
        people=lambda: person_rows(services.tables.people.people),
        seed=lambda: services.rng.randint(0, LARGEST_SEED),
        make_card_form=lambda: CardForm(time_text),
        make_background=BackgroundTables,
        sit_here=services.tables.sit_for_tournament,
        tables_here=lambda: services.tables.tournament_tables,
        make_printing=make_printing,
        begin_championship=begin_championship,
        in_play=plays_table_of,
        now=services.now,
    )


def _keeper(services: Services) -> Tournaments:
    # What the disk didn't take outlasts the page.
    from stolik.services.tournaments.tournaments import Tournaments

    return Tournaments(services.paths)


PAGE = Page(
    "tournament",
    "TournamentPagesView.qml",
    _model,
    _keeper,
    title=QT_TRANSLATE_NOOP("pages", "Tournaments"),
    icon="trophy",
    order=2,
    uses_bots=True,
    waits_under_table=True,
)
