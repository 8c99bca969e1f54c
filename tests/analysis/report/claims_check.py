"""Checks of a report's claims against the items of the analysis, summed up independently."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import floor
from typing import Any, Final, NamedTuple

from stolik.analysis.analysis import Analysis, Chance, Decision
from stolik.engine.coaching.claims import Claim
from stolik.engine.game import Seat

LEAST: Final = {"slight": 2, "mistake": 5, "big": 11}
"""The least cost of each grade of error, in points of 100; in big points, four times as many hundredths."""


class Reported(NamedTuple):
    """A claim about an analysed game of so many entries: about a seat, one of its decisions, or the game."""

    claim: Claim
    analysis: Analysis
    seat: Seat = 0
    item: Decision | None = None
    entries: int = 0
    winners: tuple[Seat, ...] = ()

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.claim.facts


def whole(value: float, scale: int = 100) -> int:
    """Return points rounded for display: halves go away from zero."""
    size = floor(abs(value) * scale + 0.5 + 1e-9)
    return size if value >= 0 else -size


def scale(told: Reported) -> int:
    return 1 if told.analysis.unit == "points" else 100


def cost(told: Reported, item: Decision) -> tuple[int, int]:
    """Return the loss by a decision in the displayed unit, and how many of that unit equal one point."""
    if item.big_error is not None:
        return whole(item.big_error), 4
    return whole(item.error, scale(told)), 1


def grade(told: Reported, item: Decision) -> str:
    size, each = cost(told, item)
    found = [name for name, least in LEAST.items() if size >= (least * each if least < 11 else 10 * each + 1)]
    return found[-1] if found else "none"


def is_hopeless(told: Reported, item: Decision) -> bool:
    return told.analysis.unit == "win" and whole(item.value[item.seat] + item.error) < 2


def choices(told: Reported, *, hopeless: bool = False) -> list[Decision]:
    own = [item for item in told.analysis.items if isinstance(item, Decision) and item.seat == told.seat]
    return [item for item in own if is_hopeless(told, item) == hopeless]


def luck_of(told: Reported, seat: Seat) -> int:
    chances = [item for item in told.analysis.items if isinstance(item, Chance)]
    return whole(sum([item.luck[seat] for item in chances], 0.0), scale(told))


def luck(sign: int, unit: str) -> Callable[[Reported], bool]:
    def check(told: Reported) -> bool:
        size = sign * luck_of(told, told.seat)
        return bool(told.analysis.unit == unit and told.facts["points"] == size >= 2)

    return check


def luck_even(told: Reported) -> bool:
    return abs(luck_of(told, told.seat)) < 2


def often(sign: int) -> Callable[[Reported], bool]:
    """Return the check that luck that isn't small is said to be neither rarer than once nor usual."""

    def check(told: Reported) -> bool:
        return sign * luck_of(told, told.seat) >= 2 and 1 <= told.facts["games"] <= 40

    return check


def luck_told(told: Reported) -> bool:
    return not luck_even(told)


def no_decision(told: Reported) -> bool:
    return not choices(told) and not choices(told, hopeless=True)


def few_decisions(told: Reported) -> bool:
    return bool(told.facts["choices"] == len(choices(told)) and 0 < len(choices(told)) < 5)


def all_good(told: Reported) -> bool:
    found = choices(told)
    named: bool = told.facts["choices"] == len(found) >= 5
    return named and all(grade(told, item) == "none" for item in found)


def some_good(told: Reported) -> bool:
    found = choices(told)
    good = [item for item in found if grade(told, item) == "none"]
    named = (told.facts["choices"], told.facts["good"]) == (len(found), len(good))
    return named and 5 <= len(found) > len(good)


def hopeless(told: Reported) -> bool:
    return bool(choices(told) and told.facts["choices"] == len(choices(told, hopeless=True)) > 0)


def all_hopeless(told: Reported) -> bool:
    return bool(not choices(told) and told.facts["choices"] == len(choices(told, hopeless=True)) > 0)


