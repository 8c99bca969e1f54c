"""A move of another player on the screen, set by set: which tiles come to it, and where others still lie.

Pure arithmetic in the pixels of the screen. The table is laid out as it is after the move; a tile whose step
is still to come is seen where it lay before, and one that is still to be laid isn't seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.screen_layout import TALL
from stolik.games.rummikub.ui.turn_draft import PlayedMove, PlayedStep, played_move

Corner: TypeAlias = tuple[float, float, float]
"""Where a tile is seen: left, top and width."""

LEAD: Final = 2
"""Tiles taken from the table start the time of this many tiles later, so that their place is seen first."""


@dataclass(frozen=True, slots=True)
class Trail:
    """The way of tiles from one set to another: the middles of their places, in pixels of the screen."""

    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Playback:
    """One stage of a move that is shown set by set, of which the first has the number 0."""

    move: PlayedMove
    before: Mapping[Tile, Corner]
    after: Mapping[Tile, Corner]
    stage: int = 0

    @classmethod
    def begin(
        cls, event: TilesPlayed, before: Mapping[Tile, Corner], after: Mapping[Tile, Corner]
    ) -> Playback:
        """Return the first stage of a move, with the places of all tiles before and after it.

        Where tiles that wait would lie on others, or be of another size, the table is put in order first.
        """
        first = cls(played_move(event.before, event.after), before, after)
        if all(first.at(stage).is_clear for stage in range(len(first.move.steps))):
            return first
        return replace(first, before={tile: after[tile] for tile in before if tile in after})

    def at(self, stage: int) -> Playback:
        """Return another stage of the same move."""
        return replace(self, stage=stage)

    @property
    def step(self) -> PlayedStep | None:
        """The step that is shown; none where the move has no more."""
        return self.move.steps[self.stage] if self.stage < len(self.move.steps) else None

    @property
    def left(self) -> int:
        """How many stages come after this one."""
        return max(0, len(self.move.steps) - self.stage - 1)

    @property
    def staying(self) -> dict[Tile, Corner]:
        """The tiles that still lie where they lay before the move, with these places."""
        waiting = (tile for tile, stage in self.move.stages.items() if stage > self.stage)
        return {tile: self.before[tile] for tile in waiting if tile in self.before}

    @property
    def is_clear(self) -> bool:
        """Whether tiles of one size are seen, none of which lies on another."""
        unseen, waiting = self.unseen, self.staying
        others = [corner for tile, corner in self.after.items() if tile not in unseen and tile not in waiting]
        placed = [*waiting.values()]
        if len({corner[2] for corner in (*others, *placed)}) > 1:
            return False
        return not any(_meet(one, other) for one in placed for other in others)

    @property
    def unseen(self) -> frozenset[Tile]:
        """The tiles that are still to be laid."""
        return frozenset(tile for step in self.move.steps[self.stage + 1 :] for tile in step.laid)

    @property
    def travellers(self) -> dict[Tile, int]:
        """The tiles that come to their set in this stage, and which of them goes first."""
        step = self.step
        if step is None:
            return {}
        lead = LEAD if step.taken else 0
        return {tile: turn for turn, tile in enumerate(step.arriving, lead)}

    @property
    def trails(self) -> tuple[Trail, ...]:
        """The ways on which tiles of the table come to their set in this stage."""
        step = self.step
        taken: Sequence[Sequence[Tile]] = [] if step is None else [one.tiles for one in step.taken]
        return tuple(
            Trail(_middle(self.before[tile] for tile in tiles), _middle(self.after[tile] for tile in tiles))
            for tiles in taken
            if all(
                tile in self.before and self.after.get(tile, self.before[tile]) != self.before[tile]
                for tile in tiles
            )
        )


def _meet(one: Corner, other: Corner) -> bool:
    return abs(one[0] - other[0]) < one[2] - 1 and abs(one[1] - other[1]) < one[2] * TALL - 1


def _middle(corners: Iterable[Corner]) -> tuple[float, float]:
    places = [(x + wide / 2, y + wide * TALL / 2) for x, y, wide in corners]
    return sum([x for x, _ in places], IN_ORDER) / len(places), sum([y for _, y in places], IN_ORDER) / len(
        places
    )
