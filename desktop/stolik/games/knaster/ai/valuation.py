"""The worth of every entry: the points that the sheet will end with and, against others, the chance to win.

It comes from ``sheet_values`` by looking one roll ahead: the worth of an entry is the mean of what the best
entries of the next roll lead to, over all eleven sums. When only the last roll is left, it is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import erfc, prod, sqrt
from typing import Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.knaster.ai.sheet_values import (
    CHANCES,
    LINE_CELLS,
    NUMBERS,
    SUMS,
    FastSheet,
    Key,
    StageValues,
    Table,
    lead_error,
    values_at,
)
from stolik.games.knaster.rules.moves import Circle, Move, Ring, Roll, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import (
    CELLS,
    EMPTY,
    LINES,
    LINES_OF,
    Combination,
    circlable,
    index_of,
)
from stolik.games.knaster.rules.state import State

# --------------------------------------------------------------------------------------- what a cell would do


class FilledLine(NamedTuple):
    """A line that a number would fill, with its combination and the circles due for it."""

    line: str
    combination: Combination
    circles: int


class EntryPreview(NamedTuple):
    """The immediate effect of an entry in a cell.

    ``move`` is ``None`` if nothing can be entered. ``filled`` are the lines that the number would fill, even
    without a combination; ``completed`` are those in which a circle would be the fifth.
    """

    move: Write | Circle | None
    filled: tuple[FilledLine, ...] = ()
    completed: tuple[str, ...] = ()


class CellOutlook(NamedTuple):
    """What the table shows on demand about a cell: the move there, its immediate effect, and its worth."""

    preview: EntryPreview
    value: float
    points: float


def preview(state: State, seat: Seat, row: int, column: int) -> EntryPreview:
    """Return the immediate effect of entering the sum in a cell, for a seat that owes an entry.

    ``row`` and ``column`` count from 0; a cell off the sheet takes no entry.
    """
    index = index_of(row, column)
    if not state.waiting[seat] or not 0 <= index < CELLS:
        return EntryPreview(None)
    sheet = state.sheets[seat]
    if not sheet.numbers[index]:
        after = sheet.written(index, state.sum)
        lines = [line for line in LINES_OF[index] if after.is_filled(line)]
        return EntryPreview(
            Write(row, column),
            tuple([FilledLine(line, after.combination(line), after.due(line)) for line in lines]),
        )
    if sheet.numbers[index] != state.sum or sheet.circles[index]:
        return EntryPreview(None)
    after = sheet.circled([index])
    return EntryPreview(
        Circle(row, column), (), tuple([line for line in LINES_OF[index] if after.is_complete(line)])
    )


# ------------------------------------------------------------------------------------------------ the values


class _NoLineValues(dict[Key, float]):
    """The worths of lines when nothing more is to come."""

    def __missing__(self, key: Key) -> float:
        return 0.0


class _FinalValues:
    """The values when nothing more is to come, so that an entry is just worth its points."""

    lines: Sequence[dict[Key, float]] = (_NoLineValues(),) * len(LINE_CELLS)
    numbers: Sequence[Sequence[float]] = ((0.0,) * (CELLS + 1),) * (NUMBERS + 1)


FINAL_VALUES: Final = _FinalValues()

WAYS_TO_CIRCLE: Final = 6
"""How many of the ways to draw circles that are best without looking ahead are examined."""

LINE_NAMES: Final = tuple(LINES)

CODE_CHANCES: Final = tuple([(number - 1, CHANCES[number]) for number in SUMS])


def mean_over_sums(figures: Sequence[float]) -> float:
    """Return the mean over the sums of a roll; the figures are in the order of ``CODE_CHANCES``."""
    return sum([chance * figure for figure, (_, chance) in zip(figures, CODE_CHANCES, strict=True)], IN_ORDER)


class EntryValue(NamedTuple):
    """A way to enter a number: the cell, whether it is written there, and the points that it leads to."""

    cell: int
    writes: bool
    value: float


def entries(board: FastSheet, code: int, writing: StageValues, circling: StageValues) -> Iterator[EntryValue]:
    """Yield every entry of a number with its worth, one move deep.

    ``code`` is the number's, 1 to ``NUMBERS``; ``writing`` are the values after a number is written,
    ``circling`` those after a circle.
    """
    if board.free[0]:
        for index, worth in board.value_of_writing(code, writing, board.total(writing)):
            yield EntryValue(index, True, worth)
    if board.free[code]:
        total = board.total(circling)
        for index, held in enumerate(board.codes):
            if held == code:
                yield EntryValue(index, False, board.value_of_circling(index, circling, total))


class SeatForecast:
    """The outlook of one seat: whether it has opponents, and how soon one of them may fill a sheet.

    ``view`` is the seat's, which hides nothing. ``least`` is the number of empty cells on the fullest of the
    other sheets once everyone has entered this roll, or more than a sheet has if there are no others. If it
    isn't given, it is worked out by assuming that seats circle whenever they can.
    """

    def __init__(self, view: State, seat: Seat, least: int | None = None) -> None:
        sheets = view.sheets
        # Until the dice of the last roll fall, one roll is still to come.
        self.last = view.last_roll and view.phase == "enter"
        self.board = FastSheet.of(sheets[seat])
        self.table: Table = "race" if len(sheets) > 1 else "solo"
        self.score = sheets[seat].score
        self._other_sheets = [*sheets[:seat], *sheets[seat + 1 :]]
        self._rivals: dict[int, list[float]] = {}
        if least is None:
            others = [empties_after(view, at) for at in range(len(sheets)) if at != seat]
            least = min(others, default=CELLS + 1)
        self.least = least

    @cached_property
    def _others(self) -> list[tuple[int, FastSheet]]:
        return [(sheet.score, FastSheet.of(sheet)) for sheet in self._other_sheets]

    def stage(self, empties: int) -> int:
        """Return the empty cells of the fullest sheet after this roll, with ``empties`` on the seat's own."""
        return min(empties, self.least)

    def values(self, empties: int) -> StageValues:
        """Return the values after this roll, with ``empties`` empty cells on the seat's own sheet."""
        return FINAL_VALUES if self.last else self.values_at(self.stage(empties))

    def values_at(self, empties: int) -> StageValues:
        """Return the values while the fullest sheet has ``empties`` empty cells, 0 to 25."""
        return values_at(self.table, empties)

    def look_ahead(self, board: FastSheet) -> float:
        """Return the mean points that the best entries of the next roll lead to, 0 if this is the last roll.

        ``board`` is the seat's own sheet with this roll entered.
        """
        if self.last:
            return 0.0
        worths = self.next_entries(board)
        return mean_over_sums(worths)

    def next_entries(self, board: FastSheet) -> list[float]:
        """Return the points that the best entry of the next roll leads to, for each number it may show."""
        least = self.least - 1
        if not self.stage(board.empties):
            writing: StageValues = FINAL_VALUES
            circling: StageValues = FINAL_VALUES
        else:
            writing = self.values_at(max(0, min(board.empties - 1, least)))
            circling = self.values_at(max(0, min(board.empties, least)))
        return board.best_entries(writing, circling)

    def win_chance(self, points: float, empties: int) -> float:
        """Return the chance, from 0 to 1, that ``points`` points at the end are more than all others have.

        ``points`` may be a mean; ``empties`` is the number of empty cells on the seat's own sheet.
        """
        stage = self.stage(empties)
        if stage not in self._rivals:
            values = self.values(empties)
            self._rivals[stage] = [score + board.total(values) for score, board in self._others]
        return chance_to_lead(points, self._rivals[stage], stage)

    def advice(self, move: Move, points: float, after: FastSheet) -> Advice:
        """Return a move with its worth: the chance to win or, for a single seat, the points at the end.

        ``points`` are those that the move brings at once; ``after`` is the sheet that it leads to.
        """
        points += self.score + self.look_ahead(after)
        if self.table == "solo":
            return Advice(move, points, {"points": points})
        win = self.win_chance(points, after.empties)
        return Advice(move, win, {"points": points, "win": win})


