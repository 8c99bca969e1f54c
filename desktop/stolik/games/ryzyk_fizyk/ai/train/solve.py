"""Solves the whole game for two players, all options off, and writes the table that ``prospects`` reads.

Run ``python -m stolik.games.ryzyk_fizyk.ai.train.solve FILE`` in the project's folder. It needs only
the standard library. It solves each of the 10,201 turns two or three times, which takes 200 s of one core
(CPython 3.11) and 18 MB.

The sum of both accounts never falls, so the turns are solved from the greatest sums down. Two turns hang on
each other, that of the one and that of the other at the same accounts, since a lost turn changes nothing: the
pair is solved by secant steps until both chances stand still.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable

from stolik.games.ryzyk_fizyk.ai.prospects import SCALE, bank_worths
from stolik.games.ryzyk_fizyk.ai.turn import ALL_SIX, Payoffs, Solution
from stolik.games.ryzyk_fizyk.rules.rules import LINE

TOLERANCE = 1e-4
"""So near a secant step may come before it is the last; what is left then is of its square's size."""

LOST_SHARE = 0.28
"""The share of turns that are lost, as a first guess of how much a turn hangs on what losing it is worth."""


def win_chances(tell: Callable[[int], None]) -> list[list[float]]:
    """Return the chance to win of the seat to move, by its own account and the other's; ties count half.

    ``tell`` hears of every sum of accounts that is done.
    """
    chances = [[0.5] * (LINE + 1) for _ in range(LINE + 1)]
    for total in range(2 * LINE, -1, -1):
        for own in range(max(0, total - LINE), total // 2 + 1):
            _solve_pair(chances, own, total - own)
        tell(total)
    return chances


def _solve_pair(chances: list[list[float]], own: int, other: int) -> None:
    """Work out the chances of both seats at a pair of accounts."""
    here, there = _turn(chances, own, other), _turn(chances, other, own)

    def again(theirs: float) -> tuple[float, float]:
        """Return the own chance against this chance of the other seat, and the other's against that."""
        mine = here(theirs)
        return mine, mine if own == other else there(mine)

    theirs = _guess(chances, other, own)
    mine, answer = again(theirs)
    # How both change with what was taken for the other's chance.
    slopes = -LOST_SHARE, -LOST_SHARE if own == other else LOST_SHARE**2
    while abs(step := (answer - theirs) / (1 - slopes[1])) > TOLERANCE:
        before = theirs, mine, answer
        theirs += step
        mine, answer = again(theirs)
        slopes = (mine - before[1]) / step, (answer - before[2]) / step
    chances[own][other] = mine + slopes[0] * step
    chances[other][own] = theirs + step


def _turn(chances: list[list[float]], own: int, other: int) -> Callable[[float], float]:
    """Return what a turn is worth, by the other seat's chance where the turn is lost."""
    bank = bank_worths(own, other, chances)
    return lambda theirs: Solution(Payoffs(bank, 1 - theirs)).roll_worth(ALL_SIX, 0)


def _guess(chances: list[list[float]], own: int, other: int) -> float:
    """Return a chance drawn on in a straight line from the accounts with a point more, which are solved."""
    more_own, more_other = min(LINE, own + 1), min(LINE, other + 1)
    if LINE in (own, other):
        return chances[more_own][more_other]
    return chances[more_own][other] + chances[own][more_other] - chances[more_own][more_other]


def main() -> None:
    """Solve the game and write the table: rows of the mover's account, as 16-bit numbers, high byte first."""
    chances = win_chances(lambda total: print(f"accounts {total} in sum are solved", file=sys.stderr))
    table = array("H", [round(chance * SCALE) for row in chances for chance in row])
    if sys.byteorder == "little":
        table.byteswap()
    with open(sys.argv[1], "wb") as file:  # noqa: PTH123 - games know no paths
        file.write(table.tobytes())
    print(f"who starts wins {chances[0][0]:.4%}", file=sys.stderr)


if __name__ == "__main__":
    main()
