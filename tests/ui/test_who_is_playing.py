"""Seats don't move unless players change places, and all controls are tall enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QMetaObject, QObject, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QMouseEvent
from shiboken6 import isValid
from stolik import app
from stolik.engine.game_library import find_game, find_games
from stolik.storage.atomic import digest
from stolik.storage.faults import FAULTS
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, SeatPlan, load_people, store_people
from stolik.storage.settings import WindowPlace

from tests.house import SAVE
from tests.pictures.acts import filled, opened_for
from tests.pictures.scene import KNOWN_PEOPLE, has_gone, motion_clock
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import Seats, leave_a_game_of

pytestmark = pytest.mark.rest

Size = tuple[int, int, float]
SIZES: list[Size] = [
    (1024, 560, 1.0),
    (1024, 560, 1.5),
    (1366, 768, 1.0),
    (1366, 768, 2.0),
    (3840, 2160, 2.0),
]
A_WHILE = 120
"""Milliseconds, less than a seat's movement takes at the relaxed pace."""


def cards(screen: Screen) -> dict[str, QPointF]:
    screen.picture()
    return {
        str(item.property("shownName")): item.position()
        for item in screen.items()
        if class_name(item).startswith("PlayerCard")
    }


def moved(screen: Screen) -> set[str]:
    before = cards(screen)
    screen.wait_until(partial(has_gone, motion_clock(), A_WHILE), "what moves")
    after = cards(screen)
    return {name for name, place in before.items() if after[name] != place}


def full_of_computers(paths: Paths, game: str) -> None:
    info = find_game(game)
    assert info is not None
    seats = [SeatPlan(name=f"Fela {letter}", kind="sharp") for letter in "ABCDEFGHIJKL"[: info.seats[1]]]
    store_people(paths.people, People(line_ups={game: LineUp(seats=seats)}))


every_size = pytest.mark.parametrize(
    "sizes", [[SIZES[0], SIZES[3]], pytest.param(SIZES, marks=LONG_SOAK)], ids=["extremes", "all"]
)


most_seats_and_most_options = pytest.mark.parametrize(
    "game", mostly_soak([info.id for info in find_games()], usual=("knaster", "rummikub"))
)
"""Only two games, because the page is the same for all, and these two test its room."""


def at_each(sizes: list[Size], screen: Screen, game: str) -> Iterator[Size]:
    """Open the page again at each size in the same window; yield the sizes."""
    for size in sizes:
        screen.pages.go("home")
        screen.wait_for_page("home")
        screen.resize(*size[:2])
        screen.set_comfort(scale=size[2])
        opened_for(game)(screen)
        yield size


@every_size
@most_seats_and_most_options
def test_seats_stand_where_they_belong_as_soon_as_they_are_seen(
    open_screen: Open, paths: Paths, game: str, sizes: list[Size]
) -> None:
    full_of_computers(paths, game)
    screen = open_screen(pace="relaxed")
    for size in at_each(sizes, screen, game):
        assert moved(screen) == set(), size
        assert len(cards(screen)) >= 4
        # A resized window also moves them at once.
        screen.resize(1180, 700)
        assert moved(screen) == set(), size


def test_whoever_changes_places_is_seen_to_go(open_screen: Open, paths: Paths) -> None:
    full_of_computers(paths, "knaster")
    screen = open_screen(size=(1366, 768), pace="relaxed")
    opened_for("knaster")(screen)
    places = list(cards(screen).values())
    line_up = screen.app.shell.tables.line_up
    line_up.move(1, 3)
    assert moved(screen) == {"Fela B", "Fela C", "Fela D"}
    screen.wait_until(
        lambda: (
            list(dict(sorted(cards(screen).items())).values())
            == [places[0], places[3], places[1], places[2], *places[4:]]
        ),
        "rest",
    )
    line_up.remove(10)
    assert moved(screen) == {"Fela L"}
    screen.wait_until(lambda: cards(screen)["Fela L"] == places[10], "rest")
    screen.set_comfort(pace="off")
    line_up.move(0, 5)
    line_up.remove(2)
    assert moved(screen) == set()
    assert [place for place in places if place in cards(screen).values()] == places[:10], (
        "nobody leaves a hole"
    )


