"""The chance of every seat to win at any moment, for the analysis, and the questions for guesses.

Within a turn, the seat on turn is taken to play for the best chance to win, as its turn's solution says. The
chances of the others are means over the ends of the turn, each valued by ``win_probability``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stolik.analysis.puzzles import DecisionPuzzles
from stolik.engine.coaching.guesses import Question
from stolik.engine.coaching.seat_values import Valued, Values
from stolik.engine.dice import RollAndKeepValues
from stolik.engine.game import Seat
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.turn_solver import (
    SUMS,
    EndMeans,
    Key,
    after_keep,
    centre_tiles,
    exposed_tiles,
    new_faces,
    payoffs,
    turn_ends,
)
from stolik.games.pickomino.ai.valuation import key_of, roll_bust_chance, tile_chances
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


class TurnValues:
    """The values of every seat during a turn, if the seat on turn follows the solution of its turn."""

    def __init__(self, state: State) -> None:
        seat = self._seat = state.turn
        following, flips = (seat + 1) % len(state.stacks), state.options.bust_without_tile_flips
        ends = self._ends = turn_ends(
            state, seat, lambda stacks, centre: win_chances(stacks, centre, following, flips)
        )
        self._solution = turn_solver.solve(
            payoffs(
                state,
                seat,
                take=lambda tile: ends.takes[tile][seat],
                steal=lambda tile: ends.steals[tile][seat],
                bust=ends.bust[seat],
            )
        )
        centre, exposed = centre_tiles(state), exposed_tiles(state, seat)
        stops: list[Values | None] = []
        for total in SUMS:
            found = [ends.takes[centre[total]]] if total in centre else []
            found += [ends.steals[total]] if total in exposed else []
            stops.append(max(found, key=lambda values: values[seat], default=None))
        self._means = EndMeans(self._solution, stops, ends.bust)

    def before_roll(self, state: State) -> Values:
        return self._means.before_roll(key_of(state))

    def keeps(self, key: Key, dice: Sequence[int]) -> list[Valued]:
        """Return the new faces of a roll that can be set aside, best first; of equals, the lower face."""
        found = [
            (self._solution.value(after), Valued(Keep(face), self._means.after_choice(after)))
            for face in new_faces(key)
            if face in dice
            for after in [after_keep(key, face, dice.count(face))]
        ]
        return [option for _, option in sorted(found, key=lambda each: -each[0])]

    def after_roll(self, state: State, dice: tuple[int, ...]) -> Values:
        keeps = self.keeps(key_of(state), dice)
        return keeps[0].values if keeps else self._ends.bust

    def options(self, state: State) -> list[Valued]:
        """Return every option of the seat on turn, best first; among equals a tile comes before a roll."""
        key = key_of(state)
        if state.phase == "keep":
            return self.keeps(key, state.rolled)
        found: list[tuple[Values, int, Move]] = []
        for move in GAME.legal_moves(state, self._seat):
            match move:
                case Roll():
                    found.append((self.before_roll(state), 1, move))
                case Take(tile=tile):
                    found.append((self._ends.takes[tile], 0, move))
                case Steal(tile=tile):
                    found.append((self._ends.steals[tile], 0, move))
        found.sort(key=lambda each: (-each[0][self._seat], each[1]))
        return [Valued(move, values) for values, _, move in found]


@lru_cache(maxsize=64)
def _turn(
    stacks: tuple[tuple[int, ...], ...],
    centre: tuple[int, ...],
    face_down: tuple[int, ...],
    seat: Seat,
    options: Options,
) -> TurnValues:
    """Return the values of a turn, remembered for its later moments."""
    return TurnValues(State(options, seat, "decide", (), (), stacks, centre, face_down))


class PickominoValues(RollAndKeepValues):
    """The chances of every seat to win in Pickomino."""

    def turn(self, state: State) -> TurnValues:
        return _turn(state.stacks, state.centre, state.face_down, state.turn, state.options)

    def exact(self, state: State) -> bool:
        return False


SEAT_VALUES: Final = PickominoValues(GAME)
PUZZLES: Final = DecisionPuzzles("pickomino", SEAT_VALUES, seats=2, asked=[{"roll"}, {"take", "steal"}])


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions to the seat on turn: about the next roll, then the tiles, least sure first."""
    if view.turn != seat or view.phase not in ("decide", "keep"):
        return ()
    asked = [
        Question("tile", chance, {"tile": tile}, (f"tile:{tile}",))
        for tile, chance in sorted(tile_chances(view).items(), key=lambda each: abs(each[1] - 0.5))
    ]
    if view.phase == "decide" and view.kept and view.dice_left:
        asked.insert(0, Question("bust", roll_bust_chance(view)))
    return tuple([question for question in asked if question.is_open])
