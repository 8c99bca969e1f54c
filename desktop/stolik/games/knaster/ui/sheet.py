"""The sheets: rows for a large and for every small one, the new entries, and the circles being chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject

from stolik.engine.game import Seat, Value
from stolik.engine.messages import decimal
from stolik.games.knaster.ai.valuation import CellOutlook, preview
from stolik.games.knaster.rules.events import (
    DiceRolled,
    LineCompleted,
    LineFilled,
    LineRinged,
    NumberCircled,
    NumberWritten,
)
from stolik.games.knaster.rules.moves import Write
from stolik.games.knaster.rules.sheet import (
    BONUSES,
    CELLS,
    CIRCLES,
    LINES,
    LINES_OF,
    Cell,
    Combination,
    Sheet,
    cell,
    index_of,
)
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages
from stolik.games.knaster.ui.voice import (
    bonus_text,
    cell_text,
    deed_text,
    gives_text,
    of_another,
    ring_text,
    score_text,
    small_sheet_name,
)
from stolik.models.rows import RowsModel


class NewEntries:
    """Remembers for each seat which cells are marked as new until the dice fall for the next round."""

    def __init__(self) -> None:
        self._entered: dict[Seat, Collection[int]] = {}
        self._drawn: dict[Seat, Collection[int]] = {}

    def note(self, event: Value | None) -> None:
        """Remember where an event has entered something, and forget circles drawn by earlier events."""
        self._drawn = {}
        match event:
            case NumberWritten(seat, row, column):
                self._entered[seat] = {index_of(row, column)}
            case NumberCircled(seat, row, column):
                self._entered[seat] = {index_of(row, column)}
                self._drawn = {seat: {index_of(row, column)}}
            case LineRinged(seat, _, cells):
                drawn = {index_of(*each) for each in cells}
                self._drawn = {seat: drawn}
                self._entered[seat] = {*self.entered(seat), *drawn}
            case DiceRolled():
                self._entered = {}

    def mark(self, seat: Seat, cells: Collection[int]) -> None:
        self._entered[seat] = cells

    def forget(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self._entered.pop(seat, None)
            self._drawn.pop(seat, None)

    def entered(self, seat: Seat) -> Collection[int]:
        """Return the cells in which a seat has entered something in this round."""
        return self._entered.get(seat, ())

    def drawn(self, seat: Seat) -> Collection[int]:
        """Return the cells in which the last event drew a circle."""
        return self._drawn.get(seat, ())


def changed_cells(event: Value | None) -> Sequence[int]:
    """Return the cells that an event has changed on its seat's sheet, or those of its line."""
    match event:
        case NumberWritten(row=row, column=column) | NumberCircled(row=row, column=column):
            return (index_of(row, column),)
        case LineRinged(cells=cells):
            return [index_of(*each) for each in cells]
        case LineFilled(line=line) | LineCompleted(line=line):
            return LINES[line]
    return ()


class CircleChoice:
    """Holds the filled line whose circles are being chosen, and the cells chosen in it so far.

    ``line`` is its code, empty while it isn't known which of several lines comes first.
    """

    def __init__(self) -> None:
        self.line = ""
        self.cells: Collection[int] = frozenset()

    def begin(self, line: str) -> None:
        """Start to choose circles in a line (empty for none), with nothing chosen yet."""
        self.line, self.cells = line, frozenset()

    def follow(self, state: State, seat: Seat, *, acts: bool, same: bool) -> None:
        """Keep what fits a new view: ``acts`` if the owner can act, ``same`` if its sheet is unchanged."""
        due = state.due[seat]
        if not same or not acts or self.line not in due:
            self.begin("")
        if acts and due and not self.line and not order_matters(state.sheets[seat], due):
            self.line = due[0]

    def left(self, state: State, seat: Seat) -> int:
        return state.sheets[seat].due(self.line) - len(self.cells) if self.line else 0

    def is_forced(self, state: State, seat: Seat) -> bool:
        return bool(self.line) and _is_forced(state.sheets[seat], self.line)

    def drawing(self, state: State, seat: Seat) -> Mapping[str, Any]:
        """Return the move that draws all circles of a line that leaves no choice."""
        return _ring(self.line, state.sheets[seat].free_cells(self.line))

    def next_press(self, state: State, seat: Seat, line: str, cells: Collection[int]) -> str:
        """Return the name of the next thing to press to get a line's circles drawn in ``cells``."""
        if self.is_forced(state, seat) and (line == self.line or not is_open(state, seat)):
            return "draw"
        if line != self.line:
            return f"pick:{line}"
        others = sorted({*self.cells}.difference(cells))
        return f"cell:{(others or sorted({*cells}.difference(self.cells)))[0]}"

    def touch(self, state: State, seat: Seat, index: int) -> Mapping[str, Any]:
        """Return the move that a click on a cell makes; empty if the click only chooses a circle.

        If the cell can't get one, the move is one that the rules refuse, telling why.
        """
        line = self.line
        if not line or (not self.cells and index not in LINES[line]):
            # While nothing is chosen, another line may still come first.
            line = _only_line(state, seat, index) or line
        if not line:
            return {}
        sheet = state.sheets[seat]
        free, due = sheet.free_cells(line), sheet.due(line)
        if index not in LINES[line] or sheet.circles[index]:
            # The right number of circles makes sure that the refusal is about this cell.
            return _ring(line, [index, *[each for each in free if each != index][: due - 1]])
        before = self.cells if line == self.line else ()
        chosen = set(free) if len(free) == due else set(before) ^ {index}
        if len(chosen) == due:
            return _ring(line, sorted(chosen))
        self.line, self.cells = line, chosen
        return {}


