"""The options of Ryzyk-Fizyk (§7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stolik.engine.game import Value
from stolik.engine.turns import Starter


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options: who starts, and the four switches of §7."""

    starter: Starter = "youngest"
    six_of_a_kind_wins: bool = False
    six_different: Literal["off", "lose_game", "zero_account"] = "off"
    five_of_a_kind_bonus: bool = False
    must_roll_on: bool = False
