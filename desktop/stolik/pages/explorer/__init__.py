"""The explorer: a position's options, what each leads to, and how play could go on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.explorer.model import ExplorerModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> ExplorerModel | None:
    """Return the explorer at the decision of ``seat`` before ``entry`` of the game in the record ``text``.

    `recorded_decision.exploring` tells more; without any of it, it is the decision that is seen on the table.
    There is none if the record can't be used, or the seat has nothing to decide there.
    """
    from stolik.engine.record import RecordFault
    from stolik.pages.explorer.model import explorer_at

    try:
        return explorer_at(services, arguments)
    except RecordFault:
        return None


PAGE = Page("explorer", "ExplorerPage.qml", _model, help="3", uses_bots=True, shows_secrets=True)
