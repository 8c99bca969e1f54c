"""How the events of Knaster sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.package import READING_MS, EventScenes

SCENES: Final = EventScenes(
    sounds={
        "roll_began": "dice_gather",
        "dice_rolled": "dice_roll",
        "number_written": "pencil",
        "number_circled": "pencil",
        "line_ringed": "pencil",
        "line_completed": "tile_take",
        "sheet_filled": "tile_flip",
    },
    minimum_ms={"sheet_filled": READING_MS},
    turns=frozenset({"round_began"}),
    counts_rounds=True,
)
