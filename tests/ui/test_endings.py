"""The end of a game, as people meet it: nothing slides, no hasty click counts, Again can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from stolik.flow import scenes
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people
from stolik.table import end_stage

from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import (
    choose_at_the_end,
    go_on,
    offered,
    open_more,
    play_to_the_end,
    play_to_the_last_move,
    resumed,
    wait_for_a_person,
)
from tests.ui.positions import PEOPLE, leave_a_game, leave_a_game_of

Key = Qt.Key
GUARD, HASTE = end_stage.GUARD_SECONDS, scenes.HASTE_SECONDS
KEYS = (Key.Key_R, Key.Key_T, Key.Key_S, Key.Key_1, Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_U)
BUTTONS = ("Again", "Start page", "More")


class Clock:
    """A clock that only goes on when it is told to."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, open_screen: Open) -> Clock:
    """Let clicks that come too soon be what they are, unlike everywhere else."""
    monkeypatch.setattr(end_stage, "GUARD_SECONDS", GUARD)
    monkeypatch.setattr(scenes, "HASTE_SECONDS", HASTE)
    return Clock()


def phase(screen: Screen) -> str:
    return str(screen.table.end.property("phase"))


def pass_time(screen: Screen, clock: Clock, seconds: float, wanted: str) -> None:
    # A little more than needed, for seconds are no exact numbers.
    clock.time += seconds + 0.01
    screen.wait_until(lambda: phase(screen) == wanted, wanted)


def before_the_last_move(open_screen: Open, paths: Paths, clock: Clock, **comfort: Any) -> Screen:
    leave_a_game(paths, PEOPLE, to_the_end=True, seed=23)
    screen = open_screen(now=clock, **comfort)
    clock_runs(screen, clock)
    go_on(screen)
    play_to_the_last_move(screen)
    return screen


def clock_runs(screen: Screen, clock: Clock) -> None:
    """Let a second pass with every click of the game before its end."""
    click = screen.click_at

    def click_later(place: QPoint) -> None:
        clock.time += 1.0
        click(place)

    screen.click_at = click_later  # type: ignore[method-assign]  # patience costs a real test much time


def end_the_game(screen: Screen, pace: str = "fast") -> None:
    screen.set_comfort(pace=pace)
    screen.click(offered(screen)["take"])
    # What follows is seen as people see it.
    del screen.click_at
    screen.wait_until(lambda: phase(screen) != "", "the end")


def places(screen: Screen, names: tuple[str, ...] = BUTTONS) -> dict[str, QRectF]:
    screen.picture()
    return {name: screen.find(name).place for name in names}


def test_the_table_rests_then_the_winner_is_celebrated_then_the_places_are_counted(
    open_screen: Open, paths: Paths, clock: Clock
) -> None:
    screen = before_the_last_move(open_screen, paths, clock)
    heard: list[str] = []
    screen.table.sounded.connect(heard.append)
    end_the_game(screen)
    heard.clear()
    assert phase(screen) == "rest"
    assert not screen.sees("Ola wins")
    pass_time(screen, clock, end_stage.REST_SECONDS, "moment")
    assert screen.sees("Ola wins")
    assert not screen.sees("Again")
    screen.wait_until(lambda: len(heard) == 7, "the fanfare")
    assert heard[3] == "win"
    pass_time(screen, clock, end_stage.MOMENT_SECONDS, "places")
    screen.wait_for("Place 1: Ola, 10 worms")
    sheet: Any = screen.window.findChild(QObject, "endSheet")
    assert sheet.property("counted") < sheet.property("longest"), "line by line"
    clock.time += GUARD
    choose_at_the_end(screen, "Look back")
    screen.wait_for("Back to the result")
    screen.click("Back to the result")
    screen.wait_for("Again")
    assert sheet.property("counted") >= sheet.property("longest"), "whoever comes back finds them counted"


def lying(screen: Screen) -> list[tuple[str, int, int]]:
    return [(row.zone, row.slot, row.face) for row in screen.table.viewModel.dice.rows]


