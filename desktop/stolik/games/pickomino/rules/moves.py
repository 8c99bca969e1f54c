"""The moves of Pickomino and the events they bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value

BustReason: TypeAlias = Literal["nothing_new", "no_worm", "nothing_to_take"]


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Roll the dice that are not set aside."""

    kind: Literal["roll"] = "roll"


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


@dataclass(frozen=True, slots=True)
class Rolled(Value):
    """The table's move: the dice as they fell, in any order."""

    dice: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


Move: TypeAlias = Roll | Keep | Take | Steal | Rolled


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """A seat took the free dice into the hand."""

    seat: Seat
    dice: int
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["dice_rolled"] = "dice_rolled"


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
    """A turn was lost: no new face, no worm, or no tile to be had for the sum."""

    seat: Seat
    reason: BustReason
    kind: Literal["busted"] = "busted"


@dataclass(frozen=True, slots=True)
class TileReturned(Value):
    """A bust player's top tile went back to the centre."""

    seat: Seat
    tile: int
    kind: Literal["tile_returned"] = "tile_returned"


@dataclass(frozen=True, slots=True)
class TileTurnedDown(Value):
    """The highest face-up tile of the centre left the game."""

    tile: int
    kind: Literal["tile_turned_down"] = "tile_turned_down"


@dataclass(frozen=True, slots=True)
class TurnBegan(Value):
    """The next seat is on turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """No face-up tile is left in the centre."""

    kind: Literal["game_ended"] = "game_ended"


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
