"""What the board remembers beyond the state, even after the program ends: racks, and the places of sets.

To the rules a rack is a heap of tiles; their order only matters to the owner. It follows the rack: a tile
that is gone leaves a gap, a new one comes after the last, and nothing else moves unless the player moves it.
Tiles laid on the table in the present turn are *away*: they keep their slots, which look like gaps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final, TypeAlias

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import COLOURS, KIND_OF, NUMBERS, Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui.screen_layout import ROWS, fits
from stolik.games.rummikub.ui.turn_draft import LaidSets, SetPosition, TurnDraft, keeping_ids

Slot: TypeAlias = Tile | None

LEAST_COLUMNS: Final = 13
"""The least number of slots in a row: enough for a whole colour, and nearly for twice the first rack."""


@dataclass(frozen=True, slots=True)
class RackOrder:
    """The places of the tiles on a rack: two rows with equally many slots, with ``None`` for a gap.

    ``fresh`` are the latest tiles, which the player hasn't touched yet.
    """

    rows: tuple[tuple[Slot, ...], tuple[Slot, ...]] = ((None,) * LEAST_COLUMNS,) * 2
    fresh: frozenset[Tile] = frozenset()

    @property
    def columns(self) -> int:
        return len(self.rows[0])

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for tile in self._slots() if tile is not None)

    def place_of(self, tile: Tile) -> tuple[int, int] | None:
        slots = self._slots()
        return divmod(slots.index(tile), self.columns) if tile in slots else None

    # ------------------------------------------------------------------ following the rack

    def follow(self, rack: Iterable[Tile]) -> RackOrder:
        """Return the order of the tiles that are on the rack now.

        Tiles that are gone leave gaps. New ones, in the given order, go after the last tile or into the first
        gap, or the rows grow; they become the fresh ones. If tiles are gone and none are new, the player has
        laid some since the last ones came, so nothing is fresh. An entirely new rack is divided between both
        rows, and nothing on it is fresh either.
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

    # ------------------------------------------------------------------ what the player does

    def move(self, tiles: Sequence[Tile], row: int, column: int, away: Collection[Tile] = ()) -> RackOrder:
        """Return the order with some tiles side by side, beginning at a slot.

        Tiles there make room by moving right, no further than they must, or left at the end of the row. If
        the row has too few slots, both rows grow. Tiles that aren't on the rack are left out, and a slot
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

    # ------------------------------------------------------------------ in a save

    def to_plain(self) -> list[list[Slot]]:
        return [list(line) for line in self.rows]

    @classmethod
    def restored(cls, plain: object, rack: Iterable[Tile], fresh: object = ()) -> RackOrder:
        """Return the saved order for the present rack; ``fresh`` are the tiles that were saved as fresh.

        Whatever the saved values are, every tile of the rack gets exactly one slot: anything unreadable is
        left out, and tiles without a slot are appended as new ones.
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
        """Put tiles that are away into the slots that they have here, or into the first gaps."""
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

    def sorted(self, away: Collection[Tile] = (), *, by_runs: bool) -> RackOrder:
        """Return the order with the tiles sorted by runs or by groups.

        Blocks stay whole and apart while there is room; tiles that are away come after all others.
        """
        key = _by_runs if by_runs else _by_groups
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
    """Return a row with tiles inserted at a column; there must be enough slots for all."""
    column = min(max(column, 0), len(line) - 1)
    stands = [(place, slot) for place, slot in enumerate(line) if slot is not None]
    left = [(place, slot) for place, slot in stands if place < column]
    right = [(place, slot) for place, slot in stands if place >= column]
    start = min(column, len(line) - len(moving) - len(right))
    done: list[Slot] = [None] * len(line)
    done[start : start + len(moving)] = moving
    # Each tile goes as near to its own slot as its neighbours allow.
    for rank, (place, slot) in enumerate(left):
        done[min(place, start - len(left) + rank)] = slot
    for rank, (place, slot) in enumerate(right):
        done[max(place, start + len(moving) + rank)] = slot
    return done


