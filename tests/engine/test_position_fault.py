"""Every position of play can be played on from; the long soak (`dev.py soak`) also tries those of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import TimeUp

from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.soak.test_playouts import any_options

TABLES: Final = [(info, seats) for info in find_games() for seats in range(info.seats[0], info.seats[1] + 1)]

TIME_OUTS: Final = 0.08
"""How often the time runs out where a clock runs."""


def fault_of(info: GameInfo, seats: int, state: Any, viewer: int | None) -> Rejection | None:
    return load_package(info.id).position_fault(seats, state.options, state, viewer)


def interruption(state: Any, rng: Random) -> TimeUp:
    """Return a time-out of Rummikub, half of them with the table in some disorder."""
    loose = [tile for tiles in state.table for tile in tiles]
    if state.phase == "turn":
        loose += rng.sample(state.racks[state.turn], rng.randrange(2))
    if not loose or rng.random() < 0.5:
        return TimeUp(state.table)
    whole = state.table[1:]
    return TimeUp((*whole, *((tile,) for tile in loose if tile not in sum(whole, ()))))


def reached(info: GameInfo, seats: int, number: int, *, bots: bool = False) -> Iterator[Any]:
    """Yield every position of a game, with options by chance; chance lets the time run out as well."""
    game, rng = load_game(info.id), Random(f"{info.id} {seats} {number} {bots}")
    options = any_options(game.options_type, seats, rng)
    start = rng.choice((None, 0)) if info.draws_for_start else rng.randrange(seats)
    if bots:
        session = Session(game, seats, options, start)
        levels = [rng.choice(list(load_package(info.id).bots.values())) for _ in range(seats)]
        for made in play_moves(session, bot_chooser(levels, [rng] * seats), rng, limit=5000):
            yield made.after
        return
    state = game.start(seats, options, start)
    yield state
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        timed = (
            info.id == "rummikub"
            and state.options.turn_seconds is not None
            and state.phase in ("turn", "drawn")
        )
        timed = timed and rng.random() < TIME_OUTS
        if timed and game.check(state, TABLE, move := interruption(state, rng)) is None:
            seat = TABLE
        elif seat == TABLE:
            move = game.chance(state, rng)
        else:
            move = rng.choice(list(game.legal_moves(state, seat)))
        state = game.apply(state, seat, move)[-1].state
        yield state


def assert_accepted(info: GameInfo, seats: int, state: Any) -> None:
    assert fault_of(info, seats, state, None) is None, state
    for seat in range(seats) if info.has_secrets else ():
        seen = load_game(info.id).view(state, seat)
        assert fault_of(info, seats, seen, seat) is None, (seen, seat)


@pytest.mark.parametrize("number", mostly_soak(range(10), usual=[0]))
@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_position_of_chance_is_accepted(info: GameInfo, seats: int, number: int) -> None:
    for state in reached(info, seats, number):
        assert_accepted(info, seats, state)


@pytest.mark.parametrize("number", [pytest.param(number, marks=LONG_SOAK) for number in range(4)])
@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_position_of_bots_is_accepted(info: GameInfo, seats: int, number: int) -> None:
    for state in reached(info, seats, number, bots=True):
        assert_accepted(info, seats, state)
