"""Random games and games of bots, with any seats and options: each ends, loses nothing, and can be replayed.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form, ``STOLIK_GAMES`` another number of games.
"""

from __future__ import annotations

import os
from dataclasses import fields
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest
from stolik.engine.coaching.learned_tables import load
from stolik.engine.driver import bot_chooser, play_moves, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import MOST_ENTRIES
from stolik.engine.session import Session
from stolik.engine.turns import starter_of
from stolik.games.rummikub.ai.train.out_before_next import counted

from tests.soak.chance import chance
from tests.soak.marks import SHORT
from tests.soak.test_soak import TABLES, conservation_of, replayed

pytestmark = pytest.mark.soak

GAMES: Final = int(os.environ.get("STOLIK_GAMES") or (2 if SHORT else 100_000 // len(TABLES)))
BOT_GAMES: Final = int(os.environ.get("STOLIK_GAMES") or (4 if SHORT else 2_000 // len(TABLES) + 1))
"""The number of bots' games at each table."""

REPLAYED: Final = 20
"""One in so many games is replayed from its record."""


def any_options(options: type[Any], seats: int, rng: Random) -> Any:
    """Return options that are each chosen at random."""
    kinds = get_type_hints(options)
    return options(**{each.name: rng.choice(values_of(kinds[each.name], seats)) for each in fields(options)})


def values_of(kind: Any, seats: int) -> list[Any]:
    """Return the values of an option's type; a number is a seat, and a sorted list of seats is one value."""
    if kind is bool:
        return [False, True]
    if kind is int:
        return [*range(seats)]
    if kind is type(None):
        return [None]
    if get_origin(kind) is Literal:
        return [*get_args(kind)]
    if get_origin(kind) is tuple:
        return [named for size in range(seats + 1) for named in combinations(range(seats), size)]
    return [value for each in get_args(kind) for value in values_of(each, seats)]


@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_chance_plays_game_after_game(info: GameInfo, seats: int) -> None:
    game = load_game(info.id)
    conserved = conservation_of(info.id)
    for number in range(GAMES):
        rng = chance("playout", info.id, seats, number)
        options = any_options(game.options_type, seats, rng)
        starter = starter_of(info.draws_for_start, options, rng.choices((None, 7, 40), k=seats), rng)
        session = Session(game, seats, options, starter)
        for made in play_moves(session, random_chooser(game, rng), rng, limit=MOST_ENTRIES):
            assert conserved(made.after), (number, session.length)
        assert session.over, number
        if number % REPLAYED == 0:
            again = replayed(info, session)
            assert (again.log, again.state) == (session.log, session.state), number


@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_bots_play_game_after_game(info: GameInfo, seats: int) -> None:
    game = load_game(info.id)
    bots = load_package(info.id).bots
    conserved = conservation_of(info.id)
    for number in range(BOT_GAMES):
        rng = chance("bots", info.id, seats, number)
        levels = [rng.choice(list(bots)) for _ in range(seats)]
        options = any_options(game.options_type, seats, rng)
        starter = starter_of(info.draws_for_start, options, rng.choices((None, 7, 40), k=seats), rng)
        session = Session(game, seats, options, starter)
        choose = bot_chooser([bots[level] for level in levels], [rng] * seats)
        for made in play_moves(session, choose, rng, limit=MOST_ENTRIES):
            assert conserved(made.after), (levels, number, session.length)
        assert session.over, (levels, number)
        again = replayed(info, session)
        assert (again.log, again.state) == (session.log, session.state), (levels, number)


OUT_GAMES: Final = 15 if SHORT else 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_go_out_before_the_next_turn_as_a_hint_says(seats: int) -> None:
    said = load("stolik.games.rummikub.ai", "out_before_next")["counted"][str(seats)]
    for (turns, gone), (of_turns, of_gone) in zip(counted(seats, OUT_GAMES, "fresh"), said, strict=True):
        share = (gone + of_gone) / (turns + of_turns)
        # The results of several seats at the end of one game count as one event.
        error = sqrt(share * (1 - share) * (seats - 1) * (1 / max(1, turns) + 1 / of_turns))
        assert turns == 0 or abs(gone / turns - of_gone / of_turns) <= 4 * error
