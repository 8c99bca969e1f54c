"""The order of a stage as tables of cases: ties on every kind of border, and play-offs of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from stolik.tournament.standings import PlayOff, Points, order

Won = Sequence[tuple[int, int]]


def play_off(*tied: int, won: Won) -> PlayOff:
    return PlayOff(frozenset(tied), {who: Points(*each) for who, each in zip(tied, won, strict=True)})


def ranked(won: Won, decisive: Sequence[int], *play_offs: PlayOff) -> tuple[object, object]:
    found = order(range(len(won)), {who: Points(*each) for who, each in enumerate(won)}, decisive, play_offs)
    assert sorted(found.entrants) == list(range(len(won)))
    return list(found.groups), list(found.open_ties)


@pytest.mark.parametrize(
    "won,decisive,groups,ties",
    [
        # big points first, then small ones
        ([(4, -9), (6, -50), (4, 3)], [1], [(1,), (2,), (0,)], []),
        # a tie that decides nothing is shared: above the border, below it, right up to it, right from it
        ([(4, 1), (4, 1), (2, 0), (0, 0)], [3], [(0, 1), (2,), (3,)], []),
        ([(6, 0), (4, 1), (4, 1), (4, 1)], [1], [(0,), (1, 2, 3)], []),
        ([(4, 1), (4, 1), (2, 0), (2, 0)], [2], [(0, 1), (2, 3)], []),
        # a tie across the border decides
        ([(6, 0), (4, 1), (4, 1)], [2], [(0,), (1, 2)], [(1, 2)]),
        ([(4, 1)] * 4, [1], [(0, 1, 2, 3)], [(0, 1, 2, 3)]),
        # several on a border with more places than one
        ([(6, 0), (4, 1), (4, 1), (4, 1), (4, 1), (0, 0)], [3], [(0,), (1, 2, 3, 4), (5,)], [(1, 2, 3, 4)]),
        # equal big points and other small ones are no tie
        ([(4, 1), (4, 2)], [1], [(1,), (0,)], []),
        # equal small points and other big ones aren't either
        ([(4, 1), (3, 1)], [1], [(0,), (1,)], []),
        # as many as go on, or fewer: nothing is decided
        ([(4, 1), (4, 1)], [2], [(0, 1)], []),
        ([(4, 1), (4, 1)], [16], [(0, 1)], []),
        # medals: gold and silver, silver and bronze, bronze and nothing, two ties at once
        ([(4, 1), (4, 1), (2, 0), (0, 0)], [1, 2, 3], [(0, 1), (2,), (3,)], [(0, 1)]),
        ([(6, 1), (4, 1), (4, 1), (0, 0)], [1, 2, 3], [(0,), (1, 2), (3,)], [(1, 2)]),
        ([(6, 1), (4, 2), (4, 1), (4, 1)], [1, 2, 3], [(0,), (1,), (2, 3)], [(2, 3)]),
        ([(6, 1), (6, 1), (4, 1), (4, 1)], [1, 2, 3], [(0, 1), (2, 3)], [(0, 1), (2, 3)]),
        ([(6, 1), (5, 1), (4, 1), (2, 1), (2, 1)], [1, 2, 3], [(0,), (1,), (2,), (3, 4)], []),
    ],
)
def test_points_and_ties(won: Won, decisive: Sequence[int], groups: object, ties: object) -> None:
    assert ranked(won, decisive) == (groups, ties)


THREE = [(6, 0), (4, 1), (4, 1), (4, 1)]
TWO_TIED = play_off(1, 2, 3, won=[(2, -5), (4, 10), (2, -5)])
ALL_TIED = play_off(1, 2, 3, won=[(4, 0), (4, 0), (4, 0)])
NONE_TIED = play_off(1, 2, 3, won=[(0, -9), (2, -1), (4, 10)])
LAST_WON = play_off(1, 3, won=[(0, -7), (4, 7)])


@pytest.mark.parametrize(
    "decisive,play_offs,groups,ties",
    [
        # who wins the play-off goes on; the others share what is left
        ([2], [TWO_TIED], [(0,), (2,), (1, 3)], []),
        # two of three go on, and those tied for the second place play again
        ([3], [TWO_TIED], [(0,), (2,), (1, 3)], [(1, 3)]),
        ([3], [TWO_TIED, LAST_WON], [(0,), (2,), (3,), (1,)], []),
        # all tied once more: the same play again, and the second play-off counts
        ([2], [ALL_TIED, NONE_TIED], [(0,), (3,), (2,), (1,)], []),
        ([2], [ALL_TIED], [(0,), (1, 2, 3)], [(1, 2, 3)]),
        # small points break a tie within the play-off
        ([2], [play_off(1, 2, 3, won=[(2, -5), (2, -4), (4, 9)])], [(0,), (3,), (2,), (1,)], []),
        # a play-off of others counts for nothing
        ([2], [play_off(1, 2, won=[(4, 5), (0, -5)])], [(0,), (1, 2, 3)], [(1, 2, 3)]),
        # nor does one where nothing is decided any more
        ([4], [TWO_TIED], [(0,), (1, 2, 3)], []),
        # one that came before the tie it would break is none of it
        ([3], [LAST_WON, TWO_TIED], [(0,), (2,), (1, 3)], [(1, 3)]),
    ],
)
def test_play_offs(decisive: Sequence[int], play_offs: list[PlayOff], groups: object, ties: object) -> None:
    assert ranked(THREE, decisive, *play_offs) == (groups, ties)


def test_a_tie_further_down_is_broken_at_its_own_places() -> None:
    won = [(8, 0), (8, 0), (6, 0), (4, 1), (4, 1), (4, 1)]
    first = play_off(3, 4, 5, won=[(2, -5), (4, 10), (2, -5)])
    assert ranked(won, [4], first) == ([(0, 1), (2,), (4,), (3, 5)], [])
    assert ranked(won, [5], first) == ([(0, 1), (2,), (4,), (3, 5)], [(3, 5)])
