"""What a position between two turns is like to each seat, as the numbers of the features that hold.

A seat sees the centre, how many move before it, itself, and then the others in the order of the table.
``train/learn.c`` numbers the features in the same way (``find_features``): the weights were learned for this
numbering.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.games.pickomino.rules.tiles import TILES, worms

Stacks: TypeAlias = Sequence[Sequence[int]]
"""The tiles of each seat, bottom first."""

Rank: TypeAlias = tuple[int, int]
"""What decides the game (§7): the worms, then the highest tile, 0 without one."""

MOST_WORMS: Final = 25
MOST_LEAD: Final = 12
MOST_HEIGHT: Final = 7
SHOWN: Final = 3
"""The tiles from the top of a stack that are told apart."""

FACTS: Final = 7
"""The facts of a seat that hold or don't, beside the thefts that would make it lead."""

ALL_WORMS: Final = sum(map(worms, TILES))

# The first numbers of what is told of the centre: which tiles lie face up, how many, the lowest, the highest,
# their worms, how many tiles are out of the game, the option of §8.2, and who waits how long.
_COUNT: Final = len(TILES)
_LOWEST: Final = _COUNT + len(TILES)
_HIGHEST: Final = _LOWEST + len(TILES)
_IN_CENTRE: Final = _HIGHEST + len(TILES)
_GONE: Final = _IN_CENTRE + ALL_WORMS
_FLIPS: Final = _GONE + len(TILES)
_WAITING: Final = _FLIPS + 1

# And of each seat, from the first number of that seat: its top tiles (0 for none), worms, tiles, lead, facts,
# thefts.
_WORMS: Final = SHOWN * (len(TILES) + 1)
_HEIGHT: Final = _WORMS + MOST_WORMS + 1
_LEAD: Final = _HEIGHT + MOST_HEIGHT + 1
_FACTS: Final = _LEAD + 2 * MOST_LEAD + 3
_THEFTS: Final = _FACTS + FACTS


def number_of_features(seats: int) -> int:
    """Return how many features there are at a table of ``seats`` (2 to 7)."""
    return _WAITING + seats + seats * (_THEFTS + seats - 1)


@lru_cache(maxsize=1024)
def rank_of(stack: tuple[int, ...]) -> Rank:
    """Return the owner's rank by the stack: its worms, then its best tile."""
    return sum(map(worms, stack)), max(stack, default=0)


def rank_with(rank: Rank, tile: int) -> Rank:
    """Return the rank of an owner who puts a tile onto the stack."""
    return rank[0] + worms(tile), max(rank[1], tile)


def _lead_feature(own: Rank, rival: Rank) -> int:
    """Return the place of a lead: of equal worms the higher tile, equality and the lower tile differ."""
    lead = max(-MOST_LEAD, min(MOST_LEAD, own[0] - rival[0]))
    if not lead:
        return MOST_LEAD + (own > rival) + (own >= rival)
    return lead + MOST_LEAD + (2 if lead > 0 else 0)


class Features(NamedTuple):
    """The numbers of the features that hold: ``common`` to all seats, and those ``of_seats``, by seat."""

    common: list[int]
    of_seats: list[list[int]]


def features(stacks: Stacks, centre: Sequence[int], to_move: Seat, flips: bool) -> Features:
    """Return the features that hold, with some tile face up in the centre.

    ``centre`` are the face-up tiles, ascending; ``flips`` is the option ``bust_without_tile_flips``.
    """
    seats = len(stacks)
    holding = _of_seats([tuple(stack) for stack in stacks], centre)
    first, size = _WAITING + seats, _THEFTS + seats - 1
    seen = []
    for seat in range(seats):
        seen.append([_WAITING + (seat - to_move) % seats])
        for later in range(seats):
            start = first + later * size
            seen[seat] += [start + feature for feature in holding[(seat + later) % seats]]
    return Features(_of_centre(stacks, centre, flips), seen)


def _of_centre(stacks: Stacks, centre: Sequence[int], flips: bool) -> list[int]:
    base = TILES[0]
    gone = len(TILES) - len(centre) - sum(map(len, stacks))
    found = [tile - base for tile in centre]
    found += (
        _COUNT + len(centre) - 1,
        _LOWEST + centre[0] - base,
        _HIGHEST + centre[-1] - base,
        _IN_CENTRE + sum(map(worms, centre)) - 1,
        _GONE + gone,
    )
    return [*found, _FLIPS] if flips else found


def _of_seats(stacks: Sequence[tuple[int, ...]], centre: Sequence[int]) -> list[list[int]]:
    """Return the features of every seat, counted from the first number of a seat."""
    seats, base = len(stacks), TILES[0]
    ranks = [rank_of(stack) for stack in stacks]
    below = [rank_of(stack[:-1]) for stack in stacks]
    tops = [stack[-1] if stack else 0 for stack in stacks]
    lowest, highest, in_centre = centre[0], centre[-1], sum(map(worms, centre))
    second, best = sorted(ranks)[-2:]
    found = []
    for seat, stack in enumerate(stacks):
        own, top, lost = ranks[seat], tops[seat], below[seat]
        rival = second if own == best else best
        facts = (
            rank_with(own, lowest) > rival,
            rank_with(own, highest) > rival,
            own[0] - rival[0] > in_centre,
            bool(top) and top < lowest,
            top > base and top - 1 not in centre,
            bool(top) and lost > rival,
            # leads even when the best rival has its top tile
            bool(top) and rank_with(rival, top) < lost,
        )
        shown = [tile - base + 1 for tile in stack[: -SHOWN - 1 : -1]]
        holds = [depth * (len(TILES) + 1) + tile for depth, tile in enumerate([*shown, 0, 0, 0][:SHOWN])]
        holds += (
            _WORMS + min(own[0], MOST_WORMS),
            _HEIGHT + min(len(stack), MOST_HEIGHT),
            _LEAD + _lead_feature(own, rival),
        )
        holds += [_FACTS + fact for fact, true in enumerate(facts) if true]
        for later in range(1, seats):
            victim = (seat + later) % seats
            if tops[victim]:
                thief = rank_with(own, tops[victim])
                if thief > below[victim] and not any(
                    rank >= thief for other, rank in enumerate(ranks) if other not in (seat, victim)
                ):
                    holds.append(_THEFTS + later - 1)
        found.append(holds)
    return found
