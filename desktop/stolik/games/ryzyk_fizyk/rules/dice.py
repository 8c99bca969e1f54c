"""The six dice of Ryzyk-Fizyk, and which of them may be set aside."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, TypeAlias

from stolik.engine.dice import FACES

Dice: TypeAlias = tuple[int, ...]
"""Faces from 1 to 6, ascending except in a move from outside."""

DICE: Final = 6
GROUP: Final = 2
"""The smallest number of dice in a new group (§3.2)."""


@cache
def keeps(rolled: Dice, kept: Dice) -> tuple[Dice, ...]:
    """Return every choice of dice that may be set aside, most dice first (§3.2, §3.3).

    ``rolled`` and ``kept`` are ascending; each choice is ascending too.
    """
    counts = []
    for face in FACES:
        least = 1 if face in kept else GROUP
        counts.append((0, *range(least, rolled.count(face) + 1)))
    choices = [
        tuple([face for face, count in zip(FACES, chosen, strict=True) for _ in range(count)])
        for chosen in product(*counts)
    ]
    return tuple(sorted(filter(None, choices), key=lambda dice: (-len(dice), dice)))