def _packed(blocks: Sequence[Sequence[Tile]], columns: int, gap: int) -> list[list[Slot]] | None:
    """Return the blocks in two rows, whole and ``gap`` slots apart, ``None`` if there is no room."""
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
    """Return a saved row, with gaps for everything that isn't a tile of the rack."""
    if not isinstance(line, list) or len(line) > len(KIND_OF):
        return []
    return [slot if isinstance(slot, str) and slot in there else None for slot in line]


def _row(tiles: Sequence[Tile], columns: int, least: int) -> tuple[Slot, ...]:
    """Return tiles from the left in a row with ``columns`` slots, or ``least`` if that is more."""
    return (*tiles, *[None] * (max(columns, least) - len(tiles)))


Owner: TypeAlias = tuple[int, Seat]
"""The owner of a rack: the number of the game, and the seat."""

Table: TypeAlias = tuple[int, frozenset[frozenset[Tile]]]
"""A table: the number of the game, and the tiles of each set."""

_MOST_COLUMNS: Final = 500
_MOST_ROWS: Final = 100


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """The places of the sets of a table.

    ``columns`` is how many tile widths a row had, ``rows`` is how many rows there was room for, 0 if unknown.
    """

    columns: float
    spots: Mapping[frozenset[Tile], SetPosition]
    rows: int = 0

    def of(self, laid_sets: LaidSets) -> dict[int, SetPosition]:
        return {one.id: self.spots[frozenset(one.tiles)] for one in laid_sets}


class ArrangementMemory:
    """The order of every rack and the places of every table seen so far, and the saved draft."""

    def __init__(self, plain: Any = None) -> None:
        """Take over saved values; anything unreadable is left out once its seat is seen."""
        kept = plain if isinstance(plain, dict) else {}
        racks, fresh = kept.get("racks"), kept.get("fresh")
        self._game = kept.get("game")
        self._racks: dict[str, Any] = dict(racks) if isinstance(racks, dict) else {}
        self._fresh: dict[str, Any] = dict(fresh) if isinstance(fresh, dict) else {}
        self._draft: Any = kept.get("draft")
        self._orders: dict[Owner, RackOrder] = {}
        # A rack that is seen again, by looking back or undoing, is as it was then. The turns are in the key
        # because laying the latest tile leads to the tiles of before without undoing anything.
        self._seen: dict[tuple[Owner, int, frozenset[Tile]], RackOrder] = {}
        self._tables: dict[Table, TablePlaces] = {}
        places = kept.get("places")
        game: Any = self._game
        for plain_table in places if isinstance(places, list) and isinstance(game, int) else ():
            if (read := _read_places(plain_table)) is not None:
                self._tables[game, frozenset(read.spots)] = read

    def order(self, owner: Owner) -> RackOrder:
        return self._orders.get(owner, RackOrder())

    def keep(self, owner: Owner, turns: int, order: RackOrder) -> None:
        self._orders[owner] = order
        self._seen[owner, turns, frozenset(order.tiles)] = order

    def follow(self, owner: Owner, turns: int, rack: Sequence[Tile]) -> None:
        """Update the order to the present rack of a player who has had ``turns`` turns."""
        game, seat = owner
        saved = self._racks.pop(str(seat), None) if game == self._game else None
        known = self._seen.get((owner, turns, frozenset(rack)))
        if saved is not None and owner not in self._orders:
            known = RackOrder.restored(saved, rack, self._fresh.get(str(seat)))
        self.keep(owner, turns, self.order(owner).follow(rack) if known is None else known)

    def places(self, game: int, table: Iterable[Iterable[Tile]]) -> TablePlaces | None:
        return self._tables.get(_table(game, table))

    def keep_places(self, game: int, laid_sets: LaidSets, columns: float, rows: int) -> None:
        spots = {frozenset(one.tiles): one.spot for one in laid_sets if one.spot is not None}
        self._tables[_table(game, (one.tiles for one in laid_sets))] = TablePlaces(columns, spots, rows)

    def places_to_plain(self, game: int, tables: Iterable[Iterable[Iterable[Tile]]]) -> list[dict[str, Any]]:
        """Return the places of some tables as JSON, without tables that have none."""
        found = [self._tables.get(one) for one in dict.fromkeys(_table(game, table) for table in tables)]
        return [
            {
                "columns": one.columns,
                "rows": one.rows,
                "sets": sorted([sorted(tiles), spot.row, spot.along] for tiles, spot in one.spots.items()),
            }
            for one in found
            if one is not None and one.spots
        ]

    def drafted(self, view: State, seat: Seat, start: TurnDraft) -> TurnDraft:
        """Return the saved draft if it is from this very turn, otherwise ``start``."""
        saved, self._draft = self._draft, None
        if not isinstance(saved, dict) or saved.get("turn") != [view.game, seat, view.turns[seat]]:
            return start
        table = saved.get("table")
        if not isinstance(table, list) or not all(isinstance(row, list) and row for row in table):
            return start
        tiles = [tile for row in table for tile in row]
        if not all(isinstance(tile, str) for tile in tiles) or len(set(tiles)) < len(tiles):
            return start
        if not tiles_on(view.table) <= set(tiles) <= tiles_on(view.table) | set(view.racks[seat]):
            return start
        laid_sets = keeping_ids(start.before, table)
        if laid_sets == start.current:
            return start
        last_id = max(one.id for one in laid_sets)
        return replace(start, current=laid_sets, last_id=max(start.last_id, last_id), past=(start.current,))

    def to_plain(self, view: State | None, draft: TurnDraft | None) -> dict[str, Any]:
        game = max((game for game, _ in self._orders), default=self._game)
        racks, fresh = (dict(self._racks), dict(self._fresh)) if game == self._game else ({}, {})
        for (played, seat), order in self._orders.items():
            if played == game:
                racks[str(seat)], fresh[str(seat)] = order.to_plain(), sorted(order.fresh)
        plain: dict[str, Any] = {"game": game, "racks": racks}
        if any(fresh.values()):
            plain["fresh"] = {seat: tiles for seat, tiles in fresh.items() if tiles}
        if view is not None and draft is not None and not draft.untouched:
            seat = view.turn
            turn = [view.game, seat, view.turns[seat]]
            plain["draft"] = {"turn": turn, "table": [list(row) for row in draft.table]}
        elif isinstance(self._draft, dict):
            plain["draft"] = self._draft
        return plain


