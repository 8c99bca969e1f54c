"""The rivals of Rummikub's bots, and the shares of wins required against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.ai.bots import BOTS, MostTiles, aside
from stolik.games.rummikub.ai.limited_search import LIMITS, Limit
from stolik.games.rummikub.rules.moves import Draw, Move, Pass, Play
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Table, Tile, is_joker

from tests.strength.contest import Contest, Side
from tests.strength.fitting import Plan

GAMES: Final = 200
"""The number of matches in a row of the table, of two games each."""

MORE: Final = 3000
"""The number of matches where master barely reaches its share, which gives a standard error of 0.8 points."""

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.6, Level.SHARP: 0.6, Level.MASTER: 0.6}


class OwnSets:
    """Lays every set of its rack at once, and never touches a set on the table."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        if (answer := aside(view, seat)) is not None:
            return answer
        found = best_opening(view.racks[seat])
        own = () if found is None or (not view.opened[seat] and found.value < NEEDED) else found.sets
        table = self.added(view, seat, {tile for tiles in own for tile in tiles}) + own
        if table != view.table:
            return Play(table)
        return Draw() if view.bank else Pass()

    def added(self, view: State, seat: int, own: Set[Tile]) -> Table:
        return view.table


class OneTileMore(OwnSets):
    """Lays every set of its rack and adds one more tile per turn to a set on the table, as in the lesson.

    Of the tiles that fit, it adds the one drawn first; it rearranges nothing and adds no single joker.
    """

    def added(self, view: State, seat: int, own: Set[Tile]) -> Table:
        spare = [tile for tile in view.racks[seat] if tile not in own and not is_joker(tile)]
        for tile in spare if view.opened[seat] else ():
            for at, tiles in enumerate(view.table):
                for longer in ((*tiles, tile), (tile, *tiles)):
                    if is_set(longer):
                        return (*view.table[:at], longer, *view.table[at + 1 :])
        return view.table


SIDES: Final[Mapping[Level, Side]] = {
    level: Side(f"{level} ({LIMITS[level].tiles}, {LIMITS[level].sets})", bot) for level, bot in BOTS.items()
}
"""The levels with their time limits."""


def most_tiles(tiles: int, sets: int) -> Side:
    return Side(f"“most tiles” ({tiles}, {sets})", MostTiles(Limit(tiles, sets)))


_GENTLE, _FAIR, _SHARP, _MASTER = (SIDES[level] for level in Level)

BEGINNERS: Final = (Side("“own sets only”", OwnSets()), Side("“one tile more”", OneTileMore()))
"""The habits of people in their first games."""

BEGINNERS_WIN: Final[Mapping[int, float]] = {2: 0.4, 3: 1 / 6, 4: 1 / 8}
"""The share that a beginner has to win among gentle computers, by seats: from three on, half an even one."""

MOST_LAST: Final = 0.4
"""The greatest share of games in which a beginner may be last at three and four seats."""

LEAST_OUT: Final = 0.8
"""The least share of games between gentle computers that have to end by going out."""


def gone_out(state: State) -> float:
    return sum([result.ending == "out" for result in state.results]) / len(state.results)


def _among_gentle(beginner: Side, seats: int) -> Contest:
    last = MOST_LAST if seats > 2 else None
    sides = (beginner, *[_GENTLE] * (seats - 1))
    return Contest(sides, BEGINNERS_WIN[seats], most_last=last, least_out=LEAST_OUT)


CONTESTS: Final[Sequence[Contest]] = [
    *[_among_gentle(beginner, seats) for seats in BEGINNERS_WIN for beginner in BEGINNERS],
    *[Contest((_GENTLE,) * seats, least_out=LEAST_OUT) for seats in BEGINNERS_WIN],
    Contest((_MASTER, most_tiles(9, 4)), 0.67),
    Contest((_MASTER, most_tiles(14, 6)), 0.6),
    Contest((_FAIR, *[_GENTLE] * 3), 0.25),
    Contest((_SHARP, *[_FAIR] * 3), 0.25),
    Contest((_MASTER, *[_SHARP] * 3), 0.25),
    Contest((_MASTER, *[most_tiles(14, 6)] * 3), 0.3, 0.0, least_big=3.8, games=MORE),
]

FITTING: Final = Plan(BEGINNERS, options={"games_per_match": 1})
"""The players to match, besides the levels: two beginners, in matches of one game, by results alone."""
