"""Playing by ear: one key of the first page begins it, and keys of the table answer questions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.ui.conftest import Open
from tests.ui.driver import Role
from tests.ui.player import go_on
from tests.ui.positions import PEOPLE, TURN, leave_a_game

pytestmark = pytest.mark.rest

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def test_a_key_of_the_first_page_begins_to_play_by_ear(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(pace="normal")
    screen.press(Key.Key_F8)
    assert screen.app.settings.stored.by_ear
    told = "You play by ear now: no clock in new games, and keys instead of clicks."
    screen.wait_for(f"{told} F8 ends it; Comfort has more.")
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    options = {row.option: row for row in screen.app.shell.tables.line_up.option_rows.rows}
    assert options["turn_seconds"].choices[options["turn_seconds"].chosen] == "No clock"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    go_on(screen)
    heard: list[str] = []
    screen.table.announcements.announced.connect(heard.append)
    screen.press(Key.Key_F2, Key.Key_F2)
    score = "1. Jan: 5 worms; 2. Ola: 3 worms; 3. Ala: 0 worms."
    assert heard == [score, score], "asked twice is answered twice"
    assert any(thing.role == Role.Note and thing.name == score for thing in screen.things()), (
        "it is written too"
    )
    screen.press(Key.Key_R)
    assert screen.table.director.busy
    screen.press(Key.Key_F3)
    screen.press(Key.Key_2, modifier=Modifier.ControlModifier)
    assert screen.table.director.busy, "a question ends nothing that is shown"
    assert heard[-2:] == ["To move: Ala.", "Can be stolen with exactly: 21 from Ola, 30 from Jan."]
