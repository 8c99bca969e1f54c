"""Why a laid position of Pickomino can't be played on from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.game import Rejection
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.status import fault
from stolik.games.pickomino.rules.tiles import TILES

START = GAME.start(2, Options(), 0)
TAKEN = replace(START, stacks=((36,), ()), centre=TILES[:-1])
OVER = replace(START, phase="over", centre=(), stacks=(TILES[8:], TILES[:8]))


@pytest.mark.parametrize(
    "state",
    [
        START,
        TAKEN,
        OVER,
        replace(START, phase="rolling"),
        replace(START, phase="rolling", kept=(1,) * 7),
        replace(START, phase="keep", rolled=(1, 1, 2, 2, 3, 3, 4, 4)),
        replace(START, phase="keep", rolled=(1, 1, 2), kept=(1, 1, 3, 3, 3)),
        replace(START, rolled=(1, 1, 2), kept=(1, 1, 3, 3, 3)),
        replace(START, kept=(4, 4, 4, 4, 4, 4, 4, 6)),
        replace(START, kept=(1, 1, 1, 4, 4, 4, 4, 6), centre=TILES[4:], stacks=((), (21, 22, 23, 24))),
        # However it may have come about.
        replace(START, centre=TILES[1:], face_down=(21,)),
        replace(START, rolled=(1,), kept=(1,) * 7),
    ],
)
def test_what_can_be_played_on_from_has_no_fault(state: State) -> None:
    assert fault(2, state.options, state) is None


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(START, phase="keep", rolled=(1,)), "not_eight_dice", {"dice": 8, "given": 1}),
        (replace(START, phase="keep"), "not_eight_dice", {"dice": 8, "given": 0}),
        (replace(START, rolled=(1,)), "not_eight_dice", {"dice": 8, "given": 1}),
        (replace(START, phase="keep", rolled=(1,), kept=(1,) * 7), "bust_by_roll", {}),
        (replace(START, kept=(5,) * 8), "bust_without_worm", {"sum": 40}),
        (replace(START, kept=(1, 1, 1, 1, 1, 1, 1, 6)), "bust_without_tile", {"sum": 12}),
        (replace(START, phase="busted", rolled=(1,) * 3, kept=(1,) * 5), "position_unsettled", {}),
        (replace(START, phase="rolling", rolled=(1,)), "position_unsettled", {}),
        (replace(START, phase="rolling", kept=(1,) * 8), "position_unsettled", {}),
        (replace(OVER, phase="decide"), "position_unsettled", {}),
        (replace(TAKEN, phase="over"), "position_unsettled", {}),
        (replace(OVER, kept=(1,) * 8), "position_unsettled", {}),
    ],
)
def test_what_cannot_be_played_on_from_is_told_by_its_code(
    state: State, code: str, facts: dict[str, Any]
) -> None:
    assert fault(2, state.options, state) == Rejection(code, facts)
