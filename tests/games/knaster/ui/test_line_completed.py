"""A circle that completes lines: its stroke, then each band and its bonus, and then the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.games.knaster.rules.moves import Circle, Move, Roll, Rolled, Write
from stolik.games.knaster.rules.sheet import CELLS, LINES, cell

from tests.table.entries import play_entries, show_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, NoBots, Screen, opened

pytestmark = pytest.mark.rest

GAME = load_game("knaster")
NUMBERS = {0: 2, 6: 4, 12: 7, 18: 9, 20: 2, 21: 4, 22: 7, 23: 9, 24: 12}
"""Numbers without a combination in a diagonal and the last row, which meet in the last cell."""
LAST = 24


class Page(Screen):
    """The page of the table, whose scenes end when the test ends them."""

    qml = PAGE

    def __init__(self) -> None:
        # The others only follow: the large sheet stays that of the first seat.
        super().__init__("knaster", (), bots=(1, 2), runner=NoBots(), scene_time=SceneTime())

    def come_to(self, *lines: str) -> None:
        """Let the first seat lack but the circle in the last cell of lines, and let its number be called."""
        cells = {index for line in lines for index in LINES[line]}
        for index in sorted(cells):
            self._round(index, Write(*cell(index)))
            if index != LAST:
                self._round(index, Circle(*cell(index)))
        self._throw(NUMBERS[LAST])
        show_entries(self.table)

    def circle(self) -> None:
        """Draw that circle."""
        self.table.session.submit(0, Circle(*cell(LAST)))
        play_entries(self.table)

    def finish(self, kind: str) -> None:
        """End the scene that is played, which is of this kind."""
        assert (self.director.busy, self.director.scene["kind"]) == (True, kind)
        self.director.finish()

    @property
    def points(self) -> list[str]:
        """The first seat's points on its card and over its sheet."""
        found = [item.property("scoreText") for item in self.items() if item.property("scoreText")]
        texts = [str(item.property("text")) for item in self.items() if item.isVisible()]
        return [str(found[0]), *(text.removeprefix("Ala – ") for text in texts if text.startswith("Ala – "))]

    @property
    def fields(self) -> dict[str, QQuickItem]:
        """What shows each line of the large sheet: its band and its bonus."""
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
        """The lines whose bonus is circled, or is being circled."""
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
    """Wait until the band has run along a line."""
    field = page.fields[line]

    def has_arrived() -> bool:
        assert (line in page.scored) == (field.property("reach") == 1)
        return line in page.scored

    page.wait_until(has_arrived, line)


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
