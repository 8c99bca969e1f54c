"""Knaster: one roll for everybody, a sheet of twenty-five cells for each."""

from __future__ import annotations

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import GameInfo, GamePackage, OwnMeasure

INFO = GameInfo(
    id="knaster",
    rules=1,
    seats=(1, 12),
    minutes=(15, 25),
    min_age=8,
    title=QT_TRANSLATE_NOOP("knaster", "Circles"),
    plays_as=QT_TRANSLATE_NOOP("knaster", "plays like Knaster"),
    tagline=QT_TRANSLATE_NOOP(
        "knaster", "One roll for everybody: write it or circle it, and fill your lines."
    ),
    order=3,
    has_lesson=True,
    own_measure=OwnMeasure(least=5.0, share=0.0, fact="points"),
    puzzle=QT_TRANSLATE_NOOP("knaster", "Where does the number go?"),
    puzzle_note=QT_TRANSLATE_NOOP(
        "knaster",
        "On orange: a bonus you have, for a line with five circles. Blue frame: a number you can circle.",
    ),
    trade_mark="Knaster",
)

PACKAGE = GamePackage(
    INFO, valuation="ai.advice", puzzles="ai.advice:PUZZLES", seat_values="ai.analysis.seat_values"
)
