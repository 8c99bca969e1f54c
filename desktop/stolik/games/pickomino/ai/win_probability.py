"""The chance to win from a position between two turns.

A small network of two hidden layers gives every seat a strength by what the seat sees, and the chances are
the softmax of the strengths. Its weights are learned for each number of seats by
``train/win_probability.py``, which wrote ``data/win_probability_<seats>.json``. Those above the first layer
depend on how many tiles lie face up.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import repeat
from math import exp
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.engine.learned_tables import load, unpack
from stolik.games.pickomino.ai.position_features import (
    Features,
    Rank,
    Stacks,
    features,
    number_of_features,
    rank_of,
)

STAGES: Final = (1, 2, 3, 4, 6, 9)
"""The least numbers of face-up tiles of the stages that have upper weights of their own."""

SECOND: Final = 32
"""The units of the second hidden layer."""

Row: TypeAlias = tuple[float, ...]


class Upper(NamedTuple):
    """The weights above the first layer at one stage: of the second a row a unit below it, and the biases."""

    second: tuple[Row, ...]
    second_bias: Row
    third: Row

    def strength(self, first: Sequence[float]) -> float:
        """Return the strength of a seat from its sums of the first layer."""
        parts = [
            map(mul, row, repeat(unit)) for row, unit in zip(self.second, first, strict=True) if unit > 0
        ]
        sums = map(sum, zip(self.second_bias, *parts, strict=True), repeat(IN_ORDER))
        second = [unit if unit > 0 else 0.0 for unit in sums]
        strength: float = sum(map(mul, self.third, second), IN_ORDER)
        return strength


class Network(NamedTuple):
    """The weights for one number of seats: of the first layer a row a feature and the bias, then by stage."""

    first: tuple[Row, ...]
    first_bias: Row
    upper: tuple[Upper, ...]

    def strengths(self, seen: Features, tiles: int) -> list[float]:
        """Return the strength of every seat.

        ``seen`` are the features that hold, ``tiles`` is how many lie face up (at least 1).
        """
        upper = self.upper[bisect_right(STAGES, tiles) - 1]
        common = self._added(self.first_bias, seen.common)
        return [upper.strength(self._added(common, active)) for active in seen.of_seats]

    def _added(self, units: Sequence[float], active: Sequence[int]) -> list[float]:
        """Return the units of the first layer with the weights of more features."""
        first = self.first
        columns = zip(units, *[first[feature] for feature in active], strict=True)
        return list(map(sum, columns, repeat(IN_ORDER)))


def parts_of(seats: int, hidden: int) -> Mapping[str, tuple[int, ...]]:
    """Return the shapes of the parts of a network, in the order in which the trainer writes them."""
    stages = len(STAGES)
    return {
        "first": (number_of_features(seats), hidden),
        "first_bias": (hidden,),
        "second": (stages, hidden, SECOND),
        "second_bias": (stages, SECOND),
        "third": (stages, SECOND),
    }


@cache
def network(seats: int) -> Network:
    """Return the learned weights for 2 to 7 seats; they are read once."""
    table = load(__package__, f"win_probability_{seats}")
    hidden = table["hidden"]
    rows = {name: _rows(table[name], shape[-1]) for name, shape in parts_of(seats, hidden).items()}
    upper = [
        Upper(
            rows["second"][hidden * stage : hidden * (stage + 1)],
            rows["second_bias"][stage],
            rows["third"][stage],
        )
        for stage in range(len(STAGES))
    ]
    return Network(rows["first"], rows["first_bias"][0], tuple(upper))


def _rows(entry: Mapping[str, Any], width: int) -> tuple[Row, ...]:
    """Return the rows of packed weights, each a whole number of ``scale`` parts."""
    numbers = [number / entry["scale"] for number in unpack(entry)]
    return tuple([tuple(numbers[start : start + width]) for start in range(0, len(numbers), width)])


def win_chances(
    stacks: Stacks, centre: Sequence[int], to_move: Seat, flips: bool = False
) -> tuple[float, ...]:
    """Return the chance of every seat to win, each from 0 to 1; equals share a win, and all add up to 1.

    The chances are exact where the centre is empty, and an estimate of the next seats' entire play elsewhere.

    Args:
        stacks: The tiles of each seat, bottom first.
        centre: The face-up tiles, ascending.
        to_move: The seat whose turn begins.
        flips: The option ``bust_without_tile_flips``.
    """
    seats = len(stacks)
    if not centre:
        ranks = [rank_of(tuple(stack)) for stack in stacks]
        return tuple([shared_win(ranks, seat) for seat in range(seats)])
    strengths = network(seats).strengths(features(stacks, centre, to_move, flips), len(centre))
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    total = sum(shares, IN_ORDER)
    return tuple([share / total for share in shares])


def shared_win(ranks: Sequence[Rank], seat: Seat) -> float:
    """Return the share of the win that falls to ``seat`` when the game is over.

    >>> [shared_win([(5, 30), (7, 33), (7, 33)], seat) for seat in range(3)]
    [0.0, 0.5, 0.5]
    """
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[seat] == best else 0.0
