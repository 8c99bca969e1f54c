"""A report at a glance: who was ahead, what luck and choices did for whom, and the moments in their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from stolik.analysis.analysis import Analysis, Decision
from stolik.analysis.report.figures import SLIGHT, Grade, SeatFigures, dearest, points, seat_figures
from stolik.analysis.report.sentences import CONTEXT, points_text, worth_text
from stolik.analysis.report.sentences import WORDING as SEAT_WORDING
from stolik.engine.claims import Claim, Wording
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, listed, translate
from stolik.engine.seat_values import Measure, Unit

MOST: Final = 0.5
"""A seat that was ahead for a greater part of the game was so for most of it."""

WORDING: Final = Wording(
    CONTEXT,
    {
        "led_and_won": QT_TRANSLATE_NOOP("report", "{leader} was ahead for most of the game and won."),
        "led": QT_TRANSLATE_NOOP("report", "{leader} has been ahead for most of the game."),
        "led_in_vain": translate(
            "report", "{leader} was ahead for most of the game, but {winners} (has|have) won.", "", 0
        ),
        "led_and_shared": QT_TRANSLATE_NOOP(
            "report", "{leader} was ahead for most of the game; the first place is shared by {winners}."
        ),
        "changed": translate(
            "report", "Nobody was ahead for most of the game, and {winners} (has|have) won.", "", 0
        ),
        "changes": QT_TRANSLATE_NOOP("report", "Nobody has been ahead for most of the game."),
        "made_alone": QT_TRANSLATE_NOOP("report", "Expected at the start: {expected}; reached: {made}."),
        "expected_alone": QT_TRANSLATE_NOOP("report", "Expected at the start: {expected}; now: {made}."),
        "more_luck": QT_TRANSLATE_NOOP("report", "{player} had more luck than {other}."),
        "most_luck": QT_TRANSLATE_NOOP("report", "{player} had the most luck, {other} the least."),
        "even_luck": QT_TRANSLATE_NOOP("report", "Luck was about the same for everybody."),
        "chose_best": QT_TRANSLATE_NOOP(
            "report", "Of the others {player} chose best: {good} of {choices} choices were good."
        ),
        "person_chose_best": QT_TRANSLATE_NOOP(
            "report", "Of the other people {player} chose best: {good} of {choices} choices were good."
        ),
        "luck_gave": QT_TRANSLATE_NOOP("report", "Luck gave {size}."),
        "luck_took": QT_TRANSLATE_NOOP("report", "Luck took {size}."),
        "gave_up": QT_TRANSLATE_NOOP(
            "report", "{good} of {choices} choices were good, the others gave up {size}."
        ),
        "gave_up_once": QT_TRANSLATE_NOOP(
            "report", "{good} of {choices} choices were good, the other one gave up {size}."
        ),
        "gave_up_always": QT_TRANSLATE_NOOP(
            "report", "Each of the {choices} choices gave something up: {size}."
        ),
    },
    {"led_in_vain": "count", "changed": "count"},
)
"""What is said of the whole game, and of a seat in it."""


class ToldDecisions(NamedTuple):
    """The decisions that are told: the best of each seat, and those that cost most.

    In both, people come before computers, and among them what was most at stake, or cost most, comes first:
    the first of each is the one that is shown at a glance.
    """

    best: tuple[Decision, ...]
    dear: tuple[Decision, ...]


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


def lead(course: Sequence[Sequence[float]], winners: Sequence[Seat]) -> Claim:
    """Return who was ahead, and who won; ``winners`` are empty while the game goes on."""
    leader = leader_of(course)
    if leader is None:
        kind = "changed" if winners else "changes"
    elif leader in winners:
        kind = "led_and_won" if len(winners) == 1 else "led_and_shared"
    else:
        kind = "led_in_vain" if winners else "led"
    return Claim(kind, {"leader": leader, "winners": tuple(winners), "count": len(winners)})


def score_alone(values: Sequence[float], *, over: bool) -> Claim:
    """Return what a person who plays alone could expect, and what has come of it."""
    start, end = [max(0, points(value, "points")) for value in (values[0], values[-1])]
    return Claim("made_alone" if over else "expected_alone", {"expected": start, "made": end})


def fortune(figures: Sequence[SeatFigures]) -> Claim:
    """Return which of several seats was lucky, and which wasn't."""
    ordered = sorted(figures, key=lambda seat: seat.luck)
    least, most = ordered[0], ordered[-1]
    if most.luck - least.luck < SLIGHT:
        return Claim("even_luck")
    # Nobody has the most luck, or the least, where two share it.
    alone = all([seat.luck for seat in figures].count(each.luck) == 1 for each in (least, most))
    kind = "most_luck" if len(figures) > 2 and alone else "more_luck"
    return Claim(kind, {"player": most.seat, "other": least.seat})


