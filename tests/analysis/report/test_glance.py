"""A report in a few lines: who was ahead, what luck and choices did, and which moments are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from stolik.analysis.report import Grade, SeatFigures, dearest
from stolik.analysis.report_sentences import (
    chose_best,
    fortune,
    glance_text,
    lead,
    leader_of,
    parts,
    score_alone,
    told_decisions,
)

from tests.analysis.report.games import FORCED, SHARED, reported

NAMES = ("Ala", "Jan", "Ola")
AHEAD = [[0.4, 0.6, 0.6, 0.1, 0.0], [0.3, 0.2, 0.2, 0.8, 1.0], [0.3, 0.2, 0.2, 0.1, 0.0]]
"""Ala is ahead at two of the three moments between the start and the end."""
LEVEL = [[0.4, 0.5, 0.2, 0.1, 0.0], [0.3, 0.5, 0.6, 0.1, 0.0], [0.3, 0.0, 0.2, 0.8, 1.0]]


SHARED_BY_ALL = "the first place is shared by Ala, Jan and Ola."


def seat(number: int, luck: int) -> SeatFigures:
    return SeatFigures(number, luck, None, 0, {}, 0, None)


@pytest.mark.parametrize(
    "course, winners, told",
    [
        (AHEAD, [0], "Ala was ahead for most of the game and won."),
        (AHEAD, [1], "Ala was ahead for most of the game, but Jan has won."),
        (AHEAD, [1, 2], "Ala was ahead for most of the game, but Jan and Ola have won."),
        (AHEAD, [0, 1, 2], f"Ala was ahead for most of the game; {SHARED_BY_ALL}"),
        (AHEAD, [], "Ala has been ahead for most of the game."),
        (LEVEL, [2], "Nobody was ahead for most of the game, and Ola has won."),
        (LEVEL, [1, 2], "Nobody was ahead for most of the game, and Jan and Ola have won."),
        (LEVEL, [], "Nobody has been ahead for most of the game."),
    ],
)
def test_it_is_told_who_was_ahead_and_who_won(
    course: Sequence[Sequence[float]], winners: Sequence[int], told: str
) -> None:
    assert glance_text(lead(course, winners), NAMES) == told


def test_alone_it_is_told_what_was_to_be_expected_and_without_a_middle_nobody_is_ahead() -> None:
    def told(values: list[float], *, over: bool) -> str:
        return glance_text(score_alone(values, over=over), NAMES)

    assert told([70.6, 50.0, 64.0], over=True) == "Expected at the start: 71 points; reached: 64 points."
    assert told([1.0, -3.0], over=False) == "Expected at the start: 1 point; now: 0 points."
    assert leader_of([[0.5, 1.0], [0.5, 0.0]]) is None


def test_it_is_told_who_was_lucky() -> None:
    def told(*lucks: int) -> str:
        return glance_text(fortune([seat(number, size) for number, size in enumerate(lucks)]), NAMES)

    assert told(-12, 12) == "Jan had more luck than Ala."
    assert told(3, 12, -15) == "Jan had the most luck, Ola the least."
    assert told(12, 12, -15) == "Jan had more luck than Ola.", "two had the most"
    assert told(1, 0) == "Luck was about the same for everybody."


EACH_OF_5 = "Each of the 5 choices gave something up: more than a whole game."


def graded(number: int, *, luck: int = 0, given_up: int = 0, grades: str = "") -> SeatFigures:
    """Return the figures of a seat whose choices had these grades, by their first letters."""
    counted = {each: grades.count(each[0]) for each in Grade}
    return SeatFigures(number, luck, None, len(grades), counted, 0, None, 0, given_up)


@pytest.mark.parametrize(
    "of, measure, told",
    [
        ((12, 6, "nnnnbm"), "win", "Luck gave 12 wins of 100. 4 of 6 {}, the others gave up 6 wins of 100."),
        ((-1, 2, "nnnns"), "win", "Luck was about average. 4 of 5 {}, the other one gave up 2 wins of 100."),
        ((-120, 196, "bbbbb"), "win", "Luck took more than a whole game. " + EACH_OF_5),
        ((1, 0, "nnnnn"), "win", "Luck was about average. 5 choices, all of them good."),
        ((-40, 30, "nnnb"), "win", "Luck took 40 wins of 100."),
        (
            (8, 318, "nnnnb"),
            "big",
            "Luck gave 8 wins of 100. 4 of 5 {}, the other one gave up 3.18 big points.",
        ),
        ((-104, 112, "nnnnbb"), "points", "Luck took 104 points. 4 of 6 {}, the others gave up 112 points."),
    ],
)
def test_luck_and_choices_are_told_side_by_side(of: tuple[int, int, str], measure: Any, told: str) -> None:
    figures = graded(0, luck=of[0], given_up=of[1], grades=of[2])
    unit: Any = "points" if measure == "points" else "win"
    claims = parts(figures, unit, measure, lost=False)
    assert " ".join(glance_text(claim, NAMES) for claim in claims) == told.format("choices were good")
    assert parts(figures, unit, measure, lost=True) == claims[::-1], "first what was good"


def test_it_is_told_who_of_several_chose_best_where_one_did() -> None:
    def told(*figures: SeatFigures) -> list[str]:
        return [glance_text(claim, NAMES) for claim in chose_best(figures, people=False)]

    jan = graded(1, given_up=3, grades="nnnnnm")
    assert told(jan, graded(2, given_up=9, grades="nnnnnb")) == [
        "Of the others Jan chose best: 5 of 6 choices were good."
    ]
    (claim,) = chose_best([jan], people=True)
    assert glance_text(claim, NAMES).startswith("Of the other people Jan chose best: "), "not of computers"
    assert told(jan, graded(2, given_up=3, grades="nnnns")) == [], "two did"
    assert told(graded(1, given_up=0, grades="nnnn")) == [], "too few to say so"
    assert told(graded(1, given_up=90, grades="bbbbb")) == [], "nothing was good"
    assert told() == []


def test_moments_of_people_come_before_those_of_computers() -> None:
    analysis = reported(SHARED).analysis
    best, dear = told_decisions(analysis, lambda seat: False)
    at_stake = [item.margin - item.error for item in best]
    assert (at_stake, len(best)) == (sorted(at_stake, reverse=True), len(analysis.start))
    assert dear == dearest(analysis), "nobody comes first"
    assert {item.seat for item in dear} == {0, 1, 2}
    for person in range(len(analysis.start)):
        found = told_decisions(analysis, lambda seat, person=person: seat == person)  # type: ignore[misc]  # a default binds it
        assert found.best[0].seat == person
        own = [item for item in dear if item.seat == person]
        assert list(found.dear) == [*own, *[item for item in dear if item.seat != person]]


def test_where_nothing_was_chosen_there_is_no_moment_to_look_at() -> None:
    assert told_decisions(reported(FORCED).analysis, lambda seat: True) == ((), ())
    shared = reported(SHARED).analysis
    faultless = replace(
        shared,
        items=tuple(replace(item, error=0.0) if item.kind == "decision" else item for item in shared.items),
    )
    assert told_decisions(faultless, lambda seat: True).dear == ()
