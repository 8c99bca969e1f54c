"""The table of Pickomino on the screen: clicks, keys, speeding up, busts and steals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.game_library import load_package
from stolik.engine.sitting import SeatHelps
from stolik.flow.flow import HASTE_SECONDS
from stolik.games.pickomino.ai.valuation import tile_chances
from stolik.games.pickomino.rules.events import DiceKept, DiceRolled, RollBegan, TileStolen
from stolik.games.pickomino.rules.pieces import TILES, WORM
from stolik.table.telling import Announcer

from tests.games.dice_on_screen import assert_hurry_changes_nothing
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK
from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, Screen, opened

MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))


@pytest.fixture
def screen(qapp: Any) -> Iterator[Screen]:
    yield from opened(Screen("pickomino", MIDDLE, scene_time=SceneTime()))


def tile(screen: Screen, number: int) -> QQuickItem:
    return next(
        item
        for item in screen.items()
        if item.property("lies") is not None and item.property("number") == number
    )


def test_a_turn_is_played_by_clicks(screen: Screen) -> None:
    screen.click(screen.button("Roll 8 dice"))
    for chosen, rest in ((4, 5), (WORM, 4), (5, 2)):
        die = next(
            die for die in screen.dice() if die.property("face") == chosen and die.property("choosable")
        )
        screen.click(die)
        if rest > 2:
            screen.click(screen.button(f"Roll {rest} dice"))
    screen.click(tile(screen, 27))
    assert screen.table.session.state.stacks[0] == (27,)
    assert screen.refusals == []


def test_a_turn_is_played_by_keys(screen: Screen) -> None:
    for key in "R4RWR5T":
        screen.press(getattr(Qt.Key, f"Key_{key}"))
    assert screen.table.session.state.stacks[0] == (27,)


def test_arrows_walk_over_the_table_and_return_acts(screen: Screen) -> None:
    screen.window.property("stage").forceActiveFocus()
    screen.press(Qt.Key.Key_Down)
    assert class_name(screen.focused()).startswith("DiceCup")
    screen.press(Qt.Key.Key_Return)
    assert screen.table.session.state.phase == "keep"
    # The first arrow key shows where the choice starts.
    screen.press(Qt.Key.Key_Up)
    assert screen.focused() in screen.dice()
    screen.press(Qt.Key.Key_Up)
    assert screen.focused().property("number") is not None
    screen.press(Qt.Key.Key_Right)
    screen.press(Qt.Key.Key_Space)
    assert len(screen.refusals) == 1


def test_every_click_that_can_do_nothing_says_why(screen: Screen) -> None:
    screen.click(tile(screen, 30))
    screen.click(screen.button("Take a tile"))
    screen.click(screen.button("Steal a tile"))
    screen.click(screen.button("Roll 8 dice"))
    screen.click(screen.button("Roll the dice"))
    assert len(screen.refusals) == 4


def test_a_press_on_a_chance_tells_by_what_the_tile_comes(screen: Screen) -> None:
    heard: list[str] = []
    screen.announcements.announced.connect(heard.append)
    screen.press(Qt.Key.Key_O)
    # Without the bots' process, the odds are computed here.
    screen.face.show_odds(tile_chances(screen.table.session.state))
    figure = next(
        item
        for item in screen.items(tile(screen, 22))
        if item.isVisible() and item.property("asks") is not None
    )
    screen.click(figure)
    told = "Only a sum of 22 gets you tile 22: 91 ways to make it. Tile 23 is easier: 96 ways."
    assert screen.face.property("line") == told
    assert heard[-1] == told
    # It disappears with the pointer; keys reach it too.
    QTest.mouseMove(screen.window, screen.dice()[0].mapToScene(QPointF(5, 5)).toPoint())
    assert screen.face.property("line") != told
    tile(screen, 22).forceActiveFocus()
    screen.press(Qt.Key.Key_Down)
    screen.press(Qt.Key.Key_Space)
    assert screen.face.property("line") == told
    screen.face.show_odds(None)
    assert screen.face.property("line") != told


@pytest.mark.parametrize("moves", [0, *(pytest.param(moves, marks=LONG_SOAK) for moves in range(1, 6)), 6])
def test_a_hurry_leaves_everything_in_its_place(screen: Screen, moves: int) -> None:
    turn: list[dict[str, Any]] = []
    for chosen in (4, WORM, 5):
        turn += [{"kind": "roll"}, {"kind": "keep", "face": chosen}]
    turn.append({"kind": "take", "tile": 27})
    assert_hurry_changes_nothing(screen, turn, moves)
    assert not any(item.property("flying") for item in screen.items())


def test_every_die_and_tile_has_a_spoken_name(screen: Screen) -> None:
    screen.table.submit({"kind": "roll"})
    assert all(die.property("name") for die in screen.dice())
    fours = [die.property("name") for die in screen.dice() if die.property("face") == 4]
    told = "Die, 4, can be set aside"
    assert fours == [told, *(f"{told}, {number} of {len(fours)}" for number in range(2, len(fours) + 1))]
    assert all(tile(screen, number).property("name") for number in TILES)


def test_the_sum_goes_from_old_to_new_while_the_chosen_dice_travel(screen: Screen) -> None:
    screen.press(Qt.Key.Key_R)
    screen.window.pace("normal")
    (die,) = [die for die in screen.dice() if (die.property("zone"), die.property("face")) == ("free", WORM)]
    (tray,) = [item for item in screen.items() if item.property("wouldBe") is not None]
    QTest.mouseMove(screen.window, die.mapToScene(QPointF(die.width() / 2, die.height() / 2)).toPoint())
    screen.wait_until(lambda: tray.property("wouldBe") == 5)
    seen: list[tuple[str, bool]] = []

    def look() -> None:
        visible = {item.property("text") for item in screen.items(tray) if item.isVisible()}
        seen.append((next(text for text in ("5", "0") if text in visible), "needs a worm" in visible))

    screen.window.afterAnimating.connect(look)
    screen.click(die)
    screen.wait_until(lambda: len(seen) > 3, "frames in which the dice travel")
    assert tray.property("total") == 0
    screen.scene_time.go_on()
    assert tray.property("total") == 5
    look()
    assert set(seen) == {("5", False)}


EASY = ((5, 5, 5, 5, WORM, WORM, WORM, WORM), (WORM,) * 4)
"""Rolls that make 40 points."""
FAIR = ((5, 5, 5, 5, WORM, WORM, 1, 1), (WORM, WORM, 1, 2))
"""Rolls that make 30 points."""
LOST = ((5, 5, 5, 1, 2, WORM, 3, 3), (WORM, WORM, 4, 4, 2), (5, 5, WORM))
"""Rolls of which the last one shows only faces already set aside."""
SIZES = ((1366, 768), (1024, 600))


class BustPage(Screen):
    """The table page with a clock that only the test advances."""

    qml = PAGE

    def __init__(self) -> None:
        self.time = 0.0
        rolls = (*FAIR, *EASY, *EASY, *LOST)
        super().__init__("pickomino", rolls, now=lambda: self.time, scene_time=SceneTime())

    @property
    def kind(self) -> str:
        return str(self.director.property("scene").get("kind", ""))

    def go_on(self) -> None:
        self.time += 2 * HASTE_SECONDS
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=QPoint(500, 420))

    def lose(self, pace: str = "normal") -> None:
        for tile in (30, 36, 35):
            for move in (
                {"kind": "roll"},
                {"kind": "keep", "face": 5},
                {"kind": "roll"},
                {"kind": "keep", "face": WORM},
                {"kind": "take", "tile": tile},
            ):
                self.table.submit(move)
        for chosen in (5, WORM):
            self.table.submit({"kind": "roll"})
            self.table.submit({"kind": "keep", "face": chosen})
        self.window.pace(pace)
        self.table.submit({"kind": "roll"})
        for _ in range(10):
            if self.kind == "busted":
                break
            self.go_on()
        assert self.kind == "busted"
        # The dice are at rest now.
        self.window.grabWindow()


@pytest.fixture
def page(qapp: Any) -> Iterator[BustPage]:
    yield from opened(BustPage())  # type: ignore[misc]  # what is opened is given back


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def glowing(page: BustPage) -> list[tuple[str, int]]:
    dice = [die for die in page.dice() if die.property("clashing")]
    return sorted((die.property("zone"), die.property("face")) for die in dice)


def reason(page: BustPage) -> QQuickItem:
    (strip,) = [item for item in page.items() if item.property("reason") and item.property("shown")]
    page.wait_until(strip.isVisible, "the reason")
    return strip


def marked(page: BustPage) -> int:
    return next(int(item.property("marked")) for item in page.items() if item.property("marked") is not None)


def test_the_dice_that_clash_glow_and_the_sum_that_is_lost_is_struck_out(page: BustPage) -> None:
    tray = next(item for item in page.items() if item.property("struck") is not None)
    page.lose()
    assert glowing(page) == [
        ("free", 5),
        ("free", 5),
        ("free", WORM),
        *[("kept", 5)] * 3,
        *[("kept", WORM)] * 2,
    ]
    assert not any(die.property("dimmed") for die in page.dice())
    assert (tray.property("struck"), tray.property("lost"), tray.property("total")) == (True, True, 25)
    assert not [item for item in page.items(tray) if item.property("name") == "check" and item.isVisible()]
    page.window.pace("off")
    while page.director.busy:
        page.go_on()
    assert not tray.property("struck")
    assert glowing(page) == []


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=LONG_SOAK), SIZES[1]], ids=str)
def test_the_reason_stands_beside_dice_tiles_and_cards_and_covers_none(
    page: BustPage, size: tuple[int, int]
) -> None:
    page.window.resize(*size)
    page.window.grabWindow()
    page.lose()
    told = place(reason(page))
    things = [item for item in page.items() if item.property("lies") is not None]
    things += [item for item in page.items() if item.property("scoreText") is not None]
    assert things
    for item in (*page.dice(), *things):
        assert not place(item).intersects(told)
    assert QRectF(0, 0, *size).contains(told)
    assert reason(page).property("reason") == "The roll has no new face."


def test_the_tile_goes_back_and_another_is_turned_each_in_sight(page: BustPage) -> None:
    page.lose()
    for kind, tile in (("tile_returned", 30), ("tile_turned_down", 34)):
        page.go_on()
        assert (page.kind, page.director.property("scene")["tile"]) == (kind, tile)
        assert marked(page) == tile
        assert reason(page).property("after") == page.director.property("scene")["text"]
    page.go_on()
    assert page.kind == "turn_began"
    assert marked(page) == 0


@pytest.mark.parametrize("pace", ["normal", "off"])
def test_at_no_moment_of_a_bust_a_click_or_key_does_more_than_go_on(page: BustPage, pace: str) -> None:
    page.lose(pace)
    state, length = page.table.session.state, page.table.session.length
    for kind in ("busted", "tile_returned", "tile_turned_down"):
        assert page.kind == kind
        for point in (
            QPoint(200, 725),
            QPoint(590, 725),
            QPoint(900, 725),
            QPoint(1300, 220),
            QPoint(640, 420),
        ):
            QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=point)
        for key in (Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_5, Qt.Key.Key_Space, Qt.Key.Key_Return):
            page.press(key)
        assert page.kind == kind, "all that came too soon to be an answer"
        page.go_on()
    assert (page.table.session.state, page.table.session.length) == (state, length)
    assert page.refusals == []


def test_a_click_that_comes_as_the_reason_goes_rolls_nobody_s_dice(page: BustPage) -> None:
    page.lose()
    strip = reason(page)
    while page.director.busy:
        page.go_on()
    length = page.table.session.length
    middle = place(page.button("Roll 8 dice")).center().toPoint()
    QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=middle)
    page.press(Qt.Key.Key_R)
    assert page.table.session.length == length
    page.wait_until(lambda: not strip.property("lingers"))
    QTest.mouseClick(page.window, Qt.MouseButton.LeftButton, pos=middle)
    assert page.table.session.length > length


def test_a_key_goes_on_as_a_click_does(page: BustPage) -> None:
    page.lose()
    page.time += 2 * HASTE_SECONDS
    page.press(Qt.Key.Key_R)
    assert (page.kind, page.table.session.state.turn) == ("tile_returned", 1)


THIRTY = ((5, 5, 5, 5, WORM, WORM, 1, 1), (WORM, WORM, 1, 2))
"""Rolls that make 30 points."""
LOST_THIRD = ((5, 5, 5, 1, 2, WORM, 3, 3), (5, 5, 5, 5, 5))
"""Rolls of which the last one shows only faces already set aside."""
STOLEN = "Jan steals tile 30 (3 worms) from Ala."


class Seen(NamedTuple):
    """The content of a frame: whether a tile is moving, how low its middle is, and everybody's score."""

    flying: bool
    low: float
    scores: tuple[str, ...]


