"""The worth of every option of a turn in expected worms, and the exact chances that are shown with it.

The unit is a worm of the seat on turn. A tile from the centre counts its worms, a stolen tile counts more
because an opponent loses it, and a bust costs the worms of the seat's top tile. The tile that a bust turns
down belongs to nobody, so it costs nothing here; only ``win_probability`` takes it into account.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from stolik.engine.bot import Advice
from stolik.engine.dice import FACES
from stolik.engine.game import Seat
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.turn_solver import (
    SUMS,
    Key,
    Payoffs,
    Solution,
    after_keep,
    centre_tiles,
    exposed_tiles,
    payoffs,
    position,
    turn_ends,
)
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, TILES, WORM, points, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


def steal_weight(seats: int) -> float:
    """Return how much a stolen worm counts: one, plus a share for the opponent's loss (ten Cate)."""
    return 1 + 1 / (seats - 1)


def stop_value(state: State, move: Take | Steal) -> float:
    return worms(move.tile) * (steal_weight(len(state.stacks)) if isinstance(move, Steal) else 1.0)


def worm_payoffs(state: State, seat: Seat, lost: float = 1.0) -> Payoffs:
    """Return the payoffs in worms; each worm lost by a bust counts ``lost``."""
    own = state.stacks[seat]
    return payoffs(
        state,
        seat,
        take=lambda tile: stop_value(state, Take(tile)),
        steal=lambda tile: stop_value(state, Steal(tile)),
        bust=-lost * worms(own[-1]) if own else 0.0,
    )


def key_of(state: State) -> Key:
    """Return the position within the turn, given by the dice set aside."""
    return position(state.kept)


def solve(state: State, seat: Seat) -> Solution:
    """Return the exact solution of ``seat``'s turn in expected worms; recent ones are remembered."""
    return turn_solver.solve(worm_payoffs(state, seat))


def roll_bust_chance(state: State) -> float:
    """Return the exact chance, from 0 to 1, that the very next roll with the dice left is a bust.

    Busts are the rolls without a new face, and those that force all the dice to be set aside when no tile can
    be had for them. Dice already rolled count as not yet rolled. With no dice left, the chance is 1.
    """
    return turn_solver.next_roll_busts(key_of(state), worm_payoffs(state, state.turn))


def tile_chances(state: State) -> Mapping[int, float]:
    """Return, for each of the sixteen tiles, the best chance of being able to take or steal it this turn.

    Each chance, from 0 to 1, is that of going for this one tile from here on and passing up all others. A
    tile counts as reached as soon as it may be taken. The chance is 0 for tiles that can't be reached, such
    as one that is face down, covered, or on top of the seat's own stack.
    """
    if state.phase in ("busted", "over"):
        return dict.fromkeys(TILES, 0.0)
    key = key_of(state)
    chances = {}
    for tile in TILES:
        sums = sums_for(state, tile)
        chances[tile] = _best(_aim(sums), state, key) if sums else 0.0
    return chances


def odds(view: State, seat: Seat) -> Mapping[int, float]:
    """Return the chances that the table shows on demand, by tile; they are always the seat on turn's."""
    return tile_chances(view)


@lru_cache(maxsize=64)
def _aim(sums: frozenset[int]) -> Solution:
    return Solution(Payoffs(tuple([1.0 if total in sums else None for total in SUMS]), 0.0))


def _best(solution: Solution, state: State, key: Key) -> float:
    """Return the worth of the turn from here, in any phase."""
    if state.phase == "keep":
        return max(worth for _, worth in keep_values(solution, state, key))
    return solution.value(key) if state.phase == "decide" else solution.roll_value(key)


def keep_values(solution: Solution, state: State, key: Key) -> list[tuple[Keep, float]]:
    """Return the worth of setting aside each new face of the roll, faces ascending."""
    return [
        (Keep(face), solution.value(after_keep(key, face, state.rolled.count(face))))
        for face in sorted(set(state.rolled).difference(state.kept))
    ]


