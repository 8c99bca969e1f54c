"""The candidates of a turn, their features, and the estimate that a small network gives of their worth.

Candidates are few and distinct. After the opening, they are found within a limit for several aims: going out;
laying most tiles, with and without the jokers; keeping the sets that don't need the table for a turn in which
nothing else can be laid; laying one of those sets alone; adding one tile to an existing set; keeping all
tiles that could be added in this way; and laying nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import repeat
from math import exp, tanh
from operator import mul
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.bot import Level
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import (
    LIMITS,
    Limit,
    best_within,
    opening_within,
    smallest_opening,
)
from stolik.games.rummikub.ai.solver.solver import Solution, can_move, solve
from stolik.games.rummikub.rules.legality import fitting_ends
from stolik.games.rummikub.rules.moves import Draw, Pass, Play, SeatMove
from stolik.games.rummikub.rules.scoring import BIG_POINTS, JOKER_LEFT, NOT_OPENED, points_of
from stolik.games.rummikub.rules.sets.melds import LEAST, SHORT_SETS, is_set, readings, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State, changed, tiles_on
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    COPIES,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    TILES,
    Kind,
    Set,
    Table,
    Tile,
    is_joker,
)


def with_known_rack(view: State, seat: Seat) -> State | None:
    """Return the position of a turn with the other rack if a seat's view reveals it, otherwise ``None``."""
    if view.seats != 2 or view.bank or view.phase != "turn":
        return None
    seen = {*view.racks[seat], *tiles_on(view.table)}
    unseen = tuple([tile for tile in TILES if tile not in seen])
    # In a position set up by hand, some tiles may be nowhere.
    if len(unseen) != len(view.racks[1 - seat]):
        return None
    return replace(view, racks=changed(view.racks, 1 - seat, unseen))


OWN_SETS: Final = 4
"""The most of the rack's own sets that are weighed one by one."""


FEWER_TRIED: Final = 200
"""How many choices of sets are tried without jokers: fewer than for most tiles, more than for other aims."""


_GATHERED: Final = 3
"""The number of tiles, in halves of a turn's limit, beyond which gathering more gains nothing."""


Rack = tuple[Tile, ...]


class Candidate(NamedTuple):
    """A move with the table and the seat's own rack after it.

    ``dead`` is how many tiles of the rack couldn't be laid in the next turn if the table stayed as it is, and
    ``ready`` whether any could be laid then without a joker. Before the opening, only sets of the rack alone
    count. If there are several candidates, ``dead`` is taken from the position before the move.
    """

    move: SeatMove
    table: Table
    rack: Rack
    dead: float
    ready: bool


def plain_tiles(rack: Sequence[Tile]) -> Rack:
    return tuple([tile for tile in rack if not is_joker(tile)])


def candidates(view: State, seat: Seat, limit: Limit | None = None) -> tuple[Candidate, ...]:
    """Return the candidates of the seat on turn; no two of them leave the same kinds of tiles.

    ``view`` is what the seat sees of a position in the phase ``turn``. There is always a candidate; if the
    seat can go out, that is the only one. A seat that announced its opening must lay something. All keep to a
    limit for a turn of a minute, the master's unless one is given. Tiles are only laid singly at three and
    four seats: at two, this won more games but, with fewer small points, fewer matches of two games.
    """
    limit = (limit or LIMITS[Level.MASTER]).in_time(view.options.turn_seconds)
    table, rack = view.table, view.racks[seat]
    rest: SeatMove = Draw() if view.bank else Pass()
    found: dict[tuple[Kind, ...], Candidate] = {}
    ways = (
        _later(table, rack, rest, limit, singly=view.seats > 2)
        if view.opened[seat]
        else _openings(table, rack, rest, limit, view.options.needed_by(seat))
    )
    for candidate in ways:
        if not candidate.rack:
            return (candidate,)
        if found and candidate.move == rest and view.promised and not view.opened[seat]:
            continue
        if candidate.move != rest or not found or 2 * len(rack) <= _GATHERED * limit.tiles:
            found.setdefault(kinds_of(candidate.rack), candidate)
    return tuple(found.values())


def kinds_of(rack: Rack) -> tuple[Kind, ...]:
    return tuple(sorted([KIND_OF[tile] for tile in rack]))


def _left(rack: Rack, table: Table) -> Rack:
    laid = tiles_on(table)
    return tuple([tile for tile in rack if tile not in laid])


