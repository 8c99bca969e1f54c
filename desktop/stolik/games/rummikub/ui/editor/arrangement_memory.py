"""What the board remembers beyond the state, and how that outlives the program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.editor.rack_order import RackOrder
from stolik.games.rummikub.ui.screen_layout import fits
from stolik.games.rummikub.ui.turn_draft import LaidSets, SetPosition, TurnDraft, keeping_ids

Owner: TypeAlias = tuple[int, Seat]
"""Whose rack: the number of the game, and the seat."""

Table: TypeAlias = tuple[int, frozenset[frozenset[Tile]]]
"""What lay on the table: the number of the game, and the sets as their tiles."""

_MOST_COLUMNS: Final = 500
_MOST_ROWS: Final = 100


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """Where the sets of a table lay; ``columns`` is how many tile widths a row had.

    ``rows`` is how many rows there was room for, 0 where nobody knows.
    """

    columns: float
    spots: Mapping[frozenset[Tile], SetPosition]
    rows: int = 0

    def of(self, laid_sets: LaidSets) -> dict[int, SetPosition]:
        """Return the places by the numbers that the sets have now."""
        return {one.id: self.spots[frozenset(one.tiles)] for one in laid_sets}


class ArrangementMemory:
    """The order of every rack and the places of every table that was seen, and the draft that was saved."""

    def __init__(self, plain: Any = None) -> None:
        """Take what ``plain`` gave; what can't be understood is left out, once its seat is seen."""
        kept = plain if isinstance(plain, dict) else {}
        racks, fresh = kept.get("racks"), kept.get("fresh")
        self._game = kept.get("game")
        self._racks: dict[str, Any] = dict(racks) if isinstance(racks, dict) else {}
        self._fresh: dict[str, Any] = dict(fresh) if isinstance(fresh, dict) else {}
        self._draft: Any = kept.get("draft")
        self._orders: dict[Owner, RackOrder] = {}
        # A rack that is seen again, looked back at or taken back to, stands as it stood then. The turns
        # belong to it: who lays what came last has the tiles of before, but has not put them back.
        self._seen: dict[tuple[Owner, int, frozenset[Tile]], RackOrder] = {}
        self._tables: dict[Table, TablePlaces] = {}
        places = kept.get("places")
        game: Any = self._game
        for plain_table in places if isinstance(places, list) and isinstance(game, int) else ():
            if (read := _read_places(plain_table)) is not None:
                self._tables[game, frozenset(read.spots)] = read

    def order(self, owner: Owner) -> RackOrder:
        """Return how a rack stands."""
        return self._orders.get(owner, RackOrder())

    def keep(self, owner: Owner, turns: int, order: RackOrder) -> None:
        """Remember how a player who has had ``turns`` turns has put their rack."""
        self._orders[owner] = order
        self._seen[owner, turns, frozenset(order.tiles)] = order

    def follow(self, owner: Owner, turns: int, rack: Sequence[Tile]) -> None:
        """Let the order of a rack follow the rack of a player who has had ``turns`` turns."""
        game, seat = owner
        saved = self._racks.pop(str(seat), None) if game == self._game else None
        known = self._seen.get((owner, turns, frozenset(rack)))
        if saved is not None and owner not in self._orders:
            known = RackOrder.restored(saved, rack, self._fresh.get(str(seat)))
        self.keep(owner, turns, self.order(owner).follow(rack) if known is None else known)

    def places(self, game: int, table: Iterable[Iterable[Tile]]) -> TablePlaces | None:
        """Return where the sets of a table lay when it was last seen, if it was."""
        return self._tables.get(_table(game, table))

    def keep_places(self, game: int, laid_sets: LaidSets, columns: float, rows: int) -> None:
        """Remember where the sets of a table lie; all of them must have a place."""
        spots = {frozenset(one.tiles): one.spot for one in laid_sets if one.spot is not None}
        self._tables[_table(game, (one.tiles for one in laid_sets))] = TablePlaces(columns, spots, rows)

    def places_to_plain(self, game: int, tables: Iterable[Iterable[Iterable[Tile]]]) -> list[dict[str, Any]]:
        """Return the places of some tables as JSON has them; a table that has none is left out."""
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
        """Return the draft that was saved, if it is of this very turn, else the one that begins it."""
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
        """Return all of it as JSON values, with the draft of the seat on turn."""
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
    """Return the places that were saved, or ``None`` where they make no sense, or sets would overlap."""
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
