"""A tile that changes hands: its way, its sentence and its sound, and figures that change when it arrives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtQuick import QQuickItem
from stolik.engine.game_library import load_package
from stolik.engine.sitting import SeatHelps
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.events import DiceKept, DiceRolled, RollBegan, TileStolen
from stolik.table.telling import Announcer

from tests.table.scene_time import SceneTime
from tests.table.screen import PAGE, Screen, opened

THIRTY = ((5, 5, 5, 5, WORM, WORM, 1, 1), (WORM, WORM, 1, 2))
"""Rolls that make 30 points."""
LOST = ((5, 5, 5, 1, 2, WORM, 3, 3), (5, 5, 5, 5, 5))
"""Rolls of which the last shows only what is set aside."""
STOLEN = "Jan steals tile 30 (3 worms) from Ala."


class Seen(NamedTuple):
    """What a frame shows: whether a tile is in the air, how low its middle is, and everybody's score."""

    flying: bool
    low: float
    scores: tuple[str, ...]


class Page(Screen):
    """The page of the table, and what each of its frames shows."""

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
        """Let the first have tile 30, and the second the dice that it takes to steal it."""
        self.come_to_thirty()
        self.table.submit({"kind": "take", "tile": 30})
        self.come_to_thirty()

    def watch(self, move: dict[str, Any], pace: str = "normal") -> None:
        """Make a move and see all that follows by itself."""
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
        """Let what is in the air land, and its scene and the next ones end."""
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
        """Return the drawn character of a seat."""
        avatar = next(item for item in self.items(self.cards[seat]) if item.property("own") is not None)
        return avatar.childItems()[-1]

    def texts(self) -> list[str]:
        """Return what is read on the page."""
        return [str(item.property("text")) for item in self.items() if item.property("text") and shown(item)]

    def flights(self) -> list[list[Seen]]:
        """Return the frames of each way through the air."""
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
        """Return how low the tile is after a share of its way."""
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
def page(qapp: Any) -> Iterator[Page]:
    yield from opened(Page())  # type: ignore[misc]  # what is opened is given back


@pytest.fixture(scope="module")
def stolen(qapp: Any) -> Iterator[Page]:
    """Return a page on which a steal was seen."""
    for page in opened(Page()):
        assert isinstance(page, Page)
        page.steal()
        yield page


@pytest.fixture(scope="module")
def taken(qapp: Any) -> Iterator[Page]:
    """Return a page on which a tile was seen to be taken."""
    for page in opened(Page()):
        assert isinstance(page, Page)
        page.come_to_thirty()
        page.watch({"kind": "take", "tile": 30})
        yield page


@pytest.mark.rest
def test_a_stolen_tile_travels_in_an_arc_over_the_table(stolen: Page) -> None:
    start, middle, end = stolen.heights
    assert middle > max(start, end) + 100


def test_a_taken_tile_goes_straight(taken: Page) -> None:
    start, middle, end = taken.heights
    assert middle == pytest.approx((start + end) / 2)
    assert end < start


def test_the_worms_of_both_change_when_a_stolen_tile_lands(stolen: Page) -> None:
    (way,) = stolen.flights()
    assert {frame.scores for frame in way} == {("3 worms", "0 worms", "0 worms")}
    assert stolen.frames[-1].scores == ("0 worms", "3 worms", "0 worms")


def test_the_worms_change_when_a_taken_tile_lands(taken: Page) -> None:
    (way,) = taken.flights()
    assert {frame.scores[0] for frame in way} == {"0 worms"}
    assert taken.frames[-1].scores[0] == "3 worms"


def test_the_worms_change_when_a_tile_is_back_in_the_centre(qapp: Any) -> None:
    for page in opened(Page((*THIRTY, *LOST, *LOST, *LOST))):
        assert isinstance(page, Page)
        page.come_to_thirty()
        page.table.submit({"kind": "take", "tile": 30})
        for turn in range(3):
            page.table.submit({"kind": "roll"})
            page.table.submit({"kind": "keep", "face": 5})
            if turn < 2:
                page.table.submit({"kind": "roll"})
                while page.director.busy:
                    page.director.finish()
        page.watch({"kind": "roll"}, "fast")
        (way,) = page.flights()
        assert {frame.scores[0] for frame in way} == {"3 worms"}
        assert page.frames[-1].scores[0] == "0 worms"


