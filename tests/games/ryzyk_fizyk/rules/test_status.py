"""Why a laid position of Ryzyk-Fizyk can't be played on from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.game import Rejection
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.rules.status import fault

ALL = Options(
    six_of_a_kind_wins=True, six_different="lose_game", five_of_a_kind_bonus=True, must_roll_on=True
)
START = GAME.start(3, Options(), 0)
FREE = replace(START, options=ALL)
LAST = replace(START, accounts=(50, 60, 101), last_turns=(0, 1))
OVER = replace(START, phase="over", turn=1, accounts=(50, 60, 101))
ALONE = replace(FREE, phase="over", turn=1, out=(0, 1))
WON = replace(FREE, phase="over", winner=0)
TRYING = replace(FREE, kept=(5,) * 5, rolled=(1,), points=25, trying=True)


@pytest.mark.parametrize(
    "state",
    [
        START,
        LAST,
        OVER,
        ALONE,
        WON,
        TRYING,
        replace(TRYING, tried=2),
        replace(TRYING, phase="rolling", rolled=()),
        replace(START, phase="rolling"),
        replace(START, phase="rolling", points=9),
        replace(START, phase="keep", rolled=(1, 1, 2, 3, 4, 5), points=8),
        replace(START, phase="keep", kept=(1, 1), rolled=(1, 3, 4, 5), points=2),
        replace(FREE, phase="keep", kept=(1, 1), rolled=(1, 1, 1, 1), points=2),
        replace(START, kept=(1, 1), rolled=(1, 1, 1, 1), points=2),
        replace(START, kept=(1, 1, 3, 3, 3, 3), points=14),
        replace(FREE, out=(1,), accounts=(0, 100, 0)),
        # However it may have come about.
        replace(START, out=(1,)),
        replace(START, accounts=(0, 1, 0)),
        replace(START, kept=(1, 1), rolled=(1, 2, 3, 4), points=9),
        replace(LAST, accounts=(50, 101, 100)),
        replace(ALONE, out=(0, 1, 2)),
    ],
)
def test_what_can_be_played_on_from_has_no_fault(state: State) -> None:
    assert fault(3, state.options, state) is None


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(FREE, out=(0,)), "out_on_turn", {"seat": 0}),
        (replace(FREE, out=(1, 2)), "one_left", {}),
        (replace(LAST, last_turns=()), "last_turns_missing", {"line": 100}),
        (replace(START, kept=(1, 5, 5), rolled=(1, 2, 3), points=11), "lone_die", {"face": 1, "faces": 1}),
        (replace(START, points=6), "no_such_points", {"points": 6, "given": 0}),
        (
            replace(START, kept=(1, 1), rolled=(1, 2, 3, 4), points=1),
            "no_such_points",
            {"points": 1, "given": 2},
        ),
        (replace(START, phase="keep", rolled=(1, 1)), "not_six_dice", {"dice": 6, "given": 2}),
        (replace(START, rolled=(1,)), "not_six_dice", {"dice": 6, "given": 1}),
        (replace(FREE, phase="keep", rolled=(1,) * 6), "six_equal", {}),
        (replace(START, phase="keep", rolled=(1, 2, 3, 4, 5, 6)), "nothing_to_keep", {}),
        (replace(START, trying=True), "no_tries", {}),
        (replace(TRYING, options=Options()), "no_tries", {}),
        (replace(TRYING, phase="keep", rolled=(5,)), "no_tries", {}),
        (replace(TRYING, tried=3), "position_unsettled", {}),
        (replace(START, phase="done", rolled=(1,)), "position_unsettled", {}),
        (replace(START, phase="rolling", rolled=(1,)), "position_unsettled", {}),
        (replace(START, phase="rolling", kept=(1,) * 6, points=6), "position_unsettled", {}),
        (replace(OVER, rolled=(1,) * 6), "position_unsettled", {}),
    ],
)
def test_what_cannot_be_played_on_from_is_told_by_its_code(
    state: State, code: str, facts: dict[str, Any]
) -> None:
    assert fault(3, state.options, state) == Rejection(code, facts)
