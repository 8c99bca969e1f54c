"""What tiles side by side become when some are put to them or taken away: one set, two, or a row in disorder.

Nothing here decides what is legal in a turn; it only chooses among the ways in which tiles can stand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.tiles import NUMBERS, Tile, colour_of, is_joker, number_of

Row: TypeAlias = tuple[Tile, ...]
"""Tiles side by side, as they are read."""


def in_set_order(tiles: Sequence[Tile]) -> Row:
    """Return tiles in an order that makes them a set; as they are, where they make one or none can.

    A run is sorted upwards. Jokers fill its holes; one that is left over goes to the end of the run that it
    lay nearer to, if there is room.
    """
    row = tuple(tiles)
    if len(row) < LEAST or is_set(row):
        return row
    plain = sorted((tile for tile in row if not is_joker(tile)), key=number_of)
    numbers = [number_of(tile) for tile in plain]
    if not plain or len({colour_of(tile) for tile in plain}) > 1 or len(set(numbers)) < len(numbers):
        return row
    places = dict(zip(numbers, plain, strict=True))
    first = next(index for index, tile in enumerate(row) if not is_joker(tile))
    jokers = [tile for tile in row if is_joker(tile)]
    holes = [number for number in range(numbers[0], numbers[-1]) if number not in places]
    below = list(range(numbers[0] - 1, 0, -1))
    above = list(range(numbers[-1] + 1, NUMBERS + 1))
    # A joker that lay before every number stays at the low end, as long as no hole needs it.
    low = below[: max(0, min(first, len(jokers) - len(holes)))]
    free = [*holes, *low, *above, *below[len(low) :]]
    if len(holes) > len(jokers) or len(free) < len(jokers):
        return row
    places.update(zip(sorted(free[: len(jokers)]), jokers, strict=True))
    run = tuple(places[number] for number in sorted(places))
    return run if is_set(run) else row


def without_tiles(row: Row, without: Collection[Tile]) -> tuple[Row, ...]:
    """Return what a set becomes when some of its tiles are lifted, at least one being left."""
    parts: list[list[Tile]] = [[]]
    for tile in row:
        if tile not in without:
            parts[-1].append(tile)
        elif parts[-1]:
            parts.append([])
    rows = [in_set_order(part) for part in parts if part]
    whole = in_set_order([tile for part in parts for tile in part])
    return tuple(rows) if not is_set(whole) and any(map(is_set, rows)) else (whole,)


def with_tiles(left: Row, tiles: Row, right: Row) -> tuple[Row, ...]:
    """Return what becomes of a set, parted in two, when tiles are put between."""
    whole = in_set_order(left + tiles + right)
    if is_set(whole):
        return (whole,)
    row = left + right
    cuts = sorted(range(1, len(row)), key=lambda cut: abs(cut - len(left)))
    halves = [
        (in_set_order(first), in_set_order(second))
        for cut in cuts
        for first, second in ((row[:cut] + tiles, row[cut:]), (row[:cut], tiles + row[cut:]))
    ]
    for first, second in halves:
        if is_set(first) and is_set(second):
            return (first, second)
    # Only where the tiles were put is one half enough; the other must be the beginning of a set.
    for first, second in halves[:2] if left and right else ():
        if (is_set(first) and may_become_set(second)) or (may_become_set(first) and is_set(second)):
            return (first, second)
    return (whole,)


def may_become_set(row: Row) -> bool:
    """Tell whether one or two tiles could stand side by side in a set."""
    plain = [tile for tile in row if not is_joker(tile)]
    if len(row) >= LEAST:
        return False
    if len(plain) < LEAST - 1:
        return True
    (one, other), same_colour = plain, len({colour_of(tile) for tile in plain}) == 1
    step = number_of(other) - number_of(one)
    return step == 1 if same_colour else step == 0
