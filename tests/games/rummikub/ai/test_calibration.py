"""The trainer of what corrects the chances told."""

from __future__ import annotations

from typing import get_args

import pytest
from stolik.engine.coaching.learned_tables import load
from stolik.games.rummikub.ai.position_values import Phase, shifted
from stolik.games.rummikub.ai.train.calibration import Kind, Told, corrected, line, shift, told

pytestmark = pytest.mark.rest


def test_the_correction_makes_what_is_told_what_is_won_and_what_was_sure_corrects_nothing() -> None:
    decisions = [Told(game, chance, game % 4 > 0) for game in range(200) for chance in (0.3, 0.6)]
    after = [shifted(each.chance, shift(decisions)) for each in decisions]
    assert sum(after) / len(after) == pytest.approx(0.75, abs=0.001)
    assert (
        line(2, "more", decisions[:2]) == "2 seats, more: 2 decisions, told 45.0, won 0.0, bias +45.0 ± 90.0"
    )
    """At an empty bank a move may be lost for sure; the other moves are true all the same."""
    true = [Told(game, 0.5, game % 2 > 0) for game in range(20)]
    lost = [Told(game, 0.0, won=False) for game in range(20)]
    won = [Told(game, 1.0, won=True) for game in range(5)]
    assert shift(true) == pytest.approx(0, abs=0.001)
    assert shift([*true, *lost]) == shift([*true, *won]) == shift(true)
    assert shift(lost) == shift(won) == 0.0


def test_a_phase_of_few_games_is_shifted_by_what_all_need_and_an_empty_bank_by_its_own_need() -> None:
    up_to_5 = [Told(game, 0.5, game % 4 > 0) for game in range(200)]
    more = [Told(game, 0.5, won=True) for game in range(4)] * 50
    bank_empty = [Told(game, 0.5, won=game > 1) for game in range(4)]
    found = corrected({"up_to_5": 1.0}, {"more": more, "up_to_5": up_to_5, "bank_empty": bank_empty})
    assert found == {
        "not_opened": 1.946,
        "up_to_5": 2.099,
        "up_to_14": 1.946,
        "more": 1.946,
        "bank_empty": pytest.approx(0, abs=0.001),
    }
    assert set(corrected({}, {}).values()) == {0.0}


def test_two_players_are_corrected_in_every_phase_of_a_match_of_one_game_and_of_two() -> None:
    measured = load("stolik.games.rummikub.ai", "position_values")["told"]
    assert set(measured) == set(get_args(Kind))
    assert all(set(phases) == set(get_args(Phase)) for phases in measured.values())


@pytest.mark.parametrize("seats, kind", [(2, "game"), (4, "game"), (2, "match")])
def test_what_is_told_stands_beside_what_the_game_brought(seats: int, kind: Kind) -> None:
    """Only what was told at an empty bank counts of the second half of the games."""
    found = told(seats, 2, "test", kind)
    assert set(found) > {"not_opened", "up_to_5", "up_to_14"}
    for phase, decisions in found.items():
        assert {each.game for each in decisions} <= {0, 1} | ({2, 3} if phase == "bank_empty" else set())
        assert all(0 <= each.chance <= 1 for each in decisions)
    shares = {each.won for decisions in found.values() for each in decisions}
    assert shares == {0, 1} if kind == "game" else any(0 < each < 1 for each in shares)
