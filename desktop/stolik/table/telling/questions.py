"""Questions that a key asks about the table, and their answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from stolik.engine import spoken_text
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.spoken_text import CONTEXT
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer, ViewModel
from stolik.flow.runner import FlowRunner
from stolik.table.seat_rows import SeatRows

SCORE_KEY: Final = "F2"
TURN_KEY: Final = "F3"
CLOCK_KEY: Final = "F5"
LAST_KEY: Final = "F6"

COMMON_KEYS: Final = (SCORE_KEY, TURN_KEY, SUM_KEY, CLOCK_KEY, LAST_KEY, OPTIONS_KEY)
"""The keys of the questions that can be asked in every game."""

OWN_KEYS: Final = tuple([f"Ctrl+{digit}" for digit in range(1, 10)])
"""The keys of the questions that a game has of its own."""

QUESTIONS: Final = {
    SCORE_KEY: QT_TRANSLATE_NOOP("table", "What is the score?"),
    TURN_KEY: QT_TRANSLATE_NOOP("table", "Whose turn is it?"),
    CLOCK_KEY: QT_TRANSLATE_NOOP("table", "How much time is left?"),
    LAST_KEY: QT_TRANSLATE_NOOP("table", "What happened last?"),
}
"""The questions that are answered here, in every game."""

_MOST_LINES: Final = 8
"""The sentences in which what happened last is told, at most."""


class Questions:
    """Answers questions about the moment that is shown.

    ``run`` runs the flow of the table, ``seats`` are its rows of seats; what a game knows itself is asked of
    its ``view_model``.
    """

    def __init__(self, view_model: ViewModel, run: FlowRunner, seats: SeatRows) -> None:
        self._view_model = view_model
        self._run = run
        self._seats = seats

    def answers(self, thing: str, now: float) -> Sequence[Answer]:
        """Return the answers to all questions, in the order of their keys.

        ``thing`` is the name of what has the keyboard's focus; ``now`` is the time of the clock, in seconds.
        """
        texts = {
            SCORE_KEY: self._score(),
            TURN_KEY: self._turn(),
            CLOCK_KEY: self._time_left(now),
            LAST_KEY: self._last(),
        }
        common = [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]
        own = self._view_model.answers(self._seats.names, thing)
        return sorted([*common, *own], key=lambda answer: answer.key)

    def answer(self, key: str, thing: str, now: float) -> str:
        """Return the answer to one question, by its key; empty where the game has no such question."""
        found = [answer.text for answer in self.answers(thing, now) if answer.key == key]
        return found[0] if found else ""

    def _score(self) -> str:
        return spoken_text.ranking_text(self._seats.ranking)

    def _turn(self) -> str:
        status = self._run.screen.status
        if status.end_shown and status.looking_at is None:
            return translated(CONTEXT, spoken_text.GAME_OVER)
        players = ", ".join(self._seats.on_turn)
        if not players:
            return translated(CONTEXT, spoken_text.NOBODY_ON_TURN)
        return sentence(CONTEXT, spoken_text.ON_TURN, {"players": players})

    def _time_left(self, now: float) -> str:
        left = self._run.flow.clock.left(now)
        if left < 0:
            return translated(CONTEXT, spoken_text.NO_CLOCK)
        return sentence(CONTEXT, spoken_text.SECONDS_LEFT, {}, count=ceil(left))

    def _last(self) -> str:
        """Return what has been played since the person on turn has last done something, or the last of it."""
        status, told = self._run.screen.status, list[str]()
        seat, upto = status.seat, status.looking_at
        for number in range(status.moments if upto is None else upto, 0, -1):
            moment = self._run.flow.timeline.moment(number)
            if told and (len(told) == _MOST_LINES or moment.seat == seat):
                break
            told.insert(0, moment.text)
        return " ".join(told) or translated(CONTEXT, spoken_text.NOTHING_HAPPENED)
