"""Sets for a table of a puzzle, put together by chance."""

from __future__ import annotations

from random import Random
from typing import Final

from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, NUMBERS, Set, Tile, number_of

LENGTHS: Final = (3, 3, 4, 4, 5)
"""How long runs are, each with the same chance."""

SIZES: Final = (3, 3, 4)
"""How large groups are."""

RUNS: Final = 0.6
"""The share of runs."""


def random_set(free: set[Tile], rng: Random) -> Set:
    """Take a run or a group, without jokers, out of the free tiles and return it.

    There must be one among ``free``, or the search for it never ends.
    """
    while True:
        if rng.random() < RUNS:
            length = rng.choice(LENGTHS)
            first, colour = rng.randint(1, NUMBERS + 1 - length), rng.choice(COLOURS)
            kinds = [f"{colour}{number}" for number in range(first, first + length)]
        else:
            number = rng.randint(1, NUMBERS)
            kinds = [f"{colour}{number}" for colour in rng.sample(COLOURS, rng.choice(SIZES))]
        copies = [[kind + copy for copy in COPIES if kind + copy in free] for kind in kinds]
        if all(copies):
            tiles = tuple([rng.choice(each) for each in copies])
            free.difference_update(tiles)
            return tiles


def opening(free: set[Tile], sets: int, needed: int, rng: Random) -> tuple[Set, ...]:
    """Take ``sets`` sets out of the free tiles that are worth an opening together, and return them."""
    while True:
        left = set(free)
        found = tuple([random_set(left, rng) for _ in range(sets)])
        if sum(number_of(tile) for tiles in found for tile in tiles) >= needed:
            free.intersection_update(left)
            return found
