"""What a move was worth beside the best one, in figures and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stolik.analysis.report.figures import Grade, grade, points
from stolik.analysis.report.sentences import CONTEXT as REPORT
from stolik.analysis.report.sentences import HINT_WAS, PERCENT, ROUNDING, grade_word, points_text
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.game import Seat, Value
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.seat_values import Measure
from stolik.engine.session import History

CONTEXT: Final = "practice"

BEST: Final = QT_TRANSLATE_NOOP("practice", "That's it! Nothing better was possible.")
AS_GOOD: Final = QT_TRANSLATE_NOOP("practice", "That's it! Hardly anything better was possible.")
LESS: Final = QT_TRANSLATE_NOOP("practice", "{word}: {points}.")
LESS_CHANCE: Final = translate("practice", "{word}: the best move wins %n more (game|games) in 100.", "", 0)
COMPARED_CHANCES: Final = QT_TRANSLATE_NOOP(
    "practice", "Your move wins {yours} games in 100, the best one {best}."
)
COMPARED: Final = QT_TRANSLATE_NOOP("practice", "Your move leads to {yours}, the best one to {best}.")
BEST_MOVE: Final = QT_TRANSLATE_NOOP("practice", "Best.")
GOOD_MOVE: Final = QT_TRANSLATE_NOOP("practice", "Good.")
WORSE_MOVE: Final = QT_TRANSLATE_NOOP("practice", "{word}.")
FAILED: Final = QT_TRANSLATE_NOOP("practice", "What the moves are worth could not be worked out.")

SHOWN: Final = 4
"""The best options that are shown."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option and its value; ``is_played`` and ``is_best`` tell what it was."""

    move: Value
    value: float
    is_played: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move was worth: ``error`` is what it gave away, in the measure of the options.

    ``options`` are the best ones, the best first, and the move itself last where it isn't among them.
    """

    measure: Measure
    error: float
    options: tuple[Option, ...]

    @property
    def lost(self) -> int:
        """The error in whole points, the difference of the figures that are shown."""
        shown = [
            shown_points(option.value, self.measure)
            for option in self.options
            if option.is_best or option.is_played
        ]
        return shown[0] - shown[-1] if shown else points(self.error, self.measure)

    @property
    def played(self) -> Option:
        """The move that was judged, as it is among the options."""
        return next(option for option in self.options if option.is_played)

    @property
    def grade(self) -> Grade:
        """How much the error counts for."""
        return grade(self.lost / (1 if self.measure == "points" else 100), self.measure)

    @property
    def right(self) -> bool:
        """Whether the error counts for none."""
        return self.grade is Grade.NONE

    @property
    def best(self) -> bool:
        """Whether nothing better was possible, not even by less than is shown."""
        return self.error < ROUNDING


def judge(
    session: History, seat: Seat, move: Value, worth: MovesWorth, entries: int | None = None
) -> Verdict:
    """Return what a legal move of a seat is worth, after ``entries`` entries, else at the newest position."""
    state = session.state if entries is None else session.state_at(entries)
    values, place = worth.values, worth.number_of(session.game, state, seat, move)
    assert place is not None, "what isn't among the options is weighed when it is asked about"
    numbers = list(range(min(SHOWN, len(values))))
    if place not in numbers:
        numbers.append(place)
    options = [Option(*values[number], number == place, number == 0) for number in numbers]
    return Verdict(worth.measure, values[0][1] - values[place][1], tuple(options))


def verdict_text(verdict: Verdict) -> str:
    """Return what is said of a move."""
    if verdict.right:
        return translated(CONTEXT, BEST if verdict.best else AS_GOOD)
    word, lost = grade_word(verdict.grade), verdict.lost
    if verdict.measure == "win":
        return sentence(CONTEXT, LESS_CHANCE, {"word": word}, count=lost)
    size = points_text(lost, verdict.measure)
    return sentence(CONTEXT, LESS, {"word": word, "points": size})


def compared_text(verdict: Verdict) -> str:
    """Return what a move is worth beside the best one, where a game has no words for what it gives up."""
    best, played = verdict.options[0].value, verdict.played.value
    if verdict.measure == "win":
        facts = {"yours": shown_points(played, "win"), "best": shown_points(best, "win")}
        return sentence(CONTEXT, COMPARED_CHANCES, facts)
    told = {"yours": value_text(played, verdict.measure), "best": value_text(best, verdict.measure)}
    return sentence(CONTEXT, COMPARED, told)


def coach_text(verdict: Verdict, praise: str, hint: str) -> str:
    """Return what a coach says of a move that was made.

    ``praise`` tells why it was a good one, ``hint`` is what a hint would have said; both may be empty.
    """
    if verdict.right:
        told, reason = translated(CONTEXT, GOOD_MOVE if verdict.lost else BEST_MOVE), praise
    else:
        told = sentence(CONTEXT, WORSE_MOVE, {"word": grade_word(verdict.grade)})
        reason = sentence(REPORT, HINT_WAS, {"hint": hint}) if hint else ""
    return f"{told} {reason}".rstrip()


def shown_points(value: float, measure: Measure) -> int:
    """Return the whole points, or the percent, that are shown for an option; never less than 0."""
    return max(0, points(value, measure))


def value_text(value: float, measure: Measure) -> str:
    """Return what an option is worth: a chance in percent, alone points, in some games big points.

    >>> value_text(0.437, "win"), value_text(71.5, "points"), value_text(1.23, "big")
    ('44%', '72 points', '1.23 big points')
    """
    if measure != "win":
        return points_text(shown_points(value, measure), measure)
    return sentence(REPORT, PERCENT, {"percent": shown_points(value, measure)})
