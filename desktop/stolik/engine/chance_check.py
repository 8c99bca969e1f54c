"""Checks after a game whether its seed produces every roll and shuffle that was played."""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.chance import starter_source
from stolik.engine.game import TABLE
from stolik.engine.session import Session


class ChanceCheck(NamedTuple):
    """The result of a check: how many moves of chance were recomputed, and which differ from the seed's.

    ``first_other`` is the number, counted from 1, of the first move of chance that differs, or ``None``;
    ``other_starter`` means that the seed would have drawn another starter.
    """

    chances: int
    first_other: int | None = None
    other_starter: bool = False

    @property
    def is_fair(self) -> bool:
        return self.first_other is None and not self.other_starter


def check_chance(session: Session, seed: int) -> ChanceCheck:
    """Recompute every move of chance in a game from a seed, given the decisions made in it.

    The order of dice doesn't matter.
    """
    game, count, first_other = session.game, 0, None
    for number, entry in enumerate(session.log):
        state = session.state_at(number)
        if game.to_act(state) != (TABLE,):
            continue
        count += 1
        move = session.seeded_chance(number, seed)
        same = move == entry.move or game.apply(state, TABLE, move) == session.steps_of(number)
        if not same and first_other is None:
            first_other = count
    drawn = getattr(session.options, "starter", None) == "drawn"
    other = drawn and session.starter != starter_source(seed).randrange(session.seats)
    return ChanceCheck(count, first_other, other)
