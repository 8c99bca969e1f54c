"""The table of Rummikub: the board, where it lies on the screen, and the Qt face that shows it."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.view_model import RummikubFace

SOUNDS: Final[Mapping[str, str]] = {
    "start_tiles_drawn": "tile_flip",
    "tiles_shuffled": "dice_gather",
    "rack_dealt": "tile_take",
    "tiles_played": "tile_take",
    "tile_drawn": "tile_flip",
    "time_ran_out": "bust",
    "tiles_returned": "tile_back",
    "table_swept": "tile_back",
    "passed": "tick",
    "announced": "pencil",
    "game_scored": "win",
}

LINGERS: Final = frozenset(
    {
        "start_tiles_drawn",
        "starter_found",
        "redeal_asked",
        "time_ran_out",
        "table_swept",
        "announced",
        "game_scored",
    }
)
"""What must be seen and understood even where there are no animations."""

STAYS: Final = frozenset({"game_scored"})
WAITS: Final = frozenset({"tile_drawn"})
"""A tile drawn is seen by its owner before the screen is covered; a score card is read at leisure."""


def hushed(state: State) -> bool:
    """Return whether a seat is asked about a new deal or an announcement, which others must not see."""
    return state.phase in ("asking", "drawn")


def look_round(state: State) -> Sequence[Seat]:
    """Return the seats in the order in which everybody looks at their tiles before the first move."""
    begins = state.phase in ("asking", "turn") and not any(state.turns)
    return state.order if state.options.reshuffle_right and begins else ()


def make_face(parent: QObject) -> RummikubFace:
    """Return the face of a new table."""
    return RummikubFace(parent)
