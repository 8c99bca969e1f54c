"""Luck and skill in family words, gentle to children and to players of unknown age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from stolik.analysis.report import Grade, SeatFigures, dearest
from stolik.analysis.report_sentences import (
    best,
    chose_best,
    facts_of,
    fortune,
    glance_text,
    grade_word,
    lead,
    leader_of,
    luck,
    parts,
    points_text,
    score_alone,
    skill,
    texts,
    told_decisions,
    turn_text,
)

from tests.analysis.report.games import FORCED, SHARED, reported
from tests.analysis.report.test_figures import decision

NO_GRADES = dict.fromkeys(Grade, 0)


def figures(**more: Any) -> SeatFigures:
    usual: dict[str, Any] = {
        "luck": 0, "games": None, "decisions": 0, "grades": NO_GRADES, "mean_cost": 0, "best": None,
    }  # fmt: skip
    return SeatFigures(0, **{**usual, **more})


MUCH = "That much luck or more happens in {} of 100 games."
LITTLE = "That little luck or less happens in {} of 100 games."
RARE = "That happens in fewer than 1 of 100 games."


@pytest.mark.parametrize(
    "size, games, unit, told, usual",
    [
        (14, 23, "win", "Luck was worth 14 more wins in 100 games.", MUCH.format(23)),
        (-14, 23, "win", "Luck cost 14 wins in 100 games.", LITTLE.format(23)),
        (6, 35, "points", "Luck brought 6 points more than average.", MUCH.format(35)),
        (-6, 1, "points", "Luck brought 6 points fewer than average.", LITTLE.format(1)),
        (-3, 40, "win", "Luck cost 3 wins in 100 games.", LITTLE.format(40)),
        (-2, 41, "win", "Luck cost 2 wins in 100 games.", "Nothing unusual."),
        (2, 44, "points", "Luck brought 2 points more than average.", "Nothing unusual."),
        (60, 0, "win", "Luck was worth 60 more wins in 100 games.", RARE),
        (9, None, "win", "Luck was worth 9 more wins in 100 games.", ""),
        (1, 48, "win", "Luck was about average.", ""),
        (-1, 48, "points", "Luck was about average.", ""),
    ],
)
def test_luck_is_told_with_what_is_usual(
    size: int, games: int | None, unit: Any, told: str, usual: str
) -> None:
    assert texts(luck(figures(luck=size, games=games), unit)) == f"{told} {usual}".strip()


def test_of_few_choices_nothing_is_claimed_and_those_without_a_chance_are_told_apart() -> None:
    assert texts(skill(figures(), "win")).startswith("There was never a choice to make")
    few = figures(decisions=4, grades={**NO_GRADES, Grade.BIG: 4}, mean_cost=20)
    assert texts(skill(few, "win")) == "With only 4 choices, there's no saying how good they were."
    good = figures(decisions=9, grades={**NO_GRADES, Grade.NONE: 9})
    assert texts(skill(good, "win")) == "9 choices, all of them good."
    none = figures(hopeless=1)
    assert texts(skill(none, "win")) == "1 choice, but by then there was hardly any chance to win."
    some = figures(decisions=9, grades={**NO_GRADES, Grade.NONE: 9}, hopeless=12)
    assert texts(skill(some, "win")) == (
        "9 choices, all of them good. 12 more choices: by then there was hardly any chance to win."
    )


def test_errors_are_counted_by_their_names() -> None:
    some = figures(
        decisions=31, grades={Grade.NONE: 24, Grade.SLIGHT: 4, Grade.MISTAKE: 2, Grade.BIG: 1}, mean_cost=6
    )
    assert texts(skill(some, "win")) == (
        "31 choices, 24 of them good. A little better was possible: 4×. Better was possible: 2×. "
        "Much better was possible: 1×. Each time, the best choice would win 6 more games in 100 on average."
    )
    assert texts(skill(some, "points")).endswith("Each time this cost 6 points on average.")
    fewer = figures(decisions=5, grades={**NO_GRADES, Grade.NONE: 4, Grade.BIG: 1}, mean_cost=12)
    assert texts(skill(fewer, "win")).endswith(
        "Much better was possible: 1×. The best choice would win 12 more games in 100."
    )
    assert texts(skill(fewer, "points")).endswith("Much better was possible: 1×. It cost 12 points.")


def test_a_player_is_told_of_in_a_sentence_and_all_else_stands_in_a_table() -> None:
    some = figures(
        luck=9,
        games=12,
        decisions=31,
        grades={Grade.NONE: 24, Grade.SLIGHT: 4, Grade.MISTAKE: 0, Grade.BIG: 3},
        mean_cost=6,
        hopeless=2,
    )
    assert texts(skill(some, "win")[:1]) == "31 choices, 24 of them good."
    assert facts_of(some, "win", "win") == [
        ("As much luck or more", "in 12 of 100 games"),
        ("A little better was possible", "4×"),
        ("Much better was possible", "3×"),
        ("Gain from better choices, on average", "6 more wins in 100 games"),
        ("Choices when hardly any chance was left", "2"),
    ]
    once = figures(
        luck=-9, games=0, decisions=6, grades={**NO_GRADES, Grade.NONE: 5, Grade.BIG: 1}, mean_cost=12
    )
    assert facts_of(once, "points", "points") == [
        ("As little luck or less", "in fewer than 1 of 100 games"),
        ("Much better was possible", "1×"),
        ("Gain from the better choice", "12 points"),
    ]


def test_where_there_is_nothing_else_to_tell_there_is_no_table() -> None:
    assert facts_of(figures(luck=1, games=40), "win", "win") == []
    assert facts_of(figures(luck=9), "win", "win") == []
    few = figures(decisions=4, grades={**NO_GRADES, Grade.BIG: 4}, mean_cost=20)
    assert facts_of(few, "win", "win") == []
    late = figures(hopeless=1)
    assert facts_of(late, "win", "win") == []


def test_points_and_turns_have_their_words_and_no_word_speaks_of_a_mistake() -> None:
    assert points_text(1, "win") == "1 more win in 100 games"
    assert points_text(7, "points") == "7 points"
    assert turn_text(1, 3, False) == "Turn 3"
    assert turn_text(2, 3, True) == "Game 2, turn 3"
    assert turn_text(1, 0, True) == ""
    assert turn_text(1, 3, False, True) == "Round 3"
    assert turn_text(2, 3, True, True) == "Game 2, round 3"
    found = [grade_word(each) for each in Grade if each is not Grade.NONE]
    assert found == ["A little better was possible", "Better was possible", "Much better was possible"]


def test_a_best_moment_says_what_the_second_best_would_have_cost() -> None:
    def told(unit: Any = "win", error: float = 0.0, margin: float = 0.0) -> str:
        return texts([best(decision(1, error, margin=margin), unit)])

    assert told(margin=0.09) == "The second best choice would win 9 fewer games in 100."
    assert told("points", margin=9.0) == "The second best choice was worth 9 points less."
    assert told(margin=0.01) == "Nothing better was possible."
    assert told(error=0.004) == "Hardly anything better was possible."
    assert told(error=0.01) == "Hardly anything better was possible."
    assert told(error=0.30) == "Much better was possible."
    assert told("points", error=3.0) == "A little better was possible."


NAMES = ("Ala", "Jan", "Ola")
AHEAD = [[0.4, 0.6, 0.6, 0.1, 0.0], [0.3, 0.2, 0.2, 0.8, 1.0], [0.3, 0.2, 0.2, 0.1, 0.0]]
"""Ala is ahead at two of the three moments between the start and the end."""
LEVEL = [[0.4, 0.5, 0.2, 0.1, 0.0], [0.3, 0.5, 0.6, 0.1, 0.0], [0.3, 0.0, 0.2, 0.8, 1.0]]


SHARED_BY_ALL = "Ala, Jan and Ola share first place."


def seat(number: int, luck: int) -> SeatFigures:
    return SeatFigures(number, luck, None, 0, {}, 0, None)


@pytest.mark.parametrize(
    "course, winners, told",
    [
        (AHEAD, [0], "Ala was ahead for most of the game and won."),
        (AHEAD, [1], "Ala was ahead for most of the game, but the winner is Jan."),
        (AHEAD, [1, 2], "Ala was ahead for most of the game, but the winners are Jan and Ola."),
        (AHEAD, [0, 1, 2], f"Ala was ahead for most of the game; {SHARED_BY_ALL}"),
        (AHEAD, [], "Ala has been ahead for most of the game."),
        (LEVEL, [2], "Nobody was ahead for most of the game; the winner is Ola."),
        (LEVEL, [1, 2], "Nobody was ahead for most of the game; the winners are Jan and Ola."),
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
    assert told(1, 0) == "Luck was about the same for everyone."


EACH_OF_5 = "Each of the 5 choices cost something: more than a whole game in all."


def graded(number: int, *, luck: int = 0, given_up: int = 0, grades: str = "") -> SeatFigures:
    """Return the figures of a seat whose choices had these grades, given by first letters."""
    counted = {each: grades.count(each[0]) for each in Grade}
    return SeatFigures(number, luck, None, len(grades), counted, 0, None, 0, given_up)


@pytest.mark.parametrize(
    "of, measure, told",
    [
        ((12, 6, "nnnnbm"), "win", "Luck brought 12 wins in 100. 4 of 6 {}; the others cost 6 wins in 100."),
        ((-1, 2, "nnnns"), "win", "Luck was about average. 4 of 5 {}; the other one cost 2 wins in 100."),
        ((-120, 196, "bbbbb"), "win", "Luck cost more than a whole game. " + EACH_OF_5),
        ((1, 0, "nnnnn"), "win", "Luck was about average. 5 choices, all of them good."),
        ((-40, 30, "nnnb"), "win", "Luck cost 40 wins in 100."),
        (
            (8, 318, "nnnnb"),
            "big",
            "Luck brought 8 wins in 100. 4 of 5 {}; the other one cost 3.18 big points.",
        ),
        ((-104, 112, "nnnnbb"), "points", "Luck cost 104 points. 4 of 6 {}; the others cost 112 points."),
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
        "Of the others, Jan chose best: 5 of 6 choices were good."
    ]
    (claim,) = chose_best([jan], people=True)
    assert glance_text(claim, NAMES).startswith("Of the other people, Jan chose best: "), "not of computers"
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
