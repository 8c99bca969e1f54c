"""How a game was played: chances, luck, errors, and the moments that mattered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.report.model import ReportModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> ReportModel | None:
    """Return the report on the game that waits under the name ``save``, else on that on the table."""
    from stolik.pages.report.model import ReportModel
    from stolik.services.results.finished_games import Reports
    from stolik.table.controller import TableController

    tables, save = services.tables, arguments.get("save", "")
    setup = tables.waiting.setup_of(save) if save else tables.setup
    if setup is None:
        return None
    report = ReportModel(
        services.table_of(TableController, setup),
        setup.players,
        setup.avatars,
        tuple(setup.seat_colours),
        services.bots(),
        Reports(services.paths),
        services.now,
    )

    def take_errors() -> None:
        if report.analysis is not None:
            services.pages.keeper("practise").take(setup, report.analysis)

    report.phaseChanged.connect(take_errors)
    services.language.switched.connect(report.retranslate)
    return report


PAGE = Page("report", "ReportPage.qml", _model, help="3", uses_bots=True)
