"""The exact solution of one turn, whatever the points are worth.

A position between a choice and the next roll is known by the faces that have a group, the number of dice left
and the turn's points. Faces and dice make 55 rolling places, the one with all six dice among them; the rolls
of all places fall into 725 outcomes that leave different choices. Points only grow, so a turn is solved from
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
"""The index of a rolling place; 0 is all six dice, and the last six are the tries of the faces 1 to 6."""

ALL_SIX: Final[Place] = 0

Position: TypeAlias = int
"""A place and points of the turn as one number (`position_of`)."""


def _groupings() -> list[tuple[frozenset[int], int]]:
    """Return the groups and the dice left of every place with dice set aside and dice left."""
    return [
        (frozenset(groups), left)
        for left in range(DICE - GROUP, 0, -1)
        for number in range(1, (DICE - left) // GROUP + 1)
        for groups in combinations(FACES, number)
    ]


PLACES: Final[tuple[tuple[frozenset[int], int], ...]] = ((frozenset(), DICE), *_groupings())
"""The faces that have a group and the dice left, place by place."""

_INDEX: Final = {place: index for index, place in enumerate(PLACES)}
_COUNT: Final = len(PLACES) + len(FACES)

LAST_MATCHES: Final = tuple([1 - (5 / 6) ** (TRIES - tried) for tried in range(TRIES)])
"""The chance that the sixth die still matches the five, by the tries that have failed."""


def position_of(place: Place, points: int) -> Position:
    """Return the position of a place with ``points`` points of the turn, 0 or more."""
    return points * _COUNT + place


def place_and_points(position: Position) -> tuple[Place, int]:
    points, place = divmod(position, _COUNT)
    return place, points


def place_of(kept: Iterable[int]) -> Place:
    """Return the place in which these dice are set aside, outside of the tries."""
    dice = list(kept)
    return ALL_SIX if len(dice) == DICE else _INDEX[frozenset(dice), DICE - len(dice)]


def tries_of(face: int) -> Place:
    """Return the place in which five dice of a face are set aside and the sixth must match them."""
    return len(PLACES) + face - 1


def place_after(place: Place, dice: Dice) -> Place:
    """Return the place after dice are set aside, ignoring tries."""
    groups, left = PLACES[place]
    return ALL_SIX if len(dice) == left else _INDEX[groups | set(dice), left - len(dice)]


def places_after(place: Place, rolled: Dice, tries: bool) -> dict[Dice, Place]:
    """Return every choice after a roll with the place it leads to; ``tries`` is the option of §7.10.

    ``place`` is where the turn stands before the roll, ``rolled`` are the faces that fell, ascending.
    """
    groups, _ = PLACES[place]
    return {
        dice: tries_of(dice[0]) if tries and begins_tries(rolled, dice) else place_after(place, dice)
        for dice in keeps(rolled, tuple(sorted(groups)))
    }


def begins_tries(rolled: Dice, dice: Dice) -> bool:
    """Return whether setting these dice aside is keeping exactly five equal ones of all six (§7.10)."""
    return len(rolled) == DICE and len(dice) == FIVE == rolled.count(dice[0])


class TurnRules(NamedTuple):
    """The options of §7 that change a turn."""

    wins: bool = False
    different: bool = False
    tries: bool = False
    roll_on: bool = False


Getter: TypeAlias = Callable[[Sequence[Any]], tuple[Any, ...]]
"""Picks the worths of some choices out of those of all."""


class Outcome(NamedTuple):
    """Rolls that leave the same choices: their chance, and a place and a gain of points for each choice."""

    chance: float
    choices: tuple[tuple[Place, int], ...]


class RollChances(NamedTuple):
    """The rolls of a place: the chances of nothing, of six different and of six equal, and the outcomes.

    The chances of six different and six equal are 0 if they are rolls like others.
    """

    none: float
    different: float
    same: float
    outcomes: tuple[Outcome, ...]


@cache
def rolls_of(place: Place, rules: TurnRules) -> RollChances:
    """Return the rolls of a place, grouped by the choices they leave.

    In the place of a face, which stands for the tries of §7.10, all the tries are one roll.
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
    """Return the chance that the next roll loses the turn's points; in the tries, that all of them fail."""
    if place >= len(PLACES):
        return rolls_of(place, rules).none
    # Six different are lost by every rule. What the other rolls leave is looked up on request.
    groups, dice_left = PLACES[place]
    bare = [
        ways
        for rolled, ways in roll_ways(dice_left)
        if groups.isdisjoint(rolled) and len({*rolled}) == dice_left
    ]
    every: int = len(FACES) ** dice_left
    return sum(bare, 0) / every


class _Plan(NamedTuple):
    """The rolls of a place made ready for counting: choices are indices into a window of worths.

    ``groups`` hold, for each number of choices, the chances of the outcomes and getters of their first,
    second, ... choice. No choice leads beyond ``reach``.
    """

    rolls: RollChances
    groups: tuple[tuple[tuple[float, ...], tuple[Getter, ...]], ...]
    reach: int


