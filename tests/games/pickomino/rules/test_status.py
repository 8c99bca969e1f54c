"""Every fault of a laid position of Pickomino, and that all of them are told at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.status import status
from stolik.games.pickomino.rules.tiles import TILES

START = GAME.start(2, Options(), 0)
STRICT = Options(bust_without_tile_flips=True)
TAKEN = replace(START, stacks=((36,), ()), centre=TILES[:-1])
OVER = replace(START, phase="over", centre=(), stacks=(TILES[8:], TILES[:8]))


def told(state: State, seats: int = 2) -> list[tuple[str, dict[str, Any]]]:
    return [(fault.code, dict(fault.facts)) for fault in status(seats, state.options, state)]


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
        replace(OVER, options=STRICT, stacks=((), TILES[1:]), face_down=(21,)),
    ],
)
def test_what_can_be_has_no_fault(state: State) -> None:
    assert told(state) == []


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(START, stacks=((),)), "wrong_number_of_stacks", {"stacks": 2, "given": 1}),
        (replace(START, turn=2), "no_such_player", {"seat": 2}),
        (replace(START, phase="busted", rolled=(1,) * 3, kept=(1,) * 5), "bust_not_finished", {}),
        (replace(START, centre=(*TILES, 37)), "no_such_tile", {"tile": 37}),
        (replace(START, stacks=((21,), ())), "tile_twice", {"tile": 21}),
        (replace(START, centre=TILES[1:]), "tile_missing", {"tile": 21}),
        (replace(START, centre=TILES[::-1]), "tiles_not_ascending", {}),
        (replace(START, phase="keep", rolled=(1, 1, 2, 2, 3, 3, 4, 7)), "no_such_face", {}),
        (replace(START, phase="keep", rolled=(2, 1, 1, 1, 1, 1, 1, 1)), "dice_not_ascending", {}),
        (replace(START, phase="rolling", rolled=(1,)), "dice_in_the_air", {}),
        (replace(START, phase="rolling", kept=(1,) * 9), "not_eight_dice", {"dice": 8, "given": 9}),
        (replace(START, phase="rolling", kept=(1,) * 8), "no_dice_left", {}),
        (replace(START, rolled=(1,)), "dice_not_cleared", {"given": 1}),
        (replace(OVER, kept=(1,)), "dice_not_cleared", {"given": 1}),
        (replace(START, phase="keep", rolled=(1,)), "not_eight_dice", {"dice": 8, "given": 1}),
        (replace(START, phase="keep", rolled=(1,), kept=(1,) * 7), "bust_by_roll", {}),
        (replace(START, rolled=(1,), kept=(1,) * 7), "face_left_lying", {}),
        (replace(START, kept=(5,) * 8), "bust_without_worm", {}),
        (replace(START, kept=(1, 1, 1, 1, 1, 1, 1, 6)), "bust_without_tile", {"sum": 12}),
        (replace(OVER, phase="decide"), "centre_empty", {}),
        (replace(TAKEN, phase="over"), "centre_not_empty", {"tile": 35}),
        (replace(OVER, stacks=((), TILES)), "last_tile_not_taken", {"seat": 0}),
        (replace(OVER, options=STRICT, stacks=((), TILES)), "last_tile_not_taken", {"seat": 0}),
        (replace(START, centre=TILES[1:], face_down=(21,)), "lowest_turned_down", {"tile": 21}),
        (
            replace(OVER, options=STRICT, stacks=((36,), TILES[1:-1]), face_down=(21,)),
            "lowest_turned_down",
            {"tile": 21},
        ),
    ],
)
def test_what_cannot_be_is_told_by_its_code(state: State, code: str, facts: dict[str, Any]) -> None:
    assert told(state) == [(code, facts)]


def test_all_that_is_wrong_is_told_in_a_fixed_order() -> None:
    assert [fault.code for fault in status(2, STRICT, START)] == ["other_options"]
    state = replace(START, turn=5, phase="over", rolled=(9, 1), centre=(22, 21, 21), face_down=(40,))
    assert [code for code, _ in told(state, 3)] == [
        "wrong_number_of_stacks",
        "no_such_player",
        "no_such_tile",
        "tile_twice",
        *["tile_missing"] * 14,
        "tiles_not_ascending",
        "no_such_face",
        "dice_not_ascending",
        "dice_not_cleared",
        "centre_not_empty",
    ]
