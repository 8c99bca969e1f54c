"""The table as its players like it: cloth, dice and tiles, small signs of life, and paper."""

from __future__ import annotations

import shutil
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy
from stolik.engine.driver import play as play_out
from stolik.games.rummikub.rules.moves import Draw
from stolik.services.help_pages import search_help
from stolik.storage.paths import Paths
from stolik.storage.settings import CLOTHS, PIECE_SETS, load_settings

from tests.pictures.acts import on_the_table
from tests.pictures.scene import ALONE, left, left_in_the_turn, left_laid
from tests.qml_classes import class_name, has_property, shape_of
from tests.soak.marks import mostly_soak
from tests.table.entries import play_entries
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import resize
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
    screen.click("Settings")
    return screen


def pictures(screen: Screen) -> int:
    return sum(class_name(item).startswith("PieceSample") for item in screen.items())


def test_every_choice_has_its_picture_at_once_or_soon_after_its_page(open_screen: Open) -> None:
    assert pictures(at_the_choices(open_screen, pace="off")) == 7
    screen = at_the_choices(open_screen, pace="normal")
    screen.wait_until(lambda: pictures(screen) == 7, "the pictures")


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


@pytest.mark.quick
def test_a_choice_shows_at_once_and_is_remembered(open_screen: Open, paths: Paths) -> None:
    screen = at_the_choices(open_screen)
    linen = in_the_corner(screen)
    screen.click("Green felt")
    felt = in_the_corner(screen)
    assert felt.green() > felt.red() + 15
    assert linen.red() > linen.green()
    screen.click("Large print", "All settings", "A5")
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
    screen.click("Contrast")
    screen.press(Key.Key_Right)
    assert screen.app.settings.stored.scale == 1.0, "what is on beside the colours is pressed by itself"


@pytest.mark.parametrize("game", mostly_soak(GAMES, usual=("pickomino", "rummikub")))
def test_cloth_and_set_change_every_table_at_once(open_screen: Open, paths: Paths, game: str) -> None:
    GAMES[game](paths)
    # All clocks are stopped while the pictures are compared.
    screen = go_on(open_screen(language="en", scheme="day", now=lambda: 0.0))
    if screen.can_press("Roll 6 dice"):  # the dice wait in their cup
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
    """Return the eyes of a thing, or of all things on the screen; none of them is closed yet."""
    found = [item for item in screen.items(thing) if has_property(item, "closed")]
    assert found
    assert not any(eyes.property("closed") for eyes in found), "nothing moves without a cause"
    return found


def see_a_blink(screen: Screen, name: str, eyes: list[QQuickItem]) -> None:
    """Point at a thing, and check that some eyes close and open, on a slow machine perhaps at once."""
    spies = []
    for each in eyes:
        with shape_of(each) as shape:
            spies.append(QSignalSpy(each, shape.method(shape.indexOfSignal("closedChanged()"))))
    screen.point_at(name)

    def seen() -> bool:
        closed = any(each.property("closed") for each in eyes if shiboken6.isValid(each))
        return sum([spy.count() for spy in spies]) >= 2 and not closed

    screen.wait_until(seen, "closed eyes, and open ones")


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
    screen.click("All settings")
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


def test_a_rack_of_many_tiles_moves_no_button(open_screen: Open, paths: Paths) -> None:
    left_laid(0, ALONE[:2], seed=3)(paths)
    screen = open_screen()
    on_the_table(screen)

    def places() -> list[Any]:
        screen.picture()
        beside = [
            item for item in screen.items() if class_name(item).startswith(("RackTools", "TurnButtons"))
        ]
        return [item.mapRectToScene(item.boundingRect()) for item in beside]

    def draws(view: Any, seat: int) -> Any:
        moves = [*screen.table.session.game.legal_moves(view, seat)]
        return next((move for move in moves if isinstance(move, Draw)), moves[0])

    before = places()
    assert len(before) == 2
    session = screen.table.session
    play_out(session, draws, Random(1), until=lambda state: len(state.racks[0]) > 31 and state.turn == 0)
    play_entries(screen.table)

    def drawn() -> bool:
        if screen.table.director.busy:
            screen.table.director.finish()
        return len([row for row in screen.table.viewModel.tiles.rows if row.zone == "rack"]) > 31

    screen.wait_until(drawn, "a large rack")
    assert places() == before


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
    assert screen.sees(f"{FAMILY[actor][0]} to move")

    def numbers() -> list[list[int]]:
        return [
            [box.property("number") for box in screen.items(item) if box.property("number") is not None]
            for item in screen.items()
            if class_name(item).startswith("Position_")
        ]

    wanted = list(session.state.sheets[actor].numbers)
    screen.wait_until(lambda: wanted in numbers(), "the sheet on the start page")
    screen.click_games()
    screen.wait_until(lambda: numbers().count(wanted) == 2, "the sheet in the list")


