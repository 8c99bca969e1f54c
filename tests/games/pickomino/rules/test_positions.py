"""Positions of Pickomino: invariants, which ones can be played on from, and the numbers of moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations_with_replacement
from math import comb
from typing import Any

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Rejection
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, TILES, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.status import fault

from tests.conformance.kit import Case, cases, play


@pytest.mark.parametrize("case", [case for case in cases() if case.info.id == "pickomino"], ids=str)
def test_tiles_and_dice_are_never_lost_and_the_worms_of_the_standings_are_those_on_the_stacks(
    case: Case,
) -> None:
    down: set[int] = set()
    for state in play(case).steps:
        owned = [tile for stack in state.stacks for tile in stack]
        assert sorted([*state.centre, *state.face_down, *owned]) == list(TILES)
        assert list(state.centre) == sorted(state.centre)
        assert list(state.face_down) == sorted(state.face_down)
        assert down <= set(state.face_down), "a tile that lies face down stays so"
        down = set(state.face_down)
        assert set(state.kept) | set(state.rolled) <= set(FACES)
        assert state.dice_left == DICE - len(state.kept)
        if state.phase == "keep" or state.rolled:
            assert len(state.kept) + len(state.rolled) == DICE
        if state.phase == "rolling":
            assert state.rolled == ()
        scores = {place.seat: place.score for place in case.game.standings(state)}
        assert scores == {seat: sum(map(worms, stack)) for seat, stack in enumerate(state.stacks)}


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
        # Whatever led to it.
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


def moves(state: State) -> Iterable[Move]:
    """Return all moves of the seat to act; rolls that only differ in order count as one."""
    (seat,) = GAME.to_act(state)
    if seat == TABLE:
        return (Rolled(dice) for dice in combinations_with_replacement(FACES, state.dice_left))
    return GAME.legal_moves(state, seat)


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    actors = GAME.to_act(state)
    return (
        sum(count(GAME.apply(state, actors[0], move)[-1].state, depth - 1) for move in moves(state))
        if actors
        else 0
    )


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("depth,lines", [(0, 1), (1, 1), (2, 1_287), (3, 4_752), (4, 4_807)])
def test_the_lines_of_play_from_the_start(seats: int, depth: int, lines: int) -> None:
    """The numbers of first moves can be computed by hand.

    Depth 1: the only move is to roll: 1.

    Depth 2: eight dice with six faces, ignoring order: C(8+5, 5) = C(13, 5) = 1,287.

    Depth 3: from each roll, any face in it can be kept. A given face is in all rolls except those of the
    other five faces: 1,287 - C(12, 4) = 1,287 - 495 = 792 = C(12, 5), the rolls of the seven other dice. For
    six faces this is 6 x 792 = 4,752.

    Depth 4: each of these is followed by one roll, by the same seat or, if all eight dice were kept without a
    worm, by the next; only eight worms are followed by tile 36 instead (the sum is 40). If five, six or seven
    worms were kept (the sum is 25, 30 or 35), one tile can also be taken. The number of rolls with exactly k
    worms is that of rolls of the 8-k others with five faces: C(7, 4) + C(6, 4) + C(5, 4), which is 35 + 15 +
    5 = 55. Fewer worms or other faces take nothing: the sum is too low, or there is no worm. 4,752 + 55 =
    4,807.
    """
    assert count(GAME.start(seats, Options()), depth) == lines


@pytest.mark.parametrize("left", range(1, DICE + 1))
def test_the_throws_of_fewer_dice(left: int) -> None:
    """There are C(n+5, 5) different rolls of n dice."""
    state = State(Options(), 0, "rolling", (), (1,) * (DICE - left), ((), ()), tuple(range(21, 37)), ())
    assert count(state, 1) == comb(left + 5, 5)


def test_the_situations_of_a_turn() -> None:
    """After a decision, a turn is determined by the faces set aside, the dice left and the sum.

    There are 1,938 such situations besides the start, and 1,292 of them have dice left. This checks that the
    rules, with every roll, reach exactly these.
    """
    seen = set()
    waiting = [GAME.start(2, Options())]
    while waiting:
        state = waiting.pop()
        rolling = GAME.apply(state, 0, Roll())[-1].state
        for dice in combinations_with_replacement(FACES, state.dice_left):
            fallen = GAME.apply(rolling, TABLE, Rolled(dice))[0].state
            for face in set(dice).difference(state.kept):
                after = GAME.apply(fallen, 0, Keep(face))[0].state
                key = (tuple(sorted(set(after.kept))), after.dice_left, after.sum)
                if key not in seen:
                    seen.add(key)
                    if after.dice_left:
                        waiting.append(after)
    assert len(seen) == 1_938
    with_dice = [faces for faces, left, _ in seen if left]
    assert len(with_dice) == 1_292
    # All six faces set aside and one or two dice left: 20, or 20 and one die more, 21 to 25.
    assert sum(faces == FACES for faces in with_dice) == 6
