"""The rating of people: its start, its changes, and its certainty."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from stolik.analysis.rating import RatedGame, rated, unknown, win_chance
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import Scale

MARKS = {Level.GENTLE: 20, Level.FAIR: 60, Level.SHARP: 80, Level.MASTER: 100}
NOBODY: Any = None
BARE = Scale(MARKS, NOBODY, 0.04)
ADJUSTED = Scale(MARKS, NOBODY, 0.04, (0.2, 0.2))
HEARD = replace(ADJUSTED, bottom=0.2, errors=([1.0 - step / 10 for step in range(11)], [0.2] * 11))


def games_of(true: int, adjusted: bool, number: int) -> list[RatedGame]:
    """Return games of somebody of a strength against the adapting computer."""
    rng, scale = Random(7), ADJUSTED if adjusted else BARE
    games: list[RatedGame] = []
    for _ in range(number):
        at = rated(games, scale).strength
        chance = win_chance(true, at, scale)
        told = rng.gauss(chance, 0.2) if adjusted else None
        games.append(RatedGame(at, float(rng.random() < chance), told))
    return games


def test_it_begins_in_gentle_and_a_win_raises_a_defeat_lowers() -> None:
    start = unknown(BARE)
    assert start.strength == MARKS[Level.GENTLE]
    assert rated([], BARE) == start
    assert start.deviation > 25
    won, shared, lost = (start.after(RatedGame(20, result)).strength for result in (1.0, 0.5, 0.0))
    assert lost < shared < won
    lowest = Scale({**MARKS, Level.GENTLE: 0}, NOBODY, 0.04)
    assert [rated(games, lowest).strength for games in ([], [RatedGame(0, 0.0)])] == [0, 0]


@pytest.mark.parametrize("true", [5, 40, 75, 100])
@pytest.mark.parametrize("adjusted", [True, False])
def test_the_strength_is_found(true: int, adjusted: bool) -> None:
    scale = ADJUSTED if adjusted else BARE
    rating = rated(games_of(true, adjusted, 40), scale)
    assert abs(rating.strength - true) < 3 * rating.deviation


def test_without_luck_the_same_games_tell_more_and_somebody_who_improves_is_followed() -> None:
    games = games_of(70, True, 20)
    bare = [RatedGame(game.strength, game.result) for game in games]
    assert rated(games, ADJUSTED).deviation < 0.7 * rated(bare, ADJUSTED).deviation
    before = [RatedGame(40, 0.0, 0.3)] * 30
    after = [RatedGame(40, 1.0, 0.7)] * 30
    rating = rated([*before, *after], ADJUSTED)
    assert rating.strength > rated([*after, *before], ADJUSTED).strength + 5


def test_the_strength_stays_on_the_scale_whatever_happens() -> None:
    for scale in (BARE, HEARD):
        assert rated([RatedGame(100, 1.0, 1.2, 0.0)] * 60, scale).strength == 100
        assert rated([RatedGame(0, 0.0, -0.3, 3.0)] * 60, scale).strength == 0
    assert rated([RatedGame(80, 1.0, 0.5)] * 40, ADJUSTED).strength == pytest.approx(80, abs=2)


def test_who_suddenly_plays_otherwise_is_soon_known_again() -> None:
    weak, strong = [RatedGame(0, 0.0, 0.3, 1.3)] * 30, [RatedGame(40, 1.0, 1.0, 0.1)] * 3
    assert rated(weak, HEARD).strength < 5
    assert rated([*weak, *strong], HEARD).strength > 80


def test_moves_tell_as_well_as_results_where_a_scale_listens_to_them() -> None:
    careful, careless = (RatedGame(50, 0.0, None, error) for error in (0.3, 0.9))
    assert rated([careful], HEARD).strength > 50
    assert rated([careless], HEARD).strength < 20
    assert rated([careful], ADJUSTED) == rated([careless], ADJUSTED)


def test_below_ten_a_step_may_count_otherwise() -> None:
    assert win_chance(5, 10, HEARD) == pytest.approx(win_chance(10, 35, HEARD))
    assert win_chance(0, 10, BARE) == pytest.approx(win_chance(50, 60, BARE))
