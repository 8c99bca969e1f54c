"""The sentences of a report: luck and skill in plain words, and what each moment cost.

They never speak of mistakes: they say what would have been better, and how many more games in a hundred that
wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from stolik.analysis.analysis import Analysis, Decision
from stolik.analysis.report import (
    MOST_BIG_POINTS,
    SLIGHT,
    WHOLE,
    Grade,
    SeatFigures,
    cost_of,
    dearest,
    grade,
    points,
    seat_figures,
)
from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.coaching.seat_values import Measure, Unit
from stolik.engine.game import Seat
from stolik.engine.messages import N_, listed, sentence, translate, translated


@dataclass(frozen=True, slots=True)
class SeatContent:
    """A player's luck and choices, in sentences."""

    name: str
    luck: str
    skill: str


@dataclass(frozen=True, slots=True)
class MomentContent:
    """A moment: its turn and player, its name, and sentences about what happened and what was best."""

    title: str
    what: str
    told: Sequence[str]


@dataclass(frozen=True, slots=True)
class ReportContent:
    """A report. ``course`` holds, moment by moment, each seat's chance in percent or, if solo, points.

    ``seats`` go by seat. ``sections`` are lists of moments, each with its heading.
    """

    title: str
    course_caption: str
    course: Sequence[Sequence[int]]
    seats_caption: str
    seats: Sequence[SeatContent]
    sections: Sequence[tuple[str, Sequence[MomentContent]]]


CONTEXT: Final = "report"

COMMON: Final = 40
"""The games in a hundred with as much luck above which it is nothing unusual."""

ROUNDING: Final = 1e-9
"""The size below which an error is only one of rounding."""

REFUSALS: Final = {
    "secrets": N_("report", "During the game, this would give away what is still secret."),
    "no_values": N_("report", "{game} can't be reviewed this way: its chances haven't been worked out yet."),
    "nothing_played": N_("report", "Nothing has been played yet, so there is nothing to show."),
    "failed": N_("report", "Stolik couldn't work out the chances in this game."),
}

TITLE: Final = N_("report", "How did we play?")
TITLE_ALONE: Final = N_("report", "How did I play?")
CHANCES: Final = N_("report", "Chances of winning during the game, in percent")
EXPECTED: Final = N_("report", "Expected points during the game")
LUCK_AND_CHOICES: Final = N_("report", "Luck and choices")
SECTIONS: Final = {
    "dear": N_("report", "What cost the most"),
    "best": N_("report", "The best moments"),
    "lucky": N_("report", "The luckiest moments"),
}
ORDER: Final = N_("report", "People first, then computers.")
WHO_AND_WHEN: Final = N_("report", "{turn}, {player}")
BEST_WAS: Final = N_("report", "Best: {move}.")

SO_FAR: Final = N_("report", "The game isn't over: this is the picture so far.")
GOOD_OF: Final = N_("report", "{good} of {all}")
AS_MUCH_LUCK: Final = N_("report", "As much luck or more")
AS_LITTLE_LUCK: Final = N_("report", "As little luck or less")
IN_GAMES: Final = N_("report", "in {games} of 100 games")
IN_HARDLY_ANY: Final = N_("report", "in fewer than 1 of 100 games")
TIMES: Final = N_("report", "{times}×")
BETTER_BRINGS: Final = N_("report", "Gain from better choices, on average")
BETTER_BRINGS_ONCE: Final = N_("report", "Gain from the better choice")
TOO_LATE: Final = N_("report", "Choices when hardly any chance was left")

WORDS: Final = {
    Grade.SLIGHT: N_("report", "A little better was possible"),
    Grade.MISTAKE: N_("report", "Better was possible"),
    Grade.BIG: N_("report", "Much better was possible"),
}

