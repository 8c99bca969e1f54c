"""Knaster: one roll for everyone, and a sheet of twenty-five cells for each player."""

from __future__ import annotations

from stolik.engine.messages import N_
from stolik.engine.package import GameInfo, GamePackage, OwnMeasure

INFO = GameInfo(
    id="knaster",
    rules=1,
    seats=(1, 12),
    minutes=(15, 25),
    min_age=8,
    title=N_("knaster", "Circles"),
    plays_as=N_("knaster", "plays like Knaster"),
    tagline=N_("knaster", "One roll for everyone: write it or circle it, and fill your lines."),
    order=3,
    has_lesson=True,
    own_measure=OwnMeasure(least=5.0, share=0.0, fact="points"),
    puzzle=N_("knaster", "Where does the number go?"),
    puzzle_note=N_(
        "knaster",
        "Orange: a bonus you have won for five circles in a line. Blue frame: a number you can circle.",
    ),
    trade_mark="Knaster",
)

PACKAGE = GamePackage(INFO, valuation="ai.advice", puzzles="ai.advice:PUZZLES", seat_values="ai.seat_values")
