"""Tables for spreadsheets.

Rows follow RFC 4180, except for the separator, which spreadsheets take from the system.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final, TypeAlias

MARK: Final = "\ufeff"
"""The byte order mark that begins the file; without it Excel misreads letters outside ASCII."""

_STARTS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
_NO_FORMULA: Final = "'"

Cell: TypeAlias = float | str


def csv_file(rows: Iterable[Sequence[Cell]], separator: str = ",") -> bytes:
    """Return a CSV file with a line for every row; between semicolons, numbers have a decimal comma."""
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerows([[_plain(cell, separator) for cell in row] for row in rows])
    return (MARK + text.getvalue()).encode("utf-8")


def _plain(cell: Cell, separator: str) -> Cell:
    """Return a cell that no spreadsheet takes for a formula, even if its text looks like one."""
    if isinstance(cell, str) and cell.lstrip().startswith(_STARTS_FORMULA):
        return _NO_FORMULA + cell
    if isinstance(cell, float) and separator == ";":
        return str(cell).replace(".", ",")
    return cell
