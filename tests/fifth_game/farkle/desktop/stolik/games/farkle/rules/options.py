"""The agreements before a game of Farkle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stolik.engine.game import Value
from stolik.engine.turns import Unreckoned


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The only option: whether the others have a last turn when a seat reaches the goal (§5.2)."""

    last_turns: bool = False


UNRECKONED: Final[Unreckoned] = {
    "last_turns": {
        "valuation": "an option is worth its points in this turn",
        "bots": "they play for the points of this turn",
    }
}
