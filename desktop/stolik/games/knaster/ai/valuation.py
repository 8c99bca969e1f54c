"""What every entry is worth: the points a sheet ends with, and against others the chance to win.

Behind it stand the learned worths (``learned``), looked one roll ahead: an entry is worth what the best
entries of the next roll lead to, over all eleven sums. What is left to the last roll alone is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import erfc, prod, sqrt
from typing import Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.knaster.ai.board import LINE_CELLS, NUMBERS, Board, Key, Worths
from stolik.games.knaster.ai.learned import Table, off_by, worths_at
from stolik.games.knaster.ai.lines import CHANCES, SUMS
from stolik.games.knaster.rules.moves import Circle, Move, Ring, Roll, Write
from stolik.games.knaster.rules.rules import GAME, State
from stolik.games.knaster.rules.sheet import (
    CELLS,
    EMPTY,
    LINES,
    LINES_OF,
    Cell,
    Combination,
    circlable,
    index_of,
)

# --------------------------------------------------------------------------------------- what a cell would do


class Filled(NamedTuple):
    """A line that a number would fill: its combination, and the circles due for it."""

    line: str
    combination: Combination
    circles: int


class Preview(NamedTuple):
    """What an entry in a cell would do at once.

    ``move`` is ``None`` where nothing can be entered. ``filled`` are the lines that the number would fill,
    those without a combination too; ``completed`` the lines to which a circle would be the fifth.
    """

    move: Write | Circle | None
    filled: tuple[Filled, ...] = ()
    completed: tuple[str, ...] = ()


class Outlook(NamedTuple):
    """What the table shows of a cell on demand: the move, what it does at once, and what it is worth."""

    preview: Preview
    worth: float
    points: float


def preview(state: State, seat: Seat, row: int, column: int) -> Preview:
    """Return what an entry of the sum in a cell would do at once, for a seat that owes an entry."""
    index = index_of(row, column)
    if not state.waiting[seat] or not 0 <= index < CELLS:
        return Preview(None)
    sheet = state.sheets[seat]
    if not sheet.numbers[index]:
        after = sheet.written(index, state.sum)
        lines = [line for line in LINES_OF[index] if after.is_filled(line)]
        return Preview(
            Write(row, column),
            tuple([Filled(line, after.combination(line), after.due(line)) for line in lines]),
        )
    if sheet.numbers[index] != state.sum or sheet.circles[index]:
        return Preview(None)
    after = sheet.circled([index])
    return Preview(
        Circle(row, column), (), tuple([line for line in LINES_OF[index] if after.is_complete(line)])
    )


def odds(view: State, seat: Seat) -> Mapping[Cell, Outlook]:
    """Return the outlook of every cell in which the seat can enter the sum; empty where it owes no entry."""
    return {
        (option.move.row, option.move.column): Outlook(
            preview(view, seat, option.move.row, option.move.column), option.worth, option.facts["points"]
        )
        for option in advise(view, seat)
        if isinstance(option.move, Write | Circle)
    }


# ------------------------------------------------------------------------------------------------ the worths


class _Nothing(dict[Key, float]):
    """Lines that bring nothing any more."""

    def __missing__(self, key: Key) -> float:
        """Return nothing, whatever the line."""
        return 0.0


class _Over:
    """The worths when nothing is to come: an entry is worth its points."""

    lines: Sequence[dict[Key, float]] = (_Nothing(),) * len(LINE_CELLS)
    numbers: Sequence[Sequence[float]] = ((0.0,) * (CELLS + 1),) * (NUMBERS + 1)


OVER: Final = _Over()

LINE_NAMES: Final = tuple(LINES)

_CHANCES: Final = tuple([(number - 1, CHANCES[number]) for number in SUMS])


class Entry(NamedTuple):
    """A way to enter a number: the cell, whether it is written there, and the points it leads to."""

    cell: int
    writes: bool
    worth: float


def entries(board: Board, code: int, writing: Worths, circling: Worths) -> Iterator[Entry]:
    """Yield every entry of a number, with its worth one move deep.

    ``writing`` are the worths after a number is written, ``circling`` after a circle.
    """
    if board.free[0]:
        for index, worth in board.worth_of_writing(code, writing, board.total(writing)):
            yield Entry(index, True, worth)
    if board.free[code]:
        total = board.total(circling)
        for index, held in enumerate(board.codes):
            if held == code:
                yield Entry(index, False, board.worth_of_circling(index, circling, total))


class Prospect:
    """How a seat sees its game: alone or against others, and how soon one of these may fill a sheet.

    ``least`` are the empty cells of the fullest of the other sheets when this roll is entered by all, or
    more than a sheet has where there is no other.
    """

    def __init__(self, view: State, seat: Seat) -> None:
        sheets = view.sheets
        self.last = view.last_roll
        self.board = Board.of(sheets[seat])
        self.table: Table = "race" if len(sheets) > 1 else "solo"
        self.score = sheets[seat].score
        self._others = [(sheet.score, Board.of(sheet)) for at, sheet in enumerate(sheets) if at != seat]
        self._rivals: dict[int, list[float]] = {}
        self.least = min(
            [_empties_after(view, at) for at in range(len(sheets)) if at != seat], default=CELLS + 1
        )

    def stage(self, empties: int) -> int:
        """Return the empty cells of the fullest sheet after this roll, with so many on the own one."""
        return min(empties, self.least)

    def worths(self, empties: int) -> Worths:
        """Return the worths after this roll, with so many cells empty on the own sheet."""
        return OVER if self.last else worths_at(self.table, self.stage(empties))

    def look_ahead(self, board: Board) -> float:
        """Return the points that the best entries of the next roll lead to, when this one is entered."""
        if self.last:
            return 0.0
        least = self.least - 1
        if not self.stage(board.empties):
            writing: Worths = OVER
            circling: Worths = OVER
        else:
            writing = worths_at(self.table, max(0, min(board.empties - 1, least)))
            circling = worths_at(self.table, max(0, min(board.empties, least)))
        total = 0.0
        for code, chance in _CHANCES:
            worths = [entry.worth for entry in entries(board, code, writing, circling)]
            total += chance * max(worths, default=0.0)
        return total

    def win_chance(self, points: float, empties: int) -> float:
        """Return the chance to come out ahead of all others with so many points in the end."""
        stage = self.stage(empties)
        if stage not in self._rivals:
            worths = self.worths(empties)
            self._rivals[stage] = [score + board.total(worths) for score, board in self._others]
        return chance_to_lead(points, self._rivals[stage], stage)

    def judged(self, move: Move, points: float, after: Board) -> Advice:
        """Return a move with its worth: the chance to win, alone the points in the end."""
        points += self.score + self.look_ahead(after)
        if self.table == "solo":
            return Advice(move, points, {"points": points})
        win = self.win_chance(points, after.empties)
        return Advice(move, win, {"points": points, "win": win})


def chance_to_lead(points: float, rivals: Sequence[float], stage: int) -> float:
    """Return the chance to end above all rivals, given what each is expected to end with."""
    spread = off_by(stage) * sqrt(2)
    return prod([0.5 * erfc((rival - points) / spread) for rival in rivals])


def _empties_after(view: State, seat: Seat) -> int:
    """Return the empty cells of a seat when it has entered; whoever can circle is taken to do so."""
    sheet = view.sheets[seat]
    empties = sheet.numbers.count(EMPTY)
    writes = view.waiting[seat] and empties and next(circlable(sheet, view.sum), None) is None
    return empties - bool(writes)


def _draw(board: Board, drawn: Sequence[tuple[int, Sequence[int]]]) -> int:
    """Draw the circles of filled lines on a board and return their points."""
    return sum([board.circle(index) for _, cells in drawn for index in cells])


def _judge_roll(view: State, seat: Seat) -> Advice:
    """Return the roller's one move: all seats are alike, for everybody enters the roll."""
    prospects = [Prospect(view, at) for at in range(len(view.sheets))]
    points = [prospect.score + prospect.look_ahead(prospect.board) for prospect in prospects]
    own = points[seat]
    if len(points) == 1:
        return Advice(Roll(), own, {"points": own})
    stage = min([prospect.board.empties for prospect in prospects])
    win = chance_to_lead(own, [other for at, other in enumerate(points) if at != seat], stage)
    return Advice(Roll(), win, {"points": own, "win": win})


