"""The driver plays games to their end, repeats them by seed, and gives up on endless games."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from stolik.engine.driver import (
    EndlessGame,
    bot_chooser,
    play,
    play_moves,
    playout,
    playout_moves,
    random_chooser,
)
from stolik.engine.game import TABLE, IllegalMove, Seat
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.pickomino.rules.moves import Keep, Rolled

GAME = load_game("pickomino")
START = GAME.start(3, GAME.options_type(), 0)


def played(seed: int, limit: int = 20_000) -> tuple[Any, int]:
    return playout(GAME, START, random_chooser(GAME, Random(seed)), Random(seed + 1), limit)


def session(seed: int | None = None) -> Session:
    return Session(GAME, 3, GAME.options_type(), 0, seed=seed)


def test_a_playout_goes_to_the_end_by_its_seed_and_no_further() -> None:
    state, moves = played(1)
    assert GAME.to_act(state) == ()
    assert moves > 0
    assert played(1) == played(1)
    assert played(1) != played(2)
    end, _ = played(1)
    assert playout(GAME, end, random_chooser(GAME, Random(1)), Random(1)) == (end, 0)


def test_a_game_may_take_as_many_moves_as_its_limit_and_no_more() -> None:
    end, moves = played(1)
    assert played(1, limit=moves) == (end, moves)
    with pytest.raises(EndlessGame):
        played(1, limit=moves - 1)
    with pytest.raises(EndlessGame, match="no end within 5 moves"):
        played(1, limit=5)


def test_a_random_chooser_takes_every_legal_move_at_times() -> None:
    state = GAME.apply(START, 0, next(iter(GAME.legal_moves(START, 0))))[-1].state
    state = GAME.apply(state, TABLE, GAME.chance(state, Random(3)))[-1].state
    choose = random_chooser(GAME, Random(4))
    assert {choose(state, 0) for _ in range(200)} == set(GAME.legal_moves(state, 0))


def test_a_session_goes_the_same_way_as_a_playout_and_rolls_by_its_own_seed() -> None:
    logged = play(session(), random_chooser(GAME, Random(1)), Random(2))
    assert logged.over
    assert (logged.state, logged.length) == played(1)
    games = [play(session(seed=5), random_chooser(GAME, Random(1)), Random(dice)) for dice in (2, 3)]
    assert games[0].log == games[1].log
    other = play(session(seed=6), random_chooser(GAME, Random(1)), Random(2))
    assert other.log != games[0].log


def test_every_move_is_handed_out_once_it_is_made() -> None:
    game = session()
    for made in islice(play_moves(game, random_chooser(GAME, Random(1)), Random(2)), 50):
        assert (game.log[-1].seat, game.log[-1].move) == (made.seat, made.move)
        assert made.state is game.state_at(game.length - 1)
        assert made.after is game.state
        assert made.steps == game.steps_of(game.length - 1)
    assert game.length == 50


def test_a_play_ends_before_the_first_move_in_the_state_that_is_looked_for() -> None:
    game = play(
        session(), random_chooser(GAME, Random(1)), Random(2), until=lambda state: state.phase == "keep"
    )
    assert game.state.phase == "keep"
    before = game.length
    play(game, random_chooser(GAME, Random(1)), Random(2), until=lambda state: state.phase == "keep")
    assert game.length == before


def illegal(view: Any, seat: Seat) -> Keep:
    return Keep(3)


def test_an_illegal_move_leaves_the_session_before_it_and_a_playout_that_checks() -> None:
    game = session()
    with pytest.raises(IllegalMove):
        play(game, illegal, Random(1))
    assert (game.length, game.state) == (0, START)
    with pytest.raises(IllegalMove):
        next(playout_moves(GAME, START, illegal, Random(1), checked=True))
    moves = playout_moves(GAME, START, random_chooser(GAME, Random(1)), Random(2), checked=True)
    assert [made.after for made in moves][-1] == played(1)[0]


def test_who_moves_first_can_be_picked_where_several_may() -> None:
    game = load_game("knaster")
    start = game.start(3, game.options_type(), 0)
    asked: list[tuple[Seat, ...]] = []

    def last(seats: Any) -> Seat:
        asked.append(seats)
        seat: Seat = seats[-1]
        return seat

    moves = playout_moves(game, start, random_chooser(game, Random(1)), Random(2), pick=last)
    seats = [made.seat for made in islice(moves, 5)]
    assert (asked, seats) == ([(0,), (TABLE,), (0, 1, 2), (0, 1), (0,)], [0, TABLE, 2, 1, 0])


def test_bots_see_their_views_and_have_randomness_of_their_own() -> None:
    seen: list[tuple[Seat, float, float]] = []

    class Noting:
        def choose(self, view: Any, seat: Seat, rng: Random, deadline: float) -> Any:
            assert view == game.view(seat)
            seen.append((seat, rng.random(), deadline))
            return next(iter(GAME.legal_moves(view, seat)))

    game = session()
    moves = play_moves(game, bot_chooser([Noting()] * 3, [Random(9), Random(8), Random(7)], 0.5), Random(2))
    for _ in moves:
        if {seat for seat, _, _ in seen} == {0, 1, 2}:
            break
    firsts = {seat: number for seat, number, _ in reversed(seen)}
    assert firsts == {0: Random(9).random(), 1: Random(8).random(), 2: Random(7).random()}
    assert {deadline for _, _, deadline in seen} == {0.5}
    assert any(isinstance(entry.move, Rolled) for entry in game.log)
