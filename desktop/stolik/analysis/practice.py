"""A person's errors as positions that come back until learned: their choice, dates, order and words.

The dates follow a Leitner box with five compartments. A new position is due at once. If the first try on a
day is right, it moves one compartment on, and comes back after 1, 2, 4, 8 or 16 days; right in the last
compartment, it is learned. If the try is wrong, it goes back to the first compartment.

Only days by which the date really advanced count, so setting the clock back neither loses positions nor
brings all of them back, even when it is corrected later.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from stolik.analysis.analysis import Analysis
from stolik.analysis.report import Grade, grade, points
from stolik.analysis.report_sentences import CONTEXT as REPORT
from stolik.analysis.report_sentences import PERCENT, ROUNDING, grade_word, points_text
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import AnyGame, Rejection, Seat, Value
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, Record, RecordFault, facts_of, open_session, parse_record, record_of
from stolik.engine.session import History, Session
from stolik.engine.sitting import Sitting

DAYS: Final = (1, 2, 4, 8, 16)
"""The days after which the positions in each compartment come back, from compartment 1 on."""

NEW: Final = 0
"""The compartment of a position that hasn't been practised yet."""

BOXES: Final = len(DAYS)


class DayCount(NamedTuple):
    """A count of days by the dates seen, given as consecutive day numbers.

    ``seen`` is the date seen last, ``latest`` the latest date ever seen, and ``days`` the count.
    """

    seen: int
    latest: int
    days: int = 0


def first_day(today: int) -> DayCount:
    return DayCount(today, today)


def count_on(count: DayCount, today: int) -> DayCount:
    """Return the count at a date; after the clock was set back, only days since the last date seen count.

    >>> count_on(DayCount(100, 100, 7), 103)
    DayCount(seen=103, latest=103, days=10)
    >>> count_on(count_on(DayCount(100, 100, 7), 20), 101)
    DayCount(seen=101, latest=101, days=8)
    """
    if today >= count.latest:
        passed = today - count.latest
    else:
        passed = max(0, today - count.seen)
    return DayCount(today, max(count.latest, today), count.days + passed)


def next_box(box: int, right: bool) -> int | None:
    """Return the compartment to which a position moves, or ``None`` if it is learned.

    >>> next_box(NEW, True), next_box(3, True), next_box(3, False), next_box(BOXES, True)
    (1, 4, 1, None)
    """
    if not right:
        return 1
    return box + 1 if box < BOXES else None


def due_after(box: int, days: int) -> int:
    """Return the day on which a position comes back that enters a compartment on the day ``days``."""
    return days + DAYS[box - 1]


MOST_OF_A_GAME: Final = 10
"""The most errors of a seat in one game that are kept, the costliest."""

NO_SUCH_ENTRY: Final = Rejection("no_such_entry")


class FoundError(NamedTuple):
    """An error: ``entry`` is its number in the log, from 1; ``cost`` is what it lost."""

    entry: int
    cost: float


class OneDecision:
    """A game that lets only one seat act in one state, even if others could act too.

    Everything else comes from the original game.
    """

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def to_act(self, state: Any) -> tuple[Seat, ...]:
        return (self._seat,) if state is self._state else self._game.to_act(state)


def has_positions(info: GameInfo, session: Session) -> bool:
    """Return whether a game's errors can become positions: it is over, and has no secrets."""
    return session.over and not info.has_secrets


def errors_of(analysis: Analysis, players: Sequence[Player]) -> dict[Seat, list[FoundError]]:
    """Return every person's relevant errors, costliest first, at most `MOST_OF_A_GAME` each."""
    found: dict[Seat, list[FoundError]] = {}
    for item in sorted(analysis.decisions, key=lambda item: -item.error):
        if players[item.seat].level is None and grade(item.error, analysis.unit) is not Grade.NONE:
            found.setdefault(item.seat, []).append(FoundError(item.entry, item.error))
    return {seat: errors[:MOST_OF_A_GAME] for seat, errors in found.items()}


def game_key(session: Session, info: GameInfo) -> str:
    """Return the key of a game, which is the same for the same moves with the same options."""
    of = [info.id, *facts_of(session)]
    return hashlib.sha256(json.dumps(of, sort_keys=True).encode()).hexdigest()[:32]


