"""The lines of a benchmark, and the table that shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A figure with its limit; ``ok`` is ``None`` if there is no limit."""

    name: str
    measured: str
    bar: str
    ok: bool | None


def at_most(name: str, value: float, most: float, digits: int = 2, unit: str = " ms") -> Row:
    """Return a row for a figure with an upper limit."""
    return Row(name, f"{value:,.{digits}f}{unit}", f"<= {most:,g}{unit}", value <= most)


FELT = (
    "first frame of page",
    "first frame of the window",
    "frames, a bot thinking",
    "the light of a hint",
    "the list of",
    "resident memory",
    "a computer's turn as shown",
    "A report on a whole game, knaster, seats: 12",
)
"""The beginnings of the names of figures that players feel; the others are for developers."""
HEAD = ("figure", "measured", "bar", "")
MARKS = {True: "ok", False: "MISSED", None: ""}


def text(rows: Iterable[Row]) -> str:
    """Return the rows as an aligned table with the figures on the right."""
    cells = [HEAD, *[(row.name, row.measured, row.bar, MARKS[row.ok]) for row in rows]]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEAD))]
    one, two, three, _ = widths
    lines = [f"{line[0]:{one}}  {line[1]:>{two}}  {line[2]:>{three}}  {line[3]}".rstrip() for line in cells]
    lines.insert(1, "  ".join("-" * width for width in widths[:3]))
    return "\n".join(lines)


def markdown(rows: Iterable[Row]) -> str:
    """Return the rows that players feel as a table for a document, with missed limits in words."""
    told = [
        f"| {row.name} | {row.measured} | {row.bar}{', missed' if row.ok is False else ''} |"
        for row in rows
        if row.name.startswith(FELT)
    ]
    return "\n".join(["| figure | measured | bar |", "| --- | ---: | --- |", *told])
