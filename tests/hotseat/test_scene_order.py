"""Which scenes follow which: stages of one event, what nobody is to miss, and the end in a pause."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from stolik.engine.game import TABLE, Seat
from stolik.games.rummikub.rules.moves import Draw, EndTurn, Play, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.hotseat.scenes import QueueOutput, Scene, SceneQueue

from tests.games.rummikub.deals import DULL, deck
from tests.hotseat.flow import Flow, PlainViewModel, PurePeeking
from tests.table.peeking.rules import Say

CALM = Options(turn_seconds=None, reshuffle_right=False, games_per_match=1)
DULL_TOO = (*(f"{colour}{number}b" for colour in "bo" for number in (1, 3, 5, 7, 9, 11, 13)),)
WINNER = tuple("k1a k2a k3a k4a k5a r1a r2a r3a r4a r5a b1a b2a b3a b4a".split())
WINS = Play((WINNER[:5], WINNER[5:10], WINNER[10:]))


class Stage:
    """A queue, and what it has shown and played."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.played: list[str] = []
        self.token = -1
        self.idle = 0
        self.queue = SceneQueue(QueueOutput(playing=self._play, idle=self._rest))

    def _play(self, token: int) -> None:
        self.token = token
        self.played.append(self.queue.facts["name"])

    def _rest(self) -> None:
        self.idle += 1

    def play(self, names: str, **more: Any) -> None:
        self.queue.play([self.scene(name, **more) for name in names])

    def scene(self, name: str, **more: Any) -> Scene:
        return Scene(partial(dict, name=name), partial(self.shown.append, name), **more)


def test_stages_of_one_event_are_played_one_after_the_other() -> None:
    stage = Stage()
    stage.queue.play(
        [stage.scene("a"), *(stage.scene(name, continues=True) for name in "bc"), stage.scene("d")]
    )
    for _ in range(3):
        stage.queue.done(stage.token)
    assert stage.played == ["a", "b", "c", "d"]


def test_a_click_ends_all_stages_of_the_event() -> None:
    stage = Stage()
    stage.queue.play(
        [stage.scene("a"), *(stage.scene(name, continues=True) for name in "bc"), stage.scene("d")]
    )
    stage.queue.finish()
    assert (stage.shown, stage.played) == (["a", "b", "c", "d"], ["a", "d"])


def test_what_nobody_is_to_miss_is_played_when_all_else_is_only_caught_up_with() -> None:
    stage = Stage()
    stage.play("ab")
    stage.play("m", for_all=True, needs_confirmation=True)
    stage.play("c")
    stage.queue.finish_all()
    assert (stage.shown, stage.played, stage.idle) == (["a", "b", "m"], ["a", "m"], 0)
    stage.queue.finish_all()
    assert stage.played == ["a", "m"], "it stays until somebody ends it"
    stage.queue.finish()
    stage.queue.done(stage.token)
    assert (stage.shown[-1], stage.idle) == ("c", 1)


def test_who_catches_up_sees_all_that_waits_and_nothing_goes_on() -> None:
    stage = Stage()
    stage.play("abc")
    stage.queue.catch_up()
    assert (stage.shown, stage.played, stage.idle) == (["a", "b", "c"], ["a"], 0)
    assert not stage.queue.busy


@pytest.mark.parametrize(
    "end", [lambda stage: stage.queue.done(stage.token), lambda stage: stage.queue.finish()]
)
def test_while_scenes_are_held_none_follows_another(end: Callable[[Stage], None]) -> None:
    stage = Stage()
    stage.play("ab")
    stage.queue.hold(True)
    end(stage)
    assert (stage.played, stage.queue.busy) == (["a"], True)
    stage.queue.hold(False)
    assert stage.played == ["a", "b"]
    stage.queue.hold(True)
    end(stage)
    assert stage.idle == 1, "the last one ends all the same"


# ------------------------------------------------------------------------------------------ stages


class StagedViewModel(PlainViewModel):
    """Shows everything that is said in three stages, to all but the speaker."""

    def __init__(self) -> None:
        super().__init__(PurePeeking())
        self.acts: list[str] = []

    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        super().show(view, event, mine)
        self.acts.append("all")

    def stages(self, event: Any, viewer: Seat | None) -> int:
        return 3 if event.kind == "said" and event.seat != viewer else 0

    def show_first_stage(self, view: Any, event: Any, mine: Seat | None) -> None:
        super().show(view, event, mine)
        self.acts.append("0")

    def show_stage(self, stage: int) -> None:
        self.acts.append(str(stage))


