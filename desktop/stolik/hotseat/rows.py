"""Where the flow puts what the screen lists: any list of rows, such as a Qt model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = Mapping[str, Any]
"""Named fields; the first one is the key by which a row is known again."""


class Rows(Protocol):
    """A list of rows on the screen."""

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Make these the rows; keys must be unique."""
        ...

    def append(self, rows: Sequence[Row]) -> None:
        """Put rows behind the last one; their keys must be new."""
        ...


class PlainRows:
    """Rows in memory, for a flow without a window."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows."""
        self.rows = list(rows)

    def append(self, rows: Sequence[Row]) -> None:
        """Put rows behind the last one."""
        self.rows.extend(rows)
