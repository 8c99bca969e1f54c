"""The win chance of a position between two turns.

Every seat gets a strength, a weighted sum of 16 features, and the chances are the softmax of the strengths.
The weights depend on how many tiles lie face up in the centre, in straight lines between the knots. They were
fitted, for two, three and four seats, over positions from games of the master against itself, to what the
next turn makes of this very estimate (fitted value iteration); five and more seats use those of four.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from typing import Final, TypeAlias

from stolik.engine.game import Seat
from stolik.games.pickomino.rules.rules import TILES, worms

Stacks: TypeAlias = Sequence[Sequence[int]]

REACHED_EXACTLY: Final[Mapping[int, float]] = {
    21: 0.4396,
    22: 0.4133,
    23: 0.4161,
    24: 0.3751,
    25: 0.3365,
    26: 0.2841,
    27: 0.2478,
    28: 0.2215,
    29: 0.1768,
    30: 0.1356,
    31: 0.0979,
    32: 0.0723,
    33: 0.0508,
    34: 0.0312,
    35: 0.0170,
    36: 0.0092,
}
"""The best chance of a turn to make just this sum with a worm: how exposed a top tile is to stealing."""

REACHED: Final[Mapping[int, float]] = {
    21: 0.8930,
    22: 0.8556,
    23: 0.8077,
    24: 0.7484,
    25: 0.6803,
    26: 0.6070,
    27: 0.5248,
    28: 0.4354,
    29: 0.3463,
    30: 0.2638,
    31: 0.1940,
    32: 0.1358,
    33: 0.0868,
    34: 0.0526,
    35: 0.0289,
    36: 0.0157,
}
"""The best chance of a turn to make at least this sum with a worm: how open the centre still is."""

KNOTS: Final = (1, 2, 3, 4, 6, 9, 12, 16)
"""The numbers of face-up tiles that have weights of their own."""

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

WEIGHTS: Final[Mapping[int, Mapping[str, tuple[float, ...]]]] = {
    2: {
        "worms": (0.449, 0.307, 0.236, 0.208, 0.192, 0.175, 0.160, 0.101),
        "exposed": (-0.490, -0.195, -0.155, -0.142, -0.124, -0.106, -0.094, -0.075),
        "waiting": (-0.231, -0.141, -0.118, -0.107, -0.106, -0.100, -0.098, -0.084),
        "tie_break": (0.236, 0.159, 0.125, 0.107, 0.080, 0.054, 0.025, -0.006),
        "top_at_risk": (-0.374, -0.162, -0.139, -0.128, -0.113, -0.098, -0.049, -0.007),
        "second_exposed": (-0.136, -0.072, -0.048, -0.040, -0.015, -0.003, 0.004, -0.004),
        "any_tile": (0.203, 0.224, 0.106, 0.017, -0.007, -0.021, -0.018, 0.012),
        "worms_late": (-0.279, -0.115, -0.056, -0.038, -0.041, -0.066, -0.108, -0.001),
        "top": (0.048, -0.062, -0.063, -0.057, -0.045, -0.029, -0.016, -0.008),
        "exposed_only_prey": (0.382, 0.026, 0.035, 0.005, -0.013, -0.014, 0.018, 0.017),
        "exposed_gap": (-0.295, -0.046, -0.044, -0.023, -0.004, 0.002, -0.001, 0.006),
        "top_safe_turn": (0.496, 0.182, 0.186, 0.166, 0.134, 0.105, 0.046, 0.002),
        "leads": (-0.126, 0.013, -0.003, -0.003, -0.002, -0.002, -0.006, 0.005),
        "leads_for_good": (0.174, 0.031, 0.022, 0.021, 0.017, 0.001, 0.000, 0.000),
        "lead": (0.187, 0.161, 0.223, 0.262, 0.241, 0.152, 0.018, 0.009),
        "leads_after_theft": (0.223, 0.040, 0.028, 0.016, 0.006, -0.003, -0.004, 0.009),
    },
    3: {
        "worms": (0.518, 0.404, 0.347, 0.305, 0.260, 0.225, 0.192, 0.125),
        "exposed": (-0.625, -0.445, -0.334, -0.309, -0.257, -0.212, -0.200, -0.124),
        "waiting": (-0.323, -0.195, -0.195, -0.176, -0.168, -0.158, -0.150, -0.117),
        "tie_break": (0.276, 0.186, 0.145, 0.115, 0.082, 0.061, 0.024, -0.017),
        "top_at_risk": (-0.293, -0.170, -0.137, -0.123, -0.108, -0.096, -0.047, -0.009),
        "second_exposed": (-0.104, -0.036, -0.017, -0.006, 0.001, 0.004, 0.019, -0.006),
        "any_tile": (0.223, 0.217, 0.163, 0.122, 0.054, 0.008, -0.002, 0.029),
        "worms_late": (-0.222, -0.116, -0.081, -0.063, -0.059, -0.092, -0.137, 0.002),
        "top": (-0.009, -0.029, -0.037, -0.031, -0.023, -0.015, -0.001, -0.010),
        "exposed_only_prey": (0.378, 0.055, 0.059, 0.047, 0.032, 0.035, 0.054, 0.034),
        "exposed_gap": (-0.215, -0.033, -0.035, -0.020, -0.007, -0.007, -0.012, 0.013),
        "top_safe_turn": (0.453, 0.152, 0.146, 0.129, 0.107, 0.089, 0.029, -0.002),
        "leads": (-0.132, -0.015, -0.017, -0.017, -0.008, -0.004, -0.004, 0.004),
        "leads_for_good": (-0.105, -0.064, -0.016, -0.015, -0.004, 0.000, 0.000, 0.000),
        "lead": (0.183, 0.075, 0.076, 0.099, 0.086, -0.003, 0.002, 0.008),
        "leads_after_theft": (0.040, 0.001, -0.016, -0.017, -0.013, -0.002, -0.002, -0.011),
    },
    4: {
        "worms": (0.553, 0.450, 0.394, 0.341, 0.286, 0.248, 0.195, 0.107),
        "exposed": (-0.790, -0.614, -0.484, -0.412, -0.349, -0.296, -0.270, -0.195),
        "waiting": (-0.372, -0.275, -0.288, -0.280, -0.262, -0.227, -0.188, -0.137),
        "tie_break": (0.300, 0.214, 0.181, 0.159, 0.117, 0.085, 0.045, -0.019),
        "top_at_risk": (-0.247, -0.164, -0.132, -0.124, -0.118, -0.119, -0.048, -0.018),
        "second_exposed": (-0.070, 0.023, 0.039, 0.045, 0.054, 0.044, 0.047, 0.027),
        "any_tile": (0.261, 0.218, 0.187, 0.147, 0.066, 0.009, 0.013, 0.024),
        "worms_late": (-0.181, -0.109, -0.090, -0.074, -0.082, -0.163, -0.144, 0.005),
        "top": (-0.005, 0.007, -0.003, -0.001, 0.008, 0.008, 0.010, 0.022),
        "exposed_only_prey": (0.316, 0.073, 0.078, 0.079, 0.069, 0.066, 0.065, 0.035),
        "exposed_gap": (-0.259, -0.026, -0.031, -0.022, -0.018, -0.012, -0.015, 0.001),
        "top_safe_turn": (0.382, 0.118, 0.106, 0.102, 0.092, 0.097, 0.019, -0.012),
        "leads": (-0.146, -0.016, -0.017, -0.016, -0.008, -0.001, -0.005, -0.001),
        "leads_for_good": (-0.188, -0.083, -0.027, -0.035, -0.005, 0.000, 0.000, 0.000),
        "lead": (0.172, 0.036, 0.021, 0.060, 0.071, 0.026, 0.029, 0.013),
        "leads_after_theft": (0.008, -0.004, -0.009, -0.018, -0.012, -0.004, 0.003, 0.003),
    },
}


def win_chance(stacks: Stacks, centre: Sequence[int], to_move: Seat, seat: Seat) -> float:
    """Return the chance, from 0 to 1, that ``seat`` wins; equals share a win.

    ``stacks`` hold tiles bottom first, ``centre`` the face-up tiles in ascending order. It is exact where the
    centre is empty, and an estimate of the next seats' whole play elsewhere.
    """
    ranks = [_rank(stack) for stack in stacks]
    if not centre:
        best = max(ranks)
        return 1 / ranks.count(best) if ranks[seat] == best else 0.0
    weights = _weights(min(len(stacks), max(WEIGHTS)), len(centre))
    strengths = [
        sum(map(mul, weights, features(stacks, ranks, centre, to_move, other)))
        for other in range(len(stacks))
    ]
    return 1 / sum([exp(strength - strengths[seat]) for strength in strengths])


def _rank(stack: Sequence[int]) -> tuple[int, int]:
    """Return what decides the game: the worms, then the highest tile."""
    return sum(map(worms, stack)), max(stack, default=0)


@cache
def _weights(seats: int, tiles: int) -> tuple[float, ...]:
    """Return the weights for so many seats and face-up tiles, in the order of ``FEATURES``."""
    after = min(bisect_right(KNOTS, tiles), len(KNOTS) - 1)
    share = (tiles - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1])
    rows = [WEIGHTS[seats][name] for name in FEATURES]
    return tuple([row[after - 1] + share * (row[after] - row[after - 1]) for row in rows])


def features(
    stacks: Stacks, ranks: Sequence[tuple[int, int]], centre: Sequence[int], to_move: Seat, seat: Seat
) -> tuple[float, ...]:
    """Return the features of one seat in the order of ``FEATURES``."""
    stack, (total, highest) = stacks[seat], ranks[seat]
    rival = max(rank for other, rank in enumerate(ranks) if other != seat)
    lowest, in_centre = centre[0], sum(map(worms, centre))
    waiting = (seat - to_move) % len(stacks) / (len(stacks) - 1)
    top_worms = exposed = second = 0.0
    prey = gap = False
    if stack:
        top = stack[-1]
        top_worms = float(worms(top))
        theft = REACHED_EXACTLY[top] * waiting
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
        total * (1 - REACHED[lowest]),
        top_worms,
        exposed * prey,
        exposed * gap,
        top_worms * REACHED[lowest] * (1 - waiting),
        float(ranks[seat] > rival),
        float(lead > in_centre),
        max(-2.0, min(2.0, lead / in_centre)),
        float((lead - 2 * top_worms, highest) > (0, rival[1])),
    )
