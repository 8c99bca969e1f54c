"""How the events of Pickomino sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.event_scenes import (
    DICE_SOUNDS,
    DICE_STAYS,
    READING_MS,
    EventScenes,
    ShownEvent,
    Span,
    stay_of,
)
from stolik.games.pickomino.rules.pieces import DICE


def _gathered(shown: ShownEvent) -> Span:
    """Return how long it takes to gather the dice; a person's first roll has none to gather."""
    if shown.by_bot:
        return Span(base=1)
    return Span() if shown.event.dice == DICE else Span(gather=1)


SCENES: Final = EventScenes(
    sounds={
        **DICE_SOUNDS,
        "tile_taken": "tile_take",
        "tile_stolen": "tile_steal",
        "busted": "bust",
        "tile_returned": "tile_back",
        "tile_turned_down": "tile_flip",
    },
    stays={
        **DICE_STAYS,
        "roll_began": _gathered,
        "tile_taken": Span(travel=2, base=2),
        # This is the highlight of the game, so there is time to see the robbed player's reaction.
        "tile_stolen": stay_of(Span(travel=2, base=5), bot=Span(travel=2, base=4)),
        "busted": Span(base=8),
        # Each has a sentence of its own, and people need time to read it.
        "tile_returned": stay_of(Span(travel=2, base=2, ms=1200), bot=Span(travel=2, base=2)),
        "tile_turned_down": stay_of(Span(base=5, ms=1000), bot=Span(base=5)),
    },
    usual=Span(base=3),
    moments=frozenset({"tile_stolen"}),
    minimum_ms={"busted": READING_MS, "tile_returned": 1000, "tile_turned_down": 800},
)
