"""The moves of Pickomino."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.dice import Roll as Roll
from stolik.engine.dice import Rolled as Rolled
from stolik.engine.game import Value


@dataclass(frozen=True, slots=True)
class Keep(Value):
    """Set aside every rolled die of one face."""

    face: int
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Take(Value):
    """Take a tile from the centre and end the turn."""

    tile: int
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Steal(Value):
    """Steal the top tile of an opponent's stack and end the turn."""

    tile: int
    kind: Literal["steal"] = "steal"


SeatMove: TypeAlias = Roll | Keep | Take | Steal
Move: TypeAlias = SeatMove | Rolled
