"""Looking back at a game of Ryzyk-Fizyk: what an event has changed is marked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.ryzyk_fizyk.rules import events
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.ui.table_model import RyzykFizykViewModel

GAME = load_game("ryzyk_fizyk")


@pytest.fixture
def face(parent: QObject) -> Any:
    return RyzykFizykViewModel(parent)


@pytest.mark.parametrize("six_different", ["zero_account", "out"])
def test_dice_and_accounts_that_have_changed_are_marked(face: Any, six_different: Any) -> None:
    options, rng = Options(six_different=six_different), Random(4)
    session = Session(GAME, 3, options)
    play(session, random_chooser(GAME, rng), rng)
    steps = [step for entry in range(session.length) for step in session.steps_of(entry)]
    states = [session.state_at(0), *(step.state for step in steps)]
    order = list(range(len(steps)))
    rng.shuffle(order)
    seen = set()
    for at in order:
        event = steps[at].event
        seen.add(event.kind)
        face.trace(reversed(states[: at + 1]))
        marks = face.show_moment(states[at], states[at + 1], event, None)
        rows = face.dice.rows
        dice = sorted(rows[int(mark[4:])].face for mark in marks if mark.startswith("die:"))
        rolled_or_kept = isinstance(event, events.DiceRolled | events.DiceKept)
        assert dice == (sorted(event.dice) if rolled_or_kept else [])
        accounts = {mark for mark in marks if mark.startswith("account:")}
        banks = isinstance(event, events.PointsBanked | events.PlayerOut) or (
            isinstance(event, events.AccountZeroed) and event.account > 0
        )
        assert accounts == ({f"account:{event.seat}"} if banks else set())
        lost = isinstance(event, events.PointsLost | events.AccountZeroed | events.PlayerOut)
        assert face.lost == lost
        if isinstance(event, events.GameEnded):
            lying = (*states[at].rolled, *states[at].kept)
            assert lying
            assert sorted(row.face for row in rows if row.zone != "hand") == sorted(lying), (
                "the last dice stay"
            )
    assert {"points_banked", "points_lost", "dice_kept", "game_ended"} <= seen


def test_at_the_start_nothing_has_changed(face: Any) -> None:
    assert face.show_moment(None, Session(GAME, 3, Options()).state, None, None) == ()
