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
    """Return the rows as a table for a document, a missed bar in words."""
    told = [
        f"| {row.name} | {row.measured} | {row.bar}{', missed' if row.ok is False else ''} |" for row in rows
    ]
    return "\n".join(["| figure | measured | bar |", "| --- | ---: | --- |", *told])