@every_size
@most_seats_and_most_options
def test_whatever_is_pressed_is_high_enough(open_screen: Open, game: str, sizes: list[Size]) -> None:
    screen = open_screen(language="pl")
    for size in at_each(sizes, screen, game):
        filled(screen)
        if screen.sees("We choose"):
            screen.click("We choose")
        screen.picture()
        theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
        least = theme.property("target")
        air = min(size[2], size[0] / 1024, size[1] / 560)
        assert least >= 44 * air - 0.5, size
        pressed = [thing for thing in screen.things() if thing.presses]
        assert len(pressed) > 10
        # Seven cards side by side leave their small buttons half a pixel less of width.
        low = [
            thing.name
            for thing in pressed
            if thing.place.height() < least - 0.5 or thing.place.width() < least - 1
        ]
        assert low == [], size


def edges(screen: Screen, *kinds: str) -> tuple[float, float]:
    """Return the leftmost and rightmost positions of the visible items of these kinds."""
    places = [
        item.mapRectToScene(item.boundingRect())
        for item in screen.items()
        if item.isVisible() and (class_name(item).startswith(kinds) or item.objectName() in kinds)
    ]
    return min(place.left() for place in places), max(place.right() for place in places)


def test_seats_share_their_edges_with_the_panel_and_words_their_middle_with_the_switch(
    open_screen: Open,
) -> None:
    screen = open_screen(size=(1024, 600))
    opened_for("rummikub")(screen)
    for size in ((1024, 600), (1366, 768)):
        screen.resize(*size)
        screen.picture()
        assert edges(screen, "PlayerCard", "freeChair") == pytest.approx(edges(screen, "OptionsPanel"), abs=1)
    screen.click("Rule details")
    screen.picture()
    rows = [item for item in screen.items() if item.isVisible() and class_name(item).startswith("ToggleRow")]
    assert len(rows) == 2
    for row in rows:
        words, switch = row.property("contentItem").childItems()[:2]
        assert words.y() + words.height() / 2 == pytest.approx(switch.y() + switch.height() / 2, abs=0.5)


def test_whoever_presses_a_free_chair_sits_down_there(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    screen.picture()
    free = [item for item in screen.items() if item.objectName() == "freeChair" and item.isVisible()]
    before = screen.app.shell.tables.line_up.property("count")
    screen.click_item(free[0])
    assert screen.app.shell.tables.line_up.property("count") == before + 1
    screen.wait_for("Name")


@pytest.mark.parametrize(
    "name, key, stays",
    [("", Qt.Key.Key_Escape, False), ("Ala", Qt.Key.Key_Escape, True), ("", Qt.Key.Key_Return, True)],
)
def test_whoever_is_asked_for_and_not_named_sits_only_where_that_was_wanted(
    open_screen: Open, name: str, key: Qt.Key, stays: bool
) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    line_up = screen.app.shell.tables.line_up
    before = line_up.property("count")
    screen.click("Add a person")
    screen.wait_until(lambda: screen.focused == "Name", "who sits there")
    screen.type(name)
    screen.press(key)
    screen.wait_until(lambda: screen.focused != "Name", "the page again")
    assert line_up.property("count") == before + stays


def test_a_double_click_s_second_press_does_nothing_on_the_next_page(
    open_screen: Open,
) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    button = screen.find("To the table").place
    place = QPointF(button.left() + 12, button.center().y())
    press_at(screen, place, 1000)
    screen.wait_for_page("table")
    # A switch is at the place of the second press of a double click.
    switch = screen.wait_for("Odds").place
    assert switch.contains(place)
    press_at(screen, place, 1200)
    assert not screen.table.advice.property("oddsShown")
    press_at(screen, place, 3000)
    assert screen.table.advice.property("oddsShown")


def press_at(screen: Screen, place: QPointF, time: int) -> None:
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        held = button if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, place, place, button, held, none)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(screen.window, event)


