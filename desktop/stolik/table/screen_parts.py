"""Parts of a table's screen as QML reads them: seats, viewer, clock, looking back, real dice, fair luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.bot_jobs import JobRunner
from stolik.engine.chance import RollersGame, fingerprint, seed_text
from stolik.engine.chance_check import ChanceCheck, check_chance
from stolik.engine.dice import FACES, Rolled
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_code import code_of
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.package import GameInfo, Messages
from stolik.engine.record import Player
from stolik.engine.score_card import Place, ScoreCardContent
from stolik.engine.session import History, Session
from stolik.engine.sitting import AS_USUAL, Agreed, Sitting
from stolik.engine.view_model import EndLine, ViewModel
from stolik.flow import happenings as h
from stolik.flow.clock import Clock
from stolik.flow.flow import Picture
from stolik.flow.runner import FlowRunner, Story
from stolik.flow.timeline import Moment
from stolik.models.rows import RowsModel
from stolik.table.director import SceneTimer, precise_timer


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """A session, its seats, and what was agreed at the table.

    ``side_state`` is what a save holds besides the state: the clock, and the view model's memory; it is up to
    date whenever the game is saved. ``own_best`` is the earlier best score of a person who plays alone. If
    the game is only looked back at, that begins after ``looks_at`` entries.
    """

    info: GameInfo
    session: Session
    seats: tuple[Sitting, ...]
    agreed: Agreed = AS_USUAL
    side_state: dict[str, Any] = field(default_factory=dict)
    own_best: int | None = None
    looks_at: int = 0

    @property
    def setting(self) -> tuple[tuple[Sitting, ...], Agreed]:
        """The seats and what was agreed, as the flow takes them."""
        return self.seats, self.agreed

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple([sitting.player for sitting in self.seats])


def _nothing() -> None:
    """Save nothing."""


def _tell(story: Story, error: Exception) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class TableNeeds:
    """What a table needs from the program: ``runner`` asks the bots, ``save`` saves the game.

    ``rng`` rolls the dice if the session has no seed; ``bot_rng`` is the bots' own source of chance in that
    case. ``now`` returns seconds of a monotonic clock, by which turns are timed. ``failed`` gets the story
    and the error when something has failed, and returns whether it is new at this table. ``scene_timer``
    makes the one timer of all scenes from its parent and the function to call. ``is_first_win`` returns, once
    the game is over, whether a person has beaten a computer of that level for the first time.
    """

    runner: JobRunner
    rng: Random
    bot_rng: Random
    save: Callable[[], None] = _nothing
    now: Callable[[], float] = monotonic
    failed: Callable[[Story, Exception], bool] = _tell
    scene_timer: Callable[[QObject, Callable[[], None]], SceneTimer] = precise_timer
    is_first_win: Callable[[], bool] = bool


NO_SEAT: Final = -1
"""The number that QML reads for no seat."""


def shown_seat(seat: Seat | None) -> int:
    return NO_SEAT if seat is None else seat


class SeatRow(NamedTuple):
    """A seat card: the numbers of its picture and colour, and in ``bot`` a computer's level or nothing.

    ``handicap`` is the handicap's name, an English source in the context of the game's id, or empty.
    """

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    score: str = ""
    active: bool = False
    doing: str = ""
    rank: int = 0
    handicap: str = ""


class StandingRow(NamedTuple):
    """A place at the end, with the lines its score is made of; ``told`` is the score on the seat card."""

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    rank: int
    score: int
    told: str
    lines: list[EndLine]


class SeatRows:
    """Fills the two lists of players: seat cards, and places at the end.

    ``game`` names the players, ``view_model`` writes the scores, ``messages`` belong to the game; ``cards``
    and ``places`` are the two lists.
    """

    def __init__(
        self,
        game: SeatedGame,
        view_model: ViewModel,
        messages: Messages,
        cards: RowsModel[SeatRow],
        places: RowsModel[StandingRow],
    ) -> None:
        self._view_model = view_model
        self._cards = cards
        self._places = places
        self._who = [
            SeatRow(
                seat,
                sitting.name,
                sitting.face,
                sitting.colour,
                sitting.player.face,
                handicap=messages.handicap_of(game.session.options, seat),
            )
            for seat, sitting in enumerate(game.seats)
        ]
        # By the seat's own player: in the explorer a person decides for a computer.
        self._thinks = [not sitting.is_person for sitting in game.setting[0]]
        self._scored: Any = None
        self._scores: list[str] = []
        self._ranks: tuple[int, ...] = ()

    def show(self, seen: Picture) -> None:
        """Set the seat cards to the picture on the screen, with the scores that an onlooker sees."""
        if seen.table is not self._scored:
            self._scores = [self._view_model.score_text(seen.table, who.seat) for who in self._who]
            self._scored = seen.table
        self._ranks = seen.ranks
        rows = []
        for who, score, rank in zip(self._who, self._scores, seen.ranks, strict=True):
            acts = who.seat in seen.on_turn
            thinks = self._thinks[who.seat]
            marked = acts and (thinks or seen.marked in (None, who.seat))
            doing = "" if not acts else "thinking" if thinks else "to_move"
            rows.append(SeatRow(*who[:5], score, marked, doing, rank, *who[9:]))
        self._cards.set_rows(rows)

    @property
    def names(self) -> Sequence[str]:
        return [who.name for who in self._who]

    @property
    def on_turn(self) -> Sequence[str]:
        """The names of the players on turn at the moment shown last."""
        return [row.name for row in self._cards.rows if row.active]

    @property
    def ranking(self) -> Sequence[tuple[int, str, str]]:
        """Everybody's rank, name and score at the moment shown last, by seat."""
        return [
            (rank, who.name, score)
            for who, score, rank in zip(self._who, self._scores, self._ranks, strict=True)
        ]

    @property
    def handicap(self) -> tuple[str, Sequence[str]]:
        """The name of the handicap, a source in the context of the game's id, and the players who have it."""
        return max([who.handicap for who in self._who]), [who.name for who in self._who if who.handicap]

    def retell(self, names: Sequence[str]) -> None:
        """Take new names by seat; the scores are then written again in the current language."""
        self._who = [who._replace(name=name) for who, name in zip(self._who, names, strict=True)]
        self._scored = None

    def show_places(self, session: History) -> None:
        """Set the places to those at the end of a session, each with the lines that its score is made of."""
        view = session.view(None)
        self._places.set_rows(
            [
                StandingRow(
                    *self._who[standing.seat][:5],
                    standing.rank,
                    standing.score,
                    self._view_model.score_text(view, standing.seat),
                    list(self._view_model.end_lines(view, standing.seat)),
                )
                for standing in session.standings
            ]
        )

    def card(self, session: History) -> ScoreCardContent:
        """Return the same places and lines for the score card."""
        places = [
            Place(standing.seat, standing.rank, who.name, not who.bot)
            for standing in session.standings
            for who in [self._who[standing.seat]]
        ]
        return ScoreCardContent(tuple(places), self._view_model.score_table(session.view(None), self.names))


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Privacy(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML who looks at a table, and passes hand-overs to the flow."""

    changed = Signal()

    def __init__(self, run: FlowRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run

    def _get_shared(self) -> bool:
        return self._run.flow.setting.is_shared

    def _get_viewer(self) -> int:
        return shown_seat(self._run.screen.viewer.seat)

    def _get_awaited(self) -> int:
        return shown_seat(self._run.screen.viewer.awaited)

    def _get_round(self) -> bool:
        return self._run.screen.viewer.goes_round

    # The type compiler needs named getters.
    shared = Property(bool, _get_shared, constant=True)
    """Whether several people with secrets share the screen, so that it has to be covered at times."""

    viewer = Property(int, _get_viewer, notify=changed)
    """The seat whose secrets the screen shows; -1 for none."""

    awaited = Property(int, _get_awaited, notify=changed)
    """The seat whose player must confirm being there before their secrets are shown; -1 for none."""

    goesRound = Property(bool, _get_round, notify=changed)
    """Whether the screen is being passed round, so that everybody looks before the game goes on."""

    @property
    def seat(self) -> Seat | None:
        return self._run.screen.viewer.seat

    @property
    def keeps(self) -> bool:
        return self._run.flow.setting.is_shared and not self._run.flow.is_over

    @Slot()
    def reveal(self) -> None:
        self._run.happen(h.Revealed)

    @Slot()
    def cover(self) -> None:
        """Cover everything until a person looks again."""
        self._run.happen(h.Covered)


TICK_MS: Final = 100
"""The interval at which the time left is updated, in milliseconds."""

QUIET_TICK_MS: Final = 500
"""The interval at which a calm table checks how long it has been quiet, in milliseconds."""


@QmlElement
@QmlUncreatable("The table makes it.")
class SeatClock(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Runs a game's clock and shows it to QML; ``now`` returns seconds of a monotonic clock."""

    changed = Signal()

    def __init__(self, run: FlowRunner, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._run = run
        self._now = now
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    @property
    def _clock(self) -> Clock:
        return self._run.flow.clock

    def _get_left(self) -> float:
        return self._clock.left(self._now())

    def _get_total(self) -> float:
        return self._clock.total

    def _get_runs(self) -> bool:
        return self._clock.running

    def _get_seat(self) -> int:
        return self._clock.seat

    # The type compiler needs named getters.
    left = Property(float, _get_left, notify=changed)
    """The seconds left in this turn; -1 if its time isn't limited."""

    total = Property(float, _get_total, notify=changed)
    """The seconds of a whole turn; -1 if its time isn't limited."""

    runs = Property(bool, _get_runs, notify=changed)
    """Whether time is passing."""

    seat = Property(int, _get_seat, notify=changed)
    """The seat whose turn is being timed; -1 if its time isn't limited."""

    def refresh(self) -> None:
        if self._run.screen.counts_time:
            self._ticks.start(TICK_MS if self._clock.running else QUIET_TICK_MS)
        else:
            self._ticks.stop()
        self.changed.emit()

    @Slot()
    def _tick(self) -> None:
        # The clock stands still while the window is hidden.
        if self._now() > self._run.flow.now:
            self._run.happen(h.TimePassed)
        if self._clock.turn_clock is not None:
            self.changed.emit()


@QmlElement
@QmlUncreatable("The table makes it.")
class ShownMoment(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Describes the moment looked back at to QML; empty in the present."""

    changed = Signal()
    milestonesChanged = Signal()

    def __init__(self, run: FlowRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run
        self._changed: Sequence[str] = ()
        self._pointed: Sequence[str] | None = None

    @property
    def _moment(self) -> Moment | None:
        at = self._run.screen.status.looking_at
        return None if at is None else self._run.flow.timeline.moment(at)

    @Property(str, notify=changed)
    def text(self) -> str:
        """The sentence about the moment; empty at the start of the game."""
        moment = self._moment
        return "" if moment is None else moment.text

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat that acted, or else the seat on turn; -1 if there is none or it is secret."""
        moment = self._moment
        return shown_seat(None if moment is None else moment.seat)

    @Property(int, notify=changed)
    def turn(self) -> int:
        """The number of the turn in its game, 0 before the first one."""
        moment = self._moment
        return 0 if moment is None else moment.place.turn

    @Property(bool, constant=True)
    def countsRounds(self) -> bool:
        """Whether ``turn`` counts rounds, in which everybody plays."""
        return self._run.flow.setting.scenes.counts_rounds

    @Property(int, notify=changed)
    def game(self) -> int:
        moment = self._moment
        return 0 if moment is None else moment.place.game

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def marks(self) -> list[str]:
        return list(self._changed if self._pointed is None else self._pointed)

    @property
    def changed_things(self) -> Sequence[str]:
        return self._changed

    @Property("QVariantList", notify=milestonesChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def milestones(self) -> list[Any]:
        return list(self._run.flow.timeline.milestones)

    @Property(int, notify=changed)
    def seenAs(self) -> int:
        """The seat from which everything is seen, if all secrets may be; else -1."""
        return shown_seat(self._run.screen.status.seen_as)

    def mark(self, things: Sequence[str]) -> None:
        """Light up the things, given by name, that changed at the moment shown."""
        self._changed = things
        self.point_at_changes()

    def point_at_changes(self) -> None:
        """Light up only what changed at this moment."""
        self._pointed = None
        self.changed.emit()

    def point_at(self, things: Sequence[str]) -> None:
        """Light up other things, given by name, instead of what changed at this moment."""
        self._pointed = things
        self.changed.emit()

    @Slot(int)
    def seeAs(self, seat: int) -> None:
        self._run.happen(h.SeenAs, seat)


@QmlElement
@QmlUncreatable("The table makes it.")
class Replay(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML whether a replay is possible, and asks the flow for one."""

    possibleChanged = Signal()
    runningChanged = Signal()

    def __init__(self, run: FlowRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run

    @Property(bool, notify=possibleChanged)
    def possible(self) -> bool:
        return self._run.screen.status.can_replay

    @Property(bool, notify=runningChanged)
    def running(self) -> bool:
        return self._run.screen.status.replaying

    @Slot()
    def start(self) -> None:
        self._run.happen(h.ReplayAsked)

    @Slot()
    def stop(self) -> None:
        self._run.happen(h.ReplayStopped)


@QmlElement
@QmlUncreatable("The table makes it.")
class RealDice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Collects the faces that people type or click until there is one for every die."""

    changed = Signal()

    def __init__(self, run: FlowRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run
        self._faces: list[int] = []
        self._asked = 0
        self._seat = TABLE
        self._moments = -1

    @Property(bool, constant=True)
    def inUse(self) -> bool:
        return self._run.flow.setting.agreed.real_dice

    @Property(int, notify=changed)
    def asked(self) -> int:
        return self._asked

    @Property(int, notify=changed)
    def seat(self) -> int:
        return self._seat if self._asked else -1

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def faces(self) -> list[int]:
        return list(self._faces)

    @Property(bool, notify=changed)
    def complete(self) -> bool:
        return 0 < self._asked == len(self._faces)

    def follow(self, asked: int, seat: Seat, moments: int) -> None:
        """Ask for ``asked`` dice thrown for a seat from now on.

        Faces that have been entered stay until something is played, that is, ``moments`` changes.
        """
        self._asked = asked
        self._seat = seat
        if moments != self._moments:
            self._moments = moments
            self._faces = []
        self.changed.emit()

    @Slot(int)
    def add(self, face: int) -> None:
        if face in FACES and len(self._faces) < self._asked:
            self._faces.append(face)
            self.changed.emit()

    @Slot(int)
    def remove(self, place: int) -> None:
        """Remove the face at a 0-based place; -1 is the last one."""
        if -1 <= place < len(self._faces) and self._faces:
            del self._faces[place]
            self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        if 0 < self._asked == len(self._faces):
            self._run.happen(h.RollTyped, Rolled(tuple(self._faces)))


FAIR: Final = translate(
    "table",
    "Checked: the seed gives %n (roll|rolls), exactly as in this game. Nothing was changed.",
    "",
    0,
)
FAIR_SHUFFLES: Final = translate(
    "table",
    "Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly as in this game. Nothing"
    " was changed.",
    "",
    0,
)
OTHER_ROLL: Final = N_("table", "Roll {number} isn't the one the seed gives: this game was changed.")
OTHER_SHUFFLE: Final = N_(
    "table", "Shuffle or draw {number} isn't the one the seed gives: this game was changed."
)
OTHER_STARTER: Final = N_("table", "The seed has someone else start: this game was changed.")


@QmlElement
@QmlUncreatable("The table makes it.")
class FairDice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML the fingerprint of a game's seed, and the seed itself once the end is shown."""

    changed = Signal()

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        is_over: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Keep the seed secret until ``is_over``; the caller emits ``changed`` when that changes."""
        super().__init__(parent)
        self._info = info
        self._session = session
        self._is_over = is_over
        self._check: ChanceCheck | None = None

    @Property(str, constant=True)
    def fingerprint(self) -> str:
        """The fingerprint of the seed in groups of characters; empty if the game has no seed."""
        return "" if self._session.seed is None else fingerprint(self._session.seed)

    @Property(str, notify=changed)
    def seed(self) -> str:
        """The seed as letters and digits; empty before the end of the game, or if there is none."""
        return "" if self._session.seed is None or not self._is_over() else seed_text(self._session.seed)

    @Property(str, notify=changed)
    def code(self) -> str:
        """The code with which anybody gets the same dice or tiles; empty before the end of the game."""
        session = self._session
        if session.seed is None or not self._is_over():
            return ""
        made = code_of(
            self._info, session.game, session.seats, session.starter, session.options, session.seed
        )
        return made or ""

    @Property(bool, notify=changed)
    def fair(self) -> bool:
        return self._check is not None and self._check.is_fair

    @Property(str, notify=changed)
    def verdict(self) -> str:
        """The result of the check in one sentence; empty before the check."""
        check = self._check
        if check is None:
            return ""
        rolls = isinstance(self._session.game, RollersGame)
        if check.first_other is not None:
            other = OTHER_ROLL if rolls else OTHER_SHUFFLE
            return sentence("table", other, {"number": check.first_other})
        if check.other_starter:
            return translated("table", OTHER_STARTER)
        return sentence("table", FAIR if rolls else FAIR_SHUFFLES, {}, count=check.chances)

    @Slot()
    def check(self) -> None:
        """Recompute every roll and shuffle from the seed, once the game is over."""
        if self._session.seed is not None and self._is_over():
            self._check = check_chance(self._session, self._session.seed)
            self.changed.emit()
