"""The events of Rummikub."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.tiles import Table, Tile


@dataclass(frozen=True, slots=True)
class StartTilesDrawn(Value):
    """Tiles were drawn for the start; the seats in ``again`` have to draw once more."""

    tiles: tuple[Tile | None, ...]
    again: tuple[Seat, ...]
    kind: Literal["start_tiles_drawn"] = "start_tiles_drawn"


@dataclass(frozen=True, slots=True)
class StarterFound(Value):
    """This seat drew the highest tile and starts the first game."""

    seat: Seat
    tile: Tile
    kind: Literal["starter_found"] = "starter_found"


@dataclass(frozen=True, slots=True)
class TilesShuffled(Value):
    """All tiles are face down in the bank, and this game of the match begins."""

    game: int
    starter: Seat
    kind: Literal["tiles_shuffled"] = "tiles_shuffled"


@dataclass(frozen=True, slots=True)
class RackDealt(Value):
    """A seat was dealt its tiles from the bank; others only see how many."""

    seat: Seat
    tiles: tuple[Tile, ...]
    kind: Literal["rack_dealt"] = "rack_dealt"


@dataclass(frozen=True, slots=True)
class RackKept(Value):
    """A seat wants no new deal; others don't see which seat."""

    seat: Seat | None
    kind: Literal["rack_kept"] = "rack_kept"


@dataclass(frozen=True, slots=True)
class RedealAsked(Value):
    """A seat asked for a new deal, and all tiles went back; others don't see which seat."""

    seat: Seat | None
    kind: Literal["redeal_asked"] = "redeal_asked"


@dataclass(frozen=True, slots=True)
class TurnBegan(Value):
    """A seat begins its turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TilesPlayed(Value):
    """A seat laid tiles and may have rearranged the table.

    ``laid`` are the tiles from its rack, in the order of the table. ``opening`` says that the seat opened,
    with ``worth`` points; ``worth`` is 0 in later moves.
    """

    seat: Seat
    before: Table
    after: Table
    laid: tuple[Tile, ...]
    opening: bool
    worth: int
    kind: Literal["tiles_played"] = "tiles_played"


@dataclass(frozen=True, slots=True)
class TileDrawn(Value):
    """A seat drew a tile, as a ``penalty`` or instead of laying any; others don't see which tile."""

    seat: Seat
    tile: Tile
    penalty: bool
    left: int
    kind: Literal["tile_drawn"] = "tile_drawn"


@dataclass(frozen=True, slots=True)
class TimeRanOut(Value):
    """The time is up; ``outcome`` says what becomes of the draft.

    It is ``stands`` if the draft is a legal move, ``restored`` if the table is put back, ``swept`` if loose
    tiles go to the rack, ``unmoved`` if there was no draft, and ``closed`` if the tile was already drawn and
    only the turn ends.
    """

    seat: Seat
    outcome: Outcome
    kind: Literal["time_ran_out"] = "time_ran_out"


Outcome: TypeAlias = Literal["stands", "restored", "swept", "unmoved", "closed"]


@dataclass(frozen=True, slots=True)
class TilesReturned(Value):
    """Tiles of a draft that ran out of time went back to the rack; others only see how many."""

    seat: Seat
    tiles: tuple[Tile, ...]
    kind: Literal["tiles_returned"] = "tiles_returned"


@dataclass(frozen=True, slots=True)
class TableSwept(Value):
    """After a time-out, the sets in order stayed and the loose tiles went to the rack.

    ``laid`` are tiles of the rack that stay on the table, ``taken`` are tiles that were on the table before.
    ``returned`` were laid in this move and go back; others only see how many.
    """

    seat: Seat
    before: Table
    after: Table
    laid: tuple[Tile, ...]
    taken: tuple[Tile, ...]
    returned: tuple[Tile, ...]
    kind: Literal["table_swept"] = "table_swept"


@dataclass(frozen=True, slots=True)
class Passed(Value):
    """A seat laid nothing with the bank empty; ``passes`` seats have passed in a row."""

    seat: Seat
    passes: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Announced(Value):
    """A seat announced its opening in the next round."""

    seat: Seat
    kind: Literal["announced"] = "announced"


@dataclass(frozen=True, slots=True)
class GameScored(Value):
    """A game of the match ended; its racks are shown, and everyone writes down their points."""

    game: int
    result: GameResult
    kind: Literal["game_scored"] = "game_scored"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """The match is over."""

    kind: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    StartTilesDrawn
    | StarterFound
    | TilesShuffled
    | RackDealt
    | RackKept
    | RedealAsked
    | TurnBegan
    | TilesPlayed
    | TileDrawn
    | TimeRanOut
    | TilesReturned
    | TableSwept
    | Passed
    | Announced
    | GameScored
    | GameEnded
)
