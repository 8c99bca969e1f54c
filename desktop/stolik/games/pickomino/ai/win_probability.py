"""The chance to win from a position between two turns.

Every seat gets a strength, a weighted sum of the 16 ``FEATURES``, and the chances are the softmax of the
strengths. The weights depend on how many tiles lie face up in the centre, in straight lines between the
``KNOTS``. They are learned, for two, three and four seats, by ``train/win_probability.py``, which wrote
``data/win_probability.json``; five and more seats use those of four.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.engine.learned_tables import load
from stolik.games.pickomino.rules.tiles import TILES, worms

Stacks: TypeAlias = Sequence[Sequence[int]]
"""The tiles of each seat, bottom first."""

KNOTS: Final = (1, 2, 3, 4, 6, 9, 12, 16)
"""The numbers of face-up tiles that have weights of their own."""

MOST_SEATS: Final = 4
"""More seats use the weights of so many."""

FEATURES: Final = (
    "worms",
    "exposed",  # worms of the top tile, by its chance to be stolen and by the turns until the seat's own
    "waiting",  # the share of the other seats that move before this one
    "tie_break",  # owns the highest tile of all
    "top_at_risk",  # worms of the top tile that a bust in the next turn would cost
    "second_exposed",  # as "exposed", for the tile that would lie open after a theft
    "any_tile",
    "worms_late",  # worms, by how hard the lowest centre tile is to reach
    "top",  # worms of the top tile
    "exposed_only_prey",  # "exposed" where the centre offers nothing for a sum as low
    "exposed_gap",  # "exposed" where the next lower tile isn't in the centre: an exact hit pays more
    "top_safe_turn",  # "top_at_risk", by how open the centre is
    "leads",
    "leads_for_good",  # leads by more worms than the centre holds
    "lead",  # worms ahead of the best opponent, in centres; -2 to 2
    "leads_after_theft",  # would lead even if an opponent stole the top tile
)


class SumChances(NamedTuple):
    """The best chances of a fresh turn, from 0 to 1, by the number of a tile (21 to 36).

    ``exactly`` is that of making just this sum with a worm: how exposed a top tile is to stealing.
    ``at_least`` is that of making this sum or more with a worm: how open the centre still is.
    """

    exactly: Mapping[int, float]
    at_least: Mapping[int, float]


@cache
def sum_chances() -> SumChances:
    """Return the chances of sums, rounded to four digits as the weights were learned with."""
    table = load(__package__, "win_probability")
    return SumChances(
        dict(zip(TILES, table["exactly"], strict=True)), dict(zip(TILES, table["at_least"], strict=True))
    )


@cache
def weights_at_knots(seats: int) -> tuple[tuple[float, ...], ...]:
    """Return the learned weights for 2 to ``MOST_SEATS`` seats: a row a feature, a column a knot."""
    rows = load(__package__, "win_probability")["weights"][str(seats)]
    return tuple([tuple(rows[name]) for name in FEATURES])


def win_chance(stacks: Stacks, centre: Sequence[int], to_move: Seat, seat: Seat) -> float:
    """Return the chance, from 0 to 1, that ``seat`` wins; equals share a win.

    ``centre`` are the face-up tiles, ascending. It is exact where the centre is empty, and an estimate of the
    next seats' entire play elsewhere.
    """
    ranks = ranks_of(stacks)
    if not centre:
        return shared_win(ranks, seat)
    return _share(_strengths(stacks, ranks, centre, to_move), seat)


def win_chances(stacks: Stacks, centre: Sequence[int], to_move: Seat) -> tuple[float, ...]:
    """Return the chance of every seat to win, as `win_chance` does; they add up to 1."""
    ranks = ranks_of(stacks)
    if not centre:
        return tuple([shared_win(ranks, seat) for seat in range(len(stacks))])
    strengths = _strengths(stacks, ranks, centre, to_move)
    return tuple([_share(strengths, seat) for seat in range(len(stacks))])


def _strengths(
    stacks: Stacks, ranks: Sequence[tuple[int, int]], centre: Sequence[int], to_move: Seat
) -> list[float]:
    """Return the strength of every seat, with some tile face up in the centre."""
    weights = _weights(min(len(stacks), MOST_SEATS), len(centre))
    sums = sum_chances()
    return [
        sum(map(mul, weights, features(stacks, ranks, centre, to_move, seat, sums)))
        for seat in range(len(stacks))
    ]


def _share(strengths: Sequence[float], seat: Seat) -> float:
    """Return the softmax of the strengths at a seat."""
    return 1 / sum([exp(strength - strengths[seat]) for strength in strengths])


def ranks_of(stacks: Stacks) -> list[tuple[int, int]]:
    """Return by seat what decides the game (§7): the worms, then the highest tile, 0 without one."""
    return [(sum(map(worms, stack)), max(stack, default=0)) for stack in stacks]


def shared_win(ranks: Sequence[tuple[int, int]], seat: Seat) -> float:
    """Return the share of the win that falls to ``seat`` when the game is over.

    >>> [shared_win([(5, 30), (7, 33), (7, 33)], seat) for seat in range(3)]
    [0.0, 0.5, 0.5]
    """
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[seat] == best else 0.0


def knot_shares(tiles: int) -> tuple[int, float]:
    """Return the knot below a number of face-up tiles (1 to 16), and the share of the way to the next one.

    >>> knot_shares(5)
    (3, 0.5)
    """
    after = min(bisect_right(KNOTS, tiles), len(KNOTS) - 1)
    return after - 1, (tiles - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1])


@cache
def _weights(seats: int, tiles: int) -> tuple[float, ...]:
    """Return the weights for so many seats and face-up tiles, in the order of ``FEATURES``."""
    knot, share = knot_shares(tiles)
    return tuple([row[knot] + share * (row[knot + 1] - row[knot]) for row in weights_at_knots(seats)])


def features(
    stacks: Stacks,
    ranks: Sequence[tuple[int, int]],
    centre: Sequence[int],
    to_move: Seat,
    seat: Seat,
    sums: SumChances,
) -> tuple[float, ...]:
    """Return the features of one seat in the order of ``FEATURES``, with some tile face up in the centre."""
    stack, (total, highest) = stacks[seat], ranks[seat]
    rival = max(rank for other, rank in enumerate(ranks) if other != seat)
    lowest, in_centre = centre[0], sum(map(worms, centre))
    waiting = (seat - to_move) % len(stacks) / (len(stacks) - 1)
    top_worms = exposed = second = 0.0
    prey = gap = False
    if stack:
        top = stack[-1]
        top_worms = float(worms(top))
        theft = sums.exactly[top] * waiting
        exposed = top_worms * theft
        second = worms(stack[-2]) * theft if len(stack) > 1 else 0.0
        prey, gap = top < lowest, max(TILES[0], top - 1) not in centre
    lead = total - rival[0]
    return (
        float(total),
        exposed,
        waiting,
        float(bool(highest) and highest == max(rank[1] for rank in ranks)),
        top_worms * (1 - waiting),
        second,
        float(bool(stack)),
        total * (1 - sums.at_least[lowest]),
        top_worms,
        exposed * prey,
        exposed * gap,
        top_worms * sums.at_least[lowest] * (1 - waiting),
        float(ranks[seat] > rival),
        float(lead > in_centre),
        max(-2.0, min(2.0, lead / in_centre)),
        float((lead - 2 * top_worms, highest) > (0, rival[1])),
    )