def test_a_steal_has_its_sentence_at_once_and_keeps_it_until_dice_are_taken_up(page: Page) -> None:
    page.come_to_steal()
    page.window.pace("normal")
    page.table.submit({"kind": "steal", "tile": 30})
    assert page.flyer.property("flying")
    page.wait_until(lambda: STOLEN in page.texts())
    page.see_the_end()
    assert STOLEN in page.texts()
    page.window.pace("off")
    page.table.submit({"kind": "roll"})
    assert STOLEN not in page.texts()


@pytest.mark.rest
def test_a_steal_that_is_taken_back_leaves_no_sentence(page: Page) -> None:
    page.steal()
    assert STOLEN in page.texts()
    page.table.undo()
    assert page.table.session.state.stacks[0] == (30,)
    assert STOLEN not in page.texts()
    assert [card.property("scoreText") for card in page.cards] == ["3 worms", "0 worms", "0 worms"]


def test_a_steal_has_a_sound_of_its_own_and_the_tile_is_heard_where_it_lands(stolen: Page) -> None:
    assert stolen.sounds == ["tile_steal", "tile_take"]


@pytest.mark.rest
def test_the_face_of_who_is_robbed_looks_after_the_tile_for_a_moment(page: Page) -> None:
    turned: set[int] = set()

    def look(seat: int) -> None:
        if abs(page.character(seat).rotation()) > 1:
            turned.add(seat)

    for seat in range(3):
        # A slow machine leaves frames out, but no step of an animation goes untold.
        page.character(seat).rotationChanged.connect(lambda seat=seat: look(seat))
    page.steal()
    page.wait_until(lambda: turned and page.character(0).rotation() == 0)
    assert turned == {0}


@pytest.mark.rest
def test_at_a_calm_table_no_face_minds(page: Page) -> None:
    page.table.change_helps([SeatHelps(calm=True)] * 3)
    tilts: list[float] = []
    page.window.afterAnimating.connect(lambda: tilts.append(page.character(0).rotation()))
    page.steal()
    assert set(tilts) == {0.0}


def test_without_motion_a_steal_still_has_its_sentence_sound_and_figures(page: Page) -> None:
    page.come_to_steal()
    page.window.still(True)
    page.window.pace("normal")
    page.sounds.clear()
    page.table.submit({"kind": "steal", "tile": 30})
    assert not page.flyer.property("flying")
    assert [card.property("scoreText") for card in page.cards] == ["0 worms", "3 worms", "0 worms"]
    assert page.sounds == ["tile_steal"]
    page.wait_until(lambda: STOLEN in page.texts())
    assert page.character(0).rotation() == 0
    page.window.still(False)


def test_a_hurry_in_the_middle_of_a_steal_leaves_everything_in_its_place(page: Page) -> None:
    page.come_to_steal()
    page.window.pace("relaxed")
    page.table.submit({"kind": "steal", "tile": 30})

    def is_on_its_way() -> bool:
        moved = page.frames[-1].low >= page.frames[0].low + 50 or page.character(0).rotation()
        return bool(moved or not page.flyer.property("flying"))

    page.wait_until(is_on_its_way)
    while page.director.busy:
        page.director.finish()
    assert not page.flyer.property("flying")
    assert [card.property("scoreText") for card in page.cards] == ["0 worms", "3 worms", "0 worms"]
    assert page.character(0).rotation() == 0


def test_what_a_computer_steals_is_heard_before_the_turn_passes(qapp: Any) -> None:
    package, said, owner = load_package("pickomino"), list[str](), QObject()
    model = package.view_model(owner)
    told = Announcer(model, (1,), ("Ala", "Jan"), said.append, package.scenes.moments)
    told.briefly = True
    for event in (RollBegan(1, 8), DiceRolled(1, (6,) * 8), DiceKept(1, 6, 8, 40), TileStolen(1, 0, 30)):
        told.take(event, model.event_text(event, ("Ala", "Jan")))
    assert said == ["Jan: 1 roll, sum 40; steals tile 30 (3 worms) from Ala."]
