"""The end of a game as people see it: nothing slides, no hasty click counts, Again can be undone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from stolik.flow import flow
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people, store_people
from stolik.table import end_stage

from tests.house import DAY
from tests.pictures.acts import ended
from tests.pictures.scene import ALONE, CROWD, KNOWN, KNOWN_PEOPLE, shown
from tests.pictures.scenes.book import chance_scenes
from tests.pictures.scenes.coaching import finished
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.fitting import cut, misfits, unheard
from tests.ui.player import (
    choose_at_the_end,
    go_on,
    offered,
    open_more,
    play_to_the_end,
    play_to_the_last_move,
    wait_for_a_person,
)
from tests.ui.positions import FAMILY, PEOPLE, Seats, leave_a_game, leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key
GUARD, HASTE = end_stage.GUARD_SECONDS, flow.HASTE_SECONDS
KEYS = (Key.Key_R, Key.Key_T, Key.Key_S, Key.Key_1, Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_U)
BUTTONS = ("Again", "Home", "More")


class Clock:
    """A clock that only the test advances."""

    time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, open_screen: Open) -> Clock:
    """Treat early clicks as such, unlike everywhere else."""
    monkeypatch.setattr(end_stage, "GUARD_SECONDS", GUARD)
    monkeypatch.setattr(flow, "HASTE_SECONDS", HASTE)
    return Clock()


def phase(screen: Screen) -> str:
    return str(screen.table.end.property("phase"))


def pass_time(screen: Screen, clock: Clock, seconds: float, wanted: str) -> None:
    # A little more than needed, since seconds aren't exact numbers.
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
    click = screen.click_at

    def click_later(place: QPoint) -> None:
        clock.time += 1.0
        click(place)

    screen.click_at = click_later  # type: ignore[method-assign]  # patience costs a real test much time


def end_the_game(screen: Screen, pace: str = "fast") -> None:
    screen.set_comfort(pace=pace)
    screen.click(offered(screen)["take"])
    # From here on, the screen is as people see it.
    del screen.click_at
    screen.wait_until(lambda: phase(screen) != "", "the end")


def places(screen: Screen, names: tuple[str, ...] = BUTTONS) -> dict[str, QRectF]:
    screen.picture()
    return {name: screen.find(name).place for name in names}


@pytest.mark.quick
def test_the_table_rests_before_winner_and_places(open_screen: Open, paths: Paths, clock: Clock) -> None:
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


def test_the_dice_that_won_lie_as_they_were(open_screen: Open, paths: Paths, clock: Clock) -> None:
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


@pytest.mark.parametrize(
    "stage, after",
    [MOMENTS[0], *(pytest.param(*moment, marks=LONG_SOAK) for moment in MOMENTS[1:4]), MOMENTS[4]],
)
def test_a_click_or_a_key_at_any_moment_of_the_end_does_nothing(
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
    assert not screen.sees("Keep playing"), "no menu has opened"
    assert not screen.app.shell.property("canUndoAgain")
    assert phase(screen) == before
    assert list(paths.saves.glob("*")) == []


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
    beside = ("Look back", "Save the score card")
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
    """Return the places of the buttons once the sheet has slid in."""
    seen: list[dict[str, QRectF]] = []

    def lies() -> bool:
        seen.append(places(screen, names))
        return len(seen) > 8 and all(found == seen[-1] for found in seen[-8:])

    screen.wait_until(lies, "the sheet to lie")
    return seen[-1]


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
    # After coming back, the first click counts.
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


@pytest.mark.quick
@pytest.mark.soak
def test_whoever_plays_alone_sees_their_own_best(open_screen: Open, paths: Paths, clock: Clock) -> None:
    leave_a_game_of(paths, "knaster", [("Ala", "human", 0)], entries=90)
    screen = open_screen(now=clock)
    screen.click("Continue", page="table")
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
        else "Equal to your best so far."
    )
    assert screen.sees(said)
    assert load_people(paths.people).document.bests == {"knaster": {"ala": max(score, second)}}


def finish_alone(screen: Screen) -> None:
    """Play a sheet to its end, always with the first legal move."""
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


def at_the_result(open_screen: Open, paths: Paths, **comfort: Any) -> Screen:
    leave_a_game(paths, PEOPLE, to_the_end=True)
    screen = go_on(open_screen(**{"language": "en", **comfort}))
    play_to_the_end(screen)
    open_more(screen)
    return screen


@pytest.mark.quick
def test_a_score_card_is_saved_and_its_place_told(open_screen: Open, paths: Paths, tmp_path: Path) -> None:
    screen = at_the_result(open_screen, paths)
    screen.app.services.score_card.folder = tmp_path / "Documents"
    screen.click("Save the score card")
    (file,) = (tmp_path / "Documents").iterdir()
    assert file.read_bytes().startswith(b"%PDF")
    screen.wait_for(f"The score card is in the folder {file.parent}, as “{file.name}”.")
    assert screen.focused == "Open or print"
    assert screen.can_press("Show the folder")
    assert not screen.can_press("Save the score card"), "once is enough"
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Again"))
    assert screen.focused == "More"


MOST = [("knaster", CROWD, 1.0), ("ryzyk_fizyk", CROWD[:8], 1.0), ("pickomino", FAMILY, 1.0)]
LARGER = [("knaster", CROWD[:8], 1.5), ("knaster", CROWD[:8], 2.0), ("knaster", CROWD, 1.5)]
FOUR = [(game, ALONE, 2.0) for game, _, _ in MOST]


@pytest.mark.parametrize(
    "game, seats, scale",
    [MOST[0], FOUR[0], *(pytest.param(*case, marks=LONG_SOAK) for case in (*MOST[1:], *FOUR[1:], *LARGER))],
)
def test_all_places_are_seen(open_screen: Open, paths: Paths, game: str, seats: Seats, scale: float) -> None:
    # A game of many is saved near its end, since each move of all others would be shown first.
    leave_a_game_of(paths, game, seats, entries=20 if len(seats) == len(ALONE) else -30)
    screen = go_on(open_screen(size=(1366, 768), scale=scale, language="pl"))
    ended(screen)
    screen.picture()
    scrolled = [item for item in screen.items() if item.inherits("QQuickFlickable")]
    assert scrolled
    for item in scrolled:
        assert item.property("contentHeight") <= item.height() + 1
    cut = {text.property("text") for text in screen.texts() if text.property("truncated")}
    assert not cut & {name for name, _, _ in seats}
    reason = {
        "pickomino": "nie ma już odkrytych płytek",
        "ryzyk_fizyk": "ktoś przekroczył 100",
        "knaster": "",
    }[game]
    assert any(reason in line for line in screen.lines())


def test_a_game_without_a_seed_can_t_be_thrown_again_or_checked(open_screen: Open, paths: Paths) -> None:
    screen = at_the_result(open_screen, paths)
    assert not screen.sees("Same dice")
    assert not screen.sees("Check the dice")
    screen.click("Look back")
    screen.press(Key.Key_L)
    screen.click("Why?")
    screen.wait_until(lambda: any("no fingerprint" in thing.name for thing in screen.things()), "the reason")
    assert not screen.sees("Verify everything")


def test_nothing_lies_over_the_games_that_are_compared() -> None:
    scene = next(scene for scene in chance_scenes() if scene.name == "chance-compared-circles")
    with shown(scene, "en", (1024, 600, 1.0), "day") as screen:
        assert [thing.name for thing in screen.everything() if thing.role == Role.Dialog] == []
        assert screen.can_press("Back")


TITLE = "Luck over time"
BOOK = "Family book"


def leave_results(paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 4, 60), ("ryzyk_fizyk", 2, 40), ("rummikub", 3, 8), ("knaster", 1, 25))(paths)
    finished(("pickomino", 4, 6), name=KNOWN[1])(paths)


def opened(open_screen: Open, **comfort: Any) -> Screen:
    screen = open_screen(**comfort)
    screen.wait_until(lambda: screen.app.services.finished_games.known, "the results")
    go_to_luck(screen)
    return screen


def go_to_luck(screen: Screen) -> None:
    screen.click(BOOK)
    screen.wait_for("More")
    screen.click("More")
    screen.wait_until(lambda: screen.can_press(TITLE), "the book")
    screen.click(TITLE)
    screen.picture()


def open_more_about(screen: Screen, title: str) -> None:
    """Open the further part about one kind of game; the keyboard scrolls it into view."""
    screen.find(f"More about luck: {title}").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Return)
    screen.picture()


@pytest.fixture
def screen(open_screen: Open, paths: Paths) -> Screen:
    leave_results(paths)
    return opened(open_screen)


@pytest.mark.quick
def test_it_stands_beside_the_games_of_a_person_whoever_is_chosen(screen: Screen) -> None:
    titles = ["All games together", "Worms", "Ryzyk-Fizyk", "Rummikub", "Circles, alone"]
    lines = screen.lines()
    places = [lines.index(title) for title in titles]
    assert places == sorted(places)
    assert lines[places[0] + 1].startswith("108 games, won: ")
    place = screen.find(TITLE).place
    screen.walk_to(KNOWN[1])
    screen.press(Key.Key_Return)
    screen.picture()
    assert screen.find(KNOWN[1]).checked
    assert screen.find(TITLE).checked
    assert screen.find(TITLE).place == place
    assert screen.sees("Too few games yet to tell luck from skill."), "nothing but their number is shown"
    assert not any("±" in line for line in screen.lines())
    assert not screen.sees("All games together")
    screen.click(KNOWN[2])
    screen.picture()
    assert screen.lines().count("Too few games yet to tell luck from skill.") == 1
    screen.click(KNOWN[1])
    screen.click("Games")
    screen.picture()
    assert not screen.sees("Too few games yet to tell luck from skill.")
    assert "Best score" in screen.lines()
    screen.press(Key.Key_Escape, Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")


def test_without_people_there_is_none(open_screen: Open, paths: Paths) -> None:
    screen = open_screen()
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.click(BOOK)
    screen.wait_for("More")
    screen.click("More")
    screen.wait_until(lambda: screen.sees("People"), "the book")
    assert not screen.sees(TITLE)


def test_enough_games_have_a_sentence_and_behind_more_a_table_and_a_course(screen: Screen) -> None:
    cards = {card.title: card for card in screen.page_model("book").luck.rows}
    assert [len(card.bars) for card in cards.values()] == [2, 2, 2, 0, 2]
    assert not any("±" in line for line in screen.lines())
    for title, course in (
        ("Worms", "Total luck from game to game, in games won"),
        ("Circles, alone", "Total luck from game to game, in points"),
    ):
        open_more_about(screen, title)
        lines = screen.lines()
        for line in (*cards[title].bars, *cards[title].facts):
            assert {line.label, line.text} <= set(lines)
        assert all("±" in bar.text for bar in cards[title].bars)
        assert course in lines
        assert (misfits(screen), unheard(screen)) == ([], [])
        screen.press(Key.Key_Escape)
    assert not screen.can_press("More about luck: Rummikub"), "too few games"
    # The opened part of a kind depends on the person, and on the part of the book.
    book = screen.page_model("book")
    for leave, way in ((book.choose, KNOWN[2]), (book.showPart, 0)):
        book.choose(KNOWN[0])
        open_more_about(screen, "Worms")
        leave(way)
        screen.wait_until(
            lambda: "Total luck from game to game, in games won" not in screen.lines(), "its end"
        )


def with_ala(record: Path, copy: Path) -> Path:
    from stolik.engine.record import parse_record, record_text

    read = parse_record(record.read_bytes())
    seats = (read.seats[0].model_copy(update={"name": "Ala", "player": "human"}), *read.seats[1:])
    copy.write_text(record_text(read.model_copy(update={"seats": seats})), "utf-8")
    return copy


def at_the_days(screen: Screen) -> list[str]:
    screen.click("Settings", "All settings", "Folder")
    screen.wait_for("Data folder")
    days: list[str] = screen.page_model("comfort").folder_choice.property("days")
    return days


def told(screen: Screen) -> list[str]:
    return [thing.name for thing in screen.things() if thing.role == Role.AlertMessage]


@pytest.mark.parametrize(
    "language, day", [("en", "Saturday, 22 November 2025"), ("pl", "sobota, 22 listopada 2025")]
)
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_a_day_is_put_back_and_that_is_undone(
    open_screen: Open, paths: Paths, language: str, day: str, size: tuple[int, int]
) -> None:
    screen = open_screen(language=language, size=size, scheme="evening")
    screen.click("Settings", "All settings", "Folder")
    screen.wait_for("Data folder")
    assert not screen.sees("Daily backups"), "there is none yet"
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 1)
    screen.click("Settings", "Contrast")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "contrast"
    days = at_the_days(screen)
    assert (len(days), days[1]) == (2, day)
    screen.click(f"Restore: {day}")
    assert any(day in sentence for sentence in told(screen))
    screen.click("Restore nothing")
    assert not any(day in sentence for sentence in told(screen))
    screen.click(f"Restore: {day}")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "evening"
    (sentence,) = told(screen)
    assert day in sentence, "it is told at the start"
    screen.click("All right")
    (undone, *_) = at_the_days(screen)
    assert day not in undone
    screen.click(f"Restore: {undone}")
    screen.close()

    screen = open_screen(size=size, today=lambda: DAY + 2)
    assert screen.app.settings.property("scheme") == "contrast"


def test_what_a_start_that_was_cut_off_has_not_copied_is_copied_beside_the_window(open_screen: Open) -> None:
    screen = open_screen()
    assert screen.app.services.copies.names == []
    screen.wait_until(lambda: screen.app.services.copies.names == ["2025-11-22"], "a copy")
    assert screen.app.services.copies.wish == ("", "")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_days_fit_in_large_type(open_screen: Open, paths: Paths, language: str) -> None:
    paths.copies.mkdir(parents=True)
    for name in ("2026-09-30", "2026-09-30-1"):
        (paths.copies / f"{name}.zip").touch()
    screen = open_screen(size=(1024, 600), language=language, scale=2.0)
    days = at_the_days(screen)
    screen.click(f"Restore: {days[0]}")
    screen.picture()
    panel = screen.find(f"Restore: {days[1]}").place
    assert 0 < panel.left() < panel.right() < 1024
    chosen = screen.find("Restore nothing").place
    assert 0 < chosen.left() < chosen.right() < 1024
    assert cut(screen, lambda name: " " in name) == []
