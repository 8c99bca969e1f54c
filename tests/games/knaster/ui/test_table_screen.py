"""The table of Knaster on the screen: clicks, keys, the layout, and a completed line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.app import FAMILY
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.games.knaster.ai.valuation import CellOutlook, EntryPreview
from stolik.games.knaster.rules.moves import Circle, Move, Roll, Rolled, Write
from stolik.games.knaster.rules.sheet import CELLS, LINES, cell
from stolik.services.program_paths import FONTS
from stolik.storage.paths import Paths

from tests.games.set_up import names_of
from tests.qml_classes import class_name
from tests.soak.marks import mostly_soak
from tests.table.entries import give_odds, play_entries, show_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, NoBots, opened
from tests.table.screen import Screen as TableScreen
from tests.ui.driver import Screen as PageScreen
from tests.ui.driver import seen_through
from tests.ui.fitting import resize
from tests.ui.phrases import plain
from tests.ui.player import go_on
from tests.ui.positions import Seats, leave_a_game_of


class Screen(TableScreen):
    """A window with Knaster's table; the second seat starts."""

    def __init__(self, bots: Sequence[int]) -> None:
        super().__init__("knaster", ((3, 4), (3, 4), (2, 6)), starter=1, bots=bots)

    def cell(self, index: int) -> QQuickItem:
        return next(
            item
            for item in self.items()
            if item.property("can") is not None and item.property("index") == index
        )

    def number(self, seat: int, index: int) -> int:
        return cast("int", self.table.session.state.sheets[seat].numbers[index])


@pytest.fixture(params=[()])
def screen(qapp: Any, request: pytest.FixtureRequest) -> Iterator[Screen]:
    yield from cast("Iterator[Screen]", opened(Screen(request.param)))


def test_people_enter_one_after_the_other_from_the_roller_on(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    for seat in (1, 2, 0):
        assert screen.table.property("seat") == screen.face.property("owner") == seat
        screen.click(screen.cell(6))
        assert screen.number(seat, 6) == 7
    assert (screen.table.session.state.roller, screen.refusals) == (2, [])


def test_a_click_on_the_cup_rolls_the_dice(screen: Screen) -> None:
    (cup,) = [item for item in screen.items() if class_name(item).startswith("DiceCup")]
    screen.click(cup)
    screen.click(screen.cell(6))
    assert screen.number(1, 6) == 7


def test_the_line_beside_the_dice_says_what_to_do_and_what_a_cell_pointed_at_would_do(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    rest_on(screen, 6)
    assert "Write 7 here" in sentences(screen)
    QTest.mouseMove(screen.window, QPoint(2, 2))
    wait_for(screen, "Jan, write the 7 in an empty cell.")


def test_arrows_walk_over_the_sheet_and_space_writes(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_R)
    screen.press(Qt.Key.Key_Down)
    assert screen.focused() is screen.cell(0), "the first arrow shows where the keyboard is"
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Down)
    assert screen.focused() is screen.cell(6)
    screen.press(Qt.Key.Key_Space)
    assert screen.number(1, 6) == 7
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Return)
    assert screen.number(2, 7) == 7


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_writes_only_where_its_ring_is_seen(screen: Screen, key: Qt.Key) -> None:
    silence = next(one for one in screen.cell(0).parentItem().children() if one.inherits("QQmlTimer"))

    def settle() -> None:
        silence.setProperty("interval", 1)
        screen.wait_until(lambda: not silence.property("running"))

    def rings() -> list[bool]:
        return [
            bool(item.property("shown") and item.isVisible())
            for item in screen.items(screen.cell(0))
            if class_name(item).startswith("FocusRing")
        ]

    def hold() -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            repeat = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QCoreApplication.sendEvent(screen.window, repeat)

    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_R)
    assert screen.focused() is screen.cell(0)
    assert not any(rings())
    settle()
    screen.press(key)
    assert screen.number(1, 0) == 0
    assert any(rings())
    settle()
    hold()
    assert screen.number(1, 0) == 0
    screen.press(key)
    assert screen.number(1, 0) == 7


def test_a_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(screen.cell(6))
    assert screen.refusals == ["Roll first: there is no sum to write or circle yet."]


