"""What a game's rules remember from call to call stays small, however many games an evening has."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.driver import bot_chooser, play, random_chooser
from stolik.engine.game_library import FOLDER, find_games, load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.session import Session

GAMES_PLAYED: Final = 12
MOST_BYTES: Final = 3_000_000


def caches_of(package_name: str) -> Iterator[_lru_cache_wrapper[Any]]:
    """Yield everything in a package that remembers its answers."""
    package = import_module(package_name)
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(found.name)
        for thing in vars(module).values():
            if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == module.__name__:
                yield thing


def bytes_of(kept: list[Any]) -> int:
    """Return the size of things with all that only they may hold."""
    seen: dict[int, Any] = {}
    while kept:
        thing = kept.pop()
        if id(thing) not in seen and not isinstance(thing, type | FunctionType | ModuleType):
            seen[id(thing)] = thing
            kept.extend(gc.get_referents(thing))
    return sum(map(sys.getsizeof, seen.values()))


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_the_rules_do_not_remember_the_games_of_an_evening(info: GameInfo) -> None:
    game, rng = load_game(info.id), Random(1)
    for _ in range(GAMES_PLAYED):
        play(Session(game, max(info.seats), game.options_type()), random_chooser(game, rng), rng)
    assert bytes_of(list(caches_of(f"{FOLDER}.{info.id}.rules"))) < MOST_BYTES


def play_at_all_levels(info: GameInfo) -> None:
    game, package, rng, seats = load_game(info.id), load_package(info.id), Random(1), info.seats[0]
    for level in Level:
        bots = [package.bot_of(level)] * seats
        play(
            Session(game, seats, game.options_type()),
            bot_chooser(bots, [rng] * seats, GENEROUS_DEADLINE),
            rng,
        )


@pytest.mark.rest
@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_bots_leave_nothing_behind_that_only_the_collector_frees(info: GameInfo) -> None:
    """A circle of large values stays until Python looks for circles, which it does ever more seldom."""
    caches = list(caches_of(f"{FOLDER}.{info.id}.ai"))
    # What is imported and read at first leaves circles of its own, once.
    play_at_all_levels(info)
    gc.collect()
    gc.disable()
    try:
        play_at_all_levels(info)
        for cache in caches:
            if cache.cache_parameters()["maxsize"]:
                cache.cache_clear()
        assert gc.collect() == 0
    finally:
        gc.enable()
