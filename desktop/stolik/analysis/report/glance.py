"""A report at a glance: who was ahead and who was lucky, in a sentence each, and two moments to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from stolik.analysis.analysis import Analysis, Decision
from stolik.analysis.report.figures import SLIGHT, SeatFigures, dearest, points, seat_figures
from stolik.analysis.report.sentences import CONTEXT, luck_size_text, points_text
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, listed, sentence, translate, translated
from stolik.engine.seat_values import Unit

MOST: Final = 0.5
"""A seat that was ahead for a greater part of the game was so for most of it."""

LED_AND_WON: Final = QT_TRANSLATE_NOOP("report", "{leader} was ahead for most of the game and won.")
LED: Final = QT_TRANSLATE_NOOP("report", "{leader} has been ahead for most of the game.")
LED_IN_VAIN: Final = translate(
    "report", "{leader} was ahead for most of the game, but {winners} (has|have) won.", "", 0
)
LED_AND_SHARED: Final = QT_TRANSLATE_NOOP(
    "report", "{leader} was ahead for most of the game; the first place is shared by {winners}."
)
CHANGED: Final = translate("report", "Nobody was ahead for long, and {winners} (has|have) won.", "", 0)
CHANGES: Final = QT_TRANSLATE_NOOP("report", "Nobody has been ahead for long.")
MADE_ALONE: Final = QT_TRANSLATE_NOOP("report", "Expected at the start: {expected}; reached: {made}.")
EXPECTED_ALONE: Final = QT_TRANSLATE_NOOP("report", "Expected at the start: {expected}; now: {made}.")

MORE_LUCK: Final = QT_TRANSLATE_NOOP("report", "{player} had more luck than {other}.")
MOST_LUCK: Final = QT_TRANSLATE_NOOP("report", "{player} had the most luck, {other} the least.")
EVEN_LUCK: Final = QT_TRANSLATE_NOOP("report", "Luck was about the same for everybody.")


class Highlights(NamedTuple):
    """The one best decision and the one that cost most, ``None`` where there is none."""

    best: Decision | None
    dear: Decision | None


def leader_of(course: Sequence[Sequence[float]]) -> Seat | None:
    """Return the seat that was ahead for most of the game, ``None`` for nobody.

    ``course`` holds the values of each seat, moment by moment. Neither the start counts nor the end, and
    where two are level nobody is ahead.

    >>> leader_of([[0.5, 0.7, 0.6, 0.4, 0.0], [0.5, 0.3, 0.4, 0.6, 1.0]])
    0
    """
    ahead = [0] * len(course)
    moments = list(zip(*course, strict=True))[1:-1]
    for values in moments:
        most = max(values)
        if values.count(most) == 1:
            ahead[values.index(most)] += 1
    best = max(ahead)
    return ahead.index(best) if best > MOST * len(moments) else None


def lead_text(course: Sequence[Sequence[float]], names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Return who was ahead, and who won; ``winners`` are empty while the game goes on."""
    leader = leader_of(course)
    if leader is None:
        source = CHANGED if winners else CHANGES
    elif leader in winners:
        source = LED_AND_WON if len(winners) == 1 else LED_AND_SHARED
    else:
        source = LED_IN_VAIN if winners else LED
    facts = {
        "leader": "" if leader is None else names[leader],
        "winners": listed([names[seat] for seat in winners]),
    }
    return sentence(CONTEXT, source, facts, count=len(winners) if source in (CHANGED, LED_IN_VAIN) else None)


def alone_text(values: Sequence[float], *, over: bool) -> str:
    """Return what a person who plays alone could expect, and what has come of it."""
    start, end = [points_text(max(0, points(value, "points")), "points") for value in (values[0], values[-1])]
    return sentence(CONTEXT, MADE_ALONE if over else EXPECTED_ALONE, {"expected": start, "made": end})


def fortune_text(figures: Sequence[SeatFigures], names: Sequence[str], unit: Unit) -> str:
    """Return who was lucky, and who wasn't."""
    if len(figures) == 1:
        return luck_size_text(figures[0], unit)
    ordered = sorted(figures, key=lambda seat: seat.luck)
    least, most = ordered[0], ordered[-1]
    if most.luck - least.luck < SLIGHT:
        return translated(CONTEXT, EVEN_LUCK)
    facts = {"player": names[most.seat], "other": names[least.seat]}
    return sentence(CONTEXT, MORE_LUCK if len(figures) == 2 else MOST_LUCK, facts)


def highlights(analysis: Analysis, is_person: Callable[[Seat], bool]) -> Highlights:
    """Return the decisions to look at: those of people come before those of computers."""
    seats = range(len(analysis.start))
    best = [found for seat in seats if (found := seat_figures(analysis, seat).best) is not None]
    return Highlights(
        max(best, key=lambda item: (is_person(item.seat), item.margin - item.error), default=None),
        max(dearest(analysis), key=lambda item: is_person(item.seat), default=None),
    )
