"""The table of Ryzyk-Fizyk on the screen: clicks, keys and speeding up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.bots.worker import answer, serve
from stolik.engine.sitting import SeatHelps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep

from tests.games.dice_on_screen import assert_hurry_changes_nothing, filled
from tests.soak.marks import LONG_SOAK
from tests.table.entries import play_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, Screen, opened
from tests.table.tables import Here

SHEET = ((5, 5, 1, 3, 1, 3), (5, 5, 5, 6, 1, 3), (5, 2, 1, 1), (6, 2, 3))
"""The worked example of the printed sheet."""

KEYS = Qt.Key


@pytest.fixture
def screen(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("ryzyk_fizyk", SHEET, scene_time=SceneTime()))


@pytest.fixture
def advised(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("ryzyk_fizyk", SHEET, runner=Here(serve, answer)))


def state(screen: Screen) -> Any:
    return screen.table.session.state


def free(screen: Screen, face: int) -> list[QQuickItem]:
    return [die for die in screen.dice() if (die.property("zone"), die.property("face")) == ("free", face)]


def chosen(screen: Screen) -> int:
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
    assert advice.hint["text"] == "Keep these: +18, then roll all six again."
    assert advice.hint["lit"][-1] == "roll"
    assert "Bank the points" in [each["option"] for each in advice.hints]
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
    assert (screen.table.session.length, screen.refusals) == (entries, [])


def test_with_animations_the_roll_follows_when_the_dice_lie_aside(screen: Screen) -> None:
    screen.press(KEYS.Key_R)
    screen.window.pace("fast")
    screen.press(KEYS.Key_R)
    assert state(screen).phase == "decide"
    screen.wait_for_rest()
    assert (state(screen).points, state(screen).rolled) == (18, (1, 3, 5, 5, 5, 6))


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
    assert "One 6 isn't a group" in screen.refusals[-1]


def struck_out(screen: Screen) -> list[str]:
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
    assert told.property("reason").startswith("No pair, and nothing to fit a group.")
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


SIX = ((1, 1, 1, 5, 5, 5), (5, 5, 1, 3, 4, 2))
FIVE = ((1, 1, 5, 5, 5, 2), (5,))


class Page(Screen):
    """The table, with the sounds heard and the greatest height of the dice's hop."""

    qml = PAGE

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        super().__init__("ryzyk_fizyk", rolls, scene_time=SceneTime())
        self.sounds: list[str] = []
        self.table.sounded.connect(self.sounds.append)
        self.hops: list[float] = []
        field: Any = self.field
        field.cheeredChanged.connect(lambda: self.hops.append(field.property("cheered")))

    @property
    def total(self) -> int:
        tray = next(item for item in self.items() if item.property("wouldBe") is not None)
        return int(tray.property("total"))

    @property
    def field(self) -> QQuickItem:
        return next(item for item in self.items() if item.property("cheered") is not None)

    def set_aside(self, faces: tuple[int, ...]) -> None:
        self.table.submit({"kind": "roll"})
        self.window.pace("fast")
        self.table.submit({"kind": "keep", "dice": list(faces)})
        while self.total == 0:
            self.scene_time.go_on()
        # All hopping dice do so in the same frames.
        self.wait_until(self.dice_lie, "dice at rest")

    def dice_lie(self) -> bool:
        return all((die.x(), die.y()) == die.property("goal").toTuple() for die in self.dice())


@pytest.fixture
def six(qapp: Any) -> Iterator[Page]:
    yield from opened(Page(SIX))  # type: ignore[misc]  # what is opened is given back


@pytest.fixture
def five(qapp: Any) -> Iterator[Page]:
    yield from opened(Page(FIVE))  # type: ignore[misc]  # what is opened is given back


def test_all_six_dice_aside_hop_and_are_heard_as_they_come_down(six: Page) -> None:
    six.set_aside(SIX[0])
    assert six.table.session.state.kept == (1, 1, 1, 5, 5, 5)
    assert six.total == 18
    landing = [1 + 0.45 * nth for nth in range(6)]
    six.wait_until(lambda: six.field.property("cheered") == landing[-1], "dice that have hopped")
    # A slow machine skips frames, so several dice may land in one.
    assert 2 <= six.sounds.count("die_set") <= 1 + 6
    six.field.setProperty("cheered", 0)
    six.sounds.clear()
    for hops in landing:
        six.field.setProperty("cheered", hops)
    assert six.sounds == ["die_set"] * 6, "each by itself"
    six.scene_time.go_on()
    assert not six.director.busy


def test_a_press_while_they_hop_puts_them_down(six: Page) -> None:
    six.set_aside(SIX[0])
    six.director.finish()
    assert (six.field.property("cheered"), six.total) == (1 + 0.45 * 5, 18)
    assert six.dice_lie()


def test_fewer_dice_aside_lie_still(five: Page) -> None:
    five.set_aside(FIVE[0][:5])
    assert (five.total, five.sounds.count("die_set"), five.hops) == (17, 1, [])


@pytest.mark.parametrize("why", ["calm", "still"])
def test_at_a_calm_table_or_without_motion_they_lie_still(six: Page, why: str) -> None:
    if why == "calm":
        six.table.change_helps([SeatHelps(calm=True)] * 3)
    six.window.still(why == "still")
    six.set_aside(SIX[0])
    assert (six.total, six.sounds.count("die_set"), six.hops) == (18, 1, [])


def test_what_is_banked_at_once_stands_beside_the_dice_until_the_turn_is_over(five: Page) -> None:
    five.table.submit({"kind": "roll"})
    five.window.pace("normal")
    for move in (Keep((1, 1, 5, 5, 5)), Bank()):
        five.table.session.submit(0, move)
    play_entries(five.table)
    seen: dict[str, list[int]] = {}
    while five.director.busy:
        seen.setdefault(five.director.scene["kind"], []).append(five.total)
        five.scene_time.go_on()
    assert seen == {"dice_kept": [0, 17], "points_banked": [17], "turn_began": [0]}
    assert five.total == 0
