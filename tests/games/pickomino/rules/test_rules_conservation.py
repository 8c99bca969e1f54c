"""Nothing is lost in Pickomino: sixteen tiles and eight dice in every position of whole games."""

from __future__ import annotations

import pytest
from stolik.engine.dice import FACES
from stolik.games.pickomino.rules.dice import DICE
from stolik.games.pickomino.rules.tiles import TILES, worms

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
