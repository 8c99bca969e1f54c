"""Positions at which every option of Rummikub changes the best move, and therefore the words for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

_TABLE: Final = ("r10b", "b10a", "o10a")


def _laid(rack: str, held: int, opened: bool) -> State:
    own = tuple(rack.split())
    rest = [tile for tile in TILES if tile not in own + _TABLE]
    return replace(
        GAME.start(2, Options(), 0),
        phase="turn",
        table=(_TABLE,),
        racks=(own, tuple(rest[:held])),
        came=((0,) * len(own), (0,) * held),
        bank=tuple(rest[held:]),
        opened=(opened, True),
        turns=(3, 3),
        layers=(0, 1) if opened else (1,),
    )


POSITIONS: Final = (
    # A long run; with half the time, or if no second game follows, three of its tiles are enough.
    _laid("k5a k6a k7a k8a k9a k10a k11a k12a r1a o9b", 6, opened=True),
    # 24 points to open with, while the other player has drawn two tiles, in one turn or in two.
    _laid("k8a r8a b8a k1a r1a b13a o9b", 16, opened=False),
)
