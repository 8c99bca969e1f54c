"""The four levels, each a set of habits that fits in one sentence: the first line of its docstring.

No level plays at random: a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.turn_solver import Place, TurnRules, rolls_of
from stolik.games.ryzyk_fizyk.ai.valuation import best_move, keep_places, place_of, solve
from stolik.games.ryzyk_fizyk.ai.win_probability import rules_of
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State


class Gentle:
    """Sets the most points aside, and banks as soon as it has 10."""

    ENOUGH: Final = 10

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        return _greedy(view, seat, view.points >= self.ENOUGH)


class Fair:
    """Sets the most points aside, banks with 20 or with one die left; in a last turn goes for the lead."""

    ENOUGH: Final = 20
    FEW_DICE: Final = 1

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        if view.last_turns:
            return _greedy(view, seat, view.points > points_behind(view, seat))
        return _greedy(view, seat, view.points >= self.ENOUGH or view.dice_to_roll <= self.FEW_DICE)


def _greedy(view: State, seat: Seat, enough: bool) -> Move:
    """Return the move that sets the most points aside, or the one that banks if the turn has ``enough``."""
    moves = list(GAME.legal_moves(view, seat))
    if enough and moves[-1] == Bank():
        return Bank()
    return max(moves, key=lambda move: sum(move.dice) if isinstance(move, Keep) else 0)


def points_behind(view: State, seat: Seat) -> int:
    """Return how many points ``seat`` is behind the best account of the others still in the game."""
    others = [account for other, account in enumerate(view.accounts) if other not in (seat, *view.out)]
    return max(others) - view.accounts[seat]


class Sharp:
    """Rolls while a roll wins more than it risks, blind to the score; in a last turn goes for the lead."""

    A_GAME: Final = 100
    """How much winning or losing the game at a stroke counts, in points."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in about a millisecond, whatever the deadline."""
        rules = rules_of(view.options)
        cost = view.accounts[seat] if view.options.six_different == "zero_account" else self.A_GAME
        if view.phase == "keep":
            values = {
                dice: max(
                    view.points + sum(dice, 0), self.next_roll(place, view.points + sum(dice, 0), rules, cost)
                )
                for dice, place in keep_places(view).items()
            }
            return Keep(max(values, key=values.__getitem__))
        if view.must_roll:
            return Roll()
        if view.last_turns:
            enough = view.points > points_behind(view, seat)
        else:
            enough = view.points >= self.next_roll(place_of(view), view.points, rules, cost)
        return Bank() if enough else Roll()

    def next_roll(self, place: Place, points: int, rules: TurnRules, cost: int) -> float:
        """Return the turn's mean points after one more roll of which the most points are set aside."""
        rolls = rolls_of(place, rules)
        blows = rolls.same * (points + self.A_GAME) - rolls.different * cost
        return blows + sum(
            [chance * (points + max([gain for _, gain in choices])) for chance, choices in rolls.outcomes],
            IN_ORDER,
        )


class Master:
    """Plays to win: weighs all the accounts, who is next, and what last turns will bring."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the first of a turn takes some milliseconds, later ones are looked up."""
        return Roll() if view.phase == "decide" and view.must_roll else best_move(solve(view, seat), view)


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: Gentle(),
    Level.FAIR: Fair(),
    Level.SHARP: Sharp(),
    Level.MASTER: Master(),
}
