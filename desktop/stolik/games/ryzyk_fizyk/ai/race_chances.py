"""The chances of all seats to win before anybody has passed 100, by the accounts alone.

For two players they are exact: with all options off from ``data/two_players.json``, with any on from
``data/two_players_options.json``, each the chance of the seat to move by its own account and the other's.

For more they begin with the seat's chances against each other seat alone under the same options: were each
seat of one strength in every pairing, the odds against it in the game of all would be the sum of its odds
against each. A network of ``data/many_players.json`` corrects that; there is one for each number of seats
and each set of the options that matter to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import log
from typing import Final

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.learned_tables import load, unpack
from stolik.engine.seat_values import Values
from stolik.games.ryzyk_fizyk.ai.correction_network import network
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE

SCALE: Final = 2**32 - 1
"""Certainty in the table of two players with all options off."""

OPTIONS_SCALE: Final = 2**16 - 1
"""Certainty in the tables of two players under options."""

WIDTH: Final = LINE + 1

Chances = Sequence[Sequence[float]]
"""The chances of the seat to move, by its own account and the other's."""


def options_name(options: Options) -> str:
    """Return the name of the options that are on, which the tables go by; empty with all off."""
    named = {
        "six_of_a_kind_wins": options.six_of_a_kind_wins,
        options.six_different: options.six_different != "off",
        "five_of_a_kind_bonus": options.five_of_a_kind_bonus,
        "must_roll_on": options.must_roll_on,
    }
    return " ".join([name for name, on in named.items() if on])


def two_players(options: Options | None = None) -> Chances:
    """Return the exact chances to win of the seat to move, by its own account and the other's.

    ``options`` are all off if not given.
    """
    return _two_players(options_name(options or Options()))


@cache
def _two_players(name: str) -> Chances:
    if name:
        table = load(__package__, "two_players_options")["chances"]
        rows = rows_of(unpack(table[name]))
        return [[number / OPTIONS_SCALE for number in row] for row in rows]
    flat = [number / SCALE for number in unpack(load(__package__, "two_players")["chances"])]
    return [flat[own * WIDTH : (own + 1) * WIDTH] for own in range(WIDTH)]


def differences_of(rows: Iterable[Sequence[int]]) -> list[int]:
    """Return a table of 16-bit numbers as what each differs from the one above and the one to the left.

    The differences are taken twice, down and to the right, and kept in 16 bits; of a smooth table they are
    small, so that they pack well. The inverse is `rows_of`.
    """
    differences: list[int] = []
    above: Sequence[int] = (0,) * WIDTH
    for row in rows:
        down = [0, *[number - before for number, before in zip(row, above, strict=True)]]
        differences += [(down[column + 1] - down[column]) % 2**16 for column in range(WIDTH)]
        above = row
    return differences


def rows_of(differences: Sequence[int]) -> list[list[int]]:
    """Return the table, row by row, of which these are the differences."""
    rows: list[list[int]] = []
    above = [0] * WIDTH
    for start in range(0, WIDTH * WIDTH, WIDTH):
        down = accumulate(differences[start : start + WIDTH])
        above = [(number + more) % 2**16 for number, more in zip(above, down, strict=True)]
        rows.append(above)
    return rows


def network_options(options: Options) -> str:
    """Return the name of the options that the networks go by; the others are too rare to matter to them."""
    return options_name(Options(six_different=options.six_different, must_roll_on=options.must_roll_on))


@cache
def _odds(name: str) -> tuple[Chances, Chances]:
    """Return the odds against a seat, by its own account and another's: on turn before it, and after it."""
    chances = _two_players(name)
    before = [[1 / chance - 1 for chance in row] for row in chances]
    after = [[1 / (1 - row[own]) - 1 for row in chances] for own in range(WIDTH)]
    return before, after


def race_chances(accounts: Sequence[int], options: Options) -> Values:
    """Return the chances of all seats to win before anybody has passed 100; they add up to 1.

    ``accounts`` are those of the seats still in the game, 0 to 100, in turn order from the seat to move on.
    """
    seats = len(accounts)
    if seats == 1:
        return (1.0,)
    if seats == 2:
        chance = two_players(options)[accounts[0]][accounts[1]]
        return (chance, 1 - chance)
    before, after = _odds(options_name(options))
    logs = []
    for seat, own in enumerate(accounts):
        odds = sum(map(after[own].__getitem__, accounts[:seat]), IN_ORDER)
        odds += sum(map(before[own].__getitem__, accounts[seat + 1 :]), IN_ORDER)
        logs.append(-log(1 + odds))
    return network("race", network_options(options), seats).corrected(accounts, logs)
