"""Where the flow puts what the screen lists: any list of rows, such as a Qt model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

R_contra = TypeVar("R_contra", contravariant=True)
R = TypeVar("R")


class Rows(Protocol[R_contra]):
    """A list of rows of one type on the screen; the first field is the key by which a row is known again."""

    def set_rows(self, rows: Sequence[R_contra]) -> None:
        """Make these the rows; keys must be unique."""
        ...

    def append(self, rows: Sequence[R_contra]) -> None:
        """Put rows behind the last one; their keys must be new."""
        ...


class PlainRows(Generic[R]):
    """Rows in memory, for a flow without a window."""

    def __init__(self) -> None:
        self.rows: list[R] = []

    def set_rows(self, rows: Sequence[R]) -> None:
        """Replace all rows."""
        self.rows = list(rows)

    def append(self, rows: Sequence[R]) -> None:
        """Put rows behind the last one."""
        self.rows.extend(rows)
