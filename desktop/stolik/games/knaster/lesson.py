"""The first game of Knaster, alone: write, fill a row, draw circles, fill a row with circles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE, Value
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.games.knaster.rules.moves import Circle, Ring, Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import index_of


def _rolled(*dice: int) -> LessonMove:
    return LessonMove(TABLE, Rolled(dice))


def _roll(goal: str) -> LessonMove:
    return LessonMove(LEARNER, Roll(), goal, lit=("roll",))


def _write(row: int, column: int, goal: str, praise: str = "") -> LessonMove:
    return LessonMove(LEARNER, Write(row, column), goal, praise, (f"cell:{index_of(row, column)}",))


def _circle(row: int, column: int, goal: str, praise: str = "") -> LessonMove:
    return LessonMove(LEARNER, Circle(row, column), goal, praise, (f"cell:{index_of(row, column)}",))


def _ring(
    line: str,
    cells: tuple[tuple[int, int], ...],
    goal: str,
    praise: str,
    accepts: Callable[[Value, Value], bool] | None = None,
) -> LessonMove:
    lit = tuple(f"cell:{index_of(row, column)}" for row, column in cells)
    return LessonMove(LEARNER, Ring(line, cells), goal, praise, lit, accepts)


def _rings_the_same_line(move: Value, due: Value) -> bool:
    """Return whether a legal move draws the circles of the line that is due, whichever cells they go to."""
    return isinstance(move, Ring) and isinstance(due, Ring) and move.line == due.line


def _meanwhile(row: int, column: int, *dice: int) -> tuple[LessonMove, ...]:
    """Return a round that is played for the learner."""
    return LessonMove(LEARNER, Roll()), _rolled(*dice), LessonMove(LEARNER, Write(row, column))


_ROLL: Final = QT_TRANSLATE_NOOP("knaster", "Roll again.")

_FIRST_ROW: Final = (
    _roll(
        QT_TRANSLATE_NOOP("knaster", "You fill the sheet with numbers, then circle them. Roll the two dice.")
    ),
    _rolled(5, 3),
    _write(
        0,
        0,
        QT_TRANSLATE_NOOP("knaster", "5 and 3 make 8. Click the top left cell to write the 8 there."),
        QT_TRANSLATE_NOOP("knaster", "Your first number!"),
    ),
    _roll(_ROLL),
    _rolled(6, 2),
    _write(
        0,
        1,
        QT_TRANSLATE_NOOP("knaster", "8 again! Equal numbers belong together: write it beside the first 8."),
    ),
    _roll(_ROLL),
    _rolled(4, 4),
    _write(
        0,
        2,
        QT_TRANSLATE_NOOP("knaster", "A third 8! Write it in the next cell of the top row."),
        QT_TRANSLATE_NOOP("knaster", "Three of a kind already."),
    ),
    _roll(_ROLL),
    _rolled(4, 3),
    _write(
        0,
        3,
        QT_TRANSLATE_NOOP(
            "knaster", "A 7 isn't an 8, but never mind. Write it in the next cell of the top row."
        ),
    ),
    _roll(QT_TRANSLATE_NOOP("knaster", "One cell of the top row is empty. Roll again.")),
    _rolled(2, 6),
    _write(
        0,
        4,
        QT_TRANSLATE_NOOP("knaster", "An 8 once more! Write it in the last cell of the top row."),
        QT_TRANSLATE_NOOP("knaster", "The row is full, with four equal numbers."),
    ),
)

_CIRCLES: Final = (
    _ring(
        "r0",
        ((0, 0), (0, 1)),
        QT_TRANSLATE_NOOP("knaster", "For four equal numbers you draw two circles. Click the first two 8s."),
        QT_TRANSLATE_NOOP("knaster", "Each circle is a point."),
    ),
    _roll(QT_TRANSLATE_NOOP("knaster", "You circle the others when their number is rolled. Roll again.")),
    _rolled(6, 1),
    _circle(
        0,
        3,
        QT_TRANSLATE_NOOP("knaster", "A 7! You have one already. Click your 7 to circle it."),
        QT_TRANSLATE_NOOP("knaster", "Circle or write: you choose one of them each time."),
    ),
    _roll(_ROLL),
    _rolled(5, 3),
    _circle(0, 2, QT_TRANSLATE_NOOP("knaster", "An 8! Click the first 8 without a circle.")),
    _roll(QT_TRANSLATE_NOOP("knaster", "Only one circle is missing in the top row. Roll again.")),
    _rolled(4, 4),
    _circle(
        0,
        4,
        QT_TRANSLATE_NOOP("knaster", "There it is. Circle the last 8 of the top row."),
        QT_TRANSLATE_NOOP("knaster", "Five circles in a row! The top row brings you 9 points more."),
    ),
)

_STRAIGHT: Final = (
    *_meanwhile(1, 0, 3, 3),
    *_meanwhile(1, 1, 5, 4),
    *_meanwhile(1, 2, 1, 4),
    *_meanwhile(1, 3, 2, 5),
    _roll(QT_TRANSLATE_NOOP("knaster", "A few rounds later the second row has 6, 9, 5 and 7. Roll again.")),
    _rolled(6, 2),
    _write(
        1,
        4,
        QT_TRANSLATE_NOOP("knaster", "An 8! Write it in the last cell of the second row."),
        QT_TRANSLATE_NOOP("knaster", "5, 6, 7, 8, 9: that is a straight!"),
    ),
    _ring(
        "r1",
        ((1, 0), (1, 1), (1, 2)),
        QT_TRANSLATE_NOOP("knaster", "A straight gives three circles. Click any three numbers of the row."),
        QT_TRANSLATE_NOOP("knaster", "17 points: 8 circles, and 9 for the top row."),
        _rings_the_same_line,
    ),
)

LESSON: Final = Lesson(
    Options(),
    1,
    (*_FIRST_ROW, *_CIRCLES, *_STRAIGHT),
    QT_TRANSLATE_NOOP(
        "knaster",
        "Columns and the two diagonals count like rows. When the sheet is full, there is one last roll.",
    ),
)