@pytest.mark.quick
def test_who_searches_finds_words_and_no_scene() -> None:
    assert search_help("joker", "en", "rummikub")
    assert not [each for each in search_help("joker", "en", "rummikub") if "![" in each.text]


def test_a_scene_of_the_rules_plays_once_when_it_is_in_view_and_again_when_pressed(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768), pace="normal")
    screen.click("How to play Worms")
    screen.wait_for("3. Your turn")
    screen.click("3. Your turn")

    def playing() -> list[str]:
        return [str(item.property("text")) for item in scenes_of(screen) if item.property("plays")]

    screen.wait_until(playing, "a scene that plays")
    assert playing() == ["Show: First roll all 8 dice"]
    other = next(item for item in scenes_of(screen) if str(item.property("text")).startswith("Show: Now"))
    screen.click_item(other)
    assert playing() == [other.property("text")]
    assert other.property("at") == 0


def test_scenes_of_the_rules_are_still_where_nothing_moves(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    screen.click("How to play Circles")
    screen.wait_until(lambda: scenes_of(screen), "the scenes")
    screen.breathe()
    assert not any(item.property("plays") for item in scenes_of(screen))
    assert all(item.property("at") == item.property("last") for item in scenes_of(screen))


def scenes_of(screen: Screen) -> list[Any]:
    return [item for item in screen.items() if item.property("stills") is not None]


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


TOLD = {
    "0.1.0": {
        "Nasze partie": ("Teraz ruch: Zosia", "Zosia 114 · Marek 95 · komputer 54"),
        "Ćwiczenia": ("6", "8", "6 ruchów z twoich partii"),
        "Turnieje": ("Święta", "Eliminacje: do rozegrania została 1 partia."),
        "Księga rodzinna": ("Najlepsza kolejka", "27 punktów naraz", "114 na koncie"),
        "Weź płytkę 26": ("Zosia – stos: 5 płytek, na wierzchu płytka 26",),
    },
    "1.0.0": {
        "Nasze partie": ("Rummikub: Ala, Bolek", "komputer 5 · Ola 4 · komputer 2 · Ala 0"),
        "Ćwiczenia": ("Zagadka dnia", "Dokończ"),
        "Turnieje": ("8 uczestników", "Turniej wygrywa Sharp 5."),
        "Księga rodzinna": ("Najśmielsze podebranie", "108 punktów naraz", "108 na koncie"),
        "Dobierz kostkę": ("Twoja tabliczka, 10 kostek",),
    },
}
"""The announcements about an older version's house, behind each home page button and after a move."""


@pytest.mark.parametrize("version", TOLD)
def test_what_a_version_has_kept_is_there_and_its_game_goes_on(
    version: str, open_screen: Open, paths: Paths
) -> None:
    house = Path(__file__).parents[1] / "saves" / f"house_of_{version}"
    shutil.copytree(house, paths.root)
    screen = open_screen()
    *pages, move = TOLD[version]

    def tells(button: str) -> bool:
        return set(TOLD[version][button]) <= set(screen.lines())

    for button in pages:
        screen.click(button)
        screen.wait_until(partial(tells, button), f"{TOLD[version][button]} on {screen.lines()}")
        screen.press(Qt.Key.Key_Escape)
        screen.wait_for_page("home")
        screen.wait_until(lambda: screen.can_press("Turnieje"), "the home page")
    screen.close()
    assert files(paths.root) >= files(house)
    screen = open_screen()
    screen.click("Graj dalej", page="table")
    screen.click(move)
    screen.wait_for(TOLD[version][move][0])
