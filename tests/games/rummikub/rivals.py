"""Whom the bots of Rummikub are measured against, and what shares of wins are demanded of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.train.keeps_jokers import KeepsJokers

from tests.strength.contest import Contest, Side

GAMES: Final = 500
"""So many matches a row, of two games each."""

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.65, Level.SHARP: 0.65, Level.MASTER: 0.57}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("master", BOTS[Level.MASTER]), Side("“keeps jokers”", KeepsJokers())), 0.57),
    Contest((Side("master", BOTS[Level.MASTER]), *[Side("sharp", BOTS[Level.SHARP])] * 3), 0.25),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]