def _openings(table: Table, rack: Rack, rest: SeatMove, limit: Limit, needed: int) -> Iterator[Candidate]:
    """Yield the opening worth most and the smallest one, with and without jokers; then laying nothing."""
    known: set[Rack] = set()
    for tiles in (rack, plain_tiles(rack)):
        found = opening_within(tiles, limit.tiles, needed)
        if found is None:
            break
        for sets in (found, smallest_opening(tiles, needed) or found):
            left = _left(rack, sets)
            if left not in known:
                known.add(left)
                yield _opening(table, left, sets, limit)
    yield laying_nothing(table, rack, rest, needed)


def _opening(table: Table, left: Rack, sets: Table, limit: Limit) -> Candidate:
    after = (*table, *sets)
    most = best_within(after, left, limit, tried=0)
    return Candidate(Play(after), after, left, len(left) - _laid(most), can_move(after, plain_tiles(left)))


def laying_nothing(table: Table, rack: Rack, rest: SeatMove, needed: int) -> Candidate:
    """Return the candidate of laying nothing for a player who still has to open with ``needed`` points."""
    best = best_opening(rack)
    laid = sum(map(len, best.sets)) if best is not None else 0
    return Candidate(rest, table, rack, len(rack) - laid, best is not None and best.value >= needed)


def _later(table: Table, rack: Rack, rest: SeatMove, limit: Limit, *, singly: bool) -> Iterator[Candidate]:
    """Yield candidates for a player who has opened; the first one lays most tiles.

    With ``singly``, they include each single tile that fits a set as it is, and all tiles but those.
    """

    def play(found: Solution, ready: bool) -> Candidate:
        return Candidate(Play(found.table), found.table, _left(rack, found.table), dead, ready)

    most = best_within(table, rack, limit)
    dead = len(rack) - _laid(most)
    if most is None:
        yield Candidate(rest, table, rack, dead, False)
        return
    yield play(most, False)
    plain = plain_tiles(rack)
    without: Solution | None = most
    if len(plain) < len(rack):
        if len(rack) - len(plain) > 1:
            one = best_within(table, (*plain, next(filter(is_joker, rack))), limit, tried=0)
            if one is not None:
                yield play(one, False)
        without = best_within(table, plain, limit, tried=FEWER_TRIED)
        if without is not None:
            yield play(without, False)
    own = best_opening(plain)
    if without is not None and own is not None:
        kept = {tile for tiles in own.sets for tile in tiles}
        saved = best_within(table, tuple([tile for tile in plain if tile not in kept]), limit, tried=0)
        if saved is not None:
            yield play(saved, True)
        for tiles in sorted(own.sets, key=lambda tiles: (len(tiles), worth((tiles,))))[:OWN_SETS]:
            if len(tiles) <= limit.tiles:
                after = (*table, tiles)
                yield Candidate(Play(after), after, _left(rack, after), dead, without.tiles > len(tiles))
    if singly and without is not None and without.tiles > 1:
        added = {tile: each for tile in without.laid if (each := with_added(table, tile)) is not None}
        for after in added.values():
            yield Candidate(Play(after), after, _left(rack, after), dead, True)
        others = tuple([tile for tile in without.laid if tile not in added])
        hard = best_within(table, others, limit, tried=0) if added else None
        if hard is not None:
            yield play(hard, True)
    yield Candidate(rest, table, rack, dead, without is not None)


def candidate_of(view: State, seat: Seat, move: SeatMove) -> Candidate:
    """Return a legal move of the seat on turn as a candidate, measured in the same way as in `candidates`.

    Other tiles that it keeps although they could be laid now, and that aren't in a set of the rack, may
    become useless, so half of them count as dead. If replies aren't tried, moves that leave the same kinds of
    tiles are one candidate, whatever the table after them.
    """
    table, rack, opened = view.table, view.racks[seat], view.opened[seat]
    left = _left(rack, move.table) if isinstance(move, Play) else rack
    is_tried = with_known_rack(view, seat) is not None
    for candidate in candidates(view, seat):
        if move == candidate.move or (not is_tried and kinds_of(candidate.rack) == kinds_of(left)):
            return candidate
    limit = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
    after = table
    if isinstance(move, Play):
        found = solve(table if opened else (), [tile for tile in rack if tile not in left], neat=False)
        assert found is not None, "a legal move lays a tile"
        if not opened:
            return _opening(table, left, found.table, limit)._replace(move=move)
        after = found.table
    elif not opened:
        return laying_nothing(table, rack, move, view.options.needed_by(seat))
    plain = plain_tiles(rack)
    most = best_within(table, rack, limit)
    without = most if len(plain) == len(rack) else best_within(table, plain, limit, tried=FEWER_TRIED)
    ready = _laid(without) > len(plain) - len(plain_tiles(left))
    dead, own = len(rack) - _laid(most), best_opening(plain_tiles(left))
    kept = len(left) - dead - (sum(map(len, own.sets), 0) if own is not None else 0)
    return Candidate(move, after, left, dead + max(0, kept) / 2, ready)


