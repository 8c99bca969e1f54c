"""The end of a game: the table rests, the winner has a moment, the places follow and mind no hasty click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from stolik.flow.flow import HASTE_SECONDS
from stolik.table.end_stage import GUARD_SECONDS, MOMENT_SECONDS, REST_SECONDS, Ending, Phase


class Stage:
    """An ending with a clock of its own."""

    def __init__(self) -> None:
        self.time = 0.0
        self.phases: list[Phase] = []
        self.ending = Ending(lambda: self.time, self.phases.append)

    def wait(self, seconds: float) -> None:
        self.time += seconds
        self.ending.time_passed()

    def shows(self, phase: Phase) -> bool:
        return self.ending.phase is phase


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_the_table_rests_then_the_winner_has_a_moment_then_the_places_follow(stage: Stage) -> None:
    stage.ending.begin()
    stage.wait(REST_SECONDS - 0.01)
    assert stage.phases == [Phase.REST]
    stage.wait(0.02)
    stage.wait(MOMENT_SECONDS - 0.01)
    assert stage.phases == [Phase.REST, Phase.MOMENT]
    stage.wait(0.02)
    assert stage.phases == [Phase.REST, Phase.MOMENT, Phase.PLACES]
    assert stage.ending.waits
    stage.wait(GUARD_SECONDS)
    assert not stage.ending.waits


def test_a_click_while_the_table_rests_does_nothing(stage: Stage) -> None:
    stage.ending.begin()
    stage.wait(REST_SECONDS - 0.1)
    stage.ending.skip()
    assert stage.shows(Phase.REST)


def test_a_click_ends_the_winner_s_moment_unless_it_comes_too_soon(stage: Stage) -> None:
    stage.ending.begin()
    stage.wait(REST_SECONDS + 0.01)
    stage.wait(HASTE_SECONDS - 0.01)
    stage.ending.skip()
    assert stage.shows(Phase.MOMENT)
    stage.wait(0.02)
    stage.ending.skip()
    assert stage.shows(Phase.PLACES)


@pytest.mark.parametrize("come", [Ending.show_places, Ending.leave])
def test_a_click_counts_only_once_the_places_have_been_there_for_a_while(
    stage: Stage, come: Callable[[Ending], None]
) -> None:
    assert not stage.ending.takes_clicks
    come(stage.ending)
    # After looking back the places come anew, under whatever the pointer is on.
    stage.ending.show_places()
    stage.wait(GUARD_SECONDS - 0.01)
    assert not stage.ending.takes_clicks
    stage.ending.skip()
    assert stage.shows(Phase.PLACES)
    stage.wait(0.02)
    assert stage.ending.takes_clicks


def test_whoever_looks_back_sees_nothing_of_the_end(stage: Stage) -> None:
    stage.ending.show_places()
    stage.ending.leave()
    stage.wait(100)
    assert stage.shows(Phase.NONE)
    assert not stage.ending.takes_clicks
