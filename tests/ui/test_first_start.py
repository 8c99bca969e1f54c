"""The first start: type and window suit the screen together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik import app
from stolik.storage.atomic import digest
from stolik.storage.faults import FAULTS
from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, WindowPlace, store_settings

from tests.house import SAVE
from tests.ui.conftest import Open


@pytest.mark.rest
def test_on_a_screen_of_small_pixels_the_window_grows_with_the_type(
    qapp: QGuiApplication, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "suitable_scale", lambda: 2.0)
    program, usual = app.App(paths, 1), WindowPlace()
    place = program.settings.stored.window
    assert program.settings.stored.scale == 2
    assert (place.width, place.height) == (2 * usual.width, 2 * usual.height)
    program.close()


@pytest.mark.rest
def test_a_window_of_a_larger_screen_comes_back_onto_the_screen(qapp: QGuiApplication, paths: Paths) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    place = WindowPlace(
        x=room.right() - 100, y=room.bottom() - 50, width=room.width() // 2, height=room.height() // 2
    )
    paths.root.mkdir(parents=True)
    store_settings(paths.settings, Settings(window=place))
    program = app.App(paths, 1)
    program.show()
    assert program.window is not None
    assert room.contains(program.window.geometry())
    program.close()


@pytest.mark.rest
def test_a_start_removes_what_a_killed_write_has_left(qapp: QGuiApplication, paths: Paths) -> None:
    parts = [folder / ".rummikub.stolik-0a1b2c3d.part" for folder in (paths.saves, paths.records)]
    for part in parts:
        part.parent.mkdir(parents=True)
        part.write_text("a rack and the bank", "utf-8")
    # The name that a game was to be put away under.
    parts.append(paths.finished / "rummikub-1.stolik")
    parts[-1].touch()
    app.App(paths, 1).close()
    assert not any(part.exists() for part in parts)


@pytest.mark.rest
def test_a_start_brings_back_what_a_killed_write_has_put_aside(qapp: QGuiApplication, paths: Paths) -> None:
    known = SAVE.read_bytes()
    paths.saves.mkdir(parents=True)
    aside = f"-{digest(known)}-0a1b2c3d.was"
    (paths.saves / f".pickomino.stolik{aside}").write_bytes(known)
    (paths.saves / "pickomino-2.stolik").write_bytes(known)
    (paths.saves / f".pickomino-2.stolik{aside}").write_bytes(known + b" ")
    assert paths.has_saves()
    program = app.App(paths, 1)
    assert program.services.notices.sentence == FAULTS["other_game"]
    assert len(program.shell.waiting_rows.rows) == 3
    program.close()
    assert sorted(path.name for path in paths.saves.iterdir()) == [
        "pickomino-2.stolik",
        "pickomino-3.stolik",
        "pickomino.stolik",
    ]


@pytest.mark.rest
def test_what_stolik_collects_is_told_at_the_first_start_alone(open_screen: Open, paths: Paths) -> None:
    line = "Stolik works without the internet and collects nothing about you."
    screen = open_screen(welcomed=False)
    assert line in screen.lines()
    screen.close()
    assert line not in open_screen().lines()


def test_the_language_is_asked_at_the_first_start_and_belongs_to_comfort_afterwards(
    open_screen: Open,
) -> None:
    screen = open_screen(welcomed=False)
    assert not screen.can_press("English"), "it is the one in use"
    screen.click("Polski")
    assert screen.app.settings.property("language") == "pl"
    screen.wait_until(lambda: screen.sees("Graj: Robale"), "the start page in Polish")
    # Its name is written in it, whatever the language on the screen.
    screen.click_item(next(thing.item for thing in screen.things() if thing.name == "English"))
    assert screen.app.settings.property("language") == "en"
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    assert not screen.can_press("Polski")
    screen.click("Comfort")
    screen.wait_for("Polski")
    screen.click("Polski")
    assert screen.app.settings.property("language") == "pl"
