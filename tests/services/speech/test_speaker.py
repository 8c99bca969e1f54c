"""The speaker and the voices of the system: order, interruptions, and failures of voices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot
from stolik.services.speech import FindProgram, Speaker, Voice, find_voices, patience_ms, spoken_line

from tests.services.speech.fake_voice import FakeVoices
from tests.tiers import mostly_rest

PATIENCE = 30_000


class Make(Protocol):
    def __call__(self, *voices: Voice, patience: Sequence[int] = ..., most: int = ...) -> Speaker: ...


@pytest.fixture
def voices(tmp_path: Path) -> FakeVoices:
    return FakeVoices(tmp_path)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    made: list[Speaker] = []

    def new(*voices: Voice, patience: Sequence[int] = (), most: int = 3) -> Speaker:
        """Return a speaker that has ``patience`` with the first sentences, and much with all others."""
        times = iter(patience)
        made.append(Speaker(voices, patience=lambda text: next(times, PATIENCE), most_waiting=most))
        return made[-1]

    yield new
    for speaker in made:
        speaker.close()


def until_heard(qtbot: QtBot, voices: FakeVoices, *lines: str) -> None:
    def check() -> None:
        assert voices.heard == list(lines)

    qtbot.waitUntil(check, timeout=PATIENCE)


def test_sentences_are_spoken_one_by_one_each_in_its_language(
    make: Make, voices: FakeVoices, qtbot: QtBot
) -> None:
    speaker = make(voices.voice())
    speaker.say("Ala bierze płytkę 25.", "pl")
    speaker.say("two\nlines", "pl")
    until_heard(qtbot, voices, "pl: Ala bierze płytkę 25.", "pl: two lines")
    qtbot.waitUntil(lambda: not speaker.is_speaking, timeout=PATIENCE)
    speaker.say("one", "en")
    until_heard(qtbot, voices, "pl: Ala bierze płytkę 25.", "pl: two lines", "en: one")


def test_one_waits_until_the_one_before_has_been_spoken_and_only_the_newest_wait(
    make: Make, voices: FakeVoices, qtbot: QtBot
) -> None:
    speaker = make(voices.voice(), most=2)
    for sentence in ("long one", "a", "b", "c"):
        speaker.say(sentence, "en")
    until_heard(qtbot, voices, "en: long one")
    voices.open_gate()
    until_heard(qtbot, voices, "en: long one", "en: end of long one", "en: b", "en: c")


def test_what_matters_at_once_cuts_all_that_is_spoken(make: Make, voices: FakeVoices, qtbot: QtBot) -> None:
    speaker = make(voices.voice())
    speaker.say("long one", "en")
    speaker.say("a", "en")
    until_heard(qtbot, voices, "en: long one")
    speaker.say("now", "en", at_once=True)
    until_heard(qtbot, voices, "en: long one", "en: now")
    voices.open_gate()
    qtbot.waitUntil(lambda: not speaker.is_speaking, timeout=PATIENCE)
    speaker.say("after", "en")
    until_heard(qtbot, voices, "en: long one", "en: now", "en: after")


def test_whoever_speaks_for_the_program_is_silenced_before_the_next_sentence(
    make: Make, voices: FakeVoices, qtbot: QtBot
) -> None:
    speaker = make(voices.voice(silencing=True))
    speaker.say("long one", "en")
    until_heard(qtbot, voices, "en: long one")
    speaker.say("now", "en", at_once=True)
    until_heard(qtbot, voices, "en: long one", "(silence)", "en: now")


def test_a_stop_forgets_everything(make: Make, voices: FakeVoices, qtbot: QtBot) -> None:
    speaker = make(voices.voice())
    speaker.say("long one", "en")
    speaker.say("a", "en")
    until_heard(qtbot, voices, "en: long one")
    speaker.stop()
    assert not speaker.is_speaking
    voices.open_gate()
    speaker.say("after", "en")
    until_heard(qtbot, voices, "en: long one", "en: after")


@pytest.mark.parametrize("bad", mostly_rest(["missing", "crash", "hang"], usual=["crash"]))
def test_where_a_voice_fails_the_next_speaks(make: Make, voices: FakeVoices, qtbot: QtBot, bad: str) -> None:
    first = voices.missing() if bad == "missing" else voices.voice(bad)
    speaker = make(first, voices.voice(), patience=(1_000,) if bad == "hang" else ())
    failed: list[None] = []
    speaker.failed.connect(lambda: failed.append(None))
    speaker.say("one", "en")
    speaker.say("two", "en")
    qtbot.waitUntil(lambda: voices.heard[-2:] == ["en: one", "en: two"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: not speaker.is_speaking, timeout=PATIENCE)
    assert not failed


@pytest.mark.parametrize("bad", mostly_rest(["missing", "crash", "hang"], usual=["missing"]))
def test_where_no_voice_works_that_is_told_once_and_nothing_is_tried_again(
    make: Make, voices: FakeVoices, qtbot: QtBot, bad: str
) -> None:
    voice = voices.missing() if bad == "missing" else voices.voice(bad)
    speaker = make(voice, patience=(1_000,) if bad == "hang" else ())
    with qtbot.waitSignal(speaker.failed, timeout=PATIENCE):
        speaker.say("die", "en")
        speaker.say("two", "en")
    heard = voices.heard
    failed: list[None] = []
    speaker.failed.connect(lambda: failed.append(None))
    speaker.say("three", "en")
    speaker.say("four", "en", at_once=True)
    assert not speaker.is_speaking
    qtbot.wait(0)
    assert voices.heard == heard
    assert not failed


def test_a_fresh_start_gives_a_voice_another_chance(make: Make, voices: FakeVoices, qtbot: QtBot) -> None:
    speaker = make(voices.voice("crash"))
    for _ in range(2):
        with qtbot.waitSignal(speaker.failed, timeout=PATIENCE):
            speaker.say("one", "en")
        speaker.start_afresh()
    assert voices.heard == ["(crash)", "(crash)"]


def test_a_voice_that_does_not_read_may_end_well(make: Make, voices: FakeVoices, qtbot: QtBot) -> None:
    speaker = make(voices.voice("deaf"))
    speaker.say("one", "en")
    speaker.say("two", "en")
    until_heard(qtbot, voices, "(deaf)", "(deaf)")


def test_no_voice_and_no_words_are_passed_over(make: Make, voices: FakeVoices) -> None:
    silent, speaker = make(), make(voices.voice())
    silent.say("one", "en")
    speaker.say(" \n", "en")
    assert not silent.is_speaking
    assert not speaker.is_speaking


def test_the_end_of_the_program_ends_a_voice_that_hangs(make: Make, voices: FakeVoices, qtbot: QtBot) -> None:
    speaker = make(voices.voice("hang", silencing=True))
    speaker.say("one", "en")
    until_heard(qtbot, voices, "en: one")
    speaker.close()
    assert not speaker.is_speaking
    assert voices.heard[0] == "en: one"
    speaker.say("two", "en")
    assert not speaker.is_speaking


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
def test_every_voice_is_told_the_language_and_the_dispatcher_alone_to_stop(language: str) -> None:
    spd, espeak = find_voices("linux", installed("spd-say", "espeak-ng"))
    assert (spd.silencing, espeak.silencing) == (("--stop",), ())
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
