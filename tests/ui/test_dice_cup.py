"""Dice wait in a cup: they go into it and come out of it with their pips, and it is pressed to roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from stolik.engine.dice import Roll
from stolik.engine.json_values import to_plain
from stolik.storage.paths import Paths

from tests.pictures.scene import PAIR, left
from tests.pictures.scenes.chance import with_real_dice
from tests.qml_classes import class_name, has_property
from tests.soak.marks import mostly_soak
from tests.tiers import mostly_rest
from tests.ui.conftest import Open
from tests.ui.driver import Screen, seen_through
from tests.ui.player import go_on

Key = Qt.Key
LEFT = {game: left(game, 0, PAIR) for game in ("pickomino", "ryzyk_fizyk", "knaster")}
NAMES = {
    "pickomino": "Cup with 8 dice, waiting to be rolled",
    "ryzyk_fizyk": "Cup with 6 dice, waiting to be rolled",
    "knaster": "Cup with 2 dice, waiting to be rolled",
}


class Seen(NamedTuple):
    """A die as it is seen in a frame: what is printed on it, and whether it turns in the air."""

    die: int
    top: int
    sides: tuple[int, ...]
    turns: bool
    strength: float


def dice(screen: Screen) -> list[QQuickItem]:
    """Return the dice that the table is played with."""
    return [item for item in screen.items() if has_property(item, "printed") and not item.property("still")]


def stands(screen: Screen) -> bool:
    """Return whether the cup is seen."""
    return any(class_name(item).startswith("DiceCup") and seen_through(item) > 0 for item in screen.items())


def seen_dice(screen: Screen) -> Iterator[Seen]:
    for die in dice(screen):
        if die.isVisible() and seen_through(die) > 0:
            (cube,) = (item for item in screen.items(die) if has_property(item, "labels"))
            yield Seen(
                int(die.property("index") if has_property(die, "index") else die.property("number")),
                int(die.property("printed")),
                tuple(cube.property("labels")),
                bool(die.property("tumbling")),
                seen_through(die),
            )


@contextmanager
def watched(screen: Screen) -> Iterator[list[list[Seen]]]:
    """Hand out a list to which the dice of every frame are added."""
    frames: list[list[Seen]] = []

    def look() -> None:
        frames.append(list(seen_dice(screen)))

    screen.window.afterAnimating.connect(look)
    yield frames
    screen.window.afterAnimating.disconnect(look)


def at_the_roll(open_screen: Open, paths: Paths, game: str, **comfort: Any) -> Screen:
    """Open a game of two people of whom one is to roll."""
    LEFT[game](paths)
    screen = open_screen()
    go_on(screen)
    screen.picture()
    assert stands(screen)
    assert not list(seen_dice(screen))
    screen.set_comfort(**{"pace": "normal", **comfort})
    return screen


def roll(screen: Screen, press: Callable[[], object]) -> None:
    """Let the dice be rolled, and wait until they lie."""
    length = screen.table.session.length
    press()
    screen.wait_until(lambda: screen.table.session.length >= length + 2, "the roll")
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")


def play_on(screen: Screen) -> None:
    """Do what is due after a roll, till a person is to roll again."""
    table = screen.table
    while any(not isinstance(move, Roll) for move in moves(table)) and table.viewModel.phase != "decide":
        table.submit(to_plain(next(iter(moves(table)))))
        screen.wait_until(lambda: not table.director.busy, "the move")


def moves(table: Any) -> list[Any]:
    return list(table.session.game.legal_moves(table.session.state, table.seat))


def in_sight(frames: list[list[Seen]]) -> Iterator[tuple[Seen, Seen]]:
    """Yield each die with what it was in the frame before, where it was seen then too."""
    for before, now in pairwise(frames):
        for one in before:
            yield from ((one, other) for other in now if other.die == one.die)


MOTIONS: tuple[dict[str, Any], ...] = ({}, {"reducedMotion": True}, {"pace": "off"})


@pytest.mark.rest
@pytest.mark.parametrize("comfort", mostly_soak(MOTIONS, usual=MOTIONS[:1]), ids=str)
@pytest.mark.parametrize("game", LEFT)
def test_no_die_is_blank_or_changes_its_pips_in_sight_in_any_frame_of_rolls(
    open_screen: Open, paths: Paths, game: str, comfort: dict[str, Any]
) -> None:
    screen = at_the_roll(open_screen, paths, game, **comfort)
    with watched(screen) as frames:
        for _ in range(2):
            roll(screen, lambda: screen.press(Key.Key_R))
            screen.picture()
            play_on(screen)
        screen.picture()
    for die in (die for frame in frames for die in frame):
        assert sorted(die.sides) == [1, 2, 3, 4, 5, 6]
        assert die.sides[0] == die.top
    if screen.app.settings.stored.pace != "off":
        for before, now in in_sight(frames):
            assert before.top == now.top or now.turns or now.strength < 0.9, "what lies keeps its pips"
    turning = any(die.turns for frame in frames for die in frame)
    faint = any(0 < die.strength < 0.95 for frame in frames for die in frame)
    assert turning == (comfort == {})
    assert faint or comfort != {"reducedMotion": True}, "they come and go as they lie"


@pytest.mark.parametrize("game", mostly_rest(LEFT, usual=["ryzyk_fizyk"]))
def test_the_cup_is_the_one_thing_to_press_for_the_dice_in_it(
    open_screen: Open, paths: Paths, game: str
) -> None:
    screen = at_the_roll(open_screen, paths, game, pace="off")
    assert [name for name in screen.names() if "waiting to be rolled" in name] == [NAMES[game]]
    assert not [name for name in screen.names() if name.startswith("Die")]
    roll(screen, lambda: screen.click(NAMES[game]))
    screen.picture()
    assert not stands(screen)
    assert len(list(seen_dice(screen))) == len(dice(screen))
    assert not screen.sees(NAMES[game])


@pytest.mark.rest
def test_the_cup_is_pressed_by_key(open_screen: Open, paths: Paths) -> None:
    screen = at_the_roll(open_screen, paths, "ryzyk_fizyk", pace="off")
    screen.press(Key.Key_Up)
    screen.press(Key.Key_Up)
    assert screen.focused == NAMES["ryzyk_fizyk"]
    roll(screen, lambda: screen.press(Key.Key_Space))
    screen.wait_until(
        lambda: screen.focused not in ("", NAMES["ryzyk_fizyk"]), "the keyboard on what is there"
    )


@pytest.mark.rest
def test_while_one_looks_back_the_cup_stands_there_and_rolls_nothing(open_screen: Open, paths: Paths) -> None:
    screen = at_the_roll(open_screen, paths, "pickomino", pace="off")
    roll(screen, lambda: screen.press(Key.Key_R))
    length = screen.table.session.length
    screen.table.lookAt(0)
    screen.picture()
    assert stands(screen)
    assert not list(seen_dice(screen))
    screen.click(NAMES["pickomino"])
    assert screen.table.session.length == length


@pytest.mark.rest
@pytest.mark.parametrize("game", LEFT)
def test_real_dice_need_no_cup(open_screen: Open, game: str) -> None:
    screen = open_screen(pace="normal")
    with_real_dice(game)(screen)
    assert not stands(screen)
    assert not list(seen_dice(screen))
    with watched(screen) as frames:
        screen.type("1" * screen.table.realDice.asked)
        screen.press(Key.Key_Return)
        screen.wait_until(lambda: any(any(frame) for frame in frames), "the dice")
        assert not stands(screen)
        screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    assert all(die.sides[0] == die.top == 1 for frame in frames for die in frame)
