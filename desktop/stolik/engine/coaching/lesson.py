"""What a game provides for a lesson: a scripted first game, with a goal for each of the learner's moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from stolik.engine.dice import Roll, Rolled
from stolik.engine.game import TABLE, Seat, Value

LEARNER: Final[Seat] = 0
"""The seat of the learner; all others are played as scripted."""

OTHER: Final[Seat] = 1
"""The seat of the other player in a game of two."""


@dataclass(frozen=True, slots=True)
class LessonMove:
    """An entry of a lesson's log.

    ``move`` may depend on the state in which it is made. For a move of the learner, ``goal`` asks for it,
    ``praise`` follows it, and ``lit`` names the things on the table that light up on request. ``goal`` and
    ``praise`` are English sources in the translation context of the game's id. A goal that takes several
    moves is repeated at each of them. A learner's move without a goal is made for them, and the lesson goes
    on. ``accepts`` tells whether another move is as good as the scripted one, its second argument; without
    it, only a move that leads to the same position is accepted.
    """

    seat: Seat
    move: Value | Callable[[Any], Value]
    goal: str = ""
    praise: str = ""
    lit: tuple[str, ...] = ()
    accepts: Callable[[Value, Value], bool] | None = None

    def move_in(self, state: Any) -> Value:
        """Return the move to make in a state of the game."""
        return self.move if isinstance(self.move, Value) else self.move(state)

    @property
    def asks(self) -> bool:
        """Whether the learner must find the move, with a goal shown."""
        return self.seat == LEARNER and self.goal != ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game: ``script`` is its log; ``ending``, shown last, is an English source like the goals."""

    options: Value
    seats: int
    script: tuple[LessonMove, ...]
    ending: str

    def steps(self, length: int | None = None) -> int:
        """Return how many different goals the first ``length`` entries (by default all) ask for."""
        goals = [entry.goal for entry in self.script[:length] if entry.asks]
        return len(list(groupby(goals)))

    def goal_before(self, length: int) -> str:
        """Return the last goal that the first ``length`` entries ask for; empty if they ask for none."""
        return next((entry.goal for entry in reversed(self.script[:length]) if entry.asks), "")

    def goal_reached(self, length: int) -> str:
        """Return the goal of the last move of a seat in the first ``length`` entries.

        The result is empty if another seat made that move, or if there was no move yet.
        """
        made = next((entry for entry in reversed(self.script[:length]) if entry.seat != TABLE), None)
        return made.goal if made is not None and made.seat == LEARNER else ""


def rolled(*dice: int) -> LessonMove:
    return LessonMove(TABLE, Rolled(dice))


def roll(goal: str, praise: str = "") -> LessonMove:
    return LessonMove(LEARNER, Roll(), goal, praise, ("roll",))


def others_turn(*played: Value | tuple[int, ...], seat: Seat = OTHER) -> tuple[LessonMove, ...]:
    """Return entries for the moves of a seat and, given as tuples, the dice that fall after its rolls."""
    return tuple([rolled(*each) if isinstance(each, tuple) else LessonMove(seat, each) for each in played])


def example(options: Value, *played: Value | tuple[int, ...]) -> Lesson:
    """Return a turn in a game of two, as an example for the rules."""
    return Lesson(options, 2, others_turn(*played, seat=LEARNER), "")
