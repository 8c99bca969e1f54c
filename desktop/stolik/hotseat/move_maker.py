"""Makes the moves of people and bots, and lets follow what each of them sets going."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.game import TABLE, IllegalMove, Seat, Value
from stolik.engine.package import GamePackage
from stolik.engine.session import Session
from stolik.hotseat.advice import Adviser
from stolik.hotseat.bot_seats import BotSeats
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.output import FlowOutput
from stolik.hotseat.presenter import Presenter
from stolik.hotseat.privacy import PrivacyPolicy, Viewer
from stolik.hotseat.scenes import SceneQueue
from stolik.hotseat.timeline import Cursor, Timeline


class MoveMaker:
    """Takes moves to the session, lets chance and bots answer, and hands the steps to the screen.

    A bot is asked at once, but its move is made when the screen has caught up and the undo window of the
    person before it is over, so that a person can take a decision back meanwhile.
    """

    def __init__(
        self,
        package: GamePackage,
        session: Session,
        flow_state: FlowState,
        privacy: PrivacyPolicy,
        viewer: Viewer,
        timeline: Timeline,
        presenter: Presenter,
        queue: SceneQueue,
        adviser: Adviser,
        output: FlowOutput,
        *,
        levels: Sequence[str | None],
        runner: JobRunner,
        rng: Random,
        bot_rng: Random,
        keep: Callable[[], None],
        refresh: Callable[[], None],
        advance: Callable[[], None],
    ) -> None:
        """Make no move yet.

        Args:
            package: The game.
            session: The game in progress.
            flow_state: What people at the screen can do now.
            privacy: What others at the screen must not notice.
            viewer: Whose secrets the screen shows.
            timeline: The log that a move adds to.
            presenter: Makes scenes of a move's steps.
            queue: Plays the scenes.
            adviser: Whose hints a move makes out of date.
            output: Hears of refusals and of undo windows.
            levels: The bots' levels by seat, ``None`` for a person.
            runner: Asks the bots.
            rng: Rolls the dice where the session has no seed.
            bot_rng: The bots' own randomness where the session has no seed.
            keep: Saves the game.
            refresh: Is called when a move has changed what people can do.
            advance: Lets the game go on when the screen has caught up.
        """
        self._session = session
        self._followed_up = package.followed_up
        self._flow_state = flow_state
        self._privacy = privacy
        self._viewer = viewer
        self._timeline = timeline
        self._presenter = presenter
        self._queue = queue
        self._adviser = adviser
        self._output = output
        self._rng = rng
        self._keep = keep
        self._refresh = refresh
        self._advance = advance
        self._bots = BotSeats(package.info.id, session, levels, runner, bot_rng, self.play_bot)
        self._follow_up: Seat | None = None
        self._undo_window = False

    # ------------------------------------------------------------------ people

    def decide(self, seat: Seat, move: Value) -> None:
        """Make a move that a person decided, or that is all that is left after their decision.

        A refusal is told, and changes nothing.

        ``seat`` is the person's; the move may be any of the game's.
        """
        first = self._session.length
        try:
            self._session.submit(seat, move)
        except IllegalMove as refused:
            self._output.refuse(refused.rejection)
            return
        if getattr(move, "kind", "") in self._followed_up:
            self._follow_up = seat
        if self._flow_state.undo_seat is not None:
            self._undo_window = True
            self._output.undo_window(True)
        self.go_on(first)

    def follow_up(self) -> bool:
        """Make the only move that a person's decision has left to them; return whether there is one."""
        seat, self._follow_up = self._follow_up, None
        move = None if seat is None else self._only_move(seat)
        if seat is None or move is None:
            return False
        self.decide(seat, move)
        return True

    def take_back(self, seat: Seat) -> None:
        """Take back the last decision of the seat, which is a person's, and forget what it has set going."""
        self.forget()
        self._follow_up = None
        self._session.undo(seat)
        self._return_to_present()

    def enter_roll(self, move: Value) -> None:
        """Make the roll that people typed in, for a computer too; a refusal is told, and changes nothing."""
        first = self._session.length
        try:
            self._session.submit(TABLE, move)
        except IllegalMove as refused:
            self._output.refuse(refused.rejection)
            return
        if self._flow_state.can_undo_roll:
            self._undo_window = True
            self._output.undo_window(True)
        self.go_on(first)

    def take_back_roll(self) -> None:
        """Take back the roll that was typed in last, and forget what it has set going."""
        self.forget()
        self._follow_up = None
        self._session.undo_chance()
        self._return_to_present()

    def forget(self) -> None:
        """Drop what is being played and asked: the position is gone, or the table is left."""
        self._close_undo_window()
        self._queue.drop()
        self._bots.forget()
        self._adviser.clear()

    def undo_window_over(self) -> None:
        """Let a bot's move close the person's decision before it."""
        self._undo_window = False
        self.play_bot()

    # ------------------------------------------------------------------ what comes by itself

    def make(self, seat: Seat, move: Value) -> None:
        """Make a legal move that comes by itself, and show it.

        Raises:
            IllegalMove: The rules refuse the move; nothing has changed.
        """
        first, beside = self._session.length, self._flow_state.seat
        self._session.submit(seat, move)
        self._timeline.follow()
        to_act = self._flow_state.positions.newest.to_act
        # While a person owes a move of their own too, nothing may keep them from it.
        if beside is not None and beside in to_act:
            self._keep()
            self._presenter.show_at_once(first)
            self._bots.ask(to_act)
        elif self._presenter.is_secret(first) and to_act != (TABLE,):
            self._keep()
            self._presenter.show_at_once(first, silently=self._viewer.is_shared)
            self._advance()
        else:
            self.go_on(first)

    def go_on(self, first: int) -> None:
        """Let chance follow the entries since ``first``, save, show them, and ask the next bot meanwhile.

        ``first`` is a 0-based index.
        """
        self._adviser.clear()
        if self._flow_state.positions.newest.to_act == (TABLE,) and not self._flow_state.real_dice:
            self._session.resolve_chance(self._rng)
        self._keep()
        self._timeline.follow()
        self._bots.ask(self._flow_state.positions.newest.to_act)
        self._queue.play(self._presenter.scenes(first))
        # A queue that has come to its end has let the game go on, and that refreshed all.
        if self._queue.busy:
            self._refresh()

    def ask_bot(self, to_act: Sequence[Seat]) -> None:
        """Ask the first bot of those that are to act, once for every position.

        ``to_act`` are the seats that may move at the newest position.
        """
        self._bots.ask(to_act)

    def play_bot(self) -> None:
        """Make a bot's move where one has come, the screen has caught up and nobody may still take back."""
        state = self._flow_state
        if state.stands_still or state.cursor.replaying or self._queue.busy or self._undo_window:
            return
        if self._privacy.next_viewer is None and (found := self._bots.take()) is not None:
            self.make(*found)

    def _return_to_present(self) -> None:
        """Look at nothing but the present, and let the log forget what was taken back."""
        self._flow_state.cursor = Cursor()
        self._timeline.take_back()

    def _only_move(self, seat: Seat) -> Value | None:
        """Return the one legal move that the seat has, if it is to act and has no other."""
        if seat not in self._flow_state.positions.newest.to_act:
            return None
        moves = tuple(islice(self._session.game.legal_moves(self._session.view(seat), seat), 2))
        return moves[0] if len(moves) == 1 else None

    def _close_undo_window(self) -> None:
        if self._undo_window:
            self._undo_window = False
            self._output.undo_window(False)
