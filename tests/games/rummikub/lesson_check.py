"""Checks that the sentences of Rummikub's lesson are true of their moments."""

from __future__ import annotations

from typing import Final

from stolik.games.rummikub.rules.moves import Play

from tests.games.rummikub.claims_check import is_joker, number, readings, value
from tests.pages.lesson.lesson_moments import Checks, Moment


def laid(moment: Moment) -> set[str]:
    there = {tile for row in moment.before.table for tile in row}
    return {tile for row in moment.move.table for tile in row} - there


def lays(moment: Moment, *names: str) -> bool:
    own = moment.before.turn == 0 and laid(moment) <= {*moment.before.racks[0]}
    named = sorted([tile[:-1] for tile in laid(moment)]) == sorted(names)
    return isinstance(moment.move, Play) and own and named


def row_with(moment: Moment, *names: str) -> bool:
    return any(sorted(tile[:-1] for tile in row) == sorted(names) for row in moment.move.table)


def stands_for_blue_12(moment: Moment) -> bool:
    for row in moment.before.table:
        for place, tile in enumerate(row):
            if is_joker(tile):
                (only,) = readings(row)
                replaced = (*row[:place], "b12a", *row[place + 1 :])
                return only.numbers[place] == 12 and [*readings(replaced)] != []
    return False


def each_fits(moment: Moment) -> bool:
    rack = moment.before.racks[0]
    return len(rack) == 3 and all(
        any(
            [*readings((*row[:place], tile, *row[place:]))]
            for row in moment.before.table
            for place in range(len(row) + 1)
        )
        for tile in rack
    )


def split(moment: Moment) -> bool:
    long = [row for row in moment.before.table if len(row) == 6 and "r7" in {tile[:-1] for tile in row}]
    return len(long) == 1 and {number(tile) for tile in long[0]} == {4, 5, 6, 7, 8, 9}


TENS: Final = ("k10", "r10", "b10")

CHECKS: Final[Checks] = {
    "You need 30 points to open. Drag the black, red and blue 10 side by side onto the"
    " table. Then press Done.": lambda m: lays(m, *TENS) and value([f"{ten}a" for ten in TENS]) == 30,
    "A group: one number in different colours. You have opened!": lambda m: (
        row_with(m, *TENS) and m.after.opened[0] and not m.before.opened[0]
    ),
    "Now you can add to sets. Drag the red 4 to the long run, before its 5. Then press Done.": lambda m: (
        lays(m, "r4") and m.before.opened[0]
    ),
    "A run can grow at both ends.": lambda m: row_with(m, "r4", "r5", "r6", "r7", "r8", "r9"),
    "The other player only drew a tile. Now lay a run: the orange 1, 2 and 3.": lambda m: (
        lays(m, "o1", "o2", "o3") and len(m.before.racks[1]) == 9 + 1
    ),
    "A run: one colour, numbers in a row.": lambda m: row_with(m, "o1", "o2", "o3"),
    "You can split a run. Drag your red 7 onto the red 7 of the long run.": lambda m: (
        lays(m, "r7") and split(m)
    ),
    "One run is now two: 4, 5, 6, 7 and 7, 8, 9.": lambda m: (
        row_with(m, "r4", "r5", "r6", "r7") and row_with(m, "r7", "r8", "r9")
    ),
    "The joker stands for the blue 12, and you have one! Drag it onto the joker. Then drag your black 6 "
    "and 7 to the joker.": lambda m: lays(m, "b12", "k6", "k7") and stands_for_blue_12(m),
    "You freed the joker! That's how masters play.": lambda m: row_with(m, "k6", "k7", "j"),
    "You have three tiles left, and each fits somewhere. Lay all three and win!": lambda m: (
        each_fits(m) and laid(m) == {*m.before.racks[0]}
    ),
    "Your rack is empty: you win!": lambda m: m.after.results[-1].winner == 0,
    "If you can't lay anything, draw a tile. The first player with an empty rack wins.": lambda m: (
        not m.after.racks[0]
    ),
}
