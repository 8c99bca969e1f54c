"""The events of Pickomino."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.dice import DiceRolled as DiceRolled
from stolik.engine.dice import RollBegan as RollBegan
from stolik.engine.game import Seat, Value
from stolik.engine.turns import GameEnded as GameEnded
from stolik.engine.turns import TurnBegan as TurnBegan

BustReason: TypeAlias = Literal["nothing_new", "no_worm", "nothing_to_take"]


@dataclass(frozen=True, slots=True)
class DiceKept(Value):
    """Every die of one face was set aside; ``total`` is the new sum."""

    seat: Seat
    face: int
    count: int
    total: int
    kind: Literal["dice_kept"] = "dice_kept"


@dataclass(frozen=True, slots=True)
class TileTaken(Value):
    """A tile came from the centre onto a stack."""

    seat: Seat
    tile: int
    kind: Literal["tile_taken"] = "tile_taken"


@dataclass(frozen=True, slots=True)
class TileStolen(Value):
    """A tile came from the top of an opponent's stack onto a stack."""

    seat: Seat
    victim: Seat
    tile: int
    kind: Literal["tile_stolen"] = "tile_stolen"


@dataclass(frozen=True, slots=True)
class Busted(Value):
    """A turn was lost because there was no new face, no worm, or no tile for the sum."""

    seat: Seat
    reason: BustReason
    kind: Literal["busted"] = "busted"


@dataclass(frozen=True, slots=True)
class TileReturned(Value):
    """The top tile of the player who went bust returned to the centre."""

    seat: Seat
    tile: int
    kind: Literal["tile_returned"] = "tile_returned"


@dataclass(frozen=True, slots=True)
class TileTurnedDown(Value):
    """The highest face-up tile in the centre was turned down and is out of the game."""

    tile: int
    kind: Literal["tile_turned_down"] = "tile_turned_down"


Event: TypeAlias = (
    RollBegan
    | DiceRolled
    | DiceKept
    | TileTaken
    | TileStolen
    | Busted
    | TileReturned
    | TileTurnedDown
    | TurnBegan
    | GameEnded
)
