"""The moves of Ryzyk-Fizyk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.dice import Roll as Roll
from stolik.engine.dice import Rolled as Rolled
from stolik.engine.game import Value
from stolik.games.ryzyk_fizyk.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class Keep(Value):
    """Set these rolled dice aside; they may be given in any order and are kept ascending."""

    dice: Dice
    kind: Literal["keep"] = "keep"

    def __post_init__(self) -> None:
        # The order doesn't matter, so two moves that set the same dice aside must be equal.
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))


@dataclass(frozen=True, slots=True)
class Bank(Value):
    """Bank the turn's points and end the turn."""

    kind: Literal["bank"] = "bank"


SeatMove: TypeAlias = Roll | Keep | Bank
Move: TypeAlias = SeatMove | Rolled
