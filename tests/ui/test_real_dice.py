"""Dice thrown on a real table: typed or clicked, confirmed, and taken back where they were typed wrongly."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from tests.pictures.scenes.chance import CODE, typed, with_real_dice
from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import place, resize

pytestmark = pytest.mark.rest

Key = Qt.Key


@pytest.mark.quick
def test_what_fell_is_typed_or_clicked_and_a_mistake_is_undone(open_screen: Open) -> None:
    screen = open_screen(language="en")
    with_real_dice("pickomino")(screen)
    dice = screen.table.realDice
    assert screen.table.session.seed is None
    screen.type("1234444")
    assert not screen.can_press("That's what I got")
    screen.press(Key.Key_Backspace)
    screen.press(Key.Key_W)
    screen.type("5")
    assert dice.faces == [1, 2, 3, 4, 4, 4, 6, 5]
    screen.click("Take away: 1")
    screen.type("34")
    assert dice.faces == [2, 3, 4, 4, 4, 6, 5, 3], "a ninth die is none"
    assert screen.focused == "That's what I got"
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: screen.table.session.length == 2 and not screen.table.director.busy, "the roll")
    assert screen.table.session.state.rolled == (2, 3, 3, 4, 4, 4, 5, 6)
    assert not screen.sees("That's what I got")
    screen.press(Key.Key_U)
    screen.wait_for("That's what I got")
    assert dice.faces == []
    screen.type("44444444")
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: screen.table.session.length == 2 and not screen.table.director.busy, "the roll")
    screen.press(Key.Key_4)
    screen.wait_until(lambda: screen.table.session.length >= 3, "the digit is a move again")


def test_faces_that_were_typed_stay_while_something_lies_over_the_table(open_screen: Open) -> None:
    screen = open_screen(language="en")
    with_real_dice("pickomino")(screen)
    screen.type("123")
    for key in (Key.Key_F1, Key.Key_Escape):
        screen.press(key)
        screen.wait_until(lambda: screen.table.realDice.asked == 0, "the table waits")
        screen.press(Key.Key_Escape)
        screen.wait_until(lambda: screen.table.realDice.asked == 8, "the question")
        assert screen.table.realDice.faces == [1, 2, 3]


def test_the_question_for_dice_covers_no_cell_of_a_sheet(open_screen: Open) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    with_real_dice("knaster")(screen)
    question = screen.find("That's what I got").place
    cells = [thing.place for thing in screen.things() if thing.name.startswith("row ")]
    assert len(cells) == 25
    assert not [cell for cell in cells if cell.intersects(question)]


def test_the_question_for_dice_covers_no_tile(open_screen: Open) -> None:
    screen = open_screen(language="pl", size=(1024, 560))
    with_real_dice("pickomino")(screen)
    sizes = ((1024, 560, 1.0), (1024, 600, 1.0), (1024, 600, 1.5), (1366, 768, 1.5), (1366, 768, 2.0))
    for size in sizes:
        resize(screen, size)
        (question,) = boxes(screen, "RealDicePanel")
        tiles = boxes(screen, "CentreTile")
        assert len(tiles) == 16
        assert not [tile for tile in tiles if tile.intersects(question)], size


def boxes(screen: Screen, kind: str) -> list[QRectF]:
    """Return where the things of a kind are on the page."""
    return [place(item) for item in screen.items() if class_name(item).startswith(kind)]


@pytest.mark.parametrize("game, first", [("pickomino", "44444561"), ("ryzyk_fizyk", "444213")])
def test_the_question_for_dice_covers_none_that_are_set_aside(
    open_screen: Open, game: str, first: str
) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    with_real_dice(game)(screen)
    screen.type(first)
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: screen.table.realDice.asked == 0 and not screen.table.director.busy)
    if game == "pickomino":
        # Nothing is left but to roll. In Ryzyk-Fizyk the group is chosen at once, and may be banked.
        screen.table.submit({"kind": "keep", "face": 4})
    else:
        screen.wait_until(lambda: screen.can_press("Roll 3 dice"))
        screen.click("Roll 3 dice")
    screen.wait_until(lambda: screen.table.realDice.asked == 3, "the question")
    (question,) = boxes(screen, "RealDicePanel")
    assert len(lying := boxes(screen, "FieldDie")) == int(first.count("4")), "those set aside"
    assert not [die for die in lying if die.intersects(question)]
    (aside,) = [text for text in screen.texts() if text.property("text") == "Set aside"]
    assert screen.find("That's what I got").place.right() <= aside.mapToScene(QPointF(0, 0)).x()


def test_the_question_keeps_its_place_and_covers_no_button(open_screen: Open) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    with_real_dice("pickomino")(screen)

    def seen() -> list[QRectF]:
        screen.picture()
        return [screen.find(name).place for name in ("1", "6, the picture", "That's what I got")]

    assert screen.sees("Player 1 rolls 8 dice. What fell?")
    before = seen()
    steal = screen.find("Steal a tile").place
    assert before[-1].bottom() < steal.top()
    screen.type("44444561")
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: screen.table.realDice.asked == 0 and not screen.table.director.busy)
    screen.table.submit({"kind": "keep", "face": 4})
    screen.wait_until(lambda: screen.table.realDice.asked == 3, "the question")
    assert seen() == before


def test_a_code_leads_to_who_is_playing_and_a_slip_is_told(open_screen: Open) -> None:
    screen = open_screen(language="en")
    typed(CODE[:-1] + "Z")(screen)
    screen.wait_for(
        "A letter or digit of the code is wrong, or two have changed places. Please compare it again."
    )
    screen.press(Key.Key_Backspace)
    screen.type(CODE[-1])
    screen.press(Key.Key_Return)
    screen.wait_for_page("players")
    assert screen.sees("Without the code")
    assert not screen.sees("Who starts?")
    assert not screen.sees("We throw real dice")
    screen.click("To the table")
    screen.wait_for_page("table")
    assert (screen.table.gameId, screen.table.session.seats, screen.table.session.starter) == (
        "knaster",
        3,
        1,
    )
