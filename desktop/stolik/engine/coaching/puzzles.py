"""What a game provides for puzzles: positions with one best answer, in five grades.

What all chance of a puzzle comes from is one `Random`, so that the same
source makes the same puzzle of the same seed on every machine.
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
    """A position to solve: ``seat`` alone decides at the newest state of ``session``.

    ``best`` is a move that solves it.
    """

    session: Session
    seat: Seat
    best: Value


class PuzzleSource(Protocol):
    """The puzzles that a game offers, each with one proved best answer."""

    def make(self, grade: int, rng: Random) -> Puzzle:
        """Return a new puzzle of one of `GRADES`, drawn by ``rng``."""

    def solves(self, puzzle: Puzzle, move: Value) -> bool:
        """Return whether a legal move is a best answer."""
