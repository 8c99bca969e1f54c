"""Speaks sentences through a program of the system; nothing here waits for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from stolik.services import system_programs
from stolik.services.speech.voices import Voice, patience_ms, spoken_line
from stolik.services.speech.waiting import MOST_WAITING, WaitingSentences

log = logging.getLogger(__name__)

_SILENCING_MS: Final = 2_000
_LAST_MS: Final = 500
"""The milliseconds for which the end of the program waits for a voice that was ended."""


class _Program(QObject):
    """A voice that is at work: speaks one sentence at a time."""

    spoken = Signal()
    broken = Signal(str)

    def __init__(self, voice: Voice, language: str, parent: QObject) -> None:
        super().__init__(parent)
        self.voice = voice
        self._language = language
        self._process: QProcess | None = None

    def speak(self, sentence: str) -> None:
        """Speak a sentence; the one before has been spoken or cut."""
        raise NotImplementedError

    def cut(self) -> None:
        """Speak no further; what is cut isn't told to be spoken."""
        raise NotImplementedError

    def close(self) -> None:
        """End the program; nothing waits for it to go."""
        self.cut()
        self._end()

    def _process_with(self, arguments: Sequence[str]) -> QProcess:
        # It may outlive the voice: to delete it while it runs would wait for it.
        process = system_programs.process(self.voice.program, arguments, self.parent())
        process.setStandardErrorFile(QProcess.nullDevice())
        return process

    def _prepare(self) -> QProcess:
        process = self._process = self._process_with(self.voice.options(self._language.partition("_")[0]))
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        return process

    def _end(self) -> None:
        """End the process without a word about it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.finished.disconnect(self._finish)
        process.errorOccurred.disconnect(self._fail)
        _let_go(process)

    @Slot(int, QProcess.ExitStatus)
    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        raise NotImplementedError

    @Slot(QProcess.ProcessError)
    def _fail(self, error: QProcess.ProcessError) -> None:
        # The end of a crash tells of it; one that doesn't read may have spoken all the same.
        if error == QProcess.ProcessError.FailedToStart:
            self._end()
            self.broken.emit("didn't start")


class _ProgramForSentence(_Program):
    """A voice that is started for each sentence."""

    def __init__(self, voice: Voice, language: str, parent: QObject) -> None:
        super().__init__(voice, language, parent)
        self._silencer: QProcess | None = None
        self._next = ""
        self._silenced = QTimer(self, singleShot=True)
        self._silenced.timeout.connect(self._go_on)

    def speak(self, sentence: str) -> None:
        """Speak a sentence as soon as the one before is silent."""
        if self._silencer is not None:
            self._next = sentence
            return
        process = self._prepare()
        process.setStandardOutputFile(QProcess.nullDevice())
        process.start()
        if process is self._process:
            process.write(f"{sentence}\n".encode())
            process.closeWriteChannel()

    def cut(self) -> None:
        """End the process, and the service that speaks for it."""
        self._next = ""
        if self._process is None:
            return
        self._end()
        if self.voice.silencing and self._silencer is None:
            silencer = self._silencer = self._process_with(self.voice.silencing)
            silencer.setStandardOutputFile(QProcess.nullDevice())
            silencer.finished.connect(self._go_on)
            silencer.errorOccurred.connect(self._go_on)
            silencer.start()
            self._silenced.start(_SILENCING_MS)

    def close(self) -> None:
        """End the process; the service that speaks for it is left a moment to fall silent."""
        super().close()
        silencer, self._silencer = self._silencer, None
        if silencer is not None:
            self._forget(silencer)
            silencer.finished.connect(silencer.deleteLater)
            QTimer.singleShot(_SILENCING_MS, silencer, silencer.kill)

    def _forget(self, silencer: QProcess) -> None:
        silencer.finished.disconnect(self._go_on)
        silencer.errorOccurred.disconnect(self._go_on)

    @Slot()
    def _go_on(self) -> None:
        silencer, self._silencer = self._silencer, None
        self._silenced.stop()
        if silencer is not None:
            self._forget(silencer)
            _let_go(silencer)
        sentence, self._next = self._next, ""
        if sentence:
            self.speak(sentence)

    @Slot(int, QProcess.ExitStatus)
    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._end()
        if code == 0 and status == QProcess.ExitStatus.NormalExit:
            self.spoken.emit()
        else:
            self.broken.emit(f"ended with {code}")


class _LastingProgram(_Program):
    """A voice that reads one sentence after the other."""

    def __init__(self, voice: Voice, language: str, parent: QObject) -> None:
        super().__init__(voice, language, parent)
        self._number = 0

    def speak(self, sentence: str) -> None:
        """Write a sentence, to a program that is started where none runs."""
        if self._process is None:
            process = self._prepare()
            process.readyReadStandardOutput.connect(self._read)
            process.start()
        self._write(sentence)

    def cut(self) -> None:
        """Write a line without a sentence."""
        self._write("")

    def _write(self, sentence: str) -> None:
        if self._process is not None:
            self._number += 1
            self._process.write(f"{self._number} {sentence}\n".encode())

    @Slot()
    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            # The number of a sentence that was cut comes too late.
            if bytes(process.readLine().data()).strip() == b"%d" % self._number:
                self.spoken.emit()

    @Slot(int, QProcess.ExitStatus)
    def _finish(self, code: int, _status: QProcess.ExitStatus) -> None:
        self._end()
        self.broken.emit(f"ended with {code}")


class Speaker(QObject):
    """Speaks one sentence after the other with the best voice that works.

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
        """Start no voice yet.

        ``patience`` tells how many milliseconds a voice may take with a sentence.
        """
        super().__init__(parent)
        self._all = tuple(voices)
        self._left = list(voices)
        self._language = "en"
        self._program: _Program | None = None
        self._spoken = ""
        self._waiting = WaitingSentences(most_waiting)
        self._patience = patience
        self._hanging = QTimer(self, singleShot=True)
        self._hanging.timeout.connect(self._give_up_hanging)

    @property
    def is_speaking(self) -> bool:
        """Whether a sentence is being spoken."""
        return bool(self._spoken)

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """Speak a text after what was said before, or ``at_once`` instead of all that."""
        if language != self._language:
            self.start_afresh()
            self._language = language
        if not self._left:
            return
        if at_once:
            self.stop()
        if sentence := spoken_line(text):
            self._waiting.add(sentence)
            self._speak_next()

    @Slot()
    def stop(self) -> None:
        """Fall silent; what waits is forgotten."""
        self._waiting.clear()
        self._hanging.stop()
        spoken, self._spoken = self._spoken, ""
        if spoken and self._program is not None:
            self._program.cut()

    @Slot()
    def start_afresh(self) -> None:
        """Fall silent, and give every voice another chance."""
        self.stop()
        self._drop_program()
        self._left = list(self._all)

    @Slot()
    def close(self) -> None:
        """End every voice, and wait for a moment until it is gone."""
        self.stop()
        self._drop_program()
        self._left.clear()
        for process in self.findChildren(QProcess):
            if not process.waitForFinished(_LAST_MS):
                process.kill()
                process.waitForFinished(_LAST_MS)

    def _speak_next(self) -> None:
        if self._spoken:
            return
        sentence = self._waiting.take()
        if not sentence:
            return
        if self._program is None:
            voice = self._left[0]
            kind = _LastingProgram if voice.lasting else _ProgramForSentence
            self._program = kind(voice, self._language, self)
            self._program.spoken.connect(self._note_spoken)
            self._program.broken.connect(self._give_up)
        self._spoken = sentence
        self._hanging.start(self._patience(sentence))
        self._program.speak(sentence)

    @Slot()
    def _note_spoken(self) -> None:
        self._hanging.stop()
        self._spoken = ""
        self._speak_next()

    @Slot()
    def _give_up_hanging(self) -> None:
        self._give_up("hangs")

    @Slot(str)
    def _give_up(self, reason: str) -> None:
        """Turn to the next voice, with the sentence that this one hasn't spoken."""
        voice = self._left.pop(0)
        log.info("The voice %s %s", voice.program, reason)
        self._hanging.stop()
        spoken, self._spoken = self._spoken, ""
        self._drop_program()
        if not self._left:
            self._waiting.clear()
            self.failed.emit()
            return
        if spoken:
            self._waiting.put_back(spoken)
        self._speak_next()

    def _drop_program(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.spoken.disconnect(self._note_spoken)
            program.broken.disconnect(self._give_up)
            program.close()
            program.deleteLater()


def _let_go(process: QProcess) -> None:
    """Kill a process that may still run, and delete it when it is gone."""
    if process.state() == QProcess.ProcessState.NotRunning:
        process.deleteLater()
        return
    process.finished.connect(process.deleteLater)
    process.kill()
