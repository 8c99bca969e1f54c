"""The chance to win from a position between two turns.

For two players it is exact, whatever the options. For more it is an estimate: the race is weighed by the
learned chances of ``race_chances``, last turns as if each seat had only the leader to beat. Ties count half.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Final

from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.race_chances import Chances, race_chances
from stolik.games.ryzyk_fizyk.ai.turn_solver import ALL_SIX, Payoffs, Solution, TurnRules
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE

MOST_BEHIND: Final = 240
"""Whoever is so far behind in a last turn is as good as beaten."""

_ROLL_ON_ROWS: Final = 100
"""So many points more are worked out where all six dice set aside must be rolled: nobody can stop there."""


def rules_of(options: Options) -> TurnRules:
    """Return the options that change a turn.

    ``options`` are those of the game.
    """
    return TurnRules(
        wins=options.six_of_a_kind_wins,
        different=options.six_different != "off",
        tries=options.five_of_a_kind_bonus,
        roll_on=options.must_roll_on,
    )


@cache
def last_turns(rules: TurnRules) -> tuple[float, ...]:
    """Return the chance to win in a last turn, by how many points the seat is behind, 0 to ``MOST_BEHIND``.

    A tie counts half.
    """
    # Only the points still missing count, so the turns of all who are behind are parts of one.
    ahead = _ROLL_ON_ROWS if rules.roll_on else 1
    bank = (0.0,) * MOST_BEHIND + (0.5,) + (1.0,) * ahead
    solution = Solution(Payoffs(bank, 0.0, rules, same=1.0))
    return tuple([solution.roll_value(ALL_SIX, MOST_BEHIND - behind) for behind in range(MOST_BEHIND + 1)])


def answered(lead: int, rules: TurnRules) -> float:
    """Return the chance that a seat so far behind doesn't win in one last turn; a tie counts half.

    ``lead`` is at least 0 points; the chance is from 0 to 1.
    """
    return 1 - last_turns(rules)[min(lead, MOST_BEHIND)]


def bank_values(own: int, other: int, chances: Chances, rules: TurnRules = TurnRules()) -> tuple[float, ...]:  # noqa: B008 - immutable
    """Return the chance to win after banking 0, 1, 2, ... points against one opponent, last turns ahead.

    ``own`` and ``other`` are the accounts, 0 to 100; ``chances`` are those of `two_players`. The first 101 -
    ``own`` values are for accounts up to 100; those after them have passed it, so that the other has one last
    turn.
    """
    short = [1 - chances[other][account] for account in range(own, LINE + 1)]
    passed = [answered(account - other, rules) for account in range(LINE + 1, other + MOST_BEHIND + 1)]
    return (*short, *passed)


def turn_payoffs(accounts: Sequence[int], last: Sequence[Seat], seat: Seat, options: Options) -> Payoffs:
    """Return what the ends of the turn of ``seat`` are worth as its chance to win.

    ``accounts`` are those of the seats still in the game, in turn order from any on, and ``seat`` an index
    into them; ``last`` are the indices of those whose last turn isn't over, the one on turn first.
    """
    rules = rules_of(options)
    own, seats = accounts[seat], len(accounts)
    if last:
        return _last_payoffs(accounts, last, seat, rules)
    others = [account for other, account in enumerate(accounts) if other != seat]
    # In turn order after this turn, the seat's own account being the last.
    waiting = tuple([accounts[(seat + step) % seats] for step in range(1, seats)])

    def after(account: int) -> float:
        return race_chances((*waiting, account), options)[-1]

    short = [after(account) for account in range(own, LINE + 1)]
    most = max(others) + MOST_BEHIND
    passed = [
        prod([answered(account - theirs, rules) for theirs in others]) for account in range(LINE + 1, most)
    ]
    bank = (*short, *passed, *(passed[-1:] * _ROLL_ON_ROWS if rules.roll_on else ()))
    different = after(0) if options.six_different == "zero_account" else 0.0
    return Payoffs(bank, short[0], rules, different, same=1.0)


def _last_payoffs(accounts: Sequence[int], last: Sequence[Seat], seat: Seat, rules: TurnRules) -> Payoffs:
    """Return the payoffs of a last turn: the leader is to be beaten, and who comes later to be held off."""
    own = accounts[seat]
    leader = max(account for other, account in enumerate(accounts) if other != seat)
    share = 1 / (1 + accounts.count(leader))
    later = [accounts[other] for other in last if other != seat]
    bank = [0.0] * (leader - own) + [
        (share if account == leader else 1.0) * prod([answered(account - theirs, rules) for theirs in later])
        for account in range(leader, leader + (MOST_BEHIND if later else 2))
    ]
    return Payoffs((*bank, *(bank[-1:] * _ROLL_ON_ROWS if rules.roll_on else ())), 0.0, rules, same=1.0)
