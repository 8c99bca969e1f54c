"""Try again: from the report and from the first page, by mouse and by keys, in every size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.json_values import to_plain
from stolik.services.kept import PRACTICE
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, load_people, store_people

from tests.ui.conftest import Open
from tests.ui.driver import DAY, Screen
from tests.ui.positions import leave_a_reported_game
from tests.ui.test_report import ask, at_the_end_of

pytestmark = pytest.mark.rest

Key = Qt.Key
NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture
def record(tmp_path: Path, paths: Paths) -> Path:
    """A finished game of three people, the report on which is kept."""
    return leave_a_reported_game(paths, NAMES, tmp_path)


def live_here(paths: Paths, *names: str) -> None:
    store_people(paths.people, People(people=[Person(name=name) for name in names]))


def reported(open_screen: Open, record: Path, **comfort: Any) -> Screen:
    """Open the report on a finished game."""
    screen = at_the_end_of(open_screen, record, **comfort)
    ask(screen)
    return screen


def home(screen: Screen) -> None:
    """Leave the report and the table."""
    screen.press(Key.Key_Escape, Key.Key_Escape)
    screen.wait_for("Again")
    screen.click("Start page")
    screen.wait_for_page("home")


def play_place(screen: Screen, place: int) -> None:
    """Play the option that has this place among all, the best of which has 0."""
    practice = screen.practice
    screen.wait_until(lambda: practice._worth is not None, "what the moves are worth")
    practice.property("table").submit(to_plain(practice._worth.values[place][0]))
    screen.wait_until(lambda: practice.property("phase") == "answered", "the answer")
    screen.picture()


@pytest.mark.quick
def test_an_error_is_tried_again_from_the_report_which_is_there_afterwards(
    open_screen: Open, paths: Paths, record: Path
) -> None:
    screen = reported(open_screen, record)
    assert not screen.sees("Try again")
    screen.report.choose(screen.report.lucky.rows[0].key)
    assert not screen.sees("Try again"), "luck is nothing to practise"
    row = screen.report.dear.rows[0]
    screen.report.choose(row.key)
    screen.picture()
    screen.click("Try again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    table = screen.practice.property("table")
    assert table.session.length == int(row.key.partition(":")[2]) - 1
    assert not screen.sees("Luck and choices"), "the report lies below"
    play_place(screen, -1)
    told = screen.practice.property("reason")
    assert told in screen.lines()
    assert told != row.hint, "what the move gives up, not what is good about the other one"
    screen.wait_until(lambda: screen.focused == "Try again", "the way on")
    assert screen.sees("Ada, 67 points, to move"), "not whoever has moved before"
    screen.click("More")
    screen.wait_until(
        lambda: screen.explorer is not None and screen.explorer.property("phase") == "ready", "the options"
    )
    best, tried = (
        screen.explorer.options.rows[screen.explorer.property(name)] for name in ("chosen", "mine")
    )
    assert (best.move, best.best, tried.mine) == (row.best, True, True)
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.practice.property("phase") == "answered", "the verdict")
    screen.find("Try again").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Space)
    assert screen.practice.property("phase") == "asked"
    play_place(screen, 0)
    assert "That's it! Nothing better was possible." in screen.lines()
    screen.wait_until(lambda: screen.focused == "Back to the report", "the way on")
    screen.press(Key.Key_Return)
    assert screen.practice is None
    assert screen.report.property("chosen") == row.key
    assert screen.sees("Luck and choices")
    assert screen.can_press("Try again")


def test_it_is_played_on_the_table_with_its_own_buttons(
    open_screen: Open, paths: Paths, record: Path
) -> None:
    screen = reported(open_screen, record)
    advice = screen.report._job.report.advice
    for row in screen.report.dear.rows:
        screen.report.choose(row.key)
        if {"roll", "bank"} == {option.move.kind for option in advice[int(row.key.partition(":")[2])]}:
            break
    screen.click("Try again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    screen.press(Key.Key_R)
    screen.wait_until(lambda: screen.practice.property("phase") == "answered", "the answer")
    assert screen.practice.exploring()["mine"] == {"kind": "roll"}


def test_what_is_due_stands_on_the_first_page_another_day_too(
    open_screen: Open, paths: Paths, record: Path
) -> None:
    live_here(paths, "Ada")
    days = [DAY]
    screen = reported(open_screen, record, today=lambda: days[0])
    home(screen)
    screen.picture()
    count = len(screen.app.services.kept(PRACTICE).positions("Ada"))
    assert screen.find("Practise").description == f"{count} to try again"
    assert str(count) in screen.lines()
    screen.click("Practise")
    screen.wait_for("Try again")
    assert f"{count} moves from your games" in screen.lines()
    screen.click("Try again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    for number in range(count):
        assert screen.practice.property("number") == number + 1
        play_place(screen, 0)
        screen.click("Done" if number == count - 1 else "Next position")
    screen.wait_for("That was all for today. What was hard comes back another day.")
    assert screen.focused == "Back"
    screen.press(Key.Key_Return)
    assert screen.practice is None
    screen.wait_for("Puzzle of the day")
    assert not screen.sees("Try again"), "nothing is left for today"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    assert screen.find("Practise").description == ""
    days[0] += 1
    screen.app.services.calendar.look()
    screen.wait_until(lambda: screen.find("Practise").description == f"{count} to try again", "another day")
    screen.close()
    later = open_screen(today=lambda: DAY + 1)
    later.wait_until(lambda: later.find("Practise").description == f"{count} to try again", "another start")


def test_a_position_is_forgotten_at_the_press_of_a_button(
    open_screen: Open, paths: Paths, record: Path
) -> None:
    live_here(paths, "Ada", "Bo")
    screen = reported(open_screen, record)
    home(screen)
    screen.app.services.pages.open("practise")
    screen.wait_until(lambda: screen.focused == "Try again", "the room")
    screen.click("Bo")
    screen.click("Try again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    assert screen.practice.property("player") == "Bo"
    before = len(screen.app.services.kept(PRACTICE).positions("Bo"))
    screen.click("Don't show this position again")
    assert len(screen.app.services.kept(PRACTICE).positions("Bo")) == before - 1
    assert screen.practice.property("phase") == "asked"
    screen.press(Key.Key_Escape)
    assert screen.practice is None
    assert screen.sees("Puzzle of the day"), "nobody has to go on"
    assert f"{before - 1} moves from your games" in screen.lines()


def test_whoever_is_taken_off_the_list_is_gone_from_the_file(
    open_screen: Open, paths: Paths, record: Path
) -> None:
    live_here(paths, "Ada", "Bo")
    screen = reported(open_screen, record)
    home(screen)
    assert "Ada" in (paths.root / "drills.json").read_text("utf-8")
    screen.app.shell.tables.line_up.forget("Ada")
    assert "Ada" not in (paths.root / "drills.json").read_text("utf-8")
    assert "Bo" in (paths.root / "drills.json").read_text("utf-8")
    assert [person.name for person in load_people(paths.people).document.people] == ["Bo"]


def test_a_damaged_file_is_told_in_one_sentence(open_screen: Open, paths: Paths) -> None:
    (paths.root / "drills.json").parent.mkdir(parents=True, exist_ok=True)
    (paths.root / "drills.json").write_text("{", "utf-8")
    screen = open_screen()
    screen.wait_until(lambda: screen.app.services.notices.sentence, "the sentence")
    assert screen.app.services.notices.sentence.startswith("The moves to try again could not be read")
    assert not [thing for thing in screen.things() if thing.name.startswith("Try again")]
