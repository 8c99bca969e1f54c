"""Handing the screen over: covered for the next person, it shows theirs when they say that they are there."""

from __future__ import annotations

from collections.abc import Callable

from stolik.engine.game import Seat
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.look_back import LookBack
from stolik.hotseat.output import FlowOutput
from stolik.hotseat.presenter import Presenter
from stolik.hotseat.privacy import Viewer
from stolik.hotseat.scenes import SceneQueue
from stolik.hotseat.seat_advice import SeatAdvice


class HandOver:
    """Makes a person the viewer, or nobody, and shows the moment again as they see it.

    What others saw until then is gone: scenes that were played, and what was told by ``advice``.
    ``show_present`` shows the newest position again after the past, and lets the game go on.
    """

    def __init__(
        self,
        flow_state: FlowState,
        viewer: Viewer,
        look_back: LookBack,
        advice: SeatAdvice,
        presenter: Presenter,
        queue: SceneQueue,
        output: FlowOutput,
        show_present: Callable[[], None],
    ) -> None:
        self._flow_state = flow_state
        self._viewer = viewer
        self._look_back = look_back
        self._advice = advice
        self._presenter = presenter
        self._queue = queue
        self._output = output
        self._show_present = show_present

    def reveal(self) -> None:
        """Show the secrets of the person who was waited for; not in a pause, when no time runs."""
        if not self._flow_state.paused and self._viewer.reveal():
            self._look_again()

    def cover(self) -> None:
        """Cover everything until a person looks again; a viewer of the past comes back to the present."""
        if not self._viewer.cover():
            return
        looked_back = self._flow_state.cursor.looking_at is not None
        self._look_back.leave()
        self._look_again()
        if looked_back:
            self._show_present()

    def pass_to(self, seat: Seat | None) -> bool:
        """Cover what the viewer saw where another seat is on turn; return whether it was open."""
        passed = self._viewer.pass_to(seat)
        if passed:
            self._output.viewer_changed()
        return passed

    def _look_again(self) -> None:
        """Show the moment to the viewer that the screen has now; what others saw in it is gone."""
        self._output.viewer_changed()
        self._advice.adviser.clear()
        self._queue.finish_all()
        self._queue.forget()
        self._presenter.show_again()
        self._advice.refresh_odds()
