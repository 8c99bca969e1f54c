"""What a report marks of a move: the cells that it writes into or circles."""

from __future__ import annotations

from typing import Any

from stolik.engine.game import Value
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.sheet import SIZE


def marked(move: Value) -> dict[str, Any]:
    """Return the numbers of the cells, row by row from 0, and whether the sum is written there."""
    match move:
        case Write() | Circle():
            return {"cells": [SIZE * move.row + move.column], "writes": isinstance(move, Write)}
        case Ring():
            return {"cells": [SIZE * row + column for row, column in move.cells], "writes": False}
        case _:
            return {}
