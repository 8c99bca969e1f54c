"""Known racks and tables for the tests of the table."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import Draw, EndTurn, Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

CALM = Options(turn_seconds=None, reshuffle_right=False, games_per_match=1)

RACK = tuple("b3a b4a b5a b6a b7a k9a r9a ja b5b o9a k1a r2a o13b k12a".split())
"""The first seat's rack: a run and a group to open with, and other tiles."""

RUN = RACK[:5]
GROUP = RACK[5:8]
REST = RACK[8:]

DULL = (*(f"{colour}{number}b" for colour in "kr" for number in (1, 3, 5, 7, 9, 11, 13)),)
"""Another seat's rack, without any set."""


ALMOST = tuple("o11a o12a k1a r3a b5a k7a r9a b11a k13a r2a b4a k6a r8a b10a".split())
"""A rack that can only open after drawing an orange 10 or 13, or a joker."""


def deck(*racks: tuple[str, ...], then: Sequence[str] = ()) -> tuple[str, ...]:
    """Return all tiles: these racks of three seats, then the tiles that are drawn first.

    By default, tiles drawn first don't help to open.
    """
    dealt = [tile for rack in racks for tile in rack]
    order = (*dealt, *(tile for tile in TILES if tile not in (*dealt, *then)))
    return (*order[:42], *then, *order[42:])


DECK = deck(RACK, DULL)


def dealt(seats: int = 3, options: Options = CALM) -> Session:
    session: Session = Session(load_game("rummikub"), seats, options)
    session.submit(TABLE, Shuffled(DECK))
    return session


def opened(seats: int = 3, options: Options = CALM) -> Session:
    """Return a session whose first seat has opened with ``RUN`` and ``GROUP``, and is on turn again."""
    session = dealt(seats, options)
    session.submit(0, Play((RUN, GROUP)))
    while session.state.turn != 0:
        draw_on(session)
    return session


def draw_on(session: Session) -> None:
    state: State = session.state
    session.submit(state.turn, EndTurn() if state.phase == "drawn" else Draw())
