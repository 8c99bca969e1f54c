"""What every option of a turn is worth as a chance to win, and the exact chances beside it.

For two players the worths are exact, and with two last turns to come for all; else the turn is solved exactly
for chances that ``win_probability`` estimates.
"""

from __future__ import annotations

from collections.abc import Mapping

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.turn_ends import turn_ends
from stolik.games.ryzyk_fizyk.ai.turn_solver import LAST_MATCHES, Place, Solution
from stolik.games.ryzyk_fizyk.ai.win_probability import rules_of
from stolik.games.ryzyk_fizyk.rules.dice import Dice
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State


def solve(state: State, seat: Seat) -> Solution:
    """Return the solution of the turn of ``seat`` by its chance to win; recent ones are remembered."""
    return turn_solver.solve(turn_ends(state, seat).payoffs)


def place_of(state: State) -> Place:
    """Return the rolling place of the dice set aside; where the tries have begun, that of their face."""
    return turn_solver.tries_of(state.kept[0]) if state.trying else turn_solver.place_of(state.kept)


def roll_value(solution: Solution, state: State) -> float:
    """Return what rolling is worth by a solution."""
    if state.trying:
        return solution.try_value(state.kept[0], state.points, state.tried)
    return solution.roll_value(place_of(state), state.points)


def keep_places(state: State) -> dict[Dice, Place]:
    """Return every choice of rolled dice that may be set aside, with the place it leads to."""
    place = turn_solver.place_of(state.kept)
    return turn_solver.places_after(place, state.rolled, state.options.five_of_a_kind_bonus)


def best_move(solution: Solution, state: State) -> Move:
    """Return the best move of the seat on turn by a solution; equals bank, and set the most dice aside."""
    if state.phase == "keep":
        places = keep_places(state)
        return Keep(max(places, key=lambda dice: solution.value(places[dice], state.points + sum(dice))))
    if state.must_roll or roll_value(solution, state) > solution.bank_value(state.points):
        return Roll()
    return Bank()


def roll_bust_chance(state: State) -> float:
    """Return the exact chance, from 0 to 1, that the very next roll loses the turn's points.

    Dice that lie rolled count as not yet rolled. Tries can't be stopped once they have begun, so there it is
    the chance that all that are left fail.
    """
    if state.trying:
        return 1 - LAST_MATCHES[state.tried]
    return turn_solver.roll_loss(place_of(state), rules_of(state.options))


def odds(view: State, seat: Seat) -> Mapping[Dice, float]:
    """Return what the table shows on demand: the chance that the next roll loses the points, by choice.

    After a roll there is one for each choice of dice to set aside first; else the one key is no dice. It is
    always that of the seat on turn.
    """
    if view.phase == "keep":
        rules = rules_of(view.options)
        return {dice: turn_solver.roll_loss(place, rules) for dice, place in keep_places(view).items()}
    return {(): roll_bust_chance(view)} if view.phase in ("decide", "rolling") else {}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat with its chance to win, best first.

    ``facts`` hold, after this option and best play, ``lost``, the chance that the turn's points are lost, and
    ``points``, the mean points banked; a roll also ``roll_lost``, the chance that this very roll loses them.
    Empty where the seat isn't to decide.
    """
    moves = list(GAME.legal_moves(view, seat))
    if not moves:
        return ()
    solution, places = solve(view, seat), keep_places(view) if view.phase == "keep" else {}
    advice = []
    for move in moves:
        match move:
            case Keep(dice=dice):
                place, points = places[dice], view.points + sum(dice, 0)
                value, (lost, mean) = solution.value(place, points), solution.outlook(place, points)
                advice.append(Advice(move, value, {"lost": lost, "points": mean}))
            case Roll():
                lost, mean = _roll_outlook(solution, view)
                facts = {"lost": lost, "points": mean, "roll_lost": roll_bust_chance(view)}
                advice.append(Advice(move, roll_value(solution, view), facts))
            case Bank():
                facts = {"lost": 0.0, "points": float(view.points)}
                advice.append(Advice(move, solution.bank_value(view.points), facts))
    # The safer of two equals comes first, then the order of the rules decides.
    return tuple(sorted(advice, key=lambda option: (-option.value, option.facts["lost"])))


def _roll_outlook(solution: Solution, state: State) -> tuple[float, float]:
    """Return the chance to lose the turn's points and the mean points banked when rolling."""
    if state.trying:
        return solution.try_outlook(state.kept[0], state.points, state.tried)
    return solution.roll_outlook(place_of(state), state.points)
