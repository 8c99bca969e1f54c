"""The options of Pickomino (§8)."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.game import Value
from stolik.engine.turns import Starter


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options: who starts, and whether a bust without a tile turns down a tile in the centre (§8)."""

    starter: Starter = "youngest"
    bust_without_tile_flips: bool = False
