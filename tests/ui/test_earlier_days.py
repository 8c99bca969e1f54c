"""An earlier day is put back in Comfort, and that is undone, by clicks and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.house import DAY
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.fitting import cut

pytestmark = pytest.mark.rest


def at_the_days(screen: Screen) -> list[str]:
    """Open Comfort where it shows the earlier days, and return them."""
    for name in ("Comfort", "Earlier days"):
        screen.click(name)
    screen.wait_for("Where everything is kept")
    days: list[str] = screen.page_model("comfort").folder_choice.property("days")
    return days


def told(screen: Screen) -> list[str]:
    return [thing.name for thing in screen.things() if thing.role == Role.AlertMessage]


@pytest.mark.parametrize(
    "language, day", [("en", "Saturday, 22 November 2025"), ("pl", "sobota, 22 listopada 2025")]
)
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_a_day_is_put_back_and_that_is_undone(
    open_screen: Open, paths: Paths, language: str, day: str, size: tuple[int, int]
) -> None:
    screen = open_screen(language=language, size=size, scheme="evening")
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Folder")
    screen.wait_for("Where everything is kept")
    assert not screen.sees("Earlier days"), "there is none yet"
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 1)
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Contrast")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "contrast"
    days = at_the_days(screen)
    assert (len(days), days[1]) == (2, day)
    screen.click(f"Put back: {day}")
    assert any(day in sentence for sentence in told(screen))
    screen.click("Put nothing back")
    assert not any(day in sentence for sentence in told(screen))
    screen.click(f"Put back: {day}")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "evening"
    (sentence,) = told(screen)
    assert day in sentence, "it is told at the start"
    screen.click("All right")
    (undone, *_) = at_the_days(screen)
    assert day not in undone
    screen.click(f"Put back: {undone}")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "contrast"


def test_what_a_start_that_was_cut_off_has_not_copied_is_copied_beside_the_window(open_screen: Open) -> None:
    screen = open_screen()
    assert screen.app.services.copies.names == []
    screen.wait_until(lambda: screen.app.services.copies.names == ["2025-11-22"], "a copy")
    assert screen.app.services.copies.wish == ("", "")


def test_a_day_is_chosen_by_keys(open_screen: Open, paths: Paths) -> None:
    open_screen(language="en").close()
    screen = open_screen(size=(1024, 600))
    (day,) = at_the_days(screen)
    assert day == "Saturday, 22 November 2025, when Stolik was last closed"
    for _ in range(40):
        if screen.focused == f"Put back: {day}":
            break
        screen.press(Qt.Key.Key_Tab)
    screen.press(Qt.Key.Key_Space)
    assert screen.focused == "Put nothing back"
    assert screen.app.services.copies.wish[0] == "2025-11-22"
    screen.press(Qt.Key.Key_Space)
    assert screen.app.services.copies.wish[0] == ""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_days_fit_in_large_type(open_screen: Open, paths: Paths, language: str) -> None:
    paths.copies.mkdir(parents=True)
    for name in ("2026-09-30", "2026-09-30-1"):
        (paths.copies / f"{name}.zip").touch()
    screen = open_screen(size=(1024, 600), language=language, scale=2.0)
    days = at_the_days(screen)
    screen.click(f"Put back: {days[0]}")
    screen.picture()
    panel = screen.find(f"Put back: {days[1]}").place
    assert 0 < panel.left() < panel.right() < 1024
    chosen = screen.find("Put nothing back").place
    assert 0 < chosen.left() < chosen.right() < 1024
    assert cut(screen, lambda name: " " in name) == []
