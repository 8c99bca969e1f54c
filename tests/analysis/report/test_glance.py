"""A report in two sentences: who was ahead, who was lucky, and which two moments are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from stolik.analysis.report.figures import SeatFigures, dearest
from stolik.analysis.report.glance import fortune, glance_text, lead, leader_of, score_alone, told_decisions

from tests.analysis.report.games import FORCED, SHARED, reported

NAMES = ("Ala", "Jan", "Ola")
AHEAD = [[0.4, 0.6, 0.6, 0.1, 0.0], [0.3, 0.2, 0.2, 0.8, 1.0], [0.3, 0.2, 0.2, 0.1, 0.0]]
"""Ala is ahead at two of the three moments between the start and the end."""
LEVEL = [[0.4, 0.5, 0.2, 0.1, 0.0], [0.3, 0.5, 0.6, 0.1, 0.0], [0.3, 0.0, 0.2, 0.8, 1.0]]


def seat(number: int, luck: int) -> SeatFigures:
    return SeatFigures(number, luck, None, 0, {}, 0, None)


@pytest.mark.parametrize(
    "course, winners, told",
    [
        (AHEAD, [0], "Ala was ahead for most of the game and won."),
        (AHEAD, [1], "Ala was ahead for most of the game, but Jan has won."),
        (AHEAD, [1, 2], "Ala was ahead for most of the game, but Jan and Ola have won."),
        (
            AHEAD,
            [0, 1, 2],
            "Ala was ahead for most of the game; the first place is shared by Ala, Jan and Ola.",
        ),
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


def test_in_a_game_without_a_middle_nobody_is_ahead() -> None:
    assert leader_of([[0.5, 1.0], [0.5, 0.0]]) is None


def test_alone_it_is_told_what_was_to_be_expected() -> None:
    def told(values: list[float], *, over: bool) -> str:
        return glance_text(score_alone(values, over=over), NAMES)

    assert told([70.6, 50.0, 64.0], over=True) == "Expected at the start: 71 points; reached: 64 points."
    assert told([1.0, -3.0], over=False) == "Expected at the start: 1 point; now: 0 points."


def test_it_is_told_who_was_lucky() -> None:
    def told(*lucks: int) -> str:
        return glance_text(fortune([seat(number, size) for number, size in enumerate(lucks)]), NAMES)

    assert told(-12, 12) == "Jan had more luck than Ala."
    assert told(3, 12, -15) == "Jan had the most luck, Ola the least."
    assert told(12, 12, -15) == "Jan had more luck than Ola.", "two had the most"
    assert told(1, 0) == "Luck was about the same for everybody."


def test_moments_of_people_come_before_those_of_computers() -> None:
    analysis = reported(SHARED).analysis
    best, dear = told_decisions(analysis, lambda seat: False)
    at_stake = [item.margin - item.error for item in best]
    assert at_stake == sorted(at_stake, reverse=True)
    assert len(best) == len(analysis.start)
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
