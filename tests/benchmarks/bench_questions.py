"""How soon the questions by key are answered: all of a game's at a position, without a window."""

from __future__ import annotations

from time import perf_counter

from tests.benchmarks.table import Row

GAMES = ("knaster", "pickomino", "rummikub", "ryzyk_fizyk")
POSITIONS = 60
ANSWER_MS = 100


def slowest(game: str, moves: int) -> float:
    """Return the most milliseconds that the answers to all questions took at one of the first positions."""
    from tests.flow.test_questions import NAMES, positions

    most = 0.0
    for _, model in positions(game, moves):
        began = perf_counter()
        model.answers(NAMES[:2], "")
        most = max(most, perf_counter() - began)
    return 1000 * most


def rows(short: bool) -> list[Row]:
    """Return the slowest position of each game."""
    measured = {game: slowest(game, POSITIONS // 3 if short else POSITIONS) for game in GAMES}
    return [
        Row(f"All questions answered, {game}", f"{ms:.1f} ms", f"<= {ANSWER_MS} ms", ms <= ANSWER_MS)
        for game, ms in measured.items()
    ]
