"""The rows of the sheets: cells and lines of a large one, and a row for each of the small ones."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QObject

from stolik.engine.game import Seat
from stolik.games.knaster.ai.valuation import CellOutlook, preview
from stolik.games.knaster.rules.moves import Write
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, LINES, Cell, Sheet, cell
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages
from stolik.games.knaster.ui.sheet.new_entries import NewEntries
from stolik.models.rows import Row, RowsModel

NUMBERED: Final = 3
"""The best cells that show their worth in figures; the others show it by their shade alone."""

SMALL_SHEET_FIELDS: Final = (
    "seat",
    "numbers",
    "circles",
    "score",
    "owes",
    "entered",
    "full",
    "bonuses",
    "fresh",
)
"""The fields of the row of a small sheet."""

_NO_ODDS: Final[Mapping[Cell, CellOutlook]] = MappingProxyType({})


class SheetRows:
    """Two models of one sheet.

    ``cells``: ``can`` is what a click does there (``write``, ``circle``, ``ring`` or nothing), ``filled`` and
    ``completes`` the lines that it would fill or complete, ``gain`` the circles that follow; ``drawn`` is set
    where the newest event drew a circle. While the worths are shown, ``worth`` tells a cell's, ``rank`` is
    1 to 3 for the three best cells and else 0, ``best`` is set where no cell is worth more, and ``shade``
    goes from 0 for the worst to 1 for the best; it is -1 where nothing can be entered. ``lines``: ``due`` is
    the number of circles owed.
    """

    def __init__(self, parent: QObject) -> None:
        cells = ("cell", "name", "number", "circled", "can", "chosen", "filled", "completes", "gain", "fresh")
        self.cells = RowsModel((*cells, "drawn", "worth", "best", "rank", "shade"), parent)
        self.lines = RowsModel(("line", "name", "bonus", "filled", "complete", "due", "picked"), parent)

    def show(
        self,
        state: State,
        seat: Seat,
        *,
        acting: bool,
        line: str,
        chosen: Collection[int],
        fresh: Collection[int],
        drawn: Collection[int],
        odds: Mapping[Cell, CellOutlook] = _NO_ODDS,
    ) -> None:
        """Set the rows to a seat's sheet; ``line`` is the one whose circles are being chosen."""
        sheet = state.sheets[seat]
        due = state.due[seat]
        ringing = acting and bool(due)
        rows: list[dict[str, Any]] = []
        worths = _worths(odds)
        for index in range(CELLS):
            row, column = cell(index)
            row_of = {
                "cell": index,
                "name": messages.cell_name(row, column),
                "number": sheet.numbers[index],
                "circled": sheet.circles[index],
                "chosen": index in chosen,
                "fresh": index in fresh,
                "drawn": index in drawn,
                **worths.get((row, column), _NO_WORTH),
            }
            if ringing:
                lines = [line] if line else due
                free = not sheet.circles[index] and any(index in LINES[each] for each in lines)
                row_of |= {"can": "ring" if free else "", "filled": [], "completes": [], "gain": 0}
            else:
                row_of |= _outlook(state, seat, index) if acting else dict(_NOTHING)
            rows.append(row_of)
        self.cells.set_rows(rows)
        self.lines.set_rows([self._line(sheet, each, each in due, each == line) for each in LINES])

    def _line(self, sheet: Sheet, line: str, owed: bool, picked: bool) -> dict[str, Any]:
        return {
            "line": line,
            "name": messages.line_name(line),
            "bonus": BONUSES[line],
            "filled": sheet.is_filled(line),
            "complete": sheet.is_complete(line),
            "due": sheet.due(line) if owed else 0,
            "picked": picked,
        }


def small_sheet_rows(state: State, new: NewEntries) -> list[Row]:
    """Return a row for every seat's sheet, as it is drawn small beside the large one."""
    return [
        {
            "seat": seat,
            "numbers": list(sheet.numbers),
            "circles": list(sheet.circles),
            "score": sheet.score,
            "owes": state.phase == "enter" and state.owes(seat),
            "entered": state.phase == "enter" and not state.owes(seat),
            "full": sheet.is_full,
            "bonuses": list(sheet.completed),
            "fresh": [index in new.entered(seat) for index in range(CELLS)],
        }
        for seat, sheet in enumerate(state.sheets)
    ]


_NO_WORTH: Final = MappingProxyType({"worth": "", "best": False, "rank": 0, "shade": -1.0})


def _worths(odds: Mapping[Cell, CellOutlook]) -> dict[Cell, dict[str, Any]]:
    """Return what the table tells of each cell's worth; of equal cells the upper left one comes first."""

    def value(cell: Cell) -> tuple[float, float]:
        return odds[cell].value, odds[cell].points

    ranked = sorted(sorted(odds), key=value, reverse=True)
    if not ranked:
        return {}
    most, least = odds[ranked[0]].value, odds[ranked[-1]].value
    return {
        each: {
            "worth": messages.number(odds[each].points),
            "best": value(each) == value(ranked[0]),
            "rank": place if place <= NUMBERED else 0,
            "shade": (odds[each].value - least) / (most - least) if most > least else 1.0,
        }
        for place, each in enumerate(ranked, 1)
    }


_NOTHING = {"can": "", "filled": [], "completes": [], "gain": 0}


def _outlook(state: State, seat: Seat, index: int) -> dict[str, Any]:
    """Return what an entry of the sum in a cell would do."""
    if state.phase != "enter":
        return dict(_NOTHING)
    found = preview(state, seat, *cell(index))
    if found.move is None:
        return dict(_NOTHING)
    return {
        "can": "write" if isinstance(found.move, Write) else "circle",
        "filled": [
            {
                "line": each.line,
                "name": messages.line_by_bonus(each.line),
                "combination": messages.combination_name(each.combination),
                "circles": each.circles,
            }
            for each in found.filled
        ],
        "completes": [
            {"line": each, "name": messages.line_by_bonus(each), "bonus": BONUSES[each]}
            for each in found.completed
        ],
        "gain": sum(each.circles for each in found.filled),
    }
