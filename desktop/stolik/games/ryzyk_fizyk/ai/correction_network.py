"""Small networks that correct chances of several seats, as the programs in ``train`` learn them.

The inputs are a number a seat, its account or the points it is behind. Each adds a vector to the hidden
units; between the vectors at the knots it goes in a straight line. The first hidden units pass on their
sums, the others make x / (1 + abs(x)) of theirs. The outputs are sums of the hidden units and a constant;
they are added to the logarithms of the chances that are corrected, and the softmax of that is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise, repeat
from math import exp
from operator import mul
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.learned_tables import load, unpack
from stolik.engine.seat_values import Values

HIDDEN: Final = 32
LINEAR: Final = 8
"""The hidden units that pass on their sums."""

SCALE: Final = 2000
"""One in the weights of the file."""

KNOTS: Final[Mapping[str, tuple[int, ...]]] = {
    "race": (0, 15, 30, 45, 58, 68, 75, 80, 84, 88, 92, 96, 100),
    "last": (0, 4, 9, 14, 19, 25, 32, 41, 52, 66, 86, 120, 240),
}
"""The knots of accounts in the race, and of the points behind in the last turns."""

Kind: TypeAlias = Literal["race", "last"]


def size_of(inputs: int, outputs: int) -> int:
    """Return the number of weights of a network; every kind has as many knots."""
    return inputs * len(KNOTS["race"]) * HIDDEN + outputs * (HIDDEN + 1)


class CorrectionNetwork:
    """The weights of one network, made ready for every number that an input may be.

    ``weights`` are the vectors at the knots, input by input, and then a row for each output, the constant
    last. The numbers go from 0 to the last knot.
    """

    def __init__(self, weights: Sequence[float], inputs: int, knots: Sequence[int]) -> None:
        vectors = [tuple(weights[at : at + HIDDEN]) for at in range(0, inputs * len(knots) * HIDDEN, HIDDEN)]
        self._inputs = [
            _between(vectors[at : at + len(knots)], knots) for at in range(0, len(vectors), len(knots))
        ]
        first = len(vectors) * HIDDEN
        rows = [weights[at : at + HIDDEN + 1] for at in range(first, len(weights), HIDDEN + 1)]
        self._outputs = [(tuple(row[:HIDDEN]), row[HIDDEN]) for row in rows]

    def corrected(self, numbers: Sequence[int], logs: Sequence[float]) -> Values:
        """Return the corrected chances, which add up to 1.

        ``numbers`` are the inputs, ``logs`` the logarithms of the chances to be corrected.
        """
        vectors = [rows[number] for rows, number in zip(self._inputs, numbers, strict=True)]
        sums = list(map(sum, zip(*vectors, strict=True), repeat(IN_ORDER)))
        hidden = [*sums[:LINEAR], *[each / (1 + abs(each)) for each in sums[LINEAR:]]]
        logits = [
            chance + constant + sum(map(mul, row, hidden), IN_ORDER)
            for chance, (row, constant) in zip(logs, self._outputs, strict=True)
        ]
        most = max(logits)
        strengths = [exp(logit - most) for logit in logits]
        total = sum(strengths, IN_ORDER)
        return tuple([strength / total for strength in strengths])


def _between(vectors: Sequence[Sequence[float]], knots: Sequence[int]) -> list[tuple[float, ...]]:
    """Return the vectors of every number up to the last knot."""
    lines = zip(pairwise(knots), pairwise(vectors), strict=True)
    inner = [
        tuple(
            [
                low + (high - low) * (number - start) / (end - start)
                for low, high in zip(vector, following, strict=True)
            ]
        )
        for (start, end), (vector, following) in lines
        for number in range(start, end)
    ]
    return [*inner, tuple(vectors[-1])]


@cache
def network(kind: Kind, options: str, seats: int) -> CorrectionNetwork:
    """Return a network of ``data/many_players.json`` by the options and the seats that it is for."""
    table: Mapping[str, Any] = load(__package__, "many_players")[kind][options]
    weights = [number / SCALE for number in unpack(table[str(seats)])]
    return CorrectionNetwork(weights, seats, KNOTS[kind])
