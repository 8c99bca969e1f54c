"""The numbers by which sets are spoken of: small, and the same as long as a set stays on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.turn_draft import LaidSet, keeping_ids

Sets: TypeAlias = frozenset[frozenset[Tile]]


class SetNumbers:
    """Numbers the sets of one screen's table, from 1.

    A set keeps its number while tiles come and go; of two parts the larger one keeps it. A new set gets the
    lowest number that no other set has. A table that is seen again, taken back or looked back at, has the
    numbers it had.
    """

    def __init__(self) -> None:
        self._game = 0
        self._known: dict[Sets, dict[frozenset[Tile], int]] = {}
        self._last: tuple[LaidSet, ...] = ()

    def of(self, game: int, table: Iterable[Sequence[Tile]]) -> tuple[int, ...]:
        """Return the numbers of a table's sets, in their order; ``game`` is the game of the match, from 1.

        A table that hasn't been seen yet follows on the one that was asked for last.
        """
        rows = [tuple(row) for row in table]
        if game != self._game:
            self._game, self._known, self._last = game, {}, ()
        key = frozenset(map(frozenset, rows))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._follow(rows)
        numbers = tuple(found[frozenset(row)] for row in rows)
        self._last = tuple(LaidSet(number, row) for number, row in zip(numbers, rows, strict=True))
        return numbers

    def _follow(self, rows: Sequence[tuple[Tile, ...]]) -> dict[frozenset[Tile], int]:
        old = {one.id for one in self._last}
        after = keeping_ids(self._last, rows)
        kept = {one.id for one in after} & old
        free = (number for number in range(1, len(rows) + len(kept) + 1) if number not in kept)
        return {frozenset(one.tiles): one.id if one.id in kept else next(free) for one in after}
