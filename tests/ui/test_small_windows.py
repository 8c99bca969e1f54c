"""Small windows and large type: all of a table is there, nothing overlaps, and little moves."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.app import App
from stolik.engine.game_library import find_games
from stolik.games.rummikub.rules.options import Options
from stolik.shell import window_room
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people
from stolik.storage.settings import Settings, WindowPlace, store_settings

from tests.pictures.acts import filled, opened_for
from tests.pictures.scene import ALONE, CROWD, left_laid
from tests.qml_classes import class_name
from tests.shell.program import start
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen, Thing
from tests.ui.fitting import misplaced, place, resize, scale_of
from tests.ui.player import go_on
from tests.ui.positions import FAMILY, Seats, leave_a_game_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


pytestmark = pytest.mark.rest

LEAST = (1024, 560, 1.0)
LARGE = (1366, 768, 2.0)
SIZES = [LEAST, (1024, 600, 1.0), (1366, 768, 1.0), (1366, 768, 1.5), LARGE, (3840, 2160, 2.0)]
EXTREMES = [LEAST, LARGE, SIZES[-1]]
LEAST_TYPE = 13


def soaked(*cases: tuple[object, ...]) -> list[ParameterSet]:
    return [pytest.param(*case, marks=LONG_SOAK) for case in cases]


def opened(open_screen: Open, size: tuple[int, int, float], **more: Any) -> Screen:
    screen = open_screen(size=size[:2], scale=size[2], **more)
    screen.picture()
    return screen


def tiles_of(screen: Screen, zone: str) -> list[QRectF]:
    return [place(item) for item in screen.items() if item.property("zone") == zone]


def rack_of(screen: Screen) -> Thing:
    """Return the viewer's rack, whatever its summary says about the tiles."""
    starts = ("Your rack", "Twoja tabliczka")
    return next(thing for thing in screen.things() if thing.name.startswith(starts))


@pytest.mark.parametrize(
    "window", mostly_soak([(1024, 560), (1366, 768), (1920, 1080)], usual=[(1024, 560)]), ids=str
)
def test_no_tile_of_a_rack_shrinks_as_type_grows(open_screen: Open, paths: Paths, window: Any) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, (*window, 0.8), language="pl")
    go_on(screen)
    widths = []
    for scale in (0.8, 1.0, 1.25, 1.5, 2.0):
        screen.set_comfort(scale=scale)
        screen.picture()
        screen.breathe()
        screen.picture()
        widths.append(min(tile.width() for tile in tiles_of(screen, "rack")))
        assert misplaced(screen) == [], scale
    assert widths == sorted(widths)


most_seats_and_most_options = pytest.mark.parametrize(
    "game", mostly_soak([info.id for info in find_games()], usual=("knaster", "rummikub"))
)
"""Only two games, because the page is the same for all, and these two test its room."""

MOST: Final[dict[str, Seats]] = {
    "pickomino": FAMILY,
    "ryzyk_fizyk": CROWD[:8],
    "knaster": CROWD,
    "rummikub": ALONE,
}


@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize("full", mostly_soak((False, True), usual=(True,)))
def test_200_percent_are_so_for_text_and_dice(open_screen: Open, paths: Paths, game: str, full: bool) -> None:
    if game == "rummikub":
        left_laid(20, MOST[game])(paths)
    else:
        leave_a_game_of(paths, game, MOST[game] if full else MOST[game][:3], entries=12)
    screen = opened(open_screen, LEAST, language="pl")
    go_on(screen)
    screen.picture()
    names = {seat.name for seat in screen.table.seats.rows}
    assert uncut(screen) >= names, "at 100 % the window has room for every name"
    dice, written = sides_of_dice(screen), type_sizes(screen)
    screen.resize(*LARGE[:2])
    screen.set_comfort(scale=2.0)
    for _ in range(2):
        screen.picture()
        screen.breathe()
    assert scale_of(screen) == 2.0
    larger = type_sizes(screen)
    for said in ("Cofnij", "Podpowiedź", "Przebieg"):
        assert larger[said] == 2 * written[said], said
    assert {larger[name] for name in names} == {2 * 16}
    assert all(
        # A strip of two lines, for seven or eight, leaves slightly less room for the dice.
        after >= (1.45 if full else 2) * before
        for before, after in zip(dice, sides_of_dice(screen), strict=True)
    )
    assert misplaced(screen) == []
    # The seat cards are a strip, and everything not needed for the turn is behind one button.
    assert not screen.sees("How to play")
    screen.click("More")
    assert screen.sees("How to play")
    assert screen.sees("Pace: instant")
    screen.wait_until(lambda: not misplaced(screen), "the tools in the window")


