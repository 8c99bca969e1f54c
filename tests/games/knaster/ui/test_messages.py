"""The sentences of Knaster as a person reads them."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.json_values import to_plain
from stolik.engine.messages import speak
from stolik.games.knaster.rules.events import (
    DiceRolled,
    Event,
    GameEnded,
    LineCompleted,
    LineFilled,
    LineLapsed,
    LineRinged,
    NumberCircled,
    NumberWritten,
    Passed,
    RollBegan,
    RoundBegan,
    SheetFilled,
)
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Rolled, Write
from stolik.games.knaster.ui import messages

NAMES = ("Ala", "Zosia", "Tomek")


@pytest.mark.parametrize(
    "event, sentence",
    [
        (RollBegan(0), "Ala rolls both dice."),
        (DiceRolled(1, (5, 6), 11), "Zosia has rolled 5 6: the sum is 11."),
        (NumberWritten(2, 0, 4, 11), "Tomek writes 11 in row 1, column 5."),
        (NumberCircled(0, 2, 2, 8), "Ala circles the 8 in row 3, column 3."),
        (LineFilled(0, "r0", "four", 2), "Ala has filled the row worth 9: four of a kind, 2 circles."),
        (LineFilled(0, "c4", "two_pairs", 1), "Ala has filled the column worth 5: two pairs, 1 circle."),
        (
            LineFilled(1, "d0", "", 0),
            "Zosia has filled the diagonal from top left: no combination, no circles.",
        ),
        (
            LineRinged(0, "d1", ((0, 4), (2, 2))),
            "Ala draws circles in the diagonal from top right: row 1, column 5; row 3, column 3.",
        ),
        (
            LineLapsed(0, "c4"),
            "Ala has nothing left to circle in the column worth 5: all five numbers have their circles.",
        ),
        (LineCompleted(2, "c0", 9), "Tomek has five circles in the column worth 9: +9."),
        (SheetFilled(1), "Zosia's sheet is full! When the round is finished, the last roll follows."),
        (Passed(0), "Ala passes."),
        (RoundBegan(2, False), "Tomek is to roll for everybody."),
        (RoundBegan(2, True), "The last roll! Tomek rolls for everybody."),
        (GameEnded(), "The game is over."),
    ],
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert messages.event(to_plain(event), NAMES) == sentence


@pytest.mark.parametrize(
    "move, text",
    [
        (Roll(), "Roll both dice"),
        (Write(0, 4), "Write in row 1, column 5"),
        (Circle(3, 0), "Circle row 4, column 1"),
        (Ring("r1", ((1, 0), (1, 3))), "Draw circles in the row worth 8: row 2, column 1; row 2, column 4"),
        (Pass(), "Pass"),
        (Rolled((6, 1)), "The dice fall: 6 1"),
    ],
)
def test_a_move_is_named(move: Any, text: str) -> None:
    assert messages.move(to_plain(move)) == text


@pytest.mark.parametrize(
    "code, facts, sentence",
    [
        (
            "foreign_number",
            {"row": 0, "column": 0, "number": 7, "sum": 11},
            "This cell holds 7, and the sum is 11: you can circle only the number rolled.",
        ),
        (
            "wrong_number_of_circles",
            {"line": "c2", "circles": 2, "given": 9},
            "Circles to draw in the column worth 7: exactly 2, not 9.",
        ),
        (
            "circles_first",
            {"line": "r0", "circles": 3},
            "First draw the circles that the row worth 9 gives you: 3.",
        ),
        ("cell_taken", {"number": 7}, "This cell already holds 7: a number stays where it was written."),
        ("no_such_seat", {"seat": 12}, "There is no such seat at this table."),
        ("unknown_move", {"name": "cheat"}, "The game has no move “cheat”."),
    ],
)
def test_a_refusal_is_explained(code: str, facts: dict[str, Any], sentence: str) -> None:
    assert messages.reason(code, facts) == sentence


def test_lines_cells_and_combinations_have_names() -> None:
    assert messages.line_name("d0") == "the diagonal from top left"
    assert messages.cell_name(4, 0) == "row 5, column 1"
    assert messages.combination_name("full_house") == "full house"
    assert messages.combination_name("") == "no combination"


@pytest.mark.parametrize(
    "score,grade",
    [
        (0, ""),
        (50, ""),
        (51, "good"),
        (80, "good"),
        (81, "excellent"),
        (100, "excellent"),
        (101, "spectacular"),
    ],
)
def test_a_score_made_alone_has_its_grade(score: int, grade: str) -> None:
    assert messages.grade_of(score) == grade
    assert grade in messages.grade(score)


@pytest.mark.parametrize(
    "worth, facts, sentence",
    [
        (71.25, {"points": 71.25}, "Pass: 71.2 points at the end."),
        (0.61, {"points": 71.25, "win": 0.614}, "Pass: 61% to win, 71.2 points at the end."),
        (0.004, {"points": 71.25, "win": 0.004}, "Pass: 71.2 points at the end."),
        (-0.04, {}, "Pass: 0.0 points at the end."),
        (-0.5, {}, "Pass: −0.5 points at the end."),
    ],
)
def test_a_hint_is_told_in_plain_words(worth: float, facts: dict[str, float], sentence: str) -> None:
    assert messages.advice({"kind": "pass"}, worth, facts).text == sentence


def fact(*events: Event, names: tuple[str, ...] = NAMES) -> str:
    return messages.friendly_fact([to_plain(event) for event in events], names)


def test_the_friendly_fact_is_the_most_circles_at_once() -> None:
    story: list[Event] = [
        NumberWritten(0, 0, 0, 7),
        LineRinged(0, "r0", ((0, 0), (0, 1), (0, 2))),
        NumberWritten(1, 0, 0, 7),
        LineRinged(1, "r0", ((0, 0), (0, 1), (0, 2))),
        LineRinged(1, "c0", ((1, 0), (2, 0))),
        LineCompleted(0, "c0", 9),
    ]
    assert fact(*story) == "The best move of the game: 5 circles at once, by Zosia."


def test_else_it_is_the_first_line_of_five_circles() -> None:
    story: list[Event] = [
        NumberWritten(0, 0, 0, 7),
        LineRinged(0, "r0", ((0, 0), (0, 1), (0, 2))),
        LineCompleted(2, "d1", 10),
        LineCompleted(0, "c0", 9),
    ]
    assert fact(*story) == "The first line of five circles: the diagonal from top right, by Tomek."


def test_a_game_without_either_has_no_friendly_fact() -> None:
    assert fact(NumberWritten(0, 0, 0, 7), GameEnded()) == ""


def test_alone_it_is_the_grade_of_the_score() -> None:
    story: list[Event] = [
        NumberCircled(0, 0, 0, 7),
        LineRinged(0, "r0", ((0, 1), (0, 2), (0, 3))),
        LineCompleted(0, "r0", 9),
    ]
    assert fact(*story, names=("Ala",)) == "More than 50 points would be good: try again!"


def test_the_window_may_say_all_of_it_in_another_language() -> None:
    said: list[tuple[str, str, int | None]] = []

    def spy(context: str, source: str, count: int | None = None) -> str:
        said.append((context, source, count))
        return source

    speak(spy)
    messages.event(to_plain(LineFilled(0, "r0", "four", 2)), NAMES)
    messages.advice(to_plain(Write(0, 0)), 71.25, {})
    messages.reason("no_such_seat", {})
    assert ("knaster", "four of a kind", None) in said
    assert ("knaster", "the row worth 9", None) in said
    assert ("knaster", "row {row}, column {column}", None) in said
    assert any(count == 2 for _, _, count in said)
    assert ("engine", "There is no such seat at this table.", None) in said
