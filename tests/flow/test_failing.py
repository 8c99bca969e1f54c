"""An error that nobody expected costs as little of a game as can be."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.flow import effects, runner
from stolik.flow.happenings import Happening
from stolik.flow.screen import Screen

from tests.flow.flow import Flow


class Enduring(Flow):
    """A table that goes on after an error, as the one in the window does; ``broken`` is what fails."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.broken: object = None
        self.errors: list[tuple[str, str]] = []
        self.listed: list[str] = []

    def carry_out(self, effect: effects.Effect) -> None:
        if type(effect) is self.broken:
            raise KeyError("an effect")
        super().carry_out(effect)

    def publish(self, before: Screen, now: Screen) -> None:
        if self.broken == "publish":
            raise KeyError("a signal")
        super().publish(before, now)

    def failed(self, happening: Happening, error: Exception) -> None:
        self.errors.append((type(happening).__name__, type(error).__name__))
        self.listed = [type(one).__name__ for one in self.run.story.happenings]


def fail(*given: Any) -> Any:
    raise KeyError("nothing")


def table() -> Enduring:
    flow = Enduring("hb", "pickomino", instant=False)
    flow.begin().finish()
    return flow


def roll(flow: Flow) -> None:
    flow.submit(next(iter(flow.game.legal_moves(flow.session.view(0), 0))))


@pytest.mark.parametrize("part", ["step", "screen"])
def test_what_can_t_be_dealt_with_changes_nothing_and_is_told_as_the_last_that_happened(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow = table()
    before, seen, happened = flow.now, flow.screen, list(flow.run.story.happenings)
    with monkeypatch.context() as broken:
        broken.setattr(runner, part, fail)
        roll(flow)
    assert (flow.errors, flow.listed[-1]) == ([("MoveSubmitted", "KeyError")], "MoveSubmitted")
    assert (flow.now, flow.screen) == (before, seen)
    assert flow.run.story.happenings == happened, "the list leads to where the table stands"
    assert flow.run.story.now is flow.now
    roll(flow)
    assert flow.session.length > 0, "the game goes on"


@pytest.mark.parametrize("broken", [effects.Tell, effects.BeginScene, effects.PlayScene, "publish"])
def test_the_game_is_saved_whatever_else_fails(broken: object) -> None:
    flow = table()
    saves, flow.broken = flow.saves, broken
    roll(flow)
    assert flow.saves > saves
    assert {error for _, error in flow.errors} == {"KeyError"}
    assert "MoveSubmitted" in flow.listed
    assert [type(one).__name__ for one in flow.run.story.happenings] == flow.listed


def test_chance_falls_although_a_sentence_fails() -> None:
    flow = table()
    flow.broken = effects.Tell
    roll(flow)
    assert flow.session.length == 2
