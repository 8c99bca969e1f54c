"""A simple player who presses the buttons offered."""

from __future__ import annotations

from typing import Any

from stolik.games.pickomino.rules.pieces import WORM, points
from stolik.storage.paths import Paths

from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import PEOPLE, Seats, leave_a_game


def chosen_face(screen: Screen) -> int:
    """Return the face that adds most, or the worm if none is set aside yet."""
    state = screen.state
    new = [face for face in state.rolled if face not in state.kept]
    chosen: int = max(new, key=lambda face: (face == WORM, points(face) * state.rolled.count(face)))
    return chosen


def move(screen: Screen) -> None:
    """Make a simple player's move, which takes the first possible tile."""
    face = screen.table.viewModel
    if face.phase == "keep":
        called = {WORM: "worm"}.get(chosen_face(screen), str(chosen_face(screen)))
        screen.click(f"Die, {called}, can be set aside")
    else:
        possible = offered(screen)
        screen.click(possible.get("take") or possible.get("steal") or possible["roll"])


def offered(screen: Screen) -> dict[str, str]:
    return {act.name: act.label for act in screen.table.viewModel.acts.rows if act.possible}


def wait_for_a_person(screen: Screen) -> None:
    """Wait until a person is to move or the game is over, and speed up all scenes meanwhile."""

    def is_ready() -> bool:
        if screen.table.director.busy:
            screen.click_at(screen.window.contentItem().boundingRect().center().toPoint())
        return bool(screen.table.over or screen.table.seat >= 0)

    screen.wait_until(is_ready, "a person's move")
    wait_for_the_buttons(screen)


def wait_for_the_buttons(screen: Screen) -> None:
    def over_them() -> bool:
        return any(item.objectName() == "lateClicks" for item in screen.items())

    screen.wait_until(lambda: not over_them(), "what was told is gone")


def wait_for_odds(screen: Screen) -> None:
    centre = screen.table.viewModel.centre
    screen.wait_until(lambda: any(row.odds >= 0 for row in centre.rows), "the odds")


def play_to_the_end(screen: Screen) -> None:
    for _ in range(1000):
        wait_for_a_person(screen)
        if screen.table.over:
            return
        move(screen)
    raise AssertionError("a game of a thousand moves")


def play_to_the_last_move(screen: Screen) -> None:
    for _ in range(1000):
        wait_for_a_person(screen)
        if len(screen.state.centre) == 1 and "take" in offered(screen):
            return
        assert not screen.table.over, "the game ended in another way"
        move(screen)
    raise AssertionError("a game of a thousand moves")


def go_on(screen: Screen) -> Screen:
    screen.click("Continue", page="table")
    wait_for_a_person(screen)
    return screen


def resumed(open_screen: Open, paths: Paths, seats: Seats = PEOPLE, **left: Any) -> Screen:
    leave_a_game(paths, seats, **left)
    return go_on(open_screen())


def open_more(screen: Screen) -> None:
    screen.wait_until(lambda: screen.can_press("More"), "the result")
    screen.click("More")
    screen.wait_until(lambda: screen.can_press("Look back"), "what else there is to do")


def choose_at_the_end(screen: Screen, name: str) -> None:
    if not screen.can_press(name):
        open_more(screen)
    screen.click(name)