def order_matters(sheet: Sheet, due: Sequence[str]) -> bool:
    """Return whether it matters which of some filled lines gets its circles first.

    The lines have one cell in common, the one written last. The order doesn't matter once that cell is
    circled, if it will be circled in any case because no line leaves a choice, or if every line has enough
    cells without it.
    """
    shared = set(LINES[due[0]]).intersection(*[LINES[line] for line in due[1:]])
    return len({_is_forced(sheet, line) for line in due}) > 1 and any(not sheet.circles[at] for at in shared)


def is_open(state: State, seat: Seat) -> bool:
    """Return whether any of a seat's filled lines leaves a choice."""
    return not all(_is_forced(state.sheets[seat], line) for line in state.due[seat])


def _is_forced(sheet: Sheet, line: str) -> bool:
    return sheet.due(line) == len(sheet.free_cells(line))


def _only_line(state: State, seat: Seat, index: int) -> str:
    """Return the filled line that a cell belongs to, empty unless there is exactly one."""
    lines = [line for line in state.due[seat] if line in LINES_OF[index]]
    return lines[0] if len(lines) == 1 else ""


def _ring(line: str, cells: Sequence[int]) -> Mapping[str, Any]:
    return {"kind": "ring", "line": line, "cells": [list(cell(each)) for each in cells]}


NUMBERED: Final = 3
"""How many of the best cells show their worth in figures; the others show it only by their shade."""


EXAMPLES: Final[Mapping[Combination, tuple[int, ...]]] = {
    "three": (7, 7, 7),
    "two_pairs": (5, 5, 8, 8),
    "four": (7, 7, 7, 7),
    "full_house": (7, 7, 7, 4, 4),
    "five": (7, 7, 7, 7, 7),
    "straight": (5, 6, 7, 8, 9),
}
"""An example of each combination, in the order of the circles that they give."""


class CellRow(NamedTuple):
    """A cell of a large sheet.

    ``can`` is what a click does there (``write``, ``circle``, ``ring`` or empty), and ``gain`` is how many
    circles follow. ``drawn`` is set if the newest event drew a circle. While worths are shown, ``worth`` is
    the cell's as text; ``rank`` is 1 to 3 for the three best cells, otherwise 0; ``best`` is set if no cell
    is worth more; ``shade`` is from 0 (worst) to 1 (best), or -1 if nothing can be entered.
    """

    cell: int
    spoken: str
    number: int
    circled: bool
    can: str
    chosen: bool
    gain: int
    fresh: bool
    drawn: bool
    worth: str
    best: bool
    rank: int
    shade: float


class LineRow(NamedTuple):
    """A line of a large sheet; ``due`` is the number of circles owed."""

    line: str
    spoken: str
    bonus: int
    complete: bool
    due: int
    picked: bool


class SmallSheetRow(NamedTuple):
    """A seat's sheet as it is drawn small beside the large one: its cells, and the bonuses of its lines."""

    seat: int
    spoken: str
    heading: str
    numbers: tuple[int, ...]
    circles: tuple[bool, ...]
    fresh: tuple[bool, ...]
    bonuses: tuple[int, ...]
    complete: tuple[bool, ...]
    score: int
    owes: bool
    entered: bool


class DueRow(NamedTuple):
    """A filled line that gives circles."""

    line: str
    name: str
    spoken: str
    circles: int


class LegendRow(NamedTuple):
    """A combination with an example and the number of circles that it gives."""

    code: str
    name: str
    spoken: str
    numbers: tuple[int, ...]
    circles: int


class Worth(NamedTuple):
    """The worth of a cell as the table shows it, in the fields of a ``CellRow``."""

    points: str = ""
    best: bool = False
    rank: int = 0
    shade: float = -1.0


_NO_CHOICE: Final = CircleChoice()
_NO_ODDS: Final[Mapping[Cell, CellOutlook]] = MappingProxyType({})
_NO_WORTH: Final = Worth()


