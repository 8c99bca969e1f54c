"""Lets viewer, clock and window follow what has changed at the table."""

from __future__ import annotations

from collections.abc import Callable

from stolik.engine.game import Seat
from stolik.hotseat.announcer import Announcer
from stolik.hotseat.clock import GameClock
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.output import FlowOutput, ScreenStatus
from stolik.hotseat.privacy import PrivacyPolicy, Viewer
from stolik.hotseat.questions import Questions
from stolik.hotseat.scenes import SceneQueue
from stolik.hotseat.tutor import Tutor


class ScreenFollower:
    """Tells its listeners what is new about who acts, whose time runs and what can be done.

    ``flow_state`` tells how things stand, ``viewer``, ``privacy`` and ``queue`` who acts; ``clock`` runs for
    them by ``now``, ``announcer`` asks them to with the words of ``questions``, and ``tutor`` watches them.
    ``output`` hears what has changed.
    """

    def __init__(
        self,
        flow_state: FlowState,
        viewer: Viewer,
        privacy: PrivacyPolicy,
        queue: SceneQueue,
        clock: GameClock,
        announcer: Announcer,
        questions: Questions,
        tutor: Tutor,
        output: FlowOutput,
        now: Callable[[], float],
    ) -> None:
        self._flow_state = flow_state
        self._viewer = viewer
        self._privacy = privacy
        self._queue = queue
        self._clock = clock
        self._announcer = announcer
        self._questions = questions
        self._tutor = tutor
        self._output = output
        self._now = now
        self._status = ScreenStatus()
        self._timed: tuple[int, Seat | None] | None = None

    def refresh(self) -> None:
        """Let all of them follow what has changed."""
        position, looks = self._flow_state.positions.newest, self._privacy.next_viewer
        acting = None
        if not self._queue.busy and self._flow_state.cursor.is_present:
            acting = position.person if looks is None else looks
        if self._viewer.wait_for(acting, looks is not None):
            self._output.viewer_changed()
        seat = None if acting is None or looks is not None or self._viewer.hides(acting) else acting
        if acting is not None:
            self._announcer.flush()
        if seat is not None:
            self._announcer.prompt(position.length, seat, self._questions.prompt)
        self._tutor.watch(seat)
        self._follow_clock(position.length, self._flow_state.timed_seat)
        status = self._flow_state.status(seat)
        if status != self._status:
            before, self._status = self._status, status
            self._output.status_changed(before, status)

    def start_clock_anew(self) -> None:
        """Let the clock follow at the next refresh, also where neither person nor position is new."""
        self._timed = None

    def _follow_clock(self, length: int, seat: Seat | None) -> None:
        """Let the clock run for the person whose time passes, where that or the position is new."""
        if (length, seat) != self._timed:
            self._timed = (length, seat)
            self._clock.follow(seat, self._now())
            self._output.clock_changed()
