"""A position of Farkle, and the points of dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, Literal, TypeAlias

from stolik.engine.game import Seat
from stolik.games.farkle.rules.moves import Dice
from stolik.games.farkle.rules.options import Options

DICE: Final = 6
FACES: Final = (1, 2, 3, 4, 5, 6)
GOAL: Final = 150
"""The account that ends the game (§5.1)."""

SINGLE: Final = {1: 10, 5: 5}
"""The points of one die that scores by itself (§4.1)."""

TRIPLE: Final = {1: 100, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}
"""The points of three dice with the same face from one roll (§4.2)."""

Phase: TypeAlias = Literal["decide", "rolling", "keep", "over"]


@dataclass(frozen=True, slots=True)
class State:
    """A position: who is on turn, the dice, the turn's points and the accounts.

    ``rolled`` are the free dice, ``kept`` those set aside since all six were last rolled, both ascending;
    ``waiting`` are the seats whose last turn isn't over, the one on turn first.
    """

    options: Options
    turn: Seat
    phase: Phase
    rolled: Dice
    kept: Dice
    points: int
    accounts: tuple[int, ...]
    waiting: tuple[Seat, ...]

    @property
    def dice_to_roll(self) -> int:
        """The number of dice in the next roll, from 1 to 6 (§3.4)."""
        return DICE - len(self.kept) or DICE


def score(dice: Iterable[int]) -> int | None:
    """Return the points of dice set aside together (§4), or ``None`` if one of them doesn't count.

    >>> score((1, 5)), score((2, 2, 2, 5)), score((2, 2))
    (15, 25, None)
    """
    points, shown = 0, tuple(dice)
    for face in set(shown):
        triples, left = divmod(shown.count(face), 3)
        if left and face not in SINGLE:
            return None
        points += triples * TRIPLE[face] + left * SINGLE.get(face, 0)
    return points or None


@cache
def keeps(rolled: Dice) -> tuple[Dice, ...]:
    """Return every choice of the ascending ``rolled`` dice that may be set aside, most points first."""
    counts = [range(rolled.count(face) + 1) for face in FACES]
    choices = [
        tuple([face for face, count in zip(FACES, chosen, strict=True) for _ in range(count)])
        for chosen in product(*counts)
    ]
    scoring = [dice for dice in choices if score(dice)]
    return tuple(sorted(scoring, key=lambda dice: (-(score(dice) or 0), dice)))
