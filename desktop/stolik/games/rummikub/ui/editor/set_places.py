"""Where the sets of a table go: a set stays where it is, and as little as possible moves to make room.

Pure arithmetic in tile widths; what is wanted of a place is a row and how far along it a set begins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from statistics import median
from typing import Final, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.games.rummikub.ui.turn_draft import LaidSets, SetPosition

PITCH: Final = 1.035
"""The step from a tile to the next one beside it, in widths."""

APART: Final = 0.55
"""The space between two sets side by side, in widths."""

REACH: Final = 3
"""How far a set goes along its row, in widths, before its neighbours make room for it.

A long set goes further, so that one with tiles laid in front of it may grow to the other side.
"""

_EXACT: Final = 1e-3
"""What sums of widths may be wrong by."""

Spots: TypeAlias = Mapping[int, SetPosition]
Lengths: TypeAlias = Mapping[int, int]


def wide(length: int) -> float:
    """Return how wide a set of ``length`` tiles is."""
    return 1 + (length - 1) * PITCH


def fits(lengths: Lengths, spots: Spots, rows: int, columns: float) -> bool:
    """Return whether all these sets have a place inside the rows, and none touches another."""
    for set_id in lengths:
        spot = spots.get(set_id)
        if spot is None or not (0 <= spot.row < rows and spot.along >= -_EXACT):
            return False
        if spot.along + wide(lengths[set_id]) > columns + _EXACT:
            return False
    for row in range(rows):
        line = _line(row, lengths, spots)
        for one, other in pairwise(line):
            if spots[one].along + wide(lengths[one]) + APART > spots[other].along + _EXACT:
                return False
    return True


def wishes(old: LaidSets, new: LaidSets, spots: Spots) -> tuple[Spots, Spots]:
    """Return the places of the sets that are as they were, and those that the changed ones would like.

    ``spots`` are the places of the old sets. A changed set would like its tiles to stay where they are; so
    would a new one if at least half of its tiles come from one set. Others have no wish.
    """
    before = {one.id: one for one in old if one.id in spots}
    staying: dict[int, SetPosition] = {}
    wanted: dict[int, SetPosition] = {}
    for one in new:
        same = before.get(one.id)
        if same is not None and same.tiles == one.tiles:
            staying[one.id] = spots[one.id]
            continue
        sources = [same] if same is not None else before.values()
        source = max(sources, key=lambda other: len(set(other.tiles) & set(one.tiles)), default=None)
        shared = [tile for tile in one.tiles if source is not None and tile in source.tiles]
        if source is None or not shared or (same is None and 2 * len(shared) < len(one.tiles)):
            continue
        shift = median(source.tiles.index(tile) - one.tiles.index(tile) for tile in shared)
        spot = spots[source.id]
        wanted[one.id] = SetPosition(spot.row, max(0.0, spot.along + shift * PITCH))
    return staying, wanted


def arranged(
    lengths: Lengths, staying: Spots, wanted: Spots, rows: int, columns: float
) -> dict[int, SetPosition] | None:
    """Return a place for every set, or ``None`` where so little movement finds no room.

    In this order: the nearest gap within reach in the row that is wanted; its neighbours shift; the nearest
    gap in another row; the neighbours there shift; one set of the row goes to another. Sets ``wanted``
    anywhere come first, in the order given, then those without a wish.
    """
    spots = dict(staying)
    if not fits({one: lengths[one] for one in spots}, spots, rows, columns):
        return None
    for set_id in [*wanted, *(one for one in lengths if one not in wanted and one not in staying)]:
        found = _with(set_id, wanted.get(set_id), lengths, spots, rows, columns, staying)
        if found is None:
            return None
        spots = found
    return spots


def gap_near(
    along: float, room: float, row: int, lengths: Lengths, spots: Spots, columns: float
) -> float | None:
    """Return where in a row something so wide can begin, as near as can be to a place along it."""
    starts = [
        max(left, min(along, right - room))
        for left, right in _gaps(row, lengths, spots, columns)
        if right - left + _EXACT >= room
    ]
    return min(starts, key=lambda start: abs(start - along), default=None)


def free_place(length: int, lengths: Lengths, spots: Spots, rows: int, columns: float) -> SetPosition | None:
    """Return a gap for a set that may go anywhere: one in which it and its neighbours can grow, or any.

    In its row it is as near to the middle of the table as can be.
    """
    room = wide(length)
    middle = max(0.0, (columns - room) / 2)
    for growth in (PITCH, 0.0):
        for row in range(rows):
            starts = []
            for left, right in _gaps(row, lengths, spots, columns):
                first = left + (growth if left > 0 else 0)
                last = right - room - (growth if right < columns else 0)
                if first <= last + _EXACT:
                    starts.append(max(first, min(middle, last)))
            if starts:
                return SetPosition(row, min(starts, key=lambda start: abs(start - middle)))
    return None


def flow(lengths: Lengths, spots: Spots, rows: int, columns: float) -> dict[int, SetPosition] | None:
    """Return places close together for all sets, or ``None`` where they don't fit.

    Every set stays in its row, in the order of before; the last of a row that is too full, and sets without
    a place, go to the end of the first row with room. What a row has left is spread between its sets, up to
    a tile for each, so that they can grow; the row lies in the middle of the table.
    """
    lines: list[list[int]] = [[] for _ in range(rows)]
    homeless: list[int] = []
    known = [set_id for set_id in lengths if set_id in spots and 0 <= spots[set_id].row < rows]
    for set_id in sorted(known, key=lambda one: spots[one].along):
        lines[spots[set_id].row].append(set_id)
    for line in lines:
        while _total(line, lengths) > columns:
            homeless.insert(0, line.pop())
    homeless += [set_id for set_id in lengths if set_id not in known]
    for set_id in homeless:
        for line in lines:
            if _total([*line, set_id], lengths) <= columns:
                line.append(set_id)
                break
        else:
            return None
    placed: dict[int, SetPosition] = {}
    for row, line in enumerate(lines):
        left = columns - _total(line, lengths)
        spread = min(PITCH, left / max(1, len(line)))
        along = (left - spread * max(0, len(line) - 1)) / 2
        for set_id in line:
            placed[set_id] = SetPosition(row, along)
            along += wide(lengths[set_id]) + APART + spread
    return placed


# ---------------------------------------------------------------------------------------- inside


def _with(
    set_id: int,
    wish: SetPosition | None,
    lengths: Lengths,
    spots: Spots,
    rows: int,
    columns: float,
    staying: Collection[int],
) -> dict[int, SetPosition] | None:
    """Return the places with one more set; those in ``staying`` make room for it last."""
    if wish is None:
        free = free_place(lengths[set_id], lengths, spots, rows, columns)
        if free is not None:
            return {**spots, set_id: free}
        wish = SetPosition(rows - 1, columns)
    home = min(max(0, wish.row), rows - 1)
    along = min(wish.along, columns - wide(lengths[set_id]))
    near = sorted(range(rows), key=lambda row: abs(row - home))
    reach = max(REACH, wide(lengths[set_id]) - 1)
    start = gap_near(along, wide(lengths[set_id]), home, lengths, spots, columns)
    if start is not None and abs(start - along) <= reach + _EXACT:
        return {**spots, set_id: SetPosition(home, start)}
    shifted = _shifted(set_id, along, home, lengths, spots, columns, staying)
    if shifted is not None:
        return shifted
    return (
        _in_a_row(set_id, along, near, lengths, spots, columns, staying)
        or _instead_of_one(set_id, along, near, lengths, spots, columns, staying)
    )  # fmt: skip


def _in_a_row(
    set_id: int,
    along: float,
    rows: Iterable[int],
    lengths: Lengths,
    spots: Spots,
    columns: float,
    staying: Collection[int],
) -> dict[int, SetPosition] | None:
    """Return the places with a set in the first of some rows with a gap, or where its sets can shift."""
    rows = list(rows)
    for row in rows:
        start = gap_near(along, wide(lengths[set_id]), row, lengths, spots, columns)
        if start is not None:
            return {**spots, set_id: SetPosition(row, start)}
    for row in rows:
        shifted = _shifted(set_id, along, row, lengths, spots, columns, staying)
        if shifted is not None:
            return shifted
    return None


def _instead_of_one(
    set_id: int,
    along: float,
    rows: list[int],
    lengths: Lengths,
    spots: Spots,
    columns: float,
    staying: Collection[int],
) -> dict[int, SetPosition] | None:
    """Return the places with a set in a row that another set, the nearest that can, leaves for it."""
    for row in rows:
        others = [other for other in rows if other != row]
        for leaving in sorted(_line(row, lengths, spots), key=lambda one: abs(spots[one].along - along)):
            rest = {one: spot for one, spot in spots.items() if one != leaving}
            made = _in_a_row(set_id, along, [row], lengths, rest, columns, staying)
            if made is not None:
                done = _in_a_row(leaving, spots[leaving].along, others, lengths, made, columns, staying)
                if done is not None:
                    return done
    return None


def _shifted(
    set_id: int,
    along: float,
    row: int,
    lengths: Lengths,
    spots: Spots,
    columns: float,
    staying: Collection[int],
) -> dict[int, SetPosition] | None:
    """Return the places with a set in a row whose others make room: as few as can be, and as little.

    Sets that were changed as well move rather than those in ``staying``.
    """
    room = wide(lengths[set_id])
    line = _line(row, lengths, spots)
    middles = {one: spots[one].along + wide(lengths[one]) / 2 for one in line}
    left = [one for one in line if middles[one] < along + room / 2]
    right = line[len(left) :]
    first = sum([wide(lengths[one]) + APART for one in left], IN_ORDER)
    last = columns - room - sum([wide(lengths[one]) + APART for one in right], IN_ORDER)
    if first > last + _EXACT:
        return None
    starts = {min(max(along, first), last), first, last}
    # Where one more set on a side begins to move: between two such starts the cost grows evenly.
    beside = 0.0
    for one in reversed(left):
        starts.add(spots[one].along + wide(lengths[one]) + APART + beside)
        beside += wide(lengths[one]) + APART
    beside = 0.0
    for one in right:
        starts.add(spots[one].along - APART - room - beside)
        beside += wide(lengths[one]) + APART
    best: tuple[tuple[int, int, float, float], dict[int, SetPosition]] | None = None
    for start in starts:
        if not first - _EXACT <= start <= last + _EXACT:
            continue
        moved = _pushed(start, room, left, right, lengths, spots)
        far = sum([abs(moved[one] - spots[one].along) for one in moved], IN_ORDER)
        cost = (sum([one in staying for one in moved], 0), len(moved), far, abs(start - along))
        if best is None or cost < best[0]:
            places = {
                one: SetPosition(row, max(0.0, there)) for one, there in {**moved, set_id: start}.items()
            }
            best = (cost, {**spots, **places})
    return None if best is None else best[1]


def _pushed(
    start: float, room: float, left: list[int], right: list[int], lengths: Lengths, spots: Spots
) -> dict[int, float]:
    """Return where the sets that must give way go when something so wide begins at ``start``."""
    moved: dict[int, float] = {}
    edge = start
    for one in reversed(left):
        edge -= APART + wide(lengths[one])
        if spots[one].along <= edge + _EXACT:
            break
        moved[one] = edge
    edge = start + room
    for one in right:
        edge += APART
        if spots[one].along >= edge - _EXACT:
            break
        moved[one] = edge
        edge += wide(lengths[one])
    return moved


def _line(row: int, lengths: Lengths, spots: Spots) -> list[int]:
    line = [one for one, spot in spots.items() if spot.row == row and one in lengths]
    return sorted(line, key=lambda one: spots[one].along)


def _gaps(row: int, lengths: Lengths, spots: Spots, columns: float) -> list[tuple[float, float]]:
    """Return from where to where a further set may lie in a row."""
    gaps = []
    left = 0.0
    for one in _line(row, lengths, spots):
        gaps.append((left, spots[one].along - APART))
        left = spots[one].along + wide(lengths[one]) + APART
    return [*gaps, (left, columns)]


def _total(line: list[int], lengths: Lengths) -> float:
    return sum([wide(lengths[set_id]) for set_id in line], IN_ORDER) + APART * max(0, len(line) - 1)
