"""Tables by strength: the best of the round before meet each other as late as can be."""

from __future__ import annotations

from collections.abc import Sequence


def serpentine(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return tables filled to and fro in the order of the places, so that all are about as strong.

    The first go to the tables in turn, the next in turn from the last table back, and so on; a table that is
    full is passed over.

    Args:
        order: Who is seated, the best first.
        sizes: The sizes of the tables, together as many.

    >>> serpentine([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (4, 3, 3))
    ((1, 6, 7, 10), (2, 5, 8), (3, 4, 9))
    """
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = list(order)
    forth = True
    while waiting:
        numbers = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for number in numbers:
            if waiting and len(tables[number]) < sizes[number]:
                tables[number].append(waiting.pop(0))
        forth = not forth
    return tuple(map(tuple, tables))
