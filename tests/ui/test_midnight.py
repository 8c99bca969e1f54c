"""Pages that are left open over midnight: each follows the date, and what was begun stays of its day."""

from __future__ import annotations

import os
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN_PEOPLE
from tests.pictures.scenes.family_book import played
from tests.pictures.scenes.practise import practise_opened, room_of
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY, leave_a_game_of
from tests.ui.test_luck_over_time import with_ala
from tests.ui.test_practise import model_of
from tests.ui.test_report import TIE

pytestmark = pytest.mark.rest

DAY = date(2026, 11, 30)


class Night:
    """The program, and a date that passes."""

    def __init__(self, open_screen: Open, **how: Any) -> None:
        self.day = DAY.toordinal()
        self.screen: Screen = open_screen(today=lambda: self.day, **how)

    def passes(self) -> None:
        """Let another day begin, of which the program hears within a minute."""
        self.day += 1
        self.screen.app.services.calendar.look()
        self.screen.picture()


def test_a_game_that_waits_was_left_yesterday_then(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    left = datetime(DAY.year, DAY.month, DAY.day, 23, 50).timestamp()
    (file,) = Path(paths.saves).glob("*.stolik")
    os.utime(file, (left, left))
    night = Night(open_screen)

    def when() -> list[str]:
        return [line.split(",")[0] for line in night.screen.lines() if "11:50" in line]

    night.screen.picture()
    assert when() == ["today"], "on its card"
    night.screen.click_games()
    assert when() == ["today"] * 2, "in the list, too"
    night.passes()
    assert when() == ["yesterday"] * 2
    night.passes()
    assert when() == ["11/30/26"] * 2


def test_a_game_that_is_over_was_played_yesterday_then(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    file = paths.finished / "ryzyk_fizyk-1.stolik"
    with_ala(TIE, file)
    over = datetime(DAY.year, DAY.month, DAY.day, 23, 50).timestamp()
    os.utime(file, (over, over))
    night = Night(open_screen)
    night.screen.wait_until(lambda: night.screen.app.services.finished_games.is_known, "the finished games")
    night.screen.click_games()

    def when() -> list[str]:
        return [
            line.partition(" · ")[2] for line in night.screen.lines() if line.startswith("Ryzyk-Fizyk · ")
        ]

    night.screen.wait_until(when, "the list")
    assert when() == ["today"]
    night.passes()
    assert when() == ["yesterday"]
    night.passes()
    assert when() == ["11/30/26"]


def test_the_puzzles_offer_that_of_the_new_day(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    night = Night(open_screen)
    practise_opened(night.screen)
    room = room_of(night.screen)
    before = room.today.rows[0].title
    night.screen.click("Puzzle of the day")
    model = model_of(night.screen)
    night.screen.wait_until(lambda: model.solving is not None, "the puzzle")
    night.passes()
    assert model.title == before
    best = model.solving._best(model.solving.table)
    model.solving.table.decided.emit(best)
    night.screen.wait_until(lambda: model.solving.phase == "answered", "the verdict")
    night.screen.press(Qt.Key.Key_Escape)
    night.screen.wait_for("Puzzle of the day")
    night.screen.picture()
    title = room.today.rows[0].title
    assert title != before
    assert f"{title} · 1 day in a row" in night.screen.lines(), (
        "yesterday's counts, and today's is still to be solved"
    )


def test_a_season_begins_in_the_family_book(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played(evening=0)(paths)
    night = Night(open_screen, size=(1366, 768))
    night.screen.click("Family book")
    night.screen.wait_until(lambda: night.screen.page_model("book"), "the book")
    book = night.screen.page_model("book")
    book.chooseSeason(0)
    assert (book.firstDate, book.lastDate) == ("1.11.2026", "30.11.2026")
    night.passes()
    assert (book.firstDate, book.lastDate) == ("1.12.2026", "1.12.2026")
