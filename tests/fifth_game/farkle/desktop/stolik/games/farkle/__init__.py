"""Farkle: set aside dice that score, and bank the points before a roll loses them."""

from __future__ import annotations

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

INFO = GameInfo(
    id="farkle",
    rules=1,
    seats=(2, 4),
    minutes=(10, 20),
    min_age=8,
    title=QT_TRANSLATE_NOOP("farkle", "Farkle"),
    plays_as=QT_TRANSLATE_NOOP("farkle", "ones, fives and triples"),
    tagline=QT_TRANSLATE_NOOP("farkle", "Set scoring dice aside, and stop in time."),
    order=5,
)

PACKAGE = GamePackage(INFO)
