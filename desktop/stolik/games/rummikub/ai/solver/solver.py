"""The exact best move for a table and a rack.

The tiles to lay come from ``search`` (a dynamic program over the numbers), the sets from
``set_building``, jokers beyond need from ``spare_jokers``. Nothing is remembered between calls but caches of
a bounded size, so equal questions have equal answers in any order.

Sources: van Rijn, Takes, Vis 2015, arXiv 1604.07553 (the program); den Hertog and Hulshof 2006, doi
10.1093/comjnl/bxl033 (the integer program that the benchmark measures against).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from stolik.games.rummikub.ai.solver.search import FINER, Problem, cheapest
from stolik.games.rummikub.ai.solver.set_building import OldPlaces, fill, in_old_places, parts
from stolik.games.rummikub.ai.solver.spare_jokers import CompletedAnswer, add, takes_its_jokers, with_jokers
from stolik.games.rummikub.rules.scoring import JOKER_LEFT, points_of
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    COPIES,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    Kind,
    Tile,
    is_joker,
)

_FIRST: Final = 1024
"""Makes the first of two goals outweigh the second: all points are 728 + 2 * 50."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a move is to have most of: the sum of ``worth`` of the tiles laid.

    ``worth`` has one integer for each of the 53 kinds, at least 0 for all but the joker. A joker worth less
    than 0 is laid only where the rest pays for it.

    Raises:
        ValueError: There aren't 53 integers, or one but the joker's is below 0.
    """

    worth: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.worth) != KINDS or min(self.worth[:JOKER]) < 0:
            raise ValueError(f"a goal has {KINDS} numbers, none of them below 0 but the last")


_POINTS = (*(kind % NUMBERS + 1 for kind in range(JOKER)), JOKER_LEFT)

MOST_TILES: Final = Goal(tuple(_FIRST + points for points in _POINTS))
"""Most tiles, and of these most points off the rack (a joker 50)."""

MOST_POINTS: Final = Goal(tuple(_FIRST * points + 1 for points in _POINTS))
"""Most points off the rack (a joker 50), and of these most tiles."""


_NO_OLD_PLACES: Final = OldPlaces(())


@dataclass(frozen=True, slots=True)
class Solution:
    """The best move: the whole table after it, and the tiles of the rack in it.

    ``points`` is what is taken off the rack, a joker 50. Sets that were on the table stand at their old
    places in the table, what is new comes last.
    """

    table: tuple[tuple[Tile, ...], ...]
    laid: tuple[Tile, ...]
    points: int
    goes_out: bool

    @property
    def tiles(self) -> int:
        """Return how many tiles are laid."""
        return len(self.laid)


def solve(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal = MOST_TILES, *, neat: bool = True
) -> Solution | None:
    """Return a best move for a player who has opened, or ``None`` where the best is to lay nothing.

    Every tile of the table is on the table after it. With ``neat``, of all best answers one is returned that
    leaves the jokers of the table standing for what they stand for, as many as can be; in which then the
    fewest tiles of the table change between runs and groups; and whose sets are then cut so that most
    neighbours in runs, and most pairs in groups, stay together. The last is exact for the tiles chosen,
    colour by colour and number by number (``set_building``). Without ``neat`` the first best answer is
    returned, somewhat sooner. A table that isn't in order is put in order if that can be done, with all its
    tiles.

    >>> found = solve([("k4a", "k5a", "k6a", "k7a")], ["r4a", "b4a", "o9a"])
    >>> found.table, found.points, found.goes_out
    ((('k5a', 'k6a', 'k7a'), ('k4a', 'r4a', 'b4a')), 8, False)

    Raises:
        KeyError: One of the tiles doesn't exist.
    """
    return _undisturbed(lambda: _solved(table, rack, goal, neat))


Answer = TypeVar("Answer")


def _undisturbed(work_out: Callable[[], Answer]) -> Answer:
    """Work an answer out while Python's collector rests.

    An answer takes many small values and no circles of them. The collector would look through all that the
    program holds, up to several times in one search, to find nothing: it doubled the worst times.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return work_out()
    finally:
        if collecting:
            gc.enable()


