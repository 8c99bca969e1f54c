"""Nothing is lost in Ryzyk-Fizyk: six dice in every position, and every point comes from a die."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stolik.engine.dice import FACES
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.events import DiceKept, PointsBanked
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.conformance.kit import Case, cases, play

CASES = [case for case in cases() if case.info.id == "ryzyk_fizyk"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def positions(case: Case) -> Iterator[State]:
    for moment in play(case).moments:
        yield moment.state
        for step in moment.steps:
            yield step.state


@every_case
def test_there_are_six_dice_on_the_table_or_the_free_ones_in_the_hand(case: Case) -> None:
    for state in positions(case):
        assert set(state.kept) | set(state.rolled) <= set(FACES)
        assert (state.rolled, state.kept) == (tuple(sorted(state.rolled)), tuple(sorted(state.kept)))
        if state.rolled or state.phase == "keep":
            assert len(state.kept) + len(state.rolled) == DICE
        if state.phase == "rolling":
            assert state.dice_to_roll + len(state.kept) == DICE


@every_case
def test_dice_are_set_aside_in_groups(case: Case) -> None:
    for state in positions(case):
        assert all(state.kept.count(face) != 1 for face in FACES)


@every_case
def test_the_points_of_a_turn_are_those_of_the_dice_set_aside(case: Case) -> None:
    total = 0
    for moment in play(case).moments:
        for step in moment.steps:
            if isinstance(step.event, DiceKept):
                total += sum(step.event.dice)
                assert step.event.total == total
            assert step.state.points in (total, 0)
            total = step.state.points


@every_case
def test_the_accounts_are_what_was_banked_and_not_lost(case: Case) -> None:
    accounts = [0] * case.seats
    for moment in play(case).moments:
        for step in moment.steps:
            if isinstance(step.event, PointsBanked):
                accounts[step.event.seat] += step.event.points
            if step.event.kind == "account_zeroed":
                accounts[step.event.seat] = 0
            assert list(step.state.accounts) == accounts


@every_case
def test_somebody_passed_100_wherever_last_turns_are_played(case: Case) -> None:
    for state in positions(case):
        passed = any(account > 100 for account in state.accounts)
        if state.last_turns:
            assert passed
            assert not set(state.last_turns) & set(state.out)
        if state.phase in ("decide", "rolling", "keep"):
            assert state.turn not in state.out
            assert bool(state.last_turns) == passed
