"""The exact best move for a table and a rack.

The tiles to lay come from ``search`` (a dynamic program over the numbers) and the sets from ``set_building``;
jokers that aren't needed are then added to the sets. Nothing but caches of a bounded size is remembered
between calls, so equal questions have equal answers in any order.

Almost every table has room for jokers that an answer doesn't need but that must or may be laid: a run of 3 to
12 takes one at an end, a run of 13 in its middle, a group of three as its fourth tile, and a group of four
takes two by splitting. The exceptions are, for a single joker, tables of groups of four whose numbers are all
at least three apart and, for two jokers, a single group of three. These tables can't take them in any way: a
single joker would need two tiles of one colour near each other, or five tiles of a number in groups, and five
tiles of which three have the same number aren't a set. Then other tiles must be laid, for which ``_cheapest``
searches.

Sources: van Rijn, Takes, Vis 2015, arXiv 1604.07553 (the program); den Hertog and Hulshof 2006, doi
10.1093/comjnl/bxl033 (the integer program that the benchmark measures against).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import combinations, count, product
from typing import Final, NamedTuple, TypeVar

from stolik.engine.game import Seat
from stolik.games.rummikub.ai.solver.search import (
    FINER,
    LAST_START,
    NEVER,
    REST,
    Choice,
    Codes,
    Problem,
    SearchAnswer,
    Stage,
    cheapest,
    choices,
    group_jokers,
    lower_bounds,
    stage,
    supply_codes,
)
from stolik.games.rummikub.ai.solver.set_building import OldPlaces, fill, in_old_places, parts
from stolik.games.rummikub.rules.scoring import JOKER_LEFT, points_of
from stolik.games.rummikub.rules.sets.melds import SHORT_SETS, Meld, read, value_of
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    COPIES,
    HIDDEN,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    Kind,
    Table,
    Tile,
    is_joker,
)

_FIRST: Final = 1024
"""The factor by which the first of two goals outweighs the second: all points are 728 + 2 * 50."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a move: to maximise the sum of the ``worth`` of the tiles laid.

    ``worth`` has an integer for each of the 53 kinds, at least 0 for all but the joker. A joker worth less
    than 0 is laid only if the other tiles make up for it.

    Raises:
        ValueError: There aren't 53 integers, or one other than the joker's is below 0.
    """

    worth: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.worth) != KINDS or min(self.worth[:JOKER]) < 0:
            raise ValueError(f"a goal has {KINDS} numbers, none of them below 0 but the last")


_POINTS = (*(kind % NUMBERS + 1 for kind in range(JOKER)), JOKER_LEFT)

MOST_TILES: Final = Goal(tuple(_FIRST + points for points in _POINTS))
"""Most tiles, then most points off the rack (a joker 50)."""

MOST_POINTS: Final = Goal(tuple(_FIRST * points + 1 for points in _POINTS))
"""Most points off the rack (a joker 50), then most tiles."""


_NO_OLD_PLACES: Final = OldPlaces(())


@dataclass(frozen=True, slots=True)
class Solution:
    """The best move: the whole table after it, and the tiles of the rack that it lays.

    ``points`` are those taken off the rack, 50 for a joker. Sets that were on the table keep their places in
    it; new ones come last.
    """

    table: tuple[tuple[Tile, ...], ...]
    laid: tuple[Tile, ...]
    points: int
    goes_out: bool

    @property
    def tiles(self) -> int:
        return len(self.laid)


def solve(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal = MOST_TILES, *, neat: bool = True
) -> Solution | None:
    """Return a best move for a player who has opened, ``None`` if it is best to lay nothing.

    All tiles of the table stay on it. With ``neat``, it is one of the best answers in which, first, as many
    jokers of the table as possible keep standing for the same tiles; then, the fewest tiles of the table
    change between runs and groups; and then, most neighbours in runs and most pairs in groups stay together.
    The last is exact for the chosen tiles, colour by colour and number by number (``set_building``). Without
    ``neat``, the first best answer is returned, somewhat faster. A table in disorder is put in order if
    possible, with all its tiles.

    >>> found = solve([("k4a", "k5a", "k6a", "k7a")], ["r4a", "b4a", "o9a"])
    >>> found.table, found.points, found.goes_out
    ((('k5a', 'k6a', 'k7a'), ('k4a', 'r4a', 'b4a')), 8, False)
    """
    return _undisturbed(lambda: _solved(table, rack, goal, neat))


Answer = TypeVar("Answer")


def _undisturbed(work_out: Callable[[], Answer]) -> Answer:
    """Return an answer that is worked out while the garbage collector is off.

    A search makes many small values but no cycles. The collector would go through all objects of the program,
    several times in some searches, and find nothing: it doubled the worst times.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return work_out()
    finally:
        if collecting:
            gc.enable()


