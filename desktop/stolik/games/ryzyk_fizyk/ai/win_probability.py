"""The chance to win from a position between two turns.

For two players it is exact with any options, and in the very last turn for all: with all options off from
``data/two_players.json``, with any on from ``data/two_players_options.json``, each the chance of the seat to
move by its own account and the other's. Otherwise networks of ``data/many_players.json`` correct an estimate.

Before anybody has passed 100 it begins with the seat's chances against each other seat alone under the same
options: were each seat of one strength in every pairing, the odds against it in the game of all would be the
sum of its odds against each. There is a network for each number of seats and each set of the options that
matter to it.

In the last turns only the points that each seat is behind the leader count, in the order of the turns to
come. The chances with one turn to come are exact. With more they begin with what they were if each seat had
only the leader to beat; a seat that passes the leader plays on to hold off the next.

The inputs of a network are a number a seat, its account or the points it is behind. Each adds a vector to the
hidden units; between the vectors at the knots it goes in a straight line. The first hidden units pass on
their sums, the others make x / (1 + abs(x)) of theirs. The outputs are sums of the hidden units and a
constant; they are added to the logarithms of the chances that are corrected, and the softmax of that is
taken.
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
    """Return the chance to win after banking 0, 1, 2, ... points against one opponent, last turns ahead.

    ``own`` and ``other`` are the accounts, 0 to 100; ``chances`` are those of `two_players`. The first 101 -
    ``own`` values are for accounts up to 100; those after them have passed it, and the other has one last
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
    one on; ``later`` those whose last turn is to come, in order, or ``None`` if no account has passed 100.
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
"""The hidden units that pass on their sums."""

WEIGHT_SCALE: Final = 2000
"""One in the weights of the file."""

KNOTS: Final[Mapping[str, tuple[int, ...]]] = {
    "race": (0, 15, 30, 45, 58, 68, 75, 80, 84, 88, 92, 96, 100),
    "last": (0, 4, 9, 14, 19, 25, 32, 41, 52, 66, 86, 120, 240),
}
"""The knots of accounts in the race, and of the points behind in the last turns."""

Kind: TypeAlias = Literal["race", "last"]


def size_of(inputs: int, outputs: int) -> int:
    """Return the number of weights of a network; every kind has as many knots."""
    return inputs * len(KNOTS["race"]) * HIDDEN + outputs * (HIDDEN + 1)


class CorrectionNetwork:
    """The weights of one network, made ready for every number that an input may be.

    ``weights`` are the vectors at the knots, input by input, and then a row for each output, the constant
    last. The numbers go from 0 to the last knot.
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
    """Return the vectors of every number up to the last knot."""
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
    """Return a network of ``data/many_players.json`` by the options and the seats that it is for."""
    table: Mapping[str, Any] = load(__package__, "many_players")[kind][options]
    weights = [number / WEIGHT_SCALE for number in unpack(table[str(seats)])]
    return CorrectionNetwork(weights, seats, KNOTS[kind])


MOST_BEHIND: Final = 240
"""How many points behind in a last turn are as good as a defeat."""

ROLL_ON_ROWS: Final = 100
"""The points worked out beyond it if all six dice set aside must be rolled: no one can stop there."""

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
    """Return the chance that a seat ``lead`` points behind doesn't win in the last turn; ties count half."""
    return 1 - last_turn(lead, rules)


def last_turn_options(rules: TurnRules) -> str:
    """Return the name of the options that the networks go by; the others are too rare to matter to them.

    Six different dice are a lost turn like others if only the win is left to play for.
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
    """Return the exact chances to win of the seat to move, by its own account and the other's."""
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
    small, and so pack well. The inverse is `rows_of`.
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
    """Return the chances of all seats to win before any account has passed 100; they add up to 1.

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
