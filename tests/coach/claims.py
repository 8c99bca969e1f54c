"""The table of claims: the numbers of hints examined and of silent ones, and the false claims."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from typing import Final

from tests.coach.told import Tally, checks_of, tally

AHEAD: Final = 8
"""The number of games played at a time."""


def looked_at(pool: ProcessPoolExecutor, game: str, positions: int, seed: int) -> Tally:
    """Return the tally for so many positions of games, or a few more, because whole games are examined."""
    found, waiting, numbers = Tally(), list[Future[Tally]](), count()
    while found.positions < positions:
        waiting += [pool.submit(tally, game, next(numbers), seed) for _ in range(AHEAD - len(waiting))]
        found.add(waiting.pop(0).result())
    for each in waiting:
        each.cancel()
    return found


def table_rows(game: str, found: Tally) -> Iterator[str]:
    silent = 100 * (1 - found.told / found.positions)
    yield "| hints looked at | claims checked | silent | false | demanded |"
    yield "| ---: | ---: | ---: | ---: | --- |"
    figures = f"{found.positions:,} | {found.checked:,} | {silent:.1f} % | {len(found.faults)}"
    yield f"| {figures} | 0 false{', missed' * bool(found.faults)} |"
    yield ""
    yield "| claim | times |"
    yield "| --- | ---: |"
    kinds = sorted(checks_of(game), key=lambda kind: -found.kinds[kind])
    yield from (f"| `{kind}` | {found.kinds[kind]:,} |" for kind in kinds)