def _solved(table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, neat: bool) -> Solution | None:
    if not neat:
        return _answer(table, rack, goal, None, neat=False)
    jokers = [tile for row in table for tile in row if is_joker(tile)]
    if not jokers:
        return _answer(table, rack, goal, OldPlaces(table), neat=True)
    best = _best(_problem(table, rack, goal, _NO_OLD_PLACES, neat=False), rack)
    if best is None:
        return None
    for standing in (*_parts(jokers), ()):
        answer = _standing(table, rack, goal, standing, best)
        if answer is not None:
            return answer
    raise AssertionError("the answer with free jokers is as good as the best")


def _standing(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, jokers: Sequence[Tile], best: int
) -> Solution | None:
    """Return a move that is worth ``best`` and leaves jokers of the table as they stand, if there is one."""
    stands = _stands(table, jokers)
    if stands is None:
        return None
    answer = _answer(table, rack, goal, OldPlaces(table, stands), neat=True, best=best)
    return answer if answer and sum([goal.worth[KIND_OF[tile]] for tile in answer.laid]) == best else None


def _best(problem: Problem, rack: Sequence[Tile]) -> int | None:
    """Return what the best move is worth, ``None`` where the best is to lay nothing."""
    found = cheapest(problem, _something(problem), any_of_equals=True)
    if found is None:
        return None
    best = _everything(problem) - found.price // FINER
    if best > 0 and takes_its_jokers(found):
        return best
    whole = with_jokers(found, problem)
    laid = _laid(whole, problem, rack) if whole else ()
    return sum([problem.prices[KIND_OF[tile]] for tile in laid]) if laid else None


