"""Positions of Ryzyk-Fizyk: invariants, which ones can be played on from, and the numbers of moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations_with_replacement
from math import comb
from typing import Any

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Rejection
from stolik.games.ryzyk_fizyk.rules.dice import DICE, keeps
from stolik.games.ryzyk_fizyk.rules.events import DiceKept, PointsBanked
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Move, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.rules.status import fault

from tests.conformance.kit import Case, cases, play

CASES = [case for case in cases() if case.info.id == "ryzyk_fizyk"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_there_are_six_dice_in_groups_and_last_turns_where_somebody_passed_100(case: Case) -> None:
    for state in play(case).steps:
        assert set(state.kept) | set(state.rolled) <= set(FACES)
        assert (state.rolled, state.kept) == (tuple(sorted(state.rolled)), tuple(sorted(state.kept)))
        assert all(state.kept.count(face) != 1 for face in FACES)
        if state.rolled or state.phase == "keep":
            assert len(state.kept) + len(state.rolled) == DICE
        if state.phase == "rolling":
            assert state.dice_to_roll + len(state.kept) == DICE
        passed = any(account > 100 for account in state.accounts)
        if state.last_turns:
            assert passed
            assert not set(state.last_turns) & set(state.out)
        if state.phase in ("decide", "rolling", "keep"):
            assert state.turn not in state.out
            assert bool(state.last_turns) == passed


@every_case
def test_points_are_those_of_dice_set_aside_and_accounts_those_banked_and_not_lost(case: Case) -> None:
    total, accounts = 0, [0] * case.seats
    for step in (step for moment in play(case).moments for step in moment.steps):
        if isinstance(step.event, DiceKept):
            total += sum(step.event.dice)
            assert step.event.total == total
        assert step.state.points in (total, 0)
        total = step.state.points
        if isinstance(step.event, PointsBanked):
            accounts[step.event.seat] += step.event.points
        if step.event.kind == "account_zeroed":
            accounts[step.event.seat] = 0
        assert list(step.state.accounts) == accounts


ALL = Options(
    six_of_a_kind_wins=True, six_different="lose_game", five_of_a_kind_bonus=True, must_roll_on=True
)
START = GAME.start(3, Options(), 0)
FREE = replace(START, options=ALL)
LAST = replace(START, accounts=(50, 60, 101), last_turns=(0, 1))
OVER = replace(START, phase="over", turn=1, accounts=(50, 60, 101))
ALONE = replace(FREE, phase="over", turn=1, out=(0, 1))
TRYING = replace(FREE, kept=(5,) * 5, rolled=(1,), points=25, trying=True)


@pytest.mark.parametrize(
    "state",
    [
        START,
        LAST,
        OVER,
        ALONE,
        replace(FREE, phase="over", winner=0),
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
        # Whatever led to it.
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


def moves(state: State) -> Iterable[Move]:
    """Return all moves of the seat to act; rolls that only differ in order count as one."""
    (seat,) = GAME.to_act(state)
    if seat == TABLE:
        return (Rolled(dice) for dice in combinations_with_replacement(FACES, state.dice_to_roll))
    return GAME.legal_moves(state, seat)


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    (seat,) = GAME.to_act(state)
    return sum(count(GAME.apply(state, seat, move)[-1].state, depth - 1) for move in moves(state))


@pytest.mark.parametrize("depth,lines", [(0, 1), (1, 1), (2, 462), (3, 1_821), (4, 4_102)])
def test_the_lines_of_play_from_the_start(depth: int, lines: int) -> None:
    """The numbers of first moves can be computed by hand.

    Depth 1: the only move is to roll: 1.

    Depth 2: six dice with six faces, ignoring order: C(6+5, 5) = 462.

    Depth 3: after six different dice nothing can be set aside, and the next seat rolls: 1. Every other line
    is a choice and the dice that it leaves: dice without a single face, and any roll of the others. Two dice
    make 6 choices, three 6, four 6 + 15 (two pairs), five 6 + 30 (three and two), six 6 + 30 (four and two) +
    15 (two threes) + 20 (three pairs) = 71; the others have C(9, 5) = 126, 56, 21, 6, 1 rolls. 6 x 126 + 6 x
    56 + 21 x 21 + 36 x 6 + 71 = 1,820, and 1.

    Depth 4: after every choice there are two moves, rolling and banking: 3,640; after six different dice the
    next seat has 462 rolls.
    """
    assert count(GAME.start(2, Options()), depth) == lines


@pytest.mark.parametrize("left", range(1, 5))
def test_the_throws_of_fewer_dice(left: int) -> None:
    """There are C(n+5, 5) different rolls of n dice."""
    state = GAME.apply(GAME.start(2, Options()), 0, Roll())[-1].state
    state = GAME.apply(state, TABLE, Rolled((1,) * (6 - left) + (2, 3, 4, 5)[:left]))[-1].state
    state = GAME.apply(state, 0, Keep((1,) * (6 - left)))[-1].state
    assert count(GAME.apply(state, 0, Roll())[-1].state, 1) == comb(left + 5, 5)


def test_every_choice_is_a_way_to_leave_groups_and_nothing_else() -> None:
    """Compares ``keeps`` with every subset of the dice, for every roll and every possible set of groups."""
    for left in range(1, 7):
        for rolled in combinations_with_replacement(FACES, left):
            for faces in ((),) if left == 6 else ((1,), (4,), (1, 4), (2, 6)):
                kept = tuple(sorted(faces * 2))
                subsets = {
                    tuple(die for index, die in enumerate(rolled) if chosen >> index & 1)
                    for chosen in range(1, 2**left)
                }
                wanted = {dice for dice in subsets if all(dice.count(die) > 1 or die in kept for die in dice)}
                found = keeps(rolled, kept)
                assert (set(found), len(found)) == (wanted, len(wanted))
