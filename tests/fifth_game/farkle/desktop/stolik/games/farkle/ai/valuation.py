"""The worths of a turn's options in points, looking one roll ahead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.farkle.rules.moves import Bank, Keep, Move, Roll
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import DICE, FACES, State, keeps, score


@cache
def next_roll(count: int) -> tuple[float, float]:
    """Return the chance that a roll of ``count`` dice (1 to 6) scores, and the mean of its best points.

    A roll that doesn't score counts as 0 points in the mean.
    """
    scoring = mean = 0.0
    for dice in combinations_with_replacement(FACES, count):
        if choices := keeps(dice):
            ways = factorial(count) // prod(factorial(dice.count(face)) for face in FACES)
            chance = ways / len(FACES) ** count
            scoring += chance
            mean += chance * (score(choices[0]) or 0)
    return scoring, mean


def roll_worth(points: int, count: int) -> float:
    """Return the turn's mean points after a roll of ``count`` dice that risks ``points``."""
    scoring, mean = next_roll(count)
    return scoring * points + mean


def worth(state: State, move: Move) -> float:
    """Return the turn's mean points after the move and the better of banking and one more roll."""
    if isinstance(move, Keep):
        points = state.points + (score(move.dice) or 0)
        left = DICE - len(state.kept) - len(move.dice) or DICE
        return max(float(points), roll_worth(points, left))
    return float(state.points) if isinstance(move, Bank) else roll_worth(state.points, state.dice_to_roll)


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return every legal option of the seat, best first; ``value`` is in points.

    ``facts`` of a roll have ``lost``, the chance from 0 to 1 that this roll loses the turn's points.
    """
    advice = []
    for move in GAME.legal_moves(view, seat):
        facts = {"lost": 1 - next_roll(view.dice_to_roll)[0]} if isinstance(move, Roll) else {}
        advice.append(Advice(move, worth(view, move), facts))
    return tuple(sorted(advice, key=lambda option: -option.value))


def odds(view: State, seat: Seat) -> Mapping[str, float]:
    """Return the chance that the next roll loses the turn's points, as ``lost``."""
    return {"lost": 1 - next_roll(view.dice_to_roll)[0]}
