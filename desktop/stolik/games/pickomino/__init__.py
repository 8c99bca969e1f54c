"""Pickomino: press your luck with eight dice for tiles with worms."""

from stolik.engine.info import GameInfo
from stolik.engine.messages import QT_TRANSLATE_NOOP

INFO = GameInfo(
    id="pickomino",
    rules=1,
    seats=(2, 7),
    minutes=(20, 30),
    min_age=8,
    title=QT_TRANSLATE_NOOP("pickomino", "Worms"),
    plays_as=QT_TRANSLATE_NOOP("pickomino", "plays as Pickomino"),
    tagline=QT_TRANSLATE_NOOP("pickomino", "Roll, set aside, and dare one roll more for the fattest worms."),
    order=1,
)
