"""Nothing is lost in Pickomino: sixteen tiles and eight dice in every position of whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stolik.engine.dice import FACES
from stolik.games.pickomino.rules.dice import DICE
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES, worms

from tests.conformance.kit import Case, cases, play

CASES = [case for case in cases() if case.info.id == "pickomino"]


def positions(case: Case) -> Iterator[State]:
    for moment in play(case).moments:
        yield moment.state
        for step in moment.steps:
            yield step.state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_tile_lies_in_exactly_one_place(case: Case) -> None:
    for state in positions(case):
        owned = [tile for stack in state.stacks for tile in stack]
        assert sorted([*state.centre, *state.face_down, *owned]) == list(TILES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_tiles_of_the_centre_lie_in_ascending_order(case: Case) -> None:
    for state in positions(case):
        assert list(state.centre) == sorted(state.centre)
        assert list(state.face_down) == sorted(state.face_down)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_there_are_eight_dice_on_the_table_or_the_free_ones_in_the_hand(case: Case) -> None:
    for state in positions(case):
        assert set(state.kept) | set(state.rolled) <= set(FACES)
        assert state.dice_left == DICE - len(state.kept)
        if state.phase == "keep" or state.rolled:
            assert len(state.kept) + len(state.rolled) == DICE
        if state.phase == "rolling":
            assert state.rolled == ()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_tile_that_lies_face_down_stays_so(case: Case) -> None:
    down: set[int] = set()
    for state in positions(case):
        assert down <= set(state.face_down)
        down = set(state.face_down)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_worms_of_the_standings_are_those_on_the_stacks(case: Case) -> None:
    for state in positions(case):
        scores = {place.seat: place.score for place in case.game.standings(state)}
        assert scores == {seat: sum(map(worms, stack)) for seat, stack in enumerate(state.stacks)}
