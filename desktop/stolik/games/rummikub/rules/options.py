"""The options of Rummikub (§11) and their two presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.engine.seats_option import seats_option
from stolik.engine.turns import RECKONERS, Unreckoned
from stolik.games.rummikub.rules.sets.opening import NEEDED

EASIER: Final = 20
"""The points that a seat with the handicap needs for an opening (§11.7)."""

LaterSeconds: TypeAlias = Literal[40, 45, 180, 300]
"""Choices of seconds that were added when codes and IDs already existed; old codes are read as before."""


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options of a match; the defaults are those of a tournament.

    ``turn_seconds`` is ``None`` without a clock. With ``timeout_restores`` off, a table in disorder isn't put
    back after a time-out; its loose tiles go to the rack instead. The seats in ``easier_opening`` open with
    ``EASIER`` points instead of ``NEEDED``.
    """

    turn_seconds: Literal[30, 60, 90, 120] | LaterSeconds | None = 60
    timeout_penalty: Literal[1, 3] = 1
    timeout_restores: bool = True
    games_per_match: Literal[1, 2] = 2
    reshuffle_right: bool = True
    easier_opening: tuple[Seat, ...] = seats_option()

    def needed_by(self, seat: Seat) -> int:
        """Return the points that the seat needs to open (§3.1)."""
        return EASIER if seat in self.easier_opening else NEEDED


PRESETS: Final[Mapping[str, Options]] = MappingProxyType(
    {"tournament": Options(), "family": Options(turn_seconds=None, games_per_match=1)}
)
"""The presets by name: everything as in a tournament, or one game without a clock (§11.6)."""

_NO_TIME_OUT: Final = "everybody is taken to end their turns in time"

UNRECKONED: Final[Unreckoned] = {
    "timeout_penalty": {each: _NO_TIME_OUT for each in RECKONERS if each != "explorer"},
    "timeout_restores": dict.fromkeys(RECKONERS, _NO_TIME_OUT),
    "reshuffle_right": dict.fromkeys(RECKONERS, "a position tells who is asked about a new deal"),
}
