"""The exact solution of one turn for any payoffs.

A position between a choice and the next roll consists of the faces that have a group, the number of dice left
and the turn's points. Faces and dice make up 55 rolling places, including the one with all six dice; the
rolls of all places fall into 725 outcomes with different choices. Points only grow, so a turn is solved from
the most points down.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter, mul
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.dice import FACES, roll_ways
from stolik.engine.float_sums import IN_ORDER
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.state import FIVE, TRIES

Place: TypeAlias = int
"""The index of a rolling place; 0 is all six dice, and the last six are the tries for the faces 1 to 6."""

ALL_SIX: Final[Place] = 0

Position: TypeAlias = int
"""A place and the turn's points, packed into one number by `position_of`."""


def _groupings() -> list[tuple[frozenset[int], int]]:
    """Return the groups and the dice left of every place that has both dice set aside and dice left."""
    return [
        (frozenset(groups), left)
        for left in range(DICE - GROUP, 0, -1)
        for number in range(1, (DICE - left) // GROUP + 1)
        for groups in combinations(FACES, number)
    ]


PLACES: Final[tuple[tuple[frozenset[int], int], ...]] = ((frozenset(), DICE), *_groupings())
"""The faces that have a group and the number of dice left, by place."""

_INDEX: Final = {place: index for index, place in enumerate(PLACES)}
_COUNT: Final = len(PLACES) + len(FACES)

LAST_MATCHES: Final = tuple([1 - (5 / 6) ** (TRIES - tried) for tried in range(TRIES)])
"""The chance that the sixth die will still match the five, by the number of failed tries."""


def position_of(place: Place, points: int) -> Position:
    """Return the position for a place and the turn's points, 0 or more."""
    return points * _COUNT + place


def place_and_points(position: Position) -> tuple[Place, int]:
    points, place = divmod(position, _COUNT)
    return place, points


def place_of(kept: Iterable[int]) -> Place:
    """Return the place where these dice are set aside and no tries have started."""
    dice = list(kept)
    return ALL_SIX if len(dice) == DICE else _INDEX[frozenset(dice), DICE - len(dice)]


def tries_of(face: int) -> Place:
    """Return the place where five dice of a face are set aside and the sixth must match them."""
    return len(PLACES) + face - 1


def place_after(place: Place, dice: Dice) -> Place:
    """Return the place after dice are set aside, ignoring tries."""
    groups, left = PLACES[place]
    return ALL_SIX if len(dice) == left else _INDEX[groups | set(dice), left - len(dice)]


def places_after(place: Place, rolled: Dice, tries: bool) -> dict[Dice, Place]:
    """Return every choice after a roll with the place that it leads to.

    ``place`` is the place before the roll, ``rolled`` are the rolled faces, ascending, and ``tries`` is the
    option of §7.10.
    """
    groups, _ = PLACES[place]
    return {
        dice: tries_of(dice[0]) if tries and begins_tries(rolled, dice) else place_after(place, dice)
        for dice in keeps(rolled, tuple(sorted(groups)))
    }


def begins_tries(rolled: Dice, dice: Dice) -> bool:
    """Return whether ``dice`` are exactly the five equal ones in a roll of all six (§7.10)."""
    return len(rolled) == DICE and len(dice) == FIVE == rolled.count(dice[0])


class TurnRules(NamedTuple):
    """The options of §7 that change a turn."""

    wins: bool = False
    different: bool = False
    tries: bool = False
    roll_on: bool = False


Getter: TypeAlias = Callable[[Sequence[Any]], tuple[Any, ...]]
"""Picks the worths of certain choices from a sequence of those of all."""


class Outcome(NamedTuple):
    """Rolls with the same choices: their chance, and the place and the gain in points for each choice."""

    chance: float
    choices: tuple[tuple[Place, int], ...]


class RollChances(NamedTuple):
    """The rolls of a place: the chances of no choice, of six different and of six equal dice; the outcomes.

    The chances of six different and six equal dice are 0 if the rules treat them like any roll.
    """

    none: float
    different: float
    same: float
    outcomes: tuple[Outcome, ...]


@cache
def rolls_of(place: Place, rules: TurnRules) -> RollChances:
    """Return the rolls of a place, grouped by the choices they leave.

    In the tries of §7.10, all the tries count as one roll.
    """
    none = different = same = 0.0
    outcomes: Counter[tuple[tuple[Place, int], ...]] = Counter()
    if place >= len(PLACES):
        face, match = place - len(PLACES) + 1, LAST_MATCHES[0]
        return RollChances(1 - match, 0.0, 0.0, (Outcome(match, ((ALL_SIX, face),)),))
    dice_left = PLACES[place][1]
    for rolled, ways in roll_ways(dice_left):
        kinds = len(set(rolled))
        choices = places_after(place, rolled, rules.tries)
        if rules.wins and dice_left == DICE and kinds == 1:
            same += ways
        elif rules.different and dice_left == DICE and kinds == DICE:
            different += ways
        elif not choices:
            none += ways
        else:
            outcomes[tuple(sorted({(after, sum(dice, 0)) for dice, after in choices.items()}))] += ways
    every = len(FACES) ** dice_left
    return RollChances(
        none / every,
        different / every,
        same / every,
        tuple([Outcome(ways / every, choices) for choices, ways in outcomes.items()]),
    )


def roll_loss(place: Place, rules: TurnRules) -> float:
    """Return the chance that the next roll loses the turn's points, or that all the tries fail."""
    if place >= len(PLACES):
        return rolls_of(place, rules).none
    # Six different dice lose by every rule. The choices of the other rolls aren't needed here.
    groups, dice_left = PLACES[place]
    bare = [
        ways
        for rolled, ways in roll_ways(dice_left)
        if groups.isdisjoint(rolled) and len({*rolled}) == dice_left
    ]
    every: int = len(FACES) ** dice_left
    return sum(bare, 0) / every


class _Plan(NamedTuple):
    """The rolls of a place, prepared for summing up: choices are indices into a window of worths.

    ``groups`` hold, for each number of choices, the chances of the outcomes and getters of their first,
    second, ... choice. All indices are below ``reach``.
    """

    rolls: RollChances
    groups: tuple[tuple[tuple[float, ...], tuple[Getter, ...]], ...]
    reach: int


_WINDOW: Final = (DICE * max(FACES) + 1) * _COUNT
"""The number of worths of all places, from the points now to the most that one roll can add."""


@cache
def _plan(place: Place, rules: TurnRules) -> _Plan:
    rolls = rolls_of(place, rules)
    by_number: dict[int, list[Outcome]] = {}
    for outcome in rolls.outcomes:
        by_number.setdefault(len(outcome.choices), []).append(outcome)
    groups = []
    for number in sorted(by_number):
        # A getter with a single index would return a bare number, so an outcome without weight is added.
        outcomes = [*by_number[number], Outcome(0.0, by_number[number][0].choices)]
        columns = zip(*[outcome.choices for outcome in outcomes], strict=True)
        getters: list[Getter] = [
            itemgetter(*[position_of(after, gain) for after, gain in column]) for column in columns
        ]
        groups.append((tuple([outcome.chance for outcome in outcomes]), tuple(getters)))
    reach = 1 + max([position_of(*choice) for outcome in rolls.outcomes for choice in outcome.choices])
    return _Plan(rolls, tuple(groups), reach)


@dataclass(frozen=True, slots=True)
class Payoffs:
    """The worths of the ends of a turn, all in the same unit.

    ``bank`` holds those of banking 0, 1, 2, ... points; its last one also holds for more points. ``lost`` is
    the worth of losing the turn's points; ``different`` and ``same`` are those of six different and six equal
    dice, if the rules give these a meaning of their own.
    """

    bank: tuple[float, ...]
    lost: float
    rules: TurnRules = TurnRules()  # noqa: RUF009 - immutable
    different: float = 0.0
    same: float = 0.0


class Solution:
    """The best play of a turn for fixed payoffs, worked out from the most points down as far as needed."""

    __slots__ = ("_from", "_limits", "_outlooks", "_plans", "_ranked", "_ranked_from", "_values", "payoffs")

    def __init__(self, payoffs: Payoffs) -> None:
        self.payoffs = payoffs
        rules = payoffs.rules
        self._plans = [_plan(place, rules) for place in range(_COUNT if rules.tries else len(PLACES))]
        # One row of places for each number of points, ascending; beyond the last payoff everyone banks.
        # In a list, each value would be a separate object somewhere in memory.
        self._values = array("d", [0.0]) * (len(payoffs.bank) * _COUNT)
        self._values.extend([payoffs.bank[-1]] * _WINDOW)
        self._from = len(payoffs.bank)
        # The values with their positions, which break ties; valid from ``_ranked_from`` on.
        self._ranked: list[tuple[float, Position]] = []
        self._ranked_from = len(self._values)
        most = max(max(payoffs.bank), payoffs.lost, payoffs.same if rules.wins else 0.0)
        self._limits = [
            plan.rolls.none * payoffs.lost
            + plan.rolls.different * payoffs.different
            + (1 - plan.rolls.none - plan.rolls.different) * most
            for plan in self._plans
        ]
        self._outlooks: dict[tuple[Place, int], tuple[float, float]] = {}

    def bank_value(self, points: int) -> float:
        bank = self.payoffs.bank
        return bank[points] if points < len(bank) else bank[-1]

    def value(self, place: Place, points: int) -> float:
        """Return the worth of the position after a choice with best play, in the unit of the payoffs.

        ``place`` is the place that the choice leads to; ``points`` are the turn's, including the choice.
        """
        if points >= len(self.payoffs.bank):
            return self.payoffs.bank[-1]
        self._solve(points)
        return self._values[points * _COUNT + place]

    def roll_value(self, place: Place, points: int) -> float:
        points = min(points, len(self.payoffs.bank) - 1)
        self._solve(points + 1)
        return self._rolled(self._plans[place], self._window(points))

    def _window(self, points: int) -> list[float]:
        return self._values[points * _COUNT : points * _COUNT + _WINDOW].tolist()

    def _solve(self, points: int) -> None:
        """Work out all places for ``points`` points or more."""
        bank, values, limits = self.payoffs.bank, self._values, self._limits
        roll_on = self.payoffs.rules.roll_on
        highest = float("inf") if roll_on else max(limits)
        for total in range(self._from - 1, points - 1, -1):
            stop, base = bank[total], total * _COUNT
            if stop >= highest:
                values[base : base + _COUNT] = array("d", [stop]) * _COUNT
                continue
            window = self._window(total)
            for place, plan in enumerate(self._plans):
                if roll_on and place == ALL_SIX:
                    values[base] = self._rolled(plan, window)
                # No roll is worth more than its limit, which settles most positions with many points.
                elif stop >= limits[place] or stop >= (value := self._rolled(plan, window)):
                    values[base + place] = stop
                else:
                    values[base + place] = value
        self._from = min(self._from, points)

    def _rolled(self, plan: _Plan, window: list[float]) -> float:
        """Return the worth of rolling by a plan; ``window`` holds the worths of the choices."""
        rolls, payoffs = plan.rolls, self.payoffs
        total: float = rolls.none * payoffs.lost
        if rolls.different:
            total += rolls.different * payoffs.different
        if rolls.same:
            total += rolls.same * payoffs.same
        for chances, getters in plan.groups:
            if len(getters) == 1:
                total += sum(map(mul, chances, getters[0](window)), IN_ORDER)
            else:
                columns = [getter(window) for getter in getters]
                total += sum(map(mul, chances, map(max, *columns)), IN_ORDER)
        return total

    def banks(self, place: Place, points: int) -> bool:
        """Return whether banking is best after a choice; ties bank."""
        bank = self.payoffs.bank
        if points >= len(bank):
            return True
        # The first roll of a turn is forced; with ``roll_on``, so is the one after six dice set aside.
        if place == ALL_SIX and (not points or self.payoffs.rules.roll_on):
            return False
        self._solve(points)
        return bank[points] >= self._values[points * _COUNT + place]

    def choices(self, place: Place, points: int) -> dict[Position, float]:
        """Return the positions that best choices after a roll lead to, with their chances.

        Rolls without a choice are left out. Ties go to the choice with the most points.
        """
        rows = min(points, len(self.payoffs.bank) - 1)
        self._solve(rows + 1)
        start, plan = position_of(0, rows), self._plans[place]
        if start < self._ranked_from:
            # Questions begin at the start of a turn, so this usually happens only once.
            self._ranked = [*zip(self._values, range(len(self._values)), strict=True)]
            self._ranked_from = start
        window = self._ranked[start : start + plan.reach]
        weights: dict[Position, float] = {}
        for chances, getters in plan.groups:
            columns = [getter(window) for getter in getters]
            best = columns[0] if len(columns) == 1 else map(max, *columns)
            for chance, (_, position) in zip(chances, best, strict=True):
                weights[position] = weights.get(position, 0.0) + chance
        beyond = position_of(0, points - rows)
        return {position + beyond: chance for position, chance in weights.items()} if beyond else weights

    def outlook(self, place: Place, points: int) -> tuple[float, float]:
        """Return the chance to lose the turn's points and the mean points banked, with best play."""
        known = self._outlooks.get((place, points))
        if known is not None:
            return known
        if self.banks(place, points):
            result = 0.0, float(points)
        else:
            result = self.roll_outlook(place, points)
        self._outlooks[place, points] = result
        return result

    def roll_outlook(self, place: Place, points: int) -> tuple[float, float]:
        """Return the same as ``outlook``, for a roll now and best play after it."""
        rolls = self._plans[place].rolls
        lost, mean = rolls.none + rolls.different, rolls.same * points
        for chance, choices in rolls.outcomes:
            after, gain = max(choices, key=lambda choice: self.value(choice[0], points + choice[1]))
            later_lost, later_mean = self.outlook(after, points + gain)
            lost += chance * later_lost
            mean += chance * later_mean
        return lost, mean

    def try_value(self, face: int, points: int, tried: int) -> float:
        """Return the worth of the tries left, after ``tried`` of them have failed.

        ``face`` is that of the five dice kept; ``points`` are the turn's.
        """
        match = LAST_MATCHES[tried]
        return match * self.value(ALL_SIX, points + face) + (1 - match) * self.payoffs.lost

    def try_outlook(self, face: int, points: int, tried: int) -> tuple[float, float]:
        """Return the same as ``outlook``, during the tries, after ``tried`` of them have failed."""
        match = LAST_MATCHES[tried]
        lost, mean = self.outlook(ALL_SIX, points + face)
        return match * lost + 1 - match, match * mean


@lru_cache(maxsize=64)
def solve(payoffs: Payoffs) -> Solution:
    return Solution(payoffs)
