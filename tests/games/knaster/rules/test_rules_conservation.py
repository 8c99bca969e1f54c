"""Nothing is lost in Knaster: every cell holds one number for good, and every point has its circle."""

from __future__ import annotations

from itertools import pairwise

import pytest
from stolik.engine.game import TABLE
from stolik.games.knaster.rules.events import (
    LineCompleted,
    LineFilled,
    LineLapsed,
    LineRinged,
    RoundBegan,
    SheetFilled,
)
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.sheet import BONUSES, LINES, index_of

from tests.conformance.kit import Case, cases, play

CASES = [case for case in cases() if case.info.id == "knaster"]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_number_stays_where_it_was_written_and_nobody_owes_when_dice_are_taken_up(case: Case) -> None:
    for before, after in pairwise(play(case).states):
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert all(was in (0, now) for was, now in zip(old.numbers, new.numbers, strict=True))
            assert all(now >= was for was, now in zip(old.circles, new.circles, strict=True))
            assert all(number for number, round_it in zip(new.numbers, new.circles, strict=True) if round_it)
    for state in play(case).states:
        if state.phase != "enter":
            assert not any(state.owes(seat) for seat in range(case.seats))
        if state.phase == "enter" and not state.last_roll:
            assert not any(sheet.is_full for sheet in state.sheets) or any(map(state.owes, range(case.seats)))


@every_case
def test_a_move_changes_one_sheet_by_what_it_says(case: Case) -> None:
    for moment in play(case).moments:
        for seat in range(case.seats):
            old, new = moment.state.sheets[seat], moment.after.sheets[seat]
            written = [index for index in range(25) if old.numbers[index] != new.numbers[index]]
            drawn = [index for index in range(25) if old.circles[index] != new.circles[index]]
            match moment.move:
                case Write(row=row, column=column) if moment.seat == seat:
                    assert (written, drawn) == ([index_of(row, column)], [])
                    assert new.numbers[written[0]] == moment.state.sum
                case Circle(row=row, column=column) if moment.seat == seat:
                    assert (written, drawn) == ([], [index_of(row, column)])
                    assert new.numbers[drawn[0]] == moment.state.sum
                case Ring(cells=cells) if moment.seat == seat:
                    assert (written, drawn) == ([], sorted(index_of(*cell) for cell in cells))
                case _:
                    assert old == new


@every_case
def test_every_line_is_filled_once_and_pays_what_was_due(case: Case) -> None:
    filled: set[tuple[int, str]] = set()
    owed: set[tuple[int, str]] = set()
    completed: dict[tuple[int, str], int] = {}
    for moment in play(case).moments:
        for event in [step.event for step in moment.steps]:
            match event:
                case LineFilled():
                    assert (event.seat, event.line) not in filled
                    filled.add((event.seat, event.line))
                    owed |= {(event.seat, event.line)} if event.circles else set()
                case LineLapsed():
                    owed.remove((event.seat, event.line))
                case LineRinged():
                    owed.remove((event.seat, event.line))
                    assert (event.seat, event.line) in filled
                    assert {index_of(*cell) for cell in event.cells} <= set(LINES[event.line])
                    assert len(event.cells) == moment.state.sheets[event.seat].due(event.line)
                case LineCompleted():
                    assert (event.seat, event.line) not in completed
                    completed[event.seat, event.line] = event.bonus
    assert not owed
    end = play(case).end
    for seat, sheet in enumerate(end.sheets):
        told = {line: bonus for (owner, line), bonus in completed.items() if owner == seat}
        assert told == {line: BONUSES[line] for line in sheet.completed}
        assert sheet.score == sum(told.values()) + sum(sheet.circles)
        assert {line for owner, line in filled if owner == seat} == {
            line for line in LINES if sheet.is_filled(line)
        }


@every_case
def test_every_round_has_one_roll_and_the_last_follows_a_full_sheet(case: Case) -> None:
    rolls = 0
    full = False
    for moment in play(case).moments:
        rolls += moment.seat == TABLE
        for event in [step.event for step in moment.steps]:
            full = full or isinstance(event, SheetFilled)
            if isinstance(event, RoundBegan):
                assert event.last == full
                assert event.seat == ((case.starter or 0) + rolls) % case.seats
    assert full
    assert 26 <= rolls <= 50
