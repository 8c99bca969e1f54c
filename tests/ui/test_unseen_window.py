"""Nobody's time passes while the window can't be seen; another window that is used alone hides nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QWindow
from stolik.games.rummikub.rules.options import Options
from stolik.storage.paths import Paths

from tests.ui.conftest import Open
from tests.ui.positions import leave_a_game_of

ALONE = (("Ala", "human", 0), ("Fela", "sharp", 0))


@pytest.mark.rest
@pytest.mark.parametrize(
    "hide, show",
    [
        (lambda window: window.showMinimized(), lambda window: window.showNormal()),
        (lambda window: window.hide(), lambda window: window.show()),
    ],
    ids=["minimised", "not exposed"],
)
def test_the_clock_of_one_person_stands_still_while_nobody_can_see_it(
    open_screen: Open, paths: Paths, hide: Callable[[QWindow], None], show: Callable[[QWindow], None]
) -> None:
    time = 100.0
    leave_a_game_of(paths, "rummikub", ALONE, entries=6, options=Options(turn_seconds=60))
    screen = open_screen(now=lambda: time)
    screen.click("Continue")
    screen.wait_for_page("table")
    clock = screen.table.clock

    def left_after(seconds: float) -> float:
        nonlocal time
        time += seconds
        clock._tick()
        return round(float(clock.property("left")), 3)

    assert left_after(1.5) == 58.5
    hide(screen.window)
    screen.breathe()
    assert [left_after(1.5) for _ in range(3)] == [58.5] * 3
    show(screen.window)
    screen.breathe()
    assert left_after(0) == 58.5
    assert left_after(1.5) == 57.0
    other = QWindow()
    other.show()
    other.requestActivate()
    screen.wait_until(lambda: not screen.window.isActive(), "another window")
    assert left_after(1.5) == 55.5
    other.close()
