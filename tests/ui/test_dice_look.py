"""How dice lie and look: apart from each other, warm on a dark cloth, and with grain."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPolygonF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.storage.paths import Paths

from tests.pictures.acts import hinted
from tests.pictures.scene import CROWD, PAIR, left, left_in_the_turn
from tests.pictures.scenes.dice_games import rolled, told_more
from tests.qml_classes import class_name, has_property
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import go_on

pytestmark = pytest.mark.rest

TOSSES = 24
ROLL = {"pickomino": (1, 2, 3, 4, 4, 4, 5, 6), "ryzyk_fizyk": (1, 2, 2, 3, 4, 5)}


def after_a_roll(open_screen: Open, paths: Paths, game: str, *faces: int, **how: object) -> Screen:
    left(game, 0, PAIR)(paths)
    screen = open_screen(pace="off", **how)
    go_on(screen)
    rolled(*faces)(screen)
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    screen.picture()
    return screen


def drawn_dice(screen: Screen) -> list[QQuickItem]:
    return [item for item in screen.items() if has_property(item, "choosable") and item.isVisible()]


def outline(die: QQuickItem, margin: float) -> QPolygonF:
    """Return where a die lies that leans, with a margin for the line round it."""
    w, h = die.width() + margin, die.height() + margin
    return QPolygonF(
        [die.mapToScene(QPointF(x, y)) for x, y in ((-margin, -margin), (w, -margin), (w, h), (-margin, h))]
    )


@pytest.mark.parametrize("game", ROLL)
def test_dice_of_any_roll_touch_nowhere_and_lie_in_the_middle_of_the_height_at_any_size(
    open_screen: Open, paths: Paths, game: str
) -> None:
    screen = after_a_roll(open_screen, paths, game, *ROLL[game], size=(1024, 600))
    for *size, scale in ((1366, 768, 1.0), (1024, 600, 1.0), (3840, 2160, 2.0)):
        screen.resize(*size)
        screen.set_comfort(scale=scale)
        screen.picture()
        (field,) = (item for item in screen.items() if class_name(item).startswith("ThrownDice"))
        tops = [die.y() for die in drawn_dice(screen)]
        foot = max(die.y() + die.height() for die in drawn_dice(screen))
        assert abs(min(tops) + foot - field.height()) < field.property("die") * 0.4
        for toss in range(TOSSES):
            field.setProperty("tosses", toss)
            for one, two in combinations([outline(die, 1.5 * scale) for die in drawn_dice(screen)], 2):
                assert not one.intersects(two), toss
        field.setProperty("tosses", 0)


def test_dice_that_cannot_be_chosen_are_warm_on_every_dark_cloth(open_screen: Open, paths: Paths) -> None:
    left_in_the_turn(PAIR)(paths)
    screen = open_screen(pace="off", scheme="evening")
    go_on(screen)
    rolled(2, 5)(screen)
    screen.wait_until(lambda: any(die.property("dimmed") for die in drawn_dice(screen)), "a dimmed die")
    for cloth in ("linen", "felt", "oak", "night"):
        for pieces in ("ivory", "wood"):
            screen.set_comfort(cloth=cloth, pieces=pieces)
            picture = screen.picture()
            die = next(die for die in drawn_dice(screen) if die.property("dimmed"))
            red, _, blue = side_of(picture, die)
            assert red > blue + 12, (cloth, pieces)


def side_of(picture: QImage, die: QQuickItem) -> tuple[int, int, int]:
    """Return the colour of a die near its left side, where nothing is printed."""
    place = die.mapToScene(QPointF(die.width() * 0.1, die.height() * 0.5)) * picture.devicePixelRatio()
    colour = picture.pixelColor(place.toPoint())
    return colour.red(), colour.green(), colour.blue()


def test_a_wooden_worm_has_grain(open_screen: Open, paths: Paths) -> None:
    screen = after_a_roll(open_screen, paths, "pickomino", *ROLL["pickomino"])
    grains = {}
    for pieces in ("ivory", "wood"):
        screen.set_comfort(pieces=pieces)
        (worm,) = (die for die in drawn_dice(screen) if die.property("face") == 6)
        faces = [
            item for item in screen.items(worm) if has_property(item, "label") and item.property("label") == 6
        ]
        grains[pieces] = [str(face.property("source").toString()).rpartition("/")[2] for face in faces]
    assert grains == {"ivory": [""], "wood": ["pips-wood-0.svg"]}


def test_no_die_lies_below_a_hints_table(open_screen: Open, paths: Paths) -> None:
    screen = after_a_roll(open_screen, paths, "ryzyk_fizyk", *ROLL["ryzyk_fizyk"], size=(1024, 600))
    hinted(screen)
    told_more(screen)
    screen.picture()
    table = screen.find("What the best options are worth").place
    for die in drawn_dice(screen):
        middle = die.mapToScene(QPointF(die.width() / 2, die.height() / 2))
        assert not table.contains(middle)
        QTest.mouseMove(screen.window, middle.toPoint())
        screen.wait_until(lambda: bool(die.property("hovered")), "a die is pointed at")  # noqa: B023  # waited for


def test_chosen_dice_of_a_full_table_in_large_type_cover_no_number_of_the_scale(
    open_screen: Open, paths: Paths
) -> None:
    left("ryzyk_fizyk", 0, CROWD[:8])(paths)
    screen = open_screen(pace="off", size=(1024, 600), scale=1.5)
    go_on(screen)
    rolled(1, 2, 3, 3, 3, 5)(screen)
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    screen.picture()
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    (track,) = (item for item in screen.items() if class_name(item).startswith("Track"))
    scale = [item for item in screen.items() if has_property(item, "text") and track.isAncestorOf(item)]
    foot = max(item.mapToScene(QPointF(0, item.baselineOffset())).y() for item in scale if item.isVisible())
    chosen = [die for die in drawn_dice(screen) if die.property("selected")]
    assert len(chosen) == 3
    (field,) = (item for item in screen.items() if class_name(item).startswith("ThrownDice"))
    for toss in range(TOSSES):
        field.setProperty("tosses", toss)
        tops = [outline(die, 0).boundingRect().top() - theme.property("lift") for die in chosen]
        assert min(tops) > foot, toss