def chose_best(figures: Sequence[SeatFigures], *, people: bool) -> tuple[Claim, ...]:
    """Return who of several seats gave up least by its choices, where enough is known of that.

    Seats of ``people`` are compared with people alone, and the sentence says so.
    """
    ordered = sorted([seat for seat in figures if seat.claims_skill], key=lambda seat: seat.given_up)
    if not ordered or any(seat.given_up == ordered[0].given_up for seat in ordered[1:]):
        return ()
    best = ordered[0]
    facts = {"player": best.seat, "good": best.grades[Grade.NONE], "choices": best.decisions}
    return (Claim("person_chose_best" if people else "chose_best", facts),) if facts["good"] else ()


def parts(figures: SeatFigures, unit: Unit, measure: Measure, *, lost: bool) -> tuple[Claim, ...]:
    """Return what luck did for a seat and what its choices did; whoever lost hears first what was good.

    ``measure`` is what errors are told in.
    """
    told = (_luck_part(figures, unit), *_choices_part(figures, measure))
    return told[::-1] if lost else told


def _luck_part(figures: SeatFigures, unit: Unit) -> Claim:
    size = abs(figures.luck)
    if size < SLIGHT:
        return Claim("luck_even")
    return Claim("luck_gave" if figures.luck > 0 else "luck_took", {"points": size, "measure": unit})


def _choices_part(figures: SeatFigures, measure: Measure) -> tuple[Claim, ...]:
    """Return what the choices of a seat did; nothing is claimed of few."""
    choices = figures.decisions
    if not figures.claims_skill:
        return ()
    good = figures.grades[Grade.NONE]
    if good == choices:
        return (Claim("all_good", {"choices": choices}),)
    kind = "gave_up_once" if choices - good == 1 else "gave_up" if good else "gave_up_always"
    return (Claim(kind, {"good": good, "choices": choices, "points": figures.given_up, "measure": measure}),)


def glance_text(claim: Claim, names: Sequence[str]) -> str:
    """Return the sentence of a claim of the whole game; ``names`` are the players' by seat."""
    facts = dict(claim.facts)
    for fact in {"leader", "player", "other"} & facts.keys():
        facts[fact] = "" if facts[fact] is None else names[facts[fact]]
    if "winners" in facts:
        facts["winners"] = listed([names[seat] for seat in facts["winners"]])
    for fact in {"expected", "made"} & facts.keys():
        facts[fact] = points_text(facts[fact], "points")
    if "measure" in facts:
        facts["size"] = worth_text(facts["points"], facts["measure"])
    wording = WORDING if claim.kind in WORDING.sources else SEAT_WORDING
    return wording.text(Claim(claim.kind, facts))


def told_decisions(analysis: Analysis, is_person: Callable[[Seat], bool]) -> ToldDecisions:
    """Return the decisions that a report tells, in their order."""
    seats = range(len(analysis.start))
    best = [found for seat in seats if (found := seat_figures(analysis, seat).best) is not None]
    best.sort(key=lambda item: (not is_person(item.seat), item.error - item.margin))
    return ToldDecisions(
        tuple(best), tuple(sorted(dearest(analysis), key=lambda item: not is_person(item.seat)))
    )
