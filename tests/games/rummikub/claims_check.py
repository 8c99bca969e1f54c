"""Checks of Rummikub's claims in hints by the words of the rules and by independent searches.

An integer program decides whether nothing can be laid, a search through all ways to lay sets what they are
worth. Tiles left on a rack are counted, and tiles that would complete a set are tried one by one. Whether
waiting is worth more than opening depends on the estimate, which has to agree for every other option.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.games import rummikub
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Pass, Play, Redeal
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

from tests.benchmarks.bench_rummikub import Ilp
from tests.benchmarks.rummikub_positions import Position
from tests.coach.told import Figures, Given, Nulls, Told
from tests.games.rummikub.rules.test_melds import slow

Row = tuple[str, ...]
COUNTED: Final = Path(rummikub.__file__).parent / "ai" / "data" / "out_before_next.json"
LONG: Final = 3
"""The least number of tiles in a set."""


def number(tile: str) -> int:
    return int(tile[1:-1])


def is_joker(tile: str) -> bool:
    return tile[0] == "j"


class Reading(NamedTuple):
    """The kind of set that a row of tiles is, and the number that each tile stands for."""

    kind: str
    numbers: tuple[int, ...]


def readings(row: Sequence[str]) -> Iterator[Reading]:
    real = [(place, tile) for place, tile in enumerate(row) if not is_joker(tile)]
    if len(row) < LONG or not real:
        return
    colours, numbers = [tile[0] for _, tile in real], {number(tile) for _, tile in real}
    if len(numbers) == 1 and len({*colours}) == len(colours) and len(row) <= 4:
        yield Reading("group", tuple(numbers) * len(row))
    starts = {number(tile) - place for place, tile in real}
    if len({*colours}) == 1 and len(starts) == 1:
        (start,) = starts
        if start >= 1 and start + len(row) - 1 <= 13:
            yield Reading("run", tuple(range(start, start + len(row))))


def value(row: Sequence[str]) -> int:
    return max([sum(each.numbers) for each in readings(row)], default=0)


class Change(NamedTuple):
    """The change by the best option: the rows before and after, the rack's tiles laid and to be laid."""

    rows: tuple[Row, ...]
    after: tuple[Row, ...]
    rack: frozenset[str]
    laid: frozenset[str]
    returned: frozenset[str]

    def made(self) -> list[Row]:
        return [row for row in self.after if all({*row} != {*old} for old in self.rows)]


def change(told: Told) -> Change | None:
    move, view = told.options[0].move, told.view
    if not isinstance(move, Play) or GAME.check(view, told.seat, move) is not None:
        return None
    lying = view.table if told.draft is None else told.draft
    wanted = frozenset(tile for row in move.table for tile in row)
    there = frozenset(tile for row in lying for tile in row)
    rows = [tuple([tile for tile in row if tile in wanted]) for row in lying]
    rack = frozenset(view.racks[told.seat])
    return Change(tuple(filter(None, rows)), move.table, rack, wanted - there, there - wanted)


def laying(check: Callable[[Told, Change], bool]) -> Callable[[Told], bool]:
    def checked(told: Told) -> bool:
        found = change(told)
        return found is not None and check(told, found)

    return checked


def look(told: Told, found: Change) -> bool:
    return bool(told.facts["count"] == len(found.laid) > 0)


def look_again(told: Told, found: Change) -> bool:
    return not found.laid and (bool(found.returned) or bool(found.made()))


def as_shown(found: Change) -> bool:
    lying, wanted = ({frozenset(row) for row in rows} for rows in (found.rows, found.after))
    return not found.laid and lying == wanted


def ready(told: Told, found: Change) -> bool:
    return as_shown(found) and not found.returned


def take_back(told: Told, found: Change) -> bool:
    return bool(as_shown(found) and told.facts["count"] == len(found.returned) > 0)


def goes_out(told: Told, found: Change) -> bool:
    return bool(found.laid) and found.rack <= found.laid | {tile for row in found.rows for tile in row}


def opens(told: Told, found: Change) -> bool:
    own = sum([value(row) for row in found.after if {*row} <= found.rack])
    return bool(told.facts["worth"] == own >= needed(told) and not told.view.opened[told.seat])


