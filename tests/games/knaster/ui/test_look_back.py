"""Looking back at a game of Knaster: the sheet on which something has changed is the large one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import LINES, index_of
from stolik.games.knaster.ui.table_model import KnasterViewModel

GAME = load_game("knaster")


@pytest.fixture
def face(parent: QObject) -> Any:
    return KnasterViewModel(parent)


def played() -> Session:
    session, rng = Session(GAME, 3, Options()), Random(2)
    play(session, random_chooser(GAME, rng), rng)
    return session


def fresh(face: Any) -> dict[int, list[int]]:
    """Return the cells that are marked as new, by seat."""
    return {
        row.seat: [cell for cell, new in enumerate(row.fresh) if new]
        for row in face.sheets.rows
        if any(row.fresh)
    }


def test_cells_that_have_changed_are_marked_on_the_sheet_of_their_owner(face: Any) -> None:
    session = played()
    steps = [step for entry in range(session.length) for step in session.steps_of(entry)]
    Random(1).shuffle(steps)
    for step in steps:
        event = step.event
        marks = face.show_moment(step.state, step.state, event, None)
        match event:
            case events.NumberWritten(row=row, column=column) | events.NumberCircled(row=row, column=column):
                cells = [index_of(row, column)]
            case events.LineRinged(cells=ringed):
                cells = [index_of(*cell) for cell in ringed]
            case events.LineFilled(line=line) | events.LineCompleted(line=line):
                cells = list(LINES[line])
            case _:
                assert marks == (("dice",) if isinstance(event, events.DiceRolled) else ())
                assert fresh(face) == {}
                continue
        assert marks == tuple(f"cell:{cell}" for cell in cells)
        assert face.owner == event.seat
        assert fresh(face) == {event.seat: sorted(cells)}


def test_in_the_present_the_large_sheet_is_whose_it_was(face: Any) -> None:
    session = played()
    entry = next(at for at in range(session.length) if session.log[at].seat == 2)
    state = session.state_at(entry)
    face.sit(0)
    face.show(state, events.NumberWritten(0, 1, 1, 7), None)
    face.lookAt(1)
    step = session.steps_of(entry)[0]
    face.show_moment(state, step.state, step.event, None)
    assert (face.owner, face.lookedAt) == (2, -1)
    assert face.show_moment(None, session.state_at(0), None, None) == ()
    face.show(state, None, None)
    assert face.owner == 0
    assert fresh(face) == {0: [6]}
