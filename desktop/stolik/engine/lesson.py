"""A lesson: a first game that is written down beforehand, and what the learner is asked at each move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any, Final

from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.session import Session

LEARNER: Final[Seat] = 0
"""The seat of whoever learns; all others are played as the lesson has them."""


@dataclass(frozen=True, slots=True)
class LessonMove:
    """An entry of a lesson's log.

    ``move`` may be given by the state that it is made in. For a move of the learner, ``goal`` asks for it,
    ``praise`` is told once it is made, and ``lit`` names the things on the table that light up for who wants
    to be shown. ``goal`` and ``praise`` are English sources in the translation context of the game's id. A
    goal that needs several moves stands at each of them. A move of the learner without a goal is made for
    them: the lesson goes on after it. ``accepts`` tells whether another move is as good as the one that is
    due, its second argument: without it only one that leads to the same position is.
    """

    seat: Seat
    move: Value | Callable[[Any], Value]
    goal: str = ""
    praise: str = ""
    lit: tuple[str, ...] = ()
    accepts: Callable[[Value, Value], bool] | None = None

    def move_in(self, state: Any) -> Value:
        """Return the move that is made in a state of the game."""
        return self.move if isinstance(self.move, Value) else self.move(state)

    @property
    def asks(self) -> bool:
        """Whether the learner is asked for it."""
        return self.seat == LEARNER and self.goal != ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game: ``script`` is its log; ``ending`` is told at last, an English source like the goals."""

    options: Value
    seats: int
    script: tuple[LessonMove, ...]
    ending: str

    def steps(self, length: int | None = None) -> int:
        """Return how many different goals the first ``length`` entries ask for; without it all entries."""
        goals = [entry.goal for entry in self.script[:length] if entry.asks]
        return len(list(groupby(goals)))

    def goal_before(self, length: int) -> str:
        """Return the last goal that the first ``length`` entries ask for; empty where they ask for none."""
        return next((entry.goal for entry in reversed(self.script[:length]) if entry.asks), "")

    def goal_reached(self, length: int) -> str:
        """Return the goal of the last move of a seat in the first ``length`` entries.

        It is empty where another seat made that move, or nobody has moved yet.
        """
        made = next((entry for entry in reversed(self.script[:length]) if entry.seat != TABLE), None)
        return made.goal if made is not None and made.seat == LEARNER else ""


class LessonSession(Session):
    """A game that goes as the script of a lesson has it: chance too, and nothing is taken back."""

    def __init__(self, game: AnyGame, lesson: Lesson, length: int = 0) -> None:
        """Begin with the first ``length`` entries of the lesson's log.

        Raises:
            IllegalMove: The rules refuse an entry.
        """
        super().__init__(game, lesson.seats, lesson.options, 0)
        self._script = lesson.script
        while self.length < length and (due := self.due) is not None:
            self.submit(due.seat, due.move_in(self.state))

    @property
    def due(self) -> LessonMove | None:
        """The entry of the script that comes next; ``None`` at its end."""
        return self._script[self.length] if self.length < len(self._script) else None

    def chance(self, rng: Random) -> Value:
        """Return the table's move that the script has next; ``rng`` isn't asked."""
        due = self.due
        assert due is not None, "a lesson doesn't end before a roll"
        assert due.seat == TABLE, "a lesson has a move of the table wherever one is due"
        return due.move_in(self.state)

    def can_undo(self, seat: Seat) -> bool:
        """Return that nothing can be taken back."""
        return False

    def accepts(self, move: Value) -> bool:
        """Return whether a legal move of the learner is the one that is due, or as good."""
        due = self.due
        if due is None or due.seat != LEARNER:
            return False
        due_move = due.move_in(self.state)
        if due.accepts is not None:
            return due.accepts(move, due_move)
        after, wanted = (self.game.apply(self.state, LEARNER, each)[-1].state for each in (move, due_move))
        return bool(after == wanted)
