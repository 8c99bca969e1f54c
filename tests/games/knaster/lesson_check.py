"""Checks that the sentences of Knaster's lesson are true of their moments."""

from __future__ import annotations

from typing import Any, Final

from stolik.games.knaster.rules.moves import Circle, Ring, Roll, Write

from tests.games.knaster.claims_check import BONUSES, CELLS, Paper
from tests.pages.lesson.lesson_moments import Checks, Moment


class Sheet(Paper):
    """The learner's sheet in a state."""

    def __init__(self, state: Any) -> None:
        cells = [(row, column) for row in range(5) for column in range(5)]
        self.numbers = dict(zip(cells, state.sheets[0].numbers, strict=True))
        self.circles = dict(zip(cells, state.sheets[0].circles, strict=True))
        self.state = state

    def circled(self, line: str) -> int:
        return [self.circles[cell] for cell in CELLS[line]].count(True)

    @property
    def score(self) -> int:
        lines = [line for line in CELLS if self.circled(line) == 5]
        return sum([BONUSES[line] for line in lines]) + [*self.circles.values()].count(True)


def rolls(moment: Moment) -> bool:
    return isinstance(moment.move, Roll) and moment.before.phase == "roll"


def writes(moment: Moment, number: int, row: int, column: int, before: int) -> bool:
    """Return whether this number is rolled and to be written in a cell, with ``before`` equals in its row."""
    sheet = Sheet(moment.before)
    there = sheet.in_line(f"r{row}").count(number)
    return moment.move == Write(row, column) and sum(moment.before.dice) == number and there == before


def circles(moment: Moment, number: int, row: int, column: int) -> bool:
    """Return whether this number is rolled and to be circled in a cell, as the first one in its row."""
    sheet = Sheet(moment.before)
    open_ones = [
        cell for cell in CELLS[f"r{row}"] if sheet.numbers[cell] == number and not sheet.circles[cell]
    ]
    falls = sum(moment.before.dice) == number
    return moment.move == Circle(row, column) and falls and open_ones[0] == (row, column)


def row_after(moment: Moment, row: int) -> list[int]:
    return Sheet(moment.after).in_line(f"r{row}")


def rings(moment: Moment, line: str, combination: str, count: int) -> bool:
    move, given = moment.move, Sheet(moment.before).given(line)
    return isinstance(move, Ring) and given == (combination, count) and len(move.cells) == count


CHECKS: Final[Checks] = {
    "Fill your sheet with numbers, then circle them. Roll the two dice.": lambda m: (
        rolls(m) and not any(m.before.sheets[0].numbers)
    ),
    "5 and 3 make 8. Click the top left cell to write 8 there.": lambda m: (
        sorted(m.before.dice) == [3, 5] and writes(m, 8, 0, 0, 0)
    ),
    "Your first number!": lambda m: [number for number in m.after.sheets[0].numbers if number] == [8],
    "Roll again.": rolls,
    "8 again! Keep equal numbers together: write it beside the first 8.": lambda m: writes(m, 8, 0, 1, 1),
    "A third 8! Write it in the next cell of the top row.": lambda m: writes(m, 8, 0, 2, 2),
    "Three of a kind already.": lambda m: row_after(m, 0) == [8, 8, 8],
    "A 7 isn't an 8, but never mind. Write it in the next cell of the top row.": lambda m: writes(
        m, 7, 0, 3, 0
    ),
    "One cell of the top row is empty. Roll again.": lambda m: (
        rolls(m) and len(Sheet(m.before).in_line("r0")) == 4
    ),
    "Another 8! Write it in the last cell of the top row.": lambda m: writes(m, 8, 0, 4, 3),
    "The row is full, with four of a kind.": lambda m: (
        len(row_after(m, 0)) == 5 and row_after(m, 0).count(8) == 4
    ),
    "Four of a kind earns two circles. Click the first two 8s.": lambda m: (
        rings(m, "r0", "four", 2)
        and [cell for cell in CELLS["r0"] if Sheet(m.before).numbers[cell] == 8][:2] == [*m.move.cells]
    ),
    "Each circle is a point.": lambda m: Sheet(m.after).score == Sheet(m.after).circled("r0") == 2,
    "You can circle the others when their number comes up. Roll again.": rolls,
    "A 7! You have one already. Click your 7 to circle it.": lambda m: (
        circles(m, 7, 0, 3) and m.before.sheets[0].numbers.count(7) == 1
    ),
    "Circle or write: each time you choose one.": lambda m: isinstance(m.move, Circle),
    "An 8! Click the first 8 without a circle.": lambda m: circles(m, 8, 0, 2),
    "Only one circle is missing in the top row. Roll again.": lambda m: (
        rolls(m) and Sheet(m.before).circled("r0") == 4
    ),
    "There it is. Circle the last 8 in the top row.": lambda m: (
        circles(m, 8, 0, 4) and Sheet(m.before).circled("r0") == 4
    ),
    "Five circles in a row! The top row earns you 9 more points.": lambda m: (
        Sheet(m.after).circled("r0") == 5 and Sheet(m.after).score - Sheet(m.before).score == 1 + 9
    ),
    "A few rounds later the second row has 6, 9, 5 and 7. Roll again.": lambda m: (
        rolls(m) and Sheet(m.before).in_line("r1") == [6, 9, 5, 7]
    ),
    "An 8! Write it in the last cell of the second row.": lambda m: writes(m, 8, 1, 4, 0),
    "5, 6, 7, 8, 9: that's a straight!": lambda m: sorted(row_after(m, 1)) == [5, 6, 7, 8, 9],
    "A straight earns three circles. Click any three numbers in the row.": lambda m: rings(
        m, "r1", "straight", 3
    ),
    "17 points: 8 circles, and 9 for the top row.": lambda m: (
        Sheet(m.after).score == 17 and sum(m.after.sheets[0].circles) == 8
    ),
    "Columns and the two diagonals work like rows. When the sheet is full, there is one last roll.": (
        lambda m: not m.after.last_roll and 0 in m.after.sheets[0].numbers
    ),
}
