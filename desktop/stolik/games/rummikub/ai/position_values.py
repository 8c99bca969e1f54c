"""What a position after a move is worth, by a small network that was learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import repeat
from math import exp, tanh
from operator import mul
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.engine.learned_tables import load, unpack
from stolik.games.rummikub.ai.features import NAMES
from stolik.games.rummikub.rules.scoring import BIG_POINTS
from stolik.games.rummikub.rules.state import State

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