def record_before(text: str, entry: int) -> Record:
    """Return a record cut before the entry with a number, which may be one beyond the last.

    Raises:
        RecordFault: The text isn't a record, or has no such entry.
    """
    record = parse_record(text)
    if not 1 <= entry <= len(record.log) + 1:
        raise RecordFault(NO_SUCH_ENTRY)
    return record.model_copy(update={"log": record.log[: entry - 1]})


def position_of(record: Record, seat: Seat) -> Session:
    """Return the session at the end of a record, in which only ``seat`` decides.

    Raises:
        RecordFault: The record breaks the rules, or the seat has nothing to decide there.
    """
    session = open_session(record)
    if seat not in session.to_act:
        raise RecordFault(NO_SUCH_ENTRY)
    session.game = cast("AnyGame", OneDecision(session.game, session.state, seat))
    return session


MOST: Final = 10
"""The most positions in one round."""


class PracticeRound:
    """A round of practice; ``keys`` are its positions' keys, in order."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._waiting = list(keys)[:MOST]
        self._tried: set[str] = set()
        self._right = False
        self.total = len(self._waiting)
        """The number of positions in the round."""

    @property
    def current(self) -> str | None:
        """The key of the position to be played, or ``None`` at the end of the round."""
        return self._waiting[0] if self._waiting else None

    @property
    def done(self) -> int:
        return self.total - len(self._waiting)

    @property
    def is_last(self) -> bool:
        """Whether the current position is the last one and was played right."""
        return len(self._waiting) == 1 and self._right

    def answer(self, right: bool) -> bool:
        """Take an answer; return whether it was the first one for its position, since only that counts."""
        key = self._waiting[0]
        self._right = right
        is_first = key not in self._tried
        self._tried.add(key)
        return is_first

    def go_on(self) -> None:
        """Go to the next position; one that was played wrong comes back at the end."""
        key = self._waiting.pop(0)
        if not self._right:
            self._waiting.append(key)
        self._right = False

    def forget(self) -> None:
        """Leave the position out of the round."""
        self._waiting.pop(0)
        self.total -= 1
        self._right = False


CONTEXT: Final = "practice"

BEST: Final = N_("practice", "That's it! Nothing better was possible.")
AS_GOOD: Final = N_("practice", "That's it! Hardly anything better was possible.")
LESS: Final = N_("practice", "{word}: {points}.")
LESS_CHANCE: Final = translate("practice", "{word}: the best move wins %n more (game|games) in 100.", "", 0)
COMPARED_CHANCES: Final = N_("practice", "Your move wins {yours} games in 100, the best one wins {best}.")
COMPARED: Final = N_("practice", "Your move leads to {yours}, the best one to {best}.")
BEST_MOVE: Final = N_("practice", "Best.")
GOOD_MOVE: Final = N_("practice", "Good.")
WORSE_MOVE: Final = N_("practice", "{word}.")
FAILED: Final = N_("practice", "Stolik couldn't work out what the moves are worth.")

SHOWN: Final = 4
"""The number of best options shown."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option and its value; ``is_played`` and ``is_best`` tell whether it was played or best."""

    move: Value
    value: float
    is_played: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a move: ``error`` is what it lost, in the measure of the options.

    ``options`` are the best ones, best first; the move itself comes last if it isn't among them.
    """

    measure: Measure
    error: float
    options: tuple[Option, ...]

    @property
    def lost(self) -> int:
        shown = [
            shown_points(option.value, self.measure)
            for option in self.options
            if option.is_best or option.is_played
        ]
        return shown[0] - shown[-1] if shown else points(self.error, self.measure)

    @property
    def played(self) -> Option:
        return next(option for option in self.options if option.is_played)

    @property
    def grade(self) -> Grade:
        return grade(self.lost / (1 if self.measure == "points" else 100), self.measure)

    @property
    def right(self) -> bool:
        return self.grade is Grade.NONE

    @property
    def best(self) -> bool:
        """Whether nothing better was possible, not even by less than the figures show."""
        return self.error < ROUNDING


def judge(
    session: History, seat: Seat, move: Value, worth: MovesWorth, entries: int | None = None
) -> Verdict:
    """Return the verdict on a legal move after ``entries`` entries, by default at the newest position."""
    state = session.state if entries is None else session.state_at(entries)
    values, place = worth.values, worth.number_of(session.game, state, seat, move)
    assert place is not None, "what isn't among the options is weighed when it is asked about"
    numbers = list(range(min(SHOWN, len(values))))
    if place not in numbers:
        numbers.append(place)
    options = [Option(*values[number], number == place, number == 0) for number in numbers]
    return Verdict(worth.measure, values[0][1] - values[place][1], tuple(options))


def verdict_text(verdict: Verdict) -> str:
    if verdict.right:
        return translated(CONTEXT, BEST if verdict.best else AS_GOOD)
    word, lost = grade_word(verdict.grade), verdict.lost
    if verdict.measure == "win":
        return sentence(CONTEXT, LESS_CHANCE, {"word": word}, count=lost)
    size = points_text(lost, verdict.measure)
    return sentence(CONTEXT, LESS, {"word": word, "points": size})


def compared_text(verdict: Verdict) -> str:
    """Return a move's worth beside that of the best one, for games without words for the difference."""
    best, played = verdict.options[0].value, verdict.played.value
    if verdict.measure == "win":
        facts = {"yours": shown_points(played, "win"), "best": shown_points(best, "win")}
        return sentence(CONTEXT, COMPARED_CHANCES, facts)
    told = {"yours": value_text(played, verdict.measure), "best": value_text(best, verdict.measure)}
    return sentence(CONTEXT, COMPARED, told)