def chance_to_lead(points: float, rivals: Sequence[float], stage: int) -> float:
    """Return the chance to end above all rivals, given the points that each is expected to end with.

    The differences are taken to be normal and independent of each other, with the standard deviation that
    `lead_error` gives for ``stage``, the number of empty cells on the fullest sheet.
    """
    spread = lead_error(stage) * sqrt(2)
    return prod([0.5 * erfc((rival - points) / spread) for rival in rivals])


def empties_after(view: State, seat: Seat) -> int:
    """Return how many empty cells a seat has after its entry, assuming that it circles if it can."""
    sheet = view.sheets[seat]
    empties = sheet.numbers.count(EMPTY)
    writes = view.waiting[seat] and empties and next(circlable(sheet, view.sum), None) is None
    return empties - bool(writes)


def draw_circles(board: FastSheet, drawn: Sequence[tuple[int, Sequence[int]]]) -> int:
    """Draw the circles of filled lines on a board and return their points."""
    return sum([board.circle(index) for _, cells in drawn for index in cells])


def entered(board: FastSheet, code: int, entry: EntryValue, writing: StageValues) -> tuple[FastSheet, int]:
    """Return the sheet after an entry of a number, and the points that the entry brings at once.

    The circles of lines that it fills are drawn in the best way by ``writing``, the values after it.
    """
    after = board.copy()
    if entry.writes:
        filled = after.write(entry.cell, code)
        return after, draw_circles(after, after.resolve(filled, writing, 0.0).rings)
    return after, after.circle(entry.cell)


