"""The value of a seat at any moment from what it knows, which is its chance to win the match; the questions.

On turn, it is the chance of the best candidate (``valuation``), as in hints. While others are on turn, it is
the chance after laying nothing, given what the rack could lay on the present table. Before the deal, all
seats are equal. `match_chances` turns the chance to win the game into that to win the match; if small points
alone decide the match, the chance to win it is estimated directly.

The best option is the one that hints put first. At three and four seats they go by the tournament's points,
and errors are given in big points too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp, log
from operator import attrgetter
from random import Random
from typing import Final, Literal, NamedTuple

from stolik.engine.bot import Advice, Level
from stolik.engine.coaching.guesses import Question
from stolik.engine.coaching.seat_values import Choice, Seen, Told, won_shares
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import LIMITS, Limit, best_within, opening_within
from stolik.games.rummikub.ai.position_values import (
    Candidate,
    candidate_of,
    kinds_of,
    laying_nothing,
    plain_tiles,
    with_known_rack,
)
from stolik.games.rummikub.ai.solver.solver import can_lay, can_move, most_laid
from stolik.games.rummikub.ai.valuation import (
    SINGLE_GAME,
    Estimate,
    MatchChances,
    advice_of,
    advised_candidates,
    deal_estimates,
    decided_by_points,
    estimate,
    match_chances,
    neat_move,
    waiting_for_reply,
)
from stolik.games.rummikub.rules import moves
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.events import RackDealt, StartTilesDrawn, TableSwept, TileDrawn, TilesPlayed
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import BIG_POINTS, GameResult
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State, opening_position, tiles_on
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, TILES, Kind, Table, Tile

_TRIES: Final = 300
"""How many racks are dealt to find one that allows an announced opening."""


def possible_state(view: State, seat: Seat, rng: Random) -> State:
    """Return a random state that is consistent with what the seat sees.

    An announcement is dropped if no rack for it is found in many tries.
    """
    seen = {*view.racks[seat], *tiles_on(view.table)}
    hidden = [tile for tile in TILES if tile not in seen]
    racks, came, announced = list(view.racks), list(view.came), list(view.announced)
    others = [other for other in range(view.seats) if other != seat]
    # Seats about which more is known are dealt first.
    for other in sorted(others, key=lambda other: not announced[other]):
        size = len(view.racks[other])
        came[other] = possible_came(view, other)
        found = _announcing(view, other, came[other], hidden, rng) if announced[other] else None
        announced[other] = found is not None
        racks[other] = tuple(rng.sample(hidden, size)) if found is None else found
        dealt = set(racks[other])
        hidden = [tile for tile in hidden if tile not in dealt]
    return replace(
        view,
        racks=tuple(racks),
        came=tuple(came),
        announced=tuple(announced),
        bank=tuple(rng.sample(hidden, len(view.bank))),
    )


def possible_came(view: State, seat: Seat) -> tuple[int, ...]:
    """Return turns in which the tiles of a rack may have come, as late as possible with few in each."""
    size, drawn = len(view.racks[seat]), len(view.racks[seat]) - DEALT_TILES
    most = 1 if view.options.turn_seconds is None else view.options.timeout_penalty
    if drawn <= 0:
        return (0,) * size
    turns = _turns(view, seat)
    if view.opened[seat]:
        late = [max(0, turns - (drawn - 1 - number) // most) for number in range(drawn)]
        return (*(0,) * DEALT_TILES, *late)
    # One tile or the penalty was drawn in every turn, or less in the last one if the bank had no more.
    penalties = -(-max(0, drawn - turns) // max(1, most - 1))
    counts = [1] * (turns - penalties) + [most] * penalties
    late = [min(turn, turns) for turn, count in enumerate(counts, 1) for _ in range(count)]
    # If there were too few turns, as in a position set up by hand, the remaining tiles came in the last one.
    return (*(0,) * DEALT_TILES, *[*late, *[turns] * drawn][:drawn])


def _turns(view: State, seat: Seat) -> int:
    """Return the number of turns in which a seat may have drawn, which doesn't include a pass."""
    passed = {(view.turn - step) % view.seats for step in range(1, view.passes + 1)}
    return max(0, view.turns[seat] + (seat == view.turn and view.phase == "drawn") - (seat in passed))


