"""The figures of a report: rounding, thresholds, the course, and the choice of moments."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest
from stolik.analysis.analysis import Analysis, Chance, Decision, Revaluation, SeatSummary
from stolik.analysis.luck import result_tail
from stolik.analysis.report import (
    DEAREST,
    FEW_DECISIONS,
    LUCKIEST,
    Grade,
    best_moment,
    course_of,
    dearest,
    grade,
    luckiest,
    points,
    seat_figures,
)
from stolik.engine.coaching.seat_values import Unit

from tests.analysis.report.games import ALONE, FORCED, OPEN, SHARED, TIE, read, reported
from tests.soak.marks import mostly_soak

MOVE = cast("Any", object())


def decision(entry: int, error: float, *, margin: float = 0.0, seat: int = 0, seats: int = 2) -> Decision:
    gifts = tuple(0.0 if each == seat else error / (seats - 1) for each in range(seats))
    return Decision(entry, seat, MOVE, MOVE, error, gifts, 3, (0.5,) * seats, margin)


def analysis(*items: Any, unit: Unit = "win", luck: float = 0.0, error: float = 0.0) -> Analysis:
    seats = tuple(SeatSummary(seat, 0.5, luck, error, 0.0, 0.0, 0.0, 0.5, 0.5, 0) for seat in range(2))
    return Analysis(unit, False, (0.5, 0.5), items, seats)


@pytest.mark.parametrize(
    "error, unit, wanted",
    [
        (0.0, "win", Grade.NONE), (0.0149, "win", Grade.NONE), (0.015, "win", Grade.SLIGHT),
        (0.0449, "win", Grade.SLIGHT), (0.045, "win", Grade.MISTAKE), (0.05, "win", Grade.MISTAKE),
        (0.1049, "win", Grade.MISTAKE), (0.105, "win", Grade.BIG), (1.49, "points", Grade.NONE),
        (1.5, "points", Grade.SLIGHT), (5.0, "points", Grade.MISTAKE), (10.5, "points", Grade.BIG),
    ],
)  # fmt: skip
def test_the_points_that_are_shown_decide_what_an_error_is_called(
    error: float, unit: Unit, wanted: Grade
) -> None:
    assert grade(error, unit) is wanted
    shown = points(error, unit)
    assert (shown < 2, 2 <= shown < 5, 5 <= shown <= 10, shown > 10).index(True) == list(Grade).index(wanted)


@pytest.mark.parametrize("name", mostly_soak((ALONE, TIE, SHARED, OPEN), usual=(ALONE, TIE, OPEN)))
def test_the_course_leads_from_the_start_to_the_end(name: str) -> None:
    session, report = read(name).session, reported(name)
    course = course_of(report.analysis, session.length)
    assert (len(course), course[0]) == (session.length + 1, report.analysis.start)
    assert course[-1] == pytest.approx([seat.present for seat in report.analysis.seats], abs=1e-6)
    for item in report.analysis.decisions:
        follows = [
            each
            for each in report.analysis.items
            if isinstance(each, Revaluation) and each.entry == item.entry
        ]
        if not follows:
            assert course[item.entry] == pytest.approx(item.value, abs=1e-6)
    if session.seats > 1:
        assert all(sum(values) == pytest.approx(1, abs=1e-6) for values in course)


def test_a_revaluation_moves_the_course_as_luck_and_errors_do() -> None:
    items = (Chance(1, (0.1, -0.1)), decision(2, 0.04), Revaluation(2, 0, (0.01, -0.01)))
    course = course_of(analysis(*items), 3)
    assert [round(values[0], 6) for values in course] == [0.5, 0.6, 0.57, 0.57]
    assert [round(values[1], 6) for values in course] == [0.5, 0.4, 0.43, 0.43]


def test_chances_that_two_seats_knew_apart_are_told_as_shares() -> None:
    """In a game with secrets each chance depends on one seat's knowledge: 60 and 90 of 100 are 40 and 60."""
    course = course_of(analysis(Revaluation(1, 0, (0.1, 0.4)), Revaluation(2, 0, (-0.6, 0.1))), 2)
    found = [tuple(round(value, 6) for value in values) for values in course]
    assert found == [(0.5, 0.5), (0.4, 0.6), (0, 1)]


