"""The table as its players like it: cloth, dice and tiles, small signs of life, and paper."""

from __future__ import annotations

import shutil
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy
from stolik.engine.game_library import find_games
from stolik.services.help_pages import help_parts, search_help
from stolik.services.rules_search import Picture, picture_of
from stolik.storage.paths import Paths
from stolik.storage.settings import CLOTHS, PIECE_SETS, load_settings

from tests.pictures.scene import left, left_in_the_turn, left_laid
from tests.qml_classes import class_name, has_property, shape_of
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits, resize
from tests.ui.player import go_on
from tests.ui.positions import FAMILY, leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key
GAMES = {
    "pickomino": left_in_the_turn(),
    "knaster": left("knaster", 99),
    "ryzyk_fizyk": left("ryzyk_fizyk", 90),
    "rummikub": left_laid(20, seed=3),
}


def at_the_choices(open_screen: Open, **comfort: Any) -> Screen:
    screen = open_screen(**{"language": "en", "scheme": "day", **comfort})
    screen.click("Comfort", "All settings", "The table")
    return screen


def in_the_corner(screen: Screen) -> QColor:
    """Return the colour of the cloth, averaged over a strip at the left of the window."""
    strip = screen.picture().copy(0, 0, 24, screen.window.height())
    return strip.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0)


def differing(one: QImage, other: QImage) -> float:
    points = list(zip(sampled(one), sampled(other), strict=True))
    return sum(a != b for a, b in points) / len(points)


def sampled(picture: QImage) -> list[int]:
    points = memoryview(picture.constBits()).cast("I")
    line = picture.bytesPerLine() // 4
    starts = range(0, line * picture.height(), 4 * line)
    return [point for start in starts for point in points[start : start + picture.width() : 4]]


def test_every_cloth_and_set_has_a_picture_to_choose_it_by(open_screen: Open) -> None:
    screen = at_the_choices(open_screen)
    for name in ("Linen", "Green felt", "Oak", "Night sky", "Ivory", "Large print", "Wood", "A4", "A5"):
        assert screen.can_press(name), name
    assert [name for name in ("Linen", "Oak", "Ivory", "Wood") if screen.find(name).checked] == [
        "Linen",
        "Ivory",
    ]
    samples = [item for item in screen.items() if item.inherits("QQuickImage") and item.width() > 60]
    assert samples, "the cloths are drawn"


@pytest.mark.quick
def test_a_choice_shows_at_once_and_is_remembered(open_screen: Open, paths: Paths) -> None:
    screen = at_the_choices(open_screen)
    linen = in_the_corner(screen)
    screen.click("Green felt")
    felt = in_the_corner(screen)
    assert felt.green() > felt.red() + 15
    assert linen.red() > linen.green()
    screen.click("Large print", "A5")
    screen.close()
    kept = load_settings(paths.settings).document
    assert (kept.cloth, kept.pieces, kept.paper) == ("felt", "large", "a5")
    again = open_screen()
    assert in_the_corner(again).green() > in_the_corner(again).red() + 15
    assert again.app.services.score_card._paper() == "a5"


def test_the_keyboard_moves_through_the_pictures(open_screen: Open) -> None:
    screen = at_the_choices(open_screen)
    screen.click("Linen")
    screen.press(Key.Key_Right, Key.Key_Right)
    assert screen.app.settings.stored.cloth == "oak"
    assert screen.focused == "Oak"
    screen.press(Key.Key_Left)
    assert screen.app.settings.stored.cloth == "felt"


@pytest.mark.parametrize("game", mostly_soak(GAMES, usual=("pickomino", "rummikub")))
def test_cloth_and_set_change_every_table_at_once(open_screen: Open, paths: Paths, game: str) -> None:
    GAMES[game](paths)
    # No clock runs while the pictures are compared.
    screen = go_on(open_screen(language="en", scheme="day", now=lambda: 0.0))
    if screen.can_press("Roll 6 dice"):  # which wait in their cup
        screen.press(Key.Key_R)
        screen.wait_until(lambda: not screen.table.director.busy, "the dice")
    screen.wait_until(lambda: not any("is thinking" in name for name in screen.names()), "all computers")
    before = screen.picture()
    names = screen.names()
    seen = [before]
    for cloth in CLOTHS[1:]:
        screen.set_comfort(cloth=cloth)
        picture = screen.picture()
        assert all(differing(picture, other) > 0.3 for other in seen), cloth
        seen.append(picture)
    screen.set_comfort(cloth="linen")
    seen = [screen.picture()]
    for pieces in PIECE_SETS[1:]:
        screen.set_comfort(pieces=pieces)
        picture = screen.picture()
        assert all(differing(picture, other) > 0.004 for other in seen), pieces
        seen.append(picture)
    assert screen.names() == names, "nothing but the look changes"


