"""The table in the window: shows QML one game's course, and takes what people do to the coordinator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any, cast

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.messages import translated
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.score_card import ScoreCardContent
from stolik.engine.session import Session
from stolik.hotseat.coordinator import Coordinator
from stolik.hotseat.output import FlowOutput, RowLists, ScreenStatus
from stolik.hotseat.result import Result
from stolik.hotseat.seat_helps import SeatHelps, of_seat
from stolik.hotseat.seats import SeatRow, StandingRow
from stolik.hotseat.timeline import LineRow
from stolik.models.default_names import shown_name
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel
from stolik.models.translation import paragraph_of, reason_text
from stolik.table.advice import TableAdvice
from stolik.table.director import Director
from stolik.table.end_stage import EndStage
from stolik.table.fair_dice import FairDice
from stolik.table.privacy import Privacy
from stolik.table.real_dice import RealDice
from stolik.table.replay import Replay
from stolik.table.seat_clock import SeatClock
from stolik.table.shown_moment import ShownMoment
from stolik.table.telling.aloud import Aloud
from stolik.table.telling.announcements import Announcements
from stolik.table.telling.sentences import handicap_text, pauses_text

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

UNDO_WINDOW_MS = 1500
"""The milliseconds for which a bot waits after a person's decision, so that it can still be taken back."""