def promised(told: Told, found: Change) -> bool:
    return opens(told, found) and told.view.promised


def new_set(kind: str, *, jokers: bool) -> Callable[[Told, Change], bool]:
    """Return the check that a set is made as claimed, with or without jokers, and not from another set."""

    def check(told: Told, found: Change) -> bool:
        for row in found.made():
            plain = [tile for tile in row if not is_joker(tile)]
            grows = any({*old} < {*row} and [*readings(old)] for old in found.rows)
            fits = not grows and (len(plain) < len(row)) == jokers
            if fits and any(named(told, row, each) for each in readings(row) if each.kind == kind):
                return True
        return False

    return check


def named(told: Told, row: Row, found: Reading) -> bool:
    facts = told.facts
    if found.kind == "run":
        return (facts["first"], facts["last"]) == (found.numbers[0], found.numbers[-1])
    real = [tile for tile in row if not is_joker(tile)]
    return (facts["number"], facts["count"]) == (found.numbers[0], len(real))


def longer(kind: str) -> Callable[[Told, Change], bool]:
    def check(told: Told, found: Change) -> bool:
        grown = [
            (old, row) for old in found.rows for row in found.made() if {*old} < {*row} and [*readings(old)]
        ]
        return any(
            named(told, row, each)
            for old, row in grown
            for each in readings(row)
            if each.kind == kind and any(was.kind == kind for was in readings(old))
        )

    return check


def home_of(tile: str, rows: Sequence[Row]) -> Row:
    return next(row for row in rows if tile in row)


def frees_joker(told: Told, found: Change) -> bool:
    """Return whether a tile replaces a joker in a set, and the joker goes to another set."""
    tile, home = told.facts["tile"], home_of(told.facts["tile"], found.after)
    for old in found.rows:
        for place, joker in enumerate(old):
            replaced = (*old[:place], tile, *old[place + 1 :])
            if is_joker(joker) and tile not in old and [*readings(old)] and [*readings(replaced)]:
                stays = {*replaced} & {*home}
                if len(stays) > len(old) / 2 and joker not in home:
                    return True
    return False


def fits_beside(told: Told, found: Change) -> bool:
    whole = all(any({*old} <= {*row} for row in found.after) for old in found.rows)
    return whole and told.facts["count"] == len(found.laid)


def spared(kind: str) -> Callable[[Told, Change], bool]:
    def check(told: Told, found: Change) -> bool:
        tile = told.facts["tile"]
        old = home_of(tile, found.rows)
        rest = {*old} - {tile}
        stays = any({*row} == rest and [*readings(row)] for row in found.after)
        was = any(each.kind == kind for each in readings(old))
        return bool(stays and was and told.facts["left"] == len(rest) >= LONG)

    return check


def rearranged(told: Told, found: Change) -> bool:
    broken = any(all(not {*old} <= {*row} for row in found.after) for old in found.rows)
    grown = any(not {*row} <= found.laid for row in found.made())
    return (broken or grown) and told.facts["count"] == len(found.laid)


def waits(told: Told, *, passing: bool) -> bool:
    """Return whether nothing is to be laid, and the rules then ask for drawing or passing, as claimed."""
    view, move = told.view, told.options[0].move
    return isinstance(move, Pass if passing else Draw) and bool(view.bank) != passing


def is_best(told: Told, *kinds: type) -> bool:
    """Return whether the estimate rates the best option above every option of these kinds."""
    best, *others = told.options
    return all(best.value > each.value for each in others if isinstance(each.move, kinds))


def plays(told: Told) -> list[Any]:
    return [each.move for each in told.options if isinstance(each.move, Play)]


@cache
def ilp() -> Ilp:
    return Ilp()


def can_lay(view: State, rack: Sequence[str]) -> bool:
    return ilp().most(Position(view.table, tuple(rack))) > 0


def needed(told: Told) -> int:
    return 20 if told.seat in told.view.options.easier_opening else 30


def no_set(told: Told) -> bool:
    rack, view = told.view.racks[told.seat], told.view
    several = any([*readings(row)] for three in combinations(rack, LONG) for row in (three, *orders(three)))
    return not several and not view.opened[told.seat]


