"""Finds the games by looking into their folder, without a list of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from stolik.engine.package import GameInfo, GamePackage

if TYPE_CHECKING:
    from stolik.engine.codec import Codec
    from stolik.engine.game import AnyGame

FOLDER = "stolik.games"


@cache
def find_packages() -> tuple[GamePackage, ...]:
    """Return the package of every game found, in the order of the home screen."""
    names: Iterator[str] = import_module(FOLDER).folder_names()
    packages = map(load_package, sorted(names))
    return tuple(sorted(packages, key=lambda package: package.info.order))


def find_games() -> tuple[GameInfo, ...]:
    """Return the label of every game found, in the order of the home screen."""
    return tuple(package.info for package in find_packages())


def find_game(game_id: str) -> GameInfo | None:
    """Return the label of one game, or ``None`` if there is no such game."""
    return next((info for info in find_games() if info.id == game_id), None)


@cache
def load_package(game_id: str) -> GamePackage:
    """Return the package of a game; its parts are imported only when they are asked for.

    Raises:
        ModuleNotFoundError: There is no game with this id.
    """
    package: GamePackage = import_module(f"{FOLDER}.{game_id}").PACKAGE
    return package


def load_game(game_id: str) -> AnyGame:
    """Return the rules of a game.

    Raises:
        ModuleNotFoundError: There is no game with this id.

    >>> load_game("pickomino").to_act(load_game("pickomino").start(2, load_game("pickomino").options_type()))
    (0,)
    """
    return load_package(game_id).game


@cache
def load_codec(game_id: str) -> Codec:
    """Return the reader of a game's moves and options.

    Raises:
        ModuleNotFoundError: There is no game with this id.

    >>> load_codec("pickomino").move({"kind": "keep", "face": 6})
    Keep(face=6, kind='keep')
    >>> load_codec("pickomino").move({"kind": "fly"})
    Rejection(code='unknown_move', facts={'name': 'fly'})
    """
    # Importing pydantic takes a tenth of a second, and the first page doesn't need it.
    from stolik.engine.codec import Codec

    return Codec(load_game(game_id))
