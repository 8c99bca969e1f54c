"""What a puzzle is called: by its game, its grade, and what it asks."""

from __future__ import annotations

from typing import Final

from stolik.analysis.puzzles import DailyPuzzle
from stolik.engine.game_library import find_game
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.engine.package import GameInfo

CONTEXT: Final = "puzzles"

_GRADES: Final = (
    QT_TRANSLATE_NOOP("puzzles", "easy"),
    QT_TRANSLATE_NOOP("puzzles", "fairly easy"),
    QT_TRANSLATE_NOOP("puzzles", "medium"),
    QT_TRANSLATE_NOOP("puzzles", "hard"),
    QT_TRANSLATE_NOOP("puzzles", "very hard"),
)


def grade_names() -> list[str]:
    """Return what the grades are called, the easiest first."""
    return [translated(CONTEXT, name) for name in _GRADES]


def graded_title(puzzle: DailyPuzzle) -> str:
    """Return the game of a puzzle, and its grade."""
    return f"{game_title(puzzle.game)} · {grade_names()[puzzle.request.grade - 1]}"


def game_title(game_id: str) -> str:
    """Return the name of a game that was found."""
    return translated(game_id, _info(game_id).title)


def question(game_id: str) -> str:
    """Return what the puzzles of a game ask."""
    return translated(game_id, _info(game_id).puzzle)


def _info(game_id: str) -> GameInfo:
    info = find_game(game_id)
    assert info is not None, "only games that were found are practised"
    return info
