"""Which programs of the system read aloud, and how each is told what to read.

A sentence is always written to the program's standard input: on a command line others could see it, and a
name that a person has chosen could be taken for an option.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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

# Reading lines itself, the script needs a PowerShell that leaves its input alone (-InputFormat None). It ends
# with the input, and at once where no voice speaks the language.
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
$lines = New-Object System.IO.StreamReader ([Console]::OpenStandardInput()), $utf8
$coming = $lines.ReadLineAsync()
$spoken = $null
while ($true) {
    if ($coming.Wait(20)) {
        if ($null -eq $coming.Result) { break }
        $number, $text = $coming.Result -split ' ', 2
        $voice.SpeakAsyncCancelAll()
        $spoken = $null
        if ($text) { $spoken = $voice.SpeakAsync($text) }
        $coming = $lines.ReadLineAsync()
    } elseif (($null -ne $spoken) -and $spoken.IsCompleted) {
        [Console]::Out.WriteLine($number)
        $spoken = $null
    }
}
$voice.SpeakAsyncCancelAll()
"""


@dataclass(frozen=True, slots=True)
class Voice:
    """A program of the system that reads aloud.

    ``program`` is where it lies, ``options`` give its arguments. One that is ``lasting`` reads
    lines, each a number and a sentence: it answers with the number when the sentence has been spoken, and a
    new line cuts an older one, even if it holds a number alone. Any other reads one sentence up to the end
    of its input, speaks it and ends. ``silencing`` are the arguments that make it stop what it speaks where
    to end it isn't enough, since a service speaks for it.
    """

    program: str
    options: Options
    lasting: bool = False
    silencing: tuple[str, ...] = ()


def find_voices(platform: str, which: FindProgram) -> tuple[Voice, ...]:
    """Return the voices of a system, the best first; ``platform`` is its name as ``sys.platform`` has it."""
    if platform == "win32":
        return _found(which, "powershell", _windows_options, lasting=True)
    if platform == "darwin":
        # If the voice isn't installed, the system's own speaks.
        return _found(which, "say", _mac_options) + _found(which, "say", lambda language: ("-f", "-"))
    dispatcher = _found(which, "spd-say", _dispatcher_options, silencing=("--stop",))
    engine = _found(which, "espeak-ng", _engine_options) or _found(which, "espeak", _engine_options)
    return dispatcher + engine


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


def _found(
    which: FindProgram,
    name: str,
    options: Options,
    *,
    lasting: bool = False,
    silencing: tuple[str, ...] = (),
) -> tuple[Voice, ...]:
    program = which(name)
    if program is None:
        return ()
    return (Voice(program, options, lasting, silencing),)


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
