"""Turns the counts of an answer into sets of tiles, and keeps as much of the old table as possible.

The search tells how many tiles of each kind are in runs and in groups. That leaves open which copy goes
where, where runs are cut or joined, which colours make up which of two groups, and where the jokers are. All
this is decided exactly: for runs colour by colour, so that most links are kept (neighbours in an old run that
stay neighbours), and for groups number by number, so that most pairs stay together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations, product
from operator import itemgetter
from typing import Final, TypeAlias

from stolik.games.rummikub.ai.solver.search import Stage
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, read
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, NUMBERS, Kind, Tile

Row: TypeAlias = tuple[Tile, ...]

GAP: Final = ""
"""The place of a joker in a set until it is known which joker it is."""

NOWHERE: Final = -1
"""The home of a tile that wasn't in any set of this kind."""

LINK, JOIN, OLD_RUN, OLD_GROUP = 4, -2, 1, -1


class OldPlaces:
    """The places of all tiles on the old table.

    ``runs`` and ``groups`` give the index of a tile's set in the table, ``run_rows`` the indices of a
    colour's runs with their starts (0-12), ``group_rows`` the indices of a number's groups, ``joker_in_run``
    the runs in which a joker stands for a kind, and ``run_counts`` how many real tiles and jokers of a colour
    are in runs at each number. ``kind`` is the kind of a tile, even of a joker that is to keep standing for a
    kind by ``stands``; such a joker counts as a real tile throughout.
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
            kinds = tuple([self.kind[tile] for tile in row])
            first = _first_of(kinds)
            if first is None:
                meld = read(row)
                if isinstance(meld, Meld):
                    is_run, colour = meld.kind == "run", COLOURS.index(meld.colours[0][0])
                    self._put(index, kinds, NUMBERS * colour + meld.numbers[0] - 1, is_run)
            else:
                self._put(index, kinds, first, kinds[1] == first + 1)

    def _put(self, index: int, kinds: Sequence[Kind], kind: Kind, is_run: bool) -> None:
        """Enter a set, given the kind that its first tile is or stands for."""
        colour, first = divmod(kind, NUMBERS)
        if not is_run:
            self.group_rows[first].append(index)
            self.groups.update(dict.fromkeys(self.table[index], index))
            return
        self.runs.update(dict.fromkeys(self.table[index], index))
        self.run_rows[colour].append((index, first))
        counts = self.run_counts[colour]
        for place, kind in enumerate(kinds, first):
            real, jokers = counts[place]
            if kind == JOKER:
                self.joker_in_run.setdefault(NUMBERS * colour + place, []).append(index)
                counts[place] = real, jokers + 1
            else:
                counts[place] = real + 1, jokers

    def most_kept(self, colour: int, place: int) -> int:
        """Return the worth of keeping the tiles of a colour and a number in runs exactly as they were."""
        real, jokers = self.run_counts[colour][place]
        begun = sum([first == place for _, first in self.run_rows[colour]])
        return OLD_RUN * real + LINK * (real + jokers - begun)

    def in_runs(self) -> tuple[int, ...]:
        """Return how many tiles of each kind are in runs, without jokers."""
        return tuple(real for counts in self.run_counts for real, _ in counts)


def _first_of(kinds: Sequence[Kind]) -> Kind | None:
    """Return the first kind of a set without free jokers, ``None`` if it isn't obviously a set."""
    if len(kinds) < LEAST:
        return None
    first, place = kinds[0], kinds[0] % NUMBERS
    if kinds[1] == first + 1:
        plain = place + len(kinds) <= NUMBERS and kinds == tuple(range(first, first + len(kinds)))
    else:
        plain = len(set(kinds)) == len(kinds) and {kind % NUMBERS for kind in kinds} == {place}
    return first if plain and JOKER not in kinds else None


def parts(
    stages: Sequence[Stage], old_places: OldPlaces, pool: dict[int, list[Tile]], neat: bool
) -> list[Row]:
    """Return the sets of an answer, with ``GAP`` for its jokers.

    ``pool`` has the tiles to use, by kind, and is emptied. Runs only change if they have to; those that do
    keep most of the old links if the answer is to be ``neat``.
    """
    found: list[Row] = []
    for colour in range(len(COLOURS)):
        for row in _runs(stages, colour, old_places, pool, neat):
            for tile in row:
                if tile:
                    pool[old_places.kind[tile]].remove(tile)
            found.append(row)
    for place, stage in enumerate(stages):
        rest = [tile for kind in range(place, JOKER, NUMBERS) for tile in pool.get(kind, ())]
        if rest:
            found += _groups(rest, stage.group_jokers, old_places, place)
    return found


def _runs(
    stages: Sequence[Stage], colour: int, old_places: OldPlaces, pool: dict[int, list[Tile]], neat: bool
) -> list[Row]:
    """Return the runs of a colour, stretch by stretch; between stretches there are no old or new ones."""
    before = old_places.run_counts[colour]
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
                    old_places.table[index]
                    for index, first in old_places.run_rows[colour]
                    if start <= first < place
                )
                found += (
                    tuple(GAP if old_places.kind[tile] == JOKER else tile for tile in row) for row in old
                )
            else:
                found += _cut(stages, colour, range(start, place), old_places, pool, neat)
        start, same = -1, True
    return found


