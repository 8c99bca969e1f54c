"""The tutor: before a move that gives much away it asks once, with the reason of the better one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.bot_jobs import BotJob, JobRunner, MovesWorth
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.session import Session
from stolik.engine.view_model import HintStep, ViewModel

GIVEN_AWAY: Final = 0.1
"""A move that costs more of the chance to win is asked about."""

POINTS_GIVEN_AWAY: Final = 10.0
"""The points from which a costly move is asked about, where a person plays alone."""


class Place(NamedTuple):
    """A decision of a seat, after ``entries`` entries of the session."""

    seat: Seat
    entries: int


class Question(NamedTuple):
    """A move that was held back, and the better options."""

    place: Place
    move: Value
    advice: Sequence[Any]


class Tutor:
    """Holds back, once at a position, a move of a seat in ``seats`` that gives much away.

    What the options are worth is worked out elsewhere as soon as the seat is to decide. A quicker seat
    isn't asked: nobody waits for the tutor.

    ``session`` is a game of ``game_id`` without secrets; ``runner`` works, ``view_model`` names the reasons.
    ``told`` is called when what it asks has changed.
    """

    def __init__(
        self,
        game_id: str,
        session: Session,
        runner: JobRunner,
        view_model: ViewModel,
        seats: Collection[Seat],
        told: Callable[[], object],
    ) -> None:
        self._game_id = game_id
        self._session = session
        self._runner = runner
        self._view_model = view_model
        self._seats = frozenset(seats)
        self._told = told
        self._watched: Place | None = None
        self._job: int | None = None
        self._worth: MovesWorth | None = None
        self._asked: Place | None = None
        self._question: Question | None = None

    @property
    def question(self) -> HintStep | None:
        """The reason of what would be better than the move that is held back; ``None`` where none is."""
        question = self._question
        if question is None:
            return None
        steps = self._view_model.hint_steps(question.advice)
        return steps[0] if steps else None

    def watch(self, seat: Seat | None) -> None:
        """Find out what the options of a seat are worth that is to decide; ``None`` stands for nobody."""
        here = self._place_of(seat) if seat is not None and seat in self._seats else None
        if here == self._watched:
            return
        self.forget()
        self._watched = here
        if seat is not None and here is not None:
            job = BotJob("worth", self._game_id, self._session.view(seat), seat)
            self._job = self._runner.ask(self._take, job)

    def holds_back(self, seat: Seat, move: Value) -> bool:
        """Return whether a move of the seat that is watched is asked about now, and hold it back if so."""
        worth = self._worth
        if worth is None:
            return False
        here = self._place_of(seat)
        if self._watched != here or self._asked == here:
            return False
        value = next((value for option, value in worth.values if option == move), None)
        most = POINTS_GIVEN_AWAY if self._session.seats == 1 else GIVEN_AWAY
        if value is None or worth.values[0][1] - value <= most:
            return False
        if not self._view_model.hint_steps(worth.advice):
            return False
        self._question, self._asked = Question(here, move, worth.advice), here
        self._told()
        return True

    def release(self) -> tuple[Seat, Value] | None:
        """Return the move that is held back, which is asked about no more; ``None`` where none is."""
        question, self._question = self._question, None
        if question is None:
            return None
        self._told()
        return question.place.seat, question.move

    def forget(self) -> None:
        """Ask about nothing, and drop what was to be worked out."""
        if self._job is not None:
            self._runner.forget(self._job)
        self._job = self._worth = self._watched = None
        if self._question is not None:
            self._question = None
            self._told()

    def _place_of(self, seat: Seat) -> Place:
        return Place(seat, sum(entry.seat in (seat, TABLE) for entry in self._session.log))

    def _take(self, worth: MovesWorth | None) -> None:
        self._job, self._worth = None, worth
