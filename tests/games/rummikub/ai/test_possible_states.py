"""What a seat doesn't see is dealt so that it can be, also for who has announced an opening."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.rummikub.ai.analysis.seat_values import possible_state
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.status import fault

from tests.tiers import mostly_rest

PACKAGE = load_package("rummikub")


@cache
def positions(options: Options, seats: int, number: int) -> list[tuple[State, int]]:
    """Return the positions of a game of bots at which a seat moves, and the seat."""
    session, rng = Session(PACKAGE.game, seats, options, None), Random(f"{seats} {number}")
    levels = [Level.GENTLE, Level.FAIR, Level.SHARP]
    found: list[tuple[State, int]] = []
    for _ in range(120):
        session.resolve_chance(rng)
        if session.to_act:
            seat = session.to_act[0]
            found.append((session.state, seat))
            move = PACKAGE.bots[levels[seat % 3]].choose(session.view(seat), seat, rng, 5.0)
            session.submit(seat, move)
    return found


CALM = Options(turn_seconds=None, games_per_match=1)


@pytest.mark.parametrize(
    "options, seats",
    [
        (Options(), 3),
        pytest.param(CALM, 2, marks=pytest.mark.rest),
        pytest.param(Options(), 4, marks=pytest.mark.rest),
        pytest.param(Options(), 2, marks=pytest.mark.rest),
        *(pytest.param(CALM, seats, marks=pytest.mark.rest) for seats in (3, 4)),
    ],
    ids=str,
)
def test_what_is_dealt_can_be_and_is_seen_as_it_was(options: Options, seats: int) -> None:
    rng, announced = Random(seats), 0
    for state, seat in positions(options, seats, 1):
        view = PACKAGE.game.view(state, seat)
        found = possible_state(view, seat, rng)
        assert fault(seats, options, found) is None
        announced += sum(found.announced)
        # An announcement may be left out, everything else is as it was seen.
        seen = PACKAGE.game.view(replace(found, announced=state.announced), seat)
        assert seen == view
    assert announced or options.turn_seconds is None or seats < 4


@pytest.mark.parametrize("number", mostly_rest(range(8), usual=[1]))
def test_who_has_announced_can_open(number: int) -> None:
    found = 0
    for state, seat in positions(Options(), 3, number):
        others = [other for other in range(3) if other != seat and state.announced[other]]
        dealt = possible_state(PACKAGE.game.view(state, seat), seat, Random(number)) if others else state
        for other in others:
            assert not dealt.announced[other] or can_open(dealt.racks[other])
            found += dealt.announced[other]
    assert found


def test_an_announcement_that_no_rack_allows_is_left_out() -> None:
    state, seat = positions(Options(), 2, 3)[4]
    other = 1 - seat
    # Who hasn't drawn yet can't have announced.
    early = replace(state, announced=tuple([each == other for each in range(2)]), turns=(0, 0))
    view = PACKAGE.game.view(replace(early, came=tuple([(0,) * len(rack) for rack in early.racks])), seat)
    short = replace(view, racks=tuple([rack[:14] for rack in view.racks]), came=((0,) * 14,) * 2)
    assert not possible_state(short, seat, Random(1)).announced[other]
