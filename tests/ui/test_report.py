"""How did we play? From the end of a game, from a record and from a game that waits: by mouse and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from stolik.storage.paths import Paths

from tests.analysis.report import games
from tests.pictures.scene import left_laid
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import choose_at_the_end, open_more
from tests.ui.positions import keep_report, leave_a_game_of
from tests.ui.test_everybody import misfits, unheard

pytestmark = pytest.mark.rest

Key = Qt.Key
GOLDEN = Path(__file__).parents[1] / "golden"
TIE = GOLDEN / f"{games.TIE}.stolik"
ALONE = GOLDEN / "knaster" / "ends_with_the_dice.stolik"
UNIT = QRectF(0, 0, 1, 1)
ASK, ASK_ALONE = "How did we play?", "How did I play?"


def at_the_end_of(open_screen: Open, record: Path, **comfort: Any) -> Screen:
    """Open the record of a finished game."""
    screen = open_screen(**comfort)
    screen.app.shell.openFile(str(record))
    screen.wait_for_page("table")
    screen.wait_for("Again")
    return screen


def ask(screen: Screen, name: str = ASK) -> None:
    choose_at_the_end(screen, name)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.click("More")
    screen.picture()


def graph(screen: Screen) -> QQuickItem:
    return screen.find("Chances of winning during the game").item


@pytest.mark.quick
def test_the_report_opens_from_the_result_and_leads_back_to_it(open_screen: Open, paths: Paths) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    ask(screen)
    assert not screen.sees("Again")
    for name in ("Luck and choices", "What cost most", "The best moments", "The luckiest moments"):
        assert screen.sees(name)
    screen.press(Key.Key_Escape)
    assert screen.focused == "More"
    assert not screen.sees("What cost most")
    screen.press(Key.Key_Escape)
    screen.wait_for("Again")
    assert screen.report is None
    open_more(screen)
    assert screen.can_press(ASK)


def small_letters(screen: Screen) -> dict[str, float]:
    """Return the texts that are too small to be read, also those of small tables."""
    high = {
        str(item.property("text")): item.property("font").pixelSize() * item.mapRectToScene(UNIT).height()
        for item in screen.texts()
    }
    assert len(high) > 10
    return {text: size for text, size in high.items() if size < 12}


@pytest.mark.parametrize("size", mostly_soak([(1024, 600), (1366, 768)], usual=[(1024, 600)]), ids=str)
def test_it_is_told_in_one_screen_with_three_lines_the_chart_and_two_moments(
    open_screen: Open, paths: Paths, size: tuple[int, int]
) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE, size=size)
    choose_at_the_end(screen, ASK)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.picture()
    assert len(screen.report.glance.rows) == 3
    for row in screen.report.glance.rows:
        assert {row.text, row.name} - {""} <= set(screen.lines())
    best, dear = screen.report.highlights.rows
    cards = [
        screen.find(f"{head}: {row.turn}: {row.name}")
        for head, row in (("The best moment", best), ("The moment that cost most", dear))
    ]
    shown = [graph(screen), *(card.item for card in cards)]
    window = QRectF(0, 0, *size)
    for item in shown:
        assert item.height() >= 100
        assert window.contains(item.mapRectToScene(item.boundingRect()))
    assert [row.still.gameId for row in (best, dear)] == ["ryzyk_fizyk"] * 2
    assert best.still.position != dear.still.position
    assert not [item for item in screen.items() if item.inherits("QQuickFlickable")], "nothing scrolls"
    assert small_letters(screen) == {}
    screen.click_item(cards[1].item)
    assert screen.report.property("chosen") == dear.key
    assert screen.sees("What cost most")


def test_a_press_on_the_chart_of_the_glance_leads_to_that_moment_and_its_keys_go_on(
    open_screen: Open, paths: Paths
) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    choose_at_the_end(screen, ASK)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.picture()
    screen.click_item(graph(screen))
    report: Any = screen.report
    last = report.property("moments")
    assert 0 < report.property("moment") < last
    assert screen.sees("What cost most")
    assert screen.focused == "Chances of winning during the game"
    for key, wanted in (
        (Key.Key_End, last),
        (Key.Key_Left, last - 1),
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_End, last),
        (Key.Key_Right, last),
    ):
        screen.press(key)
        assert report.property("moment") == wanted
        assert report.table.lookingAt == wanted
    marks = report.property("marks")
    screen.press(Key.Key_Home, Key.Key_PageDown)
    assert report.property("moment") == next(mark for mark in marks if mark > 0)
    screen.press(Key.Key_End, Key.Key_PageUp)
    assert report.property("moment") == [mark for mark in marks if mark < last][-1]
    face = QAccessible.queryAccessibleInterface(graph(screen))
    assert face.role() == Role.Slider
    assert report.property("chancesText") in face.text(QAccessible.Text.Description)


def test_a_second_look_is_immediate(open_screen: Open, paths: Paths) -> None:
    screen = at_the_end_of(open_screen, TIE)
    ask(screen)
    screen.click("Back")
    screen.click("Back")
    screen.wait_for("Again")
    assert len(list(paths.reports.iterdir())) == 1
    choose_at_the_end(screen, ASK)
    assert screen.report.property("phase") == "ready"
    screen.close()
    again = at_the_end_of(open_screen, TIE)
    choose_at_the_end(again, ASK)
    assert again.report.property("phase") == "ready"


def test_the_graph_is_pressed_and_what_cost_most_is_told_with_what_was_best_and_why(
    open_screen: Open, paths: Paths
) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE, size=(1366, 768), scale=2.0)
    ask(screen)
    report: Any = screen.report
    assert report.property("moment") == report.property("moments")
    place = screen.find("Chances of winning during the game").place
    screen.click_at(QPoint(round(place.x() + place.width() / 2), round(place.center().y())))
    assert 0 < report.property("moment") < report.property("moments")
    screen.click_at(QPoint(round(place.x()) + 2, round(place.center().y())))
    assert report.property("moment") == 0
    assert screen.sees(report.property("momentText"))
    row = screen.report.dear.rows[0]
    name = f"{row.turn}: {row.name}"
    told = f"{name}: {row.word}: {row.size} – {row.played}"
    screen.find(told).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Return)
    assert screen.report.property("moment") == row.moment
    screen.picture()
    for said in (name, row.played, row.best, f"“{row.hint}”"):
        assert said in screen.lines()
    assert screen.report.table.moment.marks == list(screen.report._presenter.lit(row.key))
    assert (misfits(screen), unheard(screen)) == ([], [])


def test_a_seat_makes_its_line_stand_out_and_what_else_can_be_told_stands_behind_more(
    open_screen: Open, paths: Paths
) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    ask(screen)
    (first, second) = [f"{row.name}, {row.value}" for row in screen.report.seats.rows]
    screen.click(second)
    assert graph(screen).property("emphasised") == 1
    screen.click(first)
    assert graph(screen).property("emphasised") == 0
    assert [screen.find(name).checked for name in (first, second)] == [True, False]
    screen.click(first)
    assert graph(screen).property("emphasised") == -1
    assert not screen.sees("More about Zosia")
    screen.click(next(name for name in screen.names() if name.startswith("Zosia, ")))
    screen.click("More about Zosia")
    screen.wait_for("Close")
    assert screen.sees("Much better was possible")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: not screen.sees("Close"), "the sheet closed")
    assert screen.sees("What cost most")


def test_it_can_be_stopped_and_gone_on_with_and_a_sheet_is_read_in_it(
    open_screen: Open, paths: Paths
) -> None:
    screen = at_the_end_of(open_screen, ALONE, size=(1024, 600))
    choose_at_the_end(screen, ASK_ALONE)
    screen.wait_for("Stop")
    screen.click("Stop")
    screen.wait_for("Stopped. You can go on whenever you like.")
    assert list(paths.reports.glob("*")) == []
    screen.click("Go on")
    screen.wait_until(lambda: screen.report.property("phase") == "ready", "the report")
    assert screen.sees("Expected points during the game")
    assert ASK not in screen.lines()
    screen.picture()
    assert small_letters(screen) == {}
    screen.resize(1280, 800)
    screen.click("More")

    def small() -> list[QQuickItem]:
        return [one for one in screen.items() if (one.property("pictureScale") or 1) < 1]

    screen.wait_until(lambda: any(one.property("hair") for one in small()), "the small table")
    (sheet,) = [one for one in small() if one.property("hair")]
    left, right = (sheet.mapToScene(QPointF(at, 0)).x() for at in (0, 100))
    assert sheet.property("hair") * (right - left) / 100 > 1, "no line is thinner than a pixel"


def test_of_a_game_that_waits_it_tells_what_can_be_told_and_no_secret(
    open_screen: Open, paths: Paths
) -> None:
    left_laid(8, seed=4)(paths)
    seats: Any = (("Ala", "human", 0), ("Bolek", "gentle", 0))
    left = leave_a_game_of(paths, "pickomino", seats, entries=20)
    screen = open_screen()
    screen.click_games()
    for more in [thing.name for thing in screen.things() if thing.name.startswith("More with")]:
        screen.click(more)
    asked = [thing.name for thing in screen.things() if thing.name.startswith(ASK)]
    assert len(asked) == 1
    assert "Worms" in asked[0], "of Rummikub nothing is told while it goes on"
    screen.click(asked[0])
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    assert screen.sees("The game isn't over: this is what can be told so far.")
    assert not screen.sees("Save with the score card")
    assert screen.report.table.session.length == left.length
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")
    screen.click_games()
    assert any("Worms" in name for name in screen.names()), "it waits on"


def test_a_look_back_from_the_end_has_no_second_way_to_the_report(open_screen: Open) -> None:
    screen = at_the_end_of(open_screen, TIE)
    choose_at_the_end(screen, "Look back")
    screen.wait_for("Back to the result")
    assert not screen.sees(ASK)


def test_a_damaged_game_that_waits_is_told_in_one_sentence(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "pickomino", (("Ala", "human", 0), ("Jan", "human", 0)), entries=20)
    screen = open_screen()
    (file,) = paths.saves.glob("*.stolik")
    file.write_text(file.read_text()[:400])
    screen.app.services.pages.open("report", {"save": "pickomino"})
    assert screen.report is None
    assert screen.app.services.notices.sentence.startswith("The saved game is damaged")


def test_what_can_t_be_analysed_says_so(
    open_screen: Open, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stolik.engine.game_library import load_package

    monkeypatch.setattr(load_package("ryzyk_fizyk"), "seat_values", None)
    screen = at_the_end_of(open_screen, TIE)
    choose_at_the_end(screen, ASK)
    screen.wait_for("Ryzyk-Fizyk can't be looked at in this way: nobody has worked out its chances yet.")
    screen.click("Back")
    screen.wait_for("Again")


def test_it_is_saved_with_the_score_card(open_screen: Open, paths: Paths, tmp_path: Path) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    screen.app.services.score_card.folder = tmp_path / "Documents"
    ask(screen)
    screen.click("Save with the score card")
    (file,) = (tmp_path / "Documents").iterdir()
    assert file.name.endswith("how we played.pdf")
    assert screen.sees(f"The score card is in the folder {file.parent}, as “{file.name}”.")
    assert screen.can_press("Open or print")