class StealPage(Screen):
    """The table page, and the content of each of its frames."""

    qml = PAGE

    def __init__(self, rolls: tuple[tuple[int, ...], ...] = (*THIRTY, *THIRTY)):
        super().__init__("pickomino", rolls, scene_time=SceneTime())
        self.sounds: list[str] = []
        self.table.sounded.connect(self.sounds.append)
        self.frames: list[Seen] = []
        self.heights: list[float] = []
        self.window.afterAnimating.connect(self._look)

    def come_to_thirty(self) -> None:
        for face in (5, WORM):
            self.table.submit({"kind": "roll"})
            self.table.submit({"kind": "keep", "face": face})

    def come_to_steal(self) -> None:
        self.come_to_thirty()
        self.table.submit({"kind": "take", "tile": 30})
        self.come_to_thirty()

    def watch(self, move: dict[str, Any], pace: str = "normal") -> None:
        self.window.pace(pace)
        self.frames.clear()
        self.sounds.clear()
        self.table.submit(move)
        # A slow machine may draw no frame on the way.
        self._look()
        self.heights = [self._low_at(share) for share in (0.0, 0.5, 1.0)]
        self.see_the_end()
        self._look()

    def see_the_end(self) -> None:
        while self.director.busy:
            self.wait_until(lambda: not self.flyer.property("flying"), "the tile to land")
            self.scene_time.go_on()
        self.wait_for_rest()
        (strip,) = (item for item in self.items() if item.property("lingers") is not None)
        self.wait_until(lambda: not strip.isVisible(), "a strip that has faded")

    def steal(self) -> None:
        self.come_to_steal()
        self.watch({"kind": "steal", "tile": 30}, "relaxed")

    @property
    def cards(self) -> list[QQuickItem]:
        return [item for item in self.items() if item.property("scoreText") is not None]

    @property
    def flyer(self) -> QQuickItem:
        return next(item for item in self.items() if item.property("stolen") is not None)

    def character(self, seat: int) -> QQuickItem:
        avatar = next(item for item in self.items(self.cards[seat]) if item.property("own") is not None)
        return avatar.childItems()[-1]

    def texts(self) -> list[str]:
        return [str(item.property("text")) for item in self.items() if item.property("text") and shown(item)]

    def flights(self) -> list[list[Seen]]:
        ways: list[list[Seen]] = []
        before = False
        for frame in self.frames:
            if frame.flying and not before:
                ways.append([])
            if frame.flying:
                ways[-1].append(frame)
            before = frame.flying
        return ways

    def _low_at(self, way: float) -> float:
        path = next(each for each in self.flyer.children() if each.property("way") is not None)
        path.setProperty("way", way)
        return self._low()

    def _low(self) -> float:
        slab = self.flyer.childItems()[0]
        return slab.mapToScene(QPointF(slab.width() / 2, slab.height() / 2)).y()

    def _look(self) -> None:
        scores = tuple(str(card.property("scoreText")) for card in self.cards)
        self.frames.append(Seen(bool(self.flyer.property("flying")), self._low(), scores))


