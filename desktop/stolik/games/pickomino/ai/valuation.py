"""What every option of a turn is worth in expected worms, and the exact chances beside it.

The unit is a worm of the seat on turn. A tile from the centre counts its worms; a stolen one counts more,
because an opponent loses them; a bust counts the worms of the own top tile as a loss. The tile that a bust
turns down belongs to no one: it costs neither side a worm, and only ``win_probability`` knows its
price.
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
    """Return what a stolen worm counts: its own worth, and that it leaves one of the opponents (ten Cate)."""
    return 1 + 1 / (seats - 1)


def stop_value(state: State, move: Take | Steal) -> float:
    return worms(move.tile) * (steal_weight(len(state.stacks)) if isinstance(move, Steal) else 1.0)


def worm_payoffs(state: State, seat: Seat, lost: float = 1.0) -> Payoffs:
    """Return the payoffs in worms; a worm that a bust costs counts ``lost``."""
    own = state.stacks[seat]
    return payoffs(
        state,
        seat,
        take=lambda tile: stop_value(state, Take(tile)),
        steal=lambda tile: stop_value(state, Steal(tile)),
        bust=-lost * worms(own[-1]) if own else 0.0,
    )


def key_of(state: State) -> Key:
    """Return the position within the turn that the set-aside dice make."""
    return position(state.kept)


def solve(state: State, seat: Seat) -> Solution:
    """Return the exact solution of the turn of ``seat`` in expected worms; recent ones are remembered."""
    return turn_solver.solve(worm_payoffs(state, seat))


def roll_bust_chance(state: State) -> float:
    """Return the exact chance, from 0 to 1, that the very next roll with the dice left busts.

    It counts the rolls that show no new face, and those after which nothing is left but to set aside all the
    dice with no tile to be had for them. Dice that lie rolled count as not yet rolled; without dice left
    it is 1.
    """
    return turn_solver.next_roll_busts(key_of(state), worm_payoffs(state, state.turn))


def tile_chances(state: State) -> Mapping[int, float]:
    """Return, for each of the sixteen tiles, the best chance to be able to take or steal it in this turn.

    Each chance, from 0 to 1, is that of aiming for this one tile from here: whatever else could be taken is
    passed by. A tile counts as reached as soon as the turn stands where it may be taken. It is 0 if that
    can't happen, as for a tile that is face down, covered, or on top of the seat's own stack.
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
    """Return what the table shows on demand: the chance of each tile, always for the seat on turn."""
    return tile_chances(view)


@lru_cache(maxsize=64)
def _aim(sums: frozenset[int]) -> Solution:
    return Solution(Payoffs(tuple([1.0 if total in sums else None for total in SUMS]), 0.0))


def _best(solution: Solution, state: State, key: Key) -> float:
    """Return what the turn is worth from here, whatever its phase."""
    if state.phase == "keep":
        return max(worth for _, worth in keep_values(solution, state, key))
    return solution.value(key) if state.phase == "decide" else solution.roll_value(key)


def keep_values(solution: Solution, state: State, key: Key) -> list[tuple[Keep, float]]:
    """Return what setting aside each of the rolled new faces is worth, faces ascending."""
    return [
        (Keep(face), solution.value(after_keep(key, face, state.rolled.count(face))))
        for face in sorted(set(state.rolled).difference(state.kept))
    ]


def best_move(solution: Solution, state: State, stop: Callable[[Take | Steal], float]) -> Move:
    """Return the best move of the seat on turn by a solution; equals take the tile, and the higher face.

    ``stop`` is what taking or stealing is worth, in the unit of the solution.
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

    ``facts`` hold ``bust``, the chance that the turn ends in a bust after this option and best play for
    worms, ``win``, the chance to win the game after it and best play for that, and for a roll ``roll_bust``,
    the chance that this very roll busts. Empty if it isn't the seat's decision.
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
    # The safer of two equals comes first, then the order of the rules decides.
    return tuple(sorted(advice, key=lambda option: (-option.value, option.facts["bust"])))


Tiles: TypeAlias = tuple[int, ...]


class TurnWinChances:
    """The chance of a seat to win after each way its turn can end, and the best play of the turn."""

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
    """Return the chances of the turn that a state is of; its later decisions find them ready."""
    return _of_turn(state.stacks, state.centre, seat, state.options.bust_without_tile_flips)


@lru_cache(maxsize=64)
def _of_turn(stacks: tuple[Tiles, ...], centre: Tiles, seat: Seat, flips: bool) -> TurnWinChances:
    start = GAME.start(len(stacks), Options(bust_without_tile_flips=flips), seat)
    return TurnWinChances(replace(start, stacks=stacks, centre=centre), seat)


Kept: TypeAlias = tuple[int, ...]
"""Dice set aside, ascending."""


class Ways(NamedTuple):
    """What brings a tile: every sum from ``low`` to ``high``, and how many ``sets`` of dice make one."""

    low: int
    high: int
    sets: int


def sums_for(state: State, tile: int) -> frozenset[int]:
    """Return the sums with which the seat on turn can take or steal a tile; they follow one another."""
    centre, exposed = centre_tiles(state), exposed_tiles(state, state.turn)
    return frozenset([total for total in SUMS if centre.get(total) == tile or total == tile in exposed])


def ways_to(state: State, tile: int) -> Ways | None:
    """Return what brings a tile in this turn, ``None`` if nothing does.

    It counts the sets that hold what is already set aside, in any order of their faces. After
    a roll one of the faces rolled is among them, with all its dice. It doesn't say how likely each set is.
    """
    sums = sums_for(state, tile)
    ends = {kept for kept in _ends(state) if WORM in kept and sum(map(points, kept)) in sums}
    return Ways(min(sums), max(sums), len(ends)) if ends else None


def _ends(state: State) -> Iterator[Kept]:
    """Yield every set of dice that can lie aside at the end of the turn, some more than once."""
    if state.phase != "keep":
        yield from _further(state.kept)
        return
    for face, count in Counter(state.rolled).items():
        if face not in state.kept:
            yield from _further(tuple(sorted((*state.kept, *[face] * count))))


def _further(kept: Kept, above: int = 0) -> Iterator[Kept]:
    """Yield these dice, and those to which dice of new faces greater than ``above`` are added."""
    yield tuple(sorted(kept))
    for face in FACES:
        if face > above and face not in kept:
            for count in range(1, DICE - len(kept) + 1):
                yield from _further((*kept, *[face] * count), face)