def eyes_of(screen: Screen, thing: QQuickItem | None = None) -> list[QQuickItem]:
    """Return the eyes of a thing, else of all things on the screen; none of them is closed yet."""
    found = [item for item in screen.items(thing) if has_property(item, "closed")]
    assert found
    assert not any(eyes.property("closed") for eyes in found), "nothing moves without a cause"
    return found


def see_a_blink(screen: Screen, name: str, eyes: list[QQuickItem]) -> None:
    """Point at a thing, and see some of the eyes close and open; a slow machine may see both at once."""
    spies = []
    for each in eyes:
        with shape_of(each) as shape:
            spies.append(QSignalSpy(each, shape.method(shape.indexOfSignal("closedChanged()"))))
    screen.point_at(name)
    screen.wait_until(lambda: sum(spy.count() for spy in spies) >= 2, "closed eyes, and open ones")
    assert not any(each.property("closed") for each in eyes if shiboken6.isValid(each))


def at_the_worms(open_screen: Open, paths: Paths, **comfort: Any) -> Screen:
    GAMES["pickomino"](paths)
    screen = go_on(open_screen(**{"language": "en", "pace": "normal", **comfort}))
    screen.picture()
    return screen


TILE = "Tile 22, 1 worm, in the centre"
DIE = "Die, worm, set aside"


@pytest.mark.parametrize("name", mostly_soak((TILE, DIE), usual=(TILE,)))
def test_a_worm_blinks_when_a_hand_hovers_and_then_rests(open_screen: Open, paths: Paths, name: str) -> None:
    screen = at_the_worms(open_screen, paths)
    see_a_blink(screen, name, eyes_of(screen, screen.find(name).item))


def test_a_joker_blinks_too(open_screen: Open, paths: Paths) -> None:
    left_laid(40, seed=3)(paths)
    screen = go_on(open_screen(language="en", pace="normal"))
    screen.picture()
    name = next(name for name in screen.names() if "joker for a 12" in name)
    see_a_blink(screen, name, eyes_of(screen))


@pytest.mark.parametrize(
    "comfort",
    mostly_soak(
        ({"idle_life": False}, {"reduced_motion": True}, {"pace": "off"}), usual=({"idle_life": False},)
    ),
)
def test_without_signs_of_life_it_rests(open_screen: Open, paths: Paths, comfort: dict[str, Any]) -> None:
    screen = at_the_worms(open_screen, paths, **comfort)
    screen.point_at(TILE)
    eyes_of(screen, screen.find(TILE).item)


def test_the_switch_says_that_less_motion_rests_it_too(open_screen: Open) -> None:
    screen = at_the_choices(open_screen, pace="normal")
    assert screen.find("Worms blink").checked
    screen.click("Worms blink")
    assert screen.app.settings.stored.idle_life is False
    screen.set_comfort(reducedMotion=True)
    assert not screen.find("Worms blink").usable


def test_a_number_is_no_wider_than_its_tile(open_screen: Open, paths: Paths) -> None:
    left_in_the_turn(FAMILY)(paths)
    screen = go_on(open_screen(language="en"))
    for size, pieces in product(
        [(1024, 560, 1.0), (1366, 768, 1.0), (1366, 768, 2.0)], ["ivory", "large", "wood"]
    ):
        screen.set_comfort(pieces=pieces)
        resize(screen, size)
        numbers_are_no_wider_than_their_tiles(screen)


def numbers_are_no_wider_than_their_tiles(screen: Screen) -> None:
    tiles = [item for item in screen.items() if class_name(item).startswith("WormTile")]
    assert len(tiles) >= 5
    for tile in tiles:
        for text in screen.items(tile):
            if text.inherits("QQuickText"):
                assert text.property("contentWidth") <= tile.width(), text.property("text")


def test_the_table_keeps_its_place_while_nobody_is_on_turn(open_screen: Open, paths: Paths) -> None:
    GAMES["knaster"](paths)
    screen = open_screen(language="en")
    screen.click("Continue", page="table")
    cards = [item for item in screen.items() if item.property("clocked") is not None and item.isVisible()]
    assert cards
    screen.picture()
    on_turn = next(card for card in cards if card.property("active"))
    tall = on_turn.height()
    for name, value in (("active", False), ("doing", "")):
        on_turn.setProperty(name, value)
    screen.picture()
    assert on_turn.height() == tall


