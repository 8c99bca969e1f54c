"""The table: one session on the screen, with its people, bots, log, hints and looking back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.library import load_codec
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import TimedViewModel
from stolik.table.bot_runner import BotRunner
from stolik.table.clues import TableClues
from stolik.table.turns import person_to_act, whole_numbers

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

GRACE_MS = 1500
"""So long a bot waits after a person's decision, so that it can still be taken back."""


@QmlElement
@QmlUncreatable("The program makes it.")
class TableController(TableClues):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Takes the moves of people and bots to the session, and the session's steps to the screen.

    The session is always at the newest state and the screen lags behind it: a bot is asked at once, but its
    move is made when the screen has caught up, so that a person can take a decision back meanwhile.
    """

    changed = Signal()
    announced = Signal(str)
    sounded = Signal(str)
    ended = Signal()
    againWanted = Signal()
    homeWanted = Signal()

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        players: tuple[Player, ...],
        *,
        persons: tuple[int, ...],
        rng: Random,
        bot_rng: Random,
        runner: BotRunner,
        save: Callable[[], None],
        desk: dict[str, Any] | None = None,
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Set the table.

        ``desk`` holds what lies beside the state in a save, the clock and the memory of the view model; it
        is kept up to date whenever ``save`` is called. ``now`` gives the seconds by which turns are timed,
        which grow steadily.
        """
        super().__init__(
            info,
            session,
            players,
            persons=persons,
            bot_rng=bot_rng,
            runner=runner,
            desk={} if desk is None else desk,
            now=now,
            parent=parent,
        )
        self._rng = rng
        self._save = save
        self._codec = load_codec(info.id)
        self._stage.changed.connect(self.changed)
        self._stage.announced.connect(self.announced)
        self._stage.sounded.connect(self.sounded)
        self._director.idle.connect(self._advance)
        self._curtain.moved.connect(self._look_again)
        self._desk.clock.ticked.connect(self._stage.tick)
        self._desk.clock.expired.connect(self._time_up)
        self._desk.changed.connect(self._keep)
        self.changed.connect(self._follow)
        # A person's decision can be taken back for so long before a bot's move closes it.
        self._grace = QTimer(self, singleShot=True, interval=GRACE_MS)
        self._grace.timeout.connect(self._play_bot)
        self._unseen = session.length
        self._looking: int | None = None
        self._replaying = False
        self._paused = False
        self._over_shown = False
        self._closed = False

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def friendlyFact(self) -> str:
        return self._stage.friendly_fact() if self.session.over else ""

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat that the screen belongs to now, -1 while no person is to act."""
        return -1 if self._mine is None else self._mine

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return self._undo_seat() is not None

    @Property(bool, notify=changed)
    def canReplay(self) -> bool:
        """Whether something was played since a person's last move that can be shown again."""
        return self._can_replay()

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the game is over and the screen has shown how."""
        return self._over_shown

    @Property(int, notify=changed)
    def lookingAt(self) -> int:
        """The moment looked back at, 0 for the start; -1 in the present."""
        return -1 if self._looking is None else self._stage.discretion.moments.index(self._looking)

    @Property(int, notify=changed)
    def entries(self) -> int:
        """The number of moments that the log leads through."""
        return len(self._stage.discretion.moments) - 1

    def _get_paused(self) -> bool:
        return self._paused

    def _set_paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self.changed.emit()
            if paused:
                self._curtain.cover()
            elif not self._director.is_busy:
                self._advance()

    paused = Property(bool, _get_paused, _set_paused, notify=changed)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        """Show the position as it is and let the game go on."""
        self._stage.reveal_log()
        self._stage.show()
        self._advance()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the move of the person on turn; a refusal is answered with its sentence."""
        if self._director.is_busy:
            self._director.finish()
            return
        if self._looking is not None:
            self.backToNow()
            return
        seat = self._mine
        if seat is None:
            self._refuse("game_over" if self.session.over else "not_your_turn")
            return
        value = self._codec.move(whole_numbers(move))
        rejection = value if isinstance(value, Rejection) else self.session.check(seat, value)
        if rejection is not None:
            self.refuse(rejection)
            return
        first = self.session.length
        self.session.submit(seat, value)  # type: ignore[arg-type]  # no Rejection: checked above
        if self._undo_seat() is not None:
            self._grace.start()
        self._go_on(first)
        self._unseen = self.session.length

    @Slot("QVariantMap")
    def passOn(self, answer: dict[str, Any]) -> None:
        """Let the next person look before the game goes on; who was asked something has answered it."""
        if self._curtain.seat is not None and self._curtain.seat == self._to_act():
            value = self._codec.move(whole_numbers(answer)) if answer else None
            self._stage.discretion.pass_on(None if isinstance(value, Rejection) else value)
            # The last one leaves as well, also where it is their answer that counts first.
            self._curtain.pass_to(self._stage.discretion.looker)
            self._director.forget()
            self._advance()

    @Slot()
    def undo(self) -> None:
        """Take back the last decision of the person who made it."""
        seat = self._undo_seat()
        if seat is None:
            self._refuse("nothing_to_take_back")
            return
        self._director.drop()
        self._bots.forget()
        self._adviser.clear()
        self._grace.stop()
        self.session.undo(seat)
        self._unseen = min(self._unseen, self.session.length)
        self._replaying = False
        self._stage.ledger.take_back(self.session)
        self._keep()
        self._advance()

    @Slot()
    def whatHappened(self) -> None:
        """Play again what was played since a person's last move."""
        if not self._can_replay():
            self._refuse("nothing_to_see_again")
            return
        self._adviser.clear()
        self._replaying = True
        self._stage.show(self._unseen)
        self._director.play(self._stage.scenes(self._unseen, again=True))
        self.changed.emit()

    @Slot(int)
    def lookAtEntry(self, entries: int) -> None:
        """Show the table as it lay after so many entries of the log."""
        self.lookAt(sum(moment < entries for moment in self._stage.discretion.moments))

    @Slot(int)
    def lookAt(self, moment: int) -> None:
        """Show the table as it lay at a moment."""
        moments = self._stage.discretion.moments
        self._looking = moments[max(0, min(moment, len(moments) - 1))]
        self._replaying = False
        # Hints and odds are of the present.
        self._adviser.clear()
        self._director.catch_up()
        self._stage.reveal_log()
        self._stage.show(self._looking)

    @Slot()
    def backToNow(self) -> None:
        """Come back from looking at an earlier moment."""
        if self._looking is None:
            return
        self._looking = None
        self._advance()
        if self._over_shown:
            self.ended.emit()

    @Slot()
    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._stage.show_again()
        if self._over_shown:
            self._stage.people.show_places(self.session)
        self.hintsChanged.emit()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Leave the table for good: nothing is shown, asked or saved any more."""
        if not self.session.over and self._desk.note():
            self._save()
        self._closed = True
        self._desk.clock.follow(None)
        self._grace.stop()
        self._director.drop()
        self._bots.forget()
        self._adviser.clear()

    # ------------------------------------------------------------------ the game's course

    @property
    def _mine(self) -> Seat | None:
        """The person's seat whose move the screen takes now."""
        seat = self._to_act()
        hidden = seat is None or self._curtain.hides(seat) or self._stage.discretion.looker is not None
        return None if hidden else seat

    def _to_act(self) -> Seat | None:
        """Return the person who is to act or to look now, whether they see what is theirs or not."""
        away = self._looking is not None or self._replaying or self._director.is_busy
        return None if away else self._awaited()

    def _awaited(self) -> Seat | None:
        looker = self._stage.discretion.looker
        return person_to_act(self.session, self._is_person) if looker is None else looker

    @property
    def _stands_still(self) -> bool:
        return self._closed or self._paused or self._looking is not None

    def _can_replay(self) -> bool:
        return self._mine is not None and self._unseen < self.session.length

    def _undo_seat(self) -> Seat | None:
        if not self.session.log or self._looking is not None or self._over_shown:
            return None
        seat = self.session.log[-1].seat
        can = (
            self._is_person(seat) and self.session.can_undo(seat) and not self._stage.discretion.forbids_undo
        )
        return seat if can else None

    def _go_on(self, first: int) -> None:
        """Let chance follow the entries since ``first``, save, show them, and ask the next bot meanwhile."""
        self._adviser.clear()
        self.session.resolve_chance(self._rng)
        self._keep()
        self._stage.ledger.follow(self.session)
        self._bots.ask()
        self._director.play(self._stage.scenes(first))
        self.changed.emit()

    def _advance(self) -> None:
        """Let the game go on when the screen has caught up."""
        self._replaying = False
        if self._stands_still:
            return
        if self._curtain.pass_to(self._awaited()):
            self._director.forget()
        if self.session.to_act == (TABLE,):
            self._go_on(self.session.length)
            return
        self._stage.reveal_log()
        self._stage.show()
        if self.session.over:
            if not self._over_shown:
                self._over_shown = True
                self._stage.people.show_places(self.session)
                self.ended.emit()
                self.changed.emit()
            return
        if self._stage.discretion.looker is not None:
            return
        if (answer := self._stage.discretion.answer()) is not None:
            self._make(*answer)
            return
        self._bots.ask()
        self._play_bot()
        self._refresh_odds()

    def _play_bot(self) -> None:
        """Make a bot's move where one has come, the screen has caught up and nobody may still take back."""
        if self._stands_still or self._replaying or self._director.is_busy or self._grace.isActive():
            return
        if self._stage.discretion.looker is None and (found := self._bots.take()) is not None:
            self._make(*found)

    def _make(self, seat: Seat, move: Value) -> None:
        """Make a move that comes by itself, and show it."""
        first, beside = self.session.length, self._mine
        self.session.submit(seat, move)
        # While a person owes a move of their own too, nothing may keep them from it.
        if beside is not None and beside in self.session.to_act:
            self._keep()
            self._stage.show_at_once(first)
            self._bots.ask()
        elif self._stage.is_secret(first) and self.session.to_act != (TABLE,):
            self._keep()
            self._stage.show_at_once(first, silently=self._curtain.is_shared)
            self._advance()
        else:
            self._go_on(first)

    def _follow(self) -> None:
        self._curtain.wait_for(self._to_act(), self._stage.discretion.looker is not None)
        self._desk.clock.follow(None if self._stands_still else self._mine)

    def _look_again(self) -> None:
        """Show the moment to the eyes that the screen has now; what others saw in it is gone."""
        self._adviser.clear()
        self._director.finish_all()
        self._director.forget()
        self._stage.show_again()
        self._refresh_odds()

    def _time_up(self) -> None:
        """End the turn of whoever has no time left, with what lies on the table."""
        if self._mine is not None and isinstance(view_model := self._stage.view_model, TimedViewModel):
            first = self.session.length
            self.session.submit(TABLE, view_model.time_up())
            self._go_on(first)
            self._unseen = self.session.length

    def _keep(self) -> None:
        """Save the game, with what lies beside its state."""
        if not self._closed:
            self._desk.note()
            self._save()
