"""The order of scenes: stages of one event, scenes that nobody may miss, and the end in a pause."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Seat
from stolik.flow import happenings as h
from stolik.flow.flow import HASTE_SECONDS
from stolik.games.rummikub.rules.moves import Draw, EndTurn, Play, Shuffled
from stolik.games.rummikub.rules.options import Options

from tests.flow.flow import Flow, PlainViewModel, pure_peeking
from tests.games.rummikub.deals import DULL, deck
from tests.table.peeking.rules import Hum, Say

CALM = Options(turn_seconds=None, reshuffle_right=False, games_per_match=1)
DULL_TOO = (*(f"{colour}{number}b" for colour in "bo" for number in (1, 3, 5, 7, 9, 11, 13)),)
WINNER = tuple("k1a k2a k3a k4a k5a r1a r2a r3a r4a r5a b1a b2a b3a b4a".split())
WINS = Play((WINNER[:5], WINNER[5:10], WINNER[10:]))


UNDERSTOOD = EventScenes(sounds={}, minimum_ms={"said": 2500})
"""Scenes for everything said, which stay long enough to be understood."""


@pytest.mark.parametrize("instant", [False, True])
def test_what_must_be_understood_has_its_least_time_at_every_pace(instant: bool) -> None:
    flow = Flow("hb", package=pure_peeking(scenes=UNDERSTOOD), instant=instant).begin().submit(Hum())
    assert (flow.busy, flow.least_ms) == (True, 2500)


def test_what_must_be_understood_stays_at_a_hasty_click_and_what_only_looks_well_goes_at_any() -> None:
    flow = Flow("hb", package=pure_peeking(scenes=UNDERSTOOD)).begin().submit(Hum())
    for seconds, busy in ((0, True), (HASTE_SECONDS - 0.01, True), (0.02, False)):
        flow.time += seconds
        flow.happen(h.SceneHurried)
        assert flow.busy is busy
    flow = Flow("hb", instant=False).begin().submit(Hum()).happen(h.SceneHurried)
    assert not flow.busy


# ------------------------------------------------------------------------------------------ stages


class StagedViewModel(PlainViewModel):
    """Shows everything said in three stages, to all except the speaker."""

    def __init__(self) -> None:
        super().__init__(pure_peeking())
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
    flow.finish().submit(Say(3)).finish().close_window()
    model.acts.clear()
    flow.bot_plays(Say(4))
    return flow, model


def test_an_event_of_several_stages_is_a_scene_for_each() -> None:
    flow, model = said_by_a_bot(instant=False)
    assert model.acts == ["0"]
    assert "stage" not in flow.facts
    lines = len(flow.texts())
    flow.scene_played(flow.token)
    flow.scene_played(flow.token)
    assert (model.acts[:3], flow.facts["stage"]) == (["0", "1", "2"], 2)
    assert len(flow.texts()) == lines, "the log tells it once"


def test_a_click_ends_all_stages_of_the_event_and_another_language_begins_none_anew() -> None:
    flow, model = said_by_a_bot(instant=False)
    flow.end_scene()
    assert model.acts[:3] == ["0", "1", "2"]
    assert not flow.busy
    flow, model = said_by_a_bot(instant=False)
    flow.scene_played(flow.token).retell()
    flow.scene_played(flow.token)
    assert model.acts.count("0") == 1


def test_a_pause_in_the_last_stage_leaves_the_whole_event_and_looking_back_plays_none() -> None:
    flow, model = said_by_a_bot(instant=False)
    flow.scene_played(flow.token)
    flow.scene_played(flow.token).pause(True)
    flow.scene_played(flow.token)
    assert model.acts.count("0") == 1
    flow.pause(False)
    assert model.acts[-1] == "all"
    flow, model = said_by_a_bot(instant=False)
    flow.look_at(0)
    assert model.acts == ["0", "1", "2", "all"]
    assert not flow.busy
    flow.back_to_now()
    assert model.acts[4:] == ["all"]


def test_without_animations_all_stages_are_shown_at_once_but_one_by_one_on_request() -> None:
    flow, model = said_by_a_bot(instant=True)
    assert model.acts[:3] == ["0", "1", "2"]
    model.acts.clear()
    flow.replay()
    assert model.acts[-1] == "0"
    assert flow.least_ms > 0
    flow.scene_played(flow.token)
    assert model.acts[-1] == "1"


# ------------------------------------------------------------------------------------------ the end


def before_the_end(players: str) -> Flow:
    """Return a table at which the bot, in the last seat, goes out with its next move."""
    flow = Flow(players, "rummikub", CALM, instant=False)
    racks = (DULL, DULL_TOO)[: len(players) - 1]
    flow.session.submit(TABLE, Shuffled(deck(*racks, WINNER)))
    flow.begin()
    for seat in range(len(players) - 1):
        flow.finish().reveal()
        assert flow.status.seat == seat
        flow.submit(Draw()).finish()
        if flow.session.state.phase == "drawn":
            flow.submit(EndTurn())
    return flow


def play_till_the_card(flow: Flow) -> None:
    for _ in range(50):
        if not flow.busy or flow.facts.get("kind") == "game_scored":
            return
        flow.scene_played(flow.token)
    raise AssertionError("a scene that never ends")


@pytest.mark.parametrize("players", ["hb", "hhb"])
@pytest.mark.parametrize("scenes", range(5))
def test_a_pause_while_a_bot_wins_swallows_neither_the_card_nor_the_end(players: str, scenes: int) -> None:
    flow = before_the_end(players)
    flow.finish().close_window().bot_plays(WINS)
    for _ in range(scenes):
        if flow.facts["kind"] != "game_scored":
            flow.scene_played(flow.token)
    seen = flow.facts
    flow.pause(True)
    # The running scene ends under the cover, and no other scene starts there.
    if not flow.waits:
        flow.scene_played(flow.token)
    assert (flow.facts, flow.ends) == (seen, 0)
    flow.pause(False)
    assert (flow.facts == seen) == seen["kind"].startswith("game_scored")
    play_till_the_card(flow)
    assert flow.facts["kind"] == "game_scored"
    assert flow.waits
    flow.finish()
    assert flow.ends == 1
    assert flow.status.end_shown


@pytest.mark.parametrize("away", ["pause", "nobody there"])
def test_whoever_goes_away_after_winning_finds_the_card_and_the_end(away: str) -> None:
    flow = Flow("hh", "rummikub", CALM, instant=False)
    flow.session.submit(TABLE, Shuffled(deck(WINNER, DULL)))
    flow.begin().finish().reveal().submit(WINS)
    assert (flow.viewer.seat, flow.facts["kind"]) == (0, "tiles_played")
    if away == "pause":
        flow.pause(True).pause(False)
    else:
        flow.cover()
    assert flow.facts["kind"] == "game_scored"
    flow.finish()
    assert flow.ends == 1


@pytest.mark.parametrize("instant", [False, True])
def test_the_last_tile_is_celebrated_once_in_its_own_sound_and_no_other_lay_is(instant: bool) -> None:
    flow = Flow("hh", "rummikub", CALM, instant=instant)
    flow.session.submit(TABLE, Shuffled(deck(WINNER, DULL)))
    flow.begin().finish().reveal().submit(WINS)
    assert (flow.celebrated, flow.sounds.count("last_tile")) == ([("last", 0)], 1)
    assert flow.now.timeline.moment_after(flow.session.length) == len(flow.now.timeline.lines)
    assert flow.now.timeline.moment_after(0) == 0


def test_a_turn_tells_itself_once_in_the_log() -> None:
    flow = before_the_end("hb")
    flow.finish()
    assert flow.session.length > 1
    turns = [line for line in flow.texts() if "turn" in line]
    assert turns == []
    assert "Ala draws a tile." in flow.texts()
    assert any("turn" in text for text in flow.announced), "it is still heard"