class SheetRows:
    """Two models of one sheet: its ``cells`` and its ``lines``."""

    def __init__(self, parent: QObject) -> None:
        self.cells = RowsModel(CellRow, parent)
        self.lines = RowsModel(LineRow, parent)

    def show(
        self,
        state: State,
        seat: Seat,
        new: NewEntries,
        *,
        acting: bool = False,
        choice: CircleChoice = _NO_CHOICE,
        odds: Mapping[Cell, CellOutlook] = _NO_ODDS,
        player: str = "",
    ) -> None:
        """Set the rows to a seat's sheet.

        ``choice`` are the circles that are being chosen; ``player`` is the sheet's owner if each cell is to
        be told with the owner's name.
        """
        sheet, due = state.sheets[seat], state.due[seat]
        worths, rows = _worths(odds), []
        for index in range(CELLS):
            can, act, gain = _outlook(state, seat, index, choice.line) if acting else ("", "", 0)
            worth = worths.get(cell(index), _NO_WORTH)
            chosen = index in choice.cells
            number, circled = sheet.numbers[index], sheet.circles[index]
            text = cell_text(index, number, circled, act, chosen=chosen, worth=worth.points, best=worth.best)
            rows.append(
                CellRow(
                    index,
                    of_another(player, text) if player else text,
                    number,
                    circled,
                    can,
                    chosen,
                    gain,
                    index in new.entered(seat),
                    index in new.drawn(seat),
                    *worth,
                )
            )
        self.cells.set_rows(rows)
        lines = []
        for line in LINES:
            owed = sheet.due(line) if line in due else 0
            text, picked = bonus_text(line, sheet.is_complete(line), owed), line == choice.line
            lines.append(LineRow(line, text, BONUSES[line], sheet.is_complete(line), owed, picked))
        self.lines.set_rows(lines)


def small_sheet_rows(state: State, new: NewEntries, names: Sequence[str]) -> list[SmallSheetRow]:
    """Return a row for every seat's sheet as it is drawn small beside the large one."""
    rows, entering = [], state.phase == "enter"
    for seat, sheet in enumerate(state.sheets):
        owes, fresh = state.owes(seat), new.entered(seat)
        mark = "" if not entering else "owes" if owes else "entered"
        rows.append(
            SmallSheetRow(
                seat,
                small_sheet_name(names[seat], sheet.score, mark),
                score_text(names[seat], sheet.score),
                sheet.numbers,
                sheet.circles,
                tuple([index in fresh for index in range(CELLS)]),
                tuple([BONUSES[line] for line in LINES]),
                tuple([sheet.is_complete(line) for line in LINES]),
                sheet.score,
                mark == "owes",
                mark == "entered",
            )
        )
    return rows


def due_rows(state: State, seat: Seat) -> list[DueRow]:
    """Return a row for each of a seat's lines that give circles."""
    sheet, rows = state.sheets[seat], []
    for line in state.due[seat]:
        name, circles = messages.line_by_bonus(line), sheet.due(line)
        rows.append(DueRow(line, name, gives_text(name, circles), circles))
    return rows


def legend_rows() -> list[LegendRow]:
    """Return a row for every combination, for the key beside the sheet."""
    rows = []
    for code, numbers in EXAMPLES.items():
        name, circles = messages.combination_name(code), CIRCLES[code]
        rows.append(LegendRow(code, name, gives_text(name, circles), numbers, circles))
    return rows


def _worths(odds: Mapping[Cell, CellOutlook]) -> dict[Cell, Worth]:
    """Return the worth of each cell as the table shows it; of equal cells, the upper left one ranks first."""

    def value(cell: Cell) -> tuple[float, float]:
        return odds[cell].value, odds[cell].points

    ranked = sorted(sorted(odds), key=value, reverse=True)
    if not ranked:
        return {}
    most, least = odds[ranked[0]].value, odds[ranked[-1]].value
    return {
        each: Worth(
            decimal(odds[each].points),
            value(each) == value(ranked[0]),
            place if place <= NUMBERED else 0,
            (odds[each].value - least) / (most - least) if most > least else 1.0,
        )
        for place, each in enumerate(ranked, 1)
    }


def _outlook(state: State, seat: Seat, index: int, line: str) -> tuple[str, str, int]:
    """Return what a click on a cell does, in a word and in a sentence, and how many circles follow.

    ``line`` is the filled line whose circles are being chosen, empty if it isn't known.
    """
    if due := state.due[seat]:
        lines = [line] if line else due
        free = not state.sheets[seat].circles[index] and any(index in LINES[each] for each in lines)
        return ("ring", ring_text(), 0) if free else ("", "", 0)
    found = preview(state, seat, *cell(index))
    if found.move is None:
        return "", "", 0
    can = "write" if isinstance(found.move, Write) else "circle"
    return can, deed_text(found, state.sum), sum(each.circles for each in found.filled)