def _solved(table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, neat: bool) -> Solution | None:
    if not neat:
        return _answer(table, rack, goal, None, neat=False)
    jokers = [tile for row in table for tile in row if is_joker(tile)]
    if not jokers:
        return _answer(table, rack, goal, OldPlaces(table), neat=True)
    best = _best(_problem(table, rack, goal, _NO_OLD_PLACES, neat=False), rack)
    if best is None:
        return None
    for standing in (*_parts(jokers), ()):
        answer = _standing(table, rack, goal, standing, best)
        if answer is not None:
            return answer
    raise AssertionError("the answer with free jokers is as good as the best")


def _standing(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, jokers: Sequence[Tile], best: int
) -> Solution | None:
    """Return a move worth ``best`` in which ``jokers`` keep standing for the same tiles, if there is one."""
    stands = _stands(table, jokers)
    if stands is None:
        return None
    answer = _answer(table, rack, goal, OldPlaces(table, stands), neat=True, best=best)
    return answer if answer and sum([goal.worth[KIND_OF[tile]] for tile in answer.laid]) == best else None


def _best(problem: Problem, rack: Sequence[Tile]) -> int | None:
    """Return the worth of the best move, ``None`` if it is best to lay nothing."""
    found = cheapest(problem, _something(problem), any_of_equals=True)
    if found is None:
        return None
    best = _everything(problem) - found.price // FINER
    if best > 0 and takes_its_jokers(found):
        return best
    whole = with_jokers(found, problem)
    laid = _laid(whole, problem, rack) if whole else ()
    return sum([problem.prices[KIND_OF[tile]] for tile in laid]) if laid else None


