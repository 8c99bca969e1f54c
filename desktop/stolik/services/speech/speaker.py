"""Speaks sentences through a program of the system; nothing here waits for it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from stolik.services import system_programs
from stolik.services.speech.voices import Voice, patience_ms, spoken_line

log = logging.getLogger(__name__)

MOST_WAITING: Final = 3
"""The sentences that wait at most: what was long ago would only hold up what happens now."""

_LAST_MS: Final = 500
"""The milliseconds for which the end of the program waits for a voice that was ended."""


class Speaker(QObject):
    """Speaks one sentence after the other, each by a program of its own, with the best voice that works.

    A voice that fails, or takes longer than it may, isn't asked again; its sentence is spoken by the next.
    """

    failed = Signal()
    """No voice works; nothing is spoken until the speaker starts afresh."""

    def __init__(
        self,
        voices: Sequence[Voice],
        parent: QObject | None = None,
        *,
        patience: Callable[[str], int] = patience_ms,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        """Start no voice yet; it may take ``patience`` milliseconds with a sentence."""
        super().__init__(parent)
        self._all = tuple(voices)
        self._left = list(voices)
        self._language = "en"
        self._waiting: deque[str] = deque(maxlen=most_waiting)
        self._spoken = ""
        # It speaks, or silences a service that speaks for it.
        self._process: QProcess | None = None
        self._patience = patience
        self._hanging = QTimer(self, singleShot=True)
        self._hanging.timeout.connect(self._end_hanging)

    @property
    def is_speaking(self) -> bool:
        """Whether a sentence is being spoken."""
        return bool(self._spoken)

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """Speak a text after what was said before, or ``at_once`` instead of all that."""
        if language != self._language:
            self.start_afresh()
            self._language = language
        if at_once:
            self.stop()
        if self._left and (sentence := spoken_line(text)):
            self._waiting.append(sentence)
            self._speak_next()

    @Slot()
    def stop(self) -> None:
        """Fall silent; what waits is forgotten."""
        self._waiting.clear()
        if self._spoken:
            self._end()
            if silencing := self._left[0].silencing:
                self._start(silencing, "")

    @Slot()
    def start_afresh(self) -> None:
        """Fall silent, and give every voice another chance."""
        self.stop()
        self._left = list(self._all)

    @Slot()
    def close(self) -> None:
        """End every voice, and wait for a moment until it is gone."""
        self.stop()
        self._left.clear()
        for process in self.findChildren(QProcess):
            if not process.waitForFinished(_LAST_MS):
                process.kill()
                process.waitForFinished(_LAST_MS)
        self._end()

    def _speak_next(self) -> None:
        if self._process is None and self._waiting:
            self._spoken = self._waiting.popleft()
            self._start(self._left[0].options(self._language.partition("_")[0]), self._spoken)

    def _start(self, arguments: Sequence[str], sentence: str) -> None:
        process = system_programs.process(self._left[0].program, arguments, self)
        self._process = process
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        self._hanging.start(self._patience(sentence))
        process.start()
        if process is self._process:
            process.write(f"{sentence}\n".encode())
            process.closeWriteChannel()

    def _end(self) -> None:
        """End the program without a word about it; what is killed is deleted when it is gone."""
        process, self._process, self._spoken = self._process, None, ""
        self._hanging.stop()
        if process is not None:
            process.finished.disconnect(self._finish)
            process.errorOccurred.disconnect(self._fail)
            process.finished.connect(process.deleteLater)
            if process.state() == QProcess.ProcessState.NotRunning:
                process.deleteLater()
            process.kill()

    @Slot(int, QProcess.ExitStatus)
    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._spoken and (code or status != QProcess.ExitStatus.NormalExit):
            self._give_up(f"ended with {code}")
            return
        self._end()
        self._speak_next()

    @Slot(QProcess.ProcessError)
    def _fail(self, error: QProcess.ProcessError) -> None:
        # The end of a crash tells of it; one that doesn't read may have spoken all the same.
        if error == QProcess.ProcessError.FailedToStart:
            self._give_up("didn't start")

    @Slot()
    def _end_hanging(self) -> None:
        self._give_up("hangs")

    def _give_up(self, reason: str) -> None:
        """Turn to the next voice, with the sentence that this one hasn't spoken."""
        spoken = self._spoken
        log.info("The voice %s %s", self._left[0].program, reason)
        self._end()
        if spoken:
            self._left.pop(0)
        if not self._left:
            self._waiting.clear()
            self.failed.emit()
            return
        if spoken and len(self._waiting) != self._waiting.maxlen:
            self._waiting.appendleft(spoken)
        self._speak_next()
