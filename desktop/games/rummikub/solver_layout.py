"""From the numbers of an answer to named tiles in sets, with as much of the old table as can be kept.

The search says how many tiles of each kind lie in runs and in groups. Within that there is still a choice:
which copy goes where, where runs are cut or joined, which colours make which of two groups, and where the
jokers stand. It is made colour by colour for the runs, exactly, by the links (neighbours in an old run that
stay neighbours), and number by number for the groups, exactly, by the pairs that stay together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import Final, NamedTuple, TypeAlias

from desktop.games.rummikub.melds import Meld, read
from desktop.games.rummikub.solver_search import Stage
from desktop.games.rummikub.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, Kind, Tile

Row: TypeAlias = tuple[Tile, ...]

GAP: Final = ""
"""Stands in a set for a joker until it is known which."""

NOWHERE: Final = -1
"""The home of a tile that lay in no set of the sort."""

LINK, JOIN, OLD_RUN, OLD_GROUP = 4, -2, 1, -1


class Homes:
    """Where everything lay.

    ``runs`` and ``groups`` tell for a tile the place of its set in the table; ``run_rows`` the places of a
    colour's runs, with where they begin (0-12); ``group_rows`` those of a number's groups; ``joker_in_run``
    the runs in which a joker stands for a kind; ``run_counts`` how many real tiles and jokers of a colour lie
    in runs at each number. ``kind`` is the kind of a tile, also for a joker that is to go on standing for the
    tile it ``stands`` for; such a joker counts as real everywhere here.
    """

    def __init__(self, table: Sequence[Sequence[Tile]], stands: Mapping[Tile, Kind] | None = None) -> None:
        self.kind: Mapping[Tile, Kind] = {**KIND_OF, **stands} if stands else KIND_OF
        self.table = [tuple(row) for row in table]
        self.runs: dict[Tile, int] = {}
        self.groups: dict[Tile, int] = {}
        self.run_rows: list[list[tuple[int, int]]] = [[] for _ in COLOURS]
        self.group_rows: list[list[int]] = [[] for _ in range(NUMBERS)]
        self.joker_in_run: dict[int, list[int]] = {}
        self.run_counts: list[list[tuple[int, int]]] = [[(0, 0)] * NUMBERS for _ in COLOURS]
        for index, row in enumerate(self.table):
            meld = read(row)
            if isinstance(meld, Meld):
                self._put(index, row, meld)

    def _put(self, index: int, row: Row, meld: Meld) -> None:
        first = meld.numbers[0] - 1
        if meld.kind == "group":
            self.group_rows[first].append(index)
            self.groups.update(dict.fromkeys(row, index))
            return
        colour = COLOURS.index(meld.colours[0])
        self.run_rows[colour].append((index, first))
        counts = self.run_counts[colour]
        for place, tile in enumerate(row, first):
            self.runs[tile] = index
            real, jokers = counts[place]
            if self.kind[tile] == JOKER:
                self.joker_in_run.setdefault(NUMBERS * colour + place, []).append(index)
                counts[place] = real, jokers + 1
            else:
                counts[place] = real + 1, jokers

    def in_runs(self) -> tuple[int, ...]:
        """Return how many tiles of each kind lie in runs, jokers left out."""
        return tuple(real for counts in self.run_counts for real, _ in counts)


def parts(stages: Sequence[Stage], homes: Homes, pool: dict[int, list[Tile]], neat: bool) -> list[Row]:
    """Return the sets of an answer, with ``GAP`` for its jokers.

    ``pool`` has the tiles of each kind to use and is emptied. Runs that needn't change don't; those that do
    keep most of the old links if the answer is to be ``neat``.
    """
    found: list[Row] = []
    for colour in range(len(COLOURS)):
        for row in _runs(stages, colour, homes, pool, neat):
            for tile in row:
                if tile:
                    pool[homes.kind[tile]].remove(tile)
            found.append(row)
    for place, stage in enumerate(stages):
        rest = [tile for kind in range(place, JOKER, NUMBERS) for tile in pool.get(kind, ())]
        if rest:
            found += _groups(rest, stage.group_jokers, homes, place)
    return found


def _runs(
    stages: Sequence[Stage], colour: int, homes: Homes, pool: dict[int, list[Tile]], neat: bool
) -> list[Row]:
    """Return the runs of a colour, stretch by stretch: between stretches no run lay, and none is to lie."""
    before = homes.run_counts[colour]
    found: list[Row] = []
    start, same = -1, True
    for place in range(NUMBERS + 1):
        if place < NUMBERS:
            now = stages[place].real[colour], stages[place].jokers[colour]
            if before[place] != (0, 0) or now != (0, 0):
                start = place if start < 0 else start
                same = same and before[place] == now
                continue
        if start >= 0:
            if same:
                old = (
                    homes.table[index] for index, first in homes.run_rows[colour] if start <= first < place
                )
                found += (tuple(GAP if homes.kind[tile] == JOKER else tile for tile in row) for row in old)
            else:
                found += _cut(stages, colour, range(start, place), homes, pool, neat)
        start, same = -1, True
    return found


Slot: TypeAlias = tuple[int, int]
"""An open run: its length up to 3, and the home of its last tile."""

Item: TypeAlias = tuple[Tile, int]
"""A tile or ``GAP``, and its home."""


class _Cut(NamedTuple):
    """A way to lay the runs so far: its worth, the way before, and what is laid on which open run."""

    worth: int
    before: _Cut | None
    sources: tuple[int, ...]
    hand: tuple[Item, ...]


def _cut(
    stages: Sequence[Stage],
    colour: int,
    places: range,
    homes: Homes,
    pool: dict[int, list[Tile]],
    neat: bool,
) -> list[Row]:
    """Return the runs of a stretch of a colour that keep most of the old links, or else any."""
    ways: dict[tuple[Slot, ...], _Cut] = {(): _Cut(0, None, (), ())}
    for place in places:
        kind = NUMBERS * colour + place
        gaps = [(GAP, home) for home in homes.joker_in_run.get(kind, ())] + [(GAP, NOWHERE)] * 2
        # Old runs first, and tiles of groups last, for an answer that needn't be neat.
        items = sorted(
            ((tile, homes.runs.get(tile, NOWHERE)) for tile in pool.get(kind, ())),
            key=lambda item: (item[1] < 0) + (item[0] in homes.groups),
        )
        hands = [
            (*hand, *gaps[: stages[place].jokers[colour]])
            for hand in combinations(items, stages[place].real[colour])
        ]
        after: dict[tuple[Slot, ...], _Cut] = {}
        for hand in hands if neat else hands[:1]:
            picked = sum(_picked(item, homes) for item in hand)
            for slots, cut in ways.items():
                for sources in _sources(tuple(slot[0] for slot in slots), len(hand)):
                    worth = cut.worth + picked
                    now = []
                    for source, (_, home) in zip(sources, hand, strict=True):
                        if source < 0:
                            now.append((1, home if neat else NOWHERE))
                            continue
                        length, last = slots[source]
                        now.append((min(3, length + 1), home if neat else NOWHERE))
                        if home >= 0 and last >= 0:
                            worth += LINK if last == home else JOIN
                    key = tuple(now)
                    if key not in after or after[key].worth < worth:
                        after[key] = _Cut(worth, cut, sources, hand)
        ways = after
    finished = (cut for slots, cut in ways.items() if all(length == 3 for length, _ in slots))
    return _followed(max(finished, key=lambda cut: cut.worth))


def _picked(item: Item, homes: Homes) -> int:
    """Return the worth of laying a tile in a run, by where it lay."""
    tile, home = item
    return (OLD_RUN if home >= 0 else OLD_GROUP if tile in homes.groups else 0) if tile else 0


@cache
def _sources(lengths: tuple[int, ...], tiles: int) -> tuple[tuple[int, ...], ...]:
    """Return the ways to lay tiles on open runs: for each tile the run it goes on from, or -1."""
    must = [index for index, length in enumerate(lengths) if length < 3]
    ways = dict.fromkeys(permutations([*range(len(lengths)), *[-1] * tiles], tiles))
    return tuple(way for way in ways if all(index in way for index in must))


def _followed(cut: _Cut) -> list[Row]:
    """Return the runs that a way through the numbers lays."""
    history = [cut]
    while (before := history[-1].before) is not None:
        history.append(before)
    runs: list[list[Tile]] = []
    going_on: list[list[Tile]] = []
    for step in reversed(history):
        last, going_on = going_on, []
        for source, (tile, _) in zip(step.sources, step.hand, strict=True):
            if source < 0:
                runs.append([])
            run = runs[-1] if source < 0 else last[source]
            run.append(tile)
            going_on.append(run)
    return [tuple(run) for run in runs]


def _groups(rest: Sequence[Tile], jokers: int, homes: Homes, place: int) -> list[Row]:
    """Return the groups of a number that keep most pairs together."""
    old = [homes.table[index] for index in homes.group_rows[place]]
    if not jokers and sorted(tile for row in old for tile in row) == sorted(rest):
        return old
    colours: dict[Kind, list[Tile]] = {}
    for tile in rest:
        colours.setdefault(homes.kind[tile], []).append(tile)
    doubles = sum(len(tiles) == 2 for tiles in colours.values())
    if not doubles:
        return [_in_old_order((*rest, *[GAP] * jokers), old)]
    best: tuple[int, list[Row]] = -1, []
    for ways in product(*([(tiles[:1], tiles[1:]), (tiles[1:], tiles[:1])] for tiles in colours.values())):
        rows = [[tile for way in ways for tile in way[side]] for side in (0, 1)]
        for first in range(jokers + 1):
            if all(
                3 <= len(row) + more <= 4 for row, more in zip(rows, (first, jokers - first), strict=True)
            ):
                worth = sum(_pairs(row, homes.groups) for row in rows)
                if worth > best[0]:
                    whole = [(*rows[0], *[GAP] * first), (*rows[1], *[GAP] * (jokers - first))]
                    best = worth, [_in_old_order(row, old) for row in whole]
    return best[1]


def _pairs(row: Sequence[Tile], homes: dict[Tile, int]) -> int:
    """Return how many pairs of tiles came from one set."""
    return sum(count * (count - 1) // 2 for count in Counter(homes[t] for t in row if t in homes).values())


def _in_old_order(row: Sequence[Tile], old: Sequence[Row]) -> Row:
    """Return a group with the tiles of an old one first, in their order."""
    before = max(old, key=lambda other: len(set(other) & set(row)), default=())
    order = {tile: index for index, tile in enumerate(before)}
    return tuple(sorted(row, key=lambda tile: order.get(tile, len(order) + (tile == GAP))))


def fill(found: list[Row], homes: Homes, jokers: Sequence[Tile]) -> tuple[list[list[Tile]], list[Tile]]:
    """Put jokers into the gaps, each where it stood if it can; return the sets and the jokers left over.

    ``jokers`` are in the order in which they have to be used, those of the table first.
    """
    rows = [list(row) for row in found]
    left = list(jokers)
    gaps = [(index, at) for index, row in enumerate(rows) for at, tile in enumerate(row) if tile == GAP]
    first = left[: len(gaps)]
    for joker in list(first):
        home = homes.runs.get(joker, homes.groups.get(joker, NOWHERE))
        if home < 0 or not gaps:
            continue
        old = set(homes.table[home])
        index, at = max(gaps, key=lambda gap: (_likeness(rows[gap[0]], old), -gap[0]))
        if _likeness(rows[index], old):
            rows[index][at] = joker
            gaps.remove((index, at))
            left.remove(joker)
            first.remove(joker)
    for (index, at), joker in zip(gaps, first, strict=True):
        rows[index][at] = joker
        left.remove(joker)
    return rows, left


def _likeness(row: Sequence[Tile], old: set[Tile]) -> int:
    """Return how many tiles of a set were in an old one."""
    return sum(tile in old for tile in row)


def in_old_places(rows: Sequence[Sequence[Tile]], homes: Homes) -> tuple[Row, ...]:
    """Return the sets in the order of the old table, each at the place of the set that it has most tiles of.

    Sets that have none of an old set's tiles come last. A set that is as it was keeps its very order.
    """
    lies = {tile: index for index, row in enumerate(rows) for tile in row}
    shared = Counter(
        (place, lies[tile]) for place, old in enumerate(homes.table) for tile in old if tile in lies
    )
    places: dict[int, int] = {}
    for (place, index), _ in shared.most_common():
        if index not in places and place not in places.values():
            places[index] = place
    order = sorted(range(len(rows)), key=lambda index: (places.get(index, len(homes.table)), index))
    found = []
    for index in order:
        row = tuple(rows[index])
        if index in places:
            old = homes.table[places[index]]
            meld = read(row)
            if isinstance(meld, Meld) and meld.kind == "group" and sorted(old) == sorted(row):
                row = old
        found.append(row)
    return tuple(found)