def _parts(jokers: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return the jokers that might stay as they are: all of one or two, and each of two."""
    return (tuple(jokers), *(((joker,) for joker in jokers) if len(jokers) > 1 else ()))


def _stands(table: Sequence[Sequence[Tile]], jokers: Sequence[Tile]) -> dict[Tile, Kind] | None:
    """Return what kinds jokers of the table stand for; ``None`` where one would be a third of its kind."""
    if not jokers:
        return {}
    lying = {tile for row in table for tile in row}
    stands: dict[Tile, Kind] = {}
    for joker in jokers:
        row = next(row for row in table if joker in row)
        meld = read(row)
        if not isinstance(meld, Meld):
            return None
        at = row.index(joker)
        taken = [stands[tile] for tile in row if tile in stands]
        for colour in meld.colours[at]:
            kind = NUMBERS * COLOURS.index(colour) + meld.numbers[at] - 1
            copies = [f"{colour}{meld.numbers[at]}{copy}" in lying for copy in COPIES]
            if kind not in taken and sum(copies) + [*stands.values()].count(kind) < len(COPIES):
                stands[joker] = kind
                break
        else:
            return None
    return stands


def _answer(
    table: Sequence[Sequence[Tile]],
    rack: Sequence[Tile],
    goal: Goal,
    old_places: OldPlaces | None,
    *,
    neat: bool,
    best: int | None = None,
) -> Solution | None:
    """Return the best move with the jokers held fast that ``old_places`` holds, if it is worth ``best``."""
    problem = _problem(table, rack, goal, old_places or _NO_OLD_PLACES, neat=neat)
    cheap = cheapest(problem, _something(problem) if best is None else _everything(problem) - best)
    stand = old_places is not None and old_places.kind is not KIND_OF
    found = with_jokers(cheap, problem, simply=stand) if cheap else None
    laid = _laid(found, problem, rack) if found else ()
    if found is None or not laid:
        return None
    old_places = old_places or OldPlaces(table)
    pool: dict[int, list[Tile]] = {}
    for tile in (*(tile for row in old_places.table for tile in row), *laid):
        pool.setdefault(old_places.kind[tile], []).append(tile)
    jokers = pool.pop(JOKER, [])
    rows, left = fill(parts(found.stages, old_places, pool, neat), old_places, jokers)
    add(rows, left, old_places)
    return Solution(
        in_old_places(rows, old_places), laid, sum(map(points_of, laid)), goes_out=len(laid) == len(rack)
    )


def most_laid(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles that ``solve`` lays, without the table: sooner, where moves are only compared.

    They are laid by a player who has opened; empty where the best is to lay nothing.
    """

    def work_out() -> tuple[Tile, ...]:
        problem = _problem(table, rack, MOST_TILES, _NO_OLD_PLACES, neat=False)
        cheap = cheapest(problem, _something(problem))
        found = with_jokers(cheap, problem) if cheap else None
        return _laid(found, problem, rack) if found else ()

    return _undisturbed(work_out)


def can_move(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> bool:
    """Tell whether a player who has opened can lay any tile.

    Raises:
        KeyError: One of the tiles doesn't exist.
    """
    problem = _problem(table, rack, MOST_TILES, _NO_OLD_PLACES, neat=False)
    return _undisturbed(lambda: _best(problem, rack)) is not None


def can_lay(table: Sequence[Sequence[Tile]], rack: Sequence[Tile], tile: Tile) -> bool:
    """Tell whether a player who has opened can lay a tile of the rack, with or without others of it."""
    others = [other for other in rack if other != tile]
    problem = _problem([*table, [tile]], others, MOST_TILES, _NO_OLD_PLACES, neat=False)
    return _undisturbed(lambda: _fits(problem))


def can_go_out(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> bool:
    """Tell whether a player who has opened can lay the whole rack, which must have a tile.

    Raises:
        KeyError: One of the tiles doesn't exist.
    """
    problem = _problem([*table, rack], (), MOST_TILES, _NO_OLD_PLACES, neat=False)
    return bool(rack) and _undisturbed(lambda: _fits(problem))


def _fits(problem: Problem) -> bool:
    """Tell whether all tiles that must be used can be."""
    found = cheapest(problem, any_of_equals=True)
    return found is not None and with_jokers(found, problem) is not None


def _problem(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, old_places: OldPlaces, *, neat: bool
) -> Problem:
    must = [0] * KINDS
    for row in table:
        for tile in row:
            must[old_places.kind[tile]] += 1
    there = list(must)
    for tile in rack:
        kind = KIND_OF[tile]
        # A joker that stands for a tile of which both copies are there leaves no room for one of them.
        if there[kind] < len(COPIES):
            there[kind] += 1
    return Problem(tuple(must), tuple(there), goal.worth, old_places.in_runs() if neat else None)


def _everything(problem: Problem) -> int:
    """Return what the whole rack is worth, without jokers that are worth less than nothing."""
    rack = zip(problem.there, problem.must, problem.prices, strict=True)
    return sum((there - must) * price for there, must, price in rack if there > must and price > 0)


def _something(problem: Problem) -> int:
    """Return a price that no answer has that lays nothing, but all better ones keep to.

    A joker of the rack may be laid where it isn't needed, and has no price then.
    """
    jokers = problem.there[JOKER] - problem.must[JOKER]
    worth = max(0, problem.prices[JOKER])
    return _everything(problem) - (jokers * worth or 1)


def _laid(found: CompletedAnswer, problem: Problem, rack: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of the rack that an answer lays, in the rack's order."""
    wanted = [there - must for there, must in zip(problem.there, problem.must, strict=True)]
    for place, done in enumerate(found.stages):
        for colour, stay in enumerate(done.stay):
            wanted[NUMBERS * colour + place] -= stay
    wanted[JOKER] = found.jokers - problem.must[JOKER]
    laid = []
    for tile in rack:
        if wanted[KIND_OF[tile]] > 0:
            wanted[KIND_OF[tile]] -= 1
            laid.append(tile)
    return tuple(laid)
