"""How the events of Knaster sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.event_scenes import (
    DICE_SOUNDS,
    PASSING,
    READING_MS,
    EventScenes,
    ShownEvent,
    Span,
    Stay,
    stay_of,
)

STROKE: Final = Span(travel=1, base=1)
"""The time that it takes to draw a circle."""


def _own(span: Span, others: Span = PASSING) -> Stay:
    return lambda shown: span if shown.is_own else others


def _rolled(shown: ShownEvent) -> Span:
    # The end may follow the last roll at once if no seat can enter it, so its dice stay longer.
    return Span(dice=1, base=8) if shown.table.lastRoll else Span(dice=1, travel=1)


def _entered(shown: ShownEvent) -> Span:
    # This sheet is seen with its entry before the sheet of the next person appears.
    return Span(base=2) if shown.people > 1 and shown.is_own and not shown.by_bot else PASSING


def _round_began(shown: ShownEvent) -> Span:
    return Span(base=10) if shown.event.last else PASSING


SCENES: Final = EventScenes(
    sounds={
        "roll_began": DICE_SOUNDS["roll_began"],
        "dice_rolled": DICE_SOUNDS["dice_rolled"],
        "number_written": "pencil",
        "number_circled": "pencil",
        "line_ringed": "pencil",
        "line_completed": "tile_take",
        "sheet_filled": "tile_flip",
    },
    stays={
        "roll_began": Span(gather=1),
        "dice_rolled": _rolled,
        "number_written": _entered,
        "number_circled": _own(STROKE),
        "line_filled": _own(Span(base=2), Span()),
        "line_ringed": _own(STROKE),
        # The band runs for the time of one stroke, and another stroke circles the bonus.
        "line_completed": _own(Span(travel=2, base=3)),
        "sheet_filled": Span(base=8),
        "round_began": _round_began,
        "passed": stay_of(PASSING, bot=Span(base=3)),
        # The last sheet is seen for a while before the count covers it.
        "game_ended": Span(base=8),
    },
    minimum_ms={"sheet_filled": READING_MS},
    turns=frozenset({"round_began"}),
    counts_rounds=True,
)
