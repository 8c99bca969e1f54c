"""What one colour, two colours and the groups of one number can do.

The tiles are taken number by number, 1 to 13. Between two numbers a colour is described by its two open runs,
each 0 (none), 1, 2 or 3 (three and more) long: an unordered pair, of which there are 10. At a number a colour
chooses how many tiles, 0, 1 or 2, go to its runs, and this alone settles the pair after it: runs of 1 and 2
must go on, a run of 3 goes on before a new one begins (what can be done with a run of 1 or 2, or with none,
can be done with one of 3). What is left of the colour goes to groups or stays on the rack.

Two open runs suffice, and so do two groups a number, where no joker is wasted. With three runs over one
number at least one of the tiles there is a joker, since there are only two real ones; take the numbers around
it over which three runs lie (one number, or with two jokers two neighbours). Just before them at most two of
the three runs are there and just after them at most two, so one run begins in them and another ends in them;
the beginning of the latter and the end of the former, joined, are one run, and a row of jokers is saved.
Three groups of a number hold seven real tiles or more, which make two groups without a joker.

A joker that isn't wasted may further be assumed

- to stand in a run for a tile of which no copy lies in a group or on the rack (else they change places),
- not to begin a run, but for joker, 12, 13 (else it moves to the end of that run of three),
- not to end a run of four or more (else it is not needed there).

Source: van Rijn, Takes, Vis, The Complexity of Rummikub Problems, 2015, arXiv 1604.07553, of which this is
the table of states; their states keep the lengths of all open runs and know no jokers in the proof.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

PAIRS: Final = tuple((low, high) for low in range(4) for high in range(low, 4))
"""The lengths of a colour's two open runs, by the number of the state."""

PLACE: Final = {pair: place for place, pair in enumerate(PAIRS)}

SUPPLY: Final = tuple((must, there) for there in range(3) for must in range(there + 1))
"""How many copies of a tile must be used (they lie on the table) and how many there are, by their code."""

SUPPLY_CODE: Final = {supply: code for code, supply in enumerate(SUPPLY)}

REST: Final = tuple((rest, may_stay) for rest in range(3) for may_stay in range(rest + 1))
"""How many tiles a colour has for groups, and how many of these may stay on the rack, by their code."""

REST_CODE: Final = {rest: code for code, rest in enumerate(REST)}

NEVER: Final = 99
"""More tiles left on the rack than there are: no way on."""

MOST_JOKERS: Final = 2

LAST_START: Final = 10
"""The place (number - 1) where alone a joker may begin a run: joker, 12, 13."""


class Choice(NamedTuple):
    """What a colour does at a number: the runs after it, jokers in them, and what the groups must take."""

    runs: int
    jokers: int
    rest: int
    taken: int


@cache
def choices(supply: int, runs: int, jokers: int, at_last_start: bool) -> tuple[Choice, ...]:
    """Return what a colour can do at a number, with at most ``jokers`` jokers in its runs.

    ``supply`` is a code of ``SUPPLY_CODE``, ``runs`` the state's number in ``PAIRS``; ``at_last_start`` tells
    whether the number is 11, where a joker may begin a run.
    """
    must, there = SUPPLY[supply]
    pair = PAIRS[runs]
    growing = [length + 1 for length in pair if length in (1, 2)]
    finished = pair.count(3)
    found = []
    for taken in range(len(growing), 3):
        used = max(0, taken - there)
        more = taken - len(growing)
        kept = min(more, finished)
        begun = more - kept
        if used > jokers or (used and begun and not at_last_start):
            continue
        # A run of three that takes a joker must go on after it, or the joker would end it and be wasted.
        after = growing + [2 if used else 3] * kept + [1] * begun
        after += [0] * (2 - len(after))
        rest = max(0, there - taken)
        # A finished run takes a tile rather than leaving it on the rack.
        may_stay = 0 if kept < finished else min(rest, there - must)
        place = PLACE[min(after), max(after)]
        found.append(Choice(place, used, REST_CODE[rest, may_stay], taken))
    return tuple(found)


def group_jokers(singles: int, doubles: int) -> int:
    """Return how many jokers make groups of the colours that come once and those that come twice.

    ``NEVER`` where two jokers don't suffice.

    Both are 0 to 4, together at most 4 colours.

    >>> group_jokers(3, 0), group_jokers(2, 0), group_jokers(1, 0)
    (0, 1, 2)
    """
    if not doubles:
        return (0, 2, 1, 0, 0)[singles]
    missing = max(0, 6 - singles - 2 * doubles)
    return missing if missing <= 2 else NEVER


@cache
def groups(rests: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the ways to deal with what four colours have left of a number: jokers, and tiles that stay.

    Only ways are given that no other beats by leaving a part of the same tiles with no more jokers.

    ``rests`` are four codes of ``REST_CODE``, by colour; the tiles that stay are by colour too.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    ways = sorted(product(*(range(REST[rest][1] + 1) for rest in rests)), key=lambda stay: sum(stay))
    for jokers in range(3):
        for stay in ways:
            used = [REST[rest][0] - left for rest, left in zip(rests, stay, strict=True)]
            if group_jokers(used.count(1), used.count(2)) != jokers:
                continue
            if not any(all(a <= b for a, b in zip(other, stay, strict=True)) for _, other in found):
                found.append((jokers, stay))
    return tuple(found)


@cache
def staying(rest_a: int, rest_b: int) -> tuple[tuple[int, int], ...]:
    """Return ``groups`` of two pairs of colours: jokers, and the tiles that stay as digits to the base 3.

    ``rest_a`` and ``rest_b`` are ``6 * first + second`` of the pair's codes.
    """
    ways = groups((*divmod(rest_a, 6), *divmod(rest_b, 6)))
    return tuple((jokers, ((a * 3 + b) * 3 + c) * 3 + d) for jokers, (a, b, c, d) in ways)


@cache
def fewest(rest_a: int, rest_b: int) -> tuple[tuple[int, int], ...]:
    """Return ``groups`` of two pairs of colours: jokers, and the fewest tiles that stay with that many.

    ``rest_a`` and ``rest_b`` are ``6 * first + second`` of the pair's codes.
    """
    found: list[tuple[int, int]] = []
    for jokers in range(3):
        counts = [
            sum(stay) for used, stay in groups((*divmod(rest_a, 6), *divmod(rest_b, 6))) if used == jokers
        ]
        if counts and all(min(counts) < count for _, count in found):
            found.append((jokers, min(counts)))
    return tuple(found)


@cache
def pair_choices(
    supply: int, runs: int, jokers: int, at_last_start: bool
) -> tuple[tuple[int, int, int, int], ...]:
    """Return what two colours can do.

    Each way is the runs after it, the jokers, both rests as ``6 * first + second``, and the tiles that both
    runs take as ``3 * first + second``.

    ``supply`` is ``6 * first + second`` of the codes of ``SUPPLY_CODE``, ``runs`` is ``10 * first + second``,
    and ``jokers`` are those that both may use together.
    """
    return tuple(
        (
            10 * first.runs + second.runs,
            first.jokers + second.jokers,
            6 * first.rest + second.rest,
            3 * first.taken + second.taken,
        )
        for first in choices(supply // 6, runs // 10, jokers, at_last_start)
        for second in choices(supply % 6, runs % 10, jokers - first.jokers, at_last_start)
    )