@pytest.mark.parametrize(
    "seats, sizes", [(2, EXTREMES), (12, EXTREMES), *soaked((2, SIZES), (7, SIZES), (12, SIZES))]
)
def test_every_small_sheet_tells_whose_it_is(
    open_screen: Open, paths: Paths, seats: int, sizes: list[tuple[int, int, float]]
) -> None:
    leave_a_game_of(paths, "knaster", CROWD[-seats:], entries=5 * seats + 3)
    screen = opened(open_screen, SIZES[0], language="pl")
    go_on(screen)
    for size in sizes:
        resize(screen, size)
        small_sheets_tell_whose_they_are(screen, seats, every_name=size == SIZES[-1])


def small_sheets_tell_whose_they_are(screen: Screen, seats: int, *, every_name: bool) -> None:
    sheets = [item for item in screen.items() if class_name(item).startswith("MiniSheet")]
    assert len(sheets) == seats - 1
    for sheet in sheets:
        name = str(sheet.property("name"))
        texts = [
            text for text in screen.items(sheet) if text.inherits("QQuickText") and text.property("text")
        ]
        assert not any(text.property("truncated") for text in texts), name
        if name not in [text.property("text") for text in texts]:
            # Beside a face, initials are enough.
            initials = "".join(word[0] for word in name.split())
            (written,) = (text for text in texts if text.property("text") == initials)
            assert written.property("font").pixelSize() >= LEAST_TYPE * scale_of(screen)
            faces = [item for item in screen.items(sheet) if class_name(item).startswith("Avatar")]
            assert len(faces) == 1, name
            assert not every_name, "there is room for every name"


def uncut(screen: Screen) -> set[str]:
    return {str(text.property("text")) for text in screen.texts() if not text.property("truncated")}


def sides_of_dice(screen: Screen) -> list[float]:
    return [item.width() for item in screen.items() if item.property("tumbling") is not None]


def type_sizes(screen: Screen) -> dict[str, int]:
    found: dict[str, int] = {}
    for text in screen.texts():
        said = str(text.property("text"))
        found[said] = max(found.get(said, 0), int(text.property("font").pixelSize()))
    return found


