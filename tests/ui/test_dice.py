"""Dice thrown on a real table: typed or clicked, confirmed, and undone after typing errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPolygonF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.dice import Roll
from stolik.engine.json_values import to_plain
from stolik.storage.paths import Paths

from tests.pictures.acts import hinted
from tests.pictures.scene import CROWD, PAIR, left, left_in_the_turn
from tests.pictures.scenes.book import CODE, typed, with_real_dice
from tests.pictures.scenes.dice_games import rolled, told_more
from tests.qml_classes import class_name, has_property
from tests.soak.marks import mostly_soak
from tests.tiers import mostly_rest
from tests.ui.conftest import Open
from tests.ui.driver import Screen, seen_through
from tests.ui.fitting import place, resize
from tests.ui.player import go_on

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
    screen.press(Key.Key_Backspace, Key.Key_W)
    screen.type("5")
    assert dice.faces == [1, 2, 3, 4, 4, 4, 6, 5]
    screen.click("Remove: 1")
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
    return [place(item) for item in screen.items() if class_name(item).startswith(kind)]


@pytest.mark.parametrize("game, first", [("pickomino", "44444561"), ("ryzyk_fizyk", "444213")])
def test_the_question_for_dice_covers_none_set_aside(open_screen: Open, game: str, first: str) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    with_real_dice(game)(screen)
    screen.type(first)
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: screen.table.realDice.asked == 0 and not screen.table.director.busy)
    if game == "pickomino":
        # Only rolling is left. In Ryzyk-Fizyk the group is chosen at once, and may be banked.
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

    assert screen.sees("Player 1 rolls 8 dice. What came up?")
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
    screen.wait_for("A letter or digit is wrong, or two are swapped. Please check the code again.")
    screen.press(Key.Key_Backspace)
    screen.type(CODE[-1])
    screen.press(Key.Key_Return)
    screen.wait_for_page("players")
    assert screen.sees("Without the code")
    assert not screen.sees("Who starts?")
    assert not screen.sees("We roll real dice")
    screen.click("To the table", page="table")
    assert (screen.table.gameId, screen.table.session.seats, screen.table.session.starter) == (
        "knaster",
        3,
        1,
    )


LEFT = {game: left(game, 0, PAIR) for game in ("pickomino", "ryzyk_fizyk", "knaster")}
NAMES = {
    "pickomino": "Cup with 8 dice, waiting to be rolled",
    "ryzyk_fizyk": "Cup with 6 dice, waiting to be rolled",
    "knaster": "Cup with 2 dice, waiting to be rolled",
}


class Seen(NamedTuple):
    """A die as seen in a frame: its face, and whether it is turning in the air."""

    die: int
    top: int
    sides: tuple[int, ...]
    turns: bool
    strength: float


def dice(screen: Screen) -> list[QQuickItem]:
    return [item for item in screen.items() if has_property(item, "printed") and not item.property("still")]


def stands(screen: Screen) -> bool:
    return any(class_name(item).startswith("DiceCup") and seen_through(item) > 0 for item in screen.items())


def seen_dice(screen: Screen) -> Iterator[Seen]:
    for die in dice(screen):
        if die.isVisible() and seen_through(die) > 0:
            (cube,) = (item for item in screen.items(die) if has_property(item, "labels"))
            yield Seen(
                int(die.property("index") if has_property(die, "index") else die.property("number")),
                int(die.property("printed")),
                tuple(cube.property("labels")),
                bool(die.property("tumbling")),
                seen_through(die),
            )


@contextmanager
def watched(screen: Screen) -> Iterator[list[list[Seen]]]:
    frames: list[list[Seen]] = []

    def look() -> None:
        frames.append(list(seen_dice(screen)))

    screen.window.afterAnimating.connect(look)
    yield frames
    screen.window.afterAnimating.disconnect(look)


def at_the_roll(open_screen: Open, paths: Paths, game: str, **comfort: Any) -> Screen:
    LEFT[game](paths)
    screen = go_on(open_screen())
    screen.picture()
    assert stands(screen)
    assert not list(seen_dice(screen))
    screen.set_comfort(**{"pace": "normal", **comfort})
    return screen


def roll(screen: Screen, press: Callable[[], object]) -> None:
    length = screen.table.session.length
    press()
    screen.wait_until(lambda: screen.table.session.length >= length + 2, "the roll")
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")


def play_on(screen: Screen) -> None:
    table = screen.table
    while any(not isinstance(move, Roll) for move in moves(table)) and table.viewModel.phase != "decide":
        table.submit(to_plain(next(iter(moves(table)))))
        screen.wait_until(lambda: not table.director.busy, "the move")


def moves(table: Any) -> list[Any]:
    return list(table.session.game.legal_moves(table.session.state, table.seat))


def in_sight(frames: list[list[Seen]]) -> Iterator[tuple[Seen, Seen]]:
    """Yield each die together with its state in the previous frame, if it was visible there."""
    for before, now in pairwise(frames):
        for one in before:
            yield from ((one, other) for other in now if other.die == one.die)


MOTIONS: tuple[dict[str, Any], ...] = ({}, {"reducedMotion": True}, {"pace": "off"})


@pytest.mark.parametrize("comfort", mostly_soak(MOTIONS, usual=MOTIONS[:1]), ids=str)
@pytest.mark.parametrize("game", LEFT)
def test_no_die_is_blank_or_changes_its_pips_in_sight_in_any_frame_of_rolls(
    open_screen: Open, paths: Paths, game: str, comfort: dict[str, Any]
) -> None:
    screen = at_the_roll(open_screen, paths, game, **comfort)
    with watched(screen) as frames:
        for _ in range(2):
            roll(screen, lambda: screen.press(Key.Key_R))
            screen.picture()
            play_on(screen)
        screen.picture()
    for die in (die for frame in frames for die in frame):
        assert sorted(die.sides) == [1, 2, 3, 4, 5, 6]
        assert die.sides[0] == die.top
    if screen.app.settings.stored.pace != "off":
        for before, now in in_sight(frames):
            assert before.top == now.top or now.turns or now.strength < 0.9, "what lies keeps its pips"
    turning = any(die.turns for frame in frames for die in frame)
    faint = any(0 < die.strength < 0.95 for frame in frames for die in frame)
    assert turning == (comfort == {})
    assert faint or comfort != {"reducedMotion": True}, "they come and go as they lie"


@pytest.mark.quick
@pytest.mark.parametrize("game", mostly_rest(LEFT, usual=["ryzyk_fizyk"]))
def test_for_dice_in_the_cup_it_alone_is_pressed(open_screen: Open, paths: Paths, game: str) -> None:
    screen = at_the_roll(open_screen, paths, game, pace="off")
    assert [name for name in screen.names() if "waiting to be rolled" in name] == [NAMES[game]]
    assert not [name for name in screen.names() if name.startswith("Die")]
    roll(screen, lambda: screen.click(NAMES[game]))
    screen.picture()
    assert not stands(screen)
    assert len(list(seen_dice(screen))) == len(dice(screen))
    assert not screen.sees(NAMES[game])


def test_while_one_looks_back_the_cup_stands_there_and_rolls_nothing(open_screen: Open, paths: Paths) -> None:
    screen = at_the_roll(open_screen, paths, "pickomino", pace="off")
    roll(screen, lambda: screen.press(Key.Key_R))
    length = screen.table.session.length
    screen.table.lookAt(0)
    screen.picture()
    assert stands(screen)
    assert not list(seen_dice(screen))
    screen.click(NAMES["pickomino"])
    assert screen.table.session.length == length


@pytest.mark.parametrize("game", LEFT)
def test_real_dice_need_no_cup(open_screen: Open, game: str) -> None:
    screen = open_screen(pace="normal")
    with_real_dice(game)(screen)
    assert not stands(screen)
    assert not list(seen_dice(screen))
    with watched(screen) as frames:
        screen.type("1" * screen.table.realDice.asked)
        screen.press(Key.Key_Return)
        screen.wait_until(lambda: any(any(frame) for frame in frames), "the dice")
        assert not stands(screen)
        screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    assert all(die.sides[0] == die.top == 1 for frame in frames for die in frame)


TOSSES = 24
ROLL = {"pickomino": (1, 2, 3, 4, 4, 4, 5, 6), "ryzyk_fizyk": (1, 2, 2, 3, 4, 5)}


def after_a_roll(open_screen: Open, paths: Paths, game: str, *faces: int, **how: object) -> Screen:
    left(game, 0, PAIR)(paths)
    screen = go_on(open_screen(pace="off", **how))
    rolled(*faces)(screen)
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    screen.picture()
    return screen


def drawn_dice(screen: Screen) -> list[QQuickItem]:
    return [item for item in screen.items() if has_property(item, "choosable") and item.isVisible()]


def outline(die: QQuickItem, margin: float) -> QPolygonF:
    """Return the outline of a tilted die, with a margin for the line around it."""
    w, h = die.width() + margin, die.height() + margin
    return QPolygonF(
        [die.mapToScene(QPointF(x, y)) for x, y in ((-margin, -margin), (w, -margin), (w, h), (-margin, h))]
    )


@pytest.mark.parametrize("game", ROLL)
def test_dice_of_any_roll_touch_nowhere_at_any_size(open_screen: Open, paths: Paths, game: str) -> None:
    screen = after_a_roll(open_screen, paths, game, *ROLL[game], size=(1024, 600))
    for *size, scale in ((1366, 768, 1.0), (1024, 600, 1.0), (3840, 2160, 2.0)):
        screen.resize(*size)
        screen.set_comfort(scale=scale)
        screen.picture()
        (field,) = (item for item in screen.items() if class_name(item).startswith("ThrownDice"))
        tops = [die.y() for die in drawn_dice(screen)]
        foot = max(die.y() + die.height() for die in drawn_dice(screen))
        assert abs(min(tops) + foot - field.height()) < field.property("die") * 0.4
        for toss in range(TOSSES):
            field.setProperty("tosses", toss)
            for one, two in combinations([outline(die, 1.5 * scale) for die in drawn_dice(screen)], 2):
                assert not one.intersects(two), toss
        field.setProperty("tosses", 0)


def test_dice_that_cannot_be_chosen_are_warm_on_every_dark_cloth(open_screen: Open, paths: Paths) -> None:
    left_in_the_turn(PAIR)(paths)
    screen = go_on(open_screen(pace="off", scheme="evening"))
    rolled(2, 5)(screen)
    screen.wait_until(lambda: any(die.property("dimmed") for die in drawn_dice(screen)), "a dimmed die")
    for cloth in ("linen", "felt", "oak", "night"):
        for pieces in ("ivory", "wood"):
            screen.set_comfort(cloth=cloth, pieces=pieces)
            picture = screen.picture()
            die = next(die for die in drawn_dice(screen) if die.property("dimmed"))
            red, _, blue = side_of(picture, die)
            assert red > blue + 12, (cloth, pieces)


def side_of(picture: QImage, die: QQuickItem) -> tuple[int, int, int]:
    """Return the colour of a die near its left side, where nothing is printed."""
    place = die.mapToScene(QPointF(die.width() * 0.1, die.height() * 0.5)) * picture.devicePixelRatio()
    colour = picture.pixelColor(place.toPoint())
    return colour.red(), colour.green(), colour.blue()


def test_a_wooden_worm_has_grain(open_screen: Open, paths: Paths) -> None:
    screen = after_a_roll(open_screen, paths, "pickomino", *ROLL["pickomino"])
    grains = {}
    for pieces in ("ivory", "wood"):
        screen.set_comfort(pieces=pieces)
        (worm,) = (die for die in drawn_dice(screen) if die.property("face") == 6)
        faces = [
            item for item in screen.items(worm) if has_property(item, "label") and item.property("label") == 6
        ]
        grains[pieces] = [str(face.property("source").toString()).rpartition("/")[2] for face in faces]
    assert grains == {"ivory": [""], "wood": ["pips-wood-0.svg"]}


def test_no_die_lies_below_a_hints_table(open_screen: Open, paths: Paths) -> None:
    screen = after_a_roll(open_screen, paths, "ryzyk_fizyk", *ROLL["ryzyk_fizyk"], size=(1024, 600))
    hinted(screen)
    told_more(screen)
    screen.picture()
    table = screen.find("What the best options are worth").place
    for die in drawn_dice(screen):
        middle = die.mapToScene(QPointF(die.width() / 2, die.height() / 2))
        assert not table.contains(middle)
        QTest.mouseMove(screen.window, middle.toPoint())
        screen.wait_until(lambda: bool(die.property("hovered")), "a die is pointed at")  # noqa: B023  # waited for


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_refusal_covers_neither_the_hint_nor_undo(open_screen: Open, paths: Paths, language: str) -> None:
    screen = after_a_roll(
        open_screen, paths, "ryzyk_fizyk", *ROLL["ryzyk_fizyk"], size=(1024, 600), language=language
    )
    screen.table.refused.emit("why this can't be done now, with all that the rules say of it " * 2, "3")
    screen.picture()
    (toast,) = (item for item in screen.items() if item.property("linkText") and item.property("shown"))
    for name in {"en": ("Undo", "Hint"), "pl": ("Cofnij", "Podpowiedź")}[language]:
        assert not screen.find(name).place.intersects(toast.mapRectToScene(toast.boundingRect()))


@pytest.mark.parametrize("page", ["replay", "looking back"])
def test_the_flag_of_the_turn_leaves_the_way_back_free(open_screen: Open, paths: Paths, page: str) -> None:
    left("knaster", 61)(paths)
    screen = go_on(open_screen(pace="off", size=(1024, 600)))
    if page == "replay":
        screen.table.replay.start()
    else:
        screen.table.lookAt(screen.table.entries - 3)
    screen.wait_until(lambda: screen.sees("Back to the game"), "the way back")
    screen.picture()
    back = screen.find("Back to the game").place
    flags = [item for item in screen.items() if item.objectName() == "turnFlag" and item.isVisible()]
    assert flags
    assert all(back.bottom() - flag.mapToScene(QPointF()).y() < 3 for flag in flags)


def test_chosen_dice_in_large_type_cover_no_number(open_screen: Open, paths: Paths) -> None:
    left("ryzyk_fizyk", 0, CROWD[:8])(paths)
    screen = go_on(open_screen(pace="off", size=(1024, 600), scale=1.5))
    rolled(1, 2, 3, 3, 3, 5)(screen)
    screen.wait_until(lambda: not screen.table.director.busy, "dice that lie")
    screen.picture()
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    (track,) = (item for item in screen.items() if class_name(item).startswith("Track"))
    scale = [item for item in screen.items() if has_property(item, "text") and track.isAncestorOf(item)]
    foot = max(item.mapToScene(QPointF(0, item.baselineOffset())).y() for item in scale if item.isVisible())
    chosen = [die for die in drawn_dice(screen) if die.property("selected")]
    assert len(chosen) == 3
    (field,) = (item for item in screen.items() if class_name(item).startswith("ThrownDice"))
    for toss in range(TOSSES):
        field.setProperty("tosses", toss)
        tops = [outline(die, 0).boundingRect().top() - theme.property("lift") for die in chosen]
        assert min(tops) > foot, toss
