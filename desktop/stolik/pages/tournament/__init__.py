"""Tournaments: the list of them, a new one, and the desk of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.tournament.model import TournamentPages
    from stolik.services.services import Services
    from stolik.services.tournaments.tournaments import Tournaments


def _model(services: Services, arguments: Arguments) -> TournamentPages:
    """Return the pages with the list, or with the desk of a ``tournament`` that lies in a ``file``."""
    from stolik.pages.tournament.desk_services import DeskServices
    from stolik.pages.tournament.model import TournamentPages

    files: Tournaments = services.pages.keeper(PAGE.id)
    pages = TournamentPages(files, DeskServices(services))
    services.language.switched.connect(pages.retranslate)
    if "file" in arguments:
        file: Path = arguments["file"]
        pages.open_file(file, arguments["tournament"])
    return pages


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
