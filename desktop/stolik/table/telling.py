"""The sentences of a table and who may hear them: events, answers, the coach's words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.practice import coach_text, judge
from stolik.engine import messages as engine_messages
from stolik.engine.game import Seat, Value
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.package import GamePackage
from stolik.engine.session import History
from stolik.engine.view_model import CONTEXT as SPOKEN
from stolik.engine.view_model import (
    GAME_OVER,
    NO_CLOCK,
    NOBODY_ON_TURN,
    NOTHING_HAPPENED,
    ON_TURN,
    OPTIONS_KEY,
    SECONDS_LEFT,
    SUM_KEY,
    Answer,
    HintStep,
    ViewModel,
    ranking_text,
    show_position,
)
from stolik.flow.flow import Judged
from stolik.flow.runner import FlowRunner
from stolik.models.rows import Fields, fields
from stolik.table.screen_parts import Privacy, SeatRows

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "table"

PAUSES: Final = engine_messages.translate("table", "The clock was stopped %n (time|times).", "", 0)

HANDICAP: Final = N_("table", "{handicap}: {players}. Agreed before the game.")

PRESS_TO_GO_ON: Final = N_("table", "Press “Next”.")

ASKED: Final = N_("table", "Sure? There is something better. {reason}")
ALL_THE_SAME: Final = N_("table", "Play it anyway")


def pauses_text(pauses: int | None) -> str:
    """Return a sentence about how often the clock was stopped; empty if it never was or there is none."""
    return sentence(CONTEXT, PAUSES, {}, count=pauses) if pauses else ""


def handicap_text(handicap: str, names: Sequence[str]) -> str:
    """Return a sentence that names a handicap and the players who have it; empty if there are none.

    ``handicap`` is the name of the handicap in the current language.
    """
    return sentence(CONTEXT, HANDICAP, {"handicap": handicap, "players": ", ".join(names)}) if names else ""


class HintTold(NamedTuple):
    """A hint: its sentence, the names of the things to light up, and the text of its button."""

    text: str
    lit: tuple[str, ...]
    button: str


def hint_told(step: HintStep | None, *, is_asking: bool) -> Fields[HintTold]:
    """Return a hint as QML reads it; empty if there is none.

    With ``is_asking`` a move is held back, and the hint asks whether to make it anyway.
    """
    if step is None:
        return Fields()
    text, button = step.text, step.button
    if is_asking:
        text = sentence(CONTEXT, ASKED, {"reason": text})
        button = translated(CONTEXT, ALL_THE_SAME)
    return fields(HintTold(text, step.lit, button))


SCORE_KEY: Final = "F2"
TURN_KEY: Final = "F3"
CLOCK_KEY: Final = "F5"
LAST_KEY: Final = "F6"

COMMON_KEYS: Final = (SCORE_KEY, TURN_KEY, SUM_KEY, CLOCK_KEY, LAST_KEY, OPTIONS_KEY)
"""The keys of the questions that can be asked in every game."""

OWN_KEYS: Final = tuple([f"Ctrl+{digit}" for digit in range(1, 10)])
"""The keys of a game's own questions."""

QUESTIONS: Final = {
    SCORE_KEY: N_("table", "What is the score?"),
    TURN_KEY: N_("table", "Whose turn is it?"),
    CLOCK_KEY: N_("table", "How much time is left?"),
    LAST_KEY: N_("table", "What happened last?"),
}
"""The questions of every game that are answered here."""

_MOST_LINES: Final = 8
"""The most sentences of an answer to what happened last."""