def test_whoever_leaves_the_page_as_a_seat_is_removed_hears_no_complaint(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    [row] = [item for item in screen.items() if class_name(item).startswith("SeatRow")]
    QMetaObject.invokeMethod(row, "focusCard", Q_ARG("int", 0))
    assert row.hasActiveFocus()
    QMetaObject.invokeMethod(row, "remove", Q_ARG("int", 0))
    screen.pages.go("home")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    screen.wait_for_page("home")
    assert not isValid(row)


def test_only_rules_that_are_not_the_usual_ones_are_named(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("ryzyk_fizyk")(screen)
    assert not screen.sees("Six of a kind wins.")
    line_up = screen.app.shell.tables.line_up
    line_up.setOption("six_of_a_kind_wins", not line_up.option_rows.rows[0].on)
    shown = "Six of a kind wins." if line_up.option_rows.rows[0].on else "Six of a kind wins: no."
    assert screen.sees(shown)


def test_seats_that_grow_with_the_window_lead_to_no_loop(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(language="en", size=(1024, 600))
    screen.click("Play Rummikub", page="players")
    for scale in (1.0, 0.8, 1.5, 1.0):
        for size in ((1920, 1080), (1366, 768), (1024, 560), (1920, 1080), (1024, 600)):
            screen.resize(*size)
            screen.picture()
        screen.set_comfort(scale=scale)
    assert screen.warnings == []


Key = Qt.Key
FAMILY_FACE = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
UNSEEN = "This name is invisible. Please type another one."


def typed(screen: Screen, text: str) -> None:
    """Enter characters without a key, like an emoji list or a keyboard of another script."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QCoreApplication.sendEvent(field(), event)
    screen.breathe()


def field() -> QObject:
    found = QGuiApplication.focusObject()
    assert found is not None
    return found


def text() -> Any:
    return field().property("text")


@pytest.fixture
def screen(open_screen: Open, paths: Paths) -> Screen:
    screen = open_screen()
    screen.click("Play Worms", page="players")
    screen.click("Seat 1: Player 1, starts")
    return screen


@pytest.mark.quick
def test_a_drawing_as_the_24th_letter_is_whole_or_not_there(screen: Screen) -> None:
    typed(screen, "x" * 23)
    typed(screen, "\U0001f600")
    assert text() == "x" * 23 + "\U0001f600"
    typed(screen, "y")
    assert text() == "x" * 23 + "\U0001f600", "it is full"
    screen.press(Key.Key_Backspace)
    typed(screen, FAMILY_FACE)
    assert text() == "x" * 23, "five letters have no room for one"
    for _ in range(4):
        screen.press(Key.Key_Backspace)
    typed(screen, FAMILY_FACE)
    assert text() == "x" * 19 + FAMILY_FACE
    screen.click("Done")
    assert screen.sees(f"Seat 1: {'x' * 19}{FAMILY_FACE}, starts")


def test_in_a_full_field_the_letters_after_the_cursor_stay(screen: Screen) -> None:
    typed(screen, "ab" + "x" * 21)
    screen.press(Key.Key_Home, Key.Key_Right)
    typed(screen, "\U0001f600\U0001f601")
    assert text() == "a\U0001f600b" + "x" * 21
    assert field().property("cursorPosition") == 3
    typed(screen, "12")
    assert text() == "a\U0001f600b" + "x" * 21


def test_a_name_that_nobody_can_see_is_told_and_none_is_given(screen: Screen) -> None:
    assert not screen.sees(UNSEEN)
    typed(screen, "\u200b\u2800")
    assert screen.sees(UNSEEN)
    typed(screen, "Ala")
    assert not screen.sees(UNSEEN)
    screen.press(Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    screen.click("Done")
    assert screen.sees("Seat 1: Player 1, starts")


def test_a_name_from_right_to_left_turns_no_sentence(screen: Screen) -> None:
    typed(screen, "\u05d3\u05d5\u05d3")
    screen.click("Done")
    assert screen.sees("Seat 1: \u2068\u05d3\u05d5\u05d3\u2069, starts")
    screen.click("Seat 1: \u2068\u05d3\u05d5\u05d3\u2069, starts")
    assert text() == "\u05d3\u05d5\u05d3", "no mark is in the way of whoever writes"


def test_a_tournament_may_have_a_name_of_several_words(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Tournaments", "New tournament", "Tournament name")
    screen.type(" Zima  2026 ")
    assert text() == " Zima  2026 "
    own_name = field()
    screen.press(Key.Key_Return)
    assert own_name.property("text") == "Zima 2026"


UNNAMED: Seats = (("Player 1", "human", 0), ("Gracz 2", "human", 1), ("Gracjan 3", "human", 2))


def test_default_names_follow_the_language_everywhere(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", UNNAMED, entries=9)
    screen = open_screen(language="pl")

    def cards() -> list[str]:
        return [row.name for row in screen.table.seats.rows]

    def told() -> str:
        return " ".join(row.text for row in screen.table.log.rows)

    [waiting] = screen.app.shell.waiting_rows.rows
    assert [seat.name for seat in waiting.seats] == ["Gracz 1", "Gracz 2", "Gracjan 3"]
    screen.set_comfort(language="en")
    [waiting] = screen.app.shell.waiting_rows.rows
    assert [seat.name for seat in waiting.seats] == ["Player 1", "Player 2", "Gracjan 3"]
    screen.click("Continue", page="table")
    assert cards() == ["Player 1", "Player 2", "Gracjan 3"]
    screen.set_comfort(language="pl")
    assert cards() == ["Gracz 1", "Gracz 2", "Gracjan 3"]
    assert "Gracz 1" in told()
    assert "Player" not in told()
    # The record keeps its original content.
    assert [player.name for player in screen.table.players] == ["Player 1", "Gracz 2", "Gracjan 3"]


def named(each: QObject, name: str) -> bool:
    return class_name(each).startswith(f"{name}_QML")


def shows(screen: Screen, name: str) -> bool:
    return any(named(item, name) for item in screen.items())


@pytest.mark.quick
def test_the_page_before_stays_until_the_table_lies_there_and_then_goes(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    screen.click("Play Worms", page="players")
    window: Any = screen.window
    frames: list[tuple[bool, bool]] = []
    window.frameSwapped.connect(
        lambda: frames.append((shows(screen, "PlayersPage"), shows(screen, "TablePage")))
    )
    screen.click("To the table", page="table")
    screen.wait_until(lambda: not shows(screen, "PlayersPage"), "the table alone")
    assert all(any(seen) for seen in frames), "an empty cloth was seen"
    assert (True, True) in frames, "the table came at once"
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Keep playing")


def test_a_page_lies_there_whole_at_once(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    window: Any = screen.window
    frames: list[tuple[bool, bool, bool]] = []

    def look() -> None:
        covering = window.property("pages").property("covering")
        lies = covering is not None and covering.parentItem().opacity() == 1
        lowest = window.property("shown").parentItem()
        frames.append((lowest.isVisible() and lowest.opacity() == 1, covering is not None, lies))

    window.frameSwapped.connect(look)
    for page in ("comfort", "about"):
        screen.app.shell.opened_pages.open(page)
        screen.wait_until(lambda: frames[-1:] == [(False, True, True)], page)
    window.frameSwapped.disconnect(look)
    first = frames.index((False, True, True))
    assert all(seen or lies for seen, _, lies in frames[:first]), "an empty cloth was seen"


def test_a_table_that_is_left_while_it_comes_leaves_the_start_page(open_screen: Open) -> None:
    screen = open_screen(pace="relaxed")
    shell = screen.app.shell
    shell.choose("pickomino")
    shell.sit()
    screen.wait_until(lambda: shows(screen, "TablePage"), "the table")
    shell.leave()
    screen.wait_for_page("home")
    # For as long as the table would have taken to appear.
    screen.wait_until(partial(has_gone, motion_clock(), 1_000), "what moves")
    assert shows(screen, "HomePage")
    screen.press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier)
    assert screen.warnings == []


def test_from_a_table_to_another_one_only_the_new_one_is_kept(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms", page="players")
    screen.click("To the table", page="table")
    before = screen.app.shell.table
    screen.app.shell.sit()
    screen.wait_until(
        lambda: screen.app.shell.table is not before and screen.sees("Menu and pause"), "another table"
    )
    assert sum(named(item, "TablePage") for item in screen.items()) == 1


def pieces(screen: Screen) -> str:
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    return str(theme.property("pieces"))


def test_helps_are_chosen_felt_and_deleted_with_the_person(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen()
    screen.click("Play Rummikub", page="players")
    about = "More about this person: help, time, delete"
    screen.click("Seat Zosia", "Seat 1: Zosia", about, "Large pips and numbers", "Hints on request", "More")
    screen.press(Key.Key_Escape)
    screen.click("Done", "To the table", page="table")
    setup = screen.app.shell.tables.setup
    assert setup is not None
    helps = setup.seats[0].helps
    assert (helps.extra_seconds, helps.hints, helps.large_print) == (15, False, True)
    assert pieces(screen) == "large"
    screen.app.shell.leave()
    screen.wait_for_page("home")
    assert pieces(screen) == "ivory"
    screen.click("Play Rummikub", page="players")
    screen.click("Seat 1: Zosia", about, "Delete Zosia…")
    assert screen.focused == "Keep Zosia", "a second press at once deletes nobody"
    screen.click("Delete Zosia for good")
    screen.wait_until(lambda: screen.sees("Seat 1: Player 1"))
    assert "Zosia" not in [person.name for person in load_people(paths.people).document.people]
    assert "Zosia" not in (paths.saves / "rummikub.stolik").read_text("utf-8")


def test_on_a_screen_of_small_pixels_the_window_grows_with_the_type(
    qapp: QGuiApplication, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "suitable_scale", lambda: 2.0)
    program, usual = app.App(paths, 1), WindowPlace()
    place = program.settings.stored.window
    assert program.settings.stored.scale == 2
    assert (place.width, place.height) == (2 * usual.width, 2 * usual.height)
    program.close()


def test_a_start_removes_what_a_killed_write_has_left(qapp: QGuiApplication, paths: Paths) -> None:
    parts = [folder / ".rummikub.stolik-0a1b2c3d.part" for folder in (paths.saves, paths.records)]
    for part in parts:
        part.parent.mkdir(parents=True)
        part.write_text("a rack and the bank", "utf-8")
    # The name under which a game was to be put away.
    parts.append(paths.finished / "rummikub-1.stolik")
    parts[-1].touch()
    app.App(paths, 1).close()
    assert not any(part.exists() for part in parts)


def test_a_start_brings_back_what_a_killed_write_has_put_aside(qapp: QGuiApplication, paths: Paths) -> None:
    known = SAVE.read_bytes()
    paths.saves.mkdir(parents=True)
    aside = f"-{digest(known)}-0a1b2c3d.was"
    (paths.saves / f".pickomino.stolik{aside}").write_bytes(known)
    (paths.saves / "pickomino-2.stolik").write_bytes(known)
    (paths.saves / f".pickomino-2.stolik{aside}").write_bytes(known + b" ")
    assert paths.has_saves()
    program = app.App(paths, 1)
    assert program.services.notices.sentence == FAULTS["other_game"]
    assert len(program.shell.waiting_rows.rows) == 3
    program.close()
    assert sorted(path.name for path in paths.saves.iterdir()) == [
        "pickomino-2.stolik",
        "pickomino-3.stolik",
        "pickomino.stolik",
    ]


def test_what_stolik_collects_is_told_at_the_first_start_alone(open_screen: Open, paths: Paths) -> None:
    line = "Stolik works offline and collects nothing about you."
    screen = open_screen(welcomed=False)
    assert line in screen.lines()
    screen.close()
    assert line not in open_screen().lines()


@pytest.mark.quick
def test_the_language_stays_on_the_start_page_and_is_in_settings_too(open_screen: Open) -> None:
    screen = open_screen(welcomed=False)
    assert not screen.can_press("English"), "it is the one in use"
    screen.click("Polski")
    assert screen.app.settings.property("language") == "pl"
    screen.wait_until(lambda: screen.sees("Graj: Robale"), "the start page in Polish")
    # Its name is in its own language, whatever the language on the screen.
    screen.click_item(next(thing.item for thing in screen.things() if thing.name == "English"))
    assert screen.app.settings.property("language") == "en"
    screen.click("Play Worms", page="players")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    screen.click("Polski")
    assert screen.app.settings.property("language") == "pl"
    screen.set_comfort(language="en")
    screen.click("Settings")
    screen.wait_for("Polski")
    screen.click("Polski")
    assert screen.app.settings.property("language") == "pl"


def test_a_press_is_seen_before_the_table_is_set(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    screen.click("Play Worms")
    screen.wait_until(lambda: screen.can_press("To the table"))
    button = screen.find("To the table").item
    seen: list[tuple[bool, str]] = []

    def painted() -> None:
        if not seen or seen[-1][1] == "players":
            page = str(screen.window.property("page"))
            seen.append((page == "players" and bool(button.property("down")), page))

    screen.window.frameSwapped.connect(painted)
    screen.click_item(button)
    screen.wait_for_page("table")
    screen.window.frameSwapped.disconnect(painted)
    assert (True, "players") in seen
