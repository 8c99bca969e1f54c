"""A button is filled if nothing else can be done; if the choice is part of the game, none is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from stolik.engine.driver import playout_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package

NAMES = ("Ala", "Olek", "Jan")


@pytest.fixture
def owner(qapp: object) -> QObject:
    return QObject()


def decisions(game_id: str, owner: QObject, seed: int, seats: int = 3) -> Iterator[Any]:
    """Yield the model of a game's table at every decision of a game, and the legal moves there."""
    package, rng = load_package(game_id), Random(seed)
    game = package.game
    model: Any = package.view_model(owner)
    chooser, start = random_chooser(game, rng), game.start(seats, package.game.options_type(), 0)
    model.follow((), NAMES[:seats], 0)
    model.live = True
    for state, seat, _, _ in playout_moves(game, start, chooser, rng):
        if seat != TABLE:
            model.show(game.view(state, seat), None, seat)
            yield model, state, seat


@pytest.mark.parametrize("game_id", ["pickomino", "ryzyk_fizyk"])
def test_with_dice_only_the_act_that_is_the_only_one_stands_out(game_id: str, owner: QObject) -> None:
    alone, several = set[str](), set[str]()
    for model, _, _ in decisions(game_id, owner, seed=2):
        acts = model.acts.rows
        possible = [act.name for act in acts if act.possible]
        filled = [act.name for act in acts if act.possible and act.leads]
        assert filled == (possible if len(possible) == 1 else [])
        (alone if len(possible) == 1 else several).update(possible)
    every = {"roll", "take", "steal"} if game_id == "pickomino" else {"roll", "bank"}
    assert several == every
    assert every > alone >= {"roll"}


def test_at_circles_the_roll_is_filled_and_is_the_only_thing_to_do_then(owner: QObject) -> None:
    rolled = 0
    for model, state, seat in decisions("knaster", owner, seed=1, seats=2):
        if model.property("canRoll"):
            rolled += 1
            assert len(list(load_package("knaster").game.legal_moves(state, seat))) == 1
            assert not model.property("canPass")
    assert rolled > 10
