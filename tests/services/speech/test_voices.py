"""Which voices a system has, and how each is told what to read."""

from __future__ import annotations

import pytest
from stolik.services.speech import FindProgram, find_voices, patience_ms, spoken_line


def installed(*names: str) -> FindProgram:
    return lambda name: f"/bin/{name}" if name in names else None


@pytest.mark.parametrize(
    "platform, programs, found",
    [
        ("linux", ("spd-say", "espeak-ng", "espeak"), ["/bin/spd-say", "/bin/espeak-ng"]),
        ("linux", ("espeak-ng", "espeak"), ["/bin/espeak-ng"]),
        ("linux", ("espeak",), ["/bin/espeak"]),
        ("linux", ("say", "powershell"), []),
        ("freebsd14", ("spd-say",), ["/bin/spd-say"]),
        ("darwin", ("say", "espeak-ng"), ["/bin/say", "/bin/say"]),
        ("darwin", (), []),
        ("win32", ("powershell", "espeak-ng"), ["/bin/powershell"]),
        ("win32", (), []),
    ],
)
def test_a_system_is_asked_for_voices(platform: str, programs: tuple[str, ...], found: list[str]) -> None:
    assert [voice.program for voice in find_voices(platform, installed(*programs))] == found


@pytest.mark.parametrize("language", ["pl", "en", "eo"])
def test_every_voice_is_told_the_language(language: str) -> None:
    spd, espeak = find_voices("linux", installed("spd-say", "espeak-ng"))
    assert spd.options(language)[2:] == ("--language", language, "--wait", "--pipe-mode")
    assert espeak.options(language) == ("-v", language, "-b", "1", "--stdin")
    (powershell,) = find_voices("win32", installed("powershell"))
    assert f"LanguageName -eq '{language}'" in powershell.options(language)[-1]


def test_on_a_mac_the_voice_that_it_is_set_to_stands_in_for_one_that_is_not_there() -> None:
    own, any_other = find_voices("darwin", installed("say"))
    assert own.options("pl") == ("-v", "Zosia", "-f", "-")
    assert own.options("en") == ("-v", "Samantha", "-f", "-")
    assert own.options("eo") == any_other.options("pl") == any_other.options("en") == ("-f", "-")


def test_on_windows_a_shell_reads_its_own_input_and_its_script_needs_no_quoting() -> None:
    (voice,) = find_voices("win32", installed("powershell"))
    arguments = voice.options("pl")
    assert arguments[:-1] == ("-NoProfile", "-NonInteractive", "-InputFormat", "None", "-Command")
    assert '"' not in arguments[-1]
    assert arguments[-1].count("{") == arguments[-1].count("}")


def test_only_the_dispatcher_is_told_to_stop() -> None:
    spd, espeak = find_voices("linux", installed("spd-say", "espeak-ng"))
    assert (spd.silencing, espeak.silencing) == (("--stop",), ())


@pytest.mark.parametrize(
    "text, line",
    [
        ("Ala bierze płytkę 25.", "Ala bierze płytkę 25."),
        ("two\nlines\tand\xa0a space", "two lines and a space"),
        ("a bell\x07 and an escape\x1b[0m", "a bell and an escape [0m"),
        ("!-!CANCEL ALL", "CANCEL ALL"),
        (" !-! !-!STOP", "STOP"),
        ("[[[volm 0]] Ola", "[volm 0]] Ola"),
        ("\n", ""),
        ("", ""),
    ],
)
def test_a_text_is_one_line_of_words(text: str, line: str) -> None:
    assert spoken_line(text) == line


def test_a_longer_text_may_take_longer() -> None:
    assert patience_ms("") < patience_ms("Ala") < patience_ms("Ala takes tile 25.")
