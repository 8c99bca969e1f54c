"""The opening that fits a limit: one worth much within it, or else the one of fewest tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.ai.limits import peeled
from stolik.games.rummikub.rules.sets.melds import LEAST, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, Kind, Set, Tile

_CACHED: Final = 1 << 12

Rack: TypeAlias = tuple[Tile, ...]


class _Pattern(NamedTuple):
    """The kinds of a set of three to five tiles, and what it is worth."""

    kinds: tuple[Kind, ...]
    value: int


def _patterns() -> Iterator[_Pattern]:
    """Yield all sets that can't be cut into smaller ones, without their jokers."""
    for place in range(len(COLOURS)):
        for length in range(LEAST, 2 * LEAST):
            for low in range(NUMBERS + 1 - length):
                first = NUMBERS * place + low
                yield _Pattern(tuple(range(first, first + length)), sum(range(low + 1, low + length + 1)))
    for number in range(NUMBERS):
        for size in range(LEAST, len(COLOURS) + 1):
            for places in combinations(range(len(COLOURS)), size):
                yield _Pattern(tuple([NUMBERS * place + number for place in places]), size * (number + 1))


_PATTERNS: Final = sorted(_patterns(), key=lambda pattern: -pattern.value)


def opening_within(rack: Rack, tiles: int, needed: int = NEEDED) -> tuple[Set, ...] | None:
    """Return the sets of an opening of at most ``tiles`` tiles that is worth much, or the smallest opening.

    ``None`` where the rack allows none of the points ``needed``. The opening worth most is returned where it
    keeps to the limit, else it is made smaller (``peeled``).
    """
    found = best_opening(rack)
    if found is None or found.value < needed:
        return None
    laid = tuple([tile for each in found.sets for tile in each])
    if len(laid) <= tiles:
        return found.sets
    sets = peeled(found.sets, laid, tiles)
    return sets if worth(sets) >= needed else smallest_opening(rack, needed)


@lru_cache(_CACHED)
def smallest_opening(rack: Rack, needed: int = NEEDED) -> tuple[Set, ...] | None:
    """Return the sets of an opening with the fewest tiles, of these one worth most; ``None`` without one.

    >>> smallest_opening(("k9a", "k10a", "k11a", "k12a", "r1a", "b1a", "o1a"))
    (('k10a', 'k11a', 'k12a'),)
    """
    found = best_opening(rack)
    if found is None or found.value < needed:
        return None
    piles: list[list[Tile]] = [[] for _ in range(JOKER + 1)]
    for tile in rack:
        piles[KIND_OF[tile]].append(tile)
    counts = [len(pile) for pile in piles]
    open_to = [pattern for pattern in _PATTERNS if _joined(counts, pattern) is not None]
    for size in range(LEAST, sum(map(len, found.sets))):
        best = max(
            _choices(open_to, counts, size, needed),
            key=lambda chosen: sum([pattern.value for pattern in chosen]),
            default=None,
        )
        if best is not None:
            return tuple(
                [tuple([(piles[kind] or piles[JOKER]).pop() for kind in pattern.kinds]) for pattern in best]
            )
    return found.sets


def _joined(counts: Sequence[int], pattern: _Pattern) -> list[int] | None:
    """Return how many tiles of each kind are left beside a set, jokers standing for those that lack."""
    left = list(counts)
    for kind in pattern.kinds:
        left[kind if left[kind] else JOKER] -= 1
    return left if left[JOKER] >= 0 else None


def _choices(
    patterns: Sequence[_Pattern], counts: Sequence[int], size: int, needed: int
) -> Iterator[tuple[_Pattern, ...]]:
    """Yield sets of ``size`` tiles together that are worth what is needed; patterns come by falling value."""
    for place, pattern in enumerate(patterns):
        more = size - len(pattern.kinds)
        if more != 0 and more < LEAST:
            continue
        left = _joined(counts, pattern)
        if left is None:
            continue
        if not more:
            if pattern.value < needed:
                break
            yield (pattern,)
        else:
            for others in _choices(patterns[place:], left, more, needed - pattern.value):
                yield (pattern, *others)
