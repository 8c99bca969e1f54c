"""Rummikub by the Polish tournament rules: runs and groups, and a whole table to rearrange."""

from __future__ import annotations

from stolik.engine.messages import N_
from stolik.engine.package import GameInfo, GamePackage

INFO = GameInfo(
    id="rummikub",
    rules=1,
    seats=(2, 4),
    minutes=(45, 90),
    min_age=8,
    title=N_("rummikub", "Rummikub"),
    plays_as=N_("rummikub", "Polish tournament rules"),
    tagline=N_("rummikub", "Runs and groups, and the whole table to rearrange."),
    order=2,
    draws_for_start=True,
    has_secrets=True,
    marks_for_beginners=True,
    has_lesson=True,
    puzzle=N_("rummikub", "Can you lay all your tiles?"),
    puzzle_note=N_(
        "rummikub",
        "You can take sets apart, as long as every tile ends up in a complete set.",
    ),
    trade_mark="Rummikub",
)

PACKAGE = GamePackage(INFO, puzzles="ai.puzzles:PUZZLES")