def test_the_pace_button_has_room_and_stays_under_the_pointer(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", ALONE, entries=20)
    screen = opened(open_screen, SIZES[-1], pace="relaxed")
    go_on(screen)
    for size in (SIZES[-1], SIZES[1], LEAST):
        resize(screen, size)
        (words,) = (item for item in screen.texts() if item.property("text") == "Pace: relaxed")
        room = screen.find("Pace: relaxed").place.width()
        assert size == LEAST or room > words.property("implicitWidth") + 40 * size[2]
    before = screen.find("Pace: relaxed").place
    assert "Pace: relaxed" in screen.lines()
    for pace in ("Pace: normal", "Pace: fast", "Pace: instant"):
        screen.click_at(before.center().toPoint())
        screen.picture()
        assert pace in screen.lines()
        after = screen.find(pace).place
        assert (after.x(), after.width()) == (before.x(), before.width())


def test_what_a_joker_stands_for_is_read_on_the_smallest_tile(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    screen.picture()
    stands = {item.property("stands") for item in screen.items() if (item.property("stands") or 0) > 0}
    assert stands
    lines = screen.lines()
    for number in stands:
        assert f"= {number}" in lines or str(number) in lines


def test_looking_back_moves_nothing_of_the_table(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    before = rack_of(screen).place, screen.find("Bolek, 9 tiles").place
    screen.click("More tools")
    assert screen.sees("Show the score card")
    screen.table.lookAt(screen.table.entries - 1)
    screen.picture()
    assert screen.sees("Back to the game")
    assert not screen.sees("Show the score card"), "no tool of the present stays open"
    assert (rack_of(screen).place, screen.find("Bolek, 9 tiles").place) == before
    assert misplaced(screen) == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_tools_of_a_row_are_written_alike_whole(open_screen: Open, paths: Paths, language: str) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, LEAST, language=language)
    go_on(screen)
    # Also with the frame of a window, which reduces its height.
    for size in (LEAST, (1024, 600, 1.0), (1366, 728, 1.5), (1366, 768, 1.5), (1366, 768, 1.0), LARGE):
        resize(screen, size)
        rows = rack_tools(screen)
        assert len(rows) == 2, size
        assert len({font_size(caption) for row in rows for caption, _ in row}) == 1, size
        for row in rows:
            said = [str(caption.property("text")) for caption, _ in row]
            for caption, _ in row:
                assert not caption.property("truncated"), (size, said)
                assert caption.property("contentWidth") <= caption.width(), (size, said)
            assert len({pictured for _, pictured in row}) == 1, (size, said)
        assert misplaced(screen) == [], size


def rack_tools(screen: Screen) -> list[list[tuple[QQuickItem, bool]]]:
    """Return the captions of the tools beside the rack by row, and whether there are icons above them."""
    rows: dict[int, list[tuple[QQuickItem, bool]]] = {}
    for tool in screen.items():
        if tool.property("sign") is None or tool.property("shortcutHint") is None or not tool.isVisible():
            continue
        inside = [item for item in screen.items(tool) if item.isVisible()]
        (caption,) = (item for item in inside if item.property("kind") == "small")
        pictures = [item for item in inside if class_name(item).startswith("Icon")]
        signs = [item for item in inside if item.property("text") and item.property("kind") == "body"]
        for thing in (caption, *pictures, *signs):
            assert place(tool).contains(place(thing)), tool.property("text")
        rows.setdefault(round(place(tool).y()), []).append((caption, bool(pictures or signs)))
    return [*rows.values()]


def font_size(text: QQuickItem) -> int:
    """Return the actual font size of a text, which may be smaller than requested."""
    context = QQmlEngine.contextForObject(text)
    assert context is not None
    (size, _) = QQmlExpression(context, text, "fontInfo.pixelSize").evaluate()
    return int(size)


def test_a_tip_covers_no_tool_and_the_rest_stand_behind_one(open_screen: Open, paths: Paths) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    screen.picture()
    tools = [
        screen.find(name).place for name in ("Sort the rack by runs", "Sort the rack by groups", "More tools")
    ]
    screen.point_at("Sort the rack by groups")
    screen.wait_until(lambda: "Sort the rack by groups (7)" in screen.lines(), "the tip")
    (tip,) = (text for text in screen.texts() if text.property("text") == "Sort the rack by groups (7)")
    assert not any(place(tip).intersects(tool) for tool in tools)
    assert misplaced(screen) == []
    assert not screen.sees("Show the score card")
    screen.click("More tools")
    folded = screen.find("Show the score card").place
    told = [text for text in screen.texts() if "lay tiles or draw one" in str(text.property("text"))]
    assert told
    assert not any(place(text).intersects(folded) for text in told), "what there is to do stays in sight"
    assert misplaced(screen) == []
    screen.resize(1600, 900)
    screen.picture()
    assert not screen.sees("More tools")
    assert screen.sees("Show the score card")


def test_the_mark_of_a_set_in_disorder_is_whole_at_the_edge(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    face = screen.table.viewModel
    first = min((row for row in face.tiles.rows if row.zone == "cloth"), key=lambda row: float(row.place[0]))
    rack = next(row.tile for row in face.tiles.rows if row.zone == "rack")
    x, y, wide = first.place[:3]
    face.pick(rack, True)
    face.putAt(x + wide * 0.95, y + wide * 0.7)
    screen.picture()
    marks = [text for text in screen.texts() if text.property("text") == "!"]
    assert marks
    for mark in marks:
        disc = mark.parentItem()
        assert disc is not None
        assert place(disc).left() >= 0


@pytest.mark.parametrize("seats, sizes", [(12, EXTREMES), *soaked((2, SIZES), (7, SIZES), (12, SIZES))])
def test_the_start_page_says_whose_move_it_is(
    open_screen: Open, paths: Paths, seats: int, sizes: list[tuple[int, int, float]]
) -> None:
    leave_a_game_of(paths, "pickomino", ALONE, entries=2)
    leave_a_game_of(paths, "ryzyk_fizyk", ALONE, entries=2)
    leave_a_game_of(paths, "knaster", CROWD[-seats:], entries=2)
    screen = opened(open_screen, SIZES[0], language="pl")
    shell: Any = screen.app.shell
    for size in sizes:
        resize(screen, size)
        assert misplaced(screen) == [], size
        assert "Nasze partie" in uncut(screen), size
        assert "Teraz ruch: " + shell.waiting.rows[0].player in uncut(screen), size
        faces = [item for item in screen.items() if class_name(item).startswith("Avatar")]
        assert len(faces) == seats or (not faces and size[2] > 1)
        stills = [item for item in screen.items() if class_name(item).startswith("PositionPicture")]
        assert len(stills) == 1, size
        assert place(stills[0]).width() >= 100, size
        assert not any(place(one).intersects(place(other)) for one, other in combinations(faces, 2)), size
    screen.click("Continue", page="table")


def at_each(screen: Screen, sizes: Iterable[tuple[int, int, float]], check: Callable[[Screen], None]) -> None:
    for size in sizes:
        resize(screen, size)
        check(screen)


@most_seats_and_most_options
def test_who_is_playing_needs_no_scrolling(open_screen: Open, paths: Paths, game: str) -> None:
    names = ["Małgorzata Ewa", "Babcia Krysia", "Dziadek Janusz", "Konstanty Jan"]
    store_people(paths.people, People(people=[Person(name=name, age=80) for name in names]))
    screen = opened(open_screen, LARGE, language="pl")
    opened_for(game)(screen)
    usual, large = ((1366, 768, 1.0), (1024, 600, 1.0)), (LARGE, (1366, 768, 1.5), (1024, 560, 1.5))
    at_each(screen, (*usual, *large), nothing_scrolls)
    for name in names:
        screen.app.shell.tables.line_up.addKnown(name)
    filled(screen)
    at_each(screen, (*large, *usual), nothing_scrolls)
    if screen.can_press("We choose"):
        screen.click("We choose")
        at_each(screen, large, nothing_scrolls)
    at_each(screen, large, nothing_is_cut)
    if screen.can_press("Rule details"):
        screen.click("Rule details")
        at_each(screen, large, nothing_reaches_over_the_sides)


def nothing_is_cut(screen: Screen) -> None:
    cut = [text.property("text") for text in screen.texts() if text.property("truncated")]
    assert cut == []
    assert screen.can_press("To the table")


def nothing_reaches_over_the_sides(screen: Screen) -> None:
    screen.picture()
    assert outside_across(screen) == []


def outside_across(screen: Screen) -> list[str]:
    """Return the controls that extend beyond the left or right edge of their scrolling area."""
    found = []
    for thing in screen.things():
        above: QQuickItem | None = thing.item.parentItem()
        while above is not None and not above.inherits("QQuickFlickable"):
            above = above.parentItem()
        if thing.presses and above is not None:
            rim = place(above)
            if thing.place.left() < rim.left() - 1 or thing.place.right() > rim.right() + 1:
                found.append(thing.name)
    return found


def nothing_scrolls(screen: Screen) -> None:
    for _ in range(2):
        screen.picture()
        screen.breathe()
    scrolled = [item for item in screen.items() if item.inherits("QQuickFlickable")]
    assert scrolled
    for item in scrolled:
        assert item.property("contentHeight") <= item.height() + 1
    assert misplaced(screen) == []


@most_seats_and_most_options
def test_known_people_come_first_and_names_are_not_cut(open_screen: Open, paths: Paths, game: str) -> None:
    names = ["Małgorzata Ewa", "Babcia Krysia", "Dziadek Janusz", "Konstanty Jan"]
    store_people(paths.people, People(people=[Person(name=name, age=80) for name in names]))
    screen = opened(open_screen, (1024, 600, 1.0), language="pl")
    opened_for(game)(screen)
    screen.picture()
    picks = [screen.find(f"Seat {name}").place for name in names[:3]]
    adding = [screen.find(name).place for name in ("Add a person", "Add a computer", "To the table")]
    assert all(pick.right() <= place.left() for pick in picks for place in adding[:2])
    assert all(pick.bottom() <= screen.find("Seats in order of play").place.top() for pick in picks)
    line_up = screen.app.shell.tables.line_up
    for name, pick in zip(names[:3], picks, strict=True):
        screen.click_at(pick.center().toPoint())
        screen.picture()
        assert name in [row.name for row in line_up.seat_rows.rows]
        assert [screen.find(f"Seat {name}").place for name in names[:3]] == picks, "nothing moves"
        assert [
            screen.find(name).place for name in ("Add a person", "Add a computer", "To the table")
        ] == adding
    assert line_up.seat_rows.rows[0].name == names[0], "the seat of Player 1"
    filled(screen)
    for width, height, scale in ((1024, 600, 1.0), (1366, 768, 1.0), LARGE):
        screen.resize(width, height)
        screen.set_comfort(scale=scale)
        for _ in range(2):
            screen.picture()
            screen.breathe()
        cut = [text.property("text") for text in screen.texts() if text.property("truncated")]
        assert not set(cut) & set(names), (width, height, scale)


def test_a_second_press_sends_nobody_else_away(open_screen: Open) -> None:
    screen = opened(open_screen, (1366, 768, 1.0))
    opened_for("pickomino")(screen)
    line_up = screen.app.shell.tables.line_up
    for _ in range(2):
        line_up.addComputer("sharp")
    screen.picture()

    def names() -> list[str]:
        return [row.name for row in line_up.seat_rows.rows]

    def sent_away(name: str) -> QPoint:
        where = screen.find(f"Leave out {name}").place.center().toPoint()
        QTest.mouseDClick(screen.window, Qt.MouseButton.LeftButton, pos=where)
        screen.picture()
        return where

    before = screen.find("Seat 2: Bolek, computer, Gentle").place
    where = sent_away("Bolek")
    assert names() == ["", "Fela", "Kleks"]
    assert screen.find("Seat 2: Fela, computer, Sharp").place == before, "the others have moved up"
    # A later press is meant for the present person.
    (row,) = (item for item in screen.items() if item.property("settling") is not None)
    screen.wait_until(lambda: not row.property("settling"), "the end of a double click")
    screen.click_at(where)
    assert names() == ["", "Kleks"]
    screen.wait_until(lambda: not row.property("settling"), "the end of a double click")
    sent_away("Kleks")
    assert names() == [""], "nobody sits down on the chair that has become free"


@pytest.mark.parametrize("size", [LARGE, (1180, 728, 2.0)], ids=str)
def test_in_a_strip_the_figures_beside_the_name_have_room(open_screen: Open, paths: Paths, size: Any) -> None:
    left_laid(4, ALONE[:4], seed=3)(paths)
    screen = opened(open_screen, size)
    go_on(screen)
    screen.picture()
    cards = [item for item in screen.items() if item.property("clocked") is not None and item.isVisible()]
    assert len(cards) == 4
    assert any(card.property("timeTotal") > 0 for card in cards)
    for card in cards:
        inside = [item for item in screen.items(card) if item.isVisible()]
        (score,) = (item for item in inside if item.property("text") and item.property("room") is not None)
        (status,) = (item for item in inside if item.property("scored") is not None)
        assert place(score).right() <= place(status).left()
        assert place(status).right() <= place(card).right()
        for text in screen.items(status):
            if text.property("text") == "30" and text.isVisible():
                assert text.property("contentWidth") <= 0.8 * text.parentItem().width(), "inside its ring"


def test_what_is_opened_from_a_sheet_keeps_the_keyboard_when_the_sheet_has_faded(open_screen: Open) -> None:
    screen = open_screen(pace="normal", size=(1024, 600))
    for _ in range(2):
        screen.click_code()
        # It isn't visible as long as a sheet is over it.
        screen.wait_for("Choose who plays")
        screen.wait_until(lambda: screen.focused == "Code", "the line for the code")
        screen.press(Qt.Key.Key_Escape)
        screen.wait_until(lambda: screen.can_press("Our games"), "the start page")


LAPTOP, FULL_HD_200, LOW, FAR = (1366, 768), (960, 540), (800, 450), (640, 480)
SMALLEST = (1024, 560)
# Screens side by side, and a window moved to the right.
PROGRAM = """
import json, sys
from pathlib import Path
from stolik.app import App, application
from stolik.storage.paths import Paths

def tell():
    qt.processEvents()
    frame, least = window.frameGeometry(), window.minimumSize()
    print(json.dumps([window.visibility().name, frame.getRect(), least.toTuple()]))

qt = application()
app = App(Paths(Path(sys.argv[1])), 1)
window = app.window
app.shell.pagePainted.connect(lambda: qt.exit())
app.show()
qt.exec()
tell()
for x in sys.argv[2:]:
    window.setPosition(int(x), 40)
    tell()
app.close()
"""


class Shown(NamedTuple):
    """A window with its frame, and its least size without it."""

    how: str
    frame: QRect
    least: QSize


def shown_on(paths: Paths, screens: list[tuple[int, int]], *moves: int) -> list[Shown]:
    """Start the program on screens side by side; return its window when opened and after each move."""
    lefts = [sum(width for width, _ in screens[:number]) for number in range(len(screens))]
    rows = [
        {"name": str(x), "x": x, "y": 0, "width": width, "height": height}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for x, (width, height) in zip(lefts, screens, strict=True)
    ]
    paths.root.mkdir(parents=True, exist_ok=True)
    file = paths.root / "screens.json"
    file.write_text(json.dumps({"screens": rows}), "utf-8")
    done = start(
        *(str(paths.root), *map(str, moves)),
        command=[sys.executable, "-c", PROGRAM],
        QT_QPA_PLATFORM=f"offscreen:configfile={file}",
    )
    assert done.returncode == 0, done.stderr
    lines: list[Any] = [json.loads(line) for line in done.stdout.splitlines()]
    return [Shown(how, QRect(*frame), QSize(*least)) for how, frame, least in lines]


def left_window(paths: Paths, place: WindowPlace) -> None:
    paths.root.mkdir(parents=True, exist_ok=True)
    store_settings(paths.settings, Settings(window=place, scale=2.0))


@pytest.mark.parametrize("screen", mostly_soak([LOW, FULL_HD_200, (911, 512), FAR], usual=[LOW]), ids=str)
def test_where_the_screen_is_small_the_first_window_fills_it(paths: Paths, screen: tuple[int, int]) -> None:
    (first,) = shown_on(paths, [screen])
    assert first.how == "Maximized"
    assert first.frame == QRect(0, 0, *screen)
    assert first.least.width() <= screen[0]
    assert first.least.height() < screen[1], "also with its frame"


def test_the_window_shrinks_when_it_comes_to_a_smaller_screen(paths: Paths) -> None:
    left_window(paths, WindowPlace(x=300, y=100, width=1500, height=950))
    screens = [QRect(0, 0, *LAPTOP), QRect(1366, 0, *LOW), QRect(2166, 0, *FAR)]
    large, low, far, back = shown_on(paths, [LAPTOP, LOW, FAR], 1400, 2200, 100)
    for screen, shown in zip(screens, (large, low, far), strict=True):
        assert screen.contains(shown.frame)
        assert shown.frame.width() == screen.width(), "no smaller than need be"
    assert large.least.toTuple() == back.least.toTuple() == SMALLEST
    assert (back.frame.width(), back.frame.height()) >= SMALLEST


def test_a_window_opens_no_larger_than_the_screen_that_it_was_closed_on(paths: Paths) -> None:
    left_window(paths, WindowPlace(x=1500, y=100, width=1300, height=700))
    (opened,) = shown_on(paths, [LAPTOP, LOW])
    assert opened.how == "Windowed"
    assert QRect(1366, 0, *LOW).contains(opened.frame)


@pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")
def test_the_window_makes_room_for_its_frame_and_a_panel(
    qtbot: QtBot, qapp: QGuiApplication, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = qapp.primaryScreen()
    whole = screen.availableGeometry()
    left = whole.adjusted(0, 0, -60, -300)
    left_window(paths, WindowPlace(x=0, y=0, width=1500, height=950))
    monkeypatch.setattr(window_room, "_FRAME", QMargins())
    app = App(paths, 1)
    app.show()
    assert app.window is not None
    window = app.window
    qtbot.waitUntil(lambda: whole.contains(window.frameGeometry()))
    monkeypatch.setattr(window_room, "room_on", lambda _, frame: left.marginsRemoved(frame))
    screen.availableGeometryChanged.emit(left)
    assert left.contains(window.frameGeometry())
    app.close()


def test_on_wayland_room_is_left_for_panels(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = qapp.primaryScreen()
    room = window_room.room_on(screen, QMargins())
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "wayland"))
    left = window_room.room_on(screen, QMargins())
    assert room.contains(left)
    assert left.height() <= room.height() - 64
    assert left.width() <= room.width() - 64


def test_the_clock_of_one_person_stands_still_while_nobody_can_see_it(
    open_screen: Open, paths: Paths
) -> None:
    time = 100.0
    alone = (("Ala", "human", 0), ("Fela", "sharp", 0))
    leave_a_game_of(paths, "rummikub", alone, entries=6, options=Options(turn_seconds=60))
    screen = open_screen(now=lambda: time)
    screen.click("Continue", page="table")
    clock = screen.table.clock

    def left_after(seconds: float) -> float:
        nonlocal time
        time += seconds
        clock._tick()
        return round(float(clock.property("left")), 3)

    assert left_after(1.5) == 58.5
    screen.window.hide()
    screen.breathe()
    assert left_after(1.5) == 58.5
    screen.window.show()
    screen.breathe()
    assert left_after(0) == 58.5
    assert left_after(1.5) == 57.0
