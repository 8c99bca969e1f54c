"""A position is explored: from a report's moment, by mouse and by keys, before and after, on and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.options import Options
from stolik.storage.paths import Paths

from tests.analysis.report import games
from tests.pictures.acts import hinted, on_the_table
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import choose_at_the_end
from tests.ui.positions import keep_report, leave_a_game_of
from tests.ui.test_everybody import misfits, unheard
from tests.ui.test_report import TIE, ask, at_the_end_of

Key = Qt.Key


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a rollout be done after forty games."""
    monkeypatch.setattr("stolik.analysis.jobs.GAMES", 40)


def weighed(screen: Screen) -> None:
    screen.wait_until(lambda: screen.explorer.property("phase") == "ready", "what the options are worth")
    screen.picture()


def explored(open_screen: Open, paths: Paths, record: Path = TIE, **comfort: Any) -> Screen:
    """Explore the dearest error of a finished game from its report."""
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, record, **comfort)
    ask(screen)
    screen.report.choose(screen.report.dear.rows[0].key)
    screen.picture()
    button = screen.find("Explore this position").item
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Space)
    weighed(screen)
    return screen


def test_a_report_s_moment_is_explored_and_the_report_is_there_afterwards(
    open_screen: Open, paths: Paths
) -> None:
    screen = explored(open_screen, paths)
    row = screen.report.dear.rows[0]
    table = screen.explorer.table
    assert table.session.length == int(row.key.partition(":")[2]) - 1
    assert screen.sees("Explore")
    best = screen.explorer.options.rows[0]
    assert best.move == row.best
    mine = screen.explorer.options.rows[screen.explorer.property("mine")]
    screen.click("As played")
    screen.picture()
    assert screen.explorer.property("after")
    assert screen.explorer.property("chosen") == screen.explorer.property("mine")
    assert mine.lost.startswith("what was played, gives up ")
    screen.click("Best")
    assert (screen.explorer.property("chosen"), table.lookingAt >= 0) == (0, True)
    screen.click("Before")
    assert table.lookingAt < 0
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert screen.report.property("chosen") == row.key


@pytest.mark.rest
def test_it_is_explored_by_keys_and_by_ear(open_screen: Open, paths: Paths) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    explorer = screen.explorer
    row = explorer.options.rows[1]
    screen.press(Key.Key_Down)
    assert (explorer.property("chosen"), explorer.property("after")) == (1, True)
    screen.picture()
    assert screen.sees(f"{row.move}. {row.worth}: {row.lost}.")
    assert screen.sees(f"{row.move}: {row.worth}, {row.lost}")
    screen.press(Key.Key_Space)
    assert not explorer.property("after")
    screen.press(Key.Key_Space, Key.Key_Up)
    assert (explorer.property("chosen"), explorer.property("after")) == (0, True)
    length = explorer.table.session.length
    screen.press(Key.Key_Return)
    weighed(screen)
    assert explorer.property("canGoBack")
    screen.press(Key.Key_Backspace)
    weighed(screen)
    assert explorer.table.session.length == length - 1
    screen.press(Key.Key_Right)
    weighed(screen)
    assert not explorer.property("canGoOn")
    screen.press(Key.Key_Left)
    weighed(screen)
    assert explorer.property("canGoOn")


def rolled_out(screen: Screen, phase: str = "ready") -> None:
    screen.wait_until(lambda: screen.explorer.rollout.property("phase") == phase, f"the rollout {phase}")


@pytest.mark.rest
def test_two_options_are_played_out_many_times(open_screen: Open, paths: Paths, few_games: None) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    rollout = screen.explorer.rollout
    screen.click("Look closer")
    assert screen.sees("Stop")
    rolled_out(screen)
    name = screen.report.dear.rows[0].name
    assert rollout.property("found").startswith(f"In 40 games played on from here {name} won ")
    screen.picture()
    for bar in rollout.bars.rows:
        assert screen.sees(f"{bar.move}: {bar.worth}")
    assert not screen.sees("Look closer")


@pytest.mark.rest
def test_a_rollout_shows_what_it_has_and_can_be_stopped_and_gone_on_with(
    open_screen: Open, paths: Paths
) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    rollout = screen.explorer.rollout
    screen.click("Look closer")
    screen.wait_until(lambda: rollout.property("found"), "what has been found so far")
    assert rollout.property("outcome") == "", "nothing is claimed while it goes on"
    screen.click("Stop")
    rolled_out(screen, "stopped")
    found = rollout.property("found")
    assert 0 < rollout.property("progress") < 1
    screen.click("Go on")
    screen.wait_until(lambda: rollout.property("found") != found, "more games")
    screen.press(Key.Key_Escape)
    assert screen.explorer is None


@pytest.mark.rest
def test_a_game_that_goes_on_is_explored_as_well(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "ryzyk_fizyk", (("Ala", "human", 0), ("Bolek", "gentle", 0)), entries=50, seed=8)
    screen = open_screen()
    screen.app.shell.opened_pages.open("report", {"save": "ryzyk_fizyk"})
    screen.wait_until(lambda: screen.report.property("phase") == "ready", "the report")
    assert screen.app.shell.opened_pages.open("explorer", screen.report.exploring())
    weighed(screen)
    assert screen.explorer.property("mine") == -1, "nobody has decided yet"


