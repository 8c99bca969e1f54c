"""Solves the game for two players with all options off, and writes the table that ``race_chances`` reads.

Run ``python -m stolik.games.ryzyk_fizyk.ai.train.two_players FILE`` in the project's folder. It only needs
the standard library. It solves each of the 10,201 turns three or four times, which takes ten minutes on one
core (CPython 3.11) and 18 MB.

The sum of both accounts never falls, so the turns are solved from the greatest sums down. The turns of the
two seats at the same accounts depend on each other, because a lost turn changes nothing. Such a pair is
solved by secant steps until both chances stay the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from stolik.engine.coaching.learned_tables import pack, to_text
from stolik.games.ryzyk_fizyk.ai.turn_solver import ALL_SIX, Payoffs, Solution
from stolik.games.ryzyk_fizyk.ai.win_probability import SCALE, bank_values
from stolik.games.ryzyk_fizyk.rules.state import LINE

MADE_BY = "stolik.games.ryzyk_fizyk.ai.train.two_players"
ABOUT = (
    "The chance to win of the seat to move in Ryzyk-Fizyk for two players, all options off, by its own "
    "account (rows, 0 to 100) and the other's (columns); scale is certainty, ties count half."
)

TOLERANCE = 1e-6
"""The length of a secant step after which no more follow; the remaining error is about its square."""

LOST_SHARE = 0.28
"""The share of turns that are lost, as a first guess how much the worth of a turn depends on losing it."""


def win_chances(tell: Callable[[int], None], least: int = 0) -> list[list[float]]:
    """Return the chance to win of the seat to move, by its own account and the other's; ties count half.

    ``tell`` is called with every finished sum of accounts. Sums below ``least`` aren't solved.
    """
    chances = [[0.5] * (LINE + 1) for _ in range(LINE + 1)]
    for total in range(2 * LINE, least - 1, -1):
        for own in range(max(0, total - LINE), total // 2 + 1):
            _solve_pair(chances, own, total - own)
        tell(total)
    return chances


def _solve_pair(chances: list[list[float]], own: int, other: int) -> None:
    """Work out the chances of both seats at a pair of accounts."""
    here, there = _turn(chances, own, other), _turn(chances, other, own)

    def again(theirs: float) -> tuple[float, float]:
        """Return the own chance, given one of the other seat, and the other's chance that follows from it."""
        mine = here(theirs)
        return mine, mine if own == other else there(mine)

    theirs = _guess(chances, other, own)
    mine, answer = again(theirs)
    # How both chances change with the one assumed for the other seat.
    slopes = -LOST_SHARE, -LOST_SHARE if own == other else LOST_SHARE**2
    while abs(step := (answer - theirs) / (1 - slopes[1])) > TOLERANCE:
        before = theirs, mine, answer
        theirs += step
        mine, answer = again(theirs)
        slopes = (mine - before[1]) / step, (answer - before[2]) / step
    chances[own][other] = mine + slopes[0] * step
    chances[other][own] = theirs + step


def _turn(chances: list[list[float]], own: int, other: int) -> Callable[[float], float]:
    """Return a function from the other seat's chance, if the turn is lost, to the worth of the turn."""
    bank = bank_values(own, other, chances)
    return lambda theirs: Solution(Payoffs(bank, 1 - theirs)).roll_value(ALL_SIX, 0)


def _guess(chances: list[list[float]], own: int, other: int) -> float:
    """Return a chance extrapolated from accounts with one more point, which are already solved."""
    more_own, more_other = min(LINE, own + 1), min(LINE, other + 1)
    if LINE in (own, other):
        return chances[more_own][more_other]
    return chances[more_own][other] + chances[own][more_other] - chances[more_own][more_other]


def to_file(chances: Sequence[Sequence[float]]) -> str:
    numbers = [round(chance * SCALE) for row in chances for chance in row]
    content = {"scale": SCALE, "chances": pack(numbers, "uint32", [LINE + 1, LINE + 1])}
    return to_text(MADE_BY, {}, ABOUT, content)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    chances = win_chances(lambda total: print(f"accounts {total} in sum are solved", file=sys.stderr))
    asked.file.write_text(to_file(chances), encoding="utf-8", newline="\n")
    print(f"who starts wins {chances[0][0]:.4%}", file=sys.stderr)


if __name__ == "__main__":
    main()
