"""The first game of Rummikub: open with 30, add a tile, split a run, free a joker, go out.

The learner may lay the required tiles in any way; the moves that follow fit any such table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.messages import N_
from stolik.games.rummikub.rules.moves import Draw, Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import TILES, Set, Table, Tile
from stolik.games.rummikub.ui.turn_draft import in_set_order, with_tiles

OTHER: Final = 1

_Laying = Callable[[Table], Table]

_OWN: Final[Set] = (
    *("o2a", "k7a", "b12a", "r10a", "r4a", "r7b", "k2a"),
    *("b4a", "k10a", "o1a", "b8a", "k6a", "b10a", "o3a"),
)
_OTHERS: Final[Set] = (
    *("r5a", "r6a", "r7a", "r8a", "r9a", "b11a", "ja"),
    *("b13a", "r2a", "b2a", "o2b", "b5a", "b6a", "b7a"),
)
_DRAWN: Final[Set] = ("k13a", "o13a")
"""The tiles that the other seat draws."""


def _dealt(known: Set) -> Shuffled:
    return Shuffled((*known, *(tile for tile in TILES if tile not in known)))


def _new(*sets: Set) -> _Laying:
    return lambda table: (*table, *sets)


def _add(on: Tile, *tiles: Tile) -> _Laying:
    """Return the change of a table that adds tiles to the set of a given tile."""

    def lay(table: Table) -> Table:
        return tuple(in_set_order((*row, *tiles)) if on in row else row for row in table)

    return lay


def _put_between(left: Tile, tile: Tile) -> _Laying:
    """Return the change of a table that puts a tile after another one and so splits its run."""

    def lay(table: Table) -> Table:
        run = next(row for row in table if left in row)
        cut = run.index(left) + 1
        return (*(row for row in table if row is not run), *with_tiles(run[:cut], (tile,), run[cut:]))

    return lay


def _free(joker: Tile, tile: Tile, *others: Tile) -> _Laying:
    """Return the change of a table in which a tile takes a joker's place, and the joker joins others."""

    def lay(table: Table) -> Table:
        rows = [tuple(tile if each == joker else each for each in row) for row in table]
        return (*rows, (*others, joker))

    return lay


def _one_after_the_other(*ways: _Laying) -> _Laying:
    def lay(table: Table) -> Table:
        for way in ways:
            table = way(table)
        return table

    return lay


def _same_tiles(move: Value, due: Value) -> bool:
    """Return whether a move lays the required tiles, in any way."""
    laid, wanted = (tiles_on(each.table) if isinstance(each, Play) else set() for each in (move, due))
    return laid == wanted


def _lays(seat: Seat, way: _Laying, goal: str = "", praise: str = "") -> LessonMove:
    def move(state: State) -> Play:
        return Play(way(state.table))

    return LessonMove(seat, move, goal, praise, ("play",), _same_tiles)


_SCRIPT: Final = (
    LessonMove(TABLE, _dealt((*_OWN, *_OTHERS, *_DRAWN))),
    _lays(
        LEARNER,
        _new(("k10a", "r10a", "b10a")),
        N_(
            "rummikub",
            "You need 30 points to open. Drag the black, red and blue 10 side by side onto the table."
            " Then press Done.",
        ),
        N_("rummikub", "A group: one number in different colours. You have opened!"),
    ),
    _lays(OTHER, _new(("r5a", "r6a", "r7a", "r8a", "r9a"))),
    _lays(
        LEARNER,
        _add("r5a", "r4a"),
        N_(
            "rummikub",
            "Now you can add to sets. Drag the red 4 to the long run, before its 5. Then press Done.",
        ),
        N_("rummikub", "A run can grow at both ends."),
    ),
    LessonMove(OTHER, Draw()),
    _lays(
        LEARNER,
        _new(("o1a", "o2a", "o3a")),
        N_(
            "rummikub",
            "The other player only drew a tile. Now lay a run: the orange 1, 2 and 3.",
        ),
        N_("rummikub", "A run: one colour, numbers in a row."),
    ),
    LessonMove(OTHER, Draw()),
    _lays(
        LEARNER,
        _put_between("r7a", "r7b"),
        N_("rummikub", "You can split a run. Drag your red 7 onto the red 7 of the long run."),
        N_("rummikub", "One run is now two: 4, 5, 6, 7 and 7, 8, 9."),
    ),
    _lays(OTHER, _new(("b11a", "ja", "b13a"))),
    _lays(
        LEARNER,
        _free("ja", "b12a", "k6a", "k7a"),
        N_(
            "rummikub",
            "The joker stands for the blue 12, and you have one! Drag it onto the joker. "
            "Then drag your black 6 and 7 to the joker.",
        ),
        N_("rummikub", "You freed the joker! That's how masters play."),
    ),
    _lays(OTHER, _new(("r2a", "b2a", "o2b"), ("b5a", "b6a", "b7a"))),
    _lays(
        LEARNER,
        _one_after_the_other(_add("r2a", "k2a"), _add("b5a", "b4a", "b8a")),
        N_("rummikub", "You have three tiles left, and each fits somewhere. Lay all three and win!"),
        N_("rummikub", "Your rack is empty: you win!"),
    ),
)

_OPTIONS: Final = Options(turn_seconds=None, games_per_match=1, reshuffle_right=False)

LESSON: Final = Lesson(
    _OPTIONS,
    2,
    _SCRIPT,
    N_(
        "rummikub",
        "If you can't lay anything, draw a tile. The first player with an empty rack wins.",
    ),
)


def _sets(written: str) -> Table:
    """Return sets that are written with commas between them; ``'`` marks the second tile of a kind."""
    names = [one.split() for one in written.split(",")]
    return tuple(
        [tuple([f"{name[:-1]}b" if name[-1] == "'" else f"{name}a" for name in one]) for one in names]
    )


def _example(opening: str, *turns: str) -> Lesson:
    """Return an example in which one player opens and goes on in later turns while the other only draws."""
    tables = list(map(_sets, (opening, *turns)))
    own = dict.fromkeys([tile for table in tables for one in table for tile in one])
    rack = (*own, *[tile for tile in TILES[::8] if tile not in own][: 14 - len(own)])
    plays = [LessonMove(LEARNER, Play(table)) for table in tables]
    drawn = [each for play in plays[1:] for each in (LessonMove(OTHER, Draw()), play)]
    return Lesson(_OPTIONS, 2, (LessonMove(TABLE, _dealt(rack)), plays[0], *drawn), "")


EXAMPLES: Final[Mapping[str, Lesson]] = {
    "sets": _example("r4 r5 r6,k9 r9 b9"),
    "jokers": _example("r4 j r6,k9 r9 j'"),
    "enough": _example("k9 b9 o9,r1 r2 r3"),
    "split": _example("k10 r10 b10,r3 r4 r5 r6 r7", "k10 r10 b10,r3 r4 r5,r5' r6 r7"),
    "taken": _example("k10 r10 b10,k5 r5 o5,b2 b3 b4 b5", "k10 r10 b10,k5 o5 b5,b2 b3 b4,r5 r6 r7"),
    "doublets": _example("r7 b7 o7,r7' b7' o7'"),
    "two_ways": _example("o9 j j'"),
    "either": _example("k10 r10 j", "k10 r10 b10,j o12 o13"),
    "joker": _example("k10 r10 b10,k4 j k6", "k10 r10 b10,k4 k5 k6,j o12 o13"),
}
