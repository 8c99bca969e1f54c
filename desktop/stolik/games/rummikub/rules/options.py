"""The options of Rummikub (§11) and the two presets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from stolik.engine.game import Value


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options of a match; the defaults are those of a tournament.

    ``turn_seconds`` is ``None`` without a clock. With ``timeout_restores`` off, a table that a time-out finds
    in disorder isn't put back: its loose tiles go to the rack.
    """

    turn_seconds: Literal[30, 60, 90, 120] | None = 60
    timeout_penalty: Literal[1, 3] = 1
    timeout_restores: bool = True
    games_per_match: Literal[1, 2] = 2
    reshuffle_right: bool = True


PRESETS: Final[Mapping[str, Options]] = MappingProxyType(
    {"tournament": Options(), "family": Options(turn_seconds=None, games_per_match=1)}
)
"""The presets by name: all as in a tournament, or one game without a clock (§11.6)."""
