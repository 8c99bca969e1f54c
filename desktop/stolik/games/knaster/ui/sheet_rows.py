"""The rows of one sheet: its cells and its lines, as the screen draws them."""

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
from stolik.models.rows import RowsModel
from stolik.models.translation import translate

_NO_ODDS: Final[Mapping[Cell, CellOutlook]] = MappingProxyType({})


class SheetRows:
    """Two models of one sheet.

    ``cells``: ``can`` is what a click does there (``write``, ``circle``, ``ring`` or nothing), ``filled`` and
    ``completes`` the lines that it would fill or complete, ``gain`` the circles that follow; ``drawn`` is set
    where the newest event drew a circle, ``worth`` and ``best`` tell the worths while they are
    shown. ``lines``: ``due`` is the number of circles owed.
    """

    def __init__(self, parent: QObject) -> None:
        cells = ("cell", "name", "number", "circled", "can", "chosen", "filled", "completes", "gain", "fresh")
        self.cells = RowsModel((*cells, "drawn", "worth", "best"), parent)
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
        best = max([(each.value, each.points) for each in odds.values()], default=None)
        for index in range(CELLS):
            row, column = cell(index)
            outlook = odds.get((row, column))
            row_of = {
                "cell": index,
                "name": messages.cell_name(row, column, translate),
                "number": sheet.numbers[index],
                "circled": sheet.circles[index],
                "chosen": index in chosen,
                "fresh": index in fresh,
                "drawn": index in drawn,
                "worth": messages.number(outlook.points, translate) if outlook else "",
                "best": bool(outlook and (outlook.value, outlook.points) == best),
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
            "name": messages.line_name(line, translate),
            "bonus": BONUSES[line],
            "filled": sheet.is_filled(line),
            "complete": sheet.is_complete(line),
            "due": sheet.due(line) if owed else 0,
            "picked": picked,
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
                "name": messages.line_name(each.line, translate),
                "combination": messages.combination_name(each.combination, translate),
                "circles": each.circles,
            }
            for each in found.filled
        ],
        "completes": [
            {"line": each, "name": messages.line_name(each, translate), "bonus": BONUSES[each]}
            for each in found.completed
        ],
        "gain": sum(each.circles for each in found.filled),
    }
