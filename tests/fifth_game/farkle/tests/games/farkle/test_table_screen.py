"""The game on the screen: its card on the start page, its table, a turn of a person and one of a computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.game_library import find_games
from stolik.games.farkle.rules.state import keeps, score
from stolik.storage.paths import Paths

from tests.ui.driver import Screen


@pytest.fixture
def screen(qapp: Any, tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(Paths(tmp_path / "stolik"))
    yield screen
    screen.close()


def wait_for_the_person(screen: Screen) -> None:
    def is_ready() -> bool:
        screen.table.director.finish()
        return bool(screen.table.seat == 0)

    screen.wait_until(is_ready, "the person's turn")


def test_its_card_is_on_the_start_page_beside_the_others(screen: Screen) -> None:
    cards = [name for name in screen.names() if name.startswith("How to play ")]
    assert "How to play Farkle" in cards
    assert len(cards) == len(find_games())


def test_a_person_and_a_computer_play_a_turn(screen: Screen) -> None:
    screen.click("Play Farkle")
    screen.wait_for_page("players")
    screen.click("To the table")
    screen.wait_for_page("table")
    while not screen.state.accounts[0]:
        wait_for_the_person(screen)
        screen.click("Roll 6 dice")
        if screen.state.phase != "keep":
            continue
        screen.click("Choose none")
        screen.click("Bank the points")
        assert screen.wait_for("First set aside some of the dice you rolled.")
        screen.click("Choose all")
        dice, points = keeps(screen.state.rolled)[0], score(keeps(screen.state.rolled)[0])
        screen.click("Bank 1 point" if points == 1 else f"Bank {points} points")
        assert screen.state.accounts[0] == points, dice
    wait_for_the_person(screen)
    assert {entry.seat for entry in screen.table.session.log} == {-1, 0, 1}
    screen.table.lookAt(1)
    assert screen.sees("Turn 1: Player 1 rolls 6 dice."), screen.names()
    assert screen.table.viewModel.points == 0
    assert list(screen.table.moment.milestones)
    assert not screen.can_press("Roll 6 dice")
