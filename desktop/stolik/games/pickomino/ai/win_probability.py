"""The chance to win from a position between two turns.

A small network with two hidden layers turns what a seat sees into the seat's strength, and the chances are
the softmax of the strengths. ``train/win_probability.py`` learns the weights for each number of seats and
writes them to ``data/win_probability_<seats>.json``. Those above the first layer depend on how many tiles lie
face up.

A seat sees the centre, how many seats move before it, itself, and then the others in table order.
``find_features`` in ``train/learn.c`` must number the features in the same way, because the weights were
learned with this numbering.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import repeat
from math import exp
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.pickomino.rules.pieces import TILES, worms

Stacks: TypeAlias = Sequence[Sequence[int]]
"""The tiles of each seat, bottom first."""

Rank: TypeAlias = tuple[int, int]
"""The worms and the highest tile (0 if none), which decide the game in this order (§7)."""

MOST_WORMS: Final = 25
MOST_LEAD: Final = 12
MOST_HEIGHT: Final = 7
SHOWN: Final = 3
"""How many tiles from the top of a stack are told apart."""

FACTS: Final = 7
"""The number of yes-or-no facts about a seat, not counting the thefts that would put it in the lead."""

ALL_WORMS: Final = sum(map(worms, TILES))

# Where each group of features about the centre starts: which tiles lie face up, how many, the lowest, the
# highest, their worms, how many tiles are out of the game, the option of §8.2, and who waits how long.
_COUNT: Final = len(TILES)
_LOWEST: Final = _COUNT + len(TILES)
_HIGHEST: Final = _LOWEST + len(TILES)
_IN_CENTRE: Final = _HIGHEST + len(TILES)
_GONE: Final = _IN_CENTRE + ALL_WORMS
_FLIPS: Final = _GONE + len(TILES)
_WAITING: Final = _FLIPS + 1

# The same for a seat, counted from that seat's first feature: its top tiles (0 for none), worms, tiles, lead,
# facts, thefts.
_WORMS: Final = SHOWN * (len(TILES) + 1)
_HEIGHT: Final = _WORMS + MOST_WORMS + 1
_LEAD: Final = _HEIGHT + MOST_HEIGHT + 1
_FACTS: Final = _LEAD + 2 * MOST_LEAD + 3
_THEFTS: Final = _FACTS + FACTS


def number_of_features(seats: int) -> int:
    """Return the number of features at a table with ``seats`` seats (2 to 7)."""
    return _WAITING + seats + seats * (_THEFTS + seats - 1)


@lru_cache(maxsize=1024)
def rank_of(stack: tuple[int, ...]) -> Rank:
    """Return the rank that a stack gives its owner."""
    return sum(map(worms, stack)), max(stack, default=0)


def rank_with(rank: Rank, tile: int) -> Rank:
    """Return the owner's rank once one more tile lies on the stack."""
    return rank[0] + worms(tile), max(rank[1], tile)


def _lead_feature(own: Rank, rival: Rank) -> int:
    """Return the feature of a lead in worms; a tie in worms has three, by whose best tile is higher."""
    lead = max(-MOST_LEAD, min(MOST_LEAD, own[0] - rival[0]))
    if not lead:
        return MOST_LEAD + (own > rival) + (own >= rival)
    return lead + MOST_LEAD + (2 if lead > 0 else 0)


class Features(NamedTuple):
    """The numbers of the features that hold: those ``common`` to all seats, and each seat's own."""

    common: list[int]
    of_seats: list[list[int]]


def features(stacks: Stacks, centre: Sequence[int], to_move: Seat, flips: bool) -> Features:
    """Return the features that hold.

    ``centre`` are the face-up tiles, ascending and at least one; ``flips`` is the option
    ``bust_without_tile_flips``.
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
    """Return the features of every seat, counted from the seat's first one."""
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


STAGES: Final = (1, 2, 3, 4, 6, 9)
"""The stages with upper weights of their own, each by its smallest number of face-up tiles."""

SECOND: Final = 32
"""The number of units in the second hidden layer."""

Row: TypeAlias = tuple[float, ...]


