"""Which programs of the system read aloud, and how each is told what to read.

A sentence is always written to the program's standard input: on a command line others could see it, and a
name that a person has chosen could be taken for an option.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

FindProgram: TypeAlias = Callable[[str], str | None]
"""Returns where a program lies, as ``shutil.which`` does."""

Options: TypeAlias = Callable[[str], tuple[str, ...]]
"""Returns the arguments for a language, which is named by its letters alone, as ``pt`` for ``pt_BR``."""

_MAC_VOICES: Final = {
    "cs": "Zuzana", "da": "Sara", "de": "Anna", "el": "Melina", "en": "Samantha", "es": "Mónica",
    "fi": "Satu", "fr": "Thomas", "hu": "Tünde", "it": "Alice", "nb": "Nora", "nl": "Xander",
    "pl": "Zosia", "pt": "Luciana", "ro": "Ioana", "ru": "Milena", "sk": "Laura", "sv": "Alva",
    "tr": "Yelda", "uk": "Lesya",
}  # fmt: skip
"""The voices that macOS brings along."""

_MAC_COMMAND: Final = "[["
_DISPATCHER_COMMAND: Final = "!-!"

# Reading its input itself, the script needs a PowerShell that leaves it alone (-InputFormat None). It ends at
# once where no voice speaks the language.
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
    """A program of the system that reads one sentence up to the end of its input, speaks it and ends.

    ``program`` is where it lies, ``options`` give its arguments. ``silencing`` are those that make it stop
    what it speaks where to end it isn't enough, since a service speaks for it.
    """

    program: str
    options: Options
    silencing: tuple[str, ...] = ()


def voices_here() -> tuple[Voice, ...]:
    """Return the voices of the system that the program runs on, the best first."""
    return find_voices(sys.platform, shutil.which)


def find_voices(platform: str, which: FindProgram) -> tuple[Voice, ...]:
    """Return the voices of a system, the best first; ``platform`` is its name as ``sys.platform`` has it."""
    if platform == "win32":
        wanted = [Voice("powershell", _windows_options)]
    elif platform == "darwin":
        # If the voice isn't installed, the system's own speaks.
        wanted = [Voice("say", _mac_options), Voice("say", lambda language: ("-f", "-"))]
    else:
        engine = "espeak-ng" if which("espeak-ng") else "espeak"
        wanted = [Voice("spd-say", _dispatcher_options, ("--stop",)), Voice(engine, _engine_options)]
    return tuple([replace(voice, program=found) for voice in wanted if (found := which(voice.program))])


def spoken_line(text: str) -> str:
    """Return a text as one line that no voice takes for anything but words.

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
    """Return how long a voice may take with a text before it is taken for one that hangs."""
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
