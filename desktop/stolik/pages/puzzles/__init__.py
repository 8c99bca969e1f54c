"""Puzzles: positions with one best answer, including a daily one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.puzzles.model import PuzzleModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PuzzleModel:
    """Return the model of the puzzle with ``gameId``, ``grade`` and ``seed``, or of the daily puzzle."""
    from stolik.analysis.puzzles import DailyPuzzle, PuzzleRequest, puzzle_of_day
    from stolik.pages.puzzles.model import PuzzleModel

    if "seed" in arguments:
        request = PuzzleRequest(arguments["grade"], arguments["seed"])
        puzzles = PuzzleModel(services, DailyPuzzle(arguments["gameId"], request))
    else:
        day = services.calendar.today()
        puzzles = PuzzleModel(services, puzzle_of_day(day), day)
    services.language.switched.connect(puzzles.retranslate)
    return puzzles


PAGE = Page("puzzles", "PuzzlePage.qml", _model, help="4", uses_bots=True)
