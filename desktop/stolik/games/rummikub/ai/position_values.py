"""What a position after a move is worth, by a small network that was learned from games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import repeat
from math import exp, tanh
from operator import mul
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.bot import Level
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.engine.learned_tables import load, unpack
from stolik.games.rummikub.ai.candidates import Candidate, plain_tiles
from stolik.games.rummikub.ai.limited_search import LIMITS
from stolik.games.rummikub.rules.moves import Draw, Pass, Play
from stolik.games.rummikub.rules.scoring import BIG_POINTS, JOKER_LEFT, NOT_OPENED, points_of
from stolik.games.rummikub.rules.sets.melds import readings
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, JOKER, KIND_OF, KINDS, NUMBERS, Kind, Set, Tile

_CACHED: Final = 1 << 11

_FAR: Final = 14
"""The tiles that stand for those of a player who hasn't opened."""

_POINTS: Final = (*[kind % NUMBERS + 1 for kind in range(JOKER)], JOKER_LEFT)


def features(view: State, seat: Seat, candidate: Candidate) -> tuple[float, ...]:
    """Return the features of a position after a candidate of a seat, in the order of ``NAMES``.

    Nothing but the table, the own rack and the counts of all racks goes in. Shares are from 0 to 1, tiles
    and points are counts, some of them in tens.
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
"""The features: of the own rack, of the nearest opponent (who has opened and holds fewest), of the table.

``second`` is the next nearest, ``next`` who follows; ``reserve`` are the tiles of own sets, ``over_limit``
those that don't go in one turn, ``gain`` the points of going out, ``lead`` how many more points an opponent
with the fewest tiles has on the rack where nothing can be drawn.

