"""The value of every seat at any moment (its chance to win, or its points if it plays alone); the questions.

``expected_points`` estimates the points that each sheet will end with, and ``joint_chances`` turns those of
all seats into chances to win. Before a roll, a value is the mean over its eleven sums, for each of which
every seat makes its best entry: the best one for points or, near the end, for the win, because the leader
then fills a sheet and the others don't. After the last roll nothing is left to estimate, so the shares are
exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Final

from stolik.engine.coaching.guesses import Question
from stolik.engine.coaching.seat_values import Valued, Values, mean_values
from stolik.engine.dice import Rolled, roll_chances
from stolik.engine.game import TABLE, Seat
from stolik.games.knaster.ai.expected_points import (
    Outlook,
    Standing,
    chances_before_the_end,
    chances_before_the_last_roll,
    joint_chances,
    least_of_others,
    option_outlooks,
    outlook,
    outlooks,
    shares,
    spread_after_next_roll,
    ways,
)
from stolik.games.knaster.ai.sheet_values import FastSheet, steady_values_at
from stolik.games.knaster.ai.valuation import CODE_CHANCES, mean_over_sums
from stolik.games.knaster.rules.moves import Move, Roll
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import EMPTY, LINES_OF
from stolik.games.knaster.rules.state import DICE, State

CHOOSING: Final = 3
"""How many empty cells are left on the fullest sheet when seats start to play for the win, not for points."""

ROUNDS: Final = 2
"""The most rounds in which every seat chooses again, given the choices of the others."""

MOST_BY_ROLL: Final = 5
"""The most seats with a spread of points per roll, which takes eleven times as long as one for all rolls."""


def exact(state: State) -> bool:
    return False


def values(state: State) -> Values:
    """Return the value of every seat; at the end it is its share of the win or, if alone, its points."""
    if state.phase == "over":
        points = [float(sheet.score) for sheet in state.sheets]
        return shares(points) if len(points) > 1 else tuple(points)
    if state.phase == "enter":
        return _together(tuple(_chosen(state)), state.last_roll)
    by_sum = _by_sum(state)
    return mean_values((chance, by_sum[code + 1]) for code, chance in CODE_CHANCES)


def options(state: State, seat: Seat) -> list[Valued]:
    """Return every legal option of the seat, best first; the best one has the value of the position."""
    if state.phase == "roll":
        return [Valued(Roll(), values(state))]
    now = _chosen(state)
    empties = [each.empties for each in now]
    near = _near_the_end(state, empties)
    found = []
    for move, ways_on in option_outlooks(state, seat, least_of_others(empties, seat)):
        tried = [
            (
                own.points,
                Valued(move, _together(tuple(_with(state, now, seat, own, near=near)), state.last_roll)),
            )
            for own in (ways_on if near else [max(ways_on)])
        ]
        found.append(max(tried, key=lambda each: (each[1].values[seat], each[0])))
    found.sort(key=lambda each: (-each[1].values[seat], -each[0]))
    told = [option for _, option in found]
    return told if len(now) == 1 else _fitted(told, seat, _together(tuple(now), state.last_roll))


def _fitted(found: Sequence[Valued], seat: Seat, now: Values) -> list[Valued]:
    """Return options, best for the seat first, scaled so that the best one has the value of the position.

    ``now`` is that value. It comes from a few entries per seat, but the options from all of them, so near the
    end they may differ. Every option is scaled by the same factor; the rest keeps its proportions.
    """
    best = found[0].values[seat]
    fitted = []
    for move, worths in found:
        own = worths[seat] * now[seat] / best if best else now[seat]
        shared = worths if worths[seat] < 1 else now
        left = (1 - own) / (1 - shared[seat]) if shared[seat] < 1 else 0.0
        others = [left * each for each in shared]
        fitted.append(Valued(move, (*others[:seat], own, *others[seat + 1 :])))
    return fitted


def _near_the_end(state: State, empties: Sequence[int]) -> bool:
    """Return whether seats play for the win rather than for points."""
    return 1 < len(empties) <= MOST_BY_ROLL and not state.last_roll and min(empties) <= CHOOSING


def _with(state: State, now: Sequence[Outlook], seat: Seat, own: Outlook, *, near: bool) -> list[Outlook]:
    """Return the outlooks of all seats after a seat's entry, to which the others respond."""
    then = list(now)
    then[seat] = own
    if own.empties == now[seat].empties and not near:
        return then
    empties = [each.empties for each in then]
    for other in range(len(then)):
        if other != seat:
            least = least_of_others(empties, other)
            if near:
                then[other] = _best_answer(then, other, ways(state, other, least))
            else:
                then[other] = outlook(state, other, least)
    return then


