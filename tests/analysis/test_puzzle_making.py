"""Puzzles of all games: one best answer, the same for the same seed, and one for every day."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from stolik.analysis.puzzles import (
    POINT_MARGINS,
    WIN_MARGINS,
    PuzzleRequest,
    games_with_puzzles,
    make,
    puzzle_of_day,
    without_answer,
)
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.puzzles import GRADES
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.game_library import load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import open_session, parse_record

GAMES = games_with_puzzles()
SUNDAY = 739_942
"""The ordinal of Sunday, 22 November 2026."""


def test_every_game_of_the_house_has_puzzles_of_which_harder_ones_have_smaller_margins() -> None:
    assert [info.id for info in GAMES] == ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"]
    for margins in (WIN_MARGINS, POINT_MARGINS):
        assert all(easier > harder for easier, harder in pairwise(margins))


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_the_same_seed_makes_the_same_puzzle(info: GameInfo) -> None:
    made = make(info.id, PuzzleRequest(2, "a"))
    assert made == answer(BotJob("puzzle", info.id, PuzzleRequest(2, "a"), 0)).result
    assert made.text != make(info.id, PuzzleRequest(2, "b")).text


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
@pytest.mark.parametrize("grade", [GRADES[0], GRADES[-1]])
def test_the_record_ends_with_the_best_answer(info: GameInfo, grade: int) -> None:
    made = make(info.id, PuzzleRequest(grade, "end"))
    record = parse_record(made.text)
    assert made.entry == len(record.log)
    session = open_session(without_answer(record))
    assert made.seat in session.to_act
    values = load_package(info.id).seat_values
    if isinstance(values, ViewValues) or values is None:
        return
    options = values.options(session.state, made.seat)
    after = session.game.apply(session.state, made.seat, options[0].move)[-1].state
    assert after == open_session(record).state
    others = [
        each.values[made.seat]
        for each in options
        if session.game.apply(session.state, made.seat, each.move)[-1].state != after
    ]
    margin = options[0].values[made.seat] - max(others)
    least = (POINT_MARGINS if session.seats == 1 else WIN_MARGINS)[grade - 1]
    assert margin >= least


def test_the_games_take_turns_and_the_grade_goes_up_from_monday() -> None:
    week = [puzzle_of_day(SUNDAY + day) for day in range(1, 8)]
    assert [each.request.grade for each in week] == [1, 2, 3, 4, 5, 3, 2]
    assert len({each.game for each in week[:4]}) == len(GAMES)
    assert puzzle_of_day(SUNDAY) == puzzle_of_day(SUNDAY)


def test_a_wrong_request_is_told_as_a_fault() -> None:
    for game, grade in (("pickomino", 9), ("nothing", 1)):
        assert answer(BotJob("puzzle", game, PuzzleRequest(grade, ""), 0)).fault is not None


def test_a_puzzle_of_a_dice_game_is_solved_by_the_best_move_alone() -> None:
    source = load_package("ryzyk_fizyk").puzzles
    assert source is not None
    puzzle = source.make(1, Random("solved"))
    moves = list(puzzle.session.game.legal_moves(puzzle.session.state, puzzle.seat))
    assert [move for move in moves if source.solves(puzzle, move)] == [puzzle.best]


def test_where_all_moves_lead_to_one_position_there_is_no_puzzle() -> None:
    source: Any = load_package("knaster").puzzles
    puzzle = source.make(1, Random("one"))
    values = load_package("knaster").seat_values
    assert values is not None
    best = cast("Any", values).options(puzzle.session.state, puzzle.seat)[0]
    assert source._grade(puzzle.session.state, puzzle.seat, [best, best]) is None
