"""Every fault of a laid position of Ryzyk-Fizyk, and that all of them are told at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.rules.status import status

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


def told(state: State) -> list[tuple[str, dict[str, Any]]]:
    return [(fault.code, dict(fault.facts)) for fault in status(3, state.options, state)]


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
    ],
)
def test_what_can_be_has_no_fault(state: State) -> None:
    assert told(state) == []


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(START, phase="done", rolled=(1,)), "turn_not_passed_on", {}),
        (replace(START, accounts=(0, 0)), "wrong_number_of_accounts", {"accounts": 3, "given": 2}),
        (replace(START, turn=3), "no_such_player", {"seat": 3}),
        (replace(START, winner=-1), "no_such_player", {"seat": -1}),
        (replace(START, out=(1,)), "nobody_goes_out", {}),
        (replace(FREE, phase="over", turn=0, out=(1, 0)), "out_not_in_order", {}),
        (replace(ALONE, accounts=(101, 0, 0)), "out_beyond_the_line", {"seat": 0, "line": 100}),
        (replace(WON, options=Options()), "no_such_win", {}),
        (replace(FREE, winner=0), "won_already", {"seat": 0}),
        (replace(FREE, out=(1, 2)), "one_left", {}),
        (replace(WON, out=(1, 2)), "one_left", {}),
        (replace(FREE, out=(0,)), "out_on_turn", {"seat": 0}),
        (replace(OVER, last_turns=(1,)), "last_turns_after_the_end", {}),
        (replace(WON, winner=1), "winner_not_on_turn", {"seat": 1}),
        (replace(WON, out=(0,)), "winner_not_on_turn", {"seat": 0}),
        (replace(WON, accounts=(101, 0, 0)), "turn_beyond_the_line", {"seat": 0, "line": 100}),
        (replace(ALONE, out=(0, 1, 2)), "nobody_left", {}),
        (replace(ALONE, turn=2), "last_one_not_on_turn", {"seat": 2}),
        (replace(OVER, turn=0), "not_over", {"seat": 1, "line": 100}),
        (replace(LAST, last_turns=()), "last_turns_missing", {"line": 100}),
        (replace(LAST, last_turns=(1, 0)), "last_turns_not_in_order", {}),
        (replace(LAST, last_turns=(0, 1, 2)), "last_turns_not_in_order", {}),
        (replace(LAST, accounts=(50, 60, 100)), "last_turns_without_cause", {"seat": 2, "line": 100}),
        (replace(LAST, accounts=(50, 101, 101)), "turn_beyond_the_line", {"seat": 1, "line": 100}),
        (replace(START, accounts=(0, 1, 0)), "no_such_account", {"seat": 1, "account": 1}),
        (replace(START, accounts=(0, -2, 0)), "no_such_account", {"seat": 1, "account": -2}),
        (replace(START, phase="keep", rolled=(1, 1, 2, 3, 4, 7)), "no_such_face", {}),
        (replace(START, phase="keep", rolled=(2, 1, 1, 3, 4, 5)), "dice_not_ascending", {}),
        (replace(START, kept=(1, 5, 5), rolled=(1, 2, 3), points=11), "lone_die", {"face": 1, "faces": 1}),
        (replace(START, rolled=(1,)), "dice_not_cleared", {"given": 1}),
        (replace(START, points=6), "points_without_dice", {"points": 6}),
        (
            replace(START, kept=(1, 1), rolled=(1, 2, 3, 4), points=9),
            "no_such_points",
            {"points": 9, "given": 2},
        ),
        (
            replace(START, kept=(1, 1), rolled=(1, 2, 3, 4), points=1),
            "no_such_points",
            {"points": 1, "given": 2},
        ),
        (replace(START, phase="rolling", rolled=(1,)), "dice_in_the_air", {}),
        (replace(START, phase="rolling", kept=(1,) * 6, points=6), "groups_not_cleared", {}),
        (replace(START, phase="keep", rolled=(1, 1)), "not_six_dice", {"dice": 6, "given": 2}),
        (replace(FREE, phase="keep", rolled=(1,) * 6), "six_equal", {}),
        (replace(FREE, kept=(1, 1), rolled=(1,) * 4, points=2), "six_equal", {}),
        (replace(START, phase="keep", rolled=(1, 2, 3, 4, 5, 6)), "nothing_to_keep", {}),
        (replace(START, tried=1), "no_tries", {}),
        (replace(START, trying=True), "no_tries", {}),
        (replace(TRYING, options=Options()), "no_tries", {}),
        (replace(TRYING, phase="keep", rolled=(5,)), "no_tries", {}),
        (replace(TRYING, rolled=(5,)), "try_matched", {}),
        (replace(TRYING, tried=3), "tries_over", {"tries": 3}),
    ],
)
def test_what_cannot_be_is_told_by_its_code(state: State, code: str, facts: dict[str, Any]) -> None:
    assert told(state) == [(code, facts)]


def test_all_that_is_wrong_is_told_in_a_fixed_order() -> None:
    assert [fault.code for fault in status(3, ALL, START)] == ["other_options"]
    state = replace(
        START, out=(1, 0), winner=2, accounts=(1, 200, 0), rolled=(9, 1), kept=(2,), points=2, tried=7
    )
    assert [code for code, _ in told(state)] == [
        "nobody_goes_out",
        "out_not_in_order",
        "out_beyond_the_line",
        "no_such_win",
        "won_already",
        "one_left",
        "out_on_turn",
        "last_turns_missing",
        "no_such_account",
        "no_such_face",
        "dice_not_ascending",
        "lone_die",
        "not_six_dice",
        "no_tries",
    ]