@QmlElement
@QmlUncreatable("The program makes it.")
class TableController(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Connects a ``Coordinator``, which decides everything, with QML."""

    turnChanged = Signal()
    undoChanged = Signal()
    overChanged = Signal()
    friendlyFactChanged = Signal()
    lookBackChanged = Signal()
    logChanged = Signal()
    pausedChanged = Signal()
    pausesChanged = Signal()
    handicapChanged = Signal()
    refused = Signal(str, str)
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
        avatars: tuple[int, ...],
        colours: tuple[int, ...] = (),
        rng: Random,
        bot_rng: Random,
        runner: JobRunner,
        save: Callable[[], None],
        side_state: dict[str, Any] | None = None,
        beginners: tuple[int, ...] = (),
        tutored: tuple[int, ...] = (),
        helps: Sequence[SeatHelps] = (),
        real_dice: bool = False,
        own_best: int | None = None,
        in_tournament: bool = False,
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Set the table.

        ``side_state`` holds what lies beside the state in a save, the clock and the memory of the view model;
        it is kept up to date whenever ``save`` is called. ``beginners`` are the seats that are shown what
        is of use, ``tutored`` those that are asked before a move that gives much away. With ``real_dice``
        people throw dice of their own and type what fell. ``helps`` are those of the seats. ``own_best`` is
        the most points that a person who plays alone has made before. ``in_tournament`` tells that hints
        aren't given and that no other game follows by itself. ``now`` gives the seconds by which turns
        are timed, which grow steadily.
        """
        super().__init__(parent)
        self.info = info
        self.session = session
        self.players = players
        self._helps = tuple(helps)
        # The seat that had the screen last: dice and tiles don't change their look while others move.
        people = [seat for seat, player in enumerate(players) if player.level is None]
        self._hand = people[0] if len(people) == 1 else -1
        self._in_tournament = in_tournament
        self._package = load_package(info.id)
        self._director = Director(now, self)
        self._view_model = self._package.view_model(self)
        self._view_model_object = cast("TableViewModel", self._view_model)
        result = Result(session, players, self._view_model, own_best)
        # A game that was over before it came here has been celebrated.
        self._end = EndStage(result, now, self, celebrated=session.over)
        self._seats = RowsModel(SeatRow, self)
        self._log = RowsModel(LineRow, self)
        self._standings = RowsModel(StandingRow, self)
        # A person's decision can be taken back this long before a bot's move closes it.
        self._undo_window = QTimer(self, singleShot=True)
        self._coordinator = Coordinator(
            self._package,
            load_codec(info.id),
            session,
            tuple([player.model_copy(update={"name": shown_name(player.name)}) for player in players]),
            avatars=avatars,
            colours=colours,
            rng=rng,
            bot_rng=bot_rng,
            runner=runner,
            view_model=self._view_model,
            queue=self._director.queue,
            lists=RowLists(self._seats, self._log, self._standings),
            output=FlowOutput(
                announce=lambda sentence: self._announcements.tell(sentence),
                sound=self.sounded.emit,
                refuse=self.refuse,
                ended=self._show_end,
                status_changed=self._follow,
                viewer_changed=lambda: self._privacy.changed.emit(),
                clock_changed=lambda: self._clock.refresh(),
                hints_changed=lambda: self._advice.hintsChanged.emit(),
                odds_hidden=lambda: self._advice.oddsChanged.emit(),
                undo_window=self._open_undo_window,
                save=save,
            ),
            now=now,
            side_state={} if side_state is None else side_state,
            beginners=beginners,
            tutored=tutored,
            helps=helps,
            real_dice=real_dice,
        )
        self._real_dice = RealDice(self._coordinator, self)
        self._advice = self._make_advice()
        self._replay = Replay(self._coordinator, self)
        self._privacy = Privacy(self._coordinator, self)
        self._aloud = Aloud(self._privacy, self)
        self._announcements = Announcements(self._coordinator, self._aloud, now, self)
        self._clock = SeatClock(self._coordinator.clock, now, self)
        counts_rounds = self._package.scenes.counts_rounds
        self._moment = ShownMoment(self._coordinator.look_back, counts_rounds, self)
        self._fair_dice = FairDice(info, session, lambda: self._coordinator.flow_state.end_shown, self)
        self.overChanged.connect(self._fair_dice.changed)
        self.turnChanged.connect(self._advice.allowedChanged)
        self._advice.refused.connect(self.refused)
        self.refused.connect(self._aloud.callOwner)
        self._director.idle.connect(self._coordinator.advance)
        self._clock.passed.connect(self._coordinator.time_passed)
        self._clock.ticked.connect(self._coordinator.second_passed)
        self._clock.expired.connect(self._coordinator.time_up)
        self._undo_window.timeout.connect(self._coordinator.undo_window_over)
        self._end.placesShown.connect(self.ended)
        self._end.placesShown.connect(self._announcements.tell_ranking)
        self._end.sounded.connect(self.sounded)
        self.friendlyFactChanged.connect(self._end.resultChanged)
        # What the hand does before there is a move is heard as well, and worth saving.
        self._view_model_object.moveWanted.connect(lambda move: self.submit(move))
        self._view_model_object.refusal.connect(self.refuse)
        self._view_model_object.sounded.connect(self.sounded)
        self._view_model_object.told.connect(self._announcements.tell)
        self._view_model_object.kept.connect(self._coordinator.keep)
        self._view_model_object.hintOver.connect(self._advice.dropHint)

    # ------------------------------------------------------------------ what QML sees

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self.info.id

    @Property(QUrl, constant=True)
    def source(self) -> QUrl:
        return QUrl.fromLocalFile(str(self._package.folder / "ui" / "Table.qml"))

    @Property(QObject, constant=True)
    def viewModel(self) -> QObject:
        return self._view_model_object

    @Property(Director, constant=True)
    def director(self) -> Director:
        return self._director

    @Property(EndStage, constant=True)
    def end(self) -> EndStage:
        return self._end

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        return self._seats

    @Property(RowsModel, constant=True)
    def log(self) -> RowsModel[LineRow]:
        return self._log

    @Property(RowsModel, constant=True)
    def standings(self) -> RowsModel[StandingRow]:
        return self._standings

    @Property(bool, constant=True)
    def repeatable(self) -> bool:
        """Whether the chance of this game is known, so that it can be met again in another."""
        return self.session.seed is not None

    @Property(bool, constant=True)
    def inTournament(self) -> bool:
        """Whether nobody is helped here, and the tournament goes on after the game."""
        return self._in_tournament

    @Property(RealDice, constant=True)
    def realDice(self) -> RealDice:
        return self._real_dice

    @Property(TableAdvice, constant=True)
    def advice(self) -> TableAdvice:
        return self._advice

    @Property(FairDice, constant=True)
    def fairDice(self) -> FairDice:
        return self._fair_dice

    @Property(Privacy, constant=True)
    def privacy(self) -> Privacy:
        return self._privacy

    @Property(Aloud, constant=True)
    def aloud(self) -> Aloud:
        return self._aloud

    @Property(Announcements, constant=True)
    def announcements(self) -> Announcements:
        return self._announcements

    @Property(SeatClock, constant=True)
    def clock(self) -> SeatClock:
        return self._clock

    @Property(str, notify=friendlyFactChanged)
    def friendlyFact(self) -> str:
        return self._coordinator.friendly_fact

    @Property(int, notify=turnChanged)
    def seat(self) -> int:
        """The seat that the screen belongs to now, -1 while no person is to act."""
        seat = self._coordinator.flow_state.seat
        return -1 if seat is None else seat

    @Property(bool, notify=turnChanged)
    def largePrint(self) -> bool:
        """Whether the person whose turn it is, or was last, wants large pips and numbers."""
        return of_seat(self._helps, self._hand).large_print

    @Property(bool, notify=undoChanged)
    def canUndo(self) -> bool:
        return self._coordinator.flow_state.can_undo

    @Property(bool, notify=overChanged)
    def over(self) -> bool:
        """Whether the game is over and the screen has shown how."""
        return self._coordinator.flow_state.end_shown

    @Property(int, notify=lookBackChanged)
    def lookingAt(self) -> int:
        """The number of the moment looked back at, 0 for the start; -1 in the present."""
        at = self._coordinator.flow_state.looking_at
        return -1 if at is None else at

    @Property(Replay, constant=True)
    def replay(self) -> Replay:
        return self._replay

    @Property(ShownMoment, constant=True)
    def moment(self) -> ShownMoment:
        return self._moment

    @Property(int, notify=logChanged)
    def entries(self) -> int:
        """The number of the last moment that can be looked back at."""
        return self._coordinator.flow_state.moments

    @Property(str, notify=pausesChanged)
    def pausesText(self) -> str:
        """How often a pause stopped a turn's time; empty where nobody's time was limited."""
        return self._say_pauses()

    @Property(str, notify=handicapChanged)
    def handicapText(self) -> str:
        """The names of those for whom the game is made easier by its handicap; empty where there are none."""
        handicap, names = self._coordinator.seat_rows.handicap
        return handicap_text(translated(self.info.id, handicap), names)

    def _get_paused(self) -> bool:
        return self._coordinator.flow_state.paused

    def _set_paused(self, paused: bool) -> None:
        self._coordinator.pause(paused)

    paused = Property(bool, _get_paused, _set_paused, notify=pausedChanged)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        """Show the position as it is and let the game go on."""
        self._coordinator.begin()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the move of the person on turn; a refusal is answered with its sentence."""
        self._coordinator.submit(move)

    @Slot("QVariantMap")
    def passOn(self, answer: dict[str, Any]) -> None:
        """Let the next person look before the game goes on; who was asked something has answered it."""
        self._coordinator.pass_on(answer)

    @Slot()
    def undo(self) -> None:
        """Take back the last decision of the person who made it."""
        self._coordinator.undo()

    @Slot(int)
    def lookAt(self, moment: int) -> None:
        self._end.leave()
        self._coordinator.look_at(moment)
        self._moment.changed.emit()

    def look_at_end(self) -> None:
        """Show the newest moment as something to look at only."""
        self.lookAt(self._coordinator.flow_state.moments)

    @Slot()
    def backToNow(self) -> None:
        """Come back from looking at an earlier moment."""
        self._coordinator.back_to_now()

    @Slot()
    def retranslate(self) -> None:
        self._coordinator.rename([shown_name(player.name) for player in self.players])
        self._coordinator.retranslate()
        self._moment.changed.emit()
        self._fair_dice.changed.emit()
        self.friendlyFactChanged.emit()
        self.pausesChanged.emit()
        self.handicapChanged.emit()

    @Slot()
    def close(self) -> None:
        """Leave the table for good: nothing is shown, asked or saved any more."""
        self._aloud.stopped.emit()
        self._end.leave()
        self._coordinator.close()

    def refuse(self, rejection: Rejection) -> None:
        """Tell in a sentence why a move isn't possible."""
        self.refused.emit(reason_text(self.info.id, rejection), paragraph_of(self.info.id, rejection))

    def point_at(self, things: Sequence[str]) -> None:
        """Light things up, by their names, at the moment that is looked back at."""
        self._moment.point_at(things)

    def score_card(self) -> ScoreCardContent:
        """Return what the score card tells: the places, and everybody's count."""
        card = self._coordinator.seat_rows.card()
        return replace(card, pauses=self._say_pauses(), handicap=str(self.handicapText))

    def _make_advice(self) -> TableAdvice:
        """Return what helps the person on turn at a table of this kind."""
        return TableAdvice(self._coordinator, self._helps, self, in_tournament=self._in_tournament)

    # ------------------------------------------------------------------ what the coordinator tells

    def _follow(self, before: ScreenStatus, now: ScreenStatus) -> None:
        """Emit the signals of what has changed."""
        if now.seat != before.seat:
            self._hand = self._hand if now.seat is None else now.seat
            self.turnChanged.emit()
        if now.can_undo != before.can_undo:
            self.undoChanged.emit()
        if now.can_replay != before.can_replay:
            self._replay.possibleChanged.emit()
        if now.over != before.over:
            self.friendlyFactChanged.emit()
        if now.end_shown != before.end_shown:
            self.overChanged.emit()
        if now.looking_at != before.looking_at:
            self.lookBackChanged.emit()
            self._moment.changed.emit()
        if (now.moments, now.looking_at is None) != (before.moments, before.looking_at is None):
            self._moment.milestonesChanged.emit()
        if now.replaying != before.replaying:
            self._replay.runningChanged.emit()
        if now.moments != before.moments:
            self.logChanged.emit()
        if (now.dice_asked, now.moments) != (before.dice_asked, before.moments):
            seat = self.session.log[-1].seat if now.dice_asked else TABLE
            self._real_dice.follow(now.dice_asked, seat, now.moments)
        if now.paused != before.paused:
            self.pausedChanged.emit()
            self.pausesChanged.emit()
            if now.paused:
                self._aloud.stopped.emit()

    def _show_end(self) -> None:
        self._end.begin(instant=self._director.queue.instant)

    def _say_pauses(self) -> str:
        return pauses_text(self._coordinator.pauses)

    def _open_undo_window(self, is_open: bool) -> None:
        if is_open:
            self._undo_window.start(UNDO_WINDOW_MS)
        else:
            self._undo_window.stop()
