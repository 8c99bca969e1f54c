"""The family book: everybody's games, evenings, seasons, and the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.messages import N_
from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.book.model import FamilyBookModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> FamilyBookModel:
    from stolik.pages.book.model import FamilyBookModel

    book = FamilyBookModel(services)
    services.language.switched.connect(book.retranslate)
    services.calendar.changed.connect(book.retranslate)
    services.calendar.looked.connect(book.end_day)
    services.finished_games.results.look()
    return book


PAGE = Page(
    "book",
    "FamilyBookPage.qml",
    _model,
    title=N_("pages", "Family book"),
    icon="book",
    order=3,
    help="3",
)