WORDING: Final = Wording(
    CONTEXT,
    {
        "luck_more": translate("report", "Luck was worth %n more (win|wins) in 100 games.", "", 0),
        "luck_less": translate("report", "Luck cost %n (win|wins) in 100 games.", "", 0),
        "luck_more_than_a_game": N_("report", "Luck brought more than a whole game."),
        "luck_less_than_a_game": N_("report", "Luck cost more than a whole game."),
        "luck_more_alone": translate("report", "Luck brought %n (point|points) more than average.", "", 0),
        "luck_less_alone": translate("report", "Luck brought %n (point|points) fewer than average.", "", 0),
        "luck_even": N_("report", "Luck was about average."),
        "as_much": translate("report", "That much luck or more happens in %n of 100 games.", "", 0),
        "as_little": translate("report", "That little luck or less happens in %n of 100 games.", "", 0),
        "usual": N_("report", "Nothing unusual."),
        "hardly_ever": N_("report", "That happens in fewer than 1 of 100 games."),
        "no_decision": N_(
            "report", "There was never a choice to make, so there is nothing to say about the choices."
        ),
        "few_decisions": translate(
            "report", "With only %n (choice|choices), there's no saying how good they were.", "", 0
        ),
        "all_good": translate("report", "%n (choice|choices), all of them good.", "", 0),
        "some_good": translate("report", "%n (choice|choices), {good} of them good.", "", 0),
        "hopeless": translate(
            "report", "%n more (choice|choices): by then there was hardly any chance to win.", "", 0
        ),
        "all_hopeless": translate(
            "report", "%n (choice|choices), but by then there was hardly any chance to win.", "", 0
        ),
        "counted": N_("report", "{what}: {times}×."),
        "cost_win": translate(
            "report", "Each time, the best choice would win %n more (game|games) in 100 on average.", "", 0
        ),
        "cost_points": translate("report", "Each time this cost %n (point|points) on average.", "", 0),
        "cost_big": N_("report", "Each time this cost {whole}.{hundredths} big points on average."),
        "cost_win_once": translate("report", "The best choice would win %n more (game|games) in 100.", "", 0),
        "cost_points_once": translate("report", "It cost %n (point|points).", "", 0),
        "cost_big_once": N_("report", "It cost {whole}.{hundredths} big points."),
        "best_by": translate(
            "report", "The second best choice would win %n fewer (game|games) in 100.", "", 0
        ),
        "best_by_alone": translate(
            "report", "The second best choice was worth %n (point|points) less.", "", 0
        ),
        "best": N_("report", "Nothing better was possible."),
        "nearly_best": N_("report", "Hardly anything better was possible."),
        "better_was_possible": N_("report", "{what}."),
    },
    {
        **dict.fromkeys(("luck_more", "luck_less", "luck_more_alone", "luck_less_alone"), "points"),
        **dict.fromkeys(("as_much", "as_little"), "games"),
        **dict.fromkeys(("few_decisions", "all_good", "some_good", "hopeless", "all_hopeless"), "choices"),
        **dict.fromkeys(("cost_win", "cost_points", "cost_win_once", "cost_points_once"), "points"),
        **dict.fromkeys(("best_by", "best_by_alone"), "points"),
    },
    {"what": WORDS},
)
"""The wording of claims about luck and choices."""

POINTS: Final = translate("report", "%n more (win|wins) in 100 games", "", 0)
POINTS_ALONE: Final = translate("report", "%n (point|points)", "", 0)
WINS: Final = translate("report", "%n (win|wins) in 100", "", 0)
MORE_THAN_A_GAME: Final = N_("report", "more than a whole game")
BIG_POINTS: Final = N_("report", "{whole}.{hundredths} big points")
BY_BIG_POINTS: Final = N_(
    "report",
    "Choices are counted as in a tournament: by the big points they bring on average, 4 for a win.",
)
TURN: Final = N_("report", "Turn {turn}")
TURN_OF_GAME: Final = N_("report", "Game {game}, turn {turn}")
ROUND: Final = N_("report", "Round {turn}")
ROUND_OF_GAME: Final = N_("report", "Game {game}, round {turn}")
START: Final = N_("report", "The game begins.")
CHANCE: Final = N_("report", "{player} {chance}")
PERCENT: Final = N_("report", "{percent}%")


def grade_word(grade: Grade) -> str:
    """Return the words for an error; ``grade`` must not be ``NONE``.

    >>> grade_word(Grade.BIG)
    'Much better was possible'
    """
    return translated(CONTEXT, WORDS[grade])


def luck_size(figures: SeatFigures, unit: Unit) -> Claim:
    return told_luck(figures.luck, unit) if abs(figures.luck) >= SLIGHT else Claim("luck_even")


def told_luck(luck: int, unit: Unit) -> Claim:
    """Return the claim about the worth of luck, given in points, which must not be average.

    >>> texts([told_luck(-57, "win"), told_luck(101, "win")])
    'Luck cost 57 wins in 100 games. Luck brought more than a whole game.'
    """
    size, more = abs(luck), "luck_more" if luck > 0 else "luck_less"
    if unit == "win" and size > WHOLE:
        return Claim(f"{more}_than_a_game")
    return Claim(f"{more}_alone" if unit == "points" else more, {"points": size})