def shown(item: QQuickItem) -> bool:
    return item.isVisible() and item.opacity() > 0


@pytest.fixture
def steal_page(qapp: Any) -> Iterator[StealPage]:
    yield from opened(StealPage())  # type: ignore[misc]  # what is opened is given back


@pytest.fixture(scope="module")
def stolen(qapp: Any) -> Iterator[StealPage]:
    for steal_page in opened(StealPage()):
        assert isinstance(steal_page, StealPage)
        steal_page.steal()
        yield steal_page


@pytest.fixture(scope="module")
def taken(qapp: Any) -> Iterator[StealPage]:
    for steal_page in opened(StealPage()):
        assert isinstance(steal_page, StealPage)
        steal_page.come_to_thirty()
        steal_page.watch({"kind": "take", "tile": 30})
        yield steal_page


@pytest.mark.rest
def test_a_stolen_tile_travels_in_an_arc_over_the_table(stolen: StealPage) -> None:
    start, middle, end = stolen.heights
    assert middle > max(start, end) + 100


def test_a_taken_tile_goes_straight(taken: StealPage) -> None:
    start, middle, end = taken.heights
    assert middle == pytest.approx((start + end) / 2)
    assert end < start


def test_the_worms_of_both_change_when_a_stolen_tile_lands(stolen: StealPage) -> None:
    (way,) = stolen.flights()
    assert {frame.scores for frame in way} == {("3 worms", "0 worms", "0 worms")}
    assert stolen.frames[-1].scores == ("0 worms", "3 worms", "0 worms")


