"""The chances of all seats to win in the last turns, after a player has passed 100.

Only the points that each seat is behind the leader count then, in the order of the turns to come. The chances
with one turn to come are exact. With more they begin with what they were if each seat had only
the leader to beat, and a network of ``data/many_players.json`` corrects that: a seat
that passes the leader plays on to hold off the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log
from typing import Final

from stolik.engine.seat_values import Values
from stolik.games.ryzyk_fizyk.ai.correction_network import network
from stolik.games.ryzyk_fizyk.ai.turn_solver import ALL_SIX, Payoffs, Solution, TurnRules

MOST_BEHIND: Final = 240
"""The points behind in a last turn that are as good as a defeat."""

ROLL_ON_ROWS: Final = 100
"""The points worked out beyond it where all six dice set aside must be rolled: nobody can stop there."""

_LEAST: Final = 1e-9
"""The least chance whose logarithm is corrected."""


@cache
def _solution(rules: TurnRules, leaders: int) -> Solution:
    # Only the points still missing count, so the turns of all who are behind are parts of one.
    ahead = ROLL_ON_ROWS if rules.roll_on else 1
    bank = (0.0,) * MOST_BEHIND + (1 / (1 + leaders),) + (1.0,) * ahead
    return Solution(Payoffs(bank, 0.0, rules, same=1.0))


@cache
def last_turn(behind: int, rules: TurnRules, leaders: int = 1) -> float:
    """Return the exact chance to win in the very last turn.

    ``behind`` are the points that the seat is behind, at least 1; ``leaders`` seats with one account
    lead, who would share the win with it.
    """
    return _solution(rules, leaders).roll_value(ALL_SIX, MOST_BEHIND - min(behind, MOST_BEHIND))


def answered(lead: int, rules: TurnRules) -> float:
    """Return the chance that a seat ``lead`` points behind doesn't win in the last turn; a tie counts half.

    ``lead`` is at least 0; the chance is from 0 to 1.
    """
    return 1 - last_turn(lead, rules)


def last_turn_options(rules: TurnRules) -> str:
    """Return the name of the options that the networks go by; the others are too rare to matter to them.

    Six different dice are a lost turn like others where only the win is left to play for.
    """
    return "must_roll_on" if rules.roll_on else ""


def last_chances(behind: Sequence[int], leaders: int, rules: TurnRules) -> Values:
    """Return the chances of the seats with last turns to come, in their order, and then of all that lead.

    ``behind`` are the points that each is behind, at least 1; ``leaders`` seats have the highest
    account, which counts with one turn to come.
    """
    if not behind:
        return (1.0,)
    if len(behind) == 1:
        chance = last_turn(behind[0], rules, leaders)
        return (chance, 1 - chance)
    behind = [min(points, MOST_BEHIND) for points in behind]
    logs, holds = [], 0.0
    for points in reversed(behind):
        chance = last_turn(points, rules)
        logs.append(holds + log(max(chance, _LEAST)))
        holds += log(max(1 - chance, _LEAST))
    return network("last", last_turn_options(rules), len(behind)).corrected(behind, [*reversed(logs), holds])