def counted(told: Reported) -> bool:
    of_grade = [item for item in choices(told) if grade(told, item) == told.facts["what"]]
    return bool(told.facts["times"] == len(of_grade) > 0)


def cost_of(measure: str, *, once: bool) -> Callable[[Reported], bool]:
    def check(told: Reported) -> bool:
        worse = [item for item in choices(told) if grade(told, item) != "none"]
        in_big = any(item.big_error is not None for item in worse)
        given = [item.big_error if item.big_error is not None else item.error for item in worse]
        mean = whole(sum(given, 0.0) / len(given), 100 if in_big else scale(told))
        fits = measure == ("big" if in_big else told.analysis.unit) and (len(worse) == 1) == once
        return bool(fits and told.facts["points"] == mean)

    return check


def of_decision(told: Reported) -> Decision:
    assert told.item is not None
    return told.item


def best_by(unit: str) -> Callable[[Reported], bool]:
    def check(told: Reported) -> bool:
        item = of_decision(told)
        named = told.facts["points"] == whole(item.margin, scale(told))
        return bool(named and told.analysis.unit == unit and item.error < 1e-9 and told.facts["points"] >= 2)

    return check


def best(told: Reported) -> bool:
    item = of_decision(told)
    return (item.error if item.big_error is None else item.big_error) < 1e-9


def nearly_best(told: Reported) -> bool:
    return grade(told, of_decision(told)) == "none"


def better_was_possible(told: Reported) -> bool:
    return bool(grade(told, of_decision(told)) == told.facts["what"] != "none")


# ----------------------------------------------------------------------------------------- of the whole game


def courses(analysis: Analysis, entries: int) -> list[list[float]]:
    """Return the values of all seats at the start and after each entry."""
    found = [list(analysis.start)]
    for entry in range(1, entries + 1):
        now = list(found[-1])
        for item in [each for each in analysis.items if each.entry == entry]:
            for seat in range(len(now)):
                if isinstance(item, Chance):
                    now[seat] += item.luck[seat]
                elif isinstance(item, Decision):
                    now[seat] += -item.error if seat == item.seat else item.gifts[seat]
                else:
                    now[seat] += item.change[seat]
        found.append(now)
    return found


def share_ahead(told: Reported, seat: Seat) -> float:
    """Return the share of moments between the start and the end at which only this seat had most."""
    moments = courses(told.analysis, told.entries)[1:-1]
    ahead = [now for now in moments if all(now[seat] > now[each] for each in range(len(now)) if each != seat)]
    return len(ahead) / len(moments) if moments else 0.0


def led(told: Reported) -> bool:
    return share_ahead(told, told.facts["leader"]) > 0.5 and told.facts["winners"] == told.winners


def nobody_led(told: Reported) -> bool:
    none = all(share_ahead(told, seat) <= 0.5 for seat in range(len(told.analysis.start)))
    return none and told.facts["winners"] == told.winners


def alone(told: Reported) -> bool:
    (start,), *_, (end,) = courses(told.analysis, told.entries)
    named = told.facts["expected"], told.facts["made"]
    return len(told.analysis.start) == 1 and named == (max(0, whole(start, 1)), max(0, whole(end, 1)))


def lucks(told: Reported) -> list[int]:
    return [luck_of(told, seat) for seat in range(len(told.analysis.start))]


def more_luck(told: Reported) -> bool:
    of_player, of_other = lucks(told)[told.facts["player"]], lucks(told)[told.facts["other"]]
    return bool(of_player >= of_other + 2)


def most_luck(told: Reported) -> bool:
    of_player, of_other = lucks(told)[told.facts["player"]], lucks(told)[told.facts["other"]]
    others = [size for seat, size in enumerate(lucks(told)) if seat not in told.facts.values()]
    return all(of_other < size < of_player for size in others)


def even_luck(told: Reported) -> bool:
    return max(lucks(told)) - min(lucks(told)) < 2