def test_the_dearest_errors_come_first_and_what_counts_for_none_is_left_out() -> None:
    items = [decision(entry, error) for entry, error in enumerate((0.0, 0.014, 0.2, 0.06, 0.02), 1)]
    assert [item.entry for item in dearest(analysis(*items))] == [3, 4, 5]
    many = [decision(entry, entry / 100) for entry in range(2, 20)]
    assert [item.entry for item in dearest(analysis(*many))] == list(range(19, 19 - DEAREST, -1))


def test_the_luckiest_events_are_told_of_the_seat_that_they_were_best_for() -> None:
    items = [Chance(entry, (luck, -luck)) for entry, luck in enumerate((0.01, -0.3, 0.2, 0.05, 0.1), 1)]
    told = luckiest(analysis(*items))
    found = [(each.chance.entry, each.seat, each.luck) for each in told]
    assert found == [(2, 1, 0.3), (3, 0, 0.2), (5, 0, 0.1)]
    assert len(told) == LUCKIEST


def test_the_best_moment_is_the_good_choice_with_the_most_at_stake() -> None:
    items = [decision(1, 0.0, margin=0.1), decision(2, 0.01, margin=0.4), decision(3, 0.3, margin=0.9)]
    assert best_moment(items, "win") is items[1]
    assert best_moment(items[2:], "win") is items[2], "there is always one"
    assert best_moment([replace(items[2], error=0.5), items[2]], "win") is items[2]
    assert best_moment([], "win") is None


def test_luck_and_choices_are_counted_for_a_seat() -> None:
    items = [
        *[decision(entry, error) for entry, error in enumerate((0.0, 0.0, 0.03, 0.07, 0.2), 1)],
        decision(6, 0.2, seat=1),
        *[Chance(entry, (0.02, -0.02), (0.01, 0.01)) for entry in range(7, 23)],
        Chance(23, (0.0, 0.0)),
    ]
    found = seat_figures(analysis(*items, luck=0.4, error=0.3), 0)
    assert (found.luck, found.decisions, found.mean_cost) == (40, 5, 10)
    # From the deserved result: 0.5 at the start, and 0.0858 is the sum of the squared errors and gifts.
    assert found.games == round(100 * result_tail(0.4, 0.5, 0.0858)) == 21
    assert found.grades == {Grade.NONE: 2, Grade.SLIGHT: 1, Grade.MISTAKE: 1, Grade.BIG: 1}
    assert found.claims_skill
    assert found.best is items[0]
    other = seat_figures(analysis(*items), 1)
    assert (other.decisions, other.claims_skill, other.mean_cost) == (1, False, 20)
    only_good = seat_figures(analysis(decision(1, 0.0), decision(2, 0.01), error=0.01), 0)
    assert only_good.mean_cost == 0
    assert other.decisions < FEW_DECISIONS


def test_choices_without_a_chance_are_neither_good_nor_bad() -> None:
    lost = [replace(decision(entry, 0.004), value=(0.01, 0.99)) for entry in range(1, 8)]
    rest = [replace(decision(entry, 0.012), value=(0.01, 0.99)) for entry in range(8, 11)]
    found = seat_figures(analysis(*lost, *rest), 0)
    assert (found.decisions, found.hopeless, found.grades[Grade.NONE]) == (3, 7, 3)
    assert not found.claims_skill
    assert found.best is not None
    alone = seat_figures(analysis(*lost, *rest, unit="points"), 0)
    assert (alone.decisions, alone.hopeless) == (10, 0)


def test_alone_and_while_the_game_goes_on_luck_is_measured_by_its_variance() -> None:
    items = [Chance(entry, (0.02, -0.02), (0.01, 0.01)) for entry in range(1, 17)]
    over = analysis(*items, luck=0.4)
    going_on = replace(over, seats=tuple(replace(seat, result=None) for seat in over.seats))
    assert seat_figures(going_on, 0).games == 16
    assert seat_figures(replace(over, unit="points"), 0).games == 16
    assert seat_figures(over, 0).games == 50
    jump = replace(over, items=(*over.items, Revaluation(17, 0, (0.3, -0.3))))
    assert seat_figures(jump, 0).games != 50


def test_a_seat_with_forced_moves_alone_claims_nothing() -> None:
    for seat in range(2):
        found = seat_figures(reported(FORCED).analysis, seat)
        assert (found.decisions, found.claims_skill, found.best, found.games) == (0, False, None, None)
