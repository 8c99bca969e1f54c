"""The share of plays by Rummikub's bots that move an untouched set to another row of the screen.

The plays are those of ``simulate rummikub --seats gentle,fair,fair --games 4 --seed 7``, one edit per play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from stolik.cli.simulate import Match
from stolik.engine.bot import Level
from stolik.engine.game_library import load_package
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.screen_layout import Area
from stolik.games.rummikub.ui.table_editor import ScreenAreas, TableEditor

from tests.benchmarks.table import Row

LEVELS: Final = (Level.GENTLE, Level.FAIR, Level.FAIR)
GAMES: Final = 4

WINDOWS: Final = {
    "1366x768": (ScreenAreas(Area(16, 12, 1314, 372), Area(320, 420, 770, 170), 34, 72, 58), 0.0),
    "1024x600": (ScreenAreas(Area(16, 12, 972, 246), Area(220, 300, 580, 130), 34, 54, 45), 0.04),
}
"""The layout of a window, and the share of plays in which a set may leave its row."""


class Shifts(NamedTuple):
    """The effect of plays on existing sets; ``most`` is the greatest number that one play moved untouched."""

    plays: int
    leaving: int
    most: int
    least_tile: float


def played(games: int) -> Iterator[list[State]]:
    """Yield, for each game of a match, its states before and after every play."""
    package = load_package("rummikub")
    match = Match(package.info, LEVELS, [package.bots[level] for level in LEVELS], 7)
    for number in range(games):
        session = match.play(number, [])
        states: list[State] = []
        for index in range(session.length):
            for step in session.steps_of(index):
                if states and step.state.game != states[-1].game:
                    yield states
                    states = []
                if not states or isinstance(step.event, TilesPlayed):
                    states.append(step.state)
        yield states


def shifts(games: Iterable[list[State]], areas: ScreenAreas) -> Shifts:
    """Return the effect of the plays on sets, as seen by a player who isn't on turn."""
    plays = leaving = most = 0
    smallest = areas.most
    for states in games:
        editor = TableEditor()
        editor.measure(areas)
        for state in states:
            before = {one.id: (one.spot and one.spot.row, one.tiles) for one in editor.sets}
            editor.show(replace(state, racks=((),) * len(state.racks)), None, None)
            gone = [
                one.tiles == before[one.id][1]
                for one in editor.sets
                if one.id in before and one.spot is not None and one.spot.row != before[one.id][0]
            ]
            plays += state is not states[0]
            leaving += bool(gone)
            most = max(most, sum(gone))
            smallest = min(smallest, editor.table_layout.tile)
    return Shifts(plays, leaving, most, smallest)


def rows(short: bool) -> list[Row]:
    """Return a row for each window."""
    games = list(played(1 if short else GAMES))
    found = {name: shifts(games, areas) for name, (areas, _) in WINDOWS.items()}
    return [
        Row(
            f"Rummikub, plays of {each.plays} in which a set leaves its row, {name}",
            f"{each.leaving}, at most {each.most} untouched, tiles from {each.least_tile:.0f} px",
            f"at most {100 * WINDOWS[name][1]:.0f} %, 2 untouched",
            each.leaving <= WINDOWS[name][1] * each.plays and each.most < 3,
        )
        for name, each in found.items()
    ]