def _announcing(
    view: State, seat: Seat, came: Sequence[int], hidden: Sequence[Tile], rng: Random
) -> tuple[Tile, ...] | None:
    """Return a rack that allows an opening only with the tiles of the last turn, if one is found."""
    needed, late = view.options.needed_by(seat), came.count(came[-1]) if came[-1] else 0
    for _ in range(_TRIES if late else 0):
        rack = rng.sample(hidden, len(came))
        if can_open(rack, needed):
            for turn in range(len(rack)):
                turned = (*rack[turn:], *rack[:turn])
                if not can_open(turned[:-late], needed):
                    return turned
    return None


SAMPLED_SHUFFLES: Final = 120
"""How many shuffles, with a fixed seed, are cut into racks for the mean over all racks."""

SURE: Final = 1e-6
"""The least distance of a chance from 0 and 1 when its odds are shifted."""

BESIDE: Final = 0.08
"""How far a move that isn't an option falls short of the best one at least, in log-odds.

The estimate was learned from games in which only options were played, so it errs more for other moves, most
of all when it prefers them. Played out, such moves lost two points in a hundred on average.
"""

Rack = tuple[Tile, ...]
Weighed = tuple[Candidate, Estimate]
"""A candidate and the estimate for it."""


class RummikubObserver:
    """Follows a match through the eyes of a seat.

    The worth of waiting is known less well than the worth of a move. So after each move of the seat, its
    log-odds are shifted to continue from that move, by the same amount until it is on turn again.
    """

    def __init__(self, view: State, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._shift = 0.0

    @property
    def value(self) -> float:
        """The chance of the seat to win the match or, at the end, its share of the win."""
        view, seat = self._view, self._seat
        if view.phase == "over":
            return won_shares(GAME.standings(view))[seat]
        return _outcomes(view, seat).of(self._chance())

    def see(self, seen: Sequence[Seen], move: moves.Move | None) -> Told:
        before, seat = self._view, self._seat
        decision = None if move is None else _decision(before, seat, move, seen)
        drawn = [each.view for each in seen if isinstance(each.event, TileDrawn) and each.event.seat == seat]
        dealt = any(isinstance(each.event, RackDealt) for each in seen)
        self._view = seen[-1].view
        # All seats are equal before the deal, even the starter.
        luck = 0.0 if any(isinstance(each.event, StartTilesDrawn) for each in seen) else None
        if dealt:
            self._shift = 0.0
            luck = self._waiting(self._view) - _mean_deal(self._view, seat)
        for number, view in enumerate(drawn):
            draws = _draws(view, seat)
            if not number and decision is not None:
                self._shift = _log_odds(decision.played) - _log_odds(_mean(draws))
            mean = _mean([(count, _shifted(chance, self._shift)) for count, chance in draws])
            luck = (luck or 0.0) + self._waiting(view) - mean
        ended = self._view.ended
        if decision is not None and before.phase == "turn" and not drawn and not ended:
            self._shift = 0.0
            self._shift = _log_odds(decision.played) - _log_odds(self._waiting(self._view))
        chances = _outcomes(before, seat)
        return Told(
            None if decision is None else decision.choice(chances),
            None if luck is None else luck * (chances.won - chances.lost),
            self.value,
        )

    def _chance(self) -> float:
        view, seat = self._view, self._seat
        if view.phase in ("drawing", "shuffling"):
            equal = 1 / view.seats
            return match_chances(view, seat).of(equal) if decided_by_points(view) else equal
        if view.phase == "turn" and view.turn == seat:
            return _chance(view, _options(view, seat)[0][1])
        chance = self._waiting(view)
        if view.phase == "asking" and view.asked[:1] == (seat,):
            return max(chance, _mean_deal(view, seat))
        return chance

    def _waiting(self, view: State) -> float:
        known = waiting_for_reply(view, self._seat)
        if known is not None:
            return _chance(view, known)
        return _shifted(waiting_chance(view, self._seat, view.racks[self._seat]), self._shift)


class RummikubValues:
    """The chance of a seat to win the match, from what it knows."""

    def observe(self, view: State, seat: Seat) -> RummikubObserver:
        return RummikubObserver(view, seat)

    def measure(self, view: State) -> Literal["win", "big"]:
        return "win" if view.seats == 2 else "big"

    possible_state = staticmethod(possible_state)

    def others(self, view: State, seat: Seat) -> list[moves.SeatMove]:
        """Return plays that keep a tile which the best play lays, as many as are missing from ``LISTED``."""
        found = _options(view, seat) if view.phase == "turn" else ()
        known = {kinds_of(each.rack) for each, _ in found}
        plays = [each for each, _ in found if isinstance(each.move, moves.Play)]
        made: list[moves.SeatMove] = []
        for table in _smaller(view, seat, plays[0].rack) if len(plays) < LISTED and plays else ():
            laid = {*tiles_on(table)}
            left = tuple([tile for tile in view.racks[seat] if tile not in laid])
            play = neat_move(view, Candidate(moves.Play(table), table, left, 0, False))
            if kinds_of(left) not in known and GAME.check(view, seat, play) is None:
                known.add(kinds_of(left))
                made.append(play)
                if len(plays) + len(made) == LISTED:
                    break
        return made


LISTED: Final = 4
"""How many plays are listed for comparison if there are enough."""


def _smaller(view: State, seat: Seat, kept: Rack) -> Iterator[Table]:
    """Yield tables with the most tiles that can be laid if one more tile is kept on the rack."""
    limit = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
    rack = view.racks[seat]
    for tile in [tile for tile in rack if tile not in kept]:
        rest = tuple([each for each in rack if each != tile])
        if not view.opened[seat]:
            sets = opening_within(rest, limit.tiles, view.options.needed_by(seat))
            if sets is not None:
                yield (*view.table, *sets)
        elif (found := best_within(view.table, rest, limit, tried=0)) is not None:
            yield found.table


SEAT_VALUES: Final = RummikubValues()


class _Decision(NamedTuple):
    """A move with the chances to win the game after it and after the best option.

    ``options`` is the number of candidates including the move itself; those that leave the same rack count as
    one, whatever the table. ``big_error`` is the number of big points given away, ``None`` for two players.
    """

    best: moves.Move
    best_chance: float
    played: float
    options: int
    big_error: float | None = None

    def choice(self, chances: MatchChances) -> Choice | None:
        if self.options < 2:
            return None
        best, played = chances.of(self.best_chance), chances.of(self.played)
        return Choice(self.best, best, played, self.options, self.big_error)


def _decision(view: State, seat: Seat, move: moves.Move, seen: Sequence[Seen]) -> _Decision:
    match view.phase:
        case "asking":
            kept, dealt = deal_estimates(view, seat)
            options: tuple[tuple[moves.Move, Estimate, float], ...] = (
                (moves.KeepRack(), kept, _chance(view, kept)),
                (moves.Redeal(), dealt, _mean_deal(view, seat)),
            )
            best, played = max(options, key=lambda each: each[1].worth), options[move == moves.Redeal()]
            return _Decision(best[0], best[2], played[2], 2, _cost(view, best[1], played[1]))
        case "drawn":
            # An announcement only saves small points.
            chance = waiting_chance(view, seat, view.racks[seat])
            made = moves.EndTurn() if isinstance(move, moves.TimeUp) else move
            return _Decision(made, chance, chance, 1 if view.announced[seat] else 2)
        case _:
            return _decision_in_turn(view, seat, move, seen)


def _outcomes(view: State, seat: Seat) -> MatchChances:
    """Return the chances in the match, by whether the estimated game, or match itself, is won."""
    return SINGLE_GAME if decided_by_points(view) else match_chances(view, seat)


def _chance(view: State, found: Estimate) -> float:
    return found.worth if view.seats == 2 else found.chance


def _cost(view: State, best: Estimate, played: Estimate) -> float | None:
    return None if view.seats == 2 else max(0.0, best.worth - played.worth)


def waiting_chance(view: State, seat: Seat, rack: Rack) -> float:
    """Return the chance to win of a seat with ``rack`` that isn't laying tiles now.

    It is the chance to win the match if small points alone decide it, otherwise the game. ``view`` is what
    the seat knows of everything else.
    """
    return _chance(view, _waiting_estimate(view, seat, rack))


def _waiting_estimate(view: State, seat: Seat, rack: Rack) -> Estimate:
    """Return the estimate for a seat with ``rack`` that isn't laying tiles now."""
    if rack == view.racks[seat] and (known := waiting_for_reply(view, seat)) is not None:
        return known
    passed = _has_passed(view, seat)
    move: moves.SeatMove = moves.Pass() if passed else moves.EndTurn()
    if passed:  # The features count a pass that is still to be made.
        view = replace(view, passes=view.passes - 1)
    if not view.opened[seat]:
        return estimate(view, seat, laying_nothing(view.table, rack, move, view.options.needed_by(seat)))
    limit = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
    dead, ready = _outlook(view.table, rack, limit)
    return estimate(view, seat, Candidate(move, view.table, rack, dead, ready))


def _mean_deal(view: State, seat: Seat) -> float:
    """Return the mean of ``waiting_chance`` over all racks that the seat may be dealt in this game."""
    if not decided_by_points(view):
        # Before the deal, seats differ only in the points that they need to open.
        easier = (0,) if seat in view.options.easier_opening else ()
        return mean_of_deals(view.seats, replace(view.options, easier_opening=easier))
    return mean_of_deals(view.seats, view.options, view.results, seat)


@lru_cache(maxsize=8)
def mean_of_deals(
    seats: int, options: Options, results: tuple[GameResult, ...] = (), seat: Seat = 0
) -> float:
    """Return the mean of ``waiting_chance`` over all racks that a seat may be dealt, estimated from a sample.

    ``results`` are those of earlier games.
    """
    rng = Random("mean of deals")
    start = replace(
        opening_position(seats, options, 0),
        results=results,
        racks=((HIDDEN,) * DEALT_TILES,) * seats,
        bank=(HIDDEN,) * (len(TILES) - DEALT_TILES * seats),
    )
    found = []
    for _ in range(SAMPLED_SHUFFLES):
        tiles = rng.sample(TILES, len(TILES))
        racks = range(0, len(tiles) - DEALT_TILES + 1, DEALT_TILES)
        found += [waiting_chance(start, seat, tuple(tiles[at : at + DEALT_TILES])) for at in racks]
    return sum(found, IN_ORDER) / len(found)


def _draws(view: State, seat: Seat) -> list[tuple[int, float]]:
    """Return the chance to win the game for each kind of tile that the seat may have drawn last.

    The first figure of each is how many such tiles the seat hadn't seen.
    """
    before = view.racks[seat][:-1]
    seen = {*before, *tiles_on(view.table)}
    unseen: dict[Kind, list[Tile]] = {}
    for tile in TILES:
        if tile not in seen:
            unseen.setdefault(KIND_OF[tile], []).append(tile)
    return [(len(copies), waiting_chance(view, seat, (*before, copies[0]))) for copies in unseen.values()]


def _mean(weighted: Sequence[tuple[int, float]]) -> float:
    return sum([count * chance for count, chance in weighted], IN_ORDER) / sum(
        [count for count, _ in weighted], 0
    )


def _shifted(chance: float, shift: float) -> float:
    return 1 / (1 + exp(-_log_odds(chance) - shift))


def _log_odds(chance: float) -> float:
    chance = min(max(chance, SURE), 1 - SURE)
    return log(chance / (1 - chance))


@lru_cache(maxsize=32)
def _options(view: State, seat: Seat) -> tuple[Weighed, ...]:
    """Return the candidates of the seat on turn with their estimates, best first as in hints."""
    found = advised_candidates(view, seat)
    if all(isinstance(candidate.move, moves.Play) for candidate, _ in found):
        # A seat that can go out or announced its opening is never advised to draw, but the rules allow it.
        rest = candidate_of(view, seat, _rest(view))
        found = (*found, (rest, _bounded(view, estimate(view, seat, rest), found[0][1])))
    return found


def _decision_in_turn(view: State, seat: Seat, move: moves.Move, seen: Sequence[Seen]) -> _Decision:
    found = _options(view, seat)
    best, most = found[0]
    made = _played(view, move, seen)
    if made is None:  # What the time-out left on the table goes to the rack.
        swept = next(each.view for each in seen if isinstance(each.event, TableSwept))
        played, options = _waiting_estimate(swept, seat, swept.racks[seat]), len(found) + 1
    else:
        candidate = candidate_of(view, seat, made)
        played = _weighed(view, seat, candidate)
        options = len(found) + all(option.rack != candidate.rack for option, _ in found)
        if candidate.rack == best.rack or played.worth > most.worth:
            chance = _chance(view, played)
            return _Decision(made, chance, chance, options, _cost(view, played, played))
    cost = _cost(view, most, played)
    return _Decision(neat_move(view, best), _chance(view, most), _chance(view, played), options, cost)


def _played(view: State, move: moves.Move, seen: Sequence[Seen]) -> moves.SeatMove | None:
    """Return the move that the seat on turn made in effect, ``None`` if a time-out swept the table."""
    if not isinstance(move, moves.TimeUp):
        assert isinstance(move, moves.Play | moves.Draw | moves.Pass), "nothing else is played in a turn"
        return move
    events = [each.event for each in seen]
    if any(isinstance(event, TableSwept) for event in events):
        return None
    return moves.Play(move.table) if any(isinstance(event, TilesPlayed) for event in events) else _rest(view)


def advice_on(view: State, seat: Seat, move: moves.SeatMove) -> Advice:
    candidate = candidate_of(view, seat, move)
    return replace(advice_of(view, seat, candidate, _weighed(view, seat, candidate)), move=move)


def _weighed(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return the estimate of a legal move; if it isn't an option and no replies were tried, it is bounded."""
    found = _options(view, seat)
    known = [each for option, each in found if option == candidate]
    own = known[0] if known else estimate(view, seat, candidate)
    return own if known or with_known_rack(view, seat) is not None else _bounded(view, own, found[0][1])


def _bounded(view: State, own: Estimate, best: Estimate) -> Estimate:
    """Return the estimate of a move that isn't an option, at most that of the best one less ``BESIDE``."""
    chance = _shifted(best.chance, -BESIDE)
    if view.seats == 2:
        worth = _shifted(best.worth, -BESIDE)
    else:
        worth = best.worth - (best.chance - chance) * BIG_POINTS[view.seats][0]
    return min(own, best._replace(chance=chance, worth=worth), key=attrgetter("worth"))


@lru_cache(maxsize=1 << 12)
def _outlook(table: Table, rack: Rack, limit: Limit) -> tuple[int, bool]:
    """Return how many tiles of a rack can't be laid on a table, and whether any can without a joker.

    Only the limit of tiles is kept, not that of sets, because a search within both takes a thousand times as
    long.
    """
    laid = len(most_laid(table, rack)) if rack else 0
    plain = plain_tiles(rack)
    ready = laid > 0 if len(plain) == len(rack) else bool(plain) and can_move(table, plain)
    return len(rack) - min(laid, limit.tiles), ready


def _has_passed(view: State, seat: Seat) -> bool:
    """Return whether a seat's last move was to pass, and no tiles have been laid since."""
    return view.turn != seat and (view.turn - seat) % view.seats <= view.passes


def _rest(view: State) -> moves.SeatMove:
    return moves.Draw() if view.bank else moves.Pass()


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the question to the seat on turn about the next tile that it draws, with the present table.

    Before its opening, the question is whether the tile lets the seat open; afterwards, whether the tile
    itself can be laid. All tiles that the seat doesn't see are equally likely.
    """
    rack = view.racks[seat]
    if view.phase != "turn" or view.turn != seat or not view.bank or HIDDEN in rack:
        return ()
    seen = {*rack, *tiles_on(view.table)}
    unseen = [tile for tile in TILES if tile not in seen]
    one_of = {KIND_OF[tile]: tile for tile in unseen}
    if view.opened[seat]:
        kind, facts = "lay", {}
        helping = [each for each, tile in one_of.items() if can_lay(view.table, (*rack, tile), tile)]
    else:
        needed = view.options.needed_by(seat)
        if can_open(rack, needed):
            return ()
        kind, facts = "open", {"points": needed}
        helping = [each for each, tile in one_of.items() if can_open((*rack, tile), needed)]
    counts = Counter(map(KIND_OF.__getitem__, unseen))
    question = Question(kind, sum([counts[each] for each in helping], 0) / len(unseen), facts)
    return (question,) if question.is_open else ()
