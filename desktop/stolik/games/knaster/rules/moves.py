"""The moves of Knaster; a cell is a row and a column, both from 0, and lines are named as in ``sheet``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.dice import Roll as Roll
from stolik.engine.dice import Rolled as Rolled
from stolik.engine.game import Value
from stolik.games.knaster.rules.sheet import Cell


@dataclass(frozen=True, slots=True)
class Write(Value):
    """Write the sum into an empty cell."""

    row: int
    column: int
    kind: Literal["write"] = "write"


@dataclass(frozen=True, slots=True)
class Circle(Value):
    """Circle a cell that already holds the sum."""

    row: int
    column: int
    kind: Literal["circle"] = "circle"


@dataclass(frozen=True, slots=True)
class Ring(Value):
    """Draw the circles of a filled line, all at once and in any order."""

    line: str
    cells: tuple[Cell, ...]
    kind: Literal["ring"] = "ring"


@dataclass(frozen=True, slots=True)
class Pass(Value):
    """Enter nothing in the last roll."""

    kind: Literal["pass"] = "pass"


Move: TypeAlias = Roll | Write | Circle | Ring | Pass | Rolled
