"""The end of a game: the table rests, the winner has a moment once, the places follow, no click is hasty."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QTimer
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.table.end_stage import GUARD_SECONDS, MOMENT_SECONDS, REST_SECONDS, EndStage, Result


class Clock:
    time = 0.0

    def wait(self, end: Any, seconds: float) -> None:
        self.time += seconds
        for timer in end.findChildren(QTimer):
            if not timer.isSingleShot():
                timer.timeout.emit()


def stage(clock: Clock | None = None, *, celebrated: bool = False) -> Any:
    game, players = load_game("pickomino"), (Player(name="Ala", player="human"),) * 2
    session = Session(game, len(players), game.options_type(), 0)
    result = Result(session, players, load_package("pickomino").view_model(None), None)
    # The stubs take a Qt property for an object of its own, so values read here have no type.
    clock = clock or Clock()
    return cast("Any", EndStage(result, lambda: clock.time, celebrated=celebrated))


@pytest.mark.parametrize("celebrated, instant", [(True, False), (False, True), (True, True)])
def test_the_places_are_shown_at_once_where_nothing_moves_or_all_is_celebrated(
    qapp: object, celebrated: bool, instant: bool
) -> None:
    end = stage(celebrated=celebrated)
    end.begin(instant=instant)
    assert (end.phase, end.takeCounting()) == ("places", False)
    end.leave()
    end.begin(instant=False)
    assert end.phase == "places", "what was passed over doesn't come later"


def test_the_winner_has_one_moment_and_the_points_are_counted_once(qapp: object) -> None:
    end = stage(celebrated=False)
    end.begin(instant=False)
    assert (end.phase, end.plays) == ("rest", True)
    assert [end.takeCounting(), end.takeCounting()] == [True, False]
    end.leave()
    end.begin(instant=False)
    assert (end.phase, end.takeCounting()) == ("places", False)
    end.leave()


def test_the_table_rests_then_the_winner_has_a_moment_then_the_places_follow(qapp: object) -> None:
    clock = Clock()
    end = stage(clock)
    end.begin(instant=False)
    clock.wait(end, REST_SECONDS - 0.01)
    assert end.phase == "rest"
    clock.wait(end, 0.02)
    clock.wait(end, MOMENT_SECONDS - 0.01)
    assert end.phase == "moment"
    clock.wait(end, 0.02)
    assert (end.phase, end.takesClicks) == ("places", False)
    clock.wait(end, GUARD_SECONDS)
    assert end.takesClicks


def test_a_click_counts_only_once_the_places_have_been_there_for_a_while(qapp: object) -> None:
    clock = Clock()
    end = stage(clock)
    assert not end.takesClicks
    end.begin(instant=True)
    clock.wait(end, GUARD_SECONDS - 0.01)
    assert (end.phase, end.takesClicks) == ("places", False)
    clock.wait(end, 0.02)
    assert end.takesClicks


def test_whoever_looks_back_sees_nothing_of_the_end(qapp: object) -> None:
    clock = Clock()
    end = stage(clock)
    end.begin(instant=True)
    end.leave()
    clock.wait(end, 100)
    assert (end.phase, end.takesClicks) == ("", False)