def test_the_worms_change_when_a_taken_tile_lands(taken: StealPage) -> None:
    (way,) = taken.flights()
    assert {frame.scores[0] for frame in way} == {"0 worms"}
    assert taken.frames[-1].scores[0] == "3 worms"


def test_the_worms_change_when_a_tile_is_back_in_the_centre(qapp: Any) -> None:
    for steal_page in opened(StealPage((*THIRTY, *LOST_THIRD, *LOST_THIRD, *LOST_THIRD))):
        assert isinstance(steal_page, StealPage)
        steal_page.come_to_thirty()
        steal_page.table.submit({"kind": "take", "tile": 30})
        for turn in range(3):
            steal_page.table.submit({"kind": "roll"})
            steal_page.table.submit({"kind": "keep", "face": 5})
            if turn < 2:
                steal_page.table.submit({"kind": "roll"})
                while steal_page.director.busy:
                    steal_page.director.finish()
        steal_page.watch({"kind": "roll"}, "fast")
        (way,) = steal_page.flights()
        assert {frame.scores[0] for frame in way} == {"3 worms"}
        assert steal_page.frames[-1].scores[0] == "0 worms"


def test_a_steal_has_its_sentence_at_once_and_keeps_it_until_dice_are_taken_up(steal_page: StealPage) -> None:
    steal_page.come_to_steal()
    steal_page.window.pace("normal")
    steal_page.table.submit({"kind": "steal", "tile": 30})
    assert steal_page.flyer.property("flying")
    steal_page.wait_until(lambda: STOLEN in steal_page.texts())
    steal_page.see_the_end()
    assert STOLEN in steal_page.texts()
    steal_page.window.pace("off")
    steal_page.table.submit({"kind": "roll"})
    assert STOLEN not in steal_page.texts()


