"""The explorer: the options in a position, what each leads to, and how play could go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.explorer.model import ExplorerModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> ExplorerModel | None:
    """Return the explorer at the decision of ``seat`` before ``entry`` of the game in the record ``text``.

    See `recorded_decision.exploring`. Without arguments it is the decision shown on the table. It is ``None``
    if the record can't be used or the seat has nothing to decide there.
    """
    from stolik.engine.record import RecordFault
    from stolik.pages.explorer.model import explorer_at

    try:
        return explorer_at(services, arguments)
    except RecordFault:
        return None


PAGE = Page("explorer", "ExplorerPage.qml", _model, help="3", uses_bots=True, shows_secrets=True)
