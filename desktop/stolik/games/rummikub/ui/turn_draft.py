"""The draft of a turn: tiles are laid and moved on the table before the rules are asked about them.

A draft is a value. Every operation returns the next draft, or a ``Rejection`` that says why it isn't
possible; an operation that changes nothing returns the draft itself. Sets needn't be in order here, because a
turn passes through disorder; only tiles that the player may not touch are refused. Each set has a number that
it keeps while it grows, shrinks and moves, so that the screen knows which set is which.

Another player's move is told and shown as a person would make it: every set that gets tiles is one step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import LEAST, is_set, value_of, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import COLOURS, NUMBERS, Table, Tile, colour_of, is_joker, number_of

Row: TypeAlias = tuple[Tile, ...]
"""Tiles side by side, in reading order."""


def in_set_order(tiles: Sequence[Tile]) -> Row:
    """Return tiles in an order that makes them a set, or as they are if they are one or can't be.

    A run is sorted upwards. Jokers fill its holes; one that is left over goes to the end of the run to which
    it was nearer, if there is room.
    """
    row = tuple(tiles)
    if len(row) < LEAST or is_set(row):
        return row
    plain = sorted((tile for tile in row if not is_joker(tile)), key=number_of)
    numbers = [number_of(tile) for tile in plain]
    if not plain or len({colour_of(tile) for tile in plain}) > 1 or len(set(numbers)) < len(numbers):
        return row
    places = dict(zip(numbers, plain, strict=True))
    first = next(index for index, tile in enumerate(row) if not is_joker(tile))
    jokers = [tile for tile in row if is_joker(tile)]
    holes = [number for number in range(numbers[0], numbers[-1]) if number not in places]
    below = list(range(numbers[0] - 1, 0, -1))
    above = list(range(numbers[-1] + 1, NUMBERS + 1))
    # A joker that was in front of all numbers stays at the low end unless a hole needs it.
    low = below[: max(0, min(first, len(jokers) - len(holes)))]
    free = [*holes, *low, *above, *below[len(low) :]]
    if len(holes) > len(jokers) or len(free) < len(jokers):
        return row
    places.update(zip(sorted(free[: len(jokers)]), jokers, strict=True))
    run = tuple(places[number] for number in sorted(places))
    return run if is_set(run) else row


def without_tiles(row: Row, without: Collection[Tile]) -> tuple[Row, ...]:
    """Return what a set becomes when some, but not all, of its tiles are lifted."""
    parts: list[list[Tile]] = [[]]
    for tile in row:
        if tile not in without:
            parts[-1].append(tile)
        elif parts[-1]:
            parts.append([])
    rows = [in_set_order(part) for part in parts if part]
    whole = in_set_order([tile for part in parts for tile in part])
    return tuple(rows) if not is_set(whole) and any(map(is_set, rows)) else (whole,)


def with_tiles(left: Row, tiles: Row, right: Row) -> tuple[Row, ...]:
    """Return what a set becomes when tiles are put between two parts of it."""
    whole = in_set_order(left + tiles + right)
    if is_set(whole):
        return (whole,)
    row = left + right
    cuts = sorted(range(1, len(row)), key=lambda cut: abs(cut - len(left)))
    halves = [
        (in_set_order(first), in_set_order(second))
        for cut in cuts
        for first, second in ((row[:cut] + tiles, row[cut:]), (row[:cut], tiles + row[cut:]))
    ]
    for first, second in halves:
        if is_set(first) and is_set(second):
            return (first, second)
    # If only one half is a set, it must be cut where the tiles were put, and the other half must begin a set.
    for first, second in halves[:2] if left and right else ():
        if (is_set(first) and may_become_set(second)) or (may_become_set(first) and is_set(second)):
            return (first, second)
    return (whole,)


def may_become_set(row: Row) -> bool:
    """Return whether one or two tiles could be side by side in a set."""
    plain = [tile for tile in row if not is_joker(tile)]
    if len(row) >= LEAST:
        return False
    if len(plain) < LEAST - 1:
        return True
    (one, other), same_colour = plain, len({colour_of(tile) for tile in plain}) == 1
    step = number_of(other) - number_of(one)
    return step == 1 if same_colour else step == 0


@dataclass(frozen=True, slots=True)
class SetPosition:
    """The place where a set begins: its row, and the distance along it in tile widths."""

    row: int
    along: float


@dataclass(frozen=True, slots=True)
class LaidSet:
    """Tiles side by side on the table, in order or not; no other set has the same ``id`` in the whole game.

    ``spot`` is the place of the set once it has been given one.
    """

    id: int
    tiles: Row
    spot: SetPosition | None = None


LaidSets: TypeAlias = tuple[LaidSet, ...]
"""Everything on the table, set by set; no set is empty."""


def keeping_ids(laid_sets: LaidSets, table: Iterable[Sequence[Tile]]) -> LaidSets:
    """Return a table as sets that keep the numbers of the sets that they come from.

    A set comes from the old set with which it shares most tiles.
    """
    rows = [tuple(row) for row in table]
    claims = sorted(
        (-len(set(old.tiles) & set(row)), place, old.id)
        for place, row in enumerate(rows)
        for old in laid_sets
        if not set(old.tiles).isdisjoint(row)
    )
    heirs: dict[int, LaidSet] = {}
    known = {old.id: old for old in laid_sets}
    for _, place, old_id in claims:
        if place not in heirs and old_id in known:
            heirs[place] = known.pop(old_id)
    free = max((old.id for old in laid_sets), default=0)
    sets = []
    for place, row in enumerate(rows):
        if place in heirs:
            sets.append(replace(heirs[place], tiles=row))
        else:
            free += 1
            sets.append(LaidSet(free, row))
    return tuple(sets)


def placed(laid_sets: LaidSets, spots: Mapping[int, SetPosition]) -> LaidSets:
    """Return the sets at these places, which go by number; a set without one keeps its own."""
    return tuple(replace(one, spot=spots.get(one.id, one.spot)) for one in laid_sets)


@dataclass(frozen=True, slots=True)
class TurnDraft:
    """A turn in the making: the table before it, the table now, and the way back.

    ``before`` are the sets and ``rack_before`` is the rack when the turn began; ``needed`` are the points for
    an opening. ``last_id`` is the highest number that any set has had; undoing a step doesn't lower it.
    """

    before: LaidSets
    rack_before: Row
    opened: bool
    current: LaidSets
    last_id: int
    past: tuple[LaidSets, ...] = ()
    needed: int = NEEDED

    @classmethod
    def begin(
        cls, laid_sets: LaidSets, rack_before: Iterable[Tile], opened: bool, needed: int = NEEDED
    ) -> TurnDraft:
        last_id = max((one.id for one in laid_sets), default=0)
        return cls(laid_sets, tuple(rack_before), opened, laid_sets, last_id, needed=needed)

    # ------------------------------------------------------------------ what lies where

    @property
    def table(self) -> tuple[Row, ...]:
        """All sets as they are written in a move, for ``play`` as well as for ``time_up``.

        Loose tiles are sets of one or two.
        """
        return tuple(one.tiles for one in self.current)

    @property
    def laid(self) -> frozenset[Tile]:
        return frozenset(self.rack_before) & _tiles(self.current)

    @property
    def moved(self) -> frozenset[Tile]:
        home = {tile: one.id for one in self.before for tile in one.tiles}
        return frozenset(
            tile for one in self.current for tile in one.tiles if home.get(tile, one.id) != one.id
        )

    @property
    def untouched(self) -> bool:
        return not self.laid and {frozenset(row) for row in self.table} == {
            frozenset(one.tiles) for one in self.before
        }

    @property
    def rearranged(self) -> bool:
        return set(self.current) != set(self.before)

    def placed(self, spots: Mapping[int, SetPosition]) -> TurnDraft:
        """Return the draft with its sets at these places, which go by number; this isn't a step to undo."""
        current = placed(self.current, spots)
        return replace(self, current=current, before=self.before if self.past else current)

    def find(self, tile: Tile) -> LaidSet | None:
        return next((one for one in self.current if tile in one.tiles), None)

    @property
    def own_points(self) -> int:
        """The points, as an opening counts them, of the sets in order that only have this player's tiles."""
        return worth(one.tiles for one in self.current if not _tiles(self.before).intersection(one.tiles))

    def obstacle(self, state: State, seat: Seat) -> Rejection | None:
        return GAME.check(state, seat, Play(self.table))

    # ------------------------------------------------------------------ laying and moving

    def lay(self, tiles: Sequence[Tile], spot: SetPosition | None = None) -> TurnDraft | Rejection:
        """Put tiles on the table as a set of their own, which becomes the last one.

        Tiles that are already a whole set only move there, and to ``spot`` if it is given.
        """
        whole = self.find(tiles[0]) if tiles else None
        if whole is not None and set(whole.tiles) == set(tiles):
            # Changing the order of sets doesn't touch them, so it is allowed before an opening.
            rest = [one for one in self.current if one is not whole]
            return self._next([*rest, whole if spot is None else replace(whole, spot=spot)], self.last_id)
        if refusal := self._refusal(tiles):
            return refusal
        sets, last_id = _lifted(self.current, tiles, self.last_id)
        return self._next([*sets, LaidSet(last_id + 1, in_set_order(tiles), spot)], last_id + 1)

    def add(self, tiles: Sequence[Tile], set_id: int, index: int) -> TurnDraft | Rejection:
        """Put tiles into a set before the tile at ``index``, or after the last one if it is the set's length.

        If that makes a longer set in order, the set takes them. Otherwise it splits if that leaves sets in
        order (2 3 4 5 6 with another 5 becomes 2 3 4 5 and 5 6). Otherwise they lie there in disorder.
        """
        target = self._set(set_id)
        if refusal := self._refusal(tiles, target):
            return refusal
        if target is None or not 0 <= index <= len(target.tiles):
            return Rejection("place_gone")
        left = tuple(tile for tile in target.tiles[:index] if tile not in tiles)
        right = tuple(tile for tile in target.tiles[index:] if tile not in tiles)
        if not left and not right:
            return self
        sets, last_id = _lifted(self.current, tiles, self.last_id, kept=target.id)
        return self._next(*_parted(sets, target.id, with_tiles(left, tuple(tiles), right), last_id))

    def add_to_joker(self, tiles: Sequence[Tile], joker: Tile) -> TurnDraft | Rejection:
        """Put tiles onto a joker; the tile that it stands for takes its place, and the joker lies loose.

        Tiles that can't take its place go into the set after the joker, as with ``add``.
        """
        target = self.find(joker)
        if refusal := self._refusal(tiles, target):
            return refusal
        if target is None or not is_joker(joker):
            return Rejection("place_gone")
        if joker in tiles:
            return self
        index = target.tiles.index(joker)
        swapped = in_set_order((*target.tiles[:index], tiles[0], *target.tiles[index + 1 :]))
        fits = tiles[0] not in target.tiles and is_set(target.tiles) and is_set(swapped)
        if len(tiles) > 1 or is_joker(tiles[0]) or not fits:
            return self.add(tiles, target.id, index + 1)
        sets, last_id = _lifted(self.current, tiles, self.last_id)
        return self._next(*_parted(sets, target.id, (swapped, (joker,)), last_id))

    def split(self, set_id: int, index: int) -> TurnDraft | Rejection:
        target = self._set(set_id)
        if target is None or not 0 < index < len(target.tiles):
            return Rejection("place_gone")
        if refusal := self._refusal(target.tiles):
            return refusal
        parts = (in_set_order(target.tiles[:index]), in_set_order(target.tiles[index:]))
        return self._next(*_parted(list(self.current), set_id, parts, self.last_id))

    def take_back(self, tiles: Sequence[Tile]) -> TurnDraft | Rejection:
        """Take tiles back to the rack; only those laid in this turn can go there."""
        if refusal := self._refusal(tiles):
            return refusal
        for tile in tiles:
            if tile not in self.rack_before:
                code = "joker_missing" if is_joker(tile) else "tile_missing"
                return Rejection(code, {"tile": tile})
        return self._next(*_lifted(self.current, tiles, self.last_id))

    def arranged(self, table: Iterable[Sequence[Tile]]) -> TurnDraft:
        """Lay the tiles as they are on ``table``, in one step; it must have all tiles of the old table."""
        sets = keeping_ids(self.current, table)
        known = {one.id for one in self.current}
        # Numbers that other sets have had aren't used again.
        ahead = self.last_id - max(known, default=0)
        sets = tuple(one if one.id in known else replace(one, id=one.id + ahead) for one in sets)
        return self._next(sets, max(self.last_id, *(one.id for one in sets)) if sets else self.last_id)

    def moved_to(self, spots: Mapping[int, SetPosition]) -> TurnDraft:
        """Move sets, by number, to other places on the table; this is a step that can be undone."""
        return self._next(placed(self.current, spots), self.last_id)

    # ------------------------------------------------------------------ the way back

    def undo(self) -> TurnDraft | Rejection:
        if not self.past:
            return Rejection("nothing_to_undo")
        return replace(self, current=self.past[-1], past=self.past[:-1])

    def restore(self) -> TurnDraft:
        return self._next(list(self.before), self.last_id)

    # ------------------------------------------------------------------ inside

    def _next(self, sets: Sequence[LaidSet], last_id: int) -> TurnDraft:
        current = tuple(sets)
        if current == self.current:
            return self
        return replace(self, current=current, last_id=last_id, past=(*self.past, self.current))

    def _set(self, set_id: int) -> LaidSet | None:
        return next((one for one in self.current if one.id == set_id), None)

    def _refusal(self, tiles: Sequence[Tile], target: LaidSet | None = None) -> Rejection | None:
        """Return why tiles can't be lifted or can't be added to a set, ``None`` if they can."""
        here = _tiles(self.current).union(self.rack_before)
        if not tiles or len(set(tiles)) < len(tiles) or not here.issuperset(tiles):
            return Rejection("tile_gone")
        touched = {*tiles, *(target.tiles if target else ())}
        if not self.opened and not touched.isdisjoint(_tiles(self.before)):
            return Rejection("opening_touches_table", {"needed": self.needed})
        return None


