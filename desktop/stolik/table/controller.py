"""The table in the window: shows QML the screen of a game's flow, and tells the flow what happens there."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, assert_never, cast

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import Guess
from stolik.engine import moments
from stolik.engine.bot_jobs import BotJob
from stolik.engine.event_scenes import ShownEvent
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.messages import sentence, translated
from stolik.engine.package import GamePackage
from stolik.engine.score_card import ScoreCardContent
from stolik.engine.session import History, Session
from stolik.engine.sitting import SeatHelps, of_seat
from stolik.flow import effects
from stolik.flow import happenings as h
from stolik.flow.clock import Clock
from stolik.flow.effects import JobDesk
from stolik.flow.flow import NOTHING, Picture, Setting, thrower
from stolik.flow.runner import FlowRunner, Story
from stolik.flow.screen import Screen, Status
from stolik.flow.step import flow_of
from stolik.flow.timeline import LineRow
from stolik.flow.transition import draw
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel, whole_numbers
from stolik.models.words import paragraph_of, reason_text, shown_name
from stolik.table.advice import TableAdvice
from stolik.table.director import Director
from stolik.table.end_stage import EndStage, Result
from stolik.table.screen_parts import (
    FairDice,
    Privacy,
    RealDice,
    Replay,
    SeatClock,
    SeatedGame,
    SeatRow,
    SeatRows,
    ShownMoment,
    StandingRow,
    TableNeeds,
    shown_seat,
)
from stolik.table.telling import Aloud, Announcements, Announcer, Questions, handicap_text, pauses_text

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


log = logging.getLogger(__name__)

UNDO_WINDOW_MS = 1500
"""How long a bot waits after a person's decision so that it can still be undone, in milliseconds."""

VERDICT_WINDOW_MS = 4000
"""The same delay if the coach has a verdict on that decision, which the person needs time to read."""

STATUS_SIGNALS: Final[Mapping[str, Sequence[str]]] = {
    "seat": ("turnChanged",),
    "can_undo": ("undoChanged",),
    "over": ("friendlyFactChanged",),
    "end_shown": ("overChanged",),
    "looking_at": ("lookBackChanged",),
    "moments": ("logChanged",),
    "paused": ("pausedChanged",),
    "pauses": ("pausesChanged",),
}
"""The signals to emit when a field of `Status` changes, by its name."""