@pytest.mark.parametrize("game", mostly_soak(GAMES, usual=("pickomino", "rummikub")))
def test_the_start_page_pictures_what_is_continued(open_screen: Open, paths: Paths, game: str) -> None:
    GAMES[game](paths)
    screen = open_screen(language="en", size=(1366, 768))
    (picture,) = (item for item in screen.items() if class_name(item).startswith("PositionPicture"))

    def drawn() -> list[Any]:
        return [item for item in screen.items(picture) if item.property("position") is not None]

    screen.wait_until(lambda: len(drawn()) > 1, "the drawing has come")
    assert drawn()[-1].property("position") == picture.property("position")
    assert picture.height() < screen.find("Play Worms").place.top()


def test_a_picture_of_circles_shows_the_sheet_of_who_moves(open_screen: Open, paths: Paths) -> None:
    session = next(
        session
        for entries in range(8, 99)
        if (session := leave_a_game_of(paths, "knaster", FAMILY[:2], entries=entries)).state.phase == "enter"
        and session.state.roller != session.to_act[0]
    )
    actor = session.to_act[0]
    screen = open_screen(language="en", size=(1366, 768))
    assert screen.sees(f"{FAMILY[actor][0]} is to move")

    def numbers() -> list[list[int]]:
        return [
            [box.property("number") for box in screen.items(item) if box.property("number") is not None]
            for item in screen.items()
            if item.property("sheet") is not None
        ]

    wanted = list(session.state.sheets[actor].numbers)
    screen.wait_until(lambda: wanted in numbers(), "the sheet on the start page")
    screen.click_games()
    screen.wait_until(lambda: numbers().count(wanted) == 2, "the sheet in the list")


EVERY_GAME = [info.id for info in find_games()]
TITLES = {info.id: info.title for info in find_games()}


def pictures(game: str, language: str) -> list[tuple[int, Picture]]:
    """Return the pictures of a game's rules, each with the number of its chapter."""
    found = [
        (number, picture_of(passage))
        for number, chapter in enumerate(help_parts(game, language).chapters)
        for passage in chapter.passages
    ]
    return [(number, picture) for number, picture in found if picture is not None]


@pytest.mark.quick
@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_rules_have_the_same_pictures_in_both_languages(game: str) -> None:
    english, polish = pictures(game, "en"), pictures(game, "pl")
    assert english
    assert [(number, picture.things) for number, picture in english] == [
        (number, picture.things) for number, picture in polish
    ]


@pytest.mark.quick
def test_who_searches_finds_words_and_no_picture() -> None:
    assert search_help("joker", "en", "rummikub")
    assert not [each for each in search_help("joker", "en", "rummikub") if "![" in each.text]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_picture_is_drawn_at_any_size_and_in_another_language(open_screen: Open, game: str) -> None:
    screen = open_screen(size=(1024, 600))
    screen.click(f"How to play {TITLES[game]}")
    for language, size in (("en", (1024, 600)), ("en", (1366, 768)), ("pl", (1366, 768))):
        screen.set_comfort(language=language)
        screen.resize(*size)
        screen.wait_for("Guided first game")
        screen.breathe()
        drawn = [item for item in screen.items() if item.property("things") and item.property("room")]
        assert [item.property("things").toVariant() for item in drawn] == [
            picture.things.split() for _, picture in pictures(game, language)
        ]
        for item in drawn:
            assert 0 < item.width() <= item.property("room")
            assert item.height() > 0
        assert misfits(screen) == []


HOUSE = Path(__file__).parents[1] / "saves" / "house_of_0.1.0"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


TOLD = {
    "Nasze partie": ("Teraz ruch: Zosia", "Zosia 114 · Marek 95 · komputer 54"),
    "Ćwiczenia": ("6", "8", "6 ruchów z twoich partii"),
    "Turnieje": ("Święta", "Eliminacje: do rozegrania została 1 partia."),
    "Księga rodzinna": ("1 partia, 1 wygrana", "1 rozwiązana zagadka", "114,0"),
}
"""What is told behind each button of the start page."""


def test_what_0_1_0_has_kept_is_there_and_its_game_goes_on(open_screen: Open, paths: Paths) -> None:
    shutil.copytree(HOUSE, paths.root)
    screen = open_screen()

    def tells(button: str) -> bool:
        return set(TOLD[button]) <= set(screen.lines())

    for button in TOLD:
        screen.click(button)
        screen.wait_until(partial(tells, button), f"{TOLD[button]} on {screen.lines()}")
        screen.press(Qt.Key.Key_Escape)
        screen.wait_for_page("home")
        screen.wait_until(lambda: screen.can_press("Turnieje"), "the start page")
    screen.close()
    assert files(paths.root) >= files(HOUSE)
    screen = open_screen()
    screen.click("Graj dalej", page="table")
    screen.click("Weź płytkę 26")
    screen.wait_for("Zosia – stos: 5 płytek, na wierzchu płytka 26")
