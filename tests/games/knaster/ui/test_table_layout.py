"""The table of Knaster in real windows: the sheet in the centre, the dice beside it, nothing covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtQuick import QQuickItem
from stolik.app import FAMILY
from stolik.services.program_paths import FONTS
from stolik.storage.paths import Paths

from tests.qml_classes import class_name
from tests.soak.marks import mostly_soak
from tests.ui.driver import Screen, seen_through
from tests.ui.fitting import resize
from tests.ui.player import go_on
from tests.ui.positions import Seats, leave_a_game_of

pytestmark = pytest.mark.rest

NAMES = (
    "Ala",
    "Jan",
    "Ola",
    "Babcia",
    "Marek",
    "Zosia",
    "Kuba",
    "Hania",
    "Wojtek",
    "Basia",
    "Ignacy",
    "Mela",
)
SIZES = [(1024, 600, 1.0), (1366, 768, 1.0), (3840, 2160, 2.0)]
SEATS = (1, 2, 4, 8, 12)
DICE_WIDTHS = 2
"""The dice by which the nearer die is off the sheet at most: the sum has its place between them."""

Table = Callable[..., Screen]


@pytest.fixture(scope="module", autouse=True)
def typeface(qapp: QGuiApplication) -> None:
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    qapp.setFont(QFont(FAMILY))


@pytest.fixture
def table(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Table]:
    screens: list[Screen] = []

    def start(size: tuple[int, int, float], seats: int, language: str = "en") -> Screen:
        paths = Paths(tmp_path / "stolik")
        people: Seats = tuple((name, "human", at) for at, name in enumerate(NAMES[:seats]))
        leave_a_game_of(paths, "knaster", people, entries=10 * seats + 1, seed=Random(seats).randrange(99))
        screen = Screen(paths, size=size[:2], scale=size[2], language=language)
        screens.append(screen)
        go_on(screen)
        while screen.table.viewModel.phase == "roll":
            screen.click("Roll both dice" if screen.can_press("Roll both dice") else "Roll")
        screen.picture()
        return screen

    yield start
    for screen in screens:
        screen.close()


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def parts(screen: Screen, kind: str) -> list[QQuickItem]:
    """Return the visible items made from a QML file of this name."""
    return [item for item in screen.items() if kind_of(item) == kind and seen_through(item) > 0]


def kind_of(item: QQuickItem) -> str:
    # A component inside a file has no class of its own.
    return "PairDie" if item.property("hoveredGroup") is not None else class_name(item).split("_")[0]


def part(screen: Screen, kind: str) -> QRectF:
    [found] = parts(screen, kind)
    return place(found)


@pytest.mark.parametrize("seats", mostly_soak(SEATS, usual=(1, 12)))
def test_at_every_size_everything_has_its_place(table: Table, seats: int) -> None:
    screen = table(SIZES[0], seats)
    for size in SIZES:
        resize(screen, size)
        the_sheet_is_in_the_centre_and_the_dice_beside_it(screen)
        nothing_is_outside_and_nothing_covers_anything(screen)
        assert len(parts(screen, "MiniSheet")) == seats - 1
        # The key is there at every size.
        assert len(parts(screen, "CombinationLegend")) == 1


def the_sheet_is_in_the_centre_and_the_dice_beside_it(screen: Screen) -> None:
    sheet, dice = part(screen, "SheetGrid"), [place(die) for die in parts(screen, "PairDie")]
    assert abs(sheet.center().x() - screen.window.width() / 2) <= 1
    nearer = max(dice, key=QRectF.right)
    assert 0 < sheet.left() - nearer.right() <= DICE_WIDTHS * nearer.width()
    # At the height of the sheet's top, not somewhere below it.
    assert all(die.top() < sheet.top() + sheet.height() / 4 for die in dice)
    called = [text for text in screen.texts() if text.property("text") == str(screen.table.viewModel.total)]
    assert any(
        nearer.right() <= place(text).left() and place(text).right() <= sheet.left() for text in called
    )


def nothing_is_outside_and_nothing_covers_anything(screen: Screen) -> None:
    kinds = ("SheetGrid", "PairDie", "CombinationLegend", "MiniSheet", "SeatCard", "IconButton", "TurnButton")
    laid = [(kind, place(item)) for kind in kinds for item in parts(screen, kind)]
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    assert [kind for kind, rect in laid if not window.contains(rect)] == []
    assert [(one, two) for (one, a), (two, b) in combinations(laid, 2) if a.intersects(b)] == []


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_key_shows_each_combination_in_numbers_and_cuts_no_word(
    table: Table, seats: int, language: str
) -> None:
    screen = table(SIZES[0], seats, language)
    [key] = parts(screen, "CombinationLegend")
    words = [item for item in screen.items(key) if item.inherits("QQuickText")]
    numbers = "".join(str(text.property("text")) for text in words if str(text.property("text")).isdigit())
    assert numbers == "777" + "5588" + "7777" + "77744" + "77777" + "56789"
    assert [text.property("text") for text in words if text.property("truncated")] == []
    rects = [place(text) for text in words]
    assert not any(a.intersects(b) for a, b in combinations(rects, 2))


def test_with_more_room_the_sheets_of_the_others_grow(table: Table) -> None:
    screen = table(SIZES[0], 12)
    unit = []
    for size in (SIZES[0], SIZES[2]):
        resize(screen, size)
        unit.append(max(float(item.property("unit")) for item in parts(screen, "MiniSheet")))
        sheets = [place(item) for item in parts(screen, "MiniSheet")]
        beside = screen.window.width() - part(screen, "SheetGrid").right()
        assert max(map(QRectF.right, sheets)) - min(map(QRectF.left, sheets)) > 0.8 * beside
    # More than the window's text, which is twice as large.
    assert unit[1] > 3 * unit[0]


def test_what_the_marks_beside_the_names_mean_is_written_over_the_sheets(table: Table) -> None:
    screen = table(SIZES[1], 4)
    lines = screen.lines()
    assert "still writing" in lines
    assert "done" in lines


def test_with_type_twice_as_large_the_key_is_behind_a_button(table: Table) -> None:
    screen = table((1366, 768, 1.0), 2)
    cast("QObject", screen.app.engine.singletonInstance("Stolik", "Theme")).setProperty("scale", 2)
    screen.picture()
    assert parts(screen, "CombinationLegend") == []
    screen.click("What gives circles?")
    [key] = parts(screen, "CombinationLegend")
    assert QRectF(0, 0, 1366, 768).contains(place(key))
    assert not place(key).intersects(part(screen, "SheetGrid"))
    words = [item for item in screen.items(key) if item.inherits("QQuickText")]
    assert [text.property("text") for text in words if text.property("truncated")] == []
    screen.click("What gives circles?")
    assert parts(screen, "CombinationLegend") == []
