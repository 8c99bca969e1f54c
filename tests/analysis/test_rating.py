"""The rating of people: where it begins, what moves it, and how sure it becomes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from stolik.analysis.rating import RatedGame, Rating, rated, win_chance
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import Scale

MARKS = {Level.GENTLE: 20, Level.FAIR: 60, Level.SHARP: 80, Level.MASTER: 100}
NOBODY: Any = None
BARE = Scale(MARKS, NOBODY, 0.04)
ADJUSTED = Scale(MARKS, NOBODY, 0.04, (0.2, 0.2))


def games_of(true: int, adjusted: bool, number: int) -> list[RatedGame]:
    """Return games of somebody of a strength against the fitting computer."""
    rng, scale = Random(7), ADJUSTED if adjusted else BARE
    games: list[RatedGame] = []
    for _ in range(number):
        at = rated(games, scale).fitting
        chance = win_chance(true - at, scale)
        told = rng.gauss(chance, 0.2) if adjusted else None
        games.append(RatedGame(at, float(rng.random() < chance), told))
    return games


def test_the_guess_is_wide_and_a_win_raises_a_defeat_lowers_and_a_shared_win_against_an_equal_keeps() -> None:
    assert rated([], BARE).strength == pytest.approx(40, abs=2)
    assert rated([], BARE).fitting == round(rated([], BARE).strength)
    assert rated([], BARE).deviation > 35
    start = Rating(BARE)
    won, shared, lost = (start.after(RatedGame(40, result)).strength for result in (1.0, 0.5, 0.0))
    assert lost < shared < won
    assert shared == pytest.approx(start.strength, abs=3)
    assert start.after(RatedGame(40, 1.0)).deviation < start.deviation


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


def test_the_computer_stays_on_the_scale_and_at_its_end_where_the_person_may_not() -> None:
    strong = rated([RatedGame(100, 1.0)] * 40, BARE)
    weak = rated([RatedGame(0, 0.0)] * 40, BARE)
    assert strong.strength > 100 > 0 > weak.strength
    assert (strong.fitting, weak.fitting) == (100, 0)
    games = [RatedGame(98, 1.0, 0.5)] * 40
    strength, deviation = rated(games, ADJUSTED).strength, rated(games, ADJUSTED).deviation
    assert 100 - deviation < strength < 99
    assert rated(games, ADJUSTED).fitting == 100
    assert rated([RatedGame(2, 1.0, 0.5)] * 40, ADJUSTED).fitting == 0
    assert rated([RatedGame(80, 1.0, 0.5)] * 40, ADJUSTED).fitting == pytest.approx(80, abs=2)
