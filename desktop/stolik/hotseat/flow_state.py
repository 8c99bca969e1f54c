"""How things stand at the table: whose move it is, what can be taken back, which moment is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.engine.dice_game import DiceGame
from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session
from stolik.hotseat.clock import GameClock
from stolik.hotseat.output import ScreenStatus
from stolik.hotseat.position import Positions
from stolik.hotseat.privacy import PrivacyPolicy, Viewer
from stolik.hotseat.scenes import SceneQueue
from stolik.hotseat.seat_helps import SeatHelps, of_seat
from stolik.hotseat.timeline import Cursor, Timeline


class FlowState:
    """Derives from session, viewer and scenes what people at the screen can do now.

    ``cursor`` is where in the log the screen is. ``paused`` tells that the table was made to stand
    still, ``end_shown`` that the game is over and the screen has shown how, ``closed`` that the table was
    left; ``real_dice`` that people throw dice of their own and type what fell. The coordinator sets these
    five; all else follows.

    ``is_person`` tells of a seat, ``TABLE`` too, whether a person plays it. ``viewer`` and ``privacy`` know
    who sees what, ``queue`` whether the screen lags, ``clock`` whether a turn's time has begun, and
    ``timeline`` which moments can be looked back at. ``helps`` are those of the seats.
    """

    def __init__(
        self,
        session: Session,
        is_person: Callable[[Seat], bool],
        viewer: Viewer,
        privacy: PrivacyPolicy,
        queue: SceneQueue,
        clock: GameClock,
        timeline: Timeline,
        helps: Sequence[SeatHelps] = (),
    ) -> None:
        self._session = session
        self._viewer = viewer
        self._privacy = privacy
        self._queue = queue
        self._clock = clock
        self._timeline = timeline
        self._helps = tuple(helps)
        self.positions = Positions(session, is_person)
        self.cursor = Cursor()
        self.paused = False
        self.end_shown = False
        self.closed = False
        self.real_dice = False

    @property
    def seat(self) -> Seat | None:
        """The person's seat whose move the screen takes now."""
        if self._queue.busy or not self.cursor.is_present or self._privacy.next_viewer is not None:
            return None
        seat = self.positions.newest.person
        return None if seat is None or self._viewer.hides(seat) else seat

    @property
    def timed_seat(self) -> Seat | None:
        """The person whose time passes: rack or table are seen in their turn, in the present or looking back.

        Time passes neither while all is covered nor before the turn can be played for the first time: until
        then the screen shows what others did.
        """
        covered = self.closed or self.paused or self._viewer.awaited is not None
        if covered or self._privacy.next_viewer is not None:
            return None
        return None if self._queue.busy and not self._clock.begun else self.positions.newest.person

    @property
    def can_undo(self) -> bool:
        """Whether a person's last decision, or a roll typed wrongly, can be taken back."""
        return self.undo_seat is not None or self.can_undo_roll

    @property
    def can_undo_roll(self) -> bool:
        """Whether the newest entry is a roll that was typed in."""
        present = self.cursor.looking_at is None and not self.end_shown
        return self.real_dice and present and self._session.ends_by_chance

    @property
    def dice_asked(self) -> int:
        """How many dice are to be thrown and typed in now; 0 where none are."""
        if not self.real_dice or self._queue.busy or self.stands_still or not self.cursor.is_present:
            return 0
        game = self._session.game
        if self.positions.newest.to_act != (TABLE,):
            return 0
        return game.dice_to_roll(self._session.state) if isinstance(game, DiceGame) else 0

    @property
    def can_replay(self) -> bool:
        """Whether something was played since a person's last move that can be shown again."""
        return self.seat is not None and self.positions.newest.seen < self._session.length

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.positions.newest.to_act

    @property
    def looking_at(self) -> int | None:
        """The moment looked back at, 0 for the start; ``None`` in the present."""
        return self.cursor.looking_at

    @property
    def moments(self) -> int:
        """The number of moments that the log leads through."""
        return self._timeline.moments

    @property
    def acting(self) -> Seat | None:
        """The person who is to act or to look now, whether they see what is theirs or not."""
        return self.awaited if self.cursor.is_present and not self._queue.busy else None

    @property
    def awaited(self) -> Seat | None:
        """The person whose turn it is to act or to look, also while the screen lags behind."""
        looks = self._privacy.next_viewer
        return self.positions.newest.person if looks is None else looks

    @property
    def stands_still(self) -> bool:
        """Whether nothing goes on by itself."""
        return self.closed or self.paused or self.cursor.looking_at is not None

    @property
    def undo_seat(self) -> Seat | None:
        """The person whose last decision can be taken back."""
        if self.cursor.looking_at is not None or self.end_shown:
            return None
        seat = self.positions.newest.undo_seat
        if seat is None or not of_seat(self._helps, seat).undo or self._privacy.forbids_undo:
            return None
        # A viewer of a rack of their own takes nothing of another seat back, by one key too many.
        return None if self._viewer.seat is not None and self._viewer.hides(seat) else seat

    def status(self, seat: Seat | None) -> ScreenStatus:
        """Return all of it for the window; ``seat`` is the person whose move the screen takes."""
        position = self.positions.newest
        return ScreenStatus(
            seat,
            self.can_undo,
            seat is not None and position.seen < position.length,
            not position.to_act,
            self.end_shown,
            self.cursor.looking_at,
            self._timeline.moments,
            self.paused,
            self.cursor.replaying,
            self.dice_asked,
        )
