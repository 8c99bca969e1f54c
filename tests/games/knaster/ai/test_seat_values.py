"""The chances of all seats of Circles are weighed together, and add up to 1 at every moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.games.knaster.ai.analysis import seat_values
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.expected_points import joint_chances, shares, spread_after_next_roll
from stolik.games.knaster.ai.sheet_values import MIDDLES, STAGES, steady_values_at, values_at
from stolik.games.knaster.rules.moves import Circle, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import Sheet
from stolik.games.knaster.rules.state import State


@pytest.mark.parametrize("seats", range(2, 13))
def test_the_chances_of_all_seats_add_up_to_1(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        points = [rng.uniform(40, 110) for _ in range(seats)]
        spreads = [rng.uniform(1, 20) for _ in range(seats)]
        chances = joint_chances(points, spreads)
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert all(0 <= chance <= 1 for chance in chances)


def test_the_chances_are_those_of_ending_above_all_others_and_equals_share() -> None:
    points, spreads, rng = [70.0, 74.0, 66.0], [6.0, 9.0, 14.0], Random(1)
    won = [0, 0, 0]
    for _ in range(20_000):
        ends = [rng.gauss(own, spread) for own, spread in zip(points, spreads, strict=True)]
        won[ends.index(max(ends))] += 1
    assert joint_chances(points, spreads) == pytest.approx([each / 20_000 for each in won], abs=0.012)
    two = joint_chances([70, 74], [8, 9])
    with_a_hopeless_third = joint_chances([70, 74, -500], [8, 9, 5])
    assert with_a_hopeless_third == pytest.approx([*two, 0], abs=1e-4)
    assert shares([60, 72, 72]) == (0, 0.5, 0.5)
    assert joint_chances([60, 60, 60], [9, 9, 9]) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_points_are_off_by_falls_as_the_sheets_fill(seats: int) -> None:
    spreads = [spread_after_next_roll(seats, empties, 20.0) for empties in range(4, 26)]
    assert spreads == sorted(spreads)
    assert spread_after_next_roll(seats, 1, 5.0) < spreads[0]


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_game_is_worth_1_at_every_moment(seats: int) -> None:
    choose = bot_chooser([BOTS[Level.FAIR]] * seats, [Random(0)] * seats)
    start = GAME.start(seats, GAME.options_type(), 0)
    for number, move in enumerate(playout_moves(GAME, start, choose, Random(seats))):
        if number % 23 == 0:
            values = seat_values.values(move.state)
            assert sum(values) == pytest.approx(1, abs=1e-9)


def test_what_a_roll_brings_is_what_the_position_is_worth_after_it() -> None:
    choose = bot_chooser([BOTS[Level.SHARP]] * 2, [Random(0)] * 2)
    start = GAME.start(2, GAME.options_type(), 0)
    thrown = [move for move in playout_moves(GAME, start, choose, Random(5)) if move.state.phase == "rolling"]
    for move in thrown[::8]:
        found = seat_values.after(move.state, move.move)  # type: ignore[arg-type]  # the table rolls and does nothing else
        assert found == pytest.approx(seat_values.values(move.after), abs=1e-12)


AHEAD = "9* 7* 4* 4* 9* 10* 10* 8* 5* 5* 12* 5* 6* 6* 6* 11* 7* 6* 7* 7* 8* 0 6 8* 8*"
LEVEL = "9* 7* 4* 4* 9* 10* 10* 8* 5* 5* 12* 5* 6* 6* 6* 11* 7* 6* 7* 7* 8* 8* 6 8* 0"
BEHIND = "9* 7* 4* 4* 9* 10* 10* 8* 5* 5* 12* 5* 6* 6* 6* 11* 7* 6 7 7* 8* 8* 6 8 0"
"""Sheets with 93, 86 and 71 points, with one cell empty."""

FILLING = "8 8* 0 8* 8* 5* 5* 5* 10* 10* 0 7* 6* 6 11* 6 6* 6* 7* 12* 4 4* 0 9* 9*"
"""A sheet with 39 points, on which a 7 in the third row fills two lines."""


def sheet(cells: str) -> Sheet:
    """Return a sheet by its cells, an empty one 0; a star is a circle."""
    found = Sheet()
    circled = []
    for index, cell in enumerate(cells.split()):
        if cell != "0":
            found = found.written(index, int(cell.rstrip("*")))
        if cell.endswith("*"):
            circled.append(index)
    return found.circled(circled)


def entering(sheets: Sequence[str], dice: tuple[int, int], waiting: tuple[bool, ...]) -> State:
    """Return a position in which some seats owe an entry of a roll."""
    state = GAME.start(len(sheets), GAME.options_type(), 0)
    return replace(
        state, phase="enter", dice=dice, sheets=tuple(map(sheet, sheets)), waiting=waiting, due=((), ())
    )


def test_an_entry_that_fills_lines_is_worth_what_its_best_circles_are() -> None:
    state = entering((AHEAD, FILLING), (3, 4), (False, True))
    assert [each.score for each in state.sheets] == [93, 39]
    best = seat_values.options(state, 1)[0]
    assert best.move == Write(2, 0)
    after = GAME.apply(state, 1, best.move)[-1].state
    assert after.due == ((), ("r2", "c0"))
    assert best.values == pytest.approx(seat_values.values(after), abs=1e-12)
    assert best.values[1] > 0.6


@pytest.mark.parametrize("own, other, best", [(AHEAD, LEVEL, Write(4, 1)), (BEHIND, AHEAD, Circle(3, 2))])
def test_who_leads_fills_the_last_cell_and_who_is_behind_circles(
    own: str, other: str, best: Write | Circle
) -> None:
    state = entering((own, other), (3, 3), (True, False))
    found = seat_values.options(state, 0)
    assert found[0].move == best
    assert {type(option.move) for option in found} == {Write, Circle}
    assert seat_values.values(state) == pytest.approx(found[0].values, abs=1e-12)


@pytest.mark.parametrize("seats", [2, 3])
def test_before_the_end_a_position_is_worth_its_best_option_given_the_others(seats: int) -> None:
    choose = bot_chooser([BOTS[Level.MASTER]] * seats, [Random(0)] * seats)
    start = GAME.start(seats, GAME.options_type(), 0)
    checked = 0
    for move in playout_moves(GAME, start, choose, Random(seats)):
        state = move.state
        owing = [seat for seat in range(seats) if state.waiting[seat] or state.due[seat]]
        near = min(each.numbers.count(0) for each in state.sheets) <= seat_values.CHOOSING
        if near and len(owing) == 1 and not state.last_roll and state.phase == "enter":
            best = seat_values.options(state, owing[0])[0].values
            assert best[owing[0]] >= seat_values.values(state)[owing[0]] - 1e-12
            checked += 1
    assert checked


@pytest.mark.parametrize("level", [Level.GENTLE, Level.SHARP])
def test_alone_a_position_is_worth_its_best_option(level: Level) -> None:
    moments = playout_moves(
        GAME, GAME.start(1, GAME.options_type()), bot_chooser([BOTS[level]], [Random(2)]), Random(3)
    )
    states = [one.state for one in moments if one.state.phase == "enter"][::4]
    assert len(states) > 5
    for state in states:
        best = max(option.values[0] for option in seat_values.options(state, 0))
        assert seat_values.values(state)[0] == pytest.approx(best, abs=1e-9)


def test_steady_values_are_the_learned_ones_in_the_middle_of_a_stage_and_never_leap() -> None:
    for stage, middle in enumerate(MIDDLES):
        empties = STAGES.index(stage)
        if middle == empties:
            assert steady_values_at("race", empties) is values_at("race", empties)
    counts = [steady_values_at("race", empties).numbers[0][1] for empties in range(26)]
    learned = [values_at("race", empties).numbers[0][1] for empties in range(26)]
    steps = [abs(after - before) for before, after in pairwise(counts)]
    leaps = [abs(after - before) for before, after in pairwise(learned)]
    assert max(steps) <= max(leaps)
    assert min(counts) >= min(learned) - 1e-9
    assert max(counts) <= max(learned) + 1e-9