Item: TypeAlias = tuple[Tile, int, int]
"""A tile or ``GAP``, its home, and the worth of putting it in a run, given where it was."""

Pick: TypeAlias = tuple[Item, ...]
"""The tiles that go into the runs of a colour at a number."""

Open: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The open runs: their lengths, up to 3, and the homes of their last tiles."""

_Cut: TypeAlias = "tuple[int, _Cut | None, tuple[int, ...], Pick]"
"""A way to lay the runs so far: its worth, the way before it, and which tile continues which open run."""


def _cut(
    stages: Sequence[Stage],
    colour: int,
    places: range,
    old_places: OldPlaces,
    pool: dict[int, list[Tile]],
    neat: bool,
) -> list[Row]:
    """Return the runs for a stretch of a colour; if ``neat``, they are those that keep most old links."""
    by_place = [
        (place, _picks(NUMBERS * colour + place, stages[place], old_places, pool)) for place in places
    ]
    if not neat:
        by_place = [(place, picks[:1]) for place, picks in by_place]
        return _traced_runs(max(_cuts(by_place, colour, old_places), key=itemgetter(0)))
    # If there are no fewer tiles in runs than before, all links can usually be kept, and few ways do that.
    before = old_places.run_counts[colour]
    fewer = any(stages[place].real[colour] < before[place][0] for place in places)
    cuts = (not fewer and _cuts(by_place, colour, old_places, all_kept=True)) or _cuts(
        by_place, colour, old_places
    )
    return _traced_runs(max(cuts, key=itemgetter(0)))


def _cuts(
    by_place: Sequence[tuple[int, Sequence[Pick]]],
    colour: int,
    old_places: OldPlaces,
    *,
    all_kept: bool = False,
) -> list[_Cut]:
    """Return ways to lay runs, including the best one; with ``all_kept``, only those that keep all links."""
    ways: dict[Open, _Cut] = {((), ()): (0, None, (), ())}
    for place, picks in by_place:
        least = old_places.most_kept(colour, place) if all_kept else None
        after: dict[Open, _Cut] = {}
        for pick in picks:
            at_home = tuple([item[1] for item in pick])
            picked = sum([item[2] for item in pick])
            for (lengths, lasts), cut in ways.items():
                for sources, now in _sources(lengths, len(pick)):
                    worth = picked
                    for source, home in zip(sources, at_home, strict=True):
                        if source >= 0 and home >= 0 and lasts[source] >= 0:
                            worth += LINK if lasts[source] == home else JOIN
                    if least is not None and worth < least:
                        continue
                    key, worth = (now, at_home), worth + cut[0]
                    if key not in after or after[key][0] < worth:
                        after[key] = worth, cut, sources, pick
        ways = after
    return [cut for (lengths, _), cut in ways.items() if set(lengths) <= {3}]


def _picks(kind: Kind, done: Stage, old_places: OldPlaces, pool: Mapping[int, Sequence[Tile]]) -> list[Pick]:
    """Return the choices of tiles of a kind for runs, without those that are equivalent to another.

    Tiles of old runs come first and tiles of groups last, so the first choice suits an answer that needn't be
    neat.
    """
    colour = kind // NUMBERS
    real, jokers = done.real[colour], done.jokers[colour]
    gaps: list[Item] = [(GAP, home, 0) for home in old_places.joker_in_run.get(kind, ())] if jokers else []
    gaps += [(GAP, NOWHERE, 0)] * (jokers - len(gaps))
    items: list[Item] = []
    for tile in pool.get(kind, ()) if real else ():
        home = old_places.runs.get(tile, NOWHERE)
        items.append((tile, home, OLD_RUN if home >= 0 else OLD_GROUP if tile in old_places.groups else 0))
    if len(items) == real:
        return [(*items, *gaps[:jokers])]
    items.sort(key=itemgetter(2), reverse=True)
    found: dict[tuple[tuple[int, int], ...], Pick] = {}
    for pick in combinations(items, real):
        found.setdefault(tuple([(item[1], item[2]) for item in pick]), pick)
    return [(*pick, *gaps[:jokers]) for pick in found.values()]


@cache
def _sources(lengths: tuple[int, ...], tiles: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return the ways to add tiles to open runs: for each tile the run that it continues, -1 for a new one.

    Each way comes with the lengths of the open runs after it.
    """
    must = [index for index, length in enumerate(lengths) if length < 3]
    ways = dict.fromkeys(permutations([*range(len(lengths)), *[-1] * tiles], tiles))
    return tuple(
        (way, tuple(1 if source < 0 else min(3, lengths[source] + 1) for source in way))
        for way in ways
        if all(index in way for index in must)
    )