def _judge_entries(prospect: Prospect, view: State, seat: Seat) -> Iterator[Advice]:
    """Yield every entry of a seat that owes one."""
    board, code = prospect.board, view.sum - 1
    writing = prospect.worths(board.empties - 1)
    for move in GAME.legal_moves(view, seat):
        after, points = board.copy(), 0
        if isinstance(move, Write):
            index = index_of(move.row, move.column)
            filled = after.write(index, code)
            points = _draw(after, after.resolve(filled, writing, 0.0).rings)
        elif isinstance(move, Circle):
            points = after.circle(index_of(move.row, move.column))
        yield prospect.judged(move, points, after)


def _judge_rings(prospect: Prospect, view: State, seat: Seat) -> Iterator[Advice]:
    """Yield every way to draw the circles of one of the lines that a seat has filled."""
    worths = prospect.worths(prospect.board.empties)
    due = [LINE_NAMES.index(line) for line in view.due[seat]]
    for ring in GAME.legal_moves(view, seat):
        assert isinstance(ring, Ring), "circles come before anything else"
        after = prospect.board.copy()
        line = LINE_NAMES.index(ring.line)
        points = _draw(after, [(line, [index_of(*each) for each in ring.cells])])
        points += _draw(after, after.resolve([other for other in due if other != line], worths, 0.0).rings)
        yield prospect.judged(ring, points, after)


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its worth, best first.

    Alone the worth is the points that the sheet is expected to end with, else the chance to win; ``facts``
    hold ``points`` always, and ``win`` where there are others. Empty where the seat isn't to act.
    """
    if seat not in GAME.to_act(view):
        return ()
    if view.phase == "roll":
        return (_judge_roll(view, seat),)
    prospect = Prospect(view, seat)
    judge = _judge_rings if view.due[seat] else _judge_entries
    advice = judge(prospect, view, seat)
    # The hopeless and the safe still play for points.
    return tuple(sorted(advice, key=lambda option: (-option.worth, -option.facts["points"])))