class Upper(NamedTuple):
    """The weights above the first layer at one stage; ``second`` has a row for each unit below it."""

    second: tuple[Row, ...]
    second_bias: Row
    third: Row

    def strength(self, first: Sequence[float]) -> float:
        """Return the strength of a seat from its sums in the first layer."""
        parts = [
            map(mul, row, repeat(unit)) for row, unit in zip(self.second, first, strict=True) if unit > 0
        ]
        sums = map(sum, zip(self.second_bias, *parts, strict=True), repeat(IN_ORDER))
        second = [unit if unit > 0 else 0.0 for unit in sums]
        strength: float = sum(map(mul, self.third, second), IN_ORDER)
        return strength


class Network(NamedTuple):
    """The weights for one number of seats: in the first layer a row for each feature, above it by stage."""

    first: tuple[Row, ...]
    first_bias: Row
    upper: tuple[Upper, ...]

    def strengths(self, seen: Features, tiles: int) -> list[float]:
        """Return the strength of every seat.

        ``seen`` are the features that hold, ``tiles`` is how many lie face up (at least 1).
        """
        upper = self.upper[bisect_right(STAGES, tiles) - 1]
        common = self._added(self.first_bias, seen.common)
        return [upper.strength(self._added(common, active)) for active in seen.of_seats]

    def _added(self, units: Sequence[float], active: Sequence[int]) -> list[float]:
        """Return the units of the first layer with the weights of further active features added."""
        first = self.first
        columns = zip(units, *[first[feature] for feature in active], strict=True)
        return list(map(sum, columns, repeat(IN_ORDER)))


def parts_of(seats: int, hidden: int) -> Mapping[str, tuple[int, ...]]:
    """Return the shapes of the parts of a network, in the order in which the trainer writes them."""
    stages = len(STAGES)
    return {
        "first": (number_of_features(seats), hidden),
        "first_bias": (hidden,),
        "second": (stages, hidden, SECOND),
        "second_bias": (stages, SECOND),
        "third": (stages, SECOND),
    }


@cache
def network(seats: int) -> Network:
    """Return the learned weights for 2 to 7 seats; each file is read once."""
    table = load(__package__, f"win_probability_{seats}")
    hidden = table["hidden"]
    rows = {name: _rows(table[name], shape[-1]) for name, shape in parts_of(seats, hidden).items()}
    upper = [
        Upper(
            rows["second"][hidden * stage : hidden * (stage + 1)],
            rows["second_bias"][stage],
            rows["third"][stage],
        )
        for stage in range(len(STAGES))
    ]
    return Network(rows["first"], rows["first_bias"][0], tuple(upper))


def _rows(entry: Mapping[str, Any], width: int) -> tuple[Row, ...]:
    """Return the rows of packed weights, which are stored as whole multiples of 1 / ``scale``."""
    numbers = [number / entry["scale"] for number in unpack(entry)]
    return tuple([tuple(numbers[start : start + width]) for start in range(0, len(numbers), width)])


def win_chances(
    stacks: Stacks, centre: Sequence[int], to_move: Seat, flips: bool = False
) -> tuple[float, ...]:
    """Return the chance of every seat to win, from 0 to 1; they add up to 1, and tied seats share a win.

    The chances are exact if the centre is empty; otherwise they are an estimate.

    Args:
        stacks: The tiles of each seat, bottom first.
        centre: The face-up tiles, ascending.
        to_move: The seat whose turn begins.
        flips: The option ``bust_without_tile_flips``.
    """
    seats = len(stacks)
    if not centre:
        ranks = [rank_of(tuple(stack)) for stack in stacks]
        return tuple([shared_win(ranks, seat) for seat in range(seats)])
    strengths = network(seats).strengths(features(stacks, centre, to_move, flips), len(centre))
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    total = sum(shares, IN_ORDER)
    return tuple([share / total for share in shares])


def shared_win(ranks: Sequence[Rank], seat: Seat) -> float:
    """Return ``seat``'s share of the win when the game is over.

    >>> [shared_win([(5, 30), (7, 33), (7, 33)], seat) for seat in range(3)]
    [0.0, 0.5, 0.5]
    """
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[seat] == best else 0.0
