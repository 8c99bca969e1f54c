"""Plays any game that the library finds, and keeps every position for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from stolik.engine.driver import Transition, playout_moves
from stolik.engine.game import AnyGame, Seat, Value
from stolik.engine.game_library import find_games, load_game
from stolik.engine.package import GameInfo
from stolik.engine.session import Session

BOUND = 20_000
"""The most moves of a game; no family game takes more, even with random moves."""

PLAYERS_SEED = 71
DICE_SEED = 17


# Tests need it at every move.
_game = cache(load_game)


@dataclass(frozen=True, slots=True)
class Case:
    """A table to play at: a game, a number of seats and a choice of options."""

    info: GameInfo
    seats: int
    options: Value

    @property
    def game(self) -> AnyGame:
        return _game(self.info.id)

    @property
    def starter(self) -> Seat | None:
        """The last seat, so that nothing relies on seat 0, or ``None`` if the rules draw the starter."""
        return None if self.info.draws_for_start else self.seats - 1

    @property
    def everybody(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)

    def session(self) -> Session:
        return Session(self.game, self.seats, self.options, self.starter)

    def __str__(self) -> str:
        default = self.game.options_type()
        changed = [
            f"{field.name}={getattr(self.options, field.name)}"
            for field in fields(self.options)  # type: ignore[arg-type]
            if getattr(self.options, field.name) != getattr(default, field.name)
        ]
        return "-".join([self.info.id, f"{self.seats}seats", *changed])


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole game, move by move."""

    moments: tuple[Transition, ...]
    end: Any

    @property
    def states(self) -> Iterator[Any]:
        yield from (moment.state for moment in self.moments)
        yield self.end

    @property
    def steps(self) -> Iterator[Any]:
        for moment in self.moments:
            yield from (moment.state, *(step.state for step in moment.steps))


def cases() -> list[Case]:
    """Return every game with every number of seats, and each changed option with the fewest or most seats."""
    found = []
    for info in find_games():
        game = load_game(info.id)
        low, high = info.seats
        default = game.options_type()
        found += [Case(info, seats, default) for seats in range(low, high + 1)]
        found += [
            Case(info, (low, high)[number % 2], other) for number, other in enumerate(other_options(default))
        ]
    return found


def other_options(default: Value) -> Iterator[Value]:
    hints = get_type_hints(type(default))
    for field in fields(default):  # type: ignore[arg-type]
        for value in named_values(hints[field.name]):
            if value != getattr(default, field.name):
                yield replace(default, **{field.name: value})  # type: ignore[type-var]


def named_values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in named_values(part))
    return ()


@cache
def play(case: Case, seed: int = 0) -> Trace:
    game = case.game
    players, dice = Random(PLAYERS_SEED + seed), Random(DICE_SEED + seed)
    start = game.start(case.seats, case.options, case.starter)

    def choose(view: Any, seat: Seat) -> Value:
        move: Value = players.choice(list(game.legal_moves(view, seat)))
        return move

    moves = tuple(playout_moves(game, start, choose, dice, limit=BOUND, pick=players.choice))
    return Trace(moves, moves[-1].after)


def replay(case: Case, trace: Trace) -> Session:
    session = case.session()
    for moment in trace.moments:
        session.submit(moment.seat, moment.move)
    return session


def neighbours(move: Value) -> Iterator[Value]:
    for field in fields(move):  # type: ignore[arg-type]
        value = getattr(move, field.name)
        if field.name == "kind":
            continue
        others: tuple[Any, ...] = ()
        if isinstance(value, int) and not isinstance(value, bool):
            others = (value - 1, value + 1, -value, value + 1000)
        elif isinstance(value, tuple):
            others = (value[:-1], value + value[:1], ())
        for other in others:
            yield replace(move, **{field.name: other})  # type: ignore[type-var]