def ways_to_enter(
    board: FastSheet, code: int, entry: EntryValue, writing: StageValues
) -> list[tuple[FastSheet, int]]:
    """Return the sheets that an entry of a number may lead to, each with the points that it brings at once.

    If the entry fills lines, these are the `WAYS_TO_CIRCLE` best ways to draw their circles by ``writing``,
    the values after it, best first; otherwise there is a single one.
    """
    after = board.copy()
    if not entry.writes:
        return [(after, after.circle(entry.cell))]
    filled = after.write(entry.cell, code)
    found: dict[tuple[int, ...], tuple[FastSheet, int]] = {}
    for outcome in sorted(after.resolutions(filled, writing), key=lambda outcome: -outcome.value):
        drawn = after.copy()
        points = draw_circles(drawn, outcome.rings)
        found.setdefault(tuple(drawn.codes), (drawn, points))
        if len(found) == WAYS_TO_CIRCLE:
            break
    return list(found.values()) or [(after, 0)]


def _value_roll(view: State, seat: Seat) -> Advice:
    """Return the roller's only move; all seats are treated alike, because everyone enters the roll."""
    forecasts = [SeatForecast(view, at) for at in range(len(view.sheets))]
    points = [forecast.score + forecast.look_ahead(forecast.board) for forecast in forecasts]
    own = points[seat]
    if len(points) == 1:
        return Advice(Roll(), own, {"points": own})
    stage = min([forecast.board.empties for forecast in forecasts])
    win = chance_to_lead(own, [other for at, other in enumerate(points) if at != seat], stage)
    return Advice(Roll(), win, {"points": own, "win": win})


def entered_boards(forecast: SeatForecast, view: State, seat: Seat) -> Iterator[tuple[Move, FastSheet, int]]:
    """Yield every entry of a seat that owes one, with the sheet after it and the points it brings at once.

    An entry that fills lines is yielded several times, once for each of the best ways to draw their circles.
    """
    board, code = forecast.board, view.sum - 1
    writing = forecast.values(board.empties - 1)
    for move in GAME.legal_moves(view, seat):
        if isinstance(move, Write | Circle):
            entry = EntryValue(index_of(move.row, move.column), isinstance(move, Write), 0.0)
            for after, points in ways_to_enter(board, code, entry, writing):
                yield move, after, points
        else:
            yield move, board.copy(), 0


def circled_boards(forecast: SeatForecast, view: State, seat: Seat) -> Iterator[tuple[Move, FastSheet, int]]:
    """Yield every way to draw the circles of one filled line of a seat, in the form of `entered_boards`."""
    values = forecast.values(forecast.board.empties)
    due = [LINE_NAMES.index(line) for line in view.due[seat]]
    for ring in GAME.legal_moves(view, seat):
        assert isinstance(ring, Ring), "circles come before anything else"
        after = forecast.board.copy()
        line = LINE_NAMES.index(ring.line)
        points = draw_circles(after, [(line, [index_of(*each) for each in ring.cells])])
        others = [other for other in due if other != line]
        points += draw_circles(after, after.resolve(others, values, 0.0).rings)
        yield ring, after, points


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its worth, best first, for the bots to choose from.

    The worth is the chance to win or, for a single seat, the points that its sheet is expected to end with.
    ``facts`` always hold ``points``, and ``win`` if there are other seats. Empty if it isn't the seat's turn.
    """
    if seat not in GAME.to_act(view):
        return ()
    if view.phase == "roll":
        return (_value_roll(view, seat),)
    forecast = SeatForecast(view, seat)
    boards = circled_boards if view.due[seat] else entered_boards
    advice = [forecast.advice(move, points, after) for move, after, points in boards(forecast, view, seat)]
    # A seat that is certain to win or to lose still plays for points.
    advice.sort(key=lambda option: (-option.value, -option.facts["points"]))
    best: dict[Move, Advice] = {}
    for option in advice:
        best.setdefault(option.move, option)
    return tuple(best.values())