def test_every_cell_has_a_spoken_name_with_what_it_would_do_and_on_demand_its_worth(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    assert screen.cell(6).property("spoken") == "row 2, column 2: empty. Write 7 here"
    screen.press(Qt.Key.Key_O)
    assert screen.advice.property("oddsShown")
    give_odds(screen.table, {(1, 1): CellOutlook(EntryPreview(Write(1, 1)), 0.5, 41.25)})
    assert (
        screen.cell(6).property("spoken")
        == "row 2, column 2: empty, best: 41.2 points at the end. Write 7 here"
    )
    screen.press(Qt.Key.Key_O)
    assert screen.cell(6).property("spoken") == "row 2, column 2: empty. Write 7 here"


@pytest.mark.parametrize("screen", [(0, 2)], indirect=True)
def test_bots_enter_beside_a_person_and_nobody_waits(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    seats = {screen.table.property("seat")}
    screen.table.turnChanged.connect(lambda: seats.add(screen.table.property("seat")))
    screen.wait_until(lambda: sum(screen.table.session.state.waiting) == 1)
    assert seats == {1}, "whatever a bot does, the screen stays the person's"
    assert screen.table.session.state.waiting == (False, True, False)
    assert not screen.director.property("busy")
    screen.click(screen.cell(6))
    assert screen.number(1, 6) == 7


@pytest.mark.parametrize("screen", [(0, 2)], indirect=True)
def test_a_person_may_enter_before_the_bots(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    screen.table.submit({"kind": "write", "row": 0, "column": 0})
    screen.wait_until(lambda: screen.table.session.state.roller != 1)
    assert (screen.number(1, 0), screen.table.session.state.roller) == (7, 2)


def rest_on(screen: Screen, cell: int, aside: int = 0) -> None:
    item = screen.cell(cell)
    middle = item.mapToScene(QPointF(item.width() / 2 + aside, item.height() / 2)).toPoint()
    QTest.mouseMove(screen.window, middle - QPoint(1, 0))
    QTest.mouseMove(screen.window, middle)
    screen.wait_until(lambda: item.property("pointed"))


def written_in(screen: Screen, cell: int) -> str:
    texts = [each for each in screen.items(screen.cell(cell)) if each.inherits("QQuickText")]
    return "".join(str(text.property("text")) for text in texts if text.isVisible() and text.opacity() > 0)


def sentences(screen: Screen) -> list[str]:
    return [
        plain(str(item.property("text")))
        for item in screen.items()
        if item.inherits("QQuickText") and item.isVisible()
    ]


def wait_for(screen: Screen, sentence: str, seen: bool = True) -> None:
    screen.wait_until(lambda: (sentence in sentences(screen)) == seen, sentence)


def keep_card(screen: Screen, ms: int = 10**9) -> None:
    timers = [one for one in screen.window.property("stage").children() if one.inherits("QQmlTimer")]
    (moment,) = (timer for timer in timers if timer.property("interval") > 0)
    moment.setProperty("interval", ms)


def pass_on(screen: Screen, pace: str) -> None:
    screen.click(screen.button("Roll both dice"))
    screen.window.pace(pace)
    keep_card(screen)
    screen.click(screen.cell(6))
    screen.director.finish_all()
    wait_for(screen, "Ola, your turn to write 7")


def test_no_ghost_of_the_last_player_s_cell_is_seen_on_the_next_sheet(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    rest_on(screen, 6)
    assert written_in(screen, 6) == "7"
    screen.click(screen.cell(6))
    assert (screen.face.property("owner"), screen.number(2, 6)) == (2, 0)
    assert written_in(screen, 6) == ""
    rest_on(screen, 6, aside=12)
    assert written_in(screen, 6) == "7"


def test_when_the_mouse_passes_on_a_card_says_whose_turn_it_is(screen: Screen) -> None:
    pass_on(screen, "normal")
    assert screen.face.property("owner") == 2
    # A click meant for the previous sheet writes nothing and ends the moment.
    screen.click(screen.cell(6))
    assert screen.number(2, 6) == 0
    wait_for(screen, "Ola, your turn to write 7", seen=False)
    screen.click(screen.cell(6))
    screen.director.finish_all()
    assert screen.number(2, 6) == 7
    wait_for(screen, "Ala, your turn to write 7")
    assert screen.refusals == []


def test_the_card_goes_by_itself(screen: Screen) -> None:
    pass_on(screen, "fast")
    keep_card(screen, 1)
    wait_for(screen, "Ola, your turn to write 7", seen=False)


@pytest.mark.parametrize("screen", [(0, 2)], indirect=True)
def test_one_person_among_computers_is_told_nothing_between_the_rounds(screen: Screen) -> None:
    screen.click(screen.button("Roll both dice"))
    screen.window.pace("fast")
    screen.click(screen.cell(6))

    def second_round() -> bool:
        assert not any("your turn" in sentence for sentence in sentences(screen))
        screen.director.finish_all()
        return bool(screen.table.session.state.roller != 1 and screen.table.property("seat") == 1)

    screen.wait_until(second_round)
    assert not any("your turn" in sentence for sentence in sentences(screen))


def test_of_the_worths_three_are_figures(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    screen.press(Qt.Key.Key_O)
    outlooks = {
        (cell // 5, cell % 5): CellOutlook(
            EntryPreview(Write(cell // 5, cell % 5)), 0.5 + cell / 100, 40.0 + cell
        )
        for cell in range(25)
    }
    screen.face.show_odds(outlooks)
    figures = {cell: written_in(screen, cell) for cell in range(25)}
    assert {cell: text for cell, text in figures.items() if text} == {24: "64.0", 23: "63.0", 22: "62.0"}
    # Listeners hear the worth of every cell.
    assert "40.0 points at the end" in screen.cell(0).property("spoken")


def test_the_card_is_gone_while_one_looks_back(screen: Screen) -> None:
    pass_on(screen, "relaxed")
    screen.table.lookAt(0)
    assert not screen.window.property("stage").property("passing")
    screen.table.backToNow()
    assert not screen.window.property("stage").property("passing")


SIZES = [(1024, 600, 1.0), (1366, 768, 1.0), (3840, 2160, 2.0)]
SEATS = (1, 2, 4, 8, 12)
DICE_WIDTHS = 2
"""The greatest distance of the nearer die from the sheet, in dice; the sum is between them."""

Table = Callable[..., PageScreen]


@pytest.fixture(scope="module")
def typeface(qapp: QGuiApplication) -> None:
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    qapp.setFont(QFont(FAMILY))


@pytest.fixture
def table(qapp: QGuiApplication, typeface: None, tmp_path: Path) -> Iterator[Table]:
    screens: list[PageScreen] = []

    def start(size: tuple[int, int, float], seats: int, language: str = "en") -> PageScreen:
        paths = Paths(tmp_path / "stolik")
        people: Seats = tuple((name, "human", at) for at, name in enumerate(names_of(seats)))
        leave_a_game_of(paths, "knaster", people, entries=10 * seats + 1, seed=Random(seats).randrange(99))
        screen = PageScreen(paths, size=size[:2], scale=size[2], language=language)
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


def parts(screen: PageScreen, kind: str) -> list[QQuickItem]:
    return [item for item in screen.items() if kind_of(item) == kind and seen_through(item) > 0]


def kind_of(item: QQuickItem) -> str:
    # An inline component has no class of its own.
    return "PairDie" if item.property("hoveredGroup") is not None else class_name(item).split("_")[0]


def part(screen: PageScreen, kind: str) -> QRectF:
    [found] = parts(screen, kind)
    return place(found)


@pytest.mark.rest
@pytest.mark.parametrize("seats", mostly_soak(SEATS, usual=(1, 12)))
def test_at_every_size_everything_has_its_place(table: Table, seats: int) -> None:
    screen = table(SIZES[0], seats)
    for size in SIZES:
        resize(screen, size)
        the_sheet_is_in_the_centre_and_the_dice_beside_it(screen)
        nothing_is_outside_and_nothing_covers_anything(screen)
        assert len(parts(screen, "MiniSheet")) == seats - 1
        # The legend is there at every size.
        assert len(parts(screen, "CombinationLegend")) == 1


def the_sheet_is_in_the_centre_and_the_dice_beside_it(screen: PageScreen) -> None:
    sheet, dice = part(screen, "SheetGrid"), [place(die) for die in parts(screen, "PairDie")]
    assert abs(sheet.center().x() - screen.window.width() / 2) <= 1
    nearer = max(dice, key=QRectF.right)
    assert 0 < sheet.left() - nearer.right() <= DICE_WIDTHS * nearer.width()
    # Level with the top of the sheet, not below it.
    assert all(die.top() < sheet.top() + sheet.height() / 4 for die in dice)
    called = [text for text in screen.texts() if text.property("text") == str(screen.table.viewModel.total)]
    assert any(
        nearer.right() <= place(text).left() and place(text).right() <= sheet.left() for text in called
    )


def nothing_is_outside_and_nothing_covers_anything(screen: PageScreen) -> None:
    kinds = ("SheetGrid", "PairDie", "CombinationLegend", "MiniSheet", "SeatCard", "IconButton", "TurnButton")
    laid = [(kind, place(item)) for kind in kinds for item in parts(screen, kind)]
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    assert [kind for kind, rect in laid if not window.contains(rect)] == []
    assert [(one, two) for (one, a), (two, b) in combinations(laid, 2) if a.intersects(b)] == []


@pytest.mark.rest
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


@pytest.mark.rest
def test_with_more_room_the_sheets_of_the_others_grow(table: Table) -> None:
    screen = table(SIZES[0], 12)
    unit = []
    for size in (SIZES[0], SIZES[2]):
        resize(screen, size)
        unit.append(max(float(item.property("unit")) for item in parts(screen, "MiniSheet")))
        sheets = [place(item) for item in parts(screen, "MiniSheet")]
        beside = screen.window.width() - part(screen, "SheetGrid").right()
        assert max(map(QRectF.right, sheets)) - min(map(QRectF.left, sheets)) > 0.8 * beside
    # It grows more than the window's text, which is twice as large.
    assert unit[1] > 3 * unit[0]


@pytest.mark.rest
def test_what_the_marks_beside_the_names_mean_is_written_over_the_sheets(table: Table) -> None:
    lines = table(SIZES[1], 4).lines()
    assert "still writing" in lines
    assert "done" in lines


@pytest.mark.rest
def test_with_type_twice_as_large_the_key_is_behind_a_button(table: Table) -> None:
    screen = table((1366, 768, 1.0), 2)
    cast("QObject", screen.app.engine.singletonInstance("Stolik", "Theme")).setProperty("scale", 2)
    screen.picture()
    assert parts(screen, "CombinationLegend") == []
    screen.click("What earns circles?")
    [key] = parts(screen, "CombinationLegend")
    assert QRectF(0, 0, 1366, 768).contains(place(key))
    assert not place(key).intersects(part(screen, "SheetGrid"))
    words = [item for item in screen.items(key) if item.inherits("QQuickText")]
    assert [text.property("text") for text in words if text.property("truncated")] == []
    screen.click("What earns circles?")
    assert parts(screen, "CombinationLegend") == []


GAME = load_game("knaster")
NUMBERS = {0: 2, 6: 4, 12: 7, 18: 9, 20: 2, 21: 4, 22: 7, 23: 9, 24: 12}
"""Numbers without a combination, in a diagonal and the last row, which meet in the last cell."""
LAST = 24


class Page(TableScreen):
    """The table page; the test ends its scenes."""

    qml = PAGE

    def __init__(self) -> None:
        # The others only follow, so the large sheet stays the first seat's.
        super().__init__("knaster", (), bots=(1, 2), runner=NoBots(), scene_time=SceneTime())

    def come_to(self, *lines: str) -> None:
        """Complete the first seat's lines except for the circle in the last cell, and roll its number."""
        cells = {index for line in lines for index in LINES[line]}
        for index in sorted(cells):
            self._round(index, Write(*cell(index)))
            if index != LAST:
                self._round(index, Circle(*cell(index)))
        self._throw(NUMBERS[LAST])
        show_entries(self.table)

    def circle(self) -> None:
        self.table.session.submit(0, Circle(*cell(LAST)))
        play_entries(self.table)

    def finish(self, kind: str) -> None:
        assert (self.director.busy, self.director.scene["kind"]) == (True, kind)
        self.director.finish()

    @property
    def points(self) -> list[str]:
        found = [item.property("scoreText") for item in self.items() if item.property("scoreText")]
        texts = [str(item.property("text")) for item in self.items() if item.isVisible()]
        return [str(found[0]), *(text.removeprefix("Ala – ") for text in texts if text.startswith("Ala – "))]

    @property
    def fields(self) -> dict[str, QQuickItem]:
        return {
            str(item.property("line")): item
            for item in self.items()
            if item.property("scoring") is not None
            and item.property("strip") is not None
            and item.property("bonus") is not None
        }

    @property
    def lit(self) -> list[str]:
        return [line for line, field in self.fields.items() if field.property("lit")]

    @property
    def scored(self) -> list[str]:
        return [line for line, field in self.fields.items() if self.pencil(field).property("shown")]

    def pencil(self, item: QQuickItem) -> QQuickItem:
        return next(each for each in self.items(item) if each.property("fine") is not None)

    def cell(self, index: int) -> QQuickItem:
        boxes = (item for item in self.items() if item.property("can") is not None)
        return next(box for box in boxes if box.property("index") == index)

    def _round(self, index: int, move: Move) -> None:
        session = self.table.session
        self._throw(NUMBERS[index])
        session.submit(0, move)
        while session.state.phase == "enter":
            seat = GAME.to_act(session.state)[0]
            session.submit(seat, next(iter(GAME.legal_moves(session.state, seat))))

    def _throw(self, total: int) -> None:
        session = self.table.session
        session.submit(session.state.roller, Roll())
        session.submit(TABLE, Rolled((min(6, total - 1), total - min(6, total - 1))))


@pytest.fixture
def page(qapp: Any) -> Iterator[Page]:
    yield from opened(Page())  # type: ignore[misc]  # what is opened is given back


def until(page: Page, line: str) -> None:
    field = page.fields[line]

    def has_arrived() -> bool:
        assert (line in page.scored) == (field.property("reach") == 1)
        return line in page.scored

    page.wait_until(has_arrived, line)


@pytest.mark.rest
def test_the_stroke_comes_first_then_the_band_then_the_bonus_and_then_the_points(page: Page) -> None:
    page.come_to("d0")
    assert page.points == ["4 points", "4 points"]
    page.window.pace("normal")
    page.circle()
    stroke = page.pencil(page.cell(LAST))
    assert stroke.property("shown")
    assert stroke.property("progress") == 0
    assert (page.lit, page.scored, page.points) == ([], [], ["4 points", "4 points"])
    page.finish("number_circled")
    assert page.fields["d0"].property("reach") == 0
    assert (page.lit, page.scored) == (["d0"], [])
    until(page, "d0")
    assert (page.lit, page.scored, page.points) == (["d0"], ["d0"], ["4 points", "4 points"])
    page.finish("line_completed")
    assert page.points == ["15 points", "15 points"]


@pytest.mark.rest
def test_of_two_lines_one_is_lit_after_the_other(page: Page) -> None:
    page.come_to("d0", "r4")
    page.window.pace("normal")
    page.circle()
    page.finish("number_circled")
    until(page, "r4")
    assert (page.lit, page.scored, page.points[0]) == (["r4"], ["r4"], "8 points")
    page.finish("line_completed")
    until(page, "d0")
    assert (page.lit, page.scored, page.points[0]) == (["r4", "d0"], ["r4", "d0"], "8 points")
    page.finish("line_completed")
    assert page.points == ["24 points", "24 points"]


@pytest.mark.rest
@pytest.mark.parametrize("pace", ["relaxed", "off"])
def test_a_press_in_the_middle_leaves_everything_in_its_place_and_at_once_it_is_there(
    page: Page, pace: str
) -> None:
    page.come_to("d0")
    page.window.pace(pace)
    page.circle()
    assert page.director.busy == (pace != "off")
    while page.director.busy:
        page.director.finish()
    assert page.fields["d0"].property("reach") == 1
    assert (page.lit, page.scored, page.points) == (["d0"], ["d0"], ["15 points", "15 points"])


@pytest.mark.rest
def test_without_motion_the_order_is_the_same(page: Page) -> None:
    page.come_to("d0")
    page.window.still(True)
    page.window.pace("normal")
    page.circle()
    assert (page.lit, page.scored, page.points[0]) == ([], [], "4 points")
    page.finish("number_circled")
    assert page.fields["d0"].property("reach") == 1
    assert (page.lit, page.scored, page.points[0]) == (["d0"], ["d0"], "4 points")
    page.finish("line_completed")
    assert page.points[0] == "15 points"
    page.window.still(False)


@pytest.mark.rest
def test_what_is_taken_back_or_looked_back_at_is_lit_as_it_was(page: Page) -> None:
    page.come_to("d0")
    page.window.pace("normal")
    page.circle()
    moments = page.table._run.flow.timeline.moments
    page.table.lookAt(moments - 2)
    assert (page.lit, page.scored, page.points[0]) == ([], [], "4 points")
    page.table.lookAt(moments)
    assert (page.lit, page.scored, page.points[0]) == (["d0"], ["d0"], "15 points")
    assert page.fields["d0"].property("reach") == 1
    page.table.backToNow()
    assert (page.lit, page.scored, page.points[0]) == (["d0"], ["d0"], "15 points")
    page.table.undo()
    assert (page.lit, page.scored, page.points[0]) == ([], [], "4 points")


@pytest.mark.rest
def test_lines_of_five_circles_are_lit_in_the_picture_of_a_sheet(page: Page) -> None:
    circled = {*LINES["d1"], *LINES["c2"], 0}
    sheet = {"numbers": [7] * CELLS, "circles": [index in circled for index in range(CELLS)]}
    file = QUrl.fromLocalFile(str(load_package("knaster").folder / "ui" / "Position.qml"))
    page.engine.setInitialProperties({"position": {"sheets": [sheet]}, "width": 216, "height": 216})
    page.engine.load(file)
    picture = cast("QQuickItem", page.engine.rootObjects()[-1])
    bands = {item.property("line"): item for item in page.items(picture) if item.property("reach")}
    assert {line: tuple(band.property("cells").toVariant()) for line, band in bands.items()} == LINES
    assert [line for line, band in bands.items() if band.isVisible()] == ["c2", "d1"]
