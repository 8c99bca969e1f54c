"""The chance to win from a position between two turns.

The chance is exact for two players with any options, and in the very last turn for any number of players.
``data/two_players.json`` (all options off) and ``data/two_players_options.json`` (any on) hold the chance of
the seat to move, by its own account and the other's. Elsewhere the networks of ``data/many_players.json``
correct an estimate.

Until an account passes 100, the estimate starts from the seat's chances against each other seat alone, under
the same options. If a seat had the same strength in every pairing, the odds against it in the whole game
would be the sum of its odds against each opponent. There is a network for each number of seats and each set
of options that matters to it.

In the last turns, only the points that each seat is behind the leader count, in the order of the turns to
come. With one turn to come the chances are exact. With more, the estimate assumes that each seat only has to
beat the leader; in fact, a seat that has passed the leader plays on to hold off the next one.

A network has one number per seat as input: its account, or the points it is behind. Each input adds a vector
to the hidden units, interpolated linearly between the vectors at the knots. The first hidden units pass on
their sums; the others apply x / (1 + abs(x)). The outputs are sums of the hidden units and a constant. They
are added to the logarithms of the estimated chances, and the softmax of these sums is the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, pairwise, repeat
from math import exp, log
from operator import mul
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.coaching.seat_values import Values
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.turn_solver import ALL_SIX, Payoffs, Solution, TurnRules
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import LINE


def rules_of(options: Options) -> TurnRules:
    return TurnRules(
        wins=options.six_of_a_kind_wins,
        different=options.six_different != "off",
        tries=options.five_of_a_kind_bonus,
        roll_on=options.must_roll_on,
    )


def bank_values(own: int, other: int, chances: Chances, rules: TurnRules = TurnRules()) -> tuple[float, ...]:  # noqa: B008 - immutable
    """Return the chance to win after banking 0, 1, 2, ... points before the last turns, with one opponent.

    ``own`` and ``other`` are the accounts, 0 to 100; ``chances`` are those of `two_players`. The first 101 -
    ``own`` values are for accounts up to 100; the rest are for accounts beyond it, with one last turn left to
    the opponent.
    """
    short = [1 - chances[other][account] for account in range(own, LINE + 1)]
    passed = [answered(account - other, rules) for account in range(LINE + 1, other + MOST_BEHIND + 1)]
    return (*short, *passed)


def win_chances(
    accounts: Sequence[int], inside: Sequence[Seat], later: Sequence[Seat] | None, options: Options
) -> Values:
    """Return the chances of all seats to win after a turn; they add up to 1.

    ``accounts`` are those of all seats; ``inside`` are the seats still in the game, in turn order from the
    next one; ``later`` are those with a last turn to come, in order, ``None`` if no account has passed 100.
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


HIDDEN: Final = 32
LINEAR: Final = 8
"""The number of hidden units that pass on their sums unchanged."""

WEIGHT_SCALE: Final = 2000
"""The integer that stands for a weight of 1 in the file."""

KNOTS: Final[Mapping[str, tuple[int, ...]]] = {
    "race": (0, 15, 30, 45, 58, 68, 75, 80, 84, 88, 92, 96, 100),
    "last": (0, 4, 9, 14, 19, 25, 32, 41, 52, 66, 86, 120, 240),
}
"""The knots: accounts in the race, points behind in the last turns."""

Kind: TypeAlias = Literal["race", "last"]


def size_of(inputs: int, outputs: int) -> int:
    """Return the number of weights in a network; both kinds have equally many knots."""
    return inputs * len(KNOTS["race"]) * HIDDEN + outputs * (HIDDEN + 1)


class CorrectionNetwork:
    """The weights of one network, with the vectors interpolated for every value of an input.

    ``weights`` are the vectors at the knots, input by input, followed by a row for each output with the
    constant last. Inputs go from 0 to the last knot.
    """

    def __init__(self, weights: Sequence[float], inputs: int, knots: Sequence[int]) -> None:
        vectors = [tuple(weights[at : at + HIDDEN]) for at in range(0, inputs * len(knots) * HIDDEN, HIDDEN)]
        self._inputs = [
            _between(vectors[at : at + len(knots)], knots) for at in range(0, len(vectors), len(knots))
        ]
        first = len(vectors) * HIDDEN
        rows = [weights[at : at + HIDDEN + 1] for at in range(first, len(weights), HIDDEN + 1)]
        self._outputs = [(tuple(row[:HIDDEN]), row[HIDDEN]) for row in rows]

    def corrected(self, numbers: Sequence[int], logs: Sequence[float]) -> Values:
        """Return the corrected chances, which add up to 1.

        ``numbers`` are the inputs, ``logs`` the logarithms of the chances to be corrected.
        """
        vectors = [rows[number] for rows, number in zip(self._inputs, numbers, strict=True)]
        sums = list(map(sum, zip(*vectors, strict=True), repeat(IN_ORDER)))
        hidden = [*sums[:LINEAR], *[each / (1 + abs(each)) for each in sums[LINEAR:]]]
        logits = [
            chance + constant + sum(map(mul, row, hidden), IN_ORDER)
            for chance, (row, constant) in zip(logs, self._outputs, strict=True)
        ]
        most = max(logits)
        strengths = [exp(logit - most) for logit in logits]
        total = sum(strengths, IN_ORDER)
        return tuple([strength / total for strength in strengths])


