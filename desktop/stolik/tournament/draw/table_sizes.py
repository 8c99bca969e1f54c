"""How many sit at each table."""

from __future__ import annotations


def table_sizes(entrants: int, seats: tuple[int, int], preferred: int) -> tuple[int, ...]:
    """Return the sizes of the tables for ``entrants``, the largest first; empty where nothing fits.

    There are as few tables as can be without any larger than ``preferred``, and their sizes differ by one at
    most. If a table would be smaller than the game allows, there are fewer tables, and larger ones.

    Args:
        entrants: How many are to be seated, at least 1.
        seats: How few and how many the game seats at a table.
        preferred: The size of a table where the number of entrants allows it, within ``seats``.

    >>> table_sizes(10, (2, 4), 4), table_sizes(7, (2, 4), 4), table_sizes(5, (2, 4), 4)
    ((4, 3, 3), (4, 3), (3, 2))
    >>> table_sizes(5, (3, 6), 4), table_sizes(5, (2, 2), 2)
    ((5,), ())
    """
    least, most = seats
    for tables in range(-(-entrants // preferred), 0, -1):
        small, larger = divmod(entrants, tables)
        if small >= least:
            sizes = (small + 1,) * larger + (small,) * (tables - larger)
            return sizes if sizes[0] <= most else ()
    return ()