def _best_answer(now: Sequence[Outlook], seat: Seat, found: Sequence[Outlook]) -> Outlook:
    """Return the best outlook for a seat, given those of the others; not for the last roll."""
    if len(found) == 1:
        return found[0]
    return max(found, key=lambda each: _together((*now[:seat], each, *now[seat + 1 :]), False)[seat])


def _chosen(state: State) -> list[Outlook]:
    """Return the outlooks of all seats if each makes its best entry.

    Near the end, that is the entry with the best chance to win, given the entries of the others.
    """
    now = outlooks(state)
    empties = [each.empties for each in now]
    if not _near_the_end(state, empties):
        return now
    for _ in range(ROUNDS):
        before = list(now)
        for seat in range(len(now)):
            least = least_of_others([each.empties for each in now], seat)
            now[seat] = _best_answer(now, seat, ways(state, seat, least))
        if now == before:
            break
    return now


def outcomes(state: State) -> Iterable[tuple[Move, float]]:
    return roll_chances(DICE)


def after(state: State, move: Rolled) -> Values:
    """Return the values after a roll, if every seat makes its best entry."""
    return _by_sum(state)[sum(move.dice)]


@lru_cache(maxsize=4)
def _by_sum(state: State) -> dict[int, Values]:
    """Return the values by the sum of the next roll."""
    if state.phase == "roll":
        state = GAME.apply(state, state.roller, Roll())[-1].state
    return {total: values(GAME.apply(state, TABLE, Rolled(dice))[-1].state) for total, dice in ROLLS.items()}


ROLLS: Final = {first + second: (first, second) for first in range(1, 7) for second in range(first, 7)}
"""One roll for each sum, because only the sum matters."""


@lru_cache(maxsize=1024)
def _together(found: tuple[Outlook, ...], last_roll: bool) -> Values:
    """Return the values of all seats by their outlooks after this roll, as means over the next roll.

    Different moves often lead to the same outlooks, so recent values are kept.
    """
    points = [each.points for each in found]
    if len(found) == 1:
        return tuple(points)
    if last_roll:
        return shares(points)
    empties = min([each.empties for each in found])
    if not empties:  # The next roll is the last.
        return chances_before_the_last_roll([each.standing for each in found])
    if empties == 1 and len(found) <= MOST_BY_ROLL:
        return chances_before_the_end([each.standing for each in found], _going_on)
    return _estimated(points, [each.next_rolls for each in found], empties)


def _going_on(seats: Sequence[Standing]) -> Values:
    """Return the estimated chances if no sheet is full and some sheet has a single empty cell."""
    rolls = list(map(_next_rolls, seats))
    return _estimated(list(map(mean_over_sums, rolls)), rolls, 1)


@lru_cache(maxsize=2048)
def _next_rolls(seat: Standing) -> tuple[float, ...]:
    """Return the points after each sum of the next roll, which may fill a sheet."""
    values = steady_values_at("race", 0)
    return tuple([seat.score + each for each in FastSheet.of_codes(seat.codes).best_entries(values, values)])


def _estimated(points: Sequence[float], next_rolls: Sequence[Sequence[float]], empties: int) -> Values:
    """Return the chances by the points expected before a roll and after each of its sums."""
    varied = [_variance(own, rolls) for own, rolls in zip(points, next_rolls, strict=True)]
    spreads = [spread_after_next_roll(len(points), empties, each) for each in varied]
    if len(points) > MOST_BY_ROLL:
        spreads = [sqrt(spread**2 + each) for spread, each in zip(spreads, varied, strict=True)]
        return joint_chances(points, spreads)
    by_roll = [joint_chances(each, spreads) for each in zip(*next_rolls, strict=True)]
    return mean_values(zip([chance for _, chance in CODE_CHANCES], by_roll, strict=True))


def _variance(mean: float, rolls: Sequence[float]) -> float:
    return mean_over_sums([(points - mean) ** 2 for points in rolls])


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the questions to a seat on turn, about its sheet as it is now; none in the last roll.

    They are about a fifth circle in a line, any number that can be circled, and each uncircled number.
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
    """Return the question whether the next sum will be one of the numbers in these cells."""
    chance = sum(
        (Fraction(6 - abs(7 - total), 36) for total in {numbers[index] for index in cells}), Fraction()
    )
    return Question(kind, float(chance), facts, tuple([f"cell:{index}" for index in cells]))
