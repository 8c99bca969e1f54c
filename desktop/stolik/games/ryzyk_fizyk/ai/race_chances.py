"""The chances of all seats to win before anybody has passed 100, by the accounts alone.

For two players they are exact: with all options off from ``data/two_players.json``, with any on from
``data/two_players_options.json``, each the chance of the seat to move by its own account and the other's.

For more they are the softmax of a logit a seat. A logit is the sum of the logarithms of the seat's chances
against each other seat alone under the same options, and of learned weights from ``data/many_players.json``.
These depend on the own account and the seats to wait; on the accounts of both for every other seat, and which
of both is on turn first; and on the own account with the highest, and with the second highest, of the others.
Accounts lie between ``KNOTS``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import exp, log
from typing import Final, NamedTuple

from stolik.engine.learned_tables import load, unpack
from stolik.engine.seat_values import Values
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE

SCALE: Final = 2**32 - 1
"""Certainty in the table of two players with all options off."""

OPTIONS_SCALE: Final = 2**16 - 1
"""Certainty in the tables of two players under options."""

WEIGHT_SCALE: Final = 1000
"""One in the weights of more players."""

KNOTS: Final = (0, 30, 60, 80, 90, LINE)
MOST_SEATS: Final = 8
WIDTH: Final = LINE + 1
GRIDS: Final = 4
"""Tables by two accounts: on turn before and after the other, the highest and the second highest other."""

SIZE: Final = MOST_SEATS * len(KNOTS) + GRIDS * len(KNOTS) ** 2
"""The weights of one number of seats: rows by seats to wait, then the grids by own account and other."""

Chances = Sequence[Sequence[float]]
"""Of the seat to move, by its own account and the other's."""


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


class _Terms(NamedTuple):
    """The terms of the logits for every account: by seats to wait, and by own account and other."""

    waits: Chances
    earlier: Chances
    later: Chances
    first: Chances
    second: Chances


@cache
def _terms(seats: int, name: str) -> _Terms:
    """Return the terms for so many seats, by the name of the options."""
    chances, count = _two_players(name), len(KNOTS)
    flat = [
        number / WEIGHT_SCALE for number in unpack(load(__package__, "many_players")["weights"][str(seats)])
    ]
    rows = [flat[start : start + count] for start in range(0, SIZE, count)]
    waits = [_between(row) for row in rows[:seats]]
    grids = [rows[start : start + count] for start in range(MOST_SEATS, len(rows), count)]
    earlier, later, first, second = [_between_rows(grid) for grid in grids]
    alone = [[log(chance) for chance in row] for row in chances]
    alone_later = [[log(1 - row[own]) for row in chances] for own in range(WIDTH)]
    return _Terms(waits, _sums(alone, earlier), _sums(alone_later, later), first, second)


def _between(weights: Sequence[float]) -> list[float]:
    """Return the weights for every account, in straight lines from knot to knot."""
    lines = zip(pairwise(KNOTS), pairwise(weights), strict=True)
    inner = [
        weight + (following - weight) * (account - start) / (end - start)
        for (start, end), (weight, following) in lines
        for account in range(start, end)
    ]
    return [*inner, weights[-1]]


def _between_rows(grid: Sequence[Sequence[float]]) -> Chances:
    columns = [_between(column) for column in zip(*[_between(row) for row in grid], strict=True)]
    return list(zip(*columns, strict=True))


def _sums(grid: Chances, other: Chances) -> Chances:
    pairs = zip(grid, other, strict=True)
    return [[one + more for one, more in zip(row, others, strict=True)] for row, others in pairs]


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
    terms = _terms(seats, options_name(options))
    highest, second, third = sorted(accounts, reverse=True)[:3]
    strengths = []
    for seat, own in enumerate(accounts):
        first = second if own == highest else highest
        other = second if own < second else third
        logit = terms.waits[seat][own] + terms.first[own][first] + terms.second[own][other]
        earlier, later = terms.earlier[own], terms.later[own]
        logit += sum([later[account] for account in accounts[:seat]])
        logit += sum([earlier[account] for account in accounts[seat + 1 :]])
        strengths.append(exp(logit))
    total = sum(strengths)
    return tuple([strength / total for strength in strengths])