@pytest.mark.rest
def test_the_dice_that_won_lie_as_they_were_until_the_places_are_shown_and_after(
    open_screen: Open, paths: Paths, clock: Clock
) -> None:
    screen = before_the_last_move(open_screen, paths, clock)
    dice, total = lying(screen), str(screen.table.viewModel.sum)
    assert {zone for zone, _, _ in dice} >= {"kept"}
    seen: list[object] = []

    def look() -> None:
        seen.append((lying(screen), total in screen.lines(), "needs a worm" in screen.lines()))

    screen.window.afterAnimating.connect(look)
    end_the_game(screen, pace="normal")
    for stage, seconds in (("moment", end_stage.REST_SECONDS), ("places", end_stage.MOMENT_SECONDS)):
        pass_time(screen, clock, seconds, stage)
        look()
    assert len(seen) > 10
    assert all(found == (dice, True, False) for found in seen)
    (record,) = paths.finished.glob("*.stolik")
    screen.window.afterAnimating.disconnect(look)
    screen.close()
    again = open_screen(language="en")
    again.app.shell.openFile(str(record))
    again.wait_for("Again")
    assert lying(again) == dice, "also when the game is opened again"


MOMENTS = (("rest", 0.0), ("moment", 0.0), ("moment", 1.9), ("places", 0.0), ("places", 1.4))


@pytest.mark.rest
@pytest.mark.parametrize(
    "stage, after",
    [MOMENTS[0], *(pytest.param(*moment, marks=LONG_SOAK) for moment in MOMENTS[1:4]), MOMENTS[4]],
)
def test_a_click_or_a_key_at_any_moment_of_the_end_does_nothing_but_end_the_celebration(
    open_screen: Open, paths: Paths, clock: Clock, stage: str, after: float
) -> None:
    screen = before_the_last_move(open_screen, paths, clock)
    end_the_game(screen)
    table, log = screen.table, screen.table.session.log
    for name, seconds in (("moment", end_stage.REST_SECONDS), ("places", end_stage.MOMENT_SECONDS)):
        if phase(screen) != stage:
            pass_time(screen, clock, seconds, name)
    clock.time += after
    if stage == "places":
        screen.wait_for("Again")
    size = screen.window.contentItem()
    points = [
        QPoint(x, y) for x in range(40, int(size.width()), 120) for y in range(20, int(size.height()), 60)
    ]
    before = phase(screen)
    for point in points:
        screen.click_at(point)
    for key in KEYS:
        screen.press(key)
    assert screen.table is table
    assert screen.table.session.log == log
    assert screen.app.shell.property("tableGame") == "pickomino"
    assert screen.table.property("lookingAt") == -1
    assert not screen.sees("Go on playing"), "no menu has opened"
    assert not screen.app.shell.property("canUndoAgain")
    assert phase(screen) == ("places" if (stage, after) == ("moment", 1.9) else before)
    assert list(paths.saves.glob("*")) == []


@pytest.mark.rest
@pytest.mark.parametrize("size", [pytest.param((1366, 768), marks=LONG_SOAK), (1024, 600)], ids=str)
def test_no_button_moves_when_the_places_are_counted_and_the_card_is_saved(
    open_screen: Open, paths: Paths, clock: Clock, tmp_path: Any, size: tuple[int, int]
) -> None:
    screen = before_the_last_move(open_screen, paths, clock, size=size)
    screen.app.services.score_card.folder = tmp_path / ("A folder with a rather long name " * 4)
    screen.app.services.score_card.folder.mkdir()
    end_the_game(screen)
    pass_time(screen, clock, end_stage.REST_SECONDS, "moment")
    pass_time(screen, clock, end_stage.MOMENT_SECONDS, "places")
    screen.wait_for("Again")
    first = places_at_rest(screen)
    clock.time += GUARD
    screen.wait_until(lambda: screen.can_press("Again"))
    screen.wait_for("Place 1: Ola, 10 worms")
    assert places(screen) == first
    open_more(screen)
    beside = ("How did we play?", "Look back", "Save the score card")
    first = places_at_rest(screen, beside)
    screen.click("Save the score card")
    screen.click_item(screen.find("Save the score card").item)
    screen.wait_for("Open or print")
    assert places_at_rest(screen, beside) == first
    assert len(list(screen.app.services.score_card.folder.iterdir())) == 1, (
        "the second click of two does nothing"
    )
    for name in ("Open or print", "Show the folder"):
        assert not any(screen.find(name).place.intersects(place) for place in first.values())


def places_at_rest(screen: Screen, names: tuple[str, ...] = BUTTONS) -> dict[str, QRectF]:
    """Return where the buttons are once the sheet has slid to its place."""
    seen: list[dict[str, QRectF]] = []

    def lies() -> bool:
        seen.append(places(screen, names))
        return len(seen) > 8 and all(found == seen[-1] for found in seen[-8:])

    screen.wait_until(lies, "the sheet to lie")
    return seen[-1]


