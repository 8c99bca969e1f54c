"""The course of a game on one screen: what people do, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.codec import Codec
from stolik.engine.dice import Rolled
from stolik.engine.game import TABLE, Rejection, Seat, TimedGame
from stolik.engine.package import GamePackage
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.hotseat.advice import Adviser
from stolik.hotseat.announcer import Announcer
from stolik.hotseat.clock import GameClock
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.hand_over import HandOver
from stolik.hotseat.look_back import LookBack
from stolik.hotseat.move_input import whole_numbers
from stolik.hotseat.move_maker import MoveMaker
from stolik.hotseat.output import FlowOutput, RowLists
from stolik.hotseat.presenter import Presenter
from stolik.hotseat.privacy import PrivacyPolicy, Viewer
from stolik.hotseat.questions import Questions
from stolik.hotseat.scenes import SceneQueue
from stolik.hotseat.screen_follower import ScreenFollower
from stolik.hotseat.seat_advice import SeatAdvice
from stolik.hotseat.seat_helps import SeatHelps, of_seat
from stolik.hotseat.seats import SeatRows
from stolik.hotseat.side_state import SideState
from stolik.hotseat.timeline import Timeline
from stolik.hotseat.tutor import Tutor


class Coordinator:
    """Takes the moves of people and bots to the session, and the session's steps to the screen.

    The session is always at the newest state and the screen lags behind it. Here and nowhere else it is
    decided what comes next; ``moves`` makes the moves, ``hand_over`` decides who looks at the screen,
    ``questions`` answers what is asked by keys, and ``announcer`` tells what happens.
    """

    def __init__(
        self,
        package: GamePackage,
        codec: Codec,
        session: Session,
        players: Sequence[Player],
        *,
        avatars: Sequence[int],
        colours: Sequence[int] = (),
        rng: Random,
        bot_rng: Random,
        runner: JobRunner,
        view_model: ViewModel,
        queue: SceneQueue,
        lists: RowLists,
        output: FlowOutput,
        now: Callable[[], float],
        side_state: dict[str, Any],
        beginners: Collection[Seat] = (),
        tutored: Collection[Seat] = (),
        helps: Sequence[SeatHelps] = (),
        real_dice: bool = False,
    ) -> None:
        """Set the table.

        ``codec`` reads moves. ``avatars`` are the numbers of the players' pictures, by seat, and ``colours``
        those of their colours, which are dealt in order where none are given. ``rng`` rolls
        the dice where the session has no seed, ``bot_rng`` is the bots' own there. ``queue`` plays the
        scenes; when it has played the last one, ``advance`` is to be called. ``now`` gives the seconds by
        which turns are timed, which grow steadily. ``side_state`` is what is saved beside the state; it is up
        to date whenever the output is told to ``save``. ``beginners`` are shown what is of use where the game
        can; ``tutored`` are asked before a move that gives much away, where nothing is secret. With
        ``real_dice`` people throw dice of their own and type what fell. ``helps`` are those of the seats.
        """
        info = package.info
        self._session = session
        self._view_model = view_model
        self._queue = queue
        self._output = output
        self._now = now
        self._codec = codec
        self._helps = tuple(helps)
        self._levels = tuple(player.level for player in players)
        people = [seat for seat, level in enumerate(self._levels) if level is None]
        self.viewer = Viewer(info.has_secrets, people)
        self._privacy = PrivacyPolicy(package.prompts, session, self.viewer, people)
        self.clock = GameClock(session, side_state.get("clock"), helps)
        self._names = tuple(player.name for player in players)
        self._timeline = timeline = Timeline(session, view_model, self._names, lists.log, package.scenes)
        self.flow_state = FlowState(
            session, self._is_person, self.viewer, self._privacy, queue, self.clock, timeline, helps
        )
        self.flow_state.real_dice = real_dice
        self._seats = SeatRows(
            session,
            players,
            avatars,
            colours or range(len(players)),
            view_model,
            package.messages,
            lists.seats,
            lists.standings,
        )
        bots = [seat for seat, level in enumerate(self._levels) if level is not None]
        self.announcer = Announcer(view_model, bots, self._names, output.announce)
        self.questions = Questions(view_model, self.flow_state, self.clock, timeline, self._seats)
        self._tutor = Tutor(
            info.id, session, runner, view_model, () if info.has_secrets else tutored, output.hints_changed
        )
        self._screen = ScreenFollower(
            self.flow_state,
            self.viewer,
            self._privacy,
            queue,
            self.clock,
            self.announcer,
            self.questions,
            self._tutor,
            output,
            now,
        )
        self.presenter = Presenter(
            session,
            view_model,
            package.scenes,
            self.viewer,
            self._privacy,
            timeline,
            self._seats,
            self._names,
            bots=bots,
            mine=lambda: self.flow_state.seat,
            marked=self._marked,
            announcer=self.announcer,
            sound=output.sound,
            shown=self._screen.refresh,
        )
        timeline.follow()
        self.look_back = LookBack(
            timeline,
            self.viewer,
            self.flow_state,
            self.presenter,
            secrets=info.has_secrets,
            seats=session.seats,
        )
        self._adviser = Adviser(info.id, session, runner, view_model, output.hints_changed)
        self.advice = SeatAdvice(
            self._adviser,
            self._tutor,
            self.flow_state,
            beginners if info.marks_for_beginners else (),
            lambda seat, move: self.moves.decide(seat, move),
            output.odds_hidden,
        )
        self.hand_over = HandOver(
            self.flow_state,
            self.viewer,
            self.look_back,
            self.advice,
            self.presenter,
            queue,
            output,
            self._show_present,
        )
        self.side_state = SideState(side_state, self.clock, view_model)
        self.moves = MoveMaker(
            package,
            session,
            self.flow_state,
            self._privacy,
            self.viewer,
            timeline,
            self.presenter,
            queue,
            self._adviser,
            output,
            levels=self._levels,
            runner=runner,
            rng=rng,
            bot_rng=bot_rng,
            keep=self.keep,
            refresh=self._screen.refresh,
            advance=self.advance,
        )

    # ------------------------------------------------------------------ what can be seen of it

    @property
    def pauses(self) -> int | None:
        """How often a pause stopped a turn's time; ``None`` where nobody's time was limited."""
        game, session = self._session.game, self._session
        if not isinstance(game, TimedGame):
            return None
        # A game that is over, or waits for chance, limits nobody's time any more.
        totals = (game.turn_seconds(session.state_at(at)) for at in range(session.length, -1, -1))
        return None if all(total is None for total in totals) else self.side_state.pauses

    @property
    def friendly_fact(self) -> str:
        """One friendly sentence about the game when it is over."""
        if not self.flow_state.is_over:
            return ""
        return self._view_model.friendly_fact(self._timeline.events, self._names)

    @property
    def seat_rows(self) -> SeatRows:
        """The rows of those who sit at the table, and their score card."""
        return self._seats

    # ------------------------------------------------------------------ what people do

    def begin(self) -> None:
        """Show the position as it is and let the game go on."""
        self.presenter.reveal_log()
        self.presenter.show()
        self.advance()

    def submit(self, plain: Mapping[str, Any]) -> None:
        """Make the move of the person on turn, given as plain values; a refusal is told.

        While a scene is played the click only ends it, and while one looks back it does nothing.
        """
        if self._queue.busy:
            self._queue.hurry()
            return
        seat = self.flow_state.seat
        if seat is None:
            self._refuse("game_over" if self.flow_state.is_over else "not_your_turn")
            return
        move = self._codec.move(whole_numbers(plain))
        if isinstance(move, Rejection):
            self._output.refuse(move)
        elif not self._tutor.holds_back(seat, move):
            self._tutor.forget()
            self.moves.decide(seat, move)

    def pass_on(self, answer: Mapping[str, Any]) -> None:
        """Let the next person look before the game goes on; who was asked something has answered it."""
        if self.viewer.seat is not None and self.viewer.seat == self.flow_state.acting:
            value = self._codec.move(whole_numbers(answer)) if answer else None
            self._privacy.pass_on(None if isinstance(value, Rejection) else value)
            # The last one leaves as well, also where it is their answer that counts first.
            self.hand_over.pass_to(self._privacy.next_viewer)
            self._queue.forget()
            self.advance()

    def enter_roll(self, faces: Sequence[int]) -> None:
        """Take the faces that real dice show, from 1 to 6 and in any order; a refusal is told."""
        if self.flow_state.dice_asked:
            self.moves.enter_roll(Rolled(tuple(faces)))

    def undo(self) -> None:
        """Take back the last decision of the person who made it, or the roll that was typed in last."""
        seat = self.flow_state.undo_seat
        if self.flow_state.can_undo_roll:
            self.moves.take_back_roll()
        elif seat is not None:
            self.moves.take_back(seat)
        else:
            self._refuse("nothing_to_take_back")
            return
        self._screen.start_clock_anew()
        self.keep()
        self._show_present()

    def replay(self) -> None:
        """Play again what was played since a person's last move."""
        if not self.flow_state.can_replay:
            self._refuse("nothing_to_see_again")
            return
        self._adviser.clear()
        self.announcer.prompt_again()
        self.flow_state.cursor = self.flow_state.cursor.replay(True)
        first = self.flow_state.positions.newest.seen
        self.presenter.show(first)
        self._queue.play(self.presenter.scenes(first, again=True))
        self._screen.refresh()

    def stop_replay(self) -> None:
        """Show nothing again any more, and go on with the game."""
        if self.flow_state.cursor.replaying:
            self.flow_state.cursor = self.flow_state.cursor.replay(False)
            self._queue.drop()
            self._show_present()

    def look_at(self, moment: int) -> None:
        """Show the table as it was at a moment, 0 for the start; one beyond the last is the last one."""
        self.look_back.aim(moment)
        # Hints and odds are of the present.
        self._adviser.clear()
        self._queue.catch_up()
        self.presenter.reveal_log()
        # More may be known now of what has happened.
        self.look_back.aim(moment)
        self.look_back.show()
        # A moment that is shown already changes nothing on the table, but looking back has begun.
        self._screen.refresh()

    def back_to_now(self) -> None:
        """Come back from looking at an earlier moment."""
        if self.flow_state.cursor.looking_at is None:
            return
        self.look_back.leave()
        self._show_present()
        if self.flow_state.end_shown:
            self._output.ended()

    def pause(self, paused: bool) -> None:
        """Let the table stand still, or go on."""
        if paused == self.flow_state.paused:
            return
        self.flow_state.paused = paused
        if paused and self.clock.begun and self.flow_state.positions.newest.person is not None:
            self.side_state.pauses += 1
            self.keep()
        self._screen.refresh()
        # What others play meanwhile would run unseen.
        was_busy = self._queue.busy
        self._queue.hold(paused)
        if paused:
            self.hand_over.cover()
        elif not was_busy:
            self.advance()

    def ask_hint(self) -> None:
        """Ask what the options of the person on turn are worth; where a hint is told, tell its next step."""
        seat = self.flow_state.seat
        if seat is None:
            self._refuse("not_your_turn")
        elif of_seat(self._helps, seat).hints:
            self.advice.ask_hint(seat)

    def rename(self, names: Sequence[str]) -> None:
        """Take other names of the players, by seat, for all texts that are asked for from now on."""
        self._names = tuple(names)
        self._timeline.rename(self._names)
        self._seats.rename(self._names)
        self.announcer.rename(self._names)
        self.presenter.rename(self._names)

    def retranslate(self) -> None:
        """Give every text again in the language of the moment."""
        self.presenter.show_again()
        if self.flow_state.end_shown:
            self._seats.show_places()
        self._output.hints_changed()

    def close(self) -> None:
        """Leave the table for good: nothing is shown, asked or saved any more."""
        if not self.flow_state.is_over and self.side_state.note(self._now()):
            self._output.save()
        self.flow_state.closed = True
        self._tutor.forget()
        self.clock.follow(None, self._now())
        self._output.clock_changed()
        self.moves.forget()

    # ------------------------------------------------------------------ what happens by itself

    def advance(self) -> None:
        """Let the game go on when the screen has caught up."""
        self.flow_state.cursor = self.flow_state.cursor.replay(False)
        if self.flow_state.stands_still:
            self._screen.refresh()
            return
        if self.hand_over.pass_to(self.flow_state.awaited):
            self._queue.forget()
        to_act = self.flow_state.positions.newest.to_act
        if to_act == (TABLE,) and not self.flow_state.real_dice:
            self.moves.go_on(self._session.length)
            return
        if self.moves.follow_up():
            return
        self.presenter.reveal_log()
        self.presenter.show()
        if to_act == (TABLE,):
            self._screen.refresh()
            return
        if not to_act:
            self._show_end()
            return
        if self._privacy.next_viewer is not None:
            return
        if (answer := self._privacy.answer()) is not None:
            self.moves.make(*answer)
            return
        self.moves.ask_bot(to_act)
        self.moves.play_bot()
        self.advice.refresh_odds()

    def undo_window_over(self) -> None:
        """Let a bot's move close the person's decision before it."""
        self.moves.undo_window_over()

    def second_passed(self) -> None:
        """Let one of the last seconds of a turn be heard, where that tells nobody anything."""
        if not self._privacy.is_silent:
            self._output.sound("tick")

    def time_up(self) -> None:
        """End the turn of the seat that has no time left, with what lies on the table.

        A viewer who looks back, or sees again what happened, comes back to the present with it.
        """
        if self.flow_state.timed_seat is None:
            return
        self.look_back.leave()
        self.flow_state.cursor = self.flow_state.cursor.replay(False)
        self._queue.catch_up()
        self.presenter.reveal_log()
        # The half-finished turn lies on the table again.
        self.presenter.show()
        first = self._session.length
        move = self._view_model.time_up()
        assert move is not None, "a game that limits the time of a turn says what happens when it is up"
        self._session.submit(TABLE, move)
        self.moves.go_on(first)

    def time_passed(self) -> None:
        """Save how much of the turn's time is left."""
        if not self.flow_state.closed and self.side_state.note(self._now()):
            self._output.save()

    def keep(self) -> None:
        """Save the game, with what lies beside its state."""
        if not self.flow_state.closed:
            self.side_state.note(self._now())
            self._output.save()

    def _is_person(self, seat: Seat) -> bool:
        return seat != TABLE and self._levels[seat] is None

    def _refuse(self, code: str) -> None:
        """Tell why something can't be done; a viewer of the past isn't told what goes only in the present."""
        if self.flow_state.cursor.looking_at is None:
            self._output.refuse(Rejection(code))

    # ------------------------------------------------------------------ the screen

    def _marked(self) -> Seat | None:
        """Return the person whose move is taken next, also while scenes run."""
        seat = self.flow_state.seat
        return self.flow_state.positions.newest.person if seat is None else seat

    def _show_present(self) -> None:
        """Show the newest position, and let the game go on where it doesn't stand still."""
        if self.flow_state.stands_still:
            self.presenter.reveal_log()
            self.presenter.show()
        else:
            self.advance()

    def _show_end(self) -> None:
        if not self.flow_state.end_shown:
            self.flow_state.end_shown = True
            self.announcer.flush()
            self._seats.show_places()
            self._output.ended()
            self._screen.refresh()
