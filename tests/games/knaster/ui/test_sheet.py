"""The choice of circles, asked only where it makes a difference, and what is new on the sheets."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.game import Seat, Value
from stolik.engine.game_library import load_package
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.moves import Ring
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME, rings
from stolik.games.knaster.rules.sheet import LINES_OF, Sheet, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.sheet import NewEntries, order_matters

from tests.games.moves_wanted import move_by


@cache
def ends(state: State) -> frozenset[tuple[bool, ...]]:
    """Return all the circles that a sheet can have in the end."""
    if not state.due[0]:
        return frozenset({state.sheets[0].circles})
    return frozenset(end for line in state.due[0] for end in ends_with(state, line))


def ends_with(state: State, line: str) -> frozenset[tuple[bool, ...]]:
    """Return those that it can have if a line comes first."""
    return frozenset(
        end for ring in rings(state.sheets[0], line) for end in ends(GAME.apply(state, 0, ring)[0].state)
    )


def filled(rng: Random) -> State:
    """Return a position in which a number has filled what it can, on a sheet with some circles."""
    at = rng.choice([0, 2, 6, 7, 12, 18, 24])
    numbers = [rng.choice([5, 6, 7]) for _ in range(25)]
    circles = [rng.random() < rng.choice([0.1, 0.5, 0.8]) and index != at for index in range(25)]
    sheet = Sheet(tuple(numbers), tuple(circles))
    due = tuple(line for line in LINES_OF[at] if sheet.due(line))
    start = GAME.start(1, Options())
    # A neighbour of the same sheet owes an entry, so that the round goes on.
    return replace(
        start, phase="enter", dice=(3, 4), sheets=(sheet, Sheet()), waiting=(False, True), due=(due, ())
    )


def test_the_order_matters_exactly_where_it_leads_to_other_circles() -> None:
    rng, seen = Random(4), list[bool]()
    while len(seen) < 250:
        state = filled(rng)
        if len(state.due[0]) in (2, 3):
            first = {ends_with(state, line) for line in state.due[0]}
            assert order_matters(state.sheets[0], state.due[0]) == (len(first) > 1)
            seen.append(len(first) > 1)
    assert 20 < sum(seen) < 230


def position(*circled: int) -> State:
    """Return a position in which a seven in the corner has filled its row and its column with sevens."""
    numbers = [7 if index < 5 or index % 5 == 0 else 0 for index in range(25)]
    sheet = Sheet(tuple(numbers), tuple(index in circled for index in range(25)))
    start = GAME.start(1, Options())
    return replace(start, phase="enter", dice=(3, 4), sheets=(sheet,), waiting=(False,), due=(("r0", "c0"),))


@pytest.fixture
def model(parent: QObject) -> Any:
    return load_package("knaster").view_model(parent)


def test_lines_that_circle_the_same_number_put_no_question(model: Any) -> None:
    model.show(position(1, 2, 3, 4, 5, 10, 15, 20), None, 0)
    assert "Choose the one that comes first" not in model.status
    assert model.due.rows == ()
    assert model.drawLabel
    assert move_by(model.draw) == {"kind": "ring", "line": "r0", "cells": [[0, 0]]}
    option: Any = type("Option", (), {"move": Ring("c0", ((0, 0),))})
    assert model.next_press(option).lit == ("draw",)


def test_as_long_as_no_circle_is_chosen_another_line_may_come_first(model: Any) -> None:
    state = position()
    numbers = list(state.sheets[0].numbers)
    for index, number in zip((1, 2, 3, 4, 5, 10, 15, 20), (7, 7, 7, 3, 7, 7, 7, 5), strict=True):
        numbers[index] = number
    state = replace(state, sheets=(Sheet(tuple(numbers)),))
    model.show(state, None, 0)
    assert model.line == "r0"
    assert "Choose the one that comes first" not in model.status
    assert move_by(model.touch, 15) == {}
    assert model.line == "c0"
    assert move_by(model.touch, 1)["line"] == "c0", "the rules tell that the cell isn't in that line"


WRITTEN = events.NumberWritten(0, 1, 2, 7)
CIRCLED = events.NumberCircled(1, 3, 4, 7)
RINGED = events.LineRinged(0, "r1", ((1, 0), (1, 4)))


@pytest.fixture
def new() -> NewEntries:
    return NewEntries()


def marked(new: NewEntries, seat: Seat) -> tuple[set[int], set[int]]:
    """Return the cells of a seat that are marked as entered, and those whose circle was just drawn."""
    return set(new.entered(seat)), set(new.drawn(seat))


def test_a_number_is_an_entry_and_a_circle_is_drawn_too(new: NewEntries) -> None:
    assert marked(new, 0) == (set(), set())
    new.note(WRITTEN)
    assert marked(new, 0) == ({index_of(1, 2)}, set())
    new.note(CIRCLED)
    assert marked(new, 1) == ({index_of(3, 4)}, {index_of(3, 4)})
    assert marked(new, 0) == ({index_of(1, 2)}, set())


def test_the_circles_of_a_line_join_the_entry_that_filled_it(new: NewEntries) -> None:
    new.note(WRITTEN)
    new.note(RINGED)
    ringed = {index_of(1, 0), index_of(1, 4)}
    assert marked(new, 0) == ({index_of(1, 2), *ringed}, ringed)
    new.note(events.LineCompleted(0, "r1", 5))
    assert marked(new, 0) == ({index_of(1, 2), *ringed}, set())


@pytest.mark.parametrize("event", [None, events.RoundBegan(1, False), events.Passed(1)])
def test_entries_stay_new_when_nothing_is_entered(new: NewEntries, event: Value | None) -> None:
    new.note(CIRCLED)
    new.note(event)
    assert marked(new, 1) == ({index_of(3, 4)}, set())


def test_with_the_next_roll_nothing_is_new(new: NewEntries) -> None:
    new.note(WRITTEN)
    new.mark(1, [3, 4])
    assert marked(new, 1) == ({3, 4}, set())
    new.note(events.DiceRolled(0, (3, 4), 7))
    assert marked(new, 0) == marked(new, 1) == (set(), set())


def test_an_entry_taken_back_is_not_new(new: NewEntries) -> None:
    new.note(WRITTEN)
    new.note(CIRCLED)
    new.forget([1, 5])
    assert marked(new, 1) == (set(), set())
    assert marked(new, 0) == ({index_of(1, 2)}, set())
