"""The table of Pickomino on the screen: clicks, keys and hurries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.games.pickomino.ai.valuation import tile_chances
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.tiles import TILES

from tests.games.dice_on_screen import assert_hurry_changes_nothing
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK
from tests.table.scene_time import SceneTime
from tests.table.screen import Screen, opened

MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))


@pytest.fixture
def screen(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("pickomino", MIDDLE, scene_time=SceneTime()))


def tile(screen: Screen, number: int) -> QQuickItem:
    return next(
        item
        for item in screen.items()
        if item.property("lies") is not None and item.property("number") == number
    )


def test_a_turn_is_played_by_clicks(screen: Screen) -> None:
    screen.click(screen.button("Roll 8 dice"))
    for chosen, rest in ((4, 5), (WORM, 4), (5, 2)):
        die = next(
            die for die in screen.dice() if die.property("face") == chosen and die.property("choosable")
        )
        screen.click(die)
        if rest > 2:
            screen.click(screen.button(f"Roll {rest} dice"))
    screen.click(tile(screen, 27))
    assert screen.table.session.state.stacks[0] == (27,)
    assert screen.refusals == []


def test_a_turn_is_played_by_keys(screen: Screen) -> None:
    for key in "R4RWR5T":
        screen.press(getattr(Qt.Key, f"Key_{key}"))
    assert screen.table.session.state.stacks[0] == (27,)


def test_arrows_walk_over_the_table_and_return_acts(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_Down)
    assert class_name(screen.focused()).startswith("DiceCup")
    screen.press(Qt.Key.Key_Return)
    assert screen.table.session.state.phase == "keep"
    # The first arrow points out where the choice begins.
    screen.press(Qt.Key.Key_Up)
    assert screen.focused() in screen.dice()
    screen.press(Qt.Key.Key_Up)
    assert screen.focused().property("number") is not None
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Space)
    assert len(screen.refusals) == 1


def test_every_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(tile(screen, 30))
    screen.click(screen.button("Take a tile"))
    screen.click(screen.button("Steal a tile"))
    screen.click(screen.button("Roll 8 dice"))
    screen.click(screen.button("Roll the dice"))
    assert len(screen.refusals) == 4


def test_a_press_on_a_chance_tells_by_what_the_tile_comes(screen: Screen) -> None:
    heard: list[str] = []
    screen.announcements.announced.connect(heard.append)
    screen.press(Qt.Key.Key_O)
    # Without a process of bots the odds are worked out here.
    screen.face.show_odds(tile_chances(screen.table.session.state))
    figure = next(
        item
        for item in screen.items(tile(screen, 22))
        if item.isVisible() and item.property("asks") is not None
    )
    screen.click(figure)
    told = "Only the sum 22 brings tile 22: 91 ways to make it. Tile 23 is easier: 96 ways."
    assert screen.face.property("line") == told
    assert heard[-1] == told
    # It goes when the pointer does; keys come there too.
    QTest.mouseMove(screen.window, screen.dice()[0].mapToScene(QPointF(5, 5)).toPoint())
    assert screen.face.property("line") != told
    tile(screen, 22).forceActiveFocus()
    screen.press(Qt.Key.Key_Down)
    screen.press(Qt.Key.Key_Space)
    assert screen.face.property("line") == told
    screen.face.show_odds(None)
    assert screen.face.property("line") != told


@pytest.mark.parametrize("moves", [0, *(pytest.param(moves, marks=LONG_SOAK) for moves in range(1, 6)), 6])
def test_a_hurry_leaves_everything_in_its_place(screen: Screen, moves: int) -> None:
    turn: list[dict[str, Any]] = []
    for chosen in (4, WORM, 5):
        turn += [{"kind": "roll"}, {"kind": "keep", "face": chosen}]
    turn.append({"kind": "take", "tile": 27})
    assert_hurry_changes_nothing(screen, turn, moves)
    assert not any(item.property("flying") for item in screen.items())


def test_every_die_and_tile_has_a_spoken_name(screen: Screen) -> None:
    screen.table.submit({"kind": "roll"})
    assert all(die.property("name") for die in screen.dice())
    fours = [die.property("name") for die in screen.dice() if die.property("face") == 4]
    told = "Die, 4, can be set aside"
    assert fours == [told, *(f"{told}, {number} of {len(fours)}" for number in range(2, len(fours) + 1))]
    assert all(tile(screen, number).property("name") for number in TILES)


def test_the_sum_goes_from_old_to_new_while_the_chosen_dice_travel(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    screen.window.pace("normal")
    (die,) = [die for die in screen.dice() if (die.property("zone"), die.property("face")) == ("free", WORM)]
    (tray,) = [item for item in screen.items() if item.property("wouldBe") is not None]
    QTest.mouseMove(screen.window, die.mapToScene(QPointF(die.width() / 2, die.height() / 2)).toPoint())
    screen.wait_until(lambda: tray.property("wouldBe") == 5)
    seen: list[tuple[str, bool]] = []

    def look() -> None:
        visible = {item.property("text") for item in screen.items(tray) if item.isVisible()}
        seen.append((next(text for text in ("5", "0") if text in visible), "needs a worm" in visible))

    screen.window.afterAnimating.connect(look)
    screen.click(die)
    screen.wait_until(lambda: len(seen) > 3, "frames in which the dice travel")
    assert tray.property("total") == 0
    screen.scene_time.go_on()
    assert tray.property("total") == 5
    look()
    assert set(seen) == {("5", False)}
