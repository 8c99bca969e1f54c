"""The events of Ryzyk-Fizyk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.dice import DiceRolled as DiceRolled
from stolik.engine.dice import RollBegan as RollBegan
from stolik.engine.game import Seat, Value
from stolik.engine.turns import GameEnded as GameEnded
from stolik.engine.turns import TurnBegan as TurnBegan
from stolik.games.ryzyk_fizyk.rules.dice import Dice

LossReason: TypeAlias = Literal["nothing_to_keep", "six_different", "no_match"]


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
    """The sixth die didn't match the five; ``left`` is how many tries remain."""

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
    """The turn ended without its points."""

    seat: Seat
    points: int
    reason: LossReason
    kind: Literal["points_lost"] = "points_lost"


@dataclass(frozen=True, slots=True)
class AccountZeroed(Value):
    """Six different dice took the account from ``account`` back to nothing."""

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
    """An account passed 100, so everyone else has one more turn."""

    seat: Seat
    kind: Literal["last_turns_began"] = "last_turns_began"


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
