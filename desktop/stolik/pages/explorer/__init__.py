"""A position that is explored: its options, what each leads to, and how it could go on from there."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.explorer.keeper import ExploredKeeper
    from stolik.pages.explorer.model import ExplorerModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> ExplorerModel | None:
    """Return the explorer at the decision of ``seat`` before ``entry`` of the game in the record ``text``.

    `recorded_decision.exploring` tells more; without any of it, it is the decision that is seen on the table.
    There is none where the record can't be used, or the seat has nothing to decide there.
    """
    from stolik.engine.record import RecordFault
    from stolik.pages.explorer.opening import open_place

    try:
        return open_place(services, arguments)
    except RecordFault:
        return None


def _keeper(services: Services) -> ExploredKeeper:
    from stolik.pages.explorer.keeper import ExploredKeeper

    return ExploredKeeper(services.pages.file(PAGE), services.calendar.today, services.notices.tell)


PAGE = Page(
    "explorer",
    "ExplorerPage.qml",
    _model,
    _keeper,
    "explored.json",
    kinds=lambda: [import_module("stolik.pages.explorer.store").ExploredPlaces],
    help="3",
    uses_bots=True,
    shows_secrets=True,
)