def _table(game: int, table: Iterable[Iterable[Tile]]) -> Table:
    return game, frozenset(frozenset(row) for row in table)


def _read_places(plain: object) -> TablePlaces | None:
    """Return the saved places, ``None`` if they make no sense or sets would overlap."""
    if not isinstance(plain, dict) or not isinstance(plain.get("sets"), list):
        return None
    columns: Any = plain.get("columns")
    if not _is_number(columns) or not 1 <= columns <= _MOST_COLUMNS:
        return None
    spots: dict[frozenset[Tile], SetPosition] = {}
    for one in plain["sets"]:
        if not (isinstance(one, list) and len(one) == 3 and isinstance(one[0], list) and one[0]):
            return None
        tiles, row, along = one
        if not all(isinstance(tile, str) for tile in tiles) or not isinstance(row, int):
            return None
        if isinstance(row, bool) or not _is_number(along) or not 0 <= along <= _MOST_COLUMNS:
            return None
        spots[frozenset(tiles)] = SetPosition(row, along)
    lengths = dict(enumerate(map(len, spots), 1))
    numbered = dict(enumerate(spots.values(), 1))
    if len(spots) < len(plain["sets"]) or not fits(lengths, numbered, _MOST_ROWS, _MOST_COLUMNS):
        return None
    rows: Any = plain.get("rows")
    return TablePlaces(float(columns), spots, rows if isinstance(rows, int) else 0)


def _is_number(plain: object) -> bool:
    return isinstance(plain, int | float) and not isinstance(plain, bool)