@pytest.mark.rest
def test_a_steal_that_is_taken_back_leaves_no_sentence(steal_page: StealPage) -> None:
    steal_page.steal()
    assert STOLEN in steal_page.texts()
    steal_page.table.undo()
    assert steal_page.table.session.state.stacks[0] == (30,)
    assert STOLEN not in steal_page.texts()
    assert [card.property("scoreText") for card in steal_page.cards] == ["3 worms", "0 worms", "0 worms"]


def test_a_steal_has_a_sound_of_its_own_and_the_tile_is_heard_where_it_lands(stolen: StealPage) -> None:
    assert stolen.sounds == ["tile_steal", "tile_take"]


@pytest.mark.rest
def test_the_face_of_who_is_robbed_looks_after_the_tile_for_a_moment(steal_page: StealPage) -> None:
    turned: set[int] = set()

    def look(seat: int) -> None:
        if abs(steal_page.character(seat).rotation()) > 1:
            turned.add(seat)

    for seat in range(3):
        # A slow machine skips frames, but every step of an animation is signalled.
        steal_page.character(seat).rotationChanged.connect(lambda seat=seat: look(seat))
    steal_page.steal()
    steal_page.wait_until(lambda: turned and steal_page.character(0).rotation() == 0)
    assert turned == {0}


