"""Nothing is lost in Ryzyk-Fizyk: six dice in every position, and every point comes from a die."""

from __future__ import annotations

import pytest
from stolik.engine.dice import FACES
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.events import DiceKept, PointsBanked

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
