"""What a game is worth, and why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.games.rummikub.rules.scoring import (
    GameResult,
    Holding,
    bank_run_out,
    big_points_of,
    gone_out,
    places_of,
    points_left,
    ranks_of,
    totals,
)
from stolik.games.rummikub.rules.tiles import TILES

OUT = Holding((), (), True, 5, False)


def holding(
    rack: str, *, opened: bool = False, turns: int = 5, announced: bool = False, drawn: tuple[int, ...] = ()
) -> Holding:
    """A rack whose last tiles came in the turns ``drawn``, and the others by the deal."""
    tiles = tuple(rack.split())
    return Holding(tiles, (0,) * (len(tiles) - len(drawn)) + drawn, opened, turns, announced)


def against(other: Holding) -> GameResult:
    return gone_out(0, (OUT, other))


def test_the_winner_writes_down_what_the_others_lost() -> None:
    assert points_left(("k7a", "ja", "r13b")) == 70
    result = gone_out(2, (holding("k7a"), holding("k9a", opened=True), OUT, holding("ja k9a jb")))
    assert result.small_points == (-100, -9, 309, -200)
    assert result.places == (3, 2, 1, 4)
    assert result.big_points == (1, 2, 4, 0)
    assert (result.ending, result.winner) == ("out", 2)
    assert result.verdicts[2].reason == "winner"
    result = bank_run_out((holding("ja"), holding("k9a", opened=True), holding("k9b k13a")), (), 0)
    assert result.small_points == (-41, 54, -13)
    assert result.winner == 1
    assert [verdict.reason for verdict in result.verdicts] == ["difference", "winner", "difference"]
    assert [verdict.left for verdict in result.verdicts] == [50, 9, 22]


@pytest.mark.parametrize(
    "other,points,reason",
    [
        (holding("k7a ja", opened=True), -57, "opened"),
        (holding("k7a k8a ja"), -100, "cannot_open"),
        (holding("ja jb k1a"), -100, "cannot_open"),
        (holding("k7a"), -100, "cannot_open"),
        (holding("k9a ja jb"), -200, "could_open"),
        (holding("k9a ja jb", announced=True), -100, "announced"),
        (holding("k9a ja jb", turns=0), -100, "no_turn"),
        (holding("k7a", turns=0), -100, "cannot_open"),
    ],
)
def test_who_has_tiles_left_writes_down(other: Holding, points: int, reason: str) -> None:
    result = against(other)
    verdict = result.verdicts[1]
    assert (verdict.points, verdict.reason) == (points, reason)
    assert result.small_points == (-points, points)
    assert verdict.left == points_left(other.rack)


def test_a_hundred_too_many_is_proved_and_dealt_tiles_need_no_proof() -> None:
    verdict = against(holding("k1a k10a r10a o4a b10a o5a", drawn=(1, 3, 3, 4))).verdicts[1]
    assert verdict.sets == (("k10a", "r10a", "b10a"),)
    assert (verdict.worth, verdict.tile, verdict.turn) == (30, "b10a", 3)
    verdict = against(holding("k10a r10a b10a o4a", drawn=(1,))).verdicts[1]
    assert (verdict.worth, verdict.tile, verdict.turn) == (30, None, 0)
    verdict = against(holding("k9a r9a b9a")).verdicts[1]
    assert (verdict.sets, verdict.worth, verdict.tile, verdict.turn) == ((), 0, None, 0)


@pytest.mark.parametrize(
    "racks,layers,starter,winner",
    [
        (("k9a", "k4a k5a", "r9a"), (), 1, 2),
        (("k9a", "r9a", "b9a"), (0, 2, 1), 0, 1),
        (("k9a", "r9a", "b9b"), (1,), 2, 1),
        (("k9a", "r9a", "b10a"), (0, 1, 2), 0, 1),
        (("k9a", "r9a", "b9b"), (), 1, 1),
        (("k9a", "r10a", "b9b"), (), 1, 2),
    ],
)
def test_a_tie_at_an_empty_bank(
    racks: tuple[str, ...], layers: tuple[int, ...], starter: int, winner: int
) -> None:
    result = bank_run_out([holding(rack) for rack in racks], layers, starter)
    assert result.winner == winner
    assert result.places[winner] == 1


@pytest.mark.parametrize(
    "winner,small,places,big",
    [
        (0, (30, -10, -20), (1, 2, 3), (4, 2, 0)),
        (0, (20, -10, -10), (1, 2, 2), (4, 2, 2)),
        (1, (-9, 118, -9, -100), (2, 1, 2, 4), (2, 4, 2, 0)),
        (1, (-9, 209, -100, -100), (2, 1, 3, 3), (2, 4, 1, 1)),
        (3, (-9, -9, -9, 27), (2, 2, 2, 1), (2, 2, 2, 4)),
        (2, (0, 0, 0, 0), (2, 2, 1, 2), (2, 2, 4, 2)),
        (1, (0, 0), (2, 1), (0, 4)),
    ],
)
def test_places_and_big_points(
    winner: int, small: tuple[int, ...], places: tuple[int, ...], big: tuple[int, ...]
) -> None:
    assert places_of(winner, small) == places
    assert big_points_of(places) == big


def test_games_are_added_up_and_ranked_by_big_points_first() -> None:
    games = (against(holding("k7a")), gone_out(1, (holding("k9a", opened=True), OUT)))
    assert totals(games, 2) == ((91, -91), (4, 4))
    assert totals((), 2) == ((0, 0), (0, 0))
    assert ranks_of((10, 300, -310), (6, 4, 2)) == (1, 2, 3)
    assert ranks_of((10, 20, -30), (4, 4, 0)) == (2, 1, 3)
    assert ranks_of((0, 0, 0, 0), (0, 0, 0, 0)) == (1, 1, 1, 1)


@given(st.permutations(TILES), st.integers(2, 4), st.integers(0, 3), st.booleans(), st.data())
def test_the_points_of_a_game_sum_to_0(
    tiles: list[str], seats: int, winner: int, out: bool, data: st.DataObject
) -> None:
    held = [
        Holding(
            tuple(tiles[20 * seat : 20 * seat + 17]),
            (0,) * 14 + (1, 2, 3),
            data.draw(st.booleans()),
            3,
            False,
        )
        for seat in range(seats)
    ]
    result = (
        gone_out(winner % seats, [OUT if s == winner % seats else h for s, h in enumerate(held)])
        if out
        else bank_run_out(held, (), winner % seats)
    )
    assert sum(result.small_points) == 0
    assert result.small_points[result.winner] == max(result.small_points)
    assert result.places.count(1) == 1
