"""The order of a rack: two rows of slots that belong to the player, gaps and all.

The rules know a rack as a heap of tiles; where each stands is nobody's business but its owner's. The order
follows the rack: a tile that is gone leaves its gap, a new one comes after the last, and nothing else moves
unless the player moves it. Tiles laid on the table in a turn not yet ended are *away*: they keep their slots,
which look like gaps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, TypeAlias

from stolik.games.rummikub.rules.tiles import COLOURS, KIND_OF, NUMBERS, Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui.screen_layout import ROWS

Slot: TypeAlias = Tile | None

LEAST_COLUMNS: Final = 13
"""The least slots of a row: room for a whole colour, and nearly for twice the first rack."""


@dataclass(frozen=True, slots=True)
class RackOrder:
    """Where each tile stands: two rows of equally many slots, a gap being ``None``.

    ``fresh`` are the tiles that have come last and that the player hasn't touched since.
    """

    rows: tuple[tuple[Slot, ...], tuple[Slot, ...]] = ((None,) * LEAST_COLUMNS,) * 2
    fresh: frozenset[Tile] = frozenset()

    @property
    def columns(self) -> int:
        """The number of slots in a row."""
        return len(self.rows[0])

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles as they are read, the upper row first."""
        return tuple(tile for tile in self._slots() if tile is not None)

    def place_of(self, tile: Tile) -> tuple[int, int] | None:
        """Return the row and the column of a tile, if it is there."""
        slots = self._slots()
        return divmod(slots.index(tile), self.columns) if tile in slots else None

    # ------------------------------------------------------------------ following the rack

    def follow(self, rack: Iterable[Tile]) -> RackOrder:
        """Return the order of what is on the rack now.

        Tiles that are gone leave gaps. New ones, in the order given, come after the last tile, else into the
        first gap, else the rows grow; they are the fresh ones from now on. If tiles are gone and none are
        new, the player has laid some since the last came, and nothing is fresh. A rack that is wholly new
        stands in both rows alike, and nothing on it is fresh either.
        """
        wanted = list(dict.fromkeys(rack))
        there = set(wanted)
        slots: list[Slot] = [tile if tile in there else None for tile in self._slots()]
        new = [tile for tile in wanted if tile not in slots]
        if len(new) == len(wanted):
            half = -(-len(new) // ROWS)
            return RackOrder((_row(new[:half], self.columns, half), _row(new[half:], self.columns, half)))
        order = self._with(slots)
        for tile in new:
            order = order._appended(tile)
        laid = not new and not there.issuperset(self.tiles)
        return replace(order, fresh=frozenset(new) if new or laid else self.fresh)

    def seen(self) -> RackOrder:
        """Return the order without any mark of a fresh tile."""
        return replace(self, fresh=frozenset())

    # ------------------------------------------------------------------ what the player does

    def move(self, tiles: Sequence[Tile], row: int, column: int, away: Collection[Tile] = ()) -> RackOrder:
        """Return the order with some tiles standing side by side from a slot on.

        What stands there makes room: it moves right, only as far as it must, or left where the row ends.
        If the row has too few slots both rows grow. Tiles that aren't on the rack are left out, and a slot
        outside means the nearest one inside.
        """
        moving = [tile for tile in dict.fromkeys(tiles) if self.place_of(tile) is not None]
        if not moving:
            return self
        lifted = {*moving, *away}
        lines = [[None if slot in lifted else slot for slot in line] for line in self.rows]
        row = min(max(row, 0), ROWS - 1)
        longer = len(moving) + sum(slot is not None for slot in lines[row]) - self.columns
        lines = [[*line, *[None] * longer] for line in lines]
        lines[row] = _inserted(lines[row], moving, column)
        self._put_back(lines, set(away) - set(moving))
        return RackOrder((tuple(lines[0]), tuple(lines[1])), self.fresh - set(moving))

    def sorted_by_runs(self, away: Collection[Tile] = ()) -> RackOrder:
        """Return the tiles sorted for runs: colour by colour, each upwards, the jokers last."""
        return self._sorted(_by_runs, away)

    def sorted_by_groups(self, away: Collection[Tile] = ()) -> RackOrder:
        """Return the tiles sorted for groups: number by number, in the order of colours, the jokers last."""
        return self._sorted(_by_groups, away)

    # ------------------------------------------------------------------ in a save

    def to_plain(self) -> list[list[Slot]]:
        """Return the two rows as JSON has them."""
        return [list(line) for line in self.rows]

    @classmethod
    def restored(cls, plain: object, rack: Iterable[Tile], fresh: object = ()) -> RackOrder:
        """Return the order that was saved, for the rack as it is now; ``fresh`` are the tiles saved as such.

        Whatever the saved values hold, every tile of the rack stands somewhere, once: what can't be
        understood is left out, and tiles without a slot are appended as new ones.
        """
        there = set(rack := tuple(rack))
        lines = [_read_line(line, there) for line in plain] if isinstance(plain, list) else []
        if len(lines) != ROWS:
            lines = [[], []]
        columns = max(LEAST_COLUMNS, *map(len, lines))
        seen: set[Tile] = set()
        slots: list[Slot] = []
        for line in lines:
            for slot in [*line, *[None] * (columns - len(line))]:
                slots.append(None if slot in seen else slot)
                seen |= {slot} if slot is not None else set()
        marked = fresh if isinstance(fresh, list) else []
        return cls(_rows(slots), frozenset(tile for tile in seen if tile in marked)).follow(rack)

    # ------------------------------------------------------------------ inside

    def _slots(self) -> list[Slot]:
        return [slot for line in self.rows for slot in line]

    def _with(self, slots: Sequence[Slot]) -> RackOrder:
        return replace(self, rows=_rows(slots))

    def _appended(self, tile: Tile) -> RackOrder:
        slots = self._slots()
        if None not in slots:
            first, second = self.rows
            return replace(self, rows=((*first, None), (*second, tile)))
        last = max((place for place, slot in enumerate(slots) if slot is not None), default=-1)
        place = last + 1 if last + 1 < len(slots) else slots.index(None)
        return self._with([*slots[:place], tile, *slots[place + 1 :]])

    def _put_back(self, lines: list[list[Slot]], away: Collection[Tile]) -> None:
        """Put tiles that are away into the slots where they stand here, or into the first gaps."""
        late = []
        for tile in self.tiles:
            if tile in away:
                row, column = self.place_of(tile) or (0, 0)
                if lines[row][column] is None:
                    lines[row][column] = tile
                else:
                    late.append(tile)
        for tile in late:
            line = next(line for line in lines if None in line)
            line[line.index(None)] = tile

    def _sorted(self, key: Callable[[Tile], tuple[int, ...]], away: Collection[Tile]) -> RackOrder:
        """Return the tiles sorted by a key whose first part tells the blocks apart.

        Blocks stand apart and whole as long as there is room; tiles that are away come after all others.
        """
        here = sorted((tile for tile in self.tiles if tile not in away), key=key)
        blocks = [list(block) for _, block in groupby(here, lambda tile: key(tile)[0])]
        packed = _packed(blocks, self.columns, 1) or _packed(blocks, self.columns, 0)
        if packed is None:
            packed = [[*here[: self.columns]], [*here[self.columns :]]]
        lines: list[list[Slot]] = [[*line, *[None] * (self.columns - len(line))] for line in packed]
        for tile in self.tiles:
            if tile in away:
                late = [row for row, line in enumerate(lines) if None in line][-1]
                free = lines[late]
                last = max((place for place, slot in enumerate(free) if slot is not None), default=-1)
                free[last + 1 if last + 1 < len(free) else free.index(None)] = tile
        return replace(self, rows=(tuple(lines[0]), tuple(lines[1])))


def _by_runs(tile: Tile) -> tuple[int, ...]:
    return COLOURS.index(colour_of(tile)) if not is_joker(tile) else len(COLOURS), KIND_OF[tile]


def _by_groups(tile: Tile) -> tuple[int, ...]:
    return number_of(tile) if not is_joker(tile) else NUMBERS + 1, KIND_OF[tile]


def _rows(slots: Sequence[Slot]) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    half = len(slots) // ROWS
    return tuple(slots[:half]), tuple(slots[half:])


def _inserted(line: Sequence[Slot], moving: Sequence[Tile], column: int) -> list[Slot]:
    """Return a row with tiles from a column on; there are slots enough for all."""
    column = min(max(column, 0), len(line) - 1)
    stands = [(place, slot) for place, slot in enumerate(line) if slot is not None]
    left = [(place, slot) for place, slot in stands if place < column]
    right = [(place, slot) for place, slot in stands if place >= column]
    start = min(column, len(line) - len(moving) - len(right))
    done: list[Slot] = [None] * len(line)
    done[start : start + len(moving)] = moving
    # Each tile goes as near to its own slot as its neighbours let it.
    for rank, (place, slot) in enumerate(left):
        done[min(place, start - len(left) + rank)] = slot
    for rank, (place, slot) in enumerate(right):
        done[max(place, start + len(moving) + rank)] = slot
    return done


def _packed(blocks: Sequence[Sequence[Tile]], columns: int, gap: int) -> list[list[Slot]] | None:
    """Return the blocks in two rows, each block whole and ``gap`` slots apart, or ``None`` without room."""
    lines: list[list[Slot]] = [[]]
    for block in blocks:
        apart = gap if lines[-1] else 0
        if len(lines[-1]) + apart + len(block) > columns:
            lines.append([])
            apart = 0
        lines[-1] += [*[None] * apart, *block]
    lines += [[] for _ in range(ROWS - len(lines))]
    return lines if len(lines) == ROWS and all(len(line) <= columns for line in lines) else None


def _read_line(line: object, there: Collection[Tile]) -> list[Slot]:
    """Return a row of a save, with gaps for whatever isn't a tile of the rack."""
    if not isinstance(line, list) or len(line) > len(KIND_OF):
        return []
    return [slot if isinstance(slot, str) and slot in there else None for slot in line]


def _row(tiles: Sequence[Tile], columns: int, least: int) -> tuple[Slot, ...]:
    """Return tiles from the left on in a row of ``columns`` slots, or of ``least`` where these are more."""
    return (*tiles, *[None] * (max(columns, least) - len(tiles)))
