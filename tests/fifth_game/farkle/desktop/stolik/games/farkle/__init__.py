"""Farkle: set aside dice that score, and bank the points before a roll loses them."""

from __future__ import annotations

from stolik.engine.messages import N_
from stolik.engine.package import GameInfo, GamePackage

INFO = GameInfo(
    id="farkle",
    rules=1,
    seats=(2, 4),
    minutes=(10, 20),
    min_age=8,
    title=N_("farkle", "Farkle"),
    plays_as=N_("farkle", "ones, fives and triples"),
    tagline=N_("farkle", "Set scoring dice aside, and stop in time."),
    order=5,
)

PACKAGE = GamePackage(INFO)
