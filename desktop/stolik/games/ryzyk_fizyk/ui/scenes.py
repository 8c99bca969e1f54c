"""How the events of Ryzyk-Fizyk sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.event_scenes import (
    DICE_PARTS,
    DICE_SOUNDS,
    DICE_STAYS,
    READING_MS,
    EventScenes,
    ScenePart,
    ShownEvent,
    Span,
    dice_moved,
    stay_of,
)

_READ: Final = ("points_lost", "account_zeroed", "player_out", "six_of_a_kind", "last_turns_began")
"""The events that people need time to read about."""


def _kept(shown: ShownEvent) -> Span:
    """Return how long it takes to set dice aside; once all six are there, they hop for joy."""
    if shown.table.allAside:
        return Span(travel=4)
    return Span(travel=1, base=2 if shown.by_bot else 0)


def _kept_parts(shown: ShownEvent) -> tuple[ScenePart, ...]:
    parts = dice_moved(shown)
    return (*parts, ScenePart("cheering")) if shown.table.allAside else parts


SCENES: Final = EventScenes(
    sounds={
        **DICE_SOUNDS,
        "try_missed": "tick",
        "points_banked": "pencil",
        "points_lost": "bust",
        "account_zeroed": "tile_back",
        "player_out": "tile_back",
        "last_turns_began": "tile_flip",
    },
    stays={
        **DICE_STAYS,
        **dict.fromkeys(_READ, Span(base=8)),
        "dice_kept": _kept,
        "try_missed": Span(base=6),
        "points_banked": stay_of(Span(travel=2, base=3), bot=Span(travel=2, base=5)),
    },
    usual=Span(base=3),
    parts={**DICE_PARTS, "dice_kept": _kept_parts},
    minimum_ms=dict.fromkeys(_READ, READING_MS),
)