@pytest.mark.rest
def test_again_counts_after_the_guard_and_is_taken_back_by_one_button_or_key_for_ten_seconds(
    open_screen: Open, paths: Paths, clock: Clock
) -> None:
    screen = before_the_last_move(open_screen, paths, clock)
    end_the_game(screen, pace="off")
    assert phase(screen) == "places", "where nothing moves they come at once"
    assert screen.sees("Place 1: Ola, 10 worms")
    assert not screen.can_press("Again"), "a click on the tile may still be under way"
    over = screen.table.session
    clock.time += GUARD
    screen.wait_until(lambda: screen.can_press("Again"))
    screen.wait_until(lambda: screen.focused == "Again")
    open_more(screen)
    screen.set_comfort(pace="normal")
    screen.click("Look back")
    screen.wait_for("Back to the result")
    screen.press(Key.Key_Right)
    assert screen.table.property("lookingAt") == 1
    screen.set_comfort(pace="off")
    screen.click("Back to the result")
    screen.wait_for("Again")
    # Whoever comes back is heard at the first click.
    screen.click("Again")
    screen.wait_until(lambda: screen.sees("Back to the result") and screen.sees("Roll 8 dice"))
    offer = screen.find("Back to the result").place
    others = [
        thing.place for thing in screen.things() if thing.presses and thing.name != "Back to the result"
    ]
    assert not any(place.intersects(offer) for place in others), "it covers nothing that is played with"
    screen.click("Back to the result")
    screen.wait_for("Again")
    assert screen.table.session is over
    assert screen.sees("Place 1: Ola, 10 worms")
    clock.time += GUARD
    screen.wait_until(lambda: screen.can_press("Again"))
    screen.click("Again")
    screen.wait_for("Back to the result")
    screen.press(Key.Key_U)
    screen.wait_for("Again")
    clock.time += GUARD
    screen.wait_until(lambda: screen.can_press("Again"))
    screen.click("Again")
    screen.wait_for("Back to the result")
    clock.time += 10
    screen.wait_until(lambda: not screen.sees("Back to the result"))
    assert len(list(paths.finished.glob("*.stolik"))) == 1


@pytest.mark.soak
def test_whoever_plays_alone_wins_nothing_and_sees_their_own_best(
    open_screen: Open, paths: Paths, clock: Clock
) -> None:
    leave_a_game_of(paths, "knaster", [("Ala", "human", 0)], entries=90)
    screen = open_screen(now=clock)
    screen.click("Continue")
    screen.wait_for_page("table")
    finish_alone(screen)
    clock.time += GUARD
    score = screen.table.session.standings[0].score
    screen.wait_until(lambda: screen.can_press("Again"))
    assert screen.sees(f"{score} points")
    assert screen.sees("Scale: more than 50: good, more than 80: excellent, more than 100: spectacular")
    assert screen.sees("Your first game alone: this is the score to beat.")
    assert not any("win" in line.lower() for line in screen.lines())
    assert load_people(paths.people).document.bests == {"knaster": {"ala": score}}
    screen.click("Again")
    screen.wait_until(lambda: screen.table.property("entries") == 0)
    finish_alone(screen)
    second = screen.table.session.standings[0].score
    screen.wait_until(
        lambda: "Your best so far" in " ".join(screen.names()) or "As good" in " ".join(screen.names())
    )
    said = (
        f"Your best so far! Before it was {score}."
        if second > score
        else f"Your best so far: {score}."
        if second < score
        else "As good as your best so far."
    )
    assert screen.sees(said)
    assert load_people(paths.people).document.bests == {"knaster": {"ala": max(score, second)}}


def finish_alone(screen: Screen) -> None:
    """Play a sheet to its end: the first thing that the rules allow."""
    from stolik.engine.json_values import to_plain

    for _ in range(400):
        wait_for_a_person(screen)
        if screen.table.over:
            return
        session = screen.table.session
        seat = screen.table.seat
        move = next(iter(session.game.legal_moves(session.state, seat)))
        screen.table.submit(to_plain(move))
    raise AssertionError("a sheet that is never full")


@pytest.mark.rest
def test_a_game_that_was_over_before_is_not_celebrated_again(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, to_the_end=True, seed=23)
    play_to_the_end(screen)
    screen.wait_until(lambda: screen.can_press("Start page"))
    screen.click("Start page")
    screen.wait_for_page("home")
    (record,) = paths.finished.glob("*.stolik")
    screen.set_comfort(pace="normal")
    screen.app.shell.openFile(str(record))
    screen.wait_for_page("table")
    screen.wait_for("Place 1: Ola, 10 worms")
    assert phase(screen) == "places"
