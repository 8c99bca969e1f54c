"""Knaster's part of the score card: every figure, and the sheets as they were filled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.engine.drawing import Box, Curve, Drawing, Shape, Words
from stolik.engine.game import Seat, Value
from stolik.engine.messages import N_, translated
from stolik.engine.package import ScoreCardArt
from stolik.engine.score_card import Column, ScoreTable
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, SIZE, Sheet, cell
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages

BONUS: Final = N_("knaster", "Bonus points")
CIRCLES: Final = N_("knaster", "Circles")
POINTS: Final = N_("knaster", "Points")
SHEETS: Final = N_("knaster", "The sheets")

_CELL: Final = 10.0
_HEAD: Final = 8.0
_PENCIL: Final = "#1746A2"
_INK: Final = "#1E1E1E"
_LINE: Final = "#8D826B"
_PALE: Final = "#EFE6D0"
_MUTED: Final = "#6B6353"
_SIDE: Final = 2 * _HEAD + SIZE * _CELL
# The factor for an ellipse made of four cubic curves; the pencil stroke ends a little inside its start.
_ROUND: Final = 0.5523


def score_table_of(view: State) -> ScoreTable:
    """Return everyone's bonuses line by line, their circles, and their points."""
    sheets = view.sheets
    return ScoreTable(
        (
            Column(translated(messages.CONTEXT, BONUS), tuple(map(_bonuses, sheets)), prose=True),
            Column(translated(messages.CONTEXT, CIRCLES), tuple(str(sum(sheet.circles)) for sheet in sheets)),
            Column(
                translated(messages.CONTEXT, POINTS), tuple(str(sheet.score) for sheet in sheets), strong=True
            ),
        )
    )


def _bonuses(sheet: Sheet) -> str:
    lines = (f"{messages.line_name(line)}: {BONUSES[line]}" for line in sheet.completed)
    return ", ".join(lines) or "–"


def drawings_of(view: State) -> list[Drawing]:
    """Return the sheets by seat: numbers, circles, and bonuses round the edge as on the printed sheet."""
    return [Drawing(_SIDE, _HEAD + SIZE * _CELL + 0.5, tuple(_sheet(sheet))) for sheet in view.sheets]


def _sheet(sheet: Sheet) -> Iterator[Shape]:
    for index in range(CELLS):
        row, column = cell(index)
        x, y = _HEAD + column * _CELL, _HEAD + row * _CELL
        yield Box(x, y, _CELL, _CELL, fill="#FFFFFF", line=_LINE, line_width=0.25)
        if number := sheet.numbers[index]:
            yield Words(x, y, _CELL, _CELL, str(number), 6.0, _INK, strong=True)
    for index, circled in enumerate(sheet.circles):
        if circled:
            row, column = cell(index)
            yield _circle(_HEAD + (column + 0.5) * _CELL, _HEAD + (row + 0.5) * _CELL, index)
    yield Box(_HEAD, _HEAD, SIZE * _CELL, SIZE * _CELL, line=_INK, line_width=0.5)
    for line, bonus in BONUSES.items():
        number = int(line[1])
        if line[0] == "r":
            x, y = 0.0, _HEAD + (number + 0.5) * _CELL - _HEAD / 2
        elif line[0] == "c":
            x, y = _HEAD + (number + 0.5) * _CELL - _HEAD / 2, 0.0
        else:
            x, y = (0.0, 0.0) if line == "d0" else (_HEAD + SIZE * _CELL, 0.0)
        won = sheet.is_complete(line)
        inset = 0.7
        yield Box(
            x + inset,
            y + inset,
            _HEAD - 2 * inset,
            _HEAD - 2 * inset,
            radius=1.4,
            fill=_PENCIL if won else _PALE,
        )
        yield Words(x, y, _HEAD, _HEAD, str(bonus), 4.2, "#FFFFFF" if won else _MUTED, strong=won)


def _circle(x: float, y: float, index: int) -> Curve:
    """Return a circle that looks drawn by hand: not quite round, and each a little different."""
    wide = 4.05 + 0.15 * (index * 7 % 5 - 2) / 2
    high = 3.85 + 0.15 * (index * 3 % 5 - 2) / 2
    end = high - 0.5
    return Curve(
        (x, y - high),
        (
            ((x + _ROUND * wide, y - high), (x + wide, y - _ROUND * high), (x + wide, y)),
            ((x + wide, y + _ROUND * high), (x + _ROUND * wide, y + high), (x, y + high)),
            ((x - _ROUND * wide, y + high), (x - wide, y + _ROUND * high), (x - wide, y)),
            ((x - wide, y - _ROUND * high), (x - _ROUND * wide, y - end), (x + 0.9, y - end)),
        ),
        _PENCIL,
        0.75,
    )


ART: Final = ScoreCardArt(drawings_of, SHEETS)


def paper_position(view: State, seat: Seat) -> Drawing:
    return drawings_of(view)[seat]


def marked(_state: State, move: Value) -> dict[str, Any]:
    """Return the indices of a move's cells, row by row from 0, and whether the sum is written there."""
    match move:
        case Write() | Circle():
            return {"cells": [SIZE * move.row + move.column], "writes": isinstance(move, Write)}
        case Ring():
            return {"cells": [SIZE * row + column for row, column in move.cells], "writes": False}
        case _:
            return {}
