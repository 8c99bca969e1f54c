"""What a game provides for puzzles: positions with one best answer, in five grades.

All chance in a puzzle comes from one `Random`, so the same source and seed make the same puzzle on every
machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from stolik.engine.game import Seat, Value
from stolik.engine.session import Session

GRADES: Final = (1, 2, 3, 4, 5)
"""The grades of puzzles, the easiest first."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to solve: ``seat`` alone is to act in the newest state of ``session``.

    ``best`` is a move that solves it.
    """

    session: Session
    seat: Seat
    best: Value


class PuzzleSource(Protocol):
    """The source of a game's puzzles, each of which has one proven best answer."""

    def make(self, grade: int, rng: Random) -> Puzzle:
        """Return a new puzzle of one of the `GRADES`, drawn with ``rng``."""

    def solves(self, puzzle: Puzzle, move: Value) -> bool:
        """Return whether a legal move solves the puzzle."""
