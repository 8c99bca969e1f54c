"""Rummikub by the Polish tournament rules: runs and groups, and the whole table to rearrange."""

from __future__ import annotations

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage

INFO = GameInfo(
    id="rummikub",
    rules=1,
    seats=(2, 4),
    minutes=(45, 90),
    min_age=8,
    title=QT_TRANSLATE_NOOP("rummikub", "Rummikub"),
    plays_as=QT_TRANSLATE_NOOP("rummikub", "Polish tournament rules"),
    tagline=QT_TRANSLATE_NOOP("rummikub", "Runs and groups, and the whole table to rearrange."),
    order=2,
    draws_for_start=True,
    has_secrets=True,
    marks_for_beginners=True,
    has_lesson=True,
    puzzle=QT_TRANSLATE_NOOP("rummikub", "Can you lay all your tiles?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "rummikub",
        "You may take the sets on the table apart, as long as only whole sets lie there in the end.",
    ),
    trade_mark="Rummikub",
)

PACKAGE = GamePackage(INFO, puzzles="ai.puzzles:PUZZLES")
