"""The report on a game: chances, luck, errors, and the moments that mattered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.report.model import ReportModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> ReportModel | None:
    """Return the report on the waiting game ``save``, or else on the game on the table."""
    from stolik.pages.report.model import ReportModel

    tables, save = services.tables, arguments.get("save", "")
    setup = tables.waiting.setup_of(save) if save else tables.setup
    if setup is None:
        return None
    report = ReportModel(services, setup)
    services.language.switched.connect(report.retranslate)
    return report


PAGE = Page("report", "ReportPage.qml", _model, help="3", uses_bots=True)
