"""The order in a stage as tables of cases, and whole tournaments computed by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from stolik.tournament.due import due
from stolik.tournament.standings import (
    PlayOff,
    Points,
    bracket,
    order,
    standings,
    table_standing,
)
from stolik.tournament.tournament import Tournament

from tests.tournament.fields import begun, drawn, enter, finish

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
        # a tie that decides nothing is shared: above the cut, below it, just up to it, just from it
        ([(4, 1), (4, 1), (2, 0), (0, 0)], [3], [(0, 1), (2,), (3,)], []),
        ([(6, 0), (4, 1), (4, 1), (4, 1)], [1], [(0,), (1, 2, 3)], []),
        ([(4, 1), (4, 1), (2, 0), (2, 0)], [2], [(0, 1), (2, 3)], []),
        # a tie across the cut decides
        ([(6, 0), (4, 1), (4, 1)], [2], [(0,), (1, 2)], [(1, 2)]),
        ([(4, 1)] * 4, [1], [(0, 1, 2, 3)], [(0, 1, 2, 3)]),
        # several at a cut with more than one place
        ([(6, 0), (4, 1), (4, 1), (4, 1), (4, 1), (0, 0)], [3], [(0,), (1, 2, 3, 4), (5,)], [(1, 2, 3, 4)]),
        # equal big points with different small ones aren't a tie
        ([(4, 1), (4, 2)], [1], [(1,), (0,)], []),
        # nor are equal small points with different big ones
        ([(4, 1), (3, 1)], [1], [(0,), (1,)], []),
        # as many as advance, or fewer: nothing to decide
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
        # the winner of the play-off advances; the others share the rest
        ([2], [TWO_TIED], [(0,), (2,), (1, 3)], []),
        # two of three advance, and those tied for the second place play again
        ([3], [TWO_TIED], [(0,), (2,), (1, 3)], [(1, 3)]),
        ([3], [TWO_TIED, LAST_WON], [(0,), (2,), (3,), (1,)], []),
        # all tied again: the same players play again, and the second play-off counts
        ([2], [ALL_TIED, NONE_TIED], [(0,), (3,), (2,), (1,)], []),
        ([2], [ALL_TIED], [(0,), (1, 2, 3)], [(1, 2, 3)]),
        # small points break a tie within the play-off
        ([2], [play_off(1, 2, 3, won=[(2, -5), (2, -4), (4, 9)])], [(0,), (3,), (2,), (1,)], []),
        # a play-off of others counts for nothing
        ([2], [play_off(1, 2, won=[(4, 5), (0, -5)])], [(0,), (1, 2, 3)], [(1, 2, 3)]),
        # nor does one where there is nothing left to decide
        ([4], [TWO_TIED], [(0,), (1, 2, 3)], []),
        # one from before the tie doesn't break it
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


def places(tournament: Tournament) -> list[tuple[int, int]]:
    return [(place.entrant, place.place) for place in standings(tournament.state)]


def test_a_tournament_of_ten_with_play_offs_in_every_part() -> None:
    cup = begun(10, games=1)
    assert (cup.state.semi_final, cup.state.final) == (8, 4)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6), (7, 8, 9))
    enter(cup, 1, 30, -5, -5, -20)  # 4 2 2 0
    enter(cup, 2, 25, -5, -20)  # 4 2 0
    enter(cup, 3, 25, -5, -20)
    assert places(cup) == [(0, 1), (4, 2), (7, 2), (1, 4), (2, 4), (5, 4), (8, 4), (3, 8), (6, 8), (9, 8)]
    # Only the last tie decides: one of three reaches the semi-final.
    assert (due(cup.state).task, due(cup.state).tied) == ("draw_play_off", (3, 6, 9))
    drawn(cup, (3, 6, 9))
    enter(cup, 1, -10, 20, -10)
    assert finish(cup) == (0, 4, 7, 1, 2, 5, 8, 6)
    drawn(cup)
    assert [table.seated for table in cup.state.rounds[2].tables] == [(0, 1, 2, 6), (4, 7, 5, 8)]
    enter(cup, 1, 30, -10, -10, -10)  # 4 2 2 2
    enter(cup, 2, 9, -2, -3, -4)  # 4 2 1 0
    # (4, 30), (4, 9), (2, -2), then three on (2, -10) for the last place in the final.
    assert due(cup.state).tied == (1, 2, 6)
    drawn(cup, (1, 2, 6))
    enter(cup, 1, -8, 20, -12)
    assert finish(cup) == (0, 4, 7, 2)
    drawn(cup)
    enter(cup, 1, -10, -10, -10, 30)
    assert due(cup.state).tied == (0, 4, 7)
    drawn(cup, (0, 4, 7))
    enter(cup, 1, -5, 10, -5)
    # Silver is decided, bronze isn't: those two play again.
    assert due(cup.state).tied == (0, 7)
    drawn(cup, (7, 0))
    enter(cup, 1, 3, -3)
    finish(cup)
    assert places(cup) == [(2, 1), (4, 2), (7, 3), (0, 4), (1, 5), (6, 6), (5, 7), (8, 8), (3, 9), (9, 9)]
    # Play-offs decide places and add no points.
    assert [place.points for place in standings(cup.state)[:4]] == [Points(4, 30), *[Points(2, -10)] * 3]


def test_the_way_to_the_final_is_known_before_it_is_gone() -> None:
    cup = begun(10, games=2)
    stages = bracket(cup.state)
    found = [(each.stage, each.size, each.rounds, len(each.tables)) for each in stages]
    assert found == [("qualifying", 10, 1, 0), ("semi_final", 8, 1, 0), ("final", 4, 1, 0)]
    assert [place.place for place in stages[0].places] == [1] * 10
    assert stages[1].places == ()
    drawn(cup, (0, 1, 2, 3), (4, 5, 6), (7, 8, 9))
    enter(cup, 2, 25, -5, -20)
    assert [(*where, game.seated) for *where, game in cup.state.games()] == [(1, 2, 1, (4, 5, 6))]
    [first, second, third] = bracket(cup.state)[0].tables
    assert table_standing(cup.state, 1, 3) == third
    assert (first.entered, second.entered, second.games) == (0, 1, 2)
    told = [(seat.entrant, seat.points, seat.place) for seat in second.seats]
    assert told == [(4, Points(4, 25), 1), (5, Points(2, -5), 2), (6, Points(0, -20), 3)]
    assert [seat.place for seat in first.seats] == [1, 1, 1, 1]
