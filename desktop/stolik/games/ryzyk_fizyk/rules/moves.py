"""The moves of Ryzyk-Fizyk and the events they bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value

LossReason: TypeAlias = Literal["nothing_to_keep", "six_different", "no_match"]


Dice: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Roll the dice that are not set aside, or all six where all are."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Keep(Value):
    """Set these rolled dice aside; however they were named, they are held ascending."""

    dice: Dice
    kind: Literal["keep"] = "keep"

    def __post_init__(self) -> None:
        # The order never matters, so two moves that set the same dice aside are equal.
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


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """A seat took the free dice, or all six, into the hand."""

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
    """Dice were set aside; ``points`` is their sum and ``total`` the turn's points with them."""

    seat: Seat
    dice: Dice
    points: int
    total: int
    kind: Literal["dice_kept"] = "dice_kept"


@dataclass(frozen=True, slots=True)
class TryMissed(Value):
    """The sixth die didn't match the five; so many tries are left."""

    seat: Seat
    left: int
    kind: Literal["try_missed"] = "try_missed"


@dataclass(frozen=True, slots=True)
class PointsBanked(Value):
    """The turn's points went onto the account, which is now ``account``."""

    seat: Seat
    points: int
    account: int
    kind: Literal["points_banked"] = "points_banked"


@dataclass(frozen=True, slots=True)
class PointsLost(Value):
    """The turn ended and its points are gone."""

    seat: Seat
    points: int
    reason: LossReason
    kind: Literal["points_lost"] = "points_lost"


@dataclass(frozen=True, slots=True)
class AccountZeroed(Value):
    """Six different dice took the account, which was ``account``, back to nothing."""

    seat: Seat
    account: int
    kind: Literal["account_zeroed"] = "account_zeroed"


@dataclass(frozen=True, slots=True)
class PlayerOut(Value):
    """Six different dice put a player out of the game."""

    seat: Seat
    kind: Literal["player_out"] = "player_out"


@dataclass(frozen=True, slots=True)
class SixOfAKind(Value):
    """Six equal dice in one roll of all six won the game."""

    seat: Seat
    face: int
    kind: Literal["six_of_a_kind"] = "six_of_a_kind"


@dataclass(frozen=True, slots=True)
class LastTurnsBegan(Value):
    """An account passed 100: everybody else has one more turn."""

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
    RollBegan
    | DiceRolled
    | DiceKept
    | TryMissed
    | PointsBanked
    | PointsLost
    | AccountZeroed
    | PlayerOut
    | SixOfAKind
    | LastTurnsBegan
    | TurnBegan
    | GameEnded
)
