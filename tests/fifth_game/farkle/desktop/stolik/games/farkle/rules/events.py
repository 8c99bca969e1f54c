"""The events that moves of Farkle cause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.games.farkle.rules.moves import Dice


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """A seat took dice into its hand; ``dice`` is their number."""

    seat: Seat
    dice: int
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell."""

    seat: Seat
    dice: Dice
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class DiceKept(Value):
    """Dice worth ``points`` were set aside; ``total`` are the turn's points with them."""

    seat: Seat
    dice: Dice
    points: int
    total: int
    kind: Literal["dice_kept"] = "dice_kept"


@dataclass(frozen=True, slots=True)
class PointsBanked(Value):
    """The turn's points were added to the account, which is now ``account``."""

    seat: Seat
    points: int
    account: int
    kind: Literal["points_banked"] = "points_banked"


@dataclass(frozen=True, slots=True)
class PointsLost(Value):
    """No die scored: the turn ended without its points."""

    seat: Seat
    points: int
    kind: Literal["points_lost"] = "points_lost"


@dataclass(frozen=True, slots=True)
class LastTurnsBegan(Value):
    """An account reached the goal; everybody else has one more turn."""

    seat: Seat
    kind: Literal["last_turns_began"] = "last_turns_began"


@dataclass(frozen=True, slots=True)
class TurnBegan(Value):
    """The next seat is on turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """The game is over."""

    kind: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    RollBegan | DiceRolled | DiceKept | PointsBanked | PointsLost | LastTurnsBegan | TurnBegan | GameEnded
)
