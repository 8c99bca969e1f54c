"""Finds the games by looking into their folder; no list names them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from stolik.engine.game import AnyGame
from stolik.engine.info import GameInfo

if TYPE_CHECKING:
    from stolik.engine.codec import Codec

PACKAGE = "stolik.games"

_MODULES = {
    "rules": "rules.rules",
    "bots": "ai.bots",
    "valuation": "ai.valuation",
    "words": "ui.messages",
    "table": "ui.qt",
}


@cache
def find_games() -> tuple[GameInfo, ...]:
    """Return the label of every game found, in the order of the home screen."""
    root = import_module(PACKAGE)
    names = sorted(module.name for module in pkgutil.iter_modules(root.__path__) if module.ispkg)
    infos: list[GameInfo] = [import_module(f"{PACKAGE}.{name}").INFO for name in names]
    return tuple(sorted(infos, key=lambda info: info.order))


def find_game(game_id: str) -> GameInfo | None:
    """Return the label of one game, or ``None`` where there is no such game."""
    return next((info for info in find_games() if info.id == game_id), None)


@cache
def load_game(game_id: str) -> AnyGame:
    """Return the rules of a game that was found."""
    game: AnyGame = load_part(game_id, "rules").GAME
    return game


@cache
def load_codec(game_id: str) -> Codec:
    """Return the reader and writer of a game's moves and options."""
    # Its library takes a tenth of a second to import, which the first page needn't wait for.
    from stolik.engine.codec import Codec

    return Codec(load_game(game_id))


def load_part(game_id: str, part: str) -> Any:
    """Return a module of a game's folder, such as its ``bots`` or ``words``."""
    return import_module(f"{PACKAGE}.{game_id}.{_MODULES.get(part, part)}")


def has_part(game_id: str, part: str) -> bool:
    """Return whether a game's folder has such a module."""
    try:
        return find_spec(f"{PACKAGE}.{game_id}.{_MODULES.get(part, part)}") is not None
    except ModuleNotFoundError:
        return False
