"""The family book: everybody's games, evenings, seasons, and the dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.analysis.guessing import Guess
    from stolik.pages.book.model import FamilyBookModel
    from stolik.services.services import Services
    from stolik.tournament.championship import Cup


def _model(services: Services, arguments: Arguments) -> FamilyBookModel:
    from stolik.pages.book.model import FamilyBookModel

    keeper = services.finished_games.results

    def solved() -> Mapping[str, tuple[int, int]]:
        puzzles = services.pages.kept("puzzles")
        return {} if puzzles is None else puzzles.solved_by_people()

    def guesses(name: str) -> Sequence[Guess]:
        kept = services.pages.kept("guess")
        return () if kept is None else kept.guesses(name)

    book = FamilyBookModel(
        keeper,
        solved,
        _cups(services),
        lambda path: services.tables.look_back(path),
        services.calendar.today,
        guesses=guesses,
    )
    services.language.switched.connect(book.retranslate)
    services.calendar.changed.connect(book.retranslate)
    services.calendar.looked.connect(book.end_day)
    keeper.look()
    return book


def _cups(services: Services) -> Callable[[], Sequence[Cup]]:
    """Return what gives the cups; the tournaments are read once for every page that is opened."""
    found: list[Sequence[Cup]] = []

    def cups() -> Sequence[Cup]:
        if not found:
            from stolik.services.tournaments.tournaments import Tournaments

            found.append(Tournaments(services.paths).cups())
        return found[0]

    return cups


PAGE = Page(
    "book",
    "FamilyBookPage.qml",
    _model,
    title=QT_TRANSLATE_NOOP("pages", "Family book"),
    icon="book",
    order=3,
    help="3",
)
