"""Puzzles: positions with one best answer, and one of them for every day."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.analysis.practice import RecordedDecision
    from stolik.pages.puzzles.keeper import SolvedPuzzleKeeper
    from stolik.pages.puzzles.model import PuzzleModel
    from stolik.pages.puzzles.solving import PuzzleSolving
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> PuzzleModel:
    """Return the model of the puzzle with ``gameId``, ``grade`` and ``seed``, or of that of the day."""
    from stolik.analysis.puzzles import DailyPuzzle, PuzzleRequest, puzzle_of_day
    from stolik.pages.puzzles.model import PuzzleModel
    from stolik.pages.puzzles.solving import PuzzleSolving
    from stolik.pages.puzzles.table import PuzzleTable

    def make_solving(place: RecordedDecision) -> PuzzleSolving:
        return PuzzleSolving(partial(services.table_at, PuzzleTable), services.bots(), place)

    def new_seed() -> str:
        return f"{services.bot_rng.getrandbits(64)}"

    keeper = services.pages.keeper(PAGE.id)
    day = None if "seed" in arguments else keeper.today
    puzzle = (
        DailyPuzzle(arguments["gameId"], PuzzleRequest(arguments["grade"], arguments["seed"]))
        if day is None
        else puzzle_of_day(day)
    )
    puzzles = PuzzleModel(make_solving, services.bots(), keeper, new_seed, puzzle, day)
    services.language.switched.connect(puzzles.retranslate)
    return puzzles


def _keeper(services: Services) -> SolvedPuzzleKeeper:
    from stolik.pages.puzzles.keeper import SolvedPuzzleKeeper

    return SolvedPuzzleKeeper(
        services.pages.file(PAGE), services.tables.people, services.calendar.today, services.notices.tell
    )


PAGE = Page(
    "puzzles",
    "PuzzlePage.qml",
    _model,
    _keeper,
    "puzzles.json",
    kinds=lambda: [import_module("stolik.pages.puzzles.store").SolvedPuzzles],
    help="4",
    uses_bots=True,
)
