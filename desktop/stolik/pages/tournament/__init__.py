"""Tournaments: the list, a new tournament, and the desk of an open one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import N_
from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stolik.pages.tournament.model import TournamentPages
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> TournamentPages:
    """Return the pages, showing the list or the desk of a ``tournament`` from a ``file``."""
    from stolik.pages.tournament.desk_services import DeskServices
    from stolik.pages.tournament.model import TournamentPages

    pages = TournamentPages(services.tournaments, DeskServices(services))
    services.language.switched.connect(pages.retranslate)
    if "file" in arguments:
        pages.open_file(arguments["file"], arguments["tournament"])
    return pages


def _take(opened: QObject, arguments: Arguments) -> bool:
    from stolik.pages.tournament.model import TournamentPages

    if not isinstance(opened, TournamentPages) or "file" not in arguments:
        return False
    opened.open_file(arguments["file"], arguments["tournament"])
    return True


PAGE = Page(
    "tournament",
    "TournamentPagesView.qml",
    _model,
    take=_take,
    title=N_("pages", "Tournaments"),
    icon="trophy",
    order=2,
    uses_bots=True,
    waits_under_table=True,
)
