"""Places at the end of a game, equals sharing one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any

from stolik.engine.game import Standing


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of every key, the greatest first: equals share a place and the next is left out.

    The keys are values of one type that can be compared.

    >>> ranks([40, 7, 40])
    (1, 3, 1)
    """
    in_order = sorted(keys, reverse=True)
    return tuple([1 + in_order.index(key) for key in keys])


def ranked(
    keys: Sequence[Any], scores: Sequence[int], details: Sequence[Mapping[str, int]] | None = None
) -> tuple[Standing, ...]:
    """Return the standings of all seats, best first, equals in the order of their seats.

    All three sequences go by seat: ``keys`` decide the places, ``scores`` are shown, and ``details`` are
    further figures by their names in the record format.

    >>> [(each.seat, each.rank) for each in ranked([(5, 30), (7, 33), (7, 33)], [5, 7, 7])]
    [(1, 1), (2, 1), (0, 3)]
    """
    places = [
        Standing(seat, rank, scores[seat], {} if details is None else details[seat])
        for seat, rank in enumerate(ranks(keys))
    ]
    return tuple(sorted(places, key=attrgetter("rank")))