def with_added(table: Table, tile: Tile) -> Table | None:
    """Return a table with a tile added to an end of the first set that takes it, ``None`` if none does."""
    for place, tiles in enumerate(table):
        for longer in ((*tiles, tile), (tile, *tiles)):
            if is_set(longer):
                return (*table[:place], longer, *table[place + 1 :])
    return None


def _laid(solution: Solution | None) -> int:
    return 0 if solution is None else solution.tiles


_CACHED: Final = 1 << 11

_FAR: Final = 14
"""The number of tiles that is assumed for a player who hasn't opened."""

_POINTS: Final = (*[kind % NUMBERS + 1 for kind in range(JOKER)], JOKER_LEFT)


def features(view: State, seat: Seat, candidate: Candidate) -> tuple[float, ...]:
    """Return the features of a position after a candidate of a seat, in the order of ``NAMES``.

    They depend only on the table, the seat's own rack and the sizes of all racks. Shares are from 0 to 1;
    tiles and points are counts, some of them in tens.
    """
    limit = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    held = [len(view.racks[other]) for other in others]
    near = sorted([len(view.racks[other]) for other in others if view.opened[other]])
    nearest, second = (*near, _FAR, _FAR)[:2]
    next_held = held[0] if view.opened[others[0]] else _FAR
    own = _counts(candidate.rack)
    laid = _counts([tile for tiles in candidate.table for tile in tiles])
    unseen = [len(COPIES) - mine - there for mine, there in zip(own, laid, strict=True)]
    hidden = max(1, sum(unseen, 0))
    welcome = {kind for tiles in candidate.table for kind in fitting_kinds(tiles)}
    given = sum([unseen[kind] for kind in welcome], 0) / hidden
    jokers, rack, dead = own[JOKER], len(candidate.rack), candidate.dead
    opened = view.opened[seat] or isinstance(candidate.move, Play)
    best = None if opened else best_opening(candidate.rack)
    own_sets = best_opening(plain_tiles(candidate.rack))
    reserve = sum(map(len, own_sets.sets), 0) if own_sets else 0
    lacking = sum([points_of(tile) for tile in candidate.rack], 0)
    mean = sum([_POINTS[kind] * count for kind, count in enumerate(unseen)], 0) / hidden
    gain = sum(
        [mean * len(view.racks[other]) if view.opened[other] else NOT_OPENED for other in others], IN_ORDER
    )
    return (
        1.0,
        rack,
        rack**0.5,
        dead,
        dead**0.5,
        float(dead <= 1),
        float(candidate.ready),
        jokers,
        float(jokers > 1),
        float(opened),
        0.0 if best is None else min(1.0, best.value / view.options.needed_by(seat)),
        nearest,
        nearest**0.5,
        float(nearest <= 2),
        sum(held, 0) / len(held),
        sum([view.opened[other] for other in others], 0) / len(others),
        _outs(own, unseen) / hidden,
        sum([own[kind] for kind in welcome], 0),
        given,
        nearest * given,
        unseen[JOKER],
        laid[JOKER],
        sum(laid, 0) / 10,
        len(view.bank) / 10,
        float(not view.bank),
        sum([points_of(tile) for tile in candidate.rack if KIND_OF[tile] != JOKER], 0) / 10,
        rack * nearest / 10,
        dead * nearest / 10,
        dead / (1 + nearest),
        nearest / (1 + dead),
        jokers * nearest,
        jokers * (not opened),
        rack * (not opened),
        float(isinstance(candidate.move, Draw)),
        reserve,
        max(0, rack - limit.tiles),
        float(dead == 0 and rack <= limit.tiles),
        second,
        next_held,
        float(next_held <= 1),
        float(next_held <= 3),
        gain / 100,
        0.0 if view.bank else (mean * min(held) - lacking) / 15,
        (view.passes + 1) / view.seats if isinstance(candidate.move, Pass) else 0.0,
        float(view.seats > 3),
    )