def _tiles(laid_sets: LaidSets) -> frozenset[Tile]:
    return frozenset(tile for one in laid_sets for tile in one.tiles)


def _lifted(
    laid_sets: LaidSets, tiles: Collection[Tile], last_id: int, kept: int | None = None
) -> tuple[list[LaidSet], int]:
    """Return the sets without some tiles, and the highest number in use.

    A set closes up if it is in order then; otherwise it splits at the hole if one part is in order. The set
    ``kept`` does neither and may be left empty, because the caller puts something there.
    """
    sets: list[LaidSet] = []
    for one in laid_sets:
        rest = tuple(tile for tile in one.tiles if tile not in tiles)
        if one.id == kept:
            sets.append(replace(one, tiles=rest))
        elif len(rest) == len(one.tiles):
            sets.append(one)
        elif rest:
            parted, last_id = _parted([one], one.id, without_tiles(one.tiles, tiles), last_id)
            sets += parted
    return sets, last_id


def _parted(
    sets: Sequence[LaidSet], set_id: int, parts: Sequence[Row], last_id: int
) -> tuple[list[LaidSet], int]:
    """Return the sets with one of them replaced by its parts, and the highest number in use.

    The largest part keeps the number.
    """
    heir = max(range(len(parts)), key=lambda place: len(parts[place]))
    done: list[LaidSet] = []
    for one in sets:
        if one.id != set_id:
            done.append(one)
            continue
        for place, row in enumerate(parts):
            last_id += place != heir
            done.append(replace(one, tiles=row) if place == heir else LaidSet(last_id, row))
    return done, last_id


