"""Positions to play again: the errors of one's own games, when they are due."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.practise.keeper import Practice
    from stolik.services.practice.model import PracticeModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PracticeModel | None:
    """Return the model of what is due, or with ``moment`` of the error that the open report shows."""
    from stolik.services.practice.model import PracticeModel
    from stolik.services.practice.table import PracticeTable

    pages = services.pages
    place = pages.model("report").place() if arguments.get("moment") else None
    if arguments.get("moment") and place is None:
        return None
    table_at = partial(services.table_at, PracticeTable)
    practice = PracticeModel(table_at, services.bots(), pages.keeper(PAGE.id), place)
    services.language.switched.connect(practice.retranslate)
    services.calendar.changed.connect(practice.follow_day)
    return practice


def _keeper(services: Services) -> Practice:
    from stolik.pages.practise.keeper import Practice

    practice = Practice(
        services.pages.file(PAGE),
        services.tables.people,
        services.calendar.today,
        services.notices.tell,
        services,
    )
    services.calendar.changed.connect(practice.changed)
    return practice


PAGE = Page(
    "practise", "PractisePage.qml", _model, _keeper, "drills.json", help="3", reminds=True, uses_bots=True
)
