"""What the options of a turn are worth: a chance to win and points, estimated from figures of the position.

The estimate is a weighted sum of the figures of ``strategy_outlook``; the weights were learned from games
that the bots played among themselves, again and again with better ones (``strategy_weights``). What it has
learned can be told: tiles that make sets among themselves may wait on the rack until all of them go at once,
jokers are kept for that, and a table that takes many tiles helps whoever holds few.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.features import figures
from stolik.games.rummikub.ai.options import Option, options, waiting
from stolik.games.rummikub.ai.solver.solver import points_of, solve
from stolik.games.rummikub.ai.weights import CHANCE, FRESH, POINTS
from stolik.games.rummikub.rules.moves import HIDDEN, Announce, EndTurn, KeepRack, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import NOT_OPENED
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, is_joker

POINT: Final = 0.001
"""What a small point counts beside the chance to win."""

CLOSE: Final = 15.0
"""So many points make a lead at an empty bank clear, as e makes odds."""

_TWO: Final = 2


class Outlook(NamedTuple):
    """The chance to win this game, from 0 to 1, and the small points to be expected of it."""

    chance: float
    points: float

    @property
    def worth(self) -> float:
        """The chance to win with the points beside it: what the best option has most of."""
        return self.chance + POINT * self.points


def outlook(view: State, seat: Seat, option: Option) -> Outlook:
    """Return what a seat may expect after an option, from what it sees."""
    if not option.rack:
        return Outlook(1.0, _gain(view, seat))
    if not view.bank:
        return _without_bank(view, seat, option)
    found = figures(view, seat, option)
    which = min(view.seats, len(CHANCE) + 1) - _TWO
    return Outlook(_logistic(_sum(found, CHANCE[which])), _sum(found, POINTS[which]))


def _sum(found: tuple[float, ...], weights: tuple[float, ...]) -> float:
    return sum([figure * weight for figure, weight in zip(found, weights, strict=True)])


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))


def _unseen_mean(view: State, seat: Seat) -> float:
    """Return the mean points of a tile that the seat doesn't see."""
    seen = {*view.racks[seat], *[tile for tiles in view.table for tile in tiles]}
    unseen = [points_of(tile) for tile in TILES if tile not in seen]
    return sum(unseen) / max(1, len(unseen))


def _gain(view: State, seat: Seat) -> float:
    """Return the points that going out is likely to bring."""
    mean = _unseen_mean(view, seat)
    return sum(
        mean * len(rack) if view.opened[other] else NOT_OPENED
        for other, rack in enumerate(view.racks)
        if other != seat
    )


def _without_bank(view: State, seat: Seat, option: Option) -> Outlook:
    """Return the outlook where nothing is left to draw: the fewest points on the rack win."""
    mean, own = _unseen_mean(view, seat), sum(map(points_of, option.rack))
    least = min(mean * len(rack) for other, rack in enumerate(view.racks) if other != seat)
    return Outlook(_logistic((least - own) / CLOSE), least - own)


def appraised(view: State, seat: Seat) -> tuple[tuple[Option, Outlook], ...]:
    """Return the options of the seat on turn with their outlooks, best first, of equals who lays most."""
    found = [(option, outlook(view, seat, option)) for option in options(view, seat)]
    return tuple(sorted(found, key=lambda pair: (-pair[1].worth, len(pair[0].rack))))


def best_move(view: State, seat: Seat) -> SeatMove:
    """Return the best move of the seat that is to move or asked."""
    if view.phase == "turn":
        return neat_move(view, appraised(view, seat)[0][0])
    best: SeatMove = advise(view, seat)[0].move
    return best


def neat_move(view: State, option: Option) -> SeatMove:
    """Return the move of an option; where it lays tiles, on a table disturbed as little as can be."""
    if not isinstance(option.move, Play):
        return option.move
    there = {tile for tiles in view.table for tile in tiles}
    laid = [tile for tiles in option.table for tile in tiles if tile not in there]
    untouched = set(option.table)
    if all(tiles in untouched for tiles in view.table):
        return option.move
    found = solve(view.table, laid)
    return Play(found.table) if found is not None and found.tiles == len(laid) else option.move


def odds(view: State, seat: Seat) -> Mapping[str, float]:
    """Return nothing: no chances are shown at this table."""
    return {}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return a handful of options of the seat with their worth, best first; empty where it isn't to decide.

    ``worth`` is the chance to win with ``POINT`` for each point to be expected. ``facts`` hold both, as
    ``chance`` and ``points``; of a move on the table also ``laid``, the tiles laid, and ``off``, the points
    they take off the rack; of every move in a turn ``left``, the tiles on the rack after it, and ``jokers``
    among them. The phrase "goes out" fits where ``left`` is 0.
    """
    if HIDDEN in view.racks[seat] or not view.racks[seat]:
        return ()
    match view.phase:
        case "turn" if view.turn == seat:
            return tuple([_advice(view, seat, option, found) for option, found in appraised(view, seat)])
        case "drawn" if view.turn == seat:
            return _closing(view, seat)
        case "asking" if seat in view.asked:
            return _deal(view, seat)
    return ()


def _advice(view: State, seat: Seat, option: Option, found: Outlook) -> Advice:
    facts = {"chance": found.chance, "points": found.points}
    rack, left = view.racks[seat], set(option.rack)
    if isinstance(option.move, Play):
        laid = [tile for tile in rack if tile not in left]
        facts |= {"laid": float(len(laid)), "off": float(sum(map(points_of, laid)))}
    facts |= {"left": float(len(left)), "jokers": float(sum(map(is_joker, left)))}
    return Advice(neat_move(view, option), found.worth, facts)


def _closing(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice after a draw: to announce only saves points, and it always may."""
    found = outlook(view, seat, waiting(view.table, view.racks[seat], EndTurn()))
    end = Advice(EndTurn(), found.worth, {"chance": found.chance, "points": found.points})
    if view.announced[seat]:
        return (end,)
    racks = [rack for other, rack in enumerate(view.racks) if other != seat and view.opened[other]]
    risk = NOT_OPENED * sum([_OUT_NEXT ** len(rack) for rack in racks])
    points = found.points - risk
    silent = Advice(EndTurn(), found.worth - POINT * risk, {"chance": found.chance, "points": points})
    return Advice(Announce(), found.worth, end.facts), silent


_OUT_NEXT: Final = 0.7
"""The chance that a rack goes out at once, tile by tile, roughly."""


def _deal(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice on a new deal: the rack against the mean of all racks."""
    found = outlook(view, seat, waiting(view.table, view.racks[seat], EndTurn()))
    fresh = FRESH[min(view.seats, len(FRESH) + 1) - _TWO]
    keep = Advice(KeepRack(), found.worth, {"chance": found.chance, "points": found.points})
    new = Advice(Redeal(), fresh, {"chance": fresh, "points": 0.0})
    return tuple(sorted((keep, new), key=lambda option: -option.worth))
