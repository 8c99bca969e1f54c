"""What hints are told where the levels of the opponents are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import get_args

import pytest
from stolik.bots.worker import answer
from stolik.engine.bot import Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import load_package
from stolik.engine.learned_tables import load
from stolik.games.rummikub.ai import valuation
from stolik.games.rummikub.ai.position_values import Phase, shared_out, shift_among, shifted
from stolik.games.rummikub.ai.train.calibration import Told, corrected, line, shift, told
from stolik.games.rummikub.ai.valuation import KnownLevels
from stolik.games.rummikub.rules.state import State

from tests.games.rummikub.ai.test_valuation import at

WEAKER = (Level.GENTLE, Level.FAIR, Level.SHARP)


def position(seats: int) -> State:
    two = at("k5a r5a b5a o4a r1a r12a", "o1a o2a o3a")
    more = seats - 2
    return replace(
        two,
        racks=two.racks + two.racks[1:] * more,
        came=two.came + two.came[1:] * more,
        opened=(True,) * seats,
        announced=(False,) * seats,
    )


def best_chance(view: State, levels: Sequence[Level | None]) -> float:
    return KnownLevels(levels).advise(view, 0)[0].facts["chance"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_is_corrected_in_every_phase(seats: int) -> None:
    measured = load("stolik.games.rummikub.ai", "position_values")["levels"][str(seats)]
    assert set(measured) == set(WEAKER)
    assert all(set(phases) == set(get_args(Phase)) for phases in measured.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weaker_the_opponents_the_higher_is_the_chance(seats: int) -> None:
    view = position(seats)
    found = [best_chance(view, (None, *[level] * (seats - 1))) for level in (*WEAKER, Level.MASTER, None)]
    gentle, fair, sharp, master, unknown = found
    assert gentle > fair > sharp > master == unknown
    assert master == valuation.advise(view, 0)[0].facts["chance"]


def test_the_own_level_does_not_count_and_among_several_levels_the_strongest_counts_most() -> None:
    view = position(4)
    gentle, sharp = (
        shift_among(view, 0, (None, level, level, level)) for level in (Level.GENTLE, Level.SHARP)
    )
    mixed = shift_among(view, 0, (None, Level.GENTLE, Level.SHARP, Level.SHARP))
    assert exp(-mixed) == pytest.approx((exp(-gentle) + 2 * exp(-sharp)) / 3)
    assert sharp < mixed < (gentle + 2 * sharp) / 3
    assert shift_among(view, 0, (Level.GENTLE, None, None, None)) == 0.0
    assert shift_among(view, 0, ()) == 0.0


def test_the_options_their_order_and_their_worth_stay_and_all_chances_add_up_to_one() -> None:
    view = position(3)
    plain, known = valuation.advise(view, 0), KnownLevels((None, Level.FAIR, Level.SHARP)).advise(view, 0)
    assert len(plain) > 1
    for one, other in zip(plain, known, strict=True):
        assert (one.move, one.value) == (other.move, other.value)
        assert {**one.facts, "chance": 0.0} == {**other.facts, "chance": 0.0}
        assert one.facts["chance"] < other.facts["chance"] < 1
        assert sum(shared_out(view, 0, other.facts["chance"])) == pytest.approx(1)
    assert KnownLevels((None, Level.FAIR, Level.SHARP)).odds(view, 0) == valuation.odds(view, 0)


def test_going_out_stays_sure() -> None:
    assert best_chance(at("k5a r5a b5a", "o1a o2a o3a"), (None, Level.GENTLE)) == 1.0
    assert (shifted(0.0, 2.0), shifted(1.0, -2.0)) == (0.0, 1.0)


def test_a_hint_asked_at_a_table_with_bots_knows_their_levels_and_the_valuation_does_not() -> None:
    view = position(2)
    job = BotJob("advise", "rummikub", view, 0, levels=(None, "gentle"))
    assert answer(job).result == KnownLevels((None, Level.GENTLE)).advise(view, 0)
    assert answer(job._replace(levels=())).result == load_package("rummikub").valuation.advise(view, 0)


# ------------------------------------------------------------------ the trainer


def test_the_correction_makes_what_is_told_what_is_won() -> None:
    decisions = [Told(game, chance, game % 4 > 0) for game in range(200) for chance in (0.3, 0.6)]
    after = [shifted(each.chance, shift(decisions)) for each in decisions]
    assert sum(after) / len(after) == pytest.approx(0.75, abs=0.001)
    assert (
        line(2, "more", decisions[:2]) == "2 seats, more: 2 decisions, told 45.0, won 0.0, bias +45.0 ± 90.0"
    )


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


def test_one_seat_tells_among_others_of_known_levels_and_all_do_among_themselves() -> None:
    among_gentle, alike = told(4, 1, "test", others=[Level.GENTLE]), told(4, 1, "test")
    assert among_gentle["not_opened"][0].chance > alike["not_opened"][0].chance
    assert {each.game for each in among_gentle["not_opened"]} == {1}
    assert {each.won for each in alike["not_opened"]} == {True, False}