@pytest.mark.rest
def test_at_a_calm_table_no_face_minds(steal_page: StealPage) -> None:
    steal_page.table.change_helps([SeatHelps(calm=True)] * 3)
    tilts: list[float] = []
    steal_page.window.afterAnimating.connect(lambda: tilts.append(steal_page.character(0).rotation()))
    steal_page.steal()
    assert set(tilts) == {0.0}


def test_without_motion_a_steal_still_has_its_sentence_sound_and_figures(steal_page: StealPage) -> None:
    steal_page.come_to_steal()
    steal_page.window.still(True)
    steal_page.window.pace("normal")
    steal_page.sounds.clear()
    steal_page.table.submit({"kind": "steal", "tile": 30})
    assert not steal_page.flyer.property("flying")
    assert [card.property("scoreText") for card in steal_page.cards] == ["0 worms", "3 worms", "0 worms"]
    assert steal_page.sounds == ["tile_steal"]
    steal_page.wait_until(lambda: STOLEN in steal_page.texts())
    assert steal_page.character(0).rotation() == 0
    steal_page.window.still(False)


def test_a_hurry_in_the_middle_of_a_steal_leaves_everything_in_its_place(steal_page: StealPage) -> None:
    steal_page.come_to_steal()
    steal_page.window.pace("relaxed")
    steal_page.table.submit({"kind": "steal", "tile": 30})

    def is_on_its_way() -> bool:
        moved = (
            steal_page.frames[-1].low >= steal_page.frames[0].low + 50 or steal_page.character(0).rotation()
        )
        return bool(moved or not steal_page.flyer.property("flying"))

    steal_page.wait_until(is_on_its_way)
    while steal_page.director.busy:
        steal_page.director.finish()
    assert not steal_page.flyer.property("flying")
    assert [card.property("scoreText") for card in steal_page.cards] == ["0 worms", "3 worms", "0 worms"]
    assert steal_page.character(0).rotation() == 0


def test_what_a_computer_steals_is_heard_before_the_turn_passes(qapp: Any) -> None:
    package, said, owner = load_package("pickomino"), list[str](), QObject()
    model = package.view_model(owner)
    told = Announcer(model, (1,), ("Ala", "Jan"), said.append, package.scenes.moments)
    told.briefly = True
    for event in (RollBegan(1, 8), DiceRolled(1, (6,) * 8), DiceKept(1, 6, 8, 40), TileStolen(1, 0, 30)):
        told.take(event, model.event_text(event, ("Ala", "Jan")))
    assert said == ["Jan: 1 roll, sum 40; steals tile 30 (3 worms) from Ala."]
