"""The worths of a turn's candidates: chances to win, and the expected big and small points.

The estimates come from a small network (``position_values``), learned from games in which everyone keeps to
the master's limit. At three and four seats, candidates are weighed as a match scores a game: by big points
first, then by small points. For two players, it is the chance to win the match, which small points decide if
it has two games (`decided_by_points`).

The other game of a match is assumed to end like games of the master with itself (``data/game_results.json``),
with every seat equally likely to have any place. Big points count first, then small points, as in §10.6. In
the first game, it isn't known yet by how many points that will be won.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from math import erf
from operator import mul
from typing import Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.coaching.learned_tables import load
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import easiest
from stolik.games.rummikub.ai.position_values import (
    Candidate,
    Value,
    candidates,
    features,
    laying_nothing,
    new_rack,
    shared_out,
    shift_of,
    shifted,
    thresholds,
    told_shift,
    value_of,
    with_known_rack,
)
from stolik.games.rummikub.ai.solver.solver import Solution, layable_tiles
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Pass, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import (
    BIG_POINTS,
    NOT_OPENED,
    big_points_of,
    places_of,
    points_of,
    ranks_of,
)
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile, is_joker

_AI: Final = "stolik.games.rummikub.ai"

_PAIRED: Final = 4
"""The number of other games that each collected game is paired with when it stands for a first game."""


class MatchChances(NamedTuple):
    """The chances of a seat to win the match if it wins the present game, and if it doesn't."""

    won: float
    lost: float

    def of(self, chance: float) -> float:
        return chance * self.won + (1 - chance) * self.lost


SINGLE_GAME: Final = MatchChances(1.0, 0.0)


def decided_by_points(view: State) -> bool:
    """Return whether the sum of small points alone decides the match, as it does for two players and games.

    The winner of a game has more small points in it, so the winner of both games has more altogether.
    """
    return view.seats == 2 and view.options.games_per_match == 2


def points_needed(view: State, seat: Seat) -> tuple[int, ...]:
    """Return the small points that one of two must exceed in the present game to win the match.

    While the other game hasn't been played, there are several equally likely cases.
    """
    if view.results:
        return (-view.points[0][seat],)
    return _points_of_another_game()


def share_for_points(view: State, seat: Seat, points: int) -> float:
    """Return the share of the match that ``points`` small points in the present game give one of two."""
    needed = points_needed(view, seat)
    return (sum([each < points for each in needed], 0) + needed.count(points) / 2) / len(needed)


@cache
def _points_of_another_game() -> tuple[int, ...]:
    return tuple(sorted([each for result in _collected(2) for each in result]))


def match_chances(view: State, seat: Seat) -> MatchChances:
    """Return the chances of a seat in the match, by the outcome of the present game.

    Between the end of a game and the next deal, the next game is the present one.
    """
    if view.options.games_per_match == 1:
        return SINGLE_GAME
    if view.results:
        small, big = view.points
        return _last_game(small, big, seat)
    return _first_game(view.seats)


@lru_cache(maxsize=64)
def _last_game(small: tuple[int, ...], big: tuple[int, ...], seat: Seat) -> MatchChances:
    """Return the chances of a seat in the last game, given the points of all seats before it."""
    seats = len(small)
    shares: tuple[list[float], list[float]] = [], []
    for result in _collected(seats):
        for points, gains, winner in _seated(result):
            after = [had + new for had, new in zip(small, points, strict=True)]
            places = ranks_of(after, [had + new for had, new in zip(big, gains, strict=True)])
            share = 1 / places.count(1) if places[seat] == 1 else 0.0
            shares[winner != seat].append(share)
    return MatchChances(*[sum(each, IN_ORDER) / len(each) for each in shares])


@lru_cache(maxsize=4)
def _first_game(seats: int) -> MatchChances:
    """Return the chances of a seat in the first game, before which all seats have equal chances."""
    collected = _collected(seats)
    won = 0.0
    for number, first in enumerate(collected):
        gains = big_points_of(places_of(0, first))
        for step in range(1, _PAIRED + 1):
            second = collected[(number + step) % len(collected)]
            tables = list(_seated(second))
            for points, new, _ in tables:
                small = [had + each for had, each in zip(first, points, strict=True)]
                places = ranks_of(small, [had + each for had, each in zip(gains, new, strict=True)])
                won += (places[0] == 1) / places.count(1) / len(tables)
    won /= len(collected) * _PAIRED
    return MatchChances(won, (1 - won) / (seats - 1))


