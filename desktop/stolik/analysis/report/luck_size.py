"""What luck of a size means: in how many of a hundred games it is as great or greater.

Against others the luck of a game that is over is its result, 1 for a win and 0 for none, less what the seat
deserved: its chance at the start, less its errors, and with the gifts of others. With a deserved chance of 60
a player wins 60 of a hundred games, with a luck of +40, and loses 40, with a luck of -60. How much is
deserved differs from game to game: it is taken for a normal variable whose mean is the chance at the start
and whose variance is the sum of the squares of the errors, gifts and revaluations that this game met. The
answer is the chance of as much luck or more under both, by a sum over 400 steps; no dice are rolled for it.

Alone, and in a game that goes on, luck has no such bounds. There it is taken for a normal variable with a
mean of 0 and the sum of the variances of the chance events that this game met.

Against others that sum won't do: luck ends near one of two values, and a normal variable makes the usual seem
rare. Of 100 results of Worms (50 games of two fair computers) it makes 34 as rare as 10 games of a hundred or
rarer, where 20 are to be expected; what was deserved makes 6 so. In Circles (120 results) both come near the
20, with 25 and 17.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, sqrt
from typing import Final

from stolik.engine.float_sums import IN_ORDER

FEW: Final = 10
"""The chance events below which nothing is said."""

_STEPS: Final = 400
_REACH: Final = 4.0
"""The standard deviations that the sum reaches to both sides."""

_EQUAL: Final = 1e-9


def normal_tail(luck: float, variance: float) -> float:
    """Return the chance of as much luck or more, or of as little or less where it is negative.

    ``variance`` is that of the luck, and above 0.

    >>> round(normal_tail(1.0, 1.0), 4), round(normal_tail(-1.0, 1.0), 4), normal_tail(0.0, 1.0)
    (0.1587, 0.1587, 0.5)
    """
    return erfc(abs(luck) / sqrt(2 * variance)) / 2


def result_tail(luck: float, start: float, variance: float) -> float:
    """Return the same chance in a game that is won or lost.

    ``start`` is the chance to win at the start, ``variance`` that of what is deserved.

    >>> round(result_tail(0.5, 0.5, 0.0), 4), round(result_tail(-0.25, 0.25, 0.0), 4)
    (0.5, 0.75)
    """
    deviation, total, found = sqrt(variance), 0.0, 0.0
    for step in range(_STEPS):
        at = _REACH * (2 * (step + 0.5) / _STEPS - 1)
        deserved, weight = start + at * deviation, exp(-at * at / 2)
        wins = min(1.0, max(0.0, deserved))
        total += weight
        for result, chance in ((1, wins), (0, 1 - wins)):
            beyond = result - deserved - luck
            found += weight * chance * ((beyond if luck >= 0 else -beyond) >= -_EQUAL)
    return found / total


def games_of_a_hundred(
    luck: float, variances: Sequence[float], deserved: tuple[float, float] | None = None
) -> int | None:
    """Return in how many of a hundred games a seat's luck is as great, rounded; 0 stands for fewer than one.

    ``None`` where nothing can be said.

    Args:
        luck: The seat's luck in the game, in any unit.
        variances: Those of its luck in each chance event, in the square of that unit; events that can't
            change anything for the seat have 0 and don't count.
        deserved: Of a game that is won or lost the mean and the variance of what the seat deserves.

    >>> games_of_a_hundred(0.4, [0.01] * 16), games_of_a_hundred(-0.4, [0.01] * 16)
    (16, 16)
    >>> games_of_a_hundred(3.0, [0.01] * 16), games_of_a_hundred(0.4, [0.01] * 9 + [0.0] * 9)
    (0, None)
    >>> games_of_a_hundred(0.5, [0.01] * 16, (0.5, 0.0))
    50
    """
    met = [variance for variance in variances if variance > 0]
    if len(met) < FEW:
        return None
    chance = normal_tail(luck, sum(met, IN_ORDER)) if deserved is None else result_tail(luck, *deserved)
    return int(100 * chance + 0.5)
