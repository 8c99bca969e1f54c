"""The events of Knaster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.engine.turns import GameEnded as GameEnded
from stolik.games.knaster.rules.sheet import Cell, Combination


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """The roller picked up the dice."""

    seat: Seat
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell; ``total`` is the sum that everyone enters."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class NumberWritten(Value):
    """A seat wrote the sum into an empty cell."""

    seat: Seat
    row: int
    column: int
    number: int
    kind: Literal["number_written"] = "number_written"


@dataclass(frozen=True, slots=True)
class NumberCircled(Value):
    """A seat circled a cell that holds the sum."""

    seat: Seat
    row: int
    column: int
    number: int
    kind: Literal["number_circled"] = "number_circled"


@dataclass(frozen=True, slots=True)
class LineFilled(Value):
    """A line got its fifth number; ``circles`` is how many are due for it now, 0 without a combination."""

    seat: Seat
    line: str
    combination: Combination
    circles: int
    kind: Literal["line_filled"] = "line_filled"


@dataclass(frozen=True, slots=True)
class LineRinged(Value):
    """A seat drew the circles of a filled line."""

    seat: Seat
    line: str
    cells: tuple[Cell, ...]
    kind: Literal["line_ringed"] = "line_ringed"


@dataclass(frozen=True, slots=True)
class LineLapsed(Value):
    """A circle for another line took the last free cell of this one, so nothing is due for it any more."""

    seat: Seat
    line: str
    kind: Literal["line_lapsed"] = "line_lapsed"


@dataclass(frozen=True, slots=True)
class LineCompleted(Value):
    """A line has five circles and scores its bonus."""

    seat: Seat
    line: str
    bonus: int
    kind: Literal["line_completed"] = "line_completed"


@dataclass(frozen=True, slots=True)
class SheetFilled(Value):
    """A sheet has numbers in all its cells."""

    seat: Seat
    kind: Literal["sheet_filled"] = "sheet_filled"


@dataclass(frozen=True, slots=True)
class Passed(Value):
    """A seat entered nothing in the last roll."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class RoundBegan(Value):
    """The next seat rolls, for the last time if ``last`` is set."""

    seat: Seat
    last: bool
    kind: Literal["round_began"] = "round_began"


Event: TypeAlias = (
    RollBegan
    | DiceRolled
    | NumberWritten
    | NumberCircled
    | LineFilled
    | LineRinged
    | LineLapsed
    | LineCompleted
    | SheetFilled
    | Passed
    | RoundBegan
    | GameEnded
)
