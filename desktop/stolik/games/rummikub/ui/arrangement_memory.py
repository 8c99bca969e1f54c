"""What the board remembers beyond the state: racks and places of sets, also after the program ends.

The rules know a rack as a heap of tiles; where each stands matters only to its owner. The order
follows the rack: a tile that is gone leaves its gap, a new one comes after the last, and nothing else moves
unless the player moves it. Tiles laid on the table in a turn not yet ended are *away*: they keep their slots,
which look like gaps.
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
"""The fewest slots of a row: room for a whole colour, and nearly for twice the first rack."""


@dataclass(frozen=True, slots=True)
class RackOrder:
    """Where each tile stands: two rows of equally many slots, a gap being ``None``.

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
        """Return the order of what is on the rack now.

        Tiles that are gone leave gaps. New ones, in the order given, come after the last tile, or into the
        first gap, or the rows grow; they are the fresh ones from now on. If tiles are gone and none are
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

    # ------------------------------------------------------------------ what the player does

    def move(self, tiles: Sequence[Tile], row: int, column: int, away: Collection[Tile] = ()) -> RackOrder:
        """Return the order with some tiles standing side by side from a slot on.

        What stands there makes room: it moves right, only as far as it must, or left if the row ends.
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

    # ------------------------------------------------------------------ in a save

    def to_plain(self) -> list[list[Slot]]:
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

    def sorted(self, away: Collection[Tile] = (), *, by_runs: bool) -> RackOrder:
        """Return the tiles sorted by runs or by groups.

        Blocks stand apart and whole as long as there is room; tiles that are away come after all others.
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
    """Return tiles from the left on in a row of ``columns`` slots, or of ``least`` if that is more."""
    return (*tiles, *[None] * (max(columns, least) - len(tiles)))


Owner: TypeAlias = tuple[int, Seat]
"""Whose rack: the number of the game, and the seat."""

Table: TypeAlias = tuple[int, frozenset[frozenset[Tile]]]
"""What lay on the table: the number of the game, and the sets as their tiles."""

_MOST_COLUMNS: Final = 500
_MOST_ROWS: Final = 100


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """Where the sets of a table lay; ``columns`` is how many tile widths a row had.

    ``rows`` is how many rows there was room for, 0 if unknown.
    """

    columns: float
    spots: Mapping[frozenset[Tile], SetPosition]
    rows: int = 0

    def of(self, laid_sets: LaidSets) -> dict[int, SetPosition]:
        return {one.id: self.spots[frozenset(one.tiles)] for one in laid_sets}


class ArrangementMemory:
    """The order of every rack and the places of every table seen so far, and the saved draft."""

    def __init__(self, plain: Any = None) -> None:
        """Take what ``plain`` gave; what can't be understood is left out, once its seat is seen."""
        kept = plain if isinstance(plain, dict) else {}
        racks, fresh = kept.get("racks"), kept.get("fresh")
        self._game = kept.get("game")
        self._racks: dict[str, Any] = dict(racks) if isinstance(racks, dict) else {}
        self._fresh: dict[str, Any] = dict(fresh) if isinstance(fresh, dict) else {}
        self._draft: Any = kept.get("draft")
        self._orders: dict[Owner, RackOrder] = {}
        # A rack that is seen again, by looking back or undoing, is as it was then. The turns
        # belong to it: laying the latest tile gives the tiles of before, but doesn't undo anything.
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
        """Make the order of a rack follow the rack of a player who has had ``turns`` turns."""
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
        """Return the places of some tables as JSON; a table without places is left out."""
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
        """Return the draft that was saved, if it is of this very turn, otherwise the one that begins it."""
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
    """Return the places that were saved, or ``None`` if they make no sense or sets would overlap."""
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
