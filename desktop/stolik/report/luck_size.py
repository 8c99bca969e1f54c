"""What luck of a size means: in how many of a hundred games it is as great or greater.

The luck of a game is the sum of the luck of its chance events. Each of them has a mean of 0 and a variance
that is known from all its outcomes. So the sum is taken for a normal variable with a mean of 0 and the sum of
the variances of the chance events that this game really met. The answer is the share of that variable beyond
the luck that the seat had, on the same side: a tail of the normal distribution, not a simulation.

The sum of the variances differs from game to game, and the distribution of a single event is anything but
normal. So there is no answer for a game with few chance events, and the figure is rounded to whole games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final

FEW: Final = 10
"""With fewer chance events nothing is said."""


def tail(luck: float, variance: float) -> float:
    """Return the chance of as much luck or more, or of as little or less where it is negative.

    ``variance`` is above 0.

    >>> round(tail(1.0, 1.0), 4), tail(-1.0, 1.0) == tail(1.0, 1.0), tail(0.0, 1.0)
    (0.1587, True, 0.5)
    """
    return erfc(abs(luck) / sqrt(2 * variance)) / 2


def games_of_a_hundred(luck: float, variances: Sequence[float]) -> int | None:
    """Return in how many of a hundred games a seat's luck is as great, rounded; 0 stands for fewer than one.

    ``None`` where nothing can be said.

    Args:
        luck: The seat's luck in the game, in any unit.
        variances: Those of its luck in each chance event, in the square of that unit; events that can't
            change anything for the seat have 0 and don't count.

    >>> games_of_a_hundred(0.4, [0.01] * 16), games_of_a_hundred(-0.4, [0.01] * 16)
    (16, 16)
    >>> games_of_a_hundred(3.0, [0.01] * 16), games_of_a_hundred(0.4, [0.01] * 9 + [0.0] * 9)
    (0, None)
    """
    met = [variance for variance in variances if variance > 0]
    return None if len(met) < FEW else int(100 * tail(luck, sum(met)) + 0.5)