class Questions:
    """Answers questions about the moment shown.

    ``run`` runs the flow of the table, ``seats`` are its seat rows; the game's ``view_model`` answers the
    rest.
    """

    def __init__(self, view_model: ViewModel, run: FlowRunner, seats: SeatRows) -> None:
        self._view_model = view_model
        self._run = run
        self._seats = seats

    def answers(self, thing: str, now: float) -> Sequence[Answer]:
        """Return the answers to all questions, in the order of their keys.

        ``thing`` is the name of the item with keyboard focus; ``now`` is the clock's time in seconds.
        """
        texts = {
            SCORE_KEY: self._score(),
            TURN_KEY: self._turn(),
            CLOCK_KEY: self._time_left(now),
            LAST_KEY: self._last(),
        }
        common = [Answer(key, translated(SPOKEN, QUESTIONS[key]), text) for key, text in texts.items()]
        own = self._view_model.answers(self._seats.names, thing)
        return sorted([*common, *own], key=lambda answer: answer.key)

    def answer(self, key: str, thing: str, now: float) -> str:
        """Return the answer to the question of a key; empty if the game has no such question."""
        found = [answer.text for answer in self.answers(thing, now) if answer.key == key]
        return found[0] if found else ""

    def _score(self) -> str:
        return ranking_text(self._seats.ranking)

    def _turn(self) -> str:
        status = self._run.screen.status
        if status.end_shown and status.looking_at is None:
            return translated(SPOKEN, GAME_OVER)
        players = ", ".join(self._seats.on_turn)
        if not players:
            return translated(SPOKEN, NOBODY_ON_TURN)
        return sentence(SPOKEN, ON_TURN, {"players": players})

    def _time_left(self, now: float) -> str:
        left = self._run.flow.clock.left(now)
        if left < 0:
            return translated(SPOKEN, NO_CLOCK)
        return sentence(SPOKEN, SECONDS_LEFT, {}, count=ceil(left))

    def _last(self) -> str:
        """Return what has happened since the person on turn last acted, or the latest part of it."""
        status, told = self._run.screen.status, list[str]()
        seat, upto = status.seat, status.looking_at
        for number in range(status.moments if upto is None else upto, 0, -1):
            moment = self._run.flow.timeline.moment(number)
            if told and (len(told) == _MOST_LINES or moment.seat == seat):
                break
            told.insert(0, moment.text)
        return " ".join(told) or translated(SPOKEN, NOTHING_HAPPENED)


class Verdicts:
    """Describes positions of a game in words, with a view model that isn't shown on any table."""

    def __init__(self, package: GamePackage, parent: QObject) -> None:
        self._package = package
        self._parent = parent
        self._view_model: ViewModel | None = None

    def of(self, session: History, judged: Judged) -> str:
        """Return what the coach says about a move."""
        seat, entries, worth = judged.seat, judged.entries, judged.worth
        assert worth is not None, "only a move whose worth is known is judged"
        verdict = judge(session, seat, judged.move, worth, entries)
        shown = self.at(session, entries, seat)
        played = verdict.played.move
        praise = praise_of(shown, worth.advice, played)
        return coach_text(verdict, praise, "" if verdict.right else shown.difference(worth.advice, played))

    def at(self, session: History, entries: int, seat: Seat) -> ViewModel:
        """Return a view model that shows the position after that many entries as a seat knows it."""
        if self._view_model is None:
            self._view_model = self._package.view_model(QObject(self._parent))
        show_position(self._view_model, session, entries, seat)
        return self._view_model


def praise_of(shown: ViewModel, advice: Sequence[Any], played: Value) -> str:
    """Return why the move that was played was good; empty if there is nothing to say."""
    found = sorted(advice, key=lambda option: option.move != played)
    return shown.praise(found) if found and found[0].move == played else ""


