"""The form for a game of a real table in its window: typed by keys alone, refused, undone, corrected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik.tournament.entries import Corrected, Entered

from tests.pages.tournament.card_form_window import FormScreen
from tests.pictures.scenes.card_form import NAMES, refused
from tests.tournament.fields import begun, drawn, points

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


class Typist:
    """Counts the keys that are struck."""

    def __init__(self, screen: FormScreen) -> None:
        self.screen = screen
        self.struck = 0

    def type(self, text: str) -> None:
        self.screen.type(text)
        self.struck += len(text)

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.screen.press(*keys, modifier=modifier)
        self.struck += len(keys)

    def rows(self, *racks: str) -> None:
        for rack in racks:
            self.type(rack)
            self.press(Key.Key_Return)


@pytest.fixture
def screen(qapp: QGuiApplication) -> Iterator[FormScreen]:
    opened = FormScreen(language="pl")
    yield opened
    opened.close()


def told(screen: FormScreen) -> list[tuple[str, str, str]]:
    return [(row.small, row.big, row.place) for row in screen.form.seats.rows]


def test_a_tie_is_told_with_what_decides_it(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    hands = Typist(screen)
    hands.rows("9", "45", "9")
    assert form.sentence == ""
    hands.rows("103")
    assert form.sentence.startswith("Remis po 9: wygrywa, kto ma na tabliczce mniej kostek.")
    for seat in (0, 2):
        form.type(seat, "tiles", "3")
    form.leave()
    assert form.sentence.startswith("Remis po 9 w\u00a0tylu samo kostkach: rozstrzyga późniejsze wyłożenie")
    form.chooseWinner(2)
    assert (form.ready, form.sentence) == (True, "")


def test_cards_are_typed_refused_undone_and_corrected_by_the_keyboard_alone(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    hands = Typist(screen)
    assert screen.focused == "Ala: Punkty na tabliczce (joker 50)"

    # A usual card of four takes a key for every digit and one for every player, and one at the end.
    hands.rows("45", "0", "12", "103")
    assert told(screen) == [("−45", "1", "3."), ("+160", "4", "1."), ("−12", "2", "2."), ("−103", "0", "4.")]
    assert screen.focused == "Wpisz partię 1"
    hands.press(Key.Key_Return)
    assert hands.struck == 8 + 4 + 1
    assert [entry.points for entry in screen.entered] == [points(-45, 160, -12, -103)]
    entry = screen.entered.pop()
    assert isinstance(entry, Entered)
    tournament.submit(entry)

    # Two empty racks are refused as soon as the second one is left, and the typo is taken back.
    form.begin(tournament.state, 1, 1, 2)
    screen.breathe()
    hands.rows("45", "0", "0")
    assert form.sentence.startswith("Tej samej partii nie mogą wygrać dwie osoby")
    hands.press(Key.Key_Up)
    hands.press(Key.Key_Z, modifier=CONTROL)
    assert form.sentence == ""
    # A seat that hasn't opened, but could have, needs no points; a joker is one key.
    hands.type("om")
    hands.press(Key.Key_Return)
    hands.type("64j")
    assert told(screen)[2] == ("−200", "0", "4.")
    screen.press(Key.Key_Tab)
    assert screen.focused == "Darek: Jokery na tabliczce"
    hands.type("3")
    hands.press(Key.Key_Up)
    assert form.sentence == "W\N{NO-BREAK SPACE}grze są tylko 2 jokery."
    hands.press(Key.Key_Down)
    hands.type("1")
    hands.press(Key.Key_Return, Key.Key_Return)
    entry = screen.entered.pop()
    tournament.submit(entry)
    assert entry.points == points(-45, 309, -200, -64)

    # What is missing is told at the try, where the field then has the keyboard.
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    assert form.seats.rows[0].before == "przedtem: −45 (3.)"
    hands.press(Key.Key_Delete, Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert screen.focused == "Kto poprawia?"
    hands.press(Key.Key_Return, Key.Key_Return)
    assert form.faultSeat == 0
    assert form.sentence == "Ala: brakuje punktów z\N{NO-BREAK SPACE}tabliczki."
    assert screen.focused == "Ala: Punkty na tabliczce (joker 50)"
    hands.rows("54", "0", "12", "103")
    hands.press(Key.Key_Return, Key.Key_Return)
    assert form.sentence != ""
    assert screen.focused == "Kto poprawia?"
    hands.type("Ola")
    hands.press(Key.Key_Return, Key.Key_Return)
    corrected = screen.entered.pop()
    assert isinstance(corrected, Corrected)
    assert (corrected.by, corrected.before, corrected.points) == (
        "Ola",
        points(-45, 160, -12, -103),
        points(-54, 169, -12, -103),
    )
    tournament.submit(corrected)

    # Only one can have won: the mark moves on; a game without the card takes plain points.
    form.begin(tournament.state, 1, 1, 2)
    form.chooseWinner(0)
    form.chooseWinner(3)
    assert [row.won for row in form.seats.rows] == [False, False, False, True]
    form.chooseKind("points")
    for seat, small in ((0, "-45"), (2, "-7"), (3, "52"), (1, "-")):
        form.type(seat, "small_points", small)
    assert form.text(1, "small_points") == "-"
    assert not form.ready
    form.type(1, "small_points", "0")
    assert told(screen)[3] == ("+52", "4", "1.")
    form.undo()
    assert form.text(1, "small_points") == ""


@pytest.mark.rest
def test_who_began_is_chosen_beside_the_names_and_taken_back_by_a_second_press(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    for name, began in (("Celina", 2), ("Celina", -1), ("Ala", 0), ("Bartek", 1)):
        screen.click(f"{name}: zaczyna")
        assert form.began == began
    for seat, rack in enumerate(("45", "0", "12", "103")):
        form.type(seat, "points", rack)
    screen.click("Wpisz partię 1")
    assert screen.entered.pop().began == 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_why_a_card_is_refused_is_read_whole_in_large_type(qapp: QGuiApplication, language: str) -> None:
    window = FormScreen(scale=2.0, language=language)
    refused(window)
    window.picture()
    (reason,) = (
        item for item in window.items() if item.property("text") == window.form.property("sentence") != ""
    )
    assert not reason.property("truncated")
    window.close()


def test_a_long_name_is_read_whole_on_two_lines(qapp: QGuiApplication) -> None:
    window = FormScreen()
    refused(window)
    window.picture()
    name, *mark = (item for item in window.items() if item.property("text") == NAMES[2])
    assert (name.property("lineCount"), name.property("truncated")) == (2, False)
    assert not any(item.property("truncated") for item in mark)
    window.close()
