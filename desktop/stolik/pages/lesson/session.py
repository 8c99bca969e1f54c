"""A game that goes as the script of a lesson has it."""

from __future__ import annotations

from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.session import Session


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

    def fixed_chance(self) -> Value:
        """Return the table's move that the script has next."""
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