def orders(three: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield three tiles in every order that may make a run, with jokers at either end or between."""
    plain = sorted([tile for tile in three if not is_joker(tile)], key=number)
    jokers = [tile for tile in three if is_joker(tile)]
    yield (*plain, *jokers)
    yield (*jokers, *plain)
    yield (*plain[:1], *jokers, *plain[1:])


def short_of_opening(told: Told) -> bool:
    found = slow(list(told.view.racks[told.seat]))
    lacking = needed(told) - found
    return bool(told.facts["lacking"] == lacking > 0 < found and not told.view.opened[told.seat])


def could_open(told: Told) -> bool:
    """Return whether the rack can open, the estimate is against it, and the gain and risk are as claimed."""
    gains = [told.options[0].value - each.value for each in told.options if isinstance(each.move, Play)]
    shut = not told.view.opened[told.seat] and 100 * risk(told) <= told.facts["risk"] <= 100 * risk(told) + 1
    return (
        shut
        and told.facts["more"] == min(gains, default=None)
        and is_best(told, Play)
        and slow(list(told.view.racks[told.seat])) >= needed(told)
    )


def risk(told: Told | Given) -> float:
    """Return the share of games in which someone else went out first, by the number of tiles on the table."""
    view = told.view
    counted = json.loads(COUNTED.read_text("utf-8"))["counted"][str(view.seats)]
    turns, gone = counted[min(7, sum(map(len, view.table)) // 10)]
    return gone / turns if any(view.opened[: told.seat] + view.opened[told.seat + 1 :]) else 0


def open_now(told: Told, found: Change) -> bool:
    opening = sum([value(row) for row in found.after if {*row} <= found.rack])
    return opening >= needed(told) and told.facts["count"] == round(100 * risk(told)) >= 5


def nothing_fits(told: Told) -> bool:
    return told.view.opened[told.seat] and not can_lay(told.view, told.view.racks[told.seat])


def far_away(told: Told) -> bool:
    """Return whether tiles can be laid, but neither by adding one to a set nor as a set from the rack."""
    view, rack = told.view, told.view.racks[told.seat]
    added = any(
        [*readings((*row[:place], tile, *row[place:]))]
        for row in view.table
        for tile in rack
        for place in range(len(row) + 1)
    )
    return view.opened[told.seat] and not added and slow(list(rack)) == 0 and can_lay(view, rack)


def keeps_joker(told: Told) -> bool:
    return bool(told.facts["count"] == jokers(told, told.options[0]) > 0)


def of_deal(kind: type) -> Callable[[Told], bool]:
    return lambda told: isinstance(told.options[0].move, kind) and told.view.phase == "asking"


def announce(told: Told) -> bool:
    view, seat = told.view, told.seat
    turn = max(view.came[seat])
    before = [tile for tile, came in zip(view.racks[seat], view.came[seat], strict=True) if came < turn]
    now = slow(list(view.racks[seat])) >= needed(told) > slow(before)
    return isinstance(told.options[0].move, Announce) and not view.opened[seat] and now


def end_turn(told: Told) -> bool:
    return isinstance(told.options[0].move, EndTurn) and told.view.phase == "drawn"


WAITING: Final[dict[str, Callable[[Told], bool]]] = {
    "no_set": no_set,
    "short_of_opening": short_of_opening,
    "could_open": could_open,
    "nothing_fits": nothing_fits,
    "far_away": far_away,
    "keeps_joker": keeps_joker,
}


def waiting(check: Callable[[Told], bool], *, passing: bool) -> Callable[[Told], bool]:
    return lambda told: waits(told, passing=passing) and check(told)


CHECKS: Final[dict[str, Callable[[Told], bool]]] = {
    "look": laying(look),
    "look_again": laying(look_again),
    "ready": laying(ready),
    "take_back": laying(take_back),
    "goes_out": laying(goes_out),
    "joker_stays": laying(lambda told, found: keeps_joker(told)),
    "fewest": laying(lambda told, found: bool(told.facts["count"] == kept(told, told.options[0]))),
    "completes": laying(lambda told, found: bool(told.facts["count"] == complete(told, told.options[0]))),
    "fewest_points": laying(lambda told, found: bool(told.facts["count"] == points(told, told.options[0]))),
    "open_now": laying(open_now),
    "fewest_at_end": laying(
        lambda told, found: not told.view.bank and told.facts["count"] == points(told, told.options[0])
    ),
    "opens": laying(opens),
    "promised": laying(promised),
    "group": laying(new_set("group", jokers=False)),
    "group_with_joker": laying(new_set("group", jokers=True)),
    "wider_group": laying(longer("group")),
    "run": laying(new_set("run", jokers=False)),
    "run_with_joker": laying(new_set("run", jokers=True)),
    "longer_run": laying(longer("run")),
    "frees_joker": laying(frees_joker),
    "fits_beside": laying(fits_beside),
    "spared_by_run": laying(spared("run")),
    "spared_by_group": laying(spared("group")),
    "rearranged": laying(rearranged),
    **{kind: waiting(check, passing=False) for kind, check in WAITING.items()},
    **{f"pass_{kind}": waiting(check, passing=True) for kind, check in WAITING.items()},
    "draw": waiting(lambda told: True, passing=False),
    "pass": waiting(lambda told: True, passing=True),
    "keep": of_deal(KeepRack),
    "redeal": of_deal(Redeal),
    "announce": announce,
    "end_turn": end_turn,
}


def rack_after(given: Given | Told, option: Any) -> list[str]:
    laid = [tile for tiles in _table_after(given.view, option.move) for tile in tiles]
    return [tile for tile in given.view.racks[given.seat] if tile not in laid]


def kept(given: Given | Told, option: Any) -> int:
    return len(rack_after(given, option))


def jokers(given: Given | Told, option: Any) -> int:
    return sum(map(is_joker, rack_after(given, option)))


def points(given: Given | Told, option: Any) -> int:
    return sum([50 if is_joker(tile) else number(tile) for tile in rack_after(given, option)])


def complete(given: Given | Told, option: Any) -> int:
    """Return how many unseen tiles make a set with two tiles of the rack, without jokers."""
    rack = rack_after(given, option)
    seen = {*rack, *[tile for row in _table_after(given.view, option.move) for tile in row]}
    plain = sorted([tile for tile in rack if not is_joker(tile)], key=number)
    return sum([fits_two(tile, plain) for tile in TILES if tile not in seen and not is_joker(tile)])


def fits_two(tile: str, plain: Sequence[str]) -> bool:
    near = [each for each in plain if abs(number(each) - number(tile)) < LONG]
    return any(
        [*readings(sorted([tile, *two], key=number))]
        for two in combinations(near, 2)
        if len({tile, *two}) == LONG
    )


def opening(given: Given, option: Any) -> int:
    if not isinstance(option.move, Play):
        return 0
    rack = {*given.view.racks[given.seat]}
    return sum([value(row) for row in option.move.table if {*row} <= rack])


FIGURES: Final[Figures] = {
    "kept_some": kept,
    "joker_laid": jokers,
    "left_unopened": lambda given, option: 0 if opening(given, option) else round(100 * risk(given)),
    "not_opened": opening,
    "unannounced": lambda given, option: 100 if isinstance(option.move, Announce) else 200,
    "nothing_laid": kept,
    "kept_more": kept,
    "fewer_complete": complete,
    "more_at_end": points,
    "more_points": points,
}

NULLS: Final[Nulls] = {
    "even sum on the table": lambda view, move: _sum_lying(view, move) % 2 == 0,
    "even sets": lambda view, move: len(_table_after(view, move)) % 2 == 0,
    "more black tiles lie than red": lambda view, move: _lying(view, move, "k") > _lying(view, move, "r"),
}


def _table_after(view: State, move: Any) -> Sequence[Row]:
    return move.table if isinstance(move, Play) else view.table


def _lying(view: State, move: Any, colour: str) -> int:
    return sum([tile[0] == colour for row in _table_after(view, move) for tile in row])


def _sum_lying(view: State, move: Any) -> int:
    return sum([number(tile) for row in _table_after(view, move) for tile in row if not is_joker(tile)])
