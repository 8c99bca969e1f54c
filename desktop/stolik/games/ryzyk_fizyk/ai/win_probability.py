"""The chance to win from a position between two turns.

For two players it is exact with any options, and in the very last turn for all. Otherwise it is estimated by
the networks of ``race_chances`` and ``last_turns``.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Seat
from stolik.engine.seat_values import Values
from stolik.games.ryzyk_fizyk.ai.last_turns import MOST_BEHIND, answered, last_chances
from stolik.games.ryzyk_fizyk.ai.race_chances import Chances, race_chances
from stolik.games.ryzyk_fizyk.ai.turn_solver import TurnRules
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE


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


def bank_values(own: int, other: int, chances: Chances, rules: TurnRules = TurnRules()) -> tuple[float, ...]:  # noqa: B008 - immutable
    """Return the chance to win after banking 0, 1, 2, ... points against one opponent, last turns ahead.

    ``own`` and ``other`` are the accounts, 0 to 100; ``chances`` are those of `two_players`. The first 101 -
    ``own`` values are for accounts up to 100; those after them have passed it, so that the other has one last
    turn.
    """
    short = [1 - chances[other][account] for account in range(own, LINE + 1)]
    passed = [answered(account - other, rules) for account in range(LINE + 1, other + MOST_BEHIND + 1)]
    return (*short, *passed)


def win_chances(
    accounts: Sequence[int], inside: Sequence[Seat], later: Sequence[Seat] | None, options: Options
) -> Values:
    """Return the chances of all seats to win after a turn; they add up to 1.

    ``accounts`` are those of all seats; ``inside`` the seats still in the game, in turn order from the next
    one on; ``later`` those whose last turn is to come, in order, or ``None`` where nobody has passed 100.
    """
    values = [0.0] * len(accounts)
    if later is None:
        race = race_chances([accounts[seat] for seat in inside], options)
        for seat, chance in zip(inside, race, strict=True):
            values[seat] = chance
        return tuple(values)
    done = [seat for seat in inside if seat not in later]
    most = max([accounts[seat] for seat in done])
    leaders = [seat for seat in done if accounts[seat] == most]
    *waiting, leading = last_chances(
        [most - accounts[seat] for seat in later], len(leaders), rules_of(options)
    )
    for seat, chance in zip(later, waiting, strict=True):
        values[seat] = chance
    for seat in leaders:
        values[seat] = leading / len(leaders)
    return tuple(values)
