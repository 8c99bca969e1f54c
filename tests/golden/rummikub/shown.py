"""What golden games of Rummikub are looked through for."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import (
    Event,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesShuffled,
    TimeRanOut,
)
from stolik.games.rummikub.rules.moves import KeepRack, Redeal
from stolik.games.rummikub.rules.sets.melds import readings
from stolik.games.rummikub.rules.state import tiles_on
from stolik.games.rummikub.rules.tiles import Set, Table, Tile, colour_of, is_joker, number_of

from tests.golden.wanted import kinds, told


def events(session: Session) -> Iterator[Event]:
    for entry in told(session):
        yield from entry


def plays(session: Session) -> list[TilesPlayed]:
    return [event for event in events(session) if isinstance(event, TilesPlayed)]


def ends(session: Session) -> list[str]:
    return [result.ending for result in session.state.results]


def reasons(session: Session) -> list[str]:
    return [verdict.reason for verdict in session.state.results[-1].verdicts]


def proofs(session: Session) -> list[tuple[str | None, int, int]]:
    """The tile that made each seat's opening possible, in which of its turns it came, and the worth."""
    return [(found.tile, found.turn, found.worth) for found in session.state.results[-1].verdicts]


def outcomes(session: Session) -> list[str]:
    return [event.outcome for event in events(session) if isinstance(event, TimeRanOut)]


def penalties(session: Session) -> list[str]:
    return [event.tile for event in events(session) if isinstance(event, TileDrawn) and event.penalty]


def swaps(session: Session, *, from_rack: bool) -> list[tuple[str, str]]:
    """Each joker that gave its place in a set up, with the tile of the rack or of the table that took it."""
    found = []
    for play in plays(session):
        source = set(play.laid) if from_rack else tiles_on(play.before)
        for before in play.before:
            for joker in filter(is_joker, before):
                found += [(joker, tile) for tile in _in_place_of(joker, before, play.after) if tile in source]
    return found


def _in_place_of(joker: Tile, before: Set, table: Table) -> list[Tile]:
    """The tiles that have come where a joker was in a set; in a run it may only have moved on."""
    meld, at = readings(before)[0], before.index(joker)
    return [
        tile
        for after in table
        if set(before) - {joker} <= set(after) and (meld.kind == "run" or joker not in after)
        for tile in after
        if tile not in before and number_of(tile) == meld.numbers[at] and colour_of(tile) in meld.colours[at]
    ]


def both_jokers_in_a_run(session: Session) -> bool:
    """Whether 9 and two jokers opened as a run with 30 points, and a 12 at its end left no other reading."""
    opened, later = ("b9a", "ja", "jb"), ("b9a", "ja", "jb", "b12a")
    return (
        any(play.after == (opened,) and play.worth == 30 for play in plays(session))
        and any(later in play.after for play in plays(session))
        and [meld.kind for meld in readings(later)] == ["run"]
    )


def counted_anew(session: Session) -> bool:
    happened = [kind for entry in kinds(session) for kind in entry]
    last_laid = max((place for place, kind in enumerate(happened) if kind == "tiles_played"), default=0)
    return ends(session) == ["bank"] and "passed" in happened[:last_laid]


def fewer_tiles_win(session: Session) -> bool:
    first, second = session.state.results[-1].verdicts
    return (
        ends(session) == ["bank"]
        and first.left == second.left
        and len(first.rack) > len(second.rack)
        and second.reason == "winner"
    )


def later_layer_wins(session: Session) -> bool:
    """Whether two hold equally many points and tiles at an empty bank, and who laid last wins."""
    first, second = session.state.results[-1].verdicts
    return (
        ends(session) == ["bank"]
        and first.left == second.left
        and len(first.rack) == len(second.rack)
        and session.state.layers == (0, 1)
        and second.reason == "winner"
    )


def passed_on(session: Session) -> bool:
    """Whether the seat after the first starter started the second game, and big points went before small."""
    starters = [event.starter for event in events(session) if isinstance(event, TilesShuffled)]
    small, big = session.state.points
    first, second = [place.seat for place in session.standings[:2]]
    return (
        len(starters) == 2
        and starters[1] == (starters[0] + 1) % session.seats
        and sorted(ends(session)) == ["bank", "out"]
        and big[first] > big[second]
        and small[first] < small[second]
    )


def right_again(session: Session) -> bool:
    """Whether a new deal was asked for, the starter stayed, and the same right held in the new deal."""
    starters = [event.starter for event in events(session) if isinstance(event, TilesShuffled)]
    answers = [
        (entry.seat, entry.move.kind) for entry in session.log if isinstance(entry.move, KeepRack | Redeal)
    ]
    return starters == [2, 2] and answers == [(0, "keep_rack"), (1, "redeal"), (2, "keep_rack")]


def swept(session: Session) -> bool:
    """Whether the time swept a table: an own set stayed, its joker was taken, other own tiles went back."""
    (event,) = (event for event in events(session) if isinstance(event, TableSwept))
    return (event.laid, event.taken, event.returned) == (("k1a", "k2a", "k3a"), ("ja",), ("r6a", "r7a"))


def last_tiles(session: Session) -> bool:
    """Whether time-outs took one tile, then the two that were left, then none, which was a pass."""
    timed = [entry[:-1] for entry in kinds(session) if entry[0] == "time_ran_out"]
    return timed == [
        ["time_ran_out", "tile_drawn"],
        ["time_ran_out", "tiles_returned", "tile_drawn", "tile_drawn"],
        ["time_ran_out", "tiles_returned", "passed"],
    ]


def swept_without_bank(session: Session) -> bool:
    """Whether sweeping took the two last tiles, then none beside a set laid, then none, which was a pass."""
    timed = [entry for entry in kinds(session) if entry[0] == "time_ran_out"]
    return (
        outcomes(session) == ["swept"] * 3
        and [entry[2:] for entry in timed]
        == [
            ["tile_drawn", "tile_drawn", "turn_began"],
            ["turn_began"],
            ["passed", "game_scored", "game_ended"],
        ]
        and session.state.layers == (1,)
        and session.state.table == ()
    )
