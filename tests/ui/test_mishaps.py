"""When something goes wrong, one sentence says so, and the evening continues."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlComponent, QQmlEngine
from stolik.app import tell_errors
from stolik.engine.bot import Level
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.flow import runner
from stolik.flow.effects import Effect
from stolik.flow.flow import Flow
from stolik.flow.happenings import Happening, MoveSubmitted
from stolik.flow.step import step
from stolik.services import system
from stolik.services.system import Awake
from stolik.shell import event_filters, opened_pages, switch_keys
from stolik.shell.event_filters import DoubleClickFilter
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.shell.switch_keys import KeyPresses
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, Saves
from stolik.storage.settings import load_settings

from tests.cli.running import stolik
from tests.pictures.acts import about_opened
from tests.pictures.scene import left, left_laid
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.fitting import misfits, unheard
from tests.ui.player import go_on, move
from tests.ui.positions import FAMILY, PEOPLE, leave_a_game

pytestmark = pytest.mark.rest

ROOT = Path(__file__).resolve().parents[2]


def told(screen: Screen) -> list[str]:
    return [thing.name for thing in screen.things() if thing.role == Role.AlertMessage]


def fail_at_moves(flow: Flow, happening: Happening) -> tuple[Flow, tuple[Effect, ...]]:
    if isinstance(happening, MoveSubmitted):
        raise KeyError("nothing")
    return step(flow, happening)


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_a_damaged_save_is_told_in_one_sentence(open_screen: Open, paths: Paths, language: str) -> None:
    leave_a_game(paths, PEOPLE, turns=3)
    save = paths.saves / "pickomino.stolik"
    save.write_bytes(save.read_bytes()[:500])
    screen = open_screen(language=language)
    aside = paths.saves / "pickomino.damaged-1.stolik"
    assert aside.exists(), "it is kept under another name"
    (sentence,) = told(screen)
    assert str(aside) in sentence
    assert screen.sees(f"The saved game is damaged and can't be continued. It is kept as {aside}.")
    screen.click("All right")
    assert told(screen) == []
    assert not screen.sees("Continue")
    screen.click("Play Worms", page="players")


@pytest.mark.qt_log_ignore("No such file or directory")
def test_a_page_whose_files_are_gone_leads_back_with_a_sentence(
    open_screen: Open, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_a_game(paths, PEOPLE, turns=3)
    screen = open_screen(language="en")
    sentence = (
        "That didn't work. If Stolik has just been updated, close it and start it again; every game is saved."
    )

    def told_and_back() -> None:
        screen.wait_for(sentence)
        screen.click("All right", page="home")
        assert screen.can_press("Continue")
        assert screen.warnings, "the file that is gone"
        screen.warnings.clear()

    with monkeypatch.context() as gone:
        gone.setattr(opened_pages, "PAGES", paths.root)
        screen.app.shell.opened_pages.open("comfort")
        told_and_back()
    with monkeypatch.context() as gone:
        gone.setattr(load_package("pickomino"), "folder", paths.root)
        screen.click("Continue")
        told_and_back()
    screen.click("Continue", page="table")


@pytest.mark.quick
def test_a_game_that_fails_is_told_in_one_sentence_and_goes_on_where_it_stood(
    open_screen: Open, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_a_game(paths, PEOPLE, turns=3)
    screen = open_screen(language="en", pace="off")
    screen.click("Continue", page="table")
    reported: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *what: reported.append(what[0]))
    tell_errors(screen.app.shell)
    before = screen.state
    with monkeypatch.context() as broken:
        broken.setattr(runner, "step", fail_at_moves)
        screen.click("Roll 8 dice")
        (file,) = paths.failed.iterdir()
        (sentence,) = told(screen)
        assert sentence == (
            "That didn't work. Every game is saved: leave the table and continue. "
            f"What happened is saved for a bug report as {file}."
        )
        screen.click("All right")
        assert told(screen) == []
        screen.click("Roll 8 dice")
        (sentence,) = told(screen)
        assert sentence.startswith("That didn't work. If Stolik has just been updated"), "kept once"
        screen.click("All right")
    assert reported == [KeyError, KeyError]
    assert list(paths.failed.iterdir()) == [file]
    assert screen.state == before
    again = stolik("happened", file)
    assert again.code == 0
    assert f"failed with KeyError at {__name__}:" in again.out
    screen.click("Roll 8 dice")
    assert screen.state.phase == "keep", "the game advances"


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_second_start_brings_the_first_window_forward(open_screen: Open, paths: Paths) -> None:
    screen = open_screen(language="en")
    instance = SingleInstance(paths.root)
    assert instance.claim() is Claim.FIRST
    instance.called.connect(screen.app.shell.open_from_start)
    screen.app.shell.raiseWanted.connect(screen.app.bring_forward)
    screen.window.showMinimized()
    second = subprocess.Popen(
        [sys.executable, "-m", "stolik", "--data-dir", str(paths.root)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    screen.wait_until(lambda: screen.window.visibility() == QWindow.Visibility.Windowed, "the window")
    assert second.wait(20) == 0


def test_the_window_closes_at_once_whoever_is_thinking(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, FAMILY[:4], turns=5)
    screen = open_screen(own_bots=True)
    screen.click("Continue", page="table")
    screen.wait_until(lambda: screen.table.seat >= 0, "Bolek's turn")
    assert (bots := screen.app.services._runner) is not None
    assert (process := bots.child._process) is not None
    assert process.is_alive()
    screen.close()
    assert not process.is_alive()


@pytest.mark.parametrize(
    "game", mostly_soak(("pickomino", "rummikub", "knaster", "ryzyk_fizyk"), usual=("pickomino", "rummikub"))
)
def test_a_table_replaced_at_rest_warns_of_nothing(open_screen: Open, paths: Paths, game: str) -> None:
    (left_laid(40, seed=3) if game == "rummikub" else left(game, 61))(paths)
    screen = go_on(open_screen())
    rested: list[bool] = []

    def replace() -> None:
        # Deferred calls may come when the test's window is already closed.
        if screen._closed:
            return
        rested.append(True)
        screen.pages.go("table")

    # Right after the table has heard of it, and before its deferred call.
    screen.table.director.idle.connect(lambda: QTimer.singleShot(0, replace))
    seat = screen.table.session.to_act[0]
    bot = load_package(game).bots[Level.SHARP]
    screen.table.submit(to_plain(bot.choose(screen.table.session.view(seat), seat, Random(1), 1.0)))
    screen.wait_until(lambda: rested, "rest")
    screen.wait_for_page("table")
    for _ in range(5):
        screen.picture()
        screen.breathe()


def test_a_data_folder_removed_while_somebody_plays_is_made_again(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=3)
    screen = go_on(open_screen(language="en"))
    shutil.rmtree(paths.root)
    move(screen)
    length = screen.table.session.length
    screen.app.shell.leave()
    screen.set_comfort(pace="fast")
    assert told(screen) == []
    screen.close()
    assert load_settings(paths.settings).document.pace == "fast"
    saved = Saves(paths).load("pickomino")
    assert isinstance(saved, SavedGame)
    assert saved.session.length == length


@pytest.mark.parametrize(
    "seconds", mostly_soak((0, 1, 4_102_444_800, 253_402_300_800), usual=(0, 253_402_300_800))
)
def test_games_of_a_wrong_clock_wait_like_others(open_screen: Open, paths: Paths, seconds: int) -> None:
    """The clock was at 1970, at 2100, or at a year that no calendar has."""
    leave_a_game(paths, PEOPLE, turns=3)
    os.utime(paths.saves / "pickomino.stolik", (seconds, seconds))
    screen = open_screen(language="en")
    screen.click_games()
    screen.wait_for("Close")
    screen.click("Close")
    go_on(screen)
    move(screen)
    screen.close()
    assert Saves(paths).saved_at("pickomino") != seconds


def test_the_screen_stays_on_while_a_move_is_timed(
    open_screen: Open, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(system, "keep_awake", asked.append)
    left_laid(40, seed=3)(paths)
    screen = open_screen()
    screen.app.services.awake = Awake("linux")
    go_on(screen)
    clock = screen.table.clock
    screen.wait_until(lambda: clock.runs, "the clock")
    assert asked == [True]
    screen.app.shell.leave()
    assert asked == [True, False]


NEXT, PREVIOUS, PRESS, BACK = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    errors: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *what: errors.append(what[0]))
    return errors


def fail_lookup(*_: Any) -> Any:
    raise LookupError


@pytest.mark.quick
def test_four_keys_that_fail_walk_as_a_keyboard_does(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch, reported: list[object]
) -> None:
    screen = open_screen(switch_keys="arrows", switch_once_ms=0)
    monkeypatch.setattr(switch_keys, "reachable", fail_lookup)
    walked = []
    for key in (NEXT, NEXT, PREVIOUS):
        screen.press(key)
        walked.append(screen.focused)
    assert walked[0] == walked[2] != walked[1]
    assert reported == [LookupError], "a sentence for each press would bar the way"
    screen.walk_to("Settings", NEXT)
    screen.press(PRESS)
    screen.wait_for("All settings")
    screen.press(BACK)
    screen.wait_for_page("home")


@pytest.mark.quick
def test_four_keys_that_can_t_be_had_leave_a_program_that_starts_and_hears_its_keys(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch, reported: list[object]
) -> None:
    monkeypatch.setitem(sys.modules, "stolik.shell.switch_keys", None)
    screen = open_screen(language="en", switch_keys="arrows")
    assert reported == [ModuleNotFoundError]
    assert screen.app.services.notices.property("text").startswith("That didn't work.")
    screen.click("All right")
    before = screen.focused
    screen.press(Qt.Key.Key_Tab)
    assert screen.focused != before


@pytest.mark.parametrize(
    "place, act",
    [
        ((DoubleClickFilter, "_is_second"), lambda screen: screen.click("Settings")),
        ((event_filters, "sign_by_place"), lambda screen: return_on_comfort(screen)),
        ((switch_keys.SwitchKeyFilter, "_act_of"), lambda screen: return_on_comfort(screen)),
        ((KeyPresses, "press"), lambda screen: return_on_comfort(screen)),
    ],
    ids=["double clicks", "other keyboards", "the four keys", "a trembling hand"],
)
def test_a_filter_that_fails_hands_on_what_was_pressed(
    open_screen: Open,
    monkeypatch: pytest.MonkeyPatch,
    reported: list[object],
    place: tuple[Any, str],
    act: Callable[[Screen], object],
) -> None:
    screen = open_screen(switch_keys="space", switch_once_ms=0)
    monkeypatch.setattr(*place, fail_lookup)
    act(screen)
    screen.wait_for("All settings")
    assert reported == [LookupError]


def return_on_comfort(screen: Screen) -> None:
    screen.walk_to("Settings")
    screen.press(Qt.Key.Key_Return)


SAVE = {"en": "Save what happened at the last table", "pl": "Zapisz, co się działo przy ostatnim stole"}


def played(open_screen: Open, paths: Paths, language: str = "en", **how: object) -> Screen:
    leave_a_game(paths, PEOPLE, turns=3)
    screen = open_screen(language=language, pace="off", **how)
    screen.app.shell.resume("pickomino")
    screen.wait_for_page("table")
    screen.table.submit({"kind": "roll"})
    screen.app.shell.leave()
    screen.wait_for_page("home")
    return screen


def saved_into(screen: Screen, folder: Path, language: str = "en") -> None:
    """Open About and save the file into a folder by keyboard alone."""
    about_opened(screen)
    screen.page_model("about").document.folder = folder
    screen.wait_until(lambda: SAVE[language] in screen.names(), "the button")
    screen.walk_to(SAVE[language])
    screen.press(Qt.Key.Key_Space)


@pytest.mark.quick
def test_before_any_table_nothing_is_offered(open_screen: Open) -> None:
    screen = open_screen()
    about_opened(screen)
    screen.wait_for("Read all licences")
    assert not screen.sees(SAVE["en"])
    assert not screen.sees("If something went wrong")


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_the_last_table_is_saved_by_one_button_and_the_file_leads_to_the_game_and_names_nobody(
    open_screen: Open, paths: Paths, tmp_path_factory: pytest.TempPathFactory, language: str
) -> None:
    screen = played(open_screen, paths, language, size=(1024, 600))
    folder = tmp_path_factory.mktemp("documents")
    saved_into(screen, folder, language)
    (file,) = folder.iterdir()
    assert any(str(folder) in name and file.name in name for name in screen.names())
    assert screen.can_press("Show the folder" if language == "en" else "Pokaż folder")
    assert (misfits(screen), unheard(screen)) == ([], [])
    assert file.suffix == ".stolik-happened"
    assert not any(name in file.read_text("utf-8") for name, _, _ in PEOPLE)
    again = stolik("happened", file)
    assert again.code == 0
    assert "the table was left" in again.out


def test_a_full_disk_is_told_in_one_sentence(
    open_screen: Open, paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = played(open_screen, paths)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        saved_into(screen, tmp_path / "documents")
    assert screen.sees("The disk is full, so the file is not saved.")
    assert list((tmp_path / "documents").iterdir()) == []
    assert not screen.sees("Show the folder")
    screen.press(Qt.Key.Key_Space)
    assert screen.sees("Show the folder"), "there is room again"


def test_about_proves_it_at_a_press(open_screen: Open) -> None:
    screen = open_screen(language="en")
    about_opened(screen)
    model = screen.page_model("about")
    screen.click("Check it")
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs")
    assert [row.icon for row in model.proofs.rows] == ["check"] * 3
    assert any(name.startswith("Stolik sends nothing ") for name in screen.names())
    assert any(name.startswith("The dice are fair: ") for name in screen.names())
    assert misfits(screen) == []
    assert unheard(screen) == []
    screen.app.settings.setProperty("language", "pl")
    screen.wait_until(
        lambda: any(name.startswith("Kostki są uczciwe: ") for name in screen.names()), "the other language"
    )
    model.prove()
    model.prove()
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs again")


def test_about_checks_the_data_at_a_press_and_changes_nothing(open_screen: Open) -> None:
    screen = open_screen(language="en")
    about_opened(screen)
    model = screen.page_model("about")
    notes = screen.app.services.paths.root / "notes.txt"
    notes.write_text("milk", "utf-8")
    screen.click("Check my data")
    screen.wait_until(lambda: model.proofs.rowCount() == 2 and not model.proving, "all files")
    assert [row.icon for row in model.proofs.rows] == ["close", "check"]
    assert "notes.txt isn't a Stolik file. It is left unchanged." in screen.names()
    assert any(re.fullmatch(r"\d+ files? OK\.", name) for name in screen.names())
    assert misfits(screen) == []
    assert unheard(screen) == []
    screen.app.settings.setProperty("language", "pl")
    screen.wait_until(
        lambda: "notes.txt: to nie pochodzi od Stolika. Pozostaje bez zmian." in screen.names(), "Polish"
    )
    assert notes.read_text("utf-8") == "milk"
    screen.click("Sprawdź program")
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs instead")


@pytest.mark.quick
@pytest.mark.qt_log_ignore("isn't there|No such file")
@pytest.mark.parametrize("folder", ["table", "Stół i żółw", "Σ", "masă"])
def test_a_missing_file_is_told_anywhere(qapp: object, qtlog: Any, tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "Page.qml"
    file.parent.mkdir()
    file.write_text('import QtQuick\nLoader { source: "Gone.qml" }\n', "utf-8")
    engine = QQmlEngine()
    page = QQmlComponent(engine, QUrl.fromLocalFile(str(file))).create()
    assert page is not None
    assert ["Gone.qml: No such file" in record.message for record in qtlog.records] == [True]
    del page