NAMES: Final = """
    always rack root_of_rack dead root_of_dead dead_at_most_1 ready jokers both_jokers opened opening_share
    nearest root_of_nearest nearest_at_most_2 held_by_others others_opened outs fitting given given_to_nearest
    jokers_unseen jokers_on_table table bank bank_empty points rack_and_nearest dead_and_nearest
    dead_by_nearest nearest_by_dead jokers_and_nearest jokers_closed rack_closed drawing
    reserve over_limit out_next second next next_at_most_1 next_at_most_3 gain lead passing four_seats
""".split()
"""The features, of the rack, the nearest opponent (an opened one with the fewest tiles), and the table.

``second`` is the next nearest opponent, ``next`` the one who moves next. ``reserve`` counts the tiles in sets
of the rack, ``over_limit`` those that can't be laid in one turn. ``gain`` is the points of going out;
``lead`` is how many more points an opponent with the fewest tiles has on the rack if nothing can be drawn.

``outs`` is the share of unseen tiles that would make a set with two tiles of the rack, ``fitting`` is how
many tiles of the rack could be added to a set as it is, and ``given`` is the share of unseen tiles that
could. ``closed`` means not having opened.
"""


def _counts(tiles: Iterable[Tile]) -> list[int]:
    found = [0] * KINDS
    for tile in tiles:
        found[KIND_OF[tile]] += 1
    return found


def completing(rack: Rack, table: Table) -> int:
    """Return how many unseen tiles, without jokers, would make a set with two tiles of a rack."""
    own, laid = _counts(rack), _counts([tile for tiles in table for tile in tiles])
    return _outs(own, [len(COPIES) - mine - there for mine, there in zip(own, laid, strict=True)])


def _outs(own: Sequence[int], unseen: Sequence[int]) -> int:
    return sum(
        [
            unseen[kind]
            for kind, pairs in enumerate(_PAIRS)
            if unseen[kind] and any(own[one] and own[other] for one, other in pairs)
        ]
    )


@lru_cache(_CACHED)
def fitting_kinds(tiles: Set) -> frozenset[Kind]:
    """Return the kinds, without jokers, that may be added to a legal set at an end or where it can be cut."""
    meld = readings(tiles)[0]
    ends = [kind for kind, _ in fitting_ends(tiles) if kind != JOKER]
    if meld.kind == "group":
        return frozenset(ends)
    base = NUMBERS * COLOURS.index(meld.colours[0]) - 1
    return frozenset([*ends, *[base + number for number in meld.numbers[2:-2]]])


_THREES: Final = [kinds for kinds in SHORT_SETS if len(kinds) == LEAST]
_PAIRS: Final = [
    [tuple([each for each in kinds if each != kind]) for kinds in _THREES if kind in kinds]
    for kind in range(JOKER)
]
"""The pairs of kinds with which each kind makes a set of three."""

_LEARNED: Final = "position_values"
_MOST_WEIGHED: Final = 3
"""Three and four players share a network."""

_HUNDRED: Final = 100.0

_FEW: Final = 5
_MANY: Final = 14

Phase: TypeAlias = Literal["not_opened", "up_to_5", "up_to_14", "more", "bank_empty"]
"""The phase by whether a seat has opened, how many tiles it has, and whether the bank is empty."""

AROUND: Final = (
    "held root_of_held opened opened_at_most_1 opened_at_most_3 held_opened next_seat seat_after_next".split()
)
"""The figures of another seat by which the remaining chance is shared out."""


class Value(NamedTuple):
    """The chance to win a game, and the big points (0 to 4) and small points expected of it."""

    chance: float
    big: float
    small: float
    above: tuple[float, ...] = ()
    """The chances of more small points than each of ``thresholds``, ties counting half; for two players."""


class _Network(NamedTuple):
    """The weights: ``hidden`` has a row for each feature, ``output`` a row for each output."""

    mean: Sequence[float]
    scale: Sequence[float]
    hidden: tuple[Sequence[float], ...]
    bias: Sequence[float]
    output: tuple[Sequence[float], ...]


@cache
def _network(players: int) -> _Network:
    table = load(__package__, _LEARNED)["networks"][str(min(players, _MOST_WEIGHED))]
    hidden, output = unpack(table["hidden"]), unpack(table["output"])
    wide, units = len(NAMES) + 1, table["hidden"]["shape"][0]
    return _Network(
        tuple(unpack(table["mean"])),
        tuple(unpack(table["scale"])),
        tuple([tuple(hidden[place::wide]) for place in range(wide - 1)]),
        tuple(hidden[wide - 1 :: wide]),
        tuple([tuple(output[at : at + units + 1]) for at in range(0, len(output), units + 1)]),
    )