def luck(figures: SeatFigures, unit: Unit) -> tuple[Claim, ...]:
    """Return the claims about a seat's luck: its size, and how often that happens."""
    size = luck_size(figures, unit)
    if figures.games is None or size.kind == "luck_even":
        return (size,)
    if not figures.games:
        return (size, Claim("hardly_ever"))
    if figures.games > COMMON:
        return (size, Claim("usual"))
    return (size, Claim("as_much" if figures.luck > 0 else "as_little", {"games": figures.games}))


def skill(figures: SeatFigures, measure: Measure) -> tuple[Claim, ...]:
    """Return the claims about a seat's choices, none about few or those made without a chance."""
    told = _of_choices(figures, measure) if figures.decisions else ()
    if not figures.hopeless:
        return told or (Claim("no_decision"),)
    return (*told, Claim("hopeless" if told else "all_hopeless", {"choices": figures.hopeless}))


def _of_choices(figures: SeatFigures, measure: Measure) -> tuple[Claim, ...]:
    count = figures.decisions
    if not figures.claims_skill:
        return (Claim("few_decisions", {"choices": count}),)
    good = figures.grades[Grade.NONE]
    if good == count:
        return (Claim("all_good", {"choices": count}),)
    grades = [(each, figures.grades[each]) for each in WORDS if figures.grades[each]]
    once = "_once" if count - good == 1 else ""
    return (
        Claim("some_good", {"choices": count, "good": good}),
        *[Claim("counted", {"what": each, "times": times}) for each, times in grades],
        Claim(f"cost_{measure}{once}", _sizes(figures.mean_cost)),
    )


