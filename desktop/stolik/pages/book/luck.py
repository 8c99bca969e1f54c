"""Turns a person's luck into cards for the screen: one for all games together and one for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from stolik.analysis.luck import Estimate, FinishedGame, LuckFigures, are_enough, luck_figures
from stolik.analysis.report import points
from stolik.analysis.report_sentences import texts, told_luck
from stolik.engine.coaching.seat_values import Unit
from stolik.engine.game_library import find_game
from stolik.engine.messages import N_, decimal, sentence, translate, translated


class Bar(NamedTuple):
    """A mean with its error: the truth may lie between ``low`` and ``high``."""

    label: str
    text: str
    mean: float
    low: float
    high: float


class Fact(NamedTuple):
    """A row of the table beside the bars."""

    label: str
    text: str


class LuckRow(NamedTuple):
    """A card: a sentence with the result, and details if there is one.

    The details are bars on a scale from 0 to ``highest``, a line at ``start``, a table of facts, and the
    accumulated luck in its band.
    """

    key: str
    title: str
    counts: str
    sentence: str
    included: str = ""
    bars: tuple[Bar, ...] = ()
    facts: tuple[Fact, ...] = ()
    highest: float = 1.0
    start: float = 0.0
    startText: str = ""
    reachText: str = ""
    courseText: str = ""
    bandText: str = ""
    course: tuple[float, ...] = ()
    band: tuple[float, ...] = ()


def luck_rows(games: Sequence[FinishedGame]) -> list[LuckRow]:
    """Return a person's cards; ``games`` are in the order in which they were played.

    Games played alone give points rather than chances, so they aren't added to others.
    """
    kinds: dict[tuple[str, bool], list[FinishedGame]] = {}
    for each in games:
        kinds.setdefault((each.game, each.alone), []).append(each)
    together = [each for each in games if not each.alone]
    order = sorted(kinds.items(), key=lambda kind: (kind[0][1], -len(kind[1]), kind[0]))
    cards = [
        _card(f"{game}:alone" if alone else game, _title(game, alone), found)
        for (game, alone), found in order
    ]
    if len([kind for kind in kinds if not kind[1]]) > 1:
        cards.insert(0, _card("", translated(CONTEXT, TOGETHER), together))
    return cards


def _title(game: str, alone: bool) -> str:
    info = find_game(game)
    title = game if info is None else translated(info.id, info.title)
    return sentence(CONTEXT, ALONE, {"game": title}) if alone else title


def _card(key: str, title: str, games: Sequence[FinishedGame]) -> LuckRow:
    alone = games[0].alone
    unit: Unit = "points" if alone else "win"
    played = [each.played for each in games if each.played is not None]
    counts = counts_text([each.result for each in games], unit)
    card = LuckRow(key, title, counts, too_few())
    if are_enough(played, alone):
        card = _drawn(card, luck_figures(played, alone), unit)
    if len(played) < len(games):
        card = card._replace(included=sentence(CONTEXT, INCLUDED, {"done": len(played), "all": len(games)}))
    return card


def _drawn(card: LuckRow, figures: LuckFigures, unit: Unit) -> LuckRow:
    alone = unit == "points"
    shown = ((POINTS_MADE if alone else WON, figures.results), (WITHOUT_LUCK, figures.adjusted))
    bars = [
        Bar(
            translated(CONTEXT, label),
            estimate_text(estimate, unit),
            estimate.mean,
            estimate.mean - estimate.reach,
            estimate.mean + estimate.reach,
        )
        for label, estimate in shown
    ]
    most = max([figures.start, *[bar.high for bar in bars]])
    return card._replace(
        sentence=luck_sentence(figures, unit),
        bars=tuple(bars),
        facts=tuple([Fact(*each) for each in luck_facts(figures, unit)]),
        highest=10.0 * (int(most / 10) + 1) if alone else 1.0,
        start=figures.start,
        startText=start_text(figures.start, unit),
        reachText=translated(CONTEXT, PLUS_MINUS),
        courseText=translated(CONTEXT, COURSE_ALONE if alone else COURSE),
        bandText=translated(CONTEXT, BAND),
        course=tuple(figures.course),
        band=tuple(figures.band),
    )


CONTEXT: Final = "luck"

TOGETHER: Final = N_("luck", "All games together")
ALONE: Final = N_("luck", "{game}, alone")

COUNTS: Final = translate("luck", "%n (game|games), won: {won}", "", 0)
COUNTS_SHARED: Final = translate("luck", "%n (game|games), won: {won}, shared first place: {shared}", "", 0)
COUNTS_ALONE: Final = translate("luck", "%n (game|games)", "", 0)
TOO_FEW: Final = N_("luck", "Too few games yet to tell luck from skill.")
INCLUDED: Final = N_("luck", "Worked out so far: {done} of {all}.")

WON: Final = N_("luck", "Won")
POINTS_MADE: Final = N_("luck", "Points")
WITHOUT_LUCK: Final = N_("luck", "With average luck")
OF_A_HUNDRED: Final = N_("luck", "{value} ± {reach} of 100")
IN_POINTS: Final = N_("luck", "{value} ± {reach} points")
AMONG_EQUALS: Final = N_("luck", "Line: {start} of 100, if all played equally well.")
BY_THE_BEST: Final = N_("luck", "Line: {start} points, with the best play.")

LUCK_MORE_ALONE: Final = translate(
    "luck", "Luck brought %n more (point|points) per game than average.", "", 0
)
LUCK_LESS_ALONE: Final = translate(
    "luck", "Luck brought %n fewer (point|points) per game than average.", "", 0
)
LUCK_EVEN: Final = N_("luck", "Luck was about average.")

SKILL: Final = N_("luck", "Luck aside")
SKILL_MORE: Final = N_("luck", "better than the others")
SKILL_LESS: Final = N_("luck", "worse than the others")
SKILL_EVEN: Final = N_("luck", "level with the others")
CHOICES: Final = N_("luck", "Better choices, for every 100")
COST: Final = N_("luck", "{cost} ± {reach} more games won")
COST_ALONE: Final = N_("luck", "{cost} ± {reach} more points")

COURSE: Final = N_("luck", "Total luck from game to game, in games won")
COURSE_ALONE: Final = N_("luck", "Total luck from game to game, in points")
BAND: Final = N_("luck", "Shaded: where 19 out of 20 people with ordinary luck stay")

ALL_COUNTED: Final = translate("luck", "%n finished (game|games), all of them counted.", "", 0)
SOME_COUNTED: Final = translate(
    "luck", "%n finished (game|games), {done} counted so far; the rest will follow.", "", 0
)
NOT_COUNTED: Final = translate("luck", "%n (game|games) couldn't be worked out.", "", 0)
PLUS_MINUS: Final = N_("luck", "“±” is how far chance can mislead, in 19 cases out of 20.")


LEAST_GAIN: Final = 0.03
"""The smallest gain that is claimed, as a share of a win, since valuations may be off by that much."""


def signed(value: int) -> str:
    """Return a number with a typographic minus.

    >>> signed(-3), signed(3)
    ('−3', '3')
    """
    return f"{value}".replace("-", "−")


def reach_of(estimate: Estimate, unit: Unit) -> int:
    """Return how far the truth may lie from an estimate, in whole points, rounded up, at least 1."""
    return max(1, ceil(estimate.reach * (100 if unit == "win" else 1) - 1e-9))


def counts_text(results: Sequence[float], unit: Unit) -> str:
    """Return how many games were played and won.

    >>> counts_text([1.0, 0.0, 0.5], "win")
    '3 games, won: 1, shared first place: 1'
    """
    if unit == "points":
        return sentence(CONTEXT, COUNTS_ALONE, {}, count=len(results))
    shared = sum([0 < result < 1 for result in results], 0)
    facts = {"won": sum([result == 1 for result in results], 0), "shared": shared}
    source = COUNTS_SHARED if shared else COUNTS
    return sentence(CONTEXT, source, facts, count=len(results))


def estimate_text(estimate: Estimate, unit: Unit) -> str:
    """Return an estimate with its error.

    >>> estimate_text(Estimate(0.452, 0.031), "win"), estimate_text(Estimate(61.8, 1.0), "points")
    ('45 ± 4 of 100', '62 ± 1 points')
    """
    facts = {"value": signed(points(estimate.mean, unit)), "reach": reach_of(estimate, unit)}
    return sentence(CONTEXT, OF_A_HUNDRED if unit == "win" else IN_POINTS, facts)


def start_text(start: float, unit: Unit) -> str:
    """Return a sentence about the chance or points expected at the start."""
    return sentence(CONTEXT, AMONG_EQUALS if unit == "win" else BY_THE_BEST, {"start": points(start, unit)})


def luck_facts(figures: LuckFigures, unit: Unit) -> list[tuple[str, str]]:
    """Return the table beside the bars as labels and values; empty alone if the cost is unknown."""
    told = [(SKILL, translated(CONTEXT, _skill(figures)))] if unit == "win" else []
    if figures.cost is not None:
        cost, reach = points(figures.cost.mean, unit), reach_of(figures.cost, unit)
        if unit == "win":
            value = sentence(CONTEXT, COST, {"cost": _games(cost), "reach": _games(reach)})
        else:
            value = sentence(CONTEXT, COST_ALONE, {"cost": signed(cost), "reach": reach})
        told.append((CHOICES, value))
    return [(translated(CONTEXT, label), value) for label, value in told]


def too_few() -> str:
    """Return the sentence about too few games to prove anything."""
    return translated(CONTEXT, TOO_FEW)


def _games(hundredths: int) -> str:
    return decimal(hundredths / 100, 2)


def coverage_text(done: int, known: int, failed: int) -> str:
    """Return how many of the known finished games are counted, or how many never can be."""
    if done + failed < known:
        return sentence(CONTEXT, SOME_COUNTED, {"done": done}, count=known)
    if failed:
        return sentence(CONTEXT, NOT_COUNTED, {}, count=failed)
    return sentence(CONTEXT, ALL_COUNTED, {}, count=known)


def _skill(figures: LuckFigures) -> str:
    if not figures.gained.is_told_apart or abs(figures.gained.mean) < LEAST_GAIN:
        return SKILL_EVEN
    return SKILL_MORE if figures.gained.mean > 0 else SKILL_LESS


def luck_sentence(figures: LuckFigures, unit: Unit) -> str:
    """Return one sentence about the luck in these games."""
    size = points(figures.luck.mean, unit)
    if not size:
        return translated(CONTEXT, LUCK_EVEN)
    if unit == "win":
        return texts([told_luck(size, unit)])
    return sentence(CONTEXT, LUCK_MORE_ALONE if size > 0 else LUCK_LESS_ALONE, {}, count=abs(size))
