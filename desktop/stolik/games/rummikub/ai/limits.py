"""What a player gets done in a turn, and how much of it each level does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.rules.sets.melds import LEAST

BASE_SECONDS: Final = 60
"""The time for a move that limits are told for; without a clock they hold as they are."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a player gets done in a turn: tiles laid from the rack, and sets of the table changed.

    A set is changed where the table after the move has no set of the same tiles. The smallest opening that a
    rack allows may always be laid.
    """

    tiles: int
    sets: int

    def in_time(self, seconds: int | None) -> Limit:
        """Return the limit for a turn of some seconds (``None``: no clock), in proportion, halves rounded up.

        Three tiles can be laid and one set changed in any time.

        >>> Limit(9, 4).in_time(30), Limit(9, 4).in_time(None)
        (Limit(tiles=5, sets=2), Limit(tiles=9, sets=4))
        """
        if seconds is None:
            return self
        tiles, sets = [
            (2 * each * seconds + BASE_SECONDS) // (2 * BASE_SECONDS) for each in (self.tiles, self.sets)
        ]
        return Limit(max(LEAST, tiles), max(1, sets))


LIMITS: Final[Mapping[Level, Limit]] = {
    Level.GENTLE: Limit(3, 2),
    Level.FAIR: Limit(6, 2),
    Level.SHARP: Limit(8, 3),
    Level.MASTER: Limit(14, 6),
}
"""The limits of the levels, for a turn of a minute.

Nobody does more than the master, and at its limit a player who draws on purpose to lay everything at once
gains nothing by it.
"""
