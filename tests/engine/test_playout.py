"""Playouts end, repeat by their seed, and give up on a game without an end."""

from __future__ import annotations

from random import Random

import pytest
from stolik.engine.driver import EndlessGame, playout, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.library import load_game

GAME = load_game("pickomino")


def play(seed: int, limit: int = 20_000) -> tuple[object, int]:
    start = GAME.start(3, GAME.options_type(), 0)
    return playout(GAME, start, random_chooser(GAME, Random(seed)), Random(seed + 1), limit)


def test_a_playout_goes_to_the_end() -> None:
    state, moves = play(1)
    assert GAME.to_act(state) == ()
    assert moves > 0


def test_a_playout_repeats_by_its_seed() -> None:
    assert play(1) == play(1)
    assert play(1) != play(2)


def test_a_playout_from_the_end_makes_no_move() -> None:
    end, _ = play(1)
    assert playout(GAME, end, random_chooser(GAME, Random(1)), Random(1)) == (end, 0)


def test_a_game_beyond_its_bound_is_given_up() -> None:
    with pytest.raises(EndlessGame, match="no end within 5 moves"):
        play(1, limit=5)


def test_a_random_chooser_takes_every_legal_move_at_times() -> None:
    state = GAME.start(2, GAME.options_type(), 0)
    state = GAME.apply(state, 0, next(iter(GAME.legal_moves(state, 0))))[-1].state
    state = GAME.apply(state, TABLE, GAME.chance(state, Random(3)))[-1].state
    choose = random_chooser(GAME, Random(4))
    assert {choose(state, 0) for _ in range(200)} == set(GAME.legal_moves(state, 0))