def _parts(jokers: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Return the choices of jokers that might stay as they are: all of them, then each one of two."""
    return (tuple(jokers), *(((joker,) for joker in jokers) if len(jokers) > 1 else ()))


def _stands(table: Sequence[Sequence[Tile]], jokers: Sequence[Tile]) -> dict[Tile, Kind] | None:
    """Return the kinds that jokers of the table stand for, ``None`` if one would be the third of its kind."""
    if not jokers:
        return {}
    lying = {tile for row in table for tile in row}
    stands: dict[Tile, Kind] = {}
    for joker in jokers:
        row = next(row for row in table if joker in row)
        meld = read(row)
        if not isinstance(meld, Meld):
            return None
        at = row.index(joker)
        taken = [stands[tile] for tile in row if tile in stands]
        for colour in meld.colours[at]:
            kind = NUMBERS * COLOURS.index(colour) + meld.numbers[at] - 1
            copies = [f"{colour}{meld.numbers[at]}{copy}" in lying for copy in COPIES]
            if kind not in taken and sum(copies) + [*stands.values()].count(kind) < len(COPIES):
                stands[joker] = kind
                break
        else:
            return None
    return stands


def _answer(
    table: Sequence[Sequence[Tile]],
    rack: Sequence[Tile],
    goal: Goal,
    old_places: OldPlaces | None,
    *,
    neat: bool,
    best: int | None = None,
) -> Solution | None:
    """Return the best move with the jokers of ``old_places`` unchanged, if it is worth ``best``."""
    problem = _problem(table, rack, goal, old_places or _NO_OLD_PLACES, neat=neat)
    cheap = cheapest(problem, _something(problem) if best is None else _everything(problem) - best)
    stand = old_places is not None and old_places.kind is not KIND_OF
    found = with_jokers(cheap, problem, simply=stand) if cheap else None
    laid = _laid(found, problem, rack) if found else ()
    if found is None or not laid:
        return None
    old_places = old_places or OldPlaces(table)
    pool: dict[int, list[Tile]] = {}
    for tile in (*(tile for row in old_places.table for tile in row), *laid):
        pool.setdefault(old_places.kind[tile], []).append(tile)
    jokers = pool.pop(JOKER, [])
    rows, left = fill(parts(found.stages, old_places, pool, neat), old_places, jokers)
    add(rows, left, old_places)
    return Solution(
        in_old_places(rows, old_places), laid, sum(map(points_of, laid)), goes_out=len(laid) == len(rack)
    )


def most_laid(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles that ``solve`` lays, which is faster without the table and enough to compare moves.

    The player has opened; the result is empty if it is best to lay nothing.
    """

    def work_out() -> tuple[Tile, ...]:
        problem = _problem(table, rack, MOST_TILES, _NO_OLD_PLACES, neat=False)
        cheap = cheapest(problem, _something(problem))
        found = with_jokers(cheap, problem) if cheap else None
        return _laid(found, problem, rack) if found else ()

    return _undisturbed(work_out)


def can_move(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> bool:
    """Return whether a player who has opened can lay any tile."""
    problem = _problem(table, rack, MOST_TILES, _NO_OLD_PLACES, neat=False)
    return _undisturbed(lambda: _best(problem, rack)) is not None


def can_lay(table: Sequence[Sequence[Tile]], rack: Sequence[Tile], tile: Tile) -> bool:
    """Return whether a player who has opened can lay a tile of the rack, with or without other ones."""
    others = [other for other in rack if other != tile]
    problem = _problem([*table, [tile]], others, MOST_TILES, _NO_OLD_PLACES, neat=False)
    return _undisturbed(lambda: _fits(problem))


def can_go_out(table: Sequence[Sequence[Tile]], rack: Sequence[Tile]) -> bool:
    """Return whether a player who has opened can lay the whole rack; an empty one can't be laid."""
    problem = _problem([*table, rack], (), MOST_TILES, _NO_OLD_PLACES, neat=False)
    return bool(rack) and _undisturbed(lambda: _fits(problem))


def _fits(problem: Problem) -> bool:
    """Return whether all tiles that must be used can be."""
    found = cheapest(problem, any_of_equals=True)
    return found is not None and with_jokers(found, problem) is not None


def _problem(
    table: Sequence[Sequence[Tile]], rack: Sequence[Tile], goal: Goal, old_places: OldPlaces, *, neat: bool
) -> Problem:
    must = [0] * KINDS
    for row in table:
        for tile in row:
            must[old_places.kind[tile]] += 1
    there = list(must)
    for tile in rack:
        kind = KIND_OF[tile]
        # If a joker stands for a tile and both copies exist, there is no room for one of them.
        if there[kind] < len(COPIES):
            there[kind] += 1
    return Problem(tuple(must), tuple(there), goal.worth, old_places.in_runs() if neat else None)


def _everything(problem: Problem) -> int:
    """Return the worth of the whole rack, without jokers of negative worth."""
    rack = zip(problem.there, problem.must, problem.prices, strict=True)
    return sum((there - must) * price for there, must, price in rack if there > must and price > 0)


def _something(problem: Problem) -> int:
    """Return a price below that of laying nothing, which no better answer exceeds.

    A joker of the rack may be laid even if it isn't needed, and then has no price.
    """
    jokers = problem.there[JOKER] - problem.must[JOKER]
    worth = max(0, problem.prices[JOKER])
    return _everything(problem) - (jokers * worth or 1)


def _laid(found: CompletedAnswer, problem: Problem, rack: Sequence[Tile]) -> tuple[Tile, ...]:
    wanted = [there - must for there, must in zip(problem.there, problem.must, strict=True)]
    for place, done in enumerate(found.stages):
        for colour, stay in enumerate(done.stay):
            wanted[NUMBERS * colour + place] -= stay
    wanted[JOKER] = found.jokers - problem.must[JOKER]
    laid = []
    for tile in rack:
        if wanted[KIND_OF[tile]] > 0:
            wanted[KIND_OF[tile]] -= 1
            laid.append(tile)
    return tuple(laid)


def layable_tiles(view: State, seat: Seat) -> tuple[Tile, ...]:
    """Return the tiles of the seat's rack that it can lay in this turn, in the order of the rack.

    The result is empty if the seat isn't on turn or has drawn.
    """
    rack = view.racks[seat]
    if view.phase != "turn" or view.turn != seat or HIDDEN in rack or not rack:
        return ()
    if view.opened[seat]:
        kinds = _kinds_after_opening(view.table, rack)
    else:
        kinds = _kinds_of_openings(rack, view.options.needed_by(seat))
    return tuple([tile for tile in rack if KIND_OF[tile] in kinds])


def _kinds_after_opening(table: Table, rack: Sequence[Tile]) -> set[Kind]:
    most = solve(table, rack, neat=False)
    if most is None:
        return set()
    kinds = {KIND_OF[tile] for tile in most.laid}
    for tile in rack:
        if KIND_OF[tile] not in kinds and can_lay(table, rack, tile):
            kinds.add(KIND_OF[tile])
    return kinds


def _kinds_of_openings(rack: Sequence[Tile], needed: int) -> set[Kind]:
    best = best_opening(rack)
    if best is None or best.value < needed:
        return set()
    kinds = {KIND_OF[tile] for row in best.sets for tile in row}
    for row in _sets_in(rack):
        if not kinds.issuperset(map(KIND_OF.__getitem__, row)):
            rest = best_opening([tile for tile in rack if tile not in row])
            if value_of(row) + (rest.value if rest else 0) >= needed:
                kinds.update(map(KIND_OF.__getitem__, row))
    return kinds


def _sets_in(rack: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Yield the short sets of a rack with one tile for each kind, and with jokers in all possible places."""
    by_kind = {KIND_OF[tile]: tile for tile in rack if not is_joker(tile)}
    jokers = [tile for tile in rack if is_joker(tile)]
    for kinds in SHORT_SETS:
        for number in range(len(jokers) + 1):
            for places in combinations(range(len(kinds)), number):
                free = iter(jokers)
                row = [next(free) if at in places else by_kind.get(kind) for at, kind in enumerate(kinds)]
                if None not in row:
                    yield tuple([tile for tile in row if tile is not None])


NEAR: Final = 2
"""The greatest distance of two tiles of one colour that make a run with one joker."""


class JokerRoom(NamedTuple):
    """The room in an answer for jokers that it doesn't need.

    ``any`` says that there is a run, which takes all jokers. ``threes`` (0-2) and ``fours`` (0-1) count
    groups of that size without a joker. ``one`` says that something else takes one joker. ``ago`` is how many
    numbers ago (0-3) there was a group of four.
    """

    any: bool = False
    threes: int = 0
    fours: int = 0
    one: bool = False
    ago: int = NEAR + 1

    def after(self, done: Stage) -> JokerRoom:
        """Return the room after one more number with the stage ``done``."""
        tiles = sum(done.grouped)
        ago = min(NEAR, self.ago) + 1
        one = self.one or done.group_jokers > 0 or max(done.grouped) == 2
        threes = min(2, self.threes + (tiles == 3 and not done.group_jokers) + 2 * (tiles > 4))
        if tiles == 4 and not done.group_jokers:
            return JokerRoom(self.any or any(done.real), threes, 1, one or ago <= NEAR, 0)
        return JokerRoom(self.any or any(done.real), threes, self.fours, one, ago)

    def takes(self, jokers: int) -> bool:
        if self.any or not jokers:
            return True
        if jokers == 1:
            return self.one or self.threes > 0
        return self.threes == 2 or self.fours > 0


def room_in(stages: Sequence[Stage]) -> JokerRoom:
    """Return the room for jokers in an answer with the 13 ``stages``."""
    room = JokerRoom()
    for done in stages:
        room = room.after(done)
    return room


class CompletedAnswer(NamedTuple):
    """An answer, and the number of jokers that are laid with it altogether."""

    stages: tuple[Stage, ...]
    jokers: int


def takes_its_jokers(found: SearchAnswer) -> bool:
    """Return whether an answer obviously has room for all its jokers."""
    return not found.jokers_left or found.has_run()


def with_jokers(found: SearchAnswer, problem: Problem, *, simply: bool = False) -> CompletedAnswer | None:
    """Return ``found``, the cheapest answer to ``problem``, completed by jokers that it doesn't need.

    If there is no room for them, it is another answer. A joker of the rack is laid if its price isn't
    negative and there is room. With ``simply``, jokers are only added to runs and groups of three, and the
    result is ``None`` if that isn't possible.
    """
    stages, there = found.stages(), problem.there[JOKER]
    used = there - found.jokers_left
    wanted = max(used, problem.must[JOKER]) if problem.prices[JOKER] < 0 else there
    spare = wanted - used
    if not spare or found.has_run():
        return CompletedAnswer(stages, wanted)
    room = room_in(stages)
    if spare <= room.threes:
        return CompletedAnswer(stages, wanted)
    if simply:
        return None
    if room.takes(spare):
        return CompletedAnswer(stages, wanted)
    return _cheapest(problem)


def _cheapest(problem: Problem) -> CompletedAnswer | None:
    """Return the cheapest answer by trying all tiles to lay, even fewer than possible; for small tables."""
    codes = supply_codes(problem)
    jokers, least = problem.there[JOKER], problem.must[JOKER]
    ends = lower_bounds(codes, jokers)
    ticket = count()
    queue: list[tuple[int, int, int, int, int, JokerRoom, tuple[Stage, ...]]] = []
    heappush(queue, (0, next(ticket), 0, 0, jokers, JokerRoom(), ()))
    closed = set()
    while queue:
        price, _, place, runs, left, room, stages = heappop(queue)
        if left < 0:
            return CompletedAnswer(stages, place)
        if place == NUMBERS:
            # Each way to add jokers is a state of its own, with the number of jokers laid as its place.
            used = jokers - left
            for laid in range(max(used, least), jokers + 1):
                if room.takes(laid - used):
                    fee = problem.prices[JOKER] * (
                        (jokers - laid) if problem.prices[JOKER] > 0 else (least - laid)
                    )
                    heappush(queue, (price + FINER * fee, next(ticket), laid, 0, -1, room, stages))
            continue
        if (place, runs, left, room) in closed:
            continue
        closed.add((place, runs, left, room))
        for after, done in _stages(codes[place], runs, left, place):
            still = left - done.group_jokers - sum(done.jokers)
            first, second = ends[place + 1]
            if first.fewest[still][after // 100] + second.fewest[still][after % 100] >= NEVER:
                continue
            cost = sum(
                problem.prices[NUMBERS * colour + place] * tiles for colour, tiles in enumerate(done.stay)
            )
            more = room.after(done)
            entry = price + FINER * cost, next(ticket), place + 1, after, still, more, (*stages, done)
            heappush(queue, entry)
    return None


def _stages(codes: Codes, runs: int, jokers: int, place: int) -> Iterator[tuple[int, Stage]]:
    """Yield everything that can be done at a number: the runs after it, and the stage."""
    states = (runs // power % 10 for power in (1000, 100, 10, 1))
    for four in product(
        *(
            choices(code, state, jokers, place == LAST_START)
            for code, state in zip(codes, states, strict=True)
        )
    ):
        after = 0
        for choice in four:
            after = 10 * after + choice.runs
        for used, stay in _all_groups(four):
            if used + sum(choice.jokers for choice in four) <= jokers:
                in_all = used + sum(choice.jokers for choice in four)
                yield after, stage(codes, tuple(choice.taken for choice in four), stay, in_all)


def _all_groups(four: Sequence[Choice]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield every way to use the rests of the colours: the jokers in groups, and the tiles that stay."""
    rests = [REST[choice.rest] for choice in four]
    for stay in product(*(range(may_stay + 1) for _, may_stay in rests)):
        grouped = [rest - left for (rest, _), left in zip(rests, stay, strict=True)]
        used = group_jokers(grouped.count(1), grouped.count(2))
        if used < NEVER:
            yield used, stay


def add(rows: list[list[Tile]], jokers: Sequence[Tile], old_places: OldPlaces) -> None:
    """Add jokers to sets that have room for them, each where it was if possible."""
    left = [joker for joker in jokers if not _add_one(rows, joker, old_places)]
    if not left:
        return
    if len(jokers) > 1:
        _split_four(rows, jokers)
    else:
        _rebuild(rows, left[0])


def _add_one(rows: list[list[Tile]], joker: Tile, old_places: OldPlaces) -> bool:
    """Add a joker to a run or to a group of three, preferably to the set that it was in, at the same end."""
    home = old_places.runs.get(joker, old_places.groups.get(joker, -1))
    old = old_places.table[home] if home >= 0 else ()
    at_front = bool(old) and old[0] == joker
    order = sorted(range(len(rows)), key=lambda index: -sum(tile in old for tile in rows[index]))
    for index in order:
        row, meld = rows[index], read(rows[index])
        assert isinstance(meld, Meld)
        if meld.kind == "group":
            if len(row) < len(COLOURS):
                row.append(joker)
                return True
            continue
        ends = {len(row): meld.numbers[-1] < NUMBERS, 0: meld.numbers[0] > 1}
        for at in sorted(ends, reverse=not at_front):
            if ends[at]:
                row.insert(at, joker)
                return True
        rows[index] = [*row[:6], joker]
        rows.append(row[6:])
        return True
    return False


def _split_four(rows: list[list[Tile]], jokers: Sequence[Tile]) -> None:
    """Make two groups, each with a joker, of a group of four; jokers already added elsewhere are used too."""
    for row in rows:
        for joker in jokers:
            if joker in row:
                row.remove(joker)
    row = next(row for row in rows if len(row) == len(COLOURS))
    rows.remove(row)
    rows += [[*row[:2], jokers[0]], [*row[2:], jokers[1]]]


def _rebuild(rows: list[list[Tile]], joker: Tile) -> None:
    """Lay a joker with one tile from each of two groups of four with the same number or near each other."""
    numbers = {id(row): int(row[0][1:-1]) for row in rows}
    for one in rows:
        for other in rows:
            apart = numbers[id(other)] - numbers[id(one)]
            if one is other or not 0 <= apart <= NEAR:
                continue
            first = one.pop(0)
            second = next(tile for tile in other if (tile[0] == first[0]) == (apart > 0))
            other.remove(second)
            if apart != 1:
                rows.append([first, joker, second])
            elif numbers[id(other)] < NUMBERS:
                rows.append([first, second, joker])
            else:
                rows.append([joker, first, second])
            return
    raise ValueError("no room for a joker")
