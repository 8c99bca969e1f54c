"""The rivals of Rummikub's bots, and the shares of wins that are demanded against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.ai.bots import BOTS, MostTiles, aside
from stolik.games.rummikub.ai.limits import LIMITS, Limit
from stolik.games.rummikub.rules.moves import Draw, Move, Pass, Play
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.state import State

from tests.strength.contest import Contest, Side

GAMES: Final = 200
"""The matches of a row, of two games each."""

MORE: Final = 3000
"""The matches where master hardly reaches what is demanded: they make its share sure within 0.8 points."""

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.6, Level.SHARP: 0.6, Level.MASTER: 0.6}


class OwnSets:
    """Lays every set of its rack at once, and never touches a set on the table."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        if (answer := aside(view, seat)) is not None:
            return answer
        found = best_opening(view.racks[seat])
        if found is not None and (view.opened[seat] or found.value >= NEEDED):
            return Play((*view.table, *found.sets))
        return Draw() if view.bank else Pass()


SIDES: Final[Mapping[Level, Side]] = {
    level: Side(f"{level} ({LIMITS[level].tiles}, {LIMITS[level].sets})", bot) for level, bot in BOTS.items()
}
"""The levels with their limits."""


def most_tiles(tiles: int, sets: int) -> Side:
    """Return a player who lays most tiles within a limit."""
    return Side(f"“most tiles” ({tiles}, {sets})", MostTiles(Limit(tiles, sets)))


_FAIR, _SHARP, _MASTER = (SIDES[level] for level in (Level.FAIR, Level.SHARP, Level.MASTER))

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("“own sets only”", OwnSets()), SIDES[Level.GENTLE]), 0.35),
    Contest((_MASTER, most_tiles(9, 4)), 0.67),
    Contest((_MASTER, most_tiles(14, 6)), 0.6),
    Contest((_FAIR, *[SIDES[Level.GENTLE]] * 3), 0.25),
    Contest((_SHARP, *[_FAIR] * 3), 0.25),
    Contest((_MASTER, *[_SHARP] * 3), 0.25),
    Contest((_MASTER, *[most_tiles(14, 6)] * 3), 0.3, 0.0, least_big=3.8, games=MORE),
]
