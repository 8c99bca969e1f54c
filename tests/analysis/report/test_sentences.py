"""Luck and skill in family words, gentle to children and to players whose age nobody knows."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.analysis.analysis import Decision
from stolik.analysis.report import Grade, SeatFigures
from stolik.analysis.report_sentences import (
    best,
    facts_of,
    grade_word,
    luck,
    points_text,
    skill,
    texts,
    turn_text,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank

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
        (14, 23, "win", "Luck brought as much as winning 14 more games in 100.", MUCH.format(23)),
        (-14, 23, "win", "Luck cost as much as losing 14 more games in 100.", LITTLE.format(23)),
        (6, 35, "points", "Luck brought 6 points more than average.", MUCH.format(35)),
        (-6, 1, "points", "Luck brought 6 points fewer than average.", LITTLE.format(1)),
        (-3, 40, "win", "Luck cost as much as losing 3 more games in 100.", LITTLE.format(40)),
        (-2, 41, "win", "Luck cost as much as losing 2 more games in 100.", "Nothing unusual."),
        (2, 44, "points", "Luck brought 2 points more than average.", "Nothing unusual."),
        (60, 0, "win", "Luck brought as much as winning 60 more games in 100.", RARE),
        (9, None, "win", "Luck brought as much as winning 9 more games in 100.", ""),
        (1, 48, "win", "Luck was about average.", ""),
        (-1, 48, "points", "Luck was about average.", ""),
    ],
)
def test_luck_is_told_with_what_is_usual(
    size: int, games: int | None, unit: Any, told: str, usual: str
) -> None:
    assert texts(luck(figures(luck=size, games=games), unit)) == f"{told} {usual}".strip()


def test_of_few_choices_nothing_is_claimed_and_those_without_a_chance_are_told_apart() -> None:
    assert texts(skill(figures(), "win")).startswith("There was never anything to choose")
    few = figures(decisions=4, grades={**NO_GRADES, Grade.BIG: 4}, mean_cost=20)
    assert texts(skill(few, "win")) == "With only 4 choices nothing can be said about how good they were."
    good = figures(decisions=9, grades={**NO_GRADES, Grade.NONE: 9})
    assert texts(skill(good, "win")) == "9 choices, all of them good."
    none = figures(hopeless=1)
    assert texts(skill(none, "win")) == "1 choice, but by then hardly any chance to win was left."
    some = figures(decisions=9, grades={**NO_GRADES, Grade.NONE: 9}, hopeless=12)
    assert texts(skill(some, "win")) == (
        "9 choices, all of them good. 12 choices more: by then hardly any chance to win was left."
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
        ("Better choices would bring on average", "6 more wins in 100 games"),
        ("Choices when hardly any chance was left", "2"),
    ]
    once = figures(
        luck=-9, games=0, decisions=6, grades={**NO_GRADES, Grade.NONE: 5, Grade.BIG: 1}, mean_cost=12
    )
    assert facts_of(once, "points", "points") == [
        ("As little luck or less", "in fewer than 1 of 100 games"),
        ("Much better was possible", "1×"),
        ("The better choice would bring", "12 points"),
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


def decided(**more: Any) -> Decision:
    usual: dict[str, Any] = {"error": 0.0, "margin": 0.0, "value": (0.5, 0.5), "gifts": (0.0, 0.0)}
    return Decision(1, 0, Bank(), Bank(), options=3, **{**usual, **more})


def test_a_best_moment_says_what_the_second_best_would_have_cost() -> None:
    def told(unit: Any = "win", **more: Any) -> str:
        return texts([best(decided(**more), unit)])

    assert told(margin=0.09) == "The second best choice would win 9 fewer games in 100."
    assert told("points", margin=9.0) == "The second best choice was worth 9 points less."
    assert told(margin=0.01) == "Nothing better was possible."
    assert told(error=0.004) == "Hardly anything better was possible."
    assert told(error=0.01) == "Hardly anything better was possible."
    assert told(error=0.30) == "Much better was possible."
    assert told("points", error=3.0) == "A little better was possible."
