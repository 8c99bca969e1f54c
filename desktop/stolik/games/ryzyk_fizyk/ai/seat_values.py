"""The chance of every seat to win at any moment, for the analysis, and the questions for guesses.

Within a turn, the seat on turn is taken to play by the solution of its turn. The chances of the others are
means over the ends of the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from stolik.analysis.puzzles import DecisionPuzzles
from stolik.engine.coaching.guesses import Question
from stolik.engine.coaching.seat_values import Valued, Values, mean_values
from stolik.engine.dice import RollAndKeepValues
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.turn_solver import (
    ALL_SIX,
    LAST_MATCHES,
    Place,
    Position,
    place_and_points,
    position_of,
    rolls_of,
)
from stolik.games.ryzyk_fizyk.ai.valuation import keep_places, odds, place_of, solve, turn_ends
from stolik.games.ryzyk_fizyk.ai.win_probability import (
    rules_of,
)
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import TRIES, State


@cache
def _choices_after(place: Place, dice: Dice, tries: bool) -> tuple[tuple[Place, int], ...]:
    """Return every choice after a roll as the place that it leads to and the points that it gains."""
    places = turn_solver.places_after(place, dice, tries)
    return tuple([(after, sum(kept)) for kept, after in places.items()])


class TurnValues:
    """The values of every seat during a turn, if the seat on turn follows the solution of its turn."""

    def __init__(self, state: State) -> None:
        self._ends = turn_ends(state, state.turn)
        self._seat, self._seats = state.turn, len(state.accounts)
        self._solution = solve(state, state.turn)
        self._rules = rules_of(state.options)
        self._lost = self._ends.lost()
        self._placed: dict[Position, Values] = {}
        self._rolled: dict[Position, Values] = {}

    def at(self, place: Place, points: int) -> Values:
        """Return the values after a choice of dice."""
        position = position_of(place, points)
        return self._placed.get(position) or self._work_out(position)

    def _work_out(self, position: Position) -> Values:
        """Return the values at a position that hasn't been worked out yet."""
        place, points = place_and_points(position)
        banks = self._solution.banks(place, points)
        known = self._placed[position] = self._ends.bank(points) if banks else self.roll(place, points)
        return known

    def roll(self, place: Place, points: int) -> Values:
        """Return the values before the dice left are rolled."""
        position = position_of(place, points)
        known = self._rolled.get(position)
        if known is None and self._seats == 2:
            known = self._of_two(self._solution.roll_value(place, points))
        if known is None:
            rolls = rolls_of(place, self._rules)
            parts = [(rolls.none, self._lost)]
            if rolls.different:
                parts.append((rolls.different, self._ends.different()))
            if rolls.same:
                parts.append((rolls.same, self._ends.same()))
            placed, choices = self._placed, self._solution.choices(place, points)
            parts += [(chance, placed.get(each) or self._work_out(each)) for each, chance in choices.items()]
            known = self._rolled[position] = mean_values(parts)
        return known

    def _of_two(self, own: float) -> Values:
        return (own, 1 - own) if self._seat == 0 else (1 - own, own)

    def best(self, choices: Iterable[tuple[Place, int]], points: int) -> Values:
        place, gain = max(choices, key=lambda choice: self.rank(choice[0], choice[1], points))
        return self.at(place, points + gain)

    def rank(self, place: Place, gain: int, points: int) -> tuple[float, int, Place]:
        """Return the rank of a choice: by its worth for the seat on turn, then by the points gained."""
        return self._solution.value(place, points + gain), gain, place

    def tries(self, face: int, points: int, tried: int) -> Values:
        """Return the values during the tries, after ``tried`` of them have failed."""
        match = LAST_MATCHES[tried] if tried < TRIES else 0.0
        return mean_values([(match, self.at(ALL_SIX, points + face)), (1 - match, self._lost)])

    def before_roll(self, state: State) -> Values:
        if state.trying:
            return self.tries(state.kept[0], state.points, state.tried)
        return self.roll(place_of(state), state.points)

    def after_roll(self, state: State, dice: Dice) -> Values:
        """Return the values after ``dice``, ascending, are rolled in this state."""
        if state.trying:
            face = state.kept[0]
            matched = dice[0] == face
            if matched:
                return self.at(ALL_SIX, state.points + face)
            return self.tries(face, state.points, state.tried + 1)
        if len(dice) == DICE and len(set(dice)) == 1 and self._rules.wins:
            return self._ends.same()
        if len(dice) == DICE == len(set(dice)) and self._rules.different:
            return self._ends.different()
        choices = _choices_after(turn_solver.place_of(state.kept), dice, self._rules.tries)
        return self.best(choices, state.points) if choices else self._lost

    def options(self, state: State) -> list[Valued]:
        """Return every option of the seat on turn, best first; ties are ordered as the solution chooses."""
        points = state.points
        if state.phase == "keep":
            places = keep_places(state)
            choices = sorted(
                places, key=lambda dice: self.rank(places[dice], sum(dice), points), reverse=True
            )
            return [Valued(Keep(dice), self.at(places[dice], points + sum(dice))) for dice in choices]
        roll = Valued(Roll(), self.before_roll(state))
        if state.must_roll:
            return [roll]
        bank = Valued(Bank(), self._ends.bank(points))
        return [bank, roll] if bank.values[self._seat] >= roll.values[self._seat] else [roll, bank]


@lru_cache(maxsize=64)
def _turn(
    accounts: tuple[int, ...], out: tuple[Seat, ...], last: tuple[Seat, ...], seat: Seat, options: Options
) -> TurnValues:
    """Return the values of a turn, remembered for its later moments."""
    return TurnValues(State(options, seat, "decide", (), (), 0, False, 0, accounts, out, last, None))


class RyzykFizykValues(RollAndKeepValues):
    """The chances of every seat to win in Ryzyk-Fizyk."""

    def turn(self, state: State) -> TurnValues:
        return _turn(state.accounts, state.out, state.last_turns, state.turn, state.options)

    def exact(self, state: State) -> bool:
        """Return whether the values are exact: for two players with all options off.

        With options on, they come from a table with five digits, so a value may shift a little between moves.
        """
        return len(state.accounts) == 2 and rules_of(state.options) == rules_of(Options())


SEAT_VALUES: Final = RyzykFizykValues(GAME)
PUZZLES: Final = DecisionPuzzles("ryzyk_fizyk", SEAT_VALUES, seats=2, asked=[{"roll"}, {"bank"}])


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions to the seat on turn: about the next roll after each choice of dice to set aside.

    The tries of the sixth die are more than one roll, so no question is asked about them before they start.
    """
    if seat not in GAME.to_act(view):
        return ()
    kind = "tries" if view.trying else "keep" if view.phase == "keep" else "bust"
    asked = [
        Question(kind, chance, {"dice": " ".join(map(str, dice))} if dice else {})
        for dice, chance in odds(view, seat).items()
        if not dice or not _begins_tries((*view.kept, *dice))
    ]
    return tuple([question for question in asked if question.is_open])


def _begins_tries(kept: Sequence[int]) -> bool:
    return len(kept) == DICE - 1 and len(set(kept)) == 1
