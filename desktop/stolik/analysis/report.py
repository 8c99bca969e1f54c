"""A report in figures: the course of the chances, luck and skill by seat, and moments; made bit by bit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import fsum
from statistics import fmean
from typing import Any, Final, NamedTuple

from stolik.analysis.analysis import Analysis, Chance, Decision, Item, is_exact, sum_up, valued_entries
from stolik.analysis.luck import games_of_a_hundred
from stolik.engine.bot import Advice
from stolik.engine.coaching.seat_values import Measure, Unit, Values
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.engine.game_library import load_package
from stolik.engine.session import Entry, Origin, Session

SLIGHT: Final = 2
"""The points below which an error doesn't count as one."""

MISTAKE: Final = 5
"""The points from which an error is a mistake."""

MOST_OF_A_MISTAKE: Final = 10
"""The points above which a mistake is a big one."""

WHOLE: Final = 100
"""The points that make a whole game."""

MOST_BIG_POINTS: Final = 4
"""The most big points of a game: a hundredth of them counts like one point."""

FEW_DECISIONS: Final = 5
"""The fewest decisions for a claim about a seat."""

DEAREST: Final = 5
"""The number of errors in a report, the costliest ones."""

LUCKIEST: Final = 3
"""The number of moves of chance in a report, the luckiest ones."""

_ROUNDING: Final = 1e-6


class Grade(StrEnum):
    """A grade of an error, by the points it cost."""

    NONE = "none"
    SLIGHT = "slight"
    MISTAKE = "mistake"
    BIG = "big"


def points(value: float, measure: Measure) -> int:
    """Return a value in whole points, as people read it: games in a hundred, or a solo game's own points.

    Big points are in hundredths.

    >>> points(0.145, "win"), points(-0.145, "win"), points(2.4, "points"), points(0.123, "big")
    (15, -15, 2, 12)
    """
    size = int(abs(value) * (1 if measure == "points" else 100) + 0.5 + 1e-9)
    return size if value >= 0 else -size


def measure_of(analysis: Analysis) -> Measure:
    return "big" if any(item.big_error is not None for item in analysis.decisions) else analysis.unit


def cost_of(item: Decision, unit: Unit) -> tuple[float, Measure]:
    """Return what a decision lost, and in which measure: big points if these order the options."""
    return (item.error, unit) if item.big_error is None else (item.big_error, "big")


def grade_of(item: Decision, unit: Unit) -> Grade:
    return grade(*cost_of(item, unit))


def grade(error: float, measure: Measure) -> Grade:
    """Return the grade of an error, by the points shown, so that word and figure agree.

    >>> [str(grade(error / 100, "win")) for error in (1.4, 1.5, 4.4, 5, 10.4, 10.5)]
    ['none', 'slight', 'slight', 'mistake', 'mistake', 'big']
    >>> [str(grade(error / 100, "big")) for error in (7, 8, 19, 20, 40, 41)]
    ['none', 'slight', 'slight', 'mistake', 'mistake', 'big']
    """
    cost = points(error, measure)
    scale = MOST_BIG_POINTS if measure == "big" else 1
    if cost < SLIGHT * scale:
        return Grade.NONE
    if cost < MISTAKE * scale:
        return Grade.SLIGHT
    return Grade.MISTAKE if cost <= MOST_OF_A_MISTAKE * scale else Grade.BIG


class LuckyChance(NamedTuple):
    """A chance event, and the seat for which it was best."""

    chance: Chance
    seat: Seat

    @property
    def luck(self) -> float:
        return self.chance.luck[self.seat]


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """The luck and skill of a seat.

    ``luck``, ``mean_cost`` and ``given_up`` are in points; the latter two are the mean and the sum of the
    errors in choices that weren't good, 0 if all were. ``games`` is in how many of a hundred games luck is as
    great, 0 for fewer than one, ``None`` if nothing can be said. ``grades`` counts the ``decisions``, which
    had at least two options and room for an error; the ``hopeless`` ones, counted apart, had too little left
    to lose. ``best`` is the seat's best moment, ``None`` without decisions.
    """

    seat: Seat
    luck: int
    games: int | None
    decisions: int
    grades: dict[Grade, int]
    mean_cost: int
    best: Decision | None
    hopeless: int = 0
    given_up: int = 0

    @property
    def claims_skill(self) -> bool:
        return self.decisions >= FEW_DECISIONS


