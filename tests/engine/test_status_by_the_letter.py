"""What is wrong with a position, against a slow second reading of the rules of each game.

Positions of play are all accepted; positions changed by hand are, or are refused, as the second reading says.
The long soak (`dev.py soak`) tries 2,000 of these a game, and the bots at every number of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final

import pytest
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.position_id import PositionStatus
from stolik.engine.session import Session

from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.soak.test_playouts import any_options

BATCH: Final = 200
"""The positions that one test changes; the long soak does so ten times."""

TIME_OUTS: Final = 0.08
"""How often the time runs out where a clock runs."""


def judged(info: GameInfo) -> PositionStatus | None:
    try:
        return load_package(info.id).position_status
    except ValueError:
        return None


GAMES: Final = [info for info in find_games() if judged(info)]
TABLES: Final = [(info, seats) for info in GAMES for seats in range(info.seats[0], info.seats[1] + 1)]


def seen_of(info: GameInfo, seats: int, state: Any) -> Iterator[tuple[Any, int | None]]:
    """Yield a state as it is, and where it has secrets as each seat knows it."""
    yield state, None
    if info.has_secrets:
        game = load_game(info.id)
        yield from ((game.view(state, seat), seat) for seat in range(seats))


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
    interrupt = getattr(import_module(f"tests.games.{info.id}.mutants"), "interruption", None)
    state = game.start(seats, options, start)
    yield state
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        move = interrupt(state, rng) if interrupt is not None and rng.random() < TIME_OUTS else None
        if move is not None and game.check(state, TABLE, move) is None:
            seat = TABLE
        elif seat == TABLE:
            move = game.chance(state, rng)
        else:
            move = rng.choice(list(game.legal_moves(state, seat)))
        state = game.apply(state, seat, move)[-1].state
        yield state


def faults_of(info: GameInfo, seats: int, state: Any, viewer: int | None = None) -> list[Rejection]:
    status = judged(info)
    assert status is not None
    return list(status(seats, state.options, state, viewer))


def assert_accepted(info: GameInfo, seats: int, state: Any) -> None:
    valid = import_module(f"tests.games.{info.id}.validity_check").valid
    for seen, viewer in seen_of(info, seats, state):
        assert not faults_of(info, seats, seen, viewer), (seen, viewer)
        assert valid(seats, state.options, seen, viewer), (seen, viewer)


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


@cache
def positions(info: GameInfo) -> list[tuple[int, Any]]:
    """Positions of play at every number of seats: of some games all, the ends of others."""
    found = []
    for seats in range(info.seats[0], info.seats[1] + 1):
        for number in range(3):
            game = list(reached(info, seats, number))
            found += [(seats, state) for state in [*game, *game[-3:] * (len(game) // 9)]]
    return found


@pytest.mark.parametrize("batch", mostly_soak(range(10), usual=[0]))
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_a_position_that_was_changed_is_judged_as_the_rules_say(info: GameInfo, batch: int) -> None:
    valid = import_module(f"tests.games.{info.id}.validity_check").valid
    mutations = import_module(f"tests.games.{info.id}.mutants").MUTATIONS
    rng, told = Random(f"{info.id} {batch}"), Counter[tuple[str, bool]]()
    for number in range(BATCH):
        seats, state = rng.choice(positions(info))
        seen, viewer = rng.choice(list(seen_of(info, seats, state)))
        mutate = mutations[number % len(mutations)]
        mutant = mutate(seen, rng)
        faults = [fault.code for fault in faults_of(info, seats, mutant, viewer)]
        right = valid(seats, mutant.options, mutant, viewer)
        assert (not faults) == right, (mutate.__name__, viewer, mutant, faults)
        told[mutate.__name__, right] += 1
    accepted = sum(count for (_, right), count in told.items() if right)
    assert BATCH // 10 <= accepted <= BATCH * 2 // 3, told
    assert sum(1 for mutate in mutations if told[mutate.__name__, True]) >= 2
