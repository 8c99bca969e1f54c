"""What a move was worth: figures rounded as in the report, and kind words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.analysis.practice import (
    Option,
    Verdict,
    coach_text,
    compared_text,
    judge,
    value_text,
    verdict_text,
)
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob, MovesWorth

from tests.analysis.report.games import ALONE, CIRCLES_IN_ANY_ORDER, TIE, read, reported


def test_a_move_is_compared_with_the_best_and_shown_beside_the_best_ones() -> None:
    _, session = read(TIE)
    moves: list[Any] = [f"move {number}" for number in range(7)]
    values = tuple([(move, 0.9 - number / 10) for number, move in enumerate(moves)])
    found = judge(session, 0, moves[6], MovesWorth(values, ()))
    assert (found.measure, found.right) == ("win", False)
    assert found.error == pytest.approx(0.6)
    assert [(str(option.move), option.is_played, option.is_best) for option in found.options] == [
        ("move 0", False, True),
        ("move 1", False, False),
        ("move 2", False, False),
        ("move 3", False, False),
        ("move 6", True, False),
    ]
    best = judge(session, 0, moves[0], MovesWorth(values[:2], ()))
    assert best.right
    assert best.options == (Option(moves[0], 0.9, True, True), Option(moves[1], 0.8, False, False))


@pytest.mark.parametrize("name", [TIE, CIRCLES_IN_ANY_ORDER, ALONE])
def test_the_errors_are_those_of_the_report(name: str) -> None:
    package, session = read(name)
    seen = 0
    for item in reported(name).analysis.decisions[:25]:
        state = session.state_at(item.entry - 1)
        worth = answer(BotJob("worth", package.info.id, state, item.seat)).result
        part = read(name, item.entry - 1).session
        found = judge(part, item.seat, item.played, worth)
        assert found.error == pytest.approx(item.error, abs=1e-9)
        assert [option.is_played for option in found.options].count(True) == 1
        seen += 1
    assert seen > 5


def test_words_are_kind_and_figures_are_rounded() -> None:
    assert verdict_text(Verdict("win", 0.0, ())) == "That's it! Nothing better was possible."
    assert verdict_text(Verdict("win", 0.012, ())) == "That's it! Hardly anything better was possible."
    wrong = Verdict("win", 0.123, ())
    more = "the best move wins 12 more games in 100."
    assert verdict_text(wrong) == f"Much better was possible: {more}"
    assert verdict_text(Verdict("points", 3.4, ())) == "A little better was possible: 3 points."


@pytest.mark.parametrize(
    "best, played, said",
    [
        (93.4, 78.5, "Much better was possible: 14 points."),
        (92.5, 78.4, "Much better was possible: 15 points."),
        (2.4, -3.2, "A little better was possible: 2 points."),
        (71.4, 71.4, "That's it! Nothing better was possible."),
        (71.4, 70.6, "That's it! Hardly anything better was possible."),
        (71.6, 71.4, "That's it! Hardly anything better was possible."),
        (71.6, 70.4, "A little better was possible: 2 points."),
    ],
)
def test_the_difference_is_that_of_the_figures_that_are_seen(best: float, played: float, said: str) -> None:
    options = (Option("best", best, False, True), Option("played", played, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("points", best - played, options)
    assert verdict_text(found) == said
    chances = tuple(replace(option, value=option.value / 100) for option in options)
    if played > 0:
        lost = said.removesuffix(" points.").rpartition(" ")[2]
        told = verdict_text(Verdict("win", (best - played) / 100, chances))
        assert told == said if found.right else f"{lost} more games in 100" in told


def test_values_are_percent_and_alone_points_and_told_for_two_moves_without_other_words() -> None:
    assert value_text(0.005, "win") == "1%"
    assert value_text(1.0, "points") == "1 point"
    assert value_text(-3.0, "points") == "0 points"
    options = (Option("best", 71.6, False, True), Option("played", 62.4, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("points", 9.2, options)
    assert compared_text(found) == "Your move leads to 62 points, the best one to 72 points."
    chances = tuple(replace(option, value=option.value / 100) for option in options)
    assert compared_text(Verdict("win", 0.092, chances)) == "Your move wins 62 games in 100, the best one 72."


@pytest.mark.parametrize(
    "best, played, said",
    [
        (0.6, 0.6, "Best. That was why."),
        (0.604, 0.596, "Best. That was why."),
        (0.6, 0.59, "Good. That was why."),
        (0.6, 0.57, "A little better was possible. A hint would have said: “Take it.”"),
        (0.6, 0.3, "Much better was possible. A hint would have said: “Take it.”"),
    ],
)
def test_a_coach_praises_good_moves_and_says_what_was_better(best: float, played: float, said: str) -> None:
    options = (Option("best", best, False, True), Option("played", played, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("win", best - played, options)
    assert coach_text(found, "That was why.", "Take it.") == said
    assert coach_text(found, "", "") == said.partition(".")[0] + "."


def test_a_move_is_judged_by_the_position_before_it() -> None:
    package, session = read(CIRCLES_IN_ANY_ORDER)
    decisions = reported(CIRCLES_IN_ANY_ORDER).analysis.decisions
    for item in decisions[:40]:
        worth = answer(BotJob("worth", package.info.id, session.state_at(item.entry - 1), item.seat)).result
        found = judge(session, item.seat, item.played, worth, item.entry - 1)
        assert found.error == pytest.approx(item.error, abs=1e-9)