def course_of(analysis: Analysis, entries: int) -> tuple[Values, ...]:
    """Return the values of all seats at the start and after each of ``entries`` entries.

    In a game with secrets, each chance is based on what one seat knew; the chances are scaled to add up to 1.
    """
    changes = [[0.0] * len(analysis.start) for _ in range(entries)]
    for item in analysis.items:
        change = changes[item.entry - 1]
        for seat in range(len(change)):
            match item:
                case Chance():
                    change[seat] += item.luck[seat]
                case Decision():
                    change[seat] += item.gifts[seat] - (item.error if seat == item.seat else 0.0)
                case _:
                    change[seat] += item.change[seat]
    found = [analysis.start]
    for change in changes:
        found.append(tuple([before + step for before, step in zip(found[-1], change, strict=True)]))
    return tuple([_together(values) for values in found]) if analysis.unit == "win" else tuple(found)


def _together(values: Values) -> Values:
    """Return chances scaled to add up to 1, unless they do so already."""
    total = sum(values, IN_ORDER)
    return values if abs(total - 1) < _ROUNDING or total <= 0 else tuple([each / total for each in values])


def seat_figures(analysis: Analysis, seat: Seat) -> SeatFigures:
    summary, unit = analysis.seats[seat], analysis.unit
    decisions = [item for item in analysis.decisions if item.seat == seat]
    variances = [item.variance[seat] for item in analysis.chances if item.variance]
    is_won_or_lost = unit == "win" and summary.result is not None
    deserved = (summary.start, _deserved_variance(analysis, seat)) if is_won_or_lost else None
    weighed = [item for item in decisions if unit == "points" or not is_hopeless(item)]
    graded = [grade_of(item, unit) for item in weighed]
    costs = [cost_of(item, unit)[0] for item in weighed]
    worse = [cost for cost, each in zip(costs, graded, strict=True) if each is not Grade.NONE]
    return SeatFigures(
        seat,
        points(summary.luck, unit),
        games_of_a_hundred(summary.luck, variances, deserved),
        len(weighed),
        {each: graded.count(each) for each in Grade},
        points(fmean(worse), measure_of(analysis)) if worse else 0,
        best_moment(decisions, unit),
        len(decisions) - len(weighed),
        points(fsum(worse), measure_of(analysis)),
    )


def is_hopeless(item: Decision) -> bool:
    """Return whether the remaining chance to win was too small for its loss to count as an error."""
    return grade(item.value[item.seat] + item.error, "win") is Grade.NONE


def _deserved_variance(analysis: Analysis, seat: Seat) -> float:
    """Return the sum of the squares of all changes in a seat's value except luck."""
    found = 0.0
    for item in analysis.items:
        match item:
            case Chance():
                continue
            case Decision():
                found += (item.error if item.seat == seat else item.gifts[seat]) ** 2
            case _:
                found += item.change[seat] ** 2
    return found


def best_moment(decisions: Sequence[Decision], unit: Unit) -> Decision | None:
    """Return a seat's good decision in which the most was at stake.

    A decision is good if its error doesn't count as one; the stake is what the second best option would have
    cost, minus the error. If no decision was good, the result is the one with the least error.
    """
    good = [item for item in decisions if grade_of(item, unit) is Grade.NONE]
    if good:
        return max(good, key=lambda item: item.margin - item.error)
    return min(decisions, key=lambda item: cost_of(item, unit)[0], default=None)


def dearest(analysis: Analysis) -> tuple[Decision, ...]:
    """Return the costliest errors, in descending order, at most `DEAREST` of them."""
    unit = analysis.unit
    errors = [item for item in analysis.decisions if grade_of(item, unit) is not Grade.NONE]
    return tuple(sorted(errors, key=lambda item: -cost_of(item, unit)[0])[:DEAREST])