def _traced_runs(cut: _Cut) -> list[Row]:
    """Return the runs that result from a way through the numbers."""
    history = [cut]
    while (before := history[-1][1]) is not None:
        history.append(before)
    runs: list[list[Tile]] = []
    going_on: list[list[Tile]] = []
    for _, _, sources, pick in reversed(history):
        last, going_on = going_on, []
        for source, item in zip(sources, pick, strict=True):
            if source < 0:
                runs.append([])
            run = runs[-1] if source < 0 else last[source]
            run.append(item[0])
            going_on.append(run)
    return [tuple(run) for run in runs]


def _groups(rest: Sequence[Tile], jokers: int, old_places: OldPlaces, place: int) -> list[Row]:
    """Return the groups of a number, made so that most pairs stay together."""
    old = [old_places.table[index] for index in old_places.group_rows[place]]
    if not jokers and sum(map(len, old)) == len(rest) and {tile for row in old for tile in row} == set(rest):
        return old
    colours: dict[Kind, list[Tile]] = {}
    for tile in rest:
        colours.setdefault(old_places.kind[tile], []).append(tile)
    doubles = sum(len(tiles) == 2 for tiles in colours.values())
    if not doubles:
        return [_in_old_order((*rest, *[GAP] * jokers), old)]
    best: tuple[int, list[Row]] = -1, []
    sides = [[(tiles[:1], tiles[1:]), (tiles[1:], tiles[:1])] for tiles in colours.values()]
    # The order of the two groups doesn't matter, so the first colour is only tried one way.
    for ways in product(sides[0][:1], *sides[1:]):
        rows = [[tile for way in ways for tile in way[side]] for side in (0, 1)]
        for first in range(jokers + 1):
            if 3 <= len(rows[0]) + first <= 4 and 3 <= len(rows[1]) + jokers - first <= 4:
                worth = _pairs(rows[0], old_places.groups) + _pairs(rows[1], old_places.groups)
                if worth > best[0]:
                    whole = [(*rows[0], *[GAP] * first), (*rows[1], *[GAP] * (jokers - first))]
                    best = worth, [_in_old_order(row, old) for row in whole]
    return best[1]


def _pairs(row: Sequence[Tile], old_places: dict[Tile, int]) -> int:
    """Return how many pairs of tiles came from the same set."""
    places = [old_places.get(tile, NOWHERE) for tile in row]
    return sum([one == other >= 0 for one, other in combinations(places, 2)])


def _in_old_order(row: Sequence[Tile], old: Sequence[Row]) -> Row:
    """Return a group with the tiles of an old group first, in their old order."""
    before = max(old, key=lambda other: len(set(other) & set(row)), default=())
    order = {tile: index for index, tile in enumerate(before)}
    return tuple(sorted(row, key=lambda tile: order.get(tile, len(order) + (tile == GAP))))


def fill(
    found: list[Row], old_places: OldPlaces, jokers: Sequence[Tile]
) -> tuple[list[list[Tile]], list[Tile]]:
    """Put jokers into the gaps, each where it was if possible; return the sets and the jokers left over.

    ``jokers`` are in the order in which they must be used, those of the table first.
    """
    rows = [list(row) for row in found]
    left = list(jokers)
    gaps = [(index, at) for index, row in enumerate(rows) for at, tile in enumerate(row) if tile == GAP]
    first = left[: len(gaps)]
    for joker in list(first):
        home = old_places.runs.get(joker, old_places.groups.get(joker, NOWHERE))
        if home < 0 or not gaps:
            continue
        old = set(old_places.table[home])
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
    return sum(tile in old for tile in row)


def in_old_places(rows: Sequence[Sequence[Tile]], old_places: OldPlaces) -> tuple[Row, ...]:
    """Return the sets, each at the place of the old set with which it shares most tiles.

    Sets without tiles of an old set come last. An unchanged set keeps its order.
    """
    places: dict[int, int] = {}
    old = {row: place for place, row in enumerate(old_places.table)}
    for index, row in enumerate(rows):
        if (whole := old.pop(tuple(row), None)) is not None:
            places[index] = whole
    # Most sets are unchanged; the others are matched by the tiles that they share.
    lies = {tile: index for index, row in enumerate(rows) if index not in places for tile in row}
    shared = Counter([(place, lies[tile]) for row, place in old.items() for tile in row if tile in lies])
    free = set(old.values())
    for (place, index), _ in shared.most_common():
        if index not in places and place in free:
            places[index] = place
            free.remove(place)
    order = sorted(range(len(rows)), key=lambda index: (places.get(index, len(old_places.table)), index))
    return tuple(
        [
            _in_old_reading(rows[index], old_places.table[places[index]] if index in places else ())
            for index in order
        ]
    )


def _in_old_reading(row: Sequence[Tile], old: Row) -> Row:
    """Return a set as it is written now, or as it was written if it is a group with the same tiles."""
    if tuple(row) != old and len(row) == len(old) and set(row) == set(old):
        meld = read(row)
        if isinstance(meld, Meld) and meld.kind == "group":
            return old
    return tuple(row)
