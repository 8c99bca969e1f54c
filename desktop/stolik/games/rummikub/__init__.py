"""Rummikub by the Polish tournament rules: runs and groups, and the whole table to rearrange."""

from stolik.engine.info import GameInfo
from stolik.engine.messages import QT_TRANSLATE_NOOP

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
)
