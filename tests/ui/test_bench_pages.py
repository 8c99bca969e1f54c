"""The benchmark of the pages finds by name what it clicks, and the start page keeps to what it counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from stolik.storage.paths import Paths

from tests.benchmarks.bench_pages import (
    FIRST_MOST,
    LATER_MOST,
    WAYS,
    Count,
    Figures,
    count_scenes,
    counted,
    of_pages,
    of_tournaments,
    walk,
)
from tests.ui.conftest import Open
from tests.ui.positions import FAMILY, leave_a_game


@pytest.mark.parametrize("measure, figures", [(of_pages, 5), (of_tournaments, 3)])
def test_every_page_is_found_and_painted(measure: Callable[[int], Figures], figures: int) -> None:
    found = measure(1)
    assert len(found) == figures
    assert all(len(times) == 1 and times[0] > 0 for times in found.values())


@pytest.mark.rest
@pytest.mark.parametrize(
    "scene, most", [("home-first", FIRST_MOST), ("home-unplayed", LATER_MOST), ("home", LATER_MOST)]
)
def test_beside_the_cards_the_start_page_has_few_things_to_press(scene: str, most: int) -> None:
    for language, count in count_scenes([scene])[scene].items():
        assert count.on_cards == 8, "to play each game, and how it is played"
        assert count.pressed - count.on_cards <= most, language


@pytest.mark.rest
def test_one_thing_more_to_press_is_counted(open_screen: Open) -> None:
    screen = open_screen()
    before = counted(screen)
    offered = screen.app.shell.opened_pages._offered
    offered.append([offered.rows[-1]._replace(page="more")])
    assert counted(screen) == Count(before.pressed + 1, before.on_cards, before.words + 1)


@pytest.mark.rest
@pytest.mark.parametrize("goal, most", [("the first roll", 3), ("the last game", 1)])
def test_a_way_from_the_start_takes_no_more_presses_than_it_did(
    open_screen: Open, paths: Paths, goal: str, most: int
) -> None:
    if goal == "the last game":
        leave_a_game(paths, FAMILY[:2], turns=2)
    screen = open_screen()
    walk(screen, WAYS[goal])
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.state.rolled or goal == "the last game", goal)
    assert len(WAYS[goal]) <= most
