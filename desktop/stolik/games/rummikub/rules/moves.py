"""The moves of Rummikub: those of seats, and those of the table, which stands for chance and the clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.game import Value
from stolik.games.rummikub.rules.tiles import Set, Table, Tile


@dataclass(frozen=True, slots=True)
class Redeal(Value):
    """Ask for a new shuffle and deal."""

    kind: Literal["redeal"] = "redeal"


@dataclass(frozen=True, slots=True)
class KeepRack(Value):
    """Keep the dealt tiles although a new deal could be asked for."""

    kind: Literal["keep_rack"] = "keep_rack"


@dataclass(frozen=True, slots=True, eq=False)
class Play(Value):
    """Lay tiles; ``table`` is the whole table after the move.

    Moves that leave the same sets are equal. The order of the sets, and of the tiles in a group, is ignored.
    """

    table: Table
    kind: Literal["play"] = "play"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self._sets == other._sets

    def __hash__(self) -> int:
        return hash(self._sets)

    @property
    def _sets(self) -> frozenset[Set | frozenset[Tile]]:
        return frozenset(map(_unordered, self.table))


def _unordered(tiles: Set) -> Set | frozenset[Tile]:
    """Return a run as it is, and a group as a set of its tiles."""
    numbers = [number for tile in tiles if (number := tile[1:-1])]
    return frozenset(tiles) if len(numbers) > 1 and len({*numbers}) == 1 else tiles


@dataclass(frozen=True, slots=True)
class Draw(Value):
    """Draw a tile instead of laying any."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Announce(Value):
    """Announce an opening in the next round."""

    kind: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class EndTurn(Value):
    """Pass the turn on after a draw."""

    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class Pass(Value):
    """Lay nothing while the bank is empty."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class DrawnForStart(Value):
    """The table's move: a tile for each seat that draws for the start, in the order of the seats."""

    tiles: tuple[Tile | None, ...]
    kind: Literal["drawn_for_start"] = "drawn_for_start"


@dataclass(frozen=True, slots=True)
class Shuffled(Value):
    """The table's move: all tiles, first the racks from the starter on, then the bank in drawing order."""

    tiles: tuple[Tile, ...]
    kind: Literal["shuffled"] = "shuffled"


@dataclass(frozen=True, slots=True)
class TimeUp(Value):
    """The table's move when the time is up: ``table`` is as the draft left it."""

    table: Table
    kind: Literal["time_up"] = "time_up"


SeatMove: TypeAlias = Redeal | KeepRack | Play | Draw | Announce | EndTurn | Pass
TableMove: TypeAlias = DrawnForStart | Shuffled | TimeUp
Move: TypeAlias = SeatMove | TableMove
