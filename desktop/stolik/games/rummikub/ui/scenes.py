"""How the events of Rummikub sound, how long they stay, and when a seat is asked in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.event_scenes import PASSING, READING_MS, EventScenes, ShownEvent, Span
from stolik.engine.game import Seat
from stolik.engine.package import PrivatePrompts
from stolik.games.rummikub.rules.state import State


def _dealt(shown: ShownEvent) -> Span:
    tiles = shown.table.travelling
    return Span(travel=1, deal=tiles) if tiles else PASSING


def _played(shown: ShownEvent) -> Span:
    """Return how long a set of another player's move, or a whole move of one's own, stays in view.

    It stays longer if tiles come from other sets, and at the end of the move. One's own opening is shown like
    another player's.
    """
    table = shown.table
    if shown.is_own and not shown.event.opening:
        return Span(base=1)
    pauses = (1 if table.trails else 0.5) + (0 if table.stages_left else 1)
    return Span(travel=1, beat=table.travelling, base=3 * pauses)


def _drawn(shown: ShownEvent) -> Span:
    if shown.is_own:
        return Span(travel=2)
    return Span(travel=1, base=3 if shown.by_bot else 0)


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
    stays={
        "start_tiles_drawn": Span(base=6),
        "starter_found": Span(base=9),
        "tiles_shuffled": Span(base=1.5),
        "rack_dealt": _dealt,
        "tiles_played": _played,
        "tile_drawn": _drawn,
        # A pause would show that a seat was asked.
        "rack_kept": Span(),
        "turn_began": Span(),
        "passed": Span(base=3),
        "announced": Span(base=6),
        "redeal_asked": Span(base=8),
        "time_ran_out": Span(base=8),
        "tiles_returned": Span(travel=2, base=3),
        "table_swept": Span(travel=2, base=3),
        # This is for a score card that nobody puts away, as when it is shown again.
        "game_scored": Span(ms=7500),
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
    # People read a score card at leisure.
    confirmed=frozenset({"game_scored"}),
    # The owner sees a drawn tile before the screen is covered.
    confirmed_if_private=frozenset({"tile_drawn"}),
    # The deeds of a turn show whose turn it is.
    unlogged=frozenset({"turn_began"}),
    games=frozenset({"tiles_shuffled"}),
)


def asks_in_private(state: State) -> bool:
    """Return whether a seat is asked about a new deal or an announcement, which others mustn't see."""
    return state.phase in ("asking", "drawn")


def look_round(state: State) -> Sequence[Seat]:
    """Return the seats in the order in which everyone looks at their tiles before the first move."""
    begins = state.phase in ("asking", "turn") and not any(state.turns)
    return state.order if state.options.reshuffle_right and begins else ()


PROMPTS: Final = PrivatePrompts(is_private=asks_in_private, look_round=look_round)

FOLLOWED_UP: Final = frozenset({"announce"})
"""The moves after which nothing is left but to end the turn."""