def said_by_a_bot(instant: bool) -> tuple[Flow, StagedViewModel]:
    model = StagedViewModel()
    flow = Flow("hb", instant=instant, view_model=model).begin()
    flow.finish()
    flow.submit(Say(3))
    flow.finish()
    flow.close_window()
    model.acts.clear()
    flow.bot_plays(Say(4))
    return flow, model


def test_an_event_of_several_stages_is_a_scene_for_each() -> None:
    flow, model = said_by_a_bot(instant=False)
    assert model.acts == ["0"]
    assert "stage" not in flow.queue.facts
    lines = len(flow.texts())
    flow.queue.done(flow.token)
    flow.queue.done(flow.token)
    assert model.acts[:3] == ["0", "1", "2"]
    assert flow.queue.facts["stage"] == 2
    assert len(flow.texts()) == lines, "the log tells it once"


def test_without_animations_all_stages_are_shown_at_once_but_one_by_one_on_request() -> None:
    flow, model = said_by_a_bot(instant=True)
    assert model.acts[:3] == ["0", "1", "2"]
    model.acts.clear()
    flow.coordinator.replay()
    assert model.acts[-1] == "0"
    assert flow.queue.minimum_ms > 0
    flow.queue.done(flow.token)
    assert model.acts[-1] == "1"


# ------------------------------------------------------------------------------------------ the end


def before_the_end(players: str) -> Flow:
    """Return a table at which the bot, the last seat, goes out with its next move."""
    flow = Flow(players, "rummikub", CALM, instant=False)
    racks = (DULL, DULL_TOO)[: len(players) - 1]
    flow.session.submit(TABLE, Shuffled(deck(*racks, WINNER)))
    flow.begin()
    for seat in range(len(players) - 1):
        flow.finish()
        flow.coordinator.hand_over.reveal()
        assert flow.coordinator.flow_state.seat == seat
        flow.submit(Draw())
        flow.finish()
        if flow.session.state.phase == "drawn":
            flow.submit(EndTurn())
    return flow


def play_till_the_card(flow: Flow) -> None:
    for _ in range(50):
        if not flow.queue.busy or flow.queue.facts.get("kind") == "game_scored":
            return
        flow.queue.done(flow.token)
    raise AssertionError("a scene that never ends")


@pytest.mark.parametrize("players", ["hb", "hhb"])
@pytest.mark.parametrize("scenes", range(5))
def test_a_pause_while_a_bot_wins_swallows_neither_the_card_nor_the_end(players: str, scenes: int) -> None:
    flow = before_the_end(players)
    flow.finish()
    flow.close_window()
    flow.bot_plays(WINS)
    for _ in range(scenes):
        if flow.queue.facts["kind"] != "game_scored":
            flow.queue.done(flow.token)
    seen = flow.queue.facts
    flow.coordinator.pause(True)
    # The running scene ends under the cover, and no other begins there.
    if not flow.queue.needs_confirmation:
        flow.queue.done(flow.token)
    assert flow.queue.facts == seen
    assert flow.ends == 0
    flow.coordinator.pause(False)
    assert (flow.queue.facts == seen) == seen["kind"].startswith("game_scored")
    play_till_the_card(flow)
    assert flow.queue.facts["kind"] == "game_scored"
    assert flow.queue.needs_confirmation
    flow.finish()
    assert flow.ends == 1
    assert flow.status.end_shown


@pytest.mark.parametrize("away", ["pause", "nobody there"])
def test_whoever_goes_away_after_winning_finds_the_card_and_the_end(away: str) -> None:
    flow = Flow("hh", "rummikub", CALM, instant=False)
    flow.session.submit(TABLE, Shuffled(deck(WINNER, DULL)))
    flow.begin()
    flow.finish()
    flow.coordinator.hand_over.reveal()
    flow.submit(WINS)
    assert flow.viewer.seat == 0
    assert flow.queue.facts["kind"] == "tiles_played"
    if away == "pause":
        flow.coordinator.pause(True)
        flow.coordinator.pause(False)
    else:
        flow.coordinator.hand_over.cover()
    assert flow.queue.facts["kind"] == "game_scored"
    flow.finish()
    assert flow.ends == 1


def test_a_turn_tells_itself_once_in_the_log() -> None:
    flow = before_the_end("hb")
    flow.finish()
    assert flow.session.length > 1
    turns = [line for line in flow.texts() if "turn" in line]
    assert turns == []
    assert "Ala draws a tile." in flow.texts()
    assert any("turn" in text for text in flow.announced), "it is still heard"