@QmlElement
@QmlUncreatable("The program makes it.")
class TableController(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Runs the flow of one game: carries out its effects, and publishes the changes of its screen.

    Nothing is decided here. The controller compares the screen shown so far with the flow's new one, and
    updates the models and QML by the difference.
    """

    turnChanged = Signal()
    undoChanged = Signal()
    overChanged = Signal()
    friendlyFactChanged = Signal()
    lookBackChanged = Signal()
    logChanged = Signal()
    pausedChanged = Signal()
    pausesChanged = Signal()
    handicapChanged = Signal()
    exploringChanged = Signal()
    refused = Signal(str, str)
    sounded = Signal(str)
    celebrated = Signal("QVariantMap")  # type: ignore[arg-type]  # the stubs know no type names
    """Asks QML to show a great moment: whose it is, its title, and its picture as the game draws it."""
    guessed = Signal(int, object)
    """A seat has made a `Guess`."""
    ended = Signal()
    againWanted = Signal()
    homeWanted = Signal()

    def __init__(self, game: SeatedGame, needs: TableNeeds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.info = game.info
        self.players = game.players
        self._game = game
        self._needs = needs
        self._package = load_package(game.info.id)
        self._view_model = self._package.view_model(self)
        self._view_model_object = cast("TableViewModel", self._view_model)
        self._view_model.recall(game.side_state.get("view_model"))
        self._seats = RowsModel(SeatRow, self)
        self._log = RowsModel(LineRow, self)
        self._standings = RowsModel(StandingRow, self)
        self._seat_rows = SeatRows(
            self._named(), self._view_model, self._package.messages, self._seats, self._standings
        )
        setting = Setting(self._package, self._view_model, *game.setting)
        flow = flow_of(setting, game.session.history, tuple(self._seat_rows.names), game.side_state)
        self._run = FlowRunner(flow, self, needs.now)
        self._jobs = JobDesk(needs.runner, needs.bot_rng, self._take_answer)
        # The seat that had the screen last; dice and tiles keep its look while others move.
        self._hand = setting.people[0] if len(setting.people) == 1 else TABLE
        self._drawn: Picture | None = None
        self._stage = effects.BeginScene({}, 0, waits=False)
        self._director = Director(self._run.happen, self, needs.scene_timer)
        # A game that was already over when it came to this table has been celebrated before.
        result = Result(
            game.session,
            game.players,
            self._view_model,
            game.own_best,
            self._package.moments_at,
            needs.is_first_win,
        )
        self._end = EndStage(result, needs.now, self, celebrated=game.session.over)
        self._real_dice = RealDice(self._run, self)
        self._advice = self._make_advice()
        self._replay = Replay(self._run, self)
        self._privacy = Privacy(self._run, self)
        self._clock = SeatClock(self._run, needs.now, self)
        self._moment = ShownMoment(self._run, self)
        self._fair_dice = FairDice(game.info, game.session, lambda: self._run.flow.end_shown, self)
        self._tell_aloud()
        self._connect()

    def _tell_aloud(self) -> None:
        bots = [seat for seat, player in enumerate(self.players) if player.level is not None]
        names = self._seat_rows.names
        self._announcer = Announcer(
            self._view_model,
            bots,
            names,
            lambda text: self._announcements.tell(text),
            self._package.scenes.moments,
        )
        questions = Questions(self._view_model, self._run, self._seat_rows)
        self._aloud = Aloud(self._privacy, self)
        self._announcements = Announcements(self._announcer, questions, self._aloud, self._needs.now, self)

    def _say(self, sentence: str) -> None:
        self._announcements.tell(sentence)

    def _connect(self) -> None:
        # A person's decision can be undone until a bot's move closes this window.
        self._undo_window = QTimer(self, singleShot=True)
        self._undo_window.timeout.connect(lambda: self._run.happen(h.UndoClosed))
        self.overChanged.connect(self._fair_dice.changed)
        self.turnChanged.connect(self._advice.allowedChanged)
        self.lookBackChanged.connect(self._moment.changed)
        for signal in (self.turnChanged, self.lookBackChanged, self.overChanged):
            signal.connect(self.exploringChanged)
        self._advice.refused.connect(self.refused)
        self.refused.connect(self._aloud.callOwner)
        self._end.placesShown.connect(self.ended)
        self._end.placesShown.connect(self._announcements.tell_ranking)
        self._end.sounded.connect(self.sounded)
        self.friendlyFactChanged.connect(self._end.resultChanged)
        # Anything the hand does before a move is heard and saved too.
        self._view_model_object.moveWanted.connect(lambda move: self.submit(move))
        self._view_model_object.answered.connect(lambda answer: self.passOn(answer))
        self._view_model_object.refusal.connect(self.refuse)
        self._view_model_object.sounded.connect(self.sounded)
        self._view_model_object.told.connect(self._announcements.tell)
        self._view_model_object.kept.connect(lambda: self._run.happen(h.HandChanged))
        self._view_model_object.hintChanged.connect(self._advice.hintsChanged)
        self._view_model_object.hintOver.connect(self._advice.dropHint)
        view_model: Any = self._view_model_object
        view_model.changed.connect(self._note_touch)

    # ------------------------------------------------------------------ what QML sees

    @property
    def session(self) -> Session:
        return self._game.session

    @property
    def story(self) -> Story:
        return self._run.story

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self.info.id

    @Property(QUrl, constant=True)
    def source(self) -> QUrl:
        return _drawing(self._package)

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
        """Whether this game has a seed, so that another game can repeat its luck."""
        return self.session.seed is not None

    @Property(bool, constant=True)
    def inTournament(self) -> bool:
        return self._game.agreed.in_tournament

    @Property(bool, constant=True)
    def counts(self) -> bool:
        """Whether the result goes into the family book; a trial game's doesn't."""
        return self._game.agreed.counts

    @Property(bool, constant=True)
    def rated(self) -> bool:
        return self._game.agreed.rated

    @Property(int, constant=True)
    def strength(self) -> int:
        """The strength of the computers that adapt to the people here, 0 to 100; -1 if there are none."""
        levels = [player.level or "" for player in self.players]
        return next((int(level) for level in levels if level.isdecimal()), -1)

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
        if not self._run.screen.status.over:
            return ""
        return self._view_model.friendly_fact(self._run.flow.timeline.events, self._run.flow.names)

    @Property(int, notify=turnChanged)
    def seat(self) -> int:
        """The seat that the screen belongs to now; -1 while no person has to act."""
        return shown_seat(self._run.screen.status.seat)

    @Property(bool, notify=turnChanged)
    def largePrint(self) -> bool:
        """Whether the person whose turn it is, or was last, wants large pips and numbers."""
        return of_seat(self._run.flow.setting.helps, self._hand).large_print

    @Property(bool, notify=turnChanged)
    def calm(self) -> bool:
        """Whether the person whose turn it is, or was last, sits at a calm table."""
        return self._run.flow.setting.spares(self._hand)

    @Property(bool, notify=undoChanged)
    def canUndo(self) -> bool:
        return self._run.screen.status.can_undo

    @Property(bool, notify=overChanged)
    def over(self) -> bool:
        return self._run.screen.status.end_shown

    @Property(int, notify=lookBackChanged)
    def lookingAt(self) -> int:
        """The number of the moment looked back at, 0 for the start; -1 in the present."""
        return shown_seat(self._run.screen.status.looking_at)

    @Property(Replay, constant=True)
    def replay(self) -> Replay:
        return self._replay

    @Property(ShownMoment, constant=True)
    def moment(self) -> ShownMoment:
        return self._moment

    @Property(int, notify=logChanged)
    def entries(self) -> int:
        return self._run.screen.status.moments

    @Property(str, notify=pausesChanged)
    def pausesText(self) -> str:
        """A sentence about how often the clock was stopped; empty if it never was or no time is limited."""
        return self._say_pauses()

    @Property(str, notify=handicapChanged)
    def handicapText(self) -> str:
        """A sentence that names the handicap and the players who have it; empty if there are none."""
        handicap, names = self._seat_rows.handicap
        return handicap_text(translated(self.info.id, handicap), names)

    def _get_paused(self) -> bool:
        return self._run.screen.status.paused

    def _set_paused(self, paused: bool) -> None:
        self._run.happen(h.PausePressed, paused)

    paused = Property(bool, _get_paused, _set_paused, notify=pausedChanged)

    @Property(bool, notify=exploringChanged)
    def canExplore(self) -> bool:
        """Whether the decision at the moment looked back at, or the next one, can be explored."""
        return self.explored() is not None

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        self._run.happen(h.Began)
        self._ask_for_dice()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the move of the person on turn; if it is refused, QML gets the sentence that says why."""
        self._run.happen(h.MoveSubmitted, load_codec(self.info.id).move(whole_numbers(move)))

    @Slot("QVariantMap")
    def passOn(self, answer: dict[str, Any]) -> None:
        """Pass the screen to the next person who looks before the game goes on; ``answer`` may be empty."""
        value = load_codec(self.info.id).move(whole_numbers(answer)) if answer else None
        self._run.happen(h.LookPassedOn, None if isinstance(value, Rejection) else value)

    @Slot()
    def undo(self) -> None:
        self._run.happen(h.UndoAsked)

    @Slot(int)
    def lookAt(self, moment: int) -> None:
        self._end.leave()
        self._run.happen(h.MomentChosen, moment)
        self._moment.point_at_changes()

    @Slot()
    def beginLookingBack(self) -> None:
        """Show the moment at which looking back begins: the start, or what the last of those entries did."""
        entries = self._game.looks_at
        self.lookAt(self._run.flow.timeline.moment_after(entries - 1) + 1 if entries else 0)

    def look_before(self, entry: int, moment: int, seat: Seat) -> None:
        """Show a decision as the seat that made it saw the table; ``moment`` is its number."""
        self._end.leave()
        self._run.happen(h.MomentChosen, moment, entry)
        self._run.happen(h.SeenAs, seat)
        self._moment.point_at_changes()

    def look_at_end(self) -> None:
        """Show the latest moment, to be looked at only."""
        self.lookAt(self._run.screen.status.moments)

    @Slot()
    def backToNow(self) -> None:
        self._run.happen(h.CameBack)

    @Slot()
    def retranslate(self) -> None:
        names = tuple([shown_name(player.name) for player in self.players])
        self._seat_rows.retell(names)
        self._announcer.names = names
        self._view_model.retell()
        self._drawn = None
        self._run.happen(h.Retold, names)
        if self._run.screen.status.end_shown:
            self._seat_rows.show_places(self._run.flow.session)
        self._advice.show_next_press()
        self._advice.show_verdict()
        self._advice.guessChanged.emit()
        self._moment.changed.emit()
        self._fair_dice.changed.emit()
        self.friendlyFactChanged.emit()
        self.pausesChanged.emit()
        self.handicapChanged.emit()

    @Slot()
    def close(self) -> None:
        """Leave the table for good; nothing is shown, asked or saved after that."""
        self._aloud.stopped.emit()
        self._end.leave()
        self._run.happen(h.Left)

    @Slot(object)
    def refuse(self, rejection: Rejection) -> None:
        self.refused.emit(reason_text(self.info.id, rejection), paragraph_of(self.info.id, rejection))

    def change_helps(self, helps: Sequence[SeatHelps]) -> None:
        if tuple(helps) != self._run.flow.setting.helps:
            self._run.happen(h.HelpsChanged, tuple(helps))
            self.turnChanged.emit()

    @Slot()
    def _note_touch(self) -> None:
        """Tell the flow that the person has done something, if it is waiting for that."""
        flow = self._run.flow
        if self._run.is_running or (flow.quiet.awaited is None and flow.coaching.judged is None):
            return
        self._run.happen(h.Touched, self._advice.takes_next_press())

    def point_at(self, things: Sequence[str]) -> None:
        """Light up things, given by name, at the moment looked back at."""
        self._moment.point_at(things)

    def explored(self) -> tuple[int, Seat] | None:
        """Return the number and the seat of the decision on the screen, if it may be explored.

        While a game is in play this is refused in a tournament, to people without hints, and if the time of
        several people is limited; in a game with secrets, people can explore only their own decisions. A game
        that can't value its options can't be explored at all.
        """
        flow = self._run.flow
        if flow.setting.package.seat_values is None:
            return None
        at = flow.cursor.looking_at
        entry = flow.session.length if at is None else flow.timeline.moment(at).entry + 1
        if flow.is_over:
            return flow.session.decision_at(entry + 1)
        seats = [seat for seat in flow.setting.people if flow.setting.helps[seat].hints]
        if flow.setting.has_secrets:
            seats = [seat for seat in seats if seat == flow.viewer.seat]
        races = flow.counted_pauses is not None and len(flow.setting.people) > 1
        if self._game.agreed.in_tournament or races:
            return None
        return flow.session.decision_at(entry + 1, seats)

    def score_card(self) -> ScoreCardContent:
        """Return the content of the score card: the places, and how everybody's score adds up."""
        card = self._seat_rows.card(self._run.flow.session)
        return replace(card, pauses=self._say_pauses(), handicap=str(self.handicapText))

    def _make_advice(self) -> TableAdvice:
        """Return the help for the person on turn; a subclass may offer another."""
        return TableAdvice(self._run, self._view_model, self, in_tournament=self._game.agreed.in_tournament)

    # ------------------------------------------------------------------ what the flow wants done

    def follow(self, session: History) -> None:
        self._game.session.follow(session)

    def carry_out(self, effect: effects.Effect) -> None:
        match effect:
            case effects.Ask():
                self._jobs.ask(effect)
            case effects.Forget():
                self._jobs.forget(effect.number)
            case effects.BotFailed():
                level = self.players[effect.seat].level
                log.warning("a bot of %s at level %s had no legal move", self.info.id, level)
            case effects.DrawChance():
                self._run.happen(h.ChanceFell, self._run.flow.session.chance(self._needs.rng))
            case effects.EndTurn():
                self._end_turn()
            case effects.Save():
                self._save(effect)
            case effects.Refuse():
                self.refuse(effect.rejection)
            case effects.Tell():
                self._tell(effect)
            case effects.EndTelling():
                self._announcer.flush()
            case effects.Prompt():
                self._announcer.prompt(effect.seat, anew=effect.anew)
            case effects.Sound():
                self.sounded.emit(effect.name)
            case effects.Celebrate():
                self._celebrate(effect)
            case effects.OpenUndo():
                self._open_undo(effect)
            case effects.BeginScene():
                self._stage = effect
                self._director.begin(effect)
            case effects.Show():
                self._draw(effect.picture)
            case effects.PlayScene():
                self._play_scene(effect)
            case effects.HurryScene():
                self._director.cut_short()
            case effects.ForgetScene():
                self._director.forget()
            case effects.EndScenes():
                self._director.end()
            case effects.AcceptHint():
                self._view_model.accept_hint()
                self._advice.show_next_press()
            case effects.NoteGuess():
                question, said = effect.question, effect.said
                guess = Guess(self.info.id, question.kind, said, question.truth, seconds=effect.seconds)
                self.guessed.emit(effect.seat, guess)
            case effects.OpenEnd():
                self._seat_rows.show_places(self._run.flow.session)
                self._end.begin(instant=self._run.flow.scenes.instant)
            case _:
                assert_never(effect)

    def failed(self, happening: h.Happening, error: Exception) -> None:
        # Otherwise a failing clock would report its error at every tick.
        if self._needs.failed(self.story, error) or not isinstance(happening, h.TimePassed):
            sys.excepthook(type(error), error, error.__traceback__)

    def _save(self, save: effects.Save) -> None:
        is_new = self._run.flow.note(self._game.side_state, self._view_model.memory())
        if is_new or not save.if_new:
            self._needs.save()

    def _end_turn(self) -> None:
        move = self._view_model.time_up()
        assert move is not None, "a game that limits the time of a turn says what happens when it is up"
        self._run.happen(h.TurnEnded, move)

    def _tell(self, tell: effects.Tell) -> None:
        text = tell.text
        if text:
            text = self._view_model.spoken_text(tell.seen, text, self._run.flow.names)
        self._announcer.take(tell.event, text)

    def _play_scene(self, scene: effects.PlayScene) -> None:
        stage, setting = self._stage, self._run.flow.setting
        shown = ShownEvent(stage.event, stage.by_bot, len(setting.people), self._view_model)
        unhurried = setting.scenes.turns | setting.scenes.moments
        swift = stage.by_bot and getattr(stage.event, "kind", "") not in unhurried
        scenes, parts = setting.scenes, setting.scenes.parts_of(shown)
        self._director.play(scene.token, scenes.stay(shown), stage.least_ms, parts, swift=swift)

    def _celebrate(self, celebrated: effects.Celebrate) -> None:
        moment, words = celebrated.moment, celebrated.words
        title = translated(self.info.id, words.title)
        name = self._run.flow.names[moment.seat]
        self._announcements.tell(
            sentence(moments.CONTEXT, moments.CELEBRATED, {"player": name, "moment": title})
        )
        self.celebrated.emit(
            {
                **self._package.drawn(self._run.flow.session, moment),
                "title": title,
                "name": name,
                "drawing": _drawing(self._package, words.drawing),
                "colours": [sitting.colour for sitting in self._game.seats],
            }
        )

    def _open_undo(self, window: effects.OpenUndo) -> None:
        if window.is_open:
            judges = self._run.flow.coaching.judged is not None
            self._undo_window.start(VERDICT_WINDOW_MS if judges else UNDO_WINDOW_MS)
        else:
            self._undo_window.stop()

    def _take_answer(self, number: int, job: BotJob, result: Any) -> None:
        has_reason = (
            job.task == "worth" and result is not None and bool(self._view_model.hint_steps(result.advice))
        )
        self._run.happen(h.Answered, number, result, has_reason)

    # ------------------------------------------------------------------ what is shown

    def publish(self, before: Screen, now: Screen) -> None:
        if now.viewer != before.viewer:
            self._privacy.changed.emit()
        if now.picture is not self._drawn and now.picture is not NOTHING:
            self._draw(now.picture)
        if now.lines != before.lines:
            self._log.set_rows(now.lines)
        self._publish_advice(before, now)
        is_same = now.clock is before.clock or not _is_other_clock(before.clock, now.clock)
        if now.counts_time != before.counts_time or not is_same:
            self._clock.refresh()
        if now.status != before.status:
            self._publish_status(before.status, now.status)
        self._director.show_busy(now.busy)

    def _draw(self, picture: Picture) -> None:
        before, self._drawn = self._drawn, picture
        # The players come first, since the game's own rows name them.
        self._seat_rows.show(picture)
        marks = draw(self._view_model, self._run.flow, picture, before)
        if picture.moment is not None:
            self._moment.mark(marks)

    def _publish_advice(self, before: Screen, now: Screen) -> None:
        old, new = before.advice, now.advice
        if old == new:
            return
        if old.cue != new.cue:
            self._advice.show_next_press()
        if old.verdict != new.verdict:
            self._advice.show_verdict()
        if (old.options, old.step, old.is_asking) != (new.options, new.step, new.is_asking):
            told = ((), 0) if new.is_asking else (new.options, new.step)
            self._view_model.show_hint(*told)
        if old.odds is not new.odds:
            self._view_model.show_odds(new.odds)
        if old.wanted != new.wanted:
            self._advice.oddsChanged.emit()
        if old.hides_chances != new.hides_chances:
            self._view_model.hide_chances(new.hides_chances)
        if old.guess != new.guess:
            self._advice.guessChanged.emit()
        self._advice.hintsChanged.emit()

    def _publish_status(self, before: Status, now: Status) -> None:
        if now.seat is not None:
            self._hand = now.seat
        for name, was, is_now in zip(now._fields, before, now, strict=True):
            if was != is_now:
                for signal in STATUS_SIGNALS.get(name, ()):
                    getattr(self, signal).emit()
        if now.can_replay != before.can_replay:
            self._replay.possibleChanged.emit()
        if now.replaying != before.replaying:
            self._replay.runningChanged.emit()
        if (now.moments, now.looking_at is None) != (before.moments, before.looking_at is None):
            self._moment.milestonesChanged.emit()
        if (now.dice_asked, now.moments) != (before.dice_asked, before.moments):
            self._ask_for_dice()
        if now.paused and not before.paused:
            self._aloud.stopped.emit()

    def _ask_for_dice(self) -> None:
        """Ask for the faces of the real dice that have to be thrown now, if any."""
        seat, status = thrower(self._run.flow), self._run.screen.status
        self._real_dice.follow(status.dice_asked, TABLE if seat is None else seat, status.moments)

    def _say_pauses(self) -> str:
        return pauses_text(self._run.flow.counted_pauses)

    def _named(self) -> SeatedGame:
        """Return the game with the players' names as they are shown."""
        seats = [sitting.playing(name=shown_name(sitting.name)) for sitting in self._game.seats]
        return replace(self._game, seats=tuple(seats))


def drawing_of(game_id: str) -> QUrl:
    """Return the QML file that draws the table of a game, after registering the game's types."""
    package = load_package(game_id)
    package.view_model(None)
    return _drawing(package)


def _drawing(package: GamePackage, file: str = "Table.qml") -> QUrl:
    return QUrl.fromLocalFile(str(package.folder / "ui" / file))


def _is_other_clock(before: Clock, now: Clock) -> bool:
    """Return whether the window must be told that a clock has changed; it notices passing time by itself."""
    return (before.turn, before.seat, before.turn_clock is None, before.running, before.total) != (
        now.turn,
        now.seat,
        now.turn_clock is None,
        now.running,
        now.total,
    )