def belongs(tiles: Sequence[Tile], one: LaidSet, index: int) -> bool:
    """Return whether tiles put before the tile at ``index`` make a set longer, or closer to being one."""
    row = in_set_order((*one.tiles[:index], *tiles, *one.tiles[index:]))
    return is_set(row) or may_become_set(row)


def in_place(draft: TurnDraft, tiles: Sequence[Tile]) -> TurnDraft | Rejection:
    """Return the draft with tiles laid where they belong.

    If they are a set, they become a set of their own. Otherwise they go to the only set that they extend or
    complete or, if there is none, to the only loose tile beside which one could be in a set. They are refused
    if there is no such place, or more than one; the fact ``homes`` then has the numbers. Sets that can't be
    touched yet only count if there are no others.
    """
    if is_set(in_set_order(tuple(tiles))):
        return draft.lay(tiles)
    homes = {
        one.id: draft.add(tiles, one.id, len(one.tiles))
        for one in draft.current
        if set(one.tiles).isdisjoint(tiles) and is_set(in_set_order((*one.tiles, *tiles)))
    }
    homes = {number: done for number, done in homes.items() if isinstance(done, TurnDraft)} or homes
    homes = homes or {
        one.id: draft.add(tiles, one.id, int(number_of(one.tiles[0]) < number_of(tiles[0])))
        for one in draft.current
        if set(one.tiles).isdisjoint(tiles) and may_become_set((*one.tiles, *tiles))
    }
    if not homes:
        return Rejection("fits_in_no_set")
    if len(homes) > 1:
        return Rejection("fits_in_several_sets", {"homes": tuple(homes)})
    return next(iter(homes.values()))


