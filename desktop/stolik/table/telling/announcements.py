"""What a table tells in sentences: what happens, as it happens, and the answers to questions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.table.telling.aloud import Aloud
from stolik.table.telling.announcer import Announcer
from stolik.table.telling.questions import COMMON_KEYS, OWN_KEYS, SCORE_KEY, Questions

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Announcements(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Takes every sentence both to screen readers and to what may be read aloud."""

    announced = Signal(str)
    answered = Signal(str)
    """A question was asked; its answer is announced too."""

    listeningChanged = Signal()

    def __init__(
        self,
        announcer: Announcer,
        questions: Questions,
        aloud: Aloud,
        now: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """Tell nothing yet; ``now`` gives the seconds of the table's clock."""
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
    """Whether computers' turns are told in one sentence each."""

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
        """The keys of all questions that can be asked at this table."""
        return [*COMMON_KEYS, *OWN_KEYS]

    @Slot(str, str)
    def ask(self, key: str, thing: str) -> None:
        """Answer the question of a key; ``thing`` is the name of what has the keyboard's focus."""
        text = self._questions.answer(key, thing, self._now())
        if text:
            self.answered.emit(text)
            self.announced.emit(text)
            self._aloud.answer(key, text)

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Let everybody hear a sentence."""
        self.announced.emit(sentence)
        self._aloud.tell(sentence)

    @Slot()
    def tell_ranking(self) -> None:
        """Let everybody's place be heard, once."""
        if not self._ranking_told:
            self._ranking_told = True
            self.tell(self._questions.answer(SCORE_KEY, "", self._now()))
