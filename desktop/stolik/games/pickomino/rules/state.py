"""A position of Pickomino, and the tile that its dice win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from stolik.engine.game import Seat, Step
from stolik.games.pickomino.rules.events import Event
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, WORM

Phase: TypeAlias = Literal["decide", "rolling", "keep", "busted", "over"]
"""``decide`` comes before a roll or the end of a turn, ``keep`` after a roll; ``busted`` is transient."""


@final
@dataclass(frozen=True, slots=True)
class State:
    """A position: who is on turn, the dice, and where the sixteen tiles lie.

    ``rolled`` are the free dice on the table, ``kept`` the dice set aside, both ascending;
    ``stacks`` hold tiles bottom first; ``centre`` and ``face_down`` are ascending.
    """

    options: Options
    turn: Seat
    phase: Phase
    rolled: tuple[int, ...]
    kept: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    centre: tuple[int, ...]
    face_down: tuple[int, ...]

    @property
    def sum(self) -> int:
        return sum(self.kept) - self.kept.count(WORM)

    @property
    def has_worm(self) -> bool:
        return WORM in self.kept

    @property
    def dice_left(self) -> int:
        return DICE - len(self.kept)


StepT: TypeAlias = Step[Event, State]


def centre_tile(state: State) -> int | None:
    """Return the tile that the sum takes from the centre, ``None`` if there is none (§4).

    It is the exact tile if it lies face up, otherwise the highest face-up tile below the sum.
    """
    if WORM not in state.kept:
        return None
    total = state.sum
    best = None
    for tile in state.centre:
        if tile > total:
            break
        best = tile
    return best


def steal_victim(state: State) -> Seat | None:
    """Return the opponent whose top tile equals the sum, ``None`` if there is none (§4)."""
    if WORM not in state.kept:
        return None
    total = state.sum
    for seat, stack in enumerate(state.stacks):
        if stack and stack[-1] == total and seat != state.turn:
            return seat
    return None