def best_round(tile: Tile, rack: Iterable[Tile]) -> Row:
    """Return the set worth most that a tile makes with others of a rack, without jokers, or just the tile.

    >>> best_round("k7a", ["k6a", "k7a", "k8a", "r7b", "b7a", "ja"])
    ('k6a', 'k7a', 'k8a')
    """
    if is_joker(tile):
        return (tile,)
    here = {(colour_of(one), number_of(one)): one for one in (*rack, tile) if not is_joker(one)}
    colour, number = colour_of(tile), number_of(tile)
    low = high = number
    while (colour, low - 1) in here:
        low -= 1
    while (colour, high + 1) in here:
        high += 1
    run = tuple([here[colour, at] for at in range(low, high + 1)])
    group = tuple([here[each, number] for each in COLOURS if (each, number) in here])
    return max([row for row in (run, group) if is_set(row)], key=value_of, default=(tile,))


_CACHED: Final = 1 << 7
"""Enough for the moves of a game, which the log, the screen and the status ask for; each takes 20 KiB."""


@dataclass(frozen=True, slots=True)
class TakenTiles:
    """Tiles that leave a set for another one; ``source`` is the set as it was before the step."""

    tiles: Row
    set_id: int
    source: Row


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """All tiles that come to one set, first those taken from other sets, then those laid from the rack.

    ``onto`` is the set before the step, empty for a new one; ``result`` is the set after it, which may still
    have tiles that leave in a later step. ``table`` is the table after the step, without empty sets.
    """

    set_id: int
    onto: Row
    taken: tuple[TakenTiles, ...]
    laid: Row
    result: Row
    table: LaidSets

    @property
    def arriving(self) -> Row:
        """The tiles that come to the set, in order."""
        return (*(tile for one in self.taken for tile in one.tiles), *self.laid)


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move on the table, step by step; ``before`` and ``after`` are the sets at its beginning and end."""

    before: LaidSets
    after: LaidSets
    steps: tuple[PlayedStep, ...]

    @property
    def stages(self) -> dict[Tile, int]:
        """The step, by 0-based index, in which each tile of the table gets to its final place.

        A tile that comes to a set does so in the set's step. The other tiles of the set close up or make room
        in the same step or, if no tile comes, when the last one leaves. Tiles of untouched sets are in their
        places from the first step on.
        """
        left = {one.set_id: number for number, step in enumerate(self.steps) for one in step.taken}
        filled = {step.set_id: number for number, step in enumerate(self.steps)}
        return {tile: filled.get(one.id, left.get(one.id, 0)) for one in self.after for tile in one.tiles}

    @property
    def moved(self) -> frozenset[Tile]:
        return frozenset(tile for step in self.steps for one in step.taken for tile in one.tiles)


@lru_cache(maxsize=_CACHED)
def played_move(before: Table, after: Table) -> PlayedMove:
    """Return a move from one table to another, step by step; the last step's table has the sets of ``after``.

    The next step is always the one whose set has the fewest tiles that still have to leave, and after which
    the fewest sets are out of order; so tiles are taken away before others take their places. Of equal ones,
    a step that takes tiles from the table goes first.

    >>> seven = ("k7a", "r7a", "b7a", "o7a")
    >>> move = played_move((seven,), (("k7a", "b7a", "o7a"), ("r5a", "r6a", "r7a")))
    >>> [(step.taken[0].tiles, step.laid) for step in move.steps]
    [(('r7a',), ('r5a', 'r6a'))]
    """
    old = keeping_ids((), before)
    new = keeping_ids(old, after)
    here = {one.id: one.tiles for one in old}
    goals = {one.id: one.tiles for one in new}
    lies = {tile: one.id for one in old for tile in one.tiles}
    steps: list[PlayedStep] = []
    waiting = [one for one in new if any(lies.get(tile) != one.id for tile in one.tiles)]
    # A set that only changes its order does so without a step.
    touched = {one.id for one in waiting} | {
        lies[tile] for one in waiting for tile in one.tiles if tile in lies
    }
    here = {number: goals[number] if number not in touched else row for number, row in here.items()}
    while waiting:
        tries = [(_done(one, here, goals), one) for one in waiting]
        after_it, one = min(tries, key=lambda found: _cost(found[1], here, found[0], lies))
        waiting.remove(one)
        steps.append(_step(one, here, after_it, lies, new))
        here = after_it
    return PlayedMove(old, new, tuple(steps))


def _done(one: LaidSet, here: dict[int, Row], goals: dict[int, Row]) -> dict[int, Row]:
    arriving = set(one.tiles)
    there = {}
    for number, row in here.items():
        rest = tuple(tile for tile in row if tile not in arriving)
        goal = goals.get(number, ())
        # If nothing more comes or goes, the rest of a set already has its final order.
        there[number] = row if number == one.id else goal if set(rest) == set(goal) else rest
    leaving = [tile for tile in here.get(one.id, ()) if tile not in arriving]
    there[one.id] = _with_leaving(one.tiles, leaving, here.get(one.id, ()))
    return {number: row for number, row in there.items() if row}


def _with_leaving(goal: Row, leaving: Sequence[Tile], before: Row) -> Row:
    """Return a set in its final order, with tiles that have yet to leave beside their old neighbours."""
    row = list(goal)
    for tile in leaving:
        ahead = [other for other in before[: before.index(tile)] if other in row]
        row.insert(row.index(ahead[-1]) + 1 if ahead else 0, tile)
    return tuple(row)


def _cost(
    one: LaidSet, here: dict[int, Row], after_it: dict[int, Row], lies: dict[Tile, int]
) -> tuple[int, int, bool]:
    leaving = sum(tile not in one.tiles for tile in here.get(one.id, ()))
    disorder = sum(not is_set(row) for row in after_it.values())
    return leaving, disorder, not any(lies.get(tile, one.id) != one.id for tile in one.tiles)


def _step(
    one: LaidSet, here: dict[int, Row], after_it: dict[int, Row], lies: dict[Tile, int], new: LaidSets
) -> PlayedStep:
    sources: dict[int, list[Tile]] = {}
    for tile in one.tiles:
        if tile in lies and lies[tile] != one.id:
            sources.setdefault(lies[tile], []).append(tile)
    order = {each.id: place for place, each in enumerate(new)}
    ids = sorted(after_it, key=lambda number: order.get(number, len(order)))
    return PlayedStep(
        one.id,
        here.get(one.id, ()),
        tuple(TakenTiles(tuple(tiles), number, here[number]) for number, tiles in sources.items()),
        tuple(tile for tile in one.tiles if tile not in lies),
        after_it[one.id],
        tuple(LaidSet(number, after_it[number]) for number in ids),
    )
