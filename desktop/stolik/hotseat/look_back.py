"""Looking back: which moment is shown, what is told of it, and by which seat it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Seat
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.presenter import Presenter
from stolik.hotseat.privacy import Viewer
from stolik.hotseat.timeline import Moment, Timeline


class LookBack:
    """Leads through the moments of a game.

    While it goes on they are seen as the viewer saw them. When a game with secrets is over, everybody's can
    be seen, one seat after the other.

    ``secrets`` tells whether the game has any; ``seats`` is the number of its seats.
    """

    def __init__(
        self,
        timeline: Timeline,
        viewer: Viewer,
        flow_state: FlowState,
        presenter: Presenter,
        *,
        secrets: bool,
        seats: int,
    ) -> None:
        self._timeline = timeline
        self._viewer = viewer
        self._flow_state = flow_state
        self._presenter = presenter
        self._secrets = secrets
        self._seats = seats
        self._chosen: Seat | None = None
        self._pointed: Sequence[str] | None = None

    @property
    def moment(self) -> Moment | None:
        """The moment that is looked back at, ``None`` in the present."""
        at = self._flow_state.looking_at
        return None if at is None else self._timeline.moment(at)

    @property
    def marks(self) -> Sequence[str]:
        """The names of the things that have changed with it, or of those that are pointed at in it."""
        return self._presenter.marks if self._pointed is None else self._pointed

    @property
    def milestones(self) -> Sequence[int]:
        """The numbers of the moments that mattered, ascending."""
        return self._timeline.milestones

    @property
    def seen_as(self) -> Seat | None:
        """The seat as which everything is seen where all secrets can be; else ``None``."""
        if not self._secrets or not self._flow_state.is_over or self._flow_state.looking_at is None:
            return None
        if self._chosen is not None:
            return self._chosen
        return 0 if self._viewer.seat is None else self._viewer.seat

    def aim(self, moment: int) -> None:
        """Turn to a moment, or the nearest that there is, and show nothing of it yet."""
        at = max(0, min(moment, self._timeline.moments))
        self._flow_state.cursor = self._flow_state.cursor.back_at(at)

    def show(self) -> None:
        """Show the moment that was turned to."""
        self._pointed = None
        self._presenter.show_moment(self._flow_state.looking_at or 0, self.seen_as)

    def point_at(self, things: Sequence[str]) -> None:
        """Light things up, by their names, in place of what has changed at the moment that is shown."""
        self._pointed = things

    def see_as(self, seat: Seat) -> None:
        """Show the moment as a seat saw it, where that can be chosen; ``seat`` may be any number."""
        if self.seen_as is not None and 0 <= seat < self._seats:
            self._chosen = seat
            self.show()

    def leave(self) -> None:
        """Come back to the present."""
        self._chosen = None
        self._flow_state.cursor = self._flow_state.cursor.at_present()
