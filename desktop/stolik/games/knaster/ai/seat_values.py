"""The value of every seat at any moment, for the analysis: its chance to win, alone its points in the end.

Each seat has the points that its sheet is expected to end with (``expected_points``), and all together the
chances that these come to (``joint_chances``). Before a roll a value is the mean over its eleven sums, all
seats entering each sum best. The last roll leaves nothing to estimate: there the shares are exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import Final

from stolik.engine.dice import Rolled, roll_chances
from stolik.engine.game import TABLE, Seat
from stolik.engine.seat_values import Valued, Values, mean_values
from stolik.games.knaster.ai.expected_points import (
    Outlook,
    least_of_others,
    option_outlooks,
    outlook,
    outlooks,
)
from stolik.games.knaster.ai.joint_chances import joint_chances, shares, spread_after_next_roll
from stolik.games.knaster.ai.valuation import CODE_CHANCES
from stolik.games.knaster.rules.moves import Move, Roll
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import DICE, State

MOST_BY_ROLL: Final = 5
"""With more seats the points are spread by one figure, not roll by roll, which takes eleven times as long."""


def exact(state: State) -> bool:
    """Return whether the values are exact: they never are."""
    return False


def values(state: State) -> Values:
    """Return the value of every seat; at the end the shares of the win, alone the points."""
    if state.phase == "over":
        points = [float(sheet.score) for sheet in state.sheets]
        return shares(points) if len(points) > 1 else tuple(points)
    if state.phase == "enter":
        return _together(tuple(outlooks(state)), state.last_roll)
    by_sum = _by_sum(state)
    return mean_values((chance, by_sum[code + 1]) for code, chance in CODE_CHANCES)


def options(state: State, seat: Seat) -> list[Valued]:
    """Return every legal option of the seat, best first."""
    if state.phase == "roll":
        return [Valued(Roll(), values(state))]
    now = outlooks(state)
    empties = [each.empties for each in now]
    found = []
    for move, own in option_outlooks(state, seat, least_of_others(empties, seat)):
        if own.empties == empties[seat]:
            then = list(now)
        else:
            changed = [*empties[:seat], own.empties, *empties[seat + 1 :]]
            then = [outlook(state, other, least_of_others(changed, other)) for other in range(len(changed))]
        then[seat] = own
        found.append((own.points, Valued(move, _together(tuple(then), state.last_roll))))
    return [option for _, option in sorted(found, key=lambda each: (-each[1].values[seat], -each[0]))]


def outcomes(state: State) -> Iterable[tuple[Move, float]]:
    """Return every roll of the dice with its chance."""
    return roll_chances(DICE)


def after(state: State, move: Rolled) -> Values:
    """Return the values after the dice fell, every seat entering the sum best."""
    return _by_sum(state)[sum(move.dice)]


@lru_cache(maxsize=4)
def _by_sum(state: State) -> dict[int, Values]:
    """Return the values by the sum that the next roll shows."""
    if state.phase == "roll":
        state = GAME.apply(state, state.roller, Roll())[-1].state
    return {total: values(GAME.apply(state, TABLE, Rolled(dice))[-1].state) for total, dice in ROLLS.items()}


ROLLS: Final = {first + second: (first, second) for first in range(1, 7) for second in range(first, 7)}
"""One roll for each sum: more than the sum doesn't count."""


@lru_cache(maxsize=1024)
def _together(found: tuple[Outlook, ...], last_roll: bool) -> Values:
    """Return the values of all seats by their outlooks after this roll: the means over the next roll.

    Often a move leads to the same outlooks as one before, so recent values are kept.
    """
    points = [each.points for each in found]
    if len(found) == 1:
        return tuple(points)
    if last_roll:
        return shares(points)
    rolled = list(zip(*[each.next_rolls for each in found], strict=True))
    empties = min([each.empties for each in found])
    chances = [chance for _, chance in CODE_CHANCES]
    if not empties:  # The next roll is the last.
        return mean_values(zip(chances, map(shares, rolled), strict=True))
    varied = [_variance(each) for each in found]
    spreads = [spread_after_next_roll(len(found), empties, each) for each in varied]
    if len(found) > MOST_BY_ROLL:
        spreads = [sqrt(spread**2 + each) for spread, each in zip(spreads, varied, strict=True)]
        return joint_chances(points, spreads)
    return mean_values(zip(chances, [joint_chances(each, spreads) for each in rolled], strict=True))


def _variance(found: Outlook) -> float:
    """Return the variance of the points that the next roll brings."""
    gaps = [points - found.points for points in found.next_rolls]
    return sum([chance * gap * gap for gap, (_, chance) in zip(gaps, CODE_CHANCES, strict=True)])