HARD: Final = 3
"""The least points that the second best option gives away if the best one counts as hard to find."""


def coach_text(verdict: Verdict, praise: str, given_up: str) -> str:
    """Return what a coach says about a move.

    ``praise`` says why it was good, and is used if the move was hard to find; ``given_up`` says what a worse
    move gives up. Both may be empty.
    """
    if not verdict.right:
        word = sentence(CONTEXT, WORSE_MOVE, {"word": grade_word(verdict.grade)})
        return f"{word} {given_up or compared_text(verdict)}"
    told = translated(CONTEXT, GOOD_MOVE if verdict.lost else BEST_MOVE)
    figures = [shown_points(option.value, verdict.measure) for option in verdict.options[:2]]
    hard = verdict.best and figures[0] - figures[-1] >= HARD
    return f"{told} {praise}".rstrip() if hard else told


def shown_points(value: float, measure: Measure) -> int:
    """Return the whole points, or the percentage, shown for an option; never less than 0."""
    return max(0, points(value, measure))


def value_text(value: float, measure: Measure) -> str:
    """Return an option's worth in words: a chance in percent, solo points, or big points.

    >>> value_text(0.437, "win"), value_text(71.5, "points"), value_text(1.23, "big")
    ('44%', '72 points', '1.23 big points')
    """
    if measure != "win":
        return points_text(shown_points(value, measure), measure)
    return sentence(REPORT, PERCENT, {"percent": shown_points(value, measure)})


class RecordedDecision(NamedTuple):
    """A position to play: the one in which ``seat`` makes an entry of the record in ``text``.

    ``key`` identifies it among its person's positions; it is empty if the position isn't kept.
    """

    key: str
    text: str
    entry: int
    seat: Seat


def exploring(text: str, entry: int, seat: Seat, mine: Any = True, chosen: Any = False) -> dict[str, Any]:
    """Return the arguments that open the explorer at a decision in a record's text.

    ``mine`` is the move made there, as plain values, and ``chosen`` the one shown first, by default the best;
    ``True`` stands for the record's move, ``False`` for none.
    """
    return {"text": text, "entry": entry, "seat": seat, "mine": mine, "chosen": chosen}


def game_text(
    session: Session,
    info: GameInfo,
    seats: Sequence[Sitting],
) -> str:
    """Return the record of a game as one line, with the faces and colours of its seats."""
    program = {"faces": [each.face for each in seats], "colours": [each.colour for each in seats]}
    record = record_of(session, info, tuple([each.player for each in seats]), program=program)
    return json.dumps(
        record.model_dump(mode="json", exclude_none=True), ensure_ascii=False, separators=(",", ":")
    )
