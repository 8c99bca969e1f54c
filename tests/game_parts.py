"""A game's package with some parts from a test."""

from __future__ import annotations

from typing import Any

from stolik.engine.package import GameInfo, GamePackage


def package_with(info: GameInfo, **parts: Any) -> GamePackage:
    """Return the package of a game with these parts; all others are from its folder."""
    package = GamePackage(info)
    vars(package).update(parts)
    return package