@lru_cache(512)
def _weighed(players: int, place: int, figure: float) -> tuple[float, ...]:
    """Return what a feature adds to the hidden units; it is cached because most figures recur."""
    network = _network(players)
    even = (figure - network.mean[place]) * network.scale[place]
    return tuple(map(mul, network.hidden[place], repeat(even)))


@cache
def thresholds(players: int) -> tuple[int, ...]:
    """Return the small points of ``Value.above``, ascending; empty for three and four players."""
    table = load(__package__, _LEARNED)["networks"][str(min(players, _MOST_WEIGHED))]
    return tuple(table.get("thresholds", ()))


def phase_of(view: State, seat: Seat) -> Phase:
    """Return the phase of the game for a seat, which selects the calibration of its chance to win."""
    if not view.bank:
        return "bank_empty"
    if not view.opened[seat]:
        return "not_opened"
    held = len(view.racks[seat])
    return "up_to_5" if held <= _FEW else "up_to_14" if held <= _MANY else "more"


def shift_of(view: State, seat: Seat) -> float:
    """Return the number to add to the log-odds of winning to calibrate the chance.

    The best of several estimates is too high on average; by how much was measured in games of the master.
    """
    shifts = load(__package__, _LEARNED).get("shifts", {})
    found: float = shifts.get(str(view.seats), {}).get(phase_of(view, seat), 0.0)
    return found


def told_shift(view: State, seat: Seat) -> float:
    """Return the number to add to the log-odds shown to two players to make them true.

    All candidates of a turn are shifted alike, so only ``shift_of`` affects which one is best.
    """
    kind = "match" if view.options.games_per_match == 2 else "game"
    found: float = load(__package__, _LEARNED)["told"][kind][phase_of(view, seat)]
    return found


def shifted(chance: float, shift: float) -> float:
    """Return a chance with ``shift`` added to its log-odds; 0 and 1 stay the same.

    >>> shifted(0.5, 0.0), round(shifted(0.5, 1.0), 3), shifted(1.0, -2.0)
    (0.5, 0.731, 1.0)
    """
    return chance / (chance + (1 - chance) * exp(-shift))


def value_of(figures: Sequence[float], players: int, shift: float = 0.0) -> Value:
    """Return the value of a position with these ``features`` for 2 to 4 players.

    ``shift`` is added to the log-odds of winning and to those of ``Value.above``.
    """
    network = _network(players)
    parts = [_weighed(players, place, figure) for place, figure in enumerate(figures)]
    units = list(map(tanh, map(sum, zip(*parts, network.bias, strict=True), repeat(IN_ORDER))))
    units.append(1.0)
    won, big, small, *above = [sum(map(mul, row, units), IN_ORDER) for row in network.output]
    chance = _logistic(won + shift)
    most = BIG_POINTS[2][0]
    return Value(
        chance,
        most * (chance if players == 2 else _logistic(big)),
        _HUNDRED * small,
        tuple([_logistic(each + shift) for each in above]),
    )


def new_rack(players: int) -> Value:
    """Return the mean value of a newly dealt rack for 2 to 4 players."""
    return Value(*load(__package__, _LEARNED)["new_rack"][str(players)])


def around(held: float, opened: float, step: int) -> tuple[float, ...]:
    """Return the figures of another seat, ``step`` seats after the next one, in the order of ``AROUND``."""
    few, hardly = opened * (held <= 3), opened * (held <= 1)
    return held, held**0.5, opened, hardly, few, opened * held, float(step == 0), float(step == 1)


def shared_out(view: State, seat: Seat, chance: float) -> tuple[float, ...]:
    """Return the chances of all seats, which add up to 1, given that of one seat.

    The rest is shared out among the others by what everyone can see of them.
    """
    weights = load(__package__, _LEARNED)["others"]
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    likely = []
    for step, other in enumerate(others):
        held, opened = len(view.racks[other]), float(view.opened[other])
        likely.append(exp(sum(map(mul, weights, around(held, opened, step)), IN_ORDER)))
    found = [0.0] * view.seats
    found[seat] = chance
    for other, share in zip(others, likely, strict=True):
        found[other] = (1 - chance) * share / sum(likely, IN_ORDER)
    return tuple(found)


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
