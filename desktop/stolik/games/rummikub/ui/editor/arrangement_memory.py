"""What the board remembers beyond the state, and how that outlives the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.draft.turn_draft import TurnDraft, keeping_ids
from stolik.games.rummikub.ui.editor.rack_order import RackOrder

Owner: TypeAlias = tuple[int, Seat]
"""Whose rack: the number of the game, and the seat."""


class ArrangementMemory:
    """The order of every rack that was seen, and the draft of a turn that the last evening left."""

    def __init__(self, plain: Any = None) -> None:
        """Take what ``plain`` gave; what can't be understood is left out, once its seat is seen."""
        kept = plain if isinstance(plain, dict) else {}
        racks = kept.get("racks")
        self._game = kept.get("game")
        self._racks: dict[str, Any] = dict(racks) if isinstance(racks, dict) else {}
        self._draft: Any = kept.get("draft")
        self._orders: dict[Owner, RackOrder] = {}
        # A rack that is seen again, looked back at or taken back to, stands as it stood then.
        self._seen: dict[tuple[Owner, frozenset[Tile]], RackOrder] = {}

    def order(self, owner: Owner) -> RackOrder:
        """Return how a rack stands."""
        return self._orders.get(owner, RackOrder())

    def keep(self, owner: Owner, order: RackOrder) -> None:
        """Remember how a player has put their rack."""
        self._orders[owner] = order
        self._seen[owner, frozenset(order.tiles)] = order

    def follow(self, owner: Owner, rack: Sequence[Tile]) -> None:
        """Let the order of a rack follow the rack."""
        game, seat = owner
        saved = self._racks.pop(str(seat), None) if game == self._game else None
        known = self._seen.get((owner, frozenset(rack)))
        if saved is not None and owner not in self._orders:
            known = RackOrder.restored(saved, rack)
        self.keep(owner, self.order(owner).follow(rack) if known is None else known)

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
        racks = dict(self._racks) if game == self._game else {}
        for (played, seat), order in self._orders.items():
            if played == game:
                racks[str(seat)] = order.to_plain()
        plain: dict[str, Any] = {"game": game, "racks": racks}
        if view is not None and draft is not None and not draft.untouched:
            seat = view.turn
            turn = [view.game, seat, view.turns[seat]]
            plain["draft"] = {"turn": turn, "table": [list(row) for row in draft.table]}
        elif isinstance(self._draft, dict):
            plain["draft"] = self._draft
        return plain
