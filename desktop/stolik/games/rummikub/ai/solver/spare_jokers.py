"""Jokers that an answer doesn't need but that must be laid, or may be.

Almost every table takes them: a run of 3 to 12 at an end, a run of 13 in its middle, a group of three as its
fourth tile, and a group of four takes two by falling apart. The exceptions are tables of groups of four, all
of different numbers at least three apart, for a single joker, and a single group of three for two. These
tables take them in no way at all: a single joker would need two tiles of one colour near each other, or five
tiles of a number in groups; and five tiles of which three are one number are no set. Then the tiles that are
laid must be other ones, and ``cheapest_with_jokers`` searches for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count, product
from typing import Final, NamedTuple

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
    choices,
    group_jokers,
    lower_bounds,
    stage,
    supply_codes,
)
from stolik.games.rummikub.ai.solver.set_building import OldPlaces
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, Tile

NEAR: Final = 2
"""The distance of two tiles of one colour that make a run with one joker."""


class JokerRoom(NamedTuple):
    """What in an answer can take jokers it doesn't need.

    ``any``: a run, which takes all; ``threes`` (0-2), ``fours`` (0-1): groups of that size without a joker;
    ``one``: something else that takes one joker; ``ago``: how many numbers ago (0-3) a group of four lay.
    """

    any: bool = False
    threes: int = 0
    fours: int = 0
    one: bool = False
    ago: int = NEAR + 1

    def after(self, done: Stage) -> JokerRoom:
        """Return the room after one more number.

        ``done`` is what the answer does there.
        """
        tiles = sum(done.grouped)
        ago = min(NEAR, self.ago) + 1
        one = self.one or done.group_jokers > 0 or max(done.grouped) == 2
        threes = min(2, self.threes + (tiles == 3 and not done.group_jokers) + 2 * (tiles > 4))
        if tiles == 4 and not done.group_jokers:
            return JokerRoom(self.any or any(done.real), threes, 1, one or ago <= NEAR, 0)
        return JokerRoom(self.any or any(done.real), threes, self.fours, one, ago)

    def takes(self, jokers: int) -> bool:
        """Tell whether ``jokers`` jokers can be added."""
        if self.any or not jokers:
            return True
        if jokers == 1:
            return self.one or self.threes > 0
        return self.threes == 2 or self.fours > 0


def room_in(stages: Sequence[Stage]) -> JokerRoom:
    """Return the room for jokers in an answer.

    ``stages`` are the 13 numbers, in order.
    """
    room = JokerRoom()
    for done in stages:
        room = room.after(done)
    return room


class CompletedAnswer(NamedTuple):
    """An answer, and how many jokers are laid with it in all."""

    stages: tuple[Stage, ...]
    jokers: int


def takes_its_jokers(found: SearchAnswer) -> bool:
    """Tell whether it is plain that an answer has room for all its jokers."""
    return not found.jokers_left or found.has_run()


def with_jokers(found: SearchAnswer, problem: Problem, *, simply: bool = False) -> CompletedAnswer | None:
    """Return a cheapest answer completed by jokers it doesn't need, or another where it has no room for them.

    A joker of the rack is laid where its price isn't negative and there is room. ``simply``: only by adding
    jokers to runs and groups of three; ``None`` where that can't be done.

    ``found`` is the cheapest answer to ``problem``.
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
    """Search through all tiles to lay, also through fewer than could be laid; slow, for small tables."""
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
            # All ways to add jokers, as states of their own: the number of jokers laid stands for the place.
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
    """Yield all that can be done at a number: the runs after it, and the stage."""
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
    """Yield every way to deal with what the colours have left: jokers in groups, and the tiles that stay."""
    rests = [REST[choice.rest] for choice in four]
    for stay in product(*(range(may_stay + 1) for _, may_stay in rests)):
        grouped = [rest - left for (rest, _), left in zip(rests, stay, strict=True)]
        used = group_jokers(grouped.count(1), grouped.count(2))
        if used < NEVER:
            yield used, stay


def add(rows: list[list[Tile]], jokers: Sequence[Tile], old_places: OldPlaces) -> None:
    """Add jokers to sets that have room for them, each where it lay if it can."""
    left = [joker for joker in jokers if not _add_one(rows, joker, old_places)]
    if not left:
        return
    if len(jokers) > 1:
        _split_four(rows, jokers)
    else:
        _rebuild(rows, left[0])


def _add_one(rows: list[list[Tile]], joker: Tile, old_places: OldPlaces) -> bool:
    """Add a joker to a run or to a group of three; prefer the set it lay in, and its end of it."""
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
    """Make two groups with a joker each of a group of four, also of jokers that were added elsewhere."""
    for row in rows:
        for joker in jokers:
            if joker in row:
                row.remove(joker)
    row = next(row for row in rows if len(row) == len(COLOURS))
    rows.remove(row)
    rows += [[*row[:2], jokers[0]], [*row[2:], jokers[1]]]


def _rebuild(rows: list[list[Tile]], joker: Tile) -> None:
    """Lay a joker with a tile each of two groups of four, of one number or near each other."""
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
