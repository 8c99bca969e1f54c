"""The moves of Farkle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Value

Dice: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Roll the dice that aren't set aside, or all six if all are."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Keep(Value):
    """Set these rolled dice aside; they are in ascending order."""

    dice: Dice
    kind: Literal["keep"] = "keep"

    def __post_init__(self) -> None:
        # The order doesn't matter, so two moves that set the same dice aside are equal.
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))


@dataclass(frozen=True, slots=True)
class Bank(Value):
    """Bank the turn's points and end the turn."""

    kind: Literal["bank"] = "bank"


@dataclass(frozen=True, slots=True)
class Rolled(Value):
    """The table's move: the dice as they fell, in any order."""

    dice: Dice
    kind: Literal["rolled"] = "rolled"


Move: TypeAlias = Roll | Keep | Bank | Rolled
