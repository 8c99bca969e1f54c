"""A robot that only presses what lights up at a calm table plays every game to its end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.engine.game_library import find_packages
from stolik.games.rummikub.rules.options import Options

from tests.soak.marks import mostly_soak
from tests.table.calm_robot import CalmRobot

GAMES = [package.info.id for package in find_packages()]


@pytest.mark.parametrize("seed", mostly_soak([1, 2, 3], usual=[1]))
@pytest.mark.parametrize("game", GAMES)
def test_who_presses_only_what_lights_up_plays_to_the_end(
    qapp: QGuiApplication, game: str, seed: int
) -> None:
    robot = CalmRobot(game, seed)
    robot.play_on()
    assert robot.session.over
    assert "bust" not in robot.sounds


def test_no_time_runs_out_though_the_game_limits_that_of_others(qapp: QGuiApplication) -> None:
    robot = CalmRobot("rummikub", 1, options=Options(turn_seconds=30))
    robot.table.begin()
    robot.settle()
    robot.wait_for_cue()
    robot.time += 1000
    robot.table.clock._tick()
    assert robot.table.clock.left == -1
    assert robot.run.flow.seat == 0


def test_who_goes_an_own_way_at_rummikub_is_left_alone_for_a_while(qapp: QGuiApplication) -> None:
    robot = a_robot_that_can_lay()
    tile = robot.model._editor.on_rack[0]
    # Tiles that were only shown disappear first.
    robot.model.pick(tile, False)
    assert robot.lit == []
    assert not robot.model.ghostly
    robot.model.pick(tile, False)
    assert robot.model.pickedCount == 1
    assert robot.wait_for_cue() == "play"
    robot.press("play")
    assert robot.lit == ["play"]
    assert not robot.model.ghostly
    before = robot.session.length
    robot.press("play")
    assert robot.session.log[before].move.kind == "play"


def test_the_button_says_what_it_does(qapp: QGuiApplication) -> None:
    robot = a_robot_that_can_lay()
    said = robot.model.doneText
    assert robot.model.offersLaying
    assert robot.table.advice.hint["text"]
    robot.press("play")
    assert not robot.model.offersLaying
    assert robot.model.doneText != said
    assert robot.table.advice.hint["text"]


def test_who_chooses_other_dice_is_shown_the_way_back(qapp: QGuiApplication) -> None:
    robot = CalmRobot("ryzyk_fizyk", 1)
    robot.table.begin()
    robot.settle()
    robot.press(robot.wait_for_cue())
    robot.settle()
    chosen = [row for row in robot.model.dice.rows if row.chosen]
    assert chosen
    robot.press(f"die:{chosen[0].die}")
    assert robot.lit == []
    assert robot.wait_for_cue().startswith("die:")


def a_robot_that_can_lay() -> Any:
    """Return a robot at a table of Rummikub that shows tiles it can lay."""
    for seed in range(1, 20):
        robot = CalmRobot("rummikub", seed)
        robot.table.begin()
        for _ in range(30):
            robot.settle()
            if robot.run.flow.is_over:
                break
            thing = robot.wait_for_cue()
            if thing == "play" and robot.model.ghostly:
                return robot
            robot.press(thing)
    raise AssertionError("no seed lets it lay")
