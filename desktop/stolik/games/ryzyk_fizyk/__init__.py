"""Ryzyk-Fizyk: set dice aside in groups, and bank the points before a roll takes them all."""

from stolik.engine.info import GameInfo
from stolik.engine.messages import QT_TRANSLATE_NOOP

INFO = GameInfo(
    id="ryzyk_fizyk",
    rules=1,
    seats=(2, 8),
    minutes=(20, 30),
    min_age=8,
    title=QT_TRANSLATE_NOOP("ryzyk_fizyk", "Ryzyk-Fizyk"),
    plays_as=QT_TRANSLATE_NOOP("ryzyk_fizyk", "a race past 100 points"),
    tagline=QT_TRANSLATE_NOOP("ryzyk_fizyk", "Bank your points, or risk them all for more."),
    order=4,
)
