"""Looking back at a game of Pickomino: what an event has changed is marked, and the rest is as it was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.pickomino.rules import events
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui.table_model import PickominoViewModel

GAME = load_game("pickomino")


@pytest.fixture
def face(parent: QObject) -> Any:
    return PickominoViewModel(parent)


def moments(seed: int) -> list[tuple[list[State], State, Any]]:
    """Return every step of a game in disorder: the states that led to it, the one after it, and its event."""
    session, rng = Session(GAME, 3, Options()), Random(seed)
    play(session, random_chooser(GAME, rng), rng)
    found = []
    before = [session.state_at(0)]
    for entry in range(session.length):
        for step in session.steps_of(entry):
            found.append((list(before), step.state, step.event))
            before.append(step.state)
    rng.shuffle(found)
    return found


def changed(event: Any, state: State) -> set[str]:
    """Return what an event changes beside the dice."""
    match event:
        case events.TileTaken(seat=seat, tile=tile):
            return {f"place:{tile}", f"stack:{seat}"}
        case events.TileStolen(seat=seat, victim=victim):
            return {f"stack:{seat}", f"stack:{victim}"}
        case events.TileReturned(seat=seat, tile=tile):
            return {f"tile:{tile}", f"stack:{seat}"}
        case events.TileTurnedDown(tile=tile):
            return {f"tile:{tile}"}
    return set()


def of_dice(face: Any, marks: Sequence[str]) -> list[tuple[int, str]]:
    numbers = [int(mark[4:]) for mark in marks if mark.startswith("die:")]
    return [(face.dice.rows[number].face, face.dice.rows[number].zone) for number in numbers]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_moment_came_before_the_change_is_marked(face: Any, seed: int) -> None:
    for states, state, event in moments(seed):
        before = states[-1]
        face.trace(reversed(states))
        marks = face.show_moment(before, state, event, None)
        assert {mark for mark in marks if not mark.startswith("die:")} == changed(event, state)
        dice = of_dice(face, marks)
        if isinstance(event, events.DiceRolled):
            assert sorted(dice) == [(face, "free") for face in event.dice]
        elif isinstance(event, events.DiceKept):
            assert dice == [(event.face, "kept")] * event.count
        else:
            assert dice == []
        lying = before if isinstance(event, events.TileTaken | events.TileStolen) else state
        if state.phase == "over":
            lying = next(each for each in reversed(states) if each.rolled or each.kept)
        shown = sorted(row.face for row in face.dice.rows if row.face)
        assert shown == sorted((*lying.rolled, *lying.kept))
        if isinstance(event, events.Busted):
            assert face.bustReason == event.reason


def test_at_the_start_nothing_has_changed(face: Any) -> None:
    state = Session(GAME, 3, Options()).state
    assert face.show_moment(None, state, None, None) == ()
    assert {row.face for row in face.dice.rows} == {0}
