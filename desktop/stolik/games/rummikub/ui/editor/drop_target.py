"""Where tiles that are picked up would go if they were put down at a point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.games.rummikub.ui.draft.turn_draft import SetPosition
from stolik.games.rummikub.ui.editor.screen_layout import NO_AREA, Area

Kind: TypeAlias = Literal["set", "joker", "new", "rack", ""]


@dataclass(frozen=True, slots=True)
class DropTarget:
    """Where tiles would go: a place in a set, a joker to be swapped, free space, or a slot of the rack.

    ``at`` is a set's number and an index, or a row and a column of the rack; ``area`` is what shows it.
    """

    kind: Kind
    at: tuple[int, int] = (0, 0)
    area: Area = NO_AREA
    spot: SetPosition | None = None
