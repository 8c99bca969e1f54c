"""How the events of Rummikub sound and how long they stay, and when a seat is asked in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.game import Seat
from stolik.engine.package import READING_MS, EventScenes, PrivatePrompts
from stolik.games.rummikub.rules.state import State

SCENES: Final = EventScenes(
    sounds={
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
    },
    minimum_ms=dict.fromkeys(
        (
            "start_tiles_drawn",
            "starter_found",
            "redeal_asked",
            "time_ran_out",
            "table_swept",
            "announced",
            "game_scored",
        ),
        READING_MS,
    ),
    # A score card is read at leisure.
    confirmed=frozenset({"game_scored"}),
    # A tile drawn is seen by its owner before the screen is covered.
    confirmed_if_private=frozenset({"tile_drawn"}),
    # What is done in the turn tells whose it is.
    unlogged=frozenset({"turn_began"}),
    games=frozenset({"tiles_shuffled"}),
)


def asks_in_private(state: State) -> bool:
    """Return whether a seat is asked about a new deal or an announcement, which others must not see."""
    return state.phase in ("asking", "drawn")


def look_round(state: State) -> Sequence[Seat]:
    """Return the seats in the order in which everybody looks at their tiles before the first move."""
    begins = state.phase in ("asking", "turn") and not any(state.turns)
    return state.order if state.options.reshuffle_right and begins else ()


PROMPTS: Final = PrivatePrompts(is_private=asks_in_private, look_round=look_round)
