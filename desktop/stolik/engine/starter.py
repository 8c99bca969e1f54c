"""Who starts: the seat that the options name, one that is drawn, or the youngest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.engine.game import Seat, Value
from stolik.engine.package import GameInfo


def starter_of(
    info: GameInfo, options: Value, ages: Sequence[int | None], rng: Random | None = None
) -> Seat | None:
    """Return who starts: the seat the options name, one that ``rng`` draws, or the youngest.

    ``None`` stands for a starter that the rules themselves draw.

    Args:
        info: The game's label.
        options: The game's options; ``starter`` among them, where a game has it, names a seat or a way.
        ages: The players' ages in years by seat, ``None`` where one isn't known.
        rng: Draws the seat where the options ask for it; without it the youngest starts then.
    """
    if info.draws_for_start:
        return None
    chosen = getattr(options, "starter", None)
    if isinstance(chosen, int):
        return chosen
    return rng.randrange(len(ages)) if chosen == "drawn" and rng is not None else youngest(ages)


def youngest(ages: Sequence[int | None]) -> Seat:
    """Return the seat of the youngest, the first of equals; seat 0 where an age isn't known.

    ``ages`` are in years, by seat.

    >>> youngest([40, 8, 8])
    1
    >>> youngest([40, None, 8])
    0
    """
    known = [age for age in ages if age is not None]
    return ages.index(min(known)) if known and len(known) == len(ages) else 0
