"""The first game of Knaster, alone: write, fill a row, draw circles, fill a row with circles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove, roll, rolled
from stolik.engine.game import Value
from stolik.engine.messages import N_
from stolik.games.knaster.rules.moves import Circle, Ring, Roll, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import index_of


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
    """Return whether a legal move draws the circles of the due line, in whichever cells."""
    return isinstance(move, Ring) and isinstance(due, Ring) and move.line == due.line


def _meanwhile(row: int, column: int, *dice: int) -> tuple[LessonMove, ...]:
    return LessonMove(LEARNER, Roll()), rolled(*dice), LessonMove(LEARNER, Write(row, column))


_ROLL: Final = N_("knaster", "Roll again.")

_FIRST_ROW: Final = (
    roll(N_("knaster", "Fill your sheet with numbers, then circle them. Roll the two dice.")),
    rolled(5, 3),
    _write(
        0,
        0,
        N_("knaster", "5 and 3 make 8. Click the top left cell to write 8 there."),
        N_("knaster", "Your first number!"),
    ),
    roll(_ROLL),
    rolled(6, 2),
    _write(
        0,
        1,
        N_("knaster", "8 again! Keep equal numbers together: write it beside the first 8."),
    ),
    roll(_ROLL),
    rolled(4, 4),
    _write(
        0,
        2,
        N_("knaster", "A third 8! Write it in the next cell of the top row."),
        N_("knaster", "Three of a kind already."),
    ),
    roll(_ROLL),
    rolled(4, 3),
    _write(
        0,
        3,
        N_("knaster", "A 7 isn't an 8, but never mind. Write it in the next cell of the top row."),
    ),
    roll(N_("knaster", "One cell of the top row is empty. Roll again.")),
    rolled(2, 6),
    _write(
        0,
        4,
        N_("knaster", "Another 8! Write it in the last cell of the top row."),
        N_("knaster", "The row is full, with four of a kind."),
    ),
)

_CIRCLES: Final = (
    _ring(
        "r0",
        ((0, 0), (0, 1)),
        N_("knaster", "Four of a kind earns two circles. Click the first two 8s."),
        N_("knaster", "Each circle is a point."),
    ),
    roll(N_("knaster", "You can circle the others when their number comes up. Roll again.")),
    rolled(6, 1),
    _circle(
        0,
        3,
        N_("knaster", "A 7! You have one already. Click your 7 to circle it."),
        N_("knaster", "Circle or write: each time you choose one."),
    ),
    roll(_ROLL),
    rolled(5, 3),
    _circle(0, 2, N_("knaster", "An 8! Click the first 8 without a circle.")),
    roll(N_("knaster", "Only one circle is missing in the top row. Roll again.")),
    rolled(4, 4),
    _circle(
        0,
        4,
        N_("knaster", "There it is. Circle the last 8 in the top row."),
        N_("knaster", "Five circles in a row! The top row earns you 9 more points."),
    ),
)

_STRAIGHT: Final = (
    *_meanwhile(1, 0, 3, 3),
    *_meanwhile(1, 1, 5, 4),
    *_meanwhile(1, 2, 1, 4),
    *_meanwhile(1, 3, 2, 5),
    roll(N_("knaster", "A few rounds later the second row has 6, 9, 5 and 7. Roll again.")),
    rolled(6, 2),
    _write(
        1,
        4,
        N_("knaster", "An 8! Write it in the last cell of the second row."),
        N_("knaster", "5, 6, 7, 8, 9: that's a straight!"),
    ),
    _ring(
        "r1",
        ((1, 0), (1, 1), (1, 2)),
        N_("knaster", "A straight earns three circles. Click any three numbers in the row."),
        N_("knaster", "17 points: 8 circles, and 9 for the top row."),
        _rings_the_same_line,
    ),
)

LESSON: Final = Lesson(
    Options(),
    1,
    (*_FIRST_ROW, *_CIRCLES, *_STRAIGHT),
    N_(
        "knaster",
        "Columns and the two diagonals work like rows. When the sheet is full, there is one last roll.",
    ),
)


def _on_a_sheet(*entered: tuple[int, Write | Circle] | Ring) -> Lesson:
    """Return a lesson of entries on one sheet, each number and circle after a roll with its sum."""

    def script() -> Iterator[LessonMove]:
        for each in entered:
            if isinstance(each, Ring):
                yield LessonMove(LEARNER, each)
                continue
            total, move = each
            yield from (LessonMove(LEARNER, Roll()), rolled(total // 2, total - total // 2))
            yield LessonMove(LEARNER, move)

    return Lesson(Options(), 1, tuple(script()), "")


EXAMPLES: Final[Mapping[str, Lesson]] = {
    "write_or_circle": _on_a_sheet((11, Write(2, 2)), (11, Circle(2, 2)), (11, Write(2, 3))),
    "filled_line": _on_a_sheet(
        *((total, Write(0, column)) for column, total in enumerate((8, 7, 8, 8, 8))),
        Ring("r0", ((0, 1), (0, 4))),
    ),
    "two_lines": _on_a_sheet(
        *((total, Write(0, column)) for column, total in enumerate((8, 8, 7, 8), 1)),
        *((total, Write(row, 0)) for row, total in enumerate((5, 6, 7, 9), 1)),
        (8, Write(0, 0)),
        Ring("c0", ((0, 0), (1, 0), (2, 0))),
        Ring("r0", ((0, 1), (0, 2))),
    ),
}
