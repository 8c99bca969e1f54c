"""The sizes of paper that a page is laid out for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Paper:
    """An upright sheet: its name, its sides and margin in millimetres, and the em of its text."""

    name: str
    width: float
    height: float
    margin: float
    text: float

    @property
    def inner_width(self) -> float:
        """What is left of the width within the margins."""
        return self.width - 2 * self.margin


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("A4", 210.0, 297.0, 16.0, 3.9),
    "a5": Paper("A5", 148.0, 210.0, 11.0, 3.1),
}