def _sizes(size: int) -> dict[str, int | str]:
    return {"points": size, "whole": size // 100, "hundredths": f"{size % 100:02}"}


def best(item: Decision, unit: Unit) -> Claim:
    """Return the claim that explains a seat's best decision: what the second best choice would have cost.

    If all the seat's decisions were bad, even the best one may have cost something.
    """
    cost, measure = cost_of(item, unit)
    found = grade(cost, measure)
    if found is not Grade.NONE:
        return Claim("better_was_possible", {"what": found})
    is_best = cost < ROUNDING
    if is_best and (margin := points(item.margin, unit)) >= SLIGHT:
        return Claim("best_by" if unit == "win" else "best_by_alone", {"points": margin})
    return Claim("best" if is_best else "nearly_best")


def texts(claims: Iterable[Claim]) -> str:
    return " ".join(map(WORDING.text, claims))


class Fact(NamedTuple):
    """A line of the table behind a player's sentences."""

    label: str
    text: str


def facts_of(figures: SeatFigures, unit: Unit, measure: Measure) -> list[Fact]:
    """Return the table behind a player's sentences: how rare the luck was, and what cost points.

    Its lines are the claims of `luck` and `skill` except the first of each. ``measure`` is that of errors.
    """
    claims = (*luck(figures, unit)[1:], *skill(figures, measure)[1:])
    worse = figures.decisions - figures.grades[Grade.NONE]
    brings = BETTER_BRINGS_ONCE if worse == 1 else BETTER_BRINGS
    rare = AS_MUCH_LUCK if figures.luck > 0 else AS_LITTLE_LUCK
    facts = []
    for claim in claims:
        match claim.kind:
            case "hardly_ever":
                label, text = translated(CONTEXT, rare), translated(CONTEXT, IN_HARDLY_ANY)
            case "usual" | "as_much" | "as_little":
                games = {"games": figures.games}
                label, text = translated(CONTEXT, rare), sentence(CONTEXT, IN_GAMES, games)
            case "counted":
                label, text = grade_word(claim.facts["what"]), sentence(CONTEXT, TIMES, claim.facts)
            case "hopeless":
                label, text = translated(CONTEXT, TOO_LATE), f"{claim.facts['choices']}"
            case _:
                label, text = translated(CONTEXT, brings), points_text(figures.mean_cost, measure)
        facts.append(Fact(label, text))
    return facts


def good_text(figures: SeatFigures) -> str:
    """Return how many of the choices were good; a dash if there were few."""
    if not figures.claims_skill:
        return "–"
    return sentence(CONTEXT, GOOD_OF, {"good": figures.grades[Grade.NONE], "all": figures.decisions})


def signed(value: int) -> str:
    """Return a number with its sign, in print style.

    >>> signed(12), signed(-3), signed(0)
    ('+12', '−3', '0')
    """
    return f"{value:+}".replace("-", "−") if value else "0"


def points_text(size: int, measure: Measure) -> str:
    """Return points, at least 0, with their unit; ``size`` of big points is in hundredths.

    >>> points_text(7, "win"), points_text(1, "points"), points_text(107, "big")
    ('7 more wins in 100 games', '1 point', '1.07 big points')
    """
    source = {"win": POINTS, "points": POINTS_ALONE, "big": BIG_POINTS}[measure]
    return sentence(CONTEXT, source, _sizes(size), count=None if measure == "big" else size)


def worth_text(size: int, measure: Measure) -> str:
    """Return a total of luck or choices in words, without a number if it exceeds the worth of a game.

    >>> worth_text(7, "win"), worth_text(101, "win"), worth_text(401, "big"), worth_text(101, "points")
    ('7 wins in 100', 'more than a whole game', 'more than a whole game', '101 points')
    """
    if size > {"win": WHOLE, "big": MOST_BIG_POINTS * WHOLE}.get(measure, size):
        return translated(CONTEXT, MORE_THAN_A_GAME)
    return sentence(CONTEXT, WINS, {}, count=size) if measure == "win" else points_text(size, measure)


def turn_text(game: int, turn: int, several_games: bool, rounds: bool = False) -> str:
    """Return the words for a turn or, with ``rounds``, a round; empty before the first one.

    >>> turn_text(1, 4, False), turn_text(2, 4, True), turn_text(1, 0, False), turn_text(1, 4, False, True)
    ('Turn 4', 'Game 2, turn 4', '', 'Round 4')
    """
    if not turn:
        return ""
    if rounds:
        source = ROUND_OF_GAME if several_games else ROUND
    else:
        source = TURN_OF_GAME if several_games else TURN
    return sentence(CONTEXT, source, {"game": game, "turn": turn})


MOST: Final = 0.5
"""A seat that was ahead for more than this share of a game was so "for most of the game"."""

GLANCE_WORDING: Final = Wording(
    CONTEXT,
    {
        "led_and_won": N_("report", "{leader} was ahead for most of the game and won."),
        "led": N_("report", "{leader} has been ahead for most of the game."),
        "led_in_vain": translate(
            "report",
            "{leader} was ahead for most of the game, but the (winner is|winners are) {winners}.",
            "",
            0,
        ),
        "led_and_shared": N_(
            "report", "{leader} was ahead for most of the game; {winners} share first place."
        ),
        "changed": translate(
            "report", "Nobody was ahead for most of the game; the (winner is|winners are) {winners}.", "", 0
        ),
        "changes": N_("report", "Nobody has been ahead for most of the game."),
        "made_alone": N_("report", "Expected at the start: {expected}; reached: {made}."),
        "expected_alone": N_("report", "Expected at the start: {expected}; now: {made}."),
        "more_luck": N_("report", "{player} had more luck than {other}."),
        "most_luck": N_("report", "{player} had the most luck, {other} the least."),
        "even_luck": N_("report", "Luck was about the same for everyone."),
        "chose_best": N_(
            "report", "Of the others, {player} chose best: {good} of {choices} choices were good."
        ),
        "person_chose_best": N_(
            "report", "Of the other people, {player} chose best: {good} of {choices} choices were good."
        ),
        "luck_gave": N_("report", "Luck brought {size}."),
        "luck_took": N_("report", "Luck cost {size}."),
        "gave_up": N_("report", "{good} of {choices} choices were good; the others cost {size}."),
        "gave_up_once": N_("report", "{good} of {choices} choices were good; the other one cost {size}."),
        "gave_up_always": N_("report", "Each of the {choices} choices cost something: {size} in all."),
    },
    {"led_in_vain": "count", "changed": "count"},
)
"""The wording of claims about the whole game, and about a seat in it."""


class ToldDecisions(NamedTuple):
    """The decisions in a report: the best of each seat, and the costliest.

    In both, people come before computers, and then the highest stake or cost comes first; the first of each
    is the one shown at a glance.
    """

    best: tuple[Decision, ...]
    dear: tuple[Decision, ...]


def leader_of(course: Sequence[Sequence[float]]) -> Seat | None:
    """Return the seat that was ahead for most of the game, or ``None``.

    ``course`` holds the values of each seat, moment by moment. The start and the end don't count, and no seat
    is ahead in a tie.

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
    """Return the claim about who was ahead and who won; ``winners`` is empty while the game goes on."""
    leader = leader_of(course)
    if leader is None:
        kind = "changed" if winners else "changes"
    elif leader in winners:
        kind = "led_and_won" if len(winners) == 1 else "led_and_shared"
    else:
        kind = "led_in_vain" if winners else "led"
    return Claim(kind, {"leader": leader, "winners": tuple(winners), "count": len(winners)})


def score_alone(values: Sequence[float], *, over: bool) -> Claim:
    """Return the claim about a solo player's expectation and result."""
    start, end = [max(0, points(value, "points")) for value in (values[0], values[-1])]
    return Claim("made_alone" if over else "expected_alone", {"expected": start, "made": end})


def fortune(figures: Sequence[SeatFigures]) -> Claim:
    """Return the claim that says which of several seats was lucky, and which wasn't."""
    ordered = sorted(figures, key=lambda seat: seat.luck)
    least, most = ordered[0], ordered[-1]
    if most.luck - least.luck < SLIGHT:
        return Claim("even_luck")
    # If two seats share the most luck, or the least, neither has it.
    alone = all([seat.luck for seat in figures].count(each.luck) == 1 for each in (least, most))
    kind = "most_luck" if len(figures) > 2 and alone else "more_luck"
    return Claim(kind, {"player": most.seat, "other": least.seat})


def chose_best(figures: Sequence[SeatFigures], *, people: bool) -> tuple[Claim, ...]:
    """Return the claim that says which of several seats lost least by its choices, if enough is known.

    With ``people``, the seats are all people's, and the sentence says so.
    """
    ordered = sorted([seat for seat in figures if seat.claims_skill], key=lambda seat: seat.given_up)
    if not ordered or any(seat.given_up == ordered[0].given_up for seat in ordered[1:]):
        return ()
    best = ordered[0]
    facts = {"player": best.seat, "good": best.grades[Grade.NONE], "choices": best.decisions}
    return (Claim("person_chose_best" if people else "chose_best", facts),) if facts["good"] else ()


def parts(figures: SeatFigures, unit: Unit, measure: Measure, *, lost: bool) -> tuple[Claim, ...]:
    """Return the claims about what luck and choices did for a seat; if it ``lost``, choices come first."""
    told = (_luck_part(figures, unit), *_choices_part(figures, measure))
    return told[::-1] if lost else told


def _luck_part(figures: SeatFigures, unit: Unit) -> Claim:
    size = abs(figures.luck)
    if size < SLIGHT:
        return Claim("luck_even")
    return Claim("luck_gave" if figures.luck > 0 else "luck_took", {"points": size, "measure": unit})


def _choices_part(figures: SeatFigures, measure: Measure) -> tuple[Claim, ...]:
    choices = figures.decisions
    if not figures.claims_skill:
        return ()
    good = figures.grades[Grade.NONE]
    if good == choices:
        return (Claim("all_good", {"choices": choices}),)
    kind = "gave_up_once" if choices - good == 1 else "gave_up" if good else "gave_up_always"
    return (Claim(kind, {"good": good, "choices": choices, "points": figures.given_up, "measure": measure}),)


def glance_text(claim: Claim, names: Sequence[str]) -> str:
    """Return the sentence for a claim about the whole game; ``names`` are the players' by seat."""
    facts = dict(claim.facts)
    for fact in {"leader", "player", "other"} & facts.keys():
        facts[fact] = "" if facts[fact] is None else names[facts[fact]]
    if "winners" in facts:
        facts["winners"] = listed([names[seat] for seat in facts["winners"]])
    for fact in {"expected", "made"} & facts.keys():
        facts[fact] = points_text(facts[fact], "points")
    if "measure" in facts:
        facts["size"] = worth_text(facts["points"], facts["measure"])
    wording = GLANCE_WORDING if claim.kind in GLANCE_WORDING.sources else WORDING
    return wording.text(Claim(claim.kind, facts))


def told_decisions(analysis: Analysis, is_person: Callable[[Seat], bool]) -> ToldDecisions:
    seats = range(len(analysis.start))
    best = [found for seat in seats if (found := seat_figures(analysis, seat).best) is not None]
    best.sort(key=lambda item: (not is_person(item.seat), item.error - item.margin))
    return ToldDecisions(
        tuple(best), tuple(sorted(dearest(analysis), key=lambda item: not is_person(item.seat)))
    )
