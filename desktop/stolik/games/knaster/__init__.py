"""Knaster: one roll for everybody, a sheet of twenty-five cells for each."""

from stolik.engine.info import GameInfo
from stolik.engine.messages import QT_TRANSLATE_NOOP

INFO = GameInfo(
    id="knaster",
    rules=1,
    seats=(1, 12),
    minutes=(15, 25),
    min_age=8,
    title=QT_TRANSLATE_NOOP("knaster", "Circles"),
    plays_as=QT_TRANSLATE_NOOP("knaster", "plays as Knaster"),
    tagline=QT_TRANSLATE_NOOP(
        "knaster", "One roll for everybody: write it or circle it, and fill your lines."
    ),
    order=3,
)
