"""The moves of Knaster and the events they bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.games.knaster.rules.sheet import Cell, Combination


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Throw both dice for everybody."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Write(Value):
    """Write the sum into an empty cell."""

    row: int
    column: int
    kind: Literal["write"] = "write"


@dataclass(frozen=True, slots=True)
class Circle(Value):
    """Circle a cell in which the sum is written already."""

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


@dataclass(frozen=True, slots=True)
class Rolled(Value):
    """The table's move: the two dice as they fell, in any order."""

    dice: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


Move: TypeAlias = Roll | Write | Circle | Ring | Pass | Rolled


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """The roller took the dice into the hand."""

    seat: Seat
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell; ``total`` is the sum for everybody."""

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
    """A line got its fifth number; ``circles`` are due for it as it stands, none without a combination."""

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
    """A circle for another line took the last free cell of this one: nothing is due for it any more."""

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
    """A sheet holds numbers in all its cells."""

    seat: Seat
    kind: Literal["sheet_filled"] = "sheet_filled"


@dataclass(frozen=True, slots=True)
class Passed(Value):
    """A seat entered nothing in the last roll."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class RoundBegan(Value):
    """The next seat is to roll, for the last time where ``last`` is set."""

    seat: Seat
    last: bool
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """Everybody is done with the last roll."""

    kind: Literal["game_ended"] = "game_ended"


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