def luckiest(analysis: Analysis) -> tuple[LuckyChance, ...]:
    """Return the luckiest moves of chance, at most `LUCKIEST`, each with the seat for which it was best."""
    seats = range(len(analysis.start))
    found = [LuckyChance(item, max(seats, key=lambda seat: item.luck[seat])) for item in analysis.chances]
    lucky = [each for each in found if points(each.luck, analysis.unit) >= SLIGHT]
    return tuple(sorted(lucky, key=lambda each: -each.luck)[:LUCKIEST])


@dataclass(frozen=True, slots=True)
class GameReport:
    """An analysed game, and the advice on the decisions in its report.

    ``advice`` holds the options, best first, by the number of the entry.
    """

    analysis: Analysis
    advice: dict[int, tuple[Advice, ...]] = field(default_factory=dict)


class ReportRequest(NamedTuple):
    """A request to analyse the first ``upto`` entries of a game."""

    origin: Origin
    log: tuple[Entry, ...]
    upto: int


class ReportPart(NamedTuple):
    """The progress of an analysis after ``entries`` entries; the ``report`` comes with the last one."""

    entries: int
    report: GameReport | None = None


def request_of(session: Session, upto: int) -> ReportRequest:
    """Return the request to analyse the first ``upto`` entries of a session."""
    return ReportRequest(session.origin, session.log, upto)


class ReportReckoner:
    """A worker that answers requests in turn, and resumes where the last one for the same game ended."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._running: Iterator[tuple[list[Item], Values]] = iter(())
        self._session: Session | None = None
        self._items: list[Item] = []
        self._entries = 0
        self._start: Values = ()
        self._present: Values = ()

    def reckon(self, game_id: str, request: ReportRequest) -> ReportPart:
        """Return the progress of the analysis, and after the last entry the report.

        Raises:
            ValueError: The game can't be analysed.
            IllegalMove: The log breaks the rules.
        """
        package = load_package(game_id)
        seat_values = package.seat_values
        if seat_values is None:
            raise ValueError(f"{game_id} can't be analysed")
        of = (game_id, *request[:-1])
        session = self._session
        if session is None or of != self._of or request.upto < self._entries:
            session = request.origin.begin(package.game)
            for entry in request.log:
                session.submit(entry.seat, entry.move)
            self._of, self._session, self._items, self._entries = of, session, [], 0
            self._running = valued_entries(session, seat_values)
            _, self._start = next(self._running)
            self._present = self._start
        while self._entries < request.upto and (found := next(self._running, None)) is not None:
            items, self._present = found
            self._items += items
            self._entries += 1
        if self._entries < session.length:
            return ReportPart(self._entries)
        exact = is_exact(session, seat_values)
        analysis = sum_up(session, exact, self._start, self._present, self._items)
        return ReportPart(self._entries, GameReport(analysis, _advice(game_id, session, analysis)))


def told_decisions(analysis: Analysis) -> tuple[Decision, ...]:
    """Return the decisions in a report: the costliest errors, and each seat's best moment."""
    seats = range(len(analysis.start))
    own = ([item for item in analysis.decisions if item.seat == seat] for seat in seats)
    best = [best_moment(decisions, analysis.unit) for decisions in own]
    return (*dearest(analysis), *[item for item in best if item is not None])


def _advice(game_id: str, session: Session, analysis: Analysis) -> dict[int, tuple[Advice, ...]]:
    """Return the options, by the game's valuation, in the decisions of a report; the best one is first."""
    valuation, found = load_package(game_id).valuation, {}
    for item in told_decisions(analysis):
        view = session.game.view(session.state_at(item.entry - 1), item.seat)
        options = valuation.advise(view, item.seat)
        first = [option for option in options if option.move == item.best]
        if first:
            found[item.entry] = (*first, *[option for option in options if option.move != item.best])
    return found