def _between(vectors: Sequence[Sequence[float]], knots: Sequence[int]) -> list[tuple[float, ...]]:
    """Return the vectors for every number from 0 to the last knot."""
    lines = zip(pairwise(knots), pairwise(vectors), strict=True)
    inner = [
        tuple(
            [
                low + (high - low) * (number - start) / (end - start)
                for low, high in zip(vector, following, strict=True)
            ]
        )
        for (start, end), (vector, following) in lines
        for number in range(start, end)
    ]
    return [*inner, tuple(vectors[-1])]


@cache
def network(kind: Kind, options: str, seats: int) -> CorrectionNetwork:
    """Return the network of ``data/many_players.json`` for these options and this number of seats."""
    table: Mapping[str, Any] = load(__package__, "many_players")[kind][options]
    weights = [number / WEIGHT_SCALE for number in unpack(table[str(seats)])]
    return CorrectionNetwork(weights, seats, KNOTS[kind])


MOST_BEHIND: Final = 240
"""The number of points behind from which a last turn counts as lost."""

ROLL_ON_ROWS: Final = 100
"""How many points beyond that are worked out if six dice set aside must be rolled, so nobody can stop."""

_LEAST: Final = 1e-9
"""The lower bound of a chance before its logarithm is taken."""


@cache
def _solution(rules: TurnRules, leaders: int) -> Solution:
    # Only the missing points count, so one solution covers every number of points behind.
    ahead = ROLL_ON_ROWS if rules.roll_on else 1
    bank = (0.0,) * MOST_BEHIND + (1 / (1 + leaders),) + (1.0,) * ahead
    return Solution(Payoffs(bank, 0.0, rules, same=1.0))


@cache
def last_turn(behind: int, rules: TurnRules, leaders: int = 1) -> float:
    """Return the exact chance to win in the very last turn.

    ``behind`` is how many points the seat is behind, at least 1. ``leaders`` seats have the highest account
    and would share the win with the seat if it draws level.
    """
    return _solution(rules, leaders).roll_value(ALL_SIX, MOST_BEHIND - min(behind, MOST_BEHIND))


def answered(lead: int, rules: TurnRules) -> float:
    """Return the chance that a seat ``lead`` points behind doesn't win in the last turn; ties count half."""
    return 1 - last_turn(lead, rules)


def last_turn_options(rules: TurnRules) -> str:
    """Return the name that the networks for last turns have for the options; rarer ones are left out.

    Six different dice are just a lost turn when only the win is left to play for.
    """
    return "must_roll_on" if rules.roll_on else ""


def last_chances(behind: Sequence[int], leaders: int, rules: TurnRules) -> Values:
    """Return the chances of the seats with last turns to come, in order, then that of all leaders together.

    ``behind`` are the points that each seat is behind, at least 1. ``leaders`` is how many seats have the
    highest account; it only matters when a single turn is to come.
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


SCALE: Final = 2**32 - 1
"""The integer for certainty in the table for two players with all options off."""

OPTIONS_SCALE: Final = 2**16 - 1
"""The integer for certainty in the tables for two players with options."""

WIDTH: Final = LINE + 1

Chances = Sequence[Sequence[float]]
"""The chances of the seat to move, by its own account and the other's."""


def options_name(options: Options) -> str:
    """Return the name that the tables have for the options that are on; empty if all are off."""
    named = {
        "six_of_a_kind_wins": options.six_of_a_kind_wins,
        options.six_different: options.six_different != "off",
        "five_of_a_kind_bonus": options.five_of_a_kind_bonus,
        "must_roll_on": options.must_roll_on,
    }
    return " ".join([name for name, on in named.items() if on])


def two_players(options: Options | None = None) -> Chances:
    """Return the exact chance of the seat to move, by its own account and the other's."""
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
    """Return the differences of a table of 16-bit numbers, taken first downwards and then to the right.

    They wrap around at 16 bits. In a smooth table they are small and so pack well. The inverse is `rows_of`.
    """
    differences: list[int] = []
    above: Sequence[int] = (0,) * WIDTH
    for row in rows:
        down = [0, *[number - before for number, before in zip(row, above, strict=True)]]
        differences += [(down[column + 1] - down[column]) % 2**16 for column in range(WIDTH)]
        above = row
    return differences


def rows_of(differences: Sequence[int]) -> list[list[int]]:
    rows: list[list[int]] = []
    above = [0] * WIDTH
    for start in range(0, WIDTH * WIDTH, WIDTH):
        down = accumulate(differences[start : start + WIDTH])
        above = [(number + more) % 2**16 for number, more in zip(above, down, strict=True)]
        rows.append(above)
    return rows


def network_options(options: Options) -> str:
    """Return the name that the networks have for the options; those that apply too rarely are left out."""
    return options_name(Options(six_different=options.six_different, must_roll_on=options.must_roll_on))


@cache
def _odds(name: str) -> tuple[Chances, Chances]:
    """Return the odds against a seat, by its account and another's: when on turn before it, and after it."""
    chances = _two_players(name)
    before = [[1 / chance - 1 for chance in row] for row in chances]
    after = [[1 / (1 - row[own]) - 1 for row in chances] for own in range(WIDTH)]
    return before, after


def race_chances(accounts: Sequence[int], options: Options) -> Values:
    """Return the chances of all seats to win before any account has passed 100; they add up to 1.

    ``accounts`` are those of the seats still in the game, 0 to 100, in turn order from the seat to move.
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
