"""Reads aloud what the table says, with a voice of the system, if the players want that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from stolik.services.settings import Settings

if TYPE_CHECKING:
    from stolik.services.speech import Speaker


def is_window_active() -> bool:
    """Return whether the program, rather than another one, is in use."""
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive


class ReadAloud(QObject):
    """Reads sentences aloud while this is switched on, sound is on and the window is active.

    Sentences that come at other times aren't read later. The voice is looked up at the first sentence.
    """

    failed = Signal()
    """Emitted once if no voice works."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        *,
        make_speaker: Callable[[], Speaker] | None = None,
        is_active: Callable[[], bool] = is_window_active,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make_speaker = make_speaker or self._speaker_here
        self._is_active = is_active
        self._speaker: Speaker | None = None
        self._told = False
        settings.changed.connect(self._follow)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._follow)

    @Slot(str, bool)
    def read(self, sentence: str, at_once: bool) -> None:
        """Read a sentence after earlier ones, or ``at_once`` in place of them."""
        if not self._is_wanted or not self._is_active():
            return
        if self._speaker is None:
            self._speaker = self._make_speaker()
            self._speaker.failed.connect(self._tell)
        self._speaker.say(sentence, self._settings.stored_language, at_once=at_once)

    @Slot()
    def stop(self) -> None:
        if self._speaker is not None:
            self._speaker.stop()

    @Slot()
    def close(self) -> None:
        """End the voice; the next sentence starts it again."""
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            speaker.close()
            speaker.deleteLater()

    @property
    def _is_wanted(self) -> bool:
        stored = self._settings.stored
        return stored.read_aloud and not stored.muted and stored.volume > 0

    def _speaker_here(self) -> Speaker:
        from stolik.services import speech

        return speech.Speaker(speech.voices_here(), self)

    @Slot()
    def _follow(self) -> None:
        if not self._settings.stored.read_aloud:
            self.close()
        elif not self._is_wanted or not self._is_active():
            self.stop()

    @Slot()
    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self.failed.emit()
