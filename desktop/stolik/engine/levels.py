"""The four levels of a computer player; whoever names them in a file or on a screen takes them from here."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a bot plays; every level is a set of describable habits, not of noise."""

    GENTLE = "gentle"
    FAIR = "fair"
    SHARP = "sharp"
    MASTER = "master"
