"""A game's package in which some parts are a test's own."""

from __future__ import annotations

from typing import Any

from stolik.engine.package import GameInfo, GamePackage


def package_with(info: GameInfo, **parts: Any) -> GamePackage:
    """The package of a game with these parts, all others as its folder has them."""
    package = GamePackage(info)
    vars(package).update(parts)
    return package
