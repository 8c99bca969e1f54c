"""The settings as the window sees them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.services import settings as shell_settings
from stolik.services.settings import Settings
from stolik.storage.faults import Fault
from stolik.storage.settings import Settings as Stored
from stolik.storage.settings import WindowPlace, load_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "settings.json"


@pytest.fixture
def settings(file: Path, qtbot: QtBot) -> Settings:
    return Settings(file, Stored())


@pytest.mark.parametrize(
    "name, value",
    [
        ("language", "pl"),
        ("scheme", "contrast"),
        ("scale", 1.7),
        ("pace", "off"),
        ("cloth", "oak"),
        ("pieces", "large"),
        ("idleLife", False),
        ("paper", "a5"),
        ("reducedMotion", True),
        ("hints", False),
        ("volume", 0.2),
        ("muted", True),
        ("readAloud", True),
        ("welcomed", True),
    ],
)
def test_a_change_is_told_and_saved(
    settings: Settings, file: Path, qtbot: QtBot, name: str, value: Any
) -> None:
    with qtbot.waitSignal(settings.changed):
        settings.setProperty(name, value)
    assert settings.property(name) == value
    settings.flush()
    again = Settings(file, load_settings(file).document)
    assert again.property(name) == value


def test_a_change_is_saved_by_itself_a_moment_later(settings: Settings, file: Path, qtbot: QtBot) -> None:
    settings.setProperty("pace", "fast")
    assert not file.exists()
    qtbot.waitUntil(file.exists)
    assert json.loads(file.read_text("utf-8"))["pace"] == "fast"


def test_nothing_is_written_where_nothing_changed(settings: Settings, file: Path) -> None:
    settings.setProperty("pace", settings.property("pace"))
    settings.place_window(WindowPlace())
    settings.flush()
    assert not file.exists()


@pytest.mark.parametrize(
    "name, value",
    [
        ("scale", 9.0),
        ("pace", "hasty"),
        ("language", "German, please"),
        ("cloth", "velvet"),
        ("pieces", "glass"),
        ("paper", "a3"),
    ],
)
def test_a_value_that_cannot_be_leaves_the_old_one(settings: Settings, name: str, value: Any) -> None:
    before = settings.property(name)
    settings.setProperty(name, value)
    assert settings.property(name) == before


def test_a_new_language_is_told_apart(settings: Settings, qtbot: QtBot) -> None:
    other = "en" if settings.stored_language == "pl" else "pl"
    with qtbot.waitSignal(settings.languageChanged):
        settings.setProperty("language", other)
    with qtbot.assertNotEmitted(settings.languageChanged):
        settings.setProperty("language", other)
        settings.setProperty("pace", "fast")


def test_a_language_that_is_gone_is_kept_and_the_system_s_is_shown(settings: Settings, file: Path) -> None:
    usual = settings.property("language")
    settings.setProperty("language", "qq")
    assert settings.property("language") == usual
    settings.flush()
    assert load_settings(file).document.language == "qq"


def test_the_window_s_place_comes_back(settings: Settings, file: Path) -> None:
    place = WindowPlace(x=3, y=-4, width=1500, height=900, maximized=True)
    settings.place_window(place)
    settings.flush()
    assert load_settings(file).document.window == place


def test_a_failed_save_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "stolik").write_text("in the way", "utf-8")
    settings = Settings(tmp_path / "stolik" / "settings.json", Stored())
    settings.setProperty("muted", True)
    with qtbot.waitSignal(settings.faulted) as told:
        settings.flush()
    assert told.args[0].code == "not_writable"


def test_what_a_full_disk_refused_is_written_the_next_time(
    settings: Settings, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.setProperty("muted", True)
    with monkeypatch.context() as full:
        full.setattr(shell_settings, "store_settings", lambda *_: Fault("disk_full"))
        with qtbot.waitSignal(settings.faulted):
            settings.flush()
    assert not file.exists()
    settings.flush()
    assert load_settings(file).document.muted
    file.unlink()
    settings.flush()
    assert not file.exists(), "what was written isn't written again"
