"""The four levels, each a set of habits that fits in one sentence: the first line of its docstring.

Luck decides among moves that are as good as equal; otherwise, players of one level would fill the same sheets
from the same dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.knaster.ai.sheet_values import FastSheet, estimated_values_at
from stolik.games.knaster.ai.valuation import FINAL_VALUES, LINE_NAMES, advise, entries
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CELLS, EMPTY, LINES, LINES_OF, SIZE, Sheet, cell, index_of
from stolik.games.knaster.rules.state import State


class Gentle:
    """Circles whenever it can; otherwise fills two rows at a time, whatever their numbers."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        # The rules list circles first.
        moves = list(GAME.legal_moves(view, seat))
        same = [move for move in moves if type(move) is type(moves[0])]
        numbers = view.sheets[seat].numbers
        rows = [numbers[start : start + SIZE] for start in range(0, CELLS, SIZE)]
        open_rows = [row for row, entered in enumerate(rows) if not all(entered)][:2]

        def liked(move: Move) -> bool:
            return isinstance(move, Write) and move.row in open_rows

        return max(same, key=lambda move: (liked(move), rng.random()))


class Fair:
    """Circles whenever it can; otherwise puts equal numbers together in all directions."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        moves = list(GAME.legal_moves(view, seat))
        same = [move for move in moves if type(move) is type(moves[0])]
        sheet = view.sheets[seat]
        return max(same, key=lambda move: (self._worth(sheet, move, view.sum), rng.random()))

    def _worth(self, sheet: Sheet, move: Move, number: int) -> int:
        """Return how often the lines through a cell hold the number or, for a circle, any circles."""
        match move:
            case Write(row=row, column=column):
                return sum([sheet.numbers[other] == number for other in _around(row, column)])
            case Circle(row=row, column=column):
                return sum([sheet.circles[other] for other in _around(row, column)])
            case Ring(cells=cells):
                return sum([sheet.circles[other] for each in cells for other in _around(*each)])
            case _:
                return 0


class Sharp:
    """Weighs what every line can still become, and thinks of its own sheet alone."""

    AS_GOOD: Final = 0.04
    """The difference, in points per empty cell, within which luck decides: early on, little is settled."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in a millisecond or two, whatever the deadline."""
        if view.phase == "roll":
            return Roll()
        board, code = FastSheet.of(view.sheets[seat]), view.sum - 1
        if view.due[seat]:
            return self._ring(view, seat, board)
        if view.last_roll:
            last = max(entries(board, code, FINAL_VALUES, FINAL_VALUES), key=lambda entry: entry.value)
            best = last if last.value else None
        else:
            values = estimated_values_at(board.empties - 1), estimated_values_at(board.empties)
            slack = self.AS_GOOD * board.empties
            best = max(entries(board, code, *values), key=lambda entry: entry.value + slack * rng.random())
        if best is None:
            return Pass()
        return Write(*cell(best.cell)) if best.writes else Circle(*cell(best.cell))

    def _ring(self, view: State, seat: Seat, board: FastSheet) -> Ring:
        due = [LINE_NAMES.index(line) for line in view.due[seat]]
        values = FINAL_VALUES if view.last_roll else estimated_values_at(board.empties)
        line, cells = board.resolve(due, values, board.total(values)).rings[0]
        return Ring(LINE_NAMES[line], tuple([cell(index) for index in cells]))


class Master:
    """Knows from millions of games what lines are worth, and watches how soon the others end this one."""

    AS_GOOD: Final = 0.0004
    """The difference, in chance to win per empty cell, within which luck decides; a single seat has none."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move within hundredths of a second, whatever the deadline."""
        if view.phase == "roll":
            return Roll()
        options = advise(view, seat)
        alone = len(view.sheets) == 1
        slack = 0.0 if alone or view.last_roll else self.AS_GOOD * view.sheets[seat].numbers.count(EMPTY)
        best: Move = max(options, key=lambda option: option.value + slack * rng.random()).move
        return best


@cache
def _around(row: int, column: int) -> Sequence[int]:
    return [other for line in LINES_OF[index_of(row, column)] for other in LINES[line]]


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: Gentle(),
    Level.FAIR: Fair(),
    Level.SHARP: Sharp(),
    Level.MASTER: Master(),
}
