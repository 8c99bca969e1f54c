"""Speaks sentences through a system program that has a voice, without waiting for it."""

from __future__ import annotations

import logging
import shutil
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from stolik.services import system

FindProgram: TypeAlias = Callable[[str], str | None]
"""Returns the path of a program, like ``shutil.which``."""

Options: TypeAlias = Callable[[str], tuple[str, ...]]
"""Returns the arguments for a language, which is given without a country, as ``pt`` for ``pt_BR``."""

_MAC_VOICES: Final = {
    "cs": "Zuzana", "da": "Sara", "de": "Anna", "el": "Melina", "en": "Samantha", "es": "Mónica",
    "fi": "Satu", "fr": "Thomas", "hu": "Tünde", "it": "Alice", "nb": "Nora", "nl": "Xander",
    "pl": "Zosia", "pt": "Luciana", "ro": "Ioana", "ru": "Milena", "sk": "Laura", "sv": "Alva",
    "tr": "Yelda", "uk": "Lesya",
}  # fmt: skip
"""The voices that come with macOS."""

_MAC_COMMAND: Final = "[["
_DISPATCHER_COMMAND: Final = "!-!"

# The script reads its input itself, so PowerShell must not (-InputFormat None). It ends at once if no voice
# speaks the language.
_WINDOWS_SCRIPT: Final = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$fitting = @($voice.GetInstalledVoices() | Where-Object {
    $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq 'LANGUAGE'
})
if ($fitting.Count -eq 0) { exit 3 }
$voice.SelectVoice($fitting[0].VoiceInfo.Name)
$voice.SetOutputToDefaultAudioDevice()
$utf8 = New-Object System.Text.UTF8Encoding $false
$text = New-Object System.IO.StreamReader ([Console]::OpenStandardInput()), $utf8
$voice.Speak($text.ReadToEnd())
"""


@dataclass(frozen=True, slots=True)
class Voice:
    """A system program that reads one sentence up to the end of its input, speaks it and exits.

    ``program`` is its path, ``options`` returns its arguments. ``silencing`` holds the arguments that make it
    stop speaking if ending it isn't enough, because a service speaks for it.
    """

    program: str
    options: Options
    silencing: tuple[str, ...] = ()


def voices_here() -> tuple[Voice, ...]:
    """Return the voices of this system, the best first."""
    return find_voices(sys.platform, shutil.which)


def find_voices(platform: str, which: FindProgram) -> tuple[Voice, ...]:
    """Return the voices of a system, the best first; ``platform`` is its name as in ``sys.platform``."""
    if platform == "win32":
        wanted = [Voice("powershell", _windows_options)]
    elif platform == "darwin":
        # If the voice isn't installed, the system's default one speaks.
        wanted = [Voice("say", _mac_options), Voice("say", lambda language: ("-f", "-"))]
    else:
        engine = "espeak-ng" if which("espeak-ng") else "espeak"
        wanted = [Voice("spd-say", _dispatcher_options, ("--stop",)), Voice(engine, _engine_options)]
    return tuple([replace(voice, program=found) for voice in wanted if (found := which(voice.program))])


def spoken_line(text: str) -> str:
    """Return a text as one line in which no voice finds commands.

    >>> spoken_line("!-!STOP ALL")
    'STOP ALL'
    """
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    while _MAC_COMMAND in words:
        words = words.replace(_MAC_COMMAND, "[")
    while words.startswith(_DISPATCHER_COMMAND):
        words = words.removeprefix(_DISPATCHER_COMMAND).lstrip()
    return words


def patience_ms(text: str) -> int:
    """Return how long a voice may take for a text before it counts as hanging, in milliseconds."""
    return 10_000 + 200 * len(text)


def _dispatcher_options(language: str) -> tuple[str, ...]:
    return ("--application-name", "stolik", "--language", language, "--wait", "--pipe-mode")


def _engine_options(language: str) -> tuple[str, ...]:
    return ("-v", language, "-b", "1", "--stdin")


def _mac_options(language: str) -> tuple[str, ...]:
    voice = _MAC_VOICES.get(language)
    return ("-v", voice, "-f", "-") if voice else ("-f", "-")


def _windows_options(language: str) -> tuple[str, ...]:
    script = _WINDOWS_SCRIPT.replace("LANGUAGE", language).strip()
    return ("-NoProfile", "-NonInteractive", "-InputFormat", "None", "-Command", script)


log = logging.getLogger(__name__)

MOST_WAITING: Final = 3
"""The most sentences that wait; older ones would only delay the news."""

_LAST_MS: Final = 500
"""How long the program waits at its end for a stopped voice, in milliseconds."""


class Speaker(QObject):
    """Speaks one sentence after another, each in its own process, with the best voice that works.

    A voice that fails or takes too long isn't used again; the next one speaks its sentence.
    """

    failed = Signal()
    """Emitted if no voice works; nothing is spoken until ``start_afresh``."""

    def __init__(
        self,
        voices: Sequence[Voice],
        parent: QObject | None = None,
        *,
        patience: Callable[[str], int] = patience_ms,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        """Start no voice yet; ``patience`` returns how many milliseconds one may take for a text."""
        super().__init__(parent)
        self._all = tuple(voices)
        self._left = list(voices)
        self._language = "en"
        self._waiting: deque[str] = deque(maxlen=most_waiting)
        self._spoken = ""
        # The program that speaks, or that silences the service speaking for it.
        self._process: QProcess | None = None
        self._patience = patience
        self._hanging = QTimer(self, singleShot=True)
        self._hanging.timeout.connect(self._end_hanging)

    @property
    def is_speaking(self) -> bool:
        return bool(self._spoken)

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        """Speak a text after earlier ones, or ``at_once`` in place of them."""
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
        """Fall silent, and drop the waiting sentences."""
        self._waiting.clear()
        if self._spoken:
            self._end()
            if silencing := self._left[0].silencing:
                self._start(silencing, "")

    @Slot()
    def start_afresh(self) -> None:
        self.stop()
        self._left = list(self._all)

    @Slot()
    def close(self) -> None:
        """End every voice, and wait a moment for it to be gone."""
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
        process = system.process(self._left[0].program, arguments, self)
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
        """End the program without a signal; its object is deleted once it is gone."""
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
        # `finished` reports crashes, and a program that doesn't read its input may still have spoken.
        if error == QProcess.ProcessError.FailedToStart:
            self._give_up("didn't start")

    @Slot()
    def _end_hanging(self) -> None:
        self._give_up("hangs")

    def _give_up(self, reason: str) -> None:
        """Switch to the next voice, which speaks the sentence that this one hasn't."""
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
