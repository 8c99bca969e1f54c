"""The table of Knaster on the screen: clicks and keys, with people and bots beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import PySide6.QtQuick  # noqa: F401 - gives the window its type
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.games.knaster.ai.valuation import CellOutlook, EntryPreview
from stolik.games.knaster.rules.moves import Write

from tests.qml_classes import class_name
from tests.table.entries import give_odds
from tests.table.screen import Screen as TableScreen
from tests.table.screen import opened
from tests.ui.phrases import plain

ROLLS = ((3, 4), (3, 4), (2, 6))


class Screen(TableScreen):
    """A window with Knaster's table in it; the second seat begins."""

    def __init__(self, bots: Sequence[int]) -> None:
        super().__init__("knaster", ROLLS, starter=1, bots=bots)

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
    assert screen.table.session.state.roller == 2
    assert screen.refusals == []


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


def test_a_written_number_is_circled_by_a_click(screen: Screen) -> None:
    for _ in range(2):
        screen.click(screen.button("Roll both dice"))
        for _ in range(3):
            screen.click(screen.cell(6))
    assert [sheet.score for sheet in screen.table.session.state.sheets] == [1, 1, 1]


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
        """Let the time pass in which a key counts as meant for what was before."""
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
    assert screen.number(1, 0) == 7
    assert screen.table.session.state.roller == 2


# ---------------------------------------------------------------------- the mouse passes to the next person


def rest_on(screen: Screen, cell: int, aside: int = 0) -> None:
    """Let the pointer rest on a cell, ``aside`` pixels beside its middle."""
    item = screen.cell(cell)
    middle = item.mapToScene(QPointF(item.width() / 2 + aside, item.height() / 2)).toPoint()
    QTest.mouseMove(screen.window, middle - QPoint(1, 0))
    QTest.mouseMove(screen.window, middle)
    screen.wait_until(lambda: item.property("pointed"))


def written_in(screen: Screen, cell: int) -> str:
    """Return what can be read in a cell, also what is only previewed."""
    texts = [each for each in screen.items(screen.cell(cell)) if each.inherits("QQuickText")]
    return "".join(str(text.property("text")) for text in texts if text.isVisible() and text.opacity() > 0)


def sentences(screen: Screen) -> list[str]:
    return [
        plain(str(item.property("text")))
        for item in screen.items()
        if item.inherits("QQuickText") and item.isVisible()
    ]


def wait_for(screen: Screen, sentence: str, seen: bool = True) -> None:
    """Wait until a sentence is seen, or isn't seen any more."""
    screen.wait_until(lambda: (sentence in sentences(screen)) == seen, sentence)


def keep_card(screen: Screen, ms: int = 10**9) -> None:
    """Let the card that tells whose turn it is stay for so long from now on."""
    timers = [one for one in screen.window.property("stage").children() if one.inherits("QQmlTimer")]
    (moment,) = (timer for timer in timers if timer.property("interval") > 0)
    moment.setProperty("interval", ms)


def pass_on(screen: Screen, pace: str) -> None:
    """Write a 7 with the mouse, up to the card that tells the next person of it."""
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
    assert screen.face.property("owner") == 2
    assert screen.number(2, 6) == 0
    assert written_in(screen, 6) == ""
    rest_on(screen, 6, aside=12)
    assert written_in(screen, 6) == "7"


def test_with_keys_nothing_is_previewed_before_the_next_player_moves(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_R)
    screen.press(Qt.Key.Key_Down)
    screen.press(Qt.Key.Key_Space)
    assert screen.focused() is screen.cell(0)
    assert written_in(screen, 0) == ""
    screen.press(Qt.Key.Key_Right)
    assert written_in(screen, 1) == "7"


def test_when_the_mouse_passes_on_a_card_says_whose_turn_it_is(screen: Screen) -> None:
    pass_on(screen, "normal")
    assert screen.face.property("owner") == 2
    # A click meant for the sheet that has gone writes nothing, and ends the moment.
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


def test_of_the_worths_three_are_figures_and_the_others_shades(screen: Screen) -> None:
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
    shades = [screen.face.cells.rows[cell].shade for cell in range(25)]
    assert shades == sorted(shades)
    assert (shades[0], shades[24]) == (0, 1)
    # Those who hear hear the worth of every cell.
    assert "40.0 points at the end" in screen.cell(0).property("spoken")


def test_the_card_is_gone_while_one_looks_back(screen: Screen) -> None:
    pass_on(screen, "relaxed")
    screen.table.lookAt(0)
    assert not screen.window.property("stage").property("passing")
    screen.table.backToNow()
    assert not screen.window.property("stage").property("passing")
