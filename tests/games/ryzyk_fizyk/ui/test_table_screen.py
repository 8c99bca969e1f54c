"""The table of Ryzyk-Fizyk on the screen: clicks, keys and hurries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.bots.worker import answer, serve
from stolik.games.ryzyk_fizyk.rules.options import Options

from tests.games.dice_on_screen import assert_hurry_changes_nothing, filled
from tests.soak.marks import LONG_SOAK
from tests.table.scene_time import SceneTime
from tests.table.screen import Screen, opened
from tests.table.tables import Here

SHEET = ((5, 5, 1, 3, 1, 3), (5, 5, 5, 6, 1, 3), (5, 2, 1, 1), (6, 2, 3))
"""The worked example of the printed sheet."""

STRICT = Options(five_of_a_kind_bonus=True, must_roll_on=True)
KEYS = Qt.Key


@pytest.fixture
def screen(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("ryzyk_fizyk", SHEET, scene_time=SceneTime()))


@pytest.fixture
def advised(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("ryzyk_fizyk", SHEET, runner=Here(serve, answer)))


@pytest.fixture
def strict(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("ryzyk_fizyk", ((4, 4, 4, 4, 4, 2), (1,), (4,)), STRICT))


def state(screen: Screen) -> Any:
    return screen.table.session.state


def free(screen: Screen, face: int) -> list[QQuickItem]:
    """Return the dice on the cloth that show a face."""
    return [die for die in screen.dice() if (die.property("zone"), die.property("face")) == ("free", face)]


def chosen(screen: Screen) -> int:
    """Return how many dice are chosen."""
    return sum(row.chosen for row in screen.face.dice.rows)


def press(screen: Screen, keys: str) -> None:
    for key in keys:
        screen.press(getattr(KEYS, f"Key_{key}"))


def test_the_sheet_s_turn_is_played_by_clicks(screen: Screen) -> None:
    screen.click(screen.button("Roll 6 dice"))
    screen.click(screen.button("Roll 6 dice"))
    assert state(screen).points == 18
    screen.click(free(screen, 5)[0])
    screen.click(screen.button("Roll 4 dice"))
    assert (state(screen).kept, state(screen).points) == ((5, 5), 28)
    screen.click(free(screen, 1)[0])
    screen.click(screen.button("Bank 33 points"))
    assert state(screen).accounts[0] == 33
    assert screen.refusals == []


def test_the_sheet_s_turn_is_played_by_keys(screen: Screen) -> None:
    press(screen, "RR5R1B")
    assert state(screen).accounts[0] == 33


def test_a_hint_lights_the_button_that_goes_with_the_dice_once_they_are_chosen(advised: Screen) -> None:
    press(advised, "R")
    advice = advised.advice
    advice.askHint()
    advised.wait_until(lambda: advice.hints)
    assert advice.hint["text"] == "Take these: +18, then roll all six again."
    assert advice.hint["lit"][-1] == "roll"
    told: list[bool] = []
    advice.hintsChanged.connect(lambda: told.append("roll" in advice.hint["lit"]))
    # The first press takes the fives out, the second one chooses them again.
    press(advised, "55")
    assert told == [False, True]


def test_a_choice_is_free_until_the_turn_goes_on(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    entries = screen.table.session.length
    for key in (KEYS.Key_5, KEYS.Key_1, KEYS.Key_5, KEYS.Key_A, KEYS.Key_3):
        screen.press(key)
    screen.click(free(screen, 1)[0])
    assert screen.table.session.length == entries
    assert screen.refusals == []


def test_with_animations_the_roll_follows_when_the_dice_lie_aside(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    screen.window.pace("fast")
    screen.press(KEYS.Key_R)
    assert state(screen).phase == "decide"
    screen.wait_for_rest()
    assert (state(screen).points, state(screen).rolled) == (18, (1, 3, 5, 5, 5, 6))


def test_what_is_taken_back_does_not_go_on(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    screen.window.pace("fast")
    screen.press(KEYS.Key_R)
    screen.table.undo()
    screen.wait_for_rest()
    assert screen.scene_time.left is None, "nothing is due"
    assert (state(screen).phase, state(screen).points) == ("keep", 0)
    screen.press(KEYS.Key_1)
    screen.press(KEYS.Key_3)
    screen.press(KEYS.Key_B)
    screen.wait_for_rest()
    assert state(screen).accounts[0] == 10


def test_arrows_walk_over_the_table_and_return_chooses(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    screen.window.property("stage").forceActiveFocus()
    screen.press(KEYS.Key_Down)
    assert screen.focused() in screen.dice()
    assert chosen(screen) == 6
    screen.press(KEYS.Key_Return)
    assert chosen(screen) == 4
    screen.press(KEYS.Key_Space)
    assert chosen(screen) == 6
    screen.press(KEYS.Key_Down)
    assert screen.focused() not in screen.dice()


def test_every_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(screen.button("Bank the points"))
    screen.click(screen.button("Roll 6 dice"))
    screen.press(KEYS.Key_A)
    screen.click(screen.button("Roll the dice"))
    screen.click(screen.button("Bank the points"))
    screen.press(KEYS.Key_2)
    assert len(screen.refusals) == 4
    screen.press(KEYS.Key_A)
    screen.press(KEYS.Key_R)
    screen.click(free(screen, 6)[0])
    assert "single 6" in screen.refusals[-1]


def test_the_table_s_rule_is_quoted_before_anything_is_set_aside(strict: Screen) -> None:
    strict.press(KEYS.Key_R)
    strict.press(KEYS.Key_R)
    assert state(strict).tried == 1
    strict.press(KEYS.Key_B)
    assert "between the tries" in strict.refusals[-1]
    strict.press(KEYS.Key_R)
    assert state(strict).kept == (4,) * 6
    strict.press(KEYS.Key_B)
    assert "all again" in strict.refusals[-1]


def struck_out(screen: Screen) -> list[str]:
    """Return what is seen with a line through it."""
    labels = [item for item in screen.items() if item.property("font") is not None and item.isVisible()]
    return [str(item.property("text")) for item in labels if item.property("font").strikeOut()]


def test_the_lost_turn_is_seen_even_without_animations(screen: Screen) -> None:
    press(screen, "RR5R1")
    assert struck_out(screen) == []
    press(screen, "R")
    assert screen.director.busy
    shown = [item.property("title") for item in screen.items() if item.property("loss") and item.isVisible()]
    assert len(shown) == 1
    assert shown[0].endswith("points lost!")
    assert struck_out(screen) == [shown[0].split()[0]]
    screen.director.finish()
    screen.wait_for_rest()
    assert state(screen).turn == 1


@pytest.mark.parametrize("size", [pytest.param((1366, 768), marks=LONG_SOAK), (1024, 600)], ids=str)
def test_a_lost_turn_has_its_reason_beside_the_dice_which_glow(screen: Screen, size: tuple[int, int]) -> None:
    screen.window.resize(*size)
    screen.window.grabWindow()
    press(screen, "RR5R1R")
    screen.window.grabWindow()
    (told,) = (item for item in screen.items() if item.property("loss") and item.isVisible())
    assert told.property("reason").startswith("No pair, and nothing that fits a group.")
    place = told.mapRectToScene(QRectF(0, 0, told.width(), told.height()))
    for die in screen.dice():
        assert not die.mapRectToScene(QRectF(0, 0, die.width(), die.height())).intersects(place)
        assert die.property("clashing") == (die.property("zone") == "free")
    assert screen.table._stage.least_ms == 2500
    screen.director.finish()
    screen.wait_for_rest()
    assert not any(die.property("clashing") for die in screen.dice())


def test_rolling_is_filled_before_the_first_roll_and_nothing_where_it_can_be_banked(screen: Screen) -> None:
    assert filled(screen) == ["Roll 6 dice"]
    press(screen, "RR5R")
    assert screen.face.chanceHigh
    assert filled(screen) == []
    press(screen, "1")
    assert not screen.face.chanceHigh
    assert filled(screen) == []


@pytest.mark.parametrize("moves", [0, *(pytest.param(moves, marks=LONG_SOAK) for moves in (1, 2, 3)), 4])
def test_a_hurry_leaves_everything_in_its_place(screen: Screen, moves: int) -> None:
    turn: list[dict[str, Any]] = [
        {"kind": "roll"},
        {"kind": "keep", "dice": [1, 1, 3, 3, 5, 5]},
        {"kind": "roll"},
        {"kind": "keep", "dice": [5, 5]},
        {"kind": "bank"},
    ]
    assert_hurry_changes_nothing(screen, turn, moves)


def test_every_die_has_a_spoken_name(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    screen.press(KEYS.Key_5)
    names = sorted(die.property("name") for die in screen.dice())
    told = ("Die, 1, chosen", "Die, 3, chosen", "Die, 5, can be set aside")
    assert names == [name for each in told for name in (each, f"{each}, 2 of 2")]


def test_the_turn_s_points_go_from_old_to_new_while_the_chosen_dice_travel(screen: Screen) -> None:
    press(screen, "RR")
    screen.click(free(screen, 5)[0])
    (tray,) = [item for item in screen.items() if item.property("wouldBe") is not None]
    promised = tray.property("wouldBe")
    assert promised > tray.property("total") > 0
    screen.window.pace("normal")
    seen: list[set[str]] = []

    def look() -> None:
        found = {str(item.property("text")) for item in screen.items(tray) if item.isVisible()}
        seen.append({text for text in found if text.isdigit() or text.startswith("account")})

    look()
    screen.window.afterAnimating.connect(look)
    screen.click(screen.button("Roll 4 dice"))
    screen.wait_until(lambda: len(seen) > 3, "frames in which the dice travel")
    assert tray.property("total") < promised
    screen.scene_time.go_on()
    assert tray.property("total") == promised
    look()
    assert all(found == seen[0] for found in seen)
