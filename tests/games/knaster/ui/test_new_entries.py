"""What is marked as new on the sheets of Knaster, event by event."""

from __future__ import annotations

import pytest
from stolik.engine.game import Seat, Value
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.sheet import index_of
from stolik.games.knaster.ui.sheet import NewEntries

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
