"""The sentences of a report: luck and skill in family words, and what each moment cost.

Nobody hears of a mistake: it is told what would have been better, and in how many games of a hundred more
that wins.
"""

from __future__ import annotations

from typing import Final

from stolik.analysis.report.figures import SLIGHT, Grade, SeatFigures
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.seat_values import Measure, Unit

CONTEXT: Final = "report"

COMMON: Final = 40
"""The games of a hundred with luck as great above which it is nothing unusual."""

REFUSALS: Final = {
    "secrets": QT_TRANSLATE_NOOP(
        "report", "While the game goes on, this would give away what is still secret."
    ),
    "no_values": QT_TRANSLATE_NOOP(
        "report", "{game} can't be looked at in this way: nobody has worked out its chances yet."
    ),
    "nothing_played": QT_TRANSLATE_NOOP(
        "report", "Nothing has been played yet, so there is nothing to tell."
    ),
    "failed": QT_TRANSLATE_NOOP("report", "The chances of this game could not be worked out."),
}

TITLE: Final = QT_TRANSLATE_NOOP("report", "How did we play?")
TITLE_ALONE: Final = QT_TRANSLATE_NOOP("report", "How did I play?")
CHANCES: Final = QT_TRANSLATE_NOOP("report", "Chances of winning during the game, in percent")
EXPECTED: Final = QT_TRANSLATE_NOOP("report", "Expected points during the game")
LUCK_AND_CHOICES: Final = QT_TRANSLATE_NOOP("report", "Luck and choices")
SECTIONS: Final = {
    "dear": QT_TRANSLATE_NOOP("report", "What cost most"),
    "best": QT_TRANSLATE_NOOP("report", "The best moments"),
    "lucky": QT_TRANSLATE_NOOP("report", "The luckiest moments"),
}
WHO_AND_WHEN: Final = QT_TRANSLATE_NOOP("report", "{turn}, {player}")
BEST_WAS: Final = QT_TRANSLATE_NOOP("report", "Best was: {move}.")
HINT_WAS: Final = QT_TRANSLATE_NOOP("report", "A hint would have said: “{hint}”")

SO_FAR: Final = QT_TRANSLATE_NOOP("report", "The game isn't over: this is what can be told so far.")

LUCK_MORE: Final = translate(
    "report", "With luck like this a player wins %n more (game|games) in 100 than usual.", "", 0
)
LUCK_LESS: Final = translate(
    "report", "With luck like this a player wins %n fewer (game|games) in 100 than usual.", "", 0
)
LUCK_MORE_ALONE: Final = translate("report", "Luck brought %n (point|points) more than average.", "", 0)
LUCK_LESS_ALONE: Final = translate("report", "Luck brought %n (point|points) fewer than average.", "", 0)
LUCK_EVEN: Final = QT_TRANSLATE_NOOP("report", "Luck was about average.")
AS_MUCH: Final = translate("report", "That much luck or more happens in %n of 100 games.", "", 0)
AS_LITTLE: Final = translate("report", "That little luck or less happens in %n of 100 games.", "", 0)
USUAL: Final = QT_TRANSLATE_NOOP("report", "Nothing unusual.")
HARDLY_EVER: Final = QT_TRANSLATE_NOOP("report", "That happens in fewer than 1 of 100 games.")