def good_choices(told: Reported, seat: Seat) -> tuple[int, int, int]:
    """Return how many choices of a seat were good, out of how many, and the points lost by the others."""
    found = choices(told._replace(seat=seat))
    worse = [item for item in found if grade(told, item) != "none"]
    given = [item.error if item.big_error is None else item.big_error for item in worse]
    in_big = any(isinstance(item, Decision) and item.big_error is not None for item in told.analysis.items)
    return len(found) - len(worse), len(found), whole(sum(given, 0.0), 100 if in_big else scale(told))


def gave_up(least: int, worse: range) -> Callable[[Reported], bool]:
    """Return the check of the loss by choices of which at least ``least`` were good and ``worse`` weren't."""

    def check(told: Reported) -> bool:
        good, of, given = good_choices(told, told.seat)
        named = (told.facts["good"], told.facts["choices"], told.facts["points"]) == (good, of, given)
        return named and good >= least and of - good in worse and of >= 5

    return check


def chose_best(told: Reported) -> bool:
    player = told.facts["player"]
    seats = [good_choices(told, seat) for seat in range(len(told.analysis.start))]
    good, of, given = seats[player]
    least = all(
        seats[seat][2] > given for seat in range(len(seats)) if seat != player and seats[seat][1] >= 5
    )
    return least and (told.facts["good"], told.facts["choices"]) == (good, of) and of >= 5 and good > 0


def whole_game(sign: int) -> Callable[[Reported], bool]:
    def check(told: Reported) -> bool:
        return told.analysis.unit == "win" and sign * luck_of(told, told.seat) > 100

    return check


def luck_part(sign: int) -> Callable[[Reported], bool]:
    def check(told: Reported) -> bool:
        return bool(told.facts["points"] == sign * luck_of(told, told.seat) >= 2)

    return check


def led_and_shared(told: Reported) -> bool:
    return led(told) and len(told.winners) > 1 and told.facts["leader"] in told.winners


CHECKS: Final[Mapping[str, Callable[[Reported], bool]]] = {
    "luck_more": luck(1, "win"), "luck_less": luck(-1, "win"), "luck_even": luck_even,
    "luck_more_alone": luck(1, "points"), "luck_less_alone": luck(-1, "points"),
    "as_much": often(1), "as_little": often(-1), "usual": luck_told, "hardly_ever": luck_told,
    "no_decision": no_decision, "few_decisions": few_decisions, "all_good": all_good, "some_good": some_good,
    "hopeless": hopeless, "all_hopeless": all_hopeless, "counted": counted,
    "cost_win": cost_of("win", once=False), "cost_win_once": cost_of("win", once=True),
    "cost_points": cost_of("points", once=False), "cost_points_once": cost_of("points", once=True),
    "cost_big": cost_of("big", once=False), "cost_big_once": cost_of("big", once=True),
    "best_by": best_by("win"), "best_by_alone": best_by("points"), "best": best, "nearly_best": nearly_best,
    "better_was_possible": better_was_possible,
    "led_and_won": lambda told: led(told) and told.winners == (told.facts["leader"],),
    "led": lambda told: led(told) and not told.winners,
    "led_in_vain": lambda told: led(told) and bool(told.winners) and told.facts["leader"] not in told.winners,
    "led_and_shared": led_and_shared,
    "changed": lambda told: nobody_led(told) and bool(told.winners),
    "changes": lambda told: nobody_led(told) and not told.winners,
    "made_alone": alone, "expected_alone": alone,
    "more_luck": more_luck, "most_luck": most_luck, "even_luck": even_luck,
    "chose_best": chose_best, "person_chose_best": chose_best,
    "luck_more_than_a_game": whole_game(1), "luck_less_than_a_game": whole_game(-1),
    "luck_gave": luck_part(1), "luck_took": luck_part(-1),
    "gave_up": gave_up(1, range(2, 10_000)), "gave_up_once": gave_up(1, range(1, 2)),
    "gave_up_always": lambda told: (
        good_choices(told, told.seat)[0] == 0 and gave_up(0, range(5, 10_000))(told)
    ),
}  # fmt: skip
