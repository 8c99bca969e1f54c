"""“Lay all your tiles”: a whole rack can be laid, and the more sets must be touched, the harder it is.

The log of a puzzle is that of a game in which the seat opens, and so does everyone else until its next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from stolik.engine.coaching.puzzles import GRADES, Puzzle
from stolik.engine.game import TABLE, Value
from stolik.engine.session import Session
from stolik.games.rummikub.ai.solver.solver import can_go_out, solve
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.moves import Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, NUMBERS, TILES, Set, Tile, is_joker, number_of

LENGTHS: Final = (3, 3, 4, 4, 5)
"""The lengths of runs, each with the same chance."""

SIZES: Final = (3, 3, 4)
"""The sizes of groups, each with the same chance."""

RUNS: Final = 0.6
"""The share of runs."""


def random_set(free: set[Tile], rng: Random) -> Set:
    """Take a random run or group without jokers out of the free tiles, and return it.

    ``free`` must contain one, or the search never ends.
    """
    while True:
        if rng.random() < RUNS:
            length = rng.choice(LENGTHS)
            first, colour = rng.randint(1, NUMBERS + 1 - length), rng.choice(COLOURS)
            kinds = [f"{colour}{number}" for number in range(first, first + length)]
        else:
            number = rng.randint(1, NUMBERS)
            kinds = [f"{colour}{number}" for colour in rng.sample(COLOURS, rng.choice(SIZES))]
        copies = [[kind + copy for copy in COPIES if kind + copy in free] for kind in kinds]
        if all(copies):
            tiles = tuple([rng.choice(each) for each in copies])
            free.difference_update(tiles)
            return tiles


def opening(free: set[Tile], sets: int, needed: int, rng: Random) -> tuple[Set, ...]:
    """Take ``sets`` sets that together are enough for an opening out of the free tiles, and return them."""
    while True:
        left = set(free)
        found = tuple([random_set(left, rng) for _ in range(sets)])
        if sum(number_of(tile) for tiles in found for tile in tiles) >= needed:
            free.intersection_update(left)
            return found


OPTIONS: Final = Options(turn_seconds=None, games_per_match=1, reshuffle_right=False)

OPENINGS: Final = ((3, 3), (3, 4), (3, 3, 3), (3, 4, 3), (3, 4, 4))
"""How many sets each seat lays, by grade; the first is the seat of the puzzle."""

RACK: Final = (2, 5)
"""The smallest and the largest number of tiles left to lay."""

RACKS_TRIED: Final = 20
"""How many racks are tried with a table before another table is made."""

JOKERS_FROM: Final = 3
"""The lowest grade at which a joker may lie on the table."""

JOKERS: Final = 0.4
"""The share of these tables that have a joker."""


class _Layout(NamedTuple):
    """The sets that each seat lays, and the rack that the first seat has left."""

    sets: tuple[tuple[Set, ...], ...]
    rack: tuple[Tile, ...]

    @property
    def table(self) -> tuple[Set, ...]:
        return tuple([tiles for laid in self.sets for tiles in laid])


class GoingOut:
    """Makes racks that can be laid as a whole; the grade is how many sets must be touched to do so."""

    def make(self, grade: int, rng: Random) -> Puzzle:
        while True:
            layout = _layout(grade, rng)
            if layout is not None:
                return _puzzle(layout, rng)

    def solves(self, puzzle: Puzzle, move: Value) -> bool:
        state = puzzle.session.state
        laid = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
        return laid.issuperset(state.racks[puzzle.seat])


def fewest_touched(table: Sequence[Set], rack: Sequence[Tile], most: int = max(GRADES)) -> int | None:
    """Return the smallest number of sets of a table that must be touched to lay a whole rack.

    It is ``None`` if that is more than ``most``, or if the rack can't be laid.
    """
    for number in range(most + 1):
        if any(can_go_out(chosen, rack) for chosen in combinations(table, number)):
            return number
    return None


def _layout(grade: int, rng: Random) -> _Layout | None:
    """Return sets and a rack of a grade, ``None`` if all that were tried have other grades."""
    jokers = {tile for tile in TILES if is_joker(tile)}
    free = set(TILES) - jokers
    sets = [list(opening(free, many, NEEDED, rng)) for many in OPENINGS[grade - 1]]
    left = DEALT_TILES - sum(map(len, sets[0]))
    if not RACK[0] <= left <= RACK[1] or any(sum(map(len, laid)) >= DEALT_TILES for laid in sets):
        return None
    if grade >= JOKERS_FROM and rng.random() < JOKERS:
        # The opening stays worth as much: in it, a joker counts as the tile that it stands for.
        place = rng.randrange(len(sets[1]))
        tiles = sets[1][place]
        at = rng.randrange(len(tiles))
        free.add(tiles[at])
        sets[1][place] = (*tiles[:at], min(jokers), *tiles[at + 1 :])
    table = [tiles for laid in sets for tiles in laid]
    for _ in range(RACKS_TRIED):
        rack = tuple(rng.sample(sorted(free), left))
        if can_go_out(table, rack) and fewest_touched(table, rack, grade) == grade:
            return _Layout(tuple(map(tuple, sets)), rack)
    return None


def _puzzle(layout: _Layout, rng: Random) -> Puzzle:
    session = Session(GAME, len(layout.sets), OPTIONS, 0)
    racks = [[tile for tiles in laid for tile in tiles] for laid in layout.sets]
    racks[0] += layout.rack
    used = {tile for rack in racks for tile in rack}
    others = [tile for tile in TILES if tile not in used]
    rng.shuffle(others)
    for rack in racks:
        while len(rack) < DEALT_TILES:
            rack.append(others.pop())
        rng.shuffle(rack)
    session.submit(TABLE, Shuffled((*(tile for rack in racks for tile in rack), *others)))
    table: tuple[Set, ...] = ()
    for seat, laid in enumerate(layout.sets):
        table += laid
        session.submit(seat, Play(table))
    best = solve(layout.table, layout.rack)
    assert best is not None, "the rack can be laid"
    return Puzzle(session, 0, Play(best.table))


PUZZLES: Final = GoingOut()
