"""The table: one session on the screen, with its people, bots, log, hints and looking back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from desktop.engine.codec import to_plain
from desktop.engine.game import TABLE, Rejection, Seat, Value
from desktop.engine.info import GameInfo
from desktop.engine.library import load_codec, load_part
from desktop.engine.record import Player
from desktop.engine.session import AnyStep, Session
from desktop.models.rows import RowsModel
from desktop.models.words import paragraph_of, reason_text
from desktop.table.adviser import Adviser
from desktop.table.bot_runner import BotRunner
from desktop.table.bot_seats import BotSeats
from desktop.table.director import Director, Scene
from desktop.table.face import Face
from desktop.table.ledger import Ledger
from desktop.table.people import People

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class TableController(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Takes the moves of people and bots to the session, and the session's steps to the screen.

    The session is always at the newest state and the screen lags behind it: a bot is asked at once, but its
    move is made when the screen has caught up, so that a person can take a decision back meanwhile.
    """

    changed = Signal()
    hintsChanged = Signal()
    oddsChanged = Signal()
    refused = Signal(str, str)
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
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.info = info
        self.session = session
        self.players = players
        self._rng = rng
        self._bots = BotSeats(info.id, session, players, runner, bot_rng, self._play_bot)
        self._save = save
        self._codec = load_codec(info.id)
        self._names = tuple(player.name for player in players)
        part = load_part(info.id, "table")
        self._sounds: dict[str, str] = part.SOUNDS
        face: QObject = part.make_face(self)
        self._face_object = face
        self._face: Face = face  # type: ignore[assignment]  # a QObject that fulfils the protocol
        self._director = Director(self)
        self._director.idle.connect(self._advance)
        self._people = People(players, persons, self._face, self)
        self._adviser = Adviser(info.id, session, runner, self._face, self.hintsChanged.emit)
        self._ledger = Ledger(self._face, self._names, self)
        self._odds_shown = False
        self._unseen = session.length
        self._looking: int | None = None
        self._replaying = False
        self._paused = False
        self._over_shown = False
        self._shown = session.state
        self._on_turn: tuple[Seat, ...] = ()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self.info.id

    @Property(QUrl, constant=True)
    def source(self) -> QUrl:
        folder = load_part(self.info.id, "rules").__file__
        return QUrl.fromLocalFile(str(folder)).resolved(QUrl("Table.qml"))

    @Property(QObject, constant=True)
    def face(self) -> QObject:
        return self._face_object

    @Property(Director, constant=True)
    def director(self) -> Director:
        return self._director

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel:
        return self._people.seats

    @Property(RowsModel, constant=True)
    def log(self) -> RowsModel:
        return self._ledger.model

    @Property(RowsModel, constant=True)
    def standings(self) -> RowsModel:
        return self._people.standings

    @Property(str, notify=changed)
    def friendlyFact(self) -> str:
        return self._face.friendly_fact(self._ledger.events, self._names) if self.session.over else ""

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat that the screen belongs to now, -1 while no person is to act."""
        return -1 if self._mine is None else self._mine

    @Property(int, notify=changed)
    def activeSeat(self) -> int:
        """The seat that is on turn as the screen shows it, -1 where nobody is."""
        return self._on_turn[0] if self._on_turn else -1

    @Property(str, notify=changed)
    def activeName(self) -> str:
        return self._names[self._on_turn[0]] if self._on_turn else ""

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
        """The number of entries that the moment looked back at has, -1 in the present."""
        return -1 if self._looking is None else self._looking

    @Property(int, notify=changed)
    def entries(self) -> int:
        """The number of entries of the log."""
        return self.session.length

    @Property("QVariantList", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hints(self) -> list[dict[str, Any]]:
        return self._adviser.hints

    @Property(bool, notify=oddsChanged)
    def oddsShown(self) -> bool:
        return self._odds_shown

    def _get_paused(self) -> bool:
        return self._paused

    def _set_paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self.changed.emit()
            if not paused and not self._director.is_busy:
                self._advance()

    paused = Property(bool, _get_paused, _set_paused, notify=changed)

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        """Show the position as it is and let the game go on."""
        self._ledger.rebuild(self.session)
        self._show(self.session.state, None)
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
            self.refuse(Rejection("game_over" if self.session.over else "not_your_turn"))
            return
        value = self._codec.move(_whole_numbers(move))
        rejection = value if isinstance(value, Rejection) else self.session.check(seat, value)
        if rejection is not None:
            self.refuse(rejection)
            return
        self._adviser.clear()
        steps = self.session.submit(seat, value)  # type: ignore[arg-type]  # no Rejection: checked above
        steps += self.session.settle(self._rng)
        self._unseen = self.session.length
        self._after(steps)

    def refuse(self, rejection: Rejection) -> None:
        """Say in a sentence why a move isn't possible."""
        facts = {"player": self._names[rejection.facts["seat"]]} if "seat" in rejection.facts else {}
        self.refused.emit(reason_text(self.info.id, rejection, facts), paragraph_of(self.info.id, rejection))

    @Slot()
    def undo(self) -> None:
        """Take back the last decision of the person who made it."""
        seat = self._undo_seat()
        if seat is None:
            return
        self._director.drop()
        self._bots.forget()
        self._adviser.clear()
        self.session.undo(seat)
        self._unseen = min(self._unseen, self.session.length)
        self._over_shown = False
        self._looking = None
        self._ledger.rebuild(self.session)
        self._save()
        self._advance()

    @Slot()
    def askHint(self) -> None:
        """Ask what the options of the person on turn are worth."""
        if self._mine is not None:
            self._adviser.ask_hints(self._mine)

    @Slot()
    def dropHint(self) -> None:
        """Take the hint away."""
        self._adviser.clear()
        self._refresh_odds()

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        """Show or hide the chances that the game's table gives on demand."""
        self._odds_shown = shown
        self._refresh_odds()
        self.oddsChanged.emit()

    @Slot()
    def whatHappened(self) -> None:
        """Play again what was played since a person's last move."""
        if not self._can_replay():
            return
        self._adviser.clear()
        self._replaying = True
        self._show(self.session.state_at(self._unseen), None)
        scenes = [
            self._scene(step, None)
            for entry in range(self._unseen, self.session.length)
            for step in self.session.steps_of(entry)
        ]
        self._director.play(scenes)
        self.changed.emit()

    @Slot(int)
    def lookAt(self, entries: int) -> None:
        """Show the table as it lay after so many entries."""
        self._director.finish_all()
        # Hints and odds are of the present.
        self._adviser.clear()
        self._looking = max(0, min(entries, self.session.length))
        self._show(self.session.state_at(self._looking), None)

    @Slot()
    def backToNow(self) -> None:
        """Come back from looking at an earlier moment."""
        if self._looking is not None:
            self._looking = None
            self._advance()

    @Slot()
    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        # What waits to be shown has its sentences in the old language.
        self._director.finish_all()
        self._ledger.rebuild(self.session)
        self._show(self._shown, None)
        if self._over_shown:
            self._people.show_places(self.session)
        self.hintsChanged.emit()
        self.changed.emit()

    # ------------------------------------------------------------------ the game's course

    @property
    def _mine(self) -> Seat | None:
        """The person's seat whose move the screen takes now."""
        if self._looking is not None or self._replaying or self._director.is_busy:
            return None
        return next((seat for seat in self.session.to_act if self._is_person(seat)), None)

    def _can_replay(self) -> bool:
        return self._mine is not None and self._unseen < self.session.length

    def _is_person(self, seat: Seat) -> bool:
        return seat != TABLE and not self._bots.is_bot(seat)

    def _seats_on_turn(self, state: Any, event: Value | None) -> tuple[Seat, ...]:
        """Return who is on turn in a state; while chance has its way it is still whoever moved last."""
        actors = self.session.game.to_act(state)
        if actors != (TABLE,):
            return actors
        if self._on_turn and (event is not None or state is self._shown):
            return self._on_turn
        entries = self.session.length if self._looking is None else self._looking
        movers = (entry.seat for entry in reversed(self.session.log[:entries]) if entry.seat != TABLE)
        return tuple(islice(movers, 1))

    def _undo_seat(self) -> Seat | None:
        if not self.session.log or self._looking is not None or self._over_shown:
            return None
        seat = self.session.log[-1].seat
        return seat if self._is_person(seat) and self.session.can_undo(seat) else None

    def _after(self, steps: Sequence[AnyStep]) -> None:
        """Save, write the log, show the steps, and ask the next bot meanwhile."""
        self._save()
        first = self._ledger.extend(self.session)
        self._bots.ask()
        self._director.play([self._scene(step, first + number) for number, step in enumerate(steps)])
        self.changed.emit()

    def _advance(self) -> None:
        """Let the game go on when the screen has caught up."""
        self._replaying = False
        if self._paused or self._looking is not None:
            return
        if self.session.to_act == (TABLE,):
            self._after(self.session.settle(self._rng))
            return
        self._ledger.reveal()
        self._show(self.session.state, None)
        if self.session.over:
            if not self._over_shown:
                self._over_shown = True
                self._people.show_places(self.session)
                self.ended.emit()
                self.changed.emit()
            return
        self._bots.ask()
        self._play_bot()
        self._refresh_odds()

    def _play_bot(self) -> None:
        """Make a bot's move where one has come and the screen has caught up."""
        if self._paused or self._looking is not None or self._replaying or self._director.is_busy:
            return
        if (found := self._bots.take()) is not None:
            self._adviser.clear()
            steps = self.session.submit(*found)
            self._after(steps + self.session.settle(self._rng))

    # ------------------------------------------------------------------ the screen

    def _scene(self, step: AnyStep, line: int | None) -> Scene:
        """Return a step as a scene; ``line`` is its place in the log where it is shown for the first time."""
        event = self.session.game.redact(step.event, None)
        text = self._face.event_text(event, self._names)
        facts = to_plain(event)

        def show() -> None:
            self._show(step.state, event)
            if line is not None:
                self._ledger.reveal(line + 1)
            if sound := self._sounds.get(facts["kind"]):
                self.sounded.emit(sound)
            if text:
                self.announced.emit(text)

        return Scene({**facts, "text": text}, show)

    def _show(self, state: Any, event: Value | None) -> None:
        """Set all models to a state, as the viewer sees it."""
        self._on_turn = self._seats_on_turn(state, event)
        self._shown = state
        view = self.session.game.view(state, None)
        # The people come first: the game's own rows name them.
        self._people.show(self.session, state, self._on_turn)
        self._face.show(view, event, self._mine)
        self.changed.emit()

    def _refresh_odds(self) -> None:
        if self._odds_shown and self._mine is not None:
            self._adviser.ask_odds(self._mine)
        else:
            self._face.show_odds(None)


def _whole_numbers(move: dict[str, Any]) -> dict[str, Any]:
    """Return a move as JSON has it: QML's numbers may come as 4.0."""

    def whole(value: Any) -> Any:
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, list):
            return [whole(item) for item in value]
        return value

    return {key: whole(value) for key, value in move.items()}
