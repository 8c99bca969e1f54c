"""What stands on a page, in millimetres from its top left corner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from stolik.engine.drawing import Drawing, Words
from stolik.services.printing.paper import Paper


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right end across."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower end."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing that fills its area; the sides of the two agree."""

    area: Area
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class RichText:
    """A text with markup, of letters with an em of ``size``."""

    area: Area
    html: str
    size: float


@dataclass(frozen=True, slots=True)
class Face:
    """A player's face on the seat's colour; ``file`` is the name of the drawing among the program's art."""

    area: Area
    file: str
    colour: str
    ring: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text."""

    words: Words

    @property
    def area(self) -> Area:
        """The area in which it stands."""
        return Area(self.words.x, self.words.y, self.words.width, self.words.height)


Part: TypeAlias = Picture | RichText | Face | Line


@dataclass(slots=True)
class Page:
    """A page and its parts; later ones lie over earlier ones."""

    paper: Paper
    parts: list[Part] = field(default_factory=list)
