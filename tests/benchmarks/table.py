"""One line of a benchmark, and the table that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A figure beside its bar; ``ok`` is ``None`` where there is nothing to keep to."""

    name: str
    measured: str
    bar: str
    ok: bool | None


def at_most(name: str, value: float, most: float, digits: int = 2, unit: str = " ms") -> Row:
    """Return a row of what may be so much at most."""
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
"""How the names of those figures begin that a player feels; the others are for whoever changes the code."""
HEAD = ("figure", "measured", "bar", "")
MARKS = {True: "ok", False: "MISSED", None: ""}


def text(rows: Iterable[Row]) -> str:
    """Return the rows as an aligned table, figures to the right."""
    cells = [HEAD, *[(row.name, row.measured, row.bar, MARKS[row.ok]) for row in rows]]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEAD))]
    one, two, three, _ = widths
    lines = [f"{line[0]:{one}}  {line[1]:>{two}}  {line[2]:>{three}}  {line[3]}".rstrip() for line in cells]
    lines.insert(1, "  ".join("-" * width for width in widths[:3]))
    return "\n".join(lines)


def markdown(rows: Iterable[Row]) -> str:
    """Return the rows that a player feels as a table for a document, a missed bar in words."""
    told = [
        f"| {row.name} | {row.measured} | {row.bar}{', missed' if row.ok is False else ''} |"
        for row in rows
        if row.name.startswith(FELT)
    ]
    return "\n".join(["| figure | measured | bar |", "| --- | ---: | --- |", *told])