NO_DECISION: Final = QT_TRANSLATE_NOOP(
    "report", "There was never anything to choose, so nothing can be said about the choices."
)
FEW_DECISIONS: Final = translate(
    "report", "With only %n (choice|choices) nothing can be said about how good they were.", "", 0
)
ALL_GOOD: Final = translate("report", "%n (choice|choices), all of them good.", "", 0)
SOME_GOOD: Final = translate("report", "%n (choice|choices), {good} of them good.", "", 0)
HOPELESS: Final = translate(
    "report", "%n (choice|choices) more: by then hardly any chance to win was left.", "", 0
)
ALL_HOPELESS: Final = translate(
    "report", "%n (choice|choices), but by then hardly any chance to win was left.", "", 0
)
COST: Final = translate(
    "report", "Each time, the best choice would win %n more (game|games) in 100 on average.", "", 0
)
COST_ALONE: Final = translate("report", "Each time this cost %n (point|points) on average.", "", 0)
COST_BIG: Final = QT_TRANSLATE_NOOP(
    "report", "Each time this cost {whole}.{hundredths} big points on average."
)
COST_ONCE: Final = translate("report", "The best choice would win %n more (game|games) in 100.", "", 0)
COST_ONCE_ALONE: Final = translate("report", "It cost %n (point|points).", "", 0)
COST_ONCE_BIG: Final = QT_TRANSLATE_NOOP("report", "It cost {whole}.{hundredths} big points.")
GOOD_OF: Final = QT_TRANSLATE_NOOP("report", "{good} of {all}")
COUNTED: Final = QT_TRANSLATE_NOOP("report", "{what}: {times}×.")

WORDS: Final = {
    Grade.SLIGHT: QT_TRANSLATE_NOOP("report", "A little better was possible"),
    Grade.MISTAKE: QT_TRANSLATE_NOOP("report", "Better was possible"),
    Grade.BIG: QT_TRANSLATE_NOOP("report", "Much better was possible"),
}

POINTS: Final = translate("report", "%n more (win|wins) in 100 games", "", 0)
POINTS_ALONE: Final = translate("report", "%n (point|points)", "", 0)
BIG_POINTS: Final = QT_TRANSLATE_NOOP("report", "{whole}.{hundredths} big points")
BY_BIG_POINTS: Final = QT_TRANSLATE_NOOP(
    "report",
    "Choices are counted as in a tournament: by the big points that they bring on average, 4 for a game won.",
)
COSTS: Final = {
    "win": (COST, COST_ONCE),
    "points": (COST_ALONE, COST_ONCE_ALONE),
    "big": (COST_BIG, COST_ONCE_BIG),
}
"""What the choices that weren't good cost, several of them and a single one, by the measure of errors."""

BEST_BY: Final = translate("report", "The second best choice would win %n fewer (game|games) in 100.", "", 0)
BEST_BY_ALONE: Final = translate("report", "The second best choice was worth %n (point|points) less.", "", 0)
BEST: Final = QT_TRANSLATE_NOOP("report", "Nothing better was possible.")
NEARLY_BEST: Final = QT_TRANSLATE_NOOP("report", "Hardly anything better was possible.")

TURN: Final = QT_TRANSLATE_NOOP("report", "Turn {turn}")
TURN_OF_GAME: Final = QT_TRANSLATE_NOOP("report", "Game {game}, turn {turn}")
ROUND: Final = QT_TRANSLATE_NOOP("report", "Round {turn}")
ROUND_OF_GAME: Final = QT_TRANSLATE_NOOP("report", "Game {game}, round {turn}")
START: Final = QT_TRANSLATE_NOOP("report", "The game begins.")
CHANCE: Final = QT_TRANSLATE_NOOP("report", "{player} {chance}")
PERCENT: Final = QT_TRANSLATE_NOOP("report", "{percent}%")


def grade_word(grade: Grade) -> str:
    """Return what an error is called; ``grade`` isn't that of none.

    >>> grade_word(Grade.BIG)
    'Much better was possible'
    """
    return translated(CONTEXT, WORDS[grade])


def luck_size_text(figures: SeatFigures, unit: Unit) -> str:
    """Return how much luck a seat had."""
    size = abs(figures.luck)
    if size < SLIGHT:
        return translated(CONTEXT, LUCK_EVEN)
    alone = unit == "points"
    if figures.luck > 0:
        source = LUCK_MORE_ALONE if alone else LUCK_MORE
    else:
        source = LUCK_LESS_ALONE if alone else LUCK_LESS
    return sentence(CONTEXT, source, {}, count=size)