@QmlElement
@QmlUncreatable("The table makes it.")
class Announcements(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Passes every sentence to both screen readers and the voice."""

    announced = Signal(str)
    answered = Signal(str)
    """Emitted with the answer to a question, which is announced too."""

    listeningChanged = Signal()

    def __init__(
        self,
        announcer: Announcer,
        questions: Questions,
        aloud: Aloud,
        now: Callable[[], float],
        parent: QObject,
    ) -> None:
        """Start without a sentence; ``now`` returns the seconds of the table's clock."""
        super().__init__(parent)
        self._announcer = announcer
        self._questions = questions
        self._aloud = aloud
        self._now = now
        self._ranking_told = False

    def _get_briefly(self) -> bool:
        return self._announcer.briefly

    def _set_briefly(self, briefly: bool) -> None:
        if briefly != self._announcer.briefly:
            self._announcer.briefly = briefly
            self.listeningChanged.emit()

    briefly = Property(bool, _get_briefly, _set_briefly, notify=listeningChanged)
    """Whether each computer's turn is told in one sentence."""

    def _get_without_repeats(self) -> bool:
        return self._announcer.without_repeats

    def _set_without_repeats(self, without: bool) -> None:
        if without != self._announcer.without_repeats:
            self._announcer.without_repeats = without
            self.listeningChanged.emit()

    withoutRepeats = Property(bool, _get_without_repeats, _set_without_repeats, notify=listeningChanged)
    """Whether no sentence is told twice in a row."""

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def questionKeys(self) -> list[str]:
        return [*COMMON_KEYS, *OWN_KEYS]

    @Slot(str, str)
    def ask(self, key: str, thing: str) -> None:
        """Answer the question of a key; ``thing`` is the name of the item with keyboard focus."""
        text = self._questions.answer(key, thing, self._now())
        if text:
            self.answered.emit(text)
            self.announced.emit(text)
            self._aloud.answer(key, text)

    @Slot(str)
    def tell(self, sentence: str) -> None:
        self.announced.emit(sentence)
        self._aloud.tell(sentence)

    @Slot()
    def tell_ranking(self) -> None:
        """Announce everybody's place, but only once."""
        if not self._ranking_told:
            self._ranking_told = True
            self.tell(self._questions.answer(SCORE_KEY, "", self._now()))


class Announcer:
    """Says the sentences of events, and those of a computer's turn together when it has ended.

    ``view_model`` puts a turn into one sentence if it can; ``bots`` are the seats of computers, ``names`` the
    players' names by seat. ``say`` takes a sentence that everybody may hear. An event of a kind in
    ``moments`` can't wait, so the computer's turn is told up to there at once.

    With ``briefly`` each computer's turn is told in one sentence; with ``without_repeats`` no sentence is
    said twice in a row.
    """

    def __init__(
        self,
        view_model: ViewModel,
        bots: Collection[Seat],
        names: Sequence[str],
        say: Callable[[str], object],
        moments: Collection[str] = (),
    ) -> None:
        self._view_model = view_model
        self._bots = bots
        self.names = names
        self._say = say
        self._moments = moments
        self._held: list[tuple[Value, str]] = []
        self._choices: tuple[Seat, str] | None = None
        self._last = ""
        self.briefly = False
        self.without_repeats = False

    def take(self, event: Value, text: str) -> None:
        """Say the sentence of an event, or hold it back until the computer's turn has ended.

        ``event`` is as an onlooker sees it; with an empty ``text`` it is told only as part of the turn.
        """
        seat: Seat | None = getattr(event, "seat", None)
        if self._choices is not None and seat == self._choices[0]:
            self._choices = None
        if self._held and seat is not None and seat != self._held_seat:
            self.flush()
        if self.briefly and (seat in self._bots or (seat is None and self._held)):
            self._held.append((event, text))
            if getattr(event, "kind", "") in self._moments:
                self.flush()
        elif text:
            self._tell(text)

    def flush(self) -> None:
        """Say what has been held back of a computer's turn."""
        held, self._held = self._held, []
        if not held:
            return
        told = self._view_model.turn_text([event for event, _ in held], self.names)
        if told := told or " ".join(text for _, text in held if text):
            self._tell(told)

    def prompt(self, seat: Seat, *, anew: bool) -> None:
        """Say what a seat can choose now.

        Unchanged choices aren't repeated if only others have moved, unless ``anew`` asks for that.
        """
        told = self._view_model.prompt(self.names)
        if told and (anew or self._choices != (seat, told)):
            self._choices = (seat, told)
            self._tell(told)

    def _tell(self, text: str) -> None:
        if not (self.without_repeats and text == self._last):
            self._last = text
            self._say(text)

    @property
    def _held_seat(self) -> Seat | None:
        seats = (getattr(event, "seat", None) for event, _ in self._held)
        return next((seat for seat in seats if seat is not None), None)


@QmlElement
@QmlUncreatable("The table makes it.")
class Aloud(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Passes sentences to the voice, and private ones only if nobody else could hear them.

    Nobody else could if the game has no secrets or one person plays alone with computers. A screen reader is
    told everything that the screen shows, since its user wears headphones or plays alone.
    """

    spoken = Signal(str, bool)
    """Emitted with a sentence to read aloud, and whether it cuts off the one before."""

    stopped = Signal()
    """Asks the voice to stop, since the table is paused or left."""

    def __init__(self, privacy: Privacy, parent: QObject) -> None:
        super().__init__(parent)
        self._is_shared = privacy.property("shared")

    @Slot(str)
    def tell(self, sentence: str) -> None:
        self.spoken.emit(sentence, False)

    @Slot(str)
    def call(self, sentence: str) -> None:
        """Read a sentence that everybody should hear aloud at once."""
        self.spoken.emit(sentence, True)

    @Slot(str)
    def tellOwner(self, sentence: str) -> None:
        if not self._is_shared:
            self.spoken.emit(sentence, False)

    @Slot(str)
    def callOwner(self, sentence: str) -> None:
        """Read a sentence meant for the screen's owner aloud at once, such as a refusal."""
        if not self._is_shared:
            self.spoken.emit(sentence, True)

    def answer(self, key: str, text: str) -> None:
        """Read the answer to a question aloud at once; an answer from the game could reveal a rack."""
        if key in QUESTIONS or not self._is_shared:
            self.spoken.emit(text, True)
