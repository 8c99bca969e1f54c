"""Reading aloud: only if wanted, with sound on, and in the active window."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.services.read_aloud import ReadAloud
from stolik.services.settings import Settings
from stolik.services.speech import Speaker
from stolik.storage.settings import Settings as Stored


class Listener(QObject):
    """A speaker that records its sentences."""

    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[Any] = []

    def say(self, text: str, language: str, *, at_once: bool = False) -> None:
        self.noted.append((text, language, at_once))

    def stop(self) -> None:
        self.noted.append("stop")

    def close(self) -> None:
        self.noted.append("close")


class Reading:
    """A reader, its settings, and the speakers that it has made."""

    def __init__(self, folder: Path, **stored: Any) -> None:
        self.settings = cast("Any", Settings(folder / "settings.json", Stored(**stored)))
        self.active = True
        self.speakers: list[Listener] = []
        self.reader = ReadAloud(self.settings, make_speaker=self._make, is_active=lambda: self.active)

    def _make(self) -> Speaker:
        self.speakers.append(Listener())
        return cast("Speaker", self.speakers[-1])

    @property
    def noted(self) -> list[Any]:
        return [one for speaker in self.speakers for one in speaker.noted]


def test_sentences_are_read_in_the_language_of_the_moment(tmp_path: Path, qtbot: QtBot) -> None:
    r = Reading(tmp_path, read_aloud=True, language="pl")
    r.reader.read("Ala rzuca.", False)
    r.settings.language = "en"
    r.reader.read("Not possible.", True)
    assert (r.noted, len(r.speakers)) == ([("Ala rzuca.", "pl", False), ("Not possible.", "en", True)], 1)


@pytest.mark.parametrize(
    "stored",
    [{"read_aloud": False}, {"read_aloud": True, "muted": True}, {"read_aloud": True, "volume": 0.0}],
)
def test_unasked_or_without_sound_no_voice_is_even_looked_for(
    tmp_path: Path, qtbot: QtBot, stored: dict[str, Any]
) -> None:
    r = Reading(tmp_path, **stored)
    r.reader.read("Ala rolls.", False)
    r.reader.stop()
    r.reader.close()
    assert r.speakers == []


@pytest.mark.parametrize("name, value", [("muted", True), ("volume", 0.0)])
def test_with_the_sound_a_voice_falls_silent(tmp_path: Path, qtbot: QtBot, name: str, value: object) -> None:
    r = Reading(tmp_path, read_aloud=True)
    r.reader.read("Ala rolls.", False)
    setattr(r.settings, name, value)
    r.reader.read("Ola rolls.", False)
    assert r.noted[1:] == ["stop"]


def test_switched_off_it_ends_a_voice_and_switched_on_it_makes_another(tmp_path: Path, qtbot: QtBot) -> None:
    r = Reading(tmp_path, read_aloud=True, language="en")
    r.reader.read("Ala rolls.", False)
    r.settings.readAloud = False
    r.reader.read("Ola rolls.", False)
    r.settings.readAloud = True
    r.reader.read("Jan rolls.", False)
    assert r.noted == [("Ala rolls.", "en", False), "close", ("Jan rolls.", "en", False)]


def test_behind_another_window_nothing_is_read_nor_made_up_for(
    tmp_path: Path, qtbot: QtBot, qapp: QGuiApplication
) -> None:
    r = Reading(tmp_path, read_aloud=True, language="en")
    r.reader.read("Ala rolls.", False)
    r.active = False
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    r.reader.read("Ola rolls.", False)
    r.active = True
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    r.reader.read("Jan rolls.", False)
    assert r.noted == [("Ala rolls.", "en", False), "stop", ("Jan rolls.", "en", False)]


def test_that_no_voice_works_is_told_once_however_often_it_is_tried(tmp_path: Path, qtbot: QtBot) -> None:
    r = Reading(tmp_path, read_aloud=True)
    told: list[None] = []
    r.reader.failed.connect(lambda: told.append(None))
    for _ in range(2):
        r.reader.read("Ala rolls.", False)
        r.speakers[-1].failed.emit()
        r.settings.readAloud = False
        r.settings.readAloud = True
    assert (len(r.speakers), len(told)) == (2, 1)


@pytest.mark.parametrize("program, found", [("espeak-ng", True), ("nothing", False)])
def test_the_settings_know_whether_there_is_a_voice(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, program: str, found: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == program else None)
    assert Settings(tmp_path / "settings.json", Stored()).property("hasVoice") is found