def _collected(seats: int) -> Sequence[tuple[int, ...]]:
    """Return the small points of the collected games, the winner's first."""
    return [tuple(result) for result in load(_AI, "game_results")["results"][str(seats)]]


def _seated(result: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], Seat]]:
    """Yield the small points, big points and winner for every order of places that the seats may have."""
    for order in permutations(range(len(result))):
        points, winner = tuple([result[place] for place in order]), order.index(0)
        yield points, big_points_of(places_of(winner, points)), winner


POINT_WORTH: Final = 0.001
"""The worth of a small point in big points."""

CLOSE: Final = 0.03
"""The error of the chances shown; if drawing is better by no more than this, tiles may as well be laid."""


class Estimate(NamedTuple):
    """The chance to win this game, from 0 to 1, and the expected big and small points from it.

    ``worth`` orders options and measures errors. For two players it is the chance to win the match, from 0 to
    1; for more it is the number of big points, with ``POINT_WORTH`` added for each small point.
    """

    chance: float
    big: float
    points: float
    worth: float


def estimate(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return the estimate for a seat after a candidate, from what it sees.

    If the seat knows what the other one holds, the replies to its move are tried.
    """
    known = with_known_rack(view, seat) if view.turn == seat else None
    if known is not None and isinstance(candidate.move, Play | Pass):
        found = _by_replies(GAME.apply(known, seat, candidate.move)[-1].state, known, seat)
    else:
        found = _at_first_sight(view, seat, candidate)
    return _corrected(view, seat, found)


def waiting_for_reply(view: State, seat: Seat) -> Estimate | None:
    """Return the estimate for a seat while the other is on turn, ``None`` if the other's rack is unknown."""
    known = with_known_rack(view, seat) if view.turn != seat else None
    return None if known is None else _corrected(view, seat, _by_replies(known, known, seat))


def _corrected(view: State, seat: Seat, found: Estimate) -> Estimate:
    """Return an estimate with its worth corrected as it is shown to one of two players."""
    if view.seats > 2 or found.chance in (0.0, 1.0):  # A game that ends leaves nothing to correct.
        return found
    return found._replace(worth=shifted(found.worth, told_shift(view, seat)))


@lru_cache(maxsize=64)
def _by_replies(state: State, before: State, seat: Seat) -> Estimate:
    """Return the estimate for a seat if the other moves next or the game has ended, with all racks known.

    ``before`` is a position of the same game before its end. The other seat chooses its best candidate.
    """
    if state.ended:
        return _ended(state, before, seat)
    other = 1 - seat
    theirs, found = GAME.view(state, other), []
    for candidate in candidates(theirs, other):
        if candidate.rack and not (isinstance(candidate.move, Pass) and state.passes + 1 == state.seats):
            found.append(_at_first_sight(theirs, other, candidate))
        else:
            found.append(_ended(GAME.apply(state, other, candidate.move)[-1].state, before, other))
    best = max(found, key=lambda each: (each.worth, each.points))
    most = BIG_POINTS[state.seats][0]
    return Estimate(1 - best.chance, most - best.big, -best.points, 1 - best.worth)


def _ended(state: State, before: State, seat: Seat) -> Estimate:
    """Return the outcome of an ended game for a seat of two; ``before`` is a position of that game."""
    result = state.results[-1]
    points, won = result.small_points[seat], float(result.winner == seat)
    worth = share_for_points(before, seat, points) if decided_by_points(before) else won
    return Estimate(won, float(result.big_points[seat]), float(points), worth)


def _at_first_sight(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return the network's estimate of the position after a candidate."""
    if candidate.rack:
        figures = features(view, seat, candidate)
        return _estimate(view, seat, value_of(figures, view.seats, shift_of(view, seat)))
    gain, variance = _gain(view, seat)
    won = Value(1.0, float(BIG_POINTS[view.seats][0]), gain)
    if not decided_by_points(view):
        return _weighed(view, won)
    needed = points_needed(view, seat)
    enough = [1.0 if each <= 0 else 0.5 + 0.5 * erf((gain - each) / (2 * variance) ** 0.5) for each in needed]
    return _weighed(view, won, sum(enough, IN_ORDER) / len(enough))


def _estimate(view: State, seat: Seat, found: Value) -> Estimate:
    if not decided_by_points(view):
        return _weighed(view, found)
    return _weighed(view, found, sum(map(mul, _shares(points_needed(view, seat)), found.above), IN_ORDER))


def _weighed(view: State, found: Value, match: float | None = None) -> Estimate:
    """Return the estimate for a value; ``match`` is the chance to win a match that is decided by points."""
    if view.seats > 2:
        worth = found.big + POINT_WORTH * found.small
    else:
        worth = found.chance if match is None else match
    return Estimate(found.chance, found.big, found.small, worth)


def win_chance(view: State, seat: Seat, found: Estimate) -> float:
    """Return the chance to win the match, given an estimate of the present game."""
    return found.worth if view.seats == 2 else match_chances(view, seat).of(found.chance)


def told(view: State, seat: Seat, found: Estimate) -> dict[str, float]:
    """Return the figures of an advice by name: the chance to win the match, big points, and small points.

    The big points include the small ones, as in the worth of options.
    """
    big = found.big + POINT_WORTH * found.points
    return {"chance": win_chance(view, seat, found), "big": big, "points": found.points}


@lru_cache(maxsize=64)
def _shares(needed: Sequence[int]) -> tuple[float, ...]:
    """Return the weights of the chances to exceed each of the ``thresholds`` in the chance to win the match.

    ``needed`` are the points needed in equally likely cases, which are interpolated between thresholds.
    """
    steps = thresholds(2)
    found = [0.0] * len(steps)
    for each in needed:
        each = min(max(each, steps[0]), steps[-1])
        above = max(1, bisect_left(steps, each))
        part = (each - steps[above - 1]) / (steps[above] - steps[above - 1])
        found[above - 1] += (1 - part) / len(needed)
        found[above] += part / len(needed)
    return tuple(found)


def chances(view: State, seat: Seat, candidate: Candidate) -> tuple[float, ...]:
    """Return the chances of all seats after a candidate of one, as that one sees them; they add up to 1."""
    return shared_out(view, seat, estimate(view, seat, candidate).chance)


def _gain(view: State, seat: Seat) -> tuple[float, float]:
    """Return the points that going out is likely to bring, and their variance, at least 1."""
    seen = {*view.racks[seat], *[tile for tiles in view.table for tile in tiles]}
    unseen = [points_of(tile) for tile in TILES if tile not in seen]
    mean = sum(unseen, 0) / max(1, len(unseen))
    others = [other for other in range(view.seats) if other != seat]
    held = sum([len(view.racks[other]) for other in others if view.opened[other]], 0)
    gain = mean * held + NOT_OPENED * sum([not view.opened[other] for other in others], 0)
    each = sum([(points - mean) ** 2 for points in unseen], IN_ORDER) / max(1, len(unseen))
    return gain, max(1.0, held * each * (len(unseen) - held) / max(1, len(unseen) - 1))


def ranked_candidates(view: State, seat: Seat) -> tuple[tuple[Candidate, Estimate], ...]:
    return ranked(view, seat, candidates(view, seat))


def ranked(view: State, seat: Seat, found: Sequence[Candidate]) -> tuple[tuple[Candidate, Estimate], ...]:
    """Return candidates with their estimates, best first; of equal ones, the one that lays most."""
    weighed = [(candidate, estimate(view, seat, candidate)) for candidate in found]
    return tuple(sorted(weighed, key=lambda pair: (-pair[1].worth, len(pair[0].rack))))


def advised_candidates(view: State, seat: Seat) -> tuple[tuple[Candidate, Estimate], ...]:
    """Return the candidates of the seat on turn, best first, in the order of hints and of the analysis.

    Drawing comes second, with the same worth, if it beats the best play by no more than the error of
    estimates: ``CLOSE`` or, for more than two players, that share of the most big points.
    """
    found = ranked_candidates(view, seat)
    (first, drawing), *others = found
    if not isinstance(first.move, Draw) or not others:
        return found
    lay = others[0]
    scale = 1 if view.seats == 2 else BIG_POINTS[view.seats][0]
    if drawing.worth - lay[1].worth > CLOSE * scale:
        return found
    return (lay, (first, drawing._replace(worth=lay[1].worth)), *others[1:])


def best_move(view: State, seat: Seat) -> SeatMove:
    """Return the best move of the seat on turn or asked.

    Raises:
        IndexError: The seat has nothing to decide in this view.
    """
    if view.phase == "turn":
        return neat_move(view, ranked_candidates(view, seat)[0][0])
    best: SeatMove = advise(view, seat)[0].move
    return best


def neat_move(view: State, candidate: Candidate) -> SeatMove:
    """Return the move of a candidate; if it lays tiles, with the table that is easiest to reach."""
    if not isinstance(candidate.move, Play):
        return candidate.move
    there = {tile for tiles in view.table for tile in tiles}
    laid = [tile for tiles in candidate.table for tile in tiles if tile not in there]
    found = Solution(candidate.table, tuple(laid), 0, goes_out=False)
    return Play(easiest(view.table, found))


def odds(view: State, seat: Seat) -> Mapping[str, tuple[Tile, ...]]:
    """Return the tiles of the seat's rack that it can lay now, under ``layable``; chances aren't shown."""
    return {"layable": layable_tiles(view, seat)}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the candidates of the seat with their value, best first; empty if it isn't the seat's decision.

    ``value`` is the ``worth`` of the ``Estimate``. ``facts`` hold the figures of ``told``. For every move in
    a turn they also hold ``left``, the number of tiles on the rack after it (0 if it goes out), and
    ``jokers``, how many of them are jokers; for a play also ``laid``, the number of tiles laid, and ``off``,
    the points that these take off the rack.
    """
    if HIDDEN in view.racks[seat] or not view.racks[seat]:
        return ()
    match view.phase:
        case "turn" if view.turn == seat:
            return tuple(
                [
                    advice_of(view, seat, candidate, found)
                    for candidate, found in advised_candidates(view, seat)
                ]
            )
        case "drawn" if view.turn == seat:
            return _closing(view, seat)
        case "asking" if seat in view.asked:
            return _deal(view, seat)
    return ()


def advice_of(view: State, seat: Seat, candidate: Candidate, found: Estimate) -> Advice:
    facts = told(view, seat, found)
    rack, left = view.racks[seat], set(candidate.rack)
    if isinstance(candidate.move, Play):
        laid = [tile for tile in rack if tile not in left]
        facts |= {"laid": float(len(laid)), "off": float(sum(map(points_of, laid), 0))}
    facts |= {"left": float(len(left)), "jokers": float(sum(map(is_joker, left), 0))}
    return Advice(neat_move(view, candidate), found.worth, facts)


def _at_rest(view: State, seat: Seat) -> Candidate:
    return laying_nothing(view.table, view.racks[seat], EndTurn(), view.options.needed_by(seat))


def _closing(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice after a draw; announcing is always allowed and only saves points."""
    found = estimate(view, seat, _at_rest(view, seat))
    end = Advice(EndTurn(), found.worth, told(view, seat, found))
    if view.announced[seat]:
        return (end,)
    racks = [rack for other, rack in enumerate(view.racks) if other != seat and view.opened[other]]
    risk = NOT_OPENED * sum([_OUT_NEXT ** len(rack) for rack in racks], IN_ORDER)
    silent = told(view, seat, found._replace(points=found.points - risk))
    return Advice(Announce(), found.worth, end.facts), Advice(
        EndTurn(), found.worth - POINT_WORTH * risk, silent
    )


def out_before_next(view: State, seat: Seat) -> float:
    """Return the chance that someone else goes out before the next turn of a seat, if masters play.

    It was counted by the seats and the tiles on the table; how many tiles the others hold tells less.
    """
    if not any(view.opened[:seat] + view.opened[seat + 1 :]):
        return 0.0
    counted = load(_AI, "out_before_next")["counted"][str(view.seats)]
    turns, gone = counted[min(len(tiles_on(view.table)) // 10, len(counted) - 1)]
    return float(gone / turns)


_OUT_NEXT: Final = 0.7
"""The factor for each tile in the rough chance that a rack goes out in its next turn."""


def _deal(view: State, seat: Seat) -> tuple[Advice, ...]:
    keep, new = (
        Advice(move, each.worth, told(view, seat, each))
        for move, each in zip((KeepRack(), Redeal()), deal_estimates(view, seat), strict=True)
    )
    return tuple(sorted((keep, new), key=lambda candidate: -candidate.value))


def deal_estimates(view: State, seat: Seat) -> tuple[Estimate, Estimate]:
    """Return the estimate for the rack of a seat, and the mean over all racks."""
    equal = match_chances(view, seat).of(1 / view.seats) if decided_by_points(view) else None
    return estimate(view, seat, _at_rest(view, seat)), _weighed(view, new_rack(view.seats), equal)