_WINDOW: Final = (DICE * max(FACES) + 1) * _COUNT
"""The worths of all places for the points now and up to the most points more."""


@cache
def _plan(place: Place, rules: TurnRules) -> _Plan:
    rolls = rolls_of(place, rules)
    by_number: dict[int, list[Outcome]] = {}
    for outcome in rolls.outcomes:
        by_number.setdefault(len(outcome.choices), []).append(outcome)
    groups = []
    for number in sorted(by_number):
        # A getter of one index would return a bare number, so there is one more outcome, of no weight.
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
    """What the ends of a turn are worth, in any one unit.

    ``bank`` is the worth of banking 0, 1, 2, ... points, and of more points that of the last of these;
    ``lost`` that of losing the turn's points, ``different`` that of six different dice and ``same`` that of
    six equal ones, if the rules give these a meaning of their own.
    """

    bank: tuple[float, ...]
    lost: float
    rules: TurnRules = TurnRules()  # noqa: RUF009 - immutable
    different: float = 0.0
    same: float = 0.0


class Solution:
    """The best play of a turn under fixed payoffs, worked out from the most points down as far as asked."""

    __slots__ = ("_from", "_limits", "_outlooks", "_plans", "_ranked", "_ranked_from", "_values", "payoffs")

    def __init__(self, payoffs: Payoffs) -> None:
        self.payoffs = payoffs
        rules = payoffs.rules
        self._plans = [_plan(place, rules) for place in range(_COUNT if rules.tries else len(PLACES))]
        # Rows of places, points ascending; beyond the last payoff everyone banks.
        # In a list each value would be an object of its own, scattered over the memory.
        self._values = array("d", [0.0]) * (len(payoffs.bank) * _COUNT)
        self._values.extend([payoffs.bank[-1]] * _WINDOW)
        self._from = len(payoffs.bank)
        # The values with their positions, which rank equal ones, from some position on.
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
        """Return what the position after a choice is worth under best play.

        ``place`` is where the choice leads, ``points`` are those of the turn with it; the unit is that of the
        payoffs.
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
        """Work out all places for ``points`` points and more."""
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
                # No roll can be worth more than its limit, so most positions with many points are clear.
                elif stop >= limits[place] or stop >= (value := self._rolled(plan, window)):
                    values[base + place] = stop
                else:
                    values[base + place] = value
        self._from = min(self._from, points)

    def _rolled(self, plan: _Plan, window: list[float]) -> float:
        """Return what the rolls of a plan are worth, with the worths of the choices at hand."""
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
        """Return whether banking is best after a choice; of equals it is."""
        bank = self.payoffs.bank
        if points >= len(bank):
            return True
        # The turn's first roll is forced, and with ``roll_on`` so is that after six set aside.
        if place == ALL_SIX and (not points or self.payoffs.rules.roll_on):
            return False
        self._solve(points)
        return bank[points] >= self._values[points * _COUNT + place]

    def choices(self, place: Place, points: int) -> dict[Position, float]:
        """Return the positions that the best choice after a roll leads to, with their chances.

        Rolls that leave no choice are left out. Among equals the choice of the most points is best.
        """
        rows = min(points, len(self.payoffs.bank) - 1)
        self._solve(rows + 1)
        start, plan = position_of(0, rows), self._plans[place]
        if start < self._ranked_from:
            # A turn is asked about from its start, so this is done once.
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
        """Return the chance to lose the turn's points, and the mean points banked, under best play."""
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
        """Return what ``outlook`` does, if the dice left are rolled and then played best."""
        rolls = self._plans[place].rolls
        lost, mean = rolls.none + rolls.different, rolls.same * points
        for chance, choices in rolls.outcomes:
            after, gain = max(choices, key=lambda choice: self.value(choice[0], points + choice[1]))
            later_lost, later_mean = self.outlook(after, points + gain)
            lost += chance * later_lost
            mean += chance * later_mean
        return lost, mean

    def try_value(self, face: int, points: int, tried: int) -> float:
        """Return what the tries left are worth, after ``tried`` of them have failed.

        ``face`` is that of the five dice kept, ``tried`` the number of tries that failed, ``points`` are the
        turn's.
        """
        match = LAST_MATCHES[tried]
        return match * self.value(ALL_SIX, points + face) + (1 - match) * self.payoffs.lost

    def try_outlook(self, face: int, points: int, tried: int) -> tuple[float, float]:
        """Return what ``outlook`` does, in the tries and after ``tried`` of them have failed."""
        match = LAST_MATCHES[tried]
        lost, mean = self.outlook(ALL_SIX, points + face)
        return match * lost + 1 - match, match * mean


@lru_cache(maxsize=64)
def solve(payoffs: Payoffs) -> Solution:
    return Solution(payoffs)