@pytest.mark.rest
def test_a_report_s_moment_is_explored_changed_and_played_on_and_counts_nowhere(
    open_screen: Open, paths: Paths
) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    explorer, who = screen.explorer, screen.explorer.property("player")
    screen.press(Key.Key_Down, Key.Key_Up, Key.Key_Return)
    weighed(screen)
    length = explorer.table.session.length
    screen.click("Play on from here")
    screen.wait_for("To the table")
    screen.picture()
    screen.click("Gentle")
    screen.click("To the table")
    screen.wait_until(lambda: screen.explorer is None, "the table")
    screen.wait_for("On trial: this game doesn't count")
    setup: Any = screen.app.services.tables.setup
    assert setup.session.length >= length
    assert [player.level for player in setup.players if player.name != who] == ["gentle"] * (
        len(setup.players) - 1
    )
    assert not setup.agreed.counts
    screen.picture()
    assert misfits(screen) == []


@pytest.mark.rest
def test_a_line_of_the_log_leads_to_its_position(open_screen: Open, paths: Paths) -> None:
    screen = at_the_end_of(open_screen, TIE, size=(1366, 768))
    choose_at_the_end(screen, "Look back")
    screen.table.lookAt(3)
    screen.picture()
    screen.press(Key.Key_E)
    weighed(screen)
    at = screen.table.moment.property("turn")
    assert at == 1
    assert screen.explorer.property("mine") >= 0
    screen.press(Key.Key_Escape)
    assert (screen.explorer, screen.table.lookingAt) == (None, 3)
    screen.click("Explore this position")
    weighed(screen)


def more_of_a_hint(screen: Any) -> None:
    """Ask for a hint until it tells its options, which in Rummikub it does last, and for more of them."""
    hinted(screen)
    screen.picture()
    for _ in range(5):
        if not screen.sees("More"):
            screen.press(Key.Key_H)
            screen.picture()
    screen.click("More")
    screen.picture()


SOLO = (("Ala", "human", 0), ("Bolek", "gentle", 0))


@pytest.mark.rest
@pytest.mark.parametrize("game, entries", [("pickomino", 20), ("rummikub", 40)])
def test_a_hint_s_more_leads_to_the_position_that_is_played(
    open_screen: Open, paths: Paths, game: str, entries: int
) -> None:
    leave_a_game_of(paths, game, SOLO, entries=entries)
    screen = open_screen(size=(1366, 768))
    on_the_table(screen)
    more_of_a_hint(screen)
    screen.click("Explore this position")
    weighed(screen)
    assert screen.explorer.property("seat") == 0
    assert screen.explorer.property("mine") == -1
    kept = paths.root / "explored.json"
    assert kept.exists() == (game == "pickomino"), "no rack of a game that goes on is kept"
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert screen.table.seat == 0


@pytest.mark.rest
def test_what_was_explored_lately_is_opened_again(open_screen: Open, paths: Paths) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    first = screen.explorer.table.session.length
    screen.press(Key.Key_Escape)
    screen.report.lookAt(4)
    assert screen.app.shell.opened_pages.open("explorer", screen.report.exploring())
    weighed(screen)
    assert screen.explorer.table.session.length != first
    screen.click("Explored lately")
    screen.wait_until(lambda: screen.explorer.lately.count == 2, "the list")
    screen.picture()
    screen.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Space)
    screen.wait_until(lambda: screen.explorer.table.session.length == first, "the first position")
    weighed(screen)
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert screen.report is not None


@pytest.fixture(
    params=mostly_soak(
        [(1024, 560, 1.0), (1366, 768, 2.0), (1366, 768, 1.0)], usual=[(1024, 560, 1.0), (1366, 768, 2.0)]
    ),
    ids=str,
)
def shown(request: pytest.FixtureRequest, open_screen: Open, paths: Paths) -> Screen:
    width, height, scale = request.param
    return explored(open_screen, paths, size=(width, height), scale=scale)


@pytest.mark.rest
def test_everything_fits_and_can_be_heard(shown: Screen, few_games: None) -> None:
    assert misfits(shown) == []
    # What the table says of the chance is heard in other words.
    assert set(unheard(shown)) <= {"unheard: to lose it all"}
    shown.explorer.choose(1)
    shown.picture()
    assert misfits(shown) == []
    if shown.sees("All options"):
        shown.click("All options")
    shown.explorer.rollout.begin()
    rolled_out(shown)
    shown.picture()
    assert misfits(shown) == []


TWO = (("Ala", "human", 0), ("Jan", "human", 3))


@pytest.mark.rest
@pytest.mark.parametrize("above", ["explorer", "editor", "help"])
def test_who_goes_away_from_their_rack_leaves_none_of_it_to_see(
    open_screen: Open, paths: Paths, above: str
) -> None:
    leave_a_game_of(paths, "rummikub", TWO, entries=20, options=Options(turn_seconds=None))
    screen = open_screen(size=(1366, 768))
    pages = screen.app.shell.opened_pages

    def looked_into() -> None:
        screen.table.privacy.reveal()
        more_of_a_hint(screen)
        screen.click("Explore this position")
        weighed(screen)
        if above == "editor":
            screen.click("Change this position")
            screen.wait_until(lambda: pages.ids == ["explorer", "editor"], "the editor")
        elif above == "help":
            screen.press(Key.Key_F1)
            screen.wait_until(lambda: screen.window.property("over") == "help", "the help")
        screen.picture()

    def covered() -> None:
        screen.wait_until(lambda: not pages.ids, "the cover")
        if above == "help":
            screen.press(Key.Key_Escape)
        screen.picture()
        assert screen.sees("Press and hold to look")
        assert not any("on your rack" in name for name in screen.names())

    on_the_table(screen)
    looked_into()
    other = QQuickWindow()
    other.show()
    other.requestActivate()
    screen.wait_until(lambda: not pages.ids, "the cover")
    other.close()
    other.deleteLater()
    screen.window.requestActivate()
    QTest.qWaitForWindowActive(screen.window)
    covered()
    looked_into()
    screen.pages.setProperty("idleTime", 1)
    covered()
    assert screen.table.privacy.viewer == -1
