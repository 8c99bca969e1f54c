"""The result of a game: the card that is saved, and another game with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.game import TABLE
from stolik.engine.session import Entry
from stolik.storage.paths import Paths

from tests.pictures.acts import ended
from tests.pictures.scene import ALONE, CROWD, shown
from tests.pictures.scenes.chance import chance_scenes
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on, move, open_more, play_to_the_end, wait_for_a_person
from tests.ui.positions import FAMILY, PEOPLE, Seats, leave_a_game, leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key
ROLLS = 12
"""The rolls of two games that are the same and show that all are."""


def at_the_result(open_screen: Open, paths: Paths, **comfort: Any) -> Screen:
    """Play to the end, and see what else there is to do."""
    leave_a_game(paths, PEOPLE, to_the_end=True)
    screen = open_screen(**{"language": "en", **comfort})
    go_on(screen)
    play_to_the_end(screen)
    open_more(screen)
    return screen


def rolls(log: Sequence[Entry]) -> list[object]:
    return [entry.move for entry in log if entry.seat == TABLE]


def roll_often(screen: Screen) -> None:
    """Play until there were ``ROLLS`` rolls."""
    while len(rolls(screen.table.session.log)) < ROLLS:
        wait_for_a_person(screen)
        move(screen)


@pytest.mark.quick
def test_the_score_card_is_saved_and_its_place_is_told(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    screen = at_the_result(open_screen, paths)
    screen.app.services.score_card.folder = tmp_path / "Documents"
    screen.click("Save the score card")
    (file,) = (tmp_path / "Documents").iterdir()
    assert file.read_bytes().startswith(b"%PDF")
    screen.wait_for(f"The score card is in the folder {file.parent}, as “{file.name}”.")
    assert screen.focused == "Open or print"
    assert screen.can_press("Show the folder")
    assert not screen.can_press("Save the score card"), "once is enough"
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Again"))
    assert screen.focused == "More"


def test_a_card_that_can_t_be_saved_leaves_everything_as_it_was(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    screen = at_the_result(open_screen, paths)
    folder = tmp_path / "Documents"
    folder.write_text("in the way")
    screen.app.services.score_card.folder = folder
    screen.click("Save the score card")
    screen.wait_for(f"Stolik can't write into {folder}, so the score card is not saved.")
    assert not screen.sees("Open or print")
    folder.unlink()
    screen.click("Save the score card")
    screen.wait_for("Open or print")


@pytest.mark.parametrize(
    "size", [pytest.param((1366, 768), marks=LONG_SOAK), (1024, 600)], ids=["usual", "smallest"]
)
def test_no_button_moves_when_the_card_is_saved(
    open_screen: Open, paths: Paths, tmp_path: Path, size: tuple[int, int]
) -> None:
    screen = at_the_result(open_screen, paths, size=size)
    screen.picture()
    screen.app.services.score_card.folder = tmp_path / "Documents"
    buttons = ("How did we play?", "Look back", "Save the score card")
    before = [screen.find(name).place for name in buttons]
    screen.click("Save the score card")
    screen.wait_for("Open or print")
    screen.picture()
    assert [screen.find(name).place for name in buttons] == before


MOST = [("knaster", CROWD, 1.0), ("ryzyk_fizyk", CROWD[:8], 1.0), ("pickomino", FAMILY, 1.0)]
LARGER = [("knaster", CROWD[:8], 1.5), ("knaster", CROWD[:8], 2.0), ("knaster", CROWD, 1.5)]
FOUR = [(game, ALONE, 2.0) for game, _, _ in MOST]


@pytest.mark.parametrize(
    "game, seats, scale",
    [MOST[0], FOUR[0], *(pytest.param(*case, marks=LONG_SOAK) for case in (*MOST[1:], *FOUR[1:], *LARGER))],
)
def test_all_places_are_seen_at_once(
    open_screen: Open, paths: Paths, game: str, seats: Seats, scale: float
) -> None:
    # A game of many is left near its end: each move of all others would be shown first.
    leave_a_game_of(paths, game, seats, entries=20 if len(seats) == len(ALONE) else -30)
    screen = open_screen(size=(1366, 768), scale=scale, language="pl")
    go_on(screen)
    ended(screen)
    screen.picture()
    scrolled = [item for item in screen.items() if item.inherits("QQuickFlickable")]
    assert scrolled
    for item in scrolled:
        assert item.property("contentHeight") <= item.height() + 1
    cut = {text.property("text") for text in screen.texts() if text.property("truncated")}
    assert not cut & {name for name, _, _ in seats}
    reason = {
        "pickomino": "nie ma już odkrytych płytek",
        "ryzyk_fizyk": "ktoś przekroczył 100",
        "knaster": "",
    }[game]
    assert any(reason in line for line in screen.lines())


def test_the_keyboard_alone_saves_the_card(open_screen: Open, paths: Paths, tmp_path: Path) -> None:
    screen = at_the_result(open_screen, paths)
    screen.app.services.score_card.folder = tmp_path / "Documents"
    assert screen.focused == "How did we play?"
    for _ in range(10):
        if screen.focused == "Save the score card":
            break
        screen.press(Key.Key_Tab)
    screen.press(Key.Key_Return)
    screen.wait_for("Open or print")


def test_a_game_without_a_seed_can_t_be_thrown_again_or_checked(open_screen: Open, paths: Paths) -> None:
    screen = at_the_result(open_screen, paths)
    assert not screen.sees("Same dice")
    assert not screen.sees("Check the dice")
    screen.click("Look back")
    screen.press(Key.Key_L)
    screen.click("Why?")
    screen.wait_until(lambda: any("no fingerprint" in thing.name for thing in screen.things()), "the reason")
    assert not screen.sees("Recompute everything")


@pytest.mark.soak
def test_the_same_dice_wait_for_the_same_people(open_screen: Open, paths: Paths) -> None:
    screen = open_screen(language="en")
    screen.click("Play Worms")
    screen.wait_for("To the table")
    screen.click("To the table")
    screen.wait_for_page("table")
    roll_often(screen)
    ended(screen)
    open_more(screen)
    first = screen.table.session.log
    screen.click("Check the dice")
    screen.click("Recompute everything")
    screen.wait_for(screen.table.fairDice.verdict)
    assert screen.table.fairDice.fair
    screen.press(Key.Key_Escape)
    assert screen.focused == "How did we play?"
    screen.click("Same dice")
    screen.wait_until(lambda: screen.table.session.log != first and screen.sees("Roll 8 dice"))
    roll_often(screen)
    assert rolls(screen.table.session.log)[:ROLLS] == rolls(first)[:ROLLS]


def test_nothing_lies_over_the_games_that_are_compared() -> None:
    scene = next(scene for scene in chance_scenes() if scene.name == "chance-compared-circles")
    with shown(scene, "en", (1024, 600, 1.0), "day") as screen:
        assert [thing.name for thing in screen.everything() if thing.role == Role.Dialog] == []
        assert screen.can_press("Back")