``outs`` is the share of the unseen tiles that would make a set with two of the rack, ``fitting`` how many of
the rack could be added to a set as it lies, ``given`` the share of the unseen tiles that could. ``closed``
stands for not having opened.
"""


def _counts(tiles: Iterable[Tile]) -> list[int]:
    found = [0] * KINDS
    for tile in tiles:
        found[KIND_OF[tile]] += 1
    return found


def _outs(own: Sequence[int], unseen: Sequence[int]) -> int:
    """Return how many unseen tiles would make a set with two of the rack."""
    return sum(
        [
            unseen[kind]
            for kind, pairs in enumerate(_PAIRS)
            if unseen[kind] and any(own[one] and own[other] for one, other in pairs)
        ]
    )


@lru_cache(_CACHED)
def fitting_kinds(tiles: Set) -> tuple[Kind, ...]:
    """Return the kinds, no jokers, that may be added to a lawful set as it lies, or stand where it is cut."""
    meld = readings(tiles)[0]
    if meld.kind == "group":
        if len(tiles) == len(COLOURS):
            return ()
        there = {KIND_OF[tile] // NUMBERS for tile in tiles if KIND_OF[tile] != JOKER}
        missing = [place for place in range(len(COLOURS)) if place not in there]
        return tuple([NUMBERS * place + meld.numbers[0] - 1 for place in missing])
    base = NUMBERS * COLOURS.index(meld.colours[0]) - 1
    low, high = meld.numbers[0], meld.numbers[-1]
    ends = [number for number in (low - 1, high + 1) if 1 <= number <= NUMBERS]
    return tuple([base + number for number in (*ends, *range(low + 2, high - 1))])


def _pairs_with(kind: Kind) -> tuple[tuple[Kind, Kind], ...]:
    """Return the pairs of kinds that make a set of three with a kind."""
    colour, place = divmod(kind, NUMBERS)
    others = [NUMBERS * other + place for other in range(len(COLOURS)) if other != colour]
    groups = [(one, other) for at, one in enumerate(others) for other in others[at + 1 :]]
    runs = [
        (kind + one, kind + other)
        for one, other in ((-2, -1), (-1, 1), (1, 2))
        if place + one >= 0 and place + other < NUMBERS
    ]
    return (*groups, *runs)


_PAIRS: Final = tuple(map(_pairs_with, range(JOKER)))


_LEARNED: Final = "position_values"
_MOST_WEIGHED: Final = 3
"""Three and four players share a network."""

_HUNDRED: Final = 100.0

_FEW: Final = 5
_MANY: Final = 14

Phase: TypeAlias = Literal["not_opened", "up_to_5", "up_to_14", "more", "bank_empty"]
"""Whether a seat has opened and with how many tiles, and whether the bank is empty."""

AROUND: Final = (
    "held root_of_held opened opened_at_most_1 opened_at_most_3 held_opened next_seat seat_after_next".split()
)
"""The figures of another seat, by which the chance that is left is shared out."""


class Value(NamedTuple):
    """The chance to win a game, the big points (0 to 4) and the small points to be expected of it."""

    chance: float
    big: float
    small: float
    above: tuple[float, ...] = ()
    """The chances of more small points than each of ``thresholds``, a tie being half; only of two players."""


class _Network(NamedTuple):
    """The weights: of the hidden layer a row a feature and the biases, of the output a row an output."""

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
    """Return what a feature adds to the hidden units; most figures come again and again."""
    network = _network(players)
    even = (figure - network.mean[place]) * network.scale[place]
    return tuple(map(mul, network.hidden[place], repeat(even)))


@cache
def thresholds(players: int) -> tuple[int, ...]:
    """Return the small points that ``Value.above`` is about, rising; none for three and four players."""
    table = load(__package__, _LEARNED)["networks"][str(min(players, _MOST_WEIGHED))]
    return tuple(table.get("thresholds", ()))


def phase_of(view: State, seat: Seat) -> Phase:
    """Return the phase of the game for a seat, by which the chance to win is calibrated."""
    if not view.bank:
        return "bank_empty"
    if not view.opened[seat]:
        return "not_opened"
    held = len(view.racks[seat])
    return "up_to_5" if held <= _FEW else "up_to_14" if held <= _MANY else "more"


def shift_of(view: State, seat: Seat) -> float:
    """Return what is added to the logarithm of the odds to win, so that the chance is calibrated.

    The best of several estimates is on average too high; by how much was measured in games of the master.
    """
    shifts = load(__package__, _LEARNED).get("shifts", {})
    found: float = shifts.get(str(view.seats), {}).get(phase_of(view, seat), 0.0)
    return found


def told_shift(view: State, seat: Seat) -> float:
    """Return what is added to the logarithm of the odds that two players are told, so that they are true.

    Candidates of a turn are shifted alike, so which one is best hangs on ``shift_of`` alone.
    """
    kind = "match" if view.options.games_per_match == 2 else "game"
    found: float = load(__package__, _LEARNED)["told"][kind][phase_of(view, seat)]
    return found


def shifted(chance: float, shift: float) -> float:
    """Return a chance with ``shift`` added to the logarithm of its odds; 0 and 1 stay.

    >>> shifted(0.5, 0.0), round(shifted(0.5, 1.0), 3), shifted(1.0, -2.0)
    (0.5, 0.731, 1.0)
    """
    return chance / (chance + (1 - chance) * exp(-shift))


def value_of(figures: Sequence[float], players: int, shift: float = 0.0) -> Value:
    """Return what a position is worth, from its ``features``, at a table of 2 to 4 players.

    ``shift`` is added to the logarithms of the odds to win and of ``Value.above``.
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
    """Return what a rack just dealt is worth on average, at a table of 2 to 4 players."""
    return Value(*load(__package__, _LEARNED)["new_rack"][str(players)])


def shared_out(view: State, seat: Seat, chance: float) -> tuple[float, ...]:
    """Return the chances of all seats, given that of one: together 1.

    What is left is shared out among the others by what everybody sees of them.
    """
    weights = load(__package__, _LEARNED)["others"]
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    likely = []
    for step, other in enumerate(others):
        held, opened = len(view.racks[other]), float(view.opened[other])
        figures = (
            held,
            held**0.5,
            opened,
            opened * (held <= 1),
            opened * (held <= 3),
            opened * held,
            float(step == 0),
            float(step == 1),
        )
        likely.append(exp(sum(map(mul, weights, figures), IN_ORDER)))
    found = [0.0] * view.seats
    found[seat] = chance
    for other, share in zip(others, likely, strict=True):
        found[other] = (1 - chance) * share / sum(likely, IN_ORDER)
    return tuple(found)


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
