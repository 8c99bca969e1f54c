"""What can be guessed over a sheet as it stands: what the next roll brings."""

from __future__ import annotations

from fractions import Fraction

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import EMPTY, LINES_OF
from stolik.games.knaster.rules.state import State


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions of a seat that is to act, of its sheet as it stands; none in the last roll.

    Asked are a fifth circle in a line, a number that can be circled, and the numbers that stand uncircled one
    by one.
    """
    if seat not in GAME.to_act(view) or view.last_roll:
        return ()
    sheet = view.sheets[seat]
    free = [
        index for index, number in enumerate(sheet.numbers) if number != EMPTY and not sheet.circles[index]
    ]
    ends = [index for index in free if any(map(sheet.circled([index]).is_complete, LINES_OF[index]))]
    asked = [_question("line", sheet.numbers, ends), _question("circle", sheet.numbers, free)]
    for number in sorted({sheet.numbers[index] for index in free}):
        cells = [index for index in free if sheet.numbers[index] == number]
        asked.append(_question("sum", sheet.numbers, cells, number=number))
    return tuple([question for question in asked if question.is_open])


def _question(kind: str, numbers: tuple[int, ...], cells: list[int], **facts: int) -> Question:
    """Return the question whether the next sum is one of the numbers in these cells."""
    chance = sum(
        (Fraction(6 - abs(7 - total), 36) for total in {numbers[index] for index in cells}), Fraction()
    )
    return Question(kind, float(chance), facts, tuple([f"cell:{index}" for index in cells]))