def luck_text(figures: SeatFigures, unit: Unit) -> str:
    """Return how much luck a seat had, and how often that happens."""
    told = luck_size_text(figures, unit)
    if figures.games is None or abs(figures.luck) < SLIGHT:
        return told
    if not figures.games:
        return f"{told} {translated(CONTEXT, HARDLY_EVER)}"
    if figures.games > COMMON:
        return f"{told} {translated(CONTEXT, USUAL)}"
    often = sentence(CONTEXT, AS_MUCH if figures.luck > 0 else AS_LITTLE, {}, count=figures.games)
    return f"{told} {often}"


def skill_text(figures: SeatFigures, measure: Measure) -> str:
    """Return how well a seat chose; nothing is claimed of few choices, nor of those made without a chance.

    ``measure`` is what errors are told in.
    """
    told = _weighed_text(figures, measure) if figures.decisions else ""
    if not figures.hopeless:
        return told or translated(CONTEXT, NO_DECISION)
    source = HOPELESS if told else ALL_HOPELESS
    return f"{told} {sentence(CONTEXT, source, {}, count=figures.hopeless)}".lstrip()


def _weighed_text(figures: SeatFigures, measure: Measure) -> str:
    count = figures.decisions
    if not figures.claims_skill:
        return sentence(CONTEXT, FEW_DECISIONS, {}, count=count)
    good = figures.grades[Grade.NONE]
    if good == count:
        return sentence(CONTEXT, ALL_GOOD, {}, count=count)
    told = [sentence(CONTEXT, SOME_GOOD, {"good": good}, count=count)]
    for each in (Grade.SLIGHT, Grade.MISTAKE, Grade.BIG):
        if times := figures.grades[each]:
            facts = {"what": grade_word(each), "times": times}
            told.append(sentence(CONTEXT, COUNTED, facts))
    often, once = COSTS[measure]
    told.append(_sized(once if count - good == 1 else often, figures.mean_cost, measure))
    return " ".join(told)


def good_text(figures: SeatFigures) -> str:
    """Return how many of the choices were good; nothing is claimed of few."""
    if not figures.claims_skill:
        return "–"
    return sentence(CONTEXT, GOOD_OF, {"good": figures.grades[Grade.NONE], "all": figures.decisions})


def signed(value: int) -> str:
    """Return a number with its sign, as it is printed.

    >>> signed(12), signed(-3), signed(0)
    ('+12', '−3', '0')
    """
    return f"{value:+}".replace("-", "−") if value else "0"


def points_text(size: int, measure: Measure) -> str:
    """Return points, at least 0, with what they are points of; big ones are given in hundredths.

    >>> points_text(7, "win"), points_text(1, "points"), points_text(107, "big")
    ('7 more wins in 100 games', '1 point', '1.07 big points')
    """
    source = {"win": POINTS, "points": POINTS_ALONE, "big": BIG_POINTS}[measure]
    return _sized(source, size, measure)


def _sized(source: str, size: int, measure: Measure) -> str:
    """Return a sentence with a number of points."""
    if measure != "big":
        return sentence(CONTEXT, source, {}, count=size)
    facts = {"whole": size // 100, "hundredths": f"{size % 100:02}"}
    return sentence(CONTEXT, source, facts)


def best_text(margin: int, error: int, unit: Unit) -> str:
    """Return why a moment was a seat's best: what the second best choice would have cost, in points.

    ``error`` is what the choice itself cost.
    """
    if margin - error >= SLIGHT:
        source = BEST_BY if unit == "win" else BEST_BY_ALONE
        return sentence(CONTEXT, source, {}, count=margin)
    return translated(CONTEXT, NEARLY_BEST if error else BEST)


def turn_text(game: int, turn: int, several_games: bool, rounds: bool = False) -> str:
    """Return which turn it was, or which round where all play at once; empty before the first one.

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
