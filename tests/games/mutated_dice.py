"""Dice of a laid position that somebody changed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any


def spoil_dice(state: Any, rng: Random) -> Any:
    """Turn, add, take or move dice, rolled or kept ones."""
    rolled, kept = list(state.rolled), list(state.kept)
    pile, beside = rng.choice([(rolled, kept), (kept, rolled)])
    match rng.randrange(4):
        case 0 if pile:
            pile[rng.randrange(len(pile))] = rng.randrange(1, 7)
        case 1 if pile:
            beside.append(pile.pop(rng.randrange(len(pile))))
        case 2 if pile:
            pile.pop()
        case _:
            pile.append(rng.randrange(8))
    if rng.random() < 0.9:
        rolled.sort()
        kept.sort()
    return replace(state, rolled=tuple(rolled), kept=tuple(kept))
