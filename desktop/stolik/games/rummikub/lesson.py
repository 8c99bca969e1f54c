"""The first game of Rummikub: open with 30, add a tile, split a run, free a joker, go out.

However the learner lays the tiles that are asked for is as good: what follows is put to the table as it lies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.games.rummikub.rules.moves import Draw, Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Set, Table, Tile
from stolik.games.rummikub.ui.turn_draft import in_set_order, with_tiles

OTHER: Final = 1

_Laying = Callable[[Table], Table]

_OWN: Final[Set] = (
    *("o2a", "k7a", "b12a", "r10a", "o10a", "r7b", "k2a"),
    *("b4a", "k10a", "o1a", "b8a", "k6a", "b10a", "o3a"),
)
_OTHERS: Final[Set] = (
    *("r5a", "r6a", "r7a", "r8a", "r9a", "b11a", "ja"),
    *("b13a", "r2a", "b2a", "o2b", "b5a", "b6a", "b7a"),
)
_DRAWN: Final[Set] = ("k13a", "o13a")
"""What the other seat draws."""


def _dealt() -> Shuffled:
    known = (*_OWN, *_OTHERS, *_DRAWN)
    return Shuffled((*known, *(tile for tile in TILES if tile not in known)))


def _new(*sets: Set) -> _Laying:
    return lambda table: (*table, *sets)


def _add(on: Tile, *tiles: Tile) -> _Laying:
    """Return how tiles are added to the set in which a tile lies."""

    def lay(table: Table) -> Table:
        return tuple(in_set_order((*row, *tiles)) if on in row else row for row in table)

    return lay


def _put_between(left: Tile, tile: Tile) -> _Laying:
    """Return how a tile splits the run in which another lies, after which it is put."""

    def lay(table: Table) -> Table:
        run = next(row for row in table if left in row)
        cut = run.index(left) + 1
        return (*(row for row in table if row is not run), *with_tiles(run[:cut], (tile,), run[cut:]))

    return lay


def _free(joker: Tile, tile: Tile, *others: Tile) -> _Laying:
    """Return how a tile takes the place of a joker, which goes on with others."""

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
    """Return whether a move lays the tiles that are asked for, however it lays them."""
    laid, wanted = (
        {tile for row in each.table for tile in row} if isinstance(each, Play) else set()
        for each in (move, due)
    )
    return laid == wanted


def _lays(seat: Seat, way: _Laying, goal: str = "", praise: str = "") -> LessonMove:
    def move(state: State) -> Play:
        return Play(way(state.table))

    return LessonMove(seat, move, goal, praise, ("play",), _same_tiles)


_SCRIPT: Final = (
    LessonMove(TABLE, _dealt()),
    _lays(
        LEARNER,
        _new(("k10a", "r10a", "b10a")),
        QT_TRANSLATE_NOOP(
            "rummikub",
            "To open you need 30 points. Drag the black, the red and the blue 10 side by side onto the "
            "table. Then press Done.",
        ),
        QT_TRANSLATE_NOOP("rummikub", "A group: one number in different colours. You have opened!"),
    ),
    _lays(OTHER, _new(("r5a", "r6a", "r7a", "r8a", "r9a"))),
    _lays(
        LEARNER,
        _add("r10a", "o10a"),
        QT_TRANSLATE_NOOP(
            "rummikub", "Now you may add to sets. Drag the orange 10 to the other tens. Then press Done."
        ),
        QT_TRANSLATE_NOOP("rummikub", "Four colours: the group is full."),
    ),
    LessonMove(OTHER, Draw()),
    _lays(
        LEARNER,
        _new(("o1a", "o2a", "o3a")),
        QT_TRANSLATE_NOOP(
            "rummikub",
            "The other player only drew a tile. You lay a run: the orange 1, 2 and 3.",
        ),
        QT_TRANSLATE_NOOP("rummikub", "A run: one colour, numbers in a row."),
    ),
    LessonMove(OTHER, Draw()),
    _lays(
        LEARNER,
        _put_between("r7a", "r7b"),
        QT_TRANSLATE_NOOP("rummikub", "You can split a run. Drag your red 7 onto the red 7 of the long run."),
        QT_TRANSLATE_NOOP("rummikub", "One run has become two: 5, 6, 7 and 7, 8, 9."),
    ),
    _lays(OTHER, _new(("b11a", "ja", "b13a"))),
    _lays(
        LEARNER,
        _free("ja", "b12a", "k6a", "k7a"),
        QT_TRANSLATE_NOOP(
            "rummikub",
            "The joker stands for the blue 12, and you have one! Drag it onto the joker. "
            "Then drag your black 6 and 7 to the joker.",
        ),
        QT_TRANSLATE_NOOP("rummikub", "A freed joker! That is how masters play."),
    ),
    _lays(OTHER, _new(("r2a", "b2a", "o2b"), ("b5a", "b6a", "b7a"))),
    _lays(
        LEARNER,
        _one_after_the_other(_add("r2a", "k2a"), _add("b5a", "b4a", "b8a")),
        QT_TRANSLATE_NOOP(
            "rummikub", "You have three tiles left, and each fits somewhere. Lay all three and win!"
        ),
        QT_TRANSLATE_NOOP("rummikub", "Your rack is empty: you win!"),
    ),
)

LESSON: Final = Lesson(
    Options(turn_seconds=None, games_per_match=1, reshuffle_right=False),
    2,
    _SCRIPT,
    QT_TRANSLATE_NOOP(
        "rummikub",
        "Whoever can't lay anything draws a tile. Whoever is first to have an empty rack wins.",
    ),
)
