"""The winner's moment is for the first time that a game ends on a screen where something moves."""

from __future__ import annotations

from typing import Any, cast

import pytest
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.table.end_stage import EndStage, Result


def stage(*, celebrated: bool) -> Any:
    game, players = load_game("pickomino"), (Player(name="Ala", player="human"),) * 2
    session = Session(game, len(players), game.options_type(), 0)
    result = Result(session, players, load_package("pickomino").view_model(None), None)
    # The stubs take a Qt property for an object of its own, so what is read here has no type.
    return cast("Any", EndStage(result, lambda: 0.0, celebrated=celebrated))


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