def best_move(solution: Solution, state: State, stop: Callable[[Take | Steal], float]) -> Move:
    """Return the best move of the seat on turn by a solution; ties go to the tile, or the higher face.

    ``stop`` returns the worth of taking or stealing a tile, in the unit of the solution.
    """
    key = key_of(state)
    if state.phase == "keep":
        keeps = keep_values(solution, state, key)
        return max(reversed(keeps), key=lambda option: option[1])[0]
    moves = list(GAME.legal_moves(state, state.turn))
    ends = [move for move in moves if isinstance(move, Take | Steal)]
    if not ends:
        return Roll()
    end = max(ends, key=stop)
    return Roll() if state.dice_left and solution.roll_value(key) > stop(end) else end


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its worth in expected worms, best first.

    ``facts`` hold ``bust``, the chance that the turn ends in a bust if it goes on with best play for worms;
    ``win``, the chance to win the game with best play for that; and for a roll ``roll_bust``, the chance that
    this very roll is a bust. Empty if it isn't the seat's decision.
    """
    moves = list(GAME.legal_moves(view, seat))
    if not moves:
        return ()
    solution, key = solve(view, seat), key_of(view)
    wins = turn_win_chances(view, seat)
    advice = []
    for move in moves:
        if isinstance(move, Keep):
            after = after_keep(key, move.face, view.rolled.count(move.face))
            facts = {"bust": solution.bust_chance(after), "win": wins.solution.value(after)}
            advice.append(Advice(move, solution.value(after), facts))
        elif isinstance(move, Roll):
            facts = {"bust": solution.roll_bust(key), "win": wins.solution.roll_value(key)}
            facts["roll_bust"] = roll_bust_chance(view)
            advice.append(Advice(move, solution.roll_value(key), facts))
        else:
            assert isinstance(move, Take | Steal)
            advice.append(Advice(move, stop_value(view, move), {"bust": 0.0, "win": wins.of(move)}))
    # Of two equals, the safer one comes first; after that the order of the rules decides.
    return tuple(sorted(advice, key=lambda option: (-option.value, option.facts["bust"])))


Tiles: TypeAlias = tuple[int, ...]


class TurnWinChances:
    """The chance of a seat to win after each possible end of its turn, and the best play of the turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        following, flips = (seat + 1) % len(state.stacks), state.options.bust_without_tile_flips
        ends = self._ends = turn_ends(
            state, seat, lambda stacks, centre: win_chances(stacks, centre, following, flips)[seat]
        )
        self.payoffs: Final[Payoffs] = payoffs(
            state, seat, ends.takes.__getitem__, ends.steals.__getitem__, ends.bust
        )

    @property
    def solution(self) -> Solution:
        return turn_solver.solve(self.payoffs)

    def of(self, move: Take | Steal) -> float:
        return (self._ends.steals if isinstance(move, Steal) else self._ends.takes)[move.tile]


def turn_win_chances(state: State, seat: Seat) -> TurnWinChances:
    """Return the chances for the turn in which a state lies, remembered for its later decisions."""
    return _of_turn(state.stacks, state.centre, seat, state.options.bust_without_tile_flips)


@lru_cache(maxsize=64)
def _of_turn(stacks: tuple[Tiles, ...], centre: Tiles, seat: Seat, flips: bool) -> TurnWinChances:
    start = GAME.start(len(stacks), Options(bust_without_tile_flips=flips), seat)
    return TurnWinChances(replace(start, stacks=stacks, centre=centre), seat)


Kept: TypeAlias = tuple[int, ...]
"""Dice set aside, ascending."""


class Ways(NamedTuple):
    """The sums that win a tile, from ``low`` to ``high``, and how many ``sets`` of dice make one of them."""

    low: int
    high: int
    sets: int


def sums_for(state: State, tile: int) -> frozenset[int]:
    """Return the sums, without gaps, with which the seat on turn can take or steal a tile."""
    centre, exposed = centre_tiles(state), exposed_tiles(state, state.turn)
    return frozenset([total for total in SUMS if centre.get(total) == tile or total == tile in exposed])


def ways_to(state: State, tile: int) -> Ways | None:
    """Return the ways to win a tile in this turn, ``None`` if there are none.

    Only sets that contain the dice already set aside count, whatever the order of their faces; after a roll
    they must also contain all dice of a face that was rolled. Some sets are likelier than others.
    """
    sums = sums_for(state, tile)
    ends = {kept for kept in _ends(state) if WORM in kept and sum(map(points, kept)) in sums}
    return Ways(min(sums), max(sums), len(ends)) if ends else None


def _ends(state: State) -> Iterator[Kept]:
    """Yield every set of dice that can have been set aside by the end of the turn, some more than once."""
    if state.phase != "keep":
        yield from _further(state.kept)
        return
    for face, count in Counter(state.rolled).items():
        if face not in state.kept:
            yield from _further(tuple(sorted((*state.kept, *[face] * count))))


def _further(kept: Kept, above: int = 0) -> Iterator[Kept]:
    """Yield these dice as they are, and with dice of new faces greater than ``above`` added."""
    yield tuple(sorted(kept))
    for face in FACES:
        if face > above and face not in kept:
            for count in range(1, DICE - len(kept) + 1):
                yield from _further((*kept, *[face] * count), face)
