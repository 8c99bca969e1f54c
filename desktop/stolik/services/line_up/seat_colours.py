"""Which colour a seat gets: a person keeps theirs, and everybody else takes one that is free."""

from __future__ import annotations

from collections.abc import Collection

from stolik.engine.sitting import COLOURS, HUES


def free_colour(at_table: Collection[int], owned: Collection[int], *, keeps: bool) -> int:
    """Return a colour that nobody at the table has.

    ``owned`` are the colours of the people who are known. A person who ``keeps`` the colour gets one that
    nobody owns; a computer rather gets a hue that nobody at the table has.
    """
    hues = {colour % HUES for colour in at_table}

    def rank(colour: int) -> tuple[bool, bool, int]:
        used, theirs = colour % HUES in hues, colour in owned
        return (theirs, used, colour) if keeps else (used, theirs, colour)

    return min((colour for colour in range(COLOURS) if colour not in at_table), key=rank, default=0)
