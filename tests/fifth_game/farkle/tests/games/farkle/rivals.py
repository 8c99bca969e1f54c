"""The shares of wins required of Farkle's bots, whose only rivals are each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.engine.bot import Level

from tests.strength.contest import Contest

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.5, Level.SHARP: 0.5, Level.MASTER: 0.5}

CONTESTS: Final[Sequence[Contest]] = []
